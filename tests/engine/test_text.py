"""The text form: readable, versioned, and verified line by line while it loads."""

import random
from typing import Any

import pytest

import bottega
from bottega.engine.match import Match


def played(moves: int = 30, **options: Any) -> Match:
    match = bottega.new("leonardo", 3, seed=4, **options)
    chooser = random.Random(4)
    for _ in range(moves):
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.legal(seat)))
    return match


TEXT = played(setup="expert", variants=["codex"]).dumps()
LINES = TEXT.splitlines()


def test_the_text_is_headers_and_one_line_a_move_in_words() -> None:
    assert LINES[:7] == [
        "Bottega match 1", "game: leonardo", "rules: 1", "players: 3", "setup: expert", "table: L", "variants: codex",
    ]  # fmt: skip
    assert LINES[11].startswith("1. Lapis: take ")
    assert LINES[-1].startswith("end: 30 moves, running [")


def test_it_loads_to_the_same_match() -> None:
    match = bottega.loads(TEXT)
    assert match.settings["variants"] == ["codex"]
    assert match.dumps() == TEXT


def test_windows_line_ends_do_no_harm() -> None:
    assert bottega.loads(TEXT.replace("\n", "\r\n")).dumps() == TEXT


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_change_in_any_line_is_noticed_at_that_line_or_the_check_below_it(line: int) -> None:
    changed = list(LINES)
    changed[line - 1] = changed[line - 1].replace("e", "a", 1) + ("" if "e" in changed[line - 1] else "x")
    with pytest.raises(bottega.DamagedMatch) as damage:
        bottega.loads("\n".join(changed))
    check = next(i for i, text in enumerate(LINES, 1) if text.startswith("check"))
    assert damage.value.line == line or line < damage.value.line <= check + 1
    assert str(damage.value).startswith(f"line {damage.value.line}: ")


@pytest.mark.parametrize("line", range(len(LINES)))
def test_a_text_cut_anywhere_is_refused(line: int) -> None:
    with pytest.raises(bottega.DamagedMatch):
        bottega.loads("\n".join(LINES[:line]))


@pytest.mark.parametrize("line", [3, 12, 14, 30])
def test_a_missing_line_is_noticed(line: int) -> None:
    with pytest.raises(bottega.DamagedMatch):
        bottega.loads("\n".join(LINES[:line] + LINES[line + 1 :]))


@pytest.mark.parametrize("text", ["", "hello", '[Event "chess"]\n1. e4 e5', "Bottega match 3\n", "\0\0\0"])
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(bottega.DamagedMatch, match="line 1: this is not a Bottega match"):
        bottega.loads(text)


def rechecked(changes: dict[str, str]) -> str:
    """The headers with changes and a check that fits them: what a forger would write, or another version."""
    from bottega.engine.text import _Chain

    chain, lines = _Chain(), []
    for line in LINES[: LINES.index("")]:
        name = line.split(":")[0]
        if name != "check":
            lines.append(changes.get(name, line))
            chain.mark(lines[-1])
    return "\n".join([*lines, f"check: {chain.digest}", "", *LINES[LINES.index("") + 1 :]])


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"rules": "rules: 99"}, "played with version 99 of the rules; this is version 1"),
        ({"game": "game: chess"}, "there is no game 'chess'"),
        ({"players": "players: 9"}, "for 2 to 5 players, not 9"),
        ({"players": "players: many"}, "many"),
        ({"setup": "setup: easy"}, "'easy' is no setup"),
        ({"seed": "seed: 5"}, "the seed does not match the commitment"),
        ({"commitment": "commitments: 1"}, "the header 'commitment' is missing"),
        ({"table": "tisch: L"}, "no option 'tisch'"),
        ({"variants": "game: leonardo"}, "is there twice"),
    ],
)
def test_wrong_headers_are_refused_in_words(changes: dict[str, str], complaint: str) -> None:
    with pytest.raises(bottega.DamagedMatch, match=complaint):
        bottega.loads(rechecked(changes))


def test_what_follows_the_end_is_refused() -> None:
    with pytest.raises(bottega.DamagedMatch, match="there is text after the end"):
        bottega.loads(TEXT + "31. Lapis: pass [000000]\n")


def test_a_match_from_a_position_with_scripted_chance_loads_too() -> None:
    match = bottega.position("leonardo", {"players": 2, "turn": 3, "hand": [{"wood": 2}]}, seed=1, chance=[0, 0])
    match.play(0, "done")
    text = match.dumps()
    assert text.startswith("Bottega match 2\n")
    assert bottega.loads(text).state.tobytes() == match.state.tobytes()


def test_a_description_of_the_first_form_is_refused_for_it_listed_decks_from_the_bottom() -> None:
    text = bottega.position("leonardo", {"players": 2, "turn": 3}, seed=1).dumps().replace("match 2", "match 1", 1)
    with pytest.raises(bottega.DamagedMatch, match="line 10: an older version wrote the position of this match"):
        bottega.loads(text)


def test_changing_a_description_afterwards_changes_nothing() -> None:
    hands, dice = [{"wood": 2}], [[1, 2]]
    match = bottega.position("leonardo", {"players": 2, "turn": 3, "hand": hands}, seed=1, chance=dice)
    text = match.dumps()
    hands[0]["wood"] = 3
    dice[0].append(3)
    assert match.dumps() == text
