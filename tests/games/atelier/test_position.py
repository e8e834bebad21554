"""Described positions: what is worked out, and what is refused with a sentence that names the field."""

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


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"hand": [cards("R4 R4 R4")]}, "deck"),
        ({"hand": [cards("R1 R2 R3 R4 B1 B2")]}, "hand"),
        ({"hand": [cards("R1 R1 R1") + cards("R1")]}, "hand"),
        ({"hand": ["purple_1"]}, "hand"),
        ({"table": cards("R1 R2 R3 B1 B2 B3 Y1")}, "table"),
        ({"easel": {"left": "mona_lisa", "right": "mona_lisa"}}, "easel"),
        ({"easel": {"left": None, "right": None}}, "easel"),
        ({"paintings_left": 7}, "paintings_left"),
        ({"completed": [["mona_lisa"], ["mona_lisa"]]}, "easel"),
        ({"canvas": {"left": [1, 1, 1, 1, 1, 1]}}, "canvas"),
        ({"canvas": {"left": [5]}}, "canvas"),
        ({"canvas": {"left": [1]}, "bare": {"left": [1, 2]}}, "bare"),
        ({"fresh": {"left": [1]}, "phase": "painting", "painted": 1}, "fresh"),
        ({"painted": 2}, "painted"),
        ({"phase": "painting"}, "painted"),
        ({"phase": "painting", "painted": 5}, "painted"),
        ({"phase": "taking", "allowance": 4}, "allowance"),
        ({"allowance": 2}, "allowance"),
        ({"phase": "drawn"}, "drawn"),
        ({"drawn": "red_1"}, "drawn"),
        ({"phase": "over"}, "phase"),
        ({"phase": None}, "phase"),
        ({"active": 3}, "active"),
        ({"leonardo": -1, "active": 0}, "leonardo"),
        ({"help": 3}, "help"),
        ({"round_number": 0}, "round_number"),
        ({"round_number": 61}, "round_number"),
        ({"esteem": [-1]}, "esteem"),
        ({"esteem": [5000]}, "esteem"),
        ({"masteries": [["red_blue"], ["red_blue"]]}, "masteries"),
        ({"unclaimed": []}, "unclaimed"),
        ({"achievements": ["two_alike"]}, "achievements"),
        ({"deck_left": 3}, "deck"),
        ({"known": [cards("R1 R2")], "hand": [cards("R1")]}, "known"),
        ({"claims": 1}, "claims"),
        ({"bars": [1]}, "bars"),
        ({"unseen_count": [3], "unseen": [[0]]}, "unseen"),
        ({"deal": 999}, "deal"),
        ({"claims": 99}, "claims"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(said: dict[str, Any], field: str) -> None:
    with pytest.raises(bottega.ImpossiblePosition) as refused:
        new(**said)
    assert str(refused.value).startswith(f"{field}:")
