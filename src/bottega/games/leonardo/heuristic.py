"""The heuristic of Leonardo da Vinci: what a sensible beginner plays.

It aims at one requested invention that it can finish, gets the missing components, keeps its labs busy, hires
apprentices and improves labs while that still pays, and sends to the city only the workers that the labs can spare.
Scores are in tenths of a florin.
"""

from .components import (
    ACADEMY,
    AREAS,
    BLACK,
    COUNCIL,
    DISPLAY_SIZE,
    GREY,
    KINDS,
    LAST_INVENTION,
    LAST_TURN,
    PRICES,
    RECIPE,
    SHOPS,
    TYPE,
    WEEKS,
    WORKSHOP,
)
from .moves import MOVES
from .rules.assignment import PLACES, room
from .rules.completion import is_requested, weeks_needed
from .rules.ranking import people
from .rules.workshop import can_improve
from .state import ASSIGNMENT, BUYING, FAVOUR_COMPONENT, LABORATORY, OFFER

CARD = 30  # the value of owning a card besides its florins: discounts and variety


def score_moves(s, seat, moves, n, worth):
    """Writes a score for each of n legal moves of a seat."""
    aim = best_aim(s, seat)
    for i in range(n):
        worth[i] = score_move(s, seat, aim, moves[i])


def quiet(s):
    """How quiet it is: 3 when a turn begins, 2 before each visit to the labs and each placing, otherwise 0."""
    if s.phase == LABORATORY and s.begun == 0:
        return 3 if s.visits == 0 else 2
    return 2 if s.phase == ASSIGNMENT else 0


def best_aim(s, seat):
    """The requested invention with the best reward per turn, including the turns to get components; 0 if none."""
    best = 0
    most = 0
    for position in range(DISPLAY_SIZE[s.players]):
        number = int(s.requested[position])
        if number and number != s.work[seat, 0] and number != s.work[seat, 1]:
            lacking = missing(s, seat, number)
            turns = turns_needed(s, seat, widest_idle(s, seat), number) + (lacking + 1) // 2
            if s.turn + turns <= LAST_TURN + 1:
                promise = (10 * BLACK[s.table, number] + CARD) // (turns + 1) - 8 * lacking
                if promise > most:
                    best = number
                    most = promise
    return best


def widest_idle(s, seat):
    """The lab a new work would go to."""
    if s.weeks[seat, 1] < 0 and s.spaces[seat, 1] > 0:
        return 1
    return 0


def missing(s, seat, number):
    """Components of a recipe that are not in hand."""
    lacking = 0
    for kind in range(KINDS):
        lacking += max(0, RECIPE[s.table, number, kind] - s.hand[seat, kind])
    return lacking


def lacks(s, seat, number, kind):
    """Whether a component is missing for a recipe."""
    return number > 0 and RECIPE[s.table, number, kind] > s.hand[seat, kind]


def turns_needed(s, seat, lab, number):
    """Turns of full work in a lab."""
    hands = s.supply[seat] + 1
    for place in range(PLACES):
        hands += s.placed[seat, place]
    men = s.men[seat, lab]
    speed = min(hands, s.spaces[seat, lab] - men) + 1 + 2 * men
    return (weeks_needed(s, seat, number) + speed - 1) // speed


def weeks_left(s, seat, lab):
    """The weeks that a lab at work still needs after its mechanical men and the workers already sent this turn."""
    if s.weeks[seat, lab] < 0:
        return 0
    place = AREAS + lab
    gain = s.placed[seat, place] + 2 * (s.master[seat] == place) + 2 * s.men[seat, lab]
    return max(0, weeks_needed(s, seat, s.work[seat, lab]) - s.weeks[seat, lab] - gain)


def wanted_in_labs(s, seat):
    """Apprentices that the labs can still use this turn."""
    total = 0
    for lab in range(2):
        if s.weeks[seat, lab] >= 0 and not s.sent[seat] >> (AREAS + lab) & 1:
            total += min(weeks_left(s, seat, lab), room(s, seat, AREAS + lab))
    return total


def price(s):
    """The price of the offer, in tenths of a florin."""
    return 10 * PRICES[s.price] if s.phase == OFFER else 0


def score_start(s, seat, aim, lab, number):
    """A requested invention that can be finished in time, by reward per turn."""
    turns = turns_needed(s, seat, lab, number)
    if not is_requested(s, number) or s.turn + turns - 1 > LAST_TURN:
        return -1
    return (10 * BLACK[s.table, number] + CARD) // max(1, turns)


def score_cancel(s, seat, aim, lab):
    """Only works that cannot be finished any more."""
    number = s.work[seat, lab]
    speed = s.spaces[seat, lab] + 1
    left = weeks_needed(s, seat, number) - s.weeks[seat, lab]
    return 1 if left > speed * (LAST_TURN + 1 - s.turn) else -1


