"""Who looks after which table, and what happens when it changes hands: two houses in one process, over one database."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Engine, delete, insert, select, text, update
from sqlalchemy.exc import OperationalError

import bottega
from bottega.engine.match import Match
from bottega.server.settings import Settings
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.neighbours import OverPostgres, neighbours
from bottega.server.storage.schema import METADATA, PEOPLE, PROCESSES, TABLES, TEXTS
from bottega.server.storage.scribe import Page, Scribe
from bottega.server.storage.shelf import Shelf
from bottega.server.tables import house as house_module
from bottega.server.tables.commands import Person, Play, Say, Sit
from bottega.server.tables.entry import now
from bottega.server.tables.house import House
from bottega.server.tables.keeper import Keeper
from bottega.server.tables.plan import Opening
from tests.server.postgres import Postgres

ADA, BEA = Person("ada", "Ada", "compass"), Person("bea", "Bea", "compass")
MINE, OPEN, BOT = {"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "level": "garzone"}
HOURS = {"kind": "correspondence", "hours": 2}


class QuickBots:
    """In place of the worker processes: the first legal move, at once."""

    async def choose(self, position: Any, seat: int, bot_name: str, seed: int) -> int:
        await asyncio.sleep(0)
        match = Match(bottega.game(position.slug), position.players, 0, position.options)
        match.game.record.restore(match.state, position.state)
        return match.legal(seat)[0].number


class Guest:
    """A connection that keeps what it hears."""

    def __init__(self, person: str | None, viewer: int | None) -> None:
        self.person, self.viewer = person, viewer
        self.heard: list[bytes] = []
        self.dropped = False

    def hear(self, message: bytes) -> None:
        self.heard.append(message)

    def drop(self) -> None:
        self.dropped = True


@pytest.fixture(scope="module")
def kept(postgres: Postgres) -> str:
    address = Settings.read({}, database_url=postgres.new_database()).database_url
    migrate(address)
    return address


@pytest.fixture
def engine(kept: str) -> Iterator[Engine]:
    engine = connect(kept)
    with engine.begin() as connection:
        connection.execute(text(f"TRUNCATE {', '.join(METADATA.tables)}"))
        people = [{"id": p.id, "name": p.name, "emblem": p.emblem, "created": 1} for p in (ADA, BEA)]
        connection.execute(insert(PEOPLE), people)
    yield engine
    engine.dispose()


@asynccontextmanager
async def a_house(engine: Engine, lease: float = 60.0) -> AsyncIterator[House]:
    """A process of its own, as far as the database knows. Its rounds are made by hand, unless the lease is short."""
    settings = Settings(database_url=str(engine.url), bot_pace=0.0, lease=lease)
    scribe = Scribe(engine)
    house = House(settings, scribe, Shelf(engine), QuickBots(), neighbours(engine))  # type: ignore[arg-type]
    await house.open_doors()
    await asyncio.sleep(0.2)  # until it listens
    try:
        yield house
    finally:
        await house.close_doors()
        scribe.close()


def opening(*seats: dict[str, str], **plan: Any) -> Opening:
    return Opening.model_validate({"game": "leonardo", "seats": list(seats), "patience": None, **plan})


def row(engine: Engine, table: str) -> Any:
    with engine.connect() as connection:
        return connection.execute(select(TABLES).where(TABLES.c.id == table)).one()


async def eventually(true: Callable[[], Any], within: float = 10.0) -> None:
    async with asyncio.timeout(within):
        while not true():
            await asyncio.sleep(0.02)


def run(evening: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(evening(), 60))


async def a_persons_turn(keeper: Keeper) -> int:
    """Waits until a person is asked."""
    table = keeper.table
    await eventually(lambda: table.waiting and not any(table.seats[n].by_bot for n in table.asked))
    return table.asked[0]


# ---- putting away


def test_a_game_by_correspondence_is_put_away_with_its_deadline_and_taken_up_again(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "IDLE", -1)

    async def evening() -> None:
        async with a_house(engine) as house:
            id = await house.open(opening(MINE, BOT, pace=HOURS), ADA)
            seat = await a_persons_turn(house.keepers[id])
            ends = house.keepers[id].table.clocks.runs_out(seat)
            assert row(engine, id).deadline == 0
            await house._round()
            await eventually(lambda: not house._leaving)
            assert id not in house.keepers
            assert (row(engine, id).holder, row(engine, id).deadline) == (None, ends)
            keeper = await house.keeper(id)
            assert keeper.holds
            assert (row(engine, id).holder, row(engine, id).deadline) == (house.process, 0)

    run(evening)


@pytest.mark.parametrize("plan", [{"patience": 120}, {"pace": {"kind": "live", "bank": 60, "increment": 5}}])
def test_a_game_whose_people_are_being_waited_for_stays(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, plan: dict[str, Any]
) -> None:
    """Since when somebody is gone is known in memory alone; put away and read again it would begin anew, for ever."""
    monkeypatch.setattr(house_module, "IDLE", -1)

    async def evening() -> None:
        async with a_house(engine) as house:
            id = await house.open(opening(MINE, BOT, **plan), ADA)
            await a_persons_turn(house.keepers[id])
            await house._round()
            assert id in house.keepers

    run(evening)


def test_whoever_holds_a_table_stays_while_somebody_is_at_another_process(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_house(engine) as one, a_house(engine) as two:
            id = await one.open(opening(MINE, BOT), ADA)
            await a_persons_turn(one.keepers[id])
            elsewhere = await two.keeper(id)
            guest = Guest("ada", 0)
            elsewhere.join(guest)
            await eventually(lambda: one.keepers[id].present == {0})
            monkeypatch.setattr(house_module, "IDLE", -1)
            await one._round()
            assert id in one.keepers
            elsewhere.part(guest)
            await eventually(lambda: one.keepers[id].deserted)
            await two._round()  # which does not look after it, and has no more use for it
            assert id not in two.keepers
            await one._round()
            await eventually(lambda: not one._leaving)
            assert id not in one.keepers
            assert row(engine, id).holder is None

    run(evening)


def test_who_comes_while_a_table_is_being_put_away_gets_it_whole(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_house(engine) as house:
            id = await house.open(opening(MINE, BOT), ADA)
            await a_persons_turn(house.keepers[id])
            let_go = house.shelf.let_go

            def slowly(*arguments: Any) -> None:
                time.sleep(0.3)
                let_go(*arguments)

            monkeypatch.setattr(house.shelf, "let_go", slowly)
            house._put_away(house.keepers[id])
            keeper = await house.keeper(id)
            await eventually(lambda: not house._leaving)
            assert keeper is house.keepers[id]
            assert keeper.holds
            assert (row(engine, id).holder, row(engine, id).deadline) == (house.process, 0)

    run(evening)


# ---- whom a game waits for


async def awaited(house: House, person: Person, table: str) -> bool:
    """What a list of tables says."""
    cards = await house.cards_for(person.id, house.shelf.cards_of(person.id))
    (found,) = [card["awaited"] for card in cards if card["id"] == table]
    return bool(found)


def test_who_is_awaited_is_told_by_whoever_keeps_the_table_and_else_by_the_shelf(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_house(engine) as one, a_house(engine) as two:
            id = await one.open(opening(MINE, OPEN, pace=HOURS), ADA)
            await one.keepers[id].ask(Sit(), BEA)
            table = one.keepers[id].table
            for house in (one, two):  # the other has to read the log first
                assert [await awaited(house, person, id) for person in (ADA, BEA)] == [True, False]
            while table.asked == (0,):
                assert table.match is not None
                await one.keepers[id].ask(Play(move=table.match.legal(0)[0].number, seat=0), ADA)
            await eventually(lambda: two.keepers[id].table.seq == table.seq)
            for house in (two, one):
                assert [await awaited(house, person, id) for person in (ADA, BEA)] == [False, True]
            monkeypatch.setattr(house_module, "IDLE", -1)
            for house in (two, one):
                await house._round()
                await asyncio.gather(*house._leaving.values())
            for house in (one, two):
                assert [await awaited(house, person, id) for person in (ADA, BEA)] == [False, True]
                assert id not in house.keepers  # nobody had to read it for that

    run(evening)


# ---- changing hands


def test_a_table_whose_process_left_is_looked_after_by_the_other(engine: Engine) -> None:
    async def evening() -> None:
        async with a_house(engine, lease=0.6) as two:
            async with a_house(engine) as one:
                id = await one.open(opening(BOT, OPEN, BOT), ADA)
                assert row(engine, id).holder == one.process
                await (await two.keeper(id)).ask(Sit(), BEA)
                assert not two.keepers[id].holds
            keeper = two.keepers[id]
            await eventually(lambda: keeper.holds)
            assert await a_persons_turn(keeper) == 1

    run(evening)


def test_people_at_a_living_process_are_not_taken_for_gone_by_the_one_that_takes_over(engine: Engine) -> None:
    """Whoever reads a table from its log asks who is there."""

    async def evening() -> None:
        async with a_house(engine) as one:
            id = await one.open(opening(MINE, OPEN), ADA)
            guest = Guest("ada", 0)
            one.keepers[id].join(guest)
            await one.keepers[id].ask(Sit(), BEA)
            for _ in range(2):  # also when it was there before and put it away
                async with a_house(engine) as two:
                    await _knows_of_ada(two, id)
                    two._put_away(two.keepers[id])
                    await _knows_of_ada(two, id)

    run(evening)


async def _knows_of_ada(house: House, id: str) -> None:
    keeper = await house.keeper(id)
    await eventually(lambda: keeper.present == {0})
    assert 0 not in keeper.gone_since


def test_whose_process_dies_is_gone_from_then_on(engine: Engine) -> None:
    async def evening() -> None:
        async with a_house(engine) as one, a_house(engine) as two:
            id = await one.open(opening(MINE, OPEN, patience=30), ADA)
            await one.keepers[id].ask(Sit(), BEA)
            (await two.keeper(id)).join(Guest("bea", 1))
            await eventually(lambda: one.keepers[id].present == {1})
            assert 1 not in one.keepers[id].gone_since
            with engine.begin() as connection:
                connection.execute(delete(PROCESSES).where(PROCESSES.c.id == two.process))
            before = now()
            await one._round()
            assert one.keepers[id].present == set()
            assert one.keepers[id].gone_since[1] >= before

    run(evening)


def test_who_was_taken_for_dead_lets_go_of_what_others_took_and_keeps_the_rest(engine: Engine) -> None:
    async def evening() -> None:
        async with a_house(engine, lease=0.6) as one, a_house(engine, lease=60) as two:
            taken, left = [await one.open(opening(MINE, BOT), ADA) for _ in range(2)]
            one.keepers[taken].join(Guest("ada", 0))
            keeper = await two.keeper(taken)
            await eventually(lambda: keeper.present == {0})
            with engine.begin() as connection:  # as if it had been silent for too long
                connection.execute(delete(PROCESSES).where(PROCESSES.c.id == one.process))
                held = TABLES.c.id == taken
                connection.execute(update(TABLES).where(held).values(holder=two.process))
            keeper.others_are(one.process, set(), 0)
            await eventually(lambda: not one.keepers[taken].holds)
            assert not one.keepers[taken].duties.busy
            assert one.keepers[left].holds
            await eventually(lambda: one.process in Shelf(engine).processes())
            await eventually(lambda: keeper.present == {0})  # it has said again who is there

    run(evening)


def test_a_table_that_nobody_holds_any_more_is_taken_by_who_has_it_in_memory(engine: Engine) -> None:
    async def evening() -> None:
        async with a_house(engine) as one, a_house(engine, lease=0.6) as two:
            id = await one.open(opening(MINE, BOT), ADA)
            keeper = await two.keeper(id)
            assert not keeper.holds
            one._put_away(one.keepers[id])
            await eventually(lambda: keeper.holds)

    run(evening)


def test_a_game_that_ended_as_its_process_died_is_listed_as_ended_and_keeps_its_text(engine: Engine) -> None:
    """The last move was in the log, but what lists show was not yet brought up to it."""

    async def evening() -> None:
        async with a_house(engine) as one:
            id = await one.open(opening(BOT, BOT), ADA)
            await eventually(lambda: row(engine, id).status == "finished", 30)
            text = Shelf(engine).text(id)
        with engine.begin() as connection:
            connection.execute(delete(TEXTS))
            stale = {"status": "running", "deadline": 0, "drawn": 3, "holder": "dead", "card": "{}"}
            connection.execute(update(TABLES).values(**stale))
        async with a_house(engine, lease=0.6):
            await eventually(lambda: row(engine, id).status == "finished")
            assert row(engine, id).deadline is None
            assert Shelf(engine).text(id) == text

    run(evening)


def test_a_game_that_began_as_its_process_died_is_taken_up(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with a_house(engine) as one:
            id = await one.open(opening(BOT, OPEN), ADA)

            async def die(_: Keeper) -> None:
                raise OperationalError("it died", None, Exception())

            monkeypatch.setattr(one, "keep_row", die)
            await one.keepers[id].ask(Sit(), BEA)
            assert (row(engine, id).status, row(engine, id).deadline) == ("running", 0)
            assert one.keepers[id].unsure

    run(evening)


# ---- who is gone


def test_who_watches_and_then_sits_down_is_there(engine: Engine) -> None:
    async def evening() -> None:
        async with a_house(engine) as one, a_house(engine) as two:
            id = await one.open(opening(MINE, OPEN), ADA)
            keeper = await two.keeper(id)
            keeper.join(Guest("bea", None))
            await eventually(lambda: one.keepers[id].elsewhere)
            assert one.keepers[id].present == set()
            await keeper.ask(Sit(), BEA)
            assert 1 not in keeper.gone_since
            await eventually(lambda: one.keepers[id].present == {1})

    run(evening)


def test_patience_begins_with_the_game_and_with_every_sign_of_life(engine: Engine) -> None:
    """A table may have waited for hours for its last person; and a program need not listen to play."""

    async def evening() -> None:
        async with a_house(engine) as house:
            id = await house.open(opening(MINE, OPEN, patience=60), ADA)
            keeper = house.keepers[id]
            long_ago = now() - 3_600_000
            keeper.gone_since = {0: long_ago, 1: long_ago}
            await keeper.ask(Sit(), BEA)
            assert min(keeper.gone_since.values()) > long_ago
            seat = await a_persons_turn(keeper)
            keeper.gone_since = {0: long_ago, 1: long_ago}
            assert keeper.table.match is not None
            await keeper.ask(Play(move=keeper.table.match.legal(seat)[0].number), (ADA, BEA)[seat])
            assert keeper.gone_since[seat] > long_ago
            assert keeper.gone_since[1 - seat] == long_ago

    run(evening)


# ---- when things fail


class Failing:
    """A database that does not answer for a while: before it has done anything, or after."""

    def __init__(self, scribe: Scribe, after: bool) -> None:
        self._write, self._after = scribe.write, after
        self.down = True

    async def write(self, page: Page) -> None:
        if not self.down or self._after:
            await self._write(page)
        if self.down:
            raise OperationalError("it does not answer", None, Exception())


@pytest.mark.parametrize("after", [False, True], ids=["not written", "written and not confirmed"])
def test_a_bot_and_a_person_go_on_when_the_database_answers_again(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, after: bool
) -> None:
    async def evening() -> None:
        async with a_house(engine) as house:
            id = await house.open(opening(MINE, BOT, hints=False), ADA)
            keeper, guest = house.keepers[id], Guest("ada", 0)
            keeper.join(guest)
            await a_persons_turn(keeper)
            length = keeper.table.seq
            failing = Failing(house.scribe, after)
            monkeypatch.setattr(house.scribe, "write", failing.write)
            assert keeper.table.match is not None
            move = Play(id="m", move=keeper.table.match.legal(0)[0].number)
            with pytest.raises(OperationalError):
                await keeper.ask(move, ADA)
            with pytest.raises(OperationalError):
                await keeper.ask(Say(id="s", text="ciao"), ADA)
            failing.down = False
            await house._round()
            assert not keeper.unsure
            done = await keeper.ask(move, ADA)
            assert done.again is after
            assert (done.seq, (await keeper.ask(Say(id="s", text="ciao"), ADA)).again) == (length + 1, False)
            await a_persons_turn(keeper)
            log = Shelf(engine).log(id)
            assert [entry.client for entry in log if entry.client] == ["m", "s"]
            assert any(entry.kind == "moved" and entry.person is None for entry in log[length + 1 :])
            assert house.keepers[id] is keeper
            assert not guest.dropped

    run(evening)


def test_a_bots_move_that_could_not_be_written_is_made_when_the_database_answers_again(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        async with a_house(engine) as house:
            id = await house.open(opening(MINE, BOT), ADA)
            keeper = house.keepers[id]
            await a_persons_turn(keeper)
            failing = Failing(house.scribe, after=False)
            bots_turn = asyncio.Event()
            choose = house.workers.choose

            async def slow(*arguments: Any) -> int:
                await bots_turn.wait()
                return await choose(*arguments)

            monkeypatch.setattr(house.workers, "choose", slow)
            while keeper.table.waiting != [1]:
                assert keeper.table.match is not None
                await keeper.ask(Play(move=keeper.table.match.legal(0)[0].number), ADA)
                if 0 not in keeper.table.asked:
                    break
            length = keeper.table.seq
            monkeypatch.setattr(house.scribe, "write", failing.write)
            bots_turn.set()
            await eventually(lambda: keeper.unsure)
            assert keeper.table.seq == length
            failing.down = False
            await house._round()
            await eventually(lambda: keeper.table.seq > length)

    run(evening)


def test_a_table_that_broke_is_read_anew_and_goes_on(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "AGAIN", 0)

    async def evening() -> None:
        async with a_house(engine) as house:
            id = await house.open(opening(MINE, BOT), ADA)
            keeper, guest = house.keepers[id], Guest("ada", 0)
            await a_persons_turn(keeper)
            keeper.join(guest)

            def breaks(*_: Any) -> None:
                raise ValueError("a defect")

            monkeypatch.setattr(keeper.table, "apply", breaks)
            with pytest.raises(ValueError, match="a defect"):
                await keeper.ask(Say(id="s", text="ciao"), ADA)
            assert guest.dropped
            assert id not in house.keepers
            late = Guest("bea", None)
            keeper.join(late)  # who still had it in hand
            assert late.dropped
            await asyncio.sleep(0.01)
            await house._round()
            assert house.keepers[id].holds
            assert (await house.keepers[id].ask(Say(id="s", text="ciao"), ADA)).again

    run(evening)


def test_a_process_behind_reads_on_before_it_refuses(engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever saw the table at one process may ask at another that has not heard of it yet."""

    monkeypatch.setattr(House, "_overhear", lambda *_: None)
    monkeypatch.setattr(House, "_missed", lambda *_: None)

    async def evening() -> None:
        async with a_house(engine) as one, a_house(engine) as two:
            id = await one.open(opening(MINE, OPEN), ADA)
            behind = await two.keeper(id)
            await one.keepers[id].ask(Sit(), BEA)
            table = one.keepers[id].table
            assert behind.table.seq < table.seq
            seat = table.asked[0]
            assert table.match is not None
            move = table.match.legal(seat)[0].number
            await behind.ask(Play(move=move, question=table.question[seat]), (ADA, BEA)[seat])

    run(evening)


