"""The words of the game: prompts, labels, log lines and the sources of points."""

from __future__ import annotations

from collections.abc import Sequence

from menagerie.core.journal import Event
from menagerie.core.wording import plural
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import animals, association, describe, sponsors
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova import tables as t
from menagerie.games.ark_nova.building import enclosure_at
from menagerie.games.ark_nova.content import Content
from menagerie.games.ark_nova.decks import folder_of
from menagerie.games.ark_nova.describe import ACTION_NAMES, CONTINENT_NAMES, TASK_NAMES, UNIVERSITY_NAMES
from menagerie.games.ark_nova.geometry import PLACES
from menagerie.games.ark_nova.state import BREAK, ENDED, SETUP, ArkNova
from menagerie.games.ark_nova.turns import base_strength, side_in_use

PROMPTS = {
    at.D_MAP: "Choose your zoo map.",
    at.D_CARD: "Choose an action card.",
    at.D_REPEAT: "Use a multiplier token to repeat the action, or stop.",
    at.D_CARDS_MODE: "Draw cards, or snap one card of the display.",
    at.D_DISCARD: "Discard a card of your hand.",
    at.D_SNAP: "Take any card of the display.",
    at.D_REPLENISH: "Replenish the display before the next card?",
    at.D_BUILD: "Choose a building.",
    at.D_MOVE_IN: "Move animals into the new special enclosure, or stop.",
    at.D_EMPTY: "Choose the enclosure that becomes empty.",
    at.D_REP_FIRST: "Take 1 reputation before the first animal?",
    at.D_ANIMAL: "Choose an animal to play.",
    at.D_POOL: "Choose the effect that comes next.",
    at.D_TASK: "Choose an association task.",
    at.D_PARTNER: "Choose a partner zoo.",
    at.D_UNIVERSITY: "Choose a university.",
    at.D_PROJECT: "Choose a conservation project to support.",
    at.D_TOKEN: "Spend a token of a sponsor as an icon.",
    at.D_RELEASE: "Choose the animal to release into the wild.",
    at.D_EDGE: "Choose the token of your map's edge and take its bonus.",
    at.D_SPONSOR_MODE: "Play sponsors, or take the break option.",
    at.D_SPONSOR: "Choose a sponsor to play.",
    at.D_FREE_TYPE: "Choose a building to place for free, or decline.",
    at.D_UPGRADE: "Turn an action card to side II.",
    at.D_CONSERVATION_2: "Conservation 2: upgrade an action card or hire a worker.",
    at.D_TILE: "Choose 5 money or a bonus tile.",
    at.D_FINAL: "Discard one of your final scoring cards.",
    at.D_TAKE: "Take a card of the deck or of the display in range.",
    at.D_DIG: "Dig: discard a card of the display or of your hand, or stop.",
    at.D_SELL: "Sell a card for 4 money, or stop.",
    at.D_POUCH: "Put a card away for 2 appeal, or stop.",
    at.D_KEEP: "Choose a card to keep.",
    at.D_HUNT: "Choose the animal you hunted.",
    at.D_KEEP_FINAL: "Keep one of the two final scoring cards.",
    at.D_BASE_PROJECT: "Take a base project that was not dealt, or decline.",
    at.D_CLEVER: "Put an action card on slot 1, or decline.",
    at.D_EXTRA: "Perform another action, or decline.",
    at.D_MULTIPLIER: "Put the multiplier token on an action card.",
    at.D_TARGET: "Choose one of the leaders.",
    at.D_HYPNOSIS: "Use an action card of the leader, or decline.",
    at.D_PILFER: "You are pilfered: give a random card or 5 money.",
    at.D_SPONSOR_MONEY: "Play a sponsor for money, or decline.",
    at.D_CLASS: "Choose the size of animals you specialise in.",
    at.D_EXTRA_SMALL: "Play a further small animal, or decline.",
    at.D_TAKE_SMALL: "Take a small animal of the display.",
    at.D_BONUS: "Choose a placement bonus that is still uncovered.",
    at.D_HAND_LIMIT: "Break: discard down to your hand limit.",
    at.D_END_TURN: "Sell a card at the harbor before your turn ends, or be done.",
}
SIMPLE = {
    act.PERFORM: "Perform the action",
    act.TAKE_X: "Take an X-token instead",
    act.IDLE: "Put the card on slot 1 without effect",
    act.DONE: "Done",
    act.DECLINE: "Decline",
    act.REPEAT: "Repeat the action",
    act.DRAW: "Draw cards",
    act.SNAP: "Snap a card of the display",
    act.FROM_DECK: "The top card of the deck",
    act.REPLENISH: "Replenish the display",
    act.ADVANCE: "Gain 1 reputation",
    act.FLOCK: "Let it join the herd",
    act.PLAY_SPONSORS: "Play sponsors",
    act.BONUS_UPGRADE: "Upgrade an action card",
    act.BONUS_WORKER: "Hire a worker",
    act.BONUS_MONEY: "5 money",
    act.TO_SLOT_1: "To slot 1",
    act.TO_SLOT_5: "To slot 5",
    act.GIVE_CARD: "Give a random card",
    act.GIVE_MONEY: "Give 5 money",
    act.SMALL_ONES: "Small animals",
    act.LARGE_ONES: "Large animals",
}


