"""Section 7: masteries."""

import pytest

from tests.games.steps import told

from .studio import at, cards, clause_against, hand, moves, play, shown


@pytest.mark.rule("atelier:7.1")
@pytest.mark.parametrize(
    ("held", "open_to"),
    [
        ("R1 R4 B2", {"red_blue"}),
        ("R1 B1 B2", set()),
        ("R1 R2", set()),
        ("B1 B4 G1 G2 Y3", {"blue_green", "green_yellow"}),
        ("Y1 Y1 N4", {"yellow_brown"}),
        ("N1 N2 R4", {"brown_red"}),
        ("R1 B2 Y3 G4 N1", {"all_colours"}),
        ("R1 R2 R3 N1 N2", {"brown_red"}),
    ],
)
def test_a_mastery_is_claimed_with_its_colours_in_hand_whatever_their_values(held: str, open_to: set[str]) -> None:
    match = at(hands=held)
    assert moves(match, "claim") == {f"claim {name}" for name in open_to}
    for name in {"red_blue", "blue_green", "all_colours"} - open_to:
        assert clause_against(match, f"claim {name}") == "7.1"


@pytest.mark.rule("atelier:7.2")
def test_the_lowest_cards_that_fit_are_shown_and_all_are_kept() -> None:
    match = at(hands="R4 R2 R3 B3 B1")
    play(match, "0 claim red_blue")
    assert told(match, "shown") == [(0, "red_2"), (0, "red_3"), (0, "blue_1")]
    assert hand(match, 0) == cards("R2 R3 R4 B1 B3")
    assert shown(match, "masteries", "active") == ([["red_blue"], [], []], 1)
    assert match.position()["known"][0] == cards("R2 R3 B1")


@pytest.mark.rule("atelier:7.2")
def test_for_the_mastery_of_all_colours_one_card_of_each_is_shown() -> None:
    match = at(hands="R4 B2 Y3 G4 N1")
    play(match, "0 claim all_colours")
    assert [card for _, card in told(match, "shown")] == cards("R4 B2 Y3 G4 N1")


@pytest.mark.rule("atelier:7.3")
def test_a_mastery_is_claimed_once_in_the_game() -> None:
    match = at(hands="R1 R2 B1|R3 R4 B2")
    play(match, "0 claim red_blue")
    assert shown(match, "unclaimed")[0] == ["blue_green", "green_yellow", "yellow_brown", "brown_red", "all_colours"]
    assert moves(match, "claim") == set()
    assert clause_against(match, "claim red_blue") == "7.3"


@pytest.mark.rule("atelier:7.3")
def test_one_claim_is_an_action_and_a_player_may_own_several() -> None:
    match = at(hands="B1 B4 G1 G2 Y3", masteries=[["red_blue"]])
    play(match, "0 claim blue_green")
    assert match.actors == (1,)
    assert match.view()["masteries"][0] == ["red_blue", "blue_green"]


@pytest.mark.rule("atelier:7.4")
def test_the_bonus_counts_from_the_next_paint_action_on() -> None:
    match = at(hands="N1 N2 R4")
    play(match, "0 claim brown_red")
    assert match.view()["esteem"][0] == 0
    play(match, "1 draw")
    play(match, "0 paint brown_1 left 1", "0 paint red_4 right 3", "0 done")
    assert told(match, "scored")[-1] == (0, 5, 0, 2, 7)
