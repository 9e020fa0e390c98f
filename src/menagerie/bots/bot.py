"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from menagerie.core.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Fills a seat. It sees an observation and answers with a legal action."""

    def choose(self, observation: Observation) -> int:
        """The action to play: one of `observation.legal_actions()`."""
        raise NotImplementedError
