"""Which bots play each other, from which seats, on which deals."""

from collections import Counter

import pytest

import bottega
from bottega.arena import Tournament

from . import GAME

ABC = ("a", "b", "c")


def tables(bots: tuple[str, ...], players: int, lineup: str, gauntlet: bool = False) -> list[str]:
    found = Tournament(GAME, bots, players, deals=1, lineup=lineup, gauntlet=gauntlet).lineups()
    return ["".join(table) for table in found]


def test_a_duel_of_two_is_one_line_up_for_each_pair() -> None:
    assert tables(ABC, 2, "duel") == ["ab", "ac", "bc"]


def test_a_duel_at_a_larger_table_is_one_against_the_others_and_the_reverse() -> None:
    assert tables(ABC, 4, "duel") == ["abbb", "accc", "baaa", "bccc", "caaa", "cbbb"]


def test_a_mixed_table_has_as_many_different_bots_as_seats() -> None:
    assert tables(("a", "b", "c", "d"), 3, "mixed") == ["abc", "abd", "acd", "bcd"]


@pytest.mark.parametrize(("bots", "players"), [("ab", 4), ("ab", 5), ("abc", 4), ("abc", 5), ("abcd", 5)])
def test_where_seats_are_more_than_bots_all_hold_equally_many(bots: str, players: int) -> None:
    held = Counter("".join(tables(tuple(bots), players, "mixed")))
    assert len(set(held.values())) == 1


def test_a_gauntlet_keeps_what_the_first_takes_part_in() -> None:
    assert tables(ABC, 2, "duel", gauntlet=True) == ["ab", "ac"]
    assert tables(ABC, 4, "duel", gauntlet=True) == ["abbb", "accc"]
    assert tables(("a", "b", "c", "d"), 3, "mixed", gauntlet=True) == ["abc", "abd", "acd"]


def test_on_a_ladder_each_plays_only_the_one_before_it() -> None:
    assert tables(ABC, 2, "ladder") == ["ba", "cb"]
    assert tables(ABC, 3, "ladder") == ["baa", "cbb"]
    assert tables(ABC, 3, "ladder", gauntlet=True) == ["baa"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_duel_the_one_sits_on_every_seat_once_on_each_deal(players: int) -> None:
    games = Tournament(GAME, ("a", "b"), players, deals=3, gauntlet=True).schedule()
    assert Counter((game.deal, game.seats.index("a")) for game in games) == {
        (deal, seat): 1 for deal in (1, 2, 3) for seat in range(players)
    }


@pytest.mark.parametrize("bots", ["abcd", "abc", "ab", "abcdef"])
def test_on_a_mixed_deal_each_bot_sits_on_every_seat_equally_often(bots: str) -> None:
    games = Tournament(GAME, tuple(bots), 4, deals=5, lineup="mixed").schedule()
    for deal in range(1, 6):
        seated = Counter((bot, seat) for game in games if game.deal == deal for seat, bot in enumerate(game.seats))
        for bot in bots:
            assert len({seated[bot, seat] for seat in range(4)}) == 1


@pytest.mark.parametrize("bots", ["ab", "abc"])  # ab around a table of four may look the same after two turns of it
def test_no_game_is_played_twice(bots: str) -> None:
    for players in (2, 3, 4, 5):
        for lineup in ("duel", "mixed"):
            games = Tournament(GAME, tuple(bots), players, deals=12, lineup=lineup).schedule()
            assert len({(game.seed, game.seats) for game in games}) == len(games)
            assert [game.number for game in games] == list(range(1, len(games) + 1))


def test_all_line_ups_meet_the_same_deals() -> None:
    games = Tournament(GAME, ABC, 2, deals=3, seed="9").schedule()
    seeds = {frozenset(game.seats): {t.seed for t in games if set(t.seats) == set(game.seats)} for game in games}
    assert set(map(frozenset, seeds.values())) == {frozenset({"9.1", "9.2", "9.3"})}


def test_the_order_around_a_mixed_table_changes_from_deal_to_deal() -> None:
    games = Tournament(GAME, ABC, 3, deals=12, lineup="mixed").schedule()
    behind_a = {game.seats[(game.seats.index("a") + 1) % 3] for game in games}
    assert behind_a == {"b", "c"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"bots": ("greedy",)},
        {"bots": ("greedy", "greedy")},
        {"deals": 0},
        {"lineup": "circle"},
        {"players": 9},
        {"options": {"weather": "fine"}},
        {"game": "chess"},
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict) -> None:
    asked = {"game": GAME, "bots": ("greedy", "random"), "players": 4, "deals": 2} | wrong
    with pytest.raises(bottega.BottegaError):
        Tournament(**asked)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(bottega.BottegaError, match="wizard"):
        Tournament(GAME, ("greedy", "wizard"), 4, 2).check_bots()


def test_bots_that_think_by_the_clock_are_known() -> None:
    names = ("greedy", "search:1000", "search:0.05s", "master", "net:0.3s", "search:2s")
    assert Tournament(GAME, names, 4, 2).timed_bots == ("search:0.05s", "net:0.3s", "search:2s")
