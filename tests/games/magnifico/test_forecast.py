"""The odds as a client asks for them."""

from typing import Any

import pytest

from bottega.engine.errors import InvalidQuestion
from bottega.engine.match import Match
from bottega.games.magnifico import GAME
from bottega.games.magnifico.odds import odds_of

FRONT = {
    "owner": {"milan": 0, "rome": 0, "venice": 1, "ragusa": 1, "paris": 2},
    "soldiers": {"milan": 7, "rome": 1, "venice": 3, "ragusa": 1, "paris": 3},
}


def view() -> dict[str, Any]:
    match = Match(GAME, players=3, seed=1)
    shown = match.view(None)
    for field, values in FRONT.items():
        shown[field] = shown[field] | values
    return shown


def test_it_tells_the_odds_of_the_rules() -> None:
    figures = GAME.forecast and GAME.forecast(view(), {"origin": "milan", "target": "venice", "soldiers": 6})
    found = odds_of(view(), "milan", "venice", 6)
    assert figures == {
        "win": found.conquest,
        "withdraw": found.withdrawal,
        "attacker_losses": found.attacker.soldiers,
        "defender_losses": found.defender.soldiers,
    }
    assert 0.5 < found.conquest < 1


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ({}, "None is no territory"),
        ({"origin": "milan", "target": "atlantis", "soldiers": 1}, "'atlantis' is no territory to be the target"),
        ({"origin": "milan", "target": "rome", "soldiers": 1}, "there is no war between milan and rome"),
        ({"origin": "milan", "target": "lyon", "soldiers": 1}, "there is no war between milan and lyon"),
        ({"origin": "milan", "target": "venice", "soldiers": 7}, "an army has 1 to 6 soldiers, not 7"),
        ({"origin": "milan", "target": "venice", "soldiers": 0}, "an army has 1 to 6 soldiers, not 0"),
        ({"origin": "milan", "target": "venice", "tanks": "many"}, "an army has 0 to 6 tanks, not 'many'"),
        ({"origin": "rome", "target": "ragusa", "soldiers": 1}, "a raid by sea needs more soldiers than it loses"),
        ({"origin": "milan", "target": "venice", "luck": 1}, "an attack has no 'luck'"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(question: dict[str, str | int], sentence: str) -> None:
    assert GAME.forecast is not None
    with pytest.raises(InvalidQuestion, match=sentence):
        GAME.forecast(view(), question)
