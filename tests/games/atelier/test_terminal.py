"""Atelier Da Vinci at the terminal: whole games, the board in every phase and language, and what it never shows."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bottega
from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES
from bottega.games.atelier.components import COLOURS, EASELS
from bottega.games.atelier.state import PHASES
from bottega.games.atelier.terminal.cards import all_of, cards, letters
from bottega.terminal.board import board
from tests.cli.driving import Drive
from tests.cli.printing import assert_the_print_hides, drawn, menu, menu_of, text
from tests.games.atelier.random_play import gambler, painter
from tests.games.atelier.studio import at, play
from tests.games.atelier.studio import cards as cards_of

PLAY = "play atelier --players 3 --bots random --seed 3"
DECISIONS = {"action", "taking", "discarding", "painting", "leonardo", "drawn"}


def random_games(*seeds: int) -> Iterator[bottega.Match]:
    """Matches at each of their decisions and at the end."""
    for seed in seeds:
        match, rng = bottega.new("atelier", players=2 + seed % 4, seed=seed), random.Random(seed)
        driver = (painter, gambler)[seed % 2]
        while not match.over:
            yield match
            seat = match.actors[0]
            match.play(seat, driver(match, seat, rng))
        yield match


@cache
def positions() -> dict[str, str]:
    """A match in text form for each phase in which somebody decides, and one that is over."""
    found: dict[str, str] = {}
    for match in random_games(1, 2, 3, 4, 5, 6):
        phase = PHASES[match.state.phase]
        if phase not in found and (match.over or match.state.round_number >= 4):
            found[phase] = match.dumps()
    assert found.keys() == DECISIONS | {"over"}
    return found


def reached(phase: str) -> bottega.Match:
    return bottega.loads(positions()[phase])


def saved(folder: Path, match: bottega.Match) -> str:
    (folder / "match.txt").write_text(match.dumps())
    return "play atelier --load match.txt --bots random"


# ---- at the table


@pytest.mark.parametrize("options", ["", "--with ring=four --with free_leonardo --seat 2 --lang fr"])
def test_a_whole_game_is_played_by_typed_numbers(drive: Drive, tmp_path: Path, options: str) -> None:
    rng = random.Random(1)
    typed = [str(rng.randrange(1, 16)) for _ in range(3000)]  # wrong numbers get an answer and a new prompt
    result = drive(f"{PLAY} {options}", *typed)
    assert result.exit_code == 0
    (file,) = tmp_path.iterdir()
    match = bottega.loads(file.read_text())
    assert match.over
    language = "fr" if "fr" in options else "en"
    winners = [match.game.messages.say(f"seat-{seat}", language) for seat in match.winners]
    ending = result.output.partition(translator_for(language)("sheet-winners", count=len(winners)))[2]
    assert all(name in ending for name in winners)


@pytest.mark.parametrize("words", ["paint red 2 left 6", "peindre rouge 2 gauche", "dipingere rosso 2 sinistra"])
def test_moves_are_typed_in_words_of_any_language(drive: Drive, tmp_path: Path, words: str) -> None:
    result = drive(saved(tmp_path, at(3, "R2 N1", "B1")), words)
    assert "Lapis paints a red 2 on space 6 of the left easel." in result.output


def test_a_card_taken_is_put_back_while_nothing_has_come_to_light(drive: Drive, tmp_path: Path) -> None:
    result = drive(saved(tmp_path, at(3, "R2", "B1 Y1")), "take blue 1", "undo", "done")
    assert "Lapis takes a blue 1." in result.output
    assert "Not possible: done." in result.output


def test_words_that_fit_several_spaces_are_answered_with_them(drive: Drive, tmp_path: Path) -> None:
    result = drive(saved(tmp_path, at(3, "R2", "B1")), "paint red", "quit")
    said = " ".join(result.output.split())
    assert "paint a red 2 on space 6 of the left easel · paint a red 2 on space 3 of the right easel" in said


def test_a_refused_move_shows_the_clause(drive: Drive, tmp_path: Path) -> None:
    command = saved(tmp_path, at(3, "N1 G2 B4", "Y1"))
    result = drive(command, "paint brown 1 left 1", "paint green 2 left 2", "quit", "no")
    said = " ".join(result.output.split())
    assert "Not possible: paint a green 2 on space 2 of the left easel. 5.4" in said


def test_the_help_and_the_rules_are_those_of_the_game(drive: Drive) -> None:
    said = " ".join(drive(PLAY, "?", "? 6", "help", "recipes").output.split())
    assert "3.2 In your turn you must do one of three things" in said
    assert "6.7 When no painting is left in the deck" in said
    assert "paint blue 2 left 4" in said
    assert "send 3 council" not in said
    assert "Hidden cards, of all" in said


def test_watching_and_replaying(drive: Drive, tmp_path: Path) -> None:
    result = drive("watch atelier --bots random --seed 4 --players 2 --with ring=four")
    assert "Round 2" in result.output
    assert "The score" in result.output
    (tmp_path / "match.txt").write_text(positions()["action"])
    assert "Round 4" in drive("replay match.txt --seat 1").output


# ---- the board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", sorted(DECISIONS | {"over"}))
def test_the_board_shows_all_that_lies_on_the_table(phase: str, language: str) -> None:
    match, t = reached(phase), translator_for(language, "atelier")
    seat = 0 if match.over else match.actors[0]
    view = match.view(seat)
    shown = drawn(match, seat, language)
    assert t("atelier-round", number=view["round_number"]) in shown
    assert t(f"atelier-stage-{phase}") in shown
    for painting in filter(None, view["easel"].values()):
        assert t.name("painting", painting) in shown
    assert f"{t('atelier-table')} {cards(view['table'], t).plain}" in shown
    for achievement in view["achievements"]:
        assert t.name("achievement", achievement) in shown
    for mastery in all_of(view, "masteries"):
        assert letters(mastery["need"], t).plain in shown
    for other in range(match.players):
        figures = rf"{view['hand_size'][other]} +{view['esteem'][other]} +\+\d"
        (line,) = [line for line in shown.splitlines() if re.search(rf"{t.seat(other)}.* {figures}", line)]
        assert ("▶" in line) == (not match.over and other == seat)
        assert ("♛" in line) == (other == view["leonardo"])
        assert ("☞" in line) == (other == view["help"])
        for painting in view["completed"][other]:
            assert t.name("painting", painting) in line
    own = shown.splitlines()[-1]
    assert t.seat(seat) in own
    assert cards(view["hand"][seat], t).plain in own
    if phase == "drawn":
        assert f"{t('atelier-drawn')} {cards([view['drawn']], t).plain}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", sorted(DECISIONS))
def test_eighty_columns_are_enough(phase: str, language: str) -> None:
    match = reached(phase)
    shown = drawn(match, 0, language, width=80)
    wide = drawn(match, 0, language)
    studio = wide.partition("\n\n")[0]
    assert [line.rstrip() for line in shown.partition("\n\n")[0].splitlines()] == [
        line.rstrip() for line in studio.splitlines()
    ]
    assert "…" not in shown


def test_the_ring_is_drawn_clockwise_from_the_top() -> None:
    match = at(3, "N4 G1", "B1", canvas={"left": [0, 0, 3, 0, 0, 0], "right": [0] * 6})
    play(match, "paint brown_4 left 1")
    lines = [line[:26].rstrip() for line in drawn(match, 0).splitlines()[1:7]]
    assert lines == [
        "left easel",
        "Ginevra de’ Benci · 3 poin",
        "          1 N 4*",
        "  6 R ·           2 G ·",
        "  5 Y ·           3 G 3",
        "          4 Y ·",
    ]


def test_the_ring_of_four_has_a_space_on_each_side() -> None:
    match = bottega.position("atelier", {"players": 2, "ring": "four", "easel": {"left": "mona_lisa"}}, seed=1)
    lines = [line[:26].rstrip() for line in drawn(match, 0).splitlines()[3:6]]
    assert lines == ["          1 N ·", "  4 B ·           2 G ·", "          3 Y ·"]


def test_the_scale_shows_every_player() -> None:
    match = at(3, "R1", esteem=[0, 11, 40], easel={"left": "ginevra_de_benci", "right": "salvator_mundi"})
    assert "│ 0 +0 ●L │ 1–10 +1 │ 11–20 +2 ▲V │ 21–30 +3 │ 31– +4 ■O" in drawn(match, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_tell_apart(language: str) -> None:
    t = translator_for(language, "atelier")
    assert len({t(f"atelier-letter-{colour}") for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["painting", "drawn", "over"])
def test_what_is_looked_up_accounts_for_every_piece(phase: str, language: str) -> None:
    match, t = reached(phase), translator_for(language, "atelier")
    seat = match.players - 1
    view = match.view(seat)
    shown = text(board(bottega.game("atelier")).catalogue(view, t))
    for pieces in ("paintings", "masteries", "achievements"):
        for piece in all_of(view, pieces):
            assert t.name(pieces.removesuffix("s").replace("masterie", "mastery"), piece["name"]) in shown
    for which in EASELS:
        if view["easel"][which]:
            name, easel = t.name("painting", view["easel"][which]), t.name("easel", which)
            assert re.search(rf"{name} .* {easel}", shown)
    unseen = sum(int(n) for n in re.findall(r"(\d)/\d", shown))
    assert unseen == view["deck_left"] + sum(view["hand_size"]) - view["hand_size"][seat]


# ---- the end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_explains_the_score_of_everybody(language: str) -> None:
    match, t = reached("over"), translator_for(language, "atelier")
    view = match.view()
    shown = text(board(bottega.game("atelier")).sheet(view, t))
    for seat in range(match.players):
        (row,) = re.findall(rf"{t.seat(seat)} +(\d+) +(\d+) +(\d+) +(\d+) *\n", shown)
        esteem, paintings, achievements, total = map(int, row)
        assert (esteem, total) == (view["esteem"][seat], view["scores"][seat])
        assert esteem + paintings + achievements == total
        (line,) = [line for line in shown.splitlines() if f"{t.seat(seat)} ·" in line]
        assert all(t.name("painting", name) in line for name in view["completed"][seat])
    assert shown.rstrip().endswith(t.seat(view["winners"][-1]))


PAIRS = [["mona_lisa", "last_supper"], ["lady_with_an_ermine", "annunciation"], ["saint_john", "salvator_mundi"]]


def ended(**said: object) -> str:
    """The sheet of a match of three in which no painting is left."""
    match = bottega.position(
        "atelier",
        {"players": 3, "phase": "over", "easel": {"left": None, "right": None}, "paintings_left": 0, **said},
        seed=1,
    )
    return " ".join(text(board(bottega.game("atelier")).sheet(match.view(), translator_for("en", "atelier"))).split())


def test_a_tie_goes_to_more_paintings_or_is_shared() -> None:
    settled: dict[str, object] = {"achievements": ["two_masteries", "five_cards"], "hand": [[], [], []]}
    three = ["last_supper", "lady_with_an_ermine", "annunciation"]
    decided = ended(esteem=[14, 8, 0], completed=[["mona_lisa"], three, ["saint_john", "salvator_mundi"]], **settled)
    assert "Tied at 18: Verdigris, Lapis. More completed paintings (3) decide." in decided
    assert decided.endswith("The winner: ▲V Verdigris")
    shared = ended(esteem=[4, 6, 2], completed=PAIRS, **settled)
    assert "Tied at 12, and in completed paintings (2): Lapis, Verdigris. The win is shared." in shared


@pytest.mark.parametrize(
    ("hand", "achievements", "told_of"),
    [
        ("R1 R2", "two_alike two_masteries", "Achievements: at least two cards of one colour in hand"),
        ("R1 B2", "two_alike two_masteries", ""),
        ("R1 B2 Y3 G4 N1", "five_cards three_colours", "five cards in hand; cards of at least three colours in hand"),
        ("R1 R2 B3 Y4", "two_alike three_colours", "of one colour in hand; cards of at least three colours in hand"),
        ("R1 B2 Y3", "two_alike three_colours", "of one colour in hand / cards of at least three colours in hand"),
    ],
)
def test_a_hidden_hand_is_known_by_its_points_alone(hand: str, achievements: str, told_of: str) -> None:
    sheet = ended(achievements=achievements.split(), hand=[cards_of(hand), [], []], completed=PAIRS)
    line = sheet.partition("Lapis ·")[2].partition("▲V")[0]
    assert told_of in line
    assert ("Achievements" in line) == bool(told_of)


# ---- the moves


def test_spaces_stand_in_a_line_for_each_card() -> None:
    match = at(3, "R2 R3 N1", "B1")
    shown = menu(match).splitlines()
    assert shown[2].strip() == "Which card, and on which space:"
    assert [" ".join(line.split()) for line in shown[3:]] == [
        "red 2 3 left 6 4 right 3",
        "red 3 5 left 6 6 right 3",
        "brown 1 7 left 1",
    ]
    numbers = menu_of(match).moves
    assert numbers[6] == match.game.move("paint red_3 right 3")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", sorted(DECISIONS))
def test_every_number_is_there_and_the_list_fits_eighty_columns(phase: str, language: str) -> None:
    match = reached(phase)
    shown = menu(match, language=language, width=80)
    numbers = menu_of(match, language=language).moves
    assert all(re.search(rf"(^| ){number}  ", shown, re.MULTILINE) for number in numbers)
    assert len(shown.splitlines()) <= 16


def test_a_move_that_completes_a_painting_says_so() -> None:
    canvas = {"left": [0, 1, 1, 1, 1, 1], "right": [0] * 6}
    assert "left 1  completes it: 3 points" in menu(at(3, "N1 R2 G3 B2", "B1", canvas=canvas))
    assert menu(at(3, "N1 R2 G3", "B1", canvas=canvas)).count("completes it") == 1


def test_a_mastery_says_what_it_brings() -> None:
    assert "claim the Mastery of red and blue  +1 for each R B that you paint" in menu(at(3, "R1 R2 B1", "Y1"))


# ---- secrets


def test_the_print_does_not_depend_on_what_the_seat_cannot_know() -> None:
    pick = random.Random(2)
    assert_the_print_hides(match for match in random_games(1, 2, 3) if not match.over and pick.random() < 0.06)


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    match = at(2, "|R1 R2 B3 Y4", "G1")
    shown = drawn(match, 0)
    assert cards(match.view(1)["hand"][1], translator_for("en", "atelier")).plain not in shown
    assert "R1 R2 B3 Y4" in drawn(match, 1)
