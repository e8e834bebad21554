"""Section 5: painting and what it earns.

Ginevra de' Benci, on the left, asks for brown, green, green, yellow, yellow, red; Salvator Mundi, on the right, for
blue, blue, red, blue, green, green.
"""

import pytest

from tests.games.steps import told

from .studio import at, cards, clause_against, hand, moves, play, shown


@pytest.mark.rule("atelier:5.1", "atelier:5.2")
def test_a_card_of_the_hand_goes_on_every_bare_space_of_its_colour() -> None:
    match = at(hands="G3 Y1", table="N4")
    assert moves(match, "paint") == {
        "paint green_3 left 2",
        "paint green_3 left 3",
        "paint green_3 right 5",
        "paint green_3 right 6",
        "paint yellow_1 left 4",
        "paint yellow_1 left 5",
    }
    assert clause_against(match, "paint brown_4 left 1") == "5.1"
    play(match, "paint green_3 left 2")
    assert hand(match, 0) == cards("Y1")
    assert shown(match, "canvas", "phase") == ({"left": [0, 3, 0, 0, 0, 0], "right": [0] * 6}, "painting")


@pytest.mark.rule("atelier:5.1", "atelier:5.6")
def test_four_cards_at_most_and_then_the_action_ends_automatically() -> None:
    match = at(hands="B1 B2 G1 G2 R1")
    play(match, "0 paint blue_1 right 1", "0 paint blue_2 right 2", "0 paint green_1 left 2", "0 paint green_2 left 3")
    assert match.actors == (1,)
    assert hand(match, 0) == cards("R1")


@pytest.mark.rule("atelier:5.2")
def test_a_card_goes_on_no_space_of_another_colour_whatever_its_value() -> None:
    match = at(hands="R1 R4 G2")
    assert {clause_against(match, f"paint red_4 left {space}") for space in range(1, 6)} == {"5.2"}
    assert {"paint red_1 left 6", "paint red_4 left 6"} <= moves(match)


@pytest.mark.rule("atelier:5.3")
def test_a_space_takes_one_card() -> None:
    match = at(hands="N1 N2", canvas={"left": [3, 0, 0, 0, 0, 0]})
    assert moves(match, "paint") == set()
    assert clause_against(match, "paint brown_1 left 1") == "5.3"


@pytest.mark.rule("atelier:5.4")
def test_different_colours_of_one_turn_are_no_neighbours_and_the_ring_is_closed() -> None:
    match = at(hands="N1 G1 R1 Y1 Y2")
    play(match, "paint brown_1 left 1")
    assert clause_against(match, "paint green_1 left 2") == "5.4"
    assert clause_against(match, "paint red_1 left 6") == "5.4"
    assert moves(match, "paint") == {
        "paint green_1 left 3",
        "paint yellow_1 left 4",
        "paint yellow_2 left 4",
        "paint yellow_1 left 5",
        "paint yellow_2 left 5",
        "paint green_1 right 5",
        "paint green_1 right 6",
        "paint red_1 right 3",
    }


@pytest.mark.rule("atelier:5.4")
def test_the_same_colour_may_lie_side_by_side() -> None:
    match = at(hands="G1 G2 N1")
    play(match, "paint green_1 left 2", "paint green_2 left 3")
    assert shown(match, "canvas")[0]["left"] == [0, 1, 2, 0, 0, 0]
    assert clause_against(match, "paint brown_1 left 1") == "5.4"


@pytest.mark.rule("atelier:5.4")
def test_cards_of_earlier_turns_do_not_matter() -> None:
    match = at(hands="G1", canvas={"left": [4, 0, 0, 4, 0, 0]})
    assert "paint green_1 left 2" in moves(match)
    play(match, "paint green_1 left 2", "1 draw")
    assert shown(match, "fresh") == ({"left": [], "right": []},)


@pytest.mark.rule("atelier:5.4", "atelier:5.5")
def test_paintings_never_touch_each_other_and_both_may_be_painted() -> None:
    match = at(hands="N1 B1 R1 B2")
    play(match, "0 paint brown_1 left 1", "0 paint blue_1 right 1", "0 paint red_1 right 3")
    assert shown(match, "canvas") == ({"left": [1, 0, 0, 0, 0, 0], "right": [1, 0, 1, 0, 0, 0]},)
    assert shown(match, "fresh") == ({"left": [1], "right": [1, 3]},)
    assert clause_against(match, "paint blue_2 right 2") == "5.4"


