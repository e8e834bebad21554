"""The outbox and the delivery of notices, on SQLite and on PostgreSQL, to a mail server and a web server of our own."""

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from py_vapid import Vapid02
from sqlalchemy import Engine, insert, select, update

from bottega.server.notices import destinations, worker
from bottega.server.notices.guarded_http import GuardedClient
from bottega.server.notices.links import Links
from bottega.server.notices.mail import MailChannel
from bottega.server.notices.push import PushChannel
from bottega.server.notices.webhook import WebhookChannel, new_secret, signature
from bottega.server.notices.worker import BACKOFF, NoticeWorker
from bottega.server.settings import Settings
from bottega.server.storage import outbox
from bottega.server.storage.log_writer import LogWrite, execute_write
from bottega.server.storage.outbox import Outbox, OwedNotice
from bottega.server.storage.schema import DESTINATIONS, NOTICES, PROCESSES, SESSIONS, TABLES
from bottega.server.table_log import LogEntry
from tests.server.receivers import Browser, MailReceiver, WebReceiver
from tests.server.test_storage import moved, only_postgres, opening

TABLE = "abc123"
START = 1_800_000_000_000
KINDS = ["turn", "started", "over", "invited", "undo"]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets time pass, in seconds."""
    now = [START]
    for module in (outbox, destinations, worker):
        monkeypatch.setattr(module, "now_ms", lambda: now[0])

    def advance(seconds: float) -> None:
        now[0] += round(seconds * 1000)

    return advance


@pytest.fixture
def web() -> Iterator[WebReceiver]:
    with WebReceiver() as receiver:
        yield receiver


@pytest.fixture
def mail() -> Iterator[MailReceiver]:
    with MailReceiver() as receiver:
        yield receiver


@pytest.fixture
def table(engine: Engine) -> str:
    """A running game at which Ada and Bea sit."""
    with engine.begin() as connection:
        execute_write(connection, opening(TABLE, status="running"))
        connection.execute(insert(PROCESSES), [{"id": "one", "alive": 1}, {"id": "two", "alive": 1}])
    return TABLE


def settings(mail: MailReceiver | None = None, **more: Any) -> Settings:
    given = {"address": "https://games.example", "notice_private": True, "smtp": mail.url if mail else "", **more}
    return Settings(**given)


@asynccontextmanager
async def worker_of(
    engine: Engine,
    settings: Settings,
    process: str = "one",
    present: tuple[int, ...] = (),
) -> AsyncIterator[NoticeWorker]:
    client, links = GuardedClient(settings.notice_private), Links(engine, settings)
    push, mail, webhook = (
        PushChannel(engine, settings, client),
        MailChannel(settings, links),
        WebhookChannel(settings, client),
    )
    yield NoticeWorker(process, settings, Outbox(engine), push, mail, webhook, lambda _, seat: seat in present)
    await client.close()


def deliver(engine: Engine, settings: Settings, **more: Any) -> int:
    """Delivers what is due. Returns how many notices were claimed."""

    async def once() -> int:
        async with worker_of(engine, settings, **more) as one:
            return await one.deliver_due()

    return asyncio.run(once())


def owe(engine: Engine, kind: str = "turn", person: str = "bea", seq: int = 2, **more: Any) -> None:
    """A move of Ada after which somebody is owed a notice, in one transaction."""
    about = {"game": "chess", "others": ["Ada"]}
    notice = OwedNotice(person, kind, seq, 1, 0, about)
    with engine.begin() as connection:
        execute_write(connection, LogWrite(TABLE, [moved(seq)], owed=[notice], **more))


def outcomes(engine: Engine) -> list[str | None]:
    with engine.connect() as connection:
        return list(connection.execute(select(NOTICES.c.outcome).order_by(NOTICES.c.id)).scalars())


def webhook(engine: Engine, web: WebReceiver, person: str = "bea", kinds: list[str] = KINDS) -> str:
    """Subscribes a webhook and returns its secret."""
    secret = new_secret()
    destinations.add_webhook(engine, person, f"{web.url}/hook", secret, kinds, "en")
    return secret


# ---- the outbox


def test_a_notice_is_written_with_its_entry_or_not_at_all(engine: Engine, table: str, web: WebReceiver) -> None:
    webhook(engine, web)
    with engine.connect() as connection:  # the process ends before the commit
        execute_write(connection, LogWrite(TABLE, [moved(2)], owed=[OwedNotice("bea", "turn", 2, 1, 0, {})]))
        assert connection.execute(select(NOTICES.c.kind)).scalar_one() == "turn"
    assert outcomes(engine) == []
    owe(engine)
    assert outcomes(engine) == [None]


def test_the_same_cause_never_writes_a_notice_twice(engine: Engine, table: str, web: WebReceiver) -> None:
    webhook(engine, web)
    owe(engine)
    with engine.begin() as connection:
        outbox.write_owed(connection, [(TABLE, OwedNotice("bea", "turn", 2, 1, 0, {}))])
    assert outcomes(engine) == [None]


def test_only_chosen_kinds_of_confirmed_destinations_and_active_sessions_are_written(
    engine: Engine,
    table: str,
    web: WebReceiver,
    mail: MailReceiver,
) -> None:
    row = {"person": "bea", "agent": "", "created": 1, "seen": 1, "expires": 2**50, "revoked": False}
    with engine.begin() as connection:
        for name in ("here", "gone"):
            connection.execute(insert(SESSIONS).values(id=name, hash=name, **row | {"revoked": name == "gone"}))
    for session in ("here", "gone"):
        destinations.add_browser(engine, "bea", session, f"{web.url}/{session}", Browser().keys, ["turn"], "en")
    webhook(engine, web, kinds=["over"])
    destinations.add_mail(engine, "bea", "bea@mail.example", ["turn"], "en", None)
    owe(engine)
    with engine.connect() as connection:
        to = select(DESTINATIONS.c.session).join(NOTICES).where(NOTICES.c.kind == "turn")
        assert list(connection.execute(to).scalars()) == ["here"]


def test_a_notice_belongs_to_one_process_until_that_process_ends(engine: Engine, table: str, web: WebReceiver) -> None:
    webhook(engine, web)
    owe(engine)
    box = Outbox(engine)
    assert [one.attempts for one in box.claim("one", 10)] == [1]
    assert box.claim("two", 10) == []
    with engine.begin() as connection:
        connection.execute(PROCESSES.delete().where(PROCESSES.c.id == "one"))
    assert [one.attempts for one in box.claim("two", 10)] == [2]


@only_postgres
def test_processes_that_claim_at_the_same_time_get_different_notices(
    engine: Engine,
    table: str,
    web: WebReceiver,
) -> None:
    webhook(engine, web)
    for seq in range(2, 62):
        owe(engine, "over", seq=seq)

    async def both() -> None:
        async with worker_of(engine, settings()) as first, worker_of(engine, settings(), "two") as second:

            async def drain(one: NoticeWorker) -> None:
                while await one.deliver_due():
                    pass

            await asyncio.gather(drain(first), drain(second))

    asyncio.run(both())
    ids = [one.headers["webhook-id"] for one in web.received]
    assert len(ids) == len(set(ids)) == 60
    assert outcomes(engine) == ["delivered"] * 60


@pytest.mark.parametrize("kind_of_entry", ["moved", "stood_in", "undone", "closed"])
def test_a_turn_that_is_over_is_not_told_any_more(
    engine: Engine,
    table: str,
    web: WebReceiver,
    kind_of_entry: Any,
) -> None:
    webhook(engine, web)
    owe(engine)
    owe(engine, "started", seq=3)  # another's move, and something that stays true
    with engine.begin() as connection:
        execute_write(connection, LogWrite(TABLE, [LogEntry(4, kind_of_entry, 5, 1)]))
    deliver(engine, settings())
    assert [one.json["type"] for one in web.received] == ["started"]
    assert sorted(filter(None, outcomes(engine))) == ["delivered", "outdated"]


def test_somebody_who_has_come_to_the_table_is_not_told(engine: Engine, table: str, web: WebReceiver) -> None:
    webhook(engine, web)
    owe(engine)
    deliver(engine, settings(), present=(1,))
    assert web.received == []
    assert outcomes(engine) == ["outdated"]


# ---- webhooks


def test_a_webhook_is_signed_and_tells_the_game_and_the_table(engine: Engine, table: str, web: WebReceiver) -> None:
    secret = webhook(engine, web)
    owe(engine)
    deliver(engine, settings())
    deliver(engine, settings())
    (got,) = web.received
    id, at = got.headers["webhook-id"], int(got.headers["webhook-timestamp"])
    assert got.headers["webhook-signature"] == signature(secret, id, at, got.body)
    assert got.headers["webhook-signature"] != signature(new_secret(), id, at, got.body)
    line = "chess: it is your turn. The game with Ada waits for your move. https://games.example/t/abc123"
    assert got.json == {
        "type": "turn", "id": id, "game": "chess", "table": TABLE, "url": "https://games.example/t/abc123",
        "content": line, "text": line, "allowed_mentions": {"parse": []},
    }  # fmt: skip


def test_a_failed_delivery_is_repeated_later_and_later_with_the_same_id_until_it_succeeds(
    engine: Engine,
    table: str,
    web: WebReceiver,
    clock: Callable[[float], None],
) -> None:
    webhook(engine, web)
    owe(engine)
    web.status = 500
    for seconds in BACKOFF[:3]:
        assert deliver(engine, settings()) == 1
        clock(seconds - 1)
        assert deliver(engine, settings()) == 0
        clock(1)
    assert destinations.list_of(engine, "bea")[0].problem == "HTTP 500"
    web.status = 200
    assert deliver(engine, settings()) == 1
    assert outcomes(engine) == ["delivered"]
    assert len({one.headers["webhook-id"] for one in web.received}) == 1
    assert len(web.received) == 4
    assert destinations.list_of(engine, "bea")[0].problem is None


def test_a_notice_is_given_up_after_the_last_attempt(
    engine: Engine,
    table: str,
    web: WebReceiver,
    clock: Callable[[float], None],
) -> None:
    webhook(engine, web)
    owe(engine)
    web.status = 503
    for seconds in (*BACKOFF, 0):
        assert deliver(engine, settings()) == 1
        clock(seconds)
    assert outcomes(engine) == ["failed"]
    assert deliver(engine, settings()) == 0


def test_the_other_side_can_ask_for_more_time(
    engine: Engine,
    table: str,
    web: WebReceiver,
    clock: Callable[[float], None],
) -> None:
    webhook(engine, web)
    owe(engine)
    web.status, web.headers = 429, {"Retry-After": "300"}
    deliver(engine, settings())
    clock(299)
    assert deliver(engine, settings()) == 0
    clock(1)
    assert deliver(engine, settings()) == 1


def test_a_webhook_that_is_gone_is_removed(engine: Engine, table: str, web: WebReceiver) -> None:
    webhook(engine, web)
    owe(engine)
    web.status = 410
    deliver(engine, settings())
    assert destinations.list_of(engine, "bea") == []


def test_redirects_are_not_followed(engine: Engine, table: str, web: WebReceiver) -> None:
    webhook(engine, web)
    owe(engine)
    web.status, web.headers = 302, {"Location": f"{web.url}/elsewhere"}
    deliver(engine, settings())
    assert [one.path for one in web.received] == ["/hook"]
    assert outcomes(engine) == [None]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433"])
def test_private_addresses_are_never_reached(engine: Engine, table: str, web: WebReceiver, host: str) -> None:
    """Even if such an address was stored: the port is only checked by name, so the name of this machine is enough."""
    port = web.url.rpartition(":")[2]
    destinations.add_webhook(engine, "bea", f"https://{host}:{port}/", new_secret(), KINDS, "en")
    with engine.begin() as connection:  # as if the name had meant something else when it was checked
        connection.execute(update(DESTINATIONS).values(address=f"https://{host}:8443/"))
    owe(engine)
    deliver(engine, settings(notice_private=False))
    assert outcomes(engine) == ["failed"]
    assert destinations.list_of(engine, "bea")[0].problem == "forbidden"


# ---- browsers


def test_a_push_is_for_one_browser_and_leads_to_the_table(engine: Engine, table: str, web: WebReceiver) -> None:
    browser, row = Browser(), {"person": "bea", "agent": "", "created": 1, "seen": 1, "expires": 2**50}
    with engine.begin() as connection:
        connection.execute(insert(SESSIONS).values(id="here", hash="here", revoked=False, **row))
    destinations.add_browser(engine, "bea", "here", f"{web.url}/push/1", browser.keys, ["turn"], "it")
    owe(engine)
    deliver(engine, settings())
    (pushed,) = web.received
    shown = browser.read(pushed)
    assert shown == {
        "id": shown["id"], "title": "chess: tocca a te", "body": "La partita con Ada aspetta la tua mossa.",
        "address": "/t/abc123", "tag": TABLE,
    }  # fmt: skip
    assert b"chess" not in pushed.body
    assert re.fullmatch(r"vapid t=[\w.-]+,k=[\w-]+", pushed.headers["authorization"])
    assert 0 < len(pushed.headers["topic"]) <= 32
    with pytest.raises(Exception, match=r"."):
        Browser().read(pushed)


def test_the_signature_of_a_push_names_the_service_and_the_operator(engine: Engine, table: str) -> None:
    client = GuardedClient(True)
    channel = PushChannel(engine, settings(), client)
    token, key = re.findall(r"[tk]=([\w.-]+)", channel._signature("https://push.example/x")["Authorization"])
    assert key == channel.public_key == PushChannel(engine, settings(), client).public_key  # kept by the server
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == "https://push.example"
    assert claims["sub"] == "https://games.example"
    assert Vapid02.verify(f"vapid t={token},k={key}")


def test_a_browser_that_has_unsubscribed_is_forgotten(engine: Engine, table: str, web: WebReceiver) -> None:
    row = {"person": "bea", "agent": "", "created": 1, "seen": 1, "expires": 2**50}
    with engine.begin() as connection:
        connection.execute(insert(SESSIONS).values(id="here", hash="here", revoked=False, **row))
    destinations.add_browser(engine, "bea", "here", f"{web.url}/push/1", Browser().keys, ["turn"], "en")
    owe(engine)
    web.status = 404
    deliver(engine, settings())
    assert destinations.list_of(engine, "bea") == []


# ---- e-mails


def confirmed_mail(engine: Engine, digest: int | None = None, language: str = "en") -> str:
    made = destinations.add_mail(engine, "bea", "bea@mail.example", KINDS, language, digest)
    with engine.begin() as connection:
        connection.execute(NOTICES.delete())
    assert destinations.confirm(engine, made.id)
    return made.id


def test_an_address_gets_nothing_but_a_link_until_its_owner_agrees(
    engine: Engine,
    table: str,
    mail: MailReceiver,
) -> None:
    made = destinations.add_mail(engine, "bea", "bea@mail.example", KINDS, "fr", None)
    owe(engine)
    deliver(engine, settings(mail))
    (first,) = mail.received
    assert (first["To"], first["Subject"]) == ("bea@mail.example", "Confirmez votre adresse e-mail")
    confirm, refuse = re.findall(r"https://games\.example/notices/(\S+)", first.get_content())
    links = Links(engine, settings(mail))
    assert [links.read(token) and links.read(token).action for token in (confirm, refuse)] == ["confirm", "unsubscribe"]  # type: ignore[union-attr]
    assert destinations.confirm(engine, made.id)
    owe(engine, seq=3)
    deliver(engine, settings(mail))
    assert [one["Subject"] for one in mail.received[1:]] == ["chess : c’est à vous de jouer"]


def test_every_email_can_be_ended_with_one_press(engine: Engine, table: str, mail: MailReceiver) -> None:
    id = confirmed_mail(engine)
    owe(engine)
    deliver(engine, settings(mail))
    (got,) = mail.received
    assert got["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    token = re.fullmatch(r"<https://games\.example/api/notices/(\S+)>", got["List-Unsubscribe"])
    assert token
    content = Links(engine, settings()).read(token[1])
    assert content
    assert (content.action, content.destination) == ("unsubscribe", id)
    assert f"https://games.example/notices/{token[1]}" in got.get_content()
    assert "https://games.example/t/abc123" in got.get_content()
    assert got["Auto-Submitted"] == "auto-generated"


def test_a_daily_email_has_all_news_of_the_day(
    engine: Engine,
    table: str,
    mail: MailReceiver,
    clock: Callable[[float], None],
) -> None:
    confirmed_mail(engine, digest=7)
    now = START
    for seq, kind_ in ((2, "turn"), (3, "over")):
        with engine.begin() as connection:
            notice = OwedNotice("bea", kind_, seq, 1, now, {"game": "chess", "others": ["Ada"]})
            execute_write(connection, LogWrite(TABLE, [moved(seq)], owed=[notice]))
    due = (outbox.next_digest(now, 7) - now) / 1000
    clock(due - 1)
    assert deliver(engine, settings(mail)) == 0
    clock(1)
    assert deliver(engine, settings(mail)) == 2
    (got,) = mail.received
    assert got["Subject"] == "2 pieces of news from your tables"
    text = got.get_content()
    assert "chess: it is your turn" in text
    assert "chess: the game is over" in text


def test_an_address_that_the_mail_server_refuses_is_not_tried_again(
    engine: Engine,
    table: str,
    mail: MailReceiver,
) -> None:
    confirmed_mail(engine)
    owe(engine)
    mail.answer = "550 no such user"
    deliver(engine, settings(mail))
    assert outcomes(engine) == ["failed"]
    assert destinations.list_of(engine, "bea")[0].problem == "refused"


def test_an_email_that_could_not_be_sent_is_sent_later_with_the_same_id(
    engine: Engine,
    table: str,
    mail: MailReceiver,
    clock: Callable[[float], None],
) -> None:
    confirmed_mail(engine)
    owe(engine)
    mail.answer = "451 try again"
    deliver(engine, settings(mail))
    assert mail.received == []
    clock(BACKOFF[0])
    mail.answer = "250 OK"
    deliver(engine, settings(mail))
    assert [one["Message-ID"].endswith("@games.example>") for one in mail.received] == [True]
    assert outcomes(engine) == ["delivered"]


def test_a_person_who_refuses_is_never_written_to_again(engine: Engine, table: str, mail: MailReceiver) -> None:
    made = destinations.add_mail(engine, "bea", "eve@mail.example", KINDS, "en", None)
    deliver(engine, settings(mail))
    destinations.unsubscribe(engine, made.id)
    assert not destinations.confirm(engine, made.id)
    for person in ("ada", "bea", "cyr"):
        destinations.add_mail(engine, person, "Eve@mail.example", KINDS, "en", None)
    deliver(engine, settings(mail))
    assert len(mail.received) == 1
    with engine.connect() as connection:  # not even the address is kept
        kept = connection.execute(select(DESTINATIONS.c.address).where(DESTINATIONS.c.refused.is_not(None))).scalars()
        assert [one.startswith("sha256:") for one in kept] == [True]


def test_one_address_gets_few_emails_however_many_people_ask(engine: Engine, table: str, mail: MailReceiver) -> None:
    for _ in range(3):
        for person in ("ada", "bea", "cyr"):
            destinations.add_mail(engine, person, "eve@mail.example", KINDS, "en", None)
    deliver(engine, settings(mail))
    assert len(mail.received) <= destinations.MAX_UNCONFIRMED


# ---- the table's row


def test_a_finished_table_asks_nobody_to_move(engine: Engine, table: str, web: WebReceiver) -> None:
    webhook(engine, web)
    owe(engine)
    with engine.begin() as connection:
        connection.execute(update(TABLES).values(status="finished"))
    deliver(engine, settings())
    assert web.received == []
