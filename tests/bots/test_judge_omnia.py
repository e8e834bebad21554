"""What the sensible beginner at Omnia thinks: he sees what pays, and touches nothing."""

import random

import numpy as np
import pytest

from bottega.bots import bot
from bottega.bots.judges import weigh, with_judge
from bottega.engine.match import Match
from bottega.games.omnia import GAME
from bottega.games.omnia.components import CITIES

ROW = {
    "work": ["mona_lisa", "annunciation", "vitruvian_man"],
    "invention": ["glider", "odometer", "canal_lock"],
    "character": ["raphael", "ludovico_il_moro", "salai"],
}


def worths(match: Match, seat: int, target: str = "python") -> dict[str, int]:
    """What each legal move is worth."""
    moves = match.legal(seat)
    worth = np.zeros(len(moves), np.int64)
    numbers = np.array([move.number for move in moves])
    with_judge(GAME, target).link(weigh)(match.state, seat, numbers, len(moves), worth)
    return {" ".join(map(str, move.parts)): int(value) for move, value in zip(moves, worth, strict=True)}


def best(description: dict, *before: str) -> str:
    """What seat 0 likes best in a position, after the moves given."""
    described = {"players": 2, "first": 0, "active": 0, "row": ROW, "this_round": 5} | description
    match = Match(GAME, 2, 1, {}, None, position=described)
    for move in before:
        match.play(0, move)
    found = worths(match, 0)
    return max(found, key=lambda move: found[move])


def decisions(games: int) -> list[Match]:
    """Matches at random play, at some of their decisions."""
    found = []
    for seed in range(games):
        match, rng = Match(GAME, 2 + seed % 3, seed), random.Random(seed)
        stop = rng.randrange(2, 40)
        while not match.over and len(match.log) < stop:
            seat = match.actors[0]
            match.play(seat, rng.choice(match.legal(seat)))
        if not match.over:
            found.append(match)
    return found


def test_judging_leaves_the_table_as_it_was() -> None:
    for match in decisions(30):
        before = match.state.tobytes()
        worths(match, match.actors[0])
        assert match.state.tobytes() == before


def test_compiled_and_plain_he_thinks_the_same() -> None:
    for match in decisions(30):
        assert worths(match, match.actors[0]) == worths(match, match.actors[0], "cpu")


@pytest.mark.parametrize(
    ("description", "move"),
    [
        # the third work of a colour
        ({"phase": "acting", "card": 11, "cities": ["pavia"],
          "cards": [["lady_ermine", "ginevra_benci"], []]}, "take mona_lisa"),
        # the third colour
        ({"phase": "acting", "card": 11, "cities": ["vigevano"],
          "cards": [["lady_ermine", "last_supper"], []]}, "take vitruvian_man"),
        # printed points for coins that buy nothing else
        ({"phase": "acting", "card": 13, "this_round": 6, "cities": ["pavia"],
          "coins": [3, 0]}, "take ludovico_il_moro"),
        # coins that are points themselves are not spent on fewer
        ({"phase": "acting", "card": 13, "this_round": 6, "cities": ["venezia"], "coins": [3, 0]}, "take salai"),
        # coins come before what they buy
        ({"phase": "acting", "card": 10, "cities": ["roma"], "coins": [0, 0]}, "coins"),
    ],
)  # fmt: skip
def test_he_sees_what_pays(description: dict, move: str) -> None:
    assert best(description) == move


@pytest.mark.parametrize(
    ("drawn", "cards", "move"),
    [
        (
            ["milano", "firenze", "roma"],
            [["lady_ermine", "foetus", "last_supper"], ["ornithopter", "paddle_boat", "botticelli"]],
            "place firenze",
        ),
        (["urbino", "pavia", "vigevano"], [["ornithopter"], ["ginevra_benci", "lady_ermine", "foetus"]], "pass"),
    ],
)
def test_he_places_a_city_in_which_he_leads_or_none(drawn: list[str], cards: list[list[str]], move: str) -> None:
    pack = [*drawn, *(city for city in CITIES if city not in (*drawn, "pisa"))]
    described = {
        "phase": "acting",
        "card": 4,
        "this_round": 6,
        "cities": ["pisa"],
        "city_deck": [*pack, None],
        "cards": cards,
    }
    assert best(described, "draw") == move


def test_he_beats_chance() -> None:
    wins = 0
    for deal in range(8):
        match = Match(GAME, 2, seed=deal)
        seats = [bot("greedy" if seat == deal % 2 else "random", GAME, deal) for seat in range(2)]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, seats[seat].choose(match, seat))
        wins += match.winners == (deal % 2,)
    assert wins >= 7
