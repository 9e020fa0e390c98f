"""Decisions, choices and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from menagerie.core.journal import Event
from menagerie.games.ark_nova import actions as act
from menagerie.games.ark_nova import describe
from menagerie.games.ark_nova import frames as at
from menagerie.games.ark_nova.animals import price
from menagerie.games.ark_nova.association import donation_cost
from menagerie.games.ark_nova.decks import folder_of
from menagerie.games.ark_nova.describe import ACTION_NAMES, CONTINENT_NAMES, TASK_NAMES, UNIVERSITY_NAMES

if TYPE_CHECKING:
    from menagerie.games.ark_nova.content import Content

RESOURCES: Final = ("money", "X-token", "appeal", "reputation", "conservation")

PROMPTS: Final[dict[int, str]] = {
    at.D_MAP: "Choose your zoo map.",
    at.D_START_KEEP: "Keep four of your eight cards: choose the next one.",
    at.D_CARD: "Choose an action card.",
    at.D_MODE: "Perform the action, or take an X-token with the card.",
    at.D_SPEND: "How many X-tokens do you spend?",
    at.D_REPEAT: "Use a multiplier token to repeat the action?",
    at.D_CARDS_MODE: "Draw cards, or snap one from the display?",
    at.D_DRAW: "Take a card from the deck or the display.",
    at.D_DISCARD: "Discard a card.",
    at.D_SNAP: "Take any card of the display.",
    at.D_REPLENISH: "Replenish the display before the next card?",
    at.D_BUILD: "What do you build?",
    at.D_PLACE: "Where do you build it?",
    at.D_MOVE_IN: "Which animal moves into the new enclosure?",
    at.D_EMPTY: "Which enclosure becomes empty?",
    at.D_REP_FIRST: "Take one reputation before the first animal?",
    at.D_ANIMAL: "Which animal do you play?",
    at.D_HOME: "Where does the animal live?",
    at.D_POOL: "Which effect comes next?",
    at.D_TASK: "Which association task do you perform?",
    at.D_PARTNER: "Choose a partner zoo.",
    at.D_UNIVERSITY: "Choose a university.",
    at.D_PROJECT: "Which conservation project do you support?",
    at.D_SLOT: "Which slot of the project do you use?",
    at.D_TOKEN: "Which sponsor's token stands for the missing icon?",
    at.D_RELEASE: "Which animal do you release?",
    at.D_EDGE: "Which token of your map do you move?",
    at.D_SPONSOR_MODE: "Play sponsors, or move the break token for money?",
    at.D_SPONSOR: "Which sponsor do you play?",
    at.D_FREE_TYPE: "Which building do you place for free?",
    at.D_UPGRADE: "Which action card do you upgrade?",
    at.D_CONSERVATION_2: "Two conservation points: upgrade a card or hire a worker?",
    at.D_TILE: "Take 5 money or a bonus tile.",
    at.D_FINAL: "Discard one of your final scoring cards.",
    at.D_TAKE: "Take a card from the deck or from the display in range.",
    at.D_DIG: "Discard a display card or exchange a hand card, or stop.",
    at.D_SELL: "Sell a card for 4 money, or stop.",
    at.D_POUCH: "Put a card under it for 2 appeal, or stop.",
    at.D_KEEP: "Which card do you keep?",
    at.D_HUNT: "Which animal do you take?",
    at.D_KEEP_FINAL: "Which final scoring card do you keep?",
    at.D_BASE_PROJECT: "Take a base conservation project?",
    at.D_CLEVER: "Put an action card on slot 1?",
    at.D_BOOST: "Put the action card on slot 1 or slot 5?",
    at.D_EXTRA: "Perform another action?",
    at.D_MULTIPLIER: "Which action card gets the multiplier token?",
    at.D_TARGET: "Which of the leading players is meant?",
    at.D_HYPNOSIS: "Use an action card of the leading player?",
    at.D_PILFER: "Give a random card or 5 money.",
    at.D_SPONSOR_MONEY: "Play a sponsor for money?",
    at.D_CLASS: "Small or large animals?",
    at.D_EXTRA_SMALL: "Play a further small animal?",
    at.D_TAKE_SMALL: "Take a small animal of the display.",
    at.D_BONUS: "Which further placement bonus do you gain?",
    at.D_HAND_LIMIT: "Discard down to your hand limit.",
}

FIXED: Final[dict[int, str]] = {
    act.PERFORM: "Perform the action",
    act.TAKE_X: "Take an X-token instead",
    act.IDLE: "Only move the card",
    act.DONE: "Done",
    act.DECLINE: "Decline",
    act.REPEAT: "Repeat the action",
    act.DRAW: "Draw cards",
    act.SNAP: "Snap a display card",
    act.FROM_DECK: "The top card of the deck",
    act.REPLENISH: "Replenish the display",
    act.ADVANCE: "Take one reputation",
    act.FLOCK: "Join the herd",
    act.PLAY_SPONSORS: "Play sponsors",
    act.TAKE_BREAK: "Move the break token and take money",
    act.BONUS_UPGRADE: "Upgrade an action card",
    act.BONUS_WORKER: "Hire a worker",
    act.BONUS_MONEY: "Take 5 money",
    act.TO_SLOT_1: "Put it on slot 1",
    act.TO_SLOT_5: "Put it on slot 5",
    act.GIVE_CARD: "Give a random card",
    act.GIVE_MONEY: "Give 5 money",
    act.SMALL_ONES: "Small animals",
    act.LARGE_ONES: "Large animals",
}


def prompt(state: Any) -> str:
    if state.is_over():
        return "The game is over."
    return PROMPTS[int(state.top())]


def phase(state: Any) -> str:
    if state.phase == 0:
        return "Setup"
    if state.phase == 2:
        return f"Break {state.breaks}"
    if state.phase >= 3:
        return "Final scoring"
    last = ", last turns" if state.last_turns >= 0 else ""
    if state.seats == 1:
        return f"Turn {state.turns} of 27{last}"
    return f"Turn {state.turns}, break token {state.break_token} of {state.tables.break_steps[state.seats]}{last}"


def effect_words(state: Any, number: int) -> str:
    """An entry of the pool on top in words."""
    base = (int(state.depth) - 1 - int(state.arg(0)) + number) * int(at.FRAME)
    kind, a, b = (int(state.stack[base + k]) for k in (0, 2, 3))
    if kind == at.S_GAIN:
        return f"Gain {b} {RESOURCES[a]}"
    if kind == at.S_EFFECT:
        words = describe.what(state.game.content, a)
        return words[:1].upper() + words[1:]
    fixed = {
        int(at.S_INCOME_APPEAL): "Money for appeal",
        int(at.S_INCOME_KIOSKS): "Money of the kiosks",
        int(at.S_INCOME_MAP): "Money of the map",
        int(at.S_HOLLYWOOD): "Reveal cards until a sponsor appears",
        int(at.S_EXTRA_BONUS): "A further placement bonus",
        int(at.D_TILE): f"The bonus at {5 if a == 0 else 8} conservation",
        int(at.D_CONSERVATION_2): "The bonus at 2 conservation",
        int(at.D_FINAL): "All discard a final scoring card",
    }
    return fixed.get(kind, "The next effect")


def label(state: Any, action: int) -> str:
    """An action in words."""
    content: Content = state.game.content
    if action in FIXED:
        return FIXED[action]
    kind, numbers = state.game.actions.decode(action)
    first = numbers[0] if numbers else 0
    if kind == "use":
        zoo = state.zoos[max(0, state.current_player())]
        return f"{ACTION_NAMES[first]} (slot {zoo.slot_of(first)})"
    if kind in ("upgrade", "clever", "multiplier", "borrow"):
        return {"upgrade": "Upgrade", "clever": "To slot 1:", "multiplier": "Multiplier on", "borrow": "Use"}[kind] + (
            f" {ACTION_NAMES[first]}"
        )
    if kind == "x":
        return f"{first} X-tokens"
    if kind in ("folder", "dig"):
        card = int(state.display[first])
        return f"Folder {first + 1}: {content.cards[card].name}" if card != 255 else f"Folder {first + 1}"
    if kind == "build":
        return str(content.buildings[first])
    if kind == "task":
        return f"Task: {TASK_NAMES[first]}"
    if kind == "donate":
        return f"Donate {donation_cost(state)} money"
    if kind == "partner":
        return f"Partner zoo in {CONTINENT_NAMES[first]}"
    if kind == "university":
        return UNIVERSITY_NAMES[first]
    if kind == "slot":
        card = int(state.arg(0)) if state.top() == at.D_SLOT else -1
        return f"Slot {first + 1}" + (f": {describe.slot(content, card, first)}" if card >= 0 else "")
    if kind == "edge":
        zoo = state.zoos[max(0, state.current_player())]
        row = int(state.tables.edge_bonus[zoo.map * 7 + first])
        return f"Edge space {first + 1}: {describe.what(content, row)}"
    if kind == "bonus tile":
        place = int(state.arg(0)) + first if state.top() == at.D_TILE else -1
        if place >= 0 and state.tiles[place] != 255:
            return f"Bonus tile: {describe.what(content, int(state.tables.tile_bonus[state.tiles[place]]))}"
        return f"Bonus tile {first + 1}"
    if kind == "target":
        return f"Player {first + 1}"
    if kind == "map":
        return f"Map {content.maps[first].id}: {content.maps[first].name}"
    if kind == "final":
        return str(content.finals[first].name)
    if kind == "effect":
        return effect_words(state, first) if state.top() == at.D_POOL and first < state.arg(0) else f"Effect {first + 1}"
    if kind == "play":
        return _play_label(state, content, first)
    if kind in ("discard", "keep", "sell", "pouch", "release", "move", "harbor"):
        word = {"move": "Move in", "harbor": "Sell at the harbor:"}.get(kind, kind.capitalize())
        return f"{word} {content.cards[first].name}"
    if kind == "token":
        return f"A token of {content.cards[first + 128].name}"
    words = str(state.game.actions.notation(action))
    return words[:1].upper() + words[1:]


def _play_label(state: Any, content: Content, card: int) -> str:
    name = content.cards[card].name
    folder = int(folder_of(state, card))
    place = f", folder {folder}" if folder else ""
    if card < 128 and state.current_player() >= 0:
        zoo = state.zoos[state.current_player()]
        return f"{name} ({price(state, zoo, card, folder)} money{place})"
    if card < 192:
        return f"{name} (level {state.tables.level[card]}{place})"
    return f"{name}{place}"


def line(content: Content, event: Event, names: Sequence[str]) -> str:
    """An event as a sentence of the log."""
    who = names[event.seat] if 0 <= event.seat < len(names) else "The game"
    a, b, c = (list(event.args) + [-1, -1, -1])[:3]
    card = content.cards[a].name if 0 <= a < 224 else "a card"
    kind = event.kind
    cards: dict[str, str] = {
        "draw": f"{who} draws {card}.",
        "discard": f"{who} discards {card}.",
        "take": f"{who} takes {card} from folder {b}.",
        "display": f"{card} comes to folder {b}.",
        "reveal": f"{who} reveals {card}.",
        "hunt": f"{who} takes {card}.",
        "look": f"{who} looks at {card}.",
        "keep": f"{who} keeps {card}.",
        "pouch": f"{who} puts {card} under a card.",
        "dig": f"{who} discards {card} from the display.",
        "animal": f"{who} plays {card} for {b} money.",
        "flock": f"{card} joins the herd of {who}.",
        "move": f"{card} moves into the new enclosure of {who}.",
        "sponsor": f"{who} plays the sponsor {card}.",
        "project": f"{who} plays the project {card}.",
        "drop": f"The project {card} leaves the board.",
        "support": f"{who} supports {card} at slot {b + 1} with token {c + 1}.",
        "release": f"{who} releases {card}.",
        "token": f"{who} spends a token of {card}.",
        "base_project": f"{who} takes the base project {card}.",
        "pilfered_card": f"{who} gives away {card}.",
        "harbor": f"{who} sells {card} at the harbor.",
    }
    if kind in cards:
        return cards[kind]
    action = ACTION_NAMES[a] if 0 <= a < 5 else ""
    if kind == "use":
        borrowed = f" of {names[c]}" if 0 <= c < len(names) and c != event.seat else ""
        how = f"performs {action}{borrowed} with strength {b}" if b > 0 else f"takes an X-token with {action}{borrowed}"
        return f"{who} {how}."
    if kind == "gain":
        return f"{who} gains {b} {RESOURCES[a]}."
    others: dict[str, str] = {
        "reshuffle": "The discard pile becomes the new deck.",
        "worker": f"{who} hires a worker.",
        "steps": f"The break token moves {a} steps.",
        "venom": f"{who} gets venom tokens.",
        "constriction": f"{who} gets constriction tokens.",
        "venom_paid": f"{who} pays {a} money for venom.",
        "multiplier": f"{who} puts a multiplier token on {action}.",
        "repeat": f"{who} repeats {action}.",
        "upgrade": f"{who} upgrades {action}.",
        "clever": f"{who} puts {action} on slot 1.",
        "boost": f"{who} puts {action} on slot {b}.",
        "place": f"{who} builds: {content.buildings[a] if 0 <= a < 25 else ''}.",
        "task": f"{who} sends workers to the task {TASK_NAMES[a] if 0 <= a < 4 else ''}.",
        "donate": f"{who} donates {a} money.",
        "partner": f"{who} wins a partner zoo in {CONTINENT_NAMES[a] if 0 <= a < 5 else ''}.",
        "university": f"{who} works with {UNIVERSITY_NAMES[a] if 0 <= a < 3 else ''}.",
        "tile": f"{who} takes a bonus tile.",
        "pilfered_money": f"{who} gives {b} money to {names[a] if 0 <= a < len(names) else ''}.",
        "map": f"{who} plays on map {content.maps[a].id if 0 <= a < 10 else ''}.",
        "break": "A break begins.",
        "trigger": f"The markers of {who} have met: the end of the game is near.",
        "final_discard": "Everyone discards a final scoring card.",
        "score": f"{who} adds {a} appeal, {b} conservation of sponsors and {c} of final scoring cards.",
    }
    return others.get(kind, "")


def breakdown(state: Any, seat: int) -> list[tuple[str, int]]:
    """Appeal, what the end adds, and the target that is taken off."""
    zoo = state.zoos[seat]
    total = int(state.score(seat))
    appeal = int(zoo.appeal)
    end = int(min(zoo.appeal + zoo.end_appeal, state.tables.max_appeal)) - appeal
    base = int(state.tables.target[zoo.conservation])
    rest = total - appeal - end + base
    return [
        ("appeal", appeal),
        ("appeal of sponsors at the end", end),
        (f"target at {int(zoo.conservation)} conservation", -base),
        ("conservation of sponsors and final scoring cards", rest),
    ]
