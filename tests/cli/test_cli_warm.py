"""`bottega warm`: compiles ahead, and empties the cache."""

from pathlib import Path

import pytest

import bottega
from bottega.warm_up import WarmUp

from .driving import Drive

SLUG = bottega.GAMES[0]


def test_a_game_is_compiled_ahead(drive: Drive) -> None:
    result = drive(f"warm {SLUG}")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0] == "Compiling for the bots"
    assert result.stdout.splitlines()[-1] == "The bots are ready."


def test_a_failure_is_said_in_one_sentence(drive: Drive, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: WarmUp) -> None:
        self.ended = True

    monkeypatch.setattr(WarmUp, "run", fail)
    result = drive(f"warm {SLUG}")
    assert result.exit_code == 2
    assert result.stderr == f"Could not compile for the bots of: {SLUG}.\n"


def test_an_unknown_game_is_refused(drive: Drive) -> None:
    result = drive("warm chess")
    assert result.exit_code == 2
    assert result.stderr.startswith("There is no game chess here")


def test_clear_empties_the_cache(drive: Drive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTTEGA_CACHE", str(tmp_path))
    unit = tmp_path / "chess" / "apply-0123456789abcdef"
    unit.mkdir(parents=True)
    (unit / "apply.nbi").touch()
    result = drive("warm --clear")
    assert (result.exit_code, result.stdout) == (0, "Removed 1 compiled function.\n")
    assert not unit.exists()
    assert drive("warm --clear --lang fr").stdout == "Il n’y avait pas de code compilé.\n"
