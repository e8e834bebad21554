"""The odds of an attack: by hand, by the rules themselves followed through all courses, and by many battles."""

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bottega
from bottega.engine.match import Match
from bottega.games.magnifico.components import ART, CARDS, PROJECTS, TANK_CARDS, TANK_DICE, TANK_HITS
from bottega.games.magnifico.odds import Side, odds, odds_of
from bottega.games.magnifico.odds_rolls import explosions, throw
from bottega.games.magnifico.odds_table import INFANTRY_ODDS, chance_to_win

from .courses import expected, plans
from .fights import FIGHT, fight


def side(soldiers: int, tanks: int = 0, airplanes: int = 0, **cards: Any) -> Side:
    """An army with the tank of the rulebook's example and airplanes, and projects."""
    tank, airplane = cards.pop("tank_card", "tank_4_5"), cards.pop("airplane_card", "airplane_4")
    known = [CARDS.index(card) if card else -1 for card in (tank, airplane)]
    return Side(soldiers, tanks, airplanes, known[0], known[1], tuple(cards.get(project, 0) for project in PROJECTS))


# ---- by hand


def test_one_against_one() -> None:
    """P = 1/2 + 1/3 (1/6 + P/3): who strikes first wins five times in eight."""
    found = odds(side(1), side(1))
    assert found.conquest == pytest.approx(5 / 8)
    assert found.defeat == pytest.approx(3 / 8)
    assert found.attacker.soldiers == pytest.approx(3 / 8)
    assert found.defender.soldiers == pytest.approx(5 / 8)


def test_one_soldier_withdraws_from_a_castle() -> None:
    found = odds(side(1, 2), side(4), castle=4)
    assert (found.conquest, found.withdrawal) == (0, 1)
    assert found.attacker == (0, 0, 0)


def test_machines_of_the_beaten_are_lost() -> None:
    found = odds(side(1, 0, 3), side(1, 2, 2, tank_card=None, airplane_card=None))
    assert found.attacker.airplanes > 3 * found.defeat
    assert found.defender == (found.defender.soldiers, 0, 0)  # what cannot be used does not count


def test_an_airplane_needs_no_luck_with_a_castle() -> None:
    assert odds(side(1, 0, 1), side(1), castle=4).conquest == pytest.approx(odds(side(1, 0, 1), side(1), 0).conquest)


def test_a_sea_raid_loses_a_soldier_first() -> None:
    by_land, by_sea = odds(side(2), side(2)), odds(side(3), side(2), sea=True)
    assert by_sea.conquest == pytest.approx(by_land.conquest)
    assert by_sea.attacker.soldiers == pytest.approx(by_land.attacker.soldiers + 1)
    assert odds(side(3, armoured_ship=1), side(2), sea=True) == odds(side(3), side(2))


@pytest.mark.parametrize(("soldiers", "submarines"), [(1, 0), (1, 1), (2, 1), (2, 3)])
def test_a_sea_raid_with_too_few_soldiers_has_no_odds(soldiers: int, submarines: int) -> None:
    with pytest.raises(ValueError, match=f"more than {1 + submarines}"):
        odds(side(soldiers), side(2, submarine=submarines), sea=True)


@pytest.mark.parametrize(
    ("dice", "none", "one", "two", "more"),
    [
        (1, 0.833, 0.167, 0, 0),
        (2, 0.694, 0.278, 0.028, 0),
        (3, 0.579, 0.347, 0.069, 0.005),
        (4, 0.482, 0.386, 0.116, 0.016),
        (5, 0.402, 0.402, 0.161, 0.035),
        (6, 0.335, 0.402, 0.201, 0.062),
    ],
)
def test_the_dice_of_a_tank(dice: int, none: float, one: float, two: float, more: float) -> None:
    assert explosions(dice) == pytest.approx((none, one, two, more), abs=6e-4)


