"""The cookie `bottega`: a session's secret, signed.

The secret alone would be enough, being random and long. The signature lets a cookie that we never gave be thrown away
without asking the database.
"""

import hashlib
import secrets
from functools import cached_property

from itsdangerous import BadSignature, Signer
from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError
from starlette.responses import Response

from ..settings import Settings
from ..storage.database import reading
from ..storage.schema import KEYS
from .sessions import DAYS

NAME = "bottega"
KEY = "cookie"


class Cookies:
    """Seals and opens them. The key is read when it is first needed, by when the database is there."""

    def __init__(self, engine: Engine, settings: Settings) -> None:
        self._engine = engine
        self._secure = settings.secure_cookies

    @cached_property
    def _signer(self) -> Signer:
        key = signing_key(self._engine)
        return Signer(key, salt=NAME, key_derivation="hmac", digest_method=hashlib.sha256)

    def seal(self, secret: str) -> str:
        return self._signer.sign(secret).decode()

    def open(self, sealed: str) -> str | None:
        """The secret, if we sealed it."""
        try:
            return self._signer.unsign(sealed).decode()
        except BadSignature:
            return None

    def give(self, response: Response, sealed: str) -> None:
        self._set(response, sealed, DAYS * 86_400)

    def take_back(self, response: Response) -> None:
        self._set(response, "", 0)

    def _set(self, response: Response, value: str, seconds: int) -> None:
        response.set_cookie(NAME, value, max_age=seconds, path="/", secure=self._secure, httponly=True, samesite="lax")


def signing_key(engine: Engine) -> str:
    """Made by whichever process comes first; all others find it."""
    with reading(engine).connect() as connection:
        found = connection.execute(select(KEYS.c.value).where(KEYS.c.name == KEY)).scalar_one_or_none()
    if found is None:
        try:
            with engine.begin() as connection:
                connection.execute(insert(KEYS).values(name=KEY, value=secrets.token_hex(32)))
        except IntegrityError:
            pass  # another was faster
        return signing_key(engine)
    return str(found)
