"""What the heuristic of Atelier Da Vinci thinks: it sees what pays."""

from typing import Any

import numpy as np

from bottega.engine.match import Match
from bottega.games.atelier import GAME
from bottega.games.atelier.heuristic.inputs import OF_EACH_SEAT, OF_THE_TABLE, input_limits, inputs
from tests.bots.scoring import best
from tests.games.atelier.studio import cards

EASELS = {"left": "ginevra_de_benci", "right": "salvator_mundi"}  # N G G Y Y R and B B R B G G
PLAIN = ["two_masteries", "two_paintings"]


def studio(hand: str, table: str, **said: Any) -> Match:
    """A game for two in which seat 0 has these cards and moves; the other has the token."""
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
    return Match(GAME, 2, 1, {}, None, position=described)


def best_of(hand: str, table: str, *before: str, **said: Any) -> str:
    """What seat 0 likes best with these cards, after the moves given."""
    return best(studio(hand, table, **said), *before)


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


def inputs_of(match: Match, seat: int = 0) -> list[int]:
    """What a network is told besides the fields."""
    out = np.full(len(input_limits(match.players)), -1)
    GAME.build("python").link(inputs)(match.state, seat, out)
    return [int(number) for number in out]


def test_a_network_is_told_what_the_easels_need_and_what_lies_there() -> None:
    told = inputs_of(studio("", "B1 B3 R1 N2", canvas={"left": [1, 0, 0, 0, 0, 2], "right": [0] * 6}))
    assert told[:2] == [4, 6]  # bare spaces
    assert told[2:12] == [0, 0, 2, 2, 0, 1, 3, 0, 2, 0]  # red, blue, yellow, green, brown on each easel
    assert told[12:17] == [1, 3, 0, 0, 2]  # the highest card of each colour on the table


def test_a_network_is_told_what_each_seat_can_do() -> None:
    canvas = {"left": [1, 1, 1, 1, 1, 0], "right": [0] * 6}
    match = studio("R1 G2 G3", "B1", canvas=canvas, esteem=[12, 0], masteries=[["red_blue"], []])
    table, each = len(OF_THE_TABLE), len(OF_EACH_SEAT)
    told = inputs_of(match)
    mine, other = told[table : table + each], told[table + each :]
    assert mine[:5] == [1, 0, 0, 2, 0]  # cards by colour
    assert mine[5:10] == [1, 1, 0, 0, 0]  # what the mastery adds
    assert mine[10:12] == [2, 9]  # the level, and the way to the next one
    assert mine[13] == 3  # cards painted: red completes the left easel, both greens go to the right
    assert mine[14:16] == [1, 0]
    assert other[:5] == [0] * 5
    assert other[12:16] == [0] * 4
    assert inputs_of(match, seat=1)[table:] == other + mine


def test_what_a_network_is_told_is_never_left_out_nor_negative() -> None:
    for players in GAME.players:
        match = Match(GAME, players, 5)
        while not match.over:
            told = inputs_of(match, match.actors[0])
            assert min(told) >= 0
            match.play(
                match.actors[0], match.legal(match.actors[0])[len(match.log) % 7 % len(match.legal(match.actors[0]))]
            )
