"""Drivers for whole games in tests: moves of a certain leaning, so that games get somewhere."""

import random

import bottega


def painter(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Paints whenever possible, takes otherwise."""
    return _prefer(match, seat, rng, {"paint": 0.8, "claim": 0.5, "take": 0.8})


def gambler(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Draws from the deck again and again, claims what can be claimed, and paints now and then."""
    return _prefer(match, seat, rng, {"claim": 0.9, "draw": 0.5, "paint": 0.3})


def collector(match: bottega.Match, seat: int, rng: random.Random) -> bottega.Move:
    """Wants masteries and hardly paints: hands are full, much is discarded, and the deck runs out."""
    return _prefer(match, seat, rng, {"claim": 0.9, "take": 0.5, "draw": 0.8})


def _prefer(match: bottega.Match, seat: int, rng: random.Random, leanings: dict[str, float]) -> bottega.Move:
    """The first kind of move that is open and not passed over by chance; else anything."""
    legal = match.legal(seat)
    for name, likely in leanings.items():
        those = [move for move in legal if move.name == name]
        if those and rng.random() < likely:
            return rng.choice(those)
    return rng.choice(legal)
