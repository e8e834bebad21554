"""What the tests share: described positions, steps in words, refusals."""

from collections import Counter
from typing import Any

import pytest

import bottega

PLAYERS = (2, 3, 4, 5)
COLOURS = ("red", "blue", "yellow", "green", "brown")
PAINTINGS = (
    "mona_lisa", "last_supper", "lady_with_an_ermine", "virgin_of_the_rocks", "annunciation", "ginevra_de_benci",
    "saint_john", "salvator_mundi",
)  # fmt: skip
RINGS = {
    "mona_lisa": "NGYNBR", "last_supper": "RBYGNB", "lady_with_an_ermine": "RRBNNY", "virgin_of_the_rocks": "GGNBBY",
    "annunciation": "RRGYYB", "ginevra_de_benci": "NGGYYR", "saint_john": "NNYYRR", "salvator_mundi": "BBRBGG",
}  # fmt: skip
LETTERS = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "N": "brown"}
EACH_COLOUR = {  # by players: how many of each value
    2: {1: 2, 2: 2, 3: 2, 4: 2},
    3: {1: 2, 2: 3, 3: 2, 4: 2},
    4: {1: 2, 2: 3, 3: 3, 4: 2},
    5: {1: 3, 2: 3, 3: 3, 4: 2},
}


def cards(text: str) -> list[str]:
    """Cards by letter and value: "R2 N4" is a red 2 and a brown 4."""
    return [f"{LETTERS[card[0]]}_{card[1]}" for card in text.split()]


def box(players: int) -> Counter[str]:
    """All cards for this number of players."""
    return Counter({f"{colour}_{v}": n for colour in COLOURS for v, n in EACH_COLOUR[players].items()})


def on_canvas(said: dict[str, Any]) -> list[str]:
    found = []
    for easel, values in said.get("canvas", {}).items():
        ring = RINGS[said["easel"][easel]]
        found += [f"{LETTERS[ring[i]]}_{v}" for i, v in enumerate(values) if v]
    return found


def at(players: int = 3, hands: str = "", table: str = "", deck: str | None = None, **said: Any) -> bottega.Match:
    """A position: seat 0 is to act, then the others; the last seat has the token.

    Ginevra de' Benci and Salvator Mundi are on the easels. Hands are separated by a stroke. With a deck, from its
    top, all cards not mentioned are discards.
    """
    held = [cards(hand) for hand in hands.split("|")]
    description: dict[str, Any] = {
        "players": players,
        "active": 0,
        "leonardo": players - 1,
        "easel": {"left": "ginevra_de_benci", "right": "salvator_mundi"},
        "hand": held + [[]] * (players - len(held)),
        "table": cards(table),
        **said,
    }
    if deck is not None:
        elsewhere = Counter(cards(table) + cards(deck) + [c for row in held for c in row] + on_canvas(description))
        description |= {"deck": cards(deck), "discards": sorted((box(players) - elsewhere).elements())}
    return bottega.position("atelier", description, seed=1)


def play(match: bottega.Match, *steps: str) -> None:
    """Plays moves for the seat to move; a step may begin with the seat that must be to move."""
    for step in steps:
        (seat,) = match.actors
        said = step
        if step[0].isdigit():
            number, said = step.split(maxsplit=1)
            assert int(number) == seat
        match.play(seat, said)


def clause_against(match: bottega.Match, move: str, seat: int | None = None) -> str:
    """The clause that refuses a move, which must not be among the legal moves and must change nothing."""
    asked = match.actors[0] if seat is None else seat
    before = match.state.tobytes()
    assert match.game.move(move) not in match.legal(asked)
    with pytest.raises(bottega.IllegalMove) as refused:
        match.play(asked, move)
    assert match.state.tobytes() == before
    return refused.value.clause


def moves(match: bottega.Match, *names: str) -> set[str]:
    """The legal moves of the seat to move, all or those of some names, as names with arguments."""
    (seat,) = match.actors
    listed = match.legal(seat)
    assert len(set(listed)) == len(listed)
    return {" ".join(map(str, move.parts)) for move in listed if not names or move.name in names}


def hand(match: bottega.Match, seat: int) -> list[str]:
    held: list[str] = match.view(seat)["hand"][seat]
    return held


def shown(match: bottega.Match, *names: str) -> tuple[Any, ...]:
    """Fields of a spectator's view."""
    view = match.view()
    return tuple(view[name] for name in names)
