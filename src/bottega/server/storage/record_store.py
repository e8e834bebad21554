"""Reads how games ended: profiles of people, leaderboards, and the archive of public games."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, Row, Select, and_, exists, func, or_, select

from ..people.names import name_key
from ..ratings.anchors import Strength
from ..ratings.classes import CLASSES, PlayerClass, class_of
from ..ratings.model import PROVISIONAL_GAMES, shown_points, shown_uncertainty
from .database import read_only
from .schema import AGENT_GAMES, AGENTS, NAMES, PEOPLE, RATINGS, RESULT_SEATS, RESULTS, TEXTS

MAX_GAMES = 2_000  # of a person that a profile looks at: the newest
MAX_HISTORY = 400  # points of a rating's curve
MAX_LISTED = 10  # openings and opponents
MAX_BEST = 5
LEADERS = 100
PAGE = 50  # games of the archive


@dataclass(frozen=True)
class Filter:
    """Which games of the archive are wanted. None: any."""

    player: str | None = None
    game: str | None = None
    players: int | None = None
    since: int | None = None  # the time of the end, in milliseconds
    until: int | None = None
    result: str | None = None  # "won" or "lost" by the player
    rated: bool | None = None
    shortest: int | None = None  # moves
    longest: int | None = None
    agents: bool | None = None  # games of the ladder of agents, or all others


class RecordStore:
    """Its methods block: call them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._reader = read_only(engine)

    # ---- people

    def person_named(self, name: str) -> Row[Any] | None:
        """The account with this name. Guests have no public page: their names are not their own."""
        query = select(PEOPLE).join(NAMES, NAMES.c.person == PEOPLE.c.id).where(NAMES.c.key == name_key(name))
        with self._reader.connect() as connection:
            return connection.execute(query.where(PEOPLE.c.login.is_not(None))).first()

    def person(self, id: str) -> Row[Any]:
        with self._reader.connect() as connection:
            return connection.execute(select(PEOPLE).where(PEOPLE.c.id == id)).one()

    def owner(self, agent: str) -> str | None:
        """The name of the person to whom an agent belongs."""
        query = select(PEOPLE.c.name).join(AGENTS, AGENTS.c.owner == PEOPLE.c.id).where(AGENTS.c.person == agent)
        with self._reader.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def profile(self, person: str, whole: bool) -> dict[str, Any]:
        """Everything on a profile page. Without `whole`, games at private tables only count in the ratings."""
        query = select(RESULT_SEATS, *_ABOUT).join(RESULTS, RESULTS.c.table_id == RESULT_SEATS.c.table_id)
        query = query.where(RESULT_SEATS.c.person == person).order_by(RESULTS.c.ended.desc()).limit(MAX_GAMES)
        with self._reader.connect() as connection:
            own = list(connection.execute(query))
            ratings = list(connection.execute(select(RATINGS).where(RATINGS.c.person == person)))
            shown = [row for row in own if (whole or row.public) and row.finished]
            others = self._others(connection, [row.table_id for row in shown], person)
        return {
            "ratings": [rating_of(row) | {"history": _history(own, row)} for row in ratings],
            "games": [_of_game(game, rows) for game, rows in _grouped(shown, "game")],
            "opponents": _opponents(shown, others),
            "best": _best(shown, others),
            "calendar": _calendar(shown),
        }

    def _others(self, connection: Any, tables: Sequence[str], person: str) -> dict[str, list[Any]]:
        """The other seats of these games, by table, with the present names of accounts."""
        found = defaultdict[str, list[Any]](list)
        for first in range(0, len(tables), 500):
            own = RESULT_SEATS.c.table_id.in_(tables[first : first + 500])
            query = _with_accounts(select(RESULT_SEATS, _ACCOUNT)).where(own)
            for row in connection.execute(query):
                if row.person != person:
                    found[row.table_id].append(row)
        return found

    # ---- leaderboards

    def leaders(
        self, game: str, group: PlayerClass, since: int | None, person: str | None = None
    ) -> list[dict[str, Any]]:
        """The people with accounts whose ratings are the best and no longer provisional; only who played since then.

        A person who is further down comes last, with their place.
        """
        query = select(RATINGS, PEOPLE.c.name, PEOPLE.c.emblem).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
        query = query.where(
            RATINGS.c.game == game,
            RATINGS.c.player_class == group,
            RATINGS.c.games >= PROVISIONAL_GAMES,
            PEOPLE.c.login.is_not(None),
            ~PEOPLE.c.agent,
        )
        if since is not None:
            query = query.where(RATINGS.c.updated >= since)
        with self._reader.connect() as connection:
            rows = connection.execute(query.order_by(RATINGS.c.mu.desc()).limit(LEADERS)).all()
            placed = list(enumerate(rows, 1))
            if person is not None and all(row.person != person for row in rows):
                for own in connection.execute(query.where(RATINGS.c.person == person)):
                    better = query.where(RATINGS.c.mu > own.mu).with_only_columns(func.count())
                    placed.append((max(connection.execute(better).scalar_one(), len(rows)) + 1, own))
        return [{"place": place, "name": row.name, "emblem": row.emblem, **rating_of(row)} for place, row in placed]

    # ---- the archive

    def archive(self, wanted: Filter, before: int | None = None, limit: int = PAGE) -> list[dict[str, Any]]:
        """Finished public games, the newest first. `before` is the end of the last one of the page before."""
        query = select(RESULTS).where(RESULTS.c.public, RESULTS.c.finished).where(*_conditions(wanted))
        if before is not None:
            query = query.where(RESULTS.c.ended < before)
        with self._reader.connect() as connection:
            games = list(connection.execute(query.order_by(RESULTS.c.ended.desc()).limit(limit)))
            ids = [row.table_id for row in games]
            rows = connection.execute(_with_accounts(select(RESULT_SEATS, _ACCOUNT)).where(
                RESULT_SEATS.c.table_id.in_(ids)).order_by(RESULT_SEATS.c.seat))  # fmt: skip
            seats = defaultdict[str, list[Any]](list)
            for row in rows:
                seats[row.table_id].append(row)
        return [archived_game(game, seats[game.table_id]) for game in games]

    def texts(self, tables: Sequence[str]) -> dict[str, str]:
        """The games in their text form."""
        query = select(TEXTS.c.table_id, TEXTS.c.text).where(TEXTS.c.table_id.in_(tables))
        with self._reader.connect() as connection:
            return {row.table_id: row.text for row in connection.execute(query)}


