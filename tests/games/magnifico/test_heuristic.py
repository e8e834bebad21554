"""What the sensible beginner at Magnifico thinks, in positions in which the best choice is plain."""

from typing import Any

import numpy as np
import pytest

import bottega
from bottega.games.magnifico import GAME
from bottega.games.magnifico.heuristic.inputs import input_limits, inputs
from tests.bots.scoring import best, worths

from .box import at, lands, turn
from .fights import fight

Said = dict[str, Any]
OWNER = lands("milan rome", "paris bordeaux", "kiev moscow")
SOLDIERS = {"milan": 4, "rome": 2, "paris": 2, "bordeaux": 1, "kiev": 1, "moscow": 1}
CASTLES = {"rome": 1, "paris": 1, "kiev": 1}
# A front: Naples lies behind Rome and Milan, which border on seat 1.
FRONT: Said = {
    "owner": lands("milan rome naples", "lyon venice", "kiev moscow"),
    "soldiers": {"milan": 2, "rome": 1, "naples": 5, "lyon": 4, "venice": 2, "kiev": 1, "moscow": 1},
    "castle": {"naples": 1, "venice": 1, "kiev": 1},
}


def my_turn(**said: Any) -> bottega.Match:
    """Seat 0 holds Milan and Rome, with a castle in Rome, and has 200 florins."""
    return turn(**{"owner": OWNER, "soldiers": SOLDIERS, "castle": CASTLES, "florins": [200, 50, 50], **said})


# ---- the set-up


def test_it_settles_where_there_is_room_to_grow() -> None:
    first = at("founding", active=0)
    assert best(first) == "found kiev"
    before = worths(first)
    first.play(0, "found stockholm")
    after = worths(first)
    assert after["found kiev"] == before["found kiev"]
    assert after["found hamburg"] < before["found hamburg"]  # Stockholm can be reached from there, over the sea


# ---- the auction


def choosing(*cards: str, **said: Any) -> bottega.Match:
    """Seat 0 chooses one of two cards. Seats 3 and 4 have bought the others, and the cards of all are said."""
    nothing = {"tank_card": [None] * 5, "airplane_card": [None] * 5, "store": [{}] * 5, "in_play": [{}] * 5}
    return at(
        "choosing",
        5,
        **{
            "leonardo": 4,
            "active": 0,
            "owner": OWNER | {"moscow": 3, "london": 4},
            "florins": [150, 50, 50, 10, 10],
            "offered": list(cards),
            "shown_bid": [50, 20, 10, 50, 60],
            "waiting": [0, 1, 2],
            "card_moved": 1,
            **nothing,
            **said,
        },
    )


@pytest.mark.parametrize(
    ("cards", "said", "move"),
    [
        (("tank_6_7", "tank_2_3"), {}, "buy tank_2_3"),  # few dice explode seldom
        (("airplane_1", "airplane_3"), {}, "buy airplane_3"),
        (("lady_ermine", "mona_lisa"), {}, "buy mona_lisa"),
        (("gyroscope", "submarine"), {}, "buy submarine"),  # no airplane to hang it on
        (("gyroscope", "submarine"), {"airplane_card": ["airplane_1"]}, "buy gyroscope"),
        (("gyroscope", "submarine"), {"airplane_card": ["airplane_1"],
                                      "in_play": [{"culverin": 1}]}, "buy submarine"),
        (("gyroscope", "submarine"), {"airplane_card": ["airplane_1"],
                                      "store": [{"gyroscope": 1}]}, "buy submarine"),
        (("transmission", "submarine"), {}, "buy submarine"),  # no tank to put it in
        (("transmission", "submarine"), {"tank_card": ["tank_2_3"]}, "buy transmission"),
        (("automaton", "submarine"), {}, "buy automaton"),
        (("automaton", "submarine"), {"in_play": [{"automaton": 1}]}, "buy submarine"),  # one is enough
        (("automaton", "submarine"), {"store": [{"automaton": 1}]}, "buy submarine"),
        (("walls", "submarine"), {"store": [{"walls": 1}]}, "buy walls"),
    ],
)  # fmt: skip
def test_it_buys_the_card_that_is_of_most_use(cards: tuple[str, ...], said: Said, move: str) -> None:
    assert best(choosing(*cards, **said)) == move


