"""Sections 6 and 7: works, inventions and characters are taken from the rows, some for coins."""

import pytest

from tests.games.steps import clause_against, play, told

from .tables import CHARACTERS, INVENTIONS, WORKS, acting, choices


@pytest.mark.rule("omnia:6.1")
@pytest.mark.parametrize(("card", "kind", "row"), [(1, "work", WORKS), (2, "invention", INVENTIONS)])
def test_any_of_the_three_face_up_is_taken(card: int, kind: str, row: list[str]) -> None:
    for name in row:
        match = acting(card)
        assert choices(match) == {f"take {c}" for c in row} | {"draw", "done"}
        play(match, f"0 take {name}", "0 done")
        assert match.view()["cards"] == [[name], []]
        assert name not in match.view()["row"][kind]
        assert match.view()["coins"] == [1, 1]
        assert told(match, "taken") == [(0, name, 0)]


@pytest.mark.rule("omnia:6.1")
def test_a_card_that_is_not_face_up_cannot_be_taken() -> None:
    match = acting(5)
    assert clause_against(match, "0 take mona_lisa") == "6.1"
    assert clause_against(match, "0 take parachute") == "6.1"


@pytest.mark.rule("omnia:6.2", "omnia:9.3")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("leonardo_painter", 2),
        ("leonardo_courtier", 1),
        ("leonardo_master", 0),
        ("leonardo_engineer", 2),
        ("leonardo_adviser", 1),
        ("leonardo_dreamer", 0),
    ],
)
def test_leonardo_cards_have_a_price(name: str, cost: int) -> None:
    rows = {"work": [name, *WORKS[:2]]} if name in ("leonardo_painter", "leonardo_courtier", "leonardo_master") else {}
    rows = rows or {"invention": [name, *INVENTIONS[:2]]}
    match = acting(5, row=rows, coins=[cost, 0])
    play(match, f"0 take {name}")
    assert match.view()["coins"][0] == 0
    assert match.view()["bank"] == 18
    if cost:
        match = acting(5, row=rows, coins=[cost - 1, 0])
        assert clause_against(match, f"0 take {name}") == "9.3"


@pytest.mark.rule("omnia:6.3")
def test_a_card_too_dear_stays_and_a_row_of_such_cards_is_left() -> None:
    dear = ["leonardo_painter", "leonardo_courtier", "mona_lisa"]
    match = acting(11, row={"work": dear}, coins=[0, 1])
    assert choices(match) == {"take mona_lisa", "done"}
    play(match, "0 take mona_lisa")  # the rest of the row costs too much: the turn is over
    assert match.actors == (1,)
    assert match.view()["row"]["work"][:2] == dear[:2]
    while match.actors == (1,):
        match.play(1, match.legal(1)[0])
    assert match.view()["row"]["work"][:2] == dear[:2]


@pytest.mark.rule("omnia:7.1")
def test_a_character_is_taken_for_its_price() -> None:
    match = acting(13, coins=[4, 0])
    assert choices(match) == {f"take {c}" for c in CHARACTERS} | {"done"}
    play(match, "0 take ludovico_il_moro")
    assert (match.view()["coins"], match.view()["bank"]) == ([1, 0], 17)
    assert told(match, "taken") == [(0, "ludovico_il_moro", 3)]
    play(match, "0 take raphael")
    assert match.view()["cards"][0] == ["ludovico_il_moro", "raphael"]
    assert match.view()["coins"] == [0, 0]


@pytest.mark.rule("omnia:7.1", "omnia:10.1")
def test_the_character_for_three_coins_pays_four_points() -> None:
    match = acting(6, coins=[3, 0], cities=["vinci"])
    play(match, "0 take ludovico_il_moro")
    assert match.scores == [4, 0]


@pytest.mark.rule("omnia:7.1")
def test_some_characters_cost_nothing() -> None:
    match = acting(6, coins=[0, 0])
    play(match, "0 take ser_piero")
    assert match.view()["cards"][0] == ["ser_piero"]
    assert clause_against(match, "0 take raphael") == "4.4"
