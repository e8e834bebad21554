"""Takes pictures of pages about other people, with much on them: `python -m tests.browser.people_pictures [FOLDER]`.

Ratings, archive, tournaments, notices, reports and moves set in advance: in every language, in both lights and at three
widths. Text that is cut off is listed. Names of pages after the folder choose some of them.
"""

import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from sqlalchemy import Engine, update

from bottega.engine.messages import LANGUAGES
from bottega.engine.old_positions import FORMAT
from bottega.server.people import moderation
from bottega.server.people.passwords import hash_password
from bottega.server.person import Person
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.report_store import ReportStore
from bottega.server.storage.schema import PEOPLE
from bottega.server.storage.tournament_store import TournamentStore
from bottega.server.timestamps import now_ms
from bottega.server.tournaments.director import decide
from bottega.server.tournaments.plan import TournamentRequest
from tests.browser.chromium import chromium
from tests.browser.conftest import FLAGS
from tests.browser.layout import cut_off
from tests.server.finished_games import PlayedTable, add_people, make_account, months_of_games
from tests.server.playing import Database
from tests.server.running import MINE, OPEN, RunningServer
from tests.server.sample_games import games_for, premove_starts, short_game

NAMES = ("Ginevra", "Perugino", "Lucrezia", "Sandro", "Isabella d’Este", "Fra Angelico")
PASSWORD = "under the Tuscan moon"
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "small": {"width": 320, "height": 640},
}
LIGHTS = ("paper", "night")
# Nobody listens there.
CHANNELS: dict[str, Any] = {"ADDRESS": "https://games.example", "SMTP": "smtp://127.0.0.1:9"}
HOUR = 3_600_000
START = premove_starts(2)[0]


def prepare(engine: Engine) -> dict[str, str]:
    """Accounts with months of games, tournaments in every state, and reports. Returns the pages by name."""
    people = add_people(engine, *NAMES)
    for person in people:
        make_account(engine, person)
    with engine.begin() as connection:
        connection.execute(update(PEOPLE).values(password=hash_password(PASSWORD)))
    months_of_games(engine, *people[:3], count=60)
    moderation.appoint(engine, people[0].id, True)
    _report(engine, people)
    finished = _tournament(engine, people, rounds=3, played=3)
    running = _tournament(engine, people, rounds=3, played=1, name="Thursday evening")
    store = TournamentStore(engine)
    ahead: dict[str, Any] = {"game": games_for(3)[0], "players": 3, "starts": now_ms() + 26 * HOUR}
    store.create(TournamentRequest(**ahead, name="The arena of Vinci", format="arena", minutes=60), people[1].id)
    store.create(TournamentRequest(**ahead, name="All against all", format="round_robin"), people[1].id)
    return {
        "tournaments": "/tournaments",
        "tournament-running": f"/tournaments/{running}",
        "tournament-finished": f"/tournaments/{finished}",
        "leaderboard": f"/leaderboards/{short_game(2)}",
        "archive": "/archive",
        "person": f"/people/{NAMES[0]}",
        "operator": "/operator",
        "you": "/profile",
        "lobby": "/lobby",
    }


def _report(engine: Engine, people: list[Person]) -> None:
    played = PlayedTable(people[3], people[4], public=True, at=now_ms() - 2 * HOUR)
    for text in ("You play like my grandmother.", "And she plays better than you, every single evening of the week."):
        played.add("said", None, people[3].id, name=people[3].name, text=text)
    table = played.play().save(engine)
    reports = ReportStore(engine)
    reports.report(people[4].id, people[3].id, table, "chat", "He writes this in every game.")
    reports.report(people[4].id, people[3].id, table, "conduct", "")


