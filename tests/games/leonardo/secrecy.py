"""What is hidden in Leonardo da Vinci: hands, florins, works, bids and the deck."""

import random

import bottega
from tests.games.secrecy import Secrets, Table, Telling, same
from tests.games.steps import Driver, anything

from .random_play import councillor, inventor, juggler, rich


def at(players: int, setup: str, table: str, codex: bool, driver: Driver, *, full: bool = False) -> Table:
    """Full: it begins with full hands and labs."""

    def begin(seed: int) -> bottega.Match:
        if full:
            return bottega.position("leonardo", rich(players, setup=setup, table=table, codex=int(codex)), seed=seed)
        variants = ["codex"] if codex else []
        return bottega.new("leonardo", players=players, seed=seed, setup=setup, table=table, variants=variants)

    name = f"{players}-{setup}-{table}-{'codex-' * codex}{driver.__name__}{'-full' * full}"
    return Table(name, begin, driver)


def alike(match: bottega.Match, seat: int, actor: int, move: bottega.Move, rng: random.Random) -> bottega.Move | None:
    """A move of another player that may be a different one, but looks the same to the seat."""
    if actor == seat or move.name not in ("start", "arrange", "bid"):
        return same(match, seat, actor, move, rng)
    lab = move.args[:1] if move.name == "start" else ()
    those = [m for m in match.legal(actor) if m.name == move.name and m.args[: len(lab)] == lab]
    return rng.choice(those) if those else None


def learned(seat: int, actor: int, move: bottega.Move, telling: Telling) -> bool:
    return actor == seat and move.name == "look"


SECRETS = Secrets(
    clauses=("leonardo:6.7", "leonardo:6.10", "leonardo:8.A.10", "leonardo:9.14"),
    tables=[
        at(2, "beginner", "L", False, councillor, full=True),
        at(2, "expert", "S", False, inventor),
        at(3, "beginner", "L", True, inventor, full=True),
        at(3, "expert", "L", False, councillor, full=True),
        at(4, "beginner", "S", True, juggler),
        at(4, "expert", "L", False, councillor, full=True),
        at(5, "beginner", "L", False, anything),
        at(5, "expert", "L", True, inventor, full=True),
    ],
    revealing={"requested", "announced", "marked", "bid"},
    hidden={"start", "announce", "bid"},  # what can be started or announced, and who has bid
    alike=alike,
    learned=learned,
)
