"""Our search against OpenSpiel's own information-set MCTS, with the same time or the same iterations for a decision.

    python benchmarks/openspiel_ismcts.py --games 100 --budget 200ms
    python benchmarks/openspiel_ismcts.py --games 100 --budget 500it

OpenSpiel's Python bot (`open_spiel.python.algorithms.ismcts`) searches our game through the adapter below; its C++ bot
cannot resample the states of games that are not written in C++. Its playouts are our compiled ones, far faster than
OpenSpiel's own, and it tells positions apart as our search does. With equal iterations only the method is compared.
"""

from __future__ import annotations

import argparse
import json
import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import menagerie
from menagerie.bots.budget import Budget, Clock
from menagerie.bots.random import play_randomly
from menagerie.bots.registry import bot, read_budget
from menagerie.bots.rewards import share_of_victory
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.core.state import Actions, State
from menagerie.lab.significance import wilson
from menagerie.table import Table

RESULT = Path(__file__).parent / "openspiel-ismcts.json"


class SpielGame(pyspiel.Game):
    """A game of ours with that many seats, as OpenSpiel describes games."""

    def __init__(self, game: menagerie.Game, seats: int) -> None:
        name = game.id.replace("-", "_")
        kind = pyspiel.GameType(
            short_name=name,
            long_name=game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.max_seats,
            min_num_players=game.min_seats,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=0,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=10_000,
        )
        super().__init__(kind, info, {})


class SpielState(pyspiel.State):
    """A position as OpenSpiel sees it. `known` is the view of the seat that searches."""

    def __init__(self, game: SpielGame, position: State, path: tuple[int, ...] = ()) -> None:
        super().__init__(game)
        self.spiel_game = game
        self.position = position
        self.path = path

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.position.is_over() else int(self.position.current_player())

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions())

    def _apply_action(self, action: int) -> None:
        revealed = self.position.revealed
        self.position.apply_action(action)
        self.path += (action,)
        player = self.position.current_player()
        if self.position.revealed != revealed and player >= 0:  # what came to light means this to who decides next
            self.path += (int(64 * self.position.outlook(player)),)

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def returns(self) -> list[float]:
        seats = range(self.position.seats)
        return [share_of_victory(self.position, seat) if self.position.is_over() else 0.0 for seat in seats]

    def information_state_string(self, player: int | None = None) -> str:
        return f"{self.current_player()} {self.path}"

    observation_string = information_state_string

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.game.actions.notation(action)

    def __str__(self) -> str:
        return self.information_state_string()

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return SpielState(self.spiel_game, self.position.clone(), self.path)


class Playouts:
    """OpenSpiel's random rollout, done by our compiled one."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.actions = Actions()

    def evaluate(self, state: SpielState) -> np.ndarray:
        world = state.position.clone()
        play_randomly(world, self.rng, self.actions)
        return np.array([share_of_victory(world, seat) for seat in range(world.seats)])

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class TimeUp(Exception):
    """The budget is spent."""


class OpenSpielBot:
    """OpenSpiel's bot behind our `choose`."""

    def __init__(self, game: menagerie.Game, seats: int, budget: Budget, seed: int) -> None:
        self.game = SpielGame(game, seats)
        self.budget = budget
        self.rng = Rng(seed)
        self.simulations = 0
        self.bot = ismcts.ISMCTSBot(
            self.game,
            Playouts(self.rng),
            uct_c=1.0,
            max_simulations=1_000_000_000,
            random_state=np.random.RandomState(seed),
            allow_inconsistent_action_sets=True,
        )

    def choose(self, observation: Observation) -> int:
        state = SpielState(self.game, observation.sample(self.rng))
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        clock, done = Clock(self.budget), 0

        def resample(seen: SpielState, seat: int) -> SpielState:
            nonlocal done
            if clock.spent(done) >= 1.0:
                raise TimeUp
            done += 1
            return SpielState(self.game, observation.sample(self.rng), seen.path)

        self.bot.set_resampler(resample)
        try:
            self.bot.run_search(state)
        except TimeUp:
            self.simulations += done
        policy = dict(self.bot.get_final_policy(state, self.bot._root_node))
        return int(max(state.legal_actions(), key=lambda action: policy.get(action, 0.0)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mini-zooloretto")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--budget", default="200ms")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    game, budget = menagerie.game(words.game), read_budget(words.budget)
    wins, decisions, simulations, iterations = 0.0, 0, 0, 0
    for number in range(words.games):
        seed, our_seat = words.seed + number // 2, number % 2
        ours, theirs = bot(f"search:{words.budget}", seed), OpenSpielBot(game, 2, budget, seed)
        table, rng = Table(game, 2, seed), Rng(seed)
        while not table.is_over:
            seat = table.deciders()[0]
            player = ours if seat == our_seat else theirs
            table.play(seat, player.choose(table.observation(seat, rng, history=False)))
            decisions += seat != our_seat
        wins += share_of_victory(table.state, our_seat)
        simulations += theirs.simulations
        iterations += ours.iterations
        low, high = wilson(wins, number + 1)
        print(f"{number + 1} games: search wins {wins / (number + 1):.1%} ({low:.1%} – {high:.1%})", flush=True)
    known = json.loads(RESULT.read_text()) if RESULT.exists() else []
    command = f"python benchmarks/openspiel_ismcts.py --game {game.id} --games {words.games} --budget {words.budget}"
    found = {
        "command": f"{command} --seed {words.seed}",
        "date": datetime.now(UTC).date().isoformat(),
        "versions": {"open_spiel": version("open_spiel"), "python": platform.python_version()},
        "games": words.games,
        "search wins": wins,
        "share": wins / words.games,
        "interval": wilson(wins, words.games),
        "OpenSpiel simulations per decision": simulations / max(decisions, 1),
        "search iterations per game": iterations / words.games,
    }
    known = [each for each in known if each["command"] != found["command"]]
    RESULT.write_text(json.dumps([*known, found], indent=2) + "\n")


if __name__ == "__main__":
    main()
