"""How often somebody may ask: token buckets by person and by address, in the memory of each process."""

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Literal

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ..settings import Settings
from .problems import Problem, refuse

SAFE = ("GET", "HEAD", "OPTIONS")
Kind = Literal["reading", "writing", "address_reading", "address_writing", "guests", "passwords", "messages"]


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES: dict[Kind, Rate] = {
    "reading": Rate(100, 20),
    "writing": Rate(60, 10),
    "address_reading": Rate(400, 80),  # households and schools share an address
    "address_writing": Rate(200, 40),
    "guests": Rate(40, 1 / 10),  # a class that sits down together
    "passwords": Rate(10, 1 / 15),  # guessing; and each costs us an argon2
    "messages": Rate(40, 10),  # over a socket
}


class Limiter:
    """Buckets that fill again with time."""

    MOST = 50_000  # kept at once; the one unused for longest goes first, which is the likeliest to be full again

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}
        self._lock = threading.Lock()

    def allow(self, key: str, kind: Kind) -> float:
        """Takes one and returns 0, or takes none and returns the seconds to wait."""
        if self.rate <= 0:
            return 0.0
        burst, per_second = max(1.0, RATES[kind].burst * self.rate), RATES[kind].per_second * self.rate
        with self._lock:
            now = self._clock()
            left, since = self._buckets.pop((kind, key), (burst, now))
            left = min(burst, left + (now - since) * per_second)
            allowed = left >= 1
            self._buckets[kind, key] = (left - allowed, now)
            if len(self._buckets) > self.MOST:
                del self._buckets[next(iter(self._buckets))]
        return 0.0 if allowed else (1 - left) / per_second

    def demand(self, key: str, kind: Kind) -> None:
        """Raises the Problem that says when to come back."""
        wait = self.allow(key, kind)
        if wait:
            seconds = math.ceil(wait)
            sentence = f"Too many requests. Try again in {seconds} s."
            raise Problem(429, "too_many", sentence, {"Retry-After": str(seconds)}, retry_after=seconds)


def address(scope: Scope, settings: Settings) -> str:
    """Who asks: the peer, or whom the proxy in front names last. What stands before that anybody can write."""
    peer = str(scope["client"][0]) if scope.get("client") else ""
    if settings.proxied:
        hops = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
        if _read(hops[-1]):
            return hops[-1].strip()
    return peer


def household(address: str) -> str:
    """What is counted as one address: of IPv6 the first half, since everybody has as many of the rest as they like.

    >>> household("2001:db8::7"), household("::ffff:10.0.0.9"), household("10.0.0.9")
    ('2001:db8::/64', '10.0.0.9', '10.0.0.9')
    """
    read = _read(address)
    if not isinstance(read, IPv6Address):
        return address
    if read.ipv4_mapped:
        return str(read.ipv4_mapped)
    return f"{IPv6Address(int(read) >> 64 << 64)}/64"


def _read(text: str) -> object:
    try:
        return ip_address(text.strip())
    except ValueError:
        return None


class Rates:
    """Counts every request and every new socket by address. People are counted where they are known, in `who`."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: Limiter) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            kind: Kind = "address_reading" if scope.get("method", "GET") in SAFE else "address_writing"
            try:
                self.limiter.demand(household(address(scope, self.settings)), kind)
            except Problem as problem:
                await refuse(problem, scope, receive, send)
                return
        await self.app(scope, receive, send)


def by_address(connection: HTTPConnection, kind: Kind) -> None:
    """For what is dear or could be guessed. Raises the Problem that says when to come back."""
    state = connection.app.state
    state.limiter.demand(household(address(connection.scope, state.settings)), kind)


async def password_given(connection: HTTPConnection) -> None:
    """A dependency of every route that takes a password."""
    by_address(connection, "passwords")
