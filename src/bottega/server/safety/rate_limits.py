"""Rate limits: token buckets by person and by address, in the memory of each process."""

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Literal

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ..settings import Settings
from .problems import Problem, send_problem

READING_METHODS = ("GET", "HEAD", "OPTIONS")
LimitKind = Literal[
    "reading",
    "writing",
    "address_reading",
    "address_writing",
    "guests",
    "passwords",
    "messages",
    "pages",
    "address_pages",
    "mails",
    "entries",
]


@dataclass(frozen=True)
class Rate:
    """How many requests at once, and how many per second in the long run."""

    burst: float
    per_second: float


RATES: dict[LimitKind, Rate] = {
    "reading": Rate(100, 20),
    "writing": Rate(60, 10),
    "address_reading": Rate(400, 80),  # families and schools share an address
    "address_writing": Rate(200, 40),
    "guests": Rate(40, 1 / 10),  # a school class that starts together
    "passwords": Rate(10, 1 / 15),  # against guessing; each check costs an argon2 hash
    "messages": Rate(40, 10),  # on a socket
    "pages": Rate(20, 1 / 2),  # about whole games: each costs about a second of CPU time
    "address_pages": Rate(60, 2),
    "entries": Rate(60, 2),  # of games at home: each costs up to a second of CPU time
    "mails": Rate(5, 1 / 600),  # to addresses that have not agreed yet, and tests: nobody may be flooded
}


class RateLimiter:
    """Token buckets. They refill with time."""

    MAX_BUCKETS = 50_000  # the least recently used is dropped first: it is most likely full again

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: dict[tuple[LimitKind, str], tuple[float, float]] = {}
        self._lock = threading.Lock()

    def take(self, key: str, kind: LimitKind, amount: float = 1.0) -> float:
        """Takes a token, or another amount, and returns 0; or returns the seconds to wait."""
        if self.rate <= 0:
            return 0.0
        burst, per_second = max(1.0, RATES[kind].burst * self.rate), RATES[kind].per_second * self.rate
        with self._lock:
            now = self._clock()
            left, since = self._buckets.pop((kind, key), (burst, now))
            left = min(burst, left + (now - since) * per_second)
            amount = min(max(1.0, amount), burst)
            allowed = left >= amount
            self._buckets[kind, key] = (left - amount * allowed, now)
            if len(self._buckets) > self.MAX_BUCKETS:
                del self._buckets[next(iter(self._buckets))]
        return 0.0 if allowed else (amount - left) / per_second

    def require(self, key: str, kind: LimitKind, amount: float = 1.0) -> None:
        """Raises a Problem with the time to wait."""
        wait = self.take(key, kind, amount)
        if wait:
            seconds = math.ceil(wait)
            message = f"Too many requests. Try again in {seconds} s."
            raise Problem(429, "too_many", message, {"Retry-After": str(seconds)}, retry_after=seconds)


def client_address(scope: Scope, settings: Settings) -> str:
    """The address of the client: the peer, or the last one in the proxy's header. Earlier ones can be forged."""
    peer = str(scope["client"][0]) if scope.get("client") else ""
    if settings.proxied:
        hops = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
        if _parse_address(hops[-1]):
            return hops[-1].strip()
    return peer


@lru_cache(maxsize=1024)
def address_group(address: str) -> str:
    """What counts as one address: for IPv6 the first 64 bits, as each customer has all of the rest.

    >>> address_group("2001:db8::7"), address_group("::ffff:10.0.0.9"), address_group("10.0.0.9")
    ('2001:db8::/64', '10.0.0.9', '10.0.0.9')
    """
    parsed = _parse_address(address)
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


def _parse_address(text: str) -> object:
    try:
        return ip_address(text.strip())
    except ValueError:
        return None


def count_by_address(scope: Scope, settings: Settings, limiter: RateLimiter) -> None:
    """Counts a request or a new socket. Raises a Problem with the time to wait."""
    kind: LimitKind = "address_reading" if scope.get("method", "GET") in READING_METHODS else "address_writing"
    limiter.require(address_group(client_address(scope, settings)), kind)


class RateLimitMiddleware:
    """Counts requests and new sockets by address. `optional_principal` counts them by person."""

    def __init__(self, app: ASGIApp, settings: Settings, limiter: RateLimiter) -> None:
        self.app = app
        self.settings = settings
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            try:
                count_by_address(scope, self.settings, self.limiter)
            except Problem as problem:
                await send_problem(problem, scope, receive, send)
                return
        await self.app(scope, receive, send)


def limit_by_address(connection: HTTPConnection, kind: LimitKind) -> None:
    """A stricter limit, for what is expensive or could be guessed. Raises a Problem with the time to wait."""
    state = connection.app.state
    state.limiter.require(address_group(client_address(connection.scope, state.settings)), kind)


async def limit_passwords(connection: HTTPConnection) -> None:
    """A dependency of every route with a password."""
    limit_by_address(connection, "passwords")
