"""A bot that fails costs its own game, nothing else."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from menagerie.bots import registry
from menagerie.core import catalog
from menagerie.core.errors import MenagerieError
from menagerie.core.rng import Rng
from menagerie.lab.arena import Match, fight
from menagerie.lab.host import check, seated
from menagerie.lab.match import Pairing, play
from menagerie.lab.ratings import verdict
from menagerie.lab.schedule import line_ups
from menagerie.table import Table

STRANGE = (
    *("raising", "leaving", "illegal", "vague", "silent", "stubborn", "crashing", "sound"),
    *("huge", "nothing", "agreeing", "index", "printing", "rambling"),
)


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots, as pip would have installed it."""
    home = tmp_path / "strange_bots-1.0.dist-info"
    home.mkdir()
    (home / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1.0\n")
    points = [f"{name} = strange_bots:{name.title()}" for name in STRANGE]
    (home / "entry_points.txt").write_text(
        "\n".join(["[menagerie.bots]", *points, "missing = strange_bots:Missing", "broken = strange_bots:Broken"])
        + "\nhungry = strange_bots:Greedy\nabsent = leaving_bots:Bot\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("raising", "raised RuntimeError: out of ideas"),
        ("leaving", "raised SystemExit"),
        ("illegal", "not a legal action"),
        ("vague", "answered 'the left one', which is not a legal action"),
        ("silent", "gave no answer within 2 seconds"),
        ("stubborn", "gave no answer within 2 seconds"),
        ("crashing", "ended its process"),
        ("huge", "answered 1000000000"),
        ("nothing", "answered None, which is not a legal action"),
        ("agreeing", "answered True, which is not a legal action"),
        ("rambling", "raised RuntimeError: ? out of all all"),
    ],
)
def test_a_failing_bot_forfeits_and_is_named(name: str, reason: str) -> None:
    game = play(Pairing(0, "mini-zooloretto", 3, ["greedy", name], {}, 2.0))
    assert game.forfeit == 1
    assert game.reason.startswith(f"{name} ")
    assert reason in game.reason
    assert game.victories() == [1.0, 0.0]
    assert len(game.reason) < 400
    assert game.reason.isprintable()


def test_a_bot_cannot_take_all_memory() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (1_000_000_000, before[1]))  # which its process inherits
    try:
        game = play(Pairing(0, "mini-zooloretto", 3, ["greedy", "hungry"], {}, 20.0))
    finally:
        resource.setrlimit(resource.RLIMIT_DATA, before)
    assert game.reason.startswith("hungry raised MemoryError")


def test_without_a_winner_nobody_has_a_victory() -> None:
    game = play(Pairing(0, "mini-zooloretto", 3, ["random", "random"], {}, 2.0))
    game.places = [2, 2]  # as in Zoo Tycoon when all zoos are in debt
    assert game.victories() == [0.0, 0.0]


def test_the_arena_goes_on_after_forfeits_and_counts_them() -> None:
    match = Match(game="mini-zooloretto", bots=["crashing", "raising", "sound:3"], seats=2, games=12, patience=20.0)
    played = fight(match, 2)
    rows = {row.bot: row for row in verdict(played).standings}
    assert len(played) == 12
    assert rows["sound:3"].forfeits == 0
    assert rows["sound:3"].victories == 8
    assert rows["crashing"].forfeits + rows["raising"].forfeits == 12
    assert "crashing forfeited" in " ".join(verdict(played).sentences)


def test_a_bot_of_another_package_plays_whole_games_and_the_same_again() -> None:
    pairing = Pairing(0, "mini-zooloretto", 5, ["sound:7", "greedy"])
    game = play(pairing)
    assert game.forfeit is None
    assert game.record["result"] is not None
    assert play(pairing).record == game.record


@pytest.mark.parametrize("name", ["index", "printing"])
def test_what_is_only_unusual_plays_on(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = play(Pairing(0, "mini-zooloretto", 3, [name, "greedy"]))
    assert game.forfeit is None
    assert capfd.readouterr().out == ""


def test_a_package_that_ends_the_process_is_named() -> None:
    with pytest.raises(MenagerieError, match=r"'absent' .* cannot be loaded: SystemExit: 3"):
        fight(Match(game="mini-zooloretto", bots=["absent", "greedy"], seats=2, games=2))
    with pytest.raises(MenagerieError, match="'broken' cannot be made: KeyError"):
        check("broken")


def test_outside_of_a_match_a_failing_bot_is_a_sentence() -> None:
    table = Table(catalog.game("mini-zooloretto"), seats=2, seed=3)
    observation = table.observation(table.deciders()[0], Rng(1))
    assert seated("sound:0").choose(observation) == observation.legal_actions()[0]
    for name, words in (("leaving", "raised SystemExit"), ("crashing", "ended its process"), ("illegal", "answered")):
        with pytest.raises(MenagerieError, match=f"The bot '{name}' {words}"):
            seated(name).choose(observation)


def test_a_bot_that_cannot_be_loaded_or_made_is_named() -> None:
    with pytest.raises(MenagerieError, match=r"'missing' \(strange_bots:Missing\) cannot be loaded"):
        registry.bot("missing")
    with pytest.raises(MenagerieError, match="'broken' cannot be made: KeyError"):
        registry.bot("broken")


def test_the_same_pairing_gives_the_same_record() -> None:
    pairing = Pairing(0, "mini-zooloretto", 5, ["search:40it", "montecarlo:40it"])
    assert play(pairing).record == play(pairing).record


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for bots, seats in ((["a", "b"], 2), (["a", "b", "c"], 2), (["a", "b"], 4), (["a", "b", "c", "d"], 4)):
        tables = line_ups(bots, seats)
        for bot in bots:
            counts = [sum(table[seat] == bot for table in tables) for seat in range(seats)]
            assert len(set(counts)) == 1
            assert counts[0] > 0


def test_neighbours_change_from_deal_to_deal() -> None:
    bots = ["a", "b", "c", "d"]
    orders = {tuple(line_ups(bots, 4, deal)[0]) for deal in range(6)}
    assert orders == {("a", *rest) for rest in permutations("bcd")}
    for deal in range(6):
        tables = line_ups(bots, 4, deal)
        assert all({table[seat] for table in tables} == set(bots) for seat in range(4))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("serach:1s", "Did you mean 'search'?"),
        ("", "the bots are random, greedy, montecarlo, search"),
        ("search", "needs a budget, such as search:200ms"),
        ("search:", "needs a budget"),
        ("search:fast", "'fast' is not a budget"),
        ("search:-5it", "'-5it' is not a budget"),
        ("search:1.5it", "'1.5it' is not a budget"),
        ("search:0ms", "leaves no time to think"),
        ("montecarlo:2h", "'2h' is not a budget"),
        ("montecarlo:9999s", "longer than 3600 seconds"),
        ("random:1s", "takes no budget"),
        ("greedy:5it", "takes no budget"),
    ],
)
def test_unknown_bots_and_budgets_are_named(name: str, words: str) -> None:
    with pytest.raises(MenagerieError, match=words.replace("?", r"\?")):
        registry.bot(name)
