"""Health probes and metrics."""

import asyncio
import hmac
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Engine, text

from ..safety.origin import bearer_token
from ..safety.problems import Problem
from ..safety.rate_limits import client_address
from ..storage.database import read_only
from .metrics import REGISTRY

DATABASE_TIMEOUT = 3.0  # seconds

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "alive"}


@router.get("/ready")
async def ready(request: Request) -> dict[str, str]:
    """The process accepts requests: the database answers, and no shutdown is in progress."""
    state = request.app.state
    if state.closing:
        raise Problem(503, "closing", "The server is shutting down.")
    try:
        await asyncio.wait_for(asyncio.to_thread(_query_database, state.engine), DATABASE_TIMEOUT)
    except Exception:  # whatever the reason, the server is not ready
        raise Problem(503, "no_database", "The database does not answer.") from None
    return {"status": "ready"}


def _query_database(engine: Engine) -> None:
    with read_only(engine).connect() as connection:
        connection.execute(text("SELECT 1"))


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
