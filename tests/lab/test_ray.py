"""The same match on a cluster of two nodes, with a worker killed in the middle."""

from __future__ import annotations

import os
import signal
import sys

import psutil
import pytest
import ray

from menagerie.core.errors import MenagerieError
from menagerie.lab import engines
from menagerie.lab.arena import Match, fight
from menagerie.lab.match import Played

pytestmark = pytest.mark.filterwarnings("ignore")

MATCH = Match(game="mini-zooloretto", bots=["search:60it", "greedy"], seats=2, games=60, seed=3)
TASK = f"ray::{engines.play_all.__name__}"  # how Ray names the process that plays a batch


def test_a_killed_worker_loses_nothing_and_both_engines_play_the_same_games() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    nodes: set[int] = set()
    killed: list[int] = []

    def watch(played: list[Played], total: int) -> None:
        for process in playing():
            nodes.add(process.ppid())
            if not killed and 3 <= len(played) < total - 10:
                os.kill(process.pid, signal.SIGKILL)
                killed.append(process.pid)

    def playing() -> list[psutil.Process]:
        found = []
        for process in psutil.process_iter(["cmdline"]):
            words = process.info["cmdline"] or [""]
            if words[0] == TASK and process.username() == psutil.Process().username():
                found.append(process)
        return found

    try:
        on_ray = fight(MATCH, 2, "ray", watch=watch)
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert killed
    assert len(nodes) == 2
    assert [game.number for game in on_ray] == list(range(60))
    assert [game.record for game in on_ray] == [game.record for game in fight(MATCH, 2)]


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MenagerieError, match=r"needs the extra: pip install 'menagerie-games\[ray\]'"):
        fight(MATCH, 1, "ray")


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(MenagerieError, match=r"No Ray cluster answers at '127\.0\.0\.1:1'"):
        fight(MATCH, 1, "ray")
