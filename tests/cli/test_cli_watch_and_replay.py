"""`bottega watch` and `bottega replay` for every game, without a terminal, and the keys of a replay."""

import builtins
from pathlib import Path

import pytest

import bottega
from bottega.cli.language import translator_for
from bottega.cli.replay import _Replay
from tests.engine.matches import played_out
from tests.engine.texts import started

from .driving import Drive

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)


@SLUGS
@pytest.mark.parametrize("language", ["en", "fr"])
def test_bots_are_watched_to_the_end(drive: Drive, slug: str, language: str) -> None:
    result = drive(f"watch {slug} --players 3 --bots greedy,random,greedy --seed 5 --lang {language}")
    assert result.exit_code == 0
    assert any(translator_for(language)("sheet-winners", count=n) in result.output for n in (1, 2))
    assert "\x1b" not in result.output


@SLUGS
def test_a_spectator_sees_no_private_view(drive: Drive, slug: str) -> None:
    assert "You," not in drive(f"watch {slug} --players 3 --bots random --seed 5").output


@SLUGS
def test_a_finished_game_is_replayed_with_its_score(drive: Drive, tmp_path: Path, slug: str) -> None:
    (tmp_path / "game.txt").write_text(played_out(bottega.new(slug, 3, seed=1)).dumps())
    assert "The winner" in drive("replay game.txt").output
    assert "The winner" in drive("replay game.txt --seat 1").output


@SLUGS
def test_a_replay_of_a_running_game_says_so(drive: Drive, tmp_path: Path, slug: str) -> None:
    (tmp_path / "game.txt").write_text(started(slug).dumps())
    assert "The file ends here, after 30 moves; the game was not over." in drive("replay game.txt").output


@SLUGS
def test_the_keys_step_through_a_match(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    replay = _Replay(started(slug), None, translator_for("en", slug))
    seen: list[int] = []
    keys = iter(["", "", "b", "5", "999", "0", "x", "q"])

    def press(prompt: str) -> str:
        seen.append(replay.at)
        return next(keys)

    monkeypatch.setattr(builtins, "input", press)
    replay.step()
    assert seen == [0, 1, 2, 1, 5, 30, 0, 0]


@SLUGS
def test_a_replay_shows_the_position_of_the_match(slug: str) -> None:
    match = started(slug)
    replay = _Replay(match, None, translator_for("en", slug))
    replay.go(replay.length)
    assert replay.match.view(0) == match.view(0)
    replay.go(1)
    assert replay.match.log == match.log[:1]
