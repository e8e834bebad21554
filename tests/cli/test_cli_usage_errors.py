"""Wrong command lines and files: one sentence, exit code 2, nothing changed, no traceback."""

from pathlib import Path

import pytest

import bottega

from .driving import Drive

GAME = bottega.game(bottega.GAMES[0])
SLUG = GAME.slug
LOW, HIGH = GAME.players[0], GAME.players[-1]
NO_CHESS = f"There is no game chess here; there are: {', '.join(bottega.GAMES)}."


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", NO_CHESS),
        ("watch chess", NO_CHESS),
        ("rules chess", NO_CHESS),
        (f"play {SLUG} --players 99 --bots random", f"The game is for {LOW} to {HIGH} players, not 99."),
        (f"play {SLUG} --players 0 --bots random", f"The game is for {LOW} to {HIGH} players, not 0."),
        (f"play {SLUG} --seat 5 --bots random", "There is no seat 5; they go from 1 to 4."),
        (f"play {SLUG} --bots wizard", "There is no bot wizard; there are random, beginner, greedy, search, net"),
        (f"play {SLUG} --bots random,random", "2 bots do not fit 4 players"),
        (f"play {SLUG} --bots random,random,random,random", "Every seat has a bot"),
        (f"play {SLUG} --seat 1 --bots random,none,random,random", "Seat 1 is yours, but --bots gives it to random"),
        (f"play {SLUG} --with weather", "--with weather is not an option of this game"),
        (f"play {SLUG} --lang de", "There is no language de here; there are en, fr, it."),
        (f"play {SLUG} --load nothing.txt", "There is no file nothing.txt."),
        (f"play {SLUG} --load . --bots random", ". cannot be read"),
        (f"play {SLUG} --load x.txt --players 3", "--players is part of the saved game"),
        (f"watch {SLUG} --bots none", "There is no bot none; there are random, beginner, greedy, search, net"),
        ("replay nothing.txt", "There is no file nothing.txt."),
        (f"rules {SLUG} 99.99", "There is no section or clause 99.99; the sections are"),
        (f"rules {SLUG} 99.99 --lang fr", "Il n’y a pas de section ni de clause 99.99"),
    ],
)
def test_a_wrong_command_line_gets_a_sentence(drive: Drive, command: str, sentence: str) -> None:
    result = drive(command)
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play", "GAME is missing; see bottega play --help."),
        (f"arena {SLUG}", "--bots is missing; see bottega arena --help."),
        ("frob", "There is no command frob; there are play, home, watch, replay"),
        (f"replay --frob --lang it {SLUG}", "Qui non c’è l’opzione --frob; ci sono --seat, --delay, --lang, --help."),
        (f"play {SLUG} --players", "--players needs a value."),
        (f"play {SLUG} --players many", "--players must be a whole number, not many."),
        (f"play {SLUG} --players=many --lang=fr", "--players doit être un nombre entier, et non many."),
        (f"watch {SLUG} --delay -1", "--delay must be a number from 0 on, not -1."),
        ("serve --port 99999", "--port must be a whole number from 1 to 65535, not 99999."),
        (f"arena {SLUG} --gauntlet=yes", "--gauntlet takes no value."),
        (f"rules {SLUG} 7 8 9", "8 9 is too much; see bottega rules --help."),
        ("rules --lang de", "GAME is missing"),
    ],
)
def test_what_typer_refuses_gets_a_sentence_too(drive: Drive, command: str, sentence: str) -> None:
    result = drive(command)
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_a_game_without_options_says_so(drive: Drive) -> None:
    for slug in bottega.GAMES:
        game = bottega.game(slug)
        plain = not game.options and not game.variants
        sentence = "it has none." if plain else "there are "
        assert sentence in drive(f"watch {slug} --with weather").stderr


def test_without_a_command_the_help_is_shown(drive: Drive) -> None:
    assert drive("").output.count("Watch bots play.") == 1


def test_a_changed_file_is_refused_with_the_line(drive: Drive, tmp_path: Path) -> None:
    drive(f"play {SLUG} --players 3 --bots random --seed 3", "1", "1", "save game.txt", "quit")
    lines = (tmp_path / "game.txt").read_text().splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("2. "))
    lines[number - 1] = lines[number - 1].replace("e", "a", 1)
    (tmp_path / "game.txt").write_text("\n".join(lines) + "\n")
    for command in (f"play {SLUG} --load game.txt --bots random", "replay game.txt"):
        result = drive(command)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"game.txt is damaged at line {number}: ")


@pytest.mark.parametrize("content", [b"dear diary", b"", b"\xff\xfe\x00", b"Bottega match 1\n"])
def test_a_file_that_is_no_match_is_refused(drive: Drive, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.txt").write_bytes(content)
    result = drive(f"play {SLUG} --load game.txt --bots random")
    assert result.exit_code == 2
    assert result.stderr.startswith("game.txt ")
    assert len(result.stderr.splitlines()) == 1


def test_a_match_of_another_game_is_refused(drive: Drive, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(bottega.new(bottega.GAMES[1], 3, seed=1).dumps())
    result = drive(f"play {SLUG} --load game.txt --bots random")
    assert result.exit_code == 2
    assert result.stderr == f"game.txt is a match of another game: {bottega.GAMES[1]}.\n"


def test_the_version_is_printed(drive: Drive) -> None:
    assert drive("--version").output.startswith("bottega 0.")


def test_the_help_lists_the_commands(drive: Drive) -> None:
    output = drive("--help").output
    assert all(command in output for command in ("play", "watch", "replay", "rules"))
