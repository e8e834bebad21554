"""Section 13: what the projects do in a battle, and what several copies of one do (ruling 13)."""

from typing import Any

import pytest

from .fights import armies, choices, clause_against, fight, names, play, told

# ---- machines and their upgrades


@pytest.mark.rule("magnifico:13.1")
@pytest.mark.parametrize(("card", "dice", "hits"), [(f"tank_{n}_{n + 1}", n, n + 1) for n in range(2, 7)])
def test_each_tank_card_has_its_dice_and_hits(card: str, dice: int, hits: int) -> None:
    match = fight("2 soldiers 1 tanks", "9 soldiers", "m" * 9, cards=({"tank_card": card}, {}))
    play(match, "0 tank")
    assert match._script.used == dice
    assert told(match, "tank") == [(0, 0, hits)]


@pytest.mark.rule("magnifico:13.2")
@pytest.mark.parametrize("card", ["airplane_1", "airplane_2", "airplane_3", "airplane_4"])
def test_all_airplanes_fly_alike_whatever_their_hooks(card: str) -> None:
    match = fight("2 soldiers 2 airplanes", "9 soldiers", "hh", cards=({"airplane_card": card}, {}))
    play(match, "0 air 2")
    assert armies(match) == (2, 7)


@pytest.mark.rule("magnifico:13.8", "magnifico:13.9")
@pytest.mark.parametrize(
    ("upgrades", "full", "half"),
    [
        ({"cannon_lighter": 1}, 6, 3),
        ({"cannon_lighter": 3}, 8, 4),
        ({"multi_cannon": 1}, 7, 3),
        ({"multi_cannon": 3}, 11, 5),
        ({"cannon_lighter": 2, "multi_cannon": 2}, 11, 5),  # half is taken after all upgrades
    ],
)
def test_lighters_and_cannons_add_hits(upgrades: dict[str, Any], full: int, half: int) -> None:
    match = fight("2 soldiers 2 tanks", "30 soldiers", "mmmm mmmx", cards=(upgrades, {}))
    play(match, "0 tank", "0 tank")
    assert [kills for _, _, kills in told(match, "tank")] == [full, half]


# ---- infantry


@pytest.mark.rule("magnifico:13.11")
@pytest.mark.parametrize(("guns", "dice", "kills"), [(1, "hhm", 3), (2, "hhm", 4), (3, "hhm", 4), (3, "mmm", 0)])
def test_each_multi_gun_doubles_one_hit(guns: int, dice: str, kills: int) -> None:
    match = fight("3 soldiers", "20 soldiers", dice, cards=({"multi_gun": guns}, {}))
    play(match, "0 infantry 3")
    assert armies(match)[1] == 20 - kills


@pytest.mark.rule("magnifico:13.12")
@pytest.mark.parametrize(("wagons", "dice", "kills"), [(1, "hmm", 2), (2, "hmm", 3), (3, "hmm", 3), (3, "xxm", 1)])
def test_each_battle_wagon_makes_one_miss_a_hit(wagons: int, dice: str, kills: int) -> None:
    match = fight("3 soldiers", "20 soldiers", dice, cards=({"battle_wagon": wagons}, {}))
    play(match, "0 infantry 3")
    assert armies(match) == (3 - dice.count("x"), 20 - kills)


@pytest.mark.rule("magnifico:13.11", "magnifico:13.12")
def test_a_die_gets_one_bonus_so_guns_do_not_double_the_hits_of_wagons() -> None:
    match = fight("4 soldiers", "20 soldiers", "hmmx", cards=({"multi_gun": 3, "battle_wagon": 3}, {}))
    play(match, "0 infantry 4")
    assert armies(match) == (3, 20 - 2 - 2)


@pytest.mark.rule("magnifico:13.11", "magnifico:13.12")
def test_they_help_the_defender_too_but_neither_tanks_nor_airplanes() -> None:
    cards = {"multi_gun": 1, "battle_wagon": 1}
    match = fight("9 soldiers", "5 soldiers 1 airplanes", "mmmmmmmmm hm h", cards=({}, cards))
    play(match, "0 infantry 9", "1 infantry 2", "1 air 1")
    assert armies(match)[0] == 9 - 3 - 1


