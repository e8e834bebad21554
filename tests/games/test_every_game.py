"""What must hold for every game, whatever is played: whole games at every player count and option."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bottega
from bottega.bots import generator, sample_world
from bottega.engine.match import Match

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)
WHOLE_GAMES = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


def beginnings(slug: str) -> st.SearchStrategy[tuple[Match, random.Random]]:
    """A new match with any options, and a chooser of moves."""
    game = bottega.game(slug)

    def begin(players: int, options: dict[str, Any], variants: list[str], seed: int) -> tuple[Match, random.Random]:
        return bottega.new(slug, players, seed, variants=variants, **options), random.Random(seed)

    return st.builds(
        begin,
        st.sampled_from(game.players),
        st.fixed_dictionaries({o.name: st.sampled_from(o.values) for o in game.options}),
        st.lists(st.sampled_from(game.variants), unique=True) if game.variants else st.just([]),
        st.integers(0, 10**9),
    )


def step(match: Match, chooser: random.Random) -> None:
    seat = chooser.choice(match.actors)
    match.play(seat, chooser.choice(match.legal(seat)))


def content(match: Match) -> bytes:
    """The state, less its generator."""
    s = match.game.record.copy(match.state)
    s.rng[:] = 0
    return bytes(s.tobytes())


@SLUGS
def test_a_game_goes_on_to_its_end_and_stays_possible(slug: str) -> None:
    @WHOLE_GAMES
    @given(beginnings(slug))
    def check(start: tuple[Match, random.Random]) -> None:
        match, chooser = start
        while not match.over:
            assert all(match.legal(seat) for seat in match.actors)
            step(match, chooser)
            assert match.game.flaw(match.state) is None
        assert match.winners
        assert match.legal(0) == []

    check()


@SLUGS
def test_a_move_is_legal_exactly_if_no_clause_forbids_it(slug: str) -> None:
    @WHOLE_GAMES
    @given(beginnings(slug))
    def check(start: tuple[Match, random.Random]) -> None:
        match, chooser = start
        while not match.over:
            if chooser.random() < 0.05:
                for seat in range(match.players):
                    allowed = {move.number for move in match.legal(seat)}
                    everything = range(match.game.moves.size)
                    assert allowed == {n for n in everything if match.game.rules.refusal(match.state, seat, n) == 0}
            step(match, chooser)

    check()


@SLUGS
def test_a_listing_written_by_hand_has_exactly_what_the_checks_allow(slug: str) -> None:
    @WHOLE_GAMES
    @given(beginnings(slug))
    def check(start: tuple[Match, random.Random]) -> None:
        match, chooser = start
        room = np.empty(match.game.moves.size, np.int64)
        while not match.over:
            if chooser.random() < 0.2:
                for seat in match.actors:
                    derived = room[: match.game.rules.derived_legal(match.state, seat, room)].tolist()
                    assert sorted(move.number for move in match.legal(seat)) == derived
            step(match, chooser)

    check()


@SLUGS
def test_every_listing_written_by_hand_is_for_a_phase_with_moves(slug: str) -> None:
    rules = bottega.game(slug).rules
    assert set(rules.listings) <= set(rules.phases)


@SLUGS
def test_a_refused_move_changes_not_a_byte_and_names_a_clause(slug: str) -> None:
    @WHOLE_GAMES
    @given(beginnings(slug))
    def check(start: tuple[Match, random.Random]) -> None:
        match, chooser = start
        while not match.over:
            if chooser.random() < 0.1:
                seat = chooser.randrange(match.players)
                move = match.game.move(chooser.randrange(match.game.moves.size))
                if move not in match.legal(seat):
                    before, events = match.state.tobytes(), len(match.events)
                    with pytest.raises(bottega.IllegalMove) as refused:
                        match.play(seat, move)
                    assert refused.value.clause in match.game.clauses[1:]
                    assert refused.value.clause in str(refused.value)
                    assert match.state.tobytes() == before
                    assert len(match.events) == events
            step(match, chooser)

    check()


@SLUGS
def test_undo_then_redo_is_identity_and_never_changes_whose_turn_it_is(slug: str) -> None:
    @WHOLE_GAMES
    @given(beginnings(slug))
    def check(start: tuple[Match, random.Random]) -> None:
        match, chooser = start
        while not match.over:
            before, events, actors = content(match), list(match.events), match.actors
            step(match, chooser)
            after, told, now = content(match), list(match.events), match.actors
            reach = match.undoable
            try:
                move = match.undo()
            except bottega.UndoRefused:
                assert reach == 0
                assert (content(match), match.events) == (after, told)
            else:
                assert actors == now
                assert reach == match.undoable + 1
                assert (content(match), match.events) == (before, events)
                match.play(actors[0], move)
                assert (content(match), match.events) == (after, told)

    check()


@SLUGS
def test_dumps_then_loads_is_identity(slug: str) -> None:
    @settings(WHOLE_GAMES, max_examples=6)
    @given(beginnings(slug), st.integers(0, 300))
    def check(start: tuple[Match, random.Random], moves: int) -> None:
        match, chooser = start
        for _ in range(moves):
            if not match.over:
                step(match, chooser)
        again = bottega.loads(match.dumps())
        assert again.state.tobytes() == match.state.tobytes()
        assert again.events == match.events
        assert again.dumps() == match.dumps()

    check()


@SLUGS
def test_any_position_can_be_described_and_taken_up_again(slug: str) -> None:
    @settings(WHOLE_GAMES, max_examples=6)
    @given(beginnings(slug))
    def check(start: tuple[Match, random.Random]) -> None:
        match, chooser = start
        while not match.over:
            if chooser.random() < 0.1:
                again = bottega.position(slug, match.position())
                assert content(again) == content(match)
            step(match, chooser)

    check()


@SLUGS
def test_every_move_reads_back_in_every_language(slug: str) -> None:
    game = bottega.game(slug)
    said: dict[str, int] = {}
    for number in range(game.moves.size):
        move = game.move(number)
        for text in (str(move), *(move.say(language) for language in ("en", "fr", "it"))):
            assert game.move(text) == move
            assert said.setdefault(text.casefold(), number) == number
        assert game.move(move.parts) == move


@SLUGS
def test_the_languages_have_the_same_messages(slug: str) -> None:
    words = bottega.game(slug).messages
    assert set(words.keys("en")) == set(words.keys("fr")) == set(words.keys("it"))


@SLUGS
def test_every_event_can_be_said_in_every_language(slug: str) -> None:
    game = bottega.game(slug)
    for language in ("en", "fr", "it"):
        match = bottega.new(slug, game.players[-1], seed=5)
        chooser = random.Random(5)
        while not match.over:
            step(match, chooser)
        for event in match.events:
            assert event.say(language)
            assert event.seen_by(None).say(language)


def _garbage() -> st.SearchStrategy[Any]:
    plain = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
    return st.recursive(
        plain, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    )


@SLUGS
def test_a_garbled_position_is_refused_or_playable_but_never_crashes(slug: str) -> None:
    game = bottega.game(slug)
    said: list[str] = []

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(
        st.dictionaries(st.sampled_from(list(game.record.fields)), _garbage() | st.integers(-3, 30), max_size=4),
        st.integers(0, 99),
    )
    def check(description: dict[str, Any], seed: int) -> None:
        try:
            match = bottega.position(slug, {"players": game.players[0], **description}, seed)
        except bottega.BottegaError as refused:
            said.append(str(refused))
        else:
            chooser = random.Random(seed)
            while not match.over:
                step(match, chooser)

    check()
    assert said
    assert all(said)


@SLUGS
def test_the_worlds_a_bot_looks_at_use_nothing_of_scripted_chance(slug: str) -> None:
    start = bottega.new(slug, players=bottega.game(slug).players[0], seed=1).position()
    match = bottega.position(slug, start, seed=1, chance=["nothing that can be drawn"])
    for seat in match.actors:
        world = sample_world(match, seat, generator(1))
        assert int(world.players) == match.players  # a script that was asked would have raised an error
