"""Delivers the notices of the outbox, in the background of every process."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import groupby

import structlog

from ..monitoring.metrics import NOTICES_SENT
from ..settings import Settings
from ..storage.database import DATABASE_ERRORS
from ..storage.failures import reason_of
from ..storage.outbox import Notice, Outbox, Outcome
from ..timestamps import now_ms
from .delivery import DestinationGone, TryLater, Undeliverable
from .mail import MailChannel
from .push import PushChannel
from .webhook import WebhookChannel

LOG = structlog.get_logger("bottega")
POLL_SECONDS = 1.0
BATCH = 40  # notices that are claimed together
CONCURRENT = 8  # deliveries at once
CLEAN_SECONDS = 3_600.0  # between two removals of old notices
# Seconds until the next attempts; after the last one a notice is given up: more than a day after the first.
BACKOFF = (30, 120, 600, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600)

IsPresent = Callable[[str, int], bool]  # whether the person of a seat is connected to a table, as far as we know


class NoticeWorker:
    """Claims notices that are due, delivers them, and marks them as done."""

    def __init__(
        self,
        process: str,
        settings: Settings,
        outbox: Outbox,
        push: PushChannel,
        mail: MailChannel,
        webhook: WebhookChannel,
        is_present: IsPresent,
    ) -> None:
        self._process, self._settings, self._outbox = process, settings, outbox
        self._push, self._mail, self._webhook, self._is_present = push, mail, webhook, is_present
        self._slots = asyncio.Semaphore(CONCURRENT)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self._settings.notice_channels:
            self._tasks = [asyncio.create_task(loop) for loop in (self._deliver_loop(), self._clean_loop())]

    async def stop(self) -> None:
        """Stops at once. A delivery in progress is repeated by another process, or after the next start."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def _deliver_loop(self) -> None:
        while True:
            found = 0
            try:
                found = await self.deliver_due()
            except DATABASE_ERRORS as error:
                LOG.warning("notices cannot be read", reason=reason_of(error))
            except Exception as error:
                LOG.error("notices cannot be delivered", exc_info=error)
            if found < BATCH:
                await asyncio.sleep(POLL_SECONDS)

    async def _clean_loop(self) -> None:
        while True:
            with suppress(*DATABASE_ERRORS):
                await asyncio.to_thread(self._outbox.forget_old)
            await asyncio.sleep(CLEAN_SECONDS)

    async def deliver_due(self) -> int:
        """Delivers what is due now. Returns how many notices were claimed."""
        claimed = await asyncio.to_thread(self._outbox.claim, self._process, BATCH)
        claimed.sort(key=lambda notice: notice.destination.id)
        parcels: list[list[Notice]] = []
        for _, group in groupby(claimed, key=lambda notice: notice.destination.id):
            parcels += _parcels(list(group))
        results = await asyncio.gather(*map(self._deliver_in_turn, parcels), return_exceptions=True)
        for failure in filter(None, results):
            raise failure  # the others have ended too: what could not be marked is claimed again
        return len(claimed)

    async def _deliver_in_turn(self, parcel: list[Notice]) -> None:
        async with self._slots:
            wanted = []
            for notice in parcel:
                if await self._is_needless(notice):
                    await self._finish([notice], "outdated")
                else:
                    wanted.append(notice)
            if wanted:
                await self._deliver(wanted)

    async def _is_needless(self, notice: Notice) -> bool:
        """Whether it has become untrue, the person is at the table now, or the channel is no longer offered."""
        if notice.destination.channel not in self._settings.notice_channels:
            return True
        if notice.table is not None and notice.seat is not None and self._is_present(notice.table, notice.seat):
            return True
        return await asyncio.to_thread(self._outbox.is_outdated, notice)

    async def _deliver(self, notices: Sequence[Notice]) -> None:
        destination, ids = notices[0].destination, [notice.id for notice in notices]
        try:
            await self._try_to_send(notices)
        except DestinationGone:
            NOTICES_SENT.labels(destination.channel, "gone").inc(len(ids))
            await asyncio.to_thread(self._outbox.remove_destination, destination.id)
        except Undeliverable as failure:
            await self._finish(notices, "failed")
            await asyncio.to_thread(self._outbox.note_problem, destination.id, failure.problem)
        except TryLater as failure:
            attempts = max(notice.attempts for notice in notices)
            if attempts > len(BACKOFF):
                await self._finish(notices, "failed")
            else:
                seconds = max(BACKOFF[attempts - 1], failure.seconds or 0)
                await asyncio.to_thread(self._outbox.postpone, ids, now_ms() + round(seconds * 1000))
                NOTICES_SENT.labels(destination.channel, "postponed").inc(len(ids))
            await asyncio.to_thread(self._outbox.note_problem, destination.id, failure.problem)
        else:
            await self._finish(notices, "delivered")
            if destination.problem is not None:
                await asyncio.to_thread(self._outbox.note_problem, destination.id, None)

    async def _try_to_send(self, notices: Sequence[Notice]) -> None:
        try:
            await self._send(notices)
        except (DestinationGone, TryLater, Undeliverable):
            raise
        except Exception as error:  # an error of ours must not keep other notices from being delivered
            LOG.error("a notice failed", kind=notices[0].kind, exc_info=error)
            raise TryLater("broken") from error

    def _send(self, notices: Sequence[Notice]) -> Awaitable[None]:
        match notices[0].destination.channel:
            case "email":
                return self._mail.send(notices)
            case "push":
                return self._push.send(notices[0])
            case _:
                return self._webhook.send(notices[0])

    async def _finish(self, notices: Sequence[Notice], outcome: Outcome) -> None:
        NOTICES_SENT.labels(notices[0].destination.channel, outcome).inc(len(notices))
        await asyncio.to_thread(self._outbox.finish, [notice.id for notice in notices], outcome)


def _parcels(notices: list[Notice]) -> list[list[Notice]]:
    """The notices of one destination, as they are sent: e-mails hold several, a confirmation goes alone."""
    together = [one for one in notices if one.destination.channel == "email" and one.kind != "confirm"]
    alone = [[one] for one in notices if one not in together]
    return [*alone, *([together] if together else [])]
