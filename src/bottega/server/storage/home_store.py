"""Games with cardboard that people enter, each in one row. Its id is the secret of its link."""

import json
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, delete, insert, select, update

from .database import read_only
from .schema import HOME_GAMES

ID_BYTES = 18  # 24 characters
KEPT_MS = 365 * 86_400_000  # after the last entry


@dataclass(frozen=True)
class HomeGame:
    """A stored game. `content` is plain data."""

    id: str
    game: str
    content: dict[str, Any]
    version: int


class HomeStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self._reader = engine, read_only(engine)

    def create(self, game: str, content: dict[str, Any], now: int) -> HomeGame:
        """Stores a new game, and removes those that nobody has touched for a year."""
        made = HomeGame(secrets.token_urlsafe(ID_BYTES), game, content, 1)
        row = {"id": made.id, "game": game, "content": json.dumps(content), "version": 1}
        with self._engine.begin() as connection:
            connection.execute(delete(HOME_GAMES).where(HOME_GAMES.c.changed < now - KEPT_MS))
            connection.execute(insert(HOME_GAMES).values(**row, created=now, changed=now))
        return made

    def find(self, id: str) -> HomeGame | None:
        with self._reader.connect() as connection:
            row = connection.execute(select(HOME_GAMES).where(HOME_GAMES.c.id == id)).one_or_none()
        return None if row is None else HomeGame(row.id, row.game, json.loads(row.content), row.version)

    def change(self, before: HomeGame, content: dict[str, Any], now: int) -> HomeGame | None:
        """Replaces the content, unless somebody else has done so since: then None."""
        present = (HOME_GAMES.c.id == before.id) & (HOME_GAMES.c.version == before.version)
        values = {"content": json.dumps(content), "version": before.version + 1, "changed": now}
        with self._engine.begin() as connection:
            done = connection.execute(update(HOME_GAMES).where(present).values(**values)).rowcount == 1
        return HomeGame(before.id, before.game, content, before.version + 1) if done else None

    def remove(self, id: str) -> bool:
        """False if there was none."""
        with self._engine.begin() as connection:
            return connection.execute(delete(HOME_GAMES).where(HOME_GAMES.c.id == id)).rowcount == 1
