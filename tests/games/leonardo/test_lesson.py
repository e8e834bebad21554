"""What a new player must have done by the end of the lesson."""

import pytest

import bottega
from bottega.lessons import deeds, fits

DEEDS = deeds(bottega.game("leonardo"))


@pytest.mark.parametrize(
    "pattern",
    [
        "start *",
        "event completed *",
        "event benefit *",
        "event improved *",
        "event hired *",
        "event component * 0",
        "event component * 2",  # outranked: somebody else was served first
        "event bid *",
    ],
)
def test_the_learner_has_met_it(pattern: str) -> None:
    assert any(fits((pattern,), deed) for deed in DEEDS)