@pytest.mark.parametrize(
    ("card", "kills"),
    [
        (0, {0: 2.36, 1: 1.39, 3: 0, 5: 0}),
        (1, {0: 3.01, 1: 2.08, 3: 0.58, 5: 0}),
        (2, {0: 3.18, 1: 2.31, 3: 0.96, 5: 0}),
        (3, {0: 3.62, 1: 2.81, 3: 1.21, 5: 0.40}),
        (4, {0: 3.55, 1: 2.81, 3: 1.34, 5: 0.67}),
    ],
)
def test_what_a_tank_kills_on_average(card: int, kills: dict[int, float]) -> None:
    none, one, *_ = explosions(int(TANK_DICE[card]))
    hits = int(TANK_HITS[card])
    for level, mean in kills.items():
        assert none * max(0, hits - level) + one * max(0, hits // 2 - level) == pytest.approx(mean, abs=0.006)


@pytest.mark.parametrize("dice", [0, 1, 6, 12])
def test_all_throws_together_are_certain(dice: int) -> None:
    hits, exploded, chances = throw(dice)
    assert chances.sum() == pytest.approx(1)
    assert (chances * hits).sum() == pytest.approx(dice / 2)
    assert (chances * exploded).sum() == pytest.approx(dice / 6)


# ---- by the rules, through all courses

SMALL: list[tuple[str, str, int | None, dict[str, Any], dict[str, Any], tuple[str, ...]]] = [
    ("2 soldiers", "3 soldiers", None, {}, {}, ()),
    ("3 soldiers", "2 soldiers", 0, {}, {}, ()),
    ("3 soldiers", "2 soldiers", 1, {"bombard": 1, "multi_gun": 1}, {"battle_wagon": 1}, ()),
    ("3 soldiers", "2 soldiers", 2, {"great_cannon": 2}, {"automaton": 1}, ()),
    ("2 soldiers", "2 soldiers", 3, {"great_cannon": 1}, {"walls": 1}, ()),
    ("2 soldiers 2 airplanes", "3 soldiers", 1, {"gyroscope": 1}, {}, ()),
    ("3 soldiers 1 airplanes", "2 soldiers", 2, {"paratrooper": 1}, {"automaton": 1}, ()),
    ("3 soldiers 2 airplanes", "2 soldiers 1 airplanes", 1, {"paratrooper": 1}, {"culverin": 1}, ()),
    ("1 soldiers 1 tanks", "3 soldiers", 1, {}, {}, ()),
    ("1 soldiers 2 tanks", "4 soldiers", None, {"tank_card": "tank_3_4"}, {}, ("frail_tanks",)),
    ("1 soldiers 2 tanks", "2 soldiers 1 airplanes", None, {"tank_card": "tank_2_3"}, {"anti_tank_bomb": 1}, ()),
    ("2 soldiers 1 airplanes", "2 soldiers 1 tanks", None, {"anti_tank_bomb": 1}, {"tank_card": "tank_3_4"}, ()),
    ("2 soldiers", "2 soldiers 1 tanks", None, {}, {"tank_card": "tank_3_4"}, ("frail_tanks",)),
    ("2 soldiers", "2 soldiers 2 tanks 1 airplanes", None, {}, {"tank_card": None, "airplane_card": None}, ()),
]


@pytest.mark.parametrize(("attack", "defence", "castle", "ours", "theirs", "variants"), SMALL)
def test_the_odds_are_those_of_the_rules(
    attack: str, defence: str, castle: int | None, ours: dict, theirs: dict, variants: tuple[str, ...]
) -> None:
    match = fight(attack, defence, castle=castle, cards=(ours, theirs), variants=variants)
    compare(match)
    army = [match.view()[f"army_{kind}"] for kind in ("soldiers", "tanks", "airplanes")]
    assert odds_of(match.view(), "milan", "rome", *army) == odds_of(match.state, "milan", "rome", *army)


def compare(match: Match) -> None:
    """Follows the rules through all courses of a battle by each plan; the odds must be those of the best."""
    s = match.state
    army = [int(s[f"army_{kind}"]) for kind in ("soldiers", "tanks", "airplanes")]
    courses = [expected(s, plan) for plan in plans(s)]
    found = odds_of(s, "milan", "rome", *army)
    best = max(conquest for conquest, _, _ in courses)
    assert found.conquest == pytest.approx(best, abs=1e-8)
    left = (army[0] - found.attacker.soldiers, int(s.soldiers[s.target]) - found.defender.soldiers)
    assert any(left == pytest.approx(course[1:], abs=1e-7) for course in courses if course[0] > best - 1e-8)


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_so_they_are_in_any_small_battle(data: st.DataObject) -> None:
    few, projects = st.integers(0, 1), st.dictionaries(st.sampled_from(PROJECTS[:ART]), st.integers(1, 2), max_size=4)
    ours, theirs = (
        f"{data.draw(st.integers(1, 2))} soldiers {data.draw(few)} tanks {data.draw(few)} airplanes" for _ in range(2)
    )
    cards = tuple({"tank_card": data.draw(st.sampled_from(TANK_CARDS[:3])), **data.draw(projects)} for _ in range(2))
    castle = data.draw(st.none() | st.integers(0, 2))
    variants = data.draw(st.sampled_from([(), ("frail_tanks",)]))
    compare(fight(ours, theirs, castle=castle, cards=(cards[0], cards[1]), variants=variants))


# ---- the table


def test_the_table_has_the_odds_of_infantry() -> None:
    assert INFANTRY_ODDS[0, 1, 1] == 625
    for level in range(6):
        for attackers in (1, 3, 6):
            for defenders in (1, 4, 12, 20):
                found = odds(side(attackers), side(defenders), level - 1 if level else None)
                assert chance_to_win(level, attackers, defenders) == pytest.approx(1000 * found.conquest, abs=0.51)
    assert chance_to_win(0, 6, 40) == chance_to_win(0, 6, 20)


def test_compiled_code_can_use_the_table() -> None:
    assert bottega.compile(FIGHT, "cpu").link(chance_to_win)(1, 6, 3) == chance_to_win(1, 6, 3)


def test_more_attackers_fewer_defenders_and_lower_castles_are_better() -> None:
    fought = INFANTRY_ODDS[:, 1:, 1:]
    assert (np.diff(fought, axis=0) <= 0).all()
    assert (np.diff(fought, axis=1) >= 0).all()
    assert (np.diff(fought, axis=2) <= 0).all()


def test_there_are_no_odds_where_there_is_no_war() -> None:
    match = fight("2 soldiers", "2 soldiers")
    with pytest.raises(ValueError, match="no war between milan and venice"):
        odds_of(match.view(), "milan", "venice", 1)
