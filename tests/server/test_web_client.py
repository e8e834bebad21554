"""The files of the web client, and addresses that are none."""

from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from bottega.server import documentation, web_client


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    static, site = tmp_path / "static", tmp_path / "site"
    for folder in (static / "assets", site):
        folder.mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("outside")
    (static / "index.html").write_text("the start page")
    (static / "assets" / "app-1a2b.js").write_text("a script")
    (site / "index.html").write_text("the documentation")
    (site / "404.html").write_text("no such page")
    app = FastAPI()
    documentation.install(app, site)
    web_client.install(app, static)
    return TestClient(app, raise_server_exceptions=True)


def test_files_are_found_and_other_addresses_show_the_start_page(client: TestClient) -> None:
    script = client.get("/assets/app-1a2b.js")
    assert (script.text, script.headers["cache-control"]) == ("a script", web_client.CACHE_FOREVER)
    for address in ("/", "/tables/abc", "/assets/", "/index.html"):
        page = client.get(address)
        assert (page.text, page.headers["cache-control"]) == ("the start page", web_client.REVALIDATE)


@pytest.mark.parametrize("length", [255, 300, 3000])
def test_a_long_address_is_no_error(client: TestClient, length: int) -> None:
    assert client.get("/" + "x" * length).text == "the start page"
    assert client.get("/docs/" + "x" * length).status_code == 404


def test_nothing_says_whether_a_file_outside_exists(client: TestClient) -> None:
    answers = [client.get(f"/..%2f{name}") for name in ("secret.txt", "no-such-file.txt", "static")]
    assert [answer.text for answer in answers] == ["the start page"] * 3
    assert len({tuple(sorted(answer.headers.items())) for answer in answers}) == 1
    answers = [client.get(f"/docs/..%2f{name}") for name in ("secret.txt", "no-such-file.txt")]
    assert [answer.status_code for answer in answers] == [404, 404]
