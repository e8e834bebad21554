"""How long a game can be and how many points it can bring: OpenSpiel asks for it before a game begins.

The figures follow from the rules and are generous: random games have a sixth of the choices or less. A battle in
Magnifico has no bound in the rules, for dice can miss for ever: a hundred choices are allowed for each.
"""

from collections.abc import Mapping
from typing import Any

from ...games.atelier.components import HAND_LIMIT, LAST_ROUND, TAKE_LIMIT_WITH_HELP
from ...games.leonardo.components import LAST_TURN, MOST_FLORINS, VARIETY
from ...games.magnifico.components import MOST_FLORINS as MOST_IN_PURSE
from ...games.omnia import components as omnia


def most_choices(slug: str, players: int, settings: Mapping[str, Any]) -> int:
    """No game has more choices of players than this."""
    return players * {"leonardo": _leonardo, "magnifico": _magnifico, "atelier": _atelier, "omnia": _omnia}[slug](
        players, settings
    )


def _leonardo(players: int, settings: Mapping[str, Any]) -> int:
    """Three favours of five choices; then each turn 5 for labs, 11 to send nine apprentices and the master, 12 at the
    Council, 21 in the seven places with four prices, 3 to announce, 5 bids."""
    return 3 * 5 + LAST_TURN * (5 + 11 + 12 + 21 + 3 + 5)


def _magnifico(players: int, settings: Mapping[str, Any]) -> int:
    """A round gives two points at least. In it 32 recruits are placed, one bid is made and a card chosen. A turn has
    thirty actions that cost ten florins or more, four more choices for each of three wars and three movements, forty
    machines to scrap, an end, and three battles."""
    rounds = ((int(settings["goal"]) - 1) * players + 2) // 2
    return 1 + rounds * (32 + 2 + MOST_IN_PURSE // 10 + 6 * 5 + 40 + 1 + 3 * 100)


def _atelier(players: int, settings: Mapping[str, Any]) -> int:
    """Sixty rounds; to take five cards, stop and put five away is the most in a turn, and one card for Leonardo."""
    return LAST_ROUND * (TAKE_LIMIT_WITH_HELP + 1 + HAND_LIMIT + 1)


def _omnia(players: int, settings: Mapping[str, Any]) -> int:
    """Three choices in the draft. In a turn a card is played, its two actions bring at most nine cards with an effect,
    each of these eleven takes two choices, and the turn is ended."""
    return 3 + omnia.ROUNDS * (1 + 2 * (2 + 9) + 1)


def most_points(slug: str, settings: Mapping[str, Any]) -> int:
    """Nobody gets more, and nobody less than none."""
    if slug == "leonardo":
        return MOST_FLORINS + int(VARIETY.max())
    if slug == "magnifico":  # the goal, and what a round can bring: card, three majorities, ten cities
        return int(settings["goal"]) + 2 + 3 * 2 + 10
    if slug == "atelier":  # a Paint action: four cards of four, level, masteries; then paintings and achievements
        return LAST_ROUND * (4 * 4 + 4 + 6) + 100
    return int(omnia.POINTS.sum()) + int(omnia.CITY_POINTS.max()) * (len(omnia.CARDS) + len(omnia.CITIES))
