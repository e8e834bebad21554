"""Protection of every route: uniform errors, security headers, limits of size and rate, allowed hosts and origins."""

from collections.abc import Mapping

from fastapi import FastAPI

from ..thinking_quota import ThinkingQuota
from . import problems
from .address import AddressMiddleware
from .origin import OriginMiddleware
from .rate_limits import RateLimiter, RateLimitMiddleware
from .security_headers import SecurityHeadersMiddleware
from .size_limits import SizeLimitMiddleware

LARGE_BODIES = {"/api/replay": 400 * 1024}  # whole games as text


def install(app: FastAPI, large_bodies: Mapping[str, int] = LARGE_BODIES) -> None:
    """Call it before `people.install` and `monitoring.install`. The last middleware is the outermost one."""
    settings = app.state.settings
    app.state.limiter = RateLimiter(settings.rate)
    app.state.thinking_quota = ThinkingQuota(settings.thinking * settings.rate, settings.thinking_saved)
    app.add_middleware(OriginMiddleware, settings=settings)
    app.add_middleware(RateLimitMiddleware, settings=settings, limiter=app.state.limiter)
    app.add_middleware(AddressMiddleware, settings=settings)
    app.add_middleware(SizeLimitMiddleware, large_bodies=large_bodies)
    problems.install(app)
    app.add_middleware(SecurityHeadersMiddleware, secure=settings.secure_cookies)  # outermost: errors get headers too
