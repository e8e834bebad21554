"""Section 9, phase D: the rulebooks' example of inventions 8 and 13, and secret bids for a card that several earned."""

import json
from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .box import TABLE_L, at
from .finishing import announcing, choices, florins, small, through_assignment, told

YELLOW = 1

# ---- the examples


@pytest.mark.rule("leonardo:9.4", "leonardo:9.9")
def test_example_9_yellow_completes_13_with_five_weeks_because_of_8() -> None:
    """The printed example: number 8 lies in front of yellow, 13 is of its type, five weeks do instead of seven."""
    board: dict[str, Any] = {"requested": [13, 1, 12, 3], "cards": [[], [8], []], "work": small(None, 13)}
    early = announcing(3, **board, weeks=small(None, 4))
    assert clause_against(early, f"{YELLOW} announce small") == "9.4"
    match = announcing(3, **board, weeks=small(None, 5))
    assert choices(match, YELLOW) == {"done", "announce small"}
    stranger = announcing(3, requested=[13, 1, 12, 3], work=small(None, 13), weeks=small(None, 5))
    assert clause_against(stranger, f"{YELLOW} announce small") == "9.4"


@pytest.mark.rule("leonardo:9.7", "leonardo:9.12", "leonardo:9.9")
def test_example_9_yellow_alone_gets_eight_florins_and_the_card_and_then_four_weeks_of_discount() -> None:
    match = announcing(
        3,
        requested=[13, 1, 12, 3],
        cards=[[], [8], []],
        work=small(None, 13),
        weeks=small(None, 5),
        florins=[0, 0, 0],
        hand=[{}, {"rope": 1}],
    )
    play(match, f"{YELLOW} announce small")
    assert florins(match, YELLOW) == 8
    assert match.view()["cards"][YELLOW] == [8, 13]
    play(match, "0 done", f"{YELLOW} start small 3")  # of the same type: four weeks, all of them discount
    through_assignment(match)
    assert match.view()["weeks"][YELLOW]["small"] == 0
    play(match, f"{YELLOW} announce small")
    assert match.view()["cards"][YELLOW] == [3, 8, 13]


@pytest.mark.rule("leonardo:9.7", "leonardo:9.13", "leonardo:9.14")
def test_example_9_several_are_paid_in_full_and_then_the_highest_bid_takes_the_card() -> None:
    match = announcing(3, work=small(1, 1, None), weeks=small(4, 4, None), florins=[0, 0, 0])
    play(match, "0 announce small", "1 announce small")
    assert (florins(match, 0), florins(match, 1)) == (4, 4)
    assert (match.view()["phase"], match.view()["hammer"], match.actors) == ("auction", 1, (0, 1))
    play(match, "1 bid 3", "0 bid 2")
    assert (florins(match, 0), florins(match, 1)) == (4, 1)
    assert match.view()["cards"] == [[], [1], []]


# ---- 9.13: when, for what, and who bids


def tied(players: int = 3, **said: Any) -> bottega.Match:
    """Everybody has just completed invention 1 and bids for its card."""
    known = {"florins": [0] * players, "work": small(*[1] * players), "weeks": small(*[4] * players)}
    match = announcing(players, **{**known, **said})
    for offset in range(players):
        play(match, f"{(match.view()['leonardo'] + offset) % players} announce small")
    return match


