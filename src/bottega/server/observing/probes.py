"""What machines ask to know how the server does."""

import asyncio
import hmac
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import Engine, text

from ..safety.limits import address
from ..safety.origin import bearer
from ..safety.problems import Problem
from ..storage.database import reading
from .metrics import REGISTRY

PATIENCE = 3.0  # seconds the database has to answer

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> dict[str, str]:
    """The process answers."""
    return {"status": "alive"}


@router.get("/ready")
async def ready(request: Request) -> dict[str, str]:
    """The process takes guests: the database answers, and nobody is shutting down."""
    state = request.app.state
    if state.closing:
        raise Problem(503, "closing", "The server is shutting down.")
    try:
        await asyncio.wait_for(asyncio.to_thread(_ask, state.engine), PATIENCE)
    except Exception:  # whatever it is, we are not ready
        raise Problem(503, "no_database", "The database does not answer.") from None
    return {"status": "ready"}


def _ask(engine: Engine) -> None:
    with reading(engine).connect() as connection:
        connection.execute(text("SELECT 1"))


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For this machine, and for whoever has the token of the settings."""
    token, given = request.app.state.settings.metrics_token, bearer(request.headers)
    invited = bool(token) and given is not None and hmac.compare_digest(token.encode(), given.encode())
    if not invited and not _from_here(request):
        raise Problem(403, "not_for_you", "The figures are for this machine, or for those with its metrics token.")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _from_here(request: Request) -> bool:
    """A proxy on this machine that nobody told us of speaks for anyone: what it forwards is not from here."""
    settings = request.app.state.settings
    if not settings.proxied and any(name in request.headers for name in ("forwarded", "x-forwarded-for")):
        return False
    try:
        return ip_address(address(request.scope, settings)).is_loopback
    except ValueError:
        return False
