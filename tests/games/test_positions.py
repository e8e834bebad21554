"""Described positions, for every game: what is possible is accepted, what is impossible is refused in words.

POSITION_SEEDS=100 runs the tests with 100 seeds each; without it, with a few.
"""

import os
import random
from collections import Counter
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

import bottega
from bottega.engine.fields import SEAT

from .described import Positions, agrees, of_game, reached

SLUGS = pytest.mark.parametrize("slug", bottega.GAMES)
SEEDS = range(int(os.environ.get("POSITION_SEEDS", "2")))
PART = 4 if len(SEEDS) == 2 else 1  # of the fields, one in four is tried alone at each moment before the end
CASES = 2 if len(SEEDS) == 2 else 1  # of what cannot be, every second case is tried
NEITHER: tuple[Any, ...] = ("no", 2, [], 0.5)  # true nor false
positions = cache(of_game)


def refusal(slug: str, description: Any, seed: int = 1, **options: Any) -> str:
    with pytest.raises(bottega.BottegaError) as refused:
        bottega.position(slug, description, seed, **options)
    assert isinstance(refused.value, bottega.ImpossiblePosition | bottega.InvalidOption)
    return str(refused.value)


def content(match: bottega.Match) -> bytes:
    """The state, less its generator."""
    s = match.game.record.copy(match.state)
    s.rng[:] = 0
    return bytes(s.tobytes())


def test_every_game_lists_positions() -> None:
    for slug in bottega.GAMES:
        found: Positions = positions(slug)
        assert all((found.possible, found.impossible, found.corruptions))


# ---- what can be


@SLUGS
def test_a_position_reached_in_play_is_accepted_with_the_same_legal_moves(slug: str) -> None:
    for seed in SEEDS:
        for match in reached(slug, seed):
            again = bottega.position(slug, match.position(), seed)
            assert content(again) == content(match)
            assert [again.legal(seat) for seat in range(match.players)] == [
                match.legal(seat) for seat in range(match.players)
            ]


@SLUGS
def test_a_view_can_be_handed_back_and_shows_the_same(slug: str) -> None:
    follows = {"commitment", "seed", "scores", "winners", "figures"}  # from the seed, and from what is hidden
    for seed in SEEDS:
        for match in reached(slug, seed, every=0.04):
            for seat, view in match.views().items():
                again = bottega.position(slug, view, seed)
                shown = again.view(seat)
                assert {name for name in view if view[name] != shown[name]} <= follows
                assert seat is None or again.legal(seat) == match.legal(seat)


@SLUGS
def test_what_can_be_is_accepted_for_every_seed_and_kept_as_it_was_said(slug: str) -> None:
    for said in positions(slug).possible:
        for seed in SEEDS:
            match = bottega.position(slug, said, seed)
            assert match.game.flaw(match.state) is None, said
            shown = match.position()
            if shown["phase"] == said.get("phase", shown["phase"]):  # unless nobody had to decide, so that it went on
                unlike = [name for name in said if name in shown and not agrees(said[name], shown[name])]
                assert not unlike, (said, unlike)


@SLUGS
def test_each_field_of_a_position_reached_in_play_is_accepted_alone(slug: str) -> None:
    for seed in SEEDS:
        for number, match in enumerate(reached(slug, seed, every=0.01)):
            position, settings = match.position(), {k: v for k, v in match.settings.items() if k != "players"}
            others = (*match.settings, *match.game.variants, *positions(slug).not_alone)
            fields = list(match.game.record.fields)
            for name in fields if match.over else fields[number % PART :: PART]:
                if name in position and name not in others:
                    said = {"players": match.players, name: position[name]}
                    again = bottega.position(slug, said, seed, **settings)
                    assert again.game.flaw(again.state) is None, said


@SLUGS
def test_any_fields_of_a_position_reached_in_play_are_accepted_together(slug: str) -> None:
    for seed in SEEDS:
        chooser = random.Random(seed)
        for match in reached(slug, seed, every=0.02):
            position, settings = match.position(), {k: v for k, v in match.settings.items() if k != "players"}
            others = (*match.settings, *match.game.variants, *positions(slug).not_alone)
            fields = [name for name in match.game.record.fields if name in position and name not in others]
            for share in (0.1, 0.3, 0.6):
                chosen = {name: position[name] for name in fields if chooser.random() < share}
                again = bottega.position(slug, {"players": match.players, **chosen}, seed, **settings)
                assert again.game.flaw(again.state) is None, chosen


@SLUGS
def test_the_same_seed_works_out_the_same(slug: str) -> None:
    for said in positions(slug).possible:
        assert content(bottega.position(slug, said, 7)) == content(bottega.position(slug, said, 7)), said


@SLUGS
def test_a_description_that_is_changed_later_changes_nothing(slug: str) -> None:
    described = next(match for match in reached(slug, 3, every=0.02)).position()
    script: list[Any] = [[1]]
    match = bottega.position(slug, described, 1, script)
    before, text = content(match), match.dumps()
    for plain in described.values():
        if isinstance(plain, list | dict):
            plain.clear()
    described.clear()
    script[0].append(2)
    assert (content(match), match.dumps()) == (before, text)


@SLUGS
def test_a_match_from_a_described_position_can_be_written_and_read(slug: str) -> None:
    for said in positions(slug).possible[:: max(1, 6 - len(SEEDS))]:
        text = bottega.position(slug, said, 5).dumps()
        assert bottega.loads(text).dumps() == text


