"""Section 8: effects come at once, may be waived, chain, and cost what they always cost."""

import pytest

from tests.games.steps import clause_against, play, told

from .tables import INVENTIONS, WORKS, acting, choices


@pytest.mark.rule("omnia:8.1", "omnia:8.3", "omnia:6.2", "omnia:10.1")
def test_the_leonardo_work_of_the_rulebook_costs_2_brings_an_invention_at_once_and_2_points() -> None:
    match = acting(7, row={"work": ["leonardo_painter", *WORKS[:2]]}, coins=[2, 0], cities=["mantova"])
    play(match, "0 take leonardo_painter")
    assert match.view()["phase"] == "effect"
    assert match.view()["effect"] == "invention"
    assert choices(match) == {f"take {c}" for c in INVENTIONS} | {"pass"}
    play(match, "0 take odometer")
    assert match.view()["cards"][0] == ["leonardo_painter", "odometer"]
    assert match.scores[0] == 2  # no pair of invention and work: it counts for no objective
    assert choices(match) == {"coins", "done"}


@pytest.mark.rule("omnia:8.1", "omnia:8.6", "omnia:5.1")
def test_the_character_of_the_rulebook_for_one_coin_lets_one_choose_a_city() -> None:
    match = acting(6, row={"character": ["machiavelli", "raphael", "salai"]})
    play(match, "0 take machiavelli")
    assert choices(match) == {"draw", "pass"}
    play(match, "0 draw")
    pack = match.view(0)["drawn"][0]
    assert choices(match) == {f"place {city}" for city in pack} | {"pass"}
    play(match, f"0 place {pack[2]}")
    assert choices(match) == {f"take {c}" for c in WORKS} | {"done"}
    assert match.scores[0] >= 1


@pytest.mark.rule("omnia:8.1", "omnia:8.5", "omnia:9.1")
def test_the_free_character_of_the_rulebook_brings_two_coins() -> None:
    match = acting(6, row={"character": ["lorenzo_de_medici", "raphael", "salai"]}, coins=[0, 0])
    play(match, "0 take lorenzo_de_medici")
    assert choices(match) == {"coins", "pass"}
    play(match, "0 coins")
    assert match.view()["coins"] == [2, 0]
    assert told(match, "coins") == [(0, 2)]


@pytest.mark.rule("omnia:8.1")
def test_an_effect_may_be_waived_and_the_other_action_is_still_there() -> None:
    match = acting(6, row={"character": ["verrocchio", "raphael", "salai"]})
    play(match, "0 take verrocchio", "0 pass")
    assert told(match, "waived") == [(0, "work")]
    assert choices(match) == {f"take {c}" for c in WORKS} | {"done"}


@pytest.mark.rule("omnia:8.1")
def test_an_effect_comes_before_the_other_action_and_is_nothing_else() -> None:
    match = acting(6, row={"character": ["pacioli", "raphael", "salai"]})
    play(match, "0 take pacioli")
    for step in ("0 take vitruvian_man", "0 done", "0 draw", "0 coins", "0 play 1"):
        assert clause_against(match, step) == "8.1"


@pytest.mark.rule("omnia:8.2", "omnia:8.3", "omnia:8.1")
def test_effects_chain_to_any_depth_and_each_card_is_paid() -> None:
    rows = {
        "work": ["leonardo_painter", "leonardo_courtier", "mona_lisa"],
        "invention": ["leonardo_adviser", "leonardo_engineer", "glider"],
        "character": ["francis_i", "verrocchio", "lorenzo_de_medici"],
    }
    match = acting(6, row=rows, coins=[9, 0])
    play(
        match,
        "0 take francis_i",  # 3 coins: a work
        "0 take leonardo_painter",  # 2: an invention
        "0 take leonardo_engineer",  # 2: a work
        "0 take leonardo_courtier",  # 1: a character
        "0 take verrocchio",  # 1: a work
        "0 take mona_lisa",
    )
    # The row of works is empty, so nothing is left of the card and the turn is over.
    assert match.view()["coins"][0] == 0
    assert len(match.view()["cards"][0]) == 6
    assert match.actors == (1,)


@pytest.mark.rule("omnia:8.3", "omnia:9.3")
def test_a_card_by_effect_must_be_paid_or_is_not_had() -> None:
    rows = {"character": ["verrocchio", "raphael", "salai"], "work": ["leonardo_painter", "mona_lisa", "foetus"]}
    match = acting(6, row=rows, coins=[2, 0])
    play(match, "0 take verrocchio")
    assert clause_against(match, "0 take leonardo_painter") == "9.3"
    assert choices(match) == {"take mona_lisa", "take foetus", "pass"}


@pytest.mark.rule("omnia:8.4", "omnia:4.5")
def test_an_effect_takes_only_what_lies_face_up_and_empty_places_stay_empty() -> None:
    rows = {"character": ["verrocchio", "raphael", "salai"]}
    match = acting(6, row=rows)
    play(match, f"0 take {WORKS[0]}", "0 take verrocchio")
    assert choices(match) == {f"take {WORKS[1]}", f"take {WORKS[2]}", "pass"}
    assert clause_against(match, f"0 take {WORKS[0]}") == "8.4"
    assert clause_against(match, "0 take mona_lisa") == "8.4"


@pytest.mark.rule("omnia:8.5", "omnia:9.3")
def test_coins_of_an_effect_do_not_pay_for_the_card_itself_but_for_the_next() -> None:
    rows = {"character": ["lorenzo_de_medici", "michelangelo", "raphael"]}
    match = acting(13, row=rows, coins=[0, 0])
    assert choices(match) == {"take lorenzo_de_medici", "done"}
    play(match, "0 take lorenzo_de_medici", "0 coins")
    assert choices(match) == {"take michelangelo", "take raphael", "done"}
    play(match, "0 take michelangelo")
    assert match.view()["coins"] == [0, 0]


@pytest.mark.rule("omnia:8.1", "omnia:4.8")
def test_an_effect_that_can_do_nothing_is_passed_over() -> None:
    rows = {"character": ["lorenzo_de_medici", "raphael", "salai"]}
    match = acting(6, row=rows, coins=[9, 9])  # the bank is empty
    play(match, "0 take lorenzo_de_medici")
    assert match.view()["phase"] == "acting"


@pytest.mark.rule("omnia:8.6")
def test_a_city_by_effect_with_none_left_does_nothing() -> None:
    match = acting(6, row={"character": ["melzi", "raphael", "salai"]}, city_deck=[None] * 16)
    play(match, "0 take melzi")
    assert match.view()["phase"] == "acting"
