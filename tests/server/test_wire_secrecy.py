"""Games over HTTP and sockets: what a viewer receives does not depend on what it cannot know, byte for byte.

This is a sample: the first moves of each game. `twin_servers.py` and `bot_timing.py` say how the comparison is made,
and run it for longer.
"""

import random
from dataclasses import replace

import numpy as np
import pytest

import bottega
from bottega.analysis.public import Assessment, assess
from bottega.bots.chances import win_chances
from bottega.server.tables import projection
from bottega.server.tables.game_table import GameTable, Viewer
from tests.games.secrecy import secrets
from tests.server import twin_servers
from tests.server.bot_timing import choose_times, p_value, timed_levels
from tests.server.twin_servers import TwinServers, play_twins

MOVES = 80  # of a game that has more
# Every second game is watched by a spectator, the others by a seat.
VIEWERS: list[tuple[str, Viewer]] = [(slug, None if n % 2 else 1) for n, slug in enumerate(bottega.GAMES)]


def play(slug: str, viewer: Viewer) -> TwinServers:
    sample = min(secrets(slug).tables, key=lambda table: table.begin(0).players)
    return play_twins(slug, sample, viewer, seed=3, share=0.1, steps=MOVES)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("slug", "viewer"), VIEWERS)
def test_everything_that_is_received_in_a_game_is_the_same_in_another_world(slug: str, viewer: Viewer) -> None:
    twins = play(slug, viewer)
    assert twins.moments > 20
    assert twins.compared["messages"] > twins.moments
    assert {"snapshots", "GET /api/tables/ID", "GET /api/tables/ID/things"} <= set(twins.compared)
    assert twins.compared["broadcast rows"] > twins.moments
    assert twins.compared["POST /api/tables/ID/why"] > 3
    assert twins.compared["POST /api/tables/ID/move"] > 3


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows everybody how the hidden part of the state begins is found out."""
    original = projection.seats

    def leaky(table: GameTable) -> list[dict[str, object]]:
        hidden = 0 if table.match is None else sum(table.match.state.tobytes())
        return [seat | {"hidden": hidden} for seat in original(table)]

    monkeypatch.setattr(projection, "seats", leaky)
    with pytest.raises(AssertionError, match="hidden"):
        play(*VIEWERS[0])


@pytest.mark.usefixtures("compiled")
def test_a_broadcast_that_knows_hidden_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(match: bottega.Match, seed: int, worlds: int, iterations: int) -> Assessment:
        return replace(assess(match, seed, worlds, iterations), chances=win_chances(match.game, match.state, 20, seed))

    monkeypatch.setattr(twin_servers, "assess", leaky)
    with pytest.raises(AssertionError, match="chances"):
        play(*VIEWERS[0])


# ---- bots


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_bot_chooses_the_same_in_every_world_that_its_seat_thinks_possible(slug: str) -> None:
    for level in timed_levels(slug):
        times = choose_times(slug, level, positions=4, repeats=1, rng=random.Random(5))
        assert all(seconds >= 0 for pair in times for world in pair for seconds in world)


def test_the_test_of_times_notices_a_difference_and_only_a_difference() -> None:
    rng = np.random.default_rng(1)
    same = [(rng.lognormal(0, 0.1, 10), rng.lognormal(0, 0.1, 10)) for _ in range(40)]
    other = [(rng.lognormal(0, 0.1, 10), rng.lognormal(rng.choice([-0.1, 0.1]), 0.1, 10)) for _ in range(40)]
    assert p_value(same, rng, 200) > 0.05  # type: ignore[arg-type]
    assert p_value(other, rng, 200) < 0.01  # type: ignore[arg-type]
