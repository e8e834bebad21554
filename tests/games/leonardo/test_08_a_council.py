"""Section 8 A: the Council, its four benefits, and Leonardo."""

from itertools import permutations
from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .employment import CITY, OFFERS, SHOPS, asked_in_turn, choices, council, everything, table, told

BENEFITS = ("move", "florins", "look", "component")
CARRIED_OUT = {"move": "moving", "florins": "collecting", "look": "looking", "component": "buying"}
NO_CARDS = dict.fromkeys(SHOPS.values(), 0)
FOUR_OF_FIVE = [4, 3, 2, 1, 0]  # apprentices at the Council; seat 4 stays away, so nobody is sent home


def chosen(benefit: str, **said: Any) -> bottega.Match:
    """Seat 0 of two is alone at the Council with two apprentices and has chosen a benefit."""
    match = council(2, [2, 0], **said)
    play(match, "0 leonardo 0", f"0 benefit {benefit}")
    return match


# ---- choosing


@pytest.mark.rule("leonardo:8.A.1")
def test_choosing_costs_nothing() -> None:
    match = council(5, FOUR_OF_FIVE, florins=[0] * 5)
    play(match, "0 leonardo 0", "0 benefit move", "1 benefit component", "2 benefit look", "3 benefit florins")
    assert everything(match)["florins"] == [0] * 5


@pytest.mark.rule("leonardo:8.A.1", "leonardo:8.A.5")
@pytest.mark.parametrize("benefit", BENEFITS)
def test_a_chosen_benefit_is_illegal_for_the_next(benefit: str) -> None:
    match = council(2, [2, 1])
    play(match, "0 leonardo 0", f"0 benefit {benefit}")
    assert choices(match) == {"pass"} | {f"benefit {other}" for other in BENEFITS if other != benefit}
    assert clause_against(match, f"1 benefit {benefit}") == "8.A.1"


@pytest.mark.rule("leonardo:8.A.1")
def test_each_player_chooses_only_one_benefit() -> None:
    match = council(2, [2, 1])
    play(match, "0 leonardo 0", "0 benefit look")
    assert clause_against(match, "0 benefit florins") == "8.A.5"
    play(match, "1 pass")
    assert match.view()["phase"] == "looking"
    assert clause_against(match, "0 benefit florins") == "5.1"


@pytest.mark.rule("leonardo:8.A.5")
def test_players_choose_in_the_order_of_rank() -> None:
    match = council(4, [1, 3, 0, 2])
    assert match.actors == (1,)
    play(match, "1 leonardo 1")
    assert clause_against(match, "3 benefit move") == "8.A.5"
    play(match, "1 benefit move", "3 benefit look")
    assert match.actors == (0,)
    assert choices(match) == {"pass", "benefit florins", "benefit component"}


@pytest.mark.rule("leonardo:8.A.5")
@pytest.mark.parametrize("decliner", range(4))
def test_anybody_at_the_council_may_decline_and_takes_their_people_back(decliner: int) -> None:
    """Ruling 1: the first in rank too."""
    match = council(5, FOUR_OF_FIVE, master=[("council" if seat == decliner else None) for seat in range(5)])
    (first,) = match.actors
    play(match, f"{first} leonardo 4")
    while match.actors != (decliner,):
        (seat,) = match.actors
        match.play(seat, f"benefit {BENEFITS[seat]}")
    assert "pass" in choices(match)
    play(match, f"{decliner} pass")
    assert told(match, "declined") == [(decliner,)]
    view = match.view()
    assert view["placed"][decliner]["council"] == 0
    assert view["supply"][decliner] == FOUR_OF_FIVE[decliner]
    assert view["master"][decliner] is None


@pytest.mark.rule("leonardo:8.A.5")
def test_a_declined_benefit_is_legal_for_the_next() -> None:
    match = council(2, [2, 1])
    play(match, "0 leonardo 0", "0 pass")
    assert choices(match) == {"pass", *(f"benefit {benefit}" for benefit in BENEFITS)}


@pytest.mark.rule("leonardo:8.A.5")
def test_if_all_decline_nothing_is_carried_out() -> None:
    match = council(2, [2, 1], placed=[{"kiln": 1}, {}])
    play(match, "0 leonardo 0", "0 pass", "1 pass")
    assert (match.view()["phase"], match.view()["area"]) == ("offer", "kiln")
    assert match.view()["council_florins"] == 1


