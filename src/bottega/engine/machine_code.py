"""Machine code of rules by Numba: what is compiled how often, and the cache on disk.

Numba optimises every function together with copies of everything it calls, makes machine code of it, and does the same
again in each of its callers. Rules are small and call each other deeply, so that is many times the work. Here there are
two kinds of functions:

- *Units* are what Python or a stub calls: the six functions of a game, its heuristic, a playout, a search. Each is
  optimised once, with its parts, and kept on disk. Large units call each other by name; small ones are copied.
- *Parts* are everything else. Numba types them and translates them for LLVM, and that is all.

Small parts are inlined wherever they are called. About large ones LLVM decides: inlining them everywhere made the
heuristic of one game six times as large, and slower.

A unit is kept in its own folder, named by a fingerprint of its code and of everything it uses. Numba's own cache uses
the path and the time of the source file. It recompiles functions that have not changed (another checkout, a new line
above) and misses changes (in a callee in another file). With fingerprints, checkouts and versions share the code of
equal functions.

This uses parts of Numba that are not public. If Numba changes them, `tests/engine/test_machine_code.py` fails.
"""

import os
import shutil
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
from filelock import FileLock, Timeout
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.sigutils import normalize_signature
from numba.core.typed_passes import NativeLowering

# Rules allocate nothing, so they do not need Numba's runtime, which counts references to arrays.
OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}

LONGEST = 600  # seconds that one unit takes to compile, on any machine

Key = tuple[str, tuple[Any, ...]]  # a unit: its fingerprint, and the types of its arguments
_units: dict[Key, Any] = {}  # what this process has compiled or loaded; kept, because other units call it
_symbols: dict[str, Key] = {}  # by the names that units have in machine code
_dispatchers: list[Any] = []  # all units; with a dispatcher, Numba would forget its code, which others use too
_listeners: list[Callable[[], None]] = []  # called after each function


@contextmanager
def on_each_function(listener: Callable[[], None]) -> Iterator[None]:
    """Calls the listener each time that a function was compiled or loaded, here or in another thread."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def _notify() -> None:
    for listener in _listeners:
        listener()


def part(function: FunctionType, small: bool) -> Any:
    """A function that is compiled together with its callers. It cannot be called from Python."""
    return numba.njit(function, forceinline=small, pipeline_class=_PartPipeline, **OPTIONS)


def unit(function: FunctionType, small: bool, fingerprint: str, folder: Path, units: Mapping[str, Any]) -> Any:
    """A function with its own machine code. `units` are those it may call, by fingerprint."""
    function.__small__, function.__fingerprint__ = small, fingerprint  # type: ignore[attr-defined]
    made = numba.njit(function, pipeline_class=_UnitPipeline, **OPTIONS)
    made._cache = kept = _UnitCache(function, fingerprint, folder, units)
    made._compiler.compile = kept.unlocking(made._compiler.compile)
    _dispatchers.append(made)
    return made


def is_kept(function: Any) -> bool:
    """Whether the code of a unit is on disk. Of other functions nothing is kept on their own."""
    kept = getattr(function, "_cache", None)
    return not isinstance(kept, _UnitCache) or kept.is_kept


class _PartLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code that is only linked into other code."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


class _UnitLibrary(JITCodeLibrary):  # type: ignore[misc]
    """Code with all its parts, which is optimised here for the only time."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == llvm.Linkage.linkonce_odr:  # a part, which no other unit needs from here
                function.linkage = llvm.Linkage.internal
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        builder = llvm.create_pass_builder(self._codegen._tm, options)
        builder.getModulePassManager().run(self._final_module, builder)


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPart(NativeLowering):  # type: ignore[misc]
    """Translates a part for LLVM and stops there."""

    _name = "lower_part"

    def run_pass(self, state: Any) -> bool:
        state.library = _PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        super().run_pass(state)
        lowered = state["cr"]
        entry: Any = [].append  # Numba wants a built-in function, another one each time; nobody calls it
        state.targetctx.insert_user_function(entry, lowered.fndesc, [state.library])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=entry, env=lowered.env)
        _notify()
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerUnit(NativeLowering):  # type: ignore[misc]
    """Compiles a unit under a name that is the same in every process. Callers of a large unit link only its name."""

    _name = "lower_unit"

    def run_pass(self, state: Any) -> bool:
        identity = state.func_ir.func_id
        identity.unique_id = fingerprint = identity.func.__fingerprint__
        identity.unique_name = f"{identity.func_qualname}${fingerprint}"
        state.library = _UnitLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        super().run_pass(state)
        if not identity.func.__small__:
            state.library._shared_module = llvm.parse_assembly("")
        _symbols[state["cr"].fndesc.mangled_name] = fingerprint, tuple(state.args)
        _notify()
        return True


