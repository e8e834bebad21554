"""The archive: which games are in it, and that it can be taken to another server and verified move by move."""

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, select
from typer.testing import CliRunner

import bottega
from bottega.cli import app
from bottega.server.archive import ArchivedGame, ArchiveError, read, verify
from bottega.server.person import Person
from bottega.server.storage.database import connect, migrate
from bottega.server.storage.record_store import Filter, RecordStore
from bottega.server.storage.schema import RATINGS
from bottega.server.storage.table_store import TableStore
from bottega.server.tables.loading import fold
from tests.server.finished_games import DAY, START, PlayedTable, add_people, finished_game
from tests.server.running import Guest
from tests.server.sample_games import games_for, short_game


def database(folder: Path, name: str) -> tuple[str, Engine]:
    url = f"sqlite:///{folder / name}.sqlite"
    migrate(url)
    return url, connect(url)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    _, engine = database(tmp_path, "one")
    yield engine
    engine.dispose()


@pytest.fixture
def people(engine: Engine) -> list[Person]:
    return add_people(engine, "Ada", "Bea", "Cleo")


def run(*arguments: object, code: int = 0) -> str:
    result = CliRunner().invoke(app, [*map(str, arguments), "--lang", "en"])
    assert result.exit_code == code, result.output
    return result.output


def _seats(game: ArchivedGame) -> list[tuple[str, int, int]]:
    return [(seat["name"], seat["points"], seat["place"]) for seat in game.about["seats"]]


def ids(engine: Engine, **wanted: object) -> list[str]:
    return [game["id"] for game in RecordStore(engine).archive(Filter(**wanted))]  # type: ignore[arg-type]


def test_games_are_found_by_player_game_date_players_result_and_length(engine: Engine, people: list[Person]) -> None:
    ada, bea, cleo = people
    duel = finished_game(engine, ada, bea, public=True, at=START)
    three = finished_game(engine, ada, bea, cleo, public=True, at=START + 5 * DAY)
    assert ids(engine) == [three, duel]
    assert ids(engine, player="cleo") == [three]
    assert ids(engine, players=2) == [duel]
    assert ids(engine, since=START + DAY) == [three]
    assert ids(engine, until=START + DAY) == [duel]
    assert ids(engine, game="no such game") == []
    assert set(ids(engine, player="Ada", result="won")) | set(ids(engine, player="Ada", result="lost")) == {duel, three}
    assert not set(ids(engine, player="Ada", result="won")) & set(ids(engine, player="Ada", result="lost"))
    lengths = {game["id"]: game["moves"] for game in RecordStore(engine).archive(Filter())}
    assert ids(engine, longest=lengths[duel]) == [duel]
    assert ids(engine, shortest=lengths[duel] + 1) == [three]


def test_private_and_running_games_never_appear(engine: Engine, people: list[Person]) -> None:
    finished_game(engine, *people[:2])
    PlayedTable(*people[:2], public=True).play(5).save(engine)
    abandoned = PlayedTable(people[0], "garzone", public=True, rated=True).play(5)
    abandoned.add("closed", why="abandoned")
    abandoned.save(engine)
    assert ids(engine) == []


def test_an_archive_goes_to_another_server_and_comes_out_the_same(
    tmp_path: Path, engine: Engine, people: list[Person]
) -> None:
    for n, slug in enumerate(games_for(3)):
        finished_game(engine, people[0], people[1], "garzone", game=slug, public=True, at=START + n)
    taken_back = PlayedTable(*people[:2], public=True).play(6)
    taken_back.add("asked", 0, people[0].id, count=2)
    taken_back.add("undone", 0, people[0].id, count=2, agreed=True, seed="ab" * 16)
    taken_back.play().save(engine)
    finished_game(engine, *people[:2])  # private
    count = len(games_for(3)) + 1
    file, again = tmp_path / "games.zip", tmp_path / "again.zip"
    assert f"{count} games" in run("archive", "export", file, "--database", f"sqlite:///{tmp_path / 'one.sqlite'}")
    assert f"{count} games are right" in run("archive", "verify", file)
    url, other = database(tmp_path, "other")
    assert f"{count} games are imported, 0 were" in run("archive", "import", file, "--database", url)
    assert f"0 games are imported, {count} were" in run("archive", "import", file, "--database", url)
    run("archive", "export", again, "--database", url)
    first, second = ({game.id: game for game in read(one)} for one in (file, again))
    assert {id: game.text for id, game in first.items()} == {id: game.text for id, game in second.items()}
    for id, game in first.items():
        found = [
            [(seat["name"], seat["points"], seat["place"]) for seat in one.about["seats"]] for one in (game, second[id])
        ]
        assert found[0] == found[1]
        row = TableStore(other).row(id)
        assert row is not None
        assert fold(id, row["seed"], TableStore(other).raw_log(id)).status == "finished"
    with other.connect() as connection:
        assert connection.execute(select(RATINGS)).first() is None
    other.dispose()


def test_every_changed_move_is_noticed(tmp_path: Path, engine: Engine, people: list[Person]) -> None:
    finished_game(engine, *people[:2], public=True)
    file, changed = tmp_path / "games.zip", tmp_path / "changed.zip"
    run("archive", "export", file, "--database", f"sqlite:///{tmp_path / 'one.sqlite'}")
    game = next(iter(read(file)))
    with zipfile.ZipFile(changed, "w") as packed:
        packed.writestr("index.json", json.dumps({"format": 1, "games": [{"id": game.id, **game.about}]}))
        packed.writestr(f"games/{game.id}.txt", game.text.replace("1. ", "2. ", 1))
    assert "damaged" in run("archive", "verify", changed, code=1)
    parts: list[dict[str, object]] = [{"moves": 1}, {"seats": []}, {"created": "x"}]
    for part in parts:
        with pytest.raises(ArchiveError):
            verify(type(game)(game.id, {**game.about, **part}, game.text))
    (tmp_path / "note.txt").write_text("hello")
    assert "1 damaged" in run("archive", "verify", tmp_path / "note.txt", code=1)


def test_a_single_text_is_imported_too(tmp_path: Path, engine: Engine, people: list[Person]) -> None:
    played = PlayedTable(*people[:2]).play()
    assert played.table.match is not None
    (tmp_path / "game.txt").write_text(played.table.match.dumps())
    url, other = database(tmp_path, "other")
    run("archive", "import", tmp_path / "game.txt", "--database", url)
    (game,) = RecordStore(other).archive(Filter())
    assert game["game"] == short_game(2)
    assert bottega.loads(RecordStore(other).texts([game["id"]])[game["id"]]).over
    other.dispose()


def test_the_archive_is_searched_and_downloaded_over_http(ada: Guest, tmp_path: Path) -> None:
    assert isinstance(ada.http.get("/api/archive").raise_for_status().json(), list)
    assert ada.http.get("/api/archive", params={"players": 99}).status_code == 422
    answer = ada.http.get("/api/archive/download", params={"player": "nobody at all"}).raise_for_status()
    (tmp_path / "games.zip").write_bytes(answer.content)
    assert list(read(tmp_path / "games.zip")) == []
