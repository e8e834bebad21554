"""What is said about a running game depends on public information only: hidden cards can be dealt again."""

import random

import pytest

import bottega
from bottega.analysis.commentary import SWING, comments, is_turning_point
from bottega.analysis.public import Assessment, Candidate, assess
from bottega.bots import generator, sample_world
from bottega.engine.contract import SPECTATOR
from bottega.engine.match import Match
from tests.games.secrecy import secrets
from tests.games.steps import anything

WORLDS, ITERATIONS = 3, 8  # enough to differ if the worlds were different


def small(match: Match, seed: int) -> Assessment:
    return assess(match, seed, WORLDS, ITERATIONS)


def compiled(match: Match) -> Match:
    """The same position on the compiled rules, as the server's workers have it."""
    options = {name: value for name, value in match.settings.items() if name != "players"}
    again = Match(match.game, match.players, 0, options, target="cpu")
    again.state = match.game.record.copy(match.state)
    return again


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_dealing_again_what_the_public_cannot_know_changes_no_chance_and_no_candidate(slug: str) -> None:
    different = compared = candidates = 0
    for table in (secrets(slug).tables[0], secrets(slug).tables[-1]):
        match, rng, deals = table.begin(3), random.Random(3), generator(3)
        for number in range(200):
            if match.over:
                break
            if number % 9 == 0:
                here = compiled(match)
                truth = small(here, number)
                for seat in (SPECTATOR, *range(match.players)):  # any of these worlds looks the same to the public
                    there = compiled(match)
                    there.state = sample_world(here, seat, deals)
                    different += there.state.tobytes() != here.state.tobytes()
                    assert small(there, number) == truth
                    compared += 1
                candidates += len(truth.candidates)
            actor = rng.choice(match.actors)
            match.play(actor, table.driver(match, actor, rng))
    assert different > compared // 2 > 12
    assert candidates > 10


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_secret_choices_that_were_made_already_change_nothing(slug: str) -> None:
    """The public does not know who has chosen."""
    compared = 0
    for seed in range(6):
        match, rng = bottega.new(slug, seed=seed), random.Random(seed)
        for _ in range(120):
            if match.over or compared >= 4:
                break
            actors = match.actors
            before = small(compiled(match), seed) if len(actors) > 1 else None
            match.play(actors[0], anything(match, actors[0], rng))
            if before is not None and match.actors == actors[1:]:
                assert small(compiled(match), seed) == before
                compared += 1
    assert compared or not any(len(kind) > 1 for kind in _choosers(slug))


def _choosers(slug: str) -> list[tuple[int, ...]]:
    """Who chooses at the same time in a game."""
    match, rng, found = bottega.new(slug, seed=0), random.Random(0), []
    while not match.over:
        found.append(match.actors)
        match.play(match.actors[0], anything(match, match.actors[0], rng))
    return found


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_chances_add_up_and_candidates_look_different_to_the_others(slug: str) -> None:
    match, rng = bottega.new(slug, seed=5), random.Random(5)
    for number in range(60):
        if number % 10 == 0:
            found = small(compiled(match), number)
            assert len(found.chances) == match.players
            assert sum(found.chances) == pytest.approx(1, abs=0.001)
            assert found.seat in (None, *match.actors)
            classes = [match.game.moves.look_alikes(one.move)[0] for one in found.candidates]
            assert classes == [one.move for one in found.candidates]
            assert len(set(classes)) == len(classes)
        match.play(match.actors[0], anything(match, match.actors[0], rng))


def _assessed(*chances: float, best: int | None = None, share: float = 0.6) -> Assessment:
    found = () if best is None else (Candidate(best, share, 0.5, 1.0),)
    return Assessment(chances, 0, found)


def test_a_change_of_chances_is_told_with_both_figures() -> None:
    before, after = _assessed(0.45, 0.35, 0.2), _assessed(0.28, 0.52, 0.2)
    assert is_turning_point(before.chances, after.chances)
    kinds = {(one.kind, one.seat, one.before, one.after) for one in comments(before, after, 0, None)}
    assert kinds == {("falls", 0, 0.45, 0.28), ("rises", 1, 0.35, 0.52), ("leads", 1, 0.35, 0.52)}


def test_of_two_players_only_the_one_who_gains_is_told() -> None:
    before, after = _assessed(0.74, 0.26), _assessed(0.59, 0.41)
    assert [(one.kind, one.seat) for one in comments(before, after, 0, None)] == [("rises", 1)]


def test_a_change_of_exactly_a_swing_is_a_turning_point_and_told() -> None:
    before, after = _assessed(0.5, 0.3, 0.2), _assessed(0.4, 0.35, 0.25)  # 0.5 - 0.4 < 0.1
    assert is_turning_point(before.chances, after.chances)
    assert ("falls", 0) in [(one.kind, one.seat) for one in comments(before, after, 0, None)]


def test_a_small_change_is_not_told() -> None:
    before, after = _assessed(0.4, 0.35, 0.25), _assessed(0.4 + SWING / 2, 0.35, 0.2)
    assert not is_turning_point(before.chances, after.chances)
    assert comments(before, after, 0, None) == ()


def test_what_a_bot_would_rather_have_done_is_told_of_the_seat_that_moved() -> None:
    before, after = _assessed(0.4, 0.6, best=7), _assessed(0.4, 0.6)
    assert [(one.kind, one.seat, one.move) for one in comments(before, after, 0, 8)] == [("rather", 0, 7)]
    assert comments(before, after, 0, 7) == ()  # it was played
    assert comments(before, after, None, None) == ()  # nobody may know who chose
    assert comments(_assessed(0.4, 0.6, best=7, share=0.2), after, 0, 8) == ()  # no clear choice


def test_the_end_is_told_with_the_winners() -> None:
    found = comments(_assessed(0.4, 0.6), _assessed(0.5, 0.5), 0, None, winners=(0, 1))
    assert [(one.kind, one.seat) for one in found] == [("wins", 0), ("wins", 1)]
