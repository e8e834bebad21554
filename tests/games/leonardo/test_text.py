"""The text form of matches of Leonardo da Vinci: options, variants, described positions, scripted chance."""

import pytest

import bottega
from tests.engine.texts import rechecked, started

MATCH = started("leonardo", setup="expert", variants=["codex"])
LINES = MATCH.dumps().splitlines()


def test_the_headers_hold_options_and_variants() -> None:
    assert LINES[:7] == [
        "Bottega match 1", "game: leonardo", "rules: 1", "players: 3", "setup: expert", "table: L", "variants: codex",
    ]  # fmt: skip
    assert LINES[11].startswith("1. Lapis: take ")


def test_options_and_variants_are_loaded() -> None:
    match = bottega.loads(MATCH.dumps())
    assert (match.settings["setup"], match.settings["variants"]) == ("expert", ["codex"])


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"players": "players: 9"}, "for 2 to 5 players, not 9"),
        ({"setup": "setup: easy"}, "'easy' is no setup"),
        ({"table": "tisch: L"}, "no option 'tisch'"),
    ],
)
def test_wrong_options_are_refused(changes: dict[str, str], error: str) -> None:
    with pytest.raises(bottega.DamagedMatch, match=error):
        bottega.loads(rechecked(LINES, changes))


def test_a_match_from_a_position_with_scripted_chance_loads_too() -> None:
    match = bottega.position("leonardo", {"players": 2, "turn": 3, "hand": [{"wood": 2}]}, seed=1, chance=[0, 0])
    match.play(0, "done")
    text = match.dumps()
    assert text.startswith("Bottega match 2\n")
    assert bottega.loads(text).state.tobytes() == match.state.tobytes()


def test_changing_a_description_afterwards_changes_nothing() -> None:
    hands, dice = [{"wood": 2}], [[1, 2]]
    match = bottega.position("leonardo", {"players": 2, "turn": 3, "hand": hands}, seed=1, chance=dice)
    text = match.dumps()
    hands[0]["wood"] = 3
    dice[0].append(3)
    assert match.dumps() == text
