"""Driving the client as a person would: a command line and typed lines, in a folder of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bottega.cli import app

Drive = Callable[..., Result]


@pytest.fixture
def drive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Drive:
    """Runs `bottega ...` and types the lines given; English unless --lang says otherwise."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C")

    def run(command: str, *lines: str) -> Result:
        result = CliRunner().invoke(app, command, prog_name="bottega", input="".join(f"{line}\n" for line in lines))
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run
