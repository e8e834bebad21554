"""Builds the same rules for three targets: plain Python, machine code (Numba), CUDA kernels (numba-cuda).

A rule function is never changed for a target. It is cloned with new globals, in which the functions it calls are clones
for that target too, callees first. In the same way a match records `emit` and scripts its chance, and code written
against `contract` (a playout, a search) becomes code for one game.
"""

import dis
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np
import platformdirs

from . import contract
from .extras import extra
from .plain_state import plain_constant

if TYPE_CHECKING:
    from .game import Game

TARGETS = ("python", "cpu", "cuda")
Rule = Callable[..., Any]
Function = TypeVar("Function", bound=Rule)
Constant = Callable[[Any], Any]  # makes a constant or a table that functions read one of the target
Wrap = Callable[[FunctionType, bool], Rule]  # makes a clone a function of the target, on its own or a part of others

SMALL = 4000  # bytes of Python code with all callees; what is larger is not copied into every caller


class Linker:
    """Clones functions and everything they call."""

    def __init__(self, wrap: Wrap, rebound: Mapping[Rule, Rule], constant: Constant = lambda value: value) -> None:
        """`rebound` maps functions to those that replace them, and `constant` changes the constants and tables."""
        self._wrap, self._constant = wrap, constant
        self._linked: dict[Rule, Rule] = dict(rebound)
        self._parts: dict[Rule, Rule] = {}  # what linked functions call

    def link(self, rule: Rule) -> Rule:
        """Builds a function for this target, with everything it calls."""
        if rule not in self._linked:
            self._linked[rule] = self._wrap(self._clone(rule), False)
        return self._linked[rule]

    @property
    def functions(self) -> set[Rule]:
        """All functions of this build so far."""
        return {*self._linked.values(), *self._parts.values()}

    def _part(self, rule: Rule) -> Rule:
        """Builds a function that linked functions call, unless it is linked itself."""
        if rule in self._linked:
            return self._linked[rule]
        if rule not in self._parts:
            self._parts[rule] = self._wrap(self._clone(rule), True)
        return self._parts[rule]

    def _clone(self, rule: Rule) -> FunctionType:
        """A copy of a function that calls functions of this target."""
        assert isinstance(rule, FunctionType)
        names = {**rule.__globals__}
        for name in _globals_read(rule.__code__):
            if name in names:  # else it is a built-in function
                value = names[name]
                names[name] = self._part(value) if isinstance(value, FunctionType) else self._constant(value)
        clone = FunctionType(rule.__code__, names, rule.__name__, rule.__defaults__)
        clone.__module__, clone.__doc__, clone.__annotations__ = rule.__module__, rule.__doc__, rule.__annotations__
        return clone


class Build(Linker):
    """A game's rule functions for one target.

    The six functions of `contract` are its attributes; `link` builds any other function that calls them.
    """

    setup: Rule
    actors: Rule
    legal: Rule
    apply: Rule
    redeal: Rule
    scores: Rule

    def __init__(
        self,
        game: "Game",
        wrap: Wrap,
        rebound: Mapping[Rule, Rule],
        constant: Constant = lambda value: value,
    ) -> None:
        super().__init__(wrap, rebound, constant)
        self.game = game
        for name, rule in game.rules.contract.items():
            self.bind(getattr(contract, name), rule)
            setattr(self, name, self._linked[rule])

    def bind(self, stub: Rule, rule: Rule) -> None:
        """Makes functions that call the stub call the rule instead."""
        self._linked[stub] = self.link(rule)


