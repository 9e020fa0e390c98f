"""What a table looks like through one pair of eyes. Nothing leaves the server but through here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from menagerie.core import catalog
from menagerie.core.record import outcome
from menagerie.core.state import State
from menagerie.server.messages import Choice, Decision, Dimmed, LogLine, Result, SeatInfo, TableInfo, Update
from menagerie.server.store import SeatRow, Summary, TableRow
from menagerie.table import Table


def seat_infos(
    seats: Sequence[SeatRow], owner: str | None, scores: Sequence[int], connected: Callable[[int], bool]
) -> list[SeatInfo]:
    return [
        SeatInfo.model_construct(
            seat=row.seat,
            name=row.name,
            colour=row.colour,
            shape=row.shape,
            kind=row.kind,
            level=row.level,
            yours=owner is not None and row.owner == owner,
            connected=row.kind == "bot" or connected(row.seat),
            score=scores[row.seat],
        )
        for row in seats
    ]


def table_info(row: TableRow, owner: str | None, connected: Callable[[int], bool]) -> TableInfo:
    seats = seat_infos(row.seats, owner, row.summary.scores, connected)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=catalog.game(row.game).title,
        seats=seats,
        position=row.position,
        phase=row.summary.phase,
        over=row.over,
        practice=row.practice,
        yours=owner == row.creator,
        your_turn=not row.over and any(seats[seat].yours for seat in row.summary.deciders),
        created=row.created,
        updated=row.updated,
        result=Result(**row.summary.result) if row.summary.result else None,
        rematch=row.rematch,
    )


def summary(table: Table) -> Summary:
    """What lists of tables show: nothing that a spectator may not know."""
    return Summary(
        phase=table.game.phase(table.state),
        scores=scores_seen(table.state, None),
        deciders=table.deciders(),
        result=outcome(table.state) if table.is_over else None,
    )


def scores_seen(state: State, eyes: int | None) -> list[int]:
    """The points as a seat may know them."""
    return state.scores()


def decision(table: Table, seat: int) -> Decision:
    state = table.asked(seat)
    legal = state.legal_actions()
    chosen = set(legal)
    return Decision.model_construct(
        seat=seat,
        prompt=table.game.prompt(state),
        choices=[choice(state, action) for action in legal],
        dimmed=[dimmed(state, action) for action in state.expected_actions() if action not in chosen],
    )


def choice(state: State, action: int) -> Choice:
    return Choice.model_construct(**_choice(state, action))


def dimmed(state: State, action: int) -> Dimmed:
    rule = state.game.rule(state.refusal(action))
    return Dimmed.model_construct(**_choice(state, action), reason=rule.sentence, rule=rule.key)


def _choice(state: State, action: int) -> dict[str, Any]:
    space = state.game.actions
    return {
        "action": action,
        "kind": space.decode(action)[0],
        "args": space.arguments(action),
        "notation": space.notation(action),
        "label": state.game.label(state, action),
    }


def view(state: State, eyes: int | None) -> Any:
    return msgspec.to_builtins(state.view(eyes))


def update(
    row: TableRow,
    table: Table,
    seats: Callable[[Sequence[int]], list[SeatInfo]],
    eyes: int | None,
    since: int,
    thinking: Sequence[int] = (),
) -> Update:
    """The present moment."""
    state = table.state
    deciders = table.deciders()
    asked = eyes is not None and eyes in deciders
    players = seats(scores_seen(state, eyes))
    together = [player.seat for player in players if player.yours]
    return Update.model_construct(
        table=row.id,
        game=table.game.id,
        position=table.position,
        epoch=row.epoch,
        seat=eyes,
        over=table.is_over,
        phase=table.game.phase(state),
        players=players,
        deciders=deciders,
        decision=decision(table, eyes) if asked and eyes is not None else None,
        view=view(state, eyes),
        views=None,
        log_from=since,
        log=[LogLine.model_construct(position=at, text=text) for at, text in table.log(eyes, since=since)],
        can_undo=eyes is not None
        and table.can_undo(table.undoer(eyes, together))
        and (table.free_undo or not table.is_over),
        can_redo=eyes is not None and table.can_redo(table.redoer(eyes, together)),
        result=_result(state) if table.is_over else None,
        thinking=list(thinking),
    )


def moment(
    row: TableRow,
    table: Table,
    seats: Callable[[Sequence[int]], list[SeatInfo]],
    position: int,
    eyes: int | None,
    everything: bool = False,
) -> Update:
    """A past moment: nothing to decide, and only what was known then to the same eyes."""
    state = table.replay(position)
    log = table.log(eyes, everything=everything)
    return Update.model_construct(
        table=row.id,
        game=table.game.id,
        position=position,
        epoch=row.epoch,
        seat=eyes,
        over=state.is_over(),
        phase=table.game.phase(state),
        players=seats(scores_seen(state, eyes)),
        deciders=[seat for seat in range(state.seats) if (state.deciders() >> seat) & 1],
        decision=None,
        view=view(state, eyes),
        views=[view(state, seat) for seat in range(state.seats)] if everything else None,
        log_from=0,
        log=[LogLine.model_construct(position=at, text=text) for at, text in log if at <= position],
        can_undo=False,
        can_redo=False,
        result=_result(state) if state.is_over() else None,
        thinking=[],
    )


def text_board(table: Table, position: int, eyes: int | None) -> str:
    state = table.replay(position)
    if position == table.position and eyes is not None and eyes in table.deciders():
        state = table.asked(eyes)
    return table.game.board(state, eyes, table.players)


def _result(state: State) -> Result:
    return Result(**outcome(state), goal=state.game.solo_goal if state.seats == 1 else None)
