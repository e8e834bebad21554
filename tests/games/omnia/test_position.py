"""Described positions: what is worked out when it is left unsaid, and what is refused."""

import random
from typing import Any

import pytest

import bottega

from .tables import CHARACTERS, INVENTIONS, WORKS, any_move

OPENING: dict[str, Any] = {"players": 2, "phase": "playing", "first": 1}
ROWS = {"work": WORKS, "invention": INVENTIONS, "character": CHARACTERS}
SEEDS = range(6)


def new(players: int = 2, seed: int = 1, **said: Any) -> bottega.Match:
    return bottega.position("omnia", {"players": players, **said}, seed=seed)


def refused(**said: Any) -> str:
    with pytest.raises(bottega.ImpossiblePosition) as found:
        new(**said)
    return str(found.value)


@pytest.mark.parametrize("phase", ["draft", "playing", "acting", "effect", "placing", "over"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_phase_is_all_that_must_be_said(phase: str, players: int) -> None:
    for seed in SEEDS:
        match = new(players, seed, phase=phase)
        assert match.game.flaw(match.state) is None
        chooser = random.Random(players)
        while not match.over:
            any_move(match, chooser)
            assert match.game.flaw(match.state) is None


POSSIBLE: list[dict[str, Any]] = [
    {},
    # hands
    {"hand": [[1, 2, 3, 4, 5, 6, 7]]},
    {"hand": [None, [1, 2, 3, 4, 5, 6, 7]]},
    {"hand": [[1, 2], [3, 4, 5]]},
    {"phase": "playing", "hand": [[1, 2, 3], None]},
    {"players": 3, "phase": "playing", "hand": [[1, 15, 21]]},
    {"players": 4, "phase": "draft", "hand": [[28, 27, 26]]},
    {"phase": "draft", "kept": [[[1, 2]]]},
    {"kept": [[[1, 2], [3, 4], [5, 6], [7]]]},
    {"phase": "draft", "pick": ["1+2"], "hand": [[1, 2, 3, 4, 5, 6, 7]]},
    {"played": [[1, 2], [3]]},
    {"played": [[1, 2]]},
    # where we are
    {"players": 4, "phase": "draft", "stage": 1},
    {"players": 3, "stage": 2},
    {"players": 3, "this_round": 4, "active": 2},
    {"players": 4, "this_round": 6, "first": 3, "active": 2, "phase": "acting", "card": 22},
    {"active": 1, "phase": "acting"},
    {"first": 1},
    # cards, and how they were come by
    {"cards": [["mona_lisa"], ["raphael"]]},
    {"cards": [["mona_lisa", "salai"], [*WORKS, "glider"]]},
    {"phase": "playing", "cards": [["ludovico_il_moro"]]},
    {
        "phase": "playing",
        "this_round": 3,
        "first": 0,
        "active": 0,
        "cards": [["leonardo_painter", "leonardo_engineer"]],
    },
    {"row": {"work": ["mona_lisa", "foetus", "last_supper"]}},
    {"players": 3, "deck_left": {"work": 12}},
    {
        "deck": {
            "character": ["raphael", "salai", "melzi", "ser_piero", "botticelli", "pacioli", "verrocchio", "bramante"]
        }
    },
    # coins
    {"coins": [3, 1]},
    {"coins": [0, 1]},
    {"coins": [0, 0]},
    {"bank": 12},
    {"bank": 17},
    # the turn
    {"card": 6},
    {"phase": "acting", "card": 6, "used": [1]},
    {"phase": "acting", "card": 14, "used": [2]},
    {"phase": "acting", "card": 7, "used": [2]},
    {"players": 3, "phase": "acting", "used": [1, 2]},
    {"phase": "acting", "row": {"work": ["mona_lisa", "foetus"]}},
    {"phase": "acting", "row": {"work": ["mona_lisa"]}},
    *({"phase": "effect", "effect": effect} for effect in ("work", "invention", "character", "city", "coin1", "coin2")),
    {"phase": "effect", "effect": "invention", "card": 12},  # a character taken with the effect of an invention
    {"phase": "effect", "effect": "work", "cards": [["verrocchio"], []]},
    {"phase": "acting", "card": 6, "cards": [["lady_ermine", "ginevra_benci"], []], "coins": [3, 1], "active": 0},
    # cities
    {"cities": ["vinci"]},
    {"cities": ["vinci", "roma", "pisa"]},
    {"players": 4, "city_left": 7},
    {"players": 4, "city_deck": ["vinci", "roma", "pisa"]},
    {"known": [["vinci", "roma"], []]},
    {"known": [None, ["vinci", "roma"]]},
    {"phase": "placing", "drawn": [["vinci", "roma", "pisa"]]},
    {"players": 4, "phase": "placing", "city_deck": ["vinci", "roma", "pisa", "imola", "pavia"]},
    # the end
    {"players": 4, "phase": "over", "cards": [["mona_lisa", "raphael"], ["glider"], [], ["salai"]]},
    {"phase": "over", "coins": [5, 2]},
    {"phase": "over", "cities": ["vinci", "roma", "milano", "pisa", "imola", "pavia", "urbino", "mantova", "venezia"]},
]


@pytest.mark.parametrize("said", POSSIBLE, ids=str)
def test_what_can_be_is_accepted_whatever_the_seed_and_kept_as_it_was_said(said: dict[str, Any]) -> None:
    for seed in SEEDS:
        match = new(**{"seed": seed, **said})
        shown = match.position()
        if shown["phase"] == said.get("phase", shown["phase"]):  # unless there was nothing left to do in a turn
            assert all(agrees(plain, shown[name]) for name, plain in said.items())
        assert new(**{"seed": seed, **said}).state.tobytes() == match.state.tobytes()


def agrees(plain: Any, shown: Any) -> bool:
    """Whether what was said is there."""
    if plain is None:
        return True
    if isinstance(plain, dict):
        return all(agrees(row, shown[name]) for name, row in plain.items())
    if isinstance(plain, list) and not any(isinstance(row, list) for row in plain):
        return sorted(plain, key=str) == sorted((row for row in shown[: len(plain)] if row is not None), key=str)
    if isinstance(plain, list):
        return all(agrees(row, other) for row, other in zip(plain, shown, strict=False))
    return bool(plain == shown)


def test_other_seeds_fill_up_in_another_way() -> None:
    assert (
        len({str(new(seed=seed, hand=[[1, 2, 3, 4, 5, 6, 7]], phase="playing").position()["deck"]) for seed in SEEDS})
        > 1
    )


def test_the_rest_of_a_round_follows_from_who_has_the_turn() -> None:
    match = new(4, this_round=3, first=2, active=0)
    assert [len(cards) for cards in match.view()["played"]] == [2, 2, 3, 3]
    assert match.actors == (0,)


def test_cards_in_front_of_players_are_in_no_pack() -> None:
    match = new(**OPENING, cards=[["mona_lisa", "salai"], [*WORKS, "glider"]])
    position = match.position()
    lying = [c for kind in position["row"] for c in position["row"][kind] + position["deck"][kind]]
    assert len(lying) == 54 - 6
    assert not {"mona_lisa", "salai", "glider", *WORKS} & set(lying)


def test_cards_played_are_such_as_bring_what_players_have() -> None:
    match = new(cards=[["mona_lisa", "foetus", "annunciation"], ["glider"]], phase="playing", this_round=3)
    works = {1, 5, 6, 7, 11}
    assert works & set(match.position()["played"][0])


def test_the_card_in_use_is_with_who_has_the_turn() -> None:
    for card in range(1, 15):
        for active in range(2):
            match = new(seed=card, phase="acting", first=active, active=active, card=card)
            assert card in match.position()["played"][active]


def test_hands_described_leave_the_other_cards_as_played_or_the_other_way_round() -> None:
    hands = [[1, 2, 3, 4, 5, 6], [8, 9, 10, 11, 12, 13]]
    match = new(this_round=2, first=0, hand=hands)
    assert match.view()["played"] in ([[7], [14]], [[14], [7]])
    match = new(this_round=2, first=0, played=[[4], [9]])
    left = [n for n in range(1, 15) if n not in (4, 9)]
    assert sorted(card for hand in match.position()["hand"] for card in hand) == left


def test_a_row_that_is_short_in_a_turn_has_lost_a_card_to_who_has_it() -> None:
    match = new(phase="acting", row={"work": ["mona_lisa", "foetus"]})
    assert match.view()["row"]["work"] == ["mona_lisa", "foetus", None]
    (seat,) = match.actors
    assert match.view()["cards"][seat]


def test_a_turn_with_nothing_left_to_do_goes_on_to_the_next() -> None:
    assert new(phase="acting", card=6, active=0, first=0, used=[1, 2]).actors == (1,)


def test_the_points_of_a_game_that_is_over_are_worked_out() -> None:
    match = new(phase="over", cards=[["mona_lisa"], []], cities=["firenze"])
    assert match.view()["tally"][0]["firenze"] == 6


def test_who_drew_cities_is_who_has_the_turn() -> None:
    for seed in SEEDS:
        assert new(seed=seed, phase="placing", drawn=[None, ["vinci", "roma", "pisa"]]).actors == (1,)


WRONG: list[tuple[str, dict[str, Any]]] = [
    # where we are
    ("phase: None is none of 'draft', 'playing'", {"phase": None}),
    ("stage: it is 3 once the draft is over, not 2", {"phase": "playing", "stage": 2}),
    ("stage: it is 0, 1 or 2 in the draft, not 3", {"phase": "draft", "stage": 3}),
    ("this_round: there are rounds 1 to 6, not 7", {"phase": "playing", "this_round": 7}),
    ("this_round: it is 0 in the draft, not 2", {"phase": "draft", "this_round": 2}),
    ("this_round: the game is over after round 6, not after round 2", {"phase": "over", "this_round": 2}),
    ("this_round: '3' is not a whole number", {"this_round": "3"}),
    ("first: there is no seat 2; with 2 players", {"first": 2}),
    ("first: somebody begins the rounds", {"first": -1}),
    ("active: there is no seat 5", {"active": 5}),
    ("active: in the phase 'over' it is nobody's turn", {"phase": "over", "active": 0}),
    ("active: in the phase 'playing' it is somebody's turn", {"phase": "playing", "active": -1}),
    # the draft changes nothing on the table
    ("cards: nobody has any in the draft, but seat 0 has mona_lisa", {"phase": "draft", "cards": [["mona_lisa"], []]}),
    ("coins: everybody has 1 in the draft, but seat 0 has 2", {"phase": "draft", "coins": [2, 1]}),
    ("cities: one lies face up in the draft, not 2", {"phase": "draft", "cities": ["vinci", "roma"]}),
    ("known: nobody has looked at cities in the draft", {"phase": "draft", "known": [["vinci"]]}),
    # cards
    ("row: glider is no work", {"row": {"work": ["glider", "mona_lisa", "foetus"]}}),
    ("row: it has 4 entries, but there is room for 3", {"row": {"work": [*WORKS, "mona_lisa"]}}),
    ("row: mona_lisa is face up in the row of works and there again", {"row": {"work": ["mona_lisa", "mona_lisa"]}}),
    ("row: vitruvian_man is with seat 0 and face up", {"cards": [["vitruvian_man"]], "row": ROWS}),
    ("row: when a turn begins, 3 works lie face up, not 2", {"deck_left": {"work": 17}}),
    ("cards: mona_lisa is with seat 0 and with seat 1", {"cards": [["mona_lisa"], ["mona_lisa"]]}),
    ("cards: it has entries for 3 seats, but there are 2 players", {"cards": [[], [], []]}),
    ("cards: seat 0: 'mona_lise' is none of the 54", {"cards": [["mona_lise"]]}),
    ("deck_left: 0 works are in the pack, not -1", {"deck_left": {"work": -1}}),
    ("deck_left: 1 works are in the pack, not 2", {"deck": {"work": ["mona_lisa"]}, "deck_left": {"work": 2}}),
    ("deck: there is a gap after 1", {"deck": {"work": ["mona_lisa", None, "foetus"]}}),
    # what can have come about
    (
        "cards: seat 0 cannot have mona_lisa before its first turn",
        {"phase": "playing", "this_round": 1, "first": 0, "active": 0, "cards": [["mona_lisa"], []]},
    ),
    (
        "cards: seat 0 cannot have glider after playing 14 (city city)",
        {"phase": "playing", "this_round": 2, "played": [[14], [13]], "cards": [["glider"], []]},
    ),
    (
        "cards: seat 0 cannot have ludovico_il_moro after 1 turns",  # who costs three coins
        {"phase": "playing", "this_round": 2, "first": 0, "active": 0, "cards": [["ludovico_il_moro"]]},
    ),
    # coins
    ("bank: there are 18 coins; the players have 2, so it holds 16, not 3", {"bank": 3, "coins": [1, 1]}),
    ("bank: there are 18 coins, so it cannot hold 19", {"bank": 19}),
    ("coins: seat 0 cannot have -1", {"coins": [-1, 3]}),
    ("coins: there are only 18, but the players have 24", {"coins": [12, 12]}),
    ("coins: seat 0 cannot have 9", {"coins": [9, 9]}),
    (
        "coins: seat 0 cannot have 2 after playing 7 (work coin2), and with 0 cards; it can have 1, 3",
        {"phase": "playing", "played": [[7], []], "cards": [[]], "coins": [2]},
    ),
    # cities
    ("cities: at least one lies face up", {"cities": []}),
    ("city_left: 15 cities are in the pack, not 3", {"cities": ["vinci"], "city_left": 3}),
    ("city_deck: vinci is both face up and in the pack", {"cities": ["vinci"], "city_deck": ["vinci", "roma"]}),
    ("city_deck: vinci is in the pack twice", {"city_deck": ["vinci", "vinci"]}),
    ("cities: milano, roma", {"cities": ["vinci"], "city_deck": ["firenze"]}),
    ("cities: 12 cannot have been placed", {"city_deck": ["vinci", "roma", "pisa"]}),
    (
        "cities: 1 cannot have been placed",
        {"phase": "playing", "this_round": 1, "first": 0, "active": 0, "city_left": 14},
    ),
    ("known: vinci lies face up", {"cities": ["vinci"], "known": [["vinci"], []]}),
    ("known: seat 0 can have looked at 0 cities by now, not 2", {"known": [["vinci", "roma"]], "played": [[5], [6]]}),
    ("known: who placed a city knows the others", {"phase": "playing", "cities": ["vinci", "roma"], "known": [[], []]}),
    (
        "known: cities that somebody has looked at lie under all that nobody has",
        {
            "players": 4,
            "phase": "playing",
            "known": [["vinci", "roma"], [], [], []],
            "city_deck": ["vinci", "pisa", "roma", "imola", "pavia", "urbino", "mantova", "venezia"],
        },
    ),
    ("drawn: seat 0 looks at nothing", {"phase": "playing", "drawn": [["vinci"]]}),
    ("drawn: seat 0 looks at vinci, roma, ", {"phase": "placing", "active": 0, "drawn": [["vinci", "roma"]]}),
    ("looking: 0 cities are being looked at, not 2", {"phase": "playing", "looking": 2}),
    ("looking: 3 cities are being looked at, not 1", {"phase": "placing", "looking": 1}),
    # action cards
    ("hand: seat 0: 1 is there twice", {"hand": [[1, 1, 2, 3, 4, 5, 6]]}),
    ("hand: card 7 is with seat 0 and with seat 1", {"hand": [[1, 2, 3, 4, 5, 6, 7], [7, 8, 9, 10, 11, 12, 13]]}),
    ("hand: card 28 is not used with 2 players, only 1 to 14", {"hand": [[1, 2, 3, 4, 5, 6, 28]]}),
    ("hand: seat 0 has 7 action cards in hand now, not 2", {"phase": "playing", "this_round": 1, "hand": [[1, 2]]}),
    ("hand: seat 0 has 0 action cards in hand now, not 1", {"phase": "over", "hand": [[1]]}),
    ("kept: by stage, seat 0 has kept [2, 2, 2, 1] cards, not", {"phase": "playing", "kept": [[[1], [2], [3], [4]]]}),
    (
        "kept: what seat 0 has kept",
        {"phase": "playing", "kept": [[[1, 2], [3, 4], [5, 6], [7]]], "hand": [[1, 2, 3, 4, 5, 8]], "played": [[6]]},
    ),
    ("played: card 1 is with seat 0 and with seat 1", {"played": [[1], [1]]}),
    ("played: everybody plays one card in each round", {"played": [[1, 2, 3], []]}),
    ("played: card 1 is in the hand of seat 0", {"played": [[1, 2]], "hand": [[1, 2, 3, 4, 5]]}),
    ("pick: seat 0 chooses two cards in the draft only", {"phase": "playing", "pick": ["1+2", None]}),
    (
        "pick: seat 0 chooses two cards of its hand",
        {"phase": "draft", "hand": [[1, 2, 3, 4, 5, 6, 7]], "pick": ["7+8"]},
    ),
    # the turn
    ("card: in the phase 'playing' no action card is in use", {"phase": "playing", "card": 3}),
    ("card: in the phase 'acting' an action card is in use", {"phase": "acting", "card": None}),
    ("card: 28 is not used with 2 players", {"phase": "acting", "card": 28}),
    (
        "card: 3 is not among the cards that seat 0 has played",
        {"phase": "acting", "card": 3, "played": [[1]], "active": 0},
    ),
    ("used: in the phase 'playing' no action card is in use", {"phase": "playing", "used": [1]}),
    ("used: 3 is none of 1, 2", {"used": [3]}),
    ("used: with card 6 a work has been taken", {"phase": "acting", "card": 6, "used": [1], "row": ROWS}),
    ("used: no symbol of card 6 has led to cities", {"phase": "placing", "card": 6, "row": ROWS}),
    (
        "used: cards are missing in the rows",
        {"phase": "acting", "card": 6, "used": [], "row": {"work": WORKS[:2]}, "cards": [["foetus"], ["mona_lisa"]]},
    ),
    ("row: 2 works lie face up, so seat", {"phase": "acting", "row": {"work": WORKS[:2]}, "cards": [[], []]}),
    ("effect: none is asked about in the phase 'acting'", {"phase": "acting", "effect": "work"}),
    ("effect: say which one is asked about", {"phase": "effect", "effect": None}),
    (
        "effect: seat 0 has just taken no card",
        {"phase": "effect", "effect": "work", "cards": [["foetus"], []], "active": 0},
    ),
    # the end
    ("tally: points are written down when the game is over", {"phase": "playing", "tally": [{"vinci": 3}]}),
    ("tally: vinci pays seat 0 0 points, not 3", {"phase": "over", "cards": [[], []], "tally": [{"vinci": 3}]}),
    ("printed: the cards of seat 0 show 0 points, not 5", {"phase": "over", "cards": [[]], "printed": [5, 0]}),
]


@pytest.mark.parametrize(("reason", "said"), WRONG)
def test_what_cannot_be_is_refused_in_words_that_name_what_is_wrong(reason: str, said: dict[str, Any]) -> None:
    assert refused(**said).startswith(reason)
