"""Ratings: which games count, what they change, and that each counts once, whatever crashes."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Engine, func, select, text
from sqlalchemy.exc import IntegrityError

from bottega.bots.levels import LEVELS
from bottega.server.person import Person
from bottega.server.ratings.anchors import NEWCOMER, Strength, bot_strength, estimate
from bottega.server.ratings.classes import class_of
from bottega.server.ratings.model import rate
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate, migration_config
from bottega.server.storage.log_writer import LogWrite, execute_write
from bottega.server.storage.schema import RATINGS, RESULT_SEATS, RESULTS
from bottega.server.tables.commands import Answer, AskCasual, AskUndo, Play, Refused
from bottega.server.tables.outcome import result_of
from bottega.server.tables.plan import Live, SeatPlan, TableRequest
from bottega.server.tables.table_row import row_of
from bottega.server.timestamps import now_ms
from tests.server.dying import killed_at_each_write, registry_on
from tests.server.finished_games import DAY, START, PlayedTable, add_people, finished_game
from tests.server.offline_table import OfflineTable
from tests.server.postgres import Postgres
from tests.server.sample_games import games_for, short_game, simple_game

RATED: dict[str, Any] = {"rated": True, "hints": False}


@pytest.fixture
def people(engine: Engine) -> list[Person]:
    return add_people(engine, "Ada", "Bea", "Cleo")


def ratings(engine: Engine) -> dict[str, Any]:
    with engine.connect() as connection:
        return {row.person: row for row in connection.execute(select(RATINGS))}


def seats(engine: Engine, table: str) -> list[Any]:
    with engine.connect() as connection:
        query = select(RESULT_SEATS).where(RESULT_SEATS.c.table_id == table).order_by(RESULT_SEATS.c.seat)
        return list(connection.execute(query))


# ---- which tables can be rated


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ({"hints": True}, "no hints"),
        ({"seats": [SeatPlan(kind="mine"), SeatPlan(kind="mine")]}, "one seat"),
        ({"pace": Live()}, "loses"),
    ],
)
def test_a_rated_table_has_no_help_and_one_seat_for_each_person(plan: dict[str, Any], reason: str) -> None:
    usual = {"game": simple_game(2), "seats": [SeatPlan(kind="mine"), SeatPlan()], **RATED}
    assert TableRequest(**usual).rated
    assert TableRequest(**usual, pace=Live(), on_time="loss").rated
    with pytest.raises(ValueError, match=reason):
        TableRequest(**{**usual, **plan})


def test_a_table_is_casual_unless_it_was_opened_as_rated() -> None:
    assert not OfflineTable(2).table.rated
    assert OfflineTable(2, **RATED).table.rated


def test_a_table_that_starts_in_a_position_is_casual() -> None:
    offline = OfflineTable(2, **RATED)
    position = {
        name: value
        for name, value in offline.match.position().items()
        if name not in {option.name for option in offline.match.game.options} | {*offline.match.game.variants}
    }
    assert not OfflineTable(2, position=position, **RATED).table.rated


def test_taking_moves_back_by_agreement_makes_a_table_casual() -> None:
    offline = OfflineTable(2, **RATED)
    mover = offline.play_turn()
    offline.execute(mover, AskUndo())
    assert offline.table.rated
    offline.execute(1 - mover, Answer(yes=True))
    assert not offline.table.rated
    assert not offline.table.summary()["rated"]


def test_nobody_makes_a_rated_table_casual_alone() -> None:
    """Otherwise a player about to lose against bots would do it."""
    offline = OfflineTable(2, bots=(1,), **RATED)
    seat = offline.match.actors[0]
    offline.add("moved", seat, move=offline.match.legal(seat)[-1].number)
    while not any(mover == 0 for mover, _ in offline.match.log):
        seat = offline.match.actors[0]
        offline.add("moved", seat, move=offline.match.legal(seat)[-1].number)
    for request in (AskUndo(), AskCasual()):
        with pytest.raises(Refused) as refused:
            offline.execute(0, request)
        assert refused.value.code == "rated"


def test_all_can_agree_that_a_game_does_not_count() -> None:
    offline = OfflineTable(3, **RATED)
    offline.execute(0, AskCasual())
    assert offline.table.missing_answers == {1, 2}
    offline.execute(1, Answer(yes=False))
    assert offline.table.pending is None
    offline.execute(0, AskCasual())
    offline.execute(1, Answer(yes=True))
    assert offline.table.rated
    offline.execute(2, Answer(yes=True))
    assert not offline.table.rated
    with pytest.raises(Refused) as refused:
        offline.execute(0, AskCasual())
    assert refused.value.code == "not_rated"


# ---- what counts


def test_a_result_has_places_points_and_sources(people: list[Person]) -> None:
    for slug in games_for(3):
        played = PlayedTable(*people, game=slug).play()
        result = result_of(played.table)
        assert result is not None
        assert played.table.match is not None
        assert [n for n, seat in enumerate(result.seats) if seat.place == 1] == list(played.table.match.winners)
        assert [seat.points for seat in result.seats] == played.table.match.scores
        assert result.moves == len(played.table.match.log)
        assert all(seat.opening is not None for seat in result.seats)
        assert {source.name for source in played.table.match.game.points} == set(result.seats[0].sources)


@pytest.mark.parametrize("reason", ["left", "gone"])
def test_who_leaves_a_rated_game_comes_last_even_if_the_bot_wins(reason: str, people: list[Person]) -> None:
    played = PlayedTable(*people[:2], rated=True).play()
    winner = played.table.winners[0]
    again = PlayedTable(*people[:2], rated=True)
    for entry in played.entries[len(again.entries) : -1]:
        again.add(entry.kind, entry.seat, entry.person, **entry.body)
    again.table.seats[winner].stand_in = reason  # type: ignore[assignment]
    last = played.entries[-1]
    again.add(last.kind, last.seat, last.person, **last.body)
    result = result_of(again.table)
    assert result is not None
    assert result.rated
    assert [seat.place for seat in result.seats] == [2 if n == winner else 1 for n in range(2)]
    assert again.table.winners == [1 - winner]


def test_a_casual_game_changes_no_rating(engine: Engine, people: list[Person]) -> None:
    table = finished_game(engine, *people[:2])
    assert ratings(engine) == {}
    assert [row.mu_after for row in seats(engine, table)] == [None, None]


def test_a_rated_game_changes_the_ratings_of_its_class_only(engine: Engine, people: list[Person]) -> None:
    ada, bea, cleo = people
    table = finished_game(engine, ada, bea, rated=True)
    rated = ratings(engine)
    assert set(rated) == {ada.id, bea.id}
    assert {row.player_class for row in rated.values()} == {"two"}
    for row in seats(engine, table):
        assert (row.mu_after, row.sigma_after) == (rated[row.person].mu, rated[row.person].sigma)
        assert (row.mu, row.sigma) == NEWCOMER
        assert (row.mu_after > row.mu) == (row.place == 1)
        assert row.sigma_after < row.sigma
    finished_game(engine, ada, bea, cleo, rated=True)
    with engine.connect() as connection:
        count = connection.execute(select(func.count()).where(RATINGS.c.person == ada.id)).scalar_one()
    assert count == 2


def test_a_lone_player_is_rated_by_the_known_strength_of_the_bots(engine: Engine, people: list[Person]) -> None:
    level = next(iter(LEVELS))
    table = finished_game(engine, people[0], level, rated=True)
    person, bot = seats(engine, table)
    assert (bot.mu, bot.sigma) == bot_strength(short_game(2), "two", level)
    assert bot.mu_after is None
    before, after = Strength(person.mu, person.sigma), Strength(person.mu_after, person.sigma_after)
    assert after == rate([before, Strength(bot.mu, bot.sigma)], [person.place, bot.place])[0]
    assert set(ratings(engine)) == {people[0].id}


def test_a_rated_game_that_its_only_person_abandons_is_lost(engine: Engine, people: list[Person]) -> None:
    played = PlayedTable(people[0], "garzone", rated=True).play(4)
    played.add("closed", why="abandoned")
    played.save(engine)
    assert ratings(engine)[people[0].id].mu < NEWCOMER.mu
    with engine.connect() as connection:
        assert connection.execute(select(RESULTS.c.finished)).scalar_one() is False


def test_a_rated_game_that_all_people_abandon_counts_for_nobody(engine: Engine, people: list[Person]) -> None:
    played = PlayedTable(*people[:2], rated=True).play(4)
    played.add("closed", why="abandoned")
    played.save(engine)
    assert ratings(engine) == {}


def test_a_rated_game_that_all_people_gave_up_is_closed_after_a_day() -> None:
    from bottega.server.tables.scheduler import TableScheduler
    from tests.server.offline_table import fake_actor

    offline = OfflineTable(2, bots=(1,), **RATED)
    offline.add("left", 0, offline.people[0].id)
    services: Any = type("Services", (), {"settings": Settings()})
    scheduler = TableScheduler(fake_actor(offline.table, attended=False, attended_at=offline.now), services)
    assert scheduler.overdue_entries(offline.table, offline.now + DAY - 1) == []
    assert [one.kind for one in scheduler.overdue_entries(offline.table, offline.now + DAY)] == ["closed"]


# ---- the strength of bots


def test_every_game_knows_the_strength_of_its_levels() -> None:
    levels = list(LEVELS)
    for players in (2, 3):
        for slug in games_for(players):
            strengths = [bot_strength(slug, class_of(players), level) for level in levels]
            assert all(strength != NEWCOMER for strength in strengths), slug
            assert [one.mu for one in strengths] == sorted(one.mu for one in strengths), slug


def test_a_level_without_a_measurement_is_estimated_from_its_neighbours() -> None:
    measured = {"b": Strength(20.0, 1.0), "d": Strength(30.0, 1.0)}
    found = [estimate(measured, level, tuple("abcde")).mu for level in "abcde"]
    assert found == [17.0, 20.0, 25.0, 30.0, 33.0]
    assert estimate(measured, "unknown", tuple("abcde")) == NEWCOMER


# ---- once, whatever crashes


def at_the_last_move(engine: Engine, people: list[Person]) -> tuple[str, Play, Person]:
    """A rated game before its last move: the table, the move and who makes it."""
    at = now_ms() - 600_000  # a table from long ago would be closed as abandoned
    whole, played = [PlayedTable(*people, rated=True, at=at) for _ in range(2)]
    last = whole.play().entries[-1]
    played.play(len(whole.table.moves) - 1).save(engine)
    return played.id, Play(move=last.body["move"], seat=last.seat), people[last.seat or 0]


def test_a_game_is_rated_once_wherever_the_server_is_killed(engine: Engine, people: list[Person]) -> None:
    table, move, person = at_the_last_move(engine, people[:2])

    async def play_last_move(engine: Engine) -> None:
        async with registry_on(engine) as registry:
            actor = await registry.get(table)
            if actor.table.status == "running":
                await actor.execute(move, person)
            assert actor.table.status == "finished"

    for step in killed_at_each_write(engine, play_last_move):
        assert [row.games for row in ratings(engine).values()] == [1, 1], step
        assert len(seats(engine, table)) == 2
    assert step > 8


@pytest.fixture
def postgres_engine(postgres: Postgres) -> Iterator[Engine]:
    address = Settings.read({}, database_url=postgres.new_database()).database_url
    migrate(address)
    engine = connect(address)
    yield engine
    engine.dispose()


def test_two_processes_that_record_the_same_games_rate_each_once(postgres_engine: Engine) -> None:
    people = add_people(postgres_engine, "Ada", "Bea", "Cleo")
    tables = [PlayedTable(people[n % 3], people[(n + 1) % 3], seed=n, rated=True).play() for n in range(12)]
    results = [result_of(one.table) for one in tables]
    for one in tables:
        one.table.status = "running"  # without a result
        one.save(postgres_engine)
        one.table.status = "finished"

    def record(engine: Engine, order: list[int]) -> None:
        for n in order:
            write = LogWrite(tables[n].id, (), changes=row_of(tables[n].table), result=results[n])
            with engine.begin() as connection:
                execute_write(connection, write)

    engines = [connect(postgres_engine.url.render_as_string(hide_password=False)) for _ in range(2)]
    orders = [list(range(12)), list(reversed(range(12)))]
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(record, engines, orders))
    for engine in engines:
        engine.dispose()
    with postgres_engine.connect() as connection:
        rows = connection.execute(select(RESULT_SEATS)).all()
    assert len(rows) == 24
    for person, rating in ratings(postgres_engine).items():
        own = [row for row in rows if row.person == person]
        assert rating.games == len(own) == 8
        # Each game starts from the rating that another one left behind: no update was lost.
        assert {row.mu for row in own} == {NEWCOMER.mu, *(row.mu_after for row in own)} - {rating.mu}


def test_a_game_of_two_processes_is_rated_once_when_one_dies_with_the_lock(postgres_engine: Engine) -> None:
    people = add_people(postgres_engine, "Ada", "Bea")
    played = PlayedTable(*people, rated=True).play()
    result = result_of(played.table)
    played.table.status = "running"
    played.save(postgres_engine)
    write = LogWrite(played.id, (), result=result)
    dying = connect(postgres_engine.url.render_as_string(hide_password=False))
    connection = dying.connect()
    execute_write(connection, write)  # it has the lock, and has not committed
    pid = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
    with postgres_engine.begin() as other:
        other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": pid})
    with postgres_engine.begin() as other:
        execute_write(other, write)
    assert [row.games for row in ratings(postgres_engine).values()] == [1, 1]
    connection.invalidate()
    dying.dispose()


def test_a_result_cannot_be_stored_twice(engine: Engine, people: list[Person]) -> None:
    table = finished_game(engine, *people[:2], rated=True)
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(text("INSERT INTO results SELECT * FROM results WHERE table_id = :id"), {"id": table})


# ---- the schema before


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_from_before_get_a_result_and_are_not_rated(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = Settings.read({}, database_url=postgres.new_database()).database_url
    command.upgrade(migration_config(url), "0008")
    engine = connect(url)
    ada, bea = add_people(engine, "Ada", "Bea")
    played = PlayedTable(ada, bea, "garzone", public=True, at=START).play()
    running = PlayedTable(ada, bea).play(5)
    running.save(engine)
    _save_without_result(engine, played)
    migrate(url)
    assert played.table.match is not None
    with engine.connect() as connection:
        row = connection.execute(select(RESULTS)).one()
    assert (row.table_id, row.public, row.rated, row.finished) == (played.id, True, False, True)
    assert (row.moves, row.ended) == (len(played.table.match.log), played.entries[-1].at)
    result = result_of(played.table)
    assert result is not None
    stored = seats(engine, played.id)
    assert [(one.person, one.level, one.points) for one in stored] == [
        (seat.person, seat.level, seat.points) for seat in result.seats
    ]
    assert [one.place == 1 for one in stored] == [seat.place == 1 for seat in result.seats]
    assert ratings(engine) == {}
    engine.dispose()


def _save_without_result(engine: Engine, played: PlayedTable) -> None:
    """Writes a finished game as the version before did."""
    from tests.server import finished_games

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finished_games, "result_of", lambda table: None)
        played.save(engine)
