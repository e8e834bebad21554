"""A series: a tournament that is announced again every week, such as every Sunday at 20:00."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import Field, field_validator, model_validator

from ..strict_model import StrictModel
from .plan import TournamentRequest

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
Day = Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]


class Series(StrictModel):
    """When the tournaments of a series begin, and what they are."""

    day: Day
    time: Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
    zone: str = "UTC"  # as in the IANA time zone database
    tournament: dict[str, Any]  # a TournamentRequest without its beginning

    @field_validator("zone")
    @classmethod
    def _check_zone(cls, zone: str) -> str:
        try:
            ZoneInfo(zone)
        except (ZoneInfoNotFoundError, ValueError):
            raise ValueError(f"there is no time zone {zone!r}; one is called Europe/Rome") from None
        return zone

    @model_validator(mode="after")
    def _check_tournament(self) -> "Series":
        self.plan(0)
        return self

    def plan(self, starts: int) -> TournamentRequest:
        """The tournament that begins at this time."""
        return TournamentRequest(**self.tournament, starts=starts)

    def next_start(self, now: int) -> int:
        """The next beginning after a time, both in milliseconds. It is the same hour in summer and in winter.

        >>> series = Series.model_construct(day="sunday", time="20:00", zone="Europe/Rome", tournament={})
        >>> when = datetime(2026, 10, 20, tzinfo=UTC)  # in summer time; on the next Sunday it is winter time
        >>> datetime.fromtimestamp(series.next_start(int(when.timestamp() * 1000)) / 1000, UTC).isoformat()
        '2026-10-25T19:00:00+00:00'
        """
        zone = ZoneInfo(self.zone)
        hour, minute = map(int, self.time.split(":"))
        local = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
        days = (DAYS.index(self.day) - local.weekday()) % 7
        for days_ahead in (days, days + 7):
            day = local.date() + timedelta(days=days_ahead)
            start = datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone)
            if start.timestamp() * 1000 > now:
                break
        return int(start.timestamp() * 1000)
