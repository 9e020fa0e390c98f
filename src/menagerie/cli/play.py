"""`menagerie play`: a game in the terminal, with people and bots."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from menagerie.bots import registry
from menagerie.bots.bot import Bot
from menagerie.bots.hints import hint
from menagerie.cli.app import app, console
from menagerie.cli.replay import show_result
from menagerie.cli.words import Content, Options, read_options, the_game
from menagerie.core import record as records
from menagerie.core.errors import MenagerieError, OptionError
from menagerie.core.rng import Rng
from menagerie.core.state import ALLOWED
from menagerie.lab.host import check, seated
from menagerie.table import Table

HELP = """a number      play that choice            undo    take back        redo    play again
notation      play it, such as: take 2    hint    what a bot would do
board         draw the table again        log     what has happened
why           what is not possible, and why
save [FILE]   save the game               quit    save and leave"""


class Session:
    """A terminal game: who sits where, and the questions asked of the people."""

    def __init__(self, table: Table, players: list[str]) -> None:
        self.table = table
        self.bots: dict[int, Bot] = {}
        for seat, player in enumerate(players):
            if registry.is_known(player):
                check(player)
                self.bots[seat] = seated(player, table.seed + seat, seat)
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]
        self.rng = Rng(table.seed + 1)
        self.shown = 0  # log lines already printed
        self.last_person: int | None = None

    def run(self) -> None:
        while not self.table.is_over:
            asked = self.table.deciders()
            people = [seat for seat in asked if seat in self.people]
            if len(people) < len(asked) or not people:
                seat = next(seat for seat in asked if seat in self.bots)
                self.table.play(seat, self.bots[seat].choose(self.table.observation(seat, self.rng)))
            else:
                self.ask(people[0])
        self.print_news(None)
        show_result(self.table)

    def ask(self, seat: int) -> None:
        """One decision of a person, with all the commands that do not play."""
        self.hand_over(seat)
        self.print_news(seat)
        game, table = self.table.game, self.table
        asked = table.asked(seat)
        console.print(f"\n{game.title} · {game.phase(asked)}", style="bold")
        console.print(game.board(asked, seat, table.players), markup=False, highlight=False)
        legal = asked.legal_actions()
        console.print(f"\n{table.players[seat]}: {game.prompt(asked)}", style="bold", markup=False)
        for number, action in enumerate(legal, start=1):
            line = f"{number:3}  {game.label(asked, action)}  [{game.actions.notation(action)}]"
            console.print(line, markup=False, highlight=False)
        while True:
            try:
                words = console.input("[bold]> [/bold]").strip()
            except EOFError:
                raise KeyboardInterrupt from None
            try:
                if self.obey(seat, words, legal):
                    return
            except MenagerieError as problem:
                console.print(str(problem), style="red", markup=False)

    def obey(self, seat: int, words: str, legal: list[int]) -> bool:
        """Carry out what a person typed; whether the question is settled."""
        command, _, rest = words.partition(" ")
        table = self.table
        if words.isdigit():
            if not 1 <= int(words) <= len(legal):
                raise OptionError(f"Choose a number from 1 to {len(legal)}.")
            table.play(seat, legal[int(words) - 1])
            return True
        if command in ("undo", "u"):
            table.undo(seat)
            self.shown = 0 if len(self.people) > 1 else min(self.shown, len(table.log(seat)))
            return True
        if command in ("redo", "r"):
            table.redo(seat)
            return True
        if command in ("quit", "q"):
            raise KeyboardInterrupt
        if command in ("save", "s"):
            self.save(Path(rest) if rest else default_path(table))
        elif command in ("board", "b"):
            return self.redraw(seat)
        elif command in ("log", "l"):
            for position, line in table.log(seat):
                console.print(f"{position:4}  {line}", markup=False, highlight=False)
        elif command in ("hint", "h"):
            self.hint(seat)
        elif command in ("why", "w"):
            self.why(seat, legal)
        elif command in ("help", "?", ""):
            console.print(HELP, markup=False, highlight=False)
        else:
            table.play(seat, words)
            return True
        return False

    def redraw(self, seat: int) -> bool:
        self.shown = len(self.table.log(seat))
        return True

    def hint(self, seat: int) -> None:
        observation = self.table.observation(seat, self.rng, history=False)
        console.print("A bot would play, with the outcome it expects:")
        for choice in hint(observation):
            label = self.table.game.label(self.table.asked(seat), choice.action)
            console.print(f"{choice.outcome:4.0%}  {label}", markup=False, highlight=False)

    def why(self, seat: int, legal: list[int]) -> None:
        """The actions one might expect, with the rule that forbids them."""
        game, state = self.table.game, self.table.asked(seat)
        refused = [action for action in state.expected_actions() if action not in legal]
        for action in refused:
            refusal = state.refusal(action)
            if refusal != ALLOWED:
                rule = game.rule(refusal)
                console.print(f"{game.label(state, action)}: {rule.sentence} ({rule.key})", markup=False)
        if not refused:
            console.print("Everything that could be expected here is possible.")

    def hand_over(self, seat: int) -> None:
        """With several people at one screen: let the next one sit down before anything is shown."""
        if len(self.people) > 1 and self.last_person not in (None, seat):
            console.print(f"\nHand over to {self.table.players[seat]} and press Enter.", style="bold", markup=False)
            try:
                console.input()
            except EOFError:
                raise KeyboardInterrupt from None
            console.clear()
            self.shown = max(0, self.shown - 12)
        self.last_person = seat

    def print_news(self, seat: int | None) -> None:
        lines = self.table.log(seat)
        console.print()
        for _, line in lines[self.shown :]:
            console.print(line, style="dim", markup=False, highlight=False)
        self.shown = len(lines)

    def save(self, path: Path) -> None:
        self.table.record().save(path)
        console.print(f"Saved to {path}.", markup=False)


def default_path(table: Table) -> Path:
    when = datetime.now().strftime("%Y%m%d-%H%M%S")
    return user_data_path("menagerie") / "games" / f"{table.game.id}-{when}.json"


def default_players(min_seats: int, seats: int) -> list[str]:
    return ["You", *["greedy"] * (max(seats, min_seats, 1) - 1)]


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game; see `menagerie games`.")] = "mini-zooloretto",
    players: Annotated[
        str, typer.Option(help="Who sits at the table, by commas: names of people or bots, such as Ann,greedy,Ben.")
    ] = "",
    seats: Annotated[int, typer.Option(help="Number of players: you and greedy bots.")] = 0,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Options = None,
    content: Content = "",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal."""
    if resume is not None:
        record = records.load(resume)
        table = Table.of_record(record, free_undo=_only_one_person(record.players))
        names = record.players
    else:
        found = the_game(game, content)
        names = [name.strip() for name in players.split(",") if name.strip()] or default_players(found.min_seats, seats)
        if seats and len(names) != seats:
            raise OptionError(f"{len(names)} players are named for {seats} seats.")
        free = _only_one_person(names)
        table = Table(found, len(names), seed, read_options(option), names, free_undo=free)
    session = Session(table, names)
    console.print("Type a number, an action, or `help`.", style="dim")
    try:
        session.run()
    except (KeyboardInterrupt, MenagerieError) as problem:
        console.print()
        session.save(resume or default_path(table))
        console.print("Go on with: menagerie play --resume FILE")
        if isinstance(problem, MenagerieError):  # of a bot; what a person does wrong is answered at once
            raise
        raise SystemExit(0) from None


def _only_one_person(names: list[str]) -> bool:
    return sum(not registry.is_known(name) for name in names) <= 1
