"""Numba's cache of machine code on disk: one folder per function, named by a fingerprint of the function.

Numba's own cache uses the path and the time of the source file. It recompiles functions that have not changed (another
checkout, a new line above) and misses changes (in a callee in another file). Here only the fingerprint counts, so
checkouts and versions share the code of equal functions.
"""

import shutil
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


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
    """Like Numba's class, but without a source file."""

    def __init__(self, function: FunctionType, path: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Folder(path)
        self._filename_base = function.__name__


class MachineCodeCache(FunctionCache):  # type: ignore[misc]
    """The cache of one function, in its own folder."""

    def __init__(self, function: FunctionType, path: Path) -> None:
        self._folder = path
        self._impl_class = partial(_Contents, path=path)
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Loads what was compiled before. What cannot be read is removed and compiled again.

        A file can be cut short, or name a module that this version no longer has. Unpickling then raises anything.
        """
        try:
            return super().load_overload(sig, target_context)
        except Exception:
            shutil.rmtree(self._folder, ignore_errors=True)
            return None
