"""Whatever is fought and however: pieces are conserved, battles end, one side survives, and checks agree."""

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bottega
from bottega.engine.match import Match
from bottega.engine.playout import playout
from bottega.games.magnifico.components import ART, PROJECTS

from .fights import ATTACKER, CARDS, DEFENDER, FIGHT, fight

BATTLES = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
TANK_CARDS = st.sampled_from([None, "tank_2_3", "tank_3_4", "tank_4_5", "tank_5_6", "tank_6_7"])
AIRPLANE_CARDS = st.sampled_from([None, "airplane_1", "airplane_4"])


def holdings() -> st.SearchStrategy[dict[str, Any]]:
    """Cards of one side: any projects, up to three of each."""
    projects = st.dictionaries(st.sampled_from(PROJECTS[:ART]), st.integers(1, 3), max_size=15)
    cards = st.fixed_dictionaries({"tank_card": TANK_CARDS, "airplane_card": AIRPLANE_CARDS})
    return st.builds(lambda some, more: {**some, **more}, projects, cards)


def begin(
    ours: tuple[int, int, int],
    theirs: tuple[int, int, int],
    castle: int | None,
    sea: bool,
    cards: tuple[dict[str, Any], dict[str, Any]],
    variants: list[str],
    seed: int,
) -> tuple[Match, random.Random]:
    mine = {k: v if v is not None else CARDS[k] for k, v in cards[0].items()}  # machines march with their card only
    if sea:
        loss = max(0, 1 + cards[1].get("submarine", 0) - cards[0].get("armoured_ship", 0))
        ours = (ours[0] + loss, *ours[1:])
    attack, defence = ("{} soldiers {} tanks {} airplanes".format(*army) for army in (ours, theirs))
    match = fight(attack, defence, castle=castle, sea=sea, cards=(mine, cards[1]), variants=tuple(variants), seed=seed)
    return match, random.Random(seed)


def battles() -> st.SearchStrategy[tuple[Match, random.Random]]:
    """Any battle that has just begun, and a chooser of moves."""
    count = st.integers(0, 4)
    return st.builds(
        begin,
        st.tuples(st.integers(1, 6), count, count),
        st.tuples(st.integers(1, 12), count, count),
        st.none() | count,
        st.booleans(),
        st.tuples(holdings(), holdings()),
        st.lists(st.sampled_from(FIGHT.variants), unique=True),
        st.integers(0, 10**9),
    )


def pieces(s: Any) -> list[int]:
    """All there is of each kind: soldiers of both colours, tanks, airplanes, towers."""
    soldiers = [int(s.reserve[seat]) + int(s.soldiers[s.owner == seat].sum()) for seat in (ATTACKER, DEFENDER)]
    soldiers[ATTACKER] += int(s.army_soldiers)
    tanks = int(s.tanks.sum()) + int(s.army_tanks) + int(s.tanks_left)
    airplanes = int(s.airplanes.sum()) + int(s.army_airplanes) + int(s.airplanes_left)
    return [*soldiers, tanks, airplanes, int(s.towers.sum()) + int(s.towers_left)]


@BATTLES
@given(battles())
def test_a_battle_ends_with_one_side_alive_and_no_piece_lost(start: tuple[Match, random.Random]) -> None:
    match, chooser = start
    s, there = match.state, pieces(match.state)
    target = int(s.target)
    while not match.over:
        seat = match.actors[0]
        assert s.army_soldiers > 0
        assert s.soldiers[target] > 0
        for field in ("army_tanks", "army_airplanes", "tanks_left", "airplanes_left", "declared"):
            assert s[field] >= 0
        assert s.fired <= max(s.army_tanks, s.tanks[target])
        match.play(seat, chooser.choice(match.legal(seat)))
        assert pieces(s) == there
        # both sides never die in one roll
        assert s.phase != FIGHT.record.fields["phase"].value.read("acting") or s.soldiers[target] > 0
    assert (s.defender, s.active, s.verb, s.origin, s.target, s.side, s.declared_assault) == (-1, 0, -1, -1, -1, -1, -1)
    for field in ("army_soldiers", "army_tanks", "army_airplanes", "assaults", "tank_assault", "fired", "declared"):
        assert s[field] == 0
    outcome = {event.name for event in match.events} & {"conquered", "repelled", "withdrew"}
    assert len(outcome) == 1
    assert s.owner[target] == (ATTACKER if outcome == {"conquered"} else DEFENDER)


@BATTLES
@given(battles())
def test_a_move_is_legal_exactly_if_no_clause_forbids_it(start: tuple[Match, random.Random]) -> None:
    match, chooser = start
    while not match.over:
        if chooser.random() < 0.3:
            for seat in range(3):
                allowed = {move.number for move in match.legal(seat)}
                everything = range(FIGHT.moves.size)
                assert allowed == {n for n in everything if FIGHT.rules.refusal(match.state, seat, n) == 0}
        seat = match.actors[0]
        moves = match.legal(seat)
        assert [move.name for move in moves] != ["cease"]
        match.play(seat, chooser.choice(moves))


@BATTLES
@given(battles())
def test_a_phase_makes_at_most_one_assault_of_a_kind(start: tuple[Match, random.Random]) -> None:
    match, chooser = start
    made: list[str] = []
    phase = (int(match.state.side), 0)
    while not match.over:
        seat = match.actors[0]
        move = chooser.choice(match.legal(seat))
        fresh = match.state.phase == FIGHT.record.fields["phase"].value.read("assault")
        if fresh and move.name in ("infantry", "air", "automaton"):
            assert move.name not in made
            made.append(move.name)
        match.play(seat, move)
        if match.state.side != phase[0]:
            phase = (int(match.state.side), 0)
            made = []


@pytest.mark.parametrize("variants", [(), ("frail_tanks", "scrapping")])
def test_compiled_battles_are_byte_identical_to_plain_ones(variants: tuple[str, ...]) -> None:
    every = dict.fromkeys(PROJECTS[:ART], 2)
    ends = []
    for target in ("python", "cpu"):
        run = bottega.compile(FIGHT, target).link(playout)
        out = np.zeros(FIGHT.moves.size, np.int64)
        states = []
        for seed in range(60):
            army, other = "5 soldiers 3 tanks 3 airplanes", "9 soldiers 3 tanks 3 airplanes"
            match = fight(army, other, castle=seed % 5, cards=(every, every), variants=variants, seed=seed)
            run(match.state, np.array([seed, 6, 7, 8]), out)
            states.append(match.state.tobytes())
        ends.append(states)
    assert ends[0] == ends[1]
