"""Described positions: what is worked out when it is left unsaid, and why a position is impossible."""

from collections.abc import Iterator

from ...engine.chance import shuffle
from ...engine.description import Given
from ...engine.record import State
from .components import (
    ACHIEVEMENTS_SHOWN,
    CARDS,
    COPIES,
    EASELS,
    HAND_LIMIT,
    KINDS,
    LAST_ROUND,
    MASTERIES,
    MOST_IN_HAND,
    MOST_SPACES,
    NO_CARD,
    NO_PAINTING,
    ONE,
    PAINT_LIMIT,
    PAINTINGS,
    REMOVED,
    RING,
    SPACES,
    TABLE_PER_PLAYER,
    WHOLE_DECK,
)
from .notes import complete_notes, flaws_of_notes
from .rules.cards import number
from .rules.completion import all_completed
from .rules.leonardo import somewhere
from .rules.paint import clashes
from .rules.turn import BOTH
from .state import ACTION, DISCARDING, DRAWN, OVER, PAINTING, TAKING

MOST_ESTEEM = LAST_ROUND * 32  # four cards of value 4, the highest bonus and three masteries for each card, every round


def complete(s: State, given: Given) -> None:
    """Works out from the description what follows from it and was left unsaid."""
    if "leonardo" in given and "active" not in given:
        s.active = s.leonardo
    if "masteries" in given and "unclaimed" not in given:
        s.unclaimed = (1 << len(MASTERIES)) - 1
        for own in s.masteries[: s.players]:
            s.unclaimed &= ~own
    if "painting_deck" in given:
        _part_paintings(s, given)
    elif given & {"easel", "completed"}:
        _complete_paintings(s, given)
    if "bare" not in given:
        for easel in range(BOTH):
            spaces = range(SPACES[s.ring]) if s.easel[easel] != NO_PAINTING else range(0)
            s.bare[easel] = sum(1 << space for space in spaces if not s.canvas[easel, space])
    if "deck" in given:
        if "deck_left" not in given:
            s.deck_left = max(0, int(COPIES[s.players].sum()) - sum(number(cards) for cards in _elsewhere(s)))
        s.deck[s.deck_left :] = NO_CARD
    elif given & {"table", "hand", "discards", "canvas", "easel", "drawn"}:
        _complete_cards(s, given)
    if "hand_size" not in given:
        s.hand_size[: s.players] = [number(hand) for hand in s.hand[: s.players]]
    complete_notes(s, given)


def _seen_paintings(s: State) -> list[int]:
    owned = [p for own in s.completed[: s.players] for p in range(len(PAINTINGS)) if own >> p & 1]
    return [int(p) for p in s.easel if p != NO_PAINTING] + owned


def _complete_paintings(s: State, given: Given) -> None:
    """The paintings not described are in the deck, as many as the number of players asks for, or left out."""
    in_play = len(PAINTINGS) - int(REMOVED[s.players])
    if "easel" not in given:
        s.easel[:] = NO_PAINTING
    unseen = [p for p in range(len(PAINTINGS)) if p not in _seen_paintings(s)]
    s.painting_deck[:] = NO_PAINTING
    s.painting_deck[: len(unseen)] = unseen
    shuffle(s.rng, s.painting_deck, 0, len(unseen))
    order = [int(p) for p in s.painting_deck[: len(unseen)]]
    left = max(0, len(unseen) - int(REMOVED[s.players]))
    if "easel" not in given:
        for easel in range(min(BOTH, left)):
            left -= 1
            s.easel[easel] = order.pop(0)
    s.paintings_left = left
    s.painting_deck[:] = NO_PAINTING
    s.painting_deck[:left] = order[:left]
    s.painting_deck[in_play : in_play + len(order) - left] = order[left:]


def _part_paintings(s: State, given: Given) -> None:
    """A list of the paintings nobody has seen begins with the deck. Those left out follow, or are what is missing."""
    listed = [int(p) for p in s.painting_deck if p != NO_PAINTING][::-1]
    in_play = len(PAINTINGS) - int(REMOVED[s.players])
    seen = _seen_paintings(s)
    left = int(s.paintings_left) if "paintings_left" in given else max(0, in_play - len(seen))
    out = listed[left:] or [p for p in range(len(PAINTINGS)) if p not in seen + listed]
    s.paintings_left = left
    s.painting_deck[:] = NO_PAINTING
    s.painting_deck[: len(listed[:left])] = listed[:left][::-1]
    s.painting_deck[in_play : in_play + len(out)] = out[: len(PAINTINGS) - in_play]