# ---- castles


@pytest.mark.rule("magnifico:13.13")
def test_bombards_count_in_infantry_assaults_only() -> None:
    match = fight("6 soldiers 1 tanks", "20 soldiers", "hhhhhh mmmm", castle=2, cards=({"bombard": 2}, {}))
    play(match, "0 infantry 6", "0 tank")
    assert told(match, "infantry")[0][4] == 6 - (3 - 2)
    assert told(match, "tank") == [(0, 0, 5 - 3)]


@pytest.mark.rule("magnifico:13.13")
def test_bombards_do_not_push_the_level_below_nothing() -> None:
    match = fight("3 soldiers", "20 soldiers", "hhh", castle=0, cards=({"bombard": 3}, {}))
    play(match, "0 infantry 3")
    assert armies(match)[1] == 17


@pytest.mark.rule("magnifico:13.17")
@pytest.mark.parametrize(("towers", "walls", "level"), [(0, 1, 2), (0, 3, 4), (2, 1, 4), (3, 3, 5), (4, 1, 5)])
def test_each_of_the_walls_adds_a_level_up_to_five(towers: int, walls: int, level: int) -> None:
    match = fight("6 soldiers", "20 soldiers", "hhhhhh", castle=towers, cards=({}, {"walls": walls}))
    play(match, "0 infantry 6")
    assert armies(match)[1] == 20 - (6 - level)
    assert match.view()["towers"]["rome"] == towers


@pytest.mark.rule("magnifico:13.17", "magnifico:13.13")
def test_the_limit_of_five_comes_before_bombards() -> None:
    match = fight("6 soldiers", "20 soldiers", "hhhhhh", castle=4, cards=({"bombard": 1}, {"walls": 3}))
    play(match, "0 infantry 6")
    assert armies(match)[1] == 20 - (6 - 4)


@pytest.mark.rule("magnifico:13.17")
def test_walls_protect_nobody_but_their_owner_and_no_territory_without_a_castle() -> None:
    match = fight("3 soldiers", "20 soldiers", "hhh", cards=({}, {"walls": 3}))
    play(match, "0 infantry 3")
    assert armies(match)[1] == 17
    match = fight("3 soldiers", "20 soldiers", "hhh", castle=0, cards=({"walls": 3}, {}))
    play(match, "0 infantry 3")
    assert armies(match)[1] == 18


# ---- Great Cannons

CANNON: dict[str, Any] = {"great_cannon": 2}


@pytest.mark.rule("magnifico:13.14")
def test_great_cannons_are_declared_before_the_dice_and_fell_a_tower_for_each_hit_stopped() -> None:
    match = fight("3 soldiers", "20 soldiers", "hhm m hhh", castle=3, cards=(CANNON, {}))
    play(match, "0 infantry 3")
    assert (match.actors, match.view()["phase"]) == ((0,), "cannons")
    assert choices(match) == {"cannons 0", "cannons 1", "cannons 2"}
    assert clause_against(match, "0 cannons 3") == "13.14"
    play(match, "0 cannons 2")
    assert names(match) == ["infantry", "towers_fell"]
    assert told(match, "towers_fell") == [("rome", 2)]
    assert (match.view()["towers"]["rome"], match.view()["towers_left"]) == (1, 39)
    play(match, "1 infantry 1", "0 infantry 3", "0 cannons 0")
    assert armies(match)[1] == 19  # the level is 2 now


@pytest.mark.rule("magnifico:13.14")
@pytest.mark.parametrize(("dice", "declared", "fallen"), [("mmm", 2, 0), ("hmm", 2, 1), ("hhh", 1, 1), ("hhh", 0, 0)])
def test_towers_fall_only_as_hits_are_stopped_and_as_cannons_were_declared(
    dice: str, declared: int, fallen: int
) -> None:
    match = fight("3 soldiers", "20 soldiers", dice, castle=3, cards=(CANNON, {}))
    play(match, "0 infantry 3", f"0 cannons {declared}")
    assert match.view()["towers"]["rome"] == 3 - fallen


