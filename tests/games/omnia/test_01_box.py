"""Section 1: who plays, what is in the box, what is open and what is hidden."""

from collections import Counter

import pytest

import bottega
from bottega.engine.fields import NOBODY, OWNER
from bottega.games.omnia.facts import facts

from .tables import through_draft

BOX = facts({})

# The data sheet, typed in a second time: number, mark, symbols.
ACTIONS = """
2 city work, 2 city invention, 2 city character, 2 city coin1, 2 work invention, 2 work character, 2 work coin2,
2 invention character, 2 invention coin2, 2 character coin1, 2 work work, 2 invention invention,
2 character character, 2 city city, 3 work work, 3 character character, 3 city invention, 3 city coin2,
3 city character, 3 work invention, 3 invention coin1, 4 city city, 4 invention invention, 4 city work,
4 work character, 4 work coin1, 4 invention character, 4 character coin2
"""
CHARACTERS = """
ludovico_il_moro 3 4 None, lorenzo_de_medici 0 0 coin2, machiavelli 1 1 city, francis_i 3 2 work,
cesare_borgia 2 1 invention, verrocchio 1 0 work, pacioli 1 0 invention, isabella_d_este 2 1 work,
michelangelo 2 3 None, raphael 1 2 None, botticelli 1 2 None, salai 0 0 coin1, melzi 0 0 city, bramante 2 1 invention,
ser_piero 0 1 None, cecilia_gallerani 1 2 None
"""
LEONARDO = """
leonardo_painter 2 2 invention, leonardo_courtier 1 2 character, leonardo_master 0 3 None,
leonardo_engineer 2 2 work, leonardo_adviser 1 2 character, leonardo_dreamer 0 3 None
"""


@pytest.mark.rule("omnia:1.1")
def test_two_to_four_play() -> None:
    assert list(bottega.game("omnia").players) == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(bottega.InvalidOption, match="2 to 4"):
            bottega.new("omnia", players=players)


@pytest.mark.rule("omnia:1.2")
def test_the_box_holds_98_cards_and_18_coins() -> None:
    kinds = Counter(card["kind"] for card in BOX["cards"])
    assert kinds == {"work": 19, "invention": 19, "character": 16}
    assert (len(BOX["actions"]), len(BOX["cities"]), BOX["coins"]) == (28, 16, 18)
    assert len(BOX["actions"]) + len(BOX["cities"]) + len(BOX["cards"]) == 98


@pytest.mark.rule("omnia:1.2", "omnia:2.3")
def test_the_action_cards_are_those_of_the_data_sheet() -> None:
    found = [f"{a['mark']} {' '.join(a['symbols'])}" for a in BOX["actions"]]
    assert found == [row.strip() for row in ACTIONS.replace("\n", " ").split(",")]
    assert Counter(a["mark"] for a in BOX["actions"]) == {2: 14, 3: 7, 4: 7}


@pytest.mark.rule("omnia:1.2", "omnia:6.2", "omnia:7.1")
def test_prices_points_and_effects_are_those_of_the_data_sheet() -> None:
    said = [row.strip() for row in (CHARACTERS + "," + LEONARDO).replace("\n", " ").split(",")]
    found = {c["name"]: f"{c['name']} {c['cost']} {c['points']} {c['effect']}" for c in BOX["cards"]}
    assert [found[row.split()[0]] for row in said] == said
    plain = [c for c in BOX["cards"] if c["colour"]]
    assert len(plain) == 32
    assert all((c["cost"], c["points"], c["effect"], c["leonardo"]) == (0, 0, None, False) for c in plain)


@pytest.mark.rule("omnia:10.9")
def test_works_and_inventions_have_four_cards_in_each_of_four_colours_of_their_own() -> None:
    colours = Counter((c["kind"], c["colour"]) for c in BOX["cards"] if c["colour"])
    assert set(colours.values()) == {4}
    assert {c for kind, c in colours if kind == "work"} == {"violet", "yellow", "red", "orange"}
    assert {c for kind, c in colours if kind == "invention"} == {"lightblue", "lightgreen", "blue", "teal"}


@pytest.mark.rule("omnia:1.3")
def test_hidden_are_hands_choices_packs_and_cities_drawn() -> None:
    fields = bottega.game("omnia").record.fields
    assert {n for n, f in fields.items() if f.see == OWNER} == {"hand", "kept", "pick", "known", "drawn"}
    assert {n for n, f in fields.items() if f.see == NOBODY} == {"rng", "deck", "city_deck"}


@pytest.mark.rule("omnia:1.3")
def test_open_are_rows_cards_coins_cities_cards_played_and_the_sizes_of_packs() -> None:
    match = bottega.new("omnia", players=3, seed=1)
    through_draft(match)
    (seat,) = match.actors
    match.play(seat, match.legal(seat)[0])
    view = match.view()
    assert all(len(row) == 3 for row in view["row"].values())
    assert view["coins"] == [1, 1, 1]
    assert view["cards"] == [[], [], []]
    assert len(view["cities"]) == 1
    assert [len(cards) for cards in view["played"]] == [int(i == seat) for i in range(3)]
    assert (view["deck_left"], view["city_left"]) == ({"work": 16, "invention": 16, "character": 13}, 15)
    assert view["hand"] == [None] * 3
