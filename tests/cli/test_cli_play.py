"""`bottega play`, for every game: whole games, saving, and leaving without losing anything."""

import os
import random
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest

import bottega
from bottega.cli import commands
from bottega.cli.errors import UsageError
from bottega.cli.language import translator_for
from bottega.cli.menu import Menu
from bottega.cli.play import InteractiveGame
from bottega.cli.session import Session

from .driving import Drive

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)
SLUG = bottega.GAMES[0]
PLAY = f"play {SLUG} --players 3 --bots random --seed 3"


def saved_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def own_moves(file: Path) -> int:
    """The number of moves that the first seat made in a saved match."""
    return sum(seat == 0 for seat, _ in bottega.loads(file.read_text()).log)


@SLUGS
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_played_by_typed_numbers(drive: Drive, tmp_path: Path, slug: str, language: str) -> None:
    rng = random.Random(1)
    typed = [str(rng.randrange(1, 25)) for _ in range(6000)]  # wrong numbers are answered, and the person types again
    result = drive(f"play {slug} --players 3 --bots random --seed 3 --lang {language}", *typed)
    assert result.exit_code == 0
    match = bottega.loads(saved_file(tmp_path).read_text())  # at the end the next number is taken as a file name
    assert match.over
    winners = [match.game.messages.say(f"seat-{seat}", language) for seat in match.winners]
    ending = result.output.partition(translator_for(language)("sheet-winners", count=len(winners)))[2]
    assert all(name in ending for name in winners)


@pytest.mark.parametrize("typed", ["99999", "frobnicate", "? 99.99", "save"])
def test_what_cannot_be_meant_gets_a_sentence_and_changes_nothing(drive: Drive, tmp_path: Path, typed: str) -> None:
    result = drive(PLAY, typed)
    assert result.exit_code == 0
    assert [own_moves(file) for file in tmp_path.iterdir()] in ([], [0])  # bots may have moved first


@SLUGS
def test_a_question_mark_explains_the_present_decision(drive: Drive, slug: str) -> None:
    match = bottega.new(slug, 3, seed=3)
    t = translator_for("en", slug)
    clause = t.clause_of(match.view(0)["phase"])
    assert clause in drive(f"play {slug} --players 3 --bots random --seed 3", "?").output


@SLUGS
def test_a_saved_game_is_resumed(drive: Drive, tmp_path: Path, slug: str) -> None:
    first = drive(f"play {slug} --players 3 --bots random --seed 3", "1", "save mine.txt", "quit")
    assert "Saved in mine.txt." in first.output
    second = drive(f"play {slug} --load mine.txt --bots none,random,random")
    assert "There is nothing to save." in second.output
    assert saved_file(tmp_path).name == "mine.txt"


