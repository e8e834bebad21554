"""Described positions: what is worked out when it is left unsaid, and what is refused."""

import random
from typing import Any

import pytest

import bottega

from .positions import WRONG
from .tables import WORKS, any_move

OPENING: dict[str, Any] = {"players": 2, "phase": "playing", "first": 1}
SEEDS = range(6)


def new(players: int = 2, seed: int = 1, **said: Any) -> bottega.Match:
    return bottega.position("omnia", {"players": players, **said}, seed=seed)


def refused(**said: Any) -> str:
    with pytest.raises(bottega.ImpossiblePosition) as found:
        new(**said)
    return str(found.value)


@pytest.mark.parametrize("phase", ["draft", "playing", "acting", "effect", "placing", "over"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phase_is_all_that_must_be_said(phase: str, players: int) -> None:
    for seed in SEEDS:
        match = new(players, seed, phase=phase)
        assert match.game.flaw(match.state) is None
        chooser = random.Random(players)
        while not match.over:
            any_move(match, chooser)
            assert match.game.flaw(match.state) is None


def test_other_seeds_fill_up_in_another_way() -> None:
    assert (
        len({str(new(seed=seed, hand=[[1, 2, 3, 4, 5, 6, 7]], phase="playing").position()["deck"]) for seed in SEEDS})
        > 1
    )


def test_the_rest_of_a_round_follows_from_who_has_the_turn() -> None:
    match = new(4, this_round=3, first=2, active=0)
    assert [len(cards) for cards in match.view()["played"]] == [2, 2, 3, 3]
    assert match.actors == (0,)


def test_cards_in_front_of_players_are_in_no_pack() -> None:
    match = new(**OPENING, cards=[["mona_lisa", "salai"], [*WORKS, "glider"]])
    position = match.position()
    lying = [c for kind in position["row"] for c in position["row"][kind] + position["deck"][kind]]
    assert len(lying) == 54 - 6
    assert not {"mona_lisa", "salai", "glider", *WORKS} & set(lying)


def test_cards_played_are_such_as_bring_what_players_have() -> None:
    match = new(cards=[["mona_lisa", "foetus", "annunciation"], ["glider"]], phase="playing", this_round=3)
    works = {1, 5, 6, 7, 11}
    assert works & set(match.position()["played"][0])


def test_the_card_in_use_is_with_who_has_the_turn() -> None:
    for card in range(1, 15):
        for active in range(2):
            match = new(seed=card, phase="acting", first=active, active=active, card=card)
            assert card in match.position()["played"][active]


def test_hands_described_leave_the_other_cards_as_played_or_the_other_way_round() -> None:
    hands = [[1, 2, 3, 4, 5, 6], [8, 9, 10, 11, 12, 13]]
    match = new(this_round=2, first=0, hand=hands)
    assert match.view()["played"] in ([[7], [14]], [[14], [7]])
    match = new(this_round=2, first=0, played=[[4], [9]])
    left = [n for n in range(1, 15) if n not in (4, 9)]
    assert sorted(card for hand in match.position()["hand"] for card in hand) == left


def test_a_row_that_is_short_in_a_turn_has_lost_a_card_to_who_has_it() -> None:
    match = new(phase="acting", row={"work": ["mona_lisa", "foetus"]})
    assert match.view()["row"]["work"] == ["mona_lisa", "foetus", None]
    (seat,) = match.actors
    assert match.view()["cards"][seat]


def test_a_turn_with_nothing_left_to_do_goes_on_to_the_next() -> None:
    assert new(phase="acting", card=6, active=0, first=0, used=[1, 2]).actors == (1,)


def test_the_points_of_a_game_that_is_over_are_worked_out() -> None:
    match = new(phase="over", cards=[["mona_lisa"], []], cities=["firenze"])
    assert match.view()["tally"][0]["firenze"] == 6


def test_who_drew_cities_is_who_has_the_turn() -> None:
    for seed in SEEDS:
        assert new(seed=seed, phase="placing", drawn=[None, ["vinci", "roma", "pisa"]]).actors == (1,)


@pytest.mark.parametrize(("reason", "said"), WRONG)
def test_what_cannot_be_is_refused_in_words_that_name_what_is_wrong(reason: str, said: dict[str, Any]) -> None:
    assert refused(**said).startswith(reason)
