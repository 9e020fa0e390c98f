"""The command line as its user sees it: one sentence for what goes wrong, one document for --json."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "menagerie"]


def run(*words: str, given: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "120", "NO_COLOR": "1"}
    if home is not None:
        environment |= {"HOME": str(home), "XDG_DATA_HOME": str(home)}
    return subprocess.run(
        [*COMMAND, *words], input=given, capture_output=True, text=True, env=environment, timeout=120, check=False
    )


def document(*words: str) -> object:
    ran = run(*words, "--json")
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    ran = run(
        "simulate", "mini-zooloretto", "--seats", "2", "--bots", "greedy,random", "--games", "3", "--out", str(folder)
    )
    assert ran.returncode == 0 and "greedy" in ran.stdout
    return folder


def test_games() -> None:
    found = document("games")
    assert isinstance(found, list)
    for game in found:
        assert set(game) == {"id", "title", "min_seats", "max_seats", "rules_version", "options"}
    assert "mini-zooloretto" in {game["id"] for game in found}


def test_simulate_is_reproducible(records: Path) -> None:
    words = ("simulate", "mini-zooloretto", "--seats", "2", "--bots", "greedy,random", "--games", "3")
    assert document(*words) == document(*words)
    assert len(list(records.iterdir())) == 3


def test_replay(records: Path) -> None:
    path = sorted(records.iterdir())[0]
    found = document("replay", str(path))
    assert isinstance(found, dict)
    assert set(found) == {"game", "seats", "result", "actions", "view"}
    assert set(found["result"]) == {"scores", "ranking", "breakdown"}
    part = document("replay", str(path), "--to", "5")
    assert isinstance(part, dict) and part["actions"] == found["actions"][:5]
    assert "Final scores" in run("replay", str(path)).stdout


def test_check_and_coverage_and_bench() -> None:
    found = document("check", "mini-zooloretto", "--seats", "2", "--games", "5", "--jobs", "1")
    assert isinstance(found, dict) and found["violations"] == [] and found["games"] == 5 and found["decisions"] > 0
    covered = document("rules", "mini-zooloretto", "--coverage")
    assert isinstance(covered, dict)
    assert (covered["clauses"], covered["cases"], covered["covered"], covered["missing"]) == (95, 64, 159, [])
    rows = document("bench", "mini-zooloretto", "--seconds", "0.05", "--no-peers")
    assert isinstance(rows, list)
    wanted = {"game", "seats", "compiled", "decisions_per_s", "games_per_s", "clone_us", "peer_ratios"}
    assert all(set(row) == wanted for row in rows)


def test_rules_are_shown_with_keys() -> None:
    assert "MZ-6.4" in run("rules", "mini-zooloretto").stdout
    assert "only one kind" in run("rules", "mini-zooloretto", "--key", "MZ-6.4").stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "There is no game 'chess'"),
        (("simulate", "mini-zooloretto", "--seats", "9"), "2 to 5 players"),
        (("simulate", "mini-zooloretto", "--bots", "gredy"), "Did you mean 'greedy'"),
        (("simulate", "mini-zooloretto", "--option", "speed=1"), "no option 'speed'"),
        (("simulate", "mini-zooloretto", "--option", "speed"), "name=value"),
        (("simulate", "mini-zooloretto", "--content", "/nowhere"), "cannot be replaced"),
        (("play", "mini-zooloretto", "--option", "removed_kinds=wolf"), "3 kinds are left out"),
        (("replay", "nothing.json"), "There is no file"),
        (("check", "mini-zooloretto", "--seats", "some"), "Seats are a number"),
    ],
)
def test_bad_input_is_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    ran = run(*words)
    assert ran.returncode == 2 and sentence in " ".join(ran.stderr.split()) and "Traceback" not in ran.stderr


def test_a_terminal_game_can_be_played_undone_saved_and_resumed(tmp_path: Path) -> None:
    typed = "help\nwhy\nhint\ndance\n1\nundo\nlog\nboard\nload 2\nquit\n"
    ran = run("play", "mini-zooloretto", "--seed", "4", "--option", "first_player=0", given=typed, home=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert "A bot would play" in ran.stdout and "'dance' is not an action" in ran.stdout
    saved = next(tmp_path.rglob("*.json"))
    assert '"load 2"' in saved.read_text()
    again = run("play", "--resume", str(saved), given="quit\n", home=tmp_path)
    assert again.returncode == 0 and "Truck 2" in again.stdout


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    ran = run("play", "--players", "Ann,greedy", "--seed", "3", given="1\n" * 300, home=tmp_path)
    assert ran.returncode == 0 and "Final scores" in ran.stdout


def test_ctrl_c_keeps_every_finished_record(tmp_path: Path) -> None:
    words = ["simulate", "mini-zooloretto", "--games", "1000000", "--out", str(tmp_path)]
    process = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while len(list(tmp_path.glob("*.json"))) < 5 and time.monotonic() < deadline:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130 and "nothing finished is lost" in " ".join(complaint.split())
    kept = [path for path in tmp_path.iterdir() if not path.name.startswith(".")]
    assert kept and all(json.loads(path.read_text())["result"] for path in kept)
