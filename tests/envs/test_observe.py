"""An observation says in numbers what the view of the same seat says in words, and nothing else."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import bottega
from bottega.bots.world_features import WorldLayout
from bottega.engine.fields import EVERYONE, NOBODY, OWNER, SEAT, Choice, Field, Flags, Seat, Seats
from bottega.engine.observe import Layout
from tests.games.secrecy import observation

GAMES = pytest.mark.parametrize("slug", bottega.GAMES)


def moments(slug: str, players: int, seed: int, every: int) -> Iterator[bottega.Match]:
    """A random game, stopped at now and then, and at its end."""
    match, rng = bottega.new(slug, players=players, seed=seed), random.Random(seed)
    while not match.over:
        if len(match.log) % every == 0:
            yield match
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    yield match


def read(match: bottega.Match, seat: int) -> dict[str, Any]:
    row = np.frombuffer(observation(match, seat), np.int16)
    return Layout.of(match.game, match.players).read(row)


def in_numbers(field: Field, plain: Any, axes: Any, seat: int, players: int) -> Any:
    """A field of a view, turned into what an observation should hold by what the record declares."""
    if axes:
        rows = list(plain.values()) if isinstance(plain, dict) else plain
        if axes[0] == SEAT:
            rows = rows[seat:] + rows[:seat]
        return [in_numbers(field, row, axes[1:], seat, players) for row in rows]
    value = field.value
    if isinstance(value, Seats):
        return [int((seat + i) % players in plain) for i in range(players)]
    if isinstance(value, Flags):
        return [int(word in plain) for word in value.words]
    if value.packed is not None:  # a collection: how often each thing is in it
        kinds = [value.show(1 << bits) for bits in range(0, value.packed[0] * value.packed[1], value.packed[1])]
        return [plain.count(kind) for (kind,) in kinds]
    if isinstance(value, Choice):
        return -1 if plain is None else list(value.words).index(plain)
    if isinstance(value, Seat):
        return -1 if plain < 0 else (plain - seat) % players
    return plain


@GAMES
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_every_number_is_what_the_view_says(slug: str, most: bool) -> None:
    game = bottega.game(slug)
    players = game.players[-1 if most else 0]
    compared = 0
    for match in moments(slug, players, seed=5, every=9):
        for seat in range(players):
            view, seen = match.view(seat), read(match, seat)
            assert seen.pop("seat") == seat
            for name, numbers in seen.items():
                field = game.record.fields[name]
                own = field.see == OWNER
                plain = view[name][seat] if own else view[name]
                expected = in_numbers(field, plain, field.axes[1:] if own else field.axes, seat, players)
                assert numbers.tolist() == expected, (name, seat)
                compared += 1
    assert compared > 250


@GAMES
@pytest.mark.parametrize("kind", [Layout, WorldLayout])
def test_in_a_longer_array_the_same_places_are_written_and_no_others(slug: str, kind: type[Layout]) -> None:
    """The inputs of a network are such an array: other numbers follow the fields."""
    game = bottega.game(slug)
    for players in game.players:
        match = next(match for match in moments(slug, players, seed=7, every=40) if len(match.log) >= 40)
        layout = kind(game, players)
        exact, longer = np.full(layout.size, -999), np.full(layout.size + 150, -999)
        for out in (exact, longer):
            layout.observe(match.state, 1, out)
        assert (exact != -999).all()
        assert longer[: layout.size].tolist() == exact.tolist()
        assert (longer[layout.size :] == -999).all()


@GAMES
def test_it_holds_all_that_a_view_shows_and_no_field_that_nobody_may_see(slug: str) -> None:
    game = bottega.game(slug)
    shown = {field.name for field in game.record.fields.values() if field.see in (EVERYONE, OWNER)}
    layout = Layout.of(game, 4)
    assert {part.name for part in layout.parts} == {*shown, "seat"}
    assert [part.start for part in layout.parts] == [0, *(part.stop for part in layout.parts[:-1])]
    assert layout.parts[-1].stop == layout.size


@GAMES
def test_whatever_stands_in_fields_a_seat_may_not_see_it_observes_the_same(slug: str) -> None:
    """The planted secret: others' hands, decks and bids are overwritten, and the row stays byte for byte."""
    rng, planted, noticed = np.random.default_rng(3), 0, 0
    for match in moments(slug, 4, seed=8, every=40):
        for seat in range(4):
            before = observation(match, seat)
            for field in match.game.record.fields.values():
                truth = match.state[field.name].copy()
                noise = rng.integers(0, 50, truth.shape).astype(truth.dtype)
                if field.see == NOBODY:
                    match.state[field.name] = noise
                elif field.see == OWNER:
                    noise[seat] = truth[seat]
                    match.state[field.name] = noise
                planted += field.see != EVERYONE
                assert observation(match, seat) == before, field.name
                if field.see == OWNER:  # control: a change of its own row is seen
                    match.state[field.name][seat] = truth[seat] ^ 1
                    noticed += observation(match, seat) != before
                match.state[field.name] = truth
    assert planted > 50
    assert noticed > 20


@GAMES
def test_the_limits_hold(slug: str) -> None:
    low, high = Layout.of(bottega.game(slug), 4).limits
    assert (low < high).all()
    for match in moments(slug, 4, seed=2, every=10):
        for seat in range(4):
            row = np.frombuffer(observation(match, seat), np.int16)
            assert (low <= row).all()
            assert (row <= high).all()
