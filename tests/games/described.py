"""What a game lists in its `positions.py` for the tests of described positions, and help to check it."""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import bottega

Description = dict[str, Any]


class Corruption(NamedTuple):
    """A change of one field that makes a whole described position impossible.

    `change` returns the new value of the field, or None where the position does not lend itself to it. The sentence
    that refuses it names the field, or another one that it contradicts.
    """

    field: str
    change: Callable[[Description], Any]
    contradicts: tuple[str, ...] = ()


class Positions(NamedTuple):
    """The lists of one game. Descriptions of `possible` may leave out the number of players."""

    possible: list[Description]
    impossible: list[tuple[str, Description]]  # with the field that the sentence names
    corruptions: list[Corruption]


def of_game(slug: str) -> Positions:
    module = import_module(f"tests.games.{slug}.positions")
    least = bottega.game(slug).players[0]
    return Positions(
        [{"players": least, **said} for said in module.POSSIBLE],
        [(field, {"players": least, **said}) for field, said in module.IMPOSSIBLE],
        module.CORRUPTIONS,
    )


def reached(slug: str, seed: int, every: float = 0.1) -> Iterator[bottega.Match]:
    """A random game with any players, options and variants, as it stands at some moments, the end among them."""
    game, chooser = bottega.game(slug), random.Random(seed)
    options: dict[str, Any] = {option.name: chooser.choice(option.values) for option in game.options}
    variants = [variant for variant in game.variants if chooser.random() < 0.5]
    match = bottega.new(slug, chooser.choice(game.players), seed, variants=variants, **options)
    while not match.over:
        if chooser.random() < every:
            yield match
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
    yield match


def agrees(said: Any, shown: Any) -> bool:
    """Whether a position shows what was said of it. None says nothing, and the order of a set does not matter."""
    if said is None:
        return True
    if isinstance(said, dict):
        return all(agrees(row, shown[name]) for name, row in said.items())
    if isinstance(said, list) and any(isinstance(row, list | dict) or row is None for row in said):
        return all(agrees(row, other) for row, other in zip(said, shown, strict=False))
    if isinstance(said, list):
        there = [row for row in shown if row is not None]
        return said == there[: len(said)] or sorted(said, key=str) == sorted(there, key=str)
    return bool(said == shown)
