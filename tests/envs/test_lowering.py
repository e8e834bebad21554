"""What numba-cuda is made to do otherwise; compiled to PTX, for which no device is needed."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba import cuda, types

from bottega.envs.cuda.lowering import as_suits_a_device, with_loops_rolled

TABLE = np.arange(1, 200, 3)


def add_up(counts: Any, at: int) -> int:
    total = 0
    for k in range(40):
        total += counts[at + k] * TABLE[k]
    return total


def ptx(function: Callable[..., Any], module: str) -> str:
    function.__module__ = module
    code, _ = cuda.compile_ptx(function, types.int64(types.int64[::1], types.int64), device=True, cc=(9, 0))
    return str(code)


def test_as_numba_has_it_loops_are_unrolled_tables_constant_and_indexes_looked_at() -> None:
    """What is changed is there to be changed."""
    plain = ptx(add_up, "bottega.games.mill.rules")
    assert plain.count("mul.lo") > 1
    assert "ld.const" in plain
    assert "shr.s64" in plain, "the sign of an index, to see whether it is negative"


def test_rules_keep_their_loops_and_read_tables_from_device_memory() -> None:
    with as_suits_a_device():
        suited = ptx(add_up, "bottega.games.mill.rules")
    assert suited.count("mul.lo") == 1
    assert "ld.const" not in suited
    assert "ld.global.nc" in suited
    assert "shr.s64" not in suited


def test_what_is_no_rule_is_unrolled() -> None:
    with as_suits_a_device():
        written = ptx(add_up, "bottega.envs.play")
    assert written.count("mul.lo") > 1
    assert "ld.const" not in written


def test_afterwards_all_is_as_it_was() -> None:
    with pytest.raises(ZeroDivisionError), as_suits_a_device():
        raise ZeroDivisionError
    assert "ld.const" in ptx(add_up, "bottega.games.mill.rules")


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
    marked = with_loops_rolled(f"{LOOP}\n{another}").splitlines()
    loops = [line for line in marked if "!llvm.loop" in line]
    assert [line.partition(", !llvm.loop")[0] for line in loops] == ['  br i1 %"c", label %"B1", label %"B2"'] * 2
    assert len(set(loops)) == 2, "each loop has a mark of its own"
    assert marked[-1].endswith('!{ !"llvm.loop.unroll.disable" }')
    assert with_loops_rolled("; nothing") == "; nothing"
