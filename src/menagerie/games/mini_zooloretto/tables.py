"""The numbers of the game, filled by `content` from the data files."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Tables:
    def __init__(
        self,
        tiles: list[int],
        offspring: list[int],
        boxes: list[int],
        kinds_left_out: int,
        final_pile: int,
        points: list[int],
        landscape_points: int,
        barn_kind_points: int,
        barn_landscape_points: int,
    ) -> None:
        self.tiles: vec[i64] = vec[i64](tiles)  # square tiles by face
        self.offspring: vec[i64] = vec[i64](offspring)  # offspring tiles by kind
        self.boxes: vec[i64] = vec[i64](boxes)  # boxes of each truck
        self.kinds_left_out: i64 = kinds_left_out
        self.final_pile: i64 = final_pile
        self.points: vec[i64] = vec[i64](points)  # by the number of animals in an enclosure
        self.landscape_points: i64 = landscape_points
        self.barn_kind_points: i64 = barn_kind_points
        self.barn_landscape_points: i64 = barn_landscape_points
