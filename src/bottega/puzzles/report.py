"""The report of a run: how many puzzles were found in how many games, at what cost, and how the bots fare on them.

`python -m bottega.puzzles.report PAGE FOLDER` writes the tables of a page again, here docs/puzzles.md, from the puzzles
that are shipped and from runs whose folders are called like their games.
"""

import json
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..engine.game import Game
from ..games import GAMES
from ..games import game as game_of
from .examination import CHECK, MARGIN, SEEDS
from .grading import LADDER, NETWORK, STEP
from .mining import Settings
from .puzzle import FILE, THEMES, Puzzle, puzzles

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


def costs_by_game(folders: Mapping[str, Path]) -> tuple[str, str]:
    """What runs cost and why they rejected positions: two tables, from the folders of the runs by title."""
    head = ["game", "games", "decisions", "looked at", "examined", "found", "kept", "core minutes", "iterations"]
    rows, rejected = [], Counter[str]()
    for title, folder in folders.items():
        games = [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]
        for one in games:
            rejected.update(one["rejected"])
        sums = [sum(one[name] for one in games) for name in ("decisions", "looks", "examined")]
        files = [len((folder / name).read_text(encoding="utf-8").splitlines()) for name in ("found.jsonl", FILE)]
        minutes = round(sum(one["seconds"] for one in games) / 60)
        iterations = json.loads((folder / "run.json").read_text(encoding="utf-8"))["settings"]["iterations"]
        rows.append([title, len(games), *sums, *files, minutes, iterations])
    reasons = [(REASONS[why], count) for why, count in rejected.most_common()]
    return _table(head, rows), _table(["reason", "positions"], reasons)


def _shares(kept: Sequence[Puzzle]) -> list[tuple[str, int]]:
    players = Counter(f"{puzzle.players} players" for puzzle in kept)
    lines = Counter(f"{len(puzzle.line)} moves" if len(puzzle.line) > 1 else "1 move" for puzzle in kept)
    themes = [(theme, sum(theme in puzzle.themes for puzzle in kept)) for theme in THEMES]
    return [*sorted(players.items()), *sorted(lines.items()), *((theme, n) for theme, n in themes if n)]


def _table(head: Sequence[str], rows: Any) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def with_tables(page: str, tables: Sequence[str]) -> str:
    """A page in which each of these tables replaces the one with the same first line."""
    for table in tables:
        head = table.partition("\n")[0]
        before, found, rest = page.partition(f"\n{head}\n")
        if found:
            after = rest.partition("\n\n")[2]
            page = f"{before}\n{table}\n\n{after}"
    return page


def main(page: Path, folder: Path) -> None:
    titles = {slug: game_of(slug).messages.say("title") for slug in GAMES}
    fares = fares_by_game({titles[slug]: list(puzzles(game_of(slug)).values()) for slug in GAMES})
    costs = costs_by_game({titles[slug]: folder / slug for slug in GAMES})
    page.write_text(with_tables(page.read_text(encoding="utf-8"), [*costs, fares]), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
