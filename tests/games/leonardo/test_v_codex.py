"""Variant Codex Leonardi I: a more powerful benefit 1 of the Council."""

from typing import Any

import pytest

import bottega
from tests.games.steps import clause_against, play

from .employment import OFFERS, asked_in_turn, choices, council, told


def moving(placed: list[dict[str, int]], codex: int = 1, **said: Any) -> bottega.Match:
    """Seat 0 of three is alone at the Council with one apprentice and carries out benefit 1."""
    match = council(3, [1, 0, 0], placed=placed, codex=codex, **said)
    play(match, "0 leonardo 0", "0 benefit move")
    return match


def lifted(owner: int, source: str, placed: list[dict[str, int]], **said: Any) -> bottega.Match:
    match = moving(placed, **said)
    play(match, f"0 lift {owner} {source}")
    return match


@pytest.mark.rule("leonardo:V.1")
@pytest.mark.parametrize("source", OFFERS)
@pytest.mark.parametrize("owner", range(3))
def test_the_codex_moves_anybody_s_apprentice_from_b_to_h_to_another_of_b_to_h(owner: int, source: str) -> None:
    """Ruling 7, FAQ 4."""
    placed: list[dict[str, int]] = [{}, {}, {}]
    placed[owner] = {source: 1}
    for target in OFFERS:
        if target != source:
            match = lifted(owner, source, placed)
            assert choices(match) == {f"settle {area}" for area in OFFERS if area != source}
            play(match, f"0 settle {target}")
            assert told(match, "moved") == [(0, owner, source, target)]
            assert (match.view()["area"], match.actors) == (target, (owner,))


@pytest.mark.rule("leonardo:V.1", "leonardo:8.A.7")
def test_only_the_codex_lets_others_apprentices_be_moved() -> None:
    placed = [{"kiln": 1}, {"kiln": 1}, {"joiner": 2}]
    assert choices(moving(placed)) == {"pass", "lift 0 kiln", "lift 1 kiln", "lift 2 joiner"}
    assert choices(moving(placed, codex=0)) == {"pass", "lift 0 council", "lift 0 kiln"}


@pytest.mark.rule("leonardo:V.1")
def test_the_codex_moves_nobody_out_of_the_council() -> None:
    """Ruling 7, FAQ 4."""
    match = council(3, [2, 1, 0], placed=[{"kiln": 1}, {}, {}], codex=1)
    play(match, "0 leonardo 0", "0 benefit move", "1 benefit florins")
    assert choices(match) == {"pass", "lift 0 kiln"}
    assert clause_against(match, "0 lift 0 council") == "V.1"
    assert clause_against(match, "0 lift 1 council") == "V.1"


@pytest.mark.rule("leonardo:V.1", "leonardo:8.A.6")
def test_with_apprentices_at_the_council_only_the_codex_leaves_benefit_1_void() -> None:
    match = moving([{}, {}, {}])
    assert match.view()["phase"] == "laboratory"
    assert told(match, "moved", "waived") == []
    assert moving([{}, {}, {}], codex=0).view()["phase"] == "moving"


@pytest.mark.rule("leonardo:V.1", "leonardo:8.A.6")
def test_the_codex_finds_work_for_benefit_1_where_only_others_have_apprentices() -> None:
    """Alone with a master at the Council: void without the Codex, not with it."""
    for codex, phase in ((1, "moving"), (0, "offer")):
        match = council(3, [0, 0, 0], placed=[{}, {"kiln": 1}, {}], master=["council", None, None], codex=codex)
        play(match, "0 leonardo 0", "0 benefit move")
        assert match.view()["phase"] == phase


@pytest.mark.rule("leonardo:V.1")
@pytest.mark.parametrize("owner", range(3))
def test_the_codex_never_moves_into_the_council_nor_to_the_same_area(owner: int) -> None:
    """Ruling 7, FAQ 3."""
    placed: list[dict[str, int]] = [{}, {}, {}]
    placed[owner] = {"kiln": 1}
    match = lifted(owner, "kiln", placed)
    assert clause_against(match, "0 settle council") == "V.1"
    assert clause_against(match, "0 settle kiln") == "V.1"


@pytest.mark.rule("leonardo:V.1")
@pytest.mark.parametrize("owner", range(3))
def test_the_codex_never_moves_a_master(owner: int) -> None:
    """Ruling 7."""
    masters = ["kiln" if seat == owner else None for seat in range(3)]
    match = moving([{"joiner": 1}, {}, {}], master=masters)
    assert choices(match) == {"pass", "lift 0 joiner"}
    assert clause_against(match, f"0 lift {owner} kiln") == "V.1"


@pytest.mark.rule("leonardo:V.1")
def test_the_codex_moves_neither_out_of_a_lab_nor_into_one() -> None:
    match = moving([{"kiln": 1}, {"small_lab": 2}, {}], work=[{"small": 1}, {"small": 2}, {}])
    assert choices(match) == {"pass", "lift 0 kiln"}
    with pytest.raises(bottega.InvalidMove):
        match.play(0, "lift 1 small_lab")
    play(match, "0 lift 0 kiln")
    with pytest.raises(bottega.InvalidMove):
        match.play(0, "settle small_lab")


