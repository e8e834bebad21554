"""Section 11: the end after turn 9, the bonus for variety, who wins and how ties are broken."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against

from .finishing import florins, small, through_turn, told, whole

VARIETY = {0: 0, 1: 0, 2: 0, 3: 8, 4: 13, 5: 20}


def ended(players: int, cards: list[list[int]], florins: list[int], **said: Any) -> bottega.Match:
    """The last turn ends; every card is out of the deck."""
    board = {"requested": [0] * 5, "deck": whole([])}
    description = {
        "players": players,
        "turn": 9,
        "phase": "ending",
        **board,
        "cards": cards,
        "florins": florins,
        **said,
    }
    match = bottega.position("leonardo", description, seed=1)
    assert match.over
    return match


# ---- 11.1: the end


@pytest.mark.rule("leonardo:11.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_ends_after_turn_9(players: int) -> None:
    match = bottega.position("leonardo", {"players": players, "turn": 8, "phase": "laboratory"})
    through_turn(match)
    assert (match.view()["turn"], match.over) == (9, False)
    assert match.winners == ()
    through_turn(match)
    assert match.over
    assert match.view()["phase"] == "over"
    assert told(match, "over") == [("over",)]


@pytest.mark.rule("leonardo:11.1")
def test_nothing_is_played_when_the_game_is_over() -> None:
    match = ended(3, [], [1, 2, 3])
    assert match.actors == ()
    for step in ("0 done", "1 pass", "2 bid 0", "0 start small 1"):
        assert clause_against(match, step) == "11.1"


# ---- 11.2: variety


@pytest.mark.rule("leonardo:11.2")
@pytest.mark.parametrize(
    ("cards", "types"),
    [
        ([], 0),
        ([1, 6, 11, 16, 21], 1),  # all metalwork
        ([1, 2], 2),
        ([1, 2, 6, 7, 11, 12], 2),
        ([1, 2, 3], 3),
        ([5, 14, 23, 13], 3),
        ([1, 2, 3, 4], 4),
        ([10, 11, 12, 13], 4),
        ([1, 2, 3, 4, 5], 5),
        ([6, 12, 18, 24, 25, 20], 5),
    ],
)
def test_different_types_in_front_of_a_player_bring_a_bonus(cards: list[int], types: int) -> None:
    match = ended(2, [cards, []], [10, 7])
    assert match.scores == [10 + VARIETY[types], 7]
    assert [florins(match, seat) for seat in range(2)] == match.scores
    assert told(match, "variety") == ([("variety", 0, types, VARIETY[types])] if VARIETY[types] else [])


@pytest.mark.rule("leonardo:11.2")
def test_everybody_gets_their_own_bonus() -> None:
    match = ended(3, [[1, 2, 3], [6, 7, 8, 9], [11, 12, 13, 14, 15]], [0, 0, 0])
    assert match.scores == [8, 13, 20]


@pytest.mark.rule("leonardo:11.2")
def test_only_cards_in_front_of_the_player_count_for_variety() -> None:
    """Four types were completed, but the third card went to another and the fourth to the box."""
    match = ended(2, [[1, 2], [3]], [0, 0], gone=list(range(1, 26)))
    assert 4 in match.view()["completed"][0]
    assert match.scores == [0, 0]


@pytest.mark.rule("leonardo:11.2")
def test_the_bonus_is_paid_once_at_the_end_and_not_before() -> None:
    said = {
        "players": 2,
        "turn": 8,
        "phase": "laboratory",
        "requested": [12, 8, 9],
        "cards": [[1, 2, 3]],
        "florins": [5],
    }
    match = bottega.position("leonardo", said)
    assert (florins(match, 0), match.scores[0]) == (5, 13)  # the standing counts it, the purse does not hold it yet
    through_turn(match)
    assert florins(match, 0) == 5
    through_turn(match)
    assert (florins(match, 0), match.scores[0]) == (13, 13)


@pytest.mark.rule("leonardo:11.2")
def test_a_card_won_in_turn_9_counts() -> None:
    match = bottega.position(
        "leonardo",
        {
            "players": 2,
            "turn": 9,
            "phase": "announcing",
            "requested": [3, 12, 8],
            "cards": [[1, 2]],
            "work": small(3),
            "weeks": small(4),
            "florins": [0, 0],
        },
    )
    match.play(0, "announce small")
    assert match.scores == [4 + 8, 0]


# ---- 11.3: who wins


@pytest.mark.rule("leonardo:11.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_most_florins_win(players: int) -> None:
    for best in range(players):
        purses = [20 + (seat == best) for seat in range(players)]
        assert ended(players, [], purses).winners == (best,)


@pytest.mark.rule("leonardo:11.3", "leonardo:11.2")
def test_the_bonus_for_variety_is_part_of_the_florins_that_win() -> None:
    match = ended(2, [[1, 2, 3], [6, 7, 11, 12]], [10, 17])
    assert (match.scores, match.winners) == ([18, 17], (0,))


@pytest.mark.rule("leonardo:11.3")
def test_nothing_else_counts_for_points_ruling_50() -> None:
    """Components in hand, marked work, workers, labs, mechanical men, the Council's florins, Leonardo."""
    match = ended(
        2,
        [[], [1]],
        [9, 10],
        hand=[{"iron": 4, "rope": 6, "glass": 5}, {"iron": 0}],
        spaces=[{"small": 5, "large": 6}, {"large": 0}],
        men=[{"small": 1, "large": 2}],
        work=[{"small": 1}],
        marked=[{"small": 1}],
        weeks=[{"small": 15}],
        supply=[7, 1],
        council_florins=8,
        leonardo=0,
    )
    assert (match.scores, match.winners) == ([9, 10], (1,))


