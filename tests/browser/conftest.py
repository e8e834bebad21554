"""A real server with the built client, and a real Chromium."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from bottega.server.settings import Settings
from bottega.server.web_client import STATIC
from tests.browser.chromium import chromium
from tests.browser.page_record import PageRecord
from tests.server.postgres import Postgres
from tests.server.running import RunningServer

# The last four keep it from calling its maker, which a test machine may not be able to reach.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 60_000  # milliseconds; test machines are busy
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]
RECORDS = pytest.StashKey[list[PageRecord]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails reports what happened in its pages."""
    report = yield
    if report.when == "call" and report.failed:
        report.sections += [("Page", record.text()) for record in item.stash.get(RECORDS, [])]
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on SQLite."""
    folder = tmp_path_factory.mktemp("server")
    with started(f"sqlite:///{folder / 'bottega.sqlite'}", folder) as running:
        yield running


@pytest.fixture(scope="session")
def server_on_postgres(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[RunningServer]:
    address = Settings.read({}, database_url=postgres.new_database()).database_url
    with started(address, tmp_path_factory.mktemp("server")) as running:
        yield running


def started(database: str, folder: Path, **settings: Any) -> RunningServer:
    assert (STATIC / "index.html").is_file(), "the client is not built: `make test` builds it"
    return RunningServer(database, **settings).start(folder / "log")


@pytest.fixture
def visited(request: pytest.FixtureRequest) -> RunningServer:
    """The server that the pages visit."""
    on_postgres = getattr(request, "param", None) == "postgresql"
    server: RunningServer = request.getfixturevalue("server_on_postgres" if on_postgres else "server")
    return server


# What people do with each other is tested on both databases, for the most part in the long run.
IN_THE_LONG_RUN = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]
on_both_databases = pytest.mark.parametrize("visited", ["sqlite", "postgresql"], indirect=True)
on_both_in_the_long_run = pytest.mark.parametrize("visited", IN_THE_LONG_RUN, indirect=True)


@pytest.fixture(scope="module")  # an event loop runs in this thread until it ends, and other modules run their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium()), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser, visited: RunningServer, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Makes pages, each of a person of its own. A page that logs an error or breaks fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    records: list[PageRecord] = []
    request.node.stash[RECORDS] = records

    def make(**options: Any) -> Page:
        settings = {"base_url": visited.address, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        records.append(PageRecord(page))
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        return page

    yield make
    for context in contexts:
        context.close()
    # The browser reports a connection that is cut on purpose and an entry that is refused: no errors of the page.
    expected = ("WebSocket connection", "ERR_", "status of 409 (Conflict)")
    assert [e for e in errors if not any(one in e for one in expected)] == []