def _tournament(engine: Engine, people: list[Person], rounds: int, played: int, **more: Any) -> str:
    """A Swiss tournament of which some rounds are played."""
    store = TournamentStore(engine)
    plan: dict[str, Any] = {"name": "Sunday evening", "game": short_game(2), "players": 2, "format": "swiss"} | more
    id = store.create(TournamentRequest(**plan, rounds=rounds, starts=now_ms()), people[0].id)
    for person in people:
        store.enter(id, person.id)
    for _ in range(played):
        store.advance(id, decide)
        tournament = store.read(id)
        assert tournament is not None
        persons = {entrant.number: entrant.person for entrant in tournament.entrants}
        for n, game in enumerate(game for game in tournament.games if not game.over):
            players = [persons[player] for player in game.people]
            about: dict[str, Any] = {"id": game.table, "seed": n + tournament.round, "at": now_ms() - HOUR}
            PlayedTable(*players, rated=True, public=True, **about).play().save(engine)
    store.advance(id, decide)
    return id


def logged_in(browser: Browser, server: RunningServer, name: str, language: str) -> Page:
    context = browser.new_context(base_url=server.address, reduced_motion="reduce", locale=language)
    page = context.new_page()
    post(page, server, "/api/session", {"login": name.lower(), "password": PASSWORD})
    return page


def post(page: Page, server: RunningServer, path: str, body: dict[str, Any]) -> Any:
    answer = page.request.post(path, data=body, headers={"Origin": server.address})
    assert answer.ok, answer.text()
    return answer.json()


def set_in_advance(browser: Browser, server: RunningServer) -> str:
    """A table at which the first of the people has set a move in advance."""
    own, other = [logged_in(browser, server, name, "en") for name in NAMES[:2]]
    host, guest = (other, own) if START.first == 0 else (own, other)
    host_id: Any = SimpleNamespace(id=host.request.get("/api/me").json()["id"])

    def open_table() -> str:
        with closing(Database(server.database)) as database:
            position: dict[str, Any] = {"position": START.position, "position_format": FORMAT}
            return database.open_table(host_id, [MINE, OPEN], game=START.slug, patience=None, **position)

    with ThreadPoolExecutor(1) as thread:  # in this one the loop of the browser runs
        table = thread.submit(open_table).result()
    post(guest, server, f"/api/tables/{table}/sit", {})
    condition = {"seat": START.first, "move": START.move}
    post(own, server, f"/api/tables/{table}/premoves", {"premoves": [{"condition": condition, "move": START.move}]})
    post(own, server, "/api/me/notices/email", {"address": "ginevra@mail.example", "kinds": ["turn", "over"]})
    post(own, server, "/api/me/notices/webhook", {"url": "https://hooks.example/ginevra", "kinds": ["turn"]})
    return f"/t/{table}"


def take(folder: Path, chosen: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        database = f"sqlite:///{data}/bottega.sqlite"
        migrate(database)
        engine = connect(database)
        pages = prepare(engine)
        engine.dispose()
        with RunningServer(database, **CHANNELS).start(Path(data) / "log") as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=str(chromium()), args=FLAGS)
            pages["in-advance"] = set_in_advance(browser, server)
            for language in LANGUAGES:
                page = logged_in(browser, server, NAMES[0], language)
                for name in chosen or pages:
                    for text in _take_page(page, pages[name], folder / f"{name}-{language}"):
                        print(f"{name} in {language}, {text}")
            browser.close()


def _take_page(page: Page, address: str, start: Path) -> set[str]:
    """One page in both lights and at all widths. Returns what is cut off."""
    found = set()
    page.goto(address)
    page.wait_for_selector("h1", state="attached")
    page.wait_for_timeout(1_500)
    page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
    for light in LIGHTS:
        page.evaluate("light => (document.documentElement.dataset.theme = light)", light)
        for width, size in SIZES.items():
            page.set_viewport_size(size)
            page.wait_for_timeout(200)
            page.screenshot(path=f"{start}-{width}-{light}.png", full_page=True)
            found |= {f"{width}: {text}" for text in cut_off(page)}
            if page.evaluate("document.scrollingElement.scrollWidth") > size["width"]:
                found.add(f"{width}: wider than the page")
    return found


if __name__ == "__main__":
    take(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"), sys.argv[2:])
