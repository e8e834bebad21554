"""Starts a tournament when everybody has entered, however long that takes on a busy machine."""

from sqlalchemy import select, update

from bottega.server.storage.database import connect
from bottega.server.storage.schema import TOURNAMENTS
from bottega.server.timestamps import now_ms
from bottega.server.tournaments.plan import TournamentRequest
from tests.server.running import RunningServer


def start_now(server: RunningServer, id: str) -> None:
    """Puts the start of an announced tournament to this moment, in the database."""
    engine, now, this = connect(server.database), now_ms(), TOURNAMENTS.c.id == id
    with engine.begin() as connection:
        text = connection.execute(select(TOURNAMENTS.c.plan).where(this)).scalar_one()
        plan = TournamentRequest.model_validate_json(text).model_copy(update={"starts": now})
        connection.execute(update(TOURNAMENTS).where(this).values(starts=now, plan=plan.model_dump_json()))
    engine.dispose()
