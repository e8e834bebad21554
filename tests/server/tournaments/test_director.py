"""A tournament from its announcement to its end, over a real database; each round is drawn once, whatever crashes."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from sqlalchemy import Engine, update

from bottega.server.person import Person
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.log_writer import Conflict
from bottega.server.storage.schema import TOURNAMENTS
from bottega.server.storage.tournament_store import Tournament, TournamentStore
from bottega.server.tables.plan import Correspondence, TableRequest
from bottega.server.timestamps import now_ms
from bottega.server.tournaments.director import Director, decide
from bottega.server.tournaments.plan import TournamentRequest
from tests.server.finished_games import PlayedTable, add_people
from tests.server.postgres import Postgres
from tests.server.sample_games import short_game

NAMES = ("Ada", "Bea", "Cleo", "Dora", "Elsa")


class Tables:
    """Stands for the registry: opens tables, and lets their games end."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loaded: dict[str, Any] = {}
        self.opened: dict[str, tuple[Person | str, ...]] = {}
        self.fails = False

    async def open_for(
        self, opening: TableRequest, people: Mapping[int, Person], seeks: tuple[str, ...] = (), id: str | None = None
    ) -> str:
        assert id is not None
        if self.fails:
            raise RuntimeError("the process ends here")
        if id in self.opened:
            raise Conflict
        self.opened[id] = tuple(people.get(seat, plan.level) for seat, plan in enumerate(opening.seats))
        return id

    def end_all(self) -> None:
        for id, players in self.opened.items():
            if id not in self.loaded:
                self.loaded[id] = None
                PlayedTable(*players, id=id).play().save(self.engine)


@pytest.fixture
def store(engine: Engine) -> TournamentStore:
    return TournamentStore(engine)


@pytest.fixture
def tables(engine: Engine) -> Tables:
    return Tables(engine)


@pytest.fixture
def people(engine: Engine) -> list[Person]:
    return add_people(engine, *NAMES)


def plan(**given: Any) -> TournamentRequest:
    about: dict[str, Any] = {"name": "Sunday", "game": short_game(2), "players": 2, "format": "swiss", "rounds": 3}
    return TournamentRequest(**about | {"starts": now_ms()} | given)


def announced(store: TournamentStore, people: list[Person], **given: Any) -> str:
    id = store.create(plan(**given), people[0].id)
    for person in people:
        store.enter(id, person.id)
    return id


def advance(store: TournamentStore, tables: Tables, id: str) -> Tournament:
    asyncio.run(Director(store, tables).advance(id))  # type: ignore[arg-type]
    found = store.read(id)
    assert found is not None
    return found


def test_a_swiss_tournament_is_played_to_its_end(store: TournamentStore, tables: Tables, people: list[Person]) -> None:
    id = announced(store, people)
    for round in (1, 2, 3):
        now = advance(store, tables, id)
        assert (now.status, now.round) == ("running", round)
        assert sorted(player for game in now.games if game.round == round for player in game.people) == list("12345")
        assert not all(game.over for game in now.games)
        tables.end_all()
    assert advance(store, tables, id).status == "finished"
    assert len(tables.opened) == 3 * 2


def test_a_round_waits_for_all_its_games(store: TournamentStore, tables: Tables, people: list[Person]) -> None:
    id = announced(store, people[:4])
    advance(store, tables, id)
    first, *_ = tables.opened
    PlayedTable(*tables.opened[first], id=first).play().save(tables.engine)
    assert advance(store, tables, id).round == 1


def test_a_table_that_was_not_opened_is_opened_after_a_crash_and_no_round_is_drawn_again(
    store: TournamentStore, tables: Tables, people: list[Person]
) -> None:
    id = announced(store, people[:4])
    tables.fails = True
    with pytest.raises(RuntimeError):
        advance(store, tables, id)
    drawn = store.read(id)
    assert drawn is not None
    assert len(drawn.games) == 2
    tables.fails = False
    assert advance(store, tables, id).games == drawn.games
    assert sorted(tables.opened) == sorted(game.table for game in drawn.games if game.table)


