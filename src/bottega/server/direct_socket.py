"""Opens the sockets of tables without the middleware and the routes.

After a crash all clients come back at once, and these took a third of the server's time. Only a socket that is accepted
goes this way. Whatever is unusual or not allowed is left to the application, which makes the same checks and answers.
"""

import re
import secrets
import time
from typing import Any

import structlog
from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import Scope

from .monitoring.request_log import log_request
from .people.auth import Credentials, Principal, identify
from .safety.address import AllowedHosts, address_problem
from .safety.origin import may_come
from .safety.problems import Problem
from .safety.rate_limits import count_by_address
from .safety.size_limits import too_large
from .socket_session import serve
from .sockets import TableSession
from .storage.database import DATABASE_ERRORS

TABLE_ADDRESS = re.compile(rb"/api/tables/([a-z0-9]{1,64})/socket")


class DirectSockets:
    """The direct way to the tables of an application."""

    def __init__(self, app: FastAPI, route: Any) -> None:
        """`route` is that of the application for the same sockets, for the log and the metrics."""
        self._app, self._route = app, route
        self._hosts = AllowedHosts(app.state.settings.hosts)

    def handshake(self, address: bytes, scope: Scope) -> "TableHandshake | None":
        """None if this is not for a socket of a table, or not allowed as far as that is known without a query."""
        found = TABLE_ADDRESS.fullmatch(address)
        if found is None:
            return None
        scope.update(path=address.decode(), raw_path=address, query_string=b"", app=self._app, route=self._route)
        settings = self._app.state.settings
        if too_large(scope) or address_problem(scope, self._hosts) or not may_come(scope, settings):
            return None
        return TableHandshake(HTTPConnection(scope), found[1].decode())


class TableHandshake:
    """A client that wants to open the socket of a table."""

    __slots__ = ("_connection", "_credentials", "_principal", "_started", "_table")

    def __init__(self, connection: HTTPConnection, table: str) -> None:
        self._connection, self._table, self._started = connection, table, time.perf_counter()
        self._credentials = Credentials(connection)
        self._principal: Principal | None = None

    async def is_admitted(self) -> bool:
        """Whether the client may come: its credentials are valid, and it does not come too often."""
        state = self._connection.app.state
        try:
            count_by_address(self._connection.scope, state.settings, state.limiter)
            self._principal = await identify(self._connection, self._credentials)
        except (Problem, *DATABASE_ERRORS):
            return False
        return self._principal is None or "read" in self._principal.scopes

    async def open(self) -> None:
        """Starts the session of the socket."""
        structlog.contextvars.bind_contextvars(request_id=secrets.token_hex(8))
        session = TableSession(self._connection.app.state, self._credentials, self._principal)
        await serve(self._connection, session, session.start(self._table))
        log_request(self._connection.scope, 101, time.perf_counter() - self._started)
