"""Wrong options of Leonardo da Vinci on the command line: one sentence and exit code 2."""

import pytest

from tests.cli.driving import Drive


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play leonardo --with setup=wild --bots random", "--with setup cannot be wild; there are beginner, expert."),
        ("play leonardo --with table=X --bots random", "--with table cannot be X; there are L, S."),
        (
            "play leonardo --with dice",
            "--with dice is not an option of this game; there are setup=beginner|expert, table=L|S, codex.",
        ),
        ("play leonardo --with codex=no", "--with codex=no is not an option of this game"),
        ("rules leonardo 99", "There is no section or clause 99; the sections are 1, 3, 4"),
    ],
)
def test_a_wrong_command_line_gets_a_sentence(drive: Drive, command: str, sentence: str) -> None:
    result = drive(command)
    assert result.exit_code == 2
    assert result.stderr.startswith(sentence)
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
