"""A run's results as files: for a spreadsheet, for a program, and with the command that plays it all again.

`games.csv` has a line for each seat of each game, `standings.csv` one for each bot; `standings.json` holds the
standings, the tournament and the command. Seats count from 0, as in `Match`.
"""

import csv
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from io import StringIO
from pathlib import Path
from typing import Any

from .game import Result
from .standings import Share, Standings

Rows = Sequence[dict[str, Any]]


def save(folder: Path, results: Iterable[Result], standings: Standings, command: str) -> None:
    """Writes the three files, each whole or not at all."""
    bots = [_flat(asdict(standing), standing.wins, standings.fair) for standing in standings.bots]
    duels = [_flat(asdict(duel), duel.wins, standings.fair) for duel in standings.duels]
    _write(folder / "games.csv", _table(_games(results)))
    _write(folder / "standings.csv", _table(bots))
    document = {
        "command": command,
        "tournament": standings.tournament.describe(),
        "games": standings.games,
        "not_reproducible": list(standings.tournament.hurried),
        "bots": bots,
        "duels": duels,
    }
    _write(folder / "standings.json", json.dumps(document, indent=2) + "\n")


def _flat(plain: dict[str, Any], wins: Share, fair: float) -> dict[str, Any]:
    """One level of names, for a table."""
    del plain["wins"]
    return plain | {"win_share": wins.mean, "low": wins.low, "high": wins.high, "fair_share": fair}


def _games(results: Iterable[Result]) -> Rows:
    return [
        {
            "game": result.number,
            "deal": result.deal,
            "seed": result.seed,
            "seat": seat,
            "bot": bot,
            "score": result.scores[seat],
            "tie_break": result.ties[seat],
            "win_share": result.share(seat),
            "decisions": result.decisions[seat],
            "seconds": result.seconds[seat],
        }
        for result in sorted(results, key=lambda result: result.number)
        for seat, bot in enumerate(result.seats)
    ]


def _table(rows: Rows) -> str:
    text = StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _write(path: Path, text: str) -> None:
    draft = path.with_name(f".{path.name}.draft")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)
