"""Omnia at the terminal: whole games, what the board shows in every phase and language, and what it never shows."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

import bottega
from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES
from bottega.games.omnia.components import ACTIONS, CARDS, CITIES, COLOURS, KINDS, SHADES, SYMBOLS
from bottega.terminal.board import board
from tests.cli.driving import Drive
from tests.cli.printing import assert_the_print_hides, drawn, menu, text

PLAY = "play omnia --players 3 --bots random --seed 3"
DECISIONS = ("draft", "playing", "acting", "effect", "placing")
SHOPPING = {
    "players": 2,
    "phase": "acting",
    "first": 0,
    "active": 0,
    "row": {
        "work": ["mona_lisa", "leonardo_painter", "annunciation"],
        "character": ["machiavelli", "salai", "ludovico_il_moro"],
    },
    "cards": [["lady_ermine", "ginevra_benci"], []],
    "coins": [3, 1],
    "card": 6,
}


def random_games(players: int = 4) -> Iterator[bottega.Match]:
    """Matches in which nobody ends a turn before all is done, at each of their decisions."""
    for seed in range(200):
        match, rng = bottega.new("omnia", players=players, seed=seed), random.Random(seed)
        while not match.over:
            yield match
            seat = match.actors[0]
            moves = match.legal(seat)
            busy = [move for move in moves if move.name not in ("done", "pass")]
            match.play(seat, rng.choice(busy or moves))
        yield match


@cache
def positions() -> dict[str, str]:
    """A match in text form for each phase in which somebody decides, and one that is over."""
    found: dict[str, str] = {}
    for match in random_games():
        view = match.view()
        late = view["this_round"] >= 3 or view["stage"] == 1
        if view["phase"] not in found and late:
            found[view["phase"]] = match.dumps()
        if set(found) >= {*DECISIONS, "over"}:
            return found
    raise AssertionError(f"never reached: {set(DECISIONS) - set(found)}")


def at(phase: str) -> bottega.Match:
    return bottega.loads(positions()[phase])


@pytest.mark.parametrize("options", ["", "--players 4 --seat 2 --lang fr", "--players 2 --lang it"])
def test_a_whole_game_is_played_by_typed_numbers(drive: Drive, tmp_path: Path, options: str) -> None:
    rng = random.Random(1)
    typed = [str(rng.randrange(1, 22)) for _ in range(600)]  # wrong numbers get an answer and a new prompt
    result = drive(f"{PLAY} {options}", *typed)
    assert result.exit_code == 0
    (file,) = tmp_path.iterdir()
    match = bottega.loads(file.read_text())
    assert match.over
    language = next((language for language in LANGUAGES if f"--lang {language}" in options), "en")
    ending = result.output.partition(translator_for(language)("sheet-winners", count=len(match.winners)))[2]
    assert all(match.game.messages.say(f"seat-{seat}", language) in ending for seat in match.winners)


def test_cards_are_kept_by_their_numbers_in_either_order_and_in_any_language(drive: Drive) -> None:
    match = bottega.new("omnia", players=3, seed=3)
    first, second = match.view(0)["hand"][0][1:3]
    for typed in (
        f"keep {first}+{second}",
        f"{second}+{first}",
        f"garder {first} {second}",
        f"tenere {first}+{second}",
    ):
        result = drive(PLAY, typed, "log")
        assert f"Lapis keeps no. {first}," in result.output
        assert f"no. {second}," in result.output.partition("Lapis keeps")[2]


def test_the_help_the_rules_and_refusals_are_those_of_the_game(drive: Drive) -> None:
    result = drive(PLAY, "?", "? 5", "help", "recipes", "take mona lisa", "place vinci")
    said = " ".join(result.output.split())
    assert "3.1 Out of your seven cards you keep two" in said
    assert "5.1 For a city you draw the top three cards" in said
    assert "keep 3+17, play 6, take mona lisa" in said
    assert "send 3 council" not in said
    assert "Not possible: take Mona Lisa." in said
    assert "two works of one colour" in said


def test_undo_takes_back_a_card_taken_but_not_a_choice_of_the_draft(drive: Drive, tmp_path: Path) -> None:
    said = " ".join(drive(PLAY, "1", "undo").output.split())
    assert "this is known since: The other 5 cards of each hand go to the left." in said
    (tmp_path / "match.txt").write_text(bottega.position("omnia", SHOPPING).dumps())
    lines = ("take mona lisa", "undo", "take annunciation", "done", "log")
    result = drive("play omnia --load match.txt --bots none,random", *lines)
    taken = re.findall(r"Lapis takes ([\w ]+)\.", result.output)
    assert taken[0] == "Mona Lisa"
    assert set(taken[1:]) == {"Annunciation"}


def test_watching_and_replaying(drive: Drive, tmp_path: Path) -> None:
    result = drive("watch omnia --bots random --seed 4 --players 3")
    assert "The other 5 cards of each hand go to the left." in result.output
    assert "Round 6 of 6" in result.output
    assert "The winner" in result.output
    (tmp_path / "match.txt").write_text(positions()["acting"])
    assert "Round 3 of 6" in drive("replay match.txt --seat 1").output


# ---- the board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [*DECISIONS, "over"])
def test_the_board_shows_all_that_lies_on_the_table(phase: str, language: str) -> None:
    match, t = at(phase), translator_for(language, "omnia")
    seat = match.actors[0] if match.actors else 0
    view = match.view(seat)
    shown = drawn(match, seat, language)
    for kind in KINDS:
        assert t(f"omnia-row-{kind}", left=view["deck_left"][kind]) in shown
        assert all(t.name("card", card) in shown for card in view["row"][kind] if card)
    for city in view["cities"]:
        assert t.name("city", city) in shown
    assert t("omnia-bank", coins=view["bank"]) in shown
    assert t("omnia-pack", cities=view["city_left"]) in shown
    for number in view["hand"][seat]:
        assert f"{number} {t.name('action', number)}" in shown
    if phase == "draft":
        assert all(f"{number} {t.name('action', number)}" in shown for number in view["kept"][seat][0])
        return
    assert t("omnia-round", number=view["this_round"], most=6) in shown
    for other in range(match.players):
        line = next(line for line in shown.splitlines() if t.seat(other) in line)
        assert line.split()[2:4] == [str(view["coins"][other]), str(view["figures"]["totals"][other])]
        assert line.rstrip().endswith(" ".join(map(str, view["played"][other])))
    if phase == "acting":
        assert t("omnia-card", number=view["card"]) in shown
    if phase == "effect":
        assert f"↯ {t.name('symbol', view['effect'])}" in shown
    if phase == "placing":
        names = ", ".join(t.name("city", city) for city in view["drawn"][seat] if city)
        assert t("omnia-drawn", cities=names) in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [*DECISIONS, "over"])
def test_nothing_is_cut_off_at_eighty_columns(phase: str, language: str) -> None:
    match, t = at(phase), translator_for(language, "omnia")
    seat = match.actors[0] if match.actors else 0
    pictures = [
        drawn(match, seat, language, width=80),
        text(board(bottega.game("omnia")).catalogue(match.view(seat), t), width=80),
    ]
    pictures.append(text(board(bottega.game("omnia")).sheet(match.view(seat), t), width=80) if match.over else "")
    pictures.append(menu(match, seat, language, width=80) if match.actors else "")
    assert "…" not in "".join(pictures)
    assert max(len(line.rstrip()) for picture in pictures for line in picture.splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_up_names_every_card_city_and_action_card(language: str) -> None:
    match, t = at("acting"), translator_for(language, "omnia")
    shown = text(board(bottega.game("omnia")).catalogue(match.view(match.actors[0]), t))
    assert all(t.name("card", card) in shown for card in CARDS)
    assert all(t.name("city", city) in shown for city in CITIES)
    assert all(f"{number} {t.name('action', number)}" in shown for number in ACTIONS)


def test_the_catalogue_shows_who_has_a_card() -> None:
    match = bottega.position("omnia", {"players": 2, "cards": [["mona_lisa"], ["raphael"]]})
    shown = text(board(bottega.game("omnia")).catalogue(match.view(0), translator_for("en", "omnia")))
    assert "Mona Lisa ●L" in shown
    assert "Raphael ▲V" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_what_everybodys_points_are_made_of(language: str) -> None:
    match, t = at("over"), translator_for(language, "omnia")
    view = match.view()
    shown = text(board(bottega.game("omnia")).sheet(view, t)).splitlines()
    head = next(line for line in shown if t.seat(0) in line)
    order = sorted(range(match.players), key=lambda seat: head.index(t.seat(seat)))
    expected = {t("omnia-sheet-printed"): view["printed"], t("omnia-sheet-total"): match.scores}
    expected |= {t.name("city", city): [tally[city] for tally in view["tally"]] for city in view["cities"]}
    for title, points in expected.items():
        (line,) = [line for line in shown if line.startswith(f"{title}  ")]
        assert line.split()[-match.players :] == [str(points[seat]) for seat in order]
    assert all(t.seat(seat) in shown[-1] for seat in match.winners)


@pytest.mark.parametrize(
    ("coins", "cards", "said"),
    [
        ([3, 1], [["raphael"], ["botticelli"]], ["Tied at 2 points: Lapis, Verdigris.", "Most coins (3): Lapis."]),
        ([1, 1], [["raphael"], ["ser_piero", "machiavelli"]], ["Most characters (2): Verdigris."]),
        ([1, 1], [["raphael"], ["botticelli"]], ["the win is shared"]),
    ],
)
def test_the_end_tells_what_broke_a_tie(coins: list[int], cards: list[list[str]], said: list[str]) -> None:
    view = {
        "players": 2,
        "coins": coins,
        "cards": cards,
        "cities": ["pavia"],
        "printed": [2, 2],
        "tally": [{"pavia": 0}] * 2,
        "scores": [2, 2],
        "winners": [0],
    }
    shown = text(board(bottega.game("omnia")).sheet(view, translator_for("en", "omnia")))
    assert all(sentence in shown for sentence in said)


# ---- the moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pairs_of_a_hand_stand_together_with_their_symbols(language: str) -> None:
    match, t = bottega.new("omnia", players=4, seed=3), translator_for(language, "omnia")
    shown = menu(match, 0, language, width=80)
    assert len(shown.splitlines()) <= 11
    assert all(re.search(rf"(^| ){number}  ", shown, re.MULTILINE) for number in range(1, 22))
    for move in match.legal(0):
        words = t.move(move)
        assert f"{words}  {board(match.game).note(move, match.view(0), t)}" in shown


def test_moves_come_with_what_is_printed_on_the_cards() -> None:
    shown = menu(bottega.position("omnia", SHOPPING), 0)
    assert "take Mona Lisa  red; you have 2\n" in shown
    assert "take Annunciation  orange\n" in shown
    assert "take Leonardo the Painter  costs 2 coins, 2 points, at once an invention\n" in shown
    assert "take Niccolò Machiavelli  costs 1 coin, 1 point, at once a city\n" in shown
    assert "take coins  2 coins\n" in menu(bottega.position("omnia", SHOPPING | {"card": 9}), 0)
    shown = menu(bottega.position("omnia", SHOPPING | {"card": 4}), 0)
    assert "take coins  1 coin\n" in shown
    assert "draw cities  the top 3 of 15\n" in shown
    assert re.search(r"place \w+  \d points? ", menu(at("placing"), at("placing").actors[0]))


# ---- secrets


def test_the_print_does_not_depend_on_what_the_seat_cannot_know() -> None:
    one_game = takewhile(lambda match: not match.over, random_games(3))
    secret = ("draft", "placing")
    assert_the_print_hides(m for step, m in enumerate(one_game) if step % 6 == 0 or m.view()["phase"] in secret)


def test_a_choice_in_the_draft_is_shown_to_nobody_else() -> None:
    match = bottega.new("omnia", players=3, seed=5)
    before = [drawn(match, seat) for seat in (None, 0, 2)]
    move = match.legal(1)[4]
    match.play(1, move)
    assert [drawn(match, seat) for seat in (None, 0, 2)] == before
    assert f"You have chosen {move.args[0]}" in drawn(match, 1)


def test_hands_and_drawn_cities_are_shown_to_their_owner_alone() -> None:
    match = at("placing")
    seat = match.actors[0]
    for other in (None, *(o for o in range(match.players) if o != seat)):
        assert "You have drawn" not in drawn(match, other)
        assert ("action cards in hand" in drawn(match, other)) == (other is not None)
    assert "You have drawn" in drawn(match, seat)


# ---- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_tell_symbols_and_colours_apart(language: str) -> None:
    t = translator_for(language, "omnia")
    assert len({t(f"omnia-symbol-{symbol}") for symbol in SYMBOLS}) == len(SYMBOLS)
    for shades in (COLOURS[:SHADES], COLOURS[SHADES:]):
        assert len({t(f"omnia-colour-{shade}") for shade in shades}) == SHADES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_few_words_for_a_city_name_the_points_it_pays(language: str) -> None:
    t = translator_for(language, "omnia")
    for city in bottega.game("omnia").facts({})["cities"]:
        assert t(f"omnia-goal-{city['name']}").startswith(f"{city['points']}")
