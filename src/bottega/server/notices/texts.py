"""What a notice says, in the language of its destination."""

from dataclasses import dataclass
from functools import cache

import bottega

from ...engine.messages import Messages
from ..storage.outbox import Notice


@dataclass(frozen=True)
class NoticeText:
    """A title, a sentence, and the path of the page that it leads to."""

    title: str
    text: str
    path: str


@cache
def messages() -> Messages:
    return Messages("bottega.server.notices")


def text_of(notice: Notice) -> NoticeText:
    """The text of a notice about a table, or of a test."""
    language, about = notice.destination.language, notice.about
    others = [str(name) for name in about.get("others", ())]
    key = "notice-" + next((special for special in ("closed", "casual") if about.get(special)), notice.kind)
    args = {"game": game_title(about.get("game", ""), language), "people": listed(others, language)}
    title = messages().say(key, language, **args)
    text = messages().say(f"{key}.text", language, **args, others=len(others))
    return NoticeText(title, text, f"/t/{notice.table}" if notice.table else "/profile")


def game_title(slug: str, language: str) -> str:
    """The title of a game; a game that is no longer here is called by its name in addresses."""
    return bottega.game(slug).messages.say("title", language) if slug in bottega.GAMES else slug


def listed(names: list[str], language: str) -> str:
    """
    >>> listed(["Ada", "Bea", "Cyr"], "it")
    'Ada, Bea e Cyr'
    """
    if len(names) < 2:
        return "".join(names)
    return messages().say("list-and", language, first=", ".join(names[:-1]), last=names[-1])
