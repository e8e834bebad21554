"""What keeps the server safe: one shape of errors, headers, sizes, rates, origins. No route can forget any of it."""

from collections.abc import Mapping

from fastapi import FastAPI

from . import problems
from .headers import Headers
from .limits import Limiter, Rates
from .origin import Origins
from .sizes import Sizes

LARGER = {"/api/replay": 400 * 1024}  # whole games as text


def install(app: FastAPI, larger: Mapping[str, int] = LARGER) -> None:
    """Before `people` and `observing`. What is added last stands outermost, so that errors have headers too."""
    settings = app.state.settings
    app.state.limiter = Limiter(settings.rate)
    app.add_middleware(Origins, settings=settings)
    app.add_middleware(Rates, settings=settings, limiter=app.state.limiter)
    app.add_middleware(Sizes, larger=larger)
    problems.install(app)
    app.add_middleware(Headers, secure=settings.secure_cookies)
