"""Guests, accounts, sessions and tokens. Most of these routes need a cookie; a token can only read who you are."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Depends, Request, Response

from ..safety.problems import Problem, problem_responses
from ..safety.rate_limits import limit_by_address, limit_passwords
from . import sessions, store, tokens
from .auth import OptionalPrincipal, Principal, require_scope, require_session
from .cookie import NAME
from .guest_names import Language
from .models import Changes, Credentials, Id, Me, NewToken, PasswordChange, SessionAnswer, TokenAnswer, TokenRequest
from .names import mixes_scripts
from .passwords import TooBusy, WeakPassword, require_strong

router = APIRouter(prefix="/api", tags=["people"])

SessionPrincipal = Annotated[Principal, Depends(require_session)]
Reader = Annotated[Principal, Depends(require_scope("read"))]
KNOWN_ALREADY: dict[int | str, dict[str, Any]] = {200: {"model": Me, "description": "Known already"}}


@router.post("/people", status_code=201, responses={**KNOWN_ALREADY, **problem_responses(401)})
def become_a_guest(request: Request, response: Response, principal: OptionalPrincipal, language: Language = "en") -> Me:
    """Creates a guest with a name in the given language, and sets the cookie. A known person stays the same."""
    if principal:
        response.status_code = 200
        return _renew(principal, request, response)
    limit_by_address(request, "guests")
    profile = store.create_guest(request.app.state.engine, language)
    _start_session(profile, request, response)
    return _me(profile)


@router.get("/session", responses=problem_responses(401))
def whose_session(request: Request, response: Response, principal: OptionalPrincipal) -> Me | None:
    """The person of this browser's session. Null if there is none; that is not an error."""
    return _renew(principal, request, response) if principal and principal.session else None


@router.get("/me", responses=problem_responses(401, 403))
def who_am_i(request: Request, response: Response, principal: Reader) -> Me:
    """Your own profile. Sets the cookie again, so that it lasts as long as its session."""
    return _renew(principal, request, response)


@router.patch("/me", responses=problem_responses(401, 403, 409, 422))
def change_me(changes: Changes, request: Request, principal: SessionPrincipal) -> Me:
    """Changes your name or emblem."""
    person = principal.person.id
    if changes.name is not None and mixes_scripts(changes.name):
        message = "The letters of a name must be of one script, so that nobody can be taken for another."
        raise Problem(422, "name_mixed", message, field="name")
    with _problems():
        profile = store.change(request.app.state.engine, person, **changes.model_dump(exclude_none=True))
    request.app.state.identities.forget(person)
    return _me(profile)


@router.post(
    "/me/account", responses=problem_responses(401, 403, 409, 422, 503), dependencies=[Depends(limit_passwords)]
)
def become_an_account(
    credentials: Credentials,
    request: Request,
    response: Response,
    afterwards: BackgroundTasks,
    principal: SessionPrincipal,
) -> Me:
    """Gives a guest a login and a password. They keep their seats and games.

    Their sessions and tokens end, and this browser gets a new session.
    """
    person = principal.person.id
    with _problems():
        require_strong(credentials.password, credentials.login, principal.person.name)
        profile = store.create_account(request.app.state.engine, person, credentials.login, credentials.password)
    _replace_sessions(profile, request, response, afterwards)
    return _me(profile)


@router.put(
    "/me/password",
    status_code=204,
    responses=problem_responses(401, 403, 422, 503),
    dependencies=[Depends(limit_passwords)],
)
def change_password(
    change: PasswordChange,
    request: Request,
    response: Response,
    afterwards: BackgroundTasks,
    principal: SessionPrincipal,
) -> None:
    """Changes the password, ends all sessions and tokens, and starts a new session for this browser."""
    state, person = request.app.state, principal.person.id
    try:
        with _problems():
            profile = store.read(state.engine, person)
            require_strong(change.new, profile.login or "", profile.name)
            store.change_password(state.engine, person, change.old, change.new)
    except store.WrongPassword:
        raise Problem(403, "wrong_password", "The old password is wrong.") from None
    _replace_sessions(profile, request, response, afterwards)


@router.post("/session", responses=problem_responses(401, 422, 503), dependencies=[Depends(limit_passwords)])
def log_in(credentials: Credentials, request: Request, response: Response, principal: OptionalPrincipal) -> Me:
    """Starts a session and sets its cookie. The previous session of this browser ends."""
    state = request.app.state
    try:
        with _problems():
            profile = store.log_in(state.engine, credentials.login, credentials.password)
    except store.WrongPassword:
        raise Problem(401, "wrong_password", "There is no such login with this password.") from None
    if principal and principal.session:
        sessions.revoke(state.engine, principal.person.id, principal.session)
        state.identities.forget(principal.person.id)
    _start_session(profile, request, response)
    return _me(profile)