def content_of(state: ArkNova) -> Content:
    found: Content = state.game.content  # type: ignore[attr-defined]
    return found


def prompt(state: ArkNova) -> str:
    if state.phase == ENDED:
        return "The game is over."
    content, kind = content_of(state), state.top()
    if kind == at.D_START_KEEP:
        return f"Keep {plural(4 - len(state.zoos[state.current_player()].marked), 'more card')} of your first eight."
    if kind == at.D_MODE:
        return f"{ACTION_NAMES[state.arg(0)]}: perform the action, or take an X-token?"
    if kind == at.D_SPEND:
        return f"{ACTION_NAMES[state.arg(0)]}: how many X-tokens do you spend?"
    if kind == at.D_DRAW:
        return f"Draw a card ({state.arg(0)} left)."
    if kind == at.D_PLACE:
        free = "" if state.arg(1) else " for free"
        return f"Place {_building(content, state.arg(0))}{free}."
    if kind == at.D_HOME:
        return f"Choose a home for: {content.cards[state.arg(0)].name}."
    if kind == at.D_SLOT:
        return f"Choose a slot of {content.cards[state.arg(0)].name}."
    if kind == at.D_BOOST:
        return f"Put {ACTION_NAMES[state.arg(0)]} on slot 1 or 5, or decline."
    return PROMPTS[kind]


def phase(state: ArkNova) -> str:
    if state.phase == ENDED:
        return f"The end, after {plural(state.turns, 'turn')}"
    if state.phase == SETUP:
        return "Setup"
    if state.phase == BREAK:
        return f"Break {state.breaks + 1}"
    if state.last_turns >= 0:
        return "The last turns"
    return f"Until break {state.breaks + 1}"


def stage(state: ArkNova) -> str:
    """The phase with the turn and the steps to the break."""
    if state.phase in (ENDED, SETUP, BREAK):
        return phase(state)
    if state.seats == 1:
        turns = sum(state.tables.solo_turns)
        return f"Turn {state.turns} of {turns} · {plural(state.round_left, 'turn')} to the break"
    steps = state.tables.break_steps[state.seats]
    last = " · last turns" if state.last_turns >= 0 else ""
    return f"Turn {state.turns} · break token {state.break_token} of {steps}{last}"


def _cell(state: ArkNova, cell: int) -> str:
    return f"{state.tables.geo.x[cell]},{state.tables.geo.y[cell]}"


def _cells(content: Content, building: int, code: int) -> str:
    """The cells of a building at a place."""
    geo = content.tables.geo
    cells = geo.place_mask[geo.place_row[building * PLACES + code]]
    return " ".join(f"{geo.x[cell]},{geo.y[cell]}" for cell in range(58) if cells >> cell & 1)


def _building(content: Content, building: int) -> str:
    """`a kiosk`, `an enclosure of size 3`, `the Zoo School`."""
    if building == t.KIOSK:
        return "a kiosk"
    if building == t.PAVILION:
        return "a pavilion"
    if t.ENCLOSURE_1 <= building <= t.ENCLOSURE_5:
        return f"an enclosure of size {building - t.ENCLOSURE_1 + 1}"
    return f"the {content.buildings[building]}"


def _place_label(state: ArkNova, code: int) -> str:
    """A place with the cells covered and the bonuses it brings."""
    content, tables = content_of(state), state.tables
    if state.phase == ENDED or state.top() != at.D_PLACE:
        return f"At {_cell(state, code // 6)}, turned {code % 6} times"
    row = tables.geo.place_row[state.arg(0) * PLACES + code]
    if row < 0:
        return f"At {_cell(state, code // 6)}, turned {code % 6} times"
    cells = [cell for cell in range(58) if tables.geo.place_mask[row] >> cell & 1]
    words = "On " + " ".join(_cell(state, cell) for cell in cells)
    zoo = state.zoos[state.top_seat()]
    rows = [tables.cell_bonus[zoo.map * 58 + cell] for cell in cells]
    bonuses = [describe.what(content, bonus) for bonus in rows if bonus >= 0]
    return words + (f" ({', '.join(bonuses)})" if bonuses else "")


