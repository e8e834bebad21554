"""The report of a run: how many puzzles were found in how many games, at what cost, and how the bots fare on them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.game import Game
from .examination import CHECK, MARGIN, SEEDS
from .grading import LADDER, NETWORK, STEP
from .mining import Settings
from .puzzle import THEMES, Puzzle

REASONS = {
    "seeds": "searches with different seeds disagree",
    "many": "many moves come near the best",
    "close": "another move is within the margin",
    "network": "the search with a network disagrees in the check",
    "search": "the search disagrees in the check",
    "checked": "another move is within the margin in the check",
    "unsure": "the margin is not three standard errors wide",
    "position": "the position cannot be described",
}


def report(
    game: Game, settings: Settings, games: Sequence[dict[str, Any]], found: Sequence[Puzzle], kept: Sequence[Puzzle]
) -> str:
    """The report as Markdown."""
    total = Counter[str]()
    rejected = Counter[str]()
    for one in games:
        total.update({name: one[name] for name in ("decisions", "looks", "examined", "seconds")})
        rejected.update(one["rejected"])
    facts = {
        "games": len(games),
        "decisions in them": total["decisions"],
        "decisions looked at": total["looks"],
        "examined closely": total["examined"],
        "puzzles found": len(found),
        "puzzles kept": len(kept),
        "core minutes": f"{total['seconds'] / 60:.1f}",
        "iterations of a search, of its check": f"{settings.iterations}, {CHECK * settings.iterations}",
        "seeds that agree, margin": f"{SEEDS}, {MARGIN}",
    }
    parts = [f"# Puzzles of {game.slug}", _table(["", ""], facts.items())]
    parts += ["## Rejected", _table(["reason", "positions"], [(REASONS[why], n) for why, n in rejected.most_common()])]
    if kept:
        parts += ["## How the bots fare", _fares(kept)]
        parts += ["## What is kept", _table(["", "puzzles"], _shares(kept))]
    return "\n\n".join(parts) + "\n"


def _fares(kept: Sequence[Puzzle]) -> str:
    """How many puzzles of each band of ratings each bot solves, in percent."""
    bands = sorted({puzzle.rating // STEP for puzzle in kept})
    rows = []
    for name in (*LADDER, *NETWORK):
        row: list[Any] = [name]
        for band in [None, *bands]:
            rates = [p.levels[name] for p in kept if name in p.levels and band in (None, p.rating // STEP)]
            row.append(f"{100 * sum(rates) / len(rates):.0f} %" if rates else "")
        rows.append(row)
    return _table(["bot", "all", *(f"{STEP * band} to {STEP * band + STEP - 1}" for band in bands)], rows)


def fares_by_game(shipped: Mapping[str, Sequence[Puzzle]]) -> str:
    """How often each bot solves the puzzles of each game, by its title, in percent."""
    rows = []
    for name in (*LADDER, *NETWORK):
        rates = [[puzzle.levels[name] for puzzle in kept if name in puzzle.levels] for kept in shipped.values()]
        rows.append([f"`{name}`", *(f"{100 * sum(one) / len(one):.0f} %" if one else "" for one in rates)])
    return _table(["bot", *shipped], rows)


def _shares(kept: Sequence[Puzzle]) -> list[tuple[str, int]]:
    players = Counter(f"{puzzle.players} players" for puzzle in kept)
    lines = Counter(f"{len(puzzle.line)} moves" if len(puzzle.line) > 1 else "1 move" for puzzle in kept)
    themes = [(theme, sum(theme in puzzle.themes for puzzle in kept)) for theme in THEMES]
    return [*sorted(players.items()), *sorted(lines.items()), *((theme, n) for theme, n in themes if n)]


def _table(head: Sequence[str], rows: Any) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)
