"""Kernels written as suits a device: in three points Numba and NVVM do otherwise, and leave no choice.

- NVVM unrolls loops. The code of a game then outgrows the caches for code, and warps wait for instructions. (Where
  masks and observations are written it may unroll them: those loops are few, long and the same for every game.)
- Tables that rules read lie in constant memory, which serves one address at a time; threads that play different games
  read different places.
- Every index may be negative, as in Python, and is looked at for that. No rule counts from the end, see
  `tests/games/test_indexes.py`.

So while one of these kernels is compiled, two functions of numba-cuda are replaced. `docs/cuda.md` says what each
point is worth, `tests/envs/test_lowering.py` fails if numba-cuda no longer works that way.
"""

import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba import config, cuda

# A function of the rules, of a judge or of chance, by the name that Numba gives it.
_OF_RULES = re.compile(r'^define [^@]*@"?_ZN7bottega(?:5games|4bots|6engine6chance)', re.MULTILINE)
_LABEL = re.compile(r'"?([\w.$]+)"?:')
_TARGET = re.compile(r'label %"?([\w.$]+)"?')
_ROLLED = 90_000  # a number of metadata that no module of Numba's reaches
_one_at_a_time = threading.RLock()  # or one would put back what another has put in place


def with_loops_rolled(code: str) -> str:
    """The same code for NVVM, with a mark on every loop that keeps it from being unrolled.

    A loop is where a function branches to a block that stands further up.
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
            mark = _ROLLED + len(marks) + 1
            marks.append(f"!{mark} = distinct !{{ !{mark}, !{_ROLLED} }}")
            line += f", !llvm.loop !{mark}"
        lines.append(line)
    if marks:
        marks.append(f'!{_ROLLED} = !{{ !"llvm.loop.unroll.disable" }}')
    return "\n".join([*lines, *marks])


def with_tables_in_device_memory(code: str) -> str:
    """The same code for NVVM, with its tables in the memory that every thread reads for itself."""
    return code.replace("addrspace(4)", "addrspace(1)")


@contextmanager
def as_suits_a_device() -> Iterator[None]:
    """What is compiled in this block is written as described above."""
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.np import arrayobj
    from numba.cuda.types import intp

    def compile_rolled(modules: list[str], **options: Any) -> Any:
        rolled = (with_loops_rolled(code) if _OF_RULES.search(code) else code for code in modules)
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
    """A kernel; `kernel[blocks, threads](...)` starts it, and compiles it for arguments of types that are new."""

    def __init__(self, function: Callable[..., None], **options: Any) -> None:
        # Without link-time optimisation it is NVVM that reads the marks, and this code whose games were compared.
        self.function = function
        self._numba = cuda.jit(function) if config.ENABLE_CUDASIM else cuda.jit(lto=False, **options)(function)

    def __getitem__(self, launch: tuple[int, ...]) -> Callable[..., None]:
        start: Callable[..., None] = self._numba[launch]
        if config.ENABLE_CUDASIM:
            return start

        def start_as_suits(*args: Any) -> None:
            with as_suits_a_device():
                start(*args)

        return start_as_suits
