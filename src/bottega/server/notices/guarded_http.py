"""HTTP requests to addresses that people give us: to push services and webhooks.

Anybody could give an address of the operator's own network. So names are resolved here, every address must be public,
and the connection goes to the address that was checked: a name that means something else a moment later gains nothing.
Redirects are not followed, and answers are read only as far as needed.
"""

import asyncio
import socket
from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore
import httpx

TIMEOUT = 15.0  # seconds for the whole request
PORTS = (443, 8443)
MAX_URL = 1_000
NAT64 = ip_address("64:ff9b::"), 96


class ForbiddenAddress(Exception):
    """The address is not one that the server may connect to."""


def check_url(url: str, private: bool) -> str | None:
    """Why a URL cannot be used; None if it can, as far as its text says."""
    try:
        split = urlsplit(url)
        port = split.port
    except ValueError:
        return "The address cannot be read."
    if not url.isascii() or not url.isprintable() or " " in url or len(url) > MAX_URL:
        return f"An address has at most {MAX_URL} characters, all of them ASCII."
    if split.scheme not in (("https", "http") if private else ("https",)) or not split.hostname:
        return "The address must start with https://."
    if split.username or split.password or split.fragment:
        return "The address must not contain a user, a password or a fragment."
    if not private and port is not None and port not in PORTS:
        return f"The port must be one of {', '.join(map(str, PORTS))}."
    try:
        literal = ip_address(split.hostname)
    except ValueError:
        return None
    return None if private or is_public(str(literal)) else "The address must be public."


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet, whatever way it is written.

    >>> [is_public(a) for a in ("93.184.216.34", "10.1.2.3", "127.0.0.1", "169.254.169.254", "::ffff:10.0.0.1")]
    [True, False, False, False, False]
    >>> [is_public(a) for a in ("2606:4700::1", "fd00::1", "64:ff9b::a00:1", "2002:a00:1::", "224.0.0.1", "0.0.0.0")]
    [True, False, False, False, False, False]
    """
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped or parsed.sixtofour or parsed.teredo:
            return False  # nobody needs these, and they hide an address of another kind
        if int(parsed) >> 32 == int(NAT64[0]) >> 32:
            return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


class GuardedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, unless private ones are allowed."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise httpcore.ConnectError("the name cannot be resolved") from error
        addresses = list(dict.fromkeys(str(address[4][0]) for address in found))
        if not self._private and not all(map(is_public, addresses)):
            raise ForbiddenAddress
        last: Exception = httpcore.ConnectError("there is no address")
        for address in addresses:
            try:
                return await self._network.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError as error:
                last = error
        raise last

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


class GuardedClient:
    """Posts to addresses that people gave us."""

    def __init__(self, private: bool) -> None:
        self._private = private
        transport = httpx.AsyncHTTPTransport(retries=0)
        transport._pool = httpcore.AsyncConnectionPool(
            ssl_context=httpx.create_ssl_context(), network_backend=GuardedNetwork(private), max_keepalive_connections=0
        )
        self._client = httpx.AsyncClient(transport=transport, follow_redirects=False, trust_env=False, timeout=TIMEOUT)

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> httpx.Response:
        """The answer, without its body. Raises httpx.HTTPError, ForbiddenAddress, TimeoutError."""
        if check_url(url, self._private) is not None:
            raise ForbiddenAddress
        request = self._client.build_request("POST", url, content=content, headers=dict(headers))
        async with asyncio.timeout(TIMEOUT):
            response = await self._client.send(request, stream=True)
            await response.aclose()
        return response

    async def close(self) -> None:
        await self._client.aclose()
