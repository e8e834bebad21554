"""Runs the tournaments: begins them in time, draws rounds, opens their tables and ends them.

Every process has a director. What is decided about a tournament is written in one transaction that locks its row, and a
game is written with the id of its table. So after a crash, or with several processes, each round is drawn once and each
table is opened once: a director opens the tables that are missing.
"""

import asyncio
from contextlib import suppress

import structlog

from ..storage.database import DATABASE_ERRORS
from ..storage.failures import reason_of
from ..storage.log_writer import Conflict
from ..storage.tournament_store import Step, Tournament, TournamentStore
from ..table_log import LogEntry
from ..tables.game_table import GameTable
from ..tables.registry import TableRegistry, new_id
from ..timestamps import now_ms
from . import draw
from .plan import MINUTE
from .record import Game
from .standings import scores

LOG = structlog.get_logger("bottega")
LOOK_SECONDS = 1.0  # between two looks at all tournaments
THERE_MS = 20_000  # how long somebody who waits in an arena counts as there, after their page has asked
DESERTED_MS = 5 * MINUTE  # after which a game that everybody has left is over, without points


class Director:
    """Advances all tournaments, about once a second."""

    def __init__(self, store: TournamentStore, registry: TableRegistry) -> None:
        self._store, self._registry = store, registry
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await asyncio.to_thread(self._store.announce_series, now_ms())
                for id in await asyncio.to_thread(self._store.due, now_ms()):
                    await self.advance(id)
            except DATABASE_ERRORS as error:
                LOG.warning("tournaments cannot be advanced", reason=reason_of(error))
            except Exception as error:
                LOG.error("a tournament failed", exc_info=error)

    async def advance(self, id: str) -> None:
        """Does what is due in one tournament."""
        tournament = await asyncio.to_thread(self._store.advance, id, decide)
        if tournament is None:
            return  # another process is at it
        people = {entrant.number: entrant.person for entrant in tournament.entrants}
        for game in await asyncio.to_thread(self._store.unopened, id):
            seated = {seat: people[player] for seat, player in enumerate(game.players) if player is not None}
            level = tournament.plan.fill
            bots = {seat: level for seat, player in enumerate(game.players) if player is None and level}
            opening = tournament.plan.opening(len(game.players), bots)
            with suppress(Conflict):  # another process has opened it
                await self._registry.open_for(opening, seated, id=game.table)
        for game in tournament.games:
            if not game.over:
                await self._close_if_deserted(game)

    async def _close_if_deserted(self, game: Game) -> None:
        """Closes a game that everybody has left. Only the process that runs the table knows who is there."""
        actor = self._registry.loaded.get(game.table or "")
        if actor is None or not actor.has_lease or not actor.deserted or actor.table.plan.pace.kind != "live":
            return
        if now_ms() - max(actor.attended_at, actor.table.history[0].entry.at) < DESERTED_MS:
            return

        def close(table: GameTable, at: int) -> list[LogEntry]:
            return [LogEntry(table.seq + 1, "closed", at)] if table.status == "running" else []

        await actor.propose(close)


def decide(tournament: Tournament) -> Step | None:
    """What happens next; None if nothing does."""
    if tournament.status == "announced":
        return _begin(tournament) if tournament.plan.starts <= now_ms() else None
    if tournament.status != "running":
        return None
    if tournament.plan.format == "arena":
        return _continue_arena(tournament)
    if not all(game.over for game in tournament.games):
        return None
    if tournament.round >= rounds_of(tournament):
        return Step("finished", tournament.round)
    return _next_round(tournament)


def rounds_of(tournament: Tournament) -> int:
    """The number of rounds. That of a round robin is known when it begins."""
    plan = tournament.plan
    return plan.rounds or draw.rounds_of_round_robin(len(tournament.players), plan.size)


def _begin(tournament: Tournament) -> Step:
    enough = 1 if tournament.plan.fill else tournament.plan.size.least
    if len(tournament.active) < max(2, enough):
        return Step("cancelled", 0)
    if tournament.plan.format == "arena":
        return Step("running", 1)
    return _next_round(tournament)


def _next_round(tournament: Tournament) -> Step:
    plan, games, active = tournament.plan, tournament.games, tournament.active
    if len(active) < 2:
        return Step("finished", tournament.round)
    if plan.format == "swiss":
        drawn = draw.swiss(active, scores(tournament.players, games, "swiss"), plan.size, games, tournament.seed)
    elif draw.is_circle(plan.size):
        drawn = draw.round_robin(tournament.players, plan.size, games, tournament.seed)
        drawn = _without_withdrawn(drawn, set(active))
    else:
        drawn = draw.round_robin(active, plan.size, games, tournament.seed)
    return Step("running", tournament.round + 1, tuple(map(_with_table, drawn)))


def _without_withdrawn(drawn: list[Game], active: set[str]) -> list[Game]:
    """Who should meet somebody who has left sits out, and gets the point."""
    kept = []
    for game in drawn:
        present = [player for player in game.people if player in active]
        if len(present) == len(game.players):
            kept.append(game)
        elif present:
            kept.append(Game.bye(game.round, present[0]))
    return kept


def _continue_arena(tournament: Tournament) -> Step | None:
    running = [game for game in tournament.games if not game.over]
    if now_ms() >= (tournament.began or 0) + (tournament.plan.minutes or 0) * MINUTE:
        return None if running else Step("finished", 1)
    playing = {player for game in running for player in game.people}
    there = now_ms() - THERE_MS
    waiting = [
        entrant.number
        for entrant in tournament.entrants
        if not entrant.withdrawn and entrant.seen >= there and entrant.number not in playing
    ]
    last = {player: number for number, game in enumerate(tournament.games) for player in game.people}
    waiting.sort(key=lambda player: last.get(player, -1))  # who has not played for the longest time comes first
    points = scores(tournament.players, tournament.games, "arena")
    drawn = draw.arena(waiting, points, tournament.plan.size, tournament.games, tournament.seed)
    return Step("running", 1, tuple(map(_with_table, drawn))) if drawn else None


def _with_table(game: Game) -> Game:
    if game.is_bye:
        return game
    return Game(game.round, game.players, table=new_id())
