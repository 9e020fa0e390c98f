"""A bot of another package thinks in a process of its own, so that nothing it does can stop a match."""

from __future__ import annotations

import operator
import os
import signal
import sys
import threading
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from menagerie.bots.bot import Bot
from menagerie.bots.registry import UnknownBot, is_known, is_ours
from menagerie.bots.registry import bot as find_bot
from menagerie.core.catalog import game as find_game
from menagerie.core.errors import MenagerieError
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng

STARTING = 60.0  # seconds for a process to come up, which are not the bot's
PATIENCE = 30.0  # seconds for one decision, unless told otherwise
MEMORY = 0.5  # of the machine's memory that one bot may take
LONGEST: Final = 300  # characters of a complaint


class NoAnswer(Exception):
    """What a bot did instead of answering, to be read after its name."""


def one_line(words: str) -> str:
    """What another package wrote, fit for a report: no line breaks, no broken characters, not endless."""
    words = " ".join(words.encode("utf-8", "replace").decode().split())
    return words if len(words) <= LONGEST else words[:LONGEST] + " …"


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

    def make(self, name: str, patience: float) -> None:
        """Make a bot, to see whether that is possible."""
        self.pipe.send(("make", name))
        self._receive(patience)

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
            answer: int | str | UnknownBot = self.pipe.recv()
        except (EOFError, ConnectionError):
            self.end()
            raise NoAnswer("ended its process.") from None
        if isinstance(answer, UnknownBot):
            raise answer
        if isinstance(answer, str):
            raise NoAnswer(one_line(answer))
        return answer


def serve(pipe: Connection) -> None:
    """The other end: make bots and let them choose, until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    _limit_memory()
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
            if request[0] == "make":
                find_bot(request[1])
                pipe.send(0)
                continue
            if bot is None:
                bot = find_bot(name, seed)
            pipe.send(_whole_number(bot.choose(_observation(*request[1:]))))
        except UnknownBot as problem:
            pipe.send(UnknownBot(one_line(str(problem))))
        except BaseException as problem:
            pipe.send(f"raised {type(problem).__name__}{_words(problem)}.")


def _words(problem: BaseException) -> str:
    try:
        return f": {problem}" if str(problem) else ""
    except Exception:
        return ""


def _limit_memory() -> None:
    """One bot cannot take the memory of all: it gets an error, and if memory runs out the system ends it first."""
    try:
        import resource  # noqa: PLC0415

        whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        allowed, most = resource.getrlimit(resource.RLIMIT_DATA)
        part = int(whole * MEMORY)
        part = part if allowed == resource.RLIM_INFINITY else min(part, allowed)
        resource.setrlimit(resource.RLIMIT_DATA, (part, most))
        with open("/proc/self/oom_score_adj", "w", encoding="ascii") as file:
            file.write("1000")
    except (ImportError, AttributeError, OSError, ValueError):
        pass  # a system without such limits


def _observation(game: str, packed: dict[str, Any], seat: int, history: list[str], decided: int) -> Observation:
    return Observation(find_game(game).unpack(packed), seat, Rng(0), history, decided)


def _whole_number(answer: object) -> int | str:
    try:
        if not isinstance(answer, bool):
            return operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        pass
    return f"answered {answer!r:.200}, which is not a legal action."


# The processes of this one's bots of other packages, by name and seat; each goes on to the next game.
_HOSTS: dict[tuple[str, int], Host] = {}


def host_of(name: str, seat: int) -> Host:
    if (name, seat) not in _HOSTS or not _HOSTS[name, seat].alive:
        _HOSTS[name, seat] = Host()
    return _HOSTS[name, seat]


class Hosted(Bot):
    """A bot of another package outside of a match: what it does wrong is a sentence."""

    def __init__(self, name: str, seed: int, seat: int) -> None:
        self.name = name
        self.seed = seed
        self.seat = seat
        self.host: Host | None = None

    def choose(self, observation: Observation) -> int:
        try:
            if self.host is None:
                self.host = host_of(self.name, self.seat)
                self.host.begin(observation.game.id, self.name, self.seed)
            action = self.host.choose(observation, PATIENCE)
        except NoAnswer as problem:
            raise MenagerieError(f"The bot {self.name!r} {problem}") from None
        if action not in observation.legal_actions():
            raise MenagerieError(f"The bot {self.name!r} answered {action!r:.50}, which is not a legal action.")
        return action


def seated(name: str, seed: int = 0, seat: int = 0) -> Bot:
    """The bot of that name for a game: one of ours as it is, one of another package in its own process."""
    return Hosted(name, seed, seat) if is_known(name) and not is_ours(name) else find_bot(name, seed)


def check(name: str) -> None:
    """A sentence if there is no such bot or it cannot be made."""
    if is_ours(name) or not is_known(name):
        find_bot(name)
        return
    host = Host()
    try:
        host.make(name, STARTING)
    except NoAnswer as problem:
        raise UnknownBot(f"The bot {name!r} {problem}") from None
    finally:
        if host.alive:
            host.end()


def end_with_parent() -> None:
    """Do not outlive the process that started this one, however it ends."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
