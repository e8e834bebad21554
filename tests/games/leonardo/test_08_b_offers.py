"""Section 8, areas B to H: benefits for 0, 2, 3 and 4 florins; C, the Academy; D to H, the shops."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .employment import OFFERS, SHOPS, asked_in_turn, choices, everything, offer, table, told

PRICES = (0, 2, 3, 4)
BUYING = {"academy": "hire", **{shop: f"take {component}" for shop, component in SHOPS.items()}}
NO_CARDS = dict.fromkeys(SHOPS.values(), 0)


def florins(match: bottega.Match) -> Any:
    return everything(match)["florins"]


# ---- prices and rounds


@pytest.mark.rule("leonardo:8.B.1", "leonardo:8.B.3", "leonardo:8.B.4")
@pytest.mark.parametrize("area", OFFERS)
def test_the_four_benefits_of_an_area_cost_0_2_3_and_4(area: str) -> None:
    improvements = ["improve small_five", "improve large_four", "improve large_six", "improve man_small"]
    match = offer(area, 4, placed=[{area: 1}], florins=[20])
    left = 20
    for purchase, price in enumerate(PRICES):
        assert (match.actors, match.view()["area"]) == ((0,), area)
        match.play(0, improvements[purchase] if area == "workshop" else BUYING[area])
        left -= price
        assert florins(match)[0] == left
    assert match.view()["phase"] == "laboratory"


@pytest.mark.rule("leonardo:8.B.1")
def test_the_price_rises_with_each_purchase_of_any_player() -> None:
    match = offer("kiln", 3, placed=[{"kiln": 3}, {"kiln": 2}, {"kiln": 1}], florins=[9, 9, 9], supply=[0, 0, 0])
    play(match, "0 take brick", "1 take brick", "2 take brick", "0 take brick")
    assert florins(match) == [5, 7, 6]


@pytest.mark.rule("leonardo:8.B.1")
@pytest.mark.parametrize("purchases", [1, 2, 3])
def test_every_area_begins_at_0_again(purchases: int) -> None:
    match = offer("kiln", 2, placed=[{"kiln": 1, "rope_maker": 1}], florins=[5])
    play(match, *["0 take brick"] * purchases, "0 pass")
    before = florins(match)[0]
    play(match, "0 take rope")
    assert florins(match)[0] == before


@pytest.mark.rule("leonardo:8.B.2")
def test_a_player_who_passes_takes_all_people_back_and_the_price_stays() -> None:
    match = offer("kiln", 3, placed=[{"kiln": 2}, {"kiln": 2}, {"kiln": 1}], master=["kiln"], supply=[1, 0, 0])
    play(match, "0 take brick")
    assert match.view()["price"] == 1
    play(match, "1 pass")
    view = match.view()
    assert (view["price"], match.actors) == (1, (2,))
    assert (view["placed"][1]["kiln"], view["supply"][1], view["arrival"][1]["kiln"]) == (0, 2, 0)
    play(match, "2 take brick", "0 pass")
    assert florins(match)[2] == 1
    assert (match.view()["supply"][0], match.view()["master"][0]) == (3, None)


@pytest.mark.rule("leonardo:8.B.2")
def test_the_first_may_pass_and_leave_the_free_benefit_to_the_next() -> None:
    match = offer("kiln", 2, placed=[{"kiln": 2}, {"kiln": 1}], florins=[3, 0])
    play(match, "0 pass", "1 take brick")
    assert florins(match) == [3, 0]
    assert everything(match)["hand"][1]["brick"] == 1


@pytest.mark.rule("leonardo:8.B.2")
def test_only_the_one_whose_turn_it_is_buys_or_passes() -> None:
    match = offer("kiln", 3, placed=[{"kiln": 1}, {"kiln": 2}])
    assert match.actors == (1,)
    assert choices(match) == {"pass", "take brick"}
    for seat in (0, 2):
        assert clause_against(match, f"{seat} take brick") == "8.B.2"
        assert clause_against(match, f"{seat} pass") == "8.B.2"


@pytest.mark.rule("leonardo:8.B.2")
def test_a_player_who_passed_does_not_move_again_in_this_area() -> None:
    match = offer("kiln", 3, placed=[{"kiln": 3}, {"kiln": 2}, {"kiln": 1}], florins=[9, 9, 9], supply=[0, 0, 0])
    play(match, "0 take brick", "1 pass", "2 take brick", "0 take brick")
    assert match.actors == (2,)
    assert clause_against(match, "1 take brick") == "8.B.2"


@pytest.mark.rule("leonardo:8.B.3")
@pytest.mark.parametrize("last", ["take brick", "pass"])
def test_after_the_last_in_rank_has_bought_or_passed_the_round_begins_again(last: str) -> None:
    """Ruling 11: not only when the last passes."""
    match = offer("kiln", 3, placed=[{"kiln": 2}, {"kiln": 3}, {"kiln": 1}], florins=[9, 9, 9], supply=[0, 0, 0])
    play(match, "1 take brick", "0 take brick", f"2 {last}")
    assert match.actors == (1,)
    play(match, "1 pass")
    assert match.actors == (0,)


@pytest.mark.rule("leonardo:8.B.3")
@pytest.mark.parametrize("passing", range(4))
def test_those_who_stay_keep_the_order_of_the_opening(passing: int) -> None:
    """Ruling 11."""
    match = offer("kiln", 4, placed=[{"kiln": n} for n in (1, 3, 2, 4)], florins=[9] * 4, supply=[0] * 4)
    order = [3, 1, 2, 0]
    staying = [seat for seat in order if seat != passing]
    play(match, *(f"{seat} {'pass' if seat == passing else 'take brick'}" for seat in order))
    assert match.view()["price"] == 3
    assert asked_in_turn(match) == staying


@pytest.mark.rule("leonardo:8.B.3")
def test_one_player_may_buy_several_benefits_of_an_area() -> None:
    match = offer("kiln", 2, placed=[{"kiln": 1}], florins=[5], hand=[NO_CARDS])
    play(match, "0 take brick", "0 take brick", "0 take brick")
    assert everything(match)["hand"][0]["brick"] == 3
    assert florins(match)[0] == 0


@pytest.mark.rule("leonardo:8.B.4")
def test_the_area_closes_after_the_purchase_for_4_and_all_return_to_the_supply() -> None:
    match = offer(
        "kiln", 3, placed=[{"kiln": 3}, {"kiln": 2}, {"kiln": 1, "rope_maker": 1}],
        master=["kiln", None, None], florins=[9, 9, 9], supply=[0, 0, 0],
    )  # fmt: skip
    play(match, "0 take brick", "1 take brick", "2 take brick", "0 take brick")
    view = match.view()
    assert (view["area"], view["price"]) == ("rope_maker", 0)
    assert view["supply"] == [3, 2, 1]
    assert view["master"] == [None] * 3
    assert [group["kiln"] for group in view["placed"]] == [0, 0, 0]


@pytest.mark.rule("leonardo:8.B.4")
@pytest.mark.parametrize("purchases", range(4))
def test_the_area_closes_when_nobody_is_left(purchases: int) -> None:
    match = offer("kiln", 2, placed=[{"kiln": 2}, {"rope_maker": 1}], florins=[5, 0], supply=[0, 0])
    play(match, *["0 take brick"] * purchases, "0 pass")
    assert (match.view()["area"], match.view()["supply"][0]) == ("rope_maker", 2)


# ---- who cannot pay, and what cannot be had


@pytest.mark.rule("leonardo:8.B.5")
@pytest.mark.parametrize("area", OFFERS)
@pytest.mark.parametrize(("purchases", "price"), list(enumerate(PRICES)))
def test_the_present_price_must_be_there(area: str, purchases: int, price: int) -> None:
    move = "improve large_four" if area == "workshop" else BUYING[area]
    said: dict[str, Any] = {"placed": [{area: 1}], "price": purchases, "spaces": [{"small": 3, "large": 0}]}
    match = offer(area, 2, **said, florins=[price])
    play(match, f"0 {move}")
    assert florins(match)[0] == 0
    if price:
        match = offer(area, 2, **said, florins=[price - 1])
        assert match.actors == (0,)
        assert choices(match) == {"pass"}
        assert clause_against(match, f"0 {move}") == "8.B.5"


@pytest.mark.rule("leonardo:8.B.5")
def test_a_player_who_cannot_pay_still_decides_and_passes() -> None:
    """Ruling 12: nothing that the others see tells a poor player from a rich one."""
    rich, poor = (offer("kiln", 2, placed=[{"kiln": 1}, {"kiln": 2}], florins=[n, 3]) for n in (9, 1))
    play(rich, "1 take brick")
    play(poor, "1 take brick")
    for seat in (1, None):
        assert rich.view(seat) == poor.view(seat)
    for match in (rich, poor):
        assert match.actors == (0,)
        play(match, "0 pass")
    for seat in (1, None):
        assert rich.view(seat) == poor.view(seat)
        first, second = ([(e.name, e.args) for e in match.events_since(0, seat)] for match in (rich, poor))
        assert first == second
    assert florins(poor)[0] == 1


@pytest.mark.rule("leonardo:8.B.6")
@pytest.mark.parametrize("shop", SHOPS)
def test_at_an_empty_shop_the_pass_is_made_automatically_and_costs_nothing(shop: str) -> None:
    """Ruling 12."""
    match = offer(
        shop, 2, placed=[{shop: 1}, {shop: 2}], hand=[NO_CARDS, {**NO_CARDS, SHOPS[shop]: 12}], florins=[9, 9]
    )
    assert told(match, "left") == [(1, shop), (0, shop)]
    assert match.view()["phase"] == "laboratory"
    assert florins(match) == [9, 9]
    assert [group[shop] for group in match.view()["placed"]] == [0, 0]


@pytest.mark.rule("leonardo:8.B.6", "leonardo:8.D.1")
@pytest.mark.parametrize("shop", SHOPS)
def test_when_the_last_component_is_taken_the_others_pass_automatically(shop: str) -> None:
    component = SHOPS[shop]
    match = offer(shop, 2, placed=[{shop: 1}, {shop: 2}], hand=[NO_CARDS, {**NO_CARDS, component: 11}], florins=[9, 9])
    play(match, f"1 take {component}")
    assert match.view()["shop"][component] == 0
    assert match.view()["phase"] == "laboratory"
    assert florins(match) == [9, 9]


@pytest.mark.rule("leonardo:8.B.6")
def test_a_player_with_no_apprentice_left_at_the_academy_passes_automatically() -> None:
    match = offer("academy", 4, placed=[{"academy": 3}, {"academy": 2}], supply=[6, 0], florins=[9, 9])
    assert match.view()["academy"][:2] == [0, 7]
    assert told(match, "left") == [(0, "academy")]
    assert match.actors == (1,)
    assert (match.view()["price"], match.view()["supply"][0]) == (0, 9)


@pytest.mark.rule("leonardo:8.B.6")
def test_a_player_with_no_lab_to_improve_passes_automatically() -> None:
    """The small lab works, the large one has six spaces and two mechanical men."""
    match = offer(
        "workshop", 2, placed=[{"workshop": 2}, {"workshop": 1}], florins=[9, 9], work=[{"small": 1}],
        spaces=[{"small": 5, "large": 6}], men=[{"small": 0, "large": 2}],
    )  # fmt: skip
    assert told(match, "left") == [(0, "workshop")]
    assert (match.actors, match.view()["price"]) == ((1,), 0)


@pytest.mark.rule("leonardo:8.B.6")
@pytest.mark.parametrize("area", OFFERS)
def test_a_player_who_can_have_something_decides_even_without_money(area: str) -> None:
    match = offer(area, 2, placed=[{area: 1}], florins=[0], price=3)
    assert (match.actors, told(match, "left")) == ((0,), [])


# ---- C, the Academy


@pytest.mark.rule("leonardo:8.C.1")
def test_the_academy_gives_one_apprentice_of_the_players_colour() -> None:
    match = offer("academy", 2, placed=[{"academy": 1}, {"academy": 1}])
    before = match.view()
    play(match, "0 hire")
    after = match.view()
    assert after["academy"] == [before["academy"][0] - 1, before["academy"][1]]
    assert after["supply"] == [before["supply"][0] + 1, before["supply"][1]]
    assert told(match, "hired") == [(0, 0)]


@pytest.mark.rule("leonardo:8.C.1", "leonardo:3.4")
@pytest.mark.parametrize(("players", "setup", "most"), [
    (2, "beginner", 7), (3, "beginner", 8), (4, "beginner", 9), (5, "beginner", 9), (2, "expert", 9), (3, "expert", 9),
])  # fmt: skip
def test_nobody_gets_more_apprentices_than_there_are(players: int, setup: str, most: int) -> None:
    """The last is hired, and then there is nothing more to be had."""
    match = offer("academy", players, setup=setup, placed=[{"academy": 1}], supply=[most - 2], florins=[9])
    play(match, "0 hire")
    assert match.view()["phase"] == "laboratory"
    assert (match.view()["supply"][0], match.view()["academy"][0]) == (most, 0)


@pytest.mark.rule("leonardo:8.C.1")
def test_a_new_apprentice_can_be_sent_from_the_next_turn_on() -> None:
    match = offer("academy", 2, placed=[{"academy": 1}], supply=[0])
    play(match, "0 hire")
    assert match.view()["supply"][0] == 1
    assert clause_against(match, "0 send 1 kiln") == "5.1"
    play(match, "0 pass", "0 done", "1 done")
    assert (match.view()["turn"], match.view()["phase"]) == (2, "assignment")
    assert "send 2 kiln" in choices(match)


@pytest.mark.rule("leonardo:8.C.1")
@pytest.mark.parametrize("area", [area for area in OFFERS if area != "academy"])
def test_apprentices_are_hired_at_the_academy_only(area: str) -> None:
    match = offer(area, 2, placed=[{area: 1}])
    assert clause_against(match, "0 hire") == "8.C.1"


# ---- D to H, the shops


@pytest.mark.rule("leonardo:8.D.1")
@pytest.mark.parametrize("shop", SHOPS)
def test_a_shop_gives_one_component_of_its_own_kind(shop: str) -> None:
    match = offer(shop, 2, placed=[{shop: 1}])
    before = everything(match)
    assert choices(match) == {"pass", f"take {SHOPS[shop]}"}
    play(match, f"0 take {SHOPS[shop]}")
    after = everything(match)
    for component in SHOPS.values():
        got = int(component == SHOPS[shop])
        assert after["hand"][0][component] == before["hand"][0][component] + got
        assert after["shop"][component] == before["shop"][component] - got
    assert told(match, "component") == [(0, SHOPS[shop], 0)]


@pytest.mark.rule("leonardo:8.D.1")
@pytest.mark.parametrize("area", OFFERS)
def test_no_area_gives_the_component_of_another_shop(area: str) -> None:
    match = offer(area, 2, placed=[{area: 1}])
    for shop, component in SHOPS.items():
        if shop != area:
            assert clause_against(match, f"0 take {component}") == "8.D.1"


@pytest.mark.rule("leonardo:8.B.7")
def test_improvements_are_sold_at_the_workshop_only() -> None:
    match = table("council", 2, placed=[{"kiln": 1}])
    assert match.view()["area"] == "kiln"
    assert clause_against(match, "0 improve small_five") == "5.1"
