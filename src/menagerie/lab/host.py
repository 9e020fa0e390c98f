"""A bot of another package thinks in a process of its own, so that nothing it does can stop a match."""

from __future__ import annotations

import operator
import os
import signal
import sys
import threading
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

from menagerie.bots.bot import Bot
from menagerie.bots.registry import bot as find_bot
from menagerie.core.catalog import game as find_game
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng

STARTING = 60.0  # seconds for a process to come up, which are not the bot's


class NoAnswer(Exception):
    """What a bot did instead of answering, to be read after its name."""


class Host:
    """The process of one bot. It plays game after game as long as it answers."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.alive = True
        self._receive(STARTING)

    def begin(self, game: str, name: str, seed: int) -> None:
        """Prepare for a new game. The bot itself is made when it is first asked, at its own expense of time."""
        self.pipe.send(("begin", game, name, seed))
        self._receive(STARTING)

    def choose(self, observation: Observation, patience: float) -> int:
        """The bot's answer; one that is no whole number, too late or none at all raises `NoAnswer`."""
        state = observation.sample(Rng(0))
        self.pipe.send(
            ("choose", state.game.id, state.pack(), observation.seat, observation.history, observation.decided)
        )
        return self._receive(patience)

    def end(self) -> None:
        self.alive = False
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def _receive(self, patience: float) -> int:
        try:
            if not self.pipe.poll(patience):
                self.end()
                raise NoAnswer(f"gave no answer within {patience:g} seconds.")
            answer: int | str = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.end()
            raise NoAnswer("ended its process.") from None
        if isinstance(answer, str):
            raise NoAnswer(answer)
        return answer


def serve(pipe: Connection) -> None:
    """The other end: make bots and let them choose, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no result of the match
    pipe.send(0)
    bot: Bot | None = None
    name, seed = "", 0
    while True:
        try:
            request = pipe.recv()
        except EOFError:
            return
        if request[0] == "begin":
            _, game, name, seed = request
            find_game(game)
            bot = None
            pipe.send(0)
            continue
        try:
            if bot is None:
                bot = find_bot(name, seed)
            pipe.send(_whole_number(bot.choose(_observation(*request[1:]))))
        except BaseException as problem:
            pipe.send(f"raised {type(problem).__name__}: {problem}")


def _observation(game: str, packed: dict[str, Any], seat: int, history: list[str], decided: int) -> Observation:
    return Observation(find_game(game).unpack(packed), seat, Rng(0), history, decided)


def _whole_number(answer: object) -> int | str:
    try:
        if not isinstance(answer, bool):
            return operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        pass
    return f"answered {answer!r:.200}, which is not a legal action."


def end_with_parent() -> None:
    """Do not outlive the process that started this one, however it ends."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
