"""The settings of a server. Each has a default, which an environment variable with the prefix `BOTTEGA_` overrides."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_dir

from ..engine.extras import extra

with extra("server"):
    from pydantic import ValidationError
    from pydantic_settings import (
        BaseSettings,
        EnvSettingsSource,
        PydanticBaseSettingsSource,
        SettingsConfigDict,
    )

from ..engine.errors import BottegaError
from ..workers import available_cores

PREFIX = "BOTTEGA_"
CHANNELS = ("push", "email", "webhook")  # by which notices can be sent


class InvalidSetting(BottegaError):
    """An environment variable has an invalid value."""


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{Path(user_data_dir('bottega')) / 'bottega.sqlite'}"


class Settings(BaseSettings):
    """The settings of one server process. Only `read` looks at the environment."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid")

    database_url: str = ""  # sqlite:///FILE or postgresql://...; by default an SQLite file in the user's data folder
    workers: int = max(1, available_cores() - 1)  # processes for bots and hints
    ray: str = (
        ""  # the address of a Ray cluster on which bots think; without it they think in processes of this machine
    )
    bot_pace: float = 0.8  # the least seconds of a bot's move, so that people can follow and time reveals nothing
    secure_cookies: bool = False  # set it behind HTTPS
    hosts: str = ""  # the names under which the server is reached, separated by commas; "*" for any
    origins: str = ""  # other sites that may write and open sockets, separated by commas
    proxied: bool = False  # whether a proxy sets X-Forwarded-For
    metrics_token: str = ""  # gives other machines access to /metrics
    rate: float = 1.0  # factor of the rate limits; 0 turns them off
    thinking: float = 0.25  # CPU seconds that bots may think for a person in each second, in the long run; 0: no limit
    thinking_saved: float = 120.0  # CPU seconds of it that a person can save up
    agent_games: int = 30  # games of the ladder that an agent is given in an hour; 0: none
    agent_thinking: float = 3600.0  # CPU seconds a day that bots of the house may think in them; 0: they do not play
    broadcasts: bool = True  # whether public games can be watched with chances and comments
    tables: int = 12  # tables of one host that can be open or running at once; 0: no limit
    sleep_after: float = 60.0  # seconds after which bots stop at a table that all people have left
    close_after: float = 30.0  # days after which such a game is closed
    close_open_after: float = 2.0  # days after which such a table is closed if its game has not started
    address: str = ""  # under which people reach the server, as in https://games.example; notices need it
    notices: str = "push, email, webhook"  # the channels that are offered, if they can work
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:PORT, or smtps:// for TLS from the start; without it no e-mails
    mail_from: str = ""  # the sender of e-mails; by default bottega@ and the host of `address`
    notice_delay: float = 20.0  # seconds before a notice is sent, in which it may become needless
    notice_private: bool = False  # whether webhooks and push may lead to private addresses and plain HTTP
    holidays: int = 21  # days of a year on which a person's clocks by correspondence may stand
    lease: float = 6.0  # seconds without a heartbeat after which other processes take over

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> "Settings":
        """Reads the environment; arguments override it. Raises InvalidSetting."""
        names = {PREFIX + field.upper() for field in cls.model_fields}
        source = EnvSettingsSource(cls)
        source.env_vars = {name.lower(): text for name, text in environment.items() if name in names}
        chosen = source() | {name: value for name, value in given.items() if value is not None}
        chosen["database_url"] = _with_driver(chosen.get("database_url") or default_database())
        try:
            read = cls(**chosen)
        except ValidationError as error:
            raise InvalidSetting(_sentence(error)) from None
        if not read.lease > 0:
            raise InvalidSetting(f"{PREFIX}LEASE: must be more than 0 seconds")
        read._check_notices()
        return read

    def _check_notices(self) -> None:
        """Raises InvalidSetting."""
        if self.address and not _is_url(self.address, "http", "https"):
            raise InvalidSetting(f"{PREFIX}ADDRESS: must be like https://games.example")
        if self.smtp and not _is_url(self.smtp, "smtp", "smtps"):
            raise InvalidSetting(f"{PREFIX}SMTP: must be like smtp://user:password@mail.example:587")
        unknown = sorted(set(_words(self.notices)) - set(CHANNELS))
        if unknown:
            raise InvalidSetting(f"{PREFIX}NOTICES: there is no channel {unknown[0]!r}, only {', '.join(CHANNELS)}")
        if not self.notice_delay >= 0:
            raise InvalidSetting(f"{PREFIX}NOTICE_DELAY: must be 0 seconds or more")

    @property
    def notice_channels(self) -> list[str]:
        """The channels that are offered: none without an address, and no e-mails without a mail server."""
        wanted = _words(self.notices) if self.address else []
        return [name for name in CHANNELS if name in wanted and (name != "email" or self.smtp)]

    @classmethod
    def settings_customise_sources(
        cls, settings_cls: type[BaseSettings], init_settings: PydanticBaseSettingsSource, *_: Any, **__: Any
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return (init_settings,)


def _sentence(error: ValidationError) -> str:
    """The first invalid variable, and what it must be."""
    first = error.errors()[0]
    name, wanted = str(first["loc"][0]), _TYPE_NAMES[Settings.model_fields[str(first["loc"][0])].annotation]
    return f"{PREFIX}{name.upper()}: {first['input']!r} cannot be read as {wanted}"


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _is_url(text: str, *schemes: str) -> bool:
    """Whether it has one of these schemes and a host, and ends there."""
    try:
        split = urlsplit(text)
        return split.scheme in schemes and bool(split.hostname) and split.port != 0 and split.path in ("", "/")
    except ValueError:
        return False


def _with_driver(url: str) -> str:
    """Adds our driver to a PostgreSQL URL, which has one of two prefixes. Raises InvalidSetting for other URLs."""
    for start in ("postgres://", "postgresql://"):
        if url.startswith(start):
            return "postgresql+psycopg://" + url.removeprefix(start)
    if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
        raise InvalidSetting(f"{PREFIX}DATABASE_URL: must start with sqlite:/// or postgresql://")
    return url


_TYPE_NAMES: dict[Any, str] = {str: "text", int: "a whole number", float: "a number", bool: "yes or no"}
