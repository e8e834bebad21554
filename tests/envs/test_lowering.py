"""The changes to the code that numba-cuda gives to NVVM. Neither NVVM nor a device is needed."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import cuda, types
from numba.cuda.cudadrv import nvrtc, nvvm

from bottega.envs.cuda.lowering import device_codegen, without_unrolling

TABLE = np.arange(1, 200, 3)
PACKAGE = "bottega.games.mill"
RULES = f"{PACKAGE}.rules"


def add_up(counts: Any, at: int) -> int:
    total = 0
    for k in range(40):
        total += counts[at + k] * TABLE[k]
    return total


@pytest.fixture
def code(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """What NVVM is handed for `add_up`, were it a function of this module."""
    handed: list[str] = []

    def take(modules: list[str], **options: Any) -> bytes:
        handed.extend(modules)
        return b""

    monkeypatch.setattr(nvvm, "compile_ir", take)
    monkeypatch.setattr(nvrtc, "get_arch_option", lambda *cc: "compute_90")

    def of(module: str) -> str:
        handed.clear()
        add_up.__module__ = module
        cuda.compile_ptx(add_up, types.int64(types.int64[::1], types.int64), device=True, cc=(9, 0))
        return "\n".join(handed)

    return of


def looks_at_signs(code: str) -> int:
    """How many indexes are looked at for being negative."""
    return len(re.findall(r"icmp slt i64 .*, 0", code))


def test_as_numba_has_it_loops_are_not_marked_tables_constant_and_indexes_looked_at(code: Callable[[str], str]) -> None:
    """What is changed is there to be changed."""
    plain = code(RULES)
    assert "llvm.loop" not in plain
    assert "addrspace(4) constant" in plain
    assert looks_at_signs(plain) == 2


def test_rules_keep_their_loops_and_read_tables_from_device_memory(code: Callable[[str], str]) -> None:
    with device_codegen(PACKAGE):
        suited = code(RULES)
    assert ", !llvm.loop" in suited
    assert "llvm.loop.unroll.disable" in suited
    assert "addrspace(4)" not in suited
    assert "addrspace(1) constant" in suited
    assert looks_at_signs(suited) == 0


def test_rules_of_a_game_in_another_package_keep_their_loops_too(code: Callable[[str], str]) -> None:
    with device_codegen("bottega_mill"):
        assert "llvm.loop.unroll.disable" in code("bottega_mill.rules")
        assert "llvm.loop" not in code(RULES)


def test_other_functions_may_be_unrolled(code: Callable[[str], str]) -> None:
    with device_codegen(PACKAGE):
        written = code("bottega.envs.play")
    assert "llvm.loop" not in written
    assert "addrspace(4)" not in written
    assert looks_at_signs(written) == 0


def test_afterwards_all_is_as_it_was(code: Callable[[str], str]) -> None:
    with pytest.raises(ZeroDivisionError), device_codegen(PACKAGE):
        raise ZeroDivisionError
    assert looks_at_signs(code(RULES)) == 2


LOOP = """define i64 @"f"(i64 %"n")
{
entry:
  br label %"B1"
B1:
  %"c" = icmp slt i64 %"n", 5
  br i1 %"c", label %"B1", label %"B2"
B2:
  br label %"B3"
B3:
  ret i64 0
}"""


def test_only_branches_to_what_stands_above_are_loops() -> None:
    another = LOOP.replace('@"f"', '@"g"')
    marked = without_unrolling(f"{LOOP}\n{another}").splitlines()
    loops = [line for line in marked if "!llvm.loop" in line]
    assert [line.partition(", !llvm.loop")[0] for line in loops] == ['  br i1 %"c", label %"B1", label %"B2"'] * 2
    assert len(set(loops)) == 2, "each loop has a mark of its own"
    assert marked[-1].endswith('!{ !"llvm.loop.unroll.disable" }')
    assert without_unrolling("; nothing") == "; nothing"
