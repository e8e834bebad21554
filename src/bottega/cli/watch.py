"""Bots among themselves, for somebody who watches and may know what any bystander knows."""

import time

from rich.console import Group
from rich.live import Live
from rich.text import Text

from ..terminal.board import board
from ..terminal.grid import spaced
from ..terminal.translator import Translator
from .screen import Screen, told
from .table import Table


def watch(table: Table, t: Translator, delay: float) -> None:
    """Plays to the end: a picture after each move on a terminal, sentence by sentence elsewhere."""
    screen = Screen(t, "bystander")
    match, picture = table.match, board(table.match.game)
    try:
        if screen.live:
            _live(table, t, screen, delay)
        else:
            _plain(table, t, screen)
    except KeyboardInterrupt:
        screen.print(Text(t("watch-stopped")))
        return
    view = match.view()
    screen.print(spaced(picture.draw(view, t)), "", picture.sheet(view, t))


def _step(table: Table) -> None:
    seat = table.match.actors[0]
    table.match.play(seat, table.bots[seat].choose(table.match, seat))


def _live(table: Table, t: Translator, screen: Screen, delay: float) -> None:
    picture, seen = board(table.match.game), 0
    with Live(console=screen.console, screen=True, auto_refresh=False) as live:
        while not table.match.over:
            events = table.match.events_since(max(0, seen))
            live.update(screen.scene(picture.draw(table.match.view(), t), events, Text(), Text()), refresh=True)
            time.sleep(delay)
            seen = max(0, len(table.match.events) - 20)
            _step(table)


def _plain(table: Table, t: Translator, screen: Screen) -> None:
    picture, turn = board(table.match.game), None
    while not table.match.over:
        view = table.match.view()
        now = view[table.match.game.counter]
        if now != turn:
            turn = now
            screen.print("", spaced(picture.draw(view, t)), "")
        before = len(table.match.events)
        _step(table)
        screen.print(Group(*told(table.match.events_since(before), t)))
