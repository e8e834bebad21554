"""Described positions: what is worked out when it is left unsaid, and what is refused."""

import random
from typing import Any

import pytest

import bottega

from .tables import WORKS, acting, any_move, choices, ended

OPENING: dict[str, Any] = {"players": 2, "phase": "playing", "first": 1}


def refused(**said: Any) -> str:
    with pytest.raises(bottega.ImpossiblePosition) as found:
        bottega.position("omnia", {"players": 2, "phase": "playing", "first": 0} | said, seed=1)
    return str(found.value).partition(":")[0]


@pytest.mark.parametrize("phase", ["draft", "playing", "acting", "effect", "placing", "over"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phase_is_all_that_must_be_said(phase: str, players: int) -> None:
    said = {"effect": "work"} if phase == "effect" else {}
    match = bottega.position("omnia", {"players": players, "phase": phase, **said}, seed=3)
    assert match.view()["phase"] == phase
    chooser = random.Random(players)
    while not match.over:
        any_move(match, chooser)
        assert match.game.flaw(match.state) is None


def test_the_rest_of_a_round_follows_from_who_has_the_turn() -> None:
    match = bottega.position("omnia", {"players": 4, "this_round": 3, "first": 2, "active": 0}, seed=1)
    assert [len(cards) for cards in match.view()["played"]] == [2, 2, 3, 3]
    assert match.actors == (0,)


def test_cards_in_front_of_players_are_in_no_pack() -> None:
    match = bottega.position("omnia", {**OPENING, "cards": [["mona_lisa", "salai"], [*WORKS, "glider"]]}, seed=1)
    position = match.position()
    lying = [c for kind in position["row"] for c in position["row"][kind] + position["deck"][kind] if c]
    assert len(lying) == 54 - 6
    assert not {"mona_lisa", "salai", "glider", *WORKS} & set(lying)


def test_the_card_in_use_is_with_who_has_the_turn() -> None:
    for card in range(1, 15):
        for active in range(2):
            match = bottega.position(
                "omnia", {"players": 2, "phase": "acting", "first": active, "active": active, "card": card}, seed=card
            )
            assert card in match.position()["played"][active]


def test_hands_described_leave_the_other_cards_as_played_or_the_other_way_round() -> None:
    hands = [[1, 2, 3, 4, 5, 6], [8, 9, 10, 11, 12, 13]]
    match = bottega.position("omnia", {"players": 2, "this_round": 2, "first": 0, "hand": hands}, seed=1)
    assert match.view()["played"] in ([[7], [14]], [[14], [7]])
    match = bottega.position("omnia", {"players": 2, "this_round": 2, "first": 0, "played": [[4], [9]]}, seed=1)
    assert sorted(card for hand in match.position()["hand"] for card in hand) == [
        n for n in range(1, 15) if n not in (4, 9)
    ]


def test_a_turn_with_nothing_left_to_do_goes_on_to_the_next() -> None:
    assert acting(6, used=[1, 2]).actors == (1,)
    assert choices(acting(6, used=[1])) == {"take raphael", "take ser_piero", "done"}


def test_the_points_of_a_game_that_is_over_are_worked_out() -> None:
    assert ended(2, [["mona_lisa"], []], ["firenze"]).view()["tally"][0]["firenze"] == 6


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("phase", {"phase": None}),
    ("stage", {"stage": 2}),
    ("stage", {"phase": "draft", "stage": 3}),
    ("this_round", {"this_round": 7}),
    ("this_round", {"phase": "draft", "this_round": 2}),
    ("first", {"first": 2}),
    ("active", {"active": 5}),
    ("active", {"phase": "over", "active": 0}),
    ("deck", {"row": {"work": ["glider", "mona_lisa", "foetus"]}}),
    ("deck", {"cards": [["mona_lisa"], ["mona_lisa"]]}),
    ("deck", {"deck_left": {"work": 3}}),
    ("row", {"row": {"work": ["mona_lisa", None, "foetus"]}}),
    ("cities", {"cities": []}),
    ("city_deck", {"city_left": 3}),
    ("known", {"cities": ["vinci"], "known": [["vinci"], []]}),
    ("drawn", {"drawn": [["vinci"]]}),
    ("looking", {"looking": 2}),
    ("bank", {"bank": 3}),
    ("bank", {"coins": [-1, 3]}),
    ("bank", {"coins": [12, 12]}),
    ("hand", {"hand": [[1, 2], [3, 4]]}),
    ("hand", {"hand": [[1, 2, 3, 4, 5, 6, 7], [7, 8, 9, 10, 11, 12, 13]]}),
    ("hand", {"hand": [[1, 2, 3, 4, 5, 6, 28], [7, 8, 9, 10, 11, 12, 13]]}),
    ("kept", {"kept": [[[1], [2], [3], [4]]]}),
    ("pick", {"pick": ["1+2", None]}),
    ("pick", {"phase": "draft", "hand": [[1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14]], "pick": ["7+8"]}),
    ("card", {"card": 3}),
    ("card", {"phase": "acting", "card": 28}),
    ("effect", {"effect": "work"}),
    ("effect", {"phase": "effect"}),
    ("tally", {"tally": [{"vinci": 3}]}),
    ("tally", {"phase": "over", "printed": [5, 0]}),
]


@pytest.mark.parametrize(("field", "said"), WRONG)
def test_what_cannot_be_is_refused_with_the_field_that_is_wrong(field: str, said: dict[str, Any]) -> None:
    assert refused(**said) == field