class _PartPipeline(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        return _with_lowering(self.state, _LowerPart)


class _UnitPipeline(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self) -> list[Any]:
        return _with_lowering(self.state, _LowerUnit)


def _with_lowering(state: Any, lowering: type) -> list[Any]:
    """Numba's pipeline with another last step."""
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    passes.passes = [(lowering if one is NativeLowering else one, why) for one, why in passes.passes]
    passes.finalize()
    return [passes]


class _Folder(_CacheLocator):  # type: ignore[misc]
    """Tells Numba the folder. Numba also wants a stamp for the source; the name of the folder takes its place."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""


class _Contents(CompileResultCacheImpl):  # type: ignore[misc]
    """What is kept of a unit: machine code, and the other units that it calls."""

    def __init__(self, function: FunctionType, path: Path, units: Mapping[str, Any]) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Folder(path)
        self._filename_base = function.__name__
        self._units = units

    def reduce(self, compiled: Any) -> Any:
        module = compiled.library._final_module
        called = [_symbols[f.name] for f in module.functions if f.is_declaration and f.name in _symbols]
        defined = [one.name for one in (*module.functions, *module.global_variables) if not one.is_declaration]
        return called, defined, super().reduce(compiled)

    def rebuild(self, target: Any, payload: Any) -> Any:
        called, defined, rest = payload
        for fingerprint, types in called:
            self._units[fingerprint].compile(types)
        target.codegen()._engine._defined_symbols.update(defined)
        return super().rebuild(target, rest)


class _UnitCache(FunctionCache):  # type: ignore[misc]
    """The cache of one unit, in its own folder."""

    def __init__(self, function: FunctionType, fingerprint: str, path: Path, units: Mapping[str, Any]) -> None:
        self._folder, self._fingerprint = path, fingerprint
        self._lock = FileLock(path / "lock")
        self._impl_class = partial(_Contents, path=path, units=units)
        super().__init__(function)

    @property
    def is_kept(self) -> bool:
        return any(self._folder.glob("*.nbi"))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Loads what was compiled before, also what another process is compiling now."""
        key = self._key(sig)
        if key in _units:
            return _units[key]
        loaded = self._read(sig, target_context)
        if loaded is None and self._begin():
            loaded = self._read(sig, target_context)
            if loaded is not None:
                self._end()
        if loaded is not None:
            _units[key] = loaded
            _symbols[loaded.fndesc.mangled_name] = key
            _mark_as_used(self._folder)
            _notify()
        return loaded

    def _read(self, sig: Any, target_context: Any) -> Any:
        """What is on disk. What cannot be read is removed.

        A file can be cut short, or name a module that this version no longer has. Unpickling then raises anything.
        """
        try:
            return super().load_overload(sig, target_context)
        except Exception:
            shutil.rmtree(self._folder, ignore_errors=True)
            return None

    def _begin(self) -> bool:
        """Waits while another process compiles this unit. Returns false if nothing can be kept on disk."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=LONGEST)
        except (OSError, Timeout) as trouble:
            _warn_once(trouble)
            return False
        return True

    def _end(self) -> None:
        self._lock.release(force=True)

    def unlocking(self, compile: Callable[..., Any]) -> Callable[..., Any]:
        """A function that compiles and, if that fails, lets others try. `save_overload` comes after success."""

        def compile_or_unlock(*arguments: Any) -> Any:
            try:
                return compile(*arguments)
            except BaseException:  # also an interrupt
                self._end()
                raise

        return compile_or_unlock

    def save_overload(self, sig: Any, data: Any) -> None:
        _units[self._key(sig)] = data._replace(metadata=None)  # as if it were loaded
        for environment in data._find_referenced_environments():  # also those of the parts
            data.library.codegen.set_env(environment.env_name, environment)
        try:
            super().save_overload(sig, data)
        except OSError as trouble:  # the folder is read-only, the disk is full
            _warn_once(trouble)
        finally:
            self._end()

    def _key(self, sig: Any) -> Key:
        return self._fingerprint, tuple(normalize_signature(sig)[0])


def _mark_as_used(folder: Path) -> None:
    """The time of a unit's folder says when it was last used; see `compile.remove_compiled`."""
    with suppress(OSError):
        os.utime(folder)


@cache
def _warn_about(reason: str) -> None:
    warnings.warn(f"machine code cannot be kept, so each start compiles it again: {reason}", stacklevel=2)


def _warn_once(trouble: Exception) -> None:
    _warn_about(getattr(trouble, "strerror", None) or str(trouble))
