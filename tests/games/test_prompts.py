"""A prompt names what the player can do, and nothing else: whole random games with any options, in every language."""

import random

import pytest
from hypothesis import HealthCheck, given, settings

import bottega
from bottega.engine.match import Match
from bottega.engine.messages import LANGUAGES
from bottega.terminal.translator import MAY, Translator
from tests.games.test_every_game import beginnings, step

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)


def options_of(key: str, t: Translator) -> dict[str, set[str]]:
    """The attributes of a prompt that have words for moves, with these moves."""
    return {name: set(name.removeprefix(MAY).split("-")) for name in t.attributes(key) if name.startswith(MAY)}


@SLUGS
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_names_the_legal_moves_and_nothing_else(slug: str, language: str) -> None:
    t = Translator(language, bottega.game(slug))

    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
    @given(beginnings(slug))
    def check(start: tuple[Match, random.Random]) -> None:
        match, chooser = start
        while not match.over:
            for seat in match.actors:
                asks_for_the_legal_moves(match, seat, t)
            step(match, chooser)

    check()


def asks_for_the_legal_moves(match: Match, seat: int, t: Translator) -> None:
    key, args = match.game.prompt(match.state)
    legal = {move.name for move in match.legal(seat)}
    options, text = options_of(key, t), t.prompt(key, args, match.legal(seat))
    if not options:
        assert len(legal) == 1, f"{key} is a question with one kind of answer, but {legal} are legal"
        return
    named = {name: moves for name, moves in options.items() if moves & legal}
    assert legal == legal & set().union(*named.values()), f"{key} has no words for some of {legal}"
    only = t("options-only", may="").rstrip(".").strip()
    assert (only in text or only.capitalize() in text) == (len(named) == 1)
    for name in options:
        words = t(f"{key}.{name}", **args)
        assert (words in text or words[:1].upper() + words[1:] in text) == (name in named), text


@SLUGS
def test_every_language_has_words_for_the_same_moves(slug: str) -> None:
    english, *others = (Translator(language, bottega.game(slug)) for language in LANGUAGES)
    prompts = [f"prompt-{key}" for key in english.keys("prompt-")]
    moves = {kind.name for kind in bottega.game(slug).moves.kinds}
    assert any(options_of(key, english) for key in prompts)
    for key in prompts:
        assert set().union(*options_of(key, english).values()) <= moves
        assert all(options_of(key, t) == options_of(key, english) for t in others)
