"""What is hidden in Omnia: action cards, what is chosen in the draft, cities drawn, the packs."""

import random

import bottega
from tests.games.secrecy import Secrets, Table, Telling, same


def at(players: int) -> Table:
    return Table(str(players), lambda seed: bottega.new("omnia", players=players, seed=seed), busy)


def busy(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Any legal move, with a leaning to cities and to effects."""
    moves = match.legal(seat)
    wanted = [m for m in moves if m.name in ("draw", "take", "place")]
    return rng.choice(wanted if wanted and rng.random() < 0.6 else moves)


def alike(match: bottega.Match, seat: int, actor: int, move: bottega.Move, rng: random.Random) -> bottega.Move | None:
    """A move of another player that may be a different one, but looks the same to the seat."""
    if actor != seat and move.name == "keep":
        return rng.choice(match.legal(actor))
    return same(match, seat, actor, move, rng)


def learned(seat: int, actor: int, move: bottega.Move, telling: Telling) -> bool:
    passed_on = {"handed_on", "received"} & {str(event["event"]) for event in telling}
    return bool(passed_on) or (actor == seat and move.name == "draw")


SECRETS = Secrets(
    clauses=("omnia:1.3", "omnia:3.4", "omnia:5.1", "omnia:5.2"),
    tables=[at(2), at(3), at(4)],
    revealing={"revealed", "played", "placed", "kept", "received"},  # cards, and by `kept` that all have chosen
    hidden={"keep", "play", "place"},
    unset=frozenset({"pick"}),
    alike=alike,
    learned=learned,
    share=0.7,
    games=4,
    moments=60,
)
