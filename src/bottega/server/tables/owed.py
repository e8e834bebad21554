"""Which notices people are owed because of new entries of a table.

They are computed before the entries are written, so that both are in one transaction. Nobody is told what they did
themselves, or what they see because they are connected to the table. A notice says what everybody at the table knows,
and to a person that the game waits for them: nothing about hands or moves.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal, get_args

from ..person import Person
from ..settings import Settings
from ..storage.outbox import OwedNotice
from ..table_log import LogEntry
from .game_table import GameTable
from .plan import Plan

NoticeKind = Literal["turn", "started", "over", "invited", "undo"]
NOTICE_KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)


def owed_notices(
    table: GameTable, entries: Sequence[LogEntry], present: Collection[int], settings: Settings
) -> list[OwedNotice]:
    """The notices of the next entries of a table; `present` are the seats whose people are connected."""
    if not settings.notice_channels:
        return []
    people = {n: seat.person for n, seat in enumerate(table.seats) if seat.person is not None}
    people |= {entry.seat or 0: entry.person or "" for entry in entries if entry.kind == "sat"}
    connected = {people[seat] for seat in present if seat in people}
    away = {seat: person for seat, person in people.items() if person not in connected}
    if not away:
        return []
    owed: list[OwedNotice] = []
    about = _about(table, entries)
    for number, entry in enumerate(entries):
        for kind, seats in _concerned(table, entries[: number + 1], entries[number + 1 :]).items():
            told: set[str] = set()
            for seat in sorted(set(seats) & away.keys()):
                person = away[seat]
                if person not in told and person != entry.person and _plays(table, seat, kind):
                    told.add(person)
                    details = {**about[seat], **_details(entry)}
                    owed.append(OwedNotice(person, kind, entry.seq, seat, _due(entry.at, settings), details))
    return owed


def _concerned(
    table: GameTable, entries: Sequence[LogEntry], later: Sequence[LogEntry]
) -> dict[NoticeKind, Iterable[int]]:
    """The seats that the last of these entries concerns, by kind of notice."""
    everybody, entry = range(len(table.seats)), entries[-1]
    match entry.kind:
        case "began":
            return {"started": everybody, "turn": table.first_to_move()}
        case "moved":
            assert table.match is not None
            moves = [(one.seat or 0, one.body["move"]) for one in entries if one.kind == "moved"]
            before = table.match.actors_after(*moves[:-1]) if moves[1:] else table.to_move
            after = table.match.actors_after(*moves)
            answered = {one.seat for one in later if one.kind == "moved"}  # by a move set in advance
            # During a secret choice those who have chosen are not asked again, and nobody else is asked because of it.
            return {"turn": set(after) - set(before) - answered, "over": () if after else everybody}
        case "undone" if entry.body["agreed"]:
            return {"turn": set(_to_move_before(table, entry.body["count"])) - set(table.to_move)}
        case "asked" if entry.body.get("casual"):
            return {"undo": table.others_playing(entry.seat or 0)}
        case "asked":
            return {"undo": table.who_must_agree(entry.seat or 0, entry.body["count"])}
        case "closed":
            return {"over": everybody}
        case _:
            return {}


def _to_move_before(table: GameTable, count: int) -> Iterable[int]:
    """The seats to move before the last moves, this many. Secret choices are taken back together."""
    assert table.match is not None
    sealed = set().union(*table.sealed.values())
    for (seat, _), seq in zip(table.match.log[-count:], table.moves[-count:], strict=True):
        yield seat
        if seq not in sealed:
            return


def _plays(table: GameTable, seat: int, kind: NoticeKind) -> bool:
    """Whether a person still takes part, so that a notice is of use to them."""
    reason = table.seats[seat].stand_in
    return reason is None or reason == "clock" or (kind == "undo" and reason in ("left", "forfeited", "gone"))


def _about(table: GameTable, entries: Sequence[LogEntry]) -> list[dict[str, Any]]:
    """For each seat: the game, and the names of the others."""
    names = {n: seat.name for n, seat in enumerate(table.seats) if seat.name}
    names |= {entry.seat or 0: entry.body["name"] for entry in entries if entry.kind == "sat"}
    return [
        {"game": table.plan.game, "others": [name for n, name in sorted(names.items()) if n != seat]}
        for seat in range(len(table.seats))
    ]


def _details(entry: LogEntry) -> dict[str, Any]:
    if entry.kind == "closed":
        return {"closed": True}
    return {"casual": True} if entry.body.get("casual") else {}


def _due(at: int, settings: Settings) -> int:
    return at + round(settings.notice_delay * 1000)


def owed_invitations(plan: Plan, host: Person, at: int, settings: Settings) -> list[OwedNotice]:
    """The notices to people for whom a seat of a new table is reserved."""
    if not settings.notice_channels:
        return []
    people = {person: seat for seat, person in sorted(plan.reserved.items(), reverse=True) if person != host.id}
    about = {"game": plan.game, "others": [host.name]}
    return [OwedNotice(person, "invited", 1, seat, _due(at, settings), about) for person, seat in people.items()]
