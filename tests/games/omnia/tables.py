"""What the tests share: described tables, choices, turns."""

import random
from typing import Any

import bottega
from bottega.engine.description import write
from bottega.games.omnia.components import CITIES, COINS, FIRST, KINDS
from bottega.games.omnia.rules.scoring import score
from bottega.games.omnia.state import RECORD

WORKS = ["ginevra_benci", "vitruvian_man", "annunciation"]
INVENTIONS = ["glider", "odometer", "canal_lock"]
CHARACTERS = ["raphael", "ser_piero", "ludovico_il_moro"]
PACKS = {"work": 19, "invention": 19, "character": 16}


def acting(card: int, **said: Any) -> bottega.Match:
    """Seat 0 of two has played an action card in the first round; plain cards lie in the rows.

    Everything else is written to the state, even if it is impossible.
    """
    rows = {"work": WORKS, "invention": INVENTIONS, "character": CHARACTERS} | said.pop("row", {})
    table = {"players": 2, "phase": "acting", "first": 0, "active": 0, "card": card, "used": [], "this_round": 1}
    match = bottega.position("omnia", {**table, "row": rows}, seed=2)
    lay(match, **said)
    match.game.rules.proceed(match.state)
    return match


def lay(match: bottega.Match, **said: Any) -> None:
    """Writes things to a state, even impossible ones, and removes them from where they were."""
    s = match.state
    write(RECORD, s, said, match.players, match.seed)
    if "bank" not in said:
        s.bank = COINS - s.coins[: match.players].sum()
    if "city_deck" in said:
        s.cities = sum(1 << city for city in range(len(CITIES)) if city not in s.city_deck)
    pack = [int(city) for city in s.city_deck if city >= 0 and not s.cities >> int(city) & 1]
    pack += [city for city in range(len(CITIES)) if city not in pack and not s.cities >> city & 1]
    s.city_deck[:] = -1
    s.city_deck[: len(pack)] = pack
    s.city_left = len(pack)
    owned = sum(int(cards) for cards in s.cards[: match.players])
    for kind in range(len(KINDS)):
        rest = [int(card) for card in s.deck[kind] if card >= 0 and not owned >> int(card) & 1]
        seen = [*rest, *s.row[kind]]
        rest += [n for n in range(FIRST[kind], FIRST[kind + 1]) if not owned >> n & 1 and n not in seen]
        s.deck[kind] = -1
        s.deck[kind, : len(rest)] = rest
        s.deck_left[kind] = len(rest)


def ended(players: int, cards: list[list[str]], cities: list[str], **said: Any) -> bottega.Match:
    """The end of a game with these cards before players and these cities, whether it can come to that or not."""
    match = bottega.position("omnia", {"players": players, "phase": "over"}, seed=1)
    lay(match, **{"cards": cards, "cities": cities, "coins": [0] * players, **said})
    score(match.state)
    return match


def choices(match: bottega.Match, seat: int | None = None) -> set[str]:
    """The legal moves of a seat, or of the seat to move, as names with arguments."""
    asked = match.actors[0] if seat is None else seat
    found = [" ".join(map(str, move.parts)) for move in match.legal(asked)]
    assert len(set(found)) == len(found)
    return set(found)


def pair(cards: list[int]) -> str:
    """The move that keeps two action cards."""
    a, b = sorted(cards)
    return f"keep {a}+{b}"


def any_move(match: bottega.Match, chooser: random.Random) -> list[bottega.Event]:
    """Some legal move of some seat to move."""
    seat = chooser.choice(match.actors)
    return match.play(seat, chooser.choice(match.legal(seat)))


def through_draft(match: bottega.Match) -> None:
    """Everybody keeps the first two cards, again and again."""
    while match.view()["phase"] == "draft":
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])


def idle_turn(match: bottega.Match) -> None:
    """The seat to move plays a card and does nothing with it."""
    (seat,) = match.actors
    match.play(seat, match.legal(seat)[0])
    while match.actors == (seat,) and match.view()["phase"] != "playing":
        match.play(seat, "done")