@router.delete("/session", status_code=204, responses=problem_responses(401, 403))
def log_out(request: Request, response: Response, principal: SessionPrincipal) -> None:
    """Ends the session and clears the cookie. A guest cannot log in again."""
    state = request.app.state
    sessions.revoke(state.engine, principal.person.id, principal.session or "")
    state.identities.forget(principal.person.id)
    state.cookies.clear(response)


@router.get("/me/sessions", responses=problem_responses(401, 403))
def my_sessions(request: Request, principal: SessionPrincipal) -> list[SessionAnswer]:
    """The browsers in which you are logged in."""
    found = sessions.list_active(request.app.state.engine, principal.person.id)
    return [SessionAnswer(**vars(session), current=session.id == principal.session) for session in found]


@router.delete("/me/sessions/{session}", status_code=204, responses=problem_responses(401, 403, 404, 422))
def end_session(session: Id, request: Request, principal: SessionPrincipal) -> None:
    """Logs out one browser."""
    if not sessions.revoke(request.app.state.engine, principal.person.id, session):
        raise Problem(404, "no_session", "You have no such session.")
    request.app.state.identities.forget(principal.person.id)


@router.get("/me/tokens", responses=problem_responses(401, 403))
def my_tokens(request: Request, principal: SessionPrincipal) -> list[TokenAnswer]:
    """The tokens of your programs, without their secrets."""
    found = tokens.list_active(request.app.state.engine, principal.person.id)
    return [TokenAnswer(**vars(token)) for token in found]


@router.post("/me/tokens", status_code=201, responses=problem_responses(401, 403, 409, 422))
def make_token(wanted: TokenRequest, request: Request, principal: SessionPrincipal) -> NewToken:
    """Creates a token for a program. Its text is shown only once."""
    person = principal.person.id
    with _problems():
        token, text = tokens.create(request.app.state.engine, person, wanted.name, wanted.scopes, wanted.days)
    return NewToken(**vars(token), token=text)


@router.delete("/me/tokens/{token}", status_code=204, responses=problem_responses(401, 403, 404, 422))
def revoke_token(token: Id, request: Request, principal: SessionPrincipal) -> None:
    """Revokes a token."""
    if not tokens.revoke(request.app.state.engine, principal.person.id, token):
        raise Problem(404, "no_token", "You have no such token.")
    request.app.state.identities.forget(principal.person.id)


@contextmanager
def _problems() -> Iterator[None]:
    """Turns errors of the layer below into Problems."""
    try:
        yield
    except store.LoginTaken:
        raise Problem(409, "login_taken", "Somebody else has this login.") from None
    except store.HasAccount:
        raise Problem(409, "has_account", "You have an account already.") from None
    except tokens.TooManyTokens:
        message = f"You have {tokens.MAX_TOKENS} tokens; revoke one first."
        raise Problem(409, "too_many_tokens", message) from None
    except store.NameTaken:
        message = "An account of somebody else has this name, or one that looks like it. Choose another name."
        raise Problem(409, "name_taken", message) from None
    except WeakPassword as error:
        raise Problem(422, "weak_password", str(error), field="password") from None
    except TooBusy:
        message = "Many people are logging in just now. Try again in a moment."
        raise Problem(503, "busy", message, {"Retry-After": "5"}) from None


def _start_session(profile: store.Profile, request: Request, response: Response) -> None:
    state = request.app.state
    secret = sessions.create(state.engine, profile.id, request.headers.get("user-agent", ""))
    state.cookies.set(response, state.cookies.sign(secret))


def _replace_sessions(
    profile: store.Profile, request: Request, response: Response, afterwards: BackgroundTasks
) -> None:
    """Starts a session after all others were revoked. Sockets are closed when the browser has the new cookie."""
    identities = request.app.state.identities
    _start_session(profile, request, response)
    identities.clear(profile.id)
    afterwards.add_task(identities.forget, profile.id, reconnect=True)


def _renew(principal: Principal, request: Request, response: Response) -> Me:
    state = request.app.state
    if principal.session:
        state.cookies.set(response, request.cookies[NAME])
    return _me(store.read(state.engine, principal.person.id))


def _me(profile: store.Profile) -> Me:
    return Me(**vars(profile), guest=profile.guest)
