"""Section 2: the table before the draft."""

from collections import Counter

import pytest

import bottega

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("omnia:2.1")
def test_one_city_lies_face_up_and_fifteen_in_the_pack() -> None:
    seen = set()
    for seed in range(60):
        position = bottega.new("omnia", players=2, seed=seed).position()
        (city,) = position["cities"]
        pack = [c for c in position["city_deck"] if c]
        assert (len(pack), position["city_left"]) == (15, 15)
        assert len({city, *pack}) == 16
        seen.add(city)
    assert len(seen) > 10


@pytest.mark.rule("omnia:2.2")
@PLAYERS
def test_three_cards_of_each_kind_lie_face_up_beside_a_pack_of_the_rest(players: int) -> None:
    position = bottega.new("omnia", players=players, seed=1).position()
    for kind, size in {"work": 19, "invention": 19, "character": 16}.items():
        row, pack = position["row"][kind], [card for card in position["deck"][kind] if card]
        assert len(row) == 3
        assert None not in row
        assert len(pack) == position["deck_left"][kind] == size - 3
        assert len({*row, *pack}) == size


@pytest.mark.rule("omnia:2.3", "omnia:2.4")
@PLAYERS
def test_all_cards_for_the_number_of_players_are_dealt_seven_each(players: int) -> None:
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(20):
        position = bottega.new("omnia", players=players, seed=seed).position()
        assert [len(hand) for hand in position["hand"]] == [7] * players
        assert sorted(card for hand in position["hand"] for card in hand) == list(range(1, 7 * players + 1))
        hands[tuple(position["hand"][0])] += 1
    assert max(hands.values()) == 1


@pytest.mark.rule("omnia:2.4", "omnia:9.2")
@PLAYERS
def test_each_has_one_coin_and_the_rest_is_in_the_bank(players: int) -> None:
    view = bottega.new("omnia", players=players, seed=1).view()
    assert (view["coins"], view["bank"]) == ([1] * players, 18 - players)


@pytest.mark.rule("omnia:2.5")
@PLAYERS
def test_chance_decides_who_begins(players: int) -> None:
    firsts = Counter(bottega.new("omnia", players=players, seed=seed).view()["first"] for seed in range(60))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 5
