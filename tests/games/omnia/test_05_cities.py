"""Section 5: three cities are drawn in secret, one is placed or none, the others go under the pack."""

import random

import pytest

import bottega
from bottega.games.omnia.components import CITIES
from tests.games.steps import clause_against, play, told

from .tables import acting, any_move, choices


@pytest.mark.rule("omnia:5.1")
@pytest.mark.parametrize("nth", [0, 1, 2, None])
def test_one_of_three_is_placed_or_none(nth: int | None) -> None:
    match = acting(1)
    pack = [c for c in match.position()["city_deck"] if c]
    play(match, "0 draw")
    assert match.view(0)["drawn"][0] == pack[:3]
    assert choices(match) == {f"place {city}" for city in pack[:3]} | {"pass"}
    play(match, "0 pass" if nth is None else f"0 place {pack[nth]}")
    rest = [city for i, city in enumerate(pack[:3]) if i != nth]
    assert [c for c in match.position()["city_deck"] if c] == pack[3:] + rest  # 5.2: in the order drawn
    assert match.view()["city_left"] == 15 - (nth is not None)
    assert len(match.view()["cities"]) == 1 + (nth is not None)
    if nth is None:
        assert told(match, "put_back") == [(0, 3)]
    else:
        assert told(match, "placed") == [(0, pack[nth], nth + 1)]


@pytest.mark.rule("omnia:5.1")
def test_only_what_was_drawn_can_be_placed_and_nothing_else_done() -> None:
    match = acting(1)
    pack = match.position()["city_deck"]
    play(match, "0 draw")
    for step in (f"0 place {pack[3]}", f"0 place {match.view()['cities'][0]}", "0 done", "0 take vitruvian_man"):
        assert clause_against(match, step) == "5.1"


@pytest.mark.rule("omnia:5.1", "omnia:5.2", "omnia:1.3")
def test_the_drawer_alone_sees_the_cards() -> None:
    match = acting(1)
    play(match, "0 draw")
    for seat in (None, 1):
        view = match.view(seat)
        assert view["looking"] == 3
        assert not {c for row in view["drawn"] if row for c in row} & set(CITIES)
    assert told(match, "drew", 1) == [(0, 3)]


@pytest.mark.rule("omnia:5.2")
def test_the_drawer_remembers_what_lies_under_the_pack_until_it_is_placed() -> None:
    match = acting(1)
    pack = match.position()["city_deck"]
    play(match, "0 draw", f"0 place {pack[0]}")
    assert set(match.view(0)["known"][0]) == set(pack[1:3])
    assert match.view(1)["known"][1] == []


@pytest.mark.rule("omnia:5.3", "omnia:5.1")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_than_three_what_is_left_is_drawn(left: int) -> None:
    match = acting(1, city_deck=[*CITIES[:left], *[None] * (16 - left)])
    play(match, "0 draw")
    assert match.view()["looking"] == left
    assert choices(match) == {f"place {city}" for city in CITIES[:left]} | {"pass"}
    play(match, f"0 place {CITIES[0]}")
    assert match.view()["city_left"] == left - 1


@pytest.mark.rule("omnia:5.3", "omnia:4.8")
def test_with_none_left_a_city_action_does_nothing() -> None:
    match = acting(1, city_deck=[None] * 16)
    assert "draw" not in choices(match)
    assert clause_against(match, "0 draw") == "5.3"
    play(match, "0 take vitruvian_man")
    assert match.actors == (1,)


@pytest.mark.rule("omnia:5.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cities_stay_on_the_table_without_limit(players: int) -> None:
    most = 0
    for seed in range(8):
        match = bottega.new("omnia", players=players, seed=seed)
        chooser, before = random.Random(seed), set(match.view()["cities"])
        while not match.over:
            any_move(match, chooser)
            assert before <= set(match.view()["cities"])
            before = set(match.view()["cities"])
        most = max(most, len(before))
    assert most > 3


@pytest.mark.rule("omnia:5.2")
def test_looking_at_cities_is_not_taken_back() -> None:
    match = acting(1)
    play(match, "0 draw")
    with pytest.raises(bottega.UndoRefused):
        match.undo()