@pytest.mark.rule("magnifico:13.14", "magnifico:13.13")
def test_bombards_leave_fewer_hits_to_be_stopped() -> None:
    match = fight("3 soldiers", "20 soldiers", "hhh", castle=2, cards=({"great_cannon": 3, "bombard": 2}, {}))
    play(match, "0 infantry 3", "0 cannons 2")
    assert armies(match)[1] == 18
    assert match.view()["towers"]["rome"] == 1


@pytest.mark.rule("magnifico:13.14")
def test_towers_fall_also_when_the_assault_wins_the_battle() -> None:
    match = fight("3 soldiers", "1 soldiers", "hhh", castle=1, cards=(CANNON, {}))
    play(match, "0 infantry 3", "0 cannons 1")
    assert told(match, "conquered") == [(0, 1, "rome", 0, 0)]
    assert match.view()["towers"]["rome"] == 0
    assert match.view()["castle"]["rome"] == 1


@pytest.mark.rule("magnifico:13.14")
@pytest.mark.parametrize(
    ("castle", "ours", "theirs"),
    [
        (None, CANNON, {}),
        (0, CANNON, {"walls": 1}),  # no tower
        (2, {}, CANNON),  # only the attacker
        (2, {**CANNON, "bombard": 3}, {}),  # nothing is stopped
    ],
)
def test_if_cannons_could_do_nothing_nobody_decides(
    castle: int | None, ours: dict[str, Any], theirs: dict[str, Any]
) -> None:
    match = fight("3 soldiers", "20 soldiers", "mmm m", castle=castle, cards=(ours, theirs))
    assert clause_against(match, "0 cannons 0") == "13.14"
    play(match, "0 infantry 3", "1 infantry 1")
    assert names(match) == ["infantry", "infantry"]


@pytest.mark.rule("magnifico:13.14", "magnifico:7.6.8")
def test_cannons_are_silent_once_a_paratrooper_has_opened_the_castle() -> None:
    cards = {"great_cannon": 1, "paratrooper": 1}
    match = fight("3 soldiers 1 airplanes", "20 soldiers", "h hh", castle=2, cards=(cards, {}))
    play(match, "0 air 1", "0 paratrooper", "0 infantry 2")
    assert armies(match)[1] == 18


# ---- Automata

AUTOMATON: dict[str, Any] = {"automaton": 1}


@pytest.mark.rule("magnifico:13.10")
def test_automata_roll_a_die_for_each_tower_and_their_explosions_are_misses() -> None:
    match = fight("5 soldiers", "3 soldiers", "mmmmm hxm mmm", castle=3, cards=({}, AUTOMATON))
    play(match, "0 infantry 5")
    assert choices(match) == {"infantry 1", "infantry 2", "infantry 3", "automaton"}
    play(match, "1 automaton")
    assert told(match, "automaton") == [(1, 1, 2, 1)]
    assert armies(match) == (4, 3)
    assert clause_against(match, "1 automaton") == "7.3.3"


@pytest.mark.rule("magnifico:13.10", "magnifico:7.3.5")
def test_they_come_on_top_of_an_ordinary_assault_before_or_after_it() -> None:
    match = fight("5 soldiers", "3 soldiers", "mmmmm mmm mmm", castle=3, cards=({}, AUTOMATON))
    play(match, "0 infantry 5", "1 automaton")
    assert clause_against(match, "1 cease") == "7.3.5"
    play(match, "1 infantry 3")
    assert match.actors == (0,)
    match = fight("5 soldiers", "3 soldiers", "mmmmm mmm mmm", castle=3, cards=({}, AUTOMATON))
    play(match, "0 infantry 5", "1 infantry 3")
    assert choices(match) == {"automaton", "cease"}


