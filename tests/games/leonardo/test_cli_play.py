"""`bottega play`: whole games, commands, refusals, and leaving without losing anything."""

import random
from pathlib import Path

import pytest

import bottega
from bottega.cli.language import translator_for
from tests.cli.driving import Drive

from .steps import at_an_auction

PLAY = "play leonardo --players 3 --bots random --seed 3"


def saved_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


@pytest.mark.parametrize("options", ["", "--with setup=expert --with codex --with table=S --seat 2 --lang fr"])
def test_a_whole_game_is_played_by_typed_numbers(drive: Drive, tmp_path: Path, options: str) -> None:
    rng = random.Random(1)
    typed = [str(rng.randrange(1, 25)) for _ in range(3000)]  # wrong numbers get an answer and a new prompt
    result = drive(f"{PLAY} {options}", *typed)
    assert result.exit_code == 0
    match = bottega.loads(saved_file(tmp_path).read_text())  # the offer at the end took the next number for a name
    assert match.over
    language = "fr" if "fr" in options else "en"
    winners = [match.game.messages.say(f"seat-{seat}", language) for seat in match.winners]
    ending = result.output.partition(translator_for(language)("sheet-winners", count=len(winners)))[2]
    assert all(name in ending for name in winners)


def test_the_end_explains_the_score_of_everybody(drive: Drive) -> None:
    result = drive(f"{PLAY} --lang en", *["1"] * 300)
    sheet = result.output.partition("The score")[2]
    for name in ("Lapis", "Verdigris", "Ochre"):
        assert f"{name} ·" in sheet


@pytest.mark.parametrize(
    "words",
    [
        "send 2 council",
        "SEND 2 apprentices to the Council",
        "envoyer 2 apprentis au Conseil",
        "mandare 2 apprendisti al Consiglio",
        "2 council",
        "send 2 coun",
        "conseil 2",
    ],
)
def test_a_move_is_typed_in_words_of_any_language(drive: Drive, words: str) -> None:
    result = drive(PLAY, "done", words, "no")
    assert "Lapis sends 2 apprentices to the Council." in result.output


def test_a_bid_is_typed_as_it_is(drive: Drive, tmp_path: Path) -> None:
    match = at_an_auction()
    (tmp_path / "auction.txt").write_text(match.dumps())
    result = drive("play leonardo --load auction.txt --bots none,random", "bid 99", "7", "q", "log")
    assert "9.14" in result.output  # nobody bids more than they have
    assert "Lapis bid 7 florins." in result.output


def test_words_that_fit_several_moves_are_answered_with_them(drive: Drive) -> None:
    result = drive(PLAY, "done", "master", "quit", "no")
    assert "That could be: send the master to the Council · send the master to the Workshop" in result.output


def test_a_refused_move_shows_the_clause(drive: Drive) -> None:
    result = drive(PLAY, "done", "send 9 council")
    assert "Not possible: send 9 apprentices to the Council." in result.output
    assert "7.2" in result.output.partition("Not possible")[2]
    assert "You can send only workers who are in your supply." in " ".join(result.output.split())


def test_a_refusal_speaks_the_language_of_the_table(drive: Drive) -> None:
    result = drive(f"{PLAY} --lang it", "fine", "done", "send 9 council")
    assert "Impossibile: mandare 9 apprendisti al Consiglio." in result.output


def test_a_question_mark_explains_the_present_decision(drive: Drive) -> None:
    result = drive(PLAY, "?", "? 7.5", "?V")
    assert "6.1" in result.output
    assert "You can send apprentices to each area or lab only once" in " ".join(result.output.split())
    assert "Variant: Codex Leonardi I" in result.output


def test_undo_takes_the_last_move_back(drive: Drive) -> None:
    match_with_two_labs = "play leonardo --players 3 --seat 2 --bots random --seed 3"
    result = drive(match_with_two_labs, "start 1 small", "undo", "undo", "start 1 large")
    assert "Verdigris starts no. 1, Automatic hammer, in the small lab." in result.output
    assert "You have made no choice yet that could be taken back." in result.output
    assert result.output.count("Lapis starts a work") == 2  # the news come back with the move
    assert "Verdigris starts no. 1, Automatic hammer, in the large lab." in result.output.rpartition("no choice yet")[2]


def test_undo_goes_back_past_the_bots_to_the_last_choice(drive: Drive) -> None:
    result = drive(PLAY, "done", "send 2 council", "undo", "send 1 workshop", "log", "quit", "no")
    after = result.output.partition("Lapis sends 2 apprentices to the Council.")[2]
    assert "Lapis sends 1 apprentice to the Workshop." in after
    log = after.rpartition("Turn 1 begins.")[2]
    assert "to the Council" not in log.partition("Lapis sends 1 apprentice to the Workshop.")[0]


def test_commands_are_known_in_every_language(drive: Drive) -> None:
    result = drive(PLAY, "aide", "ricette", "journal", "esci")
    assert "take back your last choice" in result.output
    assert "25 Mimetic ocular" in result.output
    assert result.exit_code == 0


def test_the_recipes_show_what_became_of_each_invention(drive: Drive) -> None:
    result = drive(PLAY, "recipes")
    lines = {line.strip().split()[0]: line for line in result.output.splitlines() if line[:3].strip().isdecimal()}
    assert "requested" in lines["12"]
    assert "to come" in lines["25"]


def test_a_saved_game_is_taken_up_where_it_was(drive: Drive, tmp_path: Path) -> None:
    first = drive(PLAY, "start 8 small", "send 2 small", "save mine.txt", "quit")
    assert "Saved in mine.txt." in first.output
    second = drive("play leonardo --load mine.txt --bots none,random,random")
    assert "no. 8 Theatral latch, week 0 of 11" in second.output
    assert "There is nothing to save." in second.output
    assert saved_file(tmp_path).name == "mine.txt"


def test_people_at_one_keyboard_hand_over_before_they_see_a_hand(drive: Drive) -> None:
    result = drive("play leonardo --players 2 --bots none --seed 3", "", "done", "", "done", "")
    assert result.output.count("Hand over to") == 3
    before, _, after = result.output.partition("Hand over to ▲V Verdigris")
    assert "You, ●L Lapis" in before
    assert "You, ▲V Verdigris" not in before
    assert "You, ▲V Verdigris" in after


def test_a_sitting_never_prints_what_others_work_on(drive: Drive) -> None:
    result = drive(PLAY, "start 8 small", *["pass", "done", "log"] * 40)
    assert result.output.count("Verdigris starts a work") > 10
    assert "Lapis starts no. 8" in result.output
    assert "Verdigris starts no." not in result.output
    assert "Ochre starts no." not in result.output
