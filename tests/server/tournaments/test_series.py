"""Series: the next tournament is announced once, at the local time."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from sqlalchemy import update
from typer.testing import CliRunner

from bottega.cli import app
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.schema import PEOPLE
from bottega.server.storage.tournament_store import TournamentStore
from bottega.server.tournaments.series import Series
from tests.server.finished_games import add_people
from tests.server.sample_games import short_game

WEEK = 7 * 86_400_000


def series(**given: Any) -> Series:
    about = {"name": "Sunday", "game": short_game(2), "players": 2, "format": "swiss", "rounds": 3}
    return Series(**{"day": "sunday", "time": "20:00", "zone": "Europe/Rome", "tournament": about} | given)


def at(year: int, month: int, day: int, hour: int = 0) -> int:
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp() * 1000)


def test_the_next_beginning_is_the_same_local_hour_in_summer_and_winter() -> None:
    assert series().next_start(at(2026, 7, 1)) == at(2026, 7, 5, 18)
    assert series().next_start(at(2026, 12, 1)) == at(2026, 12, 6, 19)


def test_a_tournament_that_has_just_begun_is_not_the_next_one() -> None:
    begun = at(2026, 12, 6, 19)
    assert series().next_start(begun) == begun + WEEK
    assert series().next_start(begun - 1) == begun


def test_the_next_tournament_is_announced_once(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'series.sqlite'}"
    migrate(url)
    engine = connect(url)
    store = TournamentStore(engine)
    (host,) = add_people(engine, "Ada")
    id = store.add_series(series(), host.id)
    for now in (at(2026, 12, 1), at(2026, 12, 2), at(2026, 12, 7)):
        store.announce_series(now)
    assert [row.starts for row, _ in store.listed("announced")] == [at(2026, 12, 6, 19), at(2026, 12, 13, 19)]
    assert store.end_series(id)
    store.announce_series(at(2026, 12, 15))
    assert len(store.listed("announced")) == 2
    engine.dispose()


@pytest.mark.parametrize(
    "wrong", [{"zone": "Europe/Atlantis"}, {"time": "24:00"}, {"day": "someday"}, {"tournament": {}}]
)
def test_impossible_series_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        series(**wrong)


def test_an_operator_adds_lists_and_ends_a_series(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'series.sqlite'}"
    migrate(url)
    engine = connect(url)
    add_people(engine, "Ada")
    with engine.begin() as connection:
        connection.execute(update(PEOPLE).values(login="ada"))
    file = tmp_path / "sunday.toml"
    file.write_text(
        f'day = "sunday"\ntime = "20:00"\n[tournament]\nname = "Sunday"\ngame = "{short_game(2)}"\nplayers = 2\n'
        'format = "swiss"\nrounds = 3\n'
    )

    def said(*words: str) -> str:
        return CliRunner().invoke(app, ["series", *words, "--database", url, "--lang", "en"]).output

    assert "no account" in said("add", str(file), "--host", "bea")
    assert "Added the series" in said("add", str(file), "--host", "ada")
    ((id, _, _),) = TournamentStore(engine).all_series()
    assert f"{id}  Sunday" in said()
    file.write_text("day = 5")
    assert "describes no series" in said("add", str(file), "--host", "ada")
    assert "Ended" in said("end", id)
    assert "no series with the id" in said("end", id)
    engine.dispose()
