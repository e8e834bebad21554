"""What the tests share: described tables, choices, turns."""

import random
from typing import Any

import bottega

WORKS = ["ginevra_benci", "vitruvian_man", "annunciation"]
INVENTIONS = ["glider", "odometer", "canal_lock"]
CHARACTERS = ["raphael", "ser_piero", "ludovico_il_moro"]
PACKS = {"work": 19, "invention": 19, "character": 16}


def acting(card: int, **said: Any) -> bottega.Match:
    """Seat 0 of two has played an action card in the first round; plain cards lie in the rows."""
    rows = {"work": WORKS, "invention": INVENTIONS, "character": CHARACTERS} | said.pop("row", {})
    table = {"players": 2, "phase": "acting", "first": 0, "active": 0, "card": card, "row": rows}
    return bottega.position("omnia", {**table, **said}, seed=said.get("players", 2))


def ended(players: int, cards: list[list[str]], cities: list[str], **said: Any) -> bottega.Match:
    """The end of a game with these cards in front of the players and these cities on the table."""
    table = {"players": players, "phase": "over", "cards": cards, "cities": cities, "coins": [0] * players}
    return bottega.position("omnia", {**table, **said}, seed=1)


def choices(match: bottega.Match, seat: int | None = None) -> set[str]:
    """The moves open to a seat, or to the one that is asked, as names with arguments."""
    asked = match.actors[0] if seat is None else seat
    found = [" ".join(map(str, move.parts)) for move in match.legal(asked)]
    assert len(set(found)) == len(found)
    return set(found)


def pair(cards: list[int]) -> str:
    """The move that keeps two action cards."""
    a, b = sorted(cards)
    return f"keep {a}+{b}"


def any_move(match: bottega.Match, chooser: random.Random) -> list[bottega.Event]:
    """Some legal move of some seat that is asked."""
    seat = chooser.choice(match.actors)
    return match.play(seat, chooser.choice(match.legal(seat)))


def through_draft(match: bottega.Match) -> None:
    """Everybody keeps the first two cards, again and again."""
    while match.view()["phase"] == "draft":
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])


def idle_turn(match: bottega.Match) -> None:
    """Who is asked plays a card and does nothing with it."""
    (seat,) = match.actors
    match.play(seat, match.legal(seat)[0])
    while match.actors == (seat,) and match.view()["phase"] != "playing":
        match.play(seat, "done")
