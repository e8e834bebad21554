"""Sections 1 and 4: the bank, and what the 25 inventions ask and pay."""

from collections import Counter
from itertools import combinations

import pytest

import bottega
from bottega.games.leonardo import components
from tests.games.steps import clause_against, play

from .box import COMPONENTS, INVENTIONS, LETTERS, TABLE_L, TABLES, Invention, asked, at, hand

CLASSES = {"bronze": (4, 1), "copper": (7, 2), "silver": (11, 3), "gold": (15, 4)}  # weeks, components
ROWS = [(table, row) for table in TABLES for row in INVENTIONS[table].values()]
NAMES = {
    "en": """Automatic hammer, Secured pulley, Dimensioned sling, Fortified house, Viewing ocular, Unassailable dome,
        Underwater tank, Theatral latch, Glass palace, Reflecting window, People-thrower catapult, Bellows machine,
        Aiming crossbow, Slowing down flight, Enlightening lens, Double bomb dropping gear, Extracting tool,
        Flying machine, Lifting tower, Burning mirror, Automatic drill, Impassable wall, Invisible craft,
        Vaporizing kiln, Mimetic ocular""",
    "fr": """Marteau automatique, Poulie consolidée, Fronde dimensionnée, Habitation fortifiée, Oculaire visuel,
        Coupole inattaquable, Char sous-marin, Ascenseur théâtral, Palais en verre, Fenêtre réfléchissante,
        Catapulte lance-personnes, Machine à soufflet, Arbalète à visée, Rampe ralentisseuse, Loupe éclairante,
        Bombarde double, Machine à creuser, Machine volante, Tour élévatrice, Miroir à embraser,
        Perceuse automatique, Muraille infranchissable, Embarcation invisible, Fournaise à vapeur,
        Oculaire mimétique""",
}

each_row = pytest.mark.parametrize(("table", "row"), ROWS, ids=[f"{table}{row.number}" for table, row in ROWS])
each_table = pytest.mark.parametrize("table", TABLES)


# ---- 1: the bank


@pytest.mark.rule("leonardo:1.1")
def test_a_reward_is_paid_in_full_though_more_florins_are_out_than_the_box_holds() -> None:
    match = asked(21, 15, florins=[190, 190])  # 375 florins were printed
    play(match, "0 announce small")
    assert match.view(0)["florins"][0] == 190 + 20


# ---- 4: the data, as data


@pytest.mark.rule("leonardo:4.1", "leonardo:4.2", "leonardo:4.3")
@each_row
def test_each_invention_is_as_the_table_says(table: str, row: Invention) -> None:
    which = components.TABLES.index(table)
    assert components.CLASSES[components.CLASS[which, row.number]] == row.kind
    assert components.TYPE[row.number] + 1 == row.type
    assert components.WEEKS[which, row.number] == row.weeks
    assert components.BLACK[which, row.number] == row.black
    assert components.GREY[which, row.number] == row.grey
    assert dict(zip(COMPONENTS, components.RECIPE[which, row.number], strict=True)) == hand(row.components)


@pytest.mark.rule("leonardo:4.1")
def test_every_value_carries_its_mark_of_certainty() -> None:
    assert {row[0]: row[-1] for row in components.TABLE_L} == {n: row.marks for n, row in TABLE_L.items()}


@pytest.mark.rule("leonardo:4.1")
def test_table_l_is_the_default() -> None:
    assert bottega.new("leonardo", players=2).view()["table"] == "L"
    assert bottega.new("leonardo", players=2, table="S").view()["table"] == "S"


@pytest.mark.rule("leonardo:4.1")
def test_the_tables_differ_in_numbers_8_and_13_which_exchange_all_but_their_type() -> None:
    for figures in (components.CLASS, components.WEEKS, components.BLACK, components.GREY, components.RECIPE):
        in_l, in_s = figures.tolist()
        assert [n for n in range(1, 26) if in_l[n] != in_s[n]] == [8, 13]
        assert (in_s[8], in_s[13]) == (in_l[13], in_l[8])


@pytest.mark.rule("leonardo:4.1")
@each_table
def test_all_recipes_are_different(table: str) -> None:
    recipes = components.RECIPE[components.TABLES.index(table), 1:]
    assert len({tuple(recipe) for recipe in recipes}) == 25


@pytest.mark.rule("leonardo:4.1")
@each_table
def test_the_class_gives_weeks_and_number_of_components(table: str) -> None:
    which = components.TABLES.index(table)
    for number in range(1, 26):
        weeks, count = CLASSES[components.CLASSES[components.CLASS[which, number]]]
        assert components.WEEKS[which, number] == weeks
        assert components.RECIPE[which, number].sum() == count


@pytest.mark.rule("leonardo:4.1")
@each_table
def test_there_are_five_bronze_five_copper_five_silver_and_ten_gold(table: str) -> None:
    classes = Counter(components.CLASS[components.TABLES.index(table), 1:].tolist())
    assert [classes[kind] for kind in range(4)] == [5, 5, 5, 10]
    assert (components.CLASS[components.TABLES.index(table), 16:] == components.GOLD).all()


