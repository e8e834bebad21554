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
MAX_CONCURRENT = 2  # each takes 64 MiB: many logins at once must not use up the memory
WAIT_SECONDS = 5.0  # each waiting request occupies a thread

_slots = threading.BoundedSemaphore(MAX_CONCURRENT)


class TooBusy(BottegaError):
    """Too many passwords are being checked at once."""


def hash_password(password: str) -> str:
    with _slot():
        return HASHER.hash(_normalized(password))


def verify_password(password: str, stored: str | None) -> bool:
    """Whether this is the password. If none is stored, it takes as long and is not."""
    dummy = _dummy(HASHER)
    with _slot():
        try:
            HASHER.verify(stored or dummy, _normalized(password))
        except VerifyMismatchError:
            return False
    return stored is not None


@cache
def _dummy(hasher: PasswordHasher) -> str:
    return hasher.hash("nobody's")


def _normalized(password: str) -> str:
    """Keyboards compose accents in different ways; it is the same password."""
    return normalize("NFC", password)


@contextmanager
def _slot() -> Iterator[None]:
    if not _slots.acquire(timeout=WAIT_SECONDS):
        raise TooBusy
    try:
        yield
    finally:
        _slots.release()
