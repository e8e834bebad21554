"""The players: what lies open before each, and the action cards and cities that the seat that looks knows of."""

from collections import Counter
from collections.abc import Iterable

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import named
from ....terminal.grid import grid
from ....terminal.speech import Speech
from ..components import KINDS, STAGES
from .cards import CARDS, action, colour


def people(view: View, speech: Speech) -> Iterable[RenderableType]:
    table = grid()
    table.add_column(speech("omnia-players"), no_wrap=True)
    for column in ("coins", "now"):
        table.add_column(speech(f"omnia-{column}"), justify="right", no_wrap=True)
    for kind in KINDS:
        table.add_column(speech(f"omnia-held-{kind}"))
    table.add_column(speech("omnia-played"))
    points, on_cards = view["figures"]["totals"], view["figures"]["printed"]
    for seat in range(view["players"]):
        name = Text("▶" if seat == view["active"] else " ").append_text(named(seat, speech, seat == view["seat"]))
        score = Text.assemble((str(points[seat]), "bold"), (f" ({on_cards[seat]})", "dim"))
        held = (of_kind(view["cards"][seat], kind, speech) for kind in KINDS)
        table.add_row(name, str(view["coins"][seat]), score, *held, " ".join(map(str, view["played"][seat])))
    yield table
    yield Text(speech("omnia-legend"), "dim")


def of_kind(cards: list[str], kind: str, speech: Speech) -> Text:
    """Works and inventions by colour, with the faces of Leonardo; characters are counted."""
    own = [card for card in cards if CARDS[card]["kind"] == kind]
    if kind == "character":
        return Text(str(len(own)))
    signs = {sign.plain: sign for sign in (colour(card, speech) for card in own)}
    count = Counter(colour(card, speech).plain for card in own)
    return Text(" ").join([sign.append(str(count[plain])) for plain, sign in signs.items()])


def own(view: View, speech: Speech) -> Iterable[RenderableType]:
    """Action cards in hand and kept, cities seen: for nobody else's eyes."""
    seat = view["seat"]
    yield Text.assemble((speech("own-you") + " ", "bold"), named(seat, speech, bold=True), f" · {speech(told(view))}")
    yield listed(view["hand"][seat], speech)
    kept = [number for stage in range(STAGES) for number in view["kept"][seat][stage]]
    if view["phase"] == "draft" and kept:
        yield Text(speech("omnia-kept"))
        yield listed(kept, speech)
    if view["pick"][seat]:
        yield Text(speech("omnia-pick", pair=view["pick"][seat]))
    drawn = [city for city in view["drawn"][seat] if city]
    seen = [city for city in view["known"][seat] if city not in drawn]
    for key, cities in (("drawn", drawn), ("known", seen)):
        if cities:
            names = ", ".join(speech.name("city", city) for city in cities)
            yield Padding(speech(f"omnia-{key}", cities=names), (0, 0, 0, 2))


def told(view: View) -> str:
    """What the cards in hand are: passed round in the draft, one's own later."""
    return "omnia-passed" if view["phase"] == "draft" else "omnia-hand"


def listed(numbers: list[int], speech: Speech) -> Columns:
    return Columns([action(number, speech) for number in numbers], padding=(0, 2), equal=True)
