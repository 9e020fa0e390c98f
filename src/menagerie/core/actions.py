"""The fixed action space of a game: integer <-> kind and arguments <-> notation, both ways."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from menagerie.core.errors import NotationError


@dataclass(frozen=True)
class Arg:
    """One argument of a kind of action: a name and its possible words, in the order of their numbers."""

    name: str
    words: tuple[str, ...]
    index: dict[str, int] = field(repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.index.update({word.lower(): number for number, word in enumerate(self.words)})
        if len(self.index) != len(self.words):
            raise ValueError(f"the words of argument {self.name!r} are not all different")


def number(name: str, first: int, last: int) -> Arg:
    """An argument that is a whole number from `first` to `last`."""
    return Arg(name, tuple(str(value) for value in range(first, last + 1)))


def choice(name: str, words: Sequence[str]) -> Arg:
    """An argument that is one of the given words; they may hold spaces, but no two may be equal."""
    return Arg(name, tuple(words))


@dataclass(frozen=True)
class Segment:
    """A run of integers that share a kind; the last argument varies fastest."""

    kind: str
    base: int
    args: tuple[Arg, ...]
    template: str
    pattern: re.Pattern[str]

    @property
    def size(self) -> int:
        size = 1
        for arg in self.args:
            size *= len(arg.words)
        return size


class ActionSpace:
    """Named segments of integers. Built once per game, in order, without gaps."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.size = 0
        self.longest = 0  # characters of the longest notation

    def segment(self, base: int, kind: str, *args: Arg, template: str = "") -> None:
        """Append a segment that starts at `base` (which must be the present size).

        The notation is the kind followed by the arguments, or `template` with `{name}` for each argument.
        """
        if base != self.size:
            raise ValueError(f"segment {kind!r} should start at {self.size}, not {base}")
        template = template or " ".join([kind, *("{" + arg.name + "}" for arg in args)])
        segment = Segment(kind, base, args, template, _pattern(template, args))
        self.segments.append(segment)
        self.size += segment.size
        self.longest = max(self.longest, len(template) + sum(max(map(len, arg.words)) for arg in args))

    def __len__(self) -> int:
        return self.size

    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The kind of an action and the numbers of its arguments, counted from 0."""
        segment = self._segment_of(action)
        rest = action - segment.base
        numbers: list[int] = []
        for arg in reversed(segment.args):
            rest, at = divmod(rest, len(arg.words))
            numbers.append(at)
        return segment.kind, tuple(reversed(numbers))

    def encode(self, kind: str, *numbers: int) -> int:
        """The integer of a kind with the numbers of its arguments, counted from 0."""
        for segment in self.segments:
            if segment.kind == kind and len(segment.args) == len(numbers):
                offset = 0
                for arg, at in zip(segment.args, numbers, strict=True):
                    if not 0 <= at < len(arg.words):
                        raise NotationError(f"{kind!r} has no {arg.name} number {at}; there are {len(arg.words)}.")
                    offset = offset * len(arg.words) + at
                return segment.base + offset
        raise NotationError(f"There is no action {kind!r} with {len(numbers)} arguments.")

    def arguments(self, action: int) -> dict[str, str]:
        """The arguments of an action by name, as words."""
        segment = self._segment_of(action)
        _, numbers = self.decode(action)
        return {arg.name: arg.words[at] for arg, at in zip(segment.args, numbers, strict=True)}

    def notation(self, action: int) -> str:
        """The readable form of an action, such as `place llama 3`."""
        segment = self._segment_of(action)
        return segment.template.format(**self.arguments(action))

    def parse(self, text: str) -> int:
        """The integer of a notation; upper and lower case and extra spaces do not matter."""
        wanted = " ".join(text.split()).lower()
        for segment in self.segments:
            # Patterns take their time over long texts, and anybody may send one.
            match = segment.pattern.fullmatch(wanted) if len(wanted) <= self.longest else None
            if match is None:
                continue
            numbers = [arg.index.get(match[arg.name]) for arg in segment.args]
            if None not in numbers:
                return self.encode(segment.kind, *(at for at in numbers if at is not None))
        raise NotationError(self._misspelt(text.strip(), wanted))

    def _segment_of(self, action: int) -> Segment:
        if 0 <= action < self.size:
            for segment in self.segments:
                if action < segment.base + segment.size:
                    return segment
        raise NotationError(f"There is no action {action}; actions are 0 to {self.size - 1}.")

    def _misspelt(self, text: str, wanted: str) -> str:
        if len(wanted) > self.longest:
            return f"{text[: self.longest] + '…'!r} is not an action; it is longer than any."
        shapes = [re.sub(r"\{(\w+)\}", r"<\1>", segment.template) for segment in self.segments]
        words = wanted.split()
        for segment, shape in zip(self.segments, shapes, strict=True):
            if words and words[0] == segment.template.split()[0].lower():
                hint = self._nearest_argument(segment, words)
                return f"{text!r} is not an action: write {shape}{hint or '.'}"
        near = difflib.get_close_matches(wanted, shapes, n=1, cutoff=0.4)
        hint = f"did you mean {near[0]!r}?" if near else f"actions look like {', '.join(shapes[:6])}."
        return f"{text!r} is not an action; {hint}"

    def _nearest_argument(self, segment: Segment, words: list[str]) -> str:
        """The end of a sentence about the first argument that is wrong, or the empty string."""
        for arg in segment.args:
            if any(word in arg.index for word in words[1:]):
                continue
            near = difflib.get_close_matches(words[1] if len(words) > 1 else "", list(arg.index), n=1)
            if near:
                return f"; did you mean {near[0]!r}?"
            shown = ", ".join(arg.words[:8]) + (", …" if len(arg.words) > 8 else "")
            return f" with {arg.name} one of {shown}."
        return ""


def _pattern(template: str, args: Sequence[Arg]) -> re.Pattern[str]:
    parts: list[str] = []
    by_name = {arg.name: arg for arg in args}
    used: list[str] = []
    for piece in re.split(r"(\{\w+\})", template.lower()):
        if piece.startswith("{"):
            name = piece[1:-1]
            if name not in by_name:
                raise ValueError(f"template {template!r} names an unknown argument {name!r}")
            used.append(name)
            parts.append(f"(?P<{name}>.+?)")
        else:
            parts.append(re.escape(piece))
    if sorted(used) != sorted(by_name):
        raise ValueError(f"template {template!r} must name every argument once")
    return re.compile("".join(parts))
