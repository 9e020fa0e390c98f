"""Autumn before building: free tiles, donors, loans; tiles and enclosures."""

from __future__ import annotations

import pytest

from menagerie.games.zoo_tycoon.zoo import FREE, PROHIBITED

from .tycoon_builder import CONTENT, GAME, Position, square

rule = pytest.mark.rule


def stored(position: Position) -> list[int]:
    return position.all("tiles")


@rule("ZT-T95", "ZT-10.1", "ZT-10.2", "ZT-20.17", "ZT-20.18", "ZT-15.12")
def test_donors_pay_a_tile_to_the_best_zoos() -> None:
    position = Position().donor("D2")
    for seat, kinds in enumerate((("lovebird", "warthog"), ("lovebird", "vervet"), ("crane",))):
        for co in kinds:
            position.enclosure("savanna", 2, co=co, seat=seat)
    assert stored(position.autumn()) == [4, 4, 3]


@rule("ZT-T95", "ZT-10.2", "ZT-20.18")
@pytest.mark.parametrize(("scores", "tiles"), [((-1, -2, -1), [3, 3, 3]), ((0, 2, 2), [3, 4, 4])])
def test_the_welfare_donor_wants_a_score_of_at_least_zero(scores: tuple[int, ...], tiles: list[int]) -> None:
    position = Position().donor("D4")
    for seat, score in enumerate(scores):
        if score == 2:
            position.comfortable("macaw 3m 3f", seat=seat)
        for name in ("tapir 1m", "red_panda 1m")[: -score if score < 0 else 0]:
            position.keep(name, tiles=3, points="R", experience=1, seat=seat)
        assert position.welfare(seat) == score
    assert stored(position.autumn()) == tiles


@rule("ZT-10.2", "ZT-20.17")
@pytest.mark.parametrize(("card", "biome", "co"), [("D1", "rainforest", "otter"), ("D3", "montane", "raccoon")])
def test_every_biome_has_its_donor(card: str, biome: str, co: str) -> None:
    position = Position().donor(card).enclosure(biome, 2, co=co, seat=1)
    assert stored(position.autumn()) == [3, 4, 3]
    nobody = Position().donor(card).enclosure("savanna", 2, co="crane", seat=1)
    assert stored(nobody.autumn()) == [3, 3, 3]


@rule("ZT-T94", "ZT-6.10", "ZT-10.2")
def test_species_in_quarantine_do_not_count_for_a_donor() -> None:
    position = Position().donor("D3").quarantine("red_panda 1m 1f", "snow_leopard 1m")
    assert stored(position.autumn()) == [3, 3, 3]


@rule("ZT-T31", "ZT-10.3", "ZT-7.12", "ZT-7.11")
def test_the_segment_of_the_conservation_leader_gets_a_tile() -> None:
    position = Position(seats=4).donor("D1")
    for seat, con in enumerate((8, 7, 4, 2)):
        position.set(seat, con=con)
    assert stored(position.autumn()) == [4, 4, 3, 3]
    white = Position(seats=4).donor("D1").set(0, con=2).set(1, con=1)
    assert stored(white.autumn()) == [3, 3, 3, 3]
    most = Position().donor("D4").set(0, con=8).comfortable("macaw 3m 3f")
    assert stored(most.autumn()) == [5, 3, 3]


@rule("ZT-T96", "ZT-10.4")
def test_a_new_donor_is_for_the_next_year() -> None:
    position = Position().donor("D1").enclosure("savanna", 2, co="crane")
    position.state.donors[position.state.donor + 1] = CONTENT.donors.index("D2")
    position.autumn()
    assert stored(position) == [3, 3, 3]
    assert position.state.donors[position.state.donor] == CONTENT.donors.index("D2")
    position.set(tiles=0).autumn()
    assert stored(position)[0] == 4


@rule("ZT-T15", "ZT-10.5", "ZT-4.26", "ZT-4.27")
def test_a_loan_ends_at_ten_money() -> None:
    position = Position().set(money=7).loans()
    assert position.decision == "LOAN_CHOICE" and position.options() == ["loan", "decline"]
    position.play("loan")
    assert position.decision == "LOAN_SQUARE" and len(position.options()) == 40
    position.play("at 3,4")
    assert position.zoo().money == 10 and position.zoo().grid[square("3,4")] == PROHIBITED
    assert position.decision == "BUILD"  # at 10 no loan is offered


@rule("ZT-T97", "ZT-10.6", "ZT-10.5")
def test_debts_are_raised_by_loans_as_long_as_squares_are_free() -> None:
    position = Position().set(money=-10).loans()
    money = []
    for column in range(1, 6):
        position.play("loan", f"at {column},3")
        money.append(position.zoo().money)
    assert money == [-6, -2, 2, 6, 10] and position.zoo().prohibitions() == 13
    short = Position().set(money=-10).fill(leave="1,2 2,2").loans()
    short.play("loan", "at 1,2", "loan", "at 2,2")
    assert short.zoo().money == -2 and short.decision == "BUILD"


@rule("ZT-T179", "ZT-10.5", "ZT-4.26")
def test_a_loan_may_be_declined_and_block_any_free_square() -> None:
    position = Position().set(money=9).loans()
    assert position.decision == "LOAN_CHOICE"
    position.play("decline")
    assert position.zoo().money == 9 and position.decision == "BUILD"
    gap = Position().set(money=9).enclosure("savanna", at="2,2").enclosure("savanna", at="4,2").loans().play("loan")
    assert "at 3,2" in gap.options()
    gap.play("at 3,2")
    assert gap.zoo().money == 10


