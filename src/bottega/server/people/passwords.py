"""Passwords: argon2, with the parameters that argon2-cffi recommends (RFC 9106, 64 MiB)."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from ...engine.errors import BottegaError

HASHER = PasswordHasher()
MAX_CONCURRENT = 2  # each takes 64 MiB: many logins at once must not use up the memory
WAIT_SECONDS = 5.0  # each waiting request occupies a thread

_slots = threading.BoundedSemaphore(MAX_CONCURRENT)


class TooBusy(BottegaError):
    """Too many passwords are being checked at once."""


# Passwords that everybody tries first, of those with at least eight characters. Upper and lower case are the same.
# fmt: off
COMMON = frozenset((
    "password", "password1", "password12", "password123", "passw0rd", "p@ssw0rd", "p@ssword", "qwertyui",
    "qwertyuiop", "qwerty12", "qwerty123", "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx", "qazwsxedc", "zaq12wsx", "iloveyou",
    "iloveyou1", "sunshine", "princess", "football", "baseball", "superman", "trustno1", "welcome1", "letmein1",
    "whatever", "computer", "starwars", "michelle", "jennifer", "asdfghjk", "asdfghjkl", "azertyui", "azertyuiop",
    "motdepasse", "juventus", "ciaociao", "password!", "changeme", "bottega1",
))
# fmt: on
LEAST_DIFFERENT = 4  # characters of a password


class WeakPassword(BottegaError):
    """A password that can be guessed. The message says why."""


def require_strong(password: str, *names: str) -> None:
    """Refuses a password that somebody who knows these names would try first. Raises WeakPassword."""
    folded = _normalized(password).casefold()
    if any(folded == name.casefold() for name in names):
        raise WeakPassword("Your password must not be your login or your name.")
    if len(set(folded)) < LEAST_DIFFERENT:
        raise WeakPassword(f"Your password must have at least {LEAST_DIFFERENT} different characters.")
    steps = {ord(after) - ord(before) for before, after in pairwise(folded)}
    if folded in COMMON or steps in ({1}, {-1}):
        raise WeakPassword("Your password is one of those that everybody tries first. Choose another.")


def hash_password(password: str) -> str:
    with _slot():
        return HASHER.hash(_normalized(password))


def verify_password(password: str, stored: str | None) -> bool:
    """Whether this is the password. If none is stored, it takes as long and is not."""
    dummy = _dummy(HASHER)
    with _slot():
        try:
            HASHER.verify(stored or dummy, _normalized(password))
        except (VerifyMismatchError, InvalidHashError):  # an account without a password has no valid hash
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