@pytest.mark.rule("leonardo:4.1")
@each_table
def test_no_recipe_has_more_than_two_kinds_nor_more_than_two_of_a_kind(table: str) -> None:
    recipes = components.RECIPE[components.TABLES.index(table), 1:]
    assert (recipes <= 2).all()
    assert ((recipes > 0).sum(axis=1) <= 2).all()


@pytest.mark.rule("leonardo:4.1")
@each_table
def test_gold_is_every_pair_of_components_once_two_of_each(table: str) -> None:
    recipes = components.RECIPE[components.TABLES.index(table), 16:]
    pairs = [frozenset(c for c, n in zip(COMPONENTS, recipe, strict=True) if n == 2) for recipe in recipes]
    assert Counter(pairs) == Counter(map(frozenset, combinations(COMPONENTS, 2)))


@pytest.mark.rule("leonardo:4.1")
@each_table
def test_every_component_is_needed_fourteen_times(table: str) -> None:
    assert components.RECIPE[components.TABLES.index(table)].sum(axis=0).tolist() == [14] * 5


@pytest.mark.rule("leonardo:4.1", "leonardo:4.3")
@each_table
def test_each_type_leads_with_its_component_and_has_each_other_one_as_a_second_once(table: str) -> None:
    for kind, lead in enumerate(LETTERS.values(), 1):
        seconds = []
        for row in INVENTIONS[table].values():
            recipe = components.RECIPE[components.TABLES.index(table), row.number]
            if row.type == kind:
                assert recipe[COMPONENTS.index(lead)] > 0
                seconds += [c for c, n in zip(COMPONENTS, recipe, strict=True) if n and c != lead]
        assert sorted(seconds) == sorted(set(COMPONENTS) - {lead})


@pytest.mark.rule("leonardo:4.1")
@pytest.mark.parametrize("language", NAMES)
def test_every_invention_has_its_name(language: str) -> None:
    names = [" ".join(name.split()) for name in NAMES[language].split(",")]
    words = bottega.game("leonardo").messages
    assert [words.say(f"invention-{number}", language) for number in range(1, 26)] == names


# ---- 4: the data, at the table


@pytest.mark.rule("leonardo:4.1")
@each_row
def test_an_invention_is_started_with_its_components(table: str, row: Invention) -> None:
    match = at("laboratory", 4, table=table, hand=[hand(row.components)])
    play(match, f"0 start small {row.number}")
    assert match.view(0)["hand"][0] == hand()


@pytest.mark.rule("leonardo:4.1")
@each_row
def test_an_invention_is_not_started_with_one_component_less(table: str, row: Invention) -> None:
    for missing in set(row.components):
        match = at("laboratory", 4, table=table, hand=[hand(row.components.replace(missing, "", 1))])
        assert clause_against(match, f"0 start small {row.number}") == "6.3"


@pytest.mark.rule("leonardo:4.1", "leonardo:4.2")
@each_row
def test_a_requested_invention_is_completed_with_its_weeks_for_the_black_price(table: str, row: Invention) -> None:
    assert clause_against(asked(row.number, row.weeks - 1, table=table), "0 announce small") == "9.4"
    match = asked(row.number, row.weeks, table=table)
    play(match, "0 announce small")
    assert match.view(0)["florins"][0] == row.black


@pytest.mark.rule("leonardo:4.1", "leonardo:4.2")
@each_row
def test_an_invention_that_left_the_board_is_completed_with_its_weeks_for_the_grey_price(
    table: str, row: Invention
) -> None:
    left = {"table": table, "requested": [0] * 5, "marked": [{"small": row.number}]}
    assert clause_against(asked(row.number, row.weeks - 1, **left), "0 announce small") == "9.4"
    match = asked(row.number, row.weeks, **left)
    play(match, "0 announce small")
    assert match.view(0)["florins"][0] == row.grey


@pytest.mark.rule("leonardo:4.1", "leonardo:4.2")
def test_section_4_the_sample_card_needs_eleven_weeks_two_wood_and_a_glass_and_pays_13_or_10() -> None:
    match = at("laboratory", hand=[hand("WWG")])
    play(match, "0 start small 12")
    assert match.view(0)["hand"][0] == hand()
    match = asked(12, 11)
    play(match, "0 announce small")
    assert match.view(0)["florins"][0] == 13
    match = asked(12, 11, requested=[0] * 5, marked=[{"small": 12}])
    play(match, "0 announce small")
    assert match.view(0)["florins"][0] == 10


@pytest.mark.rule("leonardo:4.1")
@each_table
def test_all_recipes_can_be_started_with_any_board(table: str) -> None:
    match = at("laboratory", 5, table=table, hand=[hand("IIWWRRBBGG")])
    assert {move.args for move in match.legal(0) if move.name == "start"} == {("small", n) for n in range(1, 26)}


@pytest.mark.rule("leonardo:4.3")
@pytest.mark.parametrize("number", range(1, 26))
def test_there_are_five_types_and_only_a_card_of_the_same_type_helps(number: int) -> None:
    short = TABLE_L[number].weeks - 2
    for card in range(6, 11) if number <= 5 else range(1, 6):  # one card of each type
        match = asked(number, short, cards=[[card]])
        helped = match.game.move("announce small") in match.legal(0)
        assert helped == (card % 5 == number % 5)
