"""How a server is set up. Everything has a default that works; the environment overrides it, `BOTTEGA_` first."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from platformdirs import user_data_dir

from ..arena.local import cores
from ..engine.errors import BottegaError

PREFIX = "BOTTEGA_"


class InvalidSetting(BottegaError):
    """A variable of the environment that makes no sense."""


def default_database() -> str:
    """An embedded file in the folder where this user's programs keep their data."""
    return f"sqlite:///{Path(user_data_dir('bottega')) / 'bottega.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """One server process."""

    database_url: str = ""  # sqlite:///FILE or postgresql://...; without one, an embedded file
    workers: int = max(1, cores() - 1)  # processes in which bots think
    bot_pace: float = 0.8  # seconds a bot takes at least, so that people can follow and time tells nothing
    secure_cookies: bool = False  # for a server behind HTTPS
    origins: str = ""  # other sites that may open sockets, separated by commas; our own host always may
    proxied: bool = False  # whether a proxy in front tells the address of whoever asks
    metrics_token: str = ""  # lets Prometheus in from elsewhere; without one, only this machine sees the figures
    rate: float = 1.0  # what the rate limits are multiplied by; 0 switches them off
    lease: float = 6.0  # seconds of silence after which another process takes over the bots and clocks of a dead one

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """From the environment; what is given counts more. Raises InvalidSetting."""
        chosen = {}
        for field in fields(cls):
            text = environment.get(PREFIX + field.name.upper())
            if text is not None:
                try:
                    chosen[field.name] = _READ[field.type](text)
                except ValueError:
                    name = PREFIX + field.name.upper()
                    raise InvalidSetting(f"{name}: {text!r} cannot be read as {_CALLED[field.type]}") from None
        chosen |= {name: value for name, value in given.items() if value is not None}
        if not chosen.get("lease", cls.lease) > 0:
            raise InvalidSetting(f"{PREFIX}LEASE: a process lives for some time without a sign, so more than 0 seconds")
        chosen["database_url"] = _with_driver(chosen.get("database_url") or default_database())
        return cls(**chosen)


def _with_driver(url: str) -> str:
    """PostgreSQL's addresses come without the driver we use; hosts hand them out in two spellings."""
    for start in ("postgres://", "postgresql://"):
        if url.startswith(start):
            return "postgresql+psycopg://" + url.removeprefix(start)
    if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
        raise InvalidSetting(f"{PREFIX}DATABASE_URL: an address begins with sqlite:/// or postgresql://")
    return url


def _yes_or_no(text: str) -> bool:
    if text.casefold() not in ("1", "0", "true", "false", "yes", "no"):
        raise ValueError
    return text.casefold() in ("1", "true", "yes")


_READ: dict[Any, Any] = {str: str, int: int, float: float, bool: _yes_or_no}
_CALLED: dict[Any, str] = {str: "words", int: "a whole number", float: "a number", bool: "yes or no"}
