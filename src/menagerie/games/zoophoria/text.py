"""The words of the game: prompts, labels, log lines and the sentences behind refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from menagerie.core.journal import Event
from menagerie.core.rules import Rule
from menagerie.core.state import NOT_NOW
from menagerie.core.wording import listed, plural
from menagerie.games.zoophoria import actions as a
from menagerie.games.zoophoria import steps as s
from menagerie.games.zoophoria import vocabulary as v
from menagerie.games.zoophoria.content import CATEGORIES, CLASSES, COLOURS, CONTINENTS, PILES, WEATHERS, Content
from menagerie.games.zoophoria.habitat import member, unit_size
from menagerie.games.zoophoria.production import food, food_cost, wages
from menagerie.games.zoophoria.state import Zoophoria

DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
DICE = ("food", "virus", "trash")
COLOUR_HELP = (
    "food", "virus removal", "trash removal", "visitors", "the coins on it", "immunity from the event", "three targets",
)  # fmt: skip
STEPS = {
    s.START: "Starting animals",
    s.ROUGH_START: "A rough start",
    s.DRAW: "Morning draw",
    s.ROLL: "Dice",
    s.ASSIGN: "Dice",
    s.PLACE_WORKERS: "Morning meeting",
    s.INSTALL: "Install",
    s.WAGES: "Wages",
    s.EVENT: "Daily event",
    s.TARGET_DRAW: "Targets",
    s.FEED: "Feed",
    s.INFECT: "Infect",
    s.TREAT: "Treat",
    s.TRASH: "Trash",
    s.VISITORS: "Visitors",
    s.INCOME: "Income",
    s.LAST: "Last favours",
    s.END_OF_ROUND: "End of the day",
    s.END_GAME: "The end",
}

RULES = {
    NOT_NOW: Rule("ZP-5.1", "another decision is open."),
    s.NOT_DEALT: Rule("ZP-5.5", "you do not hold that animal, or have chosen it already."),
    s.SPACE_FULL: Rule("ZP-3.2", "one card lies on a space unless a rule allows more."),
    s.OTHER_EMPTY: Rule("ZP-3.1", "empty spaces are all alike; take the first one."),
    s.STRUCTURE_FULL: Rule("ZP-3.3", "the structure has no room for so many animals."),
    s.THEME: Rule("ZP-3.4", "the theme of the structure does not allow it."),
    s.SPIDERS_FULL: Rule("ZP-3.5", "no more spiders may share that space."),
    s.NOT_IN_HABITAT: Rule("ZP-5.7", "no such card of yours can be chosen here."),
    s.FAMILY_TOGETHER: Rule("ZP-3.7", "a family stays together; choose it by its baby."),
    s.INFECTED: Rule("ZP-12.7", "an animal that carries a virus cube may not be replaced in this game."),
    s.EVICTED: Rule("ZP-7.8", "cards of a dropped structure or building are placed elsewhere or discarded."),
    s.STRUCTURE_IN_USE: Rule("ZP-5.13", "only a structure without animals may be replaced."),
    s.NO_STACKING: Rule("ZP-3.8", "these cards may not share a staff space."),
    s.SPECIALIST: Rule("ZP-3.11", "a specialist never shares a space."),
    s.HOST_FULL: Rule("ZP-3.10", "Guest Services holds four employees of different guest categories."),
    s.NO_SUCH_DIE: Rule("ZP-5.8", "there is no such die left."),
    s.SPOT_TAKEN: Rule("ZP-6.4", "a worker is already there this round."),
    s.SPOT_BLOCKED: Rule("ZP-6.9", "a neutral worker blocks the card."),
    s.SPOT_EMPTY: Rule("ZP-13.1", "no card lies there."),
    s.NOT_FOR_TWO: Rule("ZP-6.8", "with two players only spaces with the two-player mark are open."),
    s.FEE: Rule("ZP-5.29", "you cannot pay the fee."),
    s.YELLOW_UNUSED: Rule("ZP-12.1", "the yellow day worker is not used in a game without coins."),
    s.NOT_CLAIMED: Rule("ZP-7.1", "you have not claimed that card, or have handled it already."),
    s.CLAIMED_LEFT: Rule("ZP-5.11", "first place or discard the cards you have claimed."),
    s.NOTHING_MOVES: Rule("ZP-5.14", "there is no other legal place to move to."),
    s.ALREADY_MOVED: Rule("ZP-7.8", "it has already been moved this round."),
    s.SAME_PLACE: Rule("ZP-5.14", "that changes nothing; spaces of a kind are all alike."),
    s.NOTHING_TO_DROP: Rule("ZP-5.15", "you have neither staff nor structures."),
    s.ANIMALS_STAY: Rule("ZP-3.13", "animals may not be discarded at will."),
    s.NO_WAGE: Rule("ZP-5.16", "only an employee with a wage may go; others do not help."),
    s.NOT_HELD: Rule("ZP-5.19", "you do not hold that target."),
    s.NO_FOOD_COST: Rule("ZP-5.20", "an animal that needs no food does not help."),
    s.CLOSED: Rule("ZP-11.7", "the card is closed today."),
    s.VIRUS_LIMIT: Rule("ZP-7.17", "an animal takes at most one cube more than its capacity."),
    s.NO_CUBE: Rule("ZP-5.22", "it carries no virus cube."),
    s.NO_FAVOUR: Rule("ZP-5.33", "only a favour card in your own habitat can be called in."),
    s.OTHER_WINDOW: Rule("ZP-5.32", "this favour is not for this moment."),
    s.WITHOUT_EFFECT: Rule("ZP-5.31", "the favour would have no effect now."),
    s.OTHER_MODE: Rule("ZP-5.25", "that use belongs to another step."),
    s.NOT_IN_PILE: Rule("ZP-5.26", "it is not in that discard pile."),
    s.ITSELF: Rule("ZP-5.33", "the card just called in cannot bring itself back."),
    s.STEP_BEGUN: Rule("ZP-5.28", "each die is turned once, and only before its step has begun."),
    s.REARRANGING_OFF: Rule("ZP-A16", "cards are not rearranged in this game."),
}

EVENT_SIGNS = {v.FOOD_DIE: "food die", v.VIRUS_DIE: "virus die", v.TRASH_DIE: "trash die"}
CLASS_PLURALS = ("mammals", "birds", "reptiles", "arachnids", "amphibians")
SOURCE_NAMES = (
    "Animals", "Staff", "Blue day worker", "Favours", "Targets", "Trash", "Viruses without a place", "Events",
    "Targets left open", "Animals at the end", "Coins at the end",
)  # fmt: skip


def event_words(content: Content, number: int) -> str:
    """An event of the day in words."""
    tables = content.tables
    effect, value, amount = (
        int(column[number]) for column in (tables.event_effect, tables.event_value, tables.event_amount)
    )
    if effect == v.NO_EVENT:
        return "no event"
    if effect in EVENT_SIGNS:
        return f"{EVENT_SIGNS[effect]} {amount:+d}"
    if effect == v.EVENT_VISITORS:
        return f"{amount:+d} visitors"
    if effect == v.VIRUS_EACH:
        return f"a virus cube for all {CLASS_PLURALS[value]}"
    if effect == v.VISITORS_EACH:
        return f"{amount:+d} visitor for each {WEATHERS[value]} weather animal"
    if effect == v.CLOSE_CLASS:
        return f"{CLASS_PLURALS[value]} closed"
    return "guest services closed" if effect == v.CLOSE_GUEST_SERVICES else "discard a target"


def favour_words(content: Content, card: int) -> str:
    """The effect of a card in words, or the empty string."""
    tables = content.tables
    amount = int(tables.amount[card])
    words = {
        v.DRAW_ANIMALS: f"draw {amount} animals",
        v.REMOVE_VIRUSES: f"remove {amount} viruses",
        v.FOOD: f"{amount} food",
        v.CHOOSE: " or ".join(
            word
            for word, number in (
                (f"{int(tables.choose_food[card])} food", tables.choose_food[card]),
                (f"remove {int(tables.choose_viruses[card])} viruses", tables.choose_viruses[card]),
                (f"{int(tables.choose_visitors[card])} visitors", tables.choose_visitors[card]),
            )
            if number
        ),
        v.LEADER_LOSES: f"first place loses {amount} visitors",
        v.OTHERS_SCORE: f"all outside first place gain {amount} visitors",
        v.SWAP_SUPPLY: f"swap for {amount} animals of the notice board",
        v.TAKE_DISCARD: f"take a card from the {PILES[amount % 3]} discard pile",
        v.DRAW_TARGETS: f"draw {amount} targets, discard {int(tables.amount_discarded[card])}",
        v.IMMUNE_CLOSED: "immunity from closing events",
        v.IMMUNE_ANY: "immunity from any event",
        v.FIRST_PLAYER: "take the first player marker",
        v.FLIP_DICE: "flip production dice",
    }
    code = int(tables.code[card])
    if code in words:
        return f"favour: {words[code]}"
    if code == v.WEEKEND_VISITORS:
        return f"{int(tables.weekend[card])} visitors Friday to Sunday"
    if code == v.STACK_SPIDERS:
        return f"{amount} spiders share a space"
    if code == v.STACK_WITH:
        names = [CATEGORIES[bit].replace("_", " ") for bit in range(6) if (int(tables.names[card]) >> bit) & 1]
        return f"stacks with any {listed(names)} card"
    return f"holds {amount} guest services employees" if code == v.HOST_GUEST_EMPLOYEES else ""


def card_words(content: Content, card: int) -> str:
    """What is printed on a card, in a line."""
    tables = content.tables
    parts: list[str] = []
    if card < v.ANIMALS:
        kind = [CLASSES[tables.animal_class[card]], CONTINENTS[tables.continent[card]]]
        if tables.weather[card]:
            kind.append(WEATHERS[tables.weather[card]])
        if tables.endangered[card]:
            kind.append("endangered")
        parts = [
            ", ".join(kind),
            f"eats {int(tables.food[card])}",
            f"bears {plural(int(tables.capacity[card]), 'virus', 'viruses')}",
            plural(int(tables.visitors[card]), "visitor"),
        ]
        if tables.family[card] != v.NO_CARD:
            parts.append("family")
    else:
        parts = [CATEGORIES[tables.category[card]].replace("_", " "), *_staff_words(content, card)]
    if favour_words(content, card):
        parts.append(favour_words(content, card))
    return " · ".join(parts)


def _staff_words(content: Content, card: int) -> list[str]:
    tables = content.tables
    columns = (
        ("wage", tables.wage), ("food", tables.food), ("virus removal", tables.virus_removal),
        ("trash removal", tables.trash_removal), ("visitors", tables.visitors), ("coins", tables.coins),
        ("viruses", tables.virus_output), ("trash", tables.trash_output),
    )  # fmt: skip
    found = [f"{name} {int(column[card])}" for name, column in columns if column[card]]
    if tables.bonus_resource[card]:
        kinds = [
            name for bit, name in enumerate((*CLASSES, "endangered")) if (int(tables.bonus_kinds[card]) >> bit) & 1
        ]
        resource = "food" if tables.bonus_resource[card] == v.BONUS_FOOD else "virus removal"
        divisor = int(tables.bonus_divisor[card])
        per = " or ".join(kinds) if divisor == 1 else f"{divisor} {' or '.join(kinds)}"
        found.append(f"+{int(tables.bonus_amount[card])} {resource} per {per}")
    if tables.stack[card] == v.EXHIBIT_SPACE:
        found.append(f"holds {int(tables.capacity[card])} animals: {theme_words(content, card)}")
    elif tables.stack[card] == v.NEVER:
        found.append("specialist")
    elif tables.stack[card] == v.SAME_CATEGORY:
        found.append("stacks")
    elif tables.stack[card] == v.GUEST:
        found.append("stacks on Guest Services")
    return found


def theme_words(content: Content, card: int) -> str:
    tables = content.tables
    theme, value = int(tables.theme[card]), int(tables.theme_value[card])
    if theme == v.THEME_WEATHER:
        return f"{WEATHERS[value]} weather"
    if theme == v.THEME_CLASS:
        return CLASS_PLURALS[value]
    if theme == v.THEME_ENDANGERED:
        return "endangered"
    return "different continents" if theme == v.DISTINCT_CONTINENT else "different classes"


def target_words(content: Content, target: int) -> str:
    return f"{content.targets[target]} ({plural(int(content.tables.target_visitors[target]), 'visitor')})"


def unit_words(content: Content, card: int) -> str:
    """A card or, by its baby, a family."""
    if card < v.ANIMALS and content.tables.baby[card]:
        return f"{content.families[content.tables.family[card]].replace('_', ' ')} family"
    return content.names[card]


def space_words(content: Content, space: int) -> str:
    colour = int(content.tables.space_colour[space])
    return f"{content.spaces[space].replace('_', ' ')} day worker ({COLOUR_HELP[colour]})"


def phase(state: Zoophoria) -> str:
    if state.step == s.END_GAME:
        return "The end"
    if state.step in (s.START, s.ROUGH_START):
        return STEPS[state.step]
    morning = state.step <= s.PLACE_WORKERS
    return f"{DAYS[state.day]} · {'morning meeting' if morning else 'habitat maintenance'}"


def prompt(content: Content, state: Zoophoria) -> str:
    """The open decision in a sentence."""
    seat = state.player
    card = content.names[state.hand[0]] if state.hand_count else ""
    if state.decision in (s.PLACE_ANIMAL, s.PLACE_STAFF, s.PLACE_STRUCTURE):
        return f"Choose a place for {unit_words(content, state.hand[0])} ({card_words(content, state.hand[0])})."
    used = content.names[state.used] if state.used != v.NO_CARD else card
    if state.decision == s.FAVOUR:
        return f"{STEPS[state.step]}: call in a favour, or pass."
    if state.decision == s.WORKER_DIE:
        return f"Choose a white die for the {COLOURS[state.chosen]} day worker."
    if state.decision == s.MOVE_TO:
        return f"Where does {unit_words(content, state.chosen)} move to?"
    if state.decision == s.WAGE_SHORT:
        return f"Wages are {wages(state, seat)} and you have {plural(state.coins[seat], 'coin')}: dismiss an employee."
    if state.decision == s.IMMUNITY:
        return f"Today's event: {event_words(content, state.event)}. Use your immunity?"
    if state.decision == s.FEED_SHORT:
        return f"{food(state, seat)} food for animals that eat {food_cost(state, seat)}: who goes unfed?"
    if state.decision == s.INFECT_PLACE:
        return f"Place a virus cube ({state.infecting} left)."
    if state.decision == s.TRANSFER:
        return f"Place a virus cube of the replaced animal ({state.transfer} left)."
    if state.decision == s.TREAT_PICK:
        return f"Remove a virus cube ({state.cures} left)."
    if state.decision == s.TARGET_DISCARD:
        return f"Discard a target ({state.discards} left)."
    if state.decision == s.CHOOSE_MODE:
        return f"What is {used} used for?"
    if state.decision == s.PILE_PICK:
        return f"Take a card from the {PILES[state.tables.amount[state.used]]} discard pile."
    if state.decision == s.SWAP_PICK:
        return f"Take an animal from the notice board ({state.swaps} left)."
    return {
        s.START_DISCARD: "Choose an animal to discard; four of six are kept.",
        s.DRAFT_PICK: "Choose an animal to keep; the others are passed on.",
        s.ASSIGN_FOOD: "Which red die is for food?",
        s.ASSIGN_VIRUS: "Which red die is for viruses? The last is for trash.",
        s.WORKER: "Place a worker on a card or a day worker.",
        s.INSTALL_OP: "Install your cards, rearrange or clear your habitat, or call in a favour.",
        s.MOVE_CARD: "Which card moves?",
        s.DROP_CARD: "Which card is discarded?",
        s.EVENT_TARGET: "The event of the day: discard a target.",
        s.FLIP: "Flip production dice for the steps still to come.",
    }.get(state.decision, "The game is over.")


def label(content: Content, state: Zoophoria, action: int) -> str:
    """An action in words."""
    kind = max(base for base in BASES if base <= action)
    card = action - kind
    if kind in (a.REJECT, a.DRAFT):
        verb = "Discard" if kind == a.REJECT else "Keep"
        return f"{verb} {content.names[card]} ({card_words(content, card)})"
    if kind in (a.EXHIBIT, a.STAFF):
        return _space_label(content, state, kind, card)
    if kind == a.PLACE:
        return _spot_label(content, state, card)
    if kind == a.USE:
        return f"Favour of {content.names[card]} ({favour_words(content, card).removeprefix('favour: ')})"
    if kind in (a.CUBE, a.CURE):
        cubes = f"{int(state.cubes[card])} of {int(content.tables.capacity[card])}"
        return f"{'Cube on' if kind == a.CUBE else 'Cube off'} {content.names[card]} (carries {cubes})"
    if kind == a.UNFED:
        return f"{unit_words(content, card)} leaves unfed ({_held_words(content, state, card)})"
    if kind == a.DISMISS:
        employee = card + v.FIRST_EMPLOYEE
        return f"Dismiss {content.names[employee]} (wage {int(content.tables.wage[employee])})"
    if kind == a.DISCARD_TARGET:
        return f"Discard {target_words(content, card)}"
    if kind == a.SWAP:
        at = int(state.board[card])
        return content.names[at] if at != v.NO_CARD else f"Animal {card + 1}"
    if kind in (a.CLAIM, a.TAKE):
        return f"{'Install' if kind == a.CLAIM else 'Take'} {content.names[card]} ({card_words(content, card)})"
    if kind == a.TURN:
        return f"Flip the {DICE[card]} die"
    if kind == a.MODE:
        return ("Food", "Remove viruses", "Visitors")[card]
    if kind == a.DIE:
        return f"Die {card + 1}"
    verbs = {a.REPLACE: "Replace", a.MOVE_THIS: "Move", a.DROP_THIS: "Discard"}
    if kind in verbs:
        return f"{verbs[kind]} {unit_words(content, card)} ({_held_words(content, state, card)})"
    return {
        a.DISCARD: "Discard it",
        a.MOVE: "Rearrange",
        a.DROP: "Discard a staff card or structure",
        a.DONE: "Done",
        a.IMMUNE: "Be immune",
        a.NOT_IMMUNE: "Let the event happen",
        a.PASS: "Pass",
    }[kind]


BASES = (
    a.REJECT, a.DRAFT, a.EXHIBIT, a.STAFF, a.REPLACE, a.DISCARD, a.DIE, a.PLACE, a.CLAIM, a.MOVE, a.DROP, a.DONE,
    a.MOVE_THIS, a.DROP_THIS, a.DISMISS, a.IMMUNE, a.NOT_IMMUNE, a.DISCARD_TARGET, a.UNFED, a.CUBE, a.CURE, a.USE,
    a.PASS, a.MODE, a.TAKE, a.SWAP, a.TURN,
)  # fmt: skip


def _held_words(content: Content, state: Zoophoria, card: int) -> str:
    """What a card of a habitat, or a family by its baby, is worth to its owner."""
    if card >= v.ANIMALS:
        return ", ".join(_staff_words(content, card)) or favour_words(content, card)
    tables = content.tables
    members = [int(member(state, card, i)) for i in range(unit_size(state, card))]
    eats, visitors = (sum(int(column[one]) for one in members) for column in (tables.food, tables.visitors))
    cubes = sum(int(state.cubes[one]) for one in members)
    carried = f", {plural(cubes, 'virus cube')}" if cubes else ""
    return f"eats {eats}, {plural(visitors, 'visitor')}{carried}"


def _space_label(content: Content, state: Zoophoria, kind: int, number: int) -> str:
    seat = state.player
    space = number if kind == a.EXHIBIT else number + v.EXHIBITS
    cards = held_on(state, seat, space)
    if not cards:
        return f"Empty {'exhibit' if kind == a.EXHIBIT else 'staff'} space"
    return f"With {listed([content.names[card] for card in cards])}"


def held_on(state: Zoophoria, seat: int, space: int) -> list[int]:
    """The cards on a space, a structure first."""
    cards = [int(state.held[seat * v.HELD + i]) for i in range(state.held_count[seat])]
    found = [card for card in cards if int(state.where[card]) == seat * v.SPACES + space]
    return sorted(found, key=lambda card: card < v.ANIMALS)


def _spot_label(content: Content, state: Zoophoria, spot: int) -> str:
    if spot < v.CARD_SLOTS:
        card = int(state.board[spot])
        return "No card" if card == v.NO_CARD else f"{content.names[card]} ({card_words(content, card)})"
    space = spot - v.CARD_SLOTS
    colour, cost = int(content.tables.space_colour[space]), int(content.tables.space_fee[space])
    words = space_words(content, space).capitalize()
    if colour < v.DICE_COLOURS and state.day_die[colour]:
        words += f", die {int(state.day_die[colour])}"
    if colour == v.YELLOW:
        words += f", {plural(state.yellow, 'coin')}"
    return words if state.no_coins or not cost else f"{words}, fee {cost}"


def breakdown(state: Zoophoria, seat: int) -> list[tuple[str, int]]:
    """Where the visitors came from."""
    values = [int(state.sources[seat * v.SOURCES + source]) for source in range(v.SOURCES)]
    return [(name, value) for name, value in zip(SOURCE_NAMES, values, strict=True) if value]


# The log.

Line = Callable[[Content, str, list[int]], str]


def _cards(content: Content, cards: Sequence[int]) -> str:
    return listed([content.names[card] for card in cards]) or "nothing"


def _roll_words(content: Content, who: str, args: list[int]) -> str:
    at = args.index(0, 1)
    red, white = args[1:at], args[at + 1 :]
    shown = f"red {', '.join(map(str, red))}; " if red else ""
    return f"{who} rolls: {shown}white {', '.join(map(str, white))}; event of the day: {event_words(content, args[0])}."


def _trash_words(who: str, args: list[int]) -> str:
    over = f" The counter runs over: {who} loses {args[3]} visitors." if args[2] else ""
    return f"{who}: trash {args[0]:+d}, counter {args[1]}.{over}"


def _place_words(content: Content, who: str, args: list[int]) -> str:
    if args[2] != v.NO_CARD and args[2] != args[0]:
        return f"{who} places {unit_words(content, args[0])} in {content.names[args[2]]}."
    return f"{who} places {unit_words(content, args[0])}."


def _move_words(content: Content, who: str, args: list[int]) -> str:
    to = f" into {content.names[args[2]]}" if args[2] != v.NO_CARD else ""
    return f"{who} moves {unit_words(content, args[0])}{to}."


def _replace_words(content: Content, who: str, args: list[int]) -> str:
    cubes = f", taking over {plural(args[2], 'virus cube')}" if args[2] else ""
    return f"{who}: {content.names[args[0]]} replaces {unit_words(content, args[1])}{cubes}."


def _final_words(who: str, args: list[int]) -> str:
    return (
        f"{who} ends with {plural(args[0], 'open target')}, {plural(args[1], 'animal')} and {plural(args[2], 'coin')}: "
        f"{plural(args[3], 'visitor')}."
    )


LINES: dict[str, Line] = {
    "sealed": lambda c, who, x: f"{who} {'keeps' if x[1] else 'will discard'} {c.names[x[0]]}.",
    "first": lambda c, who, x: f"{who} is the first player with {plural(x[0], 'visitor')} printed on the animals.",
    "tie_roll": lambda c, who, x: f"{who} rolls {x[0]} for the first player marker.",
    "rough": lambda c, who, x: f"{who} rolls {x[0]}: that many virus cubes and that much trash.",
    "draw": lambda c, who, x: f"{who} draws {_cards(c, x)}.",
    "draw_hidden": lambda c, who, x: f"{who} draws {plural(x[0], 'animal')}.",
    "refill": lambda c, who, x: f"The {('animal', 'employee', 'building', 'target')[x[0]]} discard pile is shuffled.",
    "roll": _roll_words,
    "assign": lambda c, who, x: f"{who} assigns the dice: food {x[0]}, viruses {x[1]}, trash {x[2]}.",
    "block": lambda c, who, x: f"A neutral worker blocks {c.names[x[0]]}.",
    "claim": lambda c, who, x: f"{who} claims {c.names[x[0]]}.",
    "day_worker": lambda c, who, x: f"{who} hires the {space_words(c, x[0])}{f' for {x[1]}' if x[1] else ''}.",
    "worker_die": lambda c, who, x: f"{who} chooses the die {x[1]} for {COLOURS[x[0]]}.",
    "place": _place_words,
    "family": lambda c, who, x: f"{who} has a {unit_words(c, x[0])}: {c.names[x[0]]} joins.",
    "replace": _replace_words,
    "discard": lambda c, who, x: f"{who} discards {unit_words(c, x[0])}.",
    "move": _move_words,
    "drop": lambda c, who, x: f"{who} gives up {c.names[x[0]]}.",
    "yellow": lambda c, who, x: f"{who} collects {plural(x[0], 'coin')} from the yellow day worker.",
    "wages": lambda c, who, x: f"{who} pays {plural(x[0], 'coin')} in wages.",
    "unpaid": lambda c, who, x: f"{who} cannot pay {c.names[x[0]]}, who leaves.",
    "event": lambda c, who, x: f"The event of the day: {event_words(c, x[0])}.",
    "immune": lambda c, who, x: f"{who} is immune from the event.",
    "event_visitors": lambda c, who, x: f"{who}: {plural(abs(x[0]), 'visitor')} {'fewer' if x[0] >= 0 else 'more'}.",
    "closed": lambda c, who, x: f"{who}: {event_words(c, x[0])} for the day.",
    "draw_targets": lambda c, who, x: f"{who} draws targets: {listed([c.targets[target] for target in x]) or 'none'}.",
    "draw_targets_hidden": lambda c, who, x: f"{who} draws {plural(x[0], 'target')}.",
    "target_discard": lambda c, who, x: f"{who} discards a target: {c.targets[x[0]]}.",
    "favour": lambda c, who, x: f"{who} calls in {c.names[x[0]]} ({favour_words(c, x[0]).removeprefix('favour: ')}).",
    "mode": lambda c, who, x: f"{who} uses it for {('food', 'viruses', 'visitors')[x[0]]}.",
    "leader_loses": lambda c, who, x: f"{who} is in first place and loses up to {x[0]} visitors.",
    "others_score": lambda c, who, x: f"{who} gains {x[0]} visitors.",
    "take": lambda c, who, x: f"{who} takes {c.names[x[0]]}.",
    "flip": lambda c, who, x: f"{who} flips the {DICE[x[0]]} die to {x[1]}.",
    "feed": lambda c, who, x: f"{who} feeds all animals ({x[0]} of {x[1]} food)." if x[0] else f"{who} needs no food.",
    "unfed": lambda c, who, x: f"{who} cannot feed {unit_words(c, x[0])}: it leaves.",
    "infect": lambda c, who, x: f"{who}: {plural(x[1], 'virus cube')} on {c.names[x[0]]}, now {x[2]}.",
    "cure": lambda c, who, x: f"{who}: {plural(x[1], 'virus cube')} off {c.names[x[0]]}, {x[2]} left.",
    "unplaced": lambda c, who, x: f"{who}: {plural(x[0], 'virus cube')} without a place cost {x[1]} visitors.",
    "sick": lambda c, who, x: f"{who}: {unit_words(c, x[0])} is sick with {plural(x[1], 'cube')} and leaves.",
    "trash": lambda c, who, x: _trash_words(who, x),
    "visitors": lambda c, who, x: (
        f"{who} attracts {plural(x[0] + x[1] + x[2], 'visitor')} (animals {x[0]}, staff {x[1]}, blue {x[2]}): {x[3]}."
    ),
    "income": lambda c, who, x: f"{who} earns {plural(x[0], 'coin')} from buildings.",
    "track_income": lambda c, who, x: f"{who} passes an income space: {plural(x[0], 'coin')}.",
    "target": lambda c, who, x: f"{who} reaches a target: {c.targets[x[0]]}, {plural(x[1], 'visitor')}.",
    "new_day": lambda c, who, x: f"{DAYS[x[0]]}: {who} is the first player.",
    "final": lambda c, who, x: _final_words(who, x),
    "game_over": lambda c, who, x: "The game is over.",
}  # fmt: skip


def line(content: Content, event: Event, names: Sequence[str]) -> str:
    """One line of the log."""
    who = names[event.seat] if event.seat >= 0 else ""
    return LINES[event.kind](content, who, event.args)