def bidding(*cards: str, **said: Any) -> int:
    """What seat 0 bids."""
    described = {"owner": OWNER, "florins": [250, 50, 50], "offered": [*cards, None, None], **said}
    return int(best(at("bidding", **described)).split()[1])


def test_it_bids_by_what_it_may_buy_and_by_what_it_can_spare() -> None:
    alone = bidding("submarine", "armoured_ship")
    assert bidding("tank_2_3", "submarine") > alone
    assert bidding("tank_2_3", "submarine", tank_card=["tank_3_4", None, None]) == alone  # a second one is forbidden
    assert bidding("airplane_4", "submarine") > alone
    assert bidding("airplane_4", "submarine", airplane_card=["airplane_1", None, None]) == alone
    assert bidding("tank_2_3", "submarine", florins=[100, 50, 50]) == 40
    assert bidding("tank_2_3", "submarine", florins=[50, 50, 50]) == 10


# ---- building


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ({"tank_card": ["tank_2_3", None, None]}, "build_tank rome"),  # the first tank is a wonder
        ({"tank_card": ["tank_2_3", None, None], "wonders": ["airplane"]}, "build_tank rome"),
        ({"airplane_card": ["airplane_1"]}, "build_airplane rome"),
        ({"airplane_card": ["airplane_1"], "wonders": ["tank"]}, "build_airplane rome"),
        ({"tank_card": ["tank_2_3", None, None], "wonders": ["tank"]}, "invade milan"),
        ({"castle": {**CASTLES, "milan": 1}, "towers": {"milan": 3, "rome": 2}}, "build_tower milan"),  # a city
        ({"castle": {**CASTLES, "milan": 1}, "towers": {"milan": 3}, "wonders": ["city"],
          "tank_card": ["tank_2_3", None, None]}, "build_tank milan"),
        ({"store": [{"mona_lisa": 1, "lady_ermine": 1, "walls": 1}, {}, {}]}, "activate mona_lisa"),
        ({"store": [{"walls": 1, "submarine": 1}, {}, {}], "wars": 3}, "activate walls"),
        ({"wars": 3}, "build_castle milan"),
        ({"wars": 3, "florins": [10, 50, 50]}, "end"),
    ],
)  # fmt: skip
def test_it_builds_wonders_first_then_what_helps_most(said: Said, move: str) -> None:
    assert best(my_turn(**said)) == move


def test_more_towers_are_dearer_and_the_first_city_is_dearest() -> None:
    both = {**CASTLES, "milan": 1}

    def tower(towers: int, *wonders: str) -> int:
        return worths(my_turn(castle=both, towers={"milan": towers}, wonders=list(wonders)))["build_tower milan"]

    assert tower(0) < tower(1) < tower(2) < tower(3, "city") < tower(3)
    assert tower(2, "city") == tower(2)


def test_later_machines_are_for_the_front_while_there_are_few() -> None:
    def tank(land: str, **said: Any) -> int:
        known: Said = {"tank_card": ["tank_2_3", None, None], "castle": {**FRONT["castle"], "milan": 1}}
        known |= {"wonders": ["tank", "airplane"], "airplane_card": [None, "airplane_1", None]}
        return worths(my_turn(**{**FRONT, **known, **said}))[f"build_tank {land}"]

    assert tank("milan") > tank("naples") > 0
    assert tank("milan", tanks={"milan": 1}) < tank("milan")
    assert tank("milan", airplanes={"milan": 1}) < tank("milan")
    assert tank("milan", tanks={"milan": 3}) > 0 > tank("milan", tanks={"milan": 4})


