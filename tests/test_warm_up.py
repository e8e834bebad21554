"""Compiling ahead: its progress, and a game that cannot be compiled."""

import asyncio
import logging

import pytest

import bottega
from bottega.warm_up import CompileBots, CompileNetworks, WarmUp

SLUG = bottega.GAMES[0]
LIMIT = 600  # seconds: far more than it takes, for a busy machine that compiles


def run(warming: WarmUp) -> None:
    asyncio.run(asyncio.wait_for(warming.run(), LIMIT))


def test_a_game_is_ready_when_its_functions_are_and_those_of_its_networks_come_last() -> None:
    ready: list[tuple[CompileBots | CompileNetworks, int, bool]] = []

    async def on_ready(done: CompileBots | CompileNetworks) -> None:
        ready.append((done, warming.compiled, warming.has_networks(SLUG)))

    warming = WarmUp([SLUG], on_ready)
    assert (warming.ended, warming.is_ready(SLUG), warming.functions, warming.seconds_left) == (False, False, 0, None)
    run(warming)
    assert (warming.ended, warming.is_ready(SLUG), warming.is_ready("chess")) == (True, True, False)
    (bots, compiled, early), (networks, all_compiled, late) = ready
    assert (bots, networks) == (CompileBots(SLUG), CompileNetworks(SLUG))
    assert (early, late) == (False, True)
    assert 50 < compiled < all_compiled == warming.functions


def test_a_game_that_cannot_be_compiled_does_not_keep_others_waiting(caplog: pytest.LogCaptureFixture) -> None:
    warming = WarmUp(["chess", SLUG])
    with caplog.at_level(logging.ERROR):
        run(warming)
    assert (warming.ended, warming.is_ready("chess"), warming.is_ready(SLUG)) == (True, False, True)
    assert "chess could not be compiled" in caplog.text


def test_the_time_left_is_estimated_from_the_progress_after_the_first_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("bottega.warm_up.time.monotonic", lambda: now)
    warming = WarmUp(["one", "two"])
    warming._began = now
    one, two = warming.games
    one.functions, one.compiled = 60, 4
    now += 10
    assert warming.seconds_left is None  # nobody knows how many functions the other game has
    two.functions = 40
    assert warming.seconds_left is None  # too early to say
    one.compiled = 20
    assert warming.seconds_left == pytest.approx(40)
    two.compiled = 30
    assert warming.seconds_left == pytest.approx(10)
    now -= 9
    assert warming.seconds_left is None