def test_too_few_players_cancel_a_tournament(store: TournamentStore, tables: Tables, people: list[Person]) -> None:
    assert advance(store, tables, announced(store, people[:1])).status == "cancelled"


def test_nothing_happens_before_the_time(store: TournamentStore, tables: Tables, people: list[Person]) -> None:
    id = announced(store, people, starts=now_ms() + 60_000)
    assert store.due(now_ms()) == []
    assert advance(store, tables, id).status == "announced"


def test_late_entrants_and_those_who_withdraw(store: TournamentStore, tables: Tables, people: list[Person]) -> None:
    id = announced(store, people[:4])
    advance(store, tables, id)
    tables.end_all()
    store.withdraw(id, people[0].id)
    store.enter(id, people[4].id)
    now = advance(store, tables, id)
    second = {player for game in now.games if game.round == 2 for player in game.people}
    assert second == set("2345")


def test_who_meets_somebody_who_left_a_round_robin_gets_the_point(
    store: TournamentStore, tables: Tables, people: list[Person]
) -> None:
    id = announced(store, people[:4], format="round_robin", rounds=None)
    advance(store, tables, id)
    tables.end_all()
    store.withdraw(id, people[0].id)
    now = advance(store, tables, id)
    second = [game for game in now.games if game.round == 2]
    assert [len(game.people) for game in second if game.is_bye] == [1]
    assert "1" not in {player for game in second for player in game.people}
    tables.end_all()
    advance(store, tables, id)
    tables.end_all()
    assert advance(store, tables, id).status == "finished"


def test_an_arena_pairs_those_who_are_there_again_and_again_until_its_time_is_over(
    store: TournamentStore, tables: Tables, people: list[Person]
) -> None:
    id = announced(store, people[:2], format="arena", rounds=None, minutes=5)
    advance(store, tables, id)
    assert len(advance(store, tables, id).games) == 1
    assert len(advance(store, tables, id).games) == 1  # both play
    tables.end_all()
    assert len(advance(store, tables, id).games) == 2
    tables.end_all()
    with tables.engine.begin() as connection:
        connection.execute(update(TOURNAMENTS).values(began=now_ms() - 6 * 60_000))
    now = advance(store, tables, id)
    assert (now.status, len(now.games)) == ("finished", 2)


def test_bots_fill_the_tables_if_the_host_wants_it(
    store: TournamentStore, tables: Tables, people: list[Person]
) -> None:
    id = announced(store, people[:3], fill="garzone")
    now = advance(store, tables, id)
    assert sorted(len(game.people) for game in now.games) == [1, 2]
    assert all(len(game.players) == 2 and not game.is_bye for game in now.games)
    assert "garzone" in [player for players in tables.opened.values() for player in players]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"rounds": None}, "needs its number of rounds"),
        ({"format": "arena", "rounds": None}, "needs its length"),
        ({"format": "arena", "rounds": None, "minutes": 30, "pace": Correspondence()}, "games of minutes"),
        ({"pace": {"kind": "unhurried"}}, "needs a clock"),
        ({"players": 6}, "players"),
        ({"name": " x"}, "name"),
    ],
)
def test_impossible_tournaments_are_refused(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        plan(**wrong)


def test_two_processes_draw_a_round_once_on_postgresql(postgres: Postgres) -> None:
    """While one process decides, the other one finds the row locked, and does nothing."""
    url = postgres.new_database()
    migrate(url)
    engine, other = connect(url), connect(url)
    people = add_people(engine, *NAMES)
    id = announced(TournamentStore(engine), people)
    seen: list[Tournament | None] = []

    def decide_slowly(tournament: Tournament) -> Any:
        seen.append(TournamentStore(other).advance(id, decide))
        return decide(tournament)

    TournamentStore(engine).advance(id, decide_slowly)
    assert seen == [None]
    found = TournamentStore(other).read(id)
    assert found is not None
    assert (found.round, len(found.games)) == (1, 3)
    engine.dispose()
    other.dispose()
