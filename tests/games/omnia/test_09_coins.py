"""Section 9: coins, of which there are eighteen."""

import random

import pytest

import bottega
from tests.games.steps import clause_against, play, told

from .tables import acting, any_move, choices


@pytest.mark.rule("omnia:9.1")
@pytest.mark.parametrize(("card", "coins"), [(4, 1), (10, 1), (7, 2), (9, 2)])
def test_one_or_two_coins_as_the_card_says(card: int, coins: int) -> None:
    match = acting(card)
    play(match, "0 coins")
    assert match.view()["coins"] == [1 + coins, 1]
    assert match.view()["bank"] == 16 - coins
    assert told(match, "coins") == [(0, coins)]


@pytest.mark.rule("omnia:9.1")
def test_of_two_coins_both_are_taken_or_none() -> None:
    match = acting(7)
    assert {c for c in choices(match) if not c.startswith("take")} == {"coins", "done"}


@pytest.mark.rule("omnia:9.2")
def test_a_short_bank_gives_what_it_has_and_an_empty_one_nothing() -> None:
    match = acting(7, coins=[9, 8])
    play(match, "0 coins")
    assert (match.view()["coins"], match.view()["bank"]) == ([10, 8], 0)
    match = acting(7, coins=[9, 9])
    assert clause_against(match, "0 coins") == "9.2"


@pytest.mark.rule("omnia:9.2")
def test_coins_paid_fill_the_bank_again() -> None:
    match = acting(10, coins=[9, 9])
    play(match, "0 take raphael")
    assert match.view()["bank"] == 1
    assert choices(match) == {"coins", "done"}


@pytest.mark.rule("omnia:9.3")
def test_coins_just_taken_pay_at_once() -> None:
    match = acting(10, coins=[0, 0])
    assert clause_against(match, "0 take raphael") == "9.3"
    play(match, "0 coins", "0 take raphael")
    assert match.view()["coins"] == [0, 0]


@pytest.mark.rule("omnia:9.2", "omnia:9.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_coin_is_lost_and_every_change_of_a_purse_has_an_event(players: int) -> None:
    for seed in range(6):
        match = bottega.new("omnia", players=players, seed=seed)
        chooser = random.Random(seed)
        while not match.over:
            before = match.view()["coins"]
            events = match.play(*_some(match, chooser))
            change = [0] * players
            for event in events:
                if event.name == "coins":
                    change[int(event.args["who"])] += int(event.args["count"])
                elif event.name == "taken":
                    change[int(event.args["who"])] -= int(event.args["coins"])
            view = match.view()
            assert view["coins"] == [had + more for had, more in zip(before, change, strict=True)]
            assert view["bank"] + sum(view["coins"]) == 18
            assert min(view["coins"]) >= 0


def _some(match: bottega.Match, chooser: random.Random) -> tuple[int, bottega.Move]:
    seat = chooser.choice(match.actors)
    return seat, chooser.choice(match.legal(seat))


@pytest.mark.rule("omnia:1.2", "omnia:4.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_lost_and_rows_are_full_when_a_turn_begins(players: int) -> None:
    match = bottega.new("omnia", players=players, seed=players)
    chooser = random.Random(players)
    while not match.over:
        any_move(match, chooser)
        position = match.position()
        for kind, size in {"work": 19, "invention": 19, "character": 16}.items():
            kinds = {c["name"] for c in match.game.facts({})["cards"] if c["kind"] == kind}
            there = [c for c in position["row"][kind] + position["deck"][kind] if c]
            there += [c for cards in position["cards"] for c in cards if c in kinds]
            assert sorted(there) == sorted(kinds)
            assert len(there) == size
            if position["phase"] == "playing" and position["deck_left"][kind]:
                assert None not in position["row"][kind]
