"""Flaws of the course: turn and phase, who has had a turn, who decides, the favours of turn 0."""

from collections.abc import Iterator

from ....engine.completion import number_of
from ....engine.record import State
from ..components import (
    CITY_TURNS,
    EXPERT_APPRENTICES,
    EXPERT_FLORINS,
    FAVOUR_COMPONENTS,
    FAVOUR_COUNT,
    FAVOUR_FLORINS,
    LAST_TURN,
    MOST_OF_A_FAVOUR,
    MOST_OF_A_KIND,
)
from ..rules.ranking import clockwise
from ..state import (
    ANNOUNCING,
    ASSIGNMENT,
    AUCTION,
    CHOOSING,
    FAVOUR_COMPONENT,
    LABORATORY,
    NAMING,
    OFFER,
    OVER,
    PHASES,
)
from .phases import BENEFIT_OF, CITY, FAVOURS, UNDECIDED
from .wording import seats

NOBODY = -1


def course(s: State) -> Iterator[str]:
    if s.phase < 0:
        yield "phase: say which phase it is"
        return
    phase = PHASES[s.phase]
    if not 0 <= s.turn <= LAST_TURN:
        yield f"turn: there is no turn {s.turn}; they go from 0 to {LAST_TURN}"
    if (s.turn == 0) != (s.phase in FAVOURS):
        what = "only favours are taken" if s.turn == 0 else "favours were taken before"
        yield f"phase: {phase!r} does not fit turn {s.turn}, in which {what}"
    if s.turn == 0 and not s.setup:
        yield "turn: only experts play a turn 0; say 'setup': 'expert'"
    if s.turn > CITY_TURNS and s.phase in CITY:
        yield f"phase: {phase!r} does not fit turn {s.turn}; after turn {CITY_TURNS} the city is closed"
    if s.phase == OVER and s.turn != LAST_TURN:
        yield f"phase: the game is over after turn {LAST_TURN}, not in turn {s.turn}"
    if not 0 <= s.leonardo < s.players:
        yield "leonardo: somebody who plays must hold Leonardo"


def counters(s: State) -> Iterator[str]:
    """Who has had a turn in this phase, and what was started in it."""
    everybody = (1 << int(s.players)) - 1
    if s.phase in (LABORATORY, ANNOUNCING):
        if not 0 <= s.visits <= s.players:
            yield f"visits: {s.visits} of {s.players} players cannot be through"
    else:
        through = 0 if s.phase in FAVOURS else s.players
        if s.visits != through:
            yield f"visits: it is {through} in phase {PHASES[s.phase]!r}, not {s.visits}"
    if s.phase != ASSIGNMENT:
        nobody = s.turn == 0 or (s.turn == 1 and s.phase == LABORATORY)
        if s.passed != (0 if nobody else everybody):
            who = "nobody has passed yet" if nobody else "everybody has passed"
            yield f"passed: {who} in phase {PHASES[s.phase]!r} of turn {s.turn}, and {seats(s.passed)} is said"
    elif not 0 <= s.passed <= everybody:
        yield f"passed: {seats(s.passed)} are not all seats that play"
    if s.begun and (s.phase != LABORATORY or s.visits == s.players):
        yield "begun: labs are started in a visit of phase 'laboratory', and nobody is visiting"


def labs_begun(s: State) -> list[int]:
    return [lab for lab in range(2) if s.begun >> lab & 1]


# ---- who decides


def who_decides(s: State) -> tuple[int, str]:
    """The seat that has to decide in this phase, -1 if it is none or several, and why it is this one."""
    phase = int(s.phase)
    if phase in (LABORATORY, ANNOUNCING):
        if s.visits == s.players:
            return NOBODY, f"{number_of(s.visits, 'player')} are through"
        seat = clockwise(s, int(s.leonardo), int(s.visits))
        return seat, f"Leonardo is with seat {s.leonardo} and visits is {s.visits}"
    if phase in FAVOURS:
        taken = int(s.favours[: s.players].sum()) - (phase == FAVOUR_COMPONENT)
        if taken >= FAVOUR_COUNT[s.players] * s.players:
            return NOBODY, "everybody has their favours"
        why = f"{number_of(taken, 'favour')} were taken from seat {s.leonardo} on"
        return (int(s.leonardo) + taken) % int(s.players), why
    if phase == NAMING:
        return int(s.ranking[0]), "it is the first in rank at the Council"
    if phase in (CHOOSING, OFFER):
        if not 0 <= s.at < s.ranked <= len(s.ranking):
            return NOBODY, "all in the ranking have chosen"
        return int(s.ranking[s.at]), f"the ranking is {s.ranking[: s.ranked].tolist()} and at is {s.at}"
    if phase in BENEFIT_OF:
        return int(s.benefit[BENEFIT_OF[phase]]), "it has the benefit that is carried out"
    return NOBODY, "several bid" if phase == AUCTION else "the game is over"


