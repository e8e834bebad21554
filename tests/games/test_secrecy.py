"""Nobody learns what they may not know: views, events and legal moves of a seat depend only on what it knows.

The test is exact: everything that a seat cannot know is dealt again, and nothing that the seat sees may change.
"""

import random

import pytest

import bottega
from bottega.bots import generator, sample_world
from bottega.engine.fields import EVERYONE, NOBODY, OWNER

from .secrecy import (
    Another,
    Secrets,
    Table,
    explanations,
    observation,
    plain_view,
    refused,
    secrets,
    some_in_short,
    told,
)

AT_TABLES = pytest.mark.parametrize(
    ("hides", "table"),
    [
        pytest.param(hides, table, id=f"{slug}-{table.name}", marks=pytest.mark.rule(*hides.clauses))
        for slug in bottega.GAMES
        for hides in [secrets(slug)]
        for table in hides.tables
    ],
)
AT_SOME_TABLES = pytest.mark.parametrize(
    ("hides", "table"),
    [
        pytest.param(hides, table, id=f"{slug}-{table.name}", marks=[pytest.mark.rule(*hides.clauses), *marks])
        for slug in bottega.GAMES
        for hides in [secrets(slug)]
        for table, marks in some_in_short(hides.tables)
    ],
)


@AT_TABLES
def test_a_view_holds_what_is_open_and_the_seats_own_rows_and_nothing_else(hides: Secrets, table: Table) -> None:
    for seed in hides.seeds(1):
        match = table.begin(seed)
        fields = match.game.record.fields.values()
        for _ in hides.stops(match, table.driver, random.Random(seed), 0.3 * hides.share):
            for seat in (None, *range(match.players)):
                view = match.view(seat)
                assert not {f.name for f in fields if f.see == NOBODY} & set(view)
                assert {f.name for f in fields if f.see == EVERYONE} <= set(view)
                for field in fields:
                    if field.see == OWNER:
                        rows = [i for i, row in enumerate(view[field.name]) if row is not None]
                        own = [] if seat is None else [seat]
                        assert rows == own or (field.name in hides.unset and not rows)


@AT_TABLES
def test_dealing_again_what_a_seat_cannot_know_changes_nothing_that_it_sees(hides: Secrets, table: Table) -> None:
    changed = compared = 0
    for seed in hides.seeds(3):
        match = table.begin(seed)
        another, truth = Another(match), Another(match)
        rng, deals = random.Random(seed), generator(seed)
        for actor, move in hides.stops(match, table.driver, rng, hides.share):
            seat = rng.choice([None, *range(match.players)])
            another.becomes(match, seat, deals)
            world = another.match
            changed += world.state.tobytes() != match.state.tobytes()
            assert plain_view(world, seat) == plain_view(match, seat)
            assert explanations(world, seat) == explanations(match, seat)
            assert match.game.flaw(world.state) is None
            assert match.game.prompt(world.state) == match.game.prompt(match.state)
            if seat is not None:
                assert observation(world, seat) == observation(match, seat)
                assert world.legal(seat) == match.legal(seat)
                for _ in range(5):
                    not_open = match.game.move(rng.randrange(match.game.moves.size))
                    if not_open not in match.legal(seat):
                        assert refused(world, seat, not_open) == refused(match, seat, not_open)
            if move in world.legal(actor):
                truth.copies(match)
                here, there = told(truth.match.play(actor, move), seat), told(world.play(actor, move), seat)
                assert hides.only_revealed(here, there)
                compared += 1
            else:
                assert actor != seat
                assert move.name in hides.hidden
    assert changed > hides.moments
    assert compared > hides.moments


@AT_SOME_TABLES
def test_nothing_of_the_truth_survives_dealing_again(hides: Secrets, table: Table) -> None:
    """From any of the worlds that a seat cannot distinguish, the same chance deals the same world."""
    for seed in hides.seeds(4):
        match = table.begin(seed)
        another = Another(match)
        rng, deals = random.Random(seed), generator(seed)
        for number, _ in enumerate(hides.stops(match, table.driver, rng, 0.7 * hides.share)):
            seat = rng.randrange(match.players)
            another.becomes(match, seat, deals)
            from_truth = sample_world(match, seat, generator(number))
            from_another = sample_world(another.match, seat, generator(number))
            assert from_truth.tobytes() == from_another.tobytes()


@AT_SOME_TABLES
def test_courses_of_play_that_a_seat_cannot_tell_apart_leave_it_with_the_same_knowledge(
    hides: Secrets, table: Table
) -> None:
    """Two matches in different worlds go on side by side, by moves that look the same to a seat.

    As long as its events are the same, it sees the same, may do the same, and the same worlds are dealt for it.
    """
    side_by_side = apart = 0
    for number, seed in enumerate(hides.seeds(5), 1):
        match = table.begin(seed)
        another = Another(match)
        rng, deals = random.Random(seed), generator(seed)
        seat = -number % match.players
        another.becomes(match, seat, deals)
        while not match.over:
            actor = rng.choice(match.actors)
            move = table.driver(match, actor, rng)
            asked = actor in another.match.actors
            counterpart = hides.alike(another.match, seat, actor, move, rng) if asked else None
            here = told(match.play(actor, move), seat)
            there = told(another.match.play(actor, counterpart), seat) if counterpart else None
            if here != there or hides.learned(seat, actor, move, here):
                assert hides.only_revealed(here, there) if there is not None else move.name in hides.hidden
                another.becomes(match, seat, deals)  # the seat has learned something: start again from there
                continue
            side_by_side += 1
            apart += match.state.tobytes() != another.match.state.tobytes()
            assert another.match.legal(seat) == match.legal(seat)
            assert observation(another.match, seat) == observation(match, seat)
            assert plain_view(another.match, seat) == plain_view(match, seat)
            ours, theirs = (sample_world(m, seat, generator(side_by_side)) for m in (match, another.match))
            assert ours.tobytes() == theirs.tobytes()
    assert side_by_side > hides.steps
    assert apart > hides.steps // 2
