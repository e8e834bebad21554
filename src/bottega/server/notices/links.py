"""Signed links in e-mails: to confirm an address, and to unsubscribe. They work without a login."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Engine

from ..settings import Settings
from ..storage.server_keys import server_key, token_key

CONFIRM_SECONDS = 7 * 86_400  # an unsubscribe link works for ever
Action = Literal["confirm", "unsubscribe"]


@dataclass(frozen=True)
class LinkContent:
    action: Action
    destination: str


class Links:
    """Makes and reads the tokens. The key is read at first use, when the database exists."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine, self._base = engine, settings.address.rstrip("/")

    @cached_property
    def _serializer(self) -> URLSafeTimedSerializer:
        key = server_key(self._engine, "links", token_key)
        options = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        return URLSafeTimedSerializer(key, salt="notices", signer_kwargs=options)

    def token(self, action: Action, destination: str) -> str:
        signed = self._serializer.dumps([action, destination])
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, token: str) -> LinkContent | None:
        """None if the signature is wrong, or if the link is too old."""
        try:
            action, destination = self._serializer.loads(token)
            if action == "confirm":
                self._serializer.loads(token, max_age=CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        return LinkContent(action, destination)

    def page(self, token: str) -> str:
        """The address of the page with the button. Opening it does nothing, as programs open links of e-mails too."""
        return f"{self._base}/notices/{token}"

    def one_click(self, token: str) -> str:
        """The address to which a mail program posts when its user unsubscribes (RFC 8058)."""
        return f"{self._base}/api/notices/{token}"
