"""The money track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from menagerie.games.zoo_tycoon.zoo import Zoo

if TYPE_CHECKING:
    from menagerie.games.zoo_tycoon.state import ZooTycoon


def change_money(state: ZooTycoon, zoo: Zoo, amount: i64) -> None:
    """Money stays between its limits (ZT-7.1)."""
    money = zoo.money + amount
    money = min(money, state.tables.money_max)
    money = max(money, state.tables.money_min)
    zoo.money = money
