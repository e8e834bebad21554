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
    """Set a of the beginners: 1 iron, 1 brick, 2 rope, 5 apprentices, a lab with 3 spaces."""
    return bottega.new("leonardo", players=4, seed=3)


@pytest.mark.rule("leonardo:4.1", "leonardo:8.L.1")
def test_an_invention_says_what_is_lacking_and_how_long_it_takes(match: bottega.Match) -> None:
    # The master and two apprentices fill the three spaces: four weeks in a turn.
    assert said(match, "invention-12") == [
        "You lack 1 glass, 2 wood.",
        "It takes you 11 weeks: about 3 turns with everybody in one lab; 9 turns are left.",
        "Its card would be your first of this type.",
    ]
    assert said(match, "invention-3")[0] == "You have the components."


def test_a_spectator_is_told_nothing_about_a_hand(match: bottega.Match) -> None:
    assert said(match, "invention-12", None) == []
    assert said(match, "seat-0", None)[0] == "No completed invention yet."


@pytest.mark.rule("leonardo:6.7")
def test_a_lab_says_its_work_only_to_its_owner(match: bottega.Match) -> None:
    match.play(0, "start small 1")
    assert said(match, "small_lab")[0] == "At work on 1 Automatic hammer: 0 of 4 weeks done, 4 to go, then 4 florins."
    assert said(match, "lab-0-small", 1)[0] == "At work on something secret: 0 weeks done."


@pytest.mark.rule("leonardo:8.2", "leonardo:8.3")
def test_a_house_says_the_ranking_and_what_it_takes_to_be_first(match: bottega.Match) -> None:
    match.play(0, "start small 1")
    for seat in (1, 2, 3):
        match.play(seat, "done")
    match.play(0, "send 1 council")
    match.play(1, "send 2 council")
    assert "Ranking now: Verdigris 2, Lapis 1." in said(match, "council", 2)
    assert "With 3 apprentices you would be first now." in said(match, "council", 2)
    assert "With 1 apprentice you would be first now." in said(match, "council", 0)
    assert not [line for line in said(match, "council", 1) if "first" in line]
    assert said(match, "kiln")[:3] == [
        "It has 10 brick left.",
        "Of the requested inventions these need it: 9 Glass palace.",
        "You have 1 in hand.",
    ]


@pytest.mark.rule("leonardo:11.2")
def test_cards_of_new_types_say_what_they_pay() -> None:
    match = bottega.position("leonardo", {"players": 2, "cards": [[1, 2], []], "turn": 8}, seed=1)
    (requested,) = [n for n in match.view(0)["requested"] if n == 8]
    assert "Its card would be your type number 3: 8 florins more at the end." in said(match, f"invention-{requested}")
    assert said(match, "variety") == ["2 types of invention: 0 florins at the end, 8 with 3 types."]


def test_every_invention_with_a_card_on_the_table_is_explained(match: bottega.Match) -> None:
    assert match.game.explain is not None
    things = match.game.explain(match.view(0))
    assert {f"invention-{n}" for n in match.view(0)["requested"]} <= set(things)
