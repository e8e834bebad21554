"""What a player can have done with the action cards played so far: cards taken, coins, looks at the cities.

All actions are optional, so more symbols never make less possible. An effect is one more symbol, but only for the seat
that has taken the card with it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from ..components import (
    ACTION_CARDS,
    CHARACTERS,
    CITY,
    COIN1,
    COINS,
    COST,
    DEALT,
    EFFECT,
    KIND,
    START_COINS,
    SYMBOL,
)

Picks = tuple[int, ...]  # how many works, inventions and characters can be taken
BOTH_SYMBOLS = [tuple(map(int, both)) for both in SYMBOL]
PAIRS = tuple((one, other) for one in range(CITY) for other in range(CITY) if one != other)


@dataclass(frozen=True)
class Means:
    """The symbols that a player can have used."""

    picks: Picks
    cities: int
    coins: tuple[int, ...]  # how many coins each symbol for coins brings


def means(symbols: Iterable[int]) -> Means:
    """What these numbers of symbols allow."""
    found = list(symbols)
    coins = tuple(1 if symbol == COIN1 else 2 for symbol in found if symbol >= COIN1)
    return Means(tuple(found.count(kind) for kind in range(CITY)), found.count(CITY), coins)


def symbols_of(actions: Iterable[int]) -> Iterator[int]:
    """The symbols of action cards."""
    for action in actions:
        yield from BOTH_SYMBOLS[action]


def effects_of(cards: Iterable[int]) -> list[int]:
    """The symbols that cards bring when they are taken."""
    return [int(EFFECT[card]) for card in cards if EFFECT[card] >= 0]


def can_take(picks: Picks, cards: Sequence[int], unused: int | None = None) -> bool:
    """Whether all these cards can have been taken; the effect of the card `unused` was of no help."""
    plain = [0] * CITY
    leads = [0] * len(PAIRS)  # cards of one kind that bring one of another
    for card in cards:
        way = int(KIND[card]), int(EFFECT[card])
        if card != unused and way in PAIRS:
            leads[PAIRS.index(way)] += 1
        else:
            plain[KIND[card]] += 1
    return _can_take(picks, tuple(plain), tuple(leads))


@cache
def _can_take(picks: Picks, plain: tuple[int, ...], leads: tuple[int, ...]) -> bool:
    left = list(picks)
    for (one, other), cards in zip(PAIRS, leads, strict=True):
        left[one] -= cards
        left[other] += cards
    if any(left[kind] < plain[kind] for kind in range(CITY)):
        return False
    for i, (one, other) in enumerate(PAIRS):
        if leads[i] and picks[one]:
            after = list(picks)
            after[one] -= 1
            after[other] += 1
            if _can_take(tuple(after), plain, (*leads[:i], leads[i] - 1, *leads[i + 1 :])):
                return True
    return not any(leads)


@cache
def purses(players: int, optional: tuple[int, ...], taken: tuple[int, ...], cost: int) -> frozenset[int]:
    """How many coins a player can have after taking some of these coins and paying this much."""
    found = {START_COINS - cost}
    for coins in optional:
        found |= {had + got for had in found for got in _got(players, coins)}
    for coins in taken:
        found = {had + got for had in found for got in _got(players, coins)}
    return frozenset(coins for coins in found if 0 <= coins <= COINS)


def _got(players: int, coins: int) -> range:
    """9.2: a bank that runs short gives one of two coins; with few players it never does."""
    return range(1 if _most_out(players) >= COINS else coins, coins + 1)


@cache
def _most_out(players: int) -> int:
    """The most coins that all players together can ever have."""
    drawn = means(symbols_of(range(DEALT * players))).coins + means(effects_of(_characters())).coins
    return START_COINS * players + sum(drawn)


def _characters() -> range:
    return range(len(KIND) - len(CHARACTERS), len(KIND))


def cost_of(cards: Iterable[int]) -> int:
    """7.1: what all these cards cost."""
    return sum(int(COST[card]) for card in cards)


@dataclass(frozen=True)
class Turn:
    """The present turn: what the player has done of the card in use, and what they are in the middle of."""

    used: tuple[int, ...]  # symbols
    fewest: Picks  # cards of each kind that were taken in this turn
    most: Picks
    effect: int  # of the card just taken, which is asked about; -1 none is
    placing: bool


def turns(turn: Turn, cards: Sequence[int]) -> Iterator[tuple[list[int], list[int], int | None]]:
    """The ways in which this turn can have gone so far, those in which little was taken first.

    Each has the cards taken before it, those taken in it, and the card whose effect was not used yet, if any. Ways that
    differ only in the names of cards are listed once.
    """
    roots = means(turn.used).picks
    for now in _taken(roots, cards):
        counts = [sum(int(KIND[card]) == kind for card in now) for kind in range(CITY)]
        if all(max(roots[kind], turn.fewest[kind]) <= counts[kind] <= turn.most[kind] for kind in range(CITY)):
            for unused in _unused(turn, now):
                if can_take(roots, now, unused):
                    yield [card for card in cards if card not in now], now, unused


def _taken(roots: Picks, cards: Sequence[int]) -> Iterator[list[int]]:
    """The sets of these cards that can be taken one after another, each with a symbol or an effect, the small first."""
    waiting: list[tuple[Picks, list[int]]] = [(roots, [])]
    seen = set()
    for picks, now in waiting:
        yield now
        for card in cards:
            if card not in now and picks[KIND[card]]:
                after = list(picks)
                after[KIND[card]] -= 1
                if EFFECT[card] in range(CITY):
                    after[EFFECT[card]] += 1
                alike = tuple(sorted((int(KIND[one]), int(EFFECT[one]), int(COST[one])) for one in [*now, card]))
                if alike not in seen:
                    seen.add(alike)
                    waiting.append((tuple(after), [*now, card]))


def _unused(turn: Turn, now: Sequence[int]) -> Iterator[int | None]:
    """8.1: the card whose effect is asked about, or is being carried out, has just been taken."""
    if turn.effect >= 0:
        yield from (card for card in now if EFFECT[card] == turn.effect)
    elif turn.placing and CITY not in turn.used:
        yield from (card for card in now if EFFECT[card] == CITY)
    else:
        yield None


def possible_purses(players: int, before: Sequence[int], cards: Sequence[int], turn: Turn | None) -> frozenset[int]:
    """How many coins a player can have with these cards, after some action cards and a turn going on; none if none."""
    had = means(symbols_of(before))
    if turn is None:
        if not can_take(had.picks, cards):
            return frozenset()
        return _purses(players, had, effects_of(cards), (), cards)
    found: frozenset[int] = frozenset()
    for earlier, now, unused in turns(turn, cards):
        if can_take(had.picks, earlier):
            effects = effects_of(card for card in cards if card != unused)
            found |= _purses(players, had, effects, means(turn.used).coins, [*earlier, *now])
    return found


def _purses(
    players: int, had: Means, effects: Sequence[int], taken: tuple[int, ...], cards: Sequence[int]
) -> frozenset[int]:
    optional = tuple(sorted(had.coins + means(effects).coins))
    return purses(players, optional, tuple(sorted(taken)), cost_of(cards))


def looks(before: Sequence[int], cards: Sequence[int], turn: Turn | None) -> int:
    """5.1: how often a player can have looked at cities, one that is going on left out."""
    symbols = [*symbols_of(before), *effects_of(cards), *(turn.used if turn else ())]
    going_on = turn is not None and (turn.placing or turn.effect == CITY)
    return symbols.count(CITY) - going_on


def named(actions: Iterable[int]) -> str:
    """Action cards as a sentence names them."""
    return ", ".join(f"{ACTION_CARDS[action][0]} ({ACTION_CARDS[action][2]})" for action in actions)
