"""The bots `net` and `net:BUDGET`: they use only what the seat knows, play well, and need weights that fit."""

import json
import logging
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.bots import bot, generator, net, sample_world, weights
from bottega.bots.net import LookAheadBot, NetBot, NetSearchBot, Network
from bottega.engine import machine_code
from bottega.engine.match import Match
from tests.by_looking import LIGHTEST

from .searching import after

GAME = bottega.game(LIGHTEST)
WITH_NETWORK = [(slug, n) for slug in bottega.GAMES for n in weights.player_counts(bottega.game(slug))]


def choices(match: Match, seat: int, name: str, seed: int = 3) -> list[int]:
    """What a bot chooses, several times, as its generator goes on."""
    chooser = bot(name, match.game, seed, "cpu")
    return [chooser.choose(match, seat).number for _ in range(3)]


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_every_game_here_has_a_network_for_every_number_of_players(slug: str) -> None:
    assert weights.player_counts(bottega.game(slug)) == tuple(bottega.game(slug).players)


def test_the_code_is_the_same_for_every_number_of_players() -> None:
    first, *others = (bot("net:4", GAME, 0, "cpu") for _ in GAME.players)
    players, *other_numbers = GAME.players
    match = after(LIGHTEST, 5, players)
    first.choose(match, match.actors[0])
    built = list(net.with_network(GAME).functions)
    compiled: list[Any] = []
    with machine_code.on_each_function(lambda: compiled.append(1)):
        for other, number in zip(others, other_numbers, strict=True):
            match = after(LIGHTEST, 5, number)
            other.choose(match, match.actors[0])
    assert compiled == []
    assert list(net.with_network(GAME).functions) == built


@pytest.mark.parametrize("name", ["net", "net:60"])
@pytest.mark.parametrize(("slug", "players"), WITH_NETWORK)
def test_what_the_seat_cannot_know_changes_no_choice(slug: str, players: int, name: str) -> None:
    differed = False
    for moves in (12, 40):
        match = after(slug, moves, players, seed=moves)
        seat = match.actors[0]
        honest = choices(match, seat, name)
        assert {match.game.move(number) for number in honest} <= set(match.legal(seat))
        for number in range(3):
            other = after(slug, moves, players, seed=moves)
            world = sample_world(match, seat, generator(number))
            differed |= world.tobytes() != match.state.tobytes()
            other.game.record.restore(other.state, world.tobytes())
            assert choices(other, seat, name) == honest
    assert differed


@pytest.mark.parametrize(("slug", "players"), WITH_NETWORK)
def test_net_beats_random(slug: str, players: int) -> None:
    game, wins = bottega.game(slug), 0.0
    for deal in range(3):
        for seat in range(2):
            match = Match(game, players, seed=f"deal {deal}", target="cpu")
            seats = [bot("net" if s == seat else "random", game, deal, "cpu") for s in range(players)]
            while not match.over:
                acting = match.actors[0]
                match.play(acting, seats[acting].choose(match, acting))
            wins += (seat in match.winners) / len(match.winners)
    assert wins >= 5


def test_the_match_is_left_as_it_was() -> None:
    match = after(LIGHTEST, 20, players=2)
    before = match.state.tobytes()
    choices(match, match.actors[0], "net")
    assert match.state.tobytes() == before


def test_the_name_decides_between_one_look_ahead_and_a_search() -> None:
    (players, *_) = weights.player_counts(GAME)
    alone, searching = (bot(name, GAME) for name in ("net", "net:30"))
    assert isinstance(alone, NetBot)
    assert isinstance(searching, NetBot)
    assert isinstance(alone.playing(players), LookAheadBot)
    assert isinstance(searching.playing(players), NetSearchBot)


def test_without_a_network_the_search_plays_and_that_is_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(weights, "shipped", lambda game, players: None)
    net.say_without_network.cache_clear()
    match = after(LIGHTEST, 20, players=2)
    seat = match.actors[0]
    with caplog.at_level(logging.WARNING):
        assert choices(match, seat, "net:30") == choices(match, seat, "search:30")
        choices(match, seat, "net")
    assert caplog.messages == [f"{LIGHTEST} has no network for 2 players: the bot `net` plays with the search there"]