@pytest.mark.rule("magnifico:13.10")
def test_guns_and_wagons_do_not_help_them() -> None:
    cards = {**AUTOMATON, "multi_gun": 3, "battle_wagon": 3}
    match = fight("9 soldiers", "3 soldiers", "mmmmmmmmm hmm", castle=3, cards=({}, cards))
    play(match, "0 infantry 9", "1 automaton")
    assert armies(match)[0] == 8


@pytest.mark.rule("magnifico:13.10")
@pytest.mark.parametrize(("castle", "cards"), [(None, AUTOMATON), (0, AUTOMATON), (2, {})])
def test_there_are_none_without_the_card_or_a_tower(castle: int | None, cards: dict[str, Any]) -> None:
    match = fight("2 soldiers", "3 soldiers", "mm", castle=castle, cards=({}, cards))
    play(match, "0 infantry 2")
    assert clause_against(match, "1 automaton") == "13.10"


@pytest.mark.rule("magnifico:13.10")
def test_they_only_defend() -> None:
    match = fight("2 soldiers", "3 soldiers", castle=2, cards=(AUTOMATON, {}))
    assert clause_against(match, "0 automaton") == "13.10"


@pytest.mark.rule("magnifico:13.10", "magnifico:7.6.8")
def test_a_paratrooper_does_not_stop_them() -> None:
    match = fight("4 soldiers 1 airplanes", "3 soldiers", "h m hh", castle=2, cards=({"paratrooper": 1}, AUTOMATON))
    play(match, "0 air 1", "0 paratrooper", "0 infantry 1", "1 automaton")
    assert armies(match) == (1, 3)


@pytest.mark.rule("magnifico:13.10")
def test_they_can_end_the_battle() -> None:
    match = fight("1 soldiers 1 tanks", "3 soldiers", "m hm", castle=2, cards=({}, AUTOMATON))
    play(match, "0 infantry 1", "0 cease", "1 automaton")
    assert told(match, "repelled") == [(1, 0, "rome", 1, 0)]


@pytest.mark.rule("magnifico:13.4", "magnifico:13.5", "magnifico:13.6", "magnifico:13.10")
def test_a_second_copy_of_these_adds_nothing() -> None:
    twice = {"anti_tank_bomb": 2, "culverin": 2, "automaton": 2, "paratrooper": 2}
    match = fight("4 soldiers 2 tanks", "9 soldiers 1 airplanes", "h mmmm m h", castle=1, cards=({}, twice))
    play(match, "0 tank", "1 intercept 1", "0 infantry 1", "1 automaton")
    assert told(match, "intercepted_tanks") == [(1, 1, 0, 0, 1, 0)]
    assert told(match, "automaton") == [(1, 1, 0, 1)]


# ---- the sea


@pytest.mark.rule("magnifico:13.15", "magnifico:13.16")
@pytest.mark.parametrize(
    ("ships", "submarines", "lost"), [(0, 0, 1), (1, 0, 0), (3, 0, 0), (0, 1, 2), (0, 3, 4), (1, 2, 2), (3, 2, 0)]
)
def test_submarines_sink_and_armoured_ships_save_soldiers(ships: int, submarines: int, lost: int) -> None:
    cards = ({"armoured_ship": ships}, {"submarine": submarines})
    match = fight("6 soldiers", "2 soldiers", sea=True, cards=cards)
    assert armies(match)[0] == 6 - lost
    assert told(match, "landed") == ([(0, lost)] if lost else [])


@pytest.mark.rule("magnifico:13.15", "magnifico:13.16")
def test_submarines_of_the_attacker_and_ships_of_the_defender_do_nothing() -> None:
    match = fight("6 soldiers", "2 soldiers", sea=True, cards=({"submarine": 3}, {"armoured_ship": 3}))
    assert armies(match)[0] == 5


@pytest.mark.rule("magnifico:13.15")
def test_submarines_do_nothing_on_land() -> None:
    match = fight("6 soldiers", "2 soldiers", cards=({}, {"submarine": 3}))
    assert armies(match)[0] == 6
