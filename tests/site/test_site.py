"""The built documentation site: whole, and served as it is built."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from tools.site.check import BuiltSite

import bottega
from bottega.server import documentation
from bottega.server.app import create_app
from bottega.server.documentation import SITE
from bottega.server.settings import Settings


@pytest.fixture(scope="module")
def site() -> BuiltSite:
    assert (SITE / "index.html").is_file(), "the site is not built: `make docs` builds it"
    return BuiltSite(SITE)


def app_client(tmp_path: Path) -> TestClient:
    settings = Settings.read({}, database_url=f"sqlite:///{tmp_path / 'bottega.sqlite'}", hosts="testserver")
    return TestClient(create_app(settings), follow_redirects=False)


def test_every_link_leads_somewhere_and_nothing_is_loaded_from_elsewhere(site: BuiltSite) -> None:
    assert len(site.pages) > 50
    assert list(site.problems()) == []


def test_the_check_finds_what_is_broken(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "index.html").write_text("<p id='a'>", encoding="utf-8")
    page = (
        "<a href='there/#a'></a><a href='there/#b'></a><a href='nowhere/'></a><a href='/other'></a><a href='there'></a>"
        "<script src='https://cdn.example/x.js'></script><script>1</script><p style='top: 0'></p><img src='x.png'>"
        "<script type='application/json'>{}</script>"
    )
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    assert list(BuiltSite(tmp_path).problems()) == [
        "index.html: there/#b: no such anchor",
        "index.html: nowhere/: no such page",
        "index.html: /other: leads out of the site",
        "index.html: there: needs a slash at its end",
        "index.html: loads https://cdn.example/x.js from elsewhere",
        "index.html: loads x.png, which does not exist",
        "index.html: the server's policy forbids <script>",
        "index.html: the server's policy forbids <p style='top: 0'>",
    ]


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_every_game_has_its_pages(site: BuiltSite, slug: str) -> None:
    game = site.folder / "players" / slug
    for page in ("", "strategy", "clauses", "rulings"):
        assert (game / page / "index.html").is_file(), page
    clauses = site.pages[game / "clauses" / "index.html"]
    assert {clause for clause in bottega.game(slug).clauses if clause} <= clauses.ids
    assert (site.folder / "environments" / slug / "index.html").is_file()


def test_every_route_of_the_server_is_in_the_reference(site: BuiltSite, tmp_path: Path) -> None:
    ids = site.pages[site.folder / "programmers" / "http" / "index.html"].ids
    document = create_app(Settings.read({}, database_url=f"sqlite:///{tmp_path / 'bottega.sqlite'}")).openapi()
    routes = {operation["operationId"] for path in document["paths"].values() for operation in path.values()}
    assert routes <= ids


def test_the_server_serves_it_under_docs(site: BuiltSite, tmp_path: Path) -> None:
    client = app_client(tmp_path)
    assert client.get("/docs").headers["location"] == "/docs/"
    start = client.get("/docs/")
    assert start.status_code == 200
    assert start.text == (SITE / "index.html").read_text(encoding="utf-8")
    assert "script-src 'self'" in start.headers["content-security-policy"]
    assert client.get("/docs/server").headers["location"].endswith("/docs/server/")
    assert client.get("/docs/server/").status_code == 200
    missing = client.get("/docs/no/such/page")
    assert missing.status_code == 404
    assert "There is no such page" in missing.text
    assert "/docs/assets/" in missing.text
    assert client.get("/docs/search/search_index.json").status_code == 200


def test_without_the_site_the_server_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation.install, "__defaults__", (tmp_path / "none",))
    client = app_client(tmp_path)
    for address in ("/docs", "/docs/", "/docs/server/"):
        answer = client.get(address)
        assert (answer.status_code, answer.text) == (404, documentation.MISSING)


@pytest.mark.parametrize("module", ["links", "doctests"])
def test_the_examples_of_the_tools_hold(module: str) -> None:
    assert doctest.testmod(import_module(f"tools.site.{module}")).failed == 0
