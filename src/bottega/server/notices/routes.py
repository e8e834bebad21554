"""Where you get notices. These routes need a cookie; the links of e-mails need nothing."""

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Request

from ..people.auth import Principal, require_session
from ..people.models import Id
from ..safety.problems import Problem, problem_responses
from ..safety.rate_limits import limit_by_address
from ..settings import Settings
from ..storage.outbox import Destination
from . import destinations
from .guarded_http import check_url
from .links import LinkContent
from .models import (
    Channel,
    DestinationAnswer,
    DestinationChanges,
    LinkAnswer,
    NewBrowser,
    NewMail,
    NewWebhook,
    NewWebhookAnswer,
    NoticeSettings,
    Token,
)
from .webhook import new_secret

router = APIRouter(prefix="/api", tags=["notices"])

SessionPrincipal = Annotated[Principal, Depends(require_session)]
PROBLEMS = problem_responses(401, 403, 404, 409, 422)


def _require_offered(request: Request, channel: Channel) -> Settings:
    settings: Settings = request.app.state.settings
    if channel not in settings.notice_channels:
        raise Problem(404, "no_channel", "This server does not offer this channel.")
    return settings


def _require_url(url: str, settings: Settings, field: str) -> None:
    problem = check_url(url, settings.notice_private)
    if problem is not None:
        raise Problem(422, "bad_url", problem, field=field)


def _limit_mails(request: Request, principal: Principal) -> None:
    limit_by_address(request, "mails")
    request.app.state.limiter.require(principal.person.id, "mails")


def _too_many() -> Problem:
    message = f"You have {destinations.MAX_DESTINATIONS} browsers and addresses for notices; remove one first."
    return Problem(409, "too_many_destinations", message)


@router.get("/me/notices", responses=problem_responses(401, 403))
def my_notices(request: Request, principal: SessionPrincipal) -> NoticeSettings:
    """The channels that this server offers, and where you get which notices."""
    state = request.app.state
    channels = state.settings.notice_channels
    key = state.push.public_key if "push" in channels else None
    found = destinations.list_of(state.engine, principal.person.id)
    return NoticeSettings(channels=channels, push_key=key, destinations=[_answer(one, principal) for one in found])


@router.post("/me/notices/push", status_code=201, responses=PROBLEMS)
def subscribe_browser(wanted: NewBrowser, request: Request, principal: SessionPrincipal) -> DestinationAnswer:
    """Subscribes this browser, for as long as its session lasts."""
    settings = _require_offered(request, "push")
    _require_url(wanted.endpoint, settings, "endpoint")
    person, session = principal.person.id, principal.session or ""
    keys = wanted.keys.model_dump()
    try:
        made = destinations.add_browser(
            request.app.state.engine, person, session, wanted.endpoint, keys, wanted.kinds, wanted.language
        )
    except destinations.TooManyDestinations:
        raise _too_many() from None
    return _answer(made, principal)


@router.post("/me/notices/email", status_code=201, responses=PROBLEMS)
def subscribe_mail(wanted: NewMail, request: Request, principal: SessionPrincipal) -> DestinationAnswer:
    """Sends an e-mail with a link. Notices follow when the owner of the address has pressed the button behind it."""
    _require_offered(request, "email")
    _limit_mails(request, principal)
    try:
        made = destinations.add_mail(
            request.app.state.engine,
            principal.person.id,
            wanted.address,
            wanted.kinds,
            wanted.language,
            wanted.digest,
        )
    except destinations.TooManyDestinations:
        raise _too_many() from None
    return _answer(made, principal)


@router.post("/me/notices/webhook", status_code=201, responses=PROBLEMS)
def subscribe_webhook(wanted: NewWebhook, request: Request, principal: SessionPrincipal) -> NewWebhookAnswer:
    """Posts notices to an address of yours. A new webhook replaces the old one."""
    settings = _require_offered(request, "webhook")
    _require_url(wanted.url, settings, "url")
    secret = new_secret()
    try:
        made = destinations.add_webhook(
            request.app.state.engine, principal.person.id, wanted.url, secret, wanted.kinds, wanted.language
        )
    except destinations.TooManyDestinations:
        raise _too_many() from None
    return NewWebhookAnswer(**_answer(made, principal).model_dump(), secret=secret)


