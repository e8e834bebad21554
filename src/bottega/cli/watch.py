"""`bottega watch`: shows a game among bots as a spectator may see it."""

import time

from rich.console import Group
from rich.live import Live
from rich.text import Text

from ..terminal.board import board
from ..terminal.grid import spaced
from ..terminal.translator import Translator
from .screen import Screen, event_lines
from .session import Session


def watch(session: Session, t: Translator, delay: float) -> None:
    """Plays to the end. On a terminal it shows the board after each move, elsewhere it prints the events."""
    screen = Screen(t, "spectator")
    match, picture = session.match, board(session.match.game)
    try:
        if screen.live:
            _live(session, t, screen, delay)
        else:
            _plain(session, t, screen)
    except KeyboardInterrupt:
        screen.print(Text(t("watch-stopped")))
        return
    view = match.view()
    screen.print(spaced(picture.draw(view, t)), "", picture.sheet(view, t))


def _step(session: Session) -> None:
    seat = session.match.actors[0]
    session.match.play(seat, session.bots[seat].choose(session.match, seat))


def _live(session: Session, t: Translator, screen: Screen, delay: float) -> None:
    picture, seen = board(session.match.game), 0
    with Live(console=screen.console, screen=True, auto_refresh=False) as live:
        while not session.match.over:
            events = session.match.events_since(max(0, seen))
            moves = len(session.match.log)  # if the board has several pages, they take turns
            shown, _ = screen.layout(picture.draw(session.match.view(), t), events, None, Text(), page=moves)
            live.update(shown, refresh=True)
            time.sleep(delay)
            seen = max(0, len(session.match.events) - 20)
            _step(session)


def _plain(session: Session, t: Translator, screen: Screen) -> None:
    picture, turn = board(session.match.game), None
    while not session.match.over:
        view = session.match.view()
        now = view[session.match.game.counter]
        if now != turn:
            turn = now
            screen.print("", spaced(picture.draw(view, t)), "")
        before = len(session.match.events)
        _step(session)
        screen.print(Group(*event_lines(session.match.events_since(before), t)))
