"""The networks that a game's package contains, in its file `net.npz`: at most one for each number of players.

    python -m bottega.bots.weights GAME                       says what the file contains
    python -m bottega.bots.weights GAME runs/1/weights.npz    puts the best network of a training run into it

The matrix of the first layer, which is the largest, is stored as int8, the rest as float16. `about` in the file says
where a network comes from, as JSON.
"""

import argparse
import json
import subprocess
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.errors import BottegaError
from ..engine.game import Game
from ..games import game as game_of
from .net import Network

FILE = "net.npz"
LARGEST = 1_000_000  # bytes of a file


def path_of(game: Game) -> Path:
    """Where the weights of a game are, if it has any."""
    return Path(str(resources.files(game.package))) / FILE


def player_counts(game: Game) -> tuple[int, ...]:
    """The numbers of players for which a game has a network."""
    if not path_of(game).is_file():
        return ()
    with np.load(path_of(game)) as file:
        return tuple(players for players in game.players if f"{_prefix(players)}fits" in file.files)


@cache
def shipped(game: Game, players: int) -> Network | None:
    """The network of a game for a number of players, read once; None if there is none. Raises BottegaError.

    >>> import bottega
    >>> shipped(bottega.game(bottega.GAMES[0]), 99) is None
    True
    """
    return Network.load(game, path_of(game), _prefix(players)) if players in player_counts(game) else None


def about(game: Game, players: int) -> dict[str, Any]:
    """Where a network comes from: the settings and results of its training, the date, the commit."""
    with np.load(path_of(game)) as file:
        found: dict[str, Any] = json.loads(str(file[f"{_prefix(players)}about"]))
    return found


def ship(network: Network, facts: dict[str, Any], path: Path) -> None:
    """Writes a network to a file of weights, with what is known about it. Those for other numbers of players stay."""
    prefix = _prefix(network.players)
    arrays = {}
    if path.is_file():
        with np.load(path) as file:
            arrays = {name: file[name] for name in file.files if not name.startswith(prefix)}
    arrays |= network.to_arrays(prefix) | {f"{prefix}about": np.array(json.dumps(facts))}
    partial = path.with_name("partial.npz")
    np.savez_compressed(partial, **arrays)
    size = partial.stat().st_size
    if size >= LARGEST:
        partial.unlink()
        raise BottegaError(f"{path} would have {size:,} bytes, and the most is {LARGEST:,}")
    partial.replace(path)


def where_from(network: Network) -> dict[str, Any]:
    """What can be said about a network without knowing how it was trained."""
    return {
        "game": network.game.slug,
        "players": network.players,
        "rules": network.game.version,
        "date": datetime.now(UTC).date().isoformat(),
        "commit": _commit(),
    }


def main(arguments: list[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bottega.bots.weights")
    add = parser.add_argument
    add("game")
    add("weights", type=Path, nargs="?", help="the file weights.npz of a training run")
    add("--prefix", default="best_", help="of the arrays in that file")
    add("--strength", default="", help="what was measured, in words")
    add("--to", type=Path, help="the file to write, by default that of the game's package")
    given = parser.parse_args(arguments)
    game = game_of(given.game)
    if given.weights is None:
        for players in player_counts(game):
            print(json.dumps(about(game, players), indent=2))
        return
    network = Network.load(game, given.weights, given.prefix)
    with np.load(given.weights) as file:
        name = f"{given.prefix}about"
        facts = json.loads(str(file[name])) if name in file.files else where_from(network)  # older files lack it
    facts["strength"] = given.strength
    if network.policy == 0:
        network = replace(network, policy_layers=None)  # it would only take space
    path = given.to or path_of(game)
    ship(network, facts, path)
    print(f"{path}: {path.stat().st_size:,} bytes, now with the network for {network.players} players")


def _prefix(players: int) -> str:
    return f"p{players}_"


def _commit() -> str | None:
    """The commit of the checkout that this file is in, if it is in one."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short=12", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


if __name__ == "__main__":
    main()
