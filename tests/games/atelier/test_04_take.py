"""Section 4: taking colours, the hand limit, what is open, the deck."""

import pytest

from tests.games.steps import told

from .studio import at, cards, clause_against, hand, moves, play, shown


@pytest.mark.rule("atelier:4.1")
def test_cards_are_taken_from_the_table_into_the_hand() -> None:
    match = at(hands="N1", table="R2 B2 G4")
    assert moves(match, "take") == {"take red_2", "take blue_2", "take green_4"}
    assert clause_against(match, "take red_1") == "4.1"
    play(match, "0 take red_2", "0 take blue_2")
    assert hand(match, 0) == cards("R2 B2 N1")
    assert shown(match, "table", "hand_size", "active") == (cards("G4"), [3, 0, 0], 1)


@pytest.mark.rule("atelier:4.1", "atelier:4.2")
def test_example_take_colours_diana_takes_blue_and_red_each_worth_two() -> None:
    match = at(5, table="B2 R2 Y3 G4 N1 R1 B4 Y1")
    play(match, "0 take blue_2", "0 take red_2")
    assert hand(match, 0) == cards("R2 B2")
    assert match.actors == (1,)


@pytest.mark.rule("atelier:4.2")
@pytest.mark.parametrize("taken", ["R4", "R3 B1", "R1 B1 Y2", "R2 B2", "R1 B1 Y1 G1"])
def test_all_that_adds_up_to_four_can_be_taken_and_then_the_action_is_over(taken: str) -> None:
    match = at(table=f"{taken} N1")
    for card in cards(taken):
        assert match.actors == (0,)
        play(match, f"take {card}")
    assert sorted(hand(match, 0)) == sorted(cards(taken))
    assert match.actors == (1,)


@pytest.mark.rule("atelier:4.2")
def test_more_than_four_is_too_much() -> None:
    match = at(table="R3 B2 Y1 G1")
    play(match, "take red_3")
    assert moves(match, "take") == {"take yellow_1", "take green_1"}
    assert clause_against(match, "take blue_2") == "4.2"


@pytest.mark.rule("atelier:4.2")
def test_with_the_help_five_may_be_taken_and_no_more() -> None:
    match = at(table="R3 B2 Y1 G1", help=0)
    play(match, "take red_3")
    assert moves(match, "take") == {"take blue_2", "take yellow_1", "take green_1"}
    play(match, "take yellow_1")
    assert moves(match, "take") == {"take green_1"}
    other = at(table="R3 B2", help=1)
    play(other, "take red_3")
    assert other.actors == (1,)


@pytest.mark.rule("atelier:4.3")
def test_one_card_is_enough() -> None:
    match = at(table="R1 B1 Y1")
    play(match, "take red_1")
    assert "done" in moves(match)
    play(match, "0 done")
    assert (hand(match, 0), match.actors) == (cards("R1"), (1,))


@pytest.mark.rule("atelier:4.3")
def test_taking_ends_automatically_when_nothing_on_the_table_fits() -> None:
    match = at(table="R2 B3")
    play(match, "take red_2")
    assert match.actors == (1,)


@pytest.mark.rule("atelier:4.4")
@pytest.mark.parametrize("holder", [-1, 0])
def test_a_blind_draw_is_exactly_one_card_with_the_help_too(holder: int) -> None:
    match = at(table="R1 B1", deck="Y4 G2 G1", help=holder)
    play(match, "0 draw")
    assert (hand(match, 0), match.actors) == (cards("Y4"), (1,))
    assert shown(match, "table") == (cards("R1 B1"),)
    assert told(match, "drew", 0) == [(0, "yellow_4")]
    assert told(match, "drew", 1) == told(match, "drew", None) == [(0,)]


@pytest.mark.rule("atelier:4.5")
def test_the_table_is_not_refilled_before_the_end_of_the_round() -> None:
    match = at(3, table="R4 B4", leonardo=0, active=1, deck="G4 G3 G2 G1 N4 N3 N2 N1")
    play(match, "1 take red_4")
    assert shown(match, "table") == (cards("B4"),)
    play(match, "2 take blue_4")
    assert len(match.view()["table"]) == 6


@pytest.mark.rule("atelier:4.5")
def test_when_the_table_is_empty_only_the_deck_is_left() -> None:
    match = at(table="R4")
    play(match, "0 take red_4")
    assert moves(match) == {"draw"}