def test_castles_are_built_where_nobody_comes_by_and_while_others_have_more() -> None:
    behind = {**FRONT, "castle": {"rome": 1, "venice": 1, "kiev": 1}, "soldiers": {**FRONT["soldiers"], "milan": 5}}
    found = worths(my_turn(**behind))
    assert found["build_castle naples"] > found["build_castle milan"] > 0
    fewer = worths(my_turn(**{**behind, "soldiers": {**FRONT["soldiers"], "naples": 2}}))
    assert fewer["build_castle naples"] < found["build_castle naples"]
    ahead = {
        "owner": {**FRONT["owner"], "algiers": 0, "alexandria": 0},
        "soldiers": {**behind["soldiers"], "algiers": 1, "alexandria": 1},
        "castle": {"rome": 1, "milan": 1, "algiers": 1, "alexandria": 1, "venice": 1},
    }
    assert worths(my_turn(**ahead))["build_castle naples"] < found["build_castle naples"]


# ---- marching


@pytest.mark.parametrize(
    ("before", "move"),
    [
        ([], "invade milan"),  # from where most soldiers stand
        (["invade milan"], "to venice"),  # which borders on what is held, and has empty land behind it
        (["invade milan", "to lyon"], "soldiers 1"),
    ],
)
def test_it_takes_empty_land(before: list[str], move: str) -> None:
    assert best(my_turn(), *before) == move


def test_it_leaves_soldiers_where_others_could_come() -> None:
    quiet = {
        "owner": lands("milan rome", "lisbon seville", "kiev moscow"),
        "castle": {"rome": 1, "lisbon": 1, "kiev": 1},
    }

    def sent(soldiers: int, **said: Any) -> str:
        standing = {"milan": soldiers, "rome": 2, "lisbon": 2, "seville": 1, "kiev": 1, "moscow": 1}
        return best(my_turn(**{**quiet, "soldiers": standing, **said}), "invade milan", "to venice")

    assert sent(3) == "soldiers 1"
    assert sent(5) == "soldiers 2"
    assert sent(9) == "soldiers 4"  # half of those who can go


def test_it_takes_no_machines_to_empty_land_and_all_to_an_attack() -> None:
    machines = {
        "tank_card": ["tank_2_3", None, None],
        "airplane_card": ["airplane_1", None, None],
        "tanks": {"milan": 2},
        "airplanes": {"milan": 2},
        "wonders": ["tank", "airplane"],
    }
    assert best(my_turn(**machines), "invade milan", "to venice", "soldiers 1") == "tanks 0"
    assert best(my_turn(**machines), "invade milan", "to venice", "soldiers 1", "tanks 0") == "airplanes 0"
    war = {**FRONT, "soldiers": {**FRONT["soldiers"], "milan": 7}}
    assert best(my_turn(**war, **machines), "attack milan", "to lyon", "soldiers 6") == "tanks 2"
    assert best(my_turn(**war, **machines), "attack milan", "to lyon", "soldiers 6", "tanks 2") == "airplanes 2"


def attack(milan: int = 7, lyon: int = 1, venice: int = 1, **said: Any) -> bottega.Match:
    """Seat 0 can attack out of Milan, to Lyon or to Venice; nothing is left to invade."""
    soldiers = {**FRONT["soldiers"], "milan": milan, "lyon": lyon, "venice": venice}
    return my_turn(**{**FRONT, "soldiers": soldiers, **said})


def test_it_attacks_by_the_odds() -> None:
    found = worths(attack(wars=0))
    assert found["attack milan"] > found["invade milan"]
    assert worths(attack(lyon=9, venice=9))["attack milan"] < 0
    assert worths(attack(milan=2))["attack milan"] < worths(attack())["attack milan"]
    assert best(attack(), "attack milan", "to lyon") == "soldiers 6"


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ({}, "to venice"),  # for its castle
        ({"castle": {"naples": 1, "kiev": 1}, "towers": {}}, "to lyon"),
        ({"venice": 6}, "to lyon"),
        ({"lyon": 6}, "to venice"),
        ({"castle": {"naples": 1, "venice": 1, "lyon": 1, "kiev": 1}, "towers": {"lyon": 1}}, "to venice"),
    ],
)
def test_it_attacks_what_is_worth_most_for_the_danger(said: Said, move: str) -> None:
    assert best(attack(**said), "attack milan") == move