def test_weights_that_do_not_fit_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / weights.FILE
    weights.ship(Network.new(GAME, 2), {}, path)
    with np.load(path) as file:
        arrays = dict(file)
    np.savez(path, **{**arrays, "p2_fits": arrays["p2_fits"] + [0, 1, 0, 0]})
    monkeypatch.setattr(weights, "path_of", lambda game: path)
    weights.shipped.cache_clear()
    match = after(LIGHTEST, 20, players=2)
    try:
        with pytest.raises(bottega.BottegaError, match=r"for version 2 of the rules, and \w+ has version 1 now"):
            choices(match, match.actors[0], "net")
    finally:
        weights.shipped.cache_clear()


def test_networks_of_several_numbers_of_players_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / weights.FILE
    one, other = (Network.new(GAME, n, seed=n, widths=(16, 8)) for n in (2, 3))
    weights.ship(one, {"number": 1}, path)
    weights.ship(other, {"number": 2}, path)
    for network, prefix in ((one, "p2_"), (other, "p3_")):
        found = Network.load(GAME, path, prefix)
        np.testing.assert_allclose(found.layers["w2"], network.layers["w2"], atol=1e-3)


def test_a_file_that_is_too_large_is_refused_and_the_old_one_stays(tmp_path: Path) -> None:
    path = tmp_path / weights.FILE
    weights.ship(Network.new(GAME, 2), {}, path)
    before = path.read_bytes()
    with pytest.raises(bottega.BottegaError, match="and the most is 1,000,000"):
        weights.ship(Network.new(GAME, 3, widths=(4096, 32)), {}, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("slug", "players"), WITH_NETWORK)
def test_the_shipped_weights_are_small_and_say_where_they_come_from(slug: str, players: int) -> None:
    game = bottega.game(slug)
    assert weights.path_of(game).stat().st_size < weights.LARGEST
    with np.load(weights.path_of(game)) as file:
        assert file[f"p{players}_w1"].dtype == np.int8
    facts = weights.about(game, players)
    assert (facts["game"], facts["players"], facts["rules"]) == (slug, players, game.version)
    assert facts["settings"]["game"] == slug
    assert {"date", "commit", "seed", "results", "strength"} <= set(facts)


def test_pytorch_reads_them_in_three_lines() -> None:
    page = (Path(__file__).parents[2] / "docs/baselines.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"run by tests/bots/test_net_bots.py -->\n```python\n(.*?)```", page, re.DOTALL)
    assert len([line for line in program.splitlines() if line]) == 3
    names: dict[str, Any] = {}
    exec(program, names)
    assert [tuple(layer.shape) for layer in names["layers"].values()][-2:] == [(32, 2), (2,)]


READS_NOTHING = """
import sys
def hook(event, arguments):
    assert event != "open" or not str(arguments[0]).endswith(".npz"), arguments
sys.addaudithook(hook)
import bottega
from bottega.bots import bot
for slug in bottega.GAMES:
    bot("net", bottega.game(slug))
"""


def test_weights_are_not_read_before_they_are_needed() -> None:
    subprocess.run([sys.executable, "-c", READS_NOTHING], check=True, timeout=120)


def test_one_command_puts_a_network_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    network = Network.new(GAME, 2, seed=4)
    about = {**weights.where_from(network), "seed": 7, "settings": {"iterations": 200}}
    np.savez(tmp_path / "weights.npz", **network.to_arrays("best_"), best_about=np.array(json.dumps(about)))
    out = tmp_path / "net.npz"
    weights.main([LIGHTEST, str(tmp_path / "weights.npz"), "--to", str(out), "--strength", "even"])
    assert "now with the network for 2 players" in capsys.readouterr().out
    with np.load(out) as file:
        assert json.loads(str(file["p2_about"])) == {**about, "strength": "even"}


@pytest.mark.parametrize("policy", [100, 0])
def test_a_policy_that_does_not_count_is_left_out(policy: int, tmp_path: Path) -> None:
    network = replace(Network.new(GAME, 2).with_policy(), policy=policy)
    np.savez(tmp_path / "weights.npz", **network.to_arrays("best_"))
    weights.main([LIGHTEST, str(tmp_path / "weights.npz"), "--to", str(tmp_path / "net.npz")])
    found = Network.load(GAME, tmp_path / "net.npz", "p2_")
    assert (found.policy_layers is not None) == (policy > 0)


def test_the_command_says_what_a_file_contains(capsys: pytest.CaptureFixture[str]) -> None:
    weights.main([LIGHTEST])
    found = [json.loads(part) for part in re.split(r"(?<=^\})\n", capsys.readouterr().out, flags=re.MULTILINE) if part]
    assert [(facts["game"], facts["players"]) for facts in found] == [(LIGHTEST, n) for n in GAME.players]
