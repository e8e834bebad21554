"""What is said of a position: how it is read, what counts as said, and what is refused in words."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import bottega
from bottega import ImpossiblePosition
from bottega.engine.chance import roll_die
from bottega.engine.description import Given, split, write
from bottega.engine.fields import (
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    SEAT_NUMBER,
    TOP_FIRST,
    TOP_LAST,
    Choice,
    Count,
    Field,
    Flags,
    Seats,
)
from bottega.engine.game import Game, Option
from bottega.engine.match import Match
from bottega.engine.record import Record, State

from . import toy

COLOURS = ("red", "blue")
CARDS = ("ace", "king", "queen", "jack")
RECORD = Record(
    3,
    [
        Field("rng", NOBODY, (4,), dtype=np.int64),
        Field("turn", EVERYONE),
        Field("phase", EVERYONE, value=Choice(("draft", "play"))),
        Field("passed", EVERYONE, value=Seats(range(3))),
        Field("leader", EVERYONE, value=SEAT_NUMBER),
        Field("purse", OWNER, (SEAT,), Count(20)),
        Field("cards", OWNER, (SEAT, COLOURS), most=9),
        Field("bid", EVERYONE, least=-1, most=5),
        Field("pick", OWNER, (SEAT,), Choice(CARDS)),
        Field("row", EVERYONE, (COLOURS, 3), Choice(CARDS)),
        Field("notes", EVERYONE, (3,), dtype=np.int32),
        Field("deck", NOBODY, (4,), Choice(CARDS), pile=TOP_LAST),
        Field("hoard", NOBODY, (4,), Choice(CARDS), pile=TOP_FIRST),
        Field("held", OWNER, (SEAT,), Flags(CARDS)),
    ],
)


def read(players: int = 3, seed: str = "1", **said: Any) -> tuple[State, Given]:
    s = RECORD.blank()
    s.row[:], s.notes[:], s.purse[:] = 2, 7, 5
    return s, write(RECORD, s, said, players, seed)


def test_everything_described_reads_back() -> None:
    s = RECORD.blank()
    s.purse[:2], s.passed, s.pick[:], s.row[:] = [3, 4], 0b10, [-1, 2, 0], -1
    s.deck[:], s.hoard[:] = [3, 1, -1, -1], [2, 0, 1, -1]
    said = {name: plain for name, plain in RECORD.describe(s, players=2).items() if name != "rng"}
    again = RECORD.blank()
    given = write(RECORD, again, said, 2, "1")
    assert RECORD.describe(again, 2) == RECORD.describe(s, 2)
    assert set(given) == set(RECORD.fields) - {"rng"}
    assert all(given.whole(name) for name in given)


def test_what_is_left_out_or_none_is_not_said() -> None:
    s, given = read(purse=[8, None], cards=[None, {"red": 2}], turn=None, row=None, held=[])
    assert s.purse.tolist() == [8, 5, 5]
    assert set(given) == {"purse", "cards"}
    assert given.said("purse").tolist() == [True, False, False]
    assert given.said("cards").tolist() == [[False, False], [True, False], [False, False]]
    assert (given.seats("purse"), given.seats("cards"), given.seats("held")) == ([0], [1], [])
    assert not given.whole("cards")


def test_of_seats_only_those_that_play_count() -> None:
    _, given = read(players=2, purse=[1, 2])
    assert given.whole("purse")
    assert given.whole("purse", 1)
    assert given.said("purse").shape == (2,)


def test_a_list_of_places_that_is_too_short_goes_on_with_nothing() -> None:
    s, given = read(row={"red": ["king"]}, notes=[1])
    assert s.row.tolist() == [[1, -1, -1], [2, 2, 2]]
    assert s.notes.tolist() == [1, 0, 0]
    assert given.said("row").tolist() == [[True] * 3, [False] * 3]
    assert (given.whole("row"), given.whole("row", 0), given.whole("notes")) == (False, True, True)


def test_a_pile_is_listed_from_the_top_wherever_that_is_in_the_record() -> None:
    s, given = read(deck=["ace", "king", "queen"], hoard=["ace", "king", None])
    assert s.deck.tolist() == [2, 1, 0, -1]
    assert s.hoard.tolist() == [0, 1, -1, -1]
    assert given.whole("deck")


def test_of_a_choice_none_is_nothing_unless_a_view_hides_it() -> None:
    s, given = read(pick=["king", None], seat=0)
    assert given.seats("pick") == [0]
    s, given = read(pick=[None, None, None], seat=1)
    assert (given.seats("pick"), int(s.pick[1])) == ([1], -1)
    assert read(pick=[None, "ace"], seat=None)[1].seats("pick") == [1]
    assert read(pick=[None, None])[1].seats("pick") == [0, 1]
    assert set(read(phase=None, row={"red": [None, "ace"]}, seat=None)[1]) == {"phase", "row"}  # which hide nothing


def test_the_chance_to_fill_up_with_hangs_on_the_seed_alone() -> None:
    orders = [read(seed=seed, turn=turn)[1].random.shuffled(range(20)) for seed, turn in (("1", 1), ("1", 2), ("2", 1))]
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[2]) == list(range(20))
    random = read()[1].random
    assert {random.choice("abc") for _ in range(50)} == set("abc")
    assert {random.below(3) for _ in range(50)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ({"gold": 1}, "^gold: there is no such thing in a position of this game$"),
        ({"purses": [1]}, "^purses: there is no such thing .*; is it purse"),
        ({"rng": [1, 2, 3, 4]}, "^rng: there is no such thing"),
        ({"turn": "three"}, "^turn: 'three' is not a whole number"),
        ({"turn": True}, "^turn: True is not a whole number"),
        ({"turn": 1.0}, "^turn: 1.0 is not a whole number"),
        ({"turn": 10**9}, "^turn: 1000000000 is more than 32767"),
        ({"notes": [10**12]}, "^notes: 1000000000000 is more than 2147483647"),
        ({"notes": [1, None]}, "^notes: None stands for one of its places"),
        ({"phase": "lunch"}, "^phase: 'lunch' is none of 'draft', 'play'"),
        ({"leader": 3}, "^leader: there is no seat 3; with 3 players they are 0 to 2, -1 is nobody"),
        ({"leader": -2}, "^leader: there is no seat -2"),
        ({"passed": [7]}, "^passed: 7 is none of 0, 1, 2"),
        ({"passed": [True]}, "^passed: True is none of"),
        ({"passed": [1, 1]}, "^passed: 1 is there twice"),
        ({"passed": 3}, "^passed: 3 is not a list"),
        ({"passed": [None]}, "^passed: None is none of"),
        ({"purse": [1, 2, 3, 4]}, "^purse: it has entries for 4 seats, but there are 3 players"),
        ({"purse": {"a": 1}}, "^purse: .* is not a list with an entry for each seat"),
        ({"purse": [1, 21]}, "^purse: seat 1: 21 is more than 20"),
        ({"purse": [-1]}, "^purse: seat 0: -1 is less than 0"),
        ({"bid": -2}, "^bid: -2 is less than -1"),
        ({"cards": [{"blue": 10}]}, "^cards: seat 0: blue: 10 is more than 9"),
        ({"cards": [{"green": 1}]}, "^cards: seat 0: 'green' is none of 'red', 'blue'"),
        ({"cards": [{None: 1}]}, "^cards: seat 0: None is none of"),
        ({"cards": [3]}, "^cards: seat 0: 3 is not a table with the keys red, blue"),
        ({"row": {"red": ["ace"] * 4}}, "^row: red: it has 4 entries, but there is room for 3"),
        ({"row": {"red": "ace"}}, "^row: red: 'ace' is not a list"),
        ({"row": {"red": ["acce"]}}, "^row: red: 'acce' is none of"),
        ({"deck": ["ace", None, "king"]}, "^deck: there is a gap after 1; a pile is listed whole, from the top"),
        ({"deck": ["ace"] * 5}, "^deck: it has 5 entries, but there are only 4"),
        ({"deck": [0]}, "^deck: 0 is none of 'ace'"),
        ({"seat": 3}, "^seat: 3 is no seat of 3 players; None is a spectator"),
    ],
)
def test_wrong_plain_data_is_refused_in_words(said: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ImpossiblePosition, match=complaint):
        read(**said)


def test_seats_that_nobody_sits_on_are_none() -> None:
    for said in ({"purse": [1, 2, 3]}, {"leader": 2}, {"passed": [0, 2]}):
        with pytest.raises(ImpossiblePosition, match=r"seats|no seat 2"):
            read(players=2, **said)


def test_of_many_words_those_nearest_are_named() -> None:
    record = Record(2, [Field("card", EVERYONE, value=Choice([f"card_{n}" for n in range(40)]))])
    with pytest.raises(
        ImpossiblePosition, match=r"'crd_7' is none of the 40 from 'card_0' to 'card_39'; is it card_7 or"
    ):
        write(record, record.blank(), {"card": "crd_7"}, 2, "1")


# ---- options and views


def with_options() -> Game:
    fields = [Field(name, EVERYONE) for name in ("short", "harsh")]
    fields.append(Field("goal", EVERYONE, value=Choice(("2", "3"))))
    record = Record(2, [*toy.RECORD.fields.values(), *fields])
    return replace(toy.GAME, record=record, options=(Option("goal", ("2", "3")),), variants=("short", "harsh"))


def begin(description: Any, script: list[Any] | None = None, **options: Any) -> Match:
    game = with_options()
    players, settings, said = split(game, description, options)
    return Match(game, players, 1, settings, script, position=said)


@pytest.mark.parametrize(
    ("description", "options"),
    [
        ({"players": 2, "goal": "3", "harsh": 1}, {}),
        ({"players": 2, "goal": "3", "harsh": True, "short": False}, {}),
        ({"players": 2, "goal": "3", "variants": ["harsh"]}, {}),
        ({}, {"players": 2, "goal": "3", "variants": ["harsh"]}),
        ({"players": 2, "goal": "3", "harsh": 1}, {"players": 2, "goal": "3", "variants": ["harsh"]}),
    ],
)
def test_options_are_described_or_given_as_arguments(description: dict[str, Any], options: dict[str, Any]) -> None:
    match = begin(description, **options)
    assert match.settings == {"players": 2, "goal": "3", "variants": ["harsh"]}
    assert (match.view()["harsh"], match.view()["short"], match.view()["goal"]) == (1, 0, "3")


@pytest.mark.parametrize(
    ("description", "options", "complaint"),
    [
        ({}, {}, "players: say how many there are"),
        ({"players": "2"}, {}, "players: '2' is not a whole number"),
        ({"players": 2}, {"players": 3}, "players: the description says 2, the argument 3"),
        ({"players": 3}, {}, "for 2 to 2 players, not 3"),
        ({"players": 2, "harsh": "no"}, {}, r"harsh: 'no' is neither true \(1\) nor false \(0\)"),
        ({"players": 2, "harsh": 2}, {}, "harsh: 2 is neither true"),
        ({"players": 2, "goal": 3}, {}, "goal is a word in quotes, and 3 is no goal of toy; there are '2', '3'"),
        ({"players": 2, "goal": "2"}, {"goal": "3"}, "goal: the description says '2', the argument '3'"),
        (
            {"players": 2, "harsh": 1},
            {"variants": []},
            r"variants: the description says \['harsh'\], the argument \[\]",
        ),
        ({"players": 2, "harsh": 1, "variants": []}, {}, "harsh: it contradicts variants"),
        ({"players": 2, "variants": "harsh"}, {}, "variants: 'harsh' is not a list of names"),
        ({"players": 2, "variants": ["mild"]}, {}, "'mild' is no variant of toy; there are 'short', 'harsh'"),
        ({"players": 2}, {"colour": "red"}, "toy has no option 'colour'"),
        ({"players": 2, "game": "chess"}, {}, "game: this is a view of 'chess', not of 'toy'"),
        ({"players": 2, "scores": [1, 0]}, {}, "scores: it follows from the rest and cannot be described"),
        ([], {}, "is not a description"),
    ],
)
def test_options_that_cannot_be_are_refused(description: Any, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(bottega.BottegaError, match=complaint):
        begin(description, **options)


def test_a_position_cannot_contradict_what_the_match_is_played_with() -> None:
    with pytest.raises(ImpossiblePosition, match="goal: the match is played with '2', not '3'"):
        Match(with_options(), 2, 1, position={"goal": "3"})


def test_a_view_can_be_handed_back_and_what_follows_from_it_is_left_out() -> None:
    match = begin({"players": 2, "harsh": 1, "rounds": [1, 0]})
    match.play(1, "hide 2")
    again = begin(match.view(1))
    assert again.view(1)["hidden"] == [None, 2]
    assert again.actors == (0,)
    assert again.settings == match.settings
    assert begin(match.view()).actors == (0, 1)  # a spectator does not know who has chosen


def test_chance_scripts_what_comes_after_the_position() -> None:
    def setup(s: Any) -> None:
        s.rounds[0] = roll_die(s.rng, 6)

    game = replace(toy.GAME, rules=replace(toy.GAME.rules, setup=setup))
    match = Match(game, 2, 1, script=[5], position={"rounds": [0, 0]})
    match.play(0, "hide 1")
    assert match.play(1, "hide 1")[-1].args == {"die": 5}
