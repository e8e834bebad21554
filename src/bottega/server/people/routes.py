"""Becoming somebody, and looking after who one is. Here nothing is done by token, except to ask who one is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from ..safety.limits import by_address, password_given
from ..safety.problems import Problem, answers
from . import sessions, store, tokens
from .cookie import NAME
from .forms import Changes, Credentials, Id, Me, NewToken, PasswordChange, SessionAnswer, TokenAnswer, TokenRequest
from .passwords import TooBusy
from .who import Asker, Perhaps, in_person, may

router = APIRouter(prefix="/api", tags=["people"])

InPerson = Annotated[Asker, Depends(in_person)]
Reader = Annotated[Asker, Depends(may("read"))]


@router.post("/people", status_code=201, responses={200: {"model": Me, "description": "Known already"}, **answers(401)})
def become_a_guest(request: Request, response: Response, asker: Perhaps) -> Me:
    """Makes a guest and gives the cookie. Whoever is known already stays who they are."""
    if asker:
        response.status_code = 200
        return _renewed(asker, request, response)
    by_address(request, "guests")
    person = store.create_guest(request.app.state.engine)
    _begin_session(person, request, response)
    return _me(person)


@router.get("/session", responses=answers(401))
def whose_session(request: Request, response: Response, asker: Perhaps) -> Me | None:
    """Whose browser this is; null if nobody's yet, which for a page is an answer and no refusal."""
    return _renewed(asker, request, response) if asker and asker.session else None


@router.get("/me", responses=answers(401, 403))
def who_am_i(request: Request, response: Response, asker: Reader) -> Me:
    """Who asks. A cookie is given anew, so that it lasts as long as its session."""
    return _renewed(asker, request, response)


@router.patch("/me", responses=answers(401, 403, 422))
def change_me(changes: Changes, request: Request, asker: InPerson) -> Me:
    """Another name or emblem."""
    person = store.change(request.app.state.engine, asker.person, **changes.model_dump(exclude_none=True))
    request.app.state.identities.forget(asker.person)
    return _me(person)


@router.post("/me/account", responses=answers(401, 403, 409, 422, 503), dependencies=[Depends(password_given)])
def become_an_account(credentials: Credentials, request: Request, asker: InPerson) -> Me:
    """A guest gets a login and a password, and keeps everything."""
    with _refusing():
        person = store.become_account(request.app.state.engine, asker.person, credentials.login, credentials.password)
    request.app.state.identities.forget(asker.person)
    return _me(person)


@router.put(
    "/me/password",
    status_code=204,
    responses=answers(401, 403, 422, 503),
    dependencies=[Depends(password_given)],
)
def change_password(change: PasswordChange, request: Request, asker: InPerson) -> None:
    """Another password. All other sessions end."""
    state = request.app.state
    try:
        with _refusing():
            store.change_password(state.engine, asker.person, change.old, change.new)
    except store.WrongPassword:
        raise Problem(403, "wrong_password", "The old password is not yours.") from None
    sessions.revoke_others(state.engine, asker.person, asker.session or "")
    state.identities.forget(asker.person)


@router.post("/session", responses=answers(401, 422, 503), dependencies=[Depends(password_given)])
def log_in(credentials: Credentials, request: Request, response: Response, asker: Perhaps) -> Me:
    """Gives the cookie of a new session. The one that was there before ends."""
    state = request.app.state
    try:
        with _refusing():
            person = store.log_in(state.engine, credentials.login, credentials.password)
    except store.WrongPassword:
        raise Problem(401, "wrong_password", "There is no such login with this password.") from None
    if asker and asker.session:
        sessions.revoke(state.engine, asker.person, asker.session)
        state.identities.forget(asker.person)
    _begin_session(person, request, response)
    return _me(person)


@router.delete("/session", status_code=204, responses=answers(401, 403))
def log_out(request: Request, response: Response, asker: InPerson) -> None:
    """Ends the session and takes the cookie back. For a guest there is no way back."""
    state = request.app.state
    sessions.revoke(state.engine, asker.person, asker.session or "")
    state.identities.forget(asker.person)
    state.cookies.take_back(response)


@router.get("/me/sessions", responses=answers(401, 403))
def my_sessions(request: Request, asker: InPerson) -> list[SessionAnswer]:
    """The browsers in which one is logged in."""
    found = sessions.listing(request.app.state.engine, asker.person)
    return [SessionAnswer(**vars(session), current=session.id == asker.session) for session in found]


@router.delete("/me/sessions/{session}", status_code=204, responses=answers(401, 403, 404, 422))
def end_session(session: Id, request: Request, asker: InPerson) -> None:
    """Logs one browser out."""
    if not sessions.revoke(request.app.state.engine, asker.person, session):
        raise Problem(404, "no_session", "You have no such session.")
    request.app.state.identities.forget(asker.person)


@router.get("/me/tokens", responses=answers(401, 403))
def my_tokens(request: Request, asker: InPerson) -> list[TokenAnswer]:
    """The tokens of one's programs, without their secrets."""
    return [TokenAnswer(**vars(token)) for token in tokens.listing(request.app.state.engine, asker.person)]


@router.post("/me/tokens", status_code=201, responses=answers(401, 403, 409, 422))
def make_token(wanted: TokenRequest, request: Request, asker: InPerson) -> NewToken:
    """A token for a program. Its text is shown this once."""
    with _refusing():
        token, text = tokens.make(request.app.state.engine, asker.person, wanted.name, wanted.scopes, wanted.days)
    return NewToken(**vars(token), token=text)


@router.delete("/me/tokens/{token}", status_code=204, responses=answers(401, 403, 404, 422))
def revoke_token(token: Id, request: Request, asker: InPerson) -> None:
    """From now on the token opens nothing."""
    if not tokens.revoke(request.app.state.engine, asker.person, token):
        raise Problem(404, "no_token", "You have no such token.")
    request.app.state.identities.forget(asker.person)


@contextmanager
def _refusing() -> Iterator[None]:
    """What is refused below, as a Problem."""
    try:
        yield
    except store.LoginTaken:
        raise Problem(409, "login_taken", "Somebody else has this login.") from None
    except store.HasAccount:
        raise Problem(409, "has_account", "You have an account already.") from None
    except tokens.TooManyTokens:
        sentence = f"You have {tokens.MOST} tokens; revoke one first."
        raise Problem(409, "too_many_tokens", sentence) from None
    except TooBusy:
        sentence = "Many people are logging in just now. Try again in a moment."
        raise Problem(503, "busy", sentence, {"Retry-After": "5"}) from None


def _begin_session(person: store.Person, request: Request, response: Response) -> None:
    state = request.app.state
    secret = sessions.begin(state.engine, person.id, request.headers.get("user-agent", ""))
    state.cookies.give(response, state.cookies.seal(secret))


def _renewed(asker: Asker, request: Request, response: Response) -> Me:
    state = request.app.state
    if asker.session:
        state.cookies.give(response, request.cookies[NAME])
    return _me(store.read(state.engine, asker.person))


def _me(person: store.Person) -> Me:
    return Me(**vars(person), guest=person.guest)
