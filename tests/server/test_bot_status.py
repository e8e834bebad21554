"""What the server says about bots that are still warming up."""

from types import SimpleNamespace

from fastapi.testclient import TestClient

from bottega.server.app import create_app
from bottega.server.settings import Settings
from bottega.warm_up import WarmUp


def test_the_status_names_the_games_that_are_not_ready() -> None:
    app = create_app(Settings.read({}, database_url="sqlite:///unused.sqlite", hosts="testserver"))
    warm_up = WarmUp(["chess", "go"])
    app.state.registry = SimpleNamespace(bots=SimpleNamespace(warm_up=warm_up))
    client = TestClient(app)

    def status() -> dict[str, object]:
        found: dict[str, object] = client.get("/api/bots").raise_for_status().json()
        return found

    assert status() == {
        "warming_up": ["chess", "go"],
        "functions": 0,
        "compiled": 0,
        "seconds_left": None,
        "thinking": "full",
    }
    for one, compiled in zip(warm_up.games, (60, 15), strict=True):
        one.functions, one.compiled = 60, compiled
    warm_up.games[0].ready = True
    found = status()
    assert (found["warming_up"], found["functions"], found["compiled"]) == (["go"], 120, 75)
    assert isinstance(found["seconds_left"], int)
    warm_up.ended = True  # the other one failed; nobody needs to wait for it
    assert status()["warming_up"] == []
