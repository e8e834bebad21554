"""The course of the game: one phase after another, and what happens between turns (§5, §8, §10)."""

from ....engine.contract import emit
from ..components import AREAS, CITY_TURNS, COUNCIL, DISPLAY_SIZE, LAST_TURN
from ..events import COUNCIL_FLORIN, GAME_OVER, REQUESTED, TURN
from ..state import (
    ANNOUNCING,
    ASSIGNMENT,
    AUCTION,
    CHOOSING,
    COMPLETING,
    COUNCIL_OPENS,
    ENDING,
    FAVOUR,
    LABORATORY,
    OFFER,
    OVER,
    RESEARCH,
)
from .assignment import next_to_place, open_assignment
from .auction import next_auction
from .completion import complete_all, next_to_announce
from .council import next_action, next_to_choose, open_council
from .favours import next_favour
from .knowledge import card_turned_up
from .laboratory import next_visit
from .offers import next_offer, open_area
from .research import research
from .scoring import award_variety


def proceed(s):
    """5.1, 8.1: plays on through what needs no decision, until somebody has to decide or the game is over."""
    while True:
        if s.phase == ASSIGNMENT:
            if next_to_place(s):
                return
            s.phase = COUNCIL_OPENS
        elif s.phase == OFFER:
            if next_offer(s):
                return
            s.phase = RESEARCH
        elif s.phase == LABORATORY:
            if next_visit(s):
                return
            s.phase = ASSIGNMENT
            open_assignment(s)
        elif s.phase == COUNCIL_OPENS:
            if s.turn > CITY_TURNS:  # 10.4
                s.phase = RESEARCH
            elif not open_council(s):
                open_area(s, COUNCIL + 1)
                s.phase = OFFER
        elif s.phase == CHOOSING:
            if next_to_choose(s) or next_action(s):
                return
            open_area(s, COUNCIL + 1)
            s.phase = OFFER
        elif s.phase == RESEARCH:
            research(s)
            s.phase = ANNOUNCING
        elif s.phase == ANNOUNCING:
            if next_to_announce(s):
                return
            s.phase = COMPLETING
        elif s.phase == COMPLETING:
            complete_all(s)
            s.phase = AUCTION
        elif s.phase == AUCTION:
            if next_auction(s):
                return
            s.phase = ENDING
        elif s.phase == ENDING:
            end_turn(s)
        elif s.phase == FAVOUR:
            if next_favour(s):
                return
            s.phase = LABORATORY
            begin_turn(s)
        else:
            return


def begin_turn(s):
    """10.5: the turn marker advances."""
    s.turn += 1
    s.visits = 0
    emit(TURN, s.turn)


def end_turn(s):
    """10.1, 10.2: a florin for the Council and new requests after turns 1 to 7. 11.1: the end after turn 9."""
    for area in range(AREAS):
        s.arrivals[area] = 0
    if s.turn <= CITY_TURNS:
        s.council_florins += 1
        emit(COUNCIL_FLORIN, s.council_florins)
        while s.deck_left > 0 and requests(s) < DISPLAY_SIZE[s.players]:  # 10.3
            turn_up(s)
    if s.turn == LAST_TURN:
        award_variety(s)
        s.phase = OVER
        s.active = -1
        emit(GAME_OVER)
    else:
        s.phase = LABORATORY
        begin_turn(s)


def requests(s):
    """10.2: the number of face-up inventions."""
    count = 0
    for position in range(DISPLAY_SIZE[s.players]):
        count += s.requested[position] != 0
    return count


def turn_up(s):
    """10.2, X.1: the top card of the deck goes to the first empty space."""
    position = 0
    while s.requested[position] != 0:
        position += 1
    number = s.deck[0]
    s.requested[position] = number
    s.deck_left -= 1
    for card in range(s.deck_left):
        s.deck[card] = s.deck[card + 1]
    s.deck[s.deck_left] = 0
    card_turned_up(s, number)
    emit(REQUESTED, number)
