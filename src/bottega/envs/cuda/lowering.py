"""Compiles kernels in a way that suits a device. Numba and NVVM differ from what we need in three ways and offer no
switch for them:

- NVVM unrolls loops. Then the code of a game is larger than the instruction caches, and warps wait for instructions.
  (The loops that write masks and observations may be unrolled: they are few, long and the same for every game.)
- Constant tables are in constant memory, which serves one address at a time; threads that play different games read
  different addresses.
- Every index may be negative, as in Python, so the code checks for that. No rule uses a negative index; see
  `tests/games/test_indexes.py`.

So while a kernel compiles, two functions of numba-cuda are replaced. `docs/cuda.md` says what each change gains.
`tests/envs/test_lowering.py` fails if numba-cuda no longer works in this way.
"""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba import config, cuda

_SHARED_RULES = ("bottega.bots", "bottega.engine.chance")  # rule functions outside the package of a game
_LABEL = re.compile(r'"?([\w.$]+)"?:')
_TARGET = re.compile(r'label %"?([\w.$]+)"?')
_NO_UNROLL = 90_000  # a metadata number that no module of Numba reaches
_one_at_a_time = threading.RLock()  # two threads must not replace and restore at the same time


def rules_of(package: str) -> re.Pattern[str]:
    """Matches code that defines a rule function of a game in this package, by the name that Numba mangles.

    >>> bool(rules_of("my_games.chess").search('define i32 @"_ZN8my_games5chess5rules4turn"()'))
    True
    """
    mangled = ("".join(f"{len(part)}{part}" for part in name.split(".")) for name in (package, *_SHARED_RULES))
    return re.compile(rf'^define [^@]*@"?_ZN(?:{"|".join(mangled)})', re.MULTILINE)


def without_unrolling(code: str) -> str:
    """The same NVVM code with a mark on every loop that prevents unrolling.

    A loop is a branch to a block further up in the function.
    """
    lines: list[str] = []
    marks: list[str] = []
    above: set[str] = set()
    for line in code.splitlines():
        if line.startswith("define"):
            above = set()
        elif label := _LABEL.match(line):
            above.add(label[1])
        elif line.startswith("  br ") and not above.isdisjoint(_TARGET.findall(line)):
            mark = _NO_UNROLL + len(marks) + 1
            marks.append(f"!{mark} = distinct !{{ !{mark}, !{_NO_UNROLL} }}")
            line += f", !llvm.loop !{mark}"
        lines.append(line)
    if marks:
        marks.append(f'!{_NO_UNROLL} = !{{ !"llvm.loop.unroll.disable" }}')
    return "\n".join([*lines, *marks])


def with_tables_in_device_memory(code: str) -> str:
    """The same NVVM code with its tables in global memory."""
    return code.replace("addrspace(4)", "addrspace(1)")


@contextmanager
def device_codegen(package: str) -> Iterator[None]:
    """Kernels of a game in this package that are compiled in this block get the three changes described above."""
    rules = rules_of(package)
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj
    from numba.cuda.types import intp

    def compile_rolled(modules: list[str], **options: Any) -> Any:
        rolled = (without_unrolling(code) if rules.search(code) else code for code in modules)
        return compile_ir([with_tables_in_device_memory(code) for code in rolled], **options)

    def never_negative(context: Any, builder: Any, of: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, of, intp)

    with _one_at_a_time:
        compile_ir, fix_integer_index = nvvm.compile_ir, arrayobj.fix_integer_index
        nvvm.compile_ir, arrayobj.fix_integer_index = compile_rolled, never_negative
        try:
            yield
        finally:
            nvvm.compile_ir, arrayobj.fix_integer_index = compile_ir, fix_integer_index


class Kernel:
    """A kernel of a game; `kernel[blocks, threads](...)` starts it and compiles it for new argument types."""

    def __init__(self, package: str, function: Callable[..., None], **options: Any) -> None:
        # Without link-time optimisation NVVM reads the marks, and the games of this code have been compared.
        self._package, self.function = package, function
        self._numba = cuda.jit(function) if config.ENABLE_CUDASIM else cuda.jit(lto=False, **options)(function)

    def __getitem__(self, launch: tuple[int, ...]) -> Callable[..., None]:
        start: Callable[..., None] = self._numba[launch]
        if config.ENABLE_CUDASIM:
            return start

        def start_with_codegen(*args: Any) -> None:
            with device_codegen(self._package):
                start(*args)

        return start_with_codegen