def _elsewhere(s: State) -> Iterator[int]:
    """What lies outside the deck."""
    yield int(s.table)
    yield int(s.discards)
    if 0 <= s.drawn < KINDS:
        yield int(ONE[s.drawn])
    for easel in range(BOTH):
        for space in range(SPACES[s.ring]):
            if s.easel[easel] != NO_PAINTING and 1 <= s.canvas[easel, space] <= 4:
                yield int(ONE[RING[s.ring, s.easel[easel], space] * 4 + s.canvas[easel, space] - 1])
    for hand in s.hand[: s.players]:
        yield int(hand)


def _count(s: State, kind: int) -> int:
    return sum(cards >> 2 * kind & 3 for cards in _elsewhere(s))


def _complete_cards(s: State, given: Given) -> None:
    """The cards not described are in the deck; first a card for each hand and the table, where those were left out."""
    if "hand" not in given:
        s.hand[: s.players] = 0
    if "table" not in given:
        s.table = 0
    rest = [kind for kind in range(KINDS) for _ in range(int(COPIES[s.players, kind]) - _count(s, kind))]
    s.deck[:] = NO_CARD
    s.deck[: len(rest)] = rest
    shuffle(s.rng, s.deck, 0, len(rest))
    s.deck_left = len(rest)
    if "hand" not in given:
        for seat in range(s.players):
            s.hand[seat] = _draw(s)
    if "table" not in given:
        for _ in range(TABLE_PER_PLAYER * int(s.players)):
            s.table += _draw(s)


def _draw(s: State) -> int:
    if s.deck_left == 0:
        return 0
    s.deck_left -= 1
    kind = int(s.deck[s.deck_left])
    s.deck[s.deck_left] = NO_CARD
    return int(ONE[kind])


def flaw(s: State) -> str | None:
    """The first thing that cannot be, in a sentence; None if all is well."""
    checks = (_course, _paintings, _canvas, _cards, _hands, _steps, _people, flaws_of_notes)
    return next((reason for check in checks for reason in check(s)), None)


def _course(s: State) -> Iterator[str]:
    seats = range(s.players)
    if s.phase < 0:
        yield "phase: say which phase it is"
    if not 1 <= s.round_number <= LAST_ROUND:
        yield f"round_number: {s.round_number} is not a round from 1 to {LAST_ROUND}"
    if s.active not in seats:
        yield "active: somebody who plays must have the turn"
    if s.leonardo not in seats:
        yield "leonardo: somebody who plays must hold the Leonardo token"
    if s.help != -1 and s.help not in seats:
        yield "help: somebody who plays holds the Help of the Maestro, or nobody, -1"


def _paintings(s: State) -> Iterator[str]:
    in_play = len(PAINTINGS) - int(REMOVED[s.players])
    seen = _seen_paintings(s)
    if len(set(seen)) < len(seen):
        yield "easel: each painting is on one easel or with one player"
        return
    if not 0 <= s.paintings_left <= in_play or len(seen) + s.paintings_left != in_play:
        yield f"paintings_left: with {s.players} players {in_play} paintings are on easels, completed and in the deck"
        return
    if s.paintings_left and NO_PAINTING in s.easel:
        yield "easel: an easel is empty only when the deck of paintings is"
    left = [int(p) for p in s.painting_deck[: s.paintings_left]]
    out = [int(p) for p in s.painting_deck[in_play:]]
    if sorted(seen + left + out) != list(range(len(PAINTINGS))) or any(
        p != NO_PAINTING for p in s.painting_deck[s.paintings_left : in_play]
    ):
        yield "painting_deck: the paintings that nobody has seen, those left out at its end"


