"""What is sent and answered about people. Patterns stand in the OpenAPI document too, so it promises what is so."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, Strict, StringConstraints

from .store import Emblem
from .tokens import Scope

# A name shows what it is, and does nothing to the text around it.
HIDDEN = (
    r"\u0000-\u001f\u007f-\u009f"  # control
    r"\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb"  # formatting: bidi, breaks
    r"\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that are blank
    "\U000e0000-\U000e0fff"  # tags, which hide whole sentences
)
JOINING = r"\u200c\u200d\ufe00-\ufe0f"  # within words and pictures, but nothing to see alone
SEEMLY = rf"^[^{HIDDEN}]*[^{HIDDEN}{JOINING}\s][^{HIDDEN}]*$"

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=SEEMLY)]
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60, pattern=SEEMLY)]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Id = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Milliseconds = Annotated[int, Field(description="since 1970")]


class Form(BaseModel):
    """A body with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class Changes(Form):
    """What somebody changes about themselves; what is left out stays."""

    name: Name | None = None
    emblem: Emblem | None = None


class Credentials(Form):
    """A login, small and large letters being the same, and its password."""

    login: Login
    password: Password


class PasswordChange(Form):
    """The old password shows that it is you."""

    old: Password
    new: Password


class TokenRequest(Form):
    """A token for a program: a name to know it by, what it may do, and for how long."""

    name: Label
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=3)]
    days: Annotated[int, Strict(), Field(ge=1, le=3650)] | None = None


class Me(BaseModel):
    """Somebody, as they see themselves."""

    id: str
    name: str
    emblem: str
    guest: bool
    login: str | None


class SessionAnswer(BaseModel):
    """A browser in which you are logged in."""

    id: str
    agent: Annotated[str, Field(description="the browser, as it called itself")]
    created: Milliseconds
    seen: Milliseconds
    expires: Milliseconds
    current: Annotated[bool, Field(description="the one that asks")]


class TokenAnswer(BaseModel):
    """A token of yours, without its secret."""

    id: str
    name: str
    scopes: list[Scope]
    created: Milliseconds
    used: Milliseconds | None
    expires: Milliseconds | None


class NewToken(TokenAnswer):
    """A token just made."""

    token: Annotated[str, Field(description="keep it: it is shown this once")]
