"""What everybody would score if the game ended now: all of it lies open, so the rules are asked."""

from types import SimpleNamespace

from ....games.omnia.components import CARDS, CITIES, MAJORITY
from ....games.omnia.rules.scoring import city_points, counted, printed_points
from ....games.omnia.rules.sets import best_sets
from .. import View


def on_table(view: View) -> SimpleNamespace:
    """What the rules count points by, out of a view."""
    return SimpleNamespace(
        players=view["players"],
        cities=sum(1 << CITIES.index(city) for city in view["cities"]),
        cards=[sum(1 << CARDS.index(card) for card in cards) for cards in view["cards"]],
        coins=view["coins"],
    )


def printed(view: View) -> list[int]:
    """10.1: the points on everybody's cards."""
    s = on_table(view)
    return [int(printed_points(s, seat)) for seat in range(s.players)]


def by_city(view: View) -> dict[str, list[int]]:
    """10.2 to 10.11: what each city on the table pays to everybody."""
    s = on_table(view)
    choices = [best_sets(s, seat) for seat in range(s.players)]
    return {
        city: [int(city_points(s, seat, choices[seat], CITIES.index(city))) for seat in range(s.players)]
        for city in view["cities"]
    }


def counts(view: View, city: str) -> list[int] | None:
    """10.2: what everybody has of what a majority counts; nothing for sets."""
    number, s = CITIES.index(city), on_table(view)
    return [int(counted(s, seat, number)) for seat in range(s.players)] if MAJORITY[number] else None


def totals(view: View) -> list[int]:
    cities = by_city(view).values()
    return [points + sum(paid[seat] for paid in cities) for seat, points in enumerate(printed(view))]
