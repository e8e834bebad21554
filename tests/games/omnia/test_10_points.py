"""Section 10: printed points, majorities, ties; the rulebook's own examples."""

import random

import pytest

import bottega
from tests.games.steps import told

from .tables import any_move, ended

RED, YELLOW, VIOLET = ["ginevra_benci", "lady_ermine"], ["foetus"], ["madonna_litta"]
BLUE, TEAL, GREEN = ["diving_suit", "paddle_boat"], ["odometer"], ["parachute"]
ORANGE = ["annunciation", "adoration_magi", "last_supper", "saint_john"]


def tally(match: bottega.Match, seat: int) -> dict[str, int]:
    return {city: points for city, points in match.view()["tally"][seat].items() if points}


@pytest.mark.rule("omnia:10.1", "omnia:10.2", "omnia:10.5", "omnia:10.7", "omnia:10.8", "omnia:10.10")
def test_score_calculation_example_roberta_closes_with_18_points() -> None:
    """Printed 6, most works 0 (Matteo has five), Amboise 8, Vinci 0, two pairs of invention and work 4."""
    roberta = [*RED, *YELLOW, *VIOLET, *BLUE, *TEAL, *GREEN, "ludovico_il_moro", "raphael"]
    matteo = [*ORANGE, "mona_lisa"]
    match = ended(2, [roberta, matteo], ["firenze", "amboise", "vinci", "mantova"])
    assert match.view()["printed"][0] == 6
    assert tally(match, 0) == {"amboise": 8, "mantova": 4}
    assert match.scores == [18, 6]
    assert match.winners == (0,)


@pytest.mark.rule("omnia:10.5", "omnia:10.9")
def test_objective_explanation_3_points_for_every_pair_of_inventions_of_the_same_colour() -> None:
    assert ended(2, [[*BLUE], [*TEAL, *GREEN]], ["vinci"]).scores == [3, 0]
    assert ended(2, [["diving_suit", "paddle_boat", "canal_lock", "floating_shoes"], []], ["vinci"]).scores == [6, 0]
    assert ended(2, [[*BLUE, "glider", "parachute", *TEAL], []], ["vinci"]).scores == [6, 0]


@pytest.mark.rule("omnia:10.2", "omnia:10.3")
def test_objective_explanation_4_points_for_the_most_characters() -> None:
    assert ended(2, [["lorenzo_de_medici", "salai"], ["melzi"]], ["roma"]).scores == [4, 0]
    assert ended(2, [["lorenzo_de_medici"], ["melzi"]], ["roma"]).scores == [2, 2]


@pytest.mark.rule("omnia:10.5", "omnia:10.11")
def test_objective_explanation_each_coin_is_2_points() -> None:
    assert ended(2, [[], []], ["venezia"], coins=[5, 1]).scores == [10, 2]


@pytest.mark.rule("omnia:10.2", "omnia:10.8")
def test_objective_explanation_3_points_for_the_most_cards_of_all_kinds() -> None:
    match = ended(2, [[*RED, *BLUE], [*YELLOW, *TEAL, "salai"]], ["bologna"])
    assert match.scores == [3, 0]


@pytest.mark.rule("omnia:10.5")
def test_objective_explanation_2_points_for_every_pair_of_one_invention_and_one_work() -> None:
    assert ended(2, [[*RED, *YELLOW, *BLUE], [*TEAL]], ["mantova"]).scores == [4, 0]


@pytest.mark.rule("omnia:10.1", "omnia:10.6")
def test_printed_points_count_on_characters_and_leonardo_cards() -> None:
    cards = ["leonardo_painter", "leonardo_master", "leonardo_dreamer", "michelangelo", "salai", "mona_lisa"]
    match = ended(2, [cards, []], ["vinci"])
    assert match.scores == [2 + 3 + 3 + 3, 0]
    assert told(match, "printed") == []  # described, not played


MAJORITIES = {
    "firenze": ("works", 6),
    "milano": ("inventions", 7),
    "roma": ("characters", 4),
    "bologna": ("everything", 3),
    "piombino": ("coins", 4),
}
FREE = ["lorenzo_de_medici", "salai", "melzi", "verrocchio", "pacioli"]  # no points
PILES = {
    "works": [["mona_lisa"], ["foetus"], ["annunciation"], ["madonna_litta"]],
    "inventions": [["glider"], ["odometer"], ["canal_lock"], ["giant_crossbow"]],
    "characters": [[name] for name in FREE[:4]],
    "everything": [["mona_lisa"], ["odometer"], ["salai"], ["foetus"]],
}
SHARED = {"firenze": (6, 3, 2, 1), "milano": (7, 3, 2, 1), "roma": (4, 2, 1, 1), "bologna": (3, 1, 1, 0)}


