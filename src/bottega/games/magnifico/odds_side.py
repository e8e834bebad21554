"""One side of a battle."""

from dataclasses import dataclass

from .components import (
    CANNON_LIGHTER,
    MULTI_CANNON,
    NO_CARD,
    PROJECTS,
    TANK_DICE,
    TANK_HITS,
    TRANSMISSION,
)


@dataclass(frozen=True)
class Side:
    """Pieces in the battle and cards in play: places in CARDS, and how many there are of each of PROJECTS."""

    soldiers: int
    tanks: int = 0
    airplanes: int = 0
    tank_card: int = NO_CARD
    airplane_card: int = NO_CARD
    projects: tuple[int, ...] = (0,) * len(PROJECTS)

    @property
    def usable_tanks(self) -> int:
        return self.tanks if self.tank_card != NO_CARD else 0

    @property
    def usable_airplanes(self) -> int:
        return self.airplanes if self.airplane_card != NO_CARD else 0

    @property
    def tank_dice(self) -> int:
        return max(1, int(TANK_DICE[self.tank_card]) - self.projects[TRANSMISSION])

    @property
    def tank_hits(self) -> int:
        return int(TANK_HITS[self.tank_card]) + self.projects[CANNON_LIGHTER] + 2 * self.projects[MULTI_CANNON]
