"""The favours of turn 0 and what they gave: nobody has anything else besides the kit."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from ..components import (
    EXPERT_APPRENTICES,
    EXPERT_FLORINS,
    FAVOUR_COMPONENTS,
    FAVOUR_COUNT,
    FAVOUR_FLORINS,
    KINDS,
    MOST_APPRENTICES,
    MOST_OF_A_FAVOUR,
    MOST_OF_A_KIND,
    STOCK,
)
from ..state import FAVOUR_COMPONENT
from .draft import Draft

LETTERS = 4
# X.9 to X.12: spaces of the labs, and mechanical men in them
LABS = tuple(
    ((small, large), (in_small, in_large))
    for small, large in product((3, 5), (0, 4, 6))
    for in_small, in_large in product(range(2 if small == 5 else 1), range(3 if large == 6 else 1))
)


class Kit(NamedTuple):
    """What a player can have in turn 0."""

    favours: tuple[int, int, int, int]
    spaces: tuple[int, int]
    men: tuple[int, int]
    components: int  # in hand
    owed: int

    @property
    def florins(self) -> int:
        return EXPERT_FLORINS + FAVOUR_FLORINS * self.favours[0]

    @property
    def supply(self) -> int:
        return EXPERT_APPRENTICES + self.favours[2]


def fill_favours(d: Draft) -> None:
    if d.s.turn:
        fill_past_favours(d)
        return
    for kits in kits_of_all(d):
        for seat, kit in enumerate(kits):
            deal(d, seat, kit)
        deal_components(d, kits)
        return


def fill_past_favours(d: Draft) -> None:
    """X.4, X.13: after turn 0 it does not matter any more which they were."""
    s = d.s
    count = int(FAVOUR_COUNT[d.players]) if s.setup else 0
    most = MOST_OF_A_FAVOUR if d.players >= 4 else count
    for seat in d.seats:
        for letter in range(LETTERS):
            d.put("favours", 0, seat, letter)
        for letter in range(LETTERS):
            missing = count - int(s.favours[seat].sum())
            d.put("favours", max(0, min(most, missing)), seat, letter)


def kits_of_all(d: Draft) -> Iterator[list[Kit]]:
    """Kits for all seats that fit the description, with as few favours as possible."""
    s = d.s
    count, now = int(FAVOUR_COUNT[d.players]), s.phase == FAVOUR_COMPONENT
    shops = [d.said("shop", kind) for kind in range(KINDS)]
    needed = STOCK * KINDS - int(s.shop.sum()) if all(shops) else None
    for total in range(int(now), count * d.players + int(now)):
        last = d.clockwise(int(s.leonardo), total - 1)
        if d.said("active") and s.active != (last if now else d.clockwise(int(s.leonardo), total)):
            continue
        choices = []
        for seat in d.seats:
            steps = (seat - int(s.leonardo)) % d.players
            due = total // d.players + (steps < total % d.players)
            choices.append([kit for kit in every_kit(d, due, now and seat == last) if fits(d, seat, kit)])
        yield from together(choices, needed)


def together(choices: list[list[Kit]], needed: int | None) -> Iterator[list[Kit]]:
    """One kit for each seat, so that all components together are those that are missing in the shops."""
    if not choices:
        if not needed:
            yield []
        return
    amounts = {kit.components: kit for kit in reversed(choices[0])}
    for amount, kit in amounts.items():
        if needed is None or amount <= needed:
            for rest in together(choices[1:], None if needed is None else needed - amount):
                yield [kit, *rest]


def every_kit(d: Draft, due: int, picking: bool) -> Iterator[Kit]:
    """Everything that a number of favours can have given; a seat that is picking components still gets some."""
    most = MOST_OF_A_FAVOUR if d.players >= 4 else due
    counts = range(min(due, most), -1, -1)
    for (spaces, men), a, b, c in product(LABS, counts, counts, counts):
        improved = int(spaces[0] == 5) + int(spaces[1] >= 4) + int(spaces[1] == 6)
        last = improved + sum(men)
        if a + b + c + last != due or last > most:
            continue
        owing = [0]
        if picking:
            owing = [*(range(FAVOUR_COMPONENTS, 0, -1) if b else ()), *((1,) if improved and not b else ())]
        for owed in owing:
            yield Kit((a, b, c, last), spaces, men, b * FAVOUR_COMPONENTS + improved - owed, owed)


def fits(d: Draft, seat: int, kit: Kit) -> bool:
    s = d.s
    said = [(s.favours[seat, i], n) for i, n in enumerate(kit.favours) if d.said("favours", seat, i)]
    for lab in range(2):
        said += [(s.spaces[seat, lab], kit.spaces[lab])] if d.said("spaces", seat, lab) else []
        said += [(s.men[seat, lab], kit.men[lab])] if d.said("men", seat, lab) else []
    said += [(s.florins[seat], kit.florins)] if d.said("florins", seat) else []
    said += [(s.supply[seat], kit.supply)] if d.said("supply", seat) else []
    said += [(s.academy[seat], MOST_APPRENTICES - kit.supply)] if d.said("academy", seat) else []
    said += [(s.owed, kit.owed)] if kit.owed and d.said("owed") else []
    if kit.owed and d.said("picked"):
        one = kit.owed == 1 and not s.picked.any() and kit.favours[3] > sum(kit.men)
        four = s.picked.sum() + kit.owed == FAVOUR_COMPONENTS and kit.favours[1] > 0
        said += [(one or four, True)]
    held = [int(s.hand[seat, kind]) for kind in range(KINDS) if d.said("hand", seat, kind)]
    room = sum(held) == kit.components if len(held) == KINDS else sum(held) <= kit.components
    return room and all(one == other for one, other in said)


def deal(d: Draft, seat: int, kit: Kit) -> None:
    for letter, taken in enumerate(kit.favours):
        d.put("favours", taken, seat, letter)
    for lab in range(2):
        d.put("spaces", kit.spaces[lab], seat, lab)
        d.put("men", kit.men[lab], seat, lab)
    d.put("florins", kit.florins, seat)
    d.put("supply", kit.supply, seat)
    d.put("academy", MOST_APPRENTICES - kit.supply, seat)
    if kit.owed:
        d.put("owed", kit.owed)


def deal_components(d: Draft, kits: list[Kit]) -> None:
    """X.7: deals what is missing in the shops; not more of a kind than favours can have given."""
    s = d.s
    picker = next((seat for seat, kit in enumerate(kits) if kit.owed), None)
    missing = [STOCK - int(s.shop[kind]) if d.said("shop", kind) else STOCK for kind in range(KINDS)]
    for seat in d.seats:
        for kind in range(KINDS):
            if d.said("hand", seat, kind):
                missing[kind] -= int(s.hand[seat, kind])
            else:
                picked = seat == picker and d.said("picked", kind)
                s.hand[seat, kind] = min(int(s.picked[kind]) if picked else 0, missing[kind])
                missing[kind] -= int(s.hand[seat, kind])
    scarce_first = sorted(range(KINDS), key=lambda kind: (not d.said("shop", kind), kind))
    for seat, kit in enumerate(kits):
        while s.hand[seat].sum() < kit.components:
            free = [kind for kind in scarce_first if missing[kind] > 0 and not d.said("hand", seat, kind)]
            if not free:
                break
            of_said = [kind for kind in free if d.said("shop", kind)]
            kind = min(of_said or free, key=lambda kind: (int(s.hand[seat, kind]) - missing[kind] * len(of_said), kind))
            s.hand[seat, kind] += 1
            missing[kind] -= 1
    for kind in range(KINDS):
        d.put("shop", STOCK - int(s.hand[: d.players, kind].sum()), kind)
    if picker is not None:
        pick(d, picker, FAVOUR_COMPONENTS - kits[picker].owed if kits[picker].favours[1] else 0)


def pick(d: Draft, seat: int, count: int) -> None:
    """X.7: the part of a hand that came with the favour being taken, at most two of a kind."""
    s = d.s
    if d.said("picked"):
        return
    for kind in range(KINDS):
        left = count - int(s.picked.sum())
        d.put("picked", min(left, MOST_OF_A_KIND, int(s.hand[seat, kind])), kind)