@pytest.mark.rule("leonardo:9.13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_finishers_of_a_card_bid_for_it_all_at_once(players: int) -> None:
    match = tied(players)
    assert match.actors == tuple(range(players))
    assert match.view()["bidders"] == list(range(players))


@pytest.mark.rule("leonardo:9.13")
def test_only_the_finishers_bid() -> None:
    match = announcing(4, work=small(1, 3, None, 1), weeks=small(4, 0, None, 4))
    play(match, "0 announce small", "1 done", "3 announce small")
    assert match.actors == (0, 3)
    for other in (1, 2):
        assert match.legal(other) == []
        assert clause_against(match, f"{other} bid 0") == "9.14"


@pytest.mark.rule("leonardo:9.13")
def test_the_card_is_off_the_board_while_it_is_auctioned() -> None:
    match = tied()
    assert 1 not in match.view()["requested"]
    assert 1 in match.view()["gone"]


@pytest.mark.rule("leonardo:9.13")
def test_all_rewards_black_and_grey_are_paid_before_the_first_bid() -> None:
    """Seats 0 and 1 share 1; seat 0 also finishes 3 for grey, seat 2 finishes 12 alone."""
    match = announcing(
        3,
        requested=[1, 12, 8, 9],
        cards=[[], [], [3]],
        spaces=[{"large": 4}],
        work=[{"small": 1, "large": 3}, {"small": 1}, {"small": 12}],
        marked=[{"large": 3}],
        weeks=[{"small": 4, "large": 4}, {"small": 4}, {"small": 11}],
        florins=[0, 0, 0],
    )
    play(match, "0 announce small", "0 announce large", "1 announce small", "2 announce small")
    assert match.view()["phase"] == "auction"
    assert [florins(match, seat) for seat in range(3)] == [7, 4, 13]
    assert choices(match, 0) == {f"bid {n}" for n in range(8)}
    assert match.view()["cards"][2] == [3, 12]


@pytest.mark.rule("leonardo:9.13")
@pytest.mark.parametrize("requested", [[1, 3, 12], [3, 12, 1]])
def test_several_cards_are_auctioned_one_at_a_time_the_lowest_number_first(requested: list[int]) -> None:
    """For any lab and place on the board; the price of the first cannot be bid for the second."""
    match = announcing(
        2,
        requested=requested,
        spaces=[{"large": 4}, {"large": 4}],
        work=[{"small": 3, "large": 1}, {"small": 1, "large": 3}],
        weeks=[{"small": 4, "large": 4}] * 2,
        florins=[0, 0],
    )
    play(match, "0 announce small", "0 announce large", "1 announce small", "1 announce large")
    assert match.view()["hammer"] == 1
    assert choices(match, 0) == {f"bid {n}" for n in range(9)}
    play(match, "0 bid 6", "1 bid 5")
    assert match.view()["hammer"] == 3
    assert match.actors == (0, 1)
    assert choices(match, 0) == {f"bid {n}" for n in range(3)}
    assert choices(match, 1) == {f"bid {n}" for n in range(9)}
    play(match, "0 bid 2", "1 bid 3")
    assert match.view()["cards"] == [[1], [3]]
    assert [florins(match, seat) for seat in range(2)] == [2, 5]
    assert told(match, "auction") == [("auction", 1), ("auction", 3)]


@pytest.mark.rule("leonardo:9.13")
def test_cards_of_sole_finishers_and_marks_are_settled_before_the_auction() -> None:
    match = announcing(4, work=small(1, 1, 3, 1), weeks=small(4, 4, 4, 0))
    play(match, "0 announce small", "1 announce small", "2 announce small", "3 done")
    assert match.view()["phase"] == "auction"
    assert match.view()["cards"][2] == [3]
    assert match.view()["marked"][3]["small"] == 1


# ---- 9.14: the bids


@pytest.mark.rule("leonardo:9.14", "leonardo:1.1")
def test_even_the_fullest_purse_may_be_bid_as_a_whole() -> None:
    """No purse has more than all black rewards, the richest set and everything that the Council ever gets."""
    most = sum(invention.black for invention in TABLE_L.values()) + 13 + 8
    match = at("auction", turn=9, hammer=1, florins=[most, 0])
    assert choices(match, 0) == {f"bid {n}" for n in range(most + 1)}


@pytest.mark.rule("leonardo:9.14")
def test_a_bid_is_a_whole_number_from_nothing_to_all_one_has_the_reward_included() -> None:
    match = tied(florins=[0, 2, 6])
    assert [len(match.legal(seat)) for seat in range(3)] == [5, 7, 11]
    assert choices(match, 1) == {f"bid {n}" for n in range(7)}
    assert clause_against(match, "1 bid 7") == "9.14"


@pytest.mark.rule("leonardo:9.14")
def test_one_bids_once() -> None:
    match = tied()
    play(match, "1 bid 2")
    assert match.legal(1) == []
    assert clause_against(match, "1 bid 3") == "9.14"


@pytest.mark.rule("leonardo:9.14")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_bids_come_in_any_order_and_are_shown_together(order: tuple[int, ...]) -> None:
    match = tied(florins=[3, 3, 3])
    bids = [1, 5, 4]
    for seat in order[:-1]:
        assert match.play(seat, ("bid", bids[seat])) == []
    shown = match.play(order[-1], ("bid", bids[order[-1]]))
    assert [(e.args["who"], e.args["florins"]) for e in shown if e.name == "bid"] == [(0, 1), (1, 5), (2, 4)]
    assert told(match, "won") == [("won", 1, 1, 5)]


@pytest.mark.rule("leonardo:9.14")
@pytest.mark.parametrize("bid", [0, 4])
def test_neither_a_bid_nor_that_it_was_made_is_seen_by_others_before_all_are_in(bid: int) -> None:
    match = tied()
    before = {seat: json.dumps(match.view(seat)) for seat in (None, 1, 2)}
    events = len(match.events)
    play(match, f"0 bid {bid}")
    for seat, view in before.items():
        assert json.dumps(match.view(seat)) == view
        assert match.events_since(events, seat) == []
    assert match.view(0)["bid"] == [bid, None, None]


@pytest.mark.rule("leonardo:9.14")
def test_all_bids_are_shown_to_everybody_after_the_last_one() -> None:
    match = tied()
    events = len(match.events)
    play(match, "0 bid 2", "1 bid 0", "2 bid 1")
    for seat in (None, 0, 1, 2):
        bids = [event.plain() for event in match.events_since(events, seat) if event.name == "bid"]
        assert [(b["who"], b["florins"]) for b in bids] == [(0, 2), (1, 0), (2, 1)]


@pytest.mark.rule("leonardo:9.14")
def test_the_highest_pays_and_takes_the_card_the_others_keep_their_florins() -> None:
    match = tied(florins=[10, 10, 10])
    play(match, "0 bid 12", "1 bid 14", "2 bid 13")
    assert [florins(match, seat) for seat in range(3)] == [14, 0, 14]
    assert match.view()["cards"] == [[], [1], []]
    assert match.view()["completed"] == [[1], [1], [1]]


@pytest.mark.rule("leonardo:9.14")
def test_bids_are_forgotten_when_the_auction_is_over() -> None:
    match = tied()
    play(match, "0 bid 2", "1 bid 0", "2 bid 1")
    assert [match.view(seat)["bid"][seat] for seat in range(3)] == [-1, -1, -1]
    assert (match.view()["hammer"], match.view()["bidders"], match.view()["turn"]) == (0, [], 9)


# ---- 9.15, 9.16: ties and zeros

TIES: list[tuple[int, list[int], int]] = [
    # Leonardo's holder, bids of the seats, winner
    (0, [2, 2, 2, 2], 0),
    (2, [2, 2, 2, 2], 2),
    (3, [2, 2, 2, 2], 3),
    (0, [1, 2, 2, 0], 1),
    (2, [2, 3, 1, 3], 3),
    (3, [1, 3, 3, 2], 1),
    (1, [3, 0, 3, 3], 2),
    (3, [1, 2, 4, 3], 2),  # no tie: the highest wins wherever Leonardo is
]


@pytest.mark.rule("leonardo:9.15")
@pytest.mark.parametrize(("holder", "bids", "winner"), TIES)
def test_of_tied_highest_bids_the_first_clockwise_from_leonardo_wins(holder: int, bids: list[int], winner: int) -> None:
    match = tied(4, leonardo=holder)
    for seat in (1, 3, 0, 2):  # who bids first does not matter
        play(match, f"{seat} bid {bids[seat]}")
    assert match.view()["cards"][winner] == [1]
    assert florins(match, winner) == 4 - bids[winner]


@pytest.mark.rule("leonardo:9.15")
def test_of_tied_bidders_the_next_wins_if_leonardos_holder_does_not_bid() -> None:
    match = announcing(4, leonardo=2, work=small(1, 1, None, 1), weeks=small(4, 4, None, 4), florins=[0, 0, 0, 0])
    play(match, "3 announce small", "0 announce small", "1 announce small", "0 bid 2", "1 bid 2", "3 bid 1")
    assert match.view()["cards"] == [[1], [], [], []]


@pytest.mark.rule("leonardo:9.16")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_if_all_bid_nothing_the_card_goes_to_the_box(players: int) -> None:
    match = tied(players)
    for seat in range(players):
        play(match, f"{seat} bid 0")
    assert match.view()["cards"] == [[]] * players
    assert match.view()["completed"] == [[1]] * players
    assert told(match, "boxed", "won") == [("boxed", 1)]
    assert [florins(match, seat) for seat in range(players)] == [4] * players
    assert 1 not in match.view()["requested"]


@pytest.mark.rule("leonardo:9.16")
def test_nobody_begins_a_boxed_invention_again_ruling_23() -> None:
    match = announcing(3, work=small(1, 1), weeks=small(4, 4), hand=[{"iron": 1}] * 3)
    play(match, "0 announce small", "1 announce small", "0 bid 0", "1 bid 0")
    for seat in range(3):
        assert clause_against(match, f"{seat} start small 1") == "6.13"
        play(match, f"{seat} done")


@pytest.mark.rule("leonardo:9.16", "leonardo:9.11", "leonardo:9.8")
def test_a_lab_still_at_work_on_a_boxed_invention_is_marked_and_finishes_for_grey_ruling_23() -> None:
    match = announcing(3, work=small(1, 1, 1), weeks=small(4, 4, 3), florins=[0, 0, 0])
    play(match, "0 announce small", "1 announce small", "2 done", "0 bid 0", "1 bid 0")
    assert match.view()["marked"][2]["small"] == 1
    play(match, "0 done", "1 done", "2 done", "2 send 1 small_lab")
    through_assignment(match)
    play(match, "2 announce small")
    assert told(match, "completed_late") == [("completed_late", 2, 1, 3)]
    assert match.over


@pytest.mark.rule("leonardo:9.14")
def test_a_bid_is_refused_outside_an_auction() -> None:
    match = announcing(2, work=small(1), weeks=small(4))
    assert clause_against(match, "0 bid 0") == "5.1"
