"""Information-set tree search: one tree over what can be seen, a fresh possible world in every iteration."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from menagerie.bots.bot import Bot
from menagerie.bots.budget import Budget, Clock, of_turn
from menagerie.bots.playout import play_on, value_after
from menagerie.bots.rewards import Rewards
from menagerie.bots.tree import NONE, Tree, mixed
from menagerie.core.observation import Observation
from menagerie.core.rng import Rng
from menagerie.core.state import OVER, Actions, State

OUTCOMES: Final[i64] = 64  # of one revelation: more than these share nodes
FAMILIAR: Final = 4.0  # visits that the prior of a sealed answer counts for
WARM_UP: Final[i64] = 8  # playouts from which the search learns what a clear lead is
BETWEEN: Final[i64] = 16  # iterations from one look at the lead to the next
DEEPEST: Final[i64] = 200  # decisions of one iteration inside the tree


@final
class Settings:
    """What the search can be tuned with."""

    def __init__(
        self,
        exploration: float = 0.9,
        urgency: float = 0.1,
        temperature: float = 0.5,
        width: float = 2.0,
        widening: float = 0.5,
        playout: int = -1,
        candidates: int = -1,
    ) -> None:
        self.exploration: float = exploration  # how much the prior draws tries
        self.urgency: float = urgency  # how far below its node an untried action is believed to be
        self.temperature: float = temperature  # of the prior, in clear leads; the game may sharpen it
        self.width: float = width  # actions that compete from the start
        self.widening: float = widening  # further ones, by the root of the visits
        self.playout: i64 = playout  # decisions played on after the tree; -1: as many as the game says
        self.candidates: i64 = candidates  # actions compared at each of them; -1: as the game says


class SearchBot(Bot):
    def __init__(self, rng: Rng, budget: Budget, settings: Settings | None = None) -> None:
        self.rng: Rng = rng
        self.budget: Budget = budget
        self.settings: Settings = Settings() if settings is None else settings
        self.actions: Actions = Actions()
        self.iterations: i64 = 0  # of all decisions so far

    def choose(self, observation: Observation) -> int:
        actions = self.actions
        actions.clear()
        observation.legal(actions)
        if actions.count == 1:
            return actions.items[0]
        search = Search(observation, self.rng, self.settings)
        search.run(of_turn(self.budget, observation.decided), to_the_end=False)
        self.iterations += search.iterations
        return search.best()


@final
class Search:
    """The search for one decision."""

    def __init__(self, observation: Observation, rng: Rng, settings: Settings) -> None:
        world = observation.sample(rng)
        self.observation: Observation = observation
        self.seat: i64 = observation.seat
        self.rng: Rng = rng
        self.settings: Settings = settings
        self.playout: i64 = settings.playout if settings.playout >= 0 else world.game.playout
        self.candidates: i64 = settings.candidates if settings.candidates >= 0 else world.game.candidates
        self.temperature: float = settings.temperature / world.game.guidance
        self.tree: Tree = Tree()
        self.rewards: Rewards = Rewards(world.seats, world.outlook(observation.seat))
        self.actions: Actions = Actions()
        self.iterations: i64 = 0
        self.value: float = 0.0  # rewards of the seat in all of them
        self.is_legal: vec[i64] = vec[i64]([0] * (len(world.game.actions) + 1))  # by action: stamp of the last list
        self.is_known: vec[i64] = vec[i64]([0] * (len(world.game.actions) + 1))  # the same, if it has an edge there
        self.stamp: i64 = 0
        self.depth: i64 = 0
        self.path_node: vec[i64] = vec[i64]()
        self.path_edge: vec[i64] = vec[i64]()
        self.path_seat: vec[i64] = vec[i64]()
        self.key: i64 = 1
        self.sealed: i64 = 0  # seats that were still to answer at the last sealed decision
        self.answers: i64 = 0  # key of the sealed answers so far, seen by nobody yet
        for _ in range(WARM_UP):
            play_on(world, rng, self.actions, self.playout, self.candidates)
            self.rewards.judge(world)
            world = observation.sample(rng)

    def run(self, budget: Budget, to_the_end: bool = True) -> None:
        """Search until the budget is spent; or, if not to its end, until no other action can catch up with the first.

        That saves a part of the iterations and never changes the choice.
        """
        clock = Clock(budget)
        while clock.spent(self.iterations) < 1.0:
            self.iterate()
            self.iterations += 1
            if not to_the_end and self.iterations % BETWEEN == 0:
                left = budget.iterations - self.iterations
                if 0 < left < self.tree.lead(self.root()):
                    return

    def root(self) -> i64:
        """The node of the decision, or NONE before it was met."""
        return self.tree.find(mixed(1, self.seat))

    def iterate(self) -> None:
        """Down the tree in a fresh world, a short playout, and the rewards back up."""
        world = self.observation.sample(self.rng)
        self.depth = 0
        self.key = 1
        self.sealed = 0
        self.answers = 0
        self.descend(world)
        play_on(world, self.rng, self.actions, self.playout, self.candidates)
        self.rewards.judge(world)
        self.value += self.rewards.of[self.seat]
        i: i64 = 0
        while i < self.depth:
            node = self.path_node[i]
            edge = self.path_edge[i]
            reward = self.rewards.of[self.path_seat[i]]
            self.tree.visits[node] += 1
            self.tree.total[node] += reward
            if edge != NONE:
                self.tree.tried[edge] += 1
                self.tree.reward[edge] += reward
            i += 1

    def descend(self, world: State) -> None:
        """Play what the tree proposes until it has no statistics for a decision."""
        actions = self.actions
        tree = self.tree
        while self.depth < DEEPEST:
            player = world.current_player()
            if player == OVER:
                return
            actions.clear()
            world.legal(actions)
            if actions.count == 1:
                self.step(world, actions.items[0])
                continue
            key = mixed(self.key, player)
            node = tree.find(key)
            if node == NONE:
                node = tree.add_node(key)
                if self.depth > 0:
                    self.remember(node, NONE, player)
                    return
            edge = self.select(node, world, player)
            self.remember(node, edge, player)
            self.step(world, tree.action[edge])

    def remember(self, node: i64, edge: i64, seat: i64) -> None:
        if self.depth == len(self.path_node):
            self.path_node = append(self.path_node, node)
            self.path_edge = append(self.path_edge, edge)
            self.path_seat = append(self.path_seat, seat)
        else:
            self.path_node[self.depth] = node
            self.path_edge[self.depth] = edge
            self.path_seat[self.depth] = seat
        self.depth += 1

    def step(self, world: State, action: i64) -> None:
        """Play an action and continue the key with what can be seen of it.

        Sealed answers stay out of the key until all are given. What came to light is told apart by what it means
        to the seat that decides next: its outlook.
        """
        asked = world.deciders()
        sealed = (asked & (asked - 1)) != 0 or self.sealed != 0
        revealed = world.revealed
        world.apply_action(action)
        if sealed:
            self.answers = mixed(self.answers, action)
            still = world.deciders()
            if still != 0 and (still & asked) == still and still != asked:
                self.sealed = still
                return
            self.sealed = 0
            self.key = mixed(self.key, self.answers)
            self.answers = 0
        else:
            self.key = mixed(self.key, action)
        if world.revealed != revealed:
            player = world.current_player()
            if player != OVER:
                meaning = i64(world.outlook(player) * 64.0)
                self.key = mixed(self.key, 1 + mixed(3, meaning & 0xFFFFFF) % OUTCOMES)

    def select(self, node: i64, world: State, player: i64) -> i64:
        """The edge to follow: by its mean, its prior and how often it could have been tried."""
        tree = self.tree
        settings = self.settings
        self.offer(node, world, player)
        visits = tree.visits[node]
        width = i64(settings.width + settings.widening * sqrt(float(visits)))
        stamp = self.stamp
        weights = 0.0
        seen: i64 = 0
        edge = tree.first[node]
        while edge != NONE and seen < width:
            if self.is_legal[tree.action[edge]] == stamp:
                weights += tree.prior[edge]
                tree.possible[edge] += 1
                seen += 1
            edge = tree.next[edge]
        asked = world.deciders()
        if player != self.seat and (asked & (asked - 1) != 0 or self.sealed != 0) and self.rng.below(2) == 0:
            return self.habit(node, width, weights)
        untried = tree.mean(node) - settings.urgency
        best = NONE
        best_value = -1e9
        seen = 0
        edge = tree.first[node]
        while edge != NONE and seen < width:
            if self.is_legal[tree.action[edge]] == stamp:
                seen += 1
                tried = tree.tried[edge]
                value = tree.edge_mean(edge) if tried > 0 else untried
                chance = tree.prior[edge] / weights
                value += settings.exploration * chance * sqrt(float(tree.possible[edge])) / float(1 + tried)
                if value > best_value:
                    best = edge
                    best_value = value
            edge = tree.next[edge]
        return best

    def habit(self, node: i64, width: i64, weights: float) -> i64:
        """A sealed answer drawn by how often it was given: nobody knows it, so nobody may adapt to it in step."""
        tree = self.tree
        whole = float(tree.visits[node]) + FAMILIAR
        left = self.rng.chance() * whole
        chosen = NONE
        seen: i64 = 0
        edge = tree.first[node]
        while edge != NONE and seen < width:
            if self.is_legal[tree.action[edge]] == self.stamp:
                seen += 1
                chosen = edge
                left -= float(tree.tried[edge]) + FAMILIAR * tree.prior[edge] / weights
                if left < 0.0:
                    break
            edge = tree.next[edge]
        return chosen

    def offer(self, node: i64, world: State, player: i64) -> None:
        """Stamp the legal actions of this world and give those that are new here an edge with a prior."""
        tree = self.tree
        actions = self.actions
        self.stamp += 1
        stamp = self.stamp
        i: i64 = 0
        while i < actions.count:
            self.is_legal[actions.items[i]] = stamp
            i += 1
        known: i64 = 0
        edge = tree.first[node]
        while edge != NONE:
            action = tree.action[edge]
            if self.is_legal[action] == stamp:
                self.is_known[action] = stamp
                known += 1
            edge = tree.next[edge]
        if known == actions.count:
            return
        present = world.outlook(player)
        warmth = self.temperature * self.rewards.scale  # points that draw e times the tries
        i = 0
        while i < actions.count:
            action = actions.items[i]
            if self.is_known[action] != stamp:
                gain = (value_after(world, player, action) - present) / warmth
                tree.add_edge(node, action, exp(max(min(gain, 60.0), -60.0)))
            i += 1

    # Results.

    def best(self) -> i64:
        """The action tried most often; equal ones by their mean."""
        return self.ranked()[0][0]

    def ranked(self) -> list[tuple[int, int, float]]:
        """The actions of the decision, best first: the action, how often it was tried, its mean reward."""
        tree = self.tree
        found: list[tuple[int, float, int]] = []
        root = self.root()
        edge = tree.first[root] if root != NONE else NONE
        while edge != NONE:
            found.append((-tree.tried[edge], -tree.edge_mean(edge), tree.action[edge]))
            edge = tree.next[edge]
        if not found:  # there is no choice
            self.actions.clear()
            self.observation.legal(self.actions)
            return [(self.actions.items[0], self.iterations, self.value / float(max(self.iterations, 1)))]
        found.sort()
        return [(action, -tried, -mean) for tried, mean, action in found]
