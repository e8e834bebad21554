"""What is hidden in Magnifico: secret bids, the decks and the box."""

import random

import bottega
from bottega.games.magnifico.components import TERRITORIES
from tests.games.secrecy import Secrets, Table, same


def at(players: int, *variants: str) -> Table:
    def begin(seed: int) -> bottega.Match:
        return bottega.new("magnifico", players, seed, variants=list(variants))

    return Table("-".join([str(players), *variants]), begin)


def alike(match: bottega.Match, seat: int, actor: int, move: bottega.Move, rng: random.Random) -> bottega.Move | None:
    """Others bid differently, until the bids are shown."""
    if actor != seat and move.name == "bid":
        return rng.choice(match.legal(actor))
    return same(match, seat, actor, move, rng)


def question(rng: random.Random) -> dict[str, str | int]:
    """An attack that may be possible or not."""
    origin, target = rng.sample(TERRITORIES, 2)
    return {"origin": origin, "target": target, "soldiers": rng.randrange(1, 7)}


SECRETS = Secrets(
    clauses=("magnifico:4.2", "magnifico:5.3.4", "magnifico:3.3"),
    tables=[at(3), at(4, "quick_start", "scrapping"), at(5, "frail_tanks", "escort")],
    revealing={"offered", "bid"},
    hidden={"bid"},
    alike=alike,
    question=question,
    always=frozenset({"bidding"}),
)
