"""Other engines, measured in the same run: uniform random play through their Python interfaces (extra `bench`)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from menagerie.testing.speed import pace


def _open_spiel(name: str) -> Callable[[], int]:
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def _catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)])
        game.play()
        state = game.state
        played: list[object] = getattr(state, "action_records", None) or state.actions
        return len(played)

    return play


def _rlcard() -> Callable[[], int]:
    import rlcard  # noqa: PLC0415
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    environment = rlcard.make("gin-rummy")
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

    def play() -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(path) // 2 for path in trajectories)

    return play


def _pettingzoo() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

    environment = connect_four_v3.env()

    def play() -> int:
        environment.reset()
        decisions = 0
        for agent in environment.agent_iter():
            observation, _, done, truncated, _ = environment.last()
            if done or truncated:
                environment.step(None)
                continue
            environment.step(environment.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
        return decisions

    return play


PEERS: dict[str, Callable[[], Callable[[], int]]] = {
    "OpenSpiel hearts": lambda: _open_spiel("hearts"),
    "OpenSpiel gin rummy": lambda: _open_spiel("gin_rummy"),
    "OpenSpiel chess": lambda: _open_spiel("chess"),
    "catanatron": _catanatron,
    "RLCard gin rummy": _rlcard,
    "PettingZoo connect four": _pettingzoo,
}


def peers(seconds: float) -> Iterator[tuple[str, float | None, str]]:
    """Each peer with its decisions a second, or None and the reason why it could not be measured."""
    for name, prepare in PEERS.items():
        try:
            yield name, pace(prepare(), seconds)[0], ""
        except ImportError as problem:
            yield name, None, f"not installed ({problem.name})"
        except Exception as problem:  # a peer may fail in any way; ours is measured all the same
            yield name, None, f"failed: {problem}"


def rates(seconds: float) -> tuple[dict[str, float], dict[str, str]]:
    """The rates of the peers that could be measured, and the reasons of the others."""
    found: dict[str, float] = {}
    missing: dict[str, str] = {}
    for name, rate, reason in peers(seconds):
        if rate is None:
            missing[name] = reason
        else:
            found[name] = rate
    return found, missing
