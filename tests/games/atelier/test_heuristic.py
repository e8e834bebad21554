"""What the heuristic of Atelier Da Vinci thinks: it sees what pays."""

from typing import Any

from bottega.engine.match import Match
from bottega.games.atelier import GAME
from tests.bots.scoring import best
from tests.games.atelier.studio import cards

EASELS = {"left": "ginevra_de_benci", "right": "salvator_mundi"}  # N G G Y Y R and B B R B G G
PLAIN = ["two_masteries", "two_paintings"]


def best_of(hand: str, table: str, *before: str, **said: Any) -> str:
    """What seat 0 likes best with these cards, after the moves given; the other has the token."""
    described = {
        "players": 2,
        "active": 0,
        "leonardo": 1,
        "easel": EASELS,
        "achievements": PLAIN,
        "hand": [cards(hand), []],
        "table": cards(table),
        **said,
    }
    match = Match(GAME, 2, 1, {}, None, position=described)
    return best(match, *before)


def test_he_takes_what_is_worth_most_together() -> None:
    assert best_of("", "B1 B3 R1 N2") in ("take blue_1", "take blue_3")
    assert best_of("", "B1 B3 R1 N2", "take blue_3") in ("take blue_1", "take red_1")


def test_he_takes_colours_that_a_painting_asks_for() -> None:
    easels = {"left": "saint_john", "right": "lady_with_an_ermine"}  # no green on either
    assert best_of("N1", "G3 R3", easel=easels) == "take red_3"


def test_he_claims_early_and_not_at_the_end() -> None:
    assert best_of("R1 B1 Y1 G1 N1", "R4") == "claim all_colours"
    full = {"left": [1, 1, 1, 1, 1, 0], "right": [1, 1, 1, 2, 2, 0]}
    ending = {"completed": [["mona_lisa"], ["last_supper", "annunciation"]], "paintings_left": 0, "canvas": full}
    assert not best_of("R2 B3 Y3 G2 N4", "R4", **ending).startswith("claim")


def test_he_paints_a_full_hand() -> None:
    assert best_of("B4 Y4 G3 N4 N3", "N1").startswith("paint")


def test_it_completes_a_painting_with_as_little_as_possible() -> None:
    canvas = {"left": [1, 1, 2, 1, 1, 0], "right": [0] * 6}
    assert best_of("R1 R4 G1", "B1", canvas=canvas) == "paint red_1 left 6"


def test_it_does_not_waste_its_painted_cards_by_completing() -> None:
    canvas = {"left": [0, 1, 2, 0, 1, 1], "right": [0] * 6}
    assert best_of("N4 Y1", "R1", "paint brown_4 left 1", canvas=canvas) == "done"


def test_he_parts_with_what_nobody_asks_for() -> None:
    easels = {"left": "saint_john", "right": "lady_with_an_ermine"}
    assert best_of("R3 N4 Y3 Y2 G1", "R4", "take red_4", easel=easels) == "discard green_1"


def test_for_leonardo_it_keeps_the_spaces_it_has_cards_for_and_leaves_no_gift() -> None:
    canvas = {"left": [1, 2, 1, 2, 0, 0], "right": [0, 0, 3, 0, 0, 0]}
    turn = {"leonardo": 0, "canvas": canvas}
    assert best_of("R3 Y2", "R1 Y1 B1 N2", "draw", **turn).startswith("paint blue_1 right")


def test_in_the_last_round_only_achievements_count() -> None:
    over = {
        "easel": {"left": None, "right": None},
        "paintings_left": 0,
        "completed": [["mona_lisa", "last_supper"], ["annunciation", "saint_john", "salvator_mundi"]],
        "achievements": ["five_cards", "two_alike"],
    }
    assert best_of("R1 B1 Y1", "G1 N1 Y4", "take green_1", **over) == "take brown_1"
    assert best_of("R1 B1 Y1 G2", "N4 G4", **over) == "take green_4"
