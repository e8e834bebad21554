"""Nobody learns what they may not know: views, legal moves, refusals and events depend on a seat's own knowledge alone.

The test is exact: all that a seat cannot know is dealt anew, and nothing that the seat gets to see may change.
"""

import json
import random
from collections.abc import Iterable, Iterator

import pytest

import bottega
from bottega.bots import generator, imagine
from bottega.engine.record import EVERYONE, NOBODY, OWNER

SECRECY = ("omnia:1.3", "omnia:3.4", "omnia:5.1", "omnia:5.2")
# What brings hidden things to light: cards, and by `kept` that all have chosen.
REVEALING = {"revealed", "played", "placed", "kept", "received"}
HIDDEN = {"keep", "play", "place"}  # moves whose possibility others cannot see
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


class Another:
    """A match that looks the same to a seat, in a world of its own."""

    def __init__(self, match: bottega.Match) -> None:
        self.match = bottega.Match(match.game, match.players, match.seed)

    def becomes(self, match: bottega.Match, seat: int | None, rng: object) -> None:
        """Takes over the table and deals anew what the seat cannot know; for a spectator, what any two seats cannot."""
        self.match.log = list(match.log)
        self.match.state = match.game.record.copy(match.state)
        for one in [0, 1] if seat is None else [seat]:
            self.match.state = imagine(self.match, one, rng)


def told(events: Iterable[bottega.Event], seat: int | None) -> list[dict[str, str | int]]:
    return [event.seen_by(seat).plain() for event in events]


def plain_view(match: bottega.Match, seat: int | None) -> str:
    return json.dumps(match.view(seat))


def refused(match: bottega.Match, seat: int, move: bottega.Move) -> str:
    with pytest.raises(bottega.IllegalMove) as refusal:
        match.play(seat, move)
    return str(refusal.value)


def differ_only_by_revelation(one: list[dict[str, str | int]], other: list[dict[str, str | int]]) -> bool:
    """Whether two tellings are the same up to an event that brings something hidden to light."""
    for here, there in zip(one, other, strict=False):
        if here != there:
            return bool({here["event"], there["event"]} & REVEALING)
    rest = one[len(other) :] or other[len(one) :]
    return not rest or rest[0]["event"] in REVEALING


