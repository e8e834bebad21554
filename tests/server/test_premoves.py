"""Moves set in advance: when they are played, when they are dropped, and that nobody else learns of them."""

import json
from typing import Any

import pytest

import bottega
from bottega.server.settings import Settings
from bottega.server.table_log import LogEntry
from bottega.server.tables import projection
from bottega.server.tables.commands import Answer, AskUndo, Refused, SetPremoves
from bottega.server.tables.owed import owed_notices
from bottega.server.tables.past import past_positions
from bottega.server.tables.plan import Correspondence
from bottega.server.tables.premoves import MAX_PREMOVES, Condition, Premove
from bottega.server.tables.replies import replies
from bottega.server.tables.saved_state import restore_table, save_table
from tests.server.offline_table import OfflineTable
from tests.server.sample_games import PremoveStart, games_for, premove_starts

SETTINGS = Settings(address="https://games.example", notice_delay=5)


class PremoveTable(OfflineTable):
    """A table at a position for premoves. Moves are appended as an actor does: with the replies set in advance."""

    def __init__(self, start: PremoveStart, **more: Any) -> None:
        super().__init__(3, start.slug, start.position, **more)
        self.start = start

    def set(self, seat: int, *conditions: int | None) -> None:
        """The seat plays the move of this start if one of these seats does; None is whatever happens."""
        self.execute(seat, SetPremoves(premoves=premoves(self.start.move, *conditions), seat=seat))

    def append(self, seat: int, move: bottega.Move | tuple[str, ...]) -> tuple[list[LogEntry], list[Any]]:
        """A move and its replies, and the notices that they cause, as kinds and seats."""
        number = self.match.game.move(move).number
        entry = LogEntry(self.table.seq + 1, "moved", self.now, seat, self.people[seat].id, None, {"move": number})
        entries = [entry, *replies(self.table, [entry])]
        owed = owed_notices(self.table, entries, (), SETTINGS)
        for one in entries:
            self.table.apply(one)
        return entries, [(one.kind, one.seat) for one in owed]

    def play_move(self) -> list[int | None]:
        """The first seat plays the move. Returns the seats that have moved."""
        return [entry.seat for entry in self.append(self.start.first, (self.start.move,))[0]]

    def play_other(self) -> list[int | None]:
        """The first seat plays another move. Returns the seats that have moved."""
        return [entry.seat for entry in self.append(self.start.first, self.match.game.move(self.start.other))[0]]

    def shown(self, viewer: int | None) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = projection.snapshot(self.table, viewer)["table"]["premoves"]
        return found


def premoves(move: str, *conditions: int | None) -> list[Premove]:
    return [Premove(condition=None if n is None else Condition(seat=n, move=move), move=move) for n in conditions]


def each_start(test: Any) -> Any:
    starts = premove_starts()
    return pytest.mark.parametrize("start", starts, ids=[start.slug for start in starts])(test)


START = premove_starts()[0]


# ---- what can be set in advance


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_a_move_that_can_be_set_in_advance_has_no_arguments_and_an_event_about_its_seat(slug: str) -> None:
    game = bottega.game(slug)
    events = {event.name: event for event in game.events}
    for name, premove in game.moves.premoves.items():
        assert game.moves.parts(game.moves.base(name)) == (name,)
        assert game.kinds["event"][premove.event][events[premove.event].args[0].name] == "seat"
        assert events[premove.event].args[0].name not in events[premove.event].secret


@each_start
def test_everybody_is_told_when_such_a_move_is_made(start: PremoveStart) -> None:
    table = PremoveTable(start)
    applied = table.play(start.first, (start.move,))  # type: ignore[arg-type]
    event = table.match.game.moves.premoves[start.move].event
    seen = [one.seen_by(None).plain() for one in applied.events]
    assert [event, start.first] in [list(one.values())[:2] for one in seen]


# ---- when they are played


@each_start
def test_the_reply_follows_if_the_condition_is_met_and_leads_on_to_the_next_seat(start: PremoveStart) -> None:
    table = PremoveTable(start)
    table.set(start.second, start.first)
    table.set(start.third, start.second)
    expected = [start.first, start.second, start.third] if start.chain else [start.first, start.second]
    assert table.play_move() == expected
    assert start.second not in table.table.premoves


