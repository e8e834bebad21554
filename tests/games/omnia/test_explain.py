"""What the things on the table say of themselves, in numbers."""

import pytest

import bottega


def said(match: bottega.Match, thing: str, seat: int | None = 0) -> list[str]:
    """The lines about what a thing is worth now."""
    assert match.game.explain is not None
    found = match.game.explain(match.view(seat))[thing]
    return [str(match.game.messages.part(line)) for line in found.now]


@pytest.fixture
def match() -> bottega.Match:
    """Florence pays for the most works, Urbino for two of one colour."""
    position = {
        "players": 2,
        "phase": "playing",
        "cities": ["firenze", "urbino"],
        "cards": [["mona_lisa"], ["annunciation", "foetus"]],
        "row": {
            "work": ["lady_ermine", "leonardo_painter", "last_supper"],
            "invention": ["glider", "parachute", "odometer"],
            "character": ["ludovico_il_moro", "salai", "raphael"],
        },
        "coins": [1, 1],
    }
    return bottega.position("omnia", position, seed=1)


@pytest.mark.rule("omnia:10.2", "omnia:10.5")
def test_a_card_says_what_it_brings_with_the_cities_on_the_table(match: bottega.Match) -> None:
    # A second red work makes a set for Urbino, 3, and shares the most works of Florence, 6 // 2.
    assert said(match, "card-lady_ermine") == ["It brings you 6 points with the cities on the table now."]
    # 2 points are printed on it; it counts for no city, and costs a coin more than there is.
    assert said(match, "card-leonardo_painter") == [
        "It brings you 2 points with the cities on the table now.",
        "You lack 1 coin.",
    ]
    assert said(match, "card-mona_lisa") == ["Lapis has it."]


@pytest.mark.rule("omnia:10.2")
def test_a_city_says_what_everybody_has_and_gets(match: bottega.Match) -> None:
    assert said(match, "city-firenze") == ["Counted so far: Lapis 1, Verdigris 2.", "Points now: Lapis 0, Verdigris 6."]
    assert said(match, "city-urbino") == ["Sets so far: Lapis 0, Verdigris 0.", "Points now: Lapis 0, Verdigris 0."]
    assert said(match, "seat-1")[0] == "6 points now: 0 on cards, 6 from cities."
