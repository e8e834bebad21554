"""Browser push: encrypted for the browser (RFC 8291), signed by this server (VAPID, RFC 8292)."""

import base64
import hashlib
import json
import time
from functools import cached_property
from typing import Any
from urllib.parse import urlsplit

import httpx
from sqlalchemy import Engine

from ..settings import Settings
from ..storage.outbox import Notice
from ..storage.server_keys import server_key
from .delivery import DestinationGone, TryLater, Undeliverable
from .guarded_http import ForbiddenAddress, GuardedClient
from .texts import text_of

KEY = "vapid"
DAY_SECONDS = 86_400
TOKEN_SECONDS = 12 * 3_600  # of the signature; at most a day is allowed
GONE = (404, 410)  # the browser has unsubscribed


class PushChannel:
    """Sends notices to browsers. The key pair is created once and kept in the database."""

    def __init__(self, engine: Engine, settings: Settings, client: GuardedClient) -> None:
        self._engine, self._settings, self._client = engine, settings, client

    @cached_property
    def _vapid(self) -> Any:
        from py_vapid import Vapid02  # slow to import

        return Vapid02.from_raw(server_key(self._engine, KEY, new_private_key).encode())

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, notice: Notice) -> None:
        """Raises TryLater, Undeliverable, DestinationGone."""
        from pywebpush import WebPusher

        endpoint = notice.destination.address
        try:
            encoded = WebPusher({"endpoint": endpoint, "keys": notice.destination.keys}).encode(self._payload(notice))
        except Exception:  # the keys come from the browser, and the library has no error of its own for bad ones
            raise DestinationGone from None
        headers = self._signature(endpoint) | {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY_SECONDS),
            "Urgency": "normal",
            "Topic": _topic(notice),
        }
        try:
            response = await self._client.post(endpoint, encoded["body"], headers)
        except ForbiddenAddress:
            raise Undeliverable("forbidden") from None
        except (httpx.HTTPError, TimeoutError):
            raise TryLater("unreachable") from None
        raise_for(response)

    def _payload(self, notice: Notice) -> bytes:
        text = text_of(notice)
        tag = notice.table or notice.kind  # a newer notice about the same table replaces an older one
        shown = {"id": notice.id, "title": text.title, "body": text.text, "address": text.path, "tag": tag}
        return json.dumps(shown, ensure_ascii=False).encode()

    def _signature(self, endpoint: str) -> dict[str, str]:
        split = urlsplit(endpoint)
        audience, contact = f"{split.scheme}://{split.netloc}", self._settings.address
        if not contact.startswith("https:"):
            contact = f"mailto:bottega@{urlsplit(contact).hostname}"
        claims = {"sub": contact, "aud": audience, "exp": int(time.time()) + TOKEN_SECONDS}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def raise_for(response: httpx.Response) -> None:
    """Raises TryLater, Undeliverable, DestinationGone, unless the other side accepted the notice."""
    status = response.status_code
    if status in GONE:
        raise DestinationGone
    if 200 <= status < 300:
        return
    if status == 413:
        raise Undeliverable(f"HTTP {status}")
    wait = response.headers.get("retry-after", "")
    raise TryLater(f"HTTP {status}", float(wait) if wait.isascii() and wait.isdigit() and len(wait) < 6 else None)


def _topic(notice: Notice) -> str:
    """While a browser is offline, the push service keeps only the newest notice of a topic."""
    return hashlib.sha256(f"{notice.kind} {notice.table}".encode()).hexdigest()[:32]


def new_private_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32)).decode().rstrip("=")
