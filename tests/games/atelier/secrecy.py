"""What is hidden in Atelier Da Vinci: hands and decks."""

import bottega
from tests.games.secrecy import Secrets, Table
from tests.games.steps import Driver, anything

from .random_play import collector, gambler, painter


def at(players: int, ring: str, variants: list[str], driver: Driver) -> Table:
    def begin(seed: int) -> bottega.Match:
        return bottega.new("atelier", players=players, seed=seed, ring=ring, variants=variants)

    return Table("-".join([str(players), ring, *variants, driver.__name__]), begin, driver)


SECRETS = Secrets(
    clauses=("atelier:4.8", "atelier:2.3", "atelier:2.4", "atelier:7.2"),
    tables=[
        at(2, "six", [], gambler),
        at(2, "four", ["earned_bonus"], collector),
        at(3, "six", ["free_leonardo"], anything),
        at(3, "four", [], gambler),
        at(4, "six", [], collector),
        at(4, "six", ["free_leonardo"], painter),
        at(5, "six", [], gambler),
        at(5, "four", [], anything),
    ],
    revealing={
        "laid",
        "easel",
        "turned",
        "drew",
        "shown",
        "fulfilled",
    },  # a card is drawn for its owner, and shown by it
    hidden={"paint", "discard", "claim"},
    like_for_like=True,
    share=0.5,
    steps=30,
)
