"""Wrong command lines and files: one sentence, exit code 2, nothing changed, no traceback."""

from pathlib import Path

import pytest

import bottega

from .driving import Drive

PLAY = "play leonardo --players 3 --bots random --seed 3"

NO_CHESS = f"There is no game chess here; there are: {', '.join(bottega.GAMES)}."


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", NO_CHESS),
        ("watch chess", NO_CHESS),
        ("rules chess", NO_CHESS),
        ("play leonardo --players 7 --bots random", "The game is for 2 to 5 players, not 7."),
        ("play leonardo --players 0 --bots random", "The game is for 2 to 5 players, not 0."),
        ("play leonardo --seat 5 --bots random", "There is no seat 5; they go from 1 to 4."),
        ("play leonardo --bots wizard", "There is no bot wizard; there are random, greedy, search, garzone"),
        ("play leonardo --bots random,random", "2 bots do not fit 4 players"),
        ("play leonardo --bots random,random,random,random", "Every seat has a bot"),
        ("play leonardo --seat 1 --bots random,none,random,random", "Seat 1 is yours, but --bots gives it to random"),
        ("play leonardo --with setup=wild --bots random", "--with setup cannot be wild; there are beginner, expert."),
        ("play leonardo --with table=X --bots random", "--with table cannot be X; there are L, S."),
        (
            "play leonardo --with dice",
            "--with dice is not an option of this game; there are setup=beginner|expert, table=L|S, codex.",
        ),
        ("play leonardo --with codex=no", "--with codex=no is not an option of this game"),
        ("play leonardo --lang de", "There is no language de here; there are en, fr, it."),
        ("play leonardo --load nothing.txt", "There is no file nothing.txt."),
        ("play leonardo --load . --bots random", ". cannot be read"),
        ("play leonardo --load x.txt --players 3", "--players is part of the saved game"),
        ("watch leonardo --bots none", "There is no bot none; there are random, greedy, search, garzone"),
        ("replay nothing.txt", "There is no file nothing.txt."),
        ("rules leonardo 99", "There is no section or clause 99; the sections are 1, 3, 4"),
        ("rules leonardo 99 --lang fr", "Il n’y a pas de section ni de clause 99"),
    ],
)
def test_a_wrong_command_line_gets_a_sentence(drive: Drive, command: str, sentence: str) -> None:
    result = drive(command)
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize("command", ["play leonardo --players many", "play leonardo --frob", "play", "frob"])
def test_what_the_command_line_itself_forbids_is_exit_code_2_too(drive: Drive, command: str) -> None:
    assert drive(command).exit_code == 2


def test_a_changed_file_is_refused_with_the_line(drive: Drive, tmp_path: Path) -> None:
    drive(PLAY, "done", "send 2 council", "save game.txt", "quit")
    text = (tmp_path / "game.txt").read_text()
    number = next(n for n, line in enumerate(text.splitlines(), 1) if "send 2 apprentices to the Council" in line)
    (tmp_path / "game.txt").write_text(
        text.replace("send 2 apprentices to the Council", "send 3 apprentices to the Council")
    )
    for command in ("play leonardo --load game.txt --bots random", "replay game.txt"):
        result = drive(command)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"game.txt is damaged at line {number}: ")


@pytest.mark.parametrize("content", [b"dear diary", b"", b"\xff\xfe\x00", b"Bottega match 1\n"])
def test_a_file_that_is_no_match_is_refused(drive: Drive, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.txt").write_bytes(content)
    result = drive("play leonardo --load game.txt --bots random")
    assert result.exit_code == 2
    assert result.stderr.startswith("game.txt ")
    assert len(result.stderr.splitlines()) == 1


def test_the_version_is_told(drive: Drive) -> None:
    assert drive("--version").output.startswith("bottega 0.")


def test_the_help_lists_the_commands(drive: Drive) -> None:
    output = drive("--help").output
    assert all(command in output for command in ("play", "watch", "replay", "rules"))
