"""What the things on the table say of themselves, in numbers."""

import pytest

import bottega

from .studio import at


def said(match: bottega.Match, thing: str, seat: int | None = 0) -> list[str]:
    """The lines about what a thing is worth now."""
    assert match.game.explain is not None
    found = match.game.explain(match.view(seat))[thing]
    return [str(match.game.messages.part(line)) for line in found.now]


@pytest.mark.rule("atelier:5.7", "atelier:7.1")
def test_a_card_says_what_it_earns_and_a_mastery_what_is_lacking() -> None:
    match = at(2, "G1 R2|B1", "Y1")
    for gain in match.view(0)["figures"]["gains"]:
        line = f"{gain['esteem']} esteem."
        assert any(one.endswith(line) for one in said(match, f"card-{gain['card']}"))
        place = f"space-{gain['easel']}-{gain['space']}"
        assert any(one.endswith(line) for one in said(match, place))
    assert said(match, "mastery-red_blue") == ["You lack 1 red, 1 blue."]
    assert said(match, "mastery-red_blue", None) == []


@pytest.mark.rule("atelier:10.4", "atelier:10.5")
def test_points_and_achievements_are_told_as_far_as_they_are_known() -> None:
    match = bottega.new("atelier", players=2, seed=7)
    own = [said(match, f"achievement-{name}")[0] for name in match.view(0)["achievements"]]
    met = [match.view(0)["figures"]["fulfilled"][name][0] for name in match.view(0)["achievements"]]
    assert own == ["You meet it now." if one else "You do not meet it now." for one in met]
    assert said(match, "seat-0")[0].startswith("0 esteem and 0 for paintings")
