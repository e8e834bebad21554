"""Described positions: what can be worked out from the rest, and what cannot be."""

from ...engine.record import State


def complete(s: State, given: set[str]) -> None:
    pass


def flaw(s: State) -> str | None:
    return None
