"""Writes the results of a run to files.

`games.csv` has a line for each seat of each game, `standings.csv` a line for each bot. `standings.json` holds the
standings, the tournament and the command that plays it again. Seats count from 0, as in `Match`.
"""

import csv
import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from io import StringIO
from pathlib import Path
from typing import Any

from .. import output
from .game import GameResult
from .standings import Share, Standings

Rows = Sequence[dict[str, Any]]


def save(folder: Path, results: Iterable[GameResult], standings: Standings, command: str) -> None:
    """Writes the three files, each atomically."""
    bots = [_flat(asdict(standing), standing.wins, standings.fair_share) for standing in standings.bots]
    duels = [_flat(asdict(duel), duel.wins, standings.fair_share) for duel in standings.duels]
    output.write(folder / "games.csv", _table(_games(results)))
    output.write(folder / "standings.csv", _table(bots))
    document = {
        "command": command,
        "tournament": standings.tournament.describe(),
        "games": standings.games,
        "not_reproducible": list(standings.tournament.timed_bots),
        "bots": bots,
        "duels": duels,
    }
    output.write(folder / "standings.json", json.dumps(document, indent=2) + "\n")


def _flat(plain: dict[str, Any], wins: Share, fair_share: float) -> dict[str, Any]:
    """A flat row for a table."""
    del plain["wins"]
    return plain | {"win_share": wins.mean, "low": wins.low, "high": wins.high, "fair_share": fair_share}


def _games(results: Iterable[GameResult]) -> Rows:
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
