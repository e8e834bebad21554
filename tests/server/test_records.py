"""Profiles, leaderboards, all data of a person, and what an operator should look at."""

import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Engine, insert, inspect, select, update

from bottega.server.people import own_data
from bottega.server.person import Person
from bottega.server.ratings import abuse
from bottega.server.ratings.model import PROVISIONAL_GAMES
from bottega.server.storage import record_store
from bottega.server.storage.database import connect, migrate, migration_config
from bottega.server.storage.record_store import RecordStore
from bottega.server.storage.schema import ENTRIES, PEOPLE, RATINGS, RELATIONS, REPORTS, RESULT_SEATS, TABLES
from bottega.server.storage.table_store import TableStore
from bottega.server.timestamps import now_ms
from tests.server.finished_games import DAY, START, PlayedTable, add_people, finished_game, make_account
from tests.server.offline_table import load_table
from tests.server.running import MINE, OPEN, Guest, RunningServer
from tests.server.sample_games import short_game


@pytest.fixture
def people(engine: Engine) -> list[Person]:
    return add_people(engine, "Ada", "Bea", "Cleo")


# ---- profiles and leaderboards


def test_a_profile_shows_results_opponents_and_ratings(engine: Engine, people: list[Person]) -> None:
    ada, bea, _ = people
    make_account(engine, bea)
    tables = [finished_game(engine, ada, bea, seed=n, public=True, rated=True, at=START + n * DAY) for n in range(4)]
    profile = RecordStore(engine).profile(ada.id, whole=False)
    (record,), (rating,), (opponent,) = profile["games"], profile["ratings"], profile["opponents"]
    assert (record["game"], record["games"]) == (short_game(2), 4)
    assert record["seats"] == [{"seat": 0, "games": 4, "wins": record["wins"]}]
    assert sum(opening["games"] for opening in record["openings"]) == 4
    assert record["sources"]
    assert (rating["games"], rating["provisional"], len(rating["history"])) == (4, True, 4)
    assert rating["history"][-1]["points"] == rating["points"]
    assert [point["at"] for point in rating["history"]] == sorted(point["at"] for point in rating["history"])
    assert (opponent["name"], opponent["account"], opponent["games"]) == ("Bea", "Bea", 4)
    assert {game["id"] for game in profile["best"]} <= set(tables)
    assert sum(day["games"] for day in profile["calendar"]) == 4


def test_private_games_are_on_nobody_elses_page(engine: Engine, people: list[Person]) -> None:
    finished_game(engine, *people[:2], rated=True)
    records = RecordStore(engine)
    seen = records.profile(people[0].id, whole=False)
    assert (seen["games"], seen["opponents"], seen["best"], seen["calendar"]) == ([], [], [], [])
    assert len(records.profile(people[0].id, whole=True)["games"]) == 1


def test_a_leaderboard_has_accounts_with_enough_games_of_the_period(engine: Engine, people: list[Person]) -> None:
    ada, bea, cleo = people
    for person in (ada, cleo):
        make_account(engine, person)
    for n in range(PROVISIONAL_GAMES):
        finished_game(engine, ada, bea, seed=n, rated=True, at=now_ms() - 20 * DAY)
    finished_game(engine, ada, cleo, rated=True)
    records, week = RecordStore(engine), now_ms() - 7 * DAY
    assert [row["name"] for row in records.leaders(short_game(2), "two", None)] == ["Ada"]
    assert records.leaders(short_game(2), "several", None) == []
    assert records.leaders(short_game(2), "two", week) == []


def test_who_is_too_far_down_for_a_leaderboard_sees_their_own_place_below_it(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_store, "LEADERS", 2)
    people = add_people(engine, "Ada", "Bea", "Cleo", "Dan", "Eve")
    for person in people[:4]:
        make_account(engine, person)
    with engine.begin() as connection:
        common = {"game": short_game(2), "player_class": "two", "sigma": 1.0, "updated": now_ms()}
        for person, mu in zip(people, (30, 29, 28, 27, 26), strict=True):
            row = {"person": person.id, "mu": mu, "games": PROVISIONAL_GAMES, **common}
            connection.execute(insert(RATINGS), row)
    ada, _, _, dan, guest = people

    def places(person: Person | None) -> list[tuple[int, str]]:
        found = RecordStore(engine).leaders(short_game(2), "two", None, person.id if person else None)
        return [(row["place"], row["name"]) for row in found]

    best = [(1, "Ada"), (2, "Bea")]
    assert places(dan) == [*best, (4, "Dan")]
    assert places(ada) == places(guest) == places(None) == best