# ---- who is sent away


@pytest.mark.rule("leonardo:8.A.2")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("last", range(3))
def test_if_all_are_there_the_last_takes_their_people_back_before_anything_is_chosen(players: int, last: int) -> None:
    """Ruling 10."""
    match = council(players, [1 if seat == last else 2 for seat in range(players)])
    assert told(match, "crowded_out") == [(last,)]
    assert match.view()["phase"] == "naming"
    assert match.view()["placed"][last]["council"] == 0
    assert match.view()["supply"][last] == 1
    first = match.actors[0]
    play(match, f"{first} leonardo {first}")
    order = []
    while match.view()["phase"] == "choosing":
        order.append(match.actors[0])
        match.play(match.actors[0], "pass")
    assert order == [seat for seat in range(players) if seat != last]


@pytest.mark.rule("leonardo:8.A.2")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("away", range(3))
def test_if_one_player_is_not_there_nobody_is_sent_away(players: int, away: int) -> None:
    match = council(players, [0 if seat == away else 1 for seat in range(players)])
    assert told(match, "crowded_out") == []
    assert sum(group["council"] for group in match.view()["placed"]) == players - 1


@pytest.mark.rule("leonardo:8.A.2", "leonardo:8.3")
@pytest.mark.parametrize("leonardo", range(4))
def test_of_a_tie_for_the_last_place_the_one_farther_from_the_arrow_is_sent_away(leonardo: int) -> None:
    """Ruling 10. The groups stand in the order of the seats from the holder of Leonardo."""
    match = council(4, [1, 1, 1, 1], leonardo=leonardo)
    assert told(match, "crowded_out") == [((leonardo + 3) % 4,)]


@pytest.mark.rule("leonardo:8.A.2", "leonardo:8.2")
def test_a_master_alone_counts_as_being_there_and_is_sent_away_too() -> None:
    match = council(3, [3, 3, 0], master=[None, None, "council"])
    assert told(match, "crowded_out") == [(2,)]
    assert match.view()["master"] == [None, None, None]


@pytest.mark.rule("leonardo:8.A.2", "leonardo:8.A.7")
def test_a_removed_player_moves_nobody_and_gets_nothing() -> None:
    match = council(3, [3, 2, 1], florins=[3, 3, 3])
    play(match, "0 leonardo 0", "0 benefit florins", "1 benefit component", "0 collect", "1 take iron")
    assert everything(match)["florins"] == [4, 2, 3]
    assert clause_against(council(3, [3, 2, 1]), "2 benefit move") == "8.A.4"


@pytest.mark.rule("leonardo:8.A.3", "leonardo:8.A.2")
@pytest.mark.parametrize(("crowd", "order"), [([2, 1], [0, 1]), ([1, 2], [1, 0]), ([1, 1], [0, 1])])
def test_with_two_players_both_choose(crowd: list[int], order: list[int]) -> None:
    match = council(2, crowd)
    first, second = order
    assert told(match, "crowded_out") == []
    play(match, f"{first} leonardo 0", f"{first} benefit florins", f"{second} benefit component")
    play(match, f"{first} collect", f"{second} take glass")
    assert everything(match)["florins"][first] == 4
    assert everything(match)["hand"][second]["glass"] == 1


# ---- Leonardo


