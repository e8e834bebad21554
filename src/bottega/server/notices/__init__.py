"""Notices to people who are away: by browser push, e-mail and webhook. The outbox is in `storage/outbox.py`."""

from fastapi import FastAPI

from ..routing import add_routes
from ..storage.outbox import Outbox
from ..tables.registry import TableRegistry
from .guarded_http import GuardedClient
from .links import Links
from .mail import MailChannel
from .push import PushChannel
from .routes import router
from .webhook import WebhookChannel
from .worker import NoticeWorker


def install(app: FastAPI) -> None:
    """Call it after `people.install`. The database must be migrated before the first request."""
    state = app.state
    state.links = Links(state.engine, state.settings)
    state.guarded_client = GuardedClient(state.settings.notice_private)
    state.push = PushChannel(state.engine, state.settings, state.guarded_client)
    add_routes(app, router)


def create_worker(app: FastAPI, registry: TableRegistry) -> NoticeWorker:
    """The worker of this process. `start` starts it."""

    def is_present(table: str, seat: int) -> bool:
        actor = registry.loaded.get(table)
        return actor is not None and seat in actor.present

    state = app.state
    mail = MailChannel(state.settings, state.links)
    webhook = WebhookChannel(state.settings, state.guarded_client)
    outbox = Outbox(state.engine)
    return NoticeWorker(registry.process, state.settings, outbox, state.push, mail, webhook, is_present)