@pytest.mark.rule("omnia:10.2", "omnia:10.3")
@pytest.mark.parametrize("city", SHARED)
@pytest.mark.parametrize("equals", [1, 2, 3, 4])
def test_majorities_a_tie_divides_the_points_rounded_down(city: str, equals: int) -> None:
    """Majorities: a card of 7 points divided between two gives 3 each."""
    piles = PILES[MAJORITIES[city][0]]
    cards = [piles[seat] if seat < equals else [] for seat in range(4)]
    match = ended(4, cards, [city])
    assert match.scores == [SHARED[city][equals - 1] if seat < equals else 0 for seat in range(4)]


@pytest.mark.rule("omnia:10.2", "omnia:10.3", "omnia:10.11")
def test_the_majority_of_coins() -> None:
    assert ended(3, [[], [], []], ["piombino"], coins=[3, 3, 1]).scores == [2, 2, 0]
    # Coins that pay as a set count for the majority all the same.
    assert ended(3, [[], [], []], ["piombino", "venezia"], coins=[4, 3, 1]).scores == [12, 6, 2]


@pytest.mark.rule("omnia:10.4")
@pytest.mark.parametrize("city", MAJORITIES)
def test_where_nobody_has_any_nobody_scores(city: str) -> None:
    assert ended(3, [[], [], []], [city]).scores == [0, 0, 0]


@pytest.mark.rule("omnia:10.6")
def test_leonardo_cards_count_for_no_majority_and_no_set() -> None:
    leonardo = ["leonardo_painter", "leonardo_courtier", "leonardo_master", "leonardo_engineer", "leonardo_dreamer"]
    every = ["firenze", "milano", "bologna", "mantova", "urbino", "pavia", "vigevano", "vinci", "pisa", "cesenatico"]
    assert ended(2, [[*leonardo, "salai"], ["mona_lisa"]], [c for c in every if c != "bologna"]).scores == [12, 6]
    assert ended(2, [leonardo, ["mona_lisa"]], ["bologna"]).scores == [12, 3]


@pytest.mark.rule("omnia:10.8")
def test_the_same_cards_count_for_several_majorities_and_for_a_set() -> None:
    match = ended(2, [[*RED], []], ["firenze", "bologna", "urbino"])
    assert tally(match, 0) == {"firenze": 6, "bologna": 3, "urbino": 3}


@pytest.mark.rule("omnia:10.12")
@pytest.mark.parametrize(
    ("cards", "coins", "winners"),
    [
        ([["raphael"], ["botticelli"]], [2, 1], (0,)),
        ([["raphael"], ["ser_piero", "leonardo_master"]], [5, 0], (1,)),  # points come first
        ([["raphael", "salai"], ["botticelli"]], [1, 1], (0,)),
        ([["leonardo_painter"], ["botticelli"]], [1, 1], (1,)),
        ([["raphael"], ["botticelli"]], [1, 1], (0, 1)),
        ([["raphael", "salai"], ["botticelli"]], [1, 2], (1,)),  # coins before characters
    ],
)
def test_ties_go_by_coins_then_characters_then_are_shared(
    cards: list[list[str]], coins: list[int], winners: tuple[int, ...]
) -> None:
    match = ended(2, cards, ["vinci"], coins=coins)
    assert match.winners == winners


@pytest.mark.rule("omnia:10.12")
def test_a_win_is_shared_by_all_who_are_equal_in_everything() -> None:
    assert ended(4, [[], [], [], []], ["vinci"], coins=[1, 1, 1, 1]).winners == (0, 1, 2, 3)


@pytest.mark.rule("omnia:5.4", "omnia:10.2", "omnia:10.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_in_the_events_at_the_end_are_the_scores_and_the_standing_just_before(players: int) -> None:
    for seed in range(5):
        match = bottega.new("omnia", players=players, seed=seed)
        chooser = random.Random(seed)
        while not match.over:
            any_move(match, chooser)
        points = [0] * players
        for name in ("printed", "majority", "sets"):
            for who, *facts in told(match, name):
                points[int(who)] += int(facts[-1])
        assert points == match.scores
        view = match.view()
        assert points == [view["printed"][seat] + sum(view["tally"][seat].values()) for seat in range(players)]
        match.state.phase = 1  # as if it still ran: counted again from the cards
        assert points == match.scores