@pytest.mark.rule("atelier:4.6", "atelier:4.7")
def test_a_full_hand_may_take_and_then_discards_exactly_the_excess() -> None:
    match = at(hands="R1 R2 B1 B2 N4", table="G1 G2 Y1")
    play(match, "take green_1", "take green_2", "take yellow_1")
    assert shown(match, "phase", "hand_size") == ("discarding", [8, 0, 0])
    assert moves(match) == {f"discard {card}" for card in cards("R1 R2 B1 B2 N4 G1 G2 Y1")}
    assert clause_against(match, "discard red_4") == "5.1"
    assert {clause_against(match, m) for m in ("done", "draw", "take yellow_1", "paint brown_4 left 1")} == {"4.6"}
    play(match, "0 discard green_1", "0 discard red_1", "0 discard brown_4")
    assert hand(match, 0) == cards("R2 B1 B2 Y1 G2")
    assert shown(match, "discards", "active") == (cards("R1 G1 N4"), 1)


@pytest.mark.rule("atelier:4.6")
def test_a_blind_draw_on_a_full_hand_is_followed_by_a_discard_of_any_card_the_new_one_too() -> None:
    match = at(hands="R1 R2 B1 B2 N4", deck="Y3 G1")
    play(match, "0 draw", "0 discard yellow_3")
    assert hand(match, 0) == cards("R1 R2 B1 B2 N4")


@pytest.mark.rule("atelier:4.6")
def test_the_excess_is_discarded_before_the_leonardo_action() -> None:
    match = at(hands="R1 R2 B1 B2 N4", table="R3 Y4 G1 G2 G3 G4", leonardo=0)
    play(match, "0 take green_4")
    assert shown(match, "phase") == ("discarding",)
    play(match, "0 discard green_4")
    assert shown(match, "phase") == ("leonardo",)


@pytest.mark.rule("atelier:4.6")
def test_nothing_is_discarded_at_any_other_time() -> None:
    match = at(hands="R1 R2", table="R3 Y1")
    assert clause_against(match, "discard red_1") == "4.6"
    play(match, "paint red_1 left 6")
    assert clause_against(match, "discard red_2") == "4.6"


@pytest.mark.rule("atelier:4.8")
def test_hands_are_hidden_counts_and_discards_are_open() -> None:
    match = at(3, hands="R1 R2|B4 G4|Y1", table="R3")
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view["hand_size"] == [2, 2, 1]
        assert [row for row in view["hand"] if row] == ([] if seat is None else [hand(match, seat)])
        assert "deck" not in view
        assert view["discards"] == []


@pytest.mark.rule("atelier:4.8")
def test_a_card_that_nobody_has_seen_before_is_shown_as_it_leaves_the_hand_and_stays_so() -> None:
    match = at(hands="R1 N1", table="Y4")
    play(match, "paint brown_1 left 1")
    assert told(match, "shown") == [(0, "brown_1")]
    assert match.undoable == 0


@pytest.mark.rule("atelier:4.8")
def test_what_all_have_seen_can_be_taken_back() -> None:
    match = at(hands="R1 N1", known=[cards("R1 N1")], table="R1 B1 Y1 Y4")
    play(match, "paint brown_1 left 1")
    assert told(match, "shown") == []
    assert match.undoable == 1
    match.undo()
    play(match, "take red_1", "take blue_1")
    assert match.undoable == 2


@pytest.mark.rule("atelier:4.9")
def test_the_discards_become_the_deck_at_the_moment_a_card_is_needed() -> None:
    match = at(hands="R1", table="R2", deck="")
    assert shown(match, "deck_left") == (0,)
    discards = match.view()["discards"]
    play(match, "0 draw")
    assert shown(match, "deck_left", "discards") == (len(discards) - 1, [])
    assert told(match, "reshuffled") == [(len(discards),)]
    assert sorted([*filter(None, match.position()["deck"]), *hand(match, 0)]) == sorted([*discards, "red_1"])


@pytest.mark.rule("atelier:4.9", "atelier:9.1")
def test_the_discards_are_shuffled_in_the_middle_of_a_refill() -> None:
    match = at(2, hands="|", table="R4", leonardo=0, active=1, deck="G1")
    play(match, "1 take red_4")
    assert told(match, "laid")[0] == ("green_1",)
    assert len(match.view()["table"]) == 4
    assert len(told(match, "reshuffled")) == 1
