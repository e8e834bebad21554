"""Which notices people are owed, and that a notice tells nothing that its reader may not know."""

import json
from collections.abc import Collection
from typing import Any

import pytest

import bottega
from bottega.server.person import Person
from bottega.server.settings import Settings
from bottega.server.table_log import LogEntry
from bottega.server.tables.commands import Answer, AskCasual, AskUndo, Command, Leave, check
from bottega.server.tables.owed import owed_invitations, owed_notices
from bottega.server.tables.plan import Plan, SeatPlan
from tests.games.secrecy import Table as SampleTable
from tests.server.offline_table import OfflineTable, at_secret_choice
from tests.server.sample_games import nearly_over, secret_choices, short_game

SETTINGS = Settings(address="https://games.example", notice_delay=5)


def owed(offline: OfflineTable, entries: list[LogEntry], present: Collection[int] = ()) -> list[tuple[str, int | None]]:
    """The kinds and seats of the notices that these entries cause, before they are applied."""
    return [(one.kind, one.seat) for one in owed_notices(offline.table, entries, present, SETTINGS)]


def moved(offline: OfflineTable, seat: int, number: int) -> list[LogEntry]:
    person = offline.people[seat].id
    return [LogEntry(offline.table.seq + 1, "moved", offline.now, seat, person, None, {"move": number})]


def play(offline: OfflineTable, present: Collection[int] = ()) -> list[tuple[str, int | None]]:
    """Plays the last legal move of the first seat to move. Returns the notices."""
    seat = offline.match.actors[0]
    entries = moved(offline, seat, offline.match.legal(seat)[-1].number)
    found = owed(offline, entries, present)
    offline.table.apply(entries[0])
    return found


def turn_ends(offline: OfflineTable, present: Collection[int] = ()) -> list[list[tuple[str, int | None]]]:
    """Plays until another seat is to move. Returns the notices of each move."""
    seat, found = offline.match.actors[0], []
    while seat in offline.match.actors:
        found.append(play(offline, present))
    return found


def execute(offline: OfflineTable, seat: int, command: Command) -> list[tuple[str, int | None]]:
    entries = check(command, offline.context(seat))
    found = owed(offline, entries)
    for entry in entries:
        offline.table.apply(entry)
    return found


def test_only_the_person_whose_turn_begins_is_owed_a_notice_and_only_then() -> None:
    offline = OfflineTable(2)
    for mover in (0, 1, 0, 1):
        *within, last = turn_ends(offline)
        assert within == [[]] * len(within)
        assert last == [("turn", 1 - mover)]


def test_people_who_are_connected_are_owed_nothing() -> None:
    offline = OfflineTable(2)
    assert turn_ends(offline, present=[1])[-1] == []
    assert turn_ends(offline, present=[1])[-1] == [("turn", 0)]


def test_without_channels_nobody_is_owed_anything() -> None:
    offline = OfflineTable(2)
    entries = moved(offline, 0, offline.match.legal(0)[-1].number)
    assert owed_notices(offline.table, entries, (), Settings(address="")) == []


def test_a_seat_that_a_bot_plays_is_owed_nothing() -> None:
    offline = OfflineTable(2)
    execute(offline, 1, Leave())
    assert turn_ends(offline)[-1] == []


def test_the_end_of_a_game_is_told_to_everybody_who_is_away_but_the_last_mover() -> None:
    game = short_game(2)
    offline = OfflineTable(2, game, nearly_over(game, 2))
    while not offline.match.over:
        seat, last = offline.match.actors[0], play(offline)
    assert last == [("over", 1 - seat)]


def test_the_start_is_told_to_those_who_wait_and_the_first_turn_to_its_person() -> None:
    offline = OfflineTable(2)
    opened, first, second, began = [applied.entry for applied in offline.table.history]
    table = offline.table.without_entries()
    table.apply(opened)
    table.apply(first)
    began = LogEntry(began.seq, "began", began.at, None, second.person)
    found = owed_notices(table, [second, began], (), SETTINGS)
    assert [(one.kind, one.person) for one in found] == [("started", first.person), ("turn", first.person)]
    assert found[0].about == {"game": offline.table.plan.game, "others": ["P1"]}
    assert found[0].due == began.at + 5_000


def test_a_request_to_take_back_is_told_to_those_who_must_agree_and_the_turn_to_the_one_who_has_it_back() -> None:
    offline = OfflineTable(3)
    mover = offline.play_turn()
    others = sorted({0, 1, 2} - {mover})
    assert execute(offline, mover, AskUndo()) == [("undo", other) for other in others]
    assert execute(offline, others[0], Answer(yes=True)) == []
    assert execute(offline, others[1], Answer(yes=True)) == [("turn", mover)]
    assert offline.match.actors == (mover,)


def test_a_request_not_to_rate_the_game_is_told_to_those_who_must_agree() -> None:
    offline = OfflineTable(2, rated=True, hints=False, on_time="loss")
    entries = check(AskCasual(), offline.context(0))
    (found,) = owed_notices(offline.table, entries, (), SETTINGS)
    assert (found.kind, found.seat, found.about["casual"]) == ("undo", 1, True)


def test_people_for_whom_a_seat_is_kept_are_invited() -> None:
    seats = [SeatPlan(kind="mine"), SeatPlan(), SeatPlan()]
    plan = Plan(game=short_game(3), seats=seats, host="ada", reserved={1: "bea", 2: "bea"})
    found = owed_invitations(plan, Person("ada", "Ada", "ochre"), 1000, SETTINGS)
    assert [(one.person, one.kind, one.seat, one.due) for one in found] == [("bea", "invited", 1, 6000)]


@pytest.mark.parametrize(("slug", "sample"), secret_choices())
def test_a_secret_choice_causes_no_notice_until_all_have_chosen(slug: str, sample: SampleTable) -> None:
    offline = at_secret_choice(slug, sample)
    while len(offline.table.to_move) > 1:
        assert play(offline) == []
    choosers = offline.table.secret_choosers
    assert choosers
    last = {seat for kind, seat in play(offline) if kind == "turn"}
    assert last <= set(offline.match.actors)


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_notice_names_the_game_and_the_players_and_nothing_else(slug: str) -> None:
    """In worlds that a person cannot tell apart, they get the same notices: these hold nothing but names."""
    players = min(bottega.game(slug).players)
    offline = OfflineTable(players, slug)
    for _ in range(30):
        seat = offline.match.actors[0]
        entries = moved(offline, seat, offline.match.legal(seat)[-1].number)
        for one in owed_notices(offline.table, entries, (), SETTINGS):
            others: Any = [f"P{n}" for n in range(players) if n != one.seat]
            assert json.loads(json.dumps(one.about)) == {"game": slug, "others": others}
        offline.table.apply(entries[0])


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_who_acts_after_a_move_is_known_without_playing_it(slug: str) -> None:
    match = bottega.new(slug, players=max(bottega.game(slug).players), seed=3)
    while not match.over and len(match.log) < 60:
        seat = match.actors[-1]
        move = match.legal(seat)[0]
        before = match.state.tobytes()
        expected = match.actors_after((seat, move.number))
        assert match.state.tobytes() == before
        match.play(seat, move)
        assert match.actors == expected
