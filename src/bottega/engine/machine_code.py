"""Where Numba keeps machine code on disk: one folder for each function, named by all that the function is made of.

Numba's own cache looks at the path and the time of the source file. That recompiles what has not changed (another
checkout, a new line above) and misses what has (a callee in another file). The fingerprint in the folder's name decides
alone, so checkouts and versions share code that is the same.
"""

from functools import partial
from pathlib import Path
from types import FunctionType

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


class _Folder(_CacheLocator):  # type: ignore[misc]
    """Numba asks it for the folder, and for what tells old code from new: here the folder's name does."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""


class _Contents(CompileResultCacheImpl):  # type: ignore[misc]
    """Like Numba's, but it looks for no source file."""

    def __init__(self, function: FunctionType, path: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Folder(path)
        self._filename_base = function.__name__


class MachineCodeCache(FunctionCache):  # type: ignore[misc]
    """The cache of one function, in a folder of its own."""

    def __init__(self, function: FunctionType, path: Path) -> None:
        self._impl_class = partial(_Contents, path=path)
        super().__init__(function)
