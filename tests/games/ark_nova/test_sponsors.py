"""Every sponsor card is played and does what it says, at once, for later icons and at the end."""

from __future__ import annotations

import pytest
from ark_nova_table import CONTENT, TABLES, Table, is_in, is_one, without_bonus
from librt.vecs import vec
from mypy_extensions import i64

from menagerie.games.ark_nova import GAME, scoring
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.building import raise_building
from menagerie.games.ark_nova.icons import add_icon

NAMES = ("money", "x_tokens", "appeal", "conservation", "reputation", "cards", "workers", "others")


def card(number: int, end: tuple[int, int] = (0, 0), reputation: int = 6, built: bool = False, **gains: int) -> object:
    """What a sponsor gains at once in the zoo of `rich_zoo`, and its appeal and conservation at the end."""
    name = CONTENT.cards[CONTENT.card(number)].name
    return pytest.param(number, end, reputation, built, gains, id=f"{number} {name}", marks=pytest.mark.card(number))


def rich_zoo(number: int, reputation: int, built: bool) -> Table:
    """Five icons of every kind, all action cards on side II, three universities, five supports."""
    table = Table()
    table.me.slots = vec[i64]([0, 1, 2, 3, 4])
    table.me.side = 31
    for icon in range(t.ICONS):
        table.me.icons[icon] = 5
    table.me.universities, table.me.partner_zoos, table.me.supports = 7, 3, 5
    table.me.small_animals, table.me.large_animals, table.me.reputation = 4, 3, reputation
    table.hand([number, 519, 520])
    table.top([515, 516, 517, 518, 521, 522])
    if built:
        geo = TABLES.geo
        cells = (1 << geo.cell_at(0, 5)) | (1 << geo.cell_at(0, 7))
        rows = range(geo.place_first[t.ENCLOSURE_1 + 1], geo.place_first[t.ENCLOSURE_1 + 2])
        row = next(row for row in rows if geo.place_mask[row] == cells)
        raise_building(table.state, table.me, t.ENCLOSURE_1 + 1, row)
    return table


# fmt: off
CARDS = [
    card(201, (0, 2), cards=1),
    card(202, reputation_gain=1),
    card(203, (0, 1), money=10),
    card(204, money=12, conservation=1),
    card(205, reputation=4, conservation=1, reputation_gain=2),
    card(206, appeal=10),
    card(207, conservation=6, others=12),
    card(208, (0, 1), appeal=6, money=2),
    card(209, (0, 1), x_tokens=1),
    card(210, appeal=6),
    card(211, appeal=6),
    card(212, appeal=6),
    card(213, appeal=6),
    card(214, appeal=6),
    card(215, (0, 1)),
    card(216, (0, 1), reputation=9, workers=1),
    card(217),
    card(218, (0, 1)),
    card(219, (6, 0), money=20),
    card(220, (0, 1), reputation=9, money=3),
    card(221),
    card(222, conservation=3, others=6),
    card(223),
    card(224, x_tokens=1),
    card(225, (0, 1), x_tokens=1),
    card(226, (0, 1), reputation=4, reputation_gain=2),
    card(227, cards=1),
    card(228, money=8),
    card(229, appeal=4),
    card(230, appeal=6),
    card(231, appeal=5),
    card(232, appeal=5),
    card(233, appeal=5),
    card(234, appeal=5),
    card(235, appeal=5),
    card(236, money=3),
    card(237, money=3),
    card(238, money=3),
    card(239, money=3),
    card(240, money=3),
    card(241, appeal=6),
    card(242, appeal=9),
    card(243, (0, 1), appeal=2),
    card(244, (0, 1), appeal=2),
    card(245, (0, 1), appeal=4),
    card(246, (0, 1), appeal=4),
    card(247, (0, 1), appeal=2),
    card(248, x_tokens=1),
    card(249, cards=1),
    card(250),
    card(251, (0, 2), appeal=2),
    card(252, cards=1),
    card(253),
    card(254, reputation_gain=1, conservation=1, cards=1),
    card(255, appeal=4),
    card(256, appeal=4),
    card(257),
    card(258, (0, 4), built=True, appeal=1),
    card(259, (0, 4), built=True),
    card(260, (0, 6), built=True, appeal=1),
    card(261, (0, 1), appeal=1, conservation=1),
    card(262, money=24),
    card(263),
    card(264, (0, 5), built=True, appeal=1),
]
# fmt: on


