"""Section 3: the draft, 2-2-2-1, to the left, in secret."""

import random

import pytest

import bottega
from tests.games.steps import clause_against, told

from .tables import choices, pair

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def hands(match: bottega.Match) -> list[list[int]]:
    return [match.view(seat)["hand"][seat] for seat in range(match.players)]


def keep_all(match: bottega.Match, chooser: random.Random) -> list[list[int]]:
    """Everybody keeps two cards, in any order of seats; what each kept."""
    kept: list[list[int]] = [[] for _ in range(match.players)]
    seats = list(match.actors)
    chooser.shuffle(seats)
    for seat in seats:
        kept[seat] = chooser.sample(match.view(seat)["hand"][seat], 2)
        match.play(seat, pair(kept[seat]))
    return kept


@pytest.mark.rule("omnia:3.1", "omnia:3.2", "omnia:3.3")
@PLAYERS
def test_phase_1_two_cards_are_kept_and_the_others_go_to_the_left_until_each_has_seven(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=players)
    chooser = random.Random(players)
    own: list[list[int]] = [[] for _ in range(players)]
    for size in (7, 5, 3):
        before = hands(match)
        assert [len(hand) for hand in before] == [size] * players
        assert all(len(choices(match, seat)) == size * (size - 1) // 2 for seat in range(players))
        kept = keep_all(match, chooser)
        own = [had + new for had, new in zip(own, kept, strict=True)]
        left = [sorted(set(hand) - set(two)) for hand, two in zip(before, kept, strict=True)]
        if size > 3:
            assert hands(match) == [left[(seat - 1) % players] for seat in range(players)]
        else:
            own = [had + left[(seat - 1) % players] for seat, had in enumerate(own)]
    assert hands(match) == [sorted(seven) for seven in own]
    assert match.view()["phase"] == "playing"


@pytest.mark.rule("omnia:3.2")
def test_with_three_the_last_card_is_from_the_seats_first_hand() -> None:
    match = bottega.new("omnia", players=3, seed=1)
    first = hands(match)
    for _ in range(3):
        keep_all(match, random.Random(1))
    last = [match.view(seat)["kept"][seat][3] for seat in range(3)]
    assert all(len(card) == 1 and set(card) <= set(first[seat]) for seat, card in enumerate(last))


@pytest.mark.rule("omnia:3.2")
def test_with_four_the_cards_come_from_four_different_hands() -> None:
    match = bottega.new("omnia", players=4, seed=1)
    first = hands(match)
    for _ in range(3):
        keep_all(match, random.Random(1))
    for seat in range(4):
        for stage, cards in enumerate(match.view(seat)["kept"][seat]):
            assert set(cards) <= set(first[(seat - stage) % 4])


@pytest.mark.rule("omnia:3.3")
def test_cards_kept_are_locked() -> None:
    match = bottega.new("omnia", players=2, seed=1)
    kept = keep_all(match, random.Random(1))
    for seat in range(2):
        assert match.view(seat)["kept"][seat][0] == sorted(kept[seat])
        fresh = match.view(seat)["hand"][seat][0]
        assert clause_against(match, f"{seat} {pair([kept[seat][0], fresh])}") == "3.3"
        assert clause_against(match, f"{seat} {pair(kept[seat])}") == "3.3"


@pytest.mark.rule("omnia:3.1")
def test_only_two_cards_of_the_hand_can_be_kept_and_nothing_else_done() -> None:
    match = bottega.new("omnia", players=2, seed=1)
    mine, others = hands(match)
    assert clause_against(match, f"0 {pair([mine[0], others[0]])}") == "3.1"
    for step in (f"0 play {mine[0]}", "0 done", "0 pass", "0 draw", "0 coins", "0 take mona_lisa", "0 place vinci"):
        assert clause_against(match, step) == "3.1"


@pytest.mark.rule("omnia:3.4")
@PLAYERS
def test_all_choose_at_once_in_any_order_and_each_once(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=1)
    assert match.actors == tuple(range(players))
    match.play(players - 1, match.legal(players - 1)[3])
    assert match.actors == tuple(range(players - 1))
    assert clause_against(match, f"{players - 1} {pair(hands(match)[players - 1][:2])}") == "3.4"


@pytest.mark.rule("omnia:3.4")
def test_nobody_sees_a_choice_until_all_have_chosen() -> None:
    match = bottega.new("omnia", players=3, seed=1)
    views = {seat: match.view(seat) for seat in (None, 0, 2)}
    count = len(match.events)
    match.play(1, match.legal(1)[0])
    assert len(match.events) == count
    assert {seat: match.view(seat) for seat in (None, 0, 2)} == views
    assert match.view(1)["pick"][1] == match.log[0][1].args[0]


@pytest.mark.rule("omnia:3.4")
def test_only_their_owner_sees_the_kept_cards() -> None:
    match = bottega.new("omnia", players=3, seed=1)
    keep_all(match, random.Random(1))
    for seat in range(3):
        for who, *cards in told(match, "kept", seat):
            assert cards == (match.view(seat)["kept"][seat][0] if who == seat else [])
    assert told(match, "kept") == [(0,), (1,), (2,)]
    assert told(match, "handed_on") == [(5,)]


@pytest.mark.rule("omnia:3.4")
def test_a_choice_in_the_draft_is_not_taken_back() -> None:
    match = bottega.new("omnia", players=2, seed=1)
    match.play(0, match.legal(0)[0])
    with pytest.raises(bottega.UndoRefused):
        match.undo()


@pytest.mark.rule("omnia:3.4")
@pytest.mark.parametrize("seed", range(6))
def test_not_even_the_last_choice_is_taken_back_for_it_brought_the_seventh_card(seed: int) -> None:
    match = bottega.new("omnia", players=2, seed=seed)
    first = match.view()["first"]
    while match.view()["phase"] == "draft":
        seat = match.actors[-1] if first == 0 else match.actors[0]  # who begins chooses last
        match.play(seat, match.legal(seat)[0])
    assert match.actors == (first,)
    with pytest.raises(bottega.UndoRefused):
        match.undo()
