"""The plain data that other programs read: its shape is a promise."""

import json

import pytest

import bottega
from bottega.analysis import Analysis, analyse
from bottega.analysis.json_format import to_json
from bottega.bots.budget import Budget

SHAPE = {
    "format": str,
    "version": int,
    "game": str,
    "rules": int,
    "seed": str,
    "language": str,
    "effort": {"iterations": int, "seconds": float, "closer": int, "playouts": int, "seed": int, "judge": str},
    "players": [
        {
            "seat": int,
            "name": str,
            "score": int,
            "winner": bool,
            "decisions": int,
            "agreed": int,
            "cost": float,
        }
    ],
    "moves": [{"seat": int, "move": int, "text": str}],
    "chances": [[float]],
    "turns": [int],
    "decisions": [
        {
            "number": int,
            "seat": int,
            "turn": int,
            "options": int,
            "iterations": int,
            "played": "line",
            "best": "line",
            "cost": float,
            "error": float,
        }
    ],
    "turning_points": [{"number": int, "text": [str]}],
}
LINE = {
    "move": int,
    "text": str,
    "expected": float,
    "lead": float | None,
    "then": [{"seat": int, "move": int, "text": str}],
}


def fits(data: object, shape: object) -> None:
    """Fails unless the data has just this shape."""
    if shape == "line":
        fits(data, LINE)
    elif isinstance(shape, dict):
        assert isinstance(data, dict)
        assert list(data) == list(shape)
        for key, part in shape.items():
            fits(data[key], part)
    elif isinstance(shape, list):
        assert isinstance(data, list)
        for item in data:
            fits(item, shape[0])
    else:
        assert isinstance(data, shape)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def found(finished: bottega.Match) -> Analysis:
    return analyse(finished, Budget(iterations=60))


def test_the_shape_is_as_promised(found: Analysis) -> None:
    data = to_json(found)
    fits(data, SHAPE)
    assert (data["format"], data["version"]) == ("bottega analysis", 1)
    assert json.loads(json.dumps(data)) == data


def test_the_parts_agree(found: Analysis) -> None:
    data = to_json(found)
    assert len(data["chances"]) == len(data["turns"]) == len(data["moves"]) + 1
    numbers = [decision["number"] for decision in data["decisions"]]
    for decision in data["decisions"]:
        move = data["moves"][decision["number"] - 1]
        assert (decision["seat"], decision["played"]["move"]) == (move["seat"], move["move"])
    assert all(point["number"] in numbers for point in data["turning_points"])
    assert [player["score"] for player in data["players"]] == found.match.scores


def test_the_moves_are_in_the_requested_language(found: Analysis) -> None:
    french, english = to_json(found, "fr"), to_json(found)
    assert french["language"] == "fr"
    assert [move["move"] for move in french["moves"]] == [move["move"] for move in english["moves"]]
    for move in french["moves"]:
        assert move["text"] == found.match.game.move(move["move"]).named("fr")
