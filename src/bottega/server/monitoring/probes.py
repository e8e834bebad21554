"""Health probes and metrics."""

import asyncio
import hmac
import math
import time
from collections.abc import Callable
from ipaddress import ip_address

import structlog
from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Engine, update

from ..safety.origin import bearer_token
from ..safety.problems import Problem
from ..safety.rate_limits import client_address
from ..storage.database import insert_if_missing
from ..storage.failures import reason_of
from ..storage.schema import KEYS
from ..timestamps import now_ms
from .metrics import REGISTRY

DATABASE_TIMEOUT = 3.0  # seconds
INTERVAL = 1.0  # seconds between two writes
PROBE_KEY = "probe"
LOG = structlog.get_logger("bottega")

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@router.get("/ready")
async def ready(request: Request) -> dict[str, str]:
    """The process accepts requests: the database can be written, and no shutdown is in progress."""
    state = request.app.state
    if state.closing:
        raise Problem(503, "closing", "The server is shutting down.")
    reason = await state.readiness.check()
    if reason:
        raise Problem(503, "no_database", f"{reason[0].upper()}{reason[1:]}.", {"Retry-After": "1"})
    return {"status": "ready"}


class Readiness:
    """Whether the database can be written. Asks it once a second at most, however many probes there are."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine, self._clock = engine, clock
        self._checked_at, self._reason = -math.inf, ""
        self._lock = asyncio.Lock()

    async def check(self) -> str:
        """The reason why it cannot be written; empty if it can. Logs when that changes."""
        async with self._lock:
            if self._clock() - self._checked_at >= INTERVAL:
                reason = await self._find_reason()
                if reason and reason != self._reason:
                    LOG.error("not ready", reason=reason)
                elif self._reason and not reason:
                    LOG.info("ready again", reason="the database can be written")
                self._checked_at, self._reason = self._clock(), reason
            return self._reason

    async def _find_reason(self) -> str:
        try:
            await asyncio.wait_for(asyncio.to_thread(write_probe, self._engine), DATABASE_TIMEOUT)
        except Exception as error:  # whatever the reason, the server is not ready
            return reason_of(error)
        return ""


def write_probe(engine: Engine) -> None:
    """Writes the time of the last probe. Raises what the database raises."""
    with engine.begin() as connection:
        value = str(now_ms())
        if not connection.execute(update(KEYS).where(KEYS.c.name == PROBE_KEY).values(value=value)).rowcount:
            insert_if_missing(connection, KEYS, {"name": PROBE_KEY, "value": value})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The metrics, for this machine and for clients with the token in the settings."""
    token, given = request.app.state.settings.metrics_token, bearer_token(request.headers)
    authorized = bool(token) and given is not None and hmac.compare_digest(token.encode(), given.encode())
    if not authorized and not _is_local(request):
        raise Problem(403, "not_for_you", "The metrics are for this machine, and for clients with the metrics token.")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _is_local(request: Request) -> bool:
    """Whether the client is on this machine. A forwarded request is not, even if `proxied` is not set."""
    settings = request.app.state.settings
    if not settings.proxied and any(name in request.headers for name in ("forwarded", "x-forwarded-for")):
        return False
    try:
        return ip_address(client_address(request.scope, settings)).is_loopback
    except ValueError:
        return False
