"""Figures in which one move is compared with another, for hints."""

from ...engine.measures import Measure

MEASURES = {
    "inventions": Measure(lambda s, seat: int(s.completed[seat]).bit_count(), 12),
    "weeks": Measure(lambda s, seat: int(s.weeks[seat].clip(0).sum()), 1),
    "components": Measure(lambda s, seat: int(s.hand[seat].sum()), 2),
    "apprentices": Measure(lambda s, seat: int(s.supply[seat] + s.placed[seat].sum()), 3),
    "men": Measure(lambda s, seat: int(s.men[seat].sum()), 3),
}
