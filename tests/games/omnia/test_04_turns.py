"""Section 4: six rounds of turns, one action card each, two actions in any order, each optional."""

import random

import pytest

import bottega
from tests.games.steps import clause_against, play, told

from .tables import CHARACTERS, WORKS, acting, any_move, choices, idle_turn, lay, through_draft

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def after_draft(players: int, seed: int = 1) -> bottega.Match:
    match = bottega.new("omnia", players=players, seed=seed)
    through_draft(match)
    return match


@pytest.mark.rule("omnia:4.1", "omnia:2.5")
@PLAYERS
def test_six_rounds_each_in_turn_clockwise_in_the_same_order(players: int) -> None:
    match = after_draft(players)
    first = match.view()["first"]
    turns = []
    while not match.over:
        turns.append((match.view()["this_round"], match.actors[0]))
        idle_turn(match)
    assert turns == [(n, (first + i) % players) for n in range(1, 7) for i in range(players)]
    assert told(match, "round") == [(n,) for n in range(1, 7)]


@pytest.mark.rule("omnia:4.1")
def test_nobody_acts_out_of_turn() -> None:
    match = acting(6)
    assert clause_against(match, "1 take raphael") == "4.1"
    assert clause_against(match, "1 done") == "4.1"


@pytest.mark.rule("omnia:4.2")
def test_a_card_is_chosen_in_the_players_turn_and_shown_then() -> None:
    match = after_draft(3)
    (seat,) = match.actors
    hand = match.view(seat)["hand"][seat]
    assert choices(match) == {f"play {card}" for card in hand}
    match.play(seat, f"play {hand[2]}")
    assert told(match, "played") == [(seat, hand[2])]
    assert match.view()["played"][seat] == [hand[2]]
    assert hand[2] not in match.view(seat)["hand"][seat]


@pytest.mark.rule("omnia:4.2")
def test_only_a_card_in_hand_is_played_and_one_a_turn() -> None:
    match = after_draft(2)
    (seat,) = match.actors
    hand = match.view(seat)["hand"][seat]
    other = next(card for card in range(1, 15) if card not in hand)
    assert clause_against(match, f"{seat} play {other}") == "4.2"
    assert clause_against(match, f"{seat} done") == "4.2"
    match = acting(6)
    assert clause_against(match, f"0 play {match.view(0)['hand'][0][0]}") == "4.2"


@pytest.mark.rule("omnia:4.2", "omnia:4.3")
def test_a_card_of_which_nothing_is_done_is_spent_all_the_same() -> None:
    match = acting(6)
    play(match, "0 done")
    assert match.view()["played"][0] == [6]
    assert match.actors == (1,)
    assert told(match, "left_out") == [(0, "work"), (0, "character")]


@pytest.mark.rule("omnia:4.3", "omnia:6.1", "omnia:7.1")
def test_example_action_2_a_work_and_a_character_in_either_order() -> None:
    for steps in (["take vitruvian_man", "take raphael"], ["take raphael", "take vitruvian_man"]):
        match = acting(6)
        assert choices(match) == {f"take {c}" for c in (*WORKS, "raphael", "ser_piero")} | {"done"}
        play(match, *(f"0 {step}" for step in steps))
        assert match.view()["cards"][0] == ["vitruvian_man", "raphael"]
        assert match.view()["coins"] == [0, 1]
        assert match.actors == (1,)


@pytest.mark.rule("omnia:4.3", "omnia:5.1", "omnia:9.1")
def test_example_action_1_a_city_and_a_coin() -> None:
    match = acting(4)
    assert choices(match) == {"draw", "coins", "done"}
    play(match, "0 draw")
    drawn = match.view(0)["drawn"][0]
    play(match, f"0 place {drawn[1]}", "0 coins")
    assert drawn[1] in match.view()["cities"]
    assert match.view()["coins"] == [2, 1]
    assert match.actors == (1,)


@pytest.mark.rule("omnia:4.3")
def test_only_what_the_card_shows_can_be_done() -> None:
    match = acting(6)
    for step in ("0 draw", "0 coins", "0 take glider", "0 pass", "0 place vinci", "0 keep 1+2"):
        assert clause_against(match, step) == "4.3"


