"""Passwords: argon2, with the parameters that argon2-cffi recommends (RFC 9106, 64 MiB)."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from ...engine.errors import BottegaError

HASHER = PasswordHasher()
AT_ONCE = 2  # each takes 64 MiB: a crowd at the door must not take the memory of the tables
PATIENCE = 5.0  # seconds; those who wait hold a thread each

_turns = threading.BoundedSemaphore(AT_ONCE)


class TooBusy(BottegaError):
    """More people than we can check at once are giving passwords."""


def hashed(password: str) -> str:
    with _turn():
        return HASHER.hash(_typed(password))


def fits(password: str, kept: str | None) -> bool:
    """Whether this is the password. Where there is none to compare with it takes as long, and is not."""
    dummy = _dummy(HASHER)
    with _turn():
        try:
            HASHER.verify(kept or dummy, _typed(password))
        except VerifyMismatchError:
            return False
    return kept is not None


@cache
def _dummy(hasher: PasswordHasher) -> str:
    return hasher.hash("nobody's")


def _typed(password: str) -> str:
    """Keyboards compose accents in different ways; it is the same password."""
    return normalize("NFC", password)


@contextmanager
def _turn() -> Iterator[None]:
    if not _turns.acquire(timeout=PATIENCE):
        raise TooBusy
    try:
        yield
    finally:
        _turns.release()
