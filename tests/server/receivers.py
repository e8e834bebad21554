"""The other side of notices: a mail server, a web server for webhooks and push, and a browser's keys."""

import base64
import json
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, TypeVar

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bottega.chaos.server_process import free_port

T = TypeVar("T")


def wait_for(found: Callable[[], T], within: float = 60.0) -> T:
    """The first result that is true."""
    deadline = time.monotonic() + within
    while not (result := found()):
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.05)
    return result


@dataclass(frozen=True)
class Received:
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class _WebServer(ThreadingHTTPServer):
    request_queue_size = 128  # with the usual 5, a busy machine refuses some of many connections at once


class WebReceiver:
    """A web server that keeps what is posted to it. It answers with `status`; while `hold` is set, it waits."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.status, self.headers = 204, dict[str, str]()
        self.hold = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("Content-Length", 0))
                names = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append(Received(self.path, names, self.rfile.read(length)))
                while receiver.hold.is_set():
                    time.sleep(0.02)
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = _WebServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> "WebReceiver":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@dataclass
class MailReceiver:
    """A mail server that keeps what it gets. It answers with `answer` to each recipient."""

    received: list[EmailMessage] = field(default_factory=list)
    answer: str = "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        message = message_from_bytes(content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.received.append(message)
        return "250 OK"

    def __enter__(self) -> "MailReceiver":
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self._controller.stop()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"


class Browser:
    """The keys of a browser's push subscription."""

    def __init__(self) -> None:
        self._private, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _base64(point), "auth": _base64(self._auth)}

    def read(self, pushed: Received) -> Any:
        """What a push says. Fails if it is not for this browser."""
        assert pushed.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(pushed.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)


def _base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")
