"""Figures in which one move is compared with another, for hints."""

from ...engine.measures import Measure

MEASURES = {
    "territories": Measure(lambda s, seat: int((s.owner == seat).sum()), 1),
    "castles": Measure(lambda s, seat: int(((s.owner == seat) & (s.castle > 0)).sum()), 3),
    "soldiers": Measure(lambda s, seat: int(s.soldiers[s.owner == seat].sum()), 0.3),
    "machines": Measure(lambda s, seat: int((s.tanks + s.airplanes)[s.owner == seat].sum()), 1),
    "florins": Measure(lambda s, seat: int(s.florins[seat]), 0.05),
}