def test_machines_and_the_lead_of_their_owner_make_a_target_dearer() -> None:
    def worth(**said: Any) -> int:
        match = attack(**said)
        match.play(0, "attack milan")
        return worths(match)["to lyon"]

    assert worth(airplanes={"lyon": 1}, wonders=["airplane"]) > worth()  # nobody can fly it, so it does not defend
    assert worth(points=[0, 9, 0]) > worth(points=[0, 0, 0]) == worth(points=[9, 0, 0])


def test_it_brings_idle_soldiers_to_the_front() -> None:
    at_home = my_turn(**{**FRONT, "wars": 3, "florins": [0, 50, 50]})
    assert best(at_home) == "move naples"
    assert best(at_home, "move naples") == "to milan"  # which has most to fear
    assert best(at_home, "to milan") == "soldiers 4"
    nobody_idle = {**FRONT, "soldiers": {**FRONT["soldiers"], "naples": 1}}
    assert best(my_turn(**{**nobody_idle, "wars": 3, "florins": [0, 50, 50]})) == "end"


def test_recruits_go_where_there_is_most_to_fear() -> None:
    few = {**FRONT, "soldiers": {**FRONT["soldiers"], "naples": 44}}
    match = at("income", **few)
    assert match.view()["phase"] == "reinforcing"
    assert best(match) == "reinforce milan"


# ---- battles


@pytest.mark.parametrize(
    ("attackers", "castle", "cards", "move"),
    [
        ("4 soldiers", None, {}, "infantry 4"),
        ("4 soldiers", 2, {}, "infantry 1"),  # who can only lose by it risks as few as possible
        ("4 soldiers", 0, {"bombard": 1}, "infantry 4"),  # the castle does not count
        ("6 soldiers", 2, {"multi_gun": 3}, "infantry 6"),
        ("6 soldiers", 2, {"battle_wagon": 2}, "infantry 6"),
        ("2 soldiers", 2, {}, "withdraw"),  # nothing can ever be killed there
        ("4 soldiers 2 tanks 2 airplanes", 1, {}, "air 2"),
        ("4 soldiers 2 tanks", 1, {}, "tank"),
        ("6 soldiers 1 tanks", 3, {"tank_card": "tank_3_4"}, "infantry 1"),  # its hits cannot pass the castle
        ("6 soldiers 1 tanks", 3, {"tank_card": "tank_6_7"}, "tank"),
    ],
)
def test_in_a_battle_it_begins_with_what_kills_most_for_the_danger(
    attackers: str, castle: int | None, cards: Said, move: str
) -> None:
    assert best(fight(attackers, "3 soldiers", castle=castle, cards=(cards, {}))) == move


def defending(towers: int, **cards: Any) -> str:
    """What those in a castle do after an assault without hits."""
    match = fight("2 soldiers", "4 soldiers 1 airplanes", "mm", castle=towers, cards=({"multi_gun": 1}, cards))
    match.play(0, "infantry 2")
    assert match.actors == (1,)
    found = worths(match)
    return max(found, key=lambda move: found[move])


def test_those_in_a_castle_use_automata_first_and_are_not_stopped_by_it() -> None:
    assert defending(4, automaton=1) == "automaton"
    assert defending(4) == "air 1"
    assert defending(4, airplane_card=None) == "infantry 4"


def test_a_paratrooper_is_worth_it_only_against_towers_and_with_soldiers_left() -> None:
    def drops(soldiers: int, castle: int) -> str:
        match = fight(f"{soldiers} soldiers 1 airplanes", "3 soldiers", castle=castle, cards=({"paratrooper": 1}, {}))
        match.play(0, "air 1")
        return best(match)

    assert drops(3, 1) == "paratrooper"
    assert drops(3, 0) == "no_paratrooper"
    assert drops(2, 1) == "no_paratrooper"


