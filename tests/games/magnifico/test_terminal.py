"""Magnifico at the terminal: whole games, what the board shows in every phase and language, and what it never shows."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bottega
from bottega.bots.search import Explanation, MoveEstimate
from bottega.cli import commands
from bottega.cli.language import translator_for
from bottega.cli.screen import Screen, event_lines
from bottega.engine.messages import LANGUAGES
from bottega.games.magnifico.components import CARDS, SEAS, TERRITORIES
from bottega.games.magnifico.state import MOVE, PHASES
from bottega.games.magnifico.terminal.cards import clause, short
from bottega.games.magnifico.terminal.chart import CELLS, code
from bottega.games.magnifico.terminal.course import stage
from bottega.terminal.board import board
from tests.cli.driving import Drive
from tests.cli.printing import assert_the_print_hides, drawn, menu, menu_of, text

PLAY = "play magnifico --players 3 --bots random --seed 3"
DECISIONS = {
    "founding", "reinforcing", "bidding", "choosing", "acting", "aiming", "soldiers", "tanks", "airplanes", "assault",
    "cannons", "intercepting", "dropping",
}  # fmt: skip


def turn(leonardo: int = 0) -> bottega.Match:
    """The first player has all to do, and a neighbour in Rome."""
    return bottega.position(
        "magnifico",
        {
            "players": 3,
            "leonardo": leonardo,
            "active": 0,
            "florins": [100, 100, 100],
            "owner": {"milan": 0, "rome": 1, "london": 1, "moscow": 2},
            "soldiers": {"milan": 8},
            "castle": {"milan": 1},
        },
        seed=1,
    )


def random_games(*seeds: int) -> Iterator[bottega.Match]:
    """Matches in which hardly anybody stops before all is done, at each of their decisions and at the end."""
    for seed in seeds:
        match, rng = bottega.new("magnifico", players=4, seed=seed, goal="50"), random.Random(seed)
        while not match.over:
            yield match
            seat = match.actors[0]
            moves = match.legal(seat)
            busy = [move for move in moves if move.name != "end"]
            match.play(seat, rng.choice(busy if busy and rng.random() < 0.85 else moves))
        yield match


@cache
def positions() -> dict[str, str]:
    """A match in text form for each phase in which somebody decides, and one that is over."""
    found: dict[str, str] = {}
    for match in random_games(57, 35):
        phase, late = PHASES[match.state.phase], match.state.round_number >= 3
        if phase not in found and (late or phase == "founding") and match.state.verb != MOVE:
            found[phase] = match.dumps()
    assert found.keys() == DECISIONS | {"over"}
    return found


def at(phase: str) -> bottega.Match:
    return bottega.loads(positions()[phase])


@pytest.mark.parametrize("options", ["", "--players 5 --with quick_start --with scrapping --seat 2 --lang it"])
def test_a_whole_game_is_played_by_typed_numbers(drive: Drive, tmp_path: Path, options: str) -> None:
    rng = random.Random(1)
    typed = [str(rng.choice([*range(20), 10, 20])) for _ in range(3000)]  # wrong numbers get a new prompt
    result = drive(f"{PLAY} --with goal=20 {options}", *typed)
    assert result.exit_code == 0
    (file,) = tmp_path.iterdir()
    match = bottega.loads(file.read_text())
    assert match.over
    language = "it" if "it" in options else "en"
    ending = result.output.partition(translator_for(language)("sheet-winners", count=1))[2]
    assert match.game.messages.say(f"seat-{match.winners[0]}", language) in ending


def test_moves_are_typed_in_words_and_taken_back(drive: Drive, tmp_path: Path) -> None:
    (tmp_path / "turn.txt").write_text(turn().dumps())
    result = drive(
        "play magnifico --load turn.txt --bots random", "tower milan", "undo", "costruire torre milano", "log"
    )
    assert result.output.count("Lapis builds a tower in Milan for 10 florins.") > 1
    assert "You have made no choice yet that could be taken back." in drive(PLAY, "undo").output


def test_the_help_and_the_rules_are_those_of_the_game(drive: Drive) -> None:
    result = drive(PLAY, "?", "? 5.4", "help", "attack milan")
    said = " ".join(result.output.split())
    assert "4.8 Beginning with the owner of the Leonardo card" in said
    assert "After the auction each of you has one turn" in said
    assert "5.4 The turn 5.4.1" in said
    assert "all territories with their borders and seas" in said
    assert "send 3 council" not in said
    assert "Not possible: attack from Milan." in said


def test_a_hint_is_in_the_words_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at("acting")
    seat = match.actors[0]
    moves = match.legal(seat)
    found = Explanation(tuple(MoveEstimate(move, 9, 0.5) for move in moves), ((seat, moves[0]), (seat, moves[1])), 9)
    monkeypatch.setattr(commands, "search", lambda *_: found)
    assert str(moves[2]) in text(commands.hint(match, seat, translator_for("en", "magnifico")))


def test_four_play_by_default(drive: Drive) -> None:
    result = drive("play magnifico --bots random --seed 3")
    assert "Madder" in result.output
    assert "Umber" not in result.output


def test_watching_and_replaying(drive: Drive, tmp_path: Path) -> None:
    result = drive("watch magnifico --bots random --seed 4 --players 3 --with goal=20")
    assert "Round 2" in result.output
    assert "The winner:" in result.output
    (tmp_path / "match.txt").write_text(positions()["acting"])
    assert "Round 3" in drive("replay match.txt --seat 1").output


# ---- the board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", sorted(DECISIONS | {"over"}))
def test_the_board_shows_all_that_lies_on_the_table(phase: str, language: str) -> None:
    match, t = at(phase), translator_for(language, "magnifico")
    view = match.view(0)
    shown = drawn(match, 0, language)
    assert t(f"magnifico-stage-{stage(view)}") in shown
    assert t("magnifico-round", number=view["round_number"]) in shown
    for land in TERRITORIES:
        assert t.name("territory", land) in shown
    for seat in range(match.players):
        (line,) = [line for line in shown.splitlines() if f"/{view['goal']} " in line and t.seat(seat) in line]
        assert f" {view['points'][seat]}/{view['goal']} " in line
        assert f" {view['florins'][seat]} +" in line
        assert f" {view['reserve'][seat]} " in line + " "
        for where in ("store", "in_play"):
            assert all(short(card, t) in line for card, count in view[where][seat].items() if count)
    for card in view["offered"] if phase in ("bidding", "choosing") else ():
        assert card is None or t.name("card", card) in shown
    if stage(view) == "battle":
        attacker, defender = (
            next(line for line in shown.splitlines() if t.name("side", side) in line)
            for side in ("attacker", "defender")
        )
        assert f" {view['army_soldiers']} " in attacker + " "
        assert f" {view['soldiers'][view['target']]} " in defender + " "


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (100, 30), (120, 40), (160, 50)])
def test_the_map_fits_the_terminal_and_leaves_no_territory_out(language: str, width: int, height: int) -> None:
    t = translator_for(language, "magnifico")
    for phase in ("founding", "acting", "over"):
        shown = drawn(at(phase), 0, language, width=width, height=height)
        assert "…" not in shown.partition(t("magnifico-fronts"))[0]
        for land in TERRITORIES:
            assert code(land, t) in shown


def test_every_territory_and_sea_has_its_cell() -> None:
    assert sorted(place for row in CELLS for place in row if place) == sorted((*TERRITORIES, *SEAS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_and_letters_tell_apart(language: str) -> None:
    t = translator_for(language, "magnifico")
    assert len({code(land, t) for land in TERRITORIES}) == len(TERRITORIES)
    assert len({t(f"magnifico-letter-{sea}") for sea in SEAS}) == len(SEAS)
    assert len({short(card, t) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_up_names_every_card_border_and_sea(language: str) -> None:
    t = translator_for(language, "magnifico")
    match = bottega.position(
        "magnifico",
        {"players": 3, "in_play": [{}, {"walls": 2}], "store": [{"automaton": 1}], "tank_card": ["tank_4_5"]},
        seed=1,
    )
    shown = text(board(bottega.game("magnifico")).catalogue(match.view(0), t))
    lines = {name: line for line in shown.splitlines() for name in [line.split("  ")[0].strip()]}
    for card in CARDS:
        assert t.has(f"clause-{clause(card).replace('.', '-')}")
        assert t.name("card", card) in lines
    assert re.search(r"▲\w×2", lines[t.name("card", "walls")])
    assert "(●" in lines[t.name("card", "automaton")]
    assert "●" in lines[t.name("card", "tank_4_5")]
    (london,) = [line for line in shown.splitlines() if line.startswith(t.name("territory", "london"))]
    assert t.name("territory", "edinburgh") in london
    assert f"~{t.name('territory', 'paris')}" in london
    for sea in SEAS:
        assert t.name("sea", sea) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_everybodys_points_and_what_they_are_given_for(language: str) -> None:
    match, t = at("over"), translator_for(language, "magnifico")
    view = match.view()
    shown = text(board(bottega.game("magnifico")).sheet(view, t))
    for seat in range(match.players):
        assert re.search(rf"{re.escape(t.seat(seat))} +{view['points'][seat]} ", shown)
    assert shown.rstrip().endswith(t.seat(view["winner"]))


# ---- the moves


def test_a_long_list_stands_together_and_every_number_is_there() -> None:
    for phase in ("founding", "acting", "bidding", "aiming"):
        match = at(phase)
        shown = menu(match, width=80)
        numbers = menu_of(match).moves
        assert len(shown.splitlines()) <= 14
        if phase != "bidding":
            assert all(re.search(rf"(^| ){number}  ", shown, re.MULTILINE) for number in numbers)


def test_many_soldiers_are_one_line() -> None:
    match = bottega.position(
        "magnifico",
        {
            "players": 3,
            "phase": "assault",
            "owner": {"milan": 0, "rome": 1, "london": 1, "moscow": 2},
            "soldiers": {"milan": 1, "rome": 12},
            "castle": {"rome": 1},
            "airplanes": {"rome": 1},
            "airplane_card": ["airplane_1", "airplane_2"],
            "origin": "milan",
            "target": "rome",
            "army_soldiers": 2,
            "side": "defender",
            "turn_of": 0,
        },
        seed=1,
    )
    assert "1–12  assault with 1 soldier … assault with 12 soldiers" in menu(match)


def test_prices_are_those_of_the_seat() -> None:
    for leonardo, price in ((0, 10), (1, 20)):
        assert f"build a tower in Milan  {price} florins" in menu(turn(leonardo=leonardo))


def test_an_attack_comes_with_its_chances() -> None:
    match = turn()
    match.play(0, "attack milan")
    assert re.search(r"to Rome +▲1 \d+%", menu(match))
    match.play(0, "to rome")
    shown = re.findall(r"send (\d) soldiers? +(\d+)% to conquer", menu(match))
    assert [int(count) for count, _ in shown] == [1, 2, 3, 4, 5, 6]
    assert [int(chance) for _, chance in shown] == sorted(int(chance) for _, chance in shown)
    match.play(0, "soldiers 3")
    assert "From here the attacker wins" in drawn(match, 0)


# ---- secrets


def test_the_print_does_not_depend_on_what_the_seat_cannot_know() -> None:
    pick = random.Random(2)

    def looked_at(match: bottega.Match) -> bool:
        return pick.random() < (0.2 if PHASES[match.state.phase] == "bidding" else 0.01)

    moments = (match for match in random_games(57) if not match.over and looked_at(match))
    assert_the_print_hides(moments, catalogue=False)


def test_a_bid_is_shown_to_nobody_else_until_all_are_in() -> None:
    match = bottega.new("magnifico", players=3, seed=5)
    while match.view()["phase"] == "founding":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    before = [drawn(match, seat) for seat in (None, 0, 2)]
    match.play(1, "bid 70")
    assert [drawn(match, seat) for seat in (None, 0, 2)] == before
    assert "You have bid 70 florins" in drawn(match, 1)
    match.play(0, "bid 20")
    assert "70" not in drawn(match, 0)
    match.play(2, "bid 30")
    assert re.search(r"Bids: +▶?▲V 70 +▶?■O 30 +▶?●L 20", drawn(match, 0))


# ---- the screen


def test_of_events_that_are_too_long_the_end_is_shown() -> None:
    match, t = at("acting"), translator_for("en", "magnifico")
    screen = Screen(t)
    events = [event for event in match.events_since(0) if event.args.get("who") == 1][:40]
    shown = text(screen.recent_events(events, 3, width=60), width=60)
    assert len(shown.splitlines()) == 3
    assert shown.split()[-3:] == list(event_lines(events, t))[-1].plain.split()[-3:]
