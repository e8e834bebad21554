"""The cookie `bottega`: the secret of a session, signed.

The secret is long and random, so it would be safe alone. With the signature, a forged cookie is rejected without a
query to the database.
"""

import hashlib
from functools import cached_property

from itsdangerous import BadSignature, Signer
from sqlalchemy import Engine
from starlette.responses import Response

from ..settings import Settings
from ..storage.server_keys import server_key
from .sessions import DAYS

NAME = "bottega"
KEY = "cookie"


class Cookies:
    """Signs and reads cookies. The signing key is read at first use, when the database exists."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine = engine
        self._secure = settings.secure_cookies

    @cached_property
    def _signer(self) -> Signer:
        derived = Signer(signing_key(self._engine), salt=NAME, key_derivation="hmac", digest_method=hashlib.sha256)
        # Derived once: a signer would do it again for every cookie.
        return Signer(derived.derive_key(), salt=NAME, key_derivation="none", digest_method=hashlib.sha256)

    def sign(self, secret: str) -> str:
        return self._signer.sign(secret).decode()

    def unsign(self, signed: str) -> str | None:
        """The secret, or None if the signature is wrong."""
        try:
            return self._signer.unsign(signed).decode()
        except BadSignature:
            return None

    def set(self, response: Response, signed: str) -> None:
        self._set(response, signed, DAYS * 86_400)

    def clear(self, response: Response) -> None:
        self._set(response, "", 0)

    def _set(self, response: Response, value: str, seconds: int) -> None:
        response.set_cookie(NAME, value, max_age=seconds, path="/", secure=self._secure, httponly=True, samesite="lax")


def signing_key(engine: Engine) -> str:
    """The key of all processes on this database."""
    return server_key(engine, KEY)
