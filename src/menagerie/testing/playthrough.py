"""A whole seeded game as text that a person can read; a change in it is a change of the rules."""

from __future__ import annotations

from menagerie.core.game import Game
from menagerie.core.packing import fingerprint
from menagerie.core.rng import Rng
from menagerie.table import Table

NAMES = ("Ann", "Ben", "Cy", "Dot", "Eve")


def playthrough(game: Game, seats: int, seed: int) -> str:
    """The full text of one random game: decisions with their options, log lines, and the table from time to time."""
    table = Table(game, seats, seed, players=NAMES[:seats], auto=False)
    rng = Rng(seed)
    lines = [f"{game.title}, {seats} players, seed {seed}, rules version {game.rules_version}", ""]
    phase = ""
    events = 0
    while not table.is_over:
        if game.phase(table.state) != phase:
            phase = game.phase(table.state)
            lines += [f"--- {phase} ---", game.board(table.state, None, table.players), ""]
        seat = table.state.current_player()
        legal = table.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        shown = ", ".join(game.actions.notation(option) for option in legal[:12])
        more = f", … {len(legal)} in all" if len(legal) > 12 else ""
        lines.append(f"{table.players[seat]}? {game.prompt(table.state)} [{shown}{more}]")
        table.play(seat, action)
        lines.append(f"  > {game.actions.notation(action)}")
        for event in table.journal.events[events:]:
            line = game.line(event, table.players)
            if line:
                lines.append(f"  {line}")
        events = len(table.journal.events)
    lines += ["", game.board(table.state, None, table.players), ""]
    for seat in range(seats):
        sources = ", ".join(f"{source} {points}" for source, points in table.state.breakdown(seat))
        lines.append(f"{table.players[seat]}: {table.state.score(seat)} = {sources}")
    lines.append(f"Places: {table.state.ranking()}")
    lines.append(f"Position: {fingerprint(table.state)}")
    return "\n".join(lines) + "\n"
