"""A person, as tables know them."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    emblem: str
    agent: bool = field(default=False, kw_only=True)  # a program
    silenced: int | None = field(default=None, kw_only=True)  # until when they may not write in chats, in milliseconds
