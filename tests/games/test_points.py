"""The sources of points that a game declares explain its scores."""

import json
import random
from pathlib import Path

import pytest

import bottega
from bottega.engine.messages import LANGUAGES
from bottega.engine.points import points_by_source
from bottega.server.game_jobs import CountPoints

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
COUNTED = [slug for slug in bottega.GAMES if bottega.game(slug).points]


@pytest.mark.parametrize("slug", COUNTED)
def test_the_sources_and_what_players_begin_with_add_up_to_the_scores(slug: str) -> None:
    game = bottega.game(slug)
    for seed, players in enumerate(game.players):
        match, rng = bottega.new(slug, players=players, seed=seed), random.Random(seed)
        begun_with = match.scores
        while not match.over:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
        *rows, (name, rest) = points_by_source(game.points, match.events, match.scores)
        assert name is None
        assert [source for source, _ in rows] == [source.name for source in game.points]
        assert rest == begun_with
        told = CountPoints(match.dumps()).run(lambda done, of: None)
        assert isinstance(told, bytes)
        assert [row["points"] for row in json.loads(told)] == [*(row for _, row in rows), rest]


@pytest.mark.parametrize("slug", COUNTED)
def test_every_source_reads_events_of_the_game_and_has_a_text_in_every_language(slug: str) -> None:
    game = bottega.game(slug)
    args = {event.name: {arg.name for arg in event.args} for event in game.events}
    for source in game.points:
        for counted in (source.gained, source.spent):
            for event, names in counted.items():
                assert {"who", *names} <= args[event]
        for language in LANGUAGES:
            assert f"points-{source.name} =" in (CLIENT / slug / "locale" / language / "lesson.ftl").read_text("utf-8")