_ABOUT = (
    RESULTS.c.game,
    RESULTS.c.players,
    RESULTS.c.public,
    RESULTS.c.rated,
    RESULTS.c.finished,
    RESULTS.c.ended,
    RESULTS.c.home,
)
# The name under which others find a person; None for bots, guests and people who are gone.
_ACCOUNT = PEOPLE.c.name.label("account")


def _with_accounts(query: Select[Any]) -> Select[Any]:
    known = and_(PEOPLE.c.id == RESULT_SEATS.c.person, PEOPLE.c.login.is_not(None))
    return query.select_from(RESULT_SEATS.outerjoin(PEOPLE, known))


def _conditions(wanted: Filter) -> Iterable[Any]:
    plain = {"game": wanted.game, "players": wanted.players, "rated": wanted.rated}
    yield from (RESULTS.c[name] == value for name, value in plain.items() if value is not None)
    if wanted.since is not None:
        yield RESULTS.c.ended >= wanted.since
    if wanted.until is not None:
        yield RESULTS.c.ended < wanted.until
    if wanted.shortest is not None:
        yield RESULTS.c.moves >= wanted.shortest
    if wanted.longest is not None:
        yield RESULTS.c.moves <= wanted.longest
    if wanted.agents is not None:
        ladder = exists().where(AGENT_GAMES.c.table_id == RESULTS.c.table_id, AGENT_GAMES.c.ladder)
        yield ladder if wanted.agents else ~ladder
    if wanted.player is not None:
        person = select(NAMES.c.person).where(NAMES.c.key == name_key(wanted.player)).scalar_subquery()
        seated = func.lower(RESULT_SEATS.c.name) == wanted.player.lower()
        own = select(RESULT_SEATS.c.table_id).where(or_(seated, RESULT_SEATS.c.person == person))
        if wanted.result is not None:
            own = own.where(RESULT_SEATS.c.place == 1 if wanted.result == "won" else RESULT_SEATS.c.place > 1)
        yield RESULTS.c.table_id.in_(own)


def archived_game(game: Any, seats: Sequence[Any]) -> dict[str, Any]:
    """A game of the archive, from its rows."""
    about = {name: getattr(game, name) for name in ("game", "players", "rated", "created", "ended", "moves")}
    shown = ("name", "emblem", "level", "points", "place", "left")
    return {
        "id": game.table_id,
        **about,
        "options": json.loads(game.options),
        "seats": [{name: getattr(seat, name) for name in shown} | {"account": seat.account} for seat in seats],
    }


