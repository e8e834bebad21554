"""Every sentence of the game can be said, in every language, whatever the figures in it."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bottega.engine.messages import LANGUAGES, Arg, Messages, SeatArg, SeatRef
from bottega.games.magnifico.components import CARDS, SEAS, TERRITORIES, WONDERS
from bottega.games.magnifico.events import EVENTS
from bottega.games.magnifico.moves import MOVES

WORDS = Messages("bottega.games.magnifico")
GAME = Path(__file__).parents[3] / "src/bottega/games/magnifico"
FIGURES = (0, 1, 2)

languages = pytest.mark.parametrize("language", LANGUAGES)


def said(key: str, language: str, args: tuple[Arg, ...], figures: tuple[int, ...]) -> str:
    """A message with the figures for its plain numbers, and the first value of everything else."""
    numbers = iter(figures)
    facts: dict[str, Any] = {}
    for arg in args:
        if isinstance(arg, SeatArg):
            facts[arg.name] = SeatRef(len(facts))
        else:
            facts[arg.name] = arg.word(arg.values[0]) if arg.values else next(numbers)
    return WORDS.say(key, language, **facts)


@languages
def test_every_event_can_be_said_with_any_figures(language: str) -> None:
    for kind in EVENTS:
        plain = [arg for arg in kind.args if arg.values is None]
        for figures in product(FIGURES, repeat=len(plain)):
            text = said(f"event-{kind.name}", language, kind.args, figures)
            assert text[-1] in ".!"
            assert not re.search(r" [.,]|,,|  |[{}]", text), text


@languages
def test_troops_that_are_not_there_are_not_mentioned(language: str) -> None:
    (moved,) = [kind for kind in EVENTS if kind.name == "moved"]
    for soldiers, tanks, airplanes in product((0, 7), repeat=3):
        if soldiers + tanks + airplanes:
            text = said("event-moved", language, moved.args, (soldiers, tanks, airplanes))
            assert text.count("7") == (soldiers + tanks + airplanes) // 7
            assert "0" not in text


@languages
def test_everything_has_a_name(language: str) -> None:
    families = {"territory": TERRITORIES, "card": CARDS, "sea": SEAS, "wonder": WONDERS, "seat": range(5)}
    for kind, values in families.items():
        named = [WORDS.say(f"{kind}-{value}", language) for value in values]
        assert len(set(named)) == len(named)


@languages
def test_no_two_moves_are_said_alike(language: str) -> None:
    sentences = set()
    for number in range(MOVES.size):
        name, *values = MOVES.parts(number)
        args = MOVES.kind(number).args
        sentences.add(
            WORDS.say(f"move-{name}", language, **{a.name: a.word(v) for a, v in zip(args, values, strict=True)})
        )
    assert len(sentences) == MOVES.size


@languages
def test_prompts_point_to_clauses_that_exist(language: str) -> None:
    source = (GAME / "locale" / language / "prompts.ftl").read_text()
    clauses = re.findall(r"^ +\.clause = (.+)$", source, re.MULTILINE)
    assert len(clauses) == source.count("\nprompt-")
    for clause in clauses:
        assert WORDS.has("clause-" + clause.replace(".", "-"), language)


@languages
def test_every_clause_stands_in_a_section(language: str) -> None:
    keys = list(WORDS.keys(language))
    for key in keys:
        if key.startswith("clause-"):
            assert "section-" + key.removeprefix("clause-").rpartition("-")[0] in keys