def test_a_file_that_exists_is_overwritten_only_after_a_yes(drive: Drive, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("dear diary")
    drive(PLAY, "1", "save notes.txt", "no", "quit", "no")
    assert (tmp_path / "notes.txt").read_text() == "dear diary"
    drive(PLAY, "1", "save notes.txt", "yes", "quit")
    assert (tmp_path / "notes.txt").read_text().startswith("Bottega match")


def test_a_game_is_saved_through_a_link_and_into_a_device(drive: Drive, tmp_path: Path) -> None:
    (tmp_path / "link.txt").symlink_to("real.txt")
    (tmp_path / "device").symlink_to(os.devnull)
    drive(PLAY, "1", "save link.txt", "save device", "quit")
    assert (tmp_path / "link.txt").is_symlink()
    assert own_moves(tmp_path / "real.txt") == 1
    assert (tmp_path / "device").is_char_device()


def test_a_game_that_went_into_a_device_is_not_saved_yet(drive: Drive, tmp_path: Path) -> None:
    (tmp_path / "device").symlink_to(os.devnull)
    assert "Save the game as" in drive(PLAY, "1", "save device", "quit", "no").output


def test_a_byte_order_mark_is_no_damage(drive: Drive, tmp_path: Path) -> None:
    drive(PLAY, "1", "save mine.txt", "quit")
    (tmp_path / "mine.txt").write_text((tmp_path / "mine.txt").read_text(), encoding="utf-8-sig")
    assert drive(f"play {SLUG} --load mine.txt --bots none,random,random", "quit").exit_code == 0


@pytest.mark.parametrize("place", ["nowhere/game.txt", ".", "..", "/", "~nobody-of-that-name/game.txt", "x" * 300])
def test_after_a_failed_save_the_game_goes_on(drive: Drive, tmp_path: Path, place: str) -> None:
    result = drive(PLAY, "1", f"save {place}", "1", "save mine.txt", "quit")
    assert "cannot be written" in result.output
    assert own_moves(tmp_path / "mine.txt") == 2


def test_the_end_of_input_saves_the_game(drive: Drive, tmp_path: Path) -> None:
    result = drive(PLAY, "1")
    file = saved_file(tmp_path)
    assert result.exit_code == 0
    assert f"Saved in {file.name}." in result.output
    assert not bottega.loads(file.read_text()).over


@SLUGS
@pytest.mark.parametrize("command", ["", "quit"])
def test_what_only_bots_have_played_is_not_saved(drive: Drive, tmp_path: Path, slug: str, command: str) -> None:
    last = bottega.game(slug).players[-1]
    result = drive(f"play {slug} --players {last} --seat {last} --bots random --seed 3", *[command] * bool(command))
    assert result.exit_code == 0
    assert not list(tmp_path.iterdir())


INTERRUPTION = "Ctrl-C"


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Types these lines; after the last one, and for an INTERRUPTION among them, presses Ctrl-C."""
    left = iter(lines)

    def read(prompt: str) -> str:
        line = next(left, INTERRUPTION)
        if line == INTERRUPTION:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", read)


def test_ctrl_c_at_a_question_does_not_end_the_game(
    drive: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "notes.txt").write_text("dear diary")
    at_the_prompt = (INTERRUPTION, "1")
    at_the_overwriting = ("save notes.txt", INTERRUPTION, "1")
    at_the_offer = ("quit", INTERRUPTION, "1", "save mine.txt", "quit")
    typing(monkeypatch, *at_the_prompt, *at_the_overwriting, *at_the_offer)
    result = drive(PLAY)
    assert "To leave, type quit or press Ctrl-C again." in result.output
    assert own_moves(tmp_path / "mine.txt") == 3
    assert (tmp_path / "notes.txt").read_text() == "dear diary"


@pytest.mark.parametrize(
    ("bots", "note"), [("random", False), ("greedy", False), ("garzone", False), ("search:10", True), ("master", True)]
)
def test_only_a_bot_that_searches_is_said_to_compile(bots: str, note: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    match = bottega.new(SLUG, players=2, seed=3)
    game = InteractiveGame(Session(match, ["none", bots]), translator_for("en", SLUG))
    told: list[str] = []

    class Chooser:
        def choose(self, match: bottega.Match, seat: int) -> bottega.Move:
            return match.legal(seat)[0]

    game.bots[1] = Chooser()

    def waiting(text: str) -> AbstractContextManager[None]:
        told.append(text)
        return nullcontext()

    monkeypatch.setattr(game.screen, "waiting", waiting)
    while len(told) < 5:
        (game._bot if match.actors[0] == 1 else lambda seat: match.play(seat, match.legal(seat)[0]))(match.actors[0])
    assert [("compiles" in text) for text in told].count(True) >= note
    assert ("compiles" in told[0]) == note
    assert "compiles" not in told[-1]


def test_two_interruptions_save_the_game(drive: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "1")
    result = drive(PLAY)
    assert result.exit_code == 0
    assert f"Saved in {saved_file(tmp_path).name}." in result.output


@pytest.mark.parametrize(("options", "yes", "no"), [("", "y", "NO"), ("", "", "n"), ("--lang it", "si", "no")])
def test_quitting_offers_to_save(drive: Drive, tmp_path: Path, options: str, yes: str, no: str) -> None:
    drive(f"{PLAY} {options}", "1", "quit", no)
    assert not list(tmp_path.iterdir())
    drive(f"{PLAY} {options}", "1", "quit", yes)
    assert saved_file(tmp_path).name.startswith(f"{SLUG}-")


@SLUGS
def test_people_at_one_keyboard_hand_over_before_they_see_a_hand(drive: Drive, slug: str) -> None:
    output = drive(f"play {slug} --players 3 --bots none --seed 3", "").output
    assert output.count("Hand over to") == 1
    assert "You," not in output.partition("Hand over to")[0]


@SLUGS
def test_the_same_seed_plays_the_same_game(drive: Drive, tmp_path: Path, slug: str) -> None:
    for name in ("first", "second"):
        drive(f"play {slug} --players 3 --bots random --seed 3", "1", "1", "1", f"save {name}.txt", "quit")
    assert (tmp_path / "first.txt").read_text() == (tmp_path / "second.txt").read_text()


@SLUGS
def test_ctrl_c_cancels_the_hint_and_not_the_game(
    slug: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "search", interrupted)
    match = bottega.new(slug, players=3, seed=3)
    game = InteractiveGame(Session(match, ["none", "random", "random"]), translator_for("en", slug))
    assert game._run_command(0, "hint", "") is False
    assert "Hint cancelled." in capsys.readouterr().out


@SLUGS
def test_undo_goes_back_past_the_bots_or_says_what_is_known_since(slug: str) -> None:
    """Whenever a person is asked again after bots have moved, undo leads to the last choice, or names the event."""
    match = bottega.new(slug, seed=3)
    session = Session(match, ["none", *["random"] * (match.players - 1)])
    game, rng = InteractiveGame(session, translator_for("en", slug)), random.Random(1)
    went_back = refused = 0
    while not game.match.over and (went_back < 3 or refused < 3):
        seat, log = game.match.actors[-1], list(game.match.log)
        if seat != 0:
            game._bot(seat)
            continue
        if log and log[-1][0] != 0 and any(who == 0 for who, _ in log):
            seen, reason = dict(game.seen), ""
            try:
                game._undo(0)
            except UsageError as error:
                reason = str(error)
            if reason:
                refused += 1
                assert any(event.kind.reveals and str(event) in reason for event in game.match.events_since(0, 0))
                assert game.match.log == log
            else:
                went_back += 1
                back = len(game.match.log)
                assert game.session.match is game.match
                assert game.match.log == log[:back]
                assert log[back][0] == 0
                assert len(game.match.legal(0)) > 1
                for who, move in log[back:]:
                    if who == 0:
                        game._play(0, str(move), Menu(game.match.legal(0), game.match.view(0), game.t, game.board))
                    else:
                        game.match.play(who, move)
                assert game.seen == seen
        moves = game.match.legal(0)
        menu = Menu(moves, game.match.view(0), game.t, game.board)
        game._play(0, str(rng.choice(moves)), menu)
    assert refused
    assert went_back or refused >= 3


def test_before_any_choice_there_is_nothing_to_undo(drive: Drive) -> None:
    assert "You have made no choice yet that could be taken back." in drive(PLAY, "undo").output


def test_people_at_one_keyboard_take_back_only_within_a_turn(drive: Drive) -> None:
    output = drive(f"play {SLUG} --players 3 --bots none --seed 3", "", *["1", "", "undo"] * 12).output
    assert "with several people at the keyboard it cannot be taken back" in output


def test_the_help_names_the_hint(drive: Drive) -> None:
    assert "what the strong bot would do in your place" in drive(PLAY, "help").output