@pytest.mark.rule("omnia:4.4")
def test_the_same_symbol_twice_is_two_actions_and_the_second_picks_from_what_is_left() -> None:
    match = acting(11)
    assert choices(match) == {f"take {c}" for c in WORKS} | {"done"}
    play(match, f"0 take {WORKS[1]}")
    assert choices(match) == {f"take {WORKS[0]}", f"take {WORKS[2]}", "done"}
    play(match, f"0 take {WORKS[0]}")
    assert match.actors == (1,)


@pytest.mark.rule("omnia:4.4")
def test_each_symbol_is_used_once() -> None:
    match = acting(6)
    play(match, "0 take vitruvian_man")
    assert clause_against(match, "0 take annunciation") == "4.4"
    assert choices(match) == {"take raphael", "take ser_piero", "done"}


@pytest.mark.rule("omnia:4.4", "omnia:5.2")
def test_a_second_city_action_draws_from_the_pack_as_the_first_left_it() -> None:
    match = acting(14)
    pack = match.position()["city_deck"]
    play(match, "0 draw", f"0 place {pack[0]}", "0 draw")
    assert match.view(0)["drawn"][0] == pack[3:6]


@pytest.mark.rule("omnia:4.5", "omnia:8.4")
def test_rows_are_filled_at_the_end_of_the_turn_and_not_before() -> None:
    match = acting(11)
    top = match.position()["deck"]["work"][:2]
    play(match, f"0 take {WORKS[1]}")
    assert match.view()["row"]["work"] == [WORKS[0], None, WORKS[2]]
    play(match, f"0 take {WORKS[0]}")
    assert match.view()["row"]["work"] == [*top, WORKS[2]]
    assert told(match, "revealed")[-2:] == [(card,) for card in top]
    assert match.view()["deck_left"]["work"] == 14


@pytest.mark.rule("omnia:4.6")
def test_when_a_pack_is_used_up_its_row_stays_short() -> None:
    mine = [c for c in bottega.game("omnia").facts({})["cards"] if c["kind"] == "work"]
    names = [c["name"] for c in mine if c["name"] not in WORKS]
    match = acting(11, cards=[[], names])
    assert match.view()["deck_left"]["work"] == 0
    play(match, f"0 take {WORKS[0]}", f"0 take {WORKS[1]}")
    assert match.view()["row"]["work"] == [None, None, WORKS[2]]
    while not match.over:
        any_move(match, random.Random(1))


@pytest.mark.rule("omnia:4.7")
@PLAYERS
def test_the_seventh_card_is_discarded_face_down_and_the_game_is_over(players: int) -> None:
    match = after_draft(players)
    while not match.over:
        assert match.winners == ()
        idle_turn(match)
    assert match.view()["phase"] == "over"
    assert [len(cards) for cards in match.view()["played"]] == [6] * players
    assert all(match.view(seat)["hand"][seat] == [] for seat in range(players))
    assert told(match, "over") == [()]
    for step in ("0 done", "0 pass", "1 draw", "1 play 1", "0 keep 1+2"):
        assert clause_against(match, step) == "4.7"


@pytest.mark.rule("omnia:4.8")
def test_a_turn_ends_automatically_when_nothing_is_left_that_can_be_done() -> None:
    match = acting(6, coins=[0, 1], row={"character": ["raphael", "botticelli", "ludovico_il_moro"]})
    play(match, "0 take vitruvian_man")  # no character can be paid
    assert match.actors == (1,)
    hand = [1, 2, 3, 4, 5, 7, 13]
    match = bottega.position(
        "omnia",
        {
            "players": 2,
            "phase": "playing",
            "first": 0,
            "hand": [hand, [6, 8, 9, 10, 11, 12, 14]],
            "row": {"character": ["raphael", "botticelli", "michelangelo"]},
        },
        seed=1,
    )
    lay(match, coins=[0, 1])
    play(match, "0 play 13")
    assert match.actors == (1,)


@pytest.mark.rule("omnia:4.3")
def test_actions_are_taken_back_until_the_turn_ends_but_not_the_card() -> None:
    match = acting(6, row={"character": CHARACTERS})
    play(match, "0 take vitruvian_man")
    assert str(match.undo()) == "take Vitruvian Man"
    match = after_draft(2)
    (seat,) = match.actors
    match.play(seat, match.legal(seat)[0])
    with pytest.raises(bottega.UndoRefused):
        match.undo()
