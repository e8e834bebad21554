"""Text forms of matches for tests, and how to forge them."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import bottega
from bottega.engine.match import Match
from bottega.engine.text import _Chain


def started(slug: str, moves: int = 30, **options: Any) -> Match:
    """A match of three players after some random moves."""
    match = bottega.new(slug, 3, seed=4, **options)
    chooser = random.Random(4)
    for _ in range(moves):
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


def rechecked(text: Sequence[str], changes: Mapping[str, str]) -> str:
    """The lines with changed headers and a check that matches them, as a forger or another version would write it."""
    chain, lines = _Chain(), []
    for line in text[: text.index("")]:
        name = line.split(":")[0]
        if name != "check":
            lines.append(changes.get(name, line))
            chain.mark(lines[-1])
    return "\n".join([*lines, f"check: {chain.digest}", "", *text[text.index("") + 1 :]])


def remarked(text: Sequence[str]) -> str:
    """The lines with marks that match them."""
    chain, lines = _Chain(), list[str]()
    for line in text:
        if line.startswith("check: ") or not line:
            lines.append(line)
        elif "" not in lines:
            lines.append(line)
            chain.mark(line)
        else:
            said = line.rpartition(" [")[0]
            lines.append(f"{said} [{chain.mark(said)}]")
    return "\n".join(lines)