def score_send(s, seat, aim, count, place):
    """Labs earn their reward by the week, but nobody takes their spaces, so spare workers go to the city first."""
    if place >= AREAS:
        useful = min(count, weeks_left(s, seat, place - AREAS))
        return work_worth(s, seat, place - AREAS) * useful - 5 * (count - useful)
    spare = s.supply[seat] - wanted_in_labs(s, seat)
    return place_worth(s, seat, aim, place, count) - (10 * count if count <= spare else 12 * count + 15)


def score_master(s, seat, aim, place):
    """The master counts for two."""
    if place >= AREAS:
        useful = min(2, weeks_left(s, seat, place - AREAS))
        return work_worth(s, seat, place - AREAS) * useful - 8
    return place_worth(s, seat, aim, place, 2) - 22


def work_worth(s, seat, lab):
    """The value of a week in a lab."""
    number = s.work[seat, lab]
    reward = GREY[s.table, number] if s.marked[seat, lab] else BLACK[s.table, number] + CARD // 10
    return 10 * reward // WEEKS[s.table, number]


def place_worth(s, seat, aim, place, count):
    """The value of a place in the city, lower if others are stronger there."""
    if s.arrival[seat, place]:
        return 0
    rivals = 0
    stronger = 0
    for other in range(s.players):
        if other != seat and s.arrival[other, place]:
            rivals += 1
            stronger += people(s, other, place) >= count
    if place == COUNCIL:
        if rivals == s.players - 1 and stronger == rivals and s.players > 2:
            return 0
        return 12 + 8 * s.council_florins * (stronger == 0) + 6 * (s.leonardo != seat)
    value = 0
    if place == WORKSHOP:
        value = 45 if s.turn <= 4 and can_improve(s, seat) else 0
    elif place == ACADEMY:
        value = apprentice_worth(s) if s.academy[seat] > 0 else 0
    elif s.shop[place - SHOPS] > 0:
        value = component_worth(s, seat, aim, place - SHOPS)
    if stronger == 0:
        return value
    return value - 10 * PRICES[min(stronger, 3)] if s.florins[seat] >= PRICES[min(stronger, 3)] else 0


def apprentice_worth(s):
    """An apprentice earns about one florin per turn."""
    return 9 * (LAST_TURN - s.turn)


def component_worth(s, seat, aim, kind):
    """High if the aim lacks it, otherwise low."""
    if s.turn > 7:
        return 0
    return 50 if lacks(s, seat, aim, kind) else 8


def score_component(s, seat, aim, kind):
    """A component for the price asked."""
    if s.phase == FAVOUR_COMPONENT:
        return component_worth(s, seat, aim, kind) - s.hand[seat, kind]
    return component_worth(s, seat, aim, kind) - (10 if s.phase == BUYING else price(s))


def improvement_worth(s, seat, improvement):
    """A second lab first, then mechanical men, then more room."""
    if s.turn > 5:
        return -1
    if improvement == 1:
        return 60
    if improvement >= 3:
        return 55
    return 35


def card_worth(s, seat):
    """More for a new type."""
    for card in range(1, LAST_INVENTION + 1):
        if s.cards[seat] >> card & 1 and TYPE[card] == TYPE[s.hammer]:
            return CARD
    return CARD + 20


def score_benefit(s, seat, aim, benefit):
    """Florins on the Council, or a missing component."""
    if benefit == 1:
        return 9 * s.council_florins
    if benefit == 3 and s.florins[seat] > 0:
        for kind in range(KINDS):
            if s.shop[kind] > 0 and lacks(s, seat, aim, kind):
                return 40
    return 1


def score_favour(s, seat, aim, favour):
    """People and components first, then room to work."""
    if favour == 2:
        return 60 - 20 * s.favours[seat, 2]
    if favour == 1:
        return 55 - 40 * s.favours[seat, 1]
    if favour == 4:
        return 50
    return 30


def score_leonardo(s, seat, aim, holder):
    """Its own seat before any other."""
    return 10 * (holder == seat)


def score_collect(s, seat, aim):
    return 10 * s.council_florins


def score_hire(s, seat, aim):
    return apprentice_worth(s) - price(s)


def score_improve(s, seat, aim, improvement):
    return improvement_worth(s, seat, improvement) - price(s)


def score_bid(s, seat, aim, florins):
    """Bids exactly the value of the card."""
    return -abs(florins - card_worth(s, seat) // 10)


# The functions that score a move; passing scores 0.
score_move = MOVES.dispatch(
    "score_move",
    "s, seat, aim",
    {
        "start": score_start,
        "cancel": score_cancel,
        "send": score_send,
        "master": score_master,
        "leonardo": score_leonardo,
        "benefit": score_benefit,
        "lift": -1,
        "collect": score_collect,
        "look": 1,
        "take": score_component,
        "hire": score_hire,
        "improve": score_improve,
        "announce": 100,
        "bid": score_bid,
        "favour": score_favour,
    },
    module=__name__,
)
