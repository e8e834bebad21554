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
    """Three castles are founded, and the first player acts."""
    match = bottega.new("magnifico", players=3, seed=7)
    while match.view()["phase"] != "acting":
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.rule("magnifico:5.4.5", "magnifico:5.1.1")
def test_a_territory_says_who_holds_it_and_from_where_it_can_be_invaded(match: bottega.Match) -> None:
    view = match.view(match.actors[0])
    seat = match.actors[0]
    assert view["figures"]["towards"]
    for name, departures in view["figures"]["towards"].items():
        origins = ", ".join(match.game.messages.say(f"territory-{one['origin']}") for one in departures)
        assert f"For 10 florins you can invade it from: {origins}." in said(match, name, seat)
        assert said(match, name, None) == ["Nobody holds it."]
    home = next(name for name, owner in view["owner"].items() if owner == seat)
    name, count = match.game.messages.say(f"seat-{seat}"), view["soldiers"][home]
    assert said(match, home, seat)[0] == f"{name}: {count} soldiers."


@pytest.mark.rule("magnifico:10.1", "magnifico:10.3", "magnifico:10.4")
def test_a_player_says_what_the_round_would_bring(match: bottega.Match) -> None:
    # All have a castle and a territory, so three are equal and nobody gets points for them.
    for seat in range(3):
        leonardo = 2 if match.view()["leonardo"] == seat else 0
        cards = said(match, f"seat-{seat}")[1]
        assert f"Leonardo {leonardo}," in cards
        assert "castles 0, territories 0, Perfect Cities 0." in cards