@SLUGS
def test_scripted_chance_is_for_what_comes_after_the_position(slug: str) -> None:
    script = ["nothing that can be drawn"]
    for match in reached(slug, 5, every=0.05):
        for said in (match.position(), {"players": match.players}):
            scripted = bottega.position(slug, said, 1, script)
            assert content(scripted) == content(bottega.position(slug, said, 1))
            assert bottega.loads(scripted.dumps()).script == script
    with pytest.raises(bottega.ChanceScriptError, match="chance item 1"):
        bottega.new(slug, bottega.game(slug).players[0], 1, script)


@SLUGS
def test_variants_are_said_in_the_description_or_beside_it(slug: str) -> None:
    game = bottega.game(slug)
    players = game.players[0]
    for variant in game.variants:
        beside = bottega.position(slug, {"players": players}, 1, variants=[variant])
        by_name = bottega.position(slug, {"players": players, variant: True}, 1)
        listed = bottega.position(slug, {"players": players, "variants": [variant]}, 1)
        assert beside.settings == by_name.settings == listed.settings == game.settings(players, {"variants": [variant]})
        assert content(beside) == content(by_name) == content(listed)
        contradiction = refusal(slug, {"players": players, variant: False, "variants": [variant]})
        assert variant in contradiction


# ---- what cannot be


@SLUGS
def test_what_cannot_be_is_refused_in_a_sentence_that_names_it(slug: str) -> None:
    for field, said in positions(slug).impossible[::CASES]:
        for seed in SEEDS[1:]:
            reason = refusal(slug, said, seed)
            assert reason.startswith(f"{field}: "), (said, reason)


@SLUGS
def test_a_possible_position_with_one_field_changed_is_refused_by_its_name(slug: str) -> None:
    found = positions(slug)
    tried: Counter[int] = Counter()
    starts = [bottega.position(slug, said, 1).position() for said in found.possible]
    for seed in SEEDS:
        starts += [match.position() for match in reached(slug, seed, every=0.02)]
    for position in starts:
        for number, (field, change, contradicts) in enumerate(found.corruptions):
            value = change(deepcopy(position))
            if value is not None and value != position[field] and tried[number] < 2 * len(SEEDS):
                tried[number] += 1
                reason = refusal(slug, position | {field: value})
                assert any(name in reason for name in (field, *contradicts)), (field, value, reason)
    assert not [corruption.field for number, corruption in enumerate(found.corruptions) if not tried[number]]


@SLUGS
def test_every_field_has_a_corruption(slug: str) -> None:
    settings = ["rng", "players", *(option.name for option in bottega.game(slug).options), *bottega.game(slug).variants]
    fields = {name for name in bottega.game(slug).record.fields if name not in settings}
    assert fields == {corruption.field for corruption in positions(slug).corruptions}


@SLUGS
def test_data_for_a_seat_that_does_not_exist_is_refused(slug: str) -> None:
    game = bottega.game(slug)
    players = game.players[0]
    for name, field in game.record.fields.items():
        if SEAT in field.axes:
            reason = refusal(slug, {"players": players, name: [None] * players + [0]})
            assert reason == f"{name}: it has entries for {players + 1} seats, but there are {players} players"


@SLUGS
@pytest.mark.parametrize("players", ["3", True, 2.0, None, [3]])
def test_players_of_another_type_are_refused(slug: str, players: Any) -> None:
    assert refusal(slug, {"players": players}).startswith("players: ")


@SLUGS
def test_options_and_variants_of_another_type_are_refused(slug: str) -> None:
    game = bottega.game(slug)
    players = game.players[0]
    for variant in game.variants:
        for value in NEITHER:
            reason = refusal(slug, {"players": players, variant: value})
            assert reason == f"{variant}: {value!r} is neither true (1) nor false (0)"
    for option in game.options:
        for wrong in (True, 987, ["x"], "no such value"):
            assert option.name in refusal(slug, {"players": players, option.name: wrong})


@SLUGS
def test_numbers_and_words_of_another_type_are_refused(slug: str) -> None:
    game = bottega.game(slug)
    settings = ["rng", "players", *(option.name for option in game.options), *game.variants]
    for name in game.record.fields:
        if name not in settings:
            for wrong in ("no", 0.5, True, {"x": 1}, [[[["x"]]]], b"1"):
                reason = refusal(slug, {"players": game.players[0], name: wrong})
                assert reason.startswith(f"{name}: "), (name, wrong, reason)


@SLUGS
@pytest.mark.parametrize("move", [True, False, None, 1.0, [], b"0"])
def test_a_move_of_another_type_is_refused(slug: str, move: Any) -> None:
    match = bottega.new(slug, bottega.game(slug).players[0], 1)
    before = match.state.tobytes()
    with pytest.raises(bottega.InvalidMove) as refused:
        match.play(match.actors[0], move)
    assert repr(move) in str(refused.value)
    assert match.state.tobytes() == before


@SLUGS
@pytest.mark.parametrize("seat", [True, 99, -1, "0", 0.5])
def test_a_seat_that_does_not_exist_is_refused(slug: str, seat: Any) -> None:
    match = bottega.new(slug, bottega.game(slug).players[0], 1)
    with pytest.raises(bottega.BottegaError, match="there is no seat"):
        match.play(seat, 0)
