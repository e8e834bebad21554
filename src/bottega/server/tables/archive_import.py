"""Brings games of an archive into a database, as finished public tables. Their results change no ratings."""

from typing import Any

from sqlalchemy import Engine, select

from ...bots.levels import LEVELS
from ...engine.match import Match
from ...engine.old_positions import FORMAT as POSITION_FORMAT
from ..archive import ArchivedGame, ArchiveError, verify
from ..storage.log_writer import LogWrite, execute_write
from ..storage.schema import TABLES
from ..table_log import EntryKind, LogEntry
from ..timestamps import now_ms
from .game_table import GameTable
from .outcome import result_of
from .plan import Plan, SeatPlan
from .table_row import row_of

HOST = "imported"  # not the id of any person
EMBLEMS = ("lapis", "verdigris", "ochre", "madder", "umber")


def import_game(engine: Engine, game: ArchivedGame) -> bool:
    """Verifies a game and stores it. False if there is a table with its id already. Raises ArchiveError."""
    match = verify(game)
    with engine.connect() as connection:
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == game.id)).first() is not None:
            return False
    entries = _log(game, match)
    table = GameTable.from_log(game.id, match.seed, entries)
    if table.status != "finished" or table.match is None or table.match.scores != match.scores:
        raise ArchiveError("the game cannot be stored as a table")
    row: dict[str, Any] = {"game": match.game.slug, "rules": match.game.version, "seed": match.seed, "public": True}
    row |= {"created": entries[0].at, **row_of(table)}
    write = LogWrite(game.id, entries, new=row, text=match.dumps(), result=result_of(table))
    with engine.begin() as connection:
        execute_write(connection, write)
    return True


def _log(game: ArchivedGame, match: Match) -> list[LogEntry]:
    """The log of a table at which this match was played. People have no ids here, only names."""
    if match.script or any(not isinstance(fresh, str) for _, fresh in match.reshuffles):
        raise ArchiveError("the chance of this game was scripted")
    created, ended = game.about.get("created") or now_ms(), game.about.get("ended") or now_ms()
    seats = game.about.get("seats") or [
        {"name": match.game.messages.say(f"seat-{n}"), "emblem": EMBLEMS[n % 5], "level": None}
        for n in range(match.players)
    ]
    levels = [seat["level"] if seat["level"] in LEVELS else None for seat in seats]
    options = {name: value for name, value in match.settings.items() if name != "players" and value}
    plan = Plan(
        game=match.game.slug,
        seats=[SeatPlan(kind="bot", level=level) if level else SeatPlan() for level in levels],
        options=options,
        public=True,
        host=HOST,
        position=match.start and {k: v for k, v in match.start.items() if k not in _settings(match)},
        position_format=POSITION_FORMAT,
    )
    entries: list[LogEntry] = []

    def add(kind: EntryKind, at: int, seat: int | None = None, person: str | None = None, **body: Any) -> None:
        entries.append(LogEntry(len(entries) + 1, kind, at, seat, person, None, body))

    add("opened", created, None, HOST, plan=plan.model_dump(mode="json"), rules=match.game.version)
    people = [None if level else f"{HOST}-{n}" for n, level in enumerate(levels)]
    for n, person in enumerate(people):
        if person is not None:
            name, emblem = str(seats[n]["name"])[:40] or str(seats[n]["level"]), str(seats[n].get("emblem") or "")
            add("sat", created, n, person, name=name, emblem=emblem if emblem in EMBLEMS else EMBLEMS[n % 5])
    add("began", created)
    reshuffles = dict[int, list[str]]()
    for moves, seed in match.reshuffles:
        reshuffles.setdefault(moves, []).append(str(seed))
    for number, (seat, move) in enumerate(match.log):
        for seed in reshuffles.get(number, ()):
            add("undone", ended, seat, people[seat], count=0, agreed=True, seed=seed)
        add("moved", ended, seat, people[seat], move=move.number)
    return entries


def _settings(match: Match) -> set[str]:
    return {*(option.name for option in match.game.options), *match.game.variants}
