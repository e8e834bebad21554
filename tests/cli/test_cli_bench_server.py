"""`bottega bench server` works; how fast, it says itself."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from bottega.cli import app
from bottega.cli.bench_server import figures_table
from bottega.cli.language import translator_for
from bottega.engine.messages import LANGUAGES

from .printing import text


@pytest.mark.long
def test_a_small_load_is_measured() -> None:
    # A process of its own, as a user would start it: the bench runs an event loop, and so may this one.
    program = "from bottega.bench import server; from bottega.cli import app; server.MOVE_INTERVAL = 1.0; app()"
    command = [sys.executable, "-c", program, "bench", "server", "--tables", "2", "--seconds", "2", "--json"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["paced"][0]["tables"] == 2
    assert found["paced"][0]["moves"] >= 2
    assert 0 < found["paced"][0]["p50_ms"] <= found["paced"][0]["p99_ms"]
    assert found["at_once"]["moves"] > 2
    assert found["crash"]["ready_seconds"] <= found["crash"]["all_connected_seconds"]
    assert found["idle"]["sockets"] == 20
    assert found["crowd"]["watchers"] == 100
    assert found["crowd"]["told_seconds"] > 0
    reference = found["reference"]
    assert reference["tables"] == 2
    assert min(reference[part]["moves"] for part in ("before", "after")) > 2
    costs = [reference[part]["cpu_ms_per_move"] for part in ("before", "after")]
    assert min(costs) > 0
    assert reference["cpu_ms_per_move"] == pytest.approx(sum(costs) / 2)
    assert reference["ratio"] == pytest.approx(found["at_once"]["cpu_ms_per_move"] / reference["cpu_ms_per_move"])
    for language in LANGUAGES:
        printed = text(figures_table(found, translator_for(language)), width=400)
        assert f"{reference['cpu_ms_per_move']:.2f}" in printed
        assert f"{reference['ratio']:.2f}" in printed


def test_nonsense_is_refused_in_a_sentence() -> None:
    for given in ("many", "0", "10,-1", "1000000", ""):
        result = CliRunner().invoke(app, ["bench", "server", "--tables", given, "--lang", "en"])
        assert result.exit_code == 2
        assert "table" in result.output
