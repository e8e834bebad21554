"""Holidays: a person's clocks by correspondence stand, for a number of days in a year, and everybody sees it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Engine

from bottega.server.settings import Settings
from bottega.server.storage.holiday_store import DAY, Holiday, HolidayRefused, HolidayStore
from bottega.server.tables import projection
from bottega.server.tables.holidays import holiday_entries
from bottega.server.tables.plan import Correspondence, Live
from bottega.server.tables.saved_state import restore_table, save_table
from bottega.server.tables.scheduler import TableScheduler
from tests.server.offline_table import SEED, START, OfflineTable, fake_actor
from tests.server.playing import table_of
from tests.server.running import Guest

HOUR = 3_600_000
BY_MAIL = Correspondence(hours=24)
NEW_YEAR = 1_798_761_600_000  # 2027


def on_holiday(offline: OfflineTable, seat: int, start: int, until: int) -> None:
    entries = holiday_entries(offline.table, offline.now, {offline.people[seat].id: Holiday(start, until)})
    for entry in entries:
        offline.table.apply(entry)


def test_a_clock_stands_during_a_holiday_and_runs_on_after_it() -> None:
    offline = OfflineTable(2, pace=BY_MAIL)
    table, seat = offline.table, offline.match.actors[0]
    assert table.clock_deadline(seat) == START + 24 * HOUR
    offline.now += 10 * HOUR
    on_holiday(offline, seat, offline.now, offline.now + 3 * DAY)
    assert table.clock_deadline(seat) == START + 24 * HOUR + 3 * DAY
    assert table.clocks.remaining(seat, offline.now + 2 * DAY) == 14 * HOUR
    assert table.clocks.remaining(seat, offline.now + 3 * DAY + HOUR) == 13 * HOUR
    assert offline.overdue(START + 25 * HOUR, {}) == []
    assert offline.overdue(START + 25 * HOUR + 3 * DAY, {}) == [("stood_in", seat)]


def test_who_comes_back_early_and_leaves_again_loses_no_time_of_either_holiday() -> None:
    offline = OfflineTable(2, pace=BY_MAIL)
    clocks, seat = offline.table.clocks, offline.match.actors[0]
    first = offline.now = START + 4 * HOUR
    on_holiday(offline, seat, first, first + 5 * DAY)
    offline.now += DAY
    on_holiday(offline, seat, first, offline.now)  # back early
    assert clocks.remaining(seat, offline.now) == 20 * HOUR
    offline.now += 2 * HOUR
    on_holiday(offline, seat, offline.now, offline.now + DAY)
    assert clocks.remaining(seat, offline.now + DAY) == 18 * HOUR
    assert clocks.deadline(seat) == START + 24 * HOUR + 2 * DAY


def test_a_holiday_that_the_table_learns_late_counts_from_its_start() -> None:
    offline = OfflineTable(2, pace=BY_MAIL)
    seat = offline.match.actors[0]
    offline.now = START + 24 * HOUR  # the time is just over
    on_holiday(offline, seat, START + HOUR, START + HOUR + 3 * DAY)
    assert offline.table.clocks.remaining(seat, offline.now) == 23 * HOUR
    assert offline.overdue(offline.now, {}) == []


def test_before_a_clock_runs_out_the_table_asks_who_is_on_holiday() -> None:
    offline = OfflineTable(2, pace=BY_MAIL)
    seat, asked = offline.match.actors[0], []
    now = offline.now = START + 25 * HOUR

    def present(people: set[str], _: int) -> dict[str, Holiday]:
        asked.append(people)
        return {person: Holiday(START, now + DAY) for person in people}

    async def propose(make: Any) -> None:
        for entry in make(offline.table, offline.now):
            offline.table.apply(entry)

    services: Any = SimpleNamespace(settings=Settings(), holidays=SimpleNamespace(present=present))
    actor = fake_actor(offline.table, propose=propose)

    async def handle() -> None:
        scheduler = TableScheduler(actor, services)
        await scheduler._handle_deadline()
        scheduler.stop()

    asyncio.run(handle())
    assert asked == [{offline.people[seat].id}]
    assert offline.table.history[-1].entry.kind == "holiday"
    assert offline.table.seats[seat].stand_in is None


def test_everybody_sees_a_holiday_and_a_saved_table_keeps_it() -> None:
    offline = OfflineTable(2, pace=BY_MAIL)
    on_holiday(offline, 1, START, START + DAY)
    for viewer in offline.viewers:
        shown = projection.snapshot(offline.table, viewer)
        assert [seat["holiday"] for seat in shown["table"]["seats"]] == [None, [START, START + DAY]]
        assert (shown["told"][-1]["kind"], shown["told"][-1]["until"]) == ("holiday", START + DAY)
    last = offline.table.history[-1].entry
    restored = restore_table(offline.table.id, SEED, save_table(offline.table), last)
    assert restored is not None
    assert restored.clocks.holidays == offline.table.clocks.holidays
    on_holiday(offline, 1, START, START + DAY)
    assert offline.table.history[-1].entry == last  # known already


def test_a_live_clock_does_not_stand() -> None:
    offline = OfflineTable(2, pace=Live(bank=60, increment=5))
    assert holiday_entries(offline.table, START, {offline.people[0].id: Holiday(START, START + DAY)}) == []


# ---- the allowance


def test_a_year_has_a_number_of_days_and_a_day_that_was_not_used_comes_back(engine: Engine) -> None:
    store, now = HolidayStore(engine, 21), NEW_YEAR + 30 * DAY
    assert store.start("ada", now, 14) == Holiday(now, now + 14 * DAY)
    with pytest.raises(HolidayRefused, match="already"):
        store.start("ada", now + DAY, 1)
    assert store.present(["ada", "bea"], now + DAY) == {"ada": Holiday(now, now + 14 * DAY)}
    assert store.end("ada", now + 4 * DAY) == Holiday(now, now + 4 * DAY)
    assert store.end("ada", now + 5 * DAY) is None
    assert store.days_left("ada", now + 5 * DAY) == 17
    with pytest.raises(HolidayRefused, match="21"):
        store.start("ada", now + 5 * DAY, 18)
    assert store.start("ada", now + 5 * DAY, 17)
    assert store.days_left("bea", now) == 21


def test_a_holiday_over_new_year_counts_in_both_years(engine: Engine) -> None:
    store = HolidayStore(engine, 10)
    with pytest.raises(HolidayRefused):
        store.start("ada", NEW_YEAR - 11 * DAY, 12)
    store.start("ada", NEW_YEAR - 10 * DAY, 14)
    assert (store.days_left("ada", NEW_YEAR - 1), store.days_left("ada", NEW_YEAR)) == (0, 6)


# ---- a running server


def test_a_holiday_is_told_to_running_tables_and_ended(ada: Guest, bea: Guest) -> None:
    table = table_of(ada, bea, pace={"kind": "correspondence", "hours": 24})
    live = table_of(ada, bea)
    started = ada.http.post("/api/me/holiday", json={"days": 7}).raise_for_status().json()
    assert started["days_left"] == 14

    def shown(id: str) -> Any:
        return bea.http.get(f"/api/tables/{id}").json()["table"]["seats"][0]["holiday"]

    assert shown(table)[1] == started["until"]
    assert shown(live) is None
    again = ada.http.post("/api/me/holiday", json={"days": 7})
    assert (again.status_code, again.json()["error"]) == (409, "no_holiday")
    ended = ada.http.delete("/api/me/holiday").raise_for_status().json()
    assert ended["until"] is None
    assert ended["days_left"] > 20.9
    assert shown(table)[1] < started["until"]
    assert bea.http.get("/api/me/holiday").json() == {"until": None, "days_left": 21}
