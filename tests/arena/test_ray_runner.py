"""The same games on a cluster of two nodes, of which one dies on the way."""

import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from bottega.arena import (
    ArenaError,
    GameResult,
    RayRunner,
    ResultLog,
    ScheduledGame,
    Tournament,
    play_game,
    play_remaining,
    ray_runner,
)
from bottega.arena.ray_runner import retry
from tests.workers.ray_cluster import RayCluster


@pytest.mark.long
def test_a_node_that_dies_takes_no_game_with_it(
    cluster: RayCluster,
    tournament: Tournament,
    games: dict[int, GameResult],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import ray

    doomed = cluster.add_node()
    fate = doomed.node_id
    replayed: list[int] = []

    def slowly(game: ScheduledGame) -> GameResult:
        """On the node that will die the first game is finished, the next is not."""
        if ray.get_runtime_context().get_node_id() == fate:
            begun = len(list(tmp_path.iterdir()))
            (tmp_path / f"{begun} {game.number}").touch()
            time.sleep(120 * begun)
        time.sleep(0.3)
        return play_game(game)

    def noticed(game: ScheduledGame, deaths: Counter[int]) -> ScheduledGame:
        replayed.append(game.number)
        return retry(game, deaths)

    monkeypatch.setattr(ray_runner, "play_game", slowly)
    monkeypatch.setattr(ray_runner, "retry", noticed)
    results, doom = [], None
    with ResultLog(tournament) as log:
        for result in play_remaining(log, RayRunner(cluster.address)):
            results.append(result)
            if doom is None and len(list(tmp_path.iterdir())) == 2:
                doom = len(results)
                cluster.kill(doomed)
    finished, hanging = (int(path.name.split()[1]) for path in sorted(tmp_path.iterdir()))
    assert doom is not None
    assert doom < len(games) - 1
    assert hanging in replayed
    assert finished not in replayed
    assert len(results) == len(games)
    assert log.results == games
    assert not ray.is_initialized()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere"])
def test_a_cluster_that_is_not_there_is_refused(tournament: Tournament, address: str) -> None:
    with pytest.raises(ArenaError, match=f"no Ray cluster at {address}"):
        list(RayRunner(address).run(tournament.schedule()))


def test_without_ray_a_sentence_says_how_to_get_it(tournament: Tournament, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match="pip install"):
        list(RayRunner("local").run(tournament.schedule()))
