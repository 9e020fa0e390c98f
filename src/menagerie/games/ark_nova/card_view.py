"""Cards as their reader sees them: printed values, conditions, price and why not."""

from __future__ import annotations

from copy import copy

import msgspec

from menagerie.games.ark_nova import animals, describe, projects, sponsors, turns
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.content import Content
from menagerie.games.ark_nova.refusals import LEVEL, NO_MONEY, OUT_OF_RANGE, REASONS
from menagerie.games.ark_nova.state import ArkNova, Zoo
from menagerie.games.ark_nova.text import content_of
from menagerie.games.ark_nova.vocabulary import (
    ICON_WORDS,
)


class Condition(msgspec.Struct):
    """A condition of a card: `needed` of something, of which the seat has `have`."""

    what: str
    needed: int
    have: int
    met: bool


class CardView(msgspec.Struct):
    """A card as its reader needs it; `price`, `conditions` and `reason` are for the seat that looks.

    `reason` says why that seat could not play the card even with its strongest action (`rule` is the key), `word`
    is the card in the notation of choices.
    """

    card: int
    number: int
    kind: str
    name: str
    text: list[str]
    latin: str = ""
    icons: dict[str, int] = {}
    level: int = 0
    cost: int = 0
    price: int = 0
    size: int = 0
    size_class: str = ""
    special_enclosure: str = ""
    spaces: int = 0
    rock: int = 0
    water: int = 0
    appeal: int = 0
    conservation: int = 0
    reputation: int = 0
    keywords: dict[str, str] = {}
    conditions: list[Condition] = []
    conditions_met: bool = True
    ignored: int = 0
    tokens: int = 0
    word: str = ""
    reason: str = ""
    rule: str = ""


def _conditions(state: ArkNova, zoo: Zoo, card: int) -> list[Condition]:
    tables = state.tables
    found = []

    def add(what: str, needed: int, have: int) -> None:
        found.append(Condition(what, int(needed), int(have), bool(have >= needed)))

    for icon, word in enumerate(ICON_WORDS):
        if tables.need_icon[card * t.STRIDE + icon]:
            add(word, tables.need_icon[card * t.STRIDE + icon], zoo.icons[icon])
    if tables.need_animals_ii[card]:
        add("Animals II", 1, int(state.upgraded(zoo, t.ANIMALS_CARD)))
    if tables.need_sponsors_ii[card]:
        add("Sponsors II", 1, int(state.upgraded(zoo, t.SPONSORS_CARD)))
    if tables.need_partner[card]:
        add("partner zoo of its continent", 1, int(animals.partner_of(state, zoo, card)))
    if tables.need_partner_zoos[card]:
        add("partner zoos", tables.need_partner_zoos[card], int(zoo.partner_zoos).bit_count())
    if tables.need_reputation[card]:
        add("reputation", tables.need_reputation[card], zoo.reputation)
    if tables.need_max_appeal[card] >= 0:
        limit = int(sponsors.appeal_limit(state, card))
        found.append(Condition("appeal at most", limit, int(zoo.appeal), bool(zoo.appeal <= limit)))
    return found


def _printed(content: Content, card: int, peaceful: bool) -> CardView:
    """A card as it is printed."""
    tables, printed = content.tables, content.cards[card]
    seen = CardView(
        card=card,
        number=printed.number,
        kind=printed.kind,
        name=printed.name,
        text=describe.card_lines(content, card, peaceful),
        latin=printed.latin,
        icons=describe.icons_of(tables, card),
        level=int(tables.level[card]),
        cost=int(tables.cost[card]),
        price=int(tables.cost[card]),
        size=int(tables.size[card]),
        size_class=describe.SIZE_NAMES[tables.size_class[card]] if tables.size_class[card] >= 0 else "",
        special_enclosure=content.buildings[tables.special[card]] if tables.special[card] >= 0 else "",
        spaces=int(tables.spaces[card]),
        rock=int(tables.rock[card]),
        water=int(tables.water[card]),
        appeal=int(tables.appeal[card]),
        conservation=int(tables.conservation[card]),
        reputation=int(tables.reputation[card]),
        word=printed.name.lower(),
    )
    if card < t.FIRST_SPONSOR:
        words = [content.effect_words[row] for row in describe.rows(content, card, peaceful)]
        seen.keywords = {word: describe.KEYWORD_HELP[word] for word in words if word in describe.KEYWORD_HELP}
    return seen


def card_view(state: ArkNova, zoo: Zoo | None, card: int, folder: int = 0) -> CardView:
    """A card with price and conditions for a zoo; without a zoo as it is printed."""
    peaceful = bool(state.seats == 1 or state.options.peaceful == 1)
    content = content_of(state)
    face = content.faces.get((card, peaceful))
    if face is None:
        face = content.faces[card, peaceful] = _printed(content, card, peaceful)
    seen = copy(face)
    if zoo is None:
        return seen
    seen.rule, seen.reason = _reason(state, zoo, card, folder)
    if card >= t.FIRST_PROJECT:
        return seen
    seen.conditions = _conditions(state, zoo, card)
    lacking = (
        animals.missing(state, zoo, card) if card < t.FIRST_SPONSOR else sum(not one.met for one in seen.conditions)
    )
    if card < t.FIRST_SPONSOR:
        seen.ignored = int(animals.may_ignore(state, zoo, card))
        seen.price = int(animals.price(state, zoo, card, folder))
    else:
        seen.level = int(sponsors.level(state, zoo, card))
        seen.price = folder
    seen.conditions_met = bool(lacking <= seen.ignored)
    return seen


def _reason(state: ArkNova, zoo: Zoo, card: int, folder: int) -> tuple[str, str]:
    """Key and sentence of the rule that keeps a card of the hand (folder 0) or the display from being played."""
    action = t.ANIMALS_CARD if card < t.FIRST_SPONSOR else t.SPONSORS_CARD
    if card >= t.FIRST_PROJECT:
        action = t.ASSOCIATION_CARD
    if folder and not (state.upgraded(zoo, action) and folder <= state.folders_in_range(zoo)):
        return REASONS[OUT_OF_RANGE]
    if card < t.FIRST_SPONSOR:
        return REASONS[animals.display_playing(state, zoo, card, folder)]
    if card < t.FIRST_PROJECT:
        side = int(state.upgraded(zoo, action))
        if sponsors.level(state, zoo, card) > turns.base_strength(zoo, action) + zoo.x_tokens + side:
            return REASONS[LEVEL]
        return REASONS[NO_MONEY if folder > zoo.money else sponsors.conditions(state, zoo, card)]
    side, state.act_side = state.act_side, 1
    rule = projects.supporting(state, zoo, card)
    state.act_side = side
    return REASONS[rule]
