"""The pages about observations and moves say what is so."""

from pathlib import Path

import pytest

import bottega
from bottega.engine.observe import Layout
from bottega.envs.observation_docs import meanings, page

PAGES = Path(__file__).parents[2] / "docs" / "environments"


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_page_of_a_game_is_up_to_date(slug: str) -> None:
    """If it fails, `python -m bottega.envs.observation_docs docs/environments` writes the page again."""
    assert (PAGES / f"{slug}.md").read_text(encoding="utf-8") == page(slug)


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_every_field_has_a_meaning_and_nothing_else_has(slug: str) -> None:
    *fields, own_seat = (part.name for part in Layout.of(bottega.game(slug), 4).parts)
    assert list(meanings(bottega.game(slug))) == fields
    assert own_seat == "seat"  # which means the same in every game
