"""Guests and accounts."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from alembic import command
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import select, text

from bottega.engine.messages import LANGUAGES
from bottega.server.people import moderation, passwords, store
from bottega.server.people.guest_names import ADJECTIVES, TRADES
from bottega.server.people.names import name_key
from bottega.server.storage.database import connect, migrate, migration_config
from bottega.server.storage.schema import NAMES, PEOPLE

from .people_app import (
    ADA,
    account,
    clear_identities,
    guest,
    logged_in,
    program,
    rows,
    server,
    token,
    visitor,
)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    with server(tmp_path, rate=0) as built:
        yield built


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """For tests with many cases, each with its own guest."""
    with server(tmp_path_factory.mktemp("shared"), rate=0) as built:
        yield built


def test_a_guest_has_a_name_an_emblem_and_a_cookie(app: FastAPI) -> None:
    client = visitor(app)
    me = client.post("/api/people").json()
    assert me["guest"] is True
    assert me["login"] is None
    assert 1 <= len(me["name"]) <= 40
    assert me["emblem"] in store.EMBLEMS
    assert client.get("/api/me").json() == me


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guest_has_a_name_in_their_language(shared: FastAPI, language: Literal["en", "fr", "it"]) -> None:
    name = visitor(shared).post(f"/api/people?language={language}").json()["name"]
    words = name.split() if language == "en" else name.split()[::-1]  # the adjective comes first in English only
    assert words[0] in ADJECTIVES[language].split()
    assert words[1] in TRADES[language].split()


def test_a_person_who_is_known_does_not_become_another_guest(app: FastAPI) -> None:
    client = visitor(app)
    first, second = client.post("/api/people"), client.post("/api/people")
    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json() == second.json()
    assert len(rows(app, PEOPLE)) == 1


def test_a_page_can_ask_who_is_logged_in(app: FastAPI) -> None:
    client = visitor(app)
    nobody = client.get("/api/session")
    assert (nobody.status_code, nobody.json()) == (200, None)
    me = client.post("/api/people").json()
    assert client.get("/api/session").json() == me


def test_a_stranger_learns_how_to_become_a_guest(app: FastAPI) -> None:
    answer = visitor(app).get("/api/me")
    assert answer.status_code == 401
    assert answer.json()["error"] == "nobody"
    assert "POST /api/people" in answer.json()["message"]


def test_a_name_and_an_emblem_can_be_changed(app: FastAPI) -> None:
    client = guest(app)
    changed = client.patch("/api/me", json={"name": "  Ginevra  ", "emblem": "ochre"}).json()
    assert (changed["name"], changed["emblem"]) == ("Ginevra", "ochre")
    assert client.get("/api/me").json() == changed
    assert client.patch("/api/me", json={"emblem": "umber"}).json()["name"] == "Ginevra"
    assert client.patch("/api/me", json={}).json()["emblem"] == "umber"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 41,
        "a\nb",
        "a\x00b",
        "\u202egnp",
        "a\u2066b",
        "\u200b",
        "\u200d",
        "\u3164",
        "\U000e0041",
        7,
        "\ud800",
    ],
)
def test_names_with_hidden_characters_are_refused(shared: FastAPI, name: object) -> None:
    client = guest(shared)
    before = client.get("/api/me").json()
    text = json.dumps({"name": name})  # httpx cannot encode half a surrogate pair
    answer = client.patch("/api/me", content=text, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["field"] == "name"
    assert client.get("/api/me").json() == before


@pytest.mark.parametrize(
    "name", ["Élisabeth d’Este", "李奧納多", "نيلوفر", "می\u200cخواهم", "👩\u200d🎨", "❤\ufe0f", "a" * 40]
)
def test_names_in_all_languages_are_accepted(shared: FastAPI, name: str) -> None:
    assert guest(shared).patch("/api/me", json={"name": name}).json()["name"] == name


def test_an_emblem_is_one_of_the_five_pigments(app: FastAPI) -> None:
    answer = guest(app).patch("/api/me", json={"emblem": "neon"})
    assert answer.status_code == 422
    assert "'lapis'" in answer.json()["message"]


def test_unknown_fields_are_refused(app: FastAPI) -> None:
    answer = guest(app).patch("/api/me", json={"name": "Ada", "guest": False})
    assert answer.status_code == 422
    assert answer.json()["message"] == "guest: is not a known field"


def test_a_guest_becomes_an_account_and_stays_the_same_person(app: FastAPI) -> None:
    client = guest(app)
    before = client.get("/api/me").json()
    after = client.post("/api/me/account", json=ADA).json()
    assert after == before | {"guest": False, "login": "ada.lovelace"}
    assert client.get("/api/me").json() == after
    assert logged_in(app, login="ADA.lovelace").get("/api/me").json() == after


def test_only_the_argon2_hash_of_a_password_is_stored(app: FastAPI) -> None:
    account(app)
    row = rows(app, PEOPLE)[0]
    assert row["password"].startswith("$argon2id$")
    assert ADA["password"] not in str(row)


def test_passwords_are_hashed_as_argon2_recommends() -> None:
    default = PasswordHasher()
    assert (default.time_cost, default.memory_cost) == (3, 65536)
    assert "HASHER = PasswordHasher()\n" in Path(passwords.__file__).read_text()


def test_a_login_belongs_to_one_person_in_upper_and_lower_case(app: FastAPI) -> None:
    account(app)
    other = guest(app)
    answer = other.post("/api/me/account", json=ADA | {"login": "ADA.LOVELACE"})
    assert (answer.status_code, answer.json()["error"]) == (409, "login_taken")
    assert other.get("/api/me").json()["guest"] is True


def test_a_person_has_only_one_account(app: FastAPI) -> None:
    answer = account(app).post("/api/me/account", json={"login": "another", "password": "correct horse"})
    assert (answer.status_code, answer.json()["error"]) == (409, "has_account")
    logged_in(app)


@pytest.mark.parametrize(
    "wrong",
    [
        {"login": "ab"},
        {"login": "a" * 41},
        {"login": "a b c"},
        {"login": "adä"},
        {"login": "ada\n"},
        {"password": "short77"},
        {"password": "a" * 201},
        {"password": None},
    ],
)
def test_invalid_logins_and_passwords_are_refused(shared: FastAPI, wrong: dict) -> None:
    answer = guest(shared).post("/api/me/account", json=ADA | wrong)
    assert answer.status_code == 422
    assert answer.json()["field"] in wrong


def test_an_unknown_login_and_a_wrong_password_get_the_same_response(app: FastAPI) -> None:
    account(app)
    wrong = visitor(app).post("/api/session", json=ADA | {"password": "another horse"})
    unknown = visitor(app).post("/api/session", json=ADA | {"login": "nobody"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()
    assert "set-cookie" not in wrong.headers


def test_an_unknown_login_takes_as_long_as_a_known_one(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    account(app)
    verified: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash, password) -> Literal[True]:
            verified.append(hash)
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "HASHER", Watched(time_cost=1, memory_cost=8, parallelism=1))
    for login in ("nobody", ADA["login"]):
        visitor(app).post("/api/session", json={"login": login, "password": "another horse"})
    dummy, real = verified
    assert dummy.split("$")[:4] == real.split("$")[:4]  # with the same parameters
    assert dummy != real


def test_the_dummy_password_is_nobodys(app: FastAPI) -> None:
    answer = visitor(app).post("/api/session", json={"login": "nobody", "password": "nobody's"})
    assert answer.status_code == 401


def test_too_many_passwords_at_once_are_refused(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "WAIT_SECONDS", 0.01)
    for _ in range(passwords.MAX_CONCURRENT):
        passwords._slots.acquire()
    try:
        answer = visitor(app).post("/api/session", json=ADA)
    finally:
        for _ in range(passwords.MAX_CONCURRENT):
            passwords._slots.release()
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(app: FastAPI) -> None:
    here, there = account(app), logged_in(app)
    wrong = here.put("/api/me/password", json={"old": "another horse", "new": "battery staple"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong_password")
    assert there.get("/api/me").status_code == 200
    assert here.put("/api/me/password", json={"old": ADA["password"], "new": "battery staple"}).status_code == 204
    assert here.get("/api/me").status_code == 200
    assert there.get("/api/me").status_code == 401
    assert visitor(app).post("/api/session", json=ADA).status_code == 401
    logged_in(app, password="battery staple")


def test_a_new_password_replaces_the_session_and_revokes_tokens(app: FastAPI) -> None:
    client = account(app)
    old, bot = client.cookies["bottega"], program(app, token(client, "read", "play"))
    assert bot.get("/api/me").status_code == 200
    client.put("/api/me/password", json={"old": ADA["password"], "new": "battery staple"}).raise_for_status()
    assert bot.get("/api/me").json()["error"] == "bad_token"
    assert client.cookies["bottega"] != old
    assert client.get("/api/me").status_code == 200
    assert visitor(app, Cookie=f"bottega={old}").get("/api/me").status_code == 401
    assert [session["current"] for session in client.get("/api/me/sessions").json()] == [True]
    assert client.get("/api/me/tokens").json() == []


def test_a_guest_who_becomes_an_account_gets_a_new_session(app: FastAPI) -> None:
    """A person who used the same browser before, or planted the cookie, must not be logged in to the account."""
    client = guest(app)
    old, bot = client.cookies["bottega"], program(app, token(client, "read"))
    refused = client.post("/api/me/account", json=ADA | {"login": "x"})
    assert refused.status_code == 422
    assert client.cookies["bottega"] == old
    client.post("/api/me/account", json=ADA).raise_for_status()
    assert client.cookies["bottega"] != old
    assert client.get("/api/me").json()["guest"] is False
    assert visitor(app, Cookie=f"bottega={old}").get("/api/me").status_code == 401
    assert bot.get("/api/me").status_code == 401


def test_a_guest_has_no_password_to_change(app: FastAPI) -> None:
    answer = guest(app).put("/api/me/password", json={"old": "nobody's", "new": "battery staple"})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("Ada.Lovelace", "login"),
        ("ADA.LOVELACE", "login"),
        ("The Countess", "name"),
        ("aaaaaaaa", "different characters"),
        ("abcabcabc", "different characters"),
        ("12345678", "everybody tries"),
        ("hgfedcba", "everybody tries"),
        ("Password1", "everybody tries"),
    ],
)
def test_a_password_that_is_easily_guessed_is_refused(shared: FastAPI, password: str, reason: str) -> None:
    client = guest(shared)
    client.patch("/api/me", json={"name": "The Countess"}).raise_for_status()
    answer = client.post("/api/me/account", json={"login": "ada.lovelace", "password": password})
    assert (answer.status_code, answer.json()["error"]) == (422, "weak_password")
    assert reason in answer.json()["message"]
    assert client.get("/api/me").json()["guest"] is True


def test_a_weak_password_is_also_refused_as_a_new_one(app: FastAPI) -> None:
    client = account(app)
    for weak in ("aaaaaaaa", "ada.lovelace"):
        answer = client.put("/api/me/password", json={"old": ADA["password"], "new": weak})
        assert (answer.status_code, answer.json()["error"]) == (422, "weak_password")
    logged_in(app)


def test_nobody_can_take_a_name_that_looks_like_that_of_an_account(app: FastAPI) -> None:
    owner = guest(app)
    owner.patch("/api/me", json={"name": "Ada Lovelace"}).raise_for_status()
    early = guest(app)
    early.patch("/api/me", json={"name": "Ada Lovelace"}).raise_for_status()  # two guests may have the same name
    owner.post("/api/me/account", json=ADA).raise_for_status()
    other = guest(app)
    for name in ("Ada Lovelace", "ada lovelace", "Ada  L0ve1ace", "Ädä Lovelace", "Ada_Lovelace", "ADA LOVEIACE"):
        answer = other.patch("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["error"]) == (409, "name_taken"), name
    assert other.patch("/api/me", json={"name": "Ada Byron"}).status_code == 200
    refused = early.post("/api/me/account", json=ADA | {"login": "another"})
    assert (refused.status_code, refused.json()["error"]) == (409, "name_taken")
    assert early.patch("/api/me", json={"name": "Ada Lovelace", "emblem": "umber"}).status_code == 200  # unchanged
    assert owner.patch("/api/me", json={"name": "ADA Lovelace"}).status_code == 200
    assert owner.patch("/api/me", json={"name": "Ada King"}).status_code == 200
    assert other.patch("/api/me", json={"name": "Ada Lovelace"}).status_code == 200  # it is free again
    assert other.patch("/api/me", json={"name": "ada king"}).status_code == 409


def test_the_letters_of_a_name_are_of_one_script(app: FastAPI) -> None:
    client = guest(app)
    for name in ("Аda", "Adа", "Aδa"):
        answer = client.patch("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["error"]) == (422, "name_mixed"), name
    for name in ("Ада", "Αδα", "Ada 2", "山田 Yamada"):
        assert client.patch("/api/me", json={"name": name}).status_code == 200, name


def test_a_new_guest_does_not_get_the_name_of_an_account(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "guest_name", lambda language: "Curious engraver")
    first = guest(app)
    assert first.get("/api/me").json()["name"] == "Curious engraver"
    first.post("/api/me/account", json=ADA).raise_for_status()
    assert re.fullmatch(r"Curious engraver \d{4}", guest(app).get("/api/me").json()["name"])


def test_accounts_from_before_keep_their_names(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    command.upgrade(migration_config(url), "0003")
    engine = connect(url)
    with engine.begin() as connection:
        insert = text("INSERT INTO people (id, name, emblem, login, created) VALUES (:id, :name, 'ochre', :login, :at)")
        for at, (id, name, login) in enumerate(
            [("guest", "Ada", None), ("first", "Ada", "ada"), ("second", "ADA", "other"), ("third", "Bea", "bea")]
        ):
            connection.execute(insert, {"id": id, "name": name, "login": login, "at": at})
    migrate(url)
    with engine.connect() as connection:
        found = {row.key: row.person for row in connection.execute(select(NAMES))}
    assert found == {name_key("Ada"): "first", name_key("Bea"): "third"}
    with pytest.raises(store.NameTaken):
        store.change(engine, "guest", name="Bea")
    engine.dispose()


def test_an_operator_finds_a_person_and_expels_them(app: FastAPI) -> None:
    rude, polite = account(app), guest(app)
    rude.patch("/api/me", json={"name": "Rude 100%"}).raise_for_status()
    id, bot = rude.get("/api/me").json()["id"], program(app, token(rude, "read"))
    engine = app.state.engine
    assert [one.profile.id for one in moderation.find(engine, "rude 100%")] == [id]
    assert [one.profile.id for one in moderation.find(engine, "Ada.Lovelace")] == [id]
    assert [one.profile.login for one in moderation.find(engine, id)] == ["ada.lovelace"]
    assert moderation.find(engine, "rude_100") == []
    assert moderation.expel(engine, "nobody") is None
    profile = moderation.expel(engine, id)
    assert profile is not None
    clear_identities(app)
    assert rude.get("/api/me").status_code == bot.get("/api/me").status_code == 401
    assert visitor(app).post("/api/session", json=ADA).json()["error"] == "wrong_password"
    assert polite.get("/api/me").status_code == 200
