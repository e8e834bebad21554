"""Views as JSON: what is kept from one move to the next changes no byte."""

import random

import pytest

import bottega
from bottega.server.tables.view_encoder import ViewEncoder, to_json
from tests.server.offline_table import OfflineTable
from tests.server.sample_games import random_match

GAMES = [(slug, bottega.game(slug).players[-1]) for slug in bottega.GAMES]


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_an_encoded_view_equals_a_fresh_one_through_a_random_game(slug: str, players: int) -> None:
    viewers, encoder, rng = [*range(players), None], None, random.Random(players)
    for match in random_match(slug, players, seed=players):
        encoder = encoder or ViewEncoder(match)
        asked = rng.sample(viewers, rng.randint(1, len(viewers)))  # a sealed choice is told to one seat only
        encoded = encoder.encode(asked)
        assert list(encoded) == asked
        for viewer in asked:
            assert encoded[viewer] == ViewEncoder(match).encode([viewer])[viewer] == to_json(match.view(viewer))


@pytest.mark.parametrize(("slug", "players"), GAMES)
def test_figures_follow_from_the_plain_view_alone(slug: str, players: int) -> None:
    figures = bottega.game(slug).figures
    assert figures is not None
    for match in random_match(slug, players, seed=players + 10):
        for viewer, view in match.views().items():
            without = {name: value for name, value in view.items() if name != "figures"}
            assert to_json(figures(without)) == to_json(view["figures"])
            assert dict(match.seen([viewer])[viewer]) == without


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_an_encoder_follows_moves_that_are_taken_back(slug: str) -> None:
    players = bottega.game(slug).players[0]
    offline, rng = OfflineTable(players, slug), random.Random(1)
    for _ in range(40):
        offline.table.encoded_views(offline.viewers)
        if offline.match.undoable and rng.random() < 0.5:
            seat = offline.match.log[-1][0]
            offline.add("undone", seat, offline.people[seat].id, count=1, agreed=False)
        elif offline.match.actors:
            seat = rng.choice(offline.match.actors)
            offline.add("moved", seat, None, move=rng.choice(offline.match.legal(seat)).number)
        for viewer, encoded in offline.table.encoded_views(offline.viewers).items():
            assert encoded == to_json(offline.match.view(viewer))