def _canvas(s: State) -> Iterator[str]:
    spaces = int(SPACES[s.ring])
    for easel, name in enumerate(EASELS):
        values = [int(v) for v in s.canvas[easel]]
        if any(not 0 <= v <= 4 for v in values) or any(values[spaces:]):
            yield f"canvas: on each of the {spaces} spaces lies a card of value 1 to 4, or none, 0"
            return
        if s.easel[easel] == NO_PAINTING and any(values):
            yield f"canvas: nothing can lie around the {name} easel, for it is empty"
            return
        free = [space for space in range(spaces) if not values[space] and s.easel[easel] != NO_PAINTING]
        if s.bare[easel] != sum(1 << space for space in free):
            yield "bare: the spaces of a painting on which no card lies"
        if all(values[:spaces]):
            yield f"canvas: the painting on the {name} easel would be complete"
        fresh = [space for space in range(MOST_SPACES) if s.fresh[easel] >> space & 1]
        if s.fresh[easel] >> MOST_SPACES or any(not values[space] for space in fresh):
            yield "fresh: only spaces with a card can have been painted in this turn"
        elif any(clashes(s, easel, space) for space in fresh):
            yield "fresh: different colours painted in one turn cannot be neighbours"


def _cards(s: State) -> Iterator[str]:
    if not 0 <= s.deck_left <= WHOLE_DECK:
        yield f"deck_left: from 0 to {WHOLE_DECK} cards"
        return
    deck = [int(kind) for kind in s.deck]
    if NO_CARD in deck[: s.deck_left] or any(kind != NO_CARD for kind in deck[s.deck_left :]):
        yield "deck: as many cards as deck_left says"
    for kind, card in enumerate(CARDS):
        if _count(s, kind) + deck[: s.deck_left].count(kind) != COPIES[s.players, kind]:
            yield f"deck: with {s.players} players there are {COPIES[s.players, kind]} of {card}"
    if number(s.table) > TABLE_PER_PLAYER * s.players:
        yield f"table: at most {TABLE_PER_PLAYER * s.players} cards lie there"


def _hands(s: State) -> Iterator[str]:
    for seat in range(s.players):
        held = int(s.hand_size[seat])
        if held != number(s.hand[seat]):
            yield "hand_size: as many cards as are in hand"
        elif held > HAND_LIMIT and not (seat == s.active and s.phase in (TAKING, DISCARDING) and held <= MOST_IN_HAND):
            yield f"hand: nobody keeps more than {HAND_LIMIT} cards"


def _steps(s: State) -> Iterator[str]:
    """What belongs to one phase only."""
    fresh = sum(int(bits).bit_count() for bits in s.fresh)
    if s.phase == TAKING:
        most = 4 if s.help == s.active else 3
        if not 0 <= s.allowance <= most or not 1 <= s.hand_size[s.active] <= MOST_IN_HAND - s.allowance:
            yield "allowance: what is left of 4, or of 5 with the Help, after at least one card"
    elif s.allowance:
        yield "allowance: only while colours are taken"
    if s.phase == PAINTING:
        if not max(1, fresh) <= s.painted <= PAINT_LIMIT:
            yield f"painted: from 1 to {PAINT_LIMIT} cards, all that are fresh among them"
    elif s.painted:
        yield "painted: only while somebody paints"
    if fresh and s.phase in (ACTION, TAKING, DISCARDING, OVER):
        yield "fresh: nothing has been painted in this turn yet"
    if fresh > PAINT_LIMIT:
        yield f"fresh: at most {PAINT_LIMIT} cards are painted in a turn"
    if (s.phase == DRAWN) != (s.drawn != NO_CARD):
        yield "drawn: the card that was drawn for Leonardo, in that phase and in no other"
    elif s.phase == DRAWN and (s.active != s.leonardo or not somewhere(s, ONE[s.drawn])):
        yield "drawn: only the holder of the Leonardo token draws, and keeps a card only if it can be painted"
    if s.phase == OVER and not all_completed(s) and s.round_number < LAST_ROUND:
        yield "phase: the game is over when all paintings are completed, or after the last round"


def _people(s: State) -> Iterator[str]:
    owned = int(s.unclaimed)
    for seat in range(s.players):
        if not 0 <= s.esteem[seat] <= MOST_ESTEEM:
            yield f"esteem: nobody can have {s.esteem[seat]}"
        if owned & s.masteries[seat]:
            yield "masteries: each is with one player or unclaimed"
        owned |= int(s.masteries[seat])
    if owned != (1 << len(MASTERIES)) - 1:
        yield "unclaimed: every mastery that nobody has"
    if int(s.achievements).bit_count() != ACHIEVEMENTS_SHOWN:
        yield f"achievements: {ACHIEVEMENTS_SHOWN} of them are in play"