@cache
def _globals_read(code: CodeType) -> tuple[str, ...]:
    """The global names that a function reads, without attribute names, in a fixed order."""
    found = {i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL"}
    inner = (_globals_read(part) for part in code.co_consts if isinstance(part, CodeType))  # of comprehensions
    return tuple(sorted(found.union(*inner)))


def compile(game: "Game", target: str = "python", rebound: Mapping[Rule, Rule] | None = None) -> Build:
    """Builds a game's rules for "python", "cpu" or "cuda".

    `rebound` maps functions to those that replace them in this build. CUDA is imported only for the target "cuda".
    With BOTTEGA_COMPILE=0 in the environment, "cpu" stays plain Python: slow, but there is nothing to wait for.
    """
    if target == "python":
        return Build(game, lambda clone, part: clone, {contract.emit: game.recorder.emit, **(rebound or {})})
    if target == "cpu" and os.environ.get("BOTTEGA_COMPILE") == "0":
        return Build(game, lambda clone, part: clone, {contract.emit: _silence, **(rebound or {})})
    if target == "cpu":
        return Build(game, _for_cpu(game), {contract.emit: _erased("cpu"), **(rebound or {})})
    if target == "cuda":
        with extra("cuda"):
            import numba_cuda  # noqa: F401 - Numba has an older `numba.cuda`, which does not suffice
        from numba import cuda

        return Build(
            game,
            lambda clone, part: cuda.jit(device=True)(clone),
            {contract.emit: _erased("cuda"), **(rebound or {})},
        )
    raise ValueError(f"there is no target {target!r}; there are {', '.join(TARGETS)}")


def compile_plain(game: "Game", rebound: Mapping[Rule, Rule] | None = None) -> Build:
    """Builds a game's rules for plain states (`plain_state.py`): the target "python" of a match."""
    functions = {contract.emit: game.recorder.emit, **(rebound or {})}
    return Build(game, lambda clone, part: clone, functions, plain_constant)


def plain_function(function: Function) -> Function:
    """A function that calls rules, for plain states (`plain_state.py`), with everything it calls."""
    return cast(Function, Linker(lambda clone, part: clone, {}, plain_constant).link(function))


def _silence(kind: int, *facts: int) -> None:
    """What `emit` is where nobody listens."""


def _erased(target: str) -> Rule:
    if target == "cuda":
        from numba import cuda

        erased: Rule = cuda.jit(device=True)(_silence)
    else:
        import numba

        erased = numba.njit(_silence)
    return erased


def _for_cpu(game: "Game") -> Wrap:
    from . import machine_code

    # The record is included because Numba would run code for an old record on one with more fields at the end.
    versions = f"{sys.version} {version('numba')} {version('numpy')} {machine_code.OPTIONS} {SMALL}"
    made_with = f"{versions} {game.record.dtype.descr}"
    prints: dict[Rule, str] = {}
    sizes: dict[Rule, int] = {}
    units: dict[str, Rule] = {}

    def wrap(clone: FunctionType, part: bool) -> Rule:
        mark = _fingerprint(clone, prints, f"{made_with} {part}")
        size = _size(clone, sizes)
        small = size <= SMALL
        built: Rule
        if part:
            built = machine_code.part(clone, small)
        else:
            folder = cache_folder() / game.slug / f"{clone.__name__}-{mark}"
            built = units[mark] = machine_code.unit(clone, small, mark, folder, units)
        prints[built] = mark
        sizes[built] = size if small else 0
        return built

    return wrap


def _size(clone: FunctionType, sizes: Mapping[Rule, int]) -> int:
    """The bytes of a function's code, and those of its small callees at each call."""
    read = (i.argval for i in dis.get_instructions(clone.__code__) if i.opname == "LOAD_GLOBAL")
    callees = (clone.__globals__.get(name) for name in read)
    return len(clone.__code__.co_code) + sum(sizes.get(callee, 0) for callee in callees if callable(callee))


def cache_folder() -> Path:
    """The folder in which machine code is kept between starts."""
    return Path(os.environ.get("BOTTEGA_CACHE") or platformdirs.user_cache_dir("bottega"))


def remove_compiled(unused_days: float = 0) -> int:
    """Removes machine code from the disk that nothing has used for some days; by default all. Returns how many units.

    The time of a unit's folder says when it was last used.
    """
    latest = time.time() - unused_days * 24 * 3600
    removed = 0
    for folder in cache_folder().glob(f"*/*-{'[0-9a-f]' * 16}"):
        with suppress(OSError):  # another process removes it too
            if folder.stat().st_mtime <= latest:
                shutil.rmtree(folder)
                removed += 1
    return removed


def _fingerprint(clone: FunctionType, prints: Mapping[Rule, str], made_with: str) -> str:
    """A hash of a function's code, of the constants and tables it reads, and of every function it calls.

    Its docstring does not count. Its module does: Numba imports it when it loads the code.
    """
    content = hashlib.sha256(f"{made_with} {clone.__module__}".encode())
    code = clone.__code__
    constants = code.co_consts[1:] if clone.__doc__ is not None else code.co_consts
    content.update(code.co_code)
    content.update(repr((constants, code.co_names, code.co_varnames)).encode())
    for name in _globals_read(code):
        value = clone.__globals__.get(name)
        if isinstance(value, np.ndarray):
            content.update(repr((value.dtype, value.shape)).encode() + value.tobytes())
        elif callable(value) and value in prints:
            content.update(prints[value].encode())
        elif not callable(value) and not isinstance(value, ModuleType):
            content.update(repr(value).encode())
    return content.hexdigest()[:16]