@each_start
def test_whatever_happens_is_played_after_any_move(start: PremoveStart) -> None:
    table = PremoveTable(start)
    table.set(start.second, None)
    assert table.play_other() == [start.first, start.second]


@each_start
def test_nothing_is_played_if_the_condition_is_not_met_and_it_is_dropped(start: PremoveStart) -> None:
    table = PremoveTable(start)
    table.set(start.second, start.first)
    assert table.play_other() == [start.first]
    assert table.match.actors == (start.second,)
    assert table.shown(start.second) == []


def test_what_happened_before_it_was_set_does_not_count() -> None:
    table = PremoveTable(START)
    third = next(seat for seat in range(3) if seat not in (START.first, START.second))
    table.play_move()
    assert third not in table.match.actors
    table.set(third, START.first)
    assert START.second in table.match.actors
    number = table.match.game.move((START.move,)).number
    entries, _ = table.append(START.second, table.match.game.every_move[number])
    assert [entry.seat for entry in entries] == [START.second]


def test_the_first_that_fits_is_played_and_the_reply_is_an_own_move_of_that_moment() -> None:
    table = PremoveTable(START, pace=Correspondence(hours=24))
    table.set(START.second, START.third, START.first, None)
    table.now += 3_600_000
    table.play_move()
    reply = table.table.history[-1].entry
    assert (reply.person, reply.at, reply.body["premove"]) == (table.people[START.second].id, table.now, True)
    assert table.table.clocks.left[START.second] == 24 * 3_600_000
    told = projection.entry_data(table.table, table.table.history[-1], START.first, 1)
    assert (told["by_bot"], "premove" in told, "move" in told) == (False, False, False)
    assert projection.entry_data(table.table, table.table.history[-1], START.second, 1)["premove"] is True


def test_an_illegal_reply_or_one_of_another_phase_is_not_played() -> None:
    """Whatever is asked next, the reply is legal and does what it says, or nothing is played."""
    played = 0
    for start in premove_starts():
        table = PremoveTable(start)
        kinds = table.match.game.moves.premoves
        for _ in range(60):
            if table.match.over:
                break
            for seat in set(range(3)) - set(table.table.to_move):
                all_kinds = [Premove(move=name) for name in kinds]
                table.execute(seat, SetPremoves(premoves=all_kinds, seat=seat))
            mover = table.match.actors[0]
            entries, _ = table.append(mover, table.match.legal(mover)[-1])
            for reply in entries[1:]:
                event = kinds[table.match.game.moves.kind(reply.body["move"]).name].event
                events = [one.plain() for one in table.table.history[reply.seq - 1].events]
                assert [event, reply.seat] in [list(one.values())[:2] for one in events]
                played += 1
    assert played > 3


def test_no_notice_of_a_turn_that_is_answered_at_once_and_one_of_the_turn_after_it() -> None:
    table = PremoveTable(START)
    table.set(START.second, START.first)
    _, owed = table.append(START.first, (START.move,))
    (after,) = table.match.actors
    assert owed == [("turn", after)]


# ---- when they are dropped


@pytest.mark.parametrize("kind", ["left", "forfeited", "stood_in"])
def test_a_bot_that_stands_in_plays_nothing_that_was_set(kind: Any) -> None:
    table = PremoveTable(START)
    table.set(START.second, None)
    table.add(kind, START.second, table.people[START.second].id, why="gone")
    assert table.play_move() == [START.first]
    assert table.shown(START.second) == []


def test_moves_taken_back_by_agreement_drop_what_everybody_has_set() -> None:
    table = PremoveTable(START)
    table.play_move()
    table.set(START.first, START.second)
    table.execute(START.first, AskUndo(seat=START.first))
    for seat in {0, 1, 2} - {START.first}:
        table.execute(seat, Answer(yes=True, seat=seat))
    assert table.match.actors == (START.first,)
    assert table.table.premoves == {}


def test_a_step_back_within_a_turn_keeps_what_others_have_set() -> None:
    table = PremoveTable(START)
    table.set(START.second, START.first)
    premoves = table.table.premoves[START.second]
    premoves.happened.append((table.table.seq + 1, START.first, "any"))
    premoves.forget((table.table.seq + 1,))
    assert premoves.happened == []
    assert table.play_move() == [START.first, START.second]