def state_of(table: Table) -> dict[str, int]:
    me = table.me
    return {
        "money": me.money,
        "x_tokens": me.x_tokens,
        "appeal": me.appeal,
        "conservation": me.conservation,
        "reputation_gain": me.reputation,
        "cards": len(me.hand),
        "workers": me.active_workers,
        "others": table.other.money,
    }


@pytest.mark.rule("AN-11.6", "AN-11.7", "AN-18.7", "AN-T118")
@pytest.mark.parametrize(("number", "end", "reputation", "built", "gains"), CARDS)
def test_a_sponsor_is_played(
    number: int, end: tuple[int, int], reputation: int, built: bool, gains: dict[str, int]
) -> None:
    table = rich_zoo(number, reputation, built)
    state, me = table.state, table.me
    sponsor = CONTENT.card(number)
    icons = list(me.icons)
    before = state_of(table)
    wishes = [
        is_one(act.USE + t.SPONSORS_CARD),
        is_one(act.PERFORM),
        is_one(act.PLAY_SPONSORS),
        is_one(act.PLAY + sponsor),
        is_one(act.SMALL_ONES),
        is_one(act.FROM_DECK),
        without_bonus(table),
        is_in(act.KEEP, 224),
        is_one(act.DONE),
        is_one(act.DECLINE),
    ]
    # A free building may be declined; the building of the sponsor itself may not.
    if TABLES.building[sponsor] < 0:
        wishes.insert(0, is_one(act.DECLINE))
    table.run(wishes)
    assert sponsor in list(me.sponsors)
    after = state_of(table)
    expected = dict.fromkeys(before, 0) | gains
    expected["cards"] -= 1
    assert {name: after[name] - before[name] for name in before} == expected
    assert list(me.icons)[:15] == [icons[at] + TABLES.icons[sponsor * t.STRIDE + at] for at in range(15)]
    assert (scoring.sponsor_appeal(state, me), scoring.sponsor_conservation(state, me)) == end
    assert list(me.tokens) == [{215: 2, 218: 2, 253: 3}.get(number, 0)]
    if TABLES.building[sponsor] >= 0:
        assert list(me.building) == [TABLES.building[sponsor]]


@pytest.mark.rule("AN-11.10", "AN-T114", "AN-T107")
@pytest.mark.parametrize(
    ("number", "icon", "resource", "amount"),
    [
        (208, t.RESEARCH, "money", 2),
        (236, t.PRIMATE, "money", 3),
        (237, t.REPTILE, "money", 3),
        (238, t.BIRD, "money", 3),
        (239, t.PREDATOR, "money", 3),
        (240, t.HERBIVORE, "money", 3),
        (251, t.BEAR, "appeal", 2),
    ],
)
def test_icons_in_other_zoos_pay_at_once(number: int, icon: int, resource: str, amount: int) -> None:
    table = rich_zoo(number, 6, False)
    table.run([
        is_one(act.USE + t.SPONSORS_CARD), is_one(act.PERFORM), is_one(act.PLAY_SPONSORS),
        is_one(act.PLAY + CONTENT.card(number)), is_one(act.DONE),
    ])  # fmt: skip
    before = getattr(table.me, resource)
    add_icon(table.state, table.other.seat, icon, 2)
    assert getattr(table.me, resource) == before + 2 * amount


@pytest.mark.rule("AN-22.48", "AN-T122", "AN-11.8", "AN-T123")
@pytest.mark.parametrize(("number", "money"), [(220, 3), (231, 9), (232, 9), (233, 9), (234, 9), (235, 9)])
def test_income_of_sponsors(number: int, money: int) -> None:
    table = rich_zoo(number, 6, False)
    seat = table.me.seat
    before = GAME.view(table.state, seat).zoos[seat].income
    table.run([
        is_one(act.USE + t.SPONSORS_CARD), is_one(act.PERFORM), is_one(act.PLAY_SPONSORS),
        is_one(act.PLAY + CONTENT.card(number)), is_one(act.DONE),
    ])  # fmt: skip
    after = GAME.view(table.state, seat).zoos[seat].income
    assert after.money - after.appeal == before.money - before.appeal + money
