"""The table at home in the browser: games with cardboard are entered, corrected, handed on, and go on offline.

A real match is played beside the page, and only what everybody at the table sees is entered. `make test` enters the
beginning of every game; the long run enters whole games, on both databases.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import bottega
from bottega.engine.messages import LANGUAGES
from bottega.server.storage.database import connect
from bottega.server.storage.home_store import HomeStore
from bottega.server.timestamps import now_ms
from tests.browser.cable import Cable
from tests.browser.conftest import NewPage, on_both_in_the_long_run
from tests.browser.home_table import NAMES, begin, confirm, correct, enter, kept, pick, play_beside, state
from tests.browser.playing import be_somebody, make_account
from tests.browser.waiting import wait_until
from tests.home.table import moves_of, told, whole_content
from tests.server.running import RunningServer
from tests.server.sample_games import simple_game

PHONE: ViewportSize = {"width": 390, "height": 780}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}
BEGINNING = 4  # moves
GAME = simple_game(2)
FIRST = bottega.game(GAME).players[0]
TABLES = [
    *(pytest.param(slug, "sqlite", BEGINNING, id=slug) for slug in bottega.GAMES),
    *(
        pytest.param(slug, database, 10_000, id=f"{slug}-whole-{database}", marks=pytest.mark.long)
        for slug in bottega.GAMES
        for database in ("sqlite", "postgresql")
    ),
]


def set_up(page: Page, slug: str, seed: int) -> bottega.Match:
    """A real match, and its set-up entered on the page."""
    match = bottega.new(slug, players=bottega.game(slug).players[0], seed=seed)
    begin(page, slug, match.players)
    confirm(page, told(match.events))
    return match


def enter_until(page: Page, match: bottega.Match, moves: int) -> None:
    for seat, move in moves_of(match, 3):
        if len(match.log) >= moves:
            break
        play_beside(page, match, seat, move)
        assert state(page)["waiting"] == list(match.actors)


@pytest.mark.parametrize(("slug", "visited", "moves"), TABLES, indirect=["visited"])
def test_a_real_game_is_entered_from_what_everybody_sees(new_page: NewPage, slug: str, moves: int) -> None:
    page = new_page(viewport=PHONE)
    match = set_up(page, slug, 3)
    enter_until(page, match, moves)
    shown = state(page)
    public = {name: plain for name, plain in match.view().items() if name not in ("commitment", "seed")}
    assert {name: shown["view"][name] for name in public} == bottega_json(public)
    if not match.over:
        return
    assert (shown["scores"], shown["winners"]) == (match.scores, list(match.winners))
    expect(page.locator(".over h2")).to_contain_text(NAMES[match.winners[0]])
    page.get_by_role("button", name="Put it into the archive").click()
    expect(page.get_by_role("button", name="Take it out of the archive")).to_be_visible()
    page.goto("/archive")
    expect(
        page.locator("section", has=page.locator("#at-home")).get_by_role("link", name="Replay").first
    ).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Entered at home: what everybody saw")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".times .count")).to_have_text(f"{len(match.log)} / {len(match.log)}")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="Analysis: ")).to_be_visible()
    expect(page.locator("header .mark")).to_contain_text("invented")


@on_both_in_the_long_run
def test_a_game_changes_ratings_when_everybody_has_said_who_they_were(
    new_page: NewPage, visited: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.home.match.SAMPLES", 4)
    content = whole_content(bottega.new(GAME, players=2, seed=2), 2, NAMES[:2])
    engine = connect(visited.database)
    table = f"/companion/{HomeStore(engine).create(GAME, content, now_ms()).id}"
    engine.dispose()
    guest, *phones = (new_page(viewport=PHONE, locale=locale) for locale in ("en-GB", *LOCALES.values()))
    guest.goto(table)
    expect(guest.locator("section[aria-labelledby=rating]")).to_contain_text("Only people with an account")
    expect(guest.get_by_role("button", name="That was me")).to_have_count(0)
    accounts = {"en": "Giovanna of Pisa", "fr": "Lorenzo of Prato", "it": "Nannina of Lucca"}
    for page, name in zip(phones, accounts.values(), strict=True):
        be_somebody(page, name)
        make_account(page, name.split()[0].lower(), "under the Tuscan moon")
        page.goto(table)
    english, french, italian = phones
    english.get_by_role("button", name="That was me").first.click()
    english.get_by_role("button", name="Take it back").click()
    english.get_by_role("button", name="That was me").last.click()
    # Another phone follows within seconds, and cannot say that this name was its own.
    first, second = (french.locator("section[aria-labelledby=rating] li").nth(n) for n in range(2))
    expect(second.get_by_role("link", name="Giovanna of Pisa")).to_be_visible()
    expect(second.get_by_role("button")).to_have_count(0)
    for page in phones:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first.get_by_role("button", name="C’était moi").click()
    expect(french.get_by_text("La partie a changé les cotes")).to_be_visible()
    expect(italian.get_by_text("La partita ha cambiato le valutazioni")).to_be_visible()
    expect(italian.get_by_role("button", name="Ero io")).to_have_count(0)
    expect(english.get_by_role("button", name="Undo last entry")).to_have_count(0)
    english.goto("/people")
    expect(english.get_by_role("article").first).to_contain_text("1 rated game")


def bottega_json(plain: object) -> object:
    """As it is after JSON: keys are texts, sequences are lists."""
    if isinstance(plain, dict):
        return {str(name): bottega_json(value) for name, value in plain.items()}
    return [bottega_json(one) for one in plain] if isinstance(plain, list | tuple) else plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_three_languages(new_page: NewPage, language: str) -> None:
    page = new_page(viewport=PHONE, locale=LOCALES[language])
    match = set_up(page, GAME, 5)
    seat = match.actors[0]
    move = next(move for move in match.legal(seat) if move.game.moves.look_alikes(move.number)[0] == move.number)
    said = state(page)["choices"]
    assert move.as_seen(language, tuple(NAMES[: match.players])) in [one["text"] for one in said]
    other = LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
    before = page.locator("h2").first.text_content()
    page.get_by_role("button", name=re.compile(f"^{other},")).click()  # at the table, in the middle of the game
    page.wait_for_function("text => document.querySelector('h2')?.textContent !== text", arg=before)
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.wait_for_function(
        "([key, text]) => JSON.parse(localStorage.getItem(key)).state.choices.some(one => one.text === text)",
        arg=["companion-game-" + page.url.rsplit("/", 1)[-1], move.as_seen(other, tuple(NAMES[: match.players]))],
    )


def test_a_move_that_is_not_allowed_is_refused_with_its_clause(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    match = set_up(page, GAME, 3)
    game, now = match.game, state(page)
    listed = {one["move"] for one in now["choices"]}
    illegal = next(
        move
        for move in game.every_move
        if not listed & {*game.moves.look_alikes(move.number)} and game.moves.look_alikes(move.number)[0] == move.number
    )
    page.get_by_role("button", name="Something else …").click()
    enter(page, lambda: pick(page, str(illegal.number), illegal.as_seen(names=tuple(now["names"]))))
    note = page.locator(".panel > .note")
    expect(note).to_contain_text("That is not allowed.")
    clause = note.get_by_role("link").inner_text().removeprefix("Rule ")
    assert clause in game.clauses
    expect(note.get_by_role("link")).to_have_attribute("href", f"/rules/{GAME}/{clause}")
    assert state(page)["version"] == now["version"]
    note.get_by_role("button").click()
    page.get_by_role("button", name="Why?").click()  # why something has to be done at all
    expect(page.locator(".panel .note").get_by_role("link")).to_have_attribute("href", re.compile(f"/rules/{GAME}/"))


def test_a_slip_is_corrected_and_entered_again(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    match = set_up(page, GAME, 3)
    before = state(page)
    enter_until(page, match, 1)
    enter(page, page.get_by_role("button", name="Undo last entry").click)
    while state(page)["question"] or len(state(page)["log"]) > len(before["log"]):
        enter(page, page.get_by_role("button", name="Undo last entry").click)
    assert {name: state(page)[name] for name in ("view", "waiting", "log")} == {
        name: before[name] for name in ("view", "waiting", "log")
    }
    if before["told"]:
        correct(page, len(before["told"]) - 1)
        assert state(page)["question"]


def test_hints_are_off_until_the_table_wants_them(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    set_up(page, GAME, 3)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("checkbox").check()
    page.get_by_role("button", name="Pause the clock").click()
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint li").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()  # kept with the game, like the pause
    expect(page.locator(".clock.paused").first).to_be_visible()


def test_another_phone_goes_on_by_the_link_and_two_at_once_lose_nothing(new_page: NewPage) -> None:
    page, other = new_page(viewport=PHONE), new_page(viewport=PHONE)
    match = set_up(page, GAME, 3)
    page.get_by_role("button", name="More", exact=True).click()
    link = page.get_by_label("The link of this table").input_value()
    page.get_by_role("button", name="Enter", exact=True).click()
    other.goto(link)
    expect(other.locator(".panel")).to_be_visible()
    seat, move = next(moves_of(match, 3))
    play_beside(other, match, seat, move)
    version = state(other)["version"]
    key = "companion-game-" + page.url.rsplit("/", 1)[-1]
    page.wait_for_function(
        "([key, v]) => JSON.parse(localStorage.getItem(key)).state.version === v", arg=[key, version]
    )
    assert state(page)["log"] == state(other)["log"]
    other.close()
    # A phone that has not heard of it yet is told, and looks again.
    page.route("**/version", lambda route: route.abort())
    page.evaluate(
        """async ([key, body]) => {
          const { state } = JSON.parse(localStorage.getItem(key));
          await fetch(`/api/home/${state.id}/entries`, {method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({...body, version: state.version})});
        }""",
        [key, {"id": "another phone", "entry": {"kind": "back"}}],
    )
    log = state(page)["log"]
    page.get_by_role("button", name="Undo last entry").click()
    expect(page.locator(".note").first).to_contain_text("Another phone has entered something")
    assert state(page)["version"] == version + 1
    assert state(page)["log"] != log or state(page)["question"]


@pytest.fixture(scope="module")
def cable(server: RunningServer) -> Cable:
    return Cable(server.port)


@pytest.fixture
def phone(browser: Browser, cable: Cable) -> Iterator[Page]:
    cable.mend()
    context = browser.new_context(base_url=cable.address, locale="en-GB", reduced_motion="reduce", viewport=PHONE)
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


WORDS = "() => Object.keys(localStorage).some(key => key.startsWith('companion-words-'))"
# Whether everything of the client and of the games that the page has loaded is kept, the facts of the game among it.
CACHED = """async () => {
  const path = address => { const { pathname, search } = new URL(address); return pathname + search; };
  const kept = new Set((await (await caches.open('companion-1')).keys()).map(({ url }) => path(url)));
  const loaded = performance.getEntriesByType('resource').map(({ name }) => path(name));
  const needed = loaded.filter(one => /^\\/(assets|icons)\\/|^\\/api\\/games/.test(one));
  return needed.some(one => one.includes('/facts')) && needed.every(one => kept.has(one));
}"""


def test_the_game_goes_on_without_a_connection_and_nothing_is_lost(phone: Page, cable: Cable) -> None:
    page = phone
    set_up(page, GAME, 3)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()  # everything that it loads is kept now
    expect(page.locator(".panel")).to_be_visible()
    wait_until(page, CACHED)
    page.wait_for_function(WORDS)
    before = state(page)
    cable.cut()
    expect(page.locator(".lost")).to_be_visible()
    first = before["choices"][0]
    pick(page, str(first["move"]), first["text"])
    expect(page.locator("#unsent")).to_have_text("1 entry is not checked yet")
    page.reload()  # from the service worker
    expect(page.locator("#unsent")).to_have_text("1 entry is not checked yet")
    page.get_by_role("button", name="Note", exact=True).click()
    page.get_by_role("textbox").fill("Bo has paid")
    page.get_by_role("button", name="Note", exact=True).click()
    expect(page.locator("#unsent")).to_have_text("2 entries are not checked yet")
    # Not allowed, but nobody can know that now: any move of the game can be written down.
    assert [one["text"] for one in kept(page)["unsent"]] == [f"{NAMES[first['seat']]}: {first['text']}", "Bo has paid"]
    cable.mend()
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator("#unsent")).to_have_text("1 entry is not checked yet")  # the note waits for a person
    expect(page.locator("section .note").first).to_contain_text("A note")
    assert state(page)["version"] > before["version"]
    page.get_by_role("button", name="Remove: Bo has paid").click()
    expect(page.locator("#unsent")).to_have_count(0)
    assert kept(page)["unsent"] == []


def test_what_is_refused_after_a_lost_connection_is_kept_for_correction(phone: Page, cable: Cable) -> None:
    page = phone
    match = set_up(page, GAME, 3)
    page.wait_for_function(WORDS)
    game, now = match.game, state(page)
    listed = {one["move"] for one in now["choices"]}
    illegal = next(
        move
        for move in game.every_move
        if not listed & {*game.moves.look_alikes(move.number)} and game.moves.look_alikes(move.number)[0] == move.number
    )
    cable.cut()
    expect(page.locator(".lost")).to_be_visible()
    page.get_by_role("button", name="Something else …").click()
    pick(page, str(illegal.number), illegal.as_seen(names=tuple(now["names"])))
    expect(page.locator("#unsent")).to_be_visible()
    again = illegal.as_seen(names=tuple(now["names"]))
    pick(page, str(illegal.number), again)
    expect(page.locator("#unsent")).to_have_text("2 entries are not checked yet")
    cable.mend()
    expect(page.locator("section .note").first).to_contain_text("That is not allowed.")
    assert len(kept(page)["unsent"]) == 2
    assert state(page)["version"] == now["version"]
    page.get_by_role("button", name="Remove: ").first.click()
    expect(page.locator("#unsent")).to_have_text("1 entry is not checked yet")