def test_what_is_set_can_be_replaced_and_removed() -> None:
    table = PremoveTable(START)
    table.set(START.second, None)
    table.set(START.second, START.third)
    assert [one["condition"]["seat"] for one in table.shown(START.second)] == [START.third]
    table.set(START.second)
    assert table.shown(START.second) == []
    assert table.play_move() == [START.first]


# ---- what is refused


def refusal(table: OfflineTable, seat: int, premoves: list[Premove], own: int | None = None) -> str:
    before = table.table.seq
    with pytest.raises(Refused) as refused:
        table.execute(seat, SetPremoves(premoves=premoves, seat=own))
    assert refused.value.message.endswith(".")
    assert table.table.seq == before
    return refused.value.code


def test_bad_conditions_are_refused_in_a_sentence_and_change_nothing() -> None:
    table, move, second = PremoveTable(START), START.move, START.second
    good = premoves(move, None)
    assert refusal(table, START.first, good) == "your_turn"
    assert refusal(table, second, good, own=START.third) == "not_yours"
    assert refusal(table, second, []) == "no_premoves"
    assert refusal(table, second, premoves(move, 5)) == "no_seat"
    assert refusal(table, second, premoves(move, second)) == "own_seat"
    assert refusal(table, second, [Premove(move="unknown")]) == "no_premove"
    assert refusal(table, second, [Premove(condition=Condition(seat=START.first, move="?"), move=move)]) == "no_premove"
    with_arguments = next(kind.name for kind in table.match.game.moves.kinds if kind.args)
    assert refusal(table, second, [Premove(move=with_arguments)]) == "no_premove"
    with pytest.raises(ValueError, match="at most"):
        SetPremoves(premoves=good * (MAX_PREMOVES + 1))
    table.add("stood_in", second, why="gone")
    assert refusal(table, second, good) == "stood_in"
    table.add("closed")
    assert refusal(table, second, good) == "closed"


def test_a_game_without_such_moves_offers_nothing() -> None:
    slug = next(slug for slug in games_for(3) if not bottega.game(slug).moves.premoves)
    table = OfflineTable(3, slug)
    waiting = next((seat for seat in range(3) if seat not in table.table.to_move), None)
    if waiting is None:  # all choose at once
        waiting = 0
        table.play(0)
    assert refusal(table, waiting, [Premove(move="pass")]) == "no_premove"


# ---- what is kept, and who knows of it


def test_what_is_set_survives_saving_and_loading() -> None:
    table = PremoveTable(START)
    table.set(START.second, START.first)
    table.set(START.third, START.second)
    entry = table.table.history[-1].entry
    restored = restore_table(table.table.id, table.table.seed, save_table(table.table), entry)
    assert restored is not None
    assert restored.premoves == table.table.premoves
    table.table = restored
    assert table.play_move()[:2] == [START.first, START.second]


@each_start
def test_nobody_else_sees_an_entry_a_number_or_a_position_more(start: PremoveStart) -> None:
    """Until the reply is played, which looks like any move, all that others are shown is byte-identical."""
    tables = [PremoveTable(start), PremoveTable(start)]
    tables[0].set(start.second, start.first)
    tables[0].set(start.second, start.third, start.first)
    tables[0].play_other()
    tables[1].play_other()
    for viewer in {*range(3), None} - {start.second}:
        shown = [json.loads(projection.encode(projection.snapshot(table.table, viewer))) for table in tables]
        assert shown[0] == shown[1]
        logs = [[applied.entry for applied in table.table.history] for table in tables]
        past = [
            past_positions(table.table.without_entries(), log, viewer, 1, 40)
            for table, log in zip(tables, logs, strict=True)
        ]
        assert past[0] == past[1]
    own = projection.snapshot(tables[0].table, start.second)
    assert [entry["kind"] for entry in own["told"]].count("premoved") == 2
    assert own["number"] == projection.snapshot(tables[1].table, start.second)["number"] + 2


def test_an_entry_that_only_its_seat_sees_does_not_count_as_activity() -> None:
    table = PremoveTable(START)
    before = table.table.last_public_at
    table.now += 60_000
    table.set(START.second, START.first)
    assert table.table.last_public_at == before
