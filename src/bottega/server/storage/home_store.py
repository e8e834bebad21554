"""Games with cardboard that people enter, each in one row. Its id is the secret of its link.

The archive has copies of finished ones under other ids, for everybody.
"""

import json
import secrets
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, select, update

from ..person import Person
from ..results import GameResult
from .database import read_only
from .result_store import lock_ratings, record_result
from .schema import HOME_ARCHIVE, HOME_CLAIMS, HOME_GAMES, PEOPLE

_ACCOUNT = (PEOPLE.c.login.is_not(None), PEOPLE.c.deleted.is_(None), ~PEOPLE.c.agent)
ID_BYTES = 18  # 24 characters
KEPT_MS = 365 * 86_400_000  # after the last entry


@dataclass(frozen=True)
class HomeGame:
    """A stored game. `content` is plain data."""

    id: str
    game: str
    content: dict[str, Any]
    version: int
    created: int


@dataclass(frozen=True)
class ArchivedGame:
    """A finished game in the archive. `content` is plain data, without names."""

    id: str
    game: str
    content: dict[str, Any]
    ended: int


class HomeStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def create(self, game: str, content: dict[str, Any], now: int) -> HomeGame:
        """Stores a new game, and removes those that nobody has touched for a year."""
        made = HomeGame(secrets.token_urlsafe(ID_BYTES), game, content, 1, now)
        row = {"id": made.id, "game": game, "content": json.dumps(content), "version": 1}
        with self._engine.begin() as connection:
            old = HOME_GAMES.c.changed < now - KEPT_MS
            connection.execute(delete(HOME_CLAIMS).where(HOME_CLAIMS.c.game_id.in_(select(HOME_GAMES.c.id).where(old))))
            connection.execute(delete(HOME_GAMES).where(old))
            connection.execute(insert(HOME_GAMES).values(**row, created=now, changed=now))
        return made

    def find(self, id: str) -> HomeGame | None:
        with self._reader.connect() as connection:
            row = connection.execute(select(HOME_GAMES).where(HOME_GAMES.c.id == id)).one_or_none()
        return None if row is None else HomeGame(row.id, row.game, json.loads(row.content), row.version, row.created)

    def version(self, id: str) -> int | None:
        with self._reader.connect() as connection:
            return connection.execute(select(HOME_GAMES.c.version).where(HOME_GAMES.c.id == id)).scalar()

    def change(self, before: HomeGame, content: dict[str, Any], now: int) -> HomeGame | None:
        """Replaces the content, unless somebody else has done so since: then None.

        An analysis is out of date then, and people have agreed to another end.
        """
        with self._engine.begin() as connection:
            changed = self._change(connection, before, content, now, analysis=None)
            if changed is not None:
                connection.execute(delete(HOME_CLAIMS).where(HOME_CLAIMS.c.game_id == before.id))
        return changed

    @staticmethod
    def _change(
        connection: Connection, before: HomeGame, content: dict[str, Any], now: int, **more: None
    ) -> HomeGame | None:
        present = (HOME_GAMES.c.id == before.id) & (HOME_GAMES.c.version == before.version)
        values = {"content": json.dumps(content), "version": before.version + 1, "changed": now, **more}
        done = connection.execute(update(HOME_GAMES).where(present).values(**values)).rowcount == 1
        return replace(before, content=content, version=before.version + 1) if done else None

    def remove(self, id: str) -> bool:
        """Removes a game, from the archive too. False if there was none."""
        with self._engine.begin() as connection:
            row = connection.execute(select(HOME_GAMES.c.content).where(HOME_GAMES.c.id == id)).one_or_none()
            if row is not None and (archived := json.loads(row.content).get("archived")):
                connection.execute(delete(HOME_ARCHIVE).where(HOME_ARCHIVE.c.id == archived))
            connection.execute(delete(HOME_CLAIMS).where(HOME_CLAIMS.c.game_id == id))
            return connection.execute(delete(HOME_GAMES).where(HOME_GAMES.c.id == id)).rowcount == 1

    # ---- ratings

    def has_account(self, person: str) -> bool:
        with self._reader.connect() as connection:
            return connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person, *_ACCOUNT)).first() is not None

    def claims(self, id: str) -> dict[int, Person]:
        """By seat of a game: who says that it was theirs."""
        query = select(HOME_CLAIMS.c.seat, PEOPLE).join(PEOPLE, PEOPLE.c.id == HOME_CLAIMS.c.person)
        with self._reader.connect() as connection:
            rows = connection.execute(query.where(HOME_CLAIMS.c.game_id == id, *_ACCOUNT)).all()
        return {row.seat: Person(row.id, row.name, row.emblem) for row in rows}

    def claim(
        self, game: HomeGame, person: str, seat: int | None, result: GameResult | None, now: int
    ) -> HomeGame | None:
        """Notes which seat was a person's, or that none was. With a result, the game is rated in the same transaction.

        None if somebody else has changed the game since: then nothing happens, so it is rated once.
        """
        rated = None if result is None else secrets.token_urlsafe(ID_BYTES)
        with self._engine.begin() as connection:
            changed = self._change(connection, game, {**game.content, "rated": rated}, now)
            if changed is None:
                return None
            own = (HOME_CLAIMS.c.game_id == game.id) & (HOME_CLAIMS.c.person == person)
            connection.execute(delete(HOME_CLAIMS).where(own))
            if seat is not None:
                connection.execute(insert(HOME_CLAIMS).values(game_id=game.id, seat=seat, person=person))
            if rated is not None and result is not None:
                lock_ratings(connection)
                record_result(connection, rated, result)
        return changed

    # ---- the archive

    def publish(self, game: HomeGame, content: dict[str, Any], now: int) -> HomeGame | None:
        """Puts a copy into the archive. None if somebody else has changed the game since."""
        id = secrets.token_urlsafe(ID_BYTES)
        row = {"id": id, "game": game.game, "content": json.dumps(content), "ended": now}
        with self._engine.begin() as connection:
            changed = self._change(connection, game, {**game.content, "archived": id}, now)
            if changed is not None:
                connection.execute(insert(HOME_ARCHIVE).values(**row))
        return changed

    def withdraw(self, game: HomeGame, now: int) -> HomeGame | None:
        """Takes the copy out of the archive. None if somebody else has changed the game since."""
        with self._engine.begin() as connection:
            changed = self._change(connection, game, {**game.content, "archived": None}, now)
            if changed is not None:
                connection.execute(delete(HOME_ARCHIVE).where(HOME_ARCHIVE.c.id == game.content["archived"]))
        return changed

    def find_archived(self, id: str) -> ArchivedGame | None:
        with self._reader.connect() as connection:
            row = connection.execute(select(HOME_ARCHIVE).where(HOME_ARCHIVE.c.id == id)).one_or_none()
        return None if row is None else ArchivedGame(row.id, row.game, json.loads(row.content), row.ended)

    def archive(self, game: str | None, before: int | None, limit: int) -> list[ArchivedGame]:
        """The newest of the archive, or those that ended before a time."""
        query = select(HOME_ARCHIVE).order_by(HOME_ARCHIVE.c.ended.desc(), HOME_ARCHIVE.c.id).limit(limit)
        if game is not None:
            query = query.where(HOME_ARCHIVE.c.game == game)
        if before is not None:
            query = query.where(HOME_ARCHIVE.c.ended < before)
        with self._reader.connect() as connection:
            rows = connection.execute(query).all()
        return [ArchivedGame(row.id, row.game, json.loads(row.content), row.ended) for row in rows]

    # ---- analyses, of games here or in the archive

    def analysis(self, id: str) -> dict[str, Any] | None:
        """The analysis of a finished game, by language."""
        with self._reader.connect() as connection:
            for table in (HOME_GAMES, HOME_ARCHIVE):
                found = connection.execute(select(table.c.analysis).where(table.c.id == id)).scalar()
                if found is not None:
                    return dict(json.loads(found))
        return None

    def save_analysis(self, id: str, analysis: dict[str, Any]) -> None:
        encoded = json.dumps(analysis, separators=(",", ":"))
        with self._engine.begin() as connection:
            for table in (HOME_GAMES, HOME_ARCHIVE):
                connection.execute(update(table).where(table.c.id == id).values(analysis=encoded))
