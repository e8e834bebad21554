"""A training run learns, gives the same networks however it is run, and goes on after it was stopped."""

import json
from pathlib import Path

import numpy as np
import pytest

import bottega
from bottega.bots.net import Network
from bottega.bots.weights import where_from
from bottega.engine.errors import BottegaError
from bottega.learn.expert_iteration import Run
from bottega.learn.run_folder import BEST, RunFolder
from bottega.learn.settings import InvalidSetting, RunSettings, declared, switched
from bottega.workers.crew import LocalCrew
from bottega.workers.resumable_folder import RunFolderError

from .tiny import GAME, TINY, run, settings


class Interrupted(Exception):
    pass


def weights(path: Path) -> dict[str, bytes]:
    """Every array of the best network but what says when it was made."""
    with np.load(path / "weights.npz") as file:
        return {name: file[name].tobytes() for name in file.files if name != f"{BEST}about"}


def lines(path: Path) -> list[dict]:
    """The log without times; nothing before the first step is finished."""
    if not (path / "log.jsonl").exists():
        return []
    found = [json.loads(line) for line in (path / "log.jsonl").read_text().splitlines()]
    return [{name: value for name, value in line.items() if name != "seconds"} for line in found]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nobody stopped."""
    path = tmp_path_factory.mktemp("whole")
    run(path)
    return path


def test_a_tiny_run_learns_to_beat_its_first_generation(tmp_path: Path) -> None:
    """Everything is fixed work with a fixed seed, so the same games are played on every machine of a kind."""
    run(
        tmp_path, threads=2, generations=1, positions=600, held=300, games=320, iterations=12, uses=12, batch=512,
        gate_deals=100, gate_iterations=48, final_deals=0,
    )  # fmt: skip
    (gate,) = [line for line in lines(tmp_path) if line["what"] == "gate"]
    assert gate["kept"]
    assert gate["share"] - gate["half"] > 50


def test_the_weights_say_where_they_come_from(whole: Path) -> None:
    network = Network.load(GAME, whole / "weights.npz", BEST)
    with np.load(whole / "weights.npz") as file:
        about = json.loads(str(file[f"{BEST}about"]))
    assert about.items() >= where_from(network).items()
    assert about["seed"] == 1
    assert about["settings"]["games"] == TINY["games"]
    assert {"python", "numpy", "numba", "torch"} <= set(about["versions"])
    assert [line["what"] for line in about["results"]] == ["trained", "games", "trained", "gate", "final"]


@pytest.mark.parametrize("step", ["trained", "games", "gate", "final"])
def test_a_run_that_was_stopped_goes_on_to_the_same_networks(whole: Path, tmp_path: Path, step: str) -> None:
    def stop(now: str, generation: int, done: int, total: int) -> None:
        if now == step:
            raise Interrupted

    with pytest.raises(Interrupted):
        run(tmp_path, watch=stop)
    assert len(lines(tmp_path)) < len(lines(whole))
    run(tmp_path, threads=2)
    assert lines(tmp_path) == lines(whole)
    assert weights(tmp_path) == weights(whole)


def test_a_run_that_was_killed_while_it_wrote_goes_on(whole: Path, tmp_path: Path) -> None:
    seen = []

    def stop(now: str, generation: int, done: int, total: int) -> None:
        seen.append(now)
        if now == "games" and done == 1:
            raise Interrupted

    with pytest.raises(Interrupted):
        run(tmp_path, watch=stop)
    with (tmp_path / "log.jsonl").open("a") as file:
        file.write('{"what": "games", "gener')
    run(tmp_path)
    assert lines(tmp_path) == lines(whole)
    assert weights(tmp_path) == weights(whole)


def test_more_generations_can_be_added(whole: Path, tmp_path: Path) -> None:
    run(tmp_path, final_deals=0)
    run(tmp_path, final_deals=0, generations=2)
    assert [line["generation"] for line in lines(tmp_path) if line["what"] == "gate"] == [1, 2]
    assert lines(tmp_path)[:4] == lines(whole)[:4]


def test_a_run_can_start_with_a_network(tmp_path: Path) -> None:
    start = Network.new(GAME, 2, seed=9)
    with RunFolder(tmp_path, GAME, settings(generations=0, final_deals=0)) as folder, LocalCrew(1) as crew:
        Run(folder, crew, start=start).run()
    found = Network.load(GAME, tmp_path / "weights.npz", BEST)
    np.testing.assert_allclose(found.layers["w2"], start.layers["w2"], atol=1e-3)


def test_a_network_to_start_with_can_learn_from_games_of_the_heuristic_too(tmp_path: Path) -> None:
    start = Network.new(GAME, 2, seed=9)
    for rate in (0.0, 2e-3):
        given = settings(generations=0, final_deals=0, relearn=True, first_rate=rate)
        with RunFolder(tmp_path / str(rate), GAME, given) as folder, LocalCrew(1) as crew:
            Run(folder, crew, start=start).run()
        (trained,) = lines(tmp_path / str(rate))
        assert trained["positions"] == given.positions
        found = Network.load(GAME, tmp_path / str(rate) / "weights.npz", BEST)
        assert np.allclose(found.layers["w2"], start.layers["w2"], atol=1e-3) == (rate == 0)  # it begins with these


def test_a_start_for_another_number_of_players_is_refused(tmp_path: Path) -> None:
    with (
        RunFolder(tmp_path, GAME, settings()) as folder,
        LocalCrew(1) as crew,
        pytest.raises(BottegaError, match="are for 3 players"),
    ):
        Run(folder, crew, start=Network.new(GAME, 3))


def test_learning_again_without_a_start_is_refused(tmp_path: Path) -> None:
    with (
        RunFolder(tmp_path, GAME, settings(relearn=True)) as folder,
        LocalCrew(1) as crew,
        pytest.raises(BottegaError, match="relearn needs weights to start with"),
    ):
        Run(folder, crew)


def test_the_variant_that_wins_most_is_kept(tmp_path: Path) -> None:
    run(tmp_path, generations=0, variants=("level=2,playouts=10", "horizon=50"), final_deals=2)
    (final,) = [line for line in lines(tmp_path) if line["what"] == "final"]
    best = max(final["results"], key=lambda name: final["results"][name]["share"])
    assert set(final["results"]) == {"as it is", "level=2,playouts=10", "horizon=50"}
    assert final["chosen"] == best
    found = Network.load(GAME, tmp_path / "weights.npz", BEST)
    expected = Network.load(GAME, tmp_path / "generation-0.npz")
    if best != "as it is":
        expected = switched(expected, best)
    assert (found.level, found.playouts, found.horizon) == (expected.level, expected.playouts, expected.horizon)


def test_another_run_in_the_folder_is_refused_and_stays(whole: Path) -> None:
    before = (whole / "log.jsonl").read_bytes()
    with pytest.raises(RunFolderError, match="holds another run: games 32"):
        run(whole, games=64)
    assert (whole / "log.jsonl").read_bytes() == before


def test_two_runs_cannot_work_in_one_folder(tmp_path: Path) -> None:
    with RunFolder(tmp_path, GAME, settings()), pytest.raises(RunFolderError, match="another run works in"):
        RunFolder(tmp_path, GAME, settings())


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("gamse", 3, "there is no setting 'gamse'"),
        ("games", "many", "games=many is invalid"),
        ("batch", 0, "batch=0 is too small"),
        ("restart", "perhaps", "it is true or false"),
        ("move_time", "soon", "not a budget"),
        ("variants", ["horizn=3"], "no setting 'horizn' of a search"),
        ("variants", ["horizon"], "needs a number"),
    ],
)
def test_a_wrong_setting_gets_a_sentence(name: str, value: object, sentence: str) -> None:
    with pytest.raises(InvalidSetting, match=sentence):
        settings(**{name: value})


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_declared_settings_of_every_game_are_valid(slug: str) -> None:
    game = bottega.game(slug)
    found = RunSettings.of(game, game.players[0])
    assert declared(game).items() <= found.describe().items()
