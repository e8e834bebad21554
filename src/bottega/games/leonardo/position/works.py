"""What labs work on, if it is not given, so that there are enough components; marks and weeks."""

from typing import NamedTuple

from ..components import COMPONENTS, INVENTIONS, LABS, LAST_GOLD, RECIPE, STOCK
from ..flaws.wording import numbers
from ..rules.completion import weeks_needed
from ..rules.knowledge import compatible
from ..state import ANNOUNCING, COMPLETING
from .draft import Draft
from .labs import announced, can_be_put_to_work, fill_spaces

KINDS = range(len(COMPONENTS))
BOTH = range(len(LABS))
NOTHING = 0
Amounts = tuple[int, ...]  # of each component


class Lab(NamedTuple):
    """A lab with an unknown work, and the inventions it can be at work on, the likeliest first."""

    seat: int
    lab: int
    choices: list[int]


def fill_works(d: Draft) -> None:
    s = d.s
    unknown, idle = [], []
    for seat in d.seats:
        for lab in BOTH:
            number = known_work(d, seat, lab)
            if number is None:
                unknown.append((seat, lab))
            else:
                s.work[seat, lab] = number
                if number == 0 and can_be_put_to_work(d, seat, lab):
                    idle.append((seat, lab))
    room, exact = components_left(d)
    labs = [Lab(seat, lab, choices(d, seat, lab)) for seat, lab in unknown]
    if search(d, labs, room, exact, set()):
        return
    labs += [Lab(seat, lab, [NOTHING, *choices(d, seat, lab)]) for seat, lab in idle]
    if search(d, labs, room, exact, set()):
        for seat, lab in idle:
            if s.work[seat, lab]:
                s.weeks[seat, lab] = 0
                fill_spaces(d, seat, lab)


def known_work(d: Draft, seat: int, lab: int) -> int | None:
    """What a lab works on, 0 if it is idle, None if it is not given."""
    s = d.s
    if d.said("work", seat, lab):
        return int(s.work[seat, lab])
    if s.weeks[seat, lab] < 0:
        return 0
    if d.said("marked", seat, lab) and s.marked[seat, lab] > 0:
        return int(s.marked[seat, lab])
    if s.phase in (ANNOUNCING, COMPLETING) and announced(d, seat, lab) > 0:
        return announced(d, seat, lab)
    return None


def components_left(d: Draft) -> tuple[Amounts, Amounts]:
    """For each kind, how many can be under labs, and how many must be, because they are nowhere else."""
    s = d.s
    room, exact = [], []
    for kind in KINDS:
        hands = [seat for seat in d.seats if d.said("hand", seat, kind)]
        under = sum(int(RECIPE[s.table, max(0, n), kind]) for n in s.work[: d.players].flat)
        shop = int(s.shop[kind]) if d.said("shop", kind) else 0
        room.append(STOCK - shop - under - sum(int(s.hand[seat, kind]) for seat in hands))
        exact.append(int(d.said("shop", kind) and len(hands) == d.players))
    return tuple(room), tuple(exact)


def choices(d: Draft, seat: int, lab: int) -> list[int]:
    """6.7, 6.13: public knowledge must allow it; inventions that are gone only if the lab can be marked."""
    s = d.s
    gone, out = cards_gone(d)
    done = [number for name in ("completed", "cards") if d.said(name, seat) for number in numbers(s[name][seat])]
    shown = s.requested.tolist() if d.said("requested") else []
    found = []
    for number in d.random.shuffled(INVENTIONS):
        is_gone = number in gone
        if is_gone and (d.said("marked", seat, lab) or number in done or number in s.announced[seat]):
            continue
        if not is_gone and d.said("suspects", seat, lab) and not s.suspects[seat, lab] >> number & 1:
            continue
        found.append(number)
    if out:  # it is given which are gone
        return sorted(found, key=lambda n: n in gone)
    return sorted(found, key=lambda n: (n in gone, n not in shown, n < LAST_GOLD))


def cards_gone(d: Draft) -> tuple[set[int], bool]:
    """The inventions that are gone, and whether these are all."""
    s = d.s
    if d.said("gone"):
        return set(numbers(s.gone)), True
    if d.said("deck") and d.said("requested"):
        return set(INVENTIONS) - set(s.deck.tolist()) - set(s.requested.tolist()), True
    gone = set(numbers(s.contested)) | {int(s.hammer)}
    for seat in d.seats:
        for name in ("completed", "cards"):
            gone |= set(numbers(s[name][seat])) if d.said(name, seat) else set()
    return gone, False


def search(d: Draft, labs: list[Lab], room: Amounts, exact: Amounts, failed: set[Amounts]) -> bool:
    """Tries one invention after another; `room` are the components that can still be used, all of them if `exact`."""
    if not labs:
        return not any(must and left for must, left in zip(exact, room, strict=True))
    (seat, lab, numbers), s = labs[0], d.s
    other = int(s.work[seat, 1 - lab])
    key = (len(labs), other, *room)
    most = 2 * len(labs)
    if key in failed or any(must and left > most for must, left in zip(exact, room, strict=True)):
        return False
    needy = sum(NOTHING not in lab.choices for lab in labs)
    if all(exact) and not needy <= sum(room) <= 4 * len(labs):
        return False
    paired = other and d.said("pair_stock", seat)
    for number in numbers:
        recipe = RECIPES[s.table][number]
        if (number and number == other) or any(n > left for n, left in zip(recipe, room, strict=True)):
            continue
        if paired and number and not compatible(s, seat, number, other):
            continue
        s.work[seat, lab] = number
        rest = tuple(left - n for n, left in zip(recipe, room, strict=True))
        if search(d, labs[1:], rest, exact, failed):
            return True
        s.work[seat, lab] = 0
    failed.add(key)
    return False


RECIPES = [[tuple(map(int, recipe)) for recipe in table] for table in RECIPE]


# ---- when it is known who completed what


def fill_progress(d: Draft) -> None:
    """9.4, 9.11: marked if the invention is gone; enough weeks for announced works."""
    s = d.s
    for seat in d.seats:
        for lab in BOTH:
            number = int(s.work[seat, lab])
            known = number in INVENTIONS
            d.put("marked", number if known and s.gone >> number & 1 else 0, seat, lab)
            if known and announced(d, seat, lab) == number:
                d.put("weeks", max(0, int(weeks_needed(s, seat, number))), seat, lab)