# ---- notes


def test_notes_come_in_order_and_equal_ones_are_not_lost(engine: Engine) -> None:
    """Of two equal notes in one transaction PostgreSQL would pass on the first alone: who came, went and came again
    would be gone."""

    async def evening() -> None:
        heard: list[list[int]] = []
        listening = asyncio.Event()
        one, two = OverPostgres(engine), OverPostgres(engine)
        two.listen(lambda note: heard.append(note["seats"]), listening.set)
        await listening.wait()
        one.listen(lambda _: None, lambda: None)
        for seats in ([0], [], [0], [0]):
            one.say({"seats": seats})
        await eventually(lambda: len(heard) == 4)
        assert heard == [[0], [], [0], [0]]
        one.close()
        two.close()

    run(evening)


def _all(found: list[Any], count: int) -> bool:
    return len(found) == count


def test_whoever_listens_again_is_told_that_something_may_be_missing(engine: Engine, postgres: Postgres) -> None:
    async def evening() -> None:
        begun: list[bool] = []
        heard: list[int] = []
        listener, speaker = OverPostgres(engine), OverPostgres(engine)
        listener.listen(lambda note: heard.append(note["number"]), lambda: begun.append(True))
        speaker.listen(lambda _: None, lambda: None)
        await eventually(lambda: len(begun) == 1)
        for n in range(2):
            postgres.cut_connections(str(engine.url.database))
            await eventually(partial(_all, begun, n + 2))
            speaker.say({"number": n})
            await eventually(partial(_all, heard, n + 1))
        assert heard == [0, 1]
        listener.close()
        speaker.close()

    run(evening)
