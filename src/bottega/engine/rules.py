"""The rules of a game: what it writes itself, and what is derived from the declaration of its moves.

Three functions are derived: `apply` (the effect of a move, then everything up to the next decision), `refusal` (the
clause against a move) and `legal` (all moves that their checks allow). They are written as text in the dialect.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from .actions import In, Kind, Moves, Never, as_handed_over, by_move
from .generated import Names, Rule, function


def nothing(s):  # type: ignore[no-untyped-def]
    """For a game in which nothing happens between moves."""


@dataclass(frozen=True, eq=False)
class Rules:
    """What a game writes itself, in the dialect, besides the checks and effects of its moves."""

    moves: Moves
    setup: Rule
    actors: Rule
    redeal: Rule
    scores: Rule
    # Deals again what no seat knows and keeps what any seat knows, after moves were taken back by agreement; called
    # with (s). A game in which nothing is hidden from all needs none.
    reshuffle: Rule = nothing
    proceed: Rule = nothing  # plays on after a move until somebody has to decide
    # The clauses against a move of a seat that is not to move, and against a kind of move that does not belong to the
    # phase. A function is called with (s) and returns the clause.
    not_to_move: Rule | int = 0
    wrong_phase: Rule | int = 0
    # Listings written by hand, by phase, if they are faster than the derived ones. They are called as (s, seat, out)
    # and return the number of moves. A test compares each with the derived listing over random games. Frequent phases
    # come first: they are tested in this order.
    listings: Mapping[int, Rule] = field(default_factory=dict)

    # Frequent phases that `apply` tests before it decides by the kind of move. Whether that is faster on a device
    # depends on the game; docs/cuda.md has measurements.
    phases_first: tuple[int, ...] = ()
    # On a device 32 games are played in lockstep, and the next ones start when at most this many of them still go on.
    # Waiting for all is slow if games differ much in length; docs/cuda.md has measurements.
    restart_at: int = 0

    @property
    def module(self) -> str:
        return self.setup.__module__

    @cached_property
    def contract(self) -> dict[str, Rule]:
        """The six functions that every game offers, by name."""
        return {
            "setup": self.setup,
            "actors": self.actors,
            "legal": self.legal,
            "apply": self.apply,
            "redeal": self.redeal,
            "scores": self.scores,
        }

    # ---- what a phase allows

    @cached_property
    def phases(self) -> list[int | None]:
        """The phases in which there are moves, the frequent ones first; None is a game without phases."""
        named = {phase for kind in self.moves.kinds for use in kind.uses for phase in use.phases}
        frequent = [phase for phase in dict.fromkeys([*self.phases_first, *self.listings]) if phase in named]
        found: list[int | None] = [*frequent]
        found.extend(sorted(named.difference(frequent)))
        return found or [None]

    def uses(self, phase: int | None) -> list[tuple[Kind, In]]:
        """The kinds of moves of a phase, in the order of their numbers."""
        return [
            (kind, use)
            for kind in self.moves.kinds
            for use in kind.uses
            if phase is None or not use.phases or phase in use.phases
        ]

    def _refusals(self, phase: int | None) -> list[tuple[Kind, Never]]:
        return [(kind, never) for kind in self.moves.kinds for never in kind.refusals if phase in never.phases]

    # ---- the derived functions

    @cached_property
    def apply(self) -> Rule:
        """`apply(s, seat, move)`.

        Outside `phases_first` it calls each effect in one place. On a device, games in different phases with the same
        effect then run together, and there is less code.
        """
        names = Names()
        lines = ["def apply(s, seat, move):"]
        if self.phases_first or any(len(self._effects(kind)) > 1 for kind in self.moves.kinds):
            lines.append("    phase = int(s.phase)")
        for i, phase in enumerate(self.phases_first):
            lines.append(f"    {'el' if i else ''}if phase == {phase}:")
            lines += [f"        {line}" for line in self._effects_in(phase, names)]
        kinds = [kind for kind in self.moves.kinds if self._effects(kind)]
        by_kind = by_move([(self.moves.end(kind), list(self._effect(kind, names))) for kind in kinds]) if kinds else ()
        if self.phases_first and kinds:
            lines.append("    else:")
        lines += [f"{'        ' if self.phases_first else '    '}{line}" for line in by_kind]
        lines.append(f"    {names.of(self.proceed)}(s)")
        return function("\n".join(lines) + "\n", names.all, self.module)

    def _effects_in(self, phase: int | None, names: Names) -> Iterator[str]:
        """The effects of a phase, by the kind of move."""
        branches = []
        for kind, use in self.uses(phase):
            assert use.effect is not None, f"{kind.name} has no effect"
            arguments = ", ".join(["s", "seat", *self.moves.arguments(kind)])
            branches.append((self.moves.end(kind), [f"{names.of(use.effect)}({arguments})"]))
        yield from by_move(branches)

    def _effect(self, kind: Kind, names: Names) -> Iterator[str]:
        """The effect of a kind of move, by the phase where that makes a difference."""
        arguments = ", ".join(["s", "seat", *self.moves.arguments(kind)])
        effects = self._effects(kind)
        if len(effects) == 1:
            yield f"{names.of(effects[0][0])}({arguments})"
            return
        for i, (effect, phases) in enumerate(effects):
            test = " or ".join(f"phase == {phase}" for phase in phases)
            yield "else:" if i == len(effects) - 1 else f"{'el' if i else ''}if {test}:"
            yield f"    {names.of(effect)}({arguments})"

    def _effects(self, kind: Kind) -> list[tuple[Rule, list[int]]]:
        """The effects of a kind of move outside `phases_first`, each with its phases."""
        found: dict[Rule, list[int]] = {}
        for use in kind.uses:
            assert use.effect is not None, f"{kind.name} has no effect"
            phases = [phase for phase in use.phases if phase not in self.phases_first]
            if phases or not use.phases:
                found.setdefault(use.effect, []).extend(phases)
        return list(found.items())

    @cached_property
    def refusal(self) -> Rule:
        """`refusal(s, seat, move)`: 0, or the clause that forbids the move."""
        names = Names()
        lines = [
            "def refusal(s, seat, move):",
            f"    if not {names.of(self.actors)}(s) >> seat & 1:",
            f"        return {_clause(self.not_to_move, names)}",
            *self._by_phase(lambda phase: self._checks(phase, names)),
            f"    return {_clause(self.wrong_phase, names)}",
        ]
        return function("\n".join(lines) + "\n", names.all, self.module)

    def _checks(self, phase: int | None, names: Names) -> Iterator[str]:
        found: list[tuple[Kind, str]] = []
        for kind, use in self.uses(phase):
            arguments = ["s", "seat", *self.moves.arguments(kind)]
            found.append((kind, f"{names.of(use.check)}({', '.join(arguments)})" if use.check else "0"))
        found += [(kind, _clause(never.clause, names)) for kind, never in self._refusals(phase)]
        for kind, result in found:
            yield f"if {self.moves.base(kind.name)} <= move < {self.moves.end(kind)}:"
            yield f"    return {result}"
        yield f"return {_clause(self.wrong_phase, names)}"

    @cached_property
    def legal(self) -> Rule:
        """`legal(s, seat, out)`: the listings written by hand, and the derived ones for all other phases."""
        return self._legal("legal", self.listings)

    @cached_property
    def derived_legal(self) -> Rule:
        """`legal` without any listing written by hand."""
        return self._legal("derived_legal", {})

    def _legal(self, name: str, by_hand: Mapping[int, Rule]) -> Rule:
        names = Names()

        phases_of: dict[Rule, list[int | None]] = {}  # a listing that serves several phases is called in one place
        for phase in self.phases:
            rule = by_hand.get(phase) if phase is not None else None
            phases_of.setdefault(rule or self.listing(phase), []).append(phase)
        lines = [f"def {name}(s, seat, out):"]
        if self.phases != [None]:
            lines.append("    phase = int(s.phase)")
        for rule, phases in phases_of.items():
            call = f"return {names.of(rule)}(s, seat, out)"
            if phases == [None]:
                lines.append(f"    {call}")
            else:
                lines += [f"    if {' or '.join(f'phase == {phase}' for phase in phases)}:", f"        {call}"]
        return function("\n".join([*lines, "    return 0"]) + "\n", names.all, self.module)

    def listing(self, phase: int | None) -> Rule:
        """The derived listing of a phase: every move that its check allows, in the order of the numbers."""
        names = Names()
        lines = [f"def list_{'moves' if phase is None else phase}(s, seat, out):", "    n = 0"]
        for kind, use in self.uses(phase):
            lines += [f"    {line}" for line in self._offers(kind, use, names)]
        return function("\n".join([*lines, "    return n"]) + "\n", names.all, self.module)

    def _offers(self, kind: Kind, use: In, names: Names) -> Iterator[str]:
        indent, arguments, place, stride = "", ["s", "seat"], [str(self.moves.base(kind.name))], kind.size
        for i, arg in enumerate(kind.args):
            variable = "abcdef"[i]
            stride //= len(arg.values or ())
            yield f"{indent}for {variable} in range({len(arg.values or ())}):"
            indent += "    "
            arguments.append(as_handed_over(arg, variable))
            place.append(f"{variable} * {stride}" if stride > 1 else variable)
        if use.check:
            yield f"{indent}if {names.of(use.check)}({', '.join(arguments)}) == 0:"
            indent += "    "
        yield f"{indent}out[n] = {' + '.join(place)}"
        yield f"{indent}n += 1"

    def _by_phase(self, body: Callable[[int | None], Iterator[str]]) -> Iterator[str]:
        """A branch for each phase."""
        if self.phases == [None]:
            yield from (f"    {line}" for line in body(None))
            return
        yield "    phase = int(s.phase)"
        for i, phase in enumerate(self.phases):
            yield f"    {'el' if i else ''}if phase == {phase}:"
            yield from (f"        {line}" for line in body(phase))


def _clause(clause: Rule | int, names: Names) -> str:
    return f"{names.of(clause)}(s)" if callable(clause) else str(clause)
