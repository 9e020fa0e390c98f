"""The memory of the search: information sets, found by what led to them, and the actions tried in each."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
LOW: Final[i64] = 0x7FFFFFFF


def mixed(key: i64, number: i64) -> i64:
    """A key that continues `key` with `number`. Products stay below 2**62, as `i64` wraps only when compiled."""
    low = ((key & LOW) ^ (number & LOW)) * 0x5851F42D
    high = ((key >> 31) ^ (number >> 31) & LOW) * 0x4C957F2D
    return ((low ^ (low >> 29)) + (high << 1 & MASK) + (key >> 7) + 0x14057B7E) & MASK


@final
class Tree:
    """Nodes are information sets; their edges are actions in the order of the prior, best first."""

    def __init__(self) -> None:
        self.slots: vec[i64] = vec[i64]([NONE] * 1024)  # nodes by key, open addressing
        self.nodes: i64 = 0
        self.key: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # rewards of the seat that decides here
        self.first: vec[i64] = vec[i64]()  # edge
        self.edges: i64 = 0
        self.action: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()  # edge
        self.tried: vec[i64] = vec[i64]()
        self.possible: vec[i64] = vec[i64]()  # how often the action could have been tried
        self.reward: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()

    def find(self, key: i64) -> i64:
        """The node of that key, or NONE."""
        return self.slots[self.slot(key)]

    def slot(self, key: i64) -> i64:
        size: i64 = len(self.slots)
        at = (key ^ (key >> 17)) & (size - 1)
        while True:
            node = self.slots[at]
            if node == NONE or self.key[node] == key:
                return at
            at = (at + 1) & (size - 1)

    def add_node(self, key: i64) -> i64:
        node = self.nodes
        self.nodes += 1
        self.key = append(self.key, key)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.first = append(self.first, NONE)
        if self.nodes * 2 > len(self.slots):
            self.grow()
        else:
            self.slots[self.slot(key)] = node
        return node

    def grow(self) -> None:
        size: i64 = len(self.slots) * 4
        self.slots = vec[i64]([NONE] * size)
        node: i64 = 0
        while node < self.nodes:
            self.slots[self.slot(self.key[node])] = node
            node += 1

    def add_edge(self, node: i64, action: i64, prior: float) -> None:
        """Insert an action in the order of its prior."""
        edge = self.edges
        self.edges += 1
        self.action = append(self.action, action)
        self.tried = append(self.tried, 0)
        self.possible = append(self.possible, 0)
        self.reward = append(self.reward, 0.0)
        self.prior = append(self.prior, prior)
        before = NONE
        at = self.first[node]
        while at != NONE and self.prior[at] >= prior:
            before = at
            at = self.next[at]
        self.next = append(self.next, at)
        if before == NONE:
            self.first[node] = edge
        else:
            self.next[before] = edge

    def mean(self, node: i64) -> float:
        return self.total[node] / float(self.visits[node]) if self.visits[node] > 0 else 0.5

    def edge_mean(self, edge: i64) -> float:
        return self.reward[edge] / float(self.tried[edge]) if self.tried[edge] > 0 else 0.0

    def lead(self, node: i64) -> i64:
        """By how many tries the first action of the node is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        edge = self.first[node] if node != NONE else NONE
        while edge != NONE:
            tried = self.tried[edge]
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
            edge = self.next[edge]
        return first - second