@pytest.mark.rule("atelier:5.4")
def test_a_completed_painting_does_not_touch_the_one_that_takes_its_place() -> None:
    match = at(
        2,
        hands="R1 N1 G1",
        canvas={"left": [1, 2, 2, 1, 1, 0]},
        leonardo=1,
        completed=[["mona_lisa"], ["saint_john"]],
        painting_deck=[
            "lady_with_an_ermine",
            "annunciation",
            "last_supper",
            "virgin_of_the_rocks",
        ],
        paintings_left=1,
    )
    play(match, "paint red_1 left 6")
    assert match.view()["easel"]["left"] == "lady_with_an_ermine"  # red, red, blue, brown, brown, yellow
    assert "paint brown_1 left 5" in moves(match)


@pytest.mark.rule("atelier:5.6")
def test_one_may_stop_after_any_card_even_if_a_painting_could_be_completed() -> None:
    match = at(hands="R1 N1", canvas={"left": [0, 2, 2, 1, 1, 0]})
    play(match, "0 paint red_1 left 6", "0 done")
    assert match.actors == (1,)
    assert match.view()["easel"]["left"] == "ginevra_de_benci"


@pytest.mark.rule("atelier:5.6")
def test_a_player_who_could_continue_as_far_as_others_see_has_to_decide() -> None:
    match = at(hands="N1 N2")
    play(match, "paint brown_1 left 1")
    assert moves(match) == {"done"}  # the other brown card has no space, but nobody else knows
    alone = at(hands="N1")
    play(alone, "paint brown_1 left 1")
    assert alone.actors == (1,)  # an empty hand is open to all


@pytest.mark.rule("atelier:5.7", "atelier:5.10")
def test_example_paint_mark_plays_a_brown_four_and_a_yellow_three_and_gains_seven() -> None:
    match = at(5, hands="N4 Y3 B1", table="R1 R2 R3 R4")
    play(match, "0 paint brown_4 left 1")
    assert match.view()["esteem"][0] == 0
    play(match, "0 paint yellow_3 left 5", "0 done")
    assert match.view()["esteem"] == [7, 0, 0, 0, 0]
    assert told(match, "scored") == [(0, 7, 0, 0, 7)]


@pytest.mark.rule("atelier:5.8")
def test_example_esteem_mark_at_seven_gains_one_more_the_next_time_he_paints() -> None:
    match = at(hands="N4", esteem=[7])
    play(match, "paint brown_4 left 1")
    assert match.view()["esteem"][0] == 12
    assert told(match, "scored") == [(0, 4, 1, 0, 12)]


@pytest.mark.rule("atelier:5.8")
def test_the_level_is_read_before_the_action_and_added_once_however_many_cards() -> None:
    match = at(hands="B4 B3 G4 G3 R1", esteem=[10])
    play(match, "paint blue_4 right 1", "paint blue_3 right 2", "paint green_4 left 2", "paint green_3 left 3")
    assert match.view()["esteem"][0] == 10 + 14 + 1


@pytest.mark.rule("atelier:5.8", "atelier:6.2")
def test_the_level_bonus_is_earned_by_an_action_that_only_completes_a_painting() -> None:
    match = at(hands="R4", canvas={"left": [1, 2, 2, 1, 1, 0]}, esteem=[21])
    play(match, "paint red_4 left 6")
    assert match.view()["esteem"][0] == 24
    assert told(match, "scored") == [(0, 0, 3, 0, 24)]


@pytest.mark.rule("atelier:5.9")
def test_each_scoring_card_earns_a_point_for_each_own_mastery_of_its_colour() -> None:
    match = at(hands="B1 B2 R1 N1", masteries=[["red_blue", "all_colours"], ["brown_red"]])
    play(match, "paint blue_1 right 1", "paint blue_2 right 2", "paint brown_1 left 1", "done")
    assert told(match, "scored") == [(0, 4, 0, 5, 9)]  # twice two for blue, one for brown


@pytest.mark.rule("atelier:5.9", "atelier:6.2")
def test_completing_cards_earn_no_mastery_bonus() -> None:
    match = at(hands="R4 B1", canvas={"left": [1, 2, 2, 1, 1, 0]}, masteries=[["brown_red", "red_blue"]])
    play(match, "paint blue_1 right 1", "paint red_4 left 6")
    assert told(match, "scored") == [(0, 1, 0, 1, 2)]


@pytest.mark.rule("atelier:5.10")
def test_esteem_is_moved_once_at_the_end_so_a_later_card_does_not_use_a_higher_level() -> None:
    match = at(hands="N4 Y4 B4", esteem=[10])
    play(match, "paint brown_4 left 1", "paint yellow_4 left 5")
    assert match.view()["esteem"][0] == 10
    play(match, "paint blue_4 right 1")
    assert match.view()["esteem"][0] == 23


@pytest.mark.rule("atelier:5.11")
def test_esteem_counts_on_past_the_end_of_the_track_and_the_bonus_stays_four() -> None:
    match = at(hands="N4", esteem=[190])
    play(match, "paint brown_4 left 1")
    assert match.view()["esteem"][0] == 198
