"""Everything on the table says what it is: each explanation has its texts in every language, and cites a clause."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import bottega
from bottega.engine.explanations import Explanation
from bottega.engine.messages import LANGUAGES

EXPLAINED = [slug for slug in bottega.GAMES if bottega.game(slug).explain is not None]
SLUGS = pytest.mark.parametrize("slug", EXPLAINED)


def moments(slug: str, games: int = 3, share: float = 0.03) -> Iterator[bottega.Match]:
    """Moments of random games with every number of players, the first, and the last one."""
    for seed in range(games):
        rng = random.Random(seed)
        game = bottega.game(slug)
        options: dict[str, Any] = {option.name: rng.choice(option.values) for option in game.options}
        match = bottega.new(slug, game.players[seed % len(game.players)], seed, **options)
        yield match
        while not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
            if match.over or rng.random() < share:
                yield match


def explained(match: bottega.Match, seat: int | None) -> dict[str, Explanation]:
    assert match.game.explain is not None
    return dict(match.game.explain(match.view(seat)))


def test_every_game_explains_its_things() -> None:
    assert list(bottega.GAMES) == EXPLAINED


@SLUGS
def test_every_thing_has_texts_in_every_language_and_a_clause_of_the_rulebook(slug: str) -> None:
    messages = bottega.game(slug).messages
    seen = 0
    known: set[str] = set()
    for match in moments(slug):
        for seat in (None, *range(match.players)):
            for name, thing in explained(match, seat).items():
                if repr(thing) in known:  # it is the same at most moments
                    continue
                known.add(repr(thing))
                assert thing.what, name
                assert messages.has("clause-" + thing.clause.replace(".", "-")), (name, thing.clause)
                for language in LANGUAGES:
                    parts = [messages.part(part, language) for part in (thing.name, *thing.what, *thing.now)]
                    assert all(str(part).strip() for part in parts), (name, parts)
                    seen += len(parts)
    assert seen > 500


@SLUGS
def test_the_whole_position_of_a_finished_game_can_be_explained(slug: str) -> None:
    explain = bottega.game(slug).explain
    assert explain is not None
    for match in moments(slug, games=1):
        assert explain(match.open_view())


@SLUGS
def test_an_explanation_is_plain_data_for_a_client(slug: str) -> None:
    for match in moments(slug, games=1):
        for thing in explained(match, 0).values():
            plain = thing.plain()
            assert set(plain) == {"name", "what", "now", "clause"}
            assert {"key", "args"} == set(plain["what"][0])
            assert {"key", "args"} == set(plain["name"]) or {"kind", "value"} == set(plain["name"])


@SLUGS
def test_the_languages_have_the_same_texts(slug: str) -> None:
    messages = bottega.game(slug).messages
    keys = {language: {key for key in messages.keys(language) if key.startswith("thing-")} for language in LANGUAGES}
    assert keys["en"] == keys["fr"] == keys["it"] != set()
