"""Flaws of the pieces: each is in exactly one place."""

from collections import Counter
from collections.abc import Iterator

from ....engine.record import State
from ..components import ACTIONS, CARDS, CITIES, COINS, DEALT, KIND, KINDS
from .turns import bits, members

FACE_UP_OR_NOT = {"row": "face up in the row", "deck": "in the pack"}


def coins(s: State) -> Iterator[str]:
    coins = [int(n) for n in s.coins[: s.players]]
    if sum(coins) > COINS:
        yield f"coins: there are only {COINS}, but the players have {sum(coins)}"


def cards(s: State) -> Iterator[str]:
    for card, field, which in _places(s):
        if field != "cards" and which != KINDS[KIND[card]]:
            yield f"{field}: {CARDS[card]} is no {which}"
    where: dict[int, str] = {}
    for card, field, which in _places(s):
        place = f"with seat {which}" if field == "cards" else f"{FACE_UP_OR_NOT[field]} of {which}s"
        if card in where:
            yield f"{field}: {CARDS[card]} is {where[card]} and {'there again' if place == where[card] else place}"
        where[card] = place


def nothing_missing(s: State) -> Iterator[str]:
    found = {card for card, _, _ in _places(s)}
    missing = [CARDS[card] for card in range(len(CARDS)) if card not in found]
    if missing:
        yield f"cards: {', '.join(missing[:3])}{' and more' if missing[3:] else ''} would be nowhere"
    out = sum(int(n) for n in s.coins[: s.players])
    if out + s.bank != COINS:
        yield f"bank: there are {COINS} coins; the players have {out}, so it holds {COINS - out}, not {s.bank}"


def _places(s: State) -> Iterator[tuple[int, str, str]]:
    for seat in range(s.players):
        yield from ((card, "cards", str(seat)) for card in members(s.cards[seat]))
    for kind, name in enumerate(KINDS):
        yield from ((int(card), "row", name) for card in s.row[kind] if card >= 0)
        yield from ((int(card), "deck", name) for card in s.deck[kind] if card >= 0)


def packs(s: State) -> Iterator[str]:
    for kind, name in enumerate(KINDS):
        count = int((s.deck[kind] >= 0).sum())
        if s.deck_left[kind] != count:
            yield f"deck_left: {count} {name}s are in the pack, not {s.deck_left[kind]}"


def cities(s: State) -> Iterator[str]:
    pack = [int(city) for city in s.city_deck if city >= 0]
    twice = [city for city, n in Counter([*pack, *members(s.cities)]).items() if n > 1]
    if not s.cities:
        yield "cities: at least one lies face up"
    if twice:
        both = "both face up and in the pack" if s.cities >> twice[0] & 1 else "in the pack twice"
        yield f"city_deck: {CITIES[twice[0]]} is {both}"
    missing = [name for city, name in enumerate(CITIES) if city not in pack and not s.cities >> city & 1]
    if missing:
        yield f"cities: {', '.join(missing[:3])}{' and more' if missing[3:] else ''} would be nowhere"
    if s.city_left != len(pack):
        yield f"city_left: {len(pack)} cities are in the pack, not {s.city_left}"


def actions(s: State) -> Iterator[str]:
    """2.3, 3.3: action cards."""
    pack = DEALT * int(s.players)
    if s.card >= pack:
        yield f"card: {ACTIONS[s.card]} is not used with {s.players} players, only 1 to {pack}"
    owner: dict[int, int] = {}
    for seat in range(s.players):
        fields = {
            "hand": s.hand[seat],
            "played": s.played[seat],
            "kept": bits(set().union(*map(members, s.kept[seat]))),
        }
        for name, cards in fields.items():
            for card in members(cards):
                if card >= pack:
                    yield f"{name}: card {ACTIONS[card]} is not used with {s.players} players, only 1 to {pack}"
                if owner.setdefault(card, seat) != seat:
                    yield f"{name}: card {ACTIONS[card]} is with seat {owner[card]} and with seat {seat}"
        if s.hand[seat] & s.played[seat]:
            card = members(int(s.hand[seat]) & int(s.played[seat]))[0]
            yield f"played: card {ACTIONS[card]} is in the hand of seat {seat}, so it has not been played"