def active(s: State) -> Iterator[str]:
    phase = PHASES[s.phase]
    if s.phase in UNDECIDED:
        if s.active != NOBODY:
            yield f"active: nobody decides in phase {phase!r}; leave it out, it is not seat {s.active}"
        return
    if s.phase == ASSIGNMENT:
        if s.passed == (1 << int(s.players)) - 1:
            if s.active != NOBODY:
                yield f"active: everybody has passed, so it is not the turn of seat {s.active}"
        elif not 0 <= s.active < s.players:
            yield "active: somebody who plays must have the turn"
        elif s.passed >> int(s.active) & 1:
            yield f"active: seat {s.active} has passed, so it is not its turn"
        return
    seat, why = who_decides(s)
    if s.active != seat and seat >= 0:
        yield f"active: in phase {phase!r} seat {seat} decides, not {s.active}: {why}"
    elif s.active != seat:
        yield f"active: in phase {phase!r} it is no seat, and {s.active} is said: {why}"
    if s.phase == ANNOUNCING and seat >= 0 and not any(may_still_announce(s, seat, lab) for lab in range(2)):
        yield f"active: seat {seat} has no lab at work that it could announce"


def may_still_announce(s: State, seat: int, lab: int) -> bool:
    return bool(s.weeks[seat, lab] >= 0 and s.announced[seat, lab] == 0)


# ---- turn 0


def favours(s: State) -> Iterator[str]:
    """X.4, X.5, X.13: each has the number for this many players, one at a time, none more than twice."""
    count = int(FAVOUR_COUNT[s.players]) if s.setup else 0
    total = int(s.favours[: s.players].sum())
    for seat in range(s.players):
        row = s.favours[seat]
        letters = "abcd"
        taken = int(row.sum())
        if row.min() < 0:
            yield f"favours: seat {seat} cannot have taken less than none"
        if not s.setup and taken:
            yield f"favours: beginners take none, and seat {seat} has {taken}"
        elif s.turn > 0 and taken != count:
            each = number_of(count, "favour")
            yield f"favours: with {s.players} players each takes {each}, and seat {seat} has {taken}"
        if s.players >= 4 and row.max() > MOST_OF_A_FAVOUR:
            letter = letters[int(row.argmax())]
            yield f"favours: with {s.players} players {letter} is taken twice at most, and seat {seat} has {row.max()}"
        if s.turn == 0:
            due = total // int(s.players) + ((seat - int(s.leonardo)) % int(s.players) < total % int(s.players))
            if taken != min(due, count):
                yield (
                    f"favours: they are taken one at a time from seat {s.leonardo} on, so of {total} seat {seat} has "
                    f"{min(due, count)}, not {taken}"
                )


def favour_gains(s: State) -> Iterator[str]:
    """X.3, X.6 to X.12: in turn 0 everything that a player has besides the kit comes from favours."""
    if s.turn:
        return
    for seat in range(s.players):
        a, b, c, d = map(int, s.favours[seat])
        small, large = map(int, s.spaces[seat])
        improved = int(small == 5) + int(large >= 4) + int(large == 6)
        men = int(s.men[seat].sum())
        owed = int(s.owed) if seat == s.active else 0
        components = b * FAVOUR_COMPONENTS + improved - owed
        gains = (
            ("florins", int(s.florins[seat]), EXPERT_FLORINS + a * FAVOUR_FLORINS, "florin"),
            ("supply", int(s.supply[seat]), EXPERT_APPRENTICES + c, "apprentice"),
            ("spaces", improved + men, d, "lab improvement"),
            ("hand", int(s.hand[seat].sum()), components, "component"),
        )
        for field, has, due, thing in gains:
            if has != due:
                taken = ", ".join(f"{letter} {n}" for letter, n in zip("abcd", (a, b, c, d), strict=True) if n)
                yield (
                    f"{field}: in turn 0, with the favours {taken or 'none'}, seat {seat} has "
                    f"{number_of(due, thing)}, not {has}"
                )


def favour_components(s: State) -> Iterator[str]:
    """X.7, X.9 to X.11: how many components are left of the favour being taken, and what was picked of it."""
    picked = s.picked.tolist()
    if min(picked) < 0 or max(picked) > MOST_OF_A_KIND:
        yield f"picked: at most {MOST_OF_A_KIND} of a kind within one favour"
    if s.phase != FAVOUR_COMPONENT:
        if s.owed:
            yield f"owed: no components are owed in phase {PHASES[s.phase]!r}, and {s.owed} is said"
        if not s.setup and any(picked):
            yield "picked: beginners take no favours"
        elif sum(picked) not in (0, 1, FAVOUR_COMPONENTS):
            yield f"picked: {sum(picked)} components came with no favour; it is none, 1 or {FAVOUR_COMPONENTS}"
        return
    if not 0 < s.owed <= FAVOUR_COMPONENTS:
        yield f"owed: from 1 to {FAVOUR_COMPONENTS} components are owed in phase {PHASES[s.phase]!r}, not {s.owed}"
        return
    seat, _ = who_decides(s)
    four = sum(picked) + s.owed == FAVOUR_COMPONENTS and s.favours[seat, 1] > 0
    one = sum(picked) == 0 and s.owed == 1 and s.favours[seat, 3] > int(s.men[seat].sum())
    if not (four or one):
        yield (
            f"owed: {s.owed} owed and {sum(picked)} picked fit neither favour b, of {FAVOUR_COMPONENTS} components, "
            f"nor favour d, of one, among those of seat {seat}"
        )
    for kind, count in enumerate(picked):
        if count > s.hand[seat, kind]:
            yield f"picked: seat {seat} has picked {count} and does not hold as many"
