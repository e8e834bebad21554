"""Playthroughs as readable text: each move and what came of it, as a spectator is told, and the table as
each turn begins.

    python -m tests.golden.playthrough     writes them anew, from games that bots play
"""

from pathlib import Path

import bottega
from bottega.bots import bot
from bottega.engine.match import Match

FOLDER = Path(__file__).parent
SHOWN = ("requested", "deck_left", "shop", "council_florins", "leonardo", "supply", "academy", "spaces", "men", "cards")


def beginnings() -> list[tuple[str, int, str]]:
    """Game, players, set-up: one file each."""
    return [
        (slug, players, setup)
        for slug in bottega.GAMES
        for players in bottega.game(slug).players
        for setup in bottega.game(slug).options[0].values
    ]


def path(slug: str, players: int, setup: str) -> Path:
    return FOLDER / f"{slug}-{players}-{setup}.txt"


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
            if event.name == "turn":
                view = again.view()
                lines += [f"        {name}: {view[name]}" for name in SHOWN]
    return "\n".join([*lines, f"scores: {again.scores}, winners: {list(again.winners)}", ""])


def read(text: str) -> Match:
    """The match a playthrough tells, from its headers and numbered moves alone."""
    headers = dict(line.split(": ", 1) for line in text.split("\n\n")[0].splitlines())
    match = bottega.new(headers["game"], int(headers["players"]), headers["seed"], setup=headers["setup"])
    for line in text.splitlines():
        number, dot, rest = line.partition(". ")
        if dot and number.isdigit():
            seat, said = rest.split(": ")
            match.play(int(seat), said)
    return match


def main() -> None:
    for slug, players, setup in beginnings():
        game = bottega.game(slug)
        match = bottega.new(slug, players, seed=f"{players}{setup}", setup=setup)
        # A careless player among sensible ones: more of the rules come to pass.
        seated = [bot("random" if seat == 1 else "greedy", game, 10 * players + seat) for seat in range(players)]
        while not match.over:
            seat = match.actors[0]
            match.play(seat, seated[seat].choose(match, seat))
        path(slug, players, setup).write_text(render(match), encoding="utf-8")


if __name__ == "__main__":
    main()
