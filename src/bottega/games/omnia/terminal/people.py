"""The players: what is open in front of each, and the action cards and cities that the viewer knows."""

from collections import Counter
from collections.abc import Iterable

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem_and_name
from ....terminal.fit import legend
from ....terminal.grid import grid
from ....terminal.translator import Translator
from ..components import KINDS, STAGES
from .cards import CARDS, action, colour


def people(view: View, t: Translator) -> Iterable[RenderableType]:
    table = grid()
    table.add_column(t("omnia-players"), no_wrap=True)
    for column in ("coins", "now"):
        table.add_column(t(f"omnia-{column}"), justify="right", no_wrap=True)
    for kind in KINDS:
        table.add_column(t(f"omnia-held-{kind}"))
    table.add_column(t("omnia-played"))
    points, on_cards = view["figures"]["totals"], view["figures"]["printed"]
    for seat in range(view["players"]):
        name = Text("▶" if seat == view["active"] else " ").append_text(emblem_and_name(seat, t, seat == view["seat"]))
        score = Text.assemble((str(points[seat]), "bold"), (f" ({on_cards[seat]})", "dim"))
        held = (of_kind(view["cards"][seat], kind, t) for kind in KINDS)
        table.add_row(name, str(view["coins"][seat]), score, *held, " ".join(map(str, view["played"][seat])))
    yield table
    yield legend(Text(t("omnia-legend"), "dim"))


def of_kind(cards: list[str], kind: str, t: Translator) -> Text:
    """Works and inventions by colour, with the faces of Leonardo; characters are counted."""
    own = [card for card in cards if CARDS[card]["kind"] == kind]
    if kind == "character":
        return Text(str(len(own)))
    signs = {sign.plain: sign for sign in (colour(card, t) for card in own)}
    count = Counter(colour(card, t).plain for card in own)
    return Text(" ").join([sign.append(str(count[plain])) for plain, sign in signs.items()])


def own(view: View, t: Translator) -> Iterable[RenderableType]:
    """The viewer's action cards in hand and kept, and the cities it has seen."""
    seat = view["seat"]
    yield Text.assemble((t("own-you") + " ", "bold"), emblem_and_name(seat, t, bold=True), f" · {t(told(view))}")
    yield listed(view["hand"][seat], t)
    kept = [number for stage in range(STAGES) for number in view["kept"][seat][stage]]
    if view["phase"] == "draft" and kept:
        yield Text(t("omnia-kept"))
        yield listed(kept, t)
    if view["pick"][seat]:
        yield Text(t("omnia-pick", pair=view["pick"][seat]))
    drawn = [city for city in view["drawn"][seat] if city]
    seen = [city for city in view["known"][seat] if city not in drawn]
    for key, cities in (("drawn", drawn), ("known", seen)):
        if cities:
            names = ", ".join(t.name("city", city) for city in cities)
            yield Padding(t(f"omnia-{key}", cities=names), (0, 0, 0, 2))


def told(view: View) -> str:
    """The heading of the hand: passed on in the draft, the seat's own later."""
    return "omnia-passed" if view["phase"] == "draft" else "omnia-hand"


def listed(numbers: list[int], t: Translator) -> Columns:
    return Columns([action(number, t) for number in numbers], padding=(0, 2), equal=True)
