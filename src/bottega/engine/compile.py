"""The same rules for three targets: plain Python, machine code (Numba), CUDA kernels (numba-cuda).

A rule function is never changed for a target. It is cloned over a globals dict in which the functions it calls are
clones for that target too, callees first. That is also how a match listens to `emit` and scripts its chance, and how
code written against `contract` (a playout, a search) becomes code for one game.
"""

import dis
import hashlib
import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import platformdirs

from . import contract

if TYPE_CHECKING:
    from .game import Game

TARGETS = ("python", "cpu", "cuda")
Rule = Callable[..., Any]
Wrap = Callable[
    [FunctionType, bool], Rule
]  # makes a clone a function of the target, to be built into its callers or not


class Build:
    """A game's rule functions for one target.

    The six functions of `contract` are its attributes; `link` builds any further function that calls them.
    """

    setup: Rule
    actors: Rule
    legal: Rule
    apply: Rule
    redeal: Rule
    scores: Rule

    def __init__(self, game: "Game", wrap: Wrap, rebound: Mapping[Rule, Rule]) -> None:
        self.game = game
        self._wrap = wrap
        self._linked: dict[Rule, Rule] = dict(rebound)
        for name, rule in game.rules.contract.items():
            self.bind(getattr(contract, name), rule)
            setattr(self, name, self._linked[rule])

    def bind(self, stub: Rule, rule: Rule) -> None:
        """From now on, what calls the stub calls the rule.

        What a rule calls is built into it, but a bound rule is really called, lest every playout and search carry
        copies of the whole rulebook.
        """
        self._linked[stub] = self.link(rule, inline=False)

    def link(self, rule: Rule, inline: bool = True) -> Rule:
        """This function for this target, with everything it calls."""
        if rule not in self._linked:
            assert isinstance(rule, FunctionType)
            names = {**rule.__globals__}
            for name in _globals_read(rule.__code__):
                callee = names.get(name)
                if isinstance(callee, FunctionType):
                    names[name] = self.link(callee)
            clone = FunctionType(rule.__code__, names, rule.__name__, rule.__defaults__)
            clone.__module__, clone.__doc__ = rule.__module__, rule.__doc__
            self._linked[rule] = self._wrap(clone, inline)
        return self._linked[rule]


@cache
def _globals_read(code: CodeType) -> tuple[str, ...]:
    """The global names a function reads (its attribute names are another matter), in a fixed order."""
    return tuple(sorted({i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}))


def compile(game: "Game", target: str = "python", rebound: Mapping[Rule, Rule] | None = None) -> Build:
    """Builds a game's rules for "python", "cpu" or "cuda".

    `rebound` gives functions that take the place of others in this build. CUDA is imported only when asked for.
    """
    if target == "python":
        return Build(game, lambda clone, inline: clone, {contract.emit: game.recorder.emit, **(rebound or {})})
    if target == "cpu":
        return Build(game, _for_cpu(game), {contract.emit: _erased("cpu"), **(rebound or {})})
    if target == "cuda":
        from numba import cuda

        return Build(
            game,
            lambda clone, inline: cuda.jit(device=True)(clone),
            {contract.emit: _erased("cuda"), **(rebound or {})},
        )
    raise ValueError(f"{target!r} is none of the targets {', '.join(TARGETS)}")


def _erased(target: str) -> Rule:
    def silence(kind: int, *facts: int) -> None:
        pass

    if target == "cuda":
        from numba import cuda

        erased: Rule = cuda.jit(device=True)(silence)
    else:
        import numba

        erased = numba.njit(silence)
    return erased


def _for_cpu(game: "Game") -> Wrap:
    import numba

    from .machine_code import MachineCodeCache

    # Rules allocate nothing, so Numba's runtime, which counts references to the arrays they are handed, is left out.
    options = {"nogil": True, "error_model": "numpy", "_nrt": False}
    # The record is part of it: Numba would run code made for a record on one that has grown at its end.
    made_with = f"{sys.version} {version('numba')} {version('numpy')} {options} {game.record.dtype.descr}"
    prints: dict[Rule, str] = {}

    def wrap(clone: FunctionType, inline: bool) -> Rule:
        mark = _fingerprint(clone, prints, f"{made_with} {inline}")
        built: Any = numba.njit(clone, forceinline=inline, **options)
        built._cache = MachineCodeCache(clone, cache_folder() / game.slug / f"{clone.__name__}-{mark}")
        prints[built] = mark
        rule: Rule = built
        return rule

    return wrap


def cache_folder() -> Path:
    """Where machine code is kept between starts."""
    return Path(os.environ.get("BOTTEGA_CACHE") or platformdirs.user_cache_dir("bottega"))


def _fingerprint(clone: FunctionType, prints: Mapping[Rule, str], made_with: str) -> str:
    """A hash of a function's code, of the constants and tables it reads, and of every function it calls.

    Its module is part of it: Numba imports that when it loads the code, and a generated function can have several.
    """
    content = hashlib.sha256(f"{made_with} {clone.__module__}".encode())
    code = clone.__code__
    content.update(code.co_code)
    content.update(repr((code.co_consts, code.co_names, code.co_varnames)).encode())
    for name in _globals_read(code):
        value = clone.__globals__.get(name)
        if isinstance(value, np.ndarray):
            content.update(repr((value.dtype, value.shape)).encode() + value.tobytes())
        elif callable(value) and value in prints:
            content.update(prints[value].encode())
        elif not callable(value) and not isinstance(value, ModuleType):
            content.update(repr(value).encode())
    return content.hexdigest()[:16]
