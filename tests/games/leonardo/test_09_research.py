"""Section 9, phase D: what is announced and completed, for how much, and what becomes of the works of others."""

import random
from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .finishing import (
    BLACK,
    BRICK,
    GREY,
    IRON,
    RECIPES,
    ROPE,
    announcing,
    choices,
    florins,
    gold_comes,
    small,
    through_assignment,
    through_turn,
    told,
    whole,
)
from .random_play import inventor

# ---- 9.1, 9.2: who decides, and when it is resolved


@pytest.mark.rule("leonardo:9.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("holder", [0, 1])
def test_players_announce_clockwise_from_leonardos_holder(players: int, holder: int) -> None:
    match = announcing(players, leonardo=holder, work=small(*[16, 17, 18, 19, 20][:players]))
    asked = []
    while match.view()["phase"] == "announcing":
        (seat,) = match.actors
        asked.append(seat)
        play(match, f"{seat} done")
    assert asked == [(holder + offset) % players for offset in range(players)]


@pytest.mark.rule("leonardo:9.1")
def test_nobody_announces_before_it_is_their_turn_or_once_they_are_done() -> None:
    match = announcing(3, work=small(1, 3, None), weeks=small(4, 4, None))
    assert clause_against(match, "1 announce small") == "9.1"
    play(match, "0 done")
    assert clause_against(match, "0 announce small") == "9.1"


@pytest.mark.rule("leonardo:9.1")
def test_a_lab_is_announced_only_once() -> None:
    works, weeks = [{"small": 1, "large": 3}], [{"small": 4, "large": 4}]
    match = announcing(3, spaces=[{"large": 4}], work=works, weeks=weeks)
    play(match, "0 announce small")
    assert choices(match, 0) == {"done", "announce large"}
    assert clause_against(match, "0 announce small") == "9.1"


@pytest.mark.rule("leonardo:9.1")
def test_an_announcement_is_public_but_changes_nothing_before_the_last_answer() -> None:
    match = announcing(3, work=small(1, 3, None), weeks=small(4, 4, None), florins=[0, 0, 0])
    play(match, "0 announce small")
    seen = match.view(None)
    assert seen["announced"][0]["small"] == 1
    assert [event.plain() for event in match.events_since(0, None)] == [
        {"event": "announced", "who": 0, "lab": "small", "invention": 1}
    ]
    assert 1 in seen["requested"]
    assert seen["weeks"][0]["small"] == 4
    assert (florins(match, 0), seen["cards"][0]) == (0, [])
    play(match, "1 done")
    seen = match.view(None)
    assert 1 not in seen["requested"]
    assert (florins(match, 0), seen["cards"][0]) == (4, [1])


@pytest.mark.rule("leonardo:9.1", "leonardo:9.7")
def test_all_announcements_of_a_turn_count_as_simultaneous_so_the_last_gets_black_too() -> None:
    match = announcing(3, work=small(1, None, 1), weeks=small(4, None, 4), florins=[0, 0, 0])
    play(match, "0 announce small", "2 announce small")
    assert told(match, "completed", "completed_late") == [("completed", 0, 1, 4), ("completed", 2, 1, 4)]


@pytest.mark.rule("leonardo:9.1")
def test_a_table_without_work_goes_on_without_asking_anybody() -> None:
    match = announcing(3, weeks=[{"small": -1, "large": -1}] * 3)
    assert (match.view()["phase"], match.view()["turn"]) == ("laboratory", 9)


@pytest.mark.rule("leonardo:9.2")
def test_everybody_with_a_lab_at_work_decides_even_with_nothing_to_announce() -> None:
    match = announcing(4, work=small(1, None, 18, None), weeks=small(0, None, 15, None))
    assert match.actors == (0,)
    assert choices(match, 0) == {"done"}  # too few weeks
    play(match, "0 done")
    assert match.actors == (2,)  # seat 1 has no work
    assert choices(match, 2) == {"done"}  # not requested
    play(match, "2 done")
    assert match.view()["turn"] == 9


@pytest.mark.rule("leonardo:9.2")
def test_a_player_who_has_announced_one_lab_decides_about_the_other_even_with_nothing_to_announce() -> None:
    match = announcing(2, spaces=[{"large": 4}], work=[{"small": 1, "large": 18}], weeks=[{"small": 4, "large": 3}])
    play(match, "0 announce small")
    assert match.actors == (0,)
    assert choices(match, 0) == {"done"}


# ---- 9.3, 9.4, 9.5: what can be announced


@pytest.mark.rule("leonardo:9.3")
def test_what_is_not_requested_cannot_be_completed() -> None:
    match = announcing(2, requested=[1, 12, 8], work=small(13), weeks=small(15))
    assert clause_against(match, "0 announce small") == "9.3"


@pytest.mark.rule("leonardo:9.3")
def test_an_idle_lab_has_nothing_to_announce() -> None:
    match = announcing(2, work=small(13), weeks=small(15))
    assert clause_against(match, "0 announce large") == "6.5"


@pytest.mark.rule("leonardo:9.3")
def test_what_another_holds_cannot_be_announced_as_something_smaller_faq_7() -> None:
    """Wood and rope lie there for 7; 2 (wood) and 3 (rope) are requested and would have weeks enough."""
    match = announcing(3, requested=[2, 3, 12, 8], work=small(7), weeks=small(6))
    assert choices(match, 0) == {"done"}
    assert clause_against(match, "0 announce small") == "9.3"


@pytest.mark.rule("leonardo:9.3")
def test_an_exact_recipe_completes_its_invention_and_no_other_faq_7() -> None:
    match = announcing(3, requested=[2, 3, 7, 8], work=small(7), weeks=small(7))
    play(match, "0 announce small")
    assert told(match, "announced", "completed") == [("announced", 0, "small", 7), ("completed", 0, 7, 8)]


@pytest.mark.rule("leonardo:9.3")
def test_nothing_is_added_under_a_lab_at_work_faq_6() -> None:
    """Work on 3 (rope) cannot become 13 (rope and brick) by laying a brick."""
    match = bottega.position(
        "leonardo", {"players": 2, "turn": 2, "phase": "laboratory", "work": small(3), "hand": [{BRICK: 1}]}
    )
    assert clause_against(match, "0 start small 13") == "6.5"
    through_assignment(match)
    assert match.view(0)["work"][0]["small"] == 3


@pytest.mark.rule("leonardo:9.3")
def test_a_card_turned_up_at_the_end_of_a_turn_is_completed_in_the_next_with_all_weeks_and_nobody_placed() -> None:
    deck = whole([13, 4, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25])
    at_work = {"work": small(13, 3), "weeks": small(7, 4)}
    match = announcing(2, turn=3, requested=[1, 12, 3], deck=deck, **at_work, florins=[0, 0])
    assert clause_against(match, "0 announce small") == "9.3"
    play(match, "0 done", "1 announce small")
    assert (match.view()["turn"], match.view()["requested"][2]) == (4, 13)
    through_assignment(match)
    assert match.view()["weeks"][0]["small"] == 7
    play(match, "0 announce small")
    assert (florins(match, 0), match.view()["cards"][0]) == (8, [13])


@pytest.mark.rule("leonardo:9.4")
@pytest.mark.parametrize(("number", "weeks"), [(1, 4), (9, 7), (12, 11), (18, 15)])
def test_the_weeks_of_the_class_must_be_reached(number: int, weeks: int) -> None:
    board = gold_comes([number, 2, 4, 5])
    early = announcing(3, **board, work=small(number), weeks=small(weeks - 1))
    assert clause_against(early, "0 announce small") == "9.4"
    ready = announcing(3, **board, work=small(number), weeks=small(weeks))
    assert choices(ready, 0) == {"done", "announce small"}


@pytest.mark.rule("leonardo:9.4")
def test_the_weeks_just_worked_count() -> None:
    """3 weeks and the master: enough for a bronze one."""
    match = bottega.position(
        "leonardo",
        {
            "players": 2,
            "turn": 2,
            "phase": "research",
            "work": small(1),
            "weeks": small(2),
            "master": ["small_lab", None],
        },
    )
    assert choices(match, 0) == {"done", "announce small"}


@pytest.mark.rule("leonardo:9.5")
def test_each_lab_is_announced_or_held_back_separately() -> None:
    works, weeks = [{"small": 1, "large": 3}], [{"small": 4, "large": 4}]
    match = announcing(3, spaces=[{"large": 4}], work=works, weeks=weeks)
    assert choices(match, 0) == {"done", "announce small", "announce large"}
    play(match, "0 announce large", "0 done")
    assert match.view()["completed"][0] == [3]
    assert match.view(0)["work"][0] == {"small": 1, "large": 0}
    assert match.view()["weeks"][0] == {"small": 4, "large": -1}


@pytest.mark.rule("leonardo:9.5")
def test_held_back_and_completed_by_nobody_else_it_earns_black_later() -> None:
    match = announcing(2, work=small(1), weeks=small(4), florins=[0, 0])
    play(match, "0 done")
    assert (match.view()["turn"], 1 in match.view()["requested"]) == (9, True)
    through_assignment(match)
    play(match, "0 announce small")
    assert told(match, "completed") == [("completed", 0, 1, 4)]
    assert match.view()["cards"][0] == [1]


@pytest.mark.rule("leonardo:9.5", "leonardo:9.11")
def test_held_back_while_another_completes_it_it_is_marked_and_earns_grey_later() -> None:
    match = announcing(2, work=small(1, 1), weeks=small(4, 4), florins=[0, 0])
    play(match, "0 done", "1 announce small")
    assert match.view()["marked"][0]["small"] == 1
    through_assignment(match)
    play(match, "0 announce small")
    assert told(match, "completed_late") == [("completed_late", 0, 1, 3)]
    assert match.view()["cards"] == [[], [1]]


# ---- 9.6, 9.7, 9.8: components, black and grey


@pytest.mark.rule("leonardo:9.6")
@pytest.mark.parametrize("number", sorted(RECIPES))
def test_the_components_of_a_completed_work_return_to_their_shops_and_the_counter_leaves(number: int) -> None:
    match = announcing(2, **gold_comes([number, 2, 4]), work=small(number), weeks=small(15))
    shop, hand = match.view()["shop"], match.view(0)["hand"][0]
    play(match, "0 announce small")
    assert match.view()["shop"] == {kind: n + RECIPES[number].get(kind, 0) for kind, n in shop.items()}
    assert match.view(0)["hand"][0] == hand
    assert match.view(0)["work"][0]["small"] == 0
    assert match.view()["weeks"][0]["small"] == -1


@pytest.mark.rule("leonardo:9.6")
def test_the_components_of_a_marked_work_return_to_their_shops_too() -> None:
    match = announcing(2, cards=[[], [13]], work=small(13), marked=small(13), weeks=small(7))
    shop = match.view()["shop"]
    play(match, "0 announce small")
    assert match.view()["shop"] == shop | {ROPE: shop[ROPE] + 1, BRICK: shop[BRICK] + 1}
    assert (match.view()["marked"][0]["small"], match.view()["weeks"][0]["small"]) == (0, -1)


@pytest.mark.rule("leonardo:9.6")
def test_the_lab_that_completed_a_work_is_idle_and_may_start_again_next_turn() -> None:
    match = announcing(2, work=small(1), weeks=small(4), hand=[{ROPE: 1}])
    play(match, "0 announce small")
    assert "start small 3" in choices(match, 0)


@pytest.mark.rule("leonardo:9.7")
@pytest.mark.parametrize("number", sorted(RECIPES))
def test_the_black_price_is_paid_while_the_card_is_on_the_board(number: int) -> None:
    match = announcing(2, **gold_comes([number, 2, 4]), work=small(number), weeks=small(15), florins=[5, 5])
    play(match, "0 announce small")
    assert (florins(match, 0), florins(match, 1)) == (5 + BLACK[number], 5)


@pytest.mark.rule("leonardo:9.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_who_completes_it_in_that_turn_gets_black(players: int) -> None:
    match = announcing(players, work=small(*[1] * players), weeks=small(*[4] * players), florins=[0] * players)
    for seat in range(players):
        play(match, f"{seat} announce small")
    assert [florins(match, seat) for seat in range(players)] == [4] * players


@pytest.mark.rule("leonardo:9.8")
@pytest.mark.parametrize("number", sorted(RECIPES))
def test_a_marked_work_earns_the_grey_price_and_no_card(number: int) -> None:
    board = gold_comes([2, 4, 5], [number])
    match = announcing(
        2, **board, cards=[[], [number]], work=small(number), marked=small(number), weeks=small(15), florins=[5]
    )
    play(match, "0 announce small")
    assert florins(match, 0) == 5 + GREY[number]
    assert match.view()["cards"] == [[], [number]]
    assert all(number in completed for completed in match.view()["completed"])


@pytest.mark.rule("leonardo:9.8")
def test_two_who_finish_a_marked_work_in_one_turn_both_get_grey_and_do_not_bid() -> None:
    match = announcing(
        3,
        cards=[[], [], [1]],
        requested=[12, 8, 3, 9],
        work=small(1, 1),
        marked=small(1, 1),
        weeks=small(4, 4),
        florins=[0, 0],
    )
    play(match, "0 announce small", "1 announce small")
    assert (match.view()["phase"], match.view()["turn"]) == ("laboratory", 9)
    assert told(match, "completed_late", "auction", "card") == [
        ("completed_late", 0, 1, 3),
        ("completed_late", 1, 1, 3),
    ]
    assert match.view()["cards"] == [[], [], [1]]


@pytest.mark.rule("leonardo:9.8", "leonardo:9.9", "leonardo:11.2")
def test_a_grey_finish_gives_neither_discount_nor_variety_later() -> None:
    """Seat 0 completed 3 for grey; 13 is of the same type and needs its 7 weeks."""
    match = announcing(
        2, requested=[13, 1, 12], completed=[[3], [3]], cards=[[], [3]], work=small(13), weeks=small(6), turn=9
    )
    assert clause_against(match, "0 announce small") == "9.4"
    late = bottega.position(
        "leonardo",
        {
            "players": 2,
            "turn": 9,
            "phase": "ending",
            "requested": [12, 8, 9],
            "cards": [[1, 2], [3]],
            "completed": [[1, 2, 3], [3]],
            "florins": [0, 0],
        },
    )
    assert late.scores == [0, 0]


@pytest.mark.rule("leonardo:9.8")
def test_black_and_grey_may_be_earned_in_one_turn() -> None:
    match = announcing(
        2,
        requested=[12, 1, 8],
        spaces=[{"large": 4}],
        cards=[[], [3]],
        work=[{"small": 1, "large": 3}],
        marked=[{"large": 3}],
        weeks=[{"small": 4, "large": 4}],
        florins=[0, 0],
    )
    play(match, "0 announce small", "0 announce large")
    assert told(match, "completed", "completed_late") == [("completed", 0, 1, 4), ("completed_late", 0, 3, 3)]
    assert florins(match, 0) == 7


# ---- 9.9, 9.10: the discount

DISCOUNTS: list[tuple[list[int], int, int]] = [
    # cards in front of the player, invention, weeks on the track that are just enough
    ([], 18, 15),
    ([3], 18, 13),
    ([8], 18, 13),
    ([3, 8], 18, 11),
    ([3, 8, 13], 18, 9),
    ([3, 8, 13, 23], 18, 7),
    ([1, 2, 4, 5], 18, 15),  # other types
    ([2], 12, 9),
    ([2, 7], 12, 7),
    ([5], 9, 7),
]


@pytest.mark.rule("leonardo:9.9")
@pytest.mark.parametrize(("cards", "number", "enough"), DISCOUNTS)
def test_each_card_of_the_type_spares_two_weeks(cards: list[int], number: int, enough: int) -> None:
    board = gold_comes([number, 6, 10], cards)
    for weeks, answer in ((enough - 1, {"done"}), (enough, {"done", "announce small"})):
        match = announcing(2, **board, cards=[cards], work=small(number), weeks=small(weeks))
        assert choices(match, 0) == answer


@pytest.mark.rule("leonardo:9.9")
def test_cards_of_others_spare_nothing() -> None:
    match = announcing(2, requested=[13, 1, 12], cards=[[], [3, 8]], work=small(13), weeks=small(6))
    assert clause_against(match, "0 announce small") == "9.4"


@pytest.mark.rule("leonardo:9.9")
def test_the_discount_holds_for_a_grey_finish_too() -> None:
    work: dict[str, Any] = {"work": small(13), "marked": small(13)}
    said = work | {"requested": [1, 12, 9], "cards": [[8], [13]], "florins": [0]}
    match = announcing(2, weeks=small(4), **said)
    assert clause_against(match, "0 announce small") == "9.4"
    match = announcing(2, weeks=small(5), **said)
    play(match, "0 announce small")
    assert florins(match, 0) == 6


@pytest.mark.rule("leonardo:9.9")
def test_the_discount_is_not_written_on_the_track() -> None:
    match = announcing(2, requested=[13, 1, 12], cards=[[8]], work=small(13), weeks=small(5))
    play(match, "0 done")
    assert match.view()["weeks"][0]["small"] == 5
    through_turn(match)
    assert match.view()["weeks"][0]["small"] == 5


@pytest.mark.rule("leonardo:9.9")
def test_two_cards_of_the_type_complete_a_bronze_one_in_the_turn_it_is_started_without_workers() -> None:
    match = bottega.position(
        "leonardo",
        {
            "players": 2,
            "turn": 5,
            "phase": "laboratory",
            "requested": [3, 1, 12],
            "cards": [[8, 13]],
            "hand": [{ROPE: 1}],
            "florins": [0, 0],
        },
    )
    play(match, "0 start small 3")
    through_assignment(match)
    assert (match.view()["phase"], match.view()["weeks"][0]["small"]) == ("announcing", 0)
    play(match, "0 announce small")
    assert (florins(match, 0), match.view()["cards"][0]) == (4, [3, 8, 13])


@pytest.mark.rule("leonardo:9.9")
def test_three_cards_of_the_type_give_no_more_than_completion() -> None:
    board = gold_comes([3, 1, 12], [18])
    match = announcing(2, **board, cards=[[8, 13, 18]], work=small(3), weeks=small(0), florins=[0])
    play(match, "0 announce small")
    assert florins(match, 0) == 4


@pytest.mark.rule("leonardo:9.10")
def test_two_works_completed_in_one_turn_do_not_help_each_other() -> None:
    works, weeks = [{"small": 3, "large": 13}], [{"small": 4, "large": 5}]
    match = announcing(2, requested=[3, 13, 1], spaces=[{"large": 4}], work=works, weeks=weeks)
    play(match, "0 announce small")
    assert clause_against(match, "0 announce large") == "9.4"
    play(match, "0 done")
    assert match.view()["cards"][0] == [3]
    through_assignment(match)  # a turn later the card counts
    assert choices(match, 0) == {"done", "announce large"}


@pytest.mark.rule("leonardo:9.10")
def test_a_card_won_by_auction_helps_from_the_next_turn_on() -> None:
    match = announcing(
        2,
        requested=[3, 13, 1],
        spaces=[{"large": 4}],
        work=[{"small": 3, "large": 13}, {"small": 3}],
        weeks=[{"small": 4, "large": 5}, {"small": 4}],
    )
    play(match, "0 announce small", "0 done", "1 announce small", "0 bid 1", "1 bid 0")
    assert match.view()["turn"] == 9
    assert match.view()["cards"][0] == [3]
    assert match.view()["weeks"][0] == {"small": -1, "large": 5}  # the auction completed nothing
    through_assignment(match)
    assert choices(match, 0) == {"done", "announce large"}


# ---- 9.11: marks


@pytest.mark.rule("leonardo:9.11")
def test_works_on_what_another_has_just_completed_are_shown_and_marked() -> None:
    match = announcing(4, work=small(1, 1, 3, 1), weeks=small(4, 0, 0, 3))
    assert match.view(None)["work"] == [None] * 4
    play(match, "0 announce small", "1 done", "2 done", "3 done")
    assert told(match, "marked") == [("marked", 1, "small", 1), ("marked", 3, "small", 1)]
    seen = match.view(None)
    assert [labs["small"] for labs in seen["marked"]] == [0, 1, 0, 1]
    assert [labs["small"] for labs in seen["weeks"]] == [-1, 0, 0, 3]
    assert seen["work"] == [None] * 4


@pytest.mark.rule("leonardo:9.11")
def test_the_mark_is_shown_to_everybody() -> None:
    match = announcing(3, work=small(1, 1), weeks=small(4, 0))
    play(match, "0 announce small", "1 done")
    for seat in (None, 0, 1, 2):
        assert {"event": "marked", "who": 1, "lab": "small", "invention": 1} in [
            event.plain() for event in match.events_since(0, seat)
        ]


@pytest.mark.rule("leonardo:9.11")
def test_a_work_started_in_this_very_turn_is_marked_too() -> None:
    match = bottega.position(
        "leonardo", {"players": 2, "turn": 8, "phase": "laboratory", "work": small(1), "weeks": small(4)}
    )
    play(match, "0 done", "1 start small 1", "1 done")
    through_assignment(match)
    play(match, "0 announce small", "1 done")
    assert match.view()["marked"][1]["small"] == 1


@pytest.mark.rule("leonardo:9.11")
def test_a_marked_work_is_finished_in_a_later_turn_though_it_is_no_longer_requested() -> None:
    match = announcing(2, turn=3, work=small(1, 1), weeks=small(4, 3), florins=[0, 0])
    play(match, "0 announce small", "1 done")
    assert 1 not in match.view()["requested"]
    play(match, "0 done", "1 done", "0 pass", "1 send 1 small_lab")
    through_assignment(match)
    assert match.view()["weeks"][1]["small"] == 4
    play(match, "1 announce small")
    assert (florins(match, 1), match.view()["cards"]) == (3, [[1], []])


@pytest.mark.rule("leonardo:9.11")
def test_a_marked_work_may_be_given_up_instead() -> None:
    match = announcing(2, work=small(1, 1), weeks=small(4, 3))
    play(match, "0 announce small", "1 done", "0 done")
    iron = match.view(1)["hand"][1][IRON]
    play(match, "1 cancel small")
    assert match.view(1)["hand"][1][IRON] == iron + 1
    assert match.view()["marked"][1]["small"] == 0
    assert clause_against(match, "1 start small 1") == "6.13"


@pytest.mark.rule("leonardo:9.11")
def test_nobody_starts_what_has_been_completed_ruling_18() -> None:
    match = announcing(3, work=small(1), weeks=small(4), hand=[{IRON: 1}, {IRON: 1}, {IRON: 1}])
    play(match, "0 announce small")
    for seat in range(3):
        assert clause_against(match, f"{seat} start small 1") == "6.13"
        play(match, f"{seat} done")


# ---- 9.12, 9.17: the card


@pytest.mark.rule("leonardo:9.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_only_player_to_complete_a_requested_invention_takes_its_card(players: int) -> None:
    last = players - 1
    works: list[int | None] = [None] * last + [1]
    match = announcing(players, work=small(*works), weeks=small(*[None] * last, 4))
    play(match, f"{last} announce small")
    assert match.view()["cards"] == [[]] * last + [[1]]
    assert 1 not in match.view()["requested"]
    assert told(match, "card", "auction") == [("card", last, 1)]


@pytest.mark.rule("leonardo:9.12")
def test_two_who_complete_different_inventions_take_one_card_each() -> None:
    match = announcing(3, work=small(1, 3), weeks=small(4, 4))
    play(match, "0 announce small", "1 announce small")
    assert match.view()["cards"] == [[1], [3], []]


@pytest.mark.rule("leonardo:9.17")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_card_once_won_stays_with_its_owner_to_the_end(players: int) -> None:
    won = 0
    for seed in range(3):
        rng = random.Random(seed)
        match = bottega.new("leonardo", players=players, seed=seed)
        cards = match.view()["cards"]
        while not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, inventor(match, seat, rng))
            now = match.view()["cards"]
            assert all(set(before) <= set(after) for before, after in zip(cards, now, strict=True))
            cards = now
        won += sum(map(len, cards))
    assert won > 0
