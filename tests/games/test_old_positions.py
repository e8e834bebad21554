"""Matches that an older version wrote in format 1, continued from a position: they load to the same game."""

import hashlib
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import bottega
from tests.engine.texts import rechecked
from tests.server.offline_table import OfflineTable

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)
FOLDER = Path(__file__).parent


def old_text(slug: str) -> str:
    """Written by the last version with format 1, after a random game was continued from its middle."""
    return (FOLDER / slug / "position_format_1.txt").read_text("utf-8")


def old_position(slug: str) -> dict[str, Any]:
    (line,) = [line for line in old_text(slug).splitlines() if line.startswith("position: ")]
    found: dict[str, Any] = json.loads(line.removeprefix("position: "))
    return found


def without_moves(slug: str) -> bottega.Match:
    """The match of the old text before its first move."""
    match = bottega.loads(old_text(slug))
    return bottega.Match(match.game, match.players, match.seed, options(match), position=match.start)


def options(match: bottega.Match) -> dict[str, Any]:
    return {name: value for name, value in match.settings.items() if name != "players"}


@SLUGS
def test_an_old_text_loads_to_the_same_state(slug: str) -> None:
    match = bottega.loads(old_text(slug))
    written = (FOLDER / slug / "position_format_1.sha256").read_text("utf-8").strip()
    assert hashlib.sha256(match.state.tobytes()).hexdigest() == written
    assert len(match.log) > 20


@SLUGS
def test_it_is_written_in_the_new_format(slug: str) -> None:
    match = bottega.loads(old_text(slug))
    text = match.dumps()
    assert text.startswith("Bottega match 2\n")
    assert bottega.loads(text).state.tobytes() == match.state.tobytes()


@SLUGS
def test_an_old_description_that_is_not_whole_is_refused(slug: str) -> None:
    position = old_position(slug)
    del position["phase"]
    changed = rechecked(old_text(slug).splitlines(), {"position": f"position: {json.dumps(position)}"})
    with pytest.raises(bottega.DamagedMatch, match="phase: an older version worked it out in another way"):
        bottega.loads(changed)


@SLUGS
def test_old_scripted_chance_is_refused(slug: str) -> None:
    changed = rechecked(old_text(slug).splitlines(), {"commitment": "chance: [1]"})
    with pytest.raises(bottega.DamagedMatch, match="an older version wrote the chance of this match"):
        bottega.loads(changed)


@SLUGS
def test_a_table_that_an_older_server_opened_starts_at_the_same_position(slug: str) -> None:
    match = without_moves(slug)
    opened = partial(OfflineTable, match.players, slug, options=options(match))
    assert opened(old_position(slug), position_format=1).match.position() == match.position()
    assert opened(match.start).match.position() == match.position()