@pytest.mark.rule("leonardo:8.A.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_in_rank_names_any_player_who_then_holds_leonardo(players: int) -> None:
    for named in range(players):
        match = council(players, [1] + [2] + [0] * (players - 2))
        assert match.actors == (1,)
        assert choices(match) == {f"leonardo {seat}" for seat in range(players)}
        play(match, f"1 leonardo {named}")
        assert match.view()["leonardo"] == named


@pytest.mark.rule("leonardo:8.A.4")
def test_only_the_first_in_rank_names_and_only_somebody_who_plays() -> None:
    match = council(3, [2, 1, 0])
    assert clause_against(match, "1 leonardo 1") == "8.A.4"
    assert clause_against(match, "2 leonardo 2") == "8.A.4"
    assert clause_against(match, "0 leonardo 3") == "8.A.4"
    assert clause_against(match, "0 pass") == "8.A.4"


@pytest.mark.rule("leonardo:8.A.4")
def test_leonardo_is_named_before_a_benefit_is_chosen_and_only_once() -> None:
    match = council(2, [2, 1])
    assert clause_against(match, "0 benefit move") == "5.1"
    play(match, "0 leonardo 1")
    assert clause_against(match, "0 leonardo 0") == "5.1"
    play(match, "0 benefit move")
    assert clause_against(match, "1 leonardo 1") == "5.1"


@pytest.mark.rule("leonardo:8.A.4", "leonardo:8.A.5")
def test_the_first_names_leonardos_holder_even_if_they_then_decline() -> None:
    """Ruling 2."""
    match = council(2, [2, 1])
    play(match, "0 leonardo 1", "0 pass", "1 pass")
    assert match.view()["leonardo"] == 1


@pytest.mark.rule("leonardo:8.A.4", "leonardo:8.A.2")
def test_the_one_sent_away_never_names_the_holder() -> None:
    """Ruling 2: not even one who holds Leonardo."""
    match = council(3, [1, 2, 2], leonardo=0)
    assert match.actors == (1,)
    assert clause_against(match, "0 leonardo 0") == "8.A.4"


@pytest.mark.rule("leonardo:8.A.4")
@pytest.mark.parametrize("holder", range(3))
def test_with_nobody_at_the_council_leonardo_stays(holder: int) -> None:
    """Ruling 2."""
    match = table("council", 3, leonardo=holder, placed=[{"kiln": 1}, {}, {}])
    assert match.view()["area"] == "kiln"
    play(match, "0 pass")
    assert (match.view()["turn"], match.view()["leonardo"]) == (2, holder)


@pytest.mark.rule("leonardo:8.A.4")
@pytest.mark.parametrize("named", range(3))
def test_the_new_holder_begins_the_research_phase_of_this_turn_and_the_next_turn(named: int) -> None:
    """Ruling 3."""
    match = council(3, [1, 0, 0], work=[{"small": 1}, {"small": 2}, {"small": 3}])
    play(match, f"0 leonardo {named}", "0 pass")
    clockwise = [(named + offset) % 3 for offset in range(3)]
    for phase in ("announcing", "laboratory"):
        assert match.view()["phase"] == phase
        order: list[int] = []
        while match.view()["phase"] == phase:
            order += match.actors
            match.play(match.actors[0], "done")
        assert order == clockwise
    assert match.actors == (named,)  # the assignment phase of the next turn


@pytest.mark.rule("leonardo:8.A.4", "leonardo:9.15")
@pytest.mark.parametrize("named", range(3))
def test_the_new_holder_wins_a_tied_bid_of_this_turn(named: int) -> None:
    """Ruling 3. Seats 0 and 1 bid for invention 1; seat 2 stands before seat 0."""
    at_work = {"small": 1}
    match = council(3, [0, 0, 1], work=[at_work, at_work, {}], weeks=[{"small": 4}, {"small": 4}, {}])
    play(match, f"2 leonardo {named}", "2 pass")
    for _ in range(2):
        match.play(match.actors[0], "announce small")
    play(match, "0 bid 1", "1 bid 1")
    assert told(match, "won") == [(1 if named == 1 else 0, 1, 1)]


# ---- carrying out


@pytest.mark.rule("leonardo:8.A.6")
def test_the_benefits_are_carried_out_by_number_and_only_when_all_have_chosen() -> None:
    """Rulings 9 and 48."""
    match = council(5, FOUR_OF_FIVE, florins=[3] * 5)
    play(match, "0 leonardo 0", "0 benefit component", "1 benefit look", "2 benefit florins")
    assert match.view()["phase"] == "choosing"
    assert everything(match)["florins"] == [3] * 5
    play(match, "3 benefit move")
    assert (match.view()["phase"], match.actors) == ("moving", (3,))
    play(match, "3 lift 3 council", "3 settle kiln")
    assert (match.view()["phase"], match.actors) == ("collecting", (2,))
    play(match, "2 collect")
    assert (match.view()["phase"], match.actors) == ("looking", (1,))
    play(match, "1 look", "1 arrange 1", "1 arrange 2", "1 arrange 3")
    assert (match.view()["phase"], match.actors) == ("buying", (0,))
    play(match, "0 take wood")
    assert match.view()["area"] == "kiln"


@pytest.mark.rule("leonardo:8.A.6")
@pytest.mark.parametrize("benefit", BENEFITS)
def test_a_benefit_may_be_waived_when_it_is_carried_out(benefit: str) -> None:
    """Rulings 9 and 48."""
    match = chosen(benefit, placed=[{"kiln": 1}, {}])
    before = everything(match)
    assert before["phase"] == CARRIED_OUT[benefit]
    assert "pass" in choices(match)
    play(match, "0 pass")
    assert told(match, "waived") == [(0, benefit)]
    after = everything(match)
    for field in ("florins", "hand", "shop", "council_florins", "deck", "window", "foreseen"):
        assert after[field] == before[field]
    assert after["placed"][0]["kiln"] == 1
    assert after["area"] == "kiln"


@pytest.mark.rule("leonardo:8.A.6")
@pytest.mark.parametrize("waived", BENEFITS)
def test_after_a_waiver_the_other_benefits_are_still_carried_out(waived: str) -> None:
    match = council(5, FOUR_OF_FIVE)
    play(match, "0 leonardo 0", *(f"{seat} benefit {BENEFITS[seat]}" for seat in range(4)))
    answers = {
        "moving": ["lift 0 council", "settle kiln"],
        "collecting": ["collect"],
        "looking": ["look", "arrange 1", "arrange 2", "arrange 3"],
        "buying": ["take iron"],
    }
    for seat, benefit in enumerate(BENEFITS):
        phase = CARRIED_OUT[benefit]
        assert (match.view()["phase"], match.actors) == (phase, (seat,))
        for move in ["pass"] if benefit == waived else answers[phase]:
            match.play(seat, move)
    assert told(match, "waived") == [(BENEFITS.index(waived), waived)]


VOID: list[tuple[str, dict[str, Any]]] = [
    ("move", {"crowd": [0, 0], "master": ["council", None]}),
    ("florins", {}),  # emptied below: there is always a florin when the Council opens
    ("look", {"turn": 7, "requested": [0] * 5, "deck": [0] * 25}),
    ("component", {"shop": NO_CARDS, "hand": [NO_CARDS, dict.fromkeys(NO_CARDS, 12)]}),
]


@pytest.mark.rule("leonardo:8.A.6")
@pytest.mark.parametrize(("benefit", "said"), VOID, ids=BENEFITS)
def test_a_benefit_that_all_can_see_to_be_void_may_be_chosen_and_is_skipped(benefit: str, said: dict[str, Any]) -> None:
    match = council(2, **{"crowd": [1, 0], "hand": [NO_CARDS, NO_CARDS], **said})
    if benefit == "florins":
        match.state.council_florins = 0
    play(match, "0 leonardo 0", f"0 benefit {benefit}")
    assert match.view()["phase"] == "laboratory"  # of the next turn
    assert told(match, "waived", "moved", "collected", "looked", "component") == []
    assert set(match.view()["benefit"].values()) == {-1}  # it is free for the next Council


@pytest.mark.rule("leonardo:8.A.6", "leonardo:8.A.7")
def test_an_apprentice_in_a_lab_does_not_keep_benefit_1_from_being_void() -> None:
    """Ruling 6: nobody is moved out of a lab."""
    match = council(
        2, [0, 0], placed=[{"small_lab": 2}, {"kiln": 1}], master=["council", None], work=[{"small": 1}, {}]
    )
    play(match, "0 leonardo 0", "0 benefit move")
    assert match.view()["area"] == "kiln"
    assert match.view()["placed"][0]["small_lab"] == 2


# ---- benefit 1


@pytest.mark.rule("leonardo:8.A.7")
@pytest.mark.parametrize("source", CITY)
def test_benefit_1_moves_an_own_apprentice_from_any_area_to_any_other_but_the_council(source: str) -> None:
    """Rulings 4 to 6, FAQ 3 and 4."""
    for target in OFFERS:
        if target != source:
            match = chosen("move", placed=[{} if source == "council" else {source: 1}, {}])
            play(match, f"0 lift 0 {source}")
            assert choices(match) == {f"settle {area}" for area in OFFERS if area != source}
            play(match, f"0 settle {target}")
            assert told(match, "moved") == [(0, 0, source, target)]
            assert match.view()["area"] == target
            assert match.view()["placed"][0][target] == 1


@pytest.mark.rule("leonardo:8.A.7")
@pytest.mark.parametrize("source", OFFERS)
def test_benefit_1_never_moves_anybody_into_the_council(source: str) -> None:
    """Ruling 5, FAQ 3."""
    match = chosen("move", placed=[{source: 1}, {}])
    play(match, f"0 lift 0 {source}")
    assert clause_against(match, "0 settle council") == "8.A.7"


@pytest.mark.rule("leonardo:8.A.7")
@pytest.mark.parametrize("source", CITY)
def test_benefit_1_moves_to_another_area_not_to_the_same(source: str) -> None:
    match = chosen("move", placed=[{} if source == "council" else {source: 1}, {}])
    play(match, f"0 lift 0 {source}")
    assert clause_against(match, f"0 settle {source}") == "8.A.7"


@pytest.mark.rule("leonardo:8.A.7")
def test_benefit_1_moves_nobody_elses_apprentice_without_the_codex() -> None:
    match = chosen("move", placed=[{"kiln": 1}, {"kiln": 1, "academy": 2}])
    assert choices(match) == {"pass", "lift 0 council", "lift 0 kiln"}
    assert clause_against(match, "0 lift 1 kiln") == "8.A.7"


@pytest.mark.rule("leonardo:8.A.7")
def test_benefit_1_never_moves_a_master() -> None:
    match = chosen("move", master=["kiln", None])
    assert choices(match) == {"pass", "lift 0 council"}
    assert clause_against(match, "0 lift 0 kiln") == "8.A.7"


@pytest.mark.rule("leonardo:8.A.7")
def test_benefit_1_moves_neither_out_of_a_lab_nor_into_one() -> None:
    """Ruling 6."""
    match = chosen("move", placed=[{"small_lab": 1}, {}], work=[{"small": 1}, {}])
    with pytest.raises(bottega.InvalidMove):
        match.play(0, "lift 0 small_lab")
    play(match, "0 lift 0 council")
    with pytest.raises(bottega.InvalidMove):
        match.play(0, "settle small_lab")
    assert choices(match) == {f"settle {area}" for area in OFFERS}


@pytest.mark.rule("leonardo:8.A.7", "leonardo:8.A.12")
def test_an_apprentice_moved_out_of_the_council_leaves_the_group_on_benefit_space_1() -> None:
    """Ruling 4."""
    match = council(2, [3, 0], supply=[1, 0], master=["council", None])
    play(match, "0 leonardo 0", "0 benefit move", "0 lift 0 council", "0 settle joiner")
    view = match.view()
    assert (view["area"], view["placed"][0]["joiner"]) == ("joiner", 1)
    assert (view["placed"][0]["council"], view["supply"][0], view["master"][0]) == (0, 3, None)


@pytest.mark.rule("leonardo:8.A.7")
def test_the_only_apprentice_at_the_council_can_be_the_one_that_is_moved() -> None:
    match = council(2, [1, 0])
    play(match, "0 leonardo 0", "0 benefit move", "0 lift 0 council", "0 settle joiner", "0 take wood")
    assert everything(match)["hand"][0]["wood"] == 1
    assert match.view()["supply"][0] == 0
    play(match, "0 pass")
    assert match.view()["supply"][0] == 1


@pytest.mark.rule("leonardo:8.A.8")
def test_the_moved_apprentice_joins_their_group_which_keeps_its_place() -> None:
    """Ruling 34: two against two, and seat 0 was there first."""
    match = chosen("move", placed=[{"academy": 1, "joiner": 1}, {"academy": 2}])
    play(match, "0 lift 0 joiner", "0 settle academy")
    assert match.view()["placed"][0]["academy"] == 2
    assert asked_in_turn(match) == [0, 1]


@pytest.mark.rule("leonardo:8.A.8")
def test_the_moved_apprentice_joins_a_master_who_is_there() -> None:
    """Ruling 34: three against three, and the master was there first."""
    match = chosen("move", placed=[{}, {"academy": 3}], master=["academy", None])
    play(match, "0 lift 0 council", "0 settle academy")
    assert asked_in_turn(match) == [0, 1]


@pytest.mark.rule("leonardo:8.A.8")
@pytest.mark.parametrize("source", ["council", "joiner"])
def test_without_a_group_there_the_moved_apprentice_stands_at_the_right_end(source: str) -> None:
    match = council(3, [2, 0, 0], placed=[{"joiner": 1}, {"academy": 1}, {"academy": 1}])
    play(match, "0 leonardo 0", "0 benefit move", f"0 lift 0 {source}", "0 settle academy")
    assert asked_in_turn(match) == [1, 2, 0]


@pytest.mark.rule("leonardo:8.A.8", "leonardo:7.7")
def test_a_group_keeps_its_place_though_its_first_piece_is_moved_away() -> None:
    """Ruling 34: the apprentice came first, the master joined, and the apprentice goes on to the Academy."""
    match = table("assignment", 2)
    play(match, "0 send 1 kiln", "1 send 2 kiln", "0 master kiln", "1 pass", "0 send 1 council", "0 pass")
    play(match, "0 leonardo 0", "0 benefit move", "0 lift 0 kiln", "0 settle academy", "0 pass")
    assert match.view()["area"] == "kiln"
    assert asked_in_turn(match) == [0, 1]


@pytest.mark.rule("leonardo:8.A.8")
def test_a_group_that_is_gone_has_lost_its_place() -> None:
    """Ruling 34."""
    match = chosen("move", placed=[{"kiln": 1}, {"kiln": 1}])
    play(match, "0 lift 0 kiln", "0 settle rope_maker")
    assert match.view()["arrival"][0]["kiln"] == 0
    assert asked_in_turn(match) == [1]
    assert asked_in_turn(match) == [0]


@pytest.mark.rule("leonardo:8.A.8", "leonardo:8.2")
def test_a_group_that_lost_an_apprentice_ranks_by_those_who_stay() -> None:
    match = chosen("move", placed=[{"kiln": 2}, {"kiln": 2}])
    play(match, "0 lift 0 kiln", "0 settle rope_maker")
    assert asked_in_turn(match) == [1, 0]


# ---- benefit 2


@pytest.mark.rule("leonardo:8.A.9")
@pytest.mark.parametrize("florins", range(1, 8))
def test_benefit_2_takes_all_florins_of_the_council(florins: int) -> None:
    match = chosen("florins", council_florins=florins, florins=[2, 5], placed=[{"kiln": 1}, {}])
    play(match, "0 collect")
    assert everything(match)["florins"] == [2 + florins, 5]
    assert match.view()["council_florins"] == 0
    assert told(match, "collected") == [(0, florins)]


# ---- benefit 3

FOUR = (4, 5, 6, 7)
DECK = [*FOUR, 2, 9, 10, 11, 14, 15, *range(16, 26)]  # with 1, 12 and 8 requested, 3 and 13 are gone


@pytest.mark.rule("leonardo:8.A.10")
@pytest.mark.parametrize("order", list(permutations(FOUR)))
def test_benefit_3_puts_the_top_four_back_in_any_order(order: tuple[int, ...]) -> None:
    match = chosen("look", deck=DECK)
    play(match, "0 look")
    assert match.view(0)["foreseen"][0] == [*FOUR]
    for number in order[:3]:
        position = match.view(0)["foreseen"][0].index(number) + 1
        assert f"arrange {position}" in choices(match)
        match.play(0, f"arrange {position}")
    # Nobody else is out, so the turn ends; the three requests are all there and nothing is turned up.
    assert everything(match)["deck"] == [*order, *DECK[4:]]
    assert match.view(0)["foreseen"][0] == [*order]


@pytest.mark.rule("leonardo:8.A.10")
def test_a_card_that_was_put_back_is_not_put_back_again() -> None:
    match = chosen("look", deck=DECK)
    play(match, "0 look", "0 arrange 3")
    assert choices(match) == {"arrange 2", "arrange 3", "arrange 4"}
    assert clause_against(match, "0 arrange 1") == "8.A.10"
    assert clause_against(match, "1 arrange 2") == "8.A.5"


@pytest.mark.rule("leonardo:8.A.10")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_with_fewer_than_four_cards_benefit_3_looks_at_what_is_left(left: int) -> None:
    """Ruling 32."""
    deck = [23, 21, 25][:left]
    match = chosen("look", turn=7, requested=[1, 12, 8], deck=deck + [0] * (25 - left), placed=[{"kiln": 1}, {}])
    play(match, "0 look")
    assert told(match, "looked") == [(0, left)]
    assert match.view(0)["foreseen"][0] == deck + [0] * (4 - left)
    for position in range(1, left):
        assert choices(match) == {f"arrange {card}" for card in range(position, left + 1)}
        match.play(0, f"arrange {left}")
    assert match.view()["phase"] == "offer"
    assert everything(match)["deck"][:left] == deck[::-1]


@pytest.mark.rule("leonardo:8.A.10")
def test_the_others_learn_neither_what_was_seen_nor_what_was_done() -> None:
    tables = []
    for deck in (DECK, [7, 6, 5, 4, *DECK[4:]]):
        for first in range(1, 5):
            match = council(3, [1, 0, 0], deck=deck, requested=[1, 12, 8, 3])
            play(match, "0 leonardo 0", "0 benefit look", "0 look", f"0 arrange {first}", "0 arrange 2", "0 arrange 3")
            tables.append(match)
    for seat in (1, 2, None):
        assert all(match.view(seat) == tables[0].view(seat) for match in tables)
        said = [[(event.name, event.args) for event in match.events_since(0, seat)] for match in tables]
        assert all(events == said[0] for events in said)
    assert len({str(match.view(0)) for match in tables}) == len(tables)


@pytest.mark.rule("leonardo:8.A.10", "leonardo:10.2")
def test_the_cards_come_up_in_the_order_they_were_put_back() -> None:
    match = chosen("look", deck=DECK, work=[{"small": 1}, {"small": 12}], weeks=[{"small": 4}, {"small": 11}])
    play(match, "0 look", "0 arrange 4", "0 arrange 4", "0 arrange 3", "0 announce small", "1 announce small")
    assert match.view()["requested"][:3] == [7, 6, 8]


# ---- benefit 4


@pytest.mark.rule("leonardo:8.A.11")
@pytest.mark.parametrize("component", SHOPS.values())
def test_benefit_4_buys_any_component_for_one_florin(component: str) -> None:
    match = chosen("component", florins=[3, 3], placed=[{"kiln": 1}, {}])
    before = everything(match)
    assert choices(match) == {"pass", *(f"take {kind}" for kind in SHOPS.values())}
    play(match, f"0 take {component}")
    after = everything(match)
    assert after["florins"] == [2, 3]
    assert after["hand"][0][component] == before["hand"][0][component] + 1
    assert after["shop"][component] == before["shop"][component] - 1
    assert told(match, "component") == [(0, component, 1)]


@pytest.mark.rule("leonardo:8.A.11")
@pytest.mark.parametrize("component", SHOPS.values())
def test_benefit_4_takes_nothing_from_an_empty_shop(component: str) -> None:
    """Ruling 33."""
    match = chosen("component", hand=[NO_CARDS, {**NO_CARDS, component: 12}])
    assert choices(match) == {"pass", *(f"take {kind}" for kind in SHOPS.values() if kind != component)}
    assert clause_against(match, f"0 take {component}") == "8.A.11"


@pytest.mark.rule("leonardo:8.A.11", "leonardo:8.A.6")
def test_a_player_who_cannot_pay_may_choose_benefit_4_and_then_nothing_happens() -> None:
    """Ruling 33."""
    match = council(2, [2, 1], florins=[0, 5])
    play(match, "0 leonardo 0", "0 benefit component")
    assert clause_against(match, "1 benefit component") == "8.A.1"
    play(match, "1 pass")
    assert (match.view()["phase"], match.actors) == ("buying", (0,))
    assert choices(match) == {"pass"}
    assert clause_against(match, "0 take wood") == "8.A.11"
    before = everything(match)
    play(match, "0 pass")
    after = everything(match)
    assert (after["florins"], after["hand"], after["shop"]) == (before["florins"], before["hand"], before["shop"])


@pytest.mark.rule("leonardo:8.A.11")
def test_one_florin_is_enough_for_benefit_4() -> None:
    match = chosen("component", florins=[1, 0])
    play(match, "0 take wood")
    assert everything(match)["florins"] == [0, 0]


# ---- going home


@pytest.mark.rule("leonardo:8.A.12")
def test_all_workers_go_home_when_the_benefits_have_been_carried_out() -> None:
    match = council(5, FOUR_OF_FIVE, master=["council", None, None, "council", "kiln"])
    play(match, "0 leonardo 0", "0 benefit look", "1 benefit florins", "3 pass", "2 benefit component")
    play(match, "1 collect", "0 look", "0 arrange 1", "0 arrange 2", "0 arrange 3")
    assert [group["council"] for group in match.view()["placed"]] == [4, 3, 2, 0, 0]
    play(match, "2 take iron")
    view = match.view()
    assert [group["council"] for group in view["placed"]] == [0] * 5
    assert [group["council"] for group in view["arrival"]] == [0] * 5
    assert view["supply"] == FOUR_OF_FIVE
    assert view["master"] == [None, None, None, None, "kiln"]
