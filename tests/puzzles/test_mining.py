"""The miner: a tiny run finds puzzles, can be stopped and resumed, and reads records of finished games."""

import json
import time
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bottega
from bottega.bots import bot
from bottega.cli import app
from bottega.engine.errors import BottegaError
from bottega.puzzles import Puzzle
from bottega.puzzles.examination import Examiner, NotClear
from bottega.puzzles.mining import Mined, MineGame, Settings
from bottega.puzzles.report import with_tables
from bottega.puzzles.run import MiningRun
from bottega.puzzles.selection import selected
from bottega.puzzles.sources import BotGame, records
from bottega.workers import ignore_progress
from bottega.workers.resumable_folder import RunFolderError
from tests.by_looking import LIGHTEST
from tests.workers.ray_cluster import RayCluster

GAME = bottega.game(LIGHTEST)
TINY = Settings(iterations=60, grades=1)


def mined(number: int, settings: Settings = TINY, until: float | None = None) -> Mined | None:
    return MineGame(LIGHTEST, BotGame(LIGHTEST, number, 1), settings, until).run(ignore_progress)


@pytest.fixture(scope="module")
def found() -> Mined:
    """What the first game has in which a tiny budget finds something."""
    for number in range(40):
        one = mined(number)
        if one and one.puzzles:
            return one
    raise AssertionError("no puzzle in 40 games")


def test_a_game_gives_the_same_puzzles_again(found: Mined) -> None:
    again = mined(found.number)
    assert again is not None
    assert [puzzle.to_json() for puzzle in again.puzzles] == [puzzle.to_json() for puzzle in found.puzzles]
    assert again.plain() | {"seconds": 0} == found.plain() | {"seconds": 0}


def test_a_puzzle_is_a_position_of_its_source(found: Mined) -> None:
    puzzle = found.puzzles[0]
    _, moments = BotGame(LIGHTEST, found.number, 1).replay()
    moment = moments[puzzle.source["ply"]]
    start = puzzle.start("cpu")
    assert moment.seat == puzzle.seat
    assert moment.options == len(start.legal(puzzle.seat)) == len(puzzle.line[0])
    assert puzzle.line[0][0].chance > max(one.chance for one in puzzle.line[0][1:])


def test_a_position_in_which_little_matters_is_no_puzzle() -> None:
    match = bottega.new(LIGHTEST, players=GAME.players[0], seed=1)
    with pytest.raises(NotClear):
        Examiner(GAME, 200).examine(match, match.actors[0], 1)


def test_the_time_that_is_over_ends_a_game_at_once() -> None:
    assert mined(0, until=time.time() - 1) is None
    began = time.monotonic()
    one = mined(0, Settings(10_000), until=time.time() + 0.5)
    assert one is not None
    assert one.cut
    assert time.monotonic() - began < 60


def run(folder: Path, *more: str) -> str:
    given = ["puzzles", LIGHTEST, "--out", str(folder), "--iterations", "60", "--workers", "1", "--lang", "en", *more]
    result = CliRunner().invoke(app, given)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_run_is_resumed_in_its_folder(tmp_path: Path) -> None:
    said = run(tmp_path, "--games", "1", "--count", "50")
    assert "1 game" in said
    first = (tmp_path / "found.jsonl").read_text()
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number": 5, "pla')  # the run was killed while it wrote
    run(tmp_path, "--games", "2", "--count", "50")
    games = [json.loads(line)["number"] for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert games == [0, 1]
    assert (tmp_path / "found.jsonl").read_text().startswith(first)
    kept = [Puzzle.from_json(line) for line in (tmp_path / "puzzles.jsonl").read_text().splitlines()]
    assert [puzzle.rating for puzzle in kept] == sorted(puzzle.rating for puzzle in kept)
    assert "| games | 2 |" in (tmp_path / "report.md").read_text()


@pytest.mark.long
def test_a_cluster_finds_the_same_puzzles(cluster: RayCluster, tmp_path: Path) -> None:
    cluster.add_node()
    given = ["--games", "4", "--count", "50"]
    run(tmp_path / "here", *given)
    run(tmp_path / "ray", *given, "--ray", cluster.address)
    here, there = ((tmp_path / name / "found.jsonl").read_text() for name in ("here", "ray"))
    assert here
    assert there == here


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    with MiningRun(tmp_path, GAME, TINY, 10, 1, False), pytest.raises(RunFolderError, match="another run works"):
        MiningRun(tmp_path, GAME, TINY, 10, 1, False)
    with pytest.raises(RunFolderError, match="holds another run: seed 1"):
        MiningRun(tmp_path, GAME, TINY, 10, 2, False)


def test_records_of_finished_games_are_sources() -> None:
    match = bottega.new(LIGHTEST, players=GAME.players[0], seed=3)
    unfinished = match.dumps()
    player = bot("greedy", GAME, 1)
    while not match.over:
        match.play(match.actors[0], player.choose(match, match.actors[0]))
    record = next(records(GAME, {"a.txt": match.dumps()}))
    whole, moments = record.replay()
    assert whole.winners == match.winners
    assert [(moment.ply, moment.seat) for moment in moments] == [(n, seat) for n, (seat, _) in enumerate(match.log)]
    assert record.describe() == {"record": match.commitment}
    with pytest.raises(BottegaError, match=r"b\.txt is not finished"):
        list(records(GAME, {"b.txt": unfinished}))
    other = next(slug for slug in bottega.GAMES if slug != LIGHTEST)
    with pytest.raises(BottegaError, match=f"a game of {LIGHTEST}, not of {other}"):
        list(records(bottega.game(other), {"a.txt": match.dumps()}))


def test_the_selection_takes_few_easy_puzzles(found: Mined) -> None:
    one = found.puzzles[0]
    easy = [replace(one, id=f"easy-{n}", rating=600) for n in range(50)]
    hard = [replace(one, id=f"hard-{n}", rating=1000 + 10 * n) for n in range(50)]
    kept = selected([*easy, *hard], 40)
    assert len(kept) == 40
    assert sum(puzzle.rating < 900 for puzzle in kept) == 10
    assert len(selected(easy, 40)) == 40
    assert len(selected([*easy[:3], *hard[:2]], 40)) == 5


def test_the_tables_of_a_page_are_replaced() -> None:
    page = "A\n\n| bot | x |\n| old |\n\nB\n\n| other |\n| stays |\n"
    assert with_tables(page, ["| bot | x |\n| new |"]) == "A\n\n| bot | x |\n| new |\n\nB\n\n| other |\n| stays |\n"