@router.patch("/me/destinations/{destination}", responses=PROBLEMS)
def change_destination(
    destination: Id, changes: DestinationChanges, request: Request, principal: SessionPrincipal
) -> DestinationAnswer:
    """Changes which notices a destination gets, in which language, and when. `digest: null` means at once."""
    wanted = changes.model_dump(exclude_unset=True)
    wanted = {name: value for name, value in wanted.items() if value is not None or name == "digest"}
    changed = destinations.change(request.app.state.engine, principal.person.id, destination, **wanted)
    if changed is None:
        raise _unknown()
    return _answer(changed, principal)


@router.delete("/me/destinations/{destination}", status_code=204, responses=PROBLEMS)
def remove_destination(destination: Id, request: Request, principal: SessionPrincipal) -> None:
    """No more notices there."""
    if not destinations.remove(request.app.state.engine, principal.person.id, destination):
        raise _unknown()


@router.post("/me/destinations/{destination}/test", status_code=204, responses=PROBLEMS)
def send_test(destination: Id, request: Request, principal: SessionPrincipal) -> None:
    """Sends a notice that says that notices arrive."""
    engine, person = request.app.state.engine, principal.person.id
    found = next((one for one in destinations.list_of(engine, person) if one.id == destination), None)
    if found is None:
        raise _unknown()
    if found.confirmed is None:
        raise Problem(409, "unconfirmed", "The owner of this e-mail address has not agreed yet.")
    _limit_mails(request, principal)
    destinations.owe_test(engine, found)


TokenPath = Annotated[Token, Path()]


@router.get("/notices/{token}", responses=problem_responses(404, 422))
def read_link(token: TokenPath, request: Request) -> LinkAnswer:
    """What a link of an e-mail does. Changes nothing: programs open links of e-mails too."""
    return _link_answer(request, _content(request, token), done=False)


@router.post("/notices/{token}", responses=problem_responses(404, 422))
def follow_link(token: TokenPath, request: Request) -> LinkAnswer:
    """Confirms an e-mail address, or ends the e-mails to it. Mail programs post here too (RFC 8058)."""
    content, engine = _content(request, token), request.app.state.engine
    answer = _link_answer(request, content, done=True)
    if content.action == "unsubscribe":
        destinations.unsubscribe(engine, content.destination)
    elif not destinations.confirm(engine, content.destination):
        raise Problem(404, "bad_link", "This link has expired or was replaced by a newer one.")
    return answer


def _content(request: Request, token: str) -> LinkContent:
    content: LinkContent | None = request.app.state.links.read(token)
    if content is None:
        raise Problem(404, "bad_link", "This link has expired or was replaced by a newer one.")
    return content


def _link_answer(request: Request, content: LinkContent, done: bool) -> LinkAnswer:
    found = destinations.find(request.app.state.engine, content.destination)
    known = found is not None and found.refused is None
    return LinkAnswer(action=content.action, address=_shortened(found.address) if known and found else None, done=done)


def _shortened(address: str) -> str:
    """Enough for its owner to recognise it.

    >>> _shortened("ada.lovelace@mail.example")
    'ad…@mail.example'
    """
    name, _, host = address.rpartition("@")
    return f"{name[:2]}…@{host}"


def _unknown() -> Problem:
    return Problem(404, "no_destination", "You have no such browser or address for notices.")


def _answer(one: Destination, principal: Principal) -> DestinationAnswer:
    address = (urlsplit(one.address).hostname or "") if one.channel == "push" else one.address
    stored = {
        name: getattr(one, name) for name in ("id", "channel", "kinds", "language", "digest", "created", "problem")
    }
    current = one.session is not None and one.session == principal.session
    return DestinationAnswer(**stored, address=address, confirmed=one.confirmed is not None, current=current)
