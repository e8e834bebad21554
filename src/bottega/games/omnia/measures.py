"""Figures in which one move is compared with another, for hints."""

from ...engine.measures import Measure

MEASURES = {
    "cards": Measure(lambda s, seat: int(s.cards[seat]).bit_count(), 1.5),
    "printed": Measure(lambda s, seat: int(s.printed[seat]), 0.9),
    "coins": Measure(lambda s, seat: int(s.coins[seat]), 0.8),
}
