"""Figures in which one move is compared with another, for hints."""

from ...engine.measures import Measure

MEASURES = {
    "paintings": Measure(lambda s, seat: int(s.completed[seat]).bit_count(), 3),
    "masteries": Measure(lambda s, seat: int(s.masteries[seat]).bit_count(), 2),
    "esteem": Measure(lambda s, seat: int(s.esteem[seat]), 0.9),
    "cards": Measure(lambda s, seat: int(s.hand_size[seat]), 0.7),
}
