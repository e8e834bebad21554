"""Lets a bot play on a server as an agent: several games at once, until it is stopped.

    with Client("https://bottega.example", token="bottega_...", tries=None) as client:
        Agent(client, lambda game, seed: MyBot(game, seed)).run({"some-game": [2, 3]})

A bot gets a match as everywhere else. The server sends only what the seat may know, so everything else in this match is
made up: it is a position that the seat holds possible. Bots that look at `match.view(seat)`, at observations or at
worlds sampled for the seat notice no difference. What happened earlier in the game is not part of it.
"""

import random
import secrets
import threading
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress

import bottega

from .bots import Bot
from .client import Client, ServerRefused, TableView
from .engine.game import Game
from .engine.match import Match

# The table has gone on without us: it sends a new question, or the game is over.
LATE = ("stale", "stood_in", "over", "closed")
SEED_BITS = 31


class Agent:
    """Plays the games that the server gives an agent, each in a thread of its own.

    `tell` gets the name of what happens (`began`, `over`, `failed`, `illegal`, `refused`), and more about it.
    If a bot raises an error or chooses an illegal move, a random move is played in its place, so that the game goes on.
    """

    def __init__(
        self, client: Client, make: Callable[[Game, int], Bot], tell: Callable[..., None] = lambda what, **about: None
    ) -> None:
        self._client, self._make, self._tell = client, make, tell
        self._running: dict[str, threading.Thread] = {}
        self.finished = 0  # games
        self.mistakes = 0  # moves in whose place a random one was played

    def run(self, games: Mapping[str, list[int]], at_once: int = 1, invitations: bool = True) -> None:
        """Takes games until `stop`, and finishes them. Raises ServerRefused, Replaced."""
        for table in self._client.games(dict(games), at_once, invitations):
            thread = threading.Thread(target=self._play, args=(table,), name=table, daemon=True)
            self._running[table] = thread
            thread.start()
        for thread in list(self._running.values()):
            thread.join()

    def stop(self) -> None:
        """Takes no more games. `run` returns when those that are left are over."""
        self._client.stop_games()

    def _play(self, table: str) -> None:
        try:
            self._play_to_the_end(table)
        except ServerRefused as refused:
            self._tell("refused", table=table, reason=str(refused))
        finally:
            del self._running[table]

    def _play_to_the_end(self, table: str) -> None:
        bot: Bot | None = None
        rng = random.Random(secrets.randbits(64))
        for now in self._client.play(table):
            if now.over:
                self.finished += 1
                scores = ", ".join(map(str, now.view["scores"]))
                self._tell("over", table=table, game=now.view["game"], seat=now.seat + 1, scores=scores)
                return
            if bot is None:
                about = {"game": now.view["game"], "players": now.view["players"], "seat": now.seat + 1}
                self._tell("began", table=table, **about)
                bot = self._make(bottega.game(now.view["game"]), rng.getrandbits(SEED_BITS))
            try:
                self._client.move(now, self._choose(bot, now, rng))
            except ServerRefused as refused:
                if refused.error not in LATE:
                    raise

    def _choose(self, bot: Bot, now: TableView, rng: random.Random) -> int:
        legal = [choice.move for choice in now.choices]
        if len(legal) == 1:
            return legal[0]
        with suppress(Exception):
            chosen = self._ask(bot, now, rng)
            if chosen in legal:
                return chosen
            self._tell("illegal", table=now.id, move=chosen)
        self.mistakes += 1
        return rng.choice(legal)

    def _ask(self, bot: Bot, now: TableView, rng: random.Random) -> int:
        try:
            return bot.choose(possible_match(now, rng.getrandbits(SEED_BITS)), now.seat).number
        except Exception:
            self._tell("failed", table=now.id, error=traceback.format_exc())
            raise


def possible_match(now: TableView, seed: int) -> Match:
    """A match in a position that the seat holds possible: what it sees, and the rest at random."""
    return bottega.position(now.view["game"], now.view, seed)
