"""Playthroughs as readable text: each move and what came of it, as a spectator is told, and the table as
each turn begins.

    python -m tests.golden.playthrough     writes them anew, from games that bots play
"""

from pathlib import Path
from typing import Any

import bottega
from bottega.bots import bot
from bottega.engine.match import Match

FOLDER = Path(__file__).parent
# By game: the event that makes us look at the table, and what we write down of it.
SHOWN: dict[str, tuple[str, tuple[str, ...]]] = {
    "leonardo": (
        "turn",
        (
            "requested",
            "deck_left",
            "shop",
            "council_florins",
            "leonardo",
            "supply",
            "academy",
            "spaces",
            "men",
            "cards",
        ),
    ),
    "magnifico": ("round", ("leonardo", "points", "florins", "reserve", "owner", "soldiers")),
    "atelier": (
        "round",
        ("leonardo", "help", "table", "deck_left", "easel", "canvas", "hand_size", "esteem", "completed", "masteries"),
    ),
    "omnia": ("round", ("row", "cities", "coins", "cards", "played")),
}


def beginnings() -> list[tuple[str, int, str]]:
    """Game, players, set-up where the game has several: one file each."""
    found = []
    for slug in bottega.GAMES:
        game = bottega.game(slug)
        setups = next((option.values for option in game.options if option.name == "setup"), [""])
        found += [(slug, players, setup) for players in game.players for setup in setups]
    return found


def path(slug: str, players: int, setup: str) -> Path:
    return FOLDER / f"{'-'.join(filter(None, (slug, str(players), setup)))}.txt"


def render(match: Match) -> str:
    """Replays a finished match and tells it."""
    options = {name: value for name, value in match.settings.items() if name != "players"}
    again = bottega.new(match.game.slug, match.players, match.seed, **options)
    headers = {"game": match.game.slug, "seed": again.seed, **again.settings}
    lines = [*(f"{name}: {value}" for name, value in headers.items()), ""]
    lines += [f"    {event}" for event in again.events_since()]
    for number, (seat, move) in enumerate(match.log, 1):
        told = len(again.events)
        again.play(seat, move)
        lines.append(f"{number}. {seat}: {' '.join(map(str, move.parts))}")
        for event in again.events_since(told):
            lines.append(f"    {event}")
            moment, shown = SHOWN[match.game.slug]
            if event.name == moment:
                view = again.view()
                lines += [f"        {name}: {brief(view[name])}" for name in shown]
    return "\n".join([*lines, f"scores: {again.scores}, winners: {list(again.winners)}", ""])


def brief(value: Any) -> Any:
    """Long tables without what is empty in them."""
    if isinstance(value, dict) and len(value) > 12:
        return {key: one for key, one in value.items() if one not in (0, -1)}
    return value


def read(text: str) -> Match:
    """The match a playthrough tells, from its headers and numbered moves alone."""
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
        # A careless player among sensible ones: more of the rules come to pass.
        seated = [bot("random" if seat == 1 else "greedy", game, 10 * players + seat) for seat in range(players)]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, seated[seat].choose(match, seat))
        path(slug, players, setup).write_text(render(match), encoding="utf-8")


if __name__ == "__main__":
    main()
