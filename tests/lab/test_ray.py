"""The same match on a cluster of two nodes, with a worker killed in the middle."""

from __future__ import annotations

import os
import signal

import pytest

from menagerie.lab.arena import Match, fight
from menagerie.lab.match import Played

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")

MATCH = Match(game="mini-zooloretto", bots=["search:60it", "greedy"], seats=2, games=60, seed=3)


def test_a_killed_worker_loses_nothing_and_both_engines_play_the_same_games() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    ray.init(address=cluster.address, log_to_driver=False)
    killed: list[int] = []

    @ray.remote(num_cpus=1)
    def whereabouts() -> tuple[str, int]:
        import time

        time.sleep(0.5)
        return ray.get_runtime_context().get_node_id(), os.getpid()

    try:
        homes = ray.get([whereabouts.options(scheduling_strategy="SPREAD").remote() for _ in range(4)])
        assert len({node for node, _ in homes}) == 2
        workers = [pid for _, pid in homes]

        def watch(played: list[Played], total: int) -> None:
            if not killed and len(played) >= 3:
                victim = next(pid for pid in workers if _alive(pid))
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)

        on_ray = fight(MATCH, 2, "ray", watch=watch)
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert killed
    assert [game.record for game in on_ray] == [game.record for game in fight(MATCH, 2)]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