def test_a_list_of_tables_leads_only_to_the_profiles_of_those_who_sat_there(
    engine: Engine, people: list[Person]
) -> None:
    ada, bea, _ = people
    finished_game(engine, ada, bea, public=True)
    make_account(engine, bea)
    make_account(engine, *add_people(engine, "ADA."))  # took the name of a guest later
    store = TableStore(engine)
    (row,) = store.list_public("finished", {})
    assert store.accounts_at([row]) == {row["id"]: {"Bea": None}}
    assert store.accounts_at([{**row, "summary": {"seats": [None, {"name": 3}, {}]}}]) == {}  # damaged


# ---- all data of a person


def test_an_export_has_everything_and_no_secret(engine: Engine, people: list[Person]) -> None:
    ada, bea, _ = people
    finished = finished_game(engine, ada, bea, rated=True)
    running = PlayedTable(ada, bea, seed=5).play(4)
    running.add("asked", 0, ada.id, count=1)
    running.add("undone", 0, ada.id, count=1, agreed=True, seed="5ec2e7" * 5)
    running.save(engine)
    data = own_data.export(engine, ada.id)
    assert {table.name for table, _ in own_data.references()} <= set(data)
    assert [row["id"] for row in data["people"]] == [ada.id]
    assert [text["table_id"] for text in data["texts"]] == [finished]
    assert {entry["table_id"] for entry in data["entries"]} == {finished, running.id}
    assert len(data["ratings"]) == len(data["result_seats"]) == 1
    said = json.dumps(data)
    assert "5ec2e7" not in said
    assert running.table.seed not in said
    assert bea.id not in said.replace(finished, "")


def test_an_export_does_not_say_who_blocked_or_reported_the_person(engine: Engine, people: list[Person]) -> None:
    ada, bea, _ = people
    table = finished_game(engine, ada, bea)
    block = {"person": bea.id, "other": ada.id, "kind": "block", "id": "b1", "created": START}
    report = {"id": "r1", "by": bea.id, "person": ada.id, "table_id": table, "kind": "chat", "text": "rude"}
    with engine.begin() as connection:
        connection.execute(insert(RELATIONS), block)
        connection.execute(insert(REPORTS), report | {"created": START})
    data = own_data.export(engine, ada.id)
    assert data["relations"] == data["reports"] == []
    assert bea.id not in json.dumps(data)
    assert [row["kind"] for row in own_data.export(engine, bea.id)["relations"]] == ["block"]
    assert ada.id not in json.dumps(own_data.export(engine, bea.id))


def test_a_deleted_person_leaves_a_neutral_name_and_nothing_else(engine: Engine, people: list[Person]) -> None:
    ada, bea, _ = people
    make_account(engine, ada)
    played = PlayedTable(ada, bea, rated=True, public=True)
    played.add("said", 0, ada.id, name="Ada", text="my address is 1 Main Street")
    table = played.play().save(engine)
    assert own_data.delete_person(engine, ada.id) == [table]
    own_data.delete_person(engine, ada.id)  # again changes nothing
    with engine.connect() as connection:
        for one, column in own_data.references():
            if column in own_data.KEPT:
                continue
            assert connection.execute(select(one).where(column == ada.id)).first() is None, one.name
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == ada.id)).one()
        assert (row.name, row.login, row.password) == (own_data.NEUTRAL_NAME, None, None)
        names = connection.execute(select(RESULT_SEATS.c.name).order_by(RESULT_SEATS.c.seat)).scalars().all()
        bodies = "".join(connection.execute(select(ENTRIES.c.body)).scalars())
        summary = connection.execute(select(TABLES.c.summary)).scalar_one()
    assert names == [own_data.NEUTRAL_NAME, "Bea"]
    assert "Ada" not in bodies + summary
    assert "Main Street" not in bodies
    loaded = load_table(TableStore(engine), table).table
    assert [seat.name for seat in loaded.seats] == [own_data.NEUTRAL_NAME, "Bea"]
    assert loaded.status == "finished"
    opponents = RecordStore(engine).profile(bea.id, whole=True)["opponents"]
    assert [one["name"] for one in opponents] == [own_data.NEUTRAL_NAME]


def test_a_game_that_ends_after_a_deletion_is_nobodys(engine: Engine, people: list[Person]) -> None:
    own_data.delete_person(engine, people[0].id)
    finished_game(engine, *people[:2], rated=True)
    with engine.connect() as connection:
        assert connection.execute(select(RESULT_SEATS.c.person).order_by(RESULT_SEATS.c.seat)).scalars().all() == [
            None,
            people[1].id,
        ]


