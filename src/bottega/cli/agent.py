"""`bottega agent`: lets a bot play on a server as an agent."""

import os
import signal
import sys
import threading
from collections.abc import Callable
from typing import Any

import typer

from .. import GAMES
from ..agent import Agent
from ..bots import bot, check_name
from ..client import Client, Replaced, ServerRefused
from ..engine.errors import BottegaError
from ..engine.extras import extra
from ..games import game
from ..terminal.translator import Translator
from .errors import UsageError

with extra("client"):
    import httpx

TOKEN = "BOTTEGA_TOKEN"


def run(
    name: str,
    server: str,
    token: str | None,
    games: list[str],
    players: list[int],
    at_once: int,
    invitations: bool,
    t: Translator,
) -> None:
    """Plays until it is stopped. Raises UsageError."""
    token = token or os.environ.get(TOKEN)
    if not token:
        raise UsageError(t("agent-error-token", variable=TOKEN))
    wanted = _wanted(games or list(GAMES), players, t)
    try:
        check_name(name)
        bot(name, game(next(iter(wanted))))  # says at once what is wrong with it
    except BottegaError as error:
        raise UsageError(t("agent-error-bot", reason=str(error))) from None
    lock = threading.Lock()

    def tell(what: str, **about: Any) -> None:
        with lock:
            typer.echo(t(f"agent-{what}", **about))

    try:
        with Client(server, token, tries=None) as client:
            agent = Agent(client, lambda the_game, seed: bot(name, the_game, seed), tell)
            _stop_on_signals(agent, tell)
            tell("waits", server=server)
            agent.run(wanted, at_once, invitations)
    except (ServerRefused, httpx.HTTPError, httpx.InvalidURL) as error:
        raise UsageError(t("agent-error-server", server=server, reason=str(error))) from None
    except Replaced:
        raise UsageError(t("agent-error-replaced")) from None
    tell("done", games=agent.finished, mistakes=agent.mistakes)


def _wanted(games: list[str], players: list[int], t: Translator) -> dict[str, list[int]]:
    """The numbers of players by game. Raises UsageError."""
    unknown = next((slug for slug in games if slug not in GAMES), None)
    if unknown is not None:
        raise UsageError(t("error-game", game=unknown, known=", ".join(GAMES)))
    found = {slug: [count for count in game(slug).players if count in players or not players] for slug in games}
    wanted = {slug: counts for slug, counts in found.items() if counts}
    if not wanted:
        raise UsageError(t("agent-error-players"))
    return wanted


def _stop_on_signals(agent: Agent, tell: Callable[[str], None]) -> None:
    """The first signal takes no more games, the second one ends at once."""
    stopping = threading.Event()

    def stop() -> None:
        tell("stopping")
        agent.stop()

    def on_signal(*_: Any) -> None:
        if stopping.is_set():
            sys.exit(1)
        stopping.set()
        threading.Thread(target=stop, daemon=True).start()  # the main thread reads the stream meanwhile

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, on_signal)