def _play_label(state: ArkNova, card: int) -> str:
    """A card with what it costs here and now."""
    name = content_of(state).cards[card].name
    if state.phase == ENDED:
        return name
    zoo = state.zoos[state.current_player()]
    folder = folder_of(state, card)
    if card < t.FIRST_SPONSOR:
        return f"{name} ({animals.price(state, zoo, card, folder)} money)"
    fee = f", {folder} money" if folder else ""
    if card < t.FIRST_PROJECT:
        level = sponsors.level(state, zoo, card)
        if state.top() == at.D_SPONSOR_MONEY:
            return f"{name} ({level} money)"
        return f"{name} (level {level}{fee})"
    return name + (f" ({folder} money)" if folder else "")


def _pool_label(state: ArkNova, number: int) -> str:
    """An effect that waits in the pool."""
    content = content_of(state)
    count = state.arg(0)
    if state.top() != at.D_POOL or number >= count:
        return f"Effect {number + 1}"
    start = (state.depth - 1 - count + number) * at.FRAME
    kind, first, second = state.stack[start], state.stack[start + 2], state.stack[start + 3]
    if kind == at.S_EFFECT:
        text = describe.what(content, first)
        return f"{content.cards[second].name}: {text}" if second >= 0 else text[0].upper() + text[1:]
    if kind in (at.S_GAIN, at.S_TOWER):
        return describe.amount(first if kind == at.S_GAIN else t.APPEAL, second)
    return {
        at.S_INCOME_APPEAL: "Income from appeal",
        at.S_INCOME_KIOSKS: "Income from kiosks",
        at.S_INCOME_MAP: "Income from the map",
        at.S_HOLLYWOOD: "Reveal cards until a sponsor appears",
        at.S_EXTRA_BONUS: "A further placement bonus",
        at.S_PILFER: "Pilfering",
    }.get(kind) or PROMPTS.get(kind, f"Effect {number + 1}")


def label(state: ArkNova, action: int) -> str:
    content = content_of(state)
    if action in SIMPLE:
        return SIMPLE[action]
    if action < act.PERFORM:
        seat = max(0, state.current_player())
        zoo = state.zoos[seat]
        side = "II" if zoo.side >> action & 1 else "I"
        squeezed = 2 * (zoo.constriction >> action & 1)
        strength = zoo.slot_of(action) - squeezed
        effect = describe.action(state.tables, action, strength, zoo.side >> action & 1)
        return f"{ACTION_NAMES[action]} {side}, strength {strength}: {effect}"
    if action < act.DONE:
        return _spend_label(state, action - act.SPEND)
    if act.FROM_FOLDER <= action < act.REPLENISH:
        return _folder_label(state, action - act.FROM_FOLDER, "")
    if act.BUILD <= action < act.ADVANCE:
        building = action - act.BUILD
        words = _building(content, building)
        words = words[0].upper() + words[1:]
        if state.phase != ENDED and state.top() == at.D_FREE_TYPE:
            return words
        cost = state.tables.building_size[building] * state.tables.cost_per_space
        return f"{words} ({cost} money)"
    if act.INTO_SPECIAL <= action < act.TASK:
        return f"Into the {content.buildings[t.PETTING_ZOO + action - act.INTO_SPECIAL]}"
    if act.TASK <= action < act.DONATE:
        return TASK_NAMES[action - act.TASK].capitalize()
    if action == act.DONATE:
        return f"Donate {association.donation_cost(state)} money for 1 conservation"
    if act.PARTNER <= action < act.UNIVERSITY:
        return f"Partner zoo {CONTINENT_NAMES[action - act.PARTNER]}"
    if act.UNIVERSITY <= action < act.SLOT:
        return UNIVERSITY_NAMES[action - act.UNIVERSITY].removeprefix("the ").capitalize()
    return _later_label(state, content, action)


def _spend_label(state: ArkNova, tokens: int) -> str:
    """X-tokens with the strength they lead to."""
    words = plural(tokens, "X-token") if tokens else "No X-token"
    if state.phase == ENDED or state.top() != at.D_SPEND:
        return words
    card = state.arg(0)
    strength = base_strength(state.zoos[state.arg(1)], card) + tokens
    side = side_in_use(state, card, state.arg(1))
    return f"{words}: strength {strength}, {describe.action(state.tables, card, strength, side)}"