def choose(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Any legal move, with a leaning to cities and to effects."""
    moves = match.legal(seat)
    wanted = [m for m in moves if m.name in ("draw", "take", "place")]
    return rng.choice(wanted if wanted and rng.random() < 0.6 else moves)


def moments(match: bottega.Match, rng: random.Random, share: float) -> Iterator[tuple[int, bottega.Move]]:
    """Plays a match to its end and stops, now and then, before a move: the seat and the move that comes next."""
    while not match.over:
        seat = rng.choice(match.actors)
        move = choose(match, seat, rng)
        if rng.random() < share:
            yield seat, move
        match.play(seat, move)


# ---- by whitelist


@pytest.mark.rule(*SECRECY)
@PLAYERS
def test_a_view_holds_what_is_open_and_the_seats_own_rows_and_nothing_else(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=1)
    fields = match.game.record.fields.values()
    for _ in moments(match, random.Random(1), 0.2):
        for seat in (None, *range(players)):
            view = match.view(seat)
            assert not {f.name for f in fields if f.see == NOBODY} & set(view)
            assert {f.name for f in fields if f.see == EVERYONE} <= set(view)
            for field in fields:
                if field.see == OWNER:
                    mine = [i for i, row in enumerate(view[field.name]) if row is not None]
                    not_chosen = field.name == "pick" and not mine
                    assert mine == [seat] or seat is None or not_chosen
                    assert set(mine) <= {seat}


@pytest.mark.rule("omnia:3.4")
@PLAYERS
def test_cards_kept_and_received_are_told_to_their_owner_alone(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=2)
    for _ in moments(match, random.Random(2), 0):
        pass
    for seat in (None, *range(players)):
        secret = [e for e in match.events_since(0, seat) if e.name in ("kept", "received")]
        assert len(secret) == 4 * players
        assert all((len(e.facts) > 1) == (e.facts["who"] == seat) for e in secret)


# ---- by dealing anew


@pytest.mark.rule(*SECRECY)
@PLAYERS
@pytest.mark.parametrize("seed", [3, 13, 23])
def test_dealing_anew_what_a_seat_cannot_know_changes_nothing_that_it_sees(players: int, seed: int) -> None:
    match = bottega.new("omnia", players=players, seed=seed)
    another, truth = Another(match), Another(match)
    rng, deals = random.Random(seed), generator(seed)
    changed = compared = 0
    for actor, move in moments(match, rng, 0.7):
        seat = rng.choice([None, *range(players)])
        another.becomes(match, seat, deals)
        world = another.match
        changed += world.state.tobytes() != match.state.tobytes()
        assert plain_view(world, seat) == plain_view(match, seat)
        assert match.game.flaw(world.state) is None
        assert match.game.prompt(world.state) == match.game.prompt(match.state)
        if seat is not None:
            assert world.legal(seat) == match.legal(seat)
            for _ in range(5):
                not_open = match.game.move(rng.randrange(match.game.moves.size))
                if not_open not in match.legal(seat):
                    assert refused(world, seat, not_open) == refused(match, seat, not_open)
        if move in world.legal(actor):
            truth.match.log = list(match.log)
            truth.match.state = match.game.record.copy(match.state)
            here, there = told(truth.match.play(actor, move), seat), told(world.play(actor, move), seat)
            assert differ_only_by_revelation(here, there)
            compared += 1
    assert changed > 15
    assert compared > 15


@pytest.mark.rule(*SECRECY)
@PLAYERS
def test_nothing_of_the_truth_survives_dealing_anew(players: int) -> None:
    """Whichever of the worlds that a seat cannot tell apart is the true one, the same chance deals the same."""
    for seed in range(3):
        match = bottega.new("omnia", players=players, seed=seed)
        another = Another(match)
        rng, deals = random.Random(seed), generator(seed)
        for number, _ in enumerate(moments(match, rng, 0.5)):
            seat = rng.randrange(players)
            another.becomes(match, seat, deals)
            from_truth = imagine(match, seat, generator(number))
            from_another = imagine(another.match, seat, generator(number))
            assert from_truth.tobytes() == from_another.tobytes()


def alike(match: bottega.Match, seat: int, actor: int, move: bottega.Move, rng: random.Random) -> bottega.Move | None:
    """A move of another player that may be a different one, but looks the same to the seat."""
    if actor != seat and move.name == "keep":
        return rng.choice(match.legal(actor))
    return move if move in match.legal(actor) else None


@pytest.mark.rule(*SECRECY)
@PLAYERS
def test_courses_of_play_that_a_seat_cannot_tell_apart_leave_it_with_the_same_knowledge(players: int) -> None:
    """Two matches in different worlds go on side by side, by moves that look the same to a seat.

    As long as it has been told the same, it sees the same, may do the same, and the same worlds are dealt for it.
    """
    side_by_side = apart = 0
    for seed in range(4):
        match = bottega.new("omnia", players=players, seed=seed)
        another = Another(match)
        rng, deals = random.Random(seed), generator(seed)
        seat = seed % players
        another.becomes(match, seat, deals)
        while not match.over:
            actor = rng.choice(match.actors)
            move = choose(match, actor, rng)
            counterpart = alike(another.match, seat, actor, move, rng) if actor in another.match.actors else None
            here = told(match.play(actor, move), seat)
            there = told(another.match.play(actor, counterpart), seat) if counterpart else None
            learned = {"handed_on", "received"} & {str(event["event"]) for event in here}
            if here != there or learned or (actor == seat and move.name == "draw"):
                assert differ_only_by_revelation(here, there) if there is not None else move.name in HIDDEN
                another.becomes(match, seat, deals)  # the seat has learned something: it begins anew from there
                continue
            side_by_side += 1
            apart += match.state.tobytes() != another.match.state.tobytes()
            assert another.match.legal(seat) == match.legal(seat)
            assert plain_view(another.match, seat) == plain_view(match, seat)
            if not match.over:
                here_now, there_now = (imagine(m, seat, generator(side_by_side)) for m in (match, another.match))
                assert here_now.tobytes() == there_now.tobytes()
    assert side_by_side > 60
    assert apart > 30
