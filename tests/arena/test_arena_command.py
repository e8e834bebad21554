"""`bottega arena` as a person drives it."""

import csv
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from importlib.resources import files
from pathlib import Path

import pytest

from bottega.arena.result_log import FILE
from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES

from ..cli.driving import Drive
from . import GAME, OPTIONS, VARIANTS

SMALL = f"arena {GAME} --bots greedy,random --players 2 --deals 2 --seed 5 --workers 1"


def without_times(folder: Path) -> list[dict]:
    lines = (folder / FILE).read_text().splitlines()[1:]
    games = [{k: v for k, v in json.loads(line).items() if k != "seconds"} for line in lines]
    return sorted(games, key=lambda game: game["number"])


def test_a_tournament_ends_with_a_table_and_files(drive: Drive, tmp_path: Path) -> None:
    result = drive(f"{SMALL} --out run")
    assert result.exit_code == 0
    assert f"{GAME}, 2 players: 2 deals, 4 games" in result.stdout
    assert "4 of 4 games" in result.stderr
    assert {file.name for file in (tmp_path / "run").iterdir()} == {
        "games.jsonl",
        "games.csv",
        "standings.csv",
        "standings.json",
    }
    with (tmp_path / "run" / "games.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [(row["game"], row["deal"], row["seat"]) for row in rows][:4] == [
        ("1", "1", "0"),
        ("1", "1", "1"),
        ("2", "1", "0"),
        ("2", "1", "1"),
    ]
    with (tmp_path / "run" / "standings.csv").open() as file:
        bots = {row["bot"]: row for row in csv.DictReader(file)}
    shares = [float(row["win_share"]) for row in rows if row["bot"] == "greedy"]
    assert float(bots["greedy"]["win_share"]) == sum(shares) / 4


def test_tables_and_notes_exist_in_every_language(drive: Drive) -> None:
    for language in LANGUAGES:  # what the first run has played the others only tell
        names = "--bots random,search:0.001s --players 3"
        result = drive(f"arena {GAME} {names} --deals 1 --workers 2 --out run --lang {language}")
        assert result.exit_code == 0
        assert result.stdout.startswith(f"{GAME}, 3 ")
        t = translator_for(language)
        for key in ("bot", "games", "wins", "interval", "score", "rating", "time", "against"):
            assert t(f"arena-{key}") in result.stdout
        assert t("arena-duels", others=2) in result.stdout
        assert t("arena-timed", bots="search:0.001s") in result.stdout
        assert t("arena-saved", folder="run") in result.stdout


def test_the_command_it_prints_plays_the_same_games(drive: Drive, tmp_path: Path) -> None:
    options = " ".join(f"--with {one}" for one in (*(f"{name}={value}" for name, value in OPTIONS.items()), *VARIANTS))
    drive(f"arena {GAME} --bots greedy,random --players 3 --deals 2 {options} --workers 1 --out one")
    command = json.loads((tmp_path / "one" / "standings.json").read_text())["command"]
    assert shlex.split(command)[:3] == ["bottega", "arena", GAME]
    drive(f"{command.removeprefix('bottega ')} --workers 2 --out two")
    assert without_times(tmp_path / "one") == without_times(tmp_path / "two")


def test_a_saved_run_goes_on_without_its_seed(drive: Drive, tmp_path: Path) -> None:
    drive(f"{SMALL} --out run")
    before = (tmp_path / "run" / FILE).read_bytes()
    lines = before.splitlines(keepends=True)
    (tmp_path / "run" / FILE).write_bytes(b"".join(lines[:3]))
    result = drive(f"{SMALL.replace('--seed 5', '')} --out run")
    assert result.stderr.startswith("Resuming: 2 of 4 games are done.")
    assert len(without_times(tmp_path / "run")) == 4


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("arena chess --bots greedy,random", "There is no game chess here"),
        (f"arena {GAME} --bots greedy", "A tournament needs two bots or more"),
        (f"arena {GAME} --bots greedy,greedy", "The bot greedy is named twice."),
        (f"arena {GAME} --bots greedy,wizard", "--bots is invalid: there is no bot 'wizard'"),
        (f"arena {GAME} --bots greedy,random --deals 0", "A tournament needs one deal or more, not 0."),
        (f"arena {GAME} --bots greedy,random --lineup circle", "There is no such --lineup; there are duel, "),
        (f"arena {GAME} --bots greedy,random --players 99", "The game is for "),
        (f"arena {GAME} --bots greedy,random --with weather", "--with weather is not an option of this game"),
        (f"arena {GAME} --bots greedy,random --out taken", "taken cannot be written: "),
        (f"arena {GAME} --bots greedy,random --deals 3 --players 2 --out run", "run/games.jsonl holds another tourn"),
        (f"arena {GAME} --bots greedy,greedy --lang fr", "Le robot greedy est nommé deux fois."),
        (f"arena {GAME} --bots greedy,greedy --lang it", "Il bot greedy è nominato due volte."),
    ],
)
def test_a_wrong_command_line_gets_a_sentence(drive: Drive, tmp_path: Path, command: str, sentence: str) -> None:
    (tmp_path / "taken").touch()
    if "--out run" in command:
        drive(f"{SMALL} --out run")
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    result = drive(command)
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


def hear_ctrl_c() -> None:
    """What a shell starts in the background ignores Ctrl-C and hands that on: to these tests, to what they start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_ctrl_c_ends_politely_and_says_how_to_go_on(tmp_path: Path) -> None:
    start = "from bottega.cli import app; app()"
    command = f"arena {GAME} --bots greedy,random --players 4 --deals 500 --workers 2 --out run --lang en"
    process = subprocess.Popen(
        [sys.executable, "-c", start, *command.split()],
        cwd=tmp_path,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
        stderr=subprocess.PIPE,
        text=True,
    )
    limit = time.monotonic() + 300
    while not (tmp_path / "run" / FILE).exists() or (tmp_path / "run" / FILE).read_bytes().count(b"\n") < 4:
        assert time.monotonic() < limit
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
    _, told = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in told
    stopped, resume = told.splitlines()[-2:]
    assert re.fullmatch(r"Stopped after \d+ of 4,000 games; all of them are saved\.", stopped)
    assert resume.startswith(f"Resume with: bottega arena {GAME} --bots greedy,random --players 4 --deals 500")
    assert resume.endswith("--out run")


def sources(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    text = (files("bottega.cli") / "locale" / language / "arena.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^([a-z0-9-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)
    assert len(messages) == len({key for key, _ in messages})
    return {key: set(re.findall(r"\$([a-z-]+)", value)) for key, value in messages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_with_the_same_variables(language: str) -> None:
    assert sources(language) == sources("en")


def test_every_refusal_has_words() -> None:
    code = "".join(file.read_text() for file in Path(str(files("bottega.arena"))).glob("*.py"))
    causes = set(re.findall(r'(?:ArenaError|_refuse)\(\s*"([a-z]+)"', code))
    assert {f"arena-error-{cause}" for cause in causes} | {"arena-error-bot"} == {
        key for key in sources("en") if key.startswith("arena-error-")
    }
    assert len(causes) == 10
