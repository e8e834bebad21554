"""Scripted chance in the set-up of Leonardo da Vinci: six draws for the middle layer, then three shuffles."""

import pytest

import bottega

LAYERS = [[10, 3, 13, 4, 6, 5], [16, 17, 18, 19, 20, 2, 7, 9, 11, 14, 15], [25, 24, 23, 22, 21]]
DRAWS = [0, 1, 1, 0, 0, 0]  # which bronze, copper and silver cards go into the middle layer


def test_scripted_orders_are_what_the_deck_becomes() -> None:
    match = bottega.new("leonardo", 2, chance=[*DRAWS, *LAYERS])
    assert match.position()["deck"][:22] == [card for layer in LAYERS for card in layer]


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ([7], "chance item 1: the rules draw a number from 0 to 3, not 7"),
        (["x"], "chance item 1"),
        ([True], "chance item 1"),
        ([*DRAWS, [1, 2, 3]], "chance item 7: the rules shuffle"),
        ([*DRAWS, 4], "chance item 7"),
    ],
)
def test_a_script_that_does_not_fit_says_which_item(script: list, error: str) -> None:
    with pytest.raises(bottega.ChanceScriptError, match=error):
        bottega.new("leonardo", 2, chance=script)


def test_after_the_script_the_generator_takes_over() -> None:
    assert (
        bottega.new("leonardo", 2, seed=1, chance=DRAWS).position()
        == bottega.new("leonardo", 2, seed=1, chance=DRAWS).position()
    )
