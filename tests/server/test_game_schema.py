"""Everything that clients receive about a game matches its schema."""

import random
from typing import Any

import jsonschema_rs
import pytest

import bottega
from bottega.engine.match import Match
from bottega.engine.schema import schemas
from bottega.engine.type_schema import REFERENCE
from bottega.server.tables.projection import _all_choices, event_data, phrase, to_json_data

SAMPLED = 0.15  # the share of positions that are checked


class Checks:
    """Validates data with the schemas of a game."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.schemas = schemas(bottega.game(slug))
        self._validators = {
            name: jsonschema_rs.validator_for({"$ref": REFERENCE + name, "components": {"schemas": self.schemas}})
            for name in self.schemas
        }

    def that(self, name: str, data: Any) -> None:
        """The data, as JSON, matches that schema."""
        self._validators[name].validate(to_json_data({"it": data})["it"])


@pytest.fixture(scope="module", params=bottega.GAMES)
def checks(request: pytest.FixtureRequest) -> Checks:
    return Checks(request.param)


def tables(slug: str) -> list[Match]:
    """A new match for every number of players and every option, and one with all variants."""
    game = bottega.game(slug)
    found = [bottega.new(slug, players, seed) for seed, players in enumerate(game.players)]
    further: list[dict[str, Any]] = [{option.name: value} for option in game.options for value in option.values[1:]]
    further.append({"variants": list(game.variants)})
    return [*found, *(bottega.new(slug, game.players[-1], seed=7, **options) for options in further)]


def test_messages_about_random_games_match_the_schema(checks: Checks) -> None:
    for match in tables(checks.slug):
        luck, before = random.Random(match.seed), 0
        checks.that("Facts", match.game.facts(match.settings))
        while True:
            if luck.random() < SAMPLED or match.over or not match.log:
                checks.that("Prompt", phrase(*match.game.prompt(match.state)))
                for view in match.views().values():
                    checks.that("View", view)
                for seat in (None, *range(match.players)):
                    for event in match.events_since(before, seat):
                        checks.that("Event", event_data(event))
                before = len(match.events)
                if "Figures" in checks.schemas:
                    checks.that("Figures", match.open_view()["figures"])
            if match.over:
                break
            seat = luck.choice(match.actors)
            match.play(seat, luck.choice(match.legal(seat)))


def test_every_move_matches_the_schema_of_choices(checks: Checks) -> None:
    for choice in _all_choices(bottega.game(checks.slug)):
        checks.that("Choice", choice)
