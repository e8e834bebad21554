"""Described positions: what is worked out, in what order chance is scripted, and reasons in whole sentences."""

from collections import Counter
from typing import Any

import pytest

import bottega

from .studio import PLAYERS, at, box, cards


def new(players: int = 3, **said: Any) -> bottega.Match:
    return bottega.position("atelier", {"players": players, **said}, seed=2)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_left_unsaid_comes_from_the_set_up(players: int) -> None:
    match = new(players, hand=[cards("R1 R2 B3")])
    assert match.view()["hand_size"] == [3, *[1] * (players - 1)]
    assert len(match.view()["table"]) == 2 * players
    assert match.view()["deck_left"] == sum(box(players).values()) - 3 - (players - 1) - 2 * players


def test_a_table_may_be_described_alone_and_everybody_has_a_card() -> None:
    match = new(2, table=cards("R4 R4 B4 B4"))
    assert match.view()["table"] == cards("R4 R4 B4 B4")
    assert match.view()["hand_size"] == [1, 1]


def test_completed_paintings_are_taken_out_of_the_deck() -> None:
    match = new(3, completed=[["mona_lisa"], [], ["saint_john"]])
    view = match.view()
    assert view["paintings_left"] == 2
    assert not {"mona_lisa", "saint_john"} & {*view["easel"].values(), *match.position()["painting_deck"]}


def test_masteries_that_are_owned_cannot_be_claimed() -> None:
    assert new(masteries=[["red_blue"], ["all_colours"]]).view()["unclaimed"] == [
        "blue_green", "green_yellow", "yellow_brown", "brown_red",
    ]  # fmt: skip


def test_the_token_says_who_begins() -> None:
    assert new(leonardo=2).actors == (2,)


def test_a_position_between_two_decisions_goes_on() -> None:
    match = at(phase="ending", fresh={"left": [1]}, canvas={"left": [3, 0, 0, 0, 0, 0]})
    assert (match.actors, match.view()["fresh"]) == ((1,), {"left": [], "right": []})


def test_a_painting_on_one_easel_leaves_the_other_to_be_worked_out() -> None:
    for seed in range(100):
        match = bottega.position("atelier", {"players": 2, "easel": {"left": "mona_lisa"}}, seed)
        easel = match.view()["easel"]
        assert easel["left"] == "mona_lisa" != easel["right"]


def test_who_paints_has_painted_something() -> None:
    view = new(phase="painting").view()
    assert view["painted"] == sum(len(spaces) for spaces in view["fresh"].values()) == 1


def test_a_deck_is_listed_from_the_top() -> None:
    match = new(2, deck=cards("R1 B2 G3"), painting_deck=["saint_john", "annunciation", "mona_lisa"])
    assert match.position()["deck"] == cards("R1 B2 G3")
    (seat,) = match.actors
    match.play(seat, "draw")
    assert "red_1" in match.view(seat)["hand"][seat]
    assert match.position()["painting_deck"][:3] == ["saint_john", "annunciation", "mona_lisa"]


def test_a_shuffle_after_the_position_is_scripted_by_name_from_the_top() -> None:
    said = {"players": 2, "deck": [], "discards": cards("R1 B2 G3"), "leonardo": 1, "active": 0, "phase": "action"}
    rest = {"hand": [cards("R2"), cards("R3")], "table": cards("N1 N2 N3 N4"), "easel": {"left": "mona_lisa"}}
    held = sorted((box(2) - Counter(cards("R2 R3 N1 N2 N3 N4"))).elements())
    order = ["green_3", *(card for card in held if card != "green_3"), "green_3"]  # there are two
    match = bottega.position("atelier", said | rest | {"discards": held}, 1, [order])
    match.play(0, "draw")
    assert "green_3" in match.view(0)["hand"][0]


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"esteem": [300]}, "esteem: seat 0: 300 is more than 200, and so impossible"),
        (
            {"phase": "action", "active": 0, "leonardo": 0, "table": cards("R1")},
            "table: when a round begins, 6 cards are on it with 3 players, not 1",
        ),
        (
            {"hand": [cards("R4 R4")], "table": cards("R4 R4")},
            "hand: with 3 players there are only 2 'red_4', not 4: 2 in hand of seat 0, 2 in table",
        ),
        (
            {"phase": "painting", "painted": 0},
            "painted: from 1 to 4 cards have been painted in phase 'painting', not 0",
        ),
        ({"players": "3"}, "players: '3' is not a whole number"),
        ({"ring": 6}, "ring is a word in quotes, and 6 is no ring of atelier; there are 'six', 'four'"),
    ],
)
def test_a_reason_names_what_was_said_and_what_is_wrong_with_it(said: dict[str, Any], reason: str) -> None:
    with pytest.raises(bottega.BottegaError) as refused:
        bottega.position("atelier", {"players": 3, **said}, 1)
    assert str(refused.value) == reason
