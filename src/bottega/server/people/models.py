"""The JSON bodies of the routes about people. The patterns are part of the OpenAPI document."""

from typing import Annotated

from pydantic import BaseModel, Field, Strict, StringConstraints

from ..strict_model import StrictModel
from .store import Emblem
from .tokens import Scope

# Characters that are invisible or change the text around them, so that names cannot deceive.
HIDDEN = (
    r"\u0000-\u001f\u007f-\u009f"  # control
    r"\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb"  # formatting: bidi, breaks
    r"\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that are blank
    "\U000e0000-\U000e0fff"  # tags, which hide whole sentences
)
JOINING = r"\u200c\u200d\ufe00-\ufe0f"  # allowed within words and emoji, but invisible alone
VISIBLE = rf"^[^{HIDDEN}]*[^{HIDDEN}{JOINING}\s][^{HIDDEN}]*$"

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=VISIBLE)]
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60, pattern=VISIBLE)]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Id = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Milliseconds = Annotated[int, Field(description="since 1970")]


class Changes(StrictModel):
    """Changes to your own profile. Fields that are left out stay as they are."""

    name: Name | None = None
    emblem: Emblem | None = None


class Credentials(StrictModel):
    """A login, in which upper and lower case are the same, and its password."""

    login: Login
    password: Password


class PasswordChange(StrictModel):
    """The old password proves that it is you."""

    old: Password
    new: Password


class TokenRequest(StrictModel):
    """A token for a program: its name, what it may do, and for how many days."""

    name: Label
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=3)]
    days: Annotated[int, Strict(), Field(ge=1, le=3650)] | None = None


class Me(BaseModel):
    """A person, as they see themselves."""

    id: str
    name: str
    emblem: str
    guest: bool
    login: str | None
    operator: bool
    agent: Annotated[bool, Field(description="whether a program plays under this name")]
    silenced: Milliseconds | None


class SessionAnswer(BaseModel):
    """A browser in which you are logged in."""

    id: str
    agent: Annotated[str, Field(description="the browser's User-Agent")]
    created: Milliseconds
    seen: Milliseconds
    expires: Milliseconds
    current: Annotated[bool, Field(description="whether it is the session of this request")]


class TokenAnswer(BaseModel):
    """One of your tokens, without its secret."""

    id: str
    name: str
    scopes: list[Scope]
    created: Milliseconds
    used: Milliseconds | None
    expires: Milliseconds | None


class NewToken(TokenAnswer):
    """A new token."""

    token: Annotated[str, Field(description="store it: it is shown only once")]
