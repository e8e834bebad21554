"""Webhooks, signed as https://www.standardwebhooks.com describes. Discord and others show `content` or `text`."""

import base64
import hashlib
import hmac
import json
import secrets
import time

import httpx

from ..settings import Settings
from ..storage.outbox import Notice
from .delivery import TryLater, Undeliverable
from .guarded_http import ForbiddenAddress, GuardedClient
from .push import raise_for
from .texts import text_of

PREFIX = "whsec_"


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, id: str, timestamp: int, body: bytes) -> str:
    """The value of the header `webhook-signature`."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    digest = hmac.digest(key, f"{id}.{timestamp}.".encode() + body, hashlib.sha256)
    return f"v1,{base64.b64encode(digest).decode()}"


class WebhookChannel:
    """Posts notices as JSON."""

    def __init__(self, settings: Settings, client: GuardedClient) -> None:
        self._settings, self._client = settings, client

    async def send(self, notice: Notice) -> None:
        """Raises TryLater, Undeliverable, DestinationGone."""
        body = json.dumps(self._payload(notice), ensure_ascii=False).encode()
        now, secret = int(time.time()), notice.destination.keys["secret"]
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Bottega",
            "webhook-id": notice.id,
            "webhook-timestamp": str(now),
            "webhook-signature": signature(secret, notice.id, now, body),
        }
        try:
            response = await self._client.post(notice.destination.address, body, headers)
        except ForbiddenAddress:
            raise Undeliverable("forbidden") from None
        except (httpx.HTTPError, TimeoutError):
            raise TryLater("unreachable") from None
        raise_for(response)

    def _payload(self, notice: Notice) -> dict[str, object]:
        text, game = text_of(notice), notice.about.get("game")
        url = self._settings.address.rstrip("/") + text.path
        line = f"{text.title}. {text.text} {url}"
        shown = {"content": line, "text": line, "allowed_mentions": {"parse": []}}  # no name pings a Discord channel
        return {"type": notice.kind, "id": notice.id, "game": game, "table": notice.table, "url": url, **shown}