def test_it_fires_all_cannons_and_meets_assaults_with_all_airplanes() -> None:
    cannons = fight("6 soldiers", "3 soldiers", castle=3, cards=({"great_cannon": 2}, {}))
    assert best(cannons, "infantry 6") == "cannons 2"
    tanks = fight("6 soldiers 1 tanks", "3 soldiers 2 airplanes", cards=({}, {"anti_tank_bomb": 1}))
    tanks.play(0, "tank")
    assert tanks.actors == (1,)
    found = worths(tanks)
    assert max(found, key=lambda move: found[move]) == "intercept 2"


def test_it_scraps_nothing() -> None:
    match = my_turn(scrapping=1, tanks={"rome": 1}, tank_card=["tank_2_3", None, None], wonders=["tank"])
    assert worths(match)["scrap_tank rome"] < min(0, worths(match)["move rome"])


# ---- what a network is told


def told(match: bottega.Match, seat: int = 0) -> list[list[int]]:
    """What a network is told besides the fields, by seat clockwise from this one."""
    out = np.full(len(input_limits(match.players)), -1)
    match.game.build("python").link(inputs)(match.state, seat, out)
    return [[int(number) for number in row] for row in out.reshape(match.players, -1)]


def test_a_network_is_told_what_each_seat_holds() -> None:
    mine, second, third = told(my_turn(points=[10, 3, 0], leonardo=1))
    assert mine[:4] == [2, 1, 0, 6]  # territories, castles, towers, soldiers
    assert second[:4] == [2, 1, 0, 3]
    assert third[:4] == [2, 1, 0, 2]
    assert [row[13:16] for row in (mine, second, third)] == [[3, 3, 3]] * 3  # nobody is ahead in anything
    assert [row[16] for row in (mine, second, third)] == [0, 2, 0]  # only the Leonardo card would score
    assert [row[17] for row in (mine, second, third)] == [20, 27, 30]  # points to the goal
    assert mine[18] == 3  # coins a round


def test_a_network_is_told_who_is_ahead_and_what_that_would_score() -> None:
    owner = lands("milan rome naples", "paris bordeaux", "kiev moscow")
    more = my_turn(owner=owner, castle={"milan": 1, "rome": 1}, leonardo=2)
    mine, second, third = told(more)
    assert mine[13:15] == [4, 5]  # one territory and two castles ahead of the next
    assert second[13:15] == [2, 1]
    assert third[13:15] == [2, 1]
    assert [row[16] for row in (mine, second, third)] == [4, 0, 2]  # Crown and Court; the Leonardo card


def test_a_network_is_told_who_can_attack_whom() -> None:
    mine, second, third = told(turn(**FRONT, florins=[200, 50, 50]))
    assert mine[6:8] == [1, 0]  # Lyon's three against Milan's two
    assert second[8:10] == [1, 0]
    assert second[6:8] == [0, 0]  # Milan's one and Rome's none do not threaten Lyon's four or Venice's two
    assert third[6:10] == [0, 0, 0, 0]
    assert mine[10] == 0  # Milan, Rome and Naples have no empty neighbours
    assert third[10] == 2


def test_a_network_is_told_the_same_from_every_seat_in_its_own_order() -> None:
    match = turn(**FRONT)
    first, second, third = told(match)
    assert told(match, seat=1) == [second, third, first]


def test_what_a_network_is_told_is_never_left_out_nor_negative() -> None:
    for players in GAME.players:
        match = bottega.new(GAME.slug, players=players, seed=5, goal="20")
        while not match.over and len(match.log) < 300:
            seat = match.actors[0]
            assert min(min(row) for row in told(match, seat)) >= 0
            match.play(seat, match.legal(seat)[len(match.log) % 7 % len(match.legal(seat))])
