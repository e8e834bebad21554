"""What the map shows of a territory: its borders and seas, and what is there."""

from typing import NamedTuple

from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import PIGMENTS, SHAPES
from ....terminal.translator import Translator
from ..components import TERRITORIES, TERRITORY_TABLE, TOWERS_OF_A_CITY
from ..rules import projects

CASTLE = "♜"
CROSSING = "~"
NOBODY = "·"


class Land(NamedTuple):
    """What is printed on the map."""

    borders: list[str]
    crossings: list[str]
    seas: list[str]


LANDS = {
    name: Land(borders.split(), crossings.split(), seas.split()) for name, borders, crossings, seas in TERRITORY_TABLE
}


def by_sea(origin: str, target: str) -> bool:
    """Whether an army goes there over the sea."""
    return bool(projects.by_sea(TERRITORIES.index(origin), TERRITORIES.index(target)))


def pigment(view: View, land: str) -> str:
    """The colour of a territory, none where it is nobody's."""
    owner = view["owner"][land]
    return PIGMENTS[owner] if owner >= 0 else "dim"


def soldiers(view: View, land: str) -> Text:
    """Whose it is, and the number of soldiers."""
    owner = view["owner"][land]
    if owner < 0:
        return Text(NOBODY, "dim")
    return Text(f"{SHAPES[owner]}{view['soldiers'][land]}", f"bold {PIGMENTS[owner]}")


def troops(view: View, land: str, t: Translator) -> Text:
    """Whose it is, soldiers, castle with its towers, tanks and airplanes; dim what its owner cannot use."""
    owner = view["owner"][land]
    line = Text.assemble(soldiers(view, land))
    if view["castle"][land]:
        towers = view["towers"][land]
        line.append(f"{CASTLE}{towers or ''}", "bold" if towers == TOWERS_OF_A_CITY else "")
    for kind, card in (("tanks", "tank_card"), ("airplanes", "airplane_card")):
        if view[kind][land]:
            usable = view[card][owner] is not None
            line.append(f" {t(f'magnifico-letter-{kind}')}{view[kind][land]}", "" if usable else "dim")
    return line


def letters(land: str, t: Translator) -> str:
    """The seas of a territory, a letter each."""
    return "".join(t(f"magnifico-letter-{sea}") for sea in LANDS[land].seas)
