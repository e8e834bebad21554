"""The JSON bodies of the routes about notices."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from ...engine.messages import LANGUAGES
from ..people.guest_names import Language
from ..strict_model import StrictModel
from ..tables.owed import NoticeKind

assert set(LANGUAGES) == set(Language.__args__)  # type: ignore[attr-defined]

Channel = Literal["push", "email", "webhook"]
Kinds = Annotated[list[NoticeKind], Field(max_length=5)]
Hour = Annotated[int, Field(ge=0, le=23, description="UTC")]
MailAddress = Annotated[
    str,
    StringConstraints(
        max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"
    ),
]
Url = Annotated[str, StringConstraints(min_length=8, max_length=1_000)]
Key = Annotated[str, StringConstraints(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_-]+=*$")]
Token = Annotated[str, StringConstraints(max_length=300, pattern=r"^[A-Za-z0-9._-]+$")]


class PushKeys(StrictModel):
    """The keys of a browser's subscription."""

    p256dh: Key
    auth: Key


class NewDestination(StrictModel):
    """What every new destination says: which notices it gets, in which language."""

    kinds: Kinds
    language: Language = "en"


class NewBrowser(NewDestination):
    """A browser's subscription, as the browser itself describes it."""

    endpoint: Url
    keys: PushKeys


class NewMail(NewDestination):
    """An e-mail address. Its owner must agree first. With `digest`, one e-mail a day at this hour."""

    address: MailAddress
    digest: Hour | None = None


class NewWebhook(NewDestination):
    """An address to which notices are posted."""

    url: Url


class DestinationChanges(StrictModel):
    """Changes of a destination. Fields that are left out stay as they are."""

    kinds: Kinds | None = None
    language: Language | None = None
    digest: Hour | None = None


class DestinationAnswer(BaseModel):
    """Where you get notices."""

    id: str
    channel: Channel
    address: str = Field(description="of a browser, only the push service")
    kinds: list[NoticeKind]
    language: Language
    digest: int | None
    created: int
    confirmed: bool = Field(description="whether the owner of the e-mail address has agreed")
    current: bool = Field(description="whether it is the browser of this session")
    problem: str | None = Field(description="why the last delivery failed")


class NewWebhookAnswer(DestinationAnswer):
    secret: str = Field(description="signs the requests; it is shown only once")


class NoticeSettings(BaseModel):
    """The channels of this server, and your destinations."""

    channels: list[Channel]
    push_key: str | None = Field(description="the server's public key, with which a browser subscribes")
    destinations: list[DestinationAnswer]


class LinkAnswer(BaseModel):
    """What a link of an e-mail does."""

    action: Literal["confirm", "unsubscribe"]
    address: str | None = Field(description="shortened; null if there is nothing left to do")
    done: bool