def test_people_delete_themselves_with_their_password(server: RunningServer) -> None:
    gone, bea = Guest(server, "Gone with the wind"), Guest(server, "Stays here")
    gone.http.post("/api/me/account", json={"login": "gone.wind", "password": "frankly my dear"}).raise_for_status()
    table = gone.open([MINE, OPEN])
    bea.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()
    export = gone.http.get("/api/me/export")
    assert export.status_code == 200, export.text
    assert export.headers["content-disposition"].startswith("attachment")
    assert export.json()["people"][0]["login"] == "gone.wind"
    assert gone.http.get("/api/people/Gone with the wind").status_code == 200
    assert gone.http.request("DELETE", "/api/me", json={"password": "not this one"}).status_code == 403
    assert gone.http.request("DELETE", "/api/me", json={"password": "frankly my dear"}).status_code == 204
    assert bea.http.get("/api/people/Gone with the wind").status_code == 404
    assert gone.http.get("/api/me").status_code == 401
    seats = bea.http.get(f"/api/tables/{table}").raise_for_status().json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == [own_data.NEUTRAL_NAME, "Stays here"]
    assert seats[0]["stand_in"] == "left"


def test_one_sees_ones_own_profile_and_nobody_finds_a_guest(server: RunningServer, ada: Guest) -> None:
    mine = ada.http.get("/api/me/profile").raise_for_status().json()
    assert (mine["name"], mine["guest"]) == ("Ada", True)
    assert ada.http.get("/api/people/Nobody at all").json()["error"] == "no_person"
    assert ada.http.get(f"/api/leaderboards/{short_game(2)}").json() == []


def test_a_name_with_a_slash_has_a_profile(server: RunningServer) -> None:
    odd = Guest(server, "Either / Or")
    odd.http.post("/api/me/account", json={"login": "either.or", "password": "fear and trembling"}).raise_for_status()
    assert odd.http.get("/api/people/Either%20%2F%20Or").raise_for_status().json()["name"] == "Either / Or"


# ---- what an operator should look at


def suspicions(engine: Engine) -> list[tuple[str, tuple[str, ...]]]:
    return [(one.kind, one.names) for one in abuse.find(engine)]


def record(engine: Engine, *players: Person, winner: int, seed: int, moves: int | None = None, **seats: Any) -> None:
    """A rated game whose result is made up."""
    played = PlayedTable(*players, rated=True, at=now_ms() - DAY, seed=seed).play()
    table = played.save(engine)
    with engine.begin() as connection:
        for n in range(len(players)):
            row = (RESULT_SEATS.c.table_id == table) & (RESULT_SEATS.c.seat == n)
            values = {"place": 1 if n == winner else 2, **(seats if n != winner else {})}
            connection.execute(update(RESULT_SEATS).where(row).values(values))


def test_pairs_that_always_play_each_other_are_listed(engine: Engine, people: list[Person]) -> None:
    ada, bea, cleo = people
    for n in range(abuse.MIN_PAIR_GAMES - 1):
        record(engine, ada, bea, winner=n % 2, seed=n)
    assert suspicions(engine) == []
    record(engine, ada, bea, winner=0, seed=90)
    assert suspicions(engine) == [("pair", ("Ada", "Bea"))]
    for n in range(2 * abuse.MIN_PAIR_GAMES):
        record(engine, ada, cleo, winner=1, seed=100 + n)
    assert ("one-sided", ("Cleo", "Ada")) in suspicions(engine)


def test_games_that_a_stronger_player_gives_away_are_listed(engine: Engine, people: list[Person]) -> None:
    ada, bea, _ = people
    record(engine, ada, bea, winner=0, seed=1, mu=25.0 + abuse.THROWN_GAP, left=True)
    record(engine, ada, bea, winner=0, seed=2, mu=25.0 + abuse.THROWN_GAP)  # an upset, played to its end
    record(engine, ada, bea, winner=0, seed=3, mu=26.0, left=True)  # an equal who left
    found = [one for one in abuse.find(engine) if one.kind == "thrown"]
    assert [(one.names, one.games) for one in found] == [(("Ada", "Bea"), 1)]


# ---- the schema before


def test_people_from_before_are_not_deleted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    command.upgrade(migration_config(url), "0012")
    engine = connect(url)
    assert "deleted" not in {column["name"] for column in inspect(engine).get_columns("people")}
    add_people(engine, "Ada")
    migrate(url)
    with engine.connect() as connection:
        assert connection.execute(select(PEOPLE.c.deleted)).scalar_one() is None
    engine.dispose()
