"""Playthroughs as readable text: each move with its events, as a spectator sees them, and the board now and then.

    python -m tests.golden.playthrough     writes them again, from games that bots play

The files of a game are in its folder, `tests/games/<slug>/golden`. There `shown.toml` says which fields of the view are
written, and after which event.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import bottega
from bottega import games
from bottega.bots import bot
from bottega.engine.match import Match

FOLDER = Path(__file__).parents[1] / "games"


@cache
def shown(slug: str) -> tuple[str, list[str]]:
    """The event after which the board is written, and the fields."""
    settings = tomllib.loads((FOLDER / slug / "golden" / "shown.toml").read_text(encoding="utf-8"))
    return settings["event"], settings["fields"]


def beginnings() -> list[tuple[str, int, str]]:
    """Game, players, and the set-up if the game has several: one file each."""
    found = []
    for game in map(bottega.game, bottega.GAMES):
        if not game.package.startswith(games.__name__):  # a game from outside has its own tests
            continue
        setups = next((option.values for option in game.options if option.name == "setup"), [""])
        found += [(game.slug, players, setup) for players in game.players for setup in setups]
    return found


def path(slug: str, players: int, setup: str) -> Path:
    return FOLDER / slug / "golden" / f"{'-'.join(filter(None, (str(players), setup)))}.txt"


def render(match: Match) -> str:
    """Replays a finished match and writes it as text."""
    options = {name: value for name, value in match.settings.items() if name != "players"}
    again = bottega.new(match.game.slug, match.players, match.seed, **options)
    headers = {"game": match.game.slug, "seed": again.seed, **again.settings}
    lines = [*(f"{name}: {value}" for name, value in headers.items()), ""]
    lines += [f"    {event}" for event in again.events_since()]
    for number, (seat, move) in enumerate(match.log, 1):
        before = len(again.events)
        again.play(seat, move)
        lines.append(f"{number}. {seat}: {' '.join(map(str, move.parts))}")
        for event in again.events_since(before):
            lines.append(f"    {event}")
            moment, fields = shown(match.game.slug)
            if event.name == moment:
                view = again.view()
                lines += [f"        {name}: {brief(view[name])}" for name in fields]
    return "\n".join([*lines, f"scores: {again.scores}, winners: {list(again.winners)}", ""])


def brief(value: Any) -> Any:
    """A long dict without its empty entries."""
    if isinstance(value, dict) and len(value) > 12:
        return {key: one for key, one in value.items() if one not in (0, -1)}
    return value


def read(text: str) -> Match:
    """The match of a playthrough, from its headers and numbered moves alone."""
    headers = dict(line.split(": ", 1) for line in text.split("\n\n")[0].splitlines())
    options: dict[str, Any] = {option.name: headers[option.name] for option in bottega.game(headers["game"]).options}
    match = bottega.new(headers["game"], int(headers["players"]), headers["seed"], **options)
    for line in text.splitlines():
        number, dot, rest = line.partition(". ")
        if dot and number.isdigit():
            seat, said = rest.split(": ")
            match.play(int(seat), said)
    return match


def main() -> None:
    for slug, players, setup in beginnings():
        game = bottega.game(slug)
        chosen: dict[str, Any] = {"setup": setup} if setup else {}
        match = bottega.new(slug, players, seed=f"{players}{setup}", **chosen)
        # One careless player among sensible ones, so that more of the rules apply.
        seated = [bot("random" if seat == 1 else "greedy", game, 10 * players + seat) for seat in range(players)]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, seated[seat].choose(match, seat))
        path(slug, players, setup).write_text(render(match), encoding="utf-8")


if __name__ == "__main__":
    main()