def _folder_label(state: ArkNova, folder: int, before: str) -> str:
    card = state.display[folder]
    name = content_of(state).cards[card].name if state.display_open and card < t.CARDS else "empty"
    return f"{before}Folder {folder + 1}: {name}"


def _later_label(state: ArkNova, content: Content, action: int) -> str:
    tables = state.tables
    if act.SLOT <= action < act.EDGE:
        slot = action - act.SLOT
        if state.phase != ENDED and state.top() == at.D_SLOT:
            return describe.slot(content, state.arg(0), slot)[:-1]
        return f"Slot {slot + 1}"
    if act.EDGE <= action < act.PLAY_SPONSORS:
        space = action - act.EDGE
        zoo = state.zoos[max(0, state.current_player())]
        text = describe.what(content, tables.edge_bonus[zoo.map * 7 + space])
        again = ", now and in every break" if tables.edge_income[zoo.map * 7 + space] else ""
        return f"{text[0].upper()}{text[1:]}{again}"
    if action == act.TAKE_BREAK:
        if state.phase == ENDED or state.act < 0:
            return "Take the break option"
        money = state.act_strength * (state.act_side + 1)
        return f"Break: {state.act_strength} steps and {money} money"
    if act.UPGRADE <= action < act.BONUS_UPGRADE:
        return f"Turn {ACTION_NAMES[action - act.UPGRADE]} to side II"
    if act.BONUS_TILE <= action < act.DIG:
        tile = (
            state.tiles[state.arg(0) + action - act.BONUS_TILE]
            if state.phase != ENDED and state.top() == at.D_TILE
            else 255
        )
        return "Tile: " + describe.what(content, tables.tile_bonus[tile]) if tile < t.BONUS_TILES else "A bonus tile"
    if act.DIG <= action < act.CLEVER:
        return _folder_label(state, action - act.DIG, "Discard ")
    for base, words in ((act.CLEVER, "{} to slot 1"), (act.MULTIPLY, "Multiplier on {}"), (act.BORROW, "Use {}")):
        if base <= action < base + 5:
            return words.format(ACTION_NAMES[action - base])
    if act.TARGET <= action < act.BORROW:
        return f"Player {action - act.TARGET + 1}"
    if act.MAP <= action < act.FINAL:
        face = content.maps[action - act.MAP]
        power = describe.map_power(content, face.map)
        return f"Map {face.id}: {face.name}" + (f". {power}" if power else "")
    if act.FINAL <= action < act.EFFECT:
        final = action - act.FINAL
        return f"{content.finals[final].name}: {' '.join(describe.final_lines(content, final))}"
    if act.EFFECT <= action < act.INTO:
        return _pool_label(state, action - act.EFFECT)
    if act.INTO <= action < act.EXTRA_BONUS:
        zoo = state.zoos[max(0, state.current_player())]
        number = enclosure_at(zoo, action - act.INTO)
        what = _building(content, zoo.building[number]) if number >= 0 else "an enclosure"
        return f"{what[0].upper()}{what[1:]} at {_cell(state, action - act.INTO)}"
    if act.EXTRA_BONUS <= action < act.PLACE:
        cell = action - act.EXTRA_BONUS
        row = tables.cell_bonus[state.zoos[max(0, state.current_player())].map * 58 + cell]
        return f"{_cell(state, cell)}" + (f": {describe.what(content, row)}" if row >= 0 else "")
    if act.PLACE <= action < act.PLAY:
        return _place_label(state, action - act.PLACE)
    return _card_label(state, content, action)


def _card_label(state: ArkNova, content: Content, action: int) -> str:
    if action < act.DISCARD:
        return _play_label(state, action - act.PLAY)
    for base, words, first in (
        (act.HARBOR, "Harbor: discard {} for 3 money", 0),
        (act.TOKEN, "A token of {}", t.FIRST_SPONSOR),
        (act.MOVE_IN, "{} moves in", 0),
        (act.RELEASE, "Release {}", 0),
        (act.POUCH, "Put {} away", 0),
        (act.SELL, "Sell {}", 0),
        (act.KEEP, "Keep {}", 0),
        (act.DISCARD, "Discard {}", 0),
    ):
        if action >= base:
            return words.format(content.cards[first + action - base].name)
    return ""


