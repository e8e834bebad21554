"""Florins come from the bank and go to the bank: every change of a purse has an event with that amount."""

import random
from collections import Counter

import pytest

import bottega
from bottega.engine.events import Event

GAINS = {"collected": 1, "completed": 1, "completed_late": 1, "variety": 1}
PAYMENTS = {"component": -1, "improved": -1, "hired": -1, "won": -1}


def purse_changes(events: list[Event]) -> Counter[int]:
    changes: Counter[int] = Counter()
    for event in events:
        sign = {**GAINS, **PAYMENTS}.get(event.name, 0)
        if sign:
            changes[int(event.args["who"])] += sign * int(event.args["florins"])
        if event.name == "favour" and event.args["favour"] == "florins":
            changes[int(event.args["who"])] += 5
    return changes


@pytest.mark.rule("leonardo:1.1")
def test_the_florins_of_the_box_are_worth_20_10_5_and_1() -> None:
    assert bottega.game("leonardo").facts({"table": "L"})["coins"] == [20, 10, 5, 1]


@pytest.mark.rule("leonardo:1.1", "leonardo:6.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("setup", ["beginner", "expert"])
def test_every_payment_has_an_event(players: int, setup: str) -> None:
    for seed in range(6):
        match = bottega.new("leonardo", players=players, seed=seed, setup=setup)
        chooser = random.Random(seed)
        before = list(match.state.florins)
        start = [int(n) for n in before]
        while not match.over:
            seat = chooser.choice(match.actors)
            events = match.play(seat, chooser.choice(match.legal(seat)))
            changes = purse_changes(events)
            after = [int(n) for n in match.state.florins]
            assert [after[i] - int(before[i]) for i in range(players)] == [changes[i] for i in range(players)]
            before = after
        told = purse_changes(match.events)
        assert match.scores == [start[i] + told[i] for i in range(players)]