@pytest.mark.rule("leonardo:V.1")
def test_there_is_nobody_to_move_of_a_player_who_does_not_play() -> None:
    assert clause_against(moving([{"kiln": 1}, {}, {}]), "0 lift 3 kiln") == "V.1"


@pytest.mark.rule("leonardo:V.1", "leonardo:8.A.6")
def test_the_codex_benefit_may_be_waived() -> None:
    match = moving([{}, {"kiln": 1}, {}])
    play(match, "0 pass")
    assert told(match, "waived") == [(0, "move")]
    assert match.view()["placed"][1]["kiln"] == 1


# How seat 1, whose apprentice is lifted at the Joiner, stands at the Kiln.
LEADS: list[tuple[str, list[int], list[int], int, bool]] = [
    # what it shows, apprentices at the Kiln, masters there, who is closest to the arrow, whether seat 1 leads
    ("more people", [1, 2, 0], [], 0, True),
    ("alone", [0, 1, 0], [], 0, True),
    ("fewer people", [2, 1, 0], [], 0, False),
    ("nobody there", [2, 0, 1], [], 0, False),
    ("nobody at all", [0, 0, 0], [], 0, False),
    ("a tie, farther from the arrow", [1, 1, 0], [], 0, False),
    ("a tie, closer to the arrow", [1, 1, 0], [], 1, True),
    ("his master counts two", [2, 1, 0], [1], 0, True),
    ("his master alone ties", [2, 0, 0], [1], 1, True),
    ("his master alone ties behind", [2, 0, 0], [1], 0, False),
    ("another's master counts two", [1, 2, 0], [0], 0, False),
    ("second of three", [1, 2, 3], [], 0, False),
    ("first of three", [1, 3, 2], [], 0, True),
]


@pytest.mark.rule("leonardo:V.2", "leonardo:8.2", "leonardo:8.3")
@pytest.mark.parametrize(
    ("kiln", "masters", "leonardo", "leads"), [row[1:] for row in LEADS], ids=[r[0] for r in LEADS]
)
def test_another_s_apprentice_does_not_go_where_its_owner_ranks_first(
    kiln: list[int], masters: list[int], leonardo: int, leads: bool
) -> None:
    """Ruling 8, FAQ 5."""
    placed = [{"kiln": n} for n in kiln]
    placed[1]["joiner"] = 1
    match = lifted(
        1, "joiner", placed, leonardo=leonardo, master=["kiln" if seat in masters else None for seat in range(3)]
    )
    if leads:
        assert clause_against(match, "0 settle kiln") == "V.2"
        assert choices(match) == {f"settle {area}" for area in OFFERS if area not in ("joiner", "kiln")}
    else:
        play(match, "0 settle kiln")
        assert match.view()["placed"][1]["kiln"] == kiln[1] + 1


@pytest.mark.rule("leonardo:V.2")
def test_only_the_owner_s_rank_counts_not_the_mover_s() -> None:
    placed = [{"kiln": 3}, {"joiner": 1, "kiln": 1}, {"academy": 1}]
    match = lifted(1, "joiner", placed)
    assert {"settle kiln", "settle academy"} <= choices(match)


@pytest.mark.rule("leonardo:V.2")
def test_a_players_own_apprentice_may_go_where_they_lead() -> None:
    """Ruling 49."""
    match = lifted(0, "joiner", [{"joiner": 1, "kiln": 2}, {"kiln": 1}, {}])
    assert choices(match) == {f"settle {area}" for area in OFFERS if area != "joiner"}
    play(match, "0 settle kiln")
    assert match.view()["placed"][0]["kiln"] == 3


@pytest.mark.rule("leonardo:V.2")
def test_an_apprentice_whose_owner_leads_everywhere_else_cannot_be_lifted() -> None:
    everywhere = dict.fromkeys(OFFERS, 1)
    match = moving([{"kiln": 1}, everywhere, {}], leonardo=1)
    assert choices(match) == {"pass", "lift 0 kiln"}
    assert clause_against(match, "0 lift 1 joiner") == "V.2"


@pytest.mark.rule("leonardo:V.2")
def test_the_apprentice_of_one_who_leads_all_but_one_area_can_only_go_there() -> None:
    everywhere = dict.fromkeys(OFFERS, 1)
    match = lifted(1, "joiner", [{"kiln": 2}, everywhere, {}])
    assert choices(match) == {"settle kiln"}


@pytest.mark.rule("leonardo:V.1", "leonardo:8.A.8")
@pytest.mark.parametrize(("there", "order"), [({}, [2, 1]), ({"kiln": 1}, [1, 2])])
def test_another_s_apprentice_joins_its_group_or_stands_at_the_right_end(
    there: dict[str, int], order: list[int]
) -> None:
    group = there.get("kiln", 0) + 1
    match = lifted(1, "joiner", [{}, {"joiner": 1, **there}, {"kiln": group}], leonardo=1 if not there else 0)
    play(match, "0 settle kiln")
    assert match.view()["area"] == "kiln"
    assert asked_in_turn(match) == order


@pytest.mark.rule("leonardo:V.1", "leonardo:8.A.8")
def test_another_s_group_that_is_gone_has_lost_its_place() -> None:
    match = lifted(1, "kiln", [{}, {"kiln": 1}, {"kiln": 1}])
    play(match, "0 settle rope_maker")
    assert asked_in_turn(match) == [2]
    assert asked_in_turn(match) == [1]
