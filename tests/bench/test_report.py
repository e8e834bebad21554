"""The page: its arithmetic, its reference rows, and a note for everything that is missing."""

from datetime import date

import pytest

from bottega.bench.report import number, page
from bottega.bench.rows import BenchResults, GpuRow, Missing, Row


def row(part: str, who: str, *rates: float, how: tuple[str, ...] = ("python",), batch: int = 1) -> Row:
    return Row(part, who, "chess", how, batch, rates, tuple(rate / 50 for rate in rates))


def written(
    *rows: Row,
    missing: tuple[Missing, ...] = (),
    gpu: tuple[GpuRow, ...] = (),
    given: tuple[GpuRow, ...] = (),
) -> str:
    results = BenchResults(rows, missing, {"somebody": "1.2"}, gpu, given)
    return page(results, "a machine", "0.5", 3, 0.25, date(2026, 1, 2))


def test_a_row_is_its_median_with_the_slowest_and_the_fastest() -> None:
    found = row("play", "us", 300.0, 100.0, 200.0)
    assert (found.median, found.slowest, found.fastest) == (200.0, 100.0, 300.0)


def test_a_ratio_says_how_many_times_as_fast_the_reference_is() -> None:
    us, them = row("play", "us", 900.0, 1000.0, 1100.0), row("play", "them", 240.0, 250.0, 260.0)
    assert (them.ratio(us), us.ratio(us), us.ratio(them)) == (4.0, 1.0, 0.25)


@pytest.mark.parametrize(
    ("value", "shown"), [(1_234_567.8, "1,234,568"), (100.4, "100"), (99.94, "99.9"), (0.01234, "0.0123"), (1.0, "1")]
)
def test_numbers_can_be_read(value: float, shown: str) -> None:
    assert number(value) == shown


def test_rates_have_games_and_their_length_beside_them() -> None:
    text = written(row("play", "us", 5000.0, how=("compiled",)), row("play", "them", 2000.0, 1000.0, 4000.0))
    assert "Ratio 1 is us, chess, compiled loop." in text
    assert "| them | chess | Python loop | 2,000 | 1,000 - 4,000 | 40 | 50 | 2.5 |" in text


def test_copies_are_in_microseconds() -> None:
    text = written(row("copy", "us", 100_000_000.0, how=("compiled",)), row("copy", "them", 500_000.0))
    assert "| us | chess | compiled loop | 0.01 | 0.01 - 0.01 | 1 |" in text
    assert "| them | chess | Python loop | 2 | 2 - 2 | 200 |" in text


def test_a_batch_is_shown() -> None:
    assert "jitted loop, batch 4,096" in written(row("observed", "them", 10.0, how=("jitted",), batch=4096))


def test_machine_versions_and_day_are_named() -> None:
    text = written()
    assert "a machine. Load when the run began: 0.5." in text
    assert "Versions: somebody 1.2." in text
    assert "on 2026-01-02" in text


def test_a_part_without_rows_says_so() -> None:
    assert written().count("Nothing of this part could be measured.") == 5


def test_what_is_missing_is_listed_with_its_reason() -> None:
    text = written(missing=(Missing("pgx", "no answer within 9 s"),))
    assert text.rstrip().endswith("- pgx: no answer within 9 s")
    assert "Everything was measured." not in text


def test_without_a_device_the_page_says_so() -> None:
    assert "There was no CUDA device" in written()


OURS = GpuRow("Bottega", "chess", 65_536, 2e8, 1e8, 3e8, "a card", {"numba": "1"})
THEIRS = GpuRow("them", "go", 1024, 1e8, 1e8, 1e8, "another card", {"jax": "2"})


def test_figures_of_a_device_are_shown_against_ours_with_device_and_versions() -> None:
    text = written(gpu=(THEIRS, OURS))
    assert "There was no CUDA device" not in text
    assert "Ratio 1 is Bottega, chess, batch 65,536. Versions: jax 2, numba 1." in text
    assert "| them | go | 1,024 | 100,000,000 | 100,000,000 - 100,000,000 | 2 | another card |" in text


def test_figures_of_another_run_are_marked() -> None:
    assert "All rows were measured in another run" in written(given=(OURS, THEIRS))
    assert "The rows of another card were measured in another run" in written(gpu=(OURS,), given=(THEIRS,))


def test_figures_of_a_device_without_ours_say_that_nothing_is_compared() -> None:
    assert "There is no row of Bottega," in written(given=(THEIRS,))
    assert "There is no row of Bottega," not in written(given=(THEIRS, OURS))
