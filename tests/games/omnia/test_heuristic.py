"""What the heuristic of Omnia thinks: it sees what pays."""

import pytest

from bottega.engine.match import Match
from bottega.games.omnia import GAME
from bottega.games.omnia.components import CITIES
from tests.bots.scoring import best

ROW = {
    "work": ["mona_lisa", "annunciation", "vitruvian_man"],
    "invention": ["glider", "odometer", "canal_lock"],
    "character": ["raphael", "ludovico_il_moro", "salai"],
}


def best_of(description: dict, *before: str) -> str:
    """What seat 0 likes best in a position, after the moves given."""
    described = {"players": 2, "first": 0, "active": 0, "row": ROW, "this_round": 5} | description
    return best(Match(GAME, 2, 1, {}, None, position=described), *before)


@pytest.mark.parametrize(
    ("description", "move"),
    [
        # the third work of a colour
        ({"phase": "acting", "card": 11, "cities": ["pavia"],
          "cards": [["lady_ermine", "ginevra_benci"], []]}, "take mona_lisa"),
        # the third colour
        ({"phase": "acting", "card": 11, "cities": ["vigevano"],
          "cards": [["lady_ermine", "last_supper"], []]}, "take vitruvian_man"),
        # printed points for coins that buy nothing else
        ({"phase": "acting", "card": 13, "this_round": 6, "cities": ["pavia"],
          "played": [[2, 3, 5, 7, 11, 13], [1, 4, 6, 9, 14]], "cards": [[], ["cecilia_gallerani"]],
          "coins": [3, 0]}, "take ludovico_il_moro"),
        # coins that are points themselves are not spent on fewer
        ({"phase": "acting", "card": 13, "this_round": 6, "cities": ["venezia"], "coins": [3, 0]}, "take salai"),
        # coins come before what they buy
        ({"phase": "acting", "card": 10, "cities": ["roma"], "coins": [0, 0]}, "coins"),
    ],
)  # fmt: skip
def test_he_sees_what_pays(description: dict, move: str) -> None:
    assert best_of(description) == move


@pytest.mark.parametrize(
    ("drawn", "cards", "move"),
    [
        (
            ["milano", "firenze", "roma"],
            [["lady_ermine", "foetus", "last_supper"], ["ornithopter", "paddle_boat", "botticelli"]],
            "place firenze",
        ),
        (["urbino", "pavia", "vigevano"], [["ornithopter"], ["ginevra_benci", "lady_ermine", "foetus"]], "pass"),
    ],
)
def test_it_places_a_city_in_which_it_leads_or_none(drawn: list[str], cards: list[list[str]], move: str) -> None:
    pack = [*drawn, *(city for city in CITIES if city not in (*drawn, "pisa"))]
    described = {
        "phase": "acting",
        "card": 4,
        "this_round": 6,
        "cities": ["pisa"],
        "city_deck": [*pack, None],
        "cards": cards,
    }
    assert best_of(described, "draw") == move