@rule("ZT-T98", "ZT-6.2", "ZT-6.5", "ZT-6.6", "ZT-4.30", "ZT-4.31", "ZT-A33")
def test_a_tile_starts_an_enclosure_or_joins_a_neighbour() -> None:
    def start() -> Position:
        position = Position().set(tiles=2).enclosure("savanna", at="3,4").enclosure("savanna", at="4,3")
        return position.building().play("tile")

    position = start().play("at 4,4")
    assert position.options() == ["new rainforest", "new savanna", "new montane", "join E1", "join E2"]
    position.play("join E1")
    assert [position.zoo().size(e) for e in range(2)] == [2, 1] and position.zoo().enclosures == 2
    diagonal = start().play("at 5,5")
    assert diagonal.options() == ["new rainforest", "new savanna", "new montane"]
    assert diagonal.refusal("join E1") == "ZT-6.6"


@rule("ZT-6.5", "ZT-6.6")
def test_a_tile_that_joins_takes_the_biome_of_its_enclosure() -> None:
    position = Position().set(tiles=1).enclosure("montane", at="3,4").building()
    position.play("tile", "at 3,5", "join E1")
    assert position.zoo().biome(0) == 2 and position.zoo().size(0) == 2
    far = Position().set(tiles=1).enclosure("montane", at="3,4").building().play("tile", "at 8,6", "new montane")
    assert far.zoo().enclosures == 2  # enclosures need not touch anything


@rule("ZT-T99", "ZT-6.4", "ZT-11.3")
def test_tiles_are_stored_without_a_biome() -> None:
    position = Position(seats=1, year=1).set(tiles=6).building()
    for column, biome in enumerate(("savanna", "montane", "rainforest", "savanna"), start=1):
        position.play("tile", f"at {column},3", f"new {biome}")
    position.play("done")
    assert position.zoo().tiles == 2 and position.state.round == 2
    position.building().play("tile", "at 8,6")
    assert position.offers("new rainforest", "new savanna", "new montane")


@rule("ZT-T22", "ZT-11.4", "ZT-11.2")
def test_a_tile_is_bought_only_without_stored_tiles() -> None:
    position = Position().set(money=20, tiles=1).building()
    assert position.refusal("buy tile") == "ZT-11.4"
    position.play("tile", "at 1,3", "new savanna")
    assert position.offers("buy tile")
    position.play("buy tile")
    assert position.zoo().money == 13
    poor = Position().set(money=6).building()
    assert poor.refusal("buy tile") == "ZT-4.8"


@rule("ZT-T100", "ZT-11.5", "ZT-11.6", "ZT-4.29", "ZT-6.12")
def test_a_bought_tile_may_take_the_place_of_a_prohibition_tile() -> None:
    position = Position().set(money=7).fill().fill(FREE, leave="1,1 2,1 3,1 4,1 5,1 6,1 7,1 8,1")
    for n in range(8, 48):
        position.zoo().put(n, 2)  # a tile of one large enclosure on every other square
    position.zoo().enclosures = 1
    position.zoo().enc[1] = 40
    position.building().play("buy tile")
    assert position.options() == [f"at {column},1" for column in range(1, 9)]
    assert position.refusal("keep prohibition") == "ZT-11.7"
    position.play("at 3,1")
    assert position.options() == ["at 3,1"]
    position.play("at 3,1", "new savanna")
    assert position.zoo().money == 0 and position.zoo().prohibitions() == 7 and position.decision == "BUILD"


@rule("ZT-4.29", "ZT-11.5")
def test_removing_a_prohibition_tile_is_voluntary() -> None:
    position = Position().set(money=14).building().play("buy tile")
    assert position.offers("keep prohibition", "at 1,1")
    position.play("keep prohibition", "at 5,5", "new montane")
    assert position.zoo().prohibitions() == 8
    position.play("buy tile", "at 1,1", "at 5,4", "join E1")
    assert position.zoo().prohibitions() == 7 and position.zoo().grid[0] == FREE


@rule("ZT-T101", "ZT-11.7", "ZT-19.5", "ZT-6.3")
def test_a_full_board_leaves_only_done() -> None:
    position = Position().set(money=9, tiles=0).fill(FREE)
    zoo = position.zoo()
    for n in range(48):
        zoo.put(n, 2)
    zoo.enclosures, zoo.enc[1] = 1, 48
    zoo.enc[4 + 3] = 48  # every tile carries a retreat
    position.loans()
    assert position.decision == "BUILD"  # no loan
    assert position.refusal("buy tile") == position.refusal("building") == "ZT-19.5"
    assert position.refusal("tile") == "ZT-11.3"
    position.play("construction")
    assert position.options() == ["construct change biome"]
    full = Position().fill()
    full.building()
    assert "done" in full.options() and full.refusal("building") == "ZT-19.5"


@rule("ZT-6.1", "ZT-A1", "ZT-3.3")
@pytest.mark.parametrize("rows", [5, 6, 7, 8])
def test_the_depth_of_the_board_is_an_option(rows: int) -> None:
    state = GAME.new(2, 1, {"board_rows": rows})
    for zoo in state.zoos:
        assert zoo.squares == 8 * rows and zoo.free == 8 * (rows - 1) and zoo.prohibitions() == 8
        assert [zoo.grid[n] for n in range(8)] == [PROHIBITED] * 8
