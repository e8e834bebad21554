"""The text form: readable, versioned, and verified line by line while it loads."""

import pytest

import bottega

from .texts import rechecked, started

SLUG = bottega.GAMES[0]
TEXT = started(SLUG).dumps()
LINES = TEXT.splitlines()


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_the_text_is_headers_and_one_line_a_move_in_words(slug: str) -> None:
    match = started(slug)
    lines = match.dumps().splitlines()
    assert lines[:4] == ["Bottega match 1", f"game: {slug}", f"rules: {match.game.version}", "players: 3"]
    seat, move = match.log[0]
    name = match.game.messages.say(f"seat-{seat}")
    assert lines[lines.index("") + 1].startswith(f"1. {name}: {move} [")
    assert lines[-1].startswith("end: 30 moves, running [")


@pytest.mark.parametrize("slug", bottega.GAMES)
def test_it_loads_to_the_same_match(slug: str) -> None:
    text = started(slug).dumps()
    assert bottega.loads(text).dumps() == text


def test_windows_line_ends_do_no_harm() -> None:
    assert bottega.loads(TEXT.replace("\n", "\r\n")).dumps() == TEXT


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_change_in_any_line_is_noticed_at_that_line_or_the_check_below_it(line: int) -> None:
    changed = list(LINES)
    changed[line - 1] = changed[line - 1].replace("e", "a", 1) + ("" if "e" in changed[line - 1] else "x")
    with pytest.raises(bottega.DamagedMatch) as damage:
        bottega.loads("\n".join(changed))
    check = next(i for i, text in enumerate(LINES, 1) if text.startswith("check"))
    assert damage.value.line == line or line < damage.value.line <= check + 1
    assert str(damage.value).startswith(f"line {damage.value.line}: ")


@pytest.mark.parametrize("line", range(len(LINES)))
def test_a_text_cut_anywhere_is_refused(line: int) -> None:
    with pytest.raises(bottega.DamagedMatch):
        bottega.loads("\n".join(LINES[:line]))


@pytest.mark.parametrize("line", [3, 12, 14, 30])
def test_a_missing_line_is_noticed(line: int) -> None:
    with pytest.raises(bottega.DamagedMatch):
        bottega.loads("\n".join(LINES[:line] + LINES[line + 1 :]))


@pytest.mark.parametrize("text", ["", "hello", '[Event "chess"]\n1. e4 e5', "Bottega match 5\n", "\0\0\0"])
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(bottega.DamagedMatch, match="line 1: this is not a Bottega match"):
        bottega.loads(text)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"rules": "rules: 99"}, "played with version 99 of the rules; this is version 1"),
        ({"game": "game: chess"}, "there is no game 'chess'"),
        ({"players": "players: 99"}, "players, not 99"),
        ({"players": "players: many"}, "many"),
        ({"seed": "seed: 5"}, "the seed does not match the commitment"),
        ({"commitment": "commitments: 1"}, "the header 'commitment' is missing"),
        ({"variants": "weather: fine"}, "no option 'weather'"),
        ({"variants": f"game: {SLUG}"}, "is there twice"),
    ],
)
def test_wrong_headers_are_refused_in_words(changes: dict[str, str], error: str) -> None:
    with pytest.raises(bottega.DamagedMatch, match=error):
        bottega.loads(rechecked(LINES, changes))


def test_what_follows_the_end_is_refused() -> None:
    with pytest.raises(bottega.DamagedMatch, match="there is text after the end"):
        bottega.loads(TEXT + "31. Lapis: pass [000000]\n")
