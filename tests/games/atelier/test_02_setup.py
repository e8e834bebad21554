"""Section 2: setting up."""

from collections import Counter

import pytest

import bottega
from tests.games.steps import told

from .studio import PAINTINGS, PLAYERS, box, hand

every_count = pytest.mark.parametrize("players", PLAYERS)
SEEDS = range(12)


def new(players: int, seed: int = 1) -> bottega.Match:
    return bottega.new("atelier", players=players, seed=seed)


@pytest.mark.rule("atelier:2.1")
@every_count
def test_the_deck_has_exactly_the_cards_for_the_number_of_players(players: int) -> None:
    for seed in SEEDS:
        match = new(players, seed)
        position = match.position()
        deck = [card for card in position["deck"] if card]
        dealt = Counter(position["table"]) + Counter(card for row in position["hand"] for card in row)
        assert Counter(deck) + dealt == box(players)
        assert match.view()["deck_left"] == len(deck) == {2: 34, 3: 36, 4: 38, 5: 40}[players]


@pytest.mark.rule("atelier:2.1")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(new(3, seed).position()["deck"]) for seed in SEEDS}
    assert len(decks) == len(SEEDS)


@pytest.mark.rule("atelier:2.2")
@every_count
def test_two_cards_for_each_player_lie_on_the_table(players: int) -> None:
    match = new(players)
    assert len(match.view()["table"]) == 2 * players
    assert sorted(card for (card,) in told(match, "laid")) == sorted(match.view()["table"])


@pytest.mark.rule("atelier:2.3")
@every_count
def test_everybody_has_one_card_that_only_the_owner_sees(players: int) -> None:
    match = new(players)
    assert match.view()["hand_size"] == [1] * players
    for seat in range(players):
        assert len(hand(match, seat)) == 1
        assert [row is None for row in match.view(seat)["hand"]] == [i != seat for i in range(players)]
        assert [len(facts) for facts in told(match, "drew", seat)] == [1 + (i == seat) for i in range(players)]


@pytest.mark.rule("atelier:2.4")
@every_count
def test_some_paintings_are_left_out_unseen_and_two_are_on_the_easels(players: int) -> None:
    match = new(players)
    view = match.view()
    in_play = {2: 5, 3: 6, 4: 7, 5: 8}[players]
    assert view["paintings_left"] == in_play - 2
    assert [(easel, name) for easel, name in told(match, "easel")] == list(view["easel"].items())
    deck = match.position()["painting_deck"]
    assert "painting_deck" not in view
    assert sorted([*deck, *view["easel"].values()]) == sorted(PAINTINGS)  # those left out come last


@pytest.mark.rule("atelier:2.4")
def test_any_painting_can_be_left_out_and_any_can_come_first() -> None:
    matches = [new(2, seed) for seed in range(60)]
    assert {m.view()["easel"]["left"] for m in matches} == set(PAINTINGS)
    assert {name for m in matches for name in m.position()["painting_deck"][3:]} == set(PAINTINGS)


@pytest.mark.rule("atelier:2.5", "atelier:2.6", "atelier:2.8")
@every_count
def test_nobody_has_the_help_a_mastery_a_painting_or_any_esteem(players: int) -> None:
    view = new(players).view()
    assert view["help"] == -1
    assert len(view["unclaimed"]) == 6
    assert view["masteries"] == view["completed"] == [[]] * players
    assert view["esteem"] == [0] * players
    assert view["canvas"] == {"left": [0] * 6, "right": [0] * 6}


@pytest.mark.rule("atelier:2.7")
def test_two_different_achievements_are_drawn_and_every_pair_comes_up() -> None:
    pairs = set()
    for seed in range(150):
        match = new(2, seed)
        assert sorted(match.view()["achievements"]) == sorted(name for (name,) in told(match, "achievement"))
        pairs.add(tuple(match.view()["achievements"]))
    assert len(pairs) == 15


@pytest.mark.rule("atelier:2.9")
@every_count
def test_any_seat_may_be_first_and_has_the_token(players: int) -> None:
    matches = [new(players, seed) for seed in range(60)]
    assert all(m.actors == (m.view()["leonardo"],) for m in matches)
    assert {m.view()["leonardo"] for m in matches} == set(range(players))
