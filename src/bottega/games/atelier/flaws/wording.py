"""Words for reasons, and what the checks count."""

from ....engine.record import State
from ..components import NO_PAINTING, PAINTINGS
from ..rules.cards import number
from ..state import ACTION, ENDING, OVER


def is_beginning(s: State) -> bool:
    """Whether a round begins: the player with the token has not acted yet."""
    return bool(s.phase == ACTION and s.active == s.leonardo)


def turns_before(s: State) -> int:
    """The turns of this round that are over."""
    return int(s.players) if s.phase == OVER else (int(s.active) - int(s.leonardo)) % int(s.players)


def turns_of(s: State, seat: int) -> int:
    """The turns that a seat has had or begun, less one in which it has not acted yet."""
    if s.phase == OVER:
        return int(s.round_number)
    order = (seat - int(s.leonardo)) % int(s.players)
    acted = order < turns_before(s) or (seat == s.active and s.phase != ACTION)
    return int(s.round_number) - 1 + int(acted)


def leonardo_actions(s: State) -> int:
    """The Leonardo actions so far: one in each round."""
    if s.phase == OVER:
        return int(s.round_number)
    done = turns_before(s) > 0 or (s.phase == ENDING and s.active == s.leonardo)
    return int(s.round_number) - 1 + int(done)


def seen_paintings(s: State) -> list[int]:
    """The paintings on easels and with players."""
    owned = [p for own in s.completed[: s.players] for p in range(len(PAINTINGS)) if own >> p & 1]
    return [int(p) for p in s.easel if p != NO_PAINTING] + owned


def total(cards: int) -> int:
    """The values of cards, added up."""
    return sum((kind % 4 + 1) * (cards >> 2 * kind & 3) for kind in range(20)) if number(cards) else 0