@pytest.mark.rule("leonardo:11.3", "leonardo:11.4")
def test_more_cards_do_not_beat_more_florins() -> None:
    match = ended(2, [[16, 21, 11], [1]], [12, 13])
    assert match.winners == (1,)


# ---- 11.4: ties

TIES: list[tuple[list[list[int]], tuple[int, ...]]] = [
    # cards of each player (never three types), who wins with equal florins
    ([[], []], (0, 1)),
    ([[1], []], (0,)),
    ([[16], [1, 6]], (1,)),  # the number comes before the class
    ([[16], [11]], (0,)),  # gold before silver
    ([[21], [16]], (0, 1)),  # gold is gold
    ([[11], [6]], (0,)),  # silver before copper
    ([[1], [6]], (1,)),  # copper before bronze
    ([[16, 1], [21, 11]], (1,)),  # equal gold, then silver
    ([[16, 1, 6], [21, 12, 2]], (1,)),  # silver decides before copper
    ([[11, 1, 2], [12, 6, 7]], (1,)),  # equal silver, then copper
    ([[16, 1, 2], [11, 12, 6]], (0,)),  # one gold beats two silver
    ([[6, 1], [7, 2]], (0, 1)),  # all equal: shared
    ([[1], [2], []], (0, 1)),
    ([[6, 1], [7, 2], [9, 4]], (0, 1, 2)),
    ([[8], [13]], (0,)),  # table L: 8 is silver, 13 copper
]


@pytest.mark.rule("leonardo:11.4")
@pytest.mark.parametrize(("cards", "winners"), TIES)
def test_tied_florins_are_decided_by_cards_then_gold_silver_copper_bronze(
    cards: list[list[int]], winners: tuple[int, ...]
) -> None:
    match = ended(len(cards), cards, [10] * len(cards))
    assert match.scores == [10] * len(cards)
    assert match.winners == winners
    turned = ended(len(cards), cards[::-1], [10] * len(cards))  # the seat has no say in it
    assert turned.winners == tuple(sorted(len(cards) - 1 - seat for seat in winners))


@pytest.mark.rule("leonardo:11.4")
def test_every_card_breaks_a_tie_and_every_gold_card_does_so_before_silver() -> None:
    for card in range(1, 26):
        assert ended(2, [[], [card]], [10, 10]).winners == (1,)
    for gold in range(16, 26):
        assert ended(2, [[12], [gold]], [10, 10]).winners == (1,)


@pytest.mark.rule("leonardo:11.4")
def test_the_class_is_that_of_the_table_in_use() -> None:
    match = ended(2, [[8], [13]], [10, 10], table="S")
    assert match.winners == (1,)


@pytest.mark.rule("leonardo:11.4")
def test_cards_owned_break_the_tie_not_inventions_completed_ruling_28() -> None:
    match = ended(2, [[1], [2, 7]], [10, 10], completed=[list(range(1, 26)), list(range(2, 26))])
    assert match.winners == (1,)


@pytest.mark.rule("leonardo:11.4")
def test_a_tie_below_the_winner_changes_nothing() -> None:
    match = ended(3, [[16], [11], [1]], [10, 10, 11])
    assert match.winners == (2,)


@pytest.mark.rule("leonardo:11.4")
def test_the_tie_is_looked_at_after_the_bonus() -> None:
    """Ten florins and the bonus of eight against eighteen and more cards."""
    match = ended(2, [[1, 2, 3], [6, 11, 7, 12]], [10, 18])
    assert (match.scores, match.winners) == ([18, 18], (1,))
