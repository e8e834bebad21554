"""Section 9: the end of a round."""

import pytest

from tests.games.steps import told

from .studio import PLAYERS, at, hand, play, shown


@pytest.mark.rule("atelier:9.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_is_filled_up_to_two_cards_for_each_player(players: int) -> None:
    match = at(players, table="R4 B4", leonardo=0, active=players - 1)
    play(match, "take red_4")
    assert len(match.view()["table"]) == 2 * players
    assert len(told(match, "laid")) == 2 * players - 1
    assert "blue_4" in match.view()["table"]


def round_ends(hands: str, esteem: list[int], holder: int = -1) -> int:
    """Who has the Help after the last player of a round has taken a card."""
    players = len(esteem)
    match = at(players, hands=hands, esteem=esteem, help=holder, table="N4", leonardo=0, active=players - 1)
    play(match, "take brown_4")
    held: int = match.view()["help"]
    return held


@pytest.mark.rule("atelier:9.2")
def test_the_help_goes_to_the_fewest_cards_in_hand() -> None:
    assert round_ends("R1 R2|R3|B1 B2", [0, 50, 0]) == 1
    assert round_ends("R1 R2|R3|B1 B2", [0, 50, 0], holder=2) == 1
    assert round_ends("|R3|B1 B2", [9, 0, 0], holder=0) == 0


@pytest.mark.rule("atelier:9.2")
def test_of_a_tie_the_least_esteem_wins_it() -> None:
    assert round_ends("R1|R3|B1 B2", [5, 4, 0]) == 1
    assert round_ends("R1|R3|", [5, 4, 3]) == 2  # a card has been taken, so all have one


@pytest.mark.rule("atelier:9.2")
def test_completed_paintings_do_not_count_as_esteem() -> None:
    match = at(
        hands="R1|R3|B1 B2", esteem=[5, 4, 0], table="N4", leonardo=0, active=2, completed=[[], ["mona_lisa"], []]
    )
    play(match, "take brown_4")
    assert match.view()["help"] == 1


@pytest.mark.rule("atelier:9.3")
def test_still_tied_the_help_stays_where_it_is() -> None:
    assert round_ends("R1|R3|B1 B2", [4, 4, 0]) == -1
    assert round_ends("R1|R3|B1 B2", [4, 4, 0], holder=2) == 2
    assert round_ends("R1|R3|B1 B2", [4, 4, 0], holder=0) == 0
    assert round_ends("R1|R3|B1 B2|G1|G2 G3", [4, 4, 0, 4, 0], holder=4) == 4


@pytest.mark.rule("atelier:9.3")
def test_a_tie_among_many_cards_does_not_matter() -> None:
    assert round_ends("R1 R2|R3 R4|", [4, 4, 0]) == 2


@pytest.mark.rule("atelier:9.4", "atelier:9.1")
def test_then_the_token_goes_to_the_left_and_a_new_round_begins() -> None:
    match = at(3, hands="R1|R2|R3", leonardo=2, active=1, table="N4", round_number=7)
    play(match, "1 take brown_4")
    assert shown(match, "leonardo", "active", "round_number") == (0, 0, 8)
    names = [event.name for event in match.events]
    assert names == ["took", *["laid"] * 6, "leonardo", "round"]
    assert len(hand(match, 1)) == 2


@pytest.mark.rule("atelier:9.1", "atelier:9.2")
def test_the_help_is_given_after_the_refill() -> None:
    match = at(3, hands="R1 R2|R3|B1 B2", leonardo=2, active=1, table="N4")
    play(match, "1 take brown_4")
    names = [event.name for event in match.events]
    assert names.index("leonardo") > max(i for i, name in enumerate(names) if name == "laid")
