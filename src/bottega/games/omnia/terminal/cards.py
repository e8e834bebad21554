"""What is printed on the cards: short for the board, in words for the menu."""

from rich.text import Text

from ....engine.messages import NamedValue
from ....terminal.translator import Translator
from ..components import ACTION_CARDS, COLOURS
from ..facts import CardFacts, facts

CARDS: dict[str, CardFacts] = {card["name"]: card for card in facts({})["cards"]}
SYMBOLS: dict[int, list[str]] = {row[0]: row[2].split() for row in ACTION_CARDS}
LEONARDO = "L"
PRICE, POINTS, LIGHTNING = "¢", "★", "↯"
# Readable on black and on white.
PAINTS = dict(
    zip(
        COLOURS,
        ("#a368d8", "#b59a00", "#d9534f", "#d07a1f", "#3fa3d0", "#5fae3f", "#4f6fe0", "#1f9a9a"),
        strict=True,
    )
)


def name(card: str, t: Translator) -> Text:
    """In the colour of the card."""
    return Text(t.name("card", card), PAINTS.get(CARDS[card]["colour"] or "", ""))


def colour(card: str, t: Translator) -> Text:
    """The colour in two letters, or the face of Leonardo."""
    shade = CARDS[card]["colour"]
    if shade:
        return Text(t(f"omnia-colour-{shade}"), PAINTS[shade])
    return Text(LEONARDO if CARDS[card]["leonardo"] else "", "bold")


def figures(card: str, t: Translator) -> Text:
    """Price, points and effect in signs."""
    printed, signs = CARDS[card], []
    if printed["cost"]:
        signs.append(f"{printed['cost']}{PRICE}")
    if printed["points"]:
        signs.append(f"{printed['points']}{POINTS}")
    if printed["effect"]:
        signs.append(f"{LIGHTNING}{short(printed['effect'], t)}")
    return Text(" ".join(signs))


def told(card: str, t: Translator) -> str:
    """Colour, price, points and effect in words."""
    printed, said = CARDS[card], []
    if printed["colour"]:
        said.append(t.name("colour", printed["colour"]))
    if printed["cost"]:
        said.append(t("omnia-costs", coins=printed["cost"]))
    if printed["points"]:
        said.append(t("omnia-points", points=printed["points"]))
    if printed["effect"]:
        said.append(t("omnia-effect", symbol=NamedValue("symbol", printed["effect"])))
    return ", ".join(said)


def short(symbol: str, t: Translator) -> str:
    """A symbol in two letters."""
    return t(f"omnia-symbol-{symbol}")


def pair(action: int, t: Translator) -> str:
    """The symbols of an action card in two letters each."""
    return "".join(short(symbol, t) for symbol in SYMBOLS[action])


def action(number: int, t: Translator) -> Text:
    """An action card by its number and its symbols in words."""
    return Text.assemble((f"{number:>2}", "bold"), f" {t.name('action', number)}")
