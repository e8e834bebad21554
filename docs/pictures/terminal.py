"""Draws docs/pictures/terminal.svg: a table in the terminal in mid-game. Run by `make pictures`."""

import os
from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

import bottega
from bottega.bots import bot
from bottega.cli.language import translator_for
from bottega.cli.screen import event_lines
from bottega.terminal.board import board


def main() -> None:
    match = bottega.new("leonardo", players=4, seed=21)
    players = [bot("greedy", match.game, seat) for seat in range(4)]
    since = 0
    while match.actors != (0,) or match.state.turn < 4 or match.state.arrivals.sum() < 7:
        seat = match.actors[0]
        match.play(seat, players[seat].choose(match, seat))
        since = len(match.events) if seat == 0 else since
    t = translator_for("en", "leonardo")
    parts = board(bottega.game("leonardo")).draw(match.view(0), t)
    news = Group(Text("Since your last move", "bold"), *list(event_lines(match.events_since(since, 0), t))[-4:])
    prompt = Text(t("prompt-assignment"), "bold")
    console = Console(record=True, width=100, file=open(os.devnull, "w"), force_terminal=True, highlight=False)  # noqa: SIM115
    for part in [*parts, news, prompt]:
        console.print(part)
        console.print()
    console.save_svg(str(Path(__file__).with_suffix(".svg")), title="bottega play leonardo")


if __name__ == "__main__":
    main()
