"""What the tests of the set-up, the inventions and phases A and B share: the inventions, positions, refusals."""

from typing import Any, NamedTuple

import bottega

LETTERS = {"I": "iron", "W": "wood", "R": "rope", "B": "brick", "G": "glass"}
COMPONENTS = ("iron", "glass", "wood", "brick", "rope")  # in the order of the shops D to H
CITY = ("council", "workshop", "academy", "blacksmith", "glass_maker", "joiner", "kiln", "rope_maker")
PLAYERS = (2, 3, 4, 5)
TABLES = ("L", "S")


class Invention(NamedTuple):
    """A row of the table of inventions."""

    number: int
    kind: str
    type: int
    weeks: int
    components: str
    black: int
    grey: int
    marks: str


def _rows(text: str) -> dict[int, Invention]:
    rows = [line.split() for line in text.strip().splitlines()]
    return {
        int(n): Invention(int(n), kind, int(of), int(weeks), components, int(black), int(grey), "".join(marks))
        for n, kind, of, weeks, components, black, grey, *marks in rows
    }


TABLE_L = _rows("""
    1  bronze 1 4  I    4  3  D D D D P P
    2  bronze 2 4  W    4  3  D D K K P P
    3  bronze 3 4  R    4  3  D D D D P P
    4  bronze 4 4  B    4  3  D D D D P P
    5  bronze 5 4  G    4  3  D D D D P P
    6  copper 1 7  IW   8  6  D D D D P P
    7  copper 2 7  WR   8  6  D D D K P P
    8  silver 3 11 RRI  13 10 P K P P P P
    9  copper 4 7  BG   8  6  D D D D P P
    10 copper 5 7  GI   8  6  D D D D P P
    11 silver 1 11 IIB  13 10 D D D P P P
    12 silver 2 11 WWG  13 10 D D D D D D
    13 copper 3 7  RB   8  6  D K K P K P
    14 silver 4 11 BBW  13 10 D D D P P P
    15 silver 5 11 GGR  13 10 D D D P P P
    16 gold   1 15 IIGG 18 14 K D D P P P
    17 gold   2 15 WWII 18 14 K D D P P P
    18 gold   3 15 RRWW 18 14 K D D P P P
    19 gold   4 15 BBRR 18 14 K D D P P P
    20 gold   5 15 GGBB 18 14 K D D P P P
    21 gold   1 15 IIRR 20 16 K D D P P P
    22 gold   2 15 WWBB 20 16 K D D P P P
    23 gold   3 15 RRGG 20 16 K D D P P P
    24 gold   4 15 BBII 20 16 K D D P P P
    25 gold   5 15 GGWW 20 16 K D D K P P
""")
TABLE_S = TABLE_L | _rows("""
    8  copper 3 7  RB   8  6
    13 silver 3 11 RRI  13 10
""")
INVENTIONS = {"L": TABLE_L, "S": TABLE_S}


def hand(letters: str = "") -> dict[str, int]:
    """Components by their letters, "WWG" for two wood and a glass."""
    return {name: letters.count(letter) for letter, name in LETTERS.items()}


def at(phase: str, players: int = 2, **said: Any) -> bottega.Match:
    """A described position."""
    return bottega.position("leonardo", {"players": players, "phase": phase, **said}, seed=1)


def asked(number: int, gathered: int, **said: Any) -> bottega.Match:
    """Seat 0, without florins, decides whether its small lab completes the only requested invention."""
    bare: dict[str, Any] = {
        "turn": 5,
        "requested": [number, 0, 0, 0, 0],
        "deck": [0] * 25,
        "florins": [0, 0],
        "hand": [hand(), hand()],
        "work": [{"small": number}],
        "weeks": [{"small": gathered}],
    }
    return at("research", **(bare | said))


def idle(match: bottega.Match) -> None:
    """Lets the seat to move do nothing: pass, or be done."""
    (seat,) = match.actors
    match.play(seat, next(move for move in match.legal(seat) if move.name in ("pass", "done")))


def moves(match: bottega.Match, *names: str) -> set[str]:
    """The legal moves of the seat to move, all or those of some names, as names with arguments."""
    (seat,) = match.actors
    return {" ".join(map(str, move.parts)) for move in match.legal(seat) if not names or move.name in names}


def layers(match: bottega.Match) -> tuple[list[int], list[int], list[int]]:
    """The deck from the top: the cards above the last sixteen, the eleven that follow, the last five."""
    deck = [n for n in match.position()["deck"] if n]
    return deck[:-16], deck[-16:-5], deck[-5:]


def kinds(cards: list[int], table: str) -> dict[str, int]:
    """How many cards of each class there are, bronze first; classes that do not occur are left out."""
    found = [INVENTIONS[table][number].kind for number in cards]
    return {kind: found.count(kind) for kind in ("bronze", "copper", "silver", "gold") if kind in found}