def line(content: Content, event: Event, names: Sequence[str]) -> str:
    """One line of the log."""
    who = names[event.seat] if event.seat >= 0 else ""
    first, second, third = (*event.args, -1, -1, -1)[:3]
    kind = event.kind
    card = content.cards[first].name if 0 <= first < t.CARDS else "a card"
    if kind == "use":
        owner = f" of {names[third]}" if third >= 0 and third != event.seat else ""
        how = f"with strength {second}" if second > 0 else "for an X-token"
        return f"{who} uses {ACTION_NAMES[first]}{owner} {how}."
    if kind == "gain":
        return f"{who} gains {describe.amount(first, second)}."
    if kind == "place":
        return f"{who} builds {_building(content, first)} on {_cells(content, first, second)}."
    if kind == "animal":
        return f"{who} plays {card} for {second} money."
    if kind == "take":
        return f"{who} takes {card} from folder {second}."
    if kind == "display":
        return f"{card} comes into folder {second}."
    if kind == "task":
        return f"{who} sends {plural(second, 'worker')} to the task {TASK_NAMES[first]}."
    if kind == "partner":
        return f"{who} wins the partner zoo {CONTINENT_NAMES[first]}."
    if kind == "university":
        return f"{who} wins {UNIVERSITY_NAMES[first]}."
    if kind == "support":
        return f"{who} supports {card}, slot {second + 1}, with token {third + 1}."
    if kind == "boost":
        return f"{who} puts {ACTION_NAMES[first]} on slot {second}."
    if kind in ("clever", "upgrade", "multiplier", "repeat"):
        words = {
            "clever": "puts {} on slot 1",
            "upgrade": "turns {} to side II",
            "multiplier": "puts a multiplier token on {}",
            "repeat": "repeats {}",
        }
        return f"{who} {words[kind].format(ACTION_NAMES[first])}."
    if kind == "map":
        return f"{who} plays on map {content.maps[first].id}, {content.maps[first].name}."
    if kind == "tile":
        return f"{who} takes a bonus tile: {describe.what(content, content.tables.tile_bonus[first])}."
    if kind == "score":
        return f"{who}: {first} appeal and {second} conservation from sponsors, {third} from final scoring cards."
    if kind == "solo":
        return f"{who} {'wins' if first >= 0 else 'does not win'} alone: {plural(first, 'point')}."
    if kind == "pilfered_money":
        return f"{who} gives {second} money to {names[first]}."
    return _card_line(kind, who, card, first)


def _card_line(kind: str, who: str, card: str, number: int) -> str:
    words = {
        "draw": f"{who} draws {card}.",
        "discard": f"{who} discards {card}.",
        "flock": f"{card} joins the herd of {who}.",
        "move": f"{card} moves into the special enclosure of {who}.",
        "pouch": f"{who} puts {card} away.",
        "dig": f"{who} digs away {card}.",
        "base_project": f"{who} takes {card} of the undealt base projects.",
        "donate": f"{who} donates {number} money.",
        "venom_paid": f"{who} pays {number} money for venom.",
        "trigger": f"The markers of {who} have met: the last turns begin.",
        "break": "A break begins.",
        "final_discard": "Every player discards a final scoring card.",
        "reshuffle": "The discard pile becomes the new deck.",
        "reveal": f"{who} reveals {card}.",
        "hunt": f"{who} takes {card}.",
        "look": f"{who} looks at {card}.",
        "keep": f"{who} keeps {card}.",
        "harbor": f"{who} ships {card} at the harbor.",
        "venom": f"{who} gets {plural(number, 'venom token')}.",
        "constriction": f"{who} gets {plural(number, 'constriction token')}.",
        "pilfered_card": f"{who} has to give {card} away.",
        "project": f"{who} plays the project {card}.",
        "drop": f"The project {card} leaves the board.",
        "token": f"{who} spends a token of {card}.",
        "release": f"{who} releases {card} into the wild.",
        "sponsor": f"{who} plays the sponsor {card}.",
        "worker": f"{who} hires a worker.",
        "steps": f"{who} advances the break token by {number}.",
    }
    return words.get(kind, "")


def breakdown(state: ArkNova, seat: int) -> list[tuple[str, int]]:
    """Appeal, and what conservation takes off it: less with every point (AN-18.8)."""
    tables, zoo = state.tables, state.zoos[seat]
    top = tables.max_conservation
    marker = zoo.conservation
    sponsored = min(marker + zoo.end_sponsors, top)
    final = min(sponsored + zoo.end_finals, top)
    extra = min(zoo.appeal + zoo.end_appeal, tables.max_appeal) - zoo.appeal
    return [
        ("Appeal", int(zoo.appeal)),
        ("Appeal from sponsors at the end", int(extra)),
        ("Target set by conservation", -int(tables.target[marker])),
        ("Conservation from sponsors at the end", int(tables.target[marker] - tables.target[sponsored])),
        ("Conservation from final scoring cards", int(tables.target[sponsored] - tables.target[final])),
    ]
