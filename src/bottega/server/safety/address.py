"""Which addresses the server answers: those of its own hosts, without characters that no address of ours has.

The header `Host` is the client's word. A page of another site can let its own name point to this machine (DNS
rebinding) and then read and write here as if it were our own page. Redirects would also repeat a forged name. So only
hosts that are known are answered.
"""

import socket
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import unquote_to_bytes, urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ..settings import Settings
from .problems import Problem, send_problem

PROBES = ("/health", "/ready")  # load balancers ask by address, and learn nothing else
ANY = "*"


class AllowedHosts:
    """The host names of the settings and those of this machine itself. Ports do not matter.

    >>> hosts = AllowedHosts("games.example, *.club.example")
    >>> [hosts.allow(host) for host in ("games.example:8000", "x.club.example", "localhost", "evil.example")]
    [True, True, True, False]
    >>> [AllowedHosts("").allow(host) for host in ("10.0.0.1:8000", "[::1]", "games.example", "", "a b")]
    [True, True, False, False, False]
    """

    def __init__(self, names: str) -> None:
        self._names = {name.strip().casefold().rstrip(".") for name in names.split(",") if name.strip()}
        self._machine = {name.casefold() for name in (socket.gethostname(), f"{socket.gethostname()}.local")}
        self.allow = lru_cache(maxsize=64)(self._allow)  # most clients send the same

    def _allow(self, host: str) -> bool:
        if ANY in self._names:
            return True
        name = _name(host)
        if name is None:
            return False
        if name == "localhost" or name.endswith(".localhost") or name in self._names:
            return True
        if any(wanted.startswith("*.") and name.endswith(wanted[1:]) for wanted in self._names):
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return not self._names and name in self._machine
        return address.is_loopback or not self._names  # nobody can let an address point to another machine


def _name(host: str) -> str | None:
    """The name or address in a Host header, without the port. None if it cannot be parsed."""
    try:
        split = urlsplit(f"//{host}")
        port, name = split.port, split.hostname  # reading the port checks it
    except ValueError:
        return None
    if not name or split.netloc != host or "@" in host or (port is not None and port == 0):
        return None
    return name.casefold().rstrip(".")


def address_problem(scope: Scope, hosts: AllowedHosts) -> Problem | None:
    """Why a request or a socket is refused because of its address, if it is."""
    if "\0" in scope["path"] or b"\0" in unquote_to_bytes(scope["query_string"]):
        return Problem(400, "unreadable", "The address contains a NUL character.")
    if scope["path"] not in PROBES and not hosts.allow(Headers(scope=scope).get("host", "")):
        message = (
            "This server does not answer under this host name. If the name is right, the operator adds it to "
            "BOTTEGA_HOSTS."
        )
        return Problem(421, "unknown_host", message)
    return None


class AddressMiddleware:
    """Refuses requests and sockets for other hosts, and addresses with a NUL, which PostgreSQL cannot store."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._hosts = AllowedHosts(settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = None if scope["type"] == "lifespan" else address_problem(scope, self._hosts)
        if problem is not None:
            await send_problem(problem, scope, receive, send)
            return
        await self.app(scope, receive, send)