def rating_of(row: Any) -> dict[str, Any]:
    """A rating as people see it, from its row."""
    strength = Strength(row.mu, row.sigma)
    return {
        "game": row.game,
        "player_class": row.player_class,
        "points": shown_points(strength),
        "uncertainty": shown_uncertainty(strength),
        "provisional": row.games < PROVISIONAL_GAMES,
        "games": row.games,
    }


def _history(own: Sequence[Any], rating: Any) -> list[dict[str, Any]]:
    """The rating after each rated game, the oldest first."""
    rated = [
        row
        for row in own
        if row.mu_after is not None and (row.game, class_of(row.players)) == (rating.game, rating.player_class)
    ]
    newest = rated[:MAX_HISTORY]
    strengths = [(row.ended, Strength(row.mu_after, row.sigma_after)) for row in reversed(newest)]
    return [{"at": at, "points": shown_points(one), "uncertainty": shown_uncertainty(one)} for at, one in strengths]


def _grouped(rows: Iterable[Any], column: str) -> list[tuple[Any, list[Any]]]:
    groups = defaultdict[Any, list[Any]](list)
    for row in rows:
        groups[getattr(row, column)].append(row)
    return sorted(groups.items(), key=lambda group: -len(group[1]))


def _tally(rows: Sequence[Any]) -> dict[str, int]:
    return {"games": len(rows), "wins": sum(row.place == 1 for row in rows)}


def _of_game(game: str, rows: list[Any]) -> dict[str, Any]:
    """The results of a person in one game."""
    openings = _grouped((row for row in rows if row.opening is not None), "opening")[:MAX_LISTED]
    classes = [(group, [row for row in rows if class_of(row.players) == group]) for group in CLASSES]
    return {
        "game": game,
        **_tally(rows),
        "points": sum(row.points for row in rows) / len(rows),
        "classes": [{"player_class": group, **_tally(found)} for group, found in classes if found],
        "seats": [{"seat": seat, **_tally(found)} for seat, found in sorted(_grouped(rows, "seat"))],
        "openings": [{**json.loads(opening), **_tally(found)} for opening, found in openings],
        "sources": _sources(rows),
    }


def _sources(rows: Sequence[Any]) -> list[dict[str, Any]]:
    """Where the points come from: the mean of each source over the games that say it, the largest first."""
    told = [json.loads(row.sources) for row in rows if row.sources != "{}"]
    sums = Counter[str]()
    for sources in told:
        sums.update(sources)
    return [{"name": name, "points": total / len(told)} for name, total in sums.most_common()]


def _opponents(shown: Sequence[Any], others: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """Who a person played against most often, and how often the person was better placed."""
    games, better = Counter[tuple[str, str | None, str | None]](), Counter[tuple[str, str | None, str | None]]()
    for row in shown:
        for other in others[row.table_id]:
            key = (other.account or other.name, other.account, other.level)
            games[key] += 1
            better[key] += row.place < other.place
    return [
        {"name": key[0], "account": key[1], "level": key[2], "games": count, "better": better[key]}
        for key, count in games.most_common(MAX_LISTED)
    ]


def _best(shown: Sequence[Any], others: dict[str, list[Any]]) -> list[dict[str, Any]]:
    """The wins against the strongest opponents, at tables: a game at home has no page for everybody."""

    def strength(row: Any) -> float:
        known = [other.mu for other in others[row.table_id] if other.mu is not None]
        return sum(known) / len(known) if known else 0.0

    won = sorted(
        (row for row in shown if row.place == 1 and others[row.table_id] and not row.home), key=strength, reverse=True
    )
    return [
        {
            "id": row.table_id,
            "game": row.game,
            "ended": row.ended,
            "points": row.points,
            "opponents": [
                {"name": one.account or one.name, "account": one.account, "level": one.level, "points": one.points}
                for one in others[row.table_id]
            ],
        }
        for row in won[:MAX_BEST]
    ]


def _calendar(shown: Sequence[Any]) -> list[dict[str, Any]]:
    """How many games ended on each day (UTC), the oldest first."""
    days = Counter(datetime.fromtimestamp(row.ended / 1000, UTC).date().isoformat() for row in shown)
    return [{"day": day, "games": count} for day, count in sorted(days.items())]
