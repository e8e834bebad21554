"""What the figures say of a view is what the rules then do."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import bottega
from bottega.games.magnifico.components import TERRITORIES
from bottega.games.magnifico.rules.assaults import infantry_protection, protection
from bottega.games.magnifico.rules.building import free_hooks
from bottega.games.magnifico.rules.projects import castle_level, tank_dice, tank_hits
from tests.games.steps import play

from .box import at, lands, turn

EAGER = {"end": 0.15, "move": 0.3, "pass": 0.3, "cease": 0.3, "build_castle": 3.0, "attack": 3.0, "activate": 8.0}
BUILT = ("activate", "build_tank", "build_airplane", "build_tower", "build_castle")
VARIANTS: dict[int, list[str]] = {3: [], 4: ["escort", "scrapping"], 5: ["second_places", "frail_tanks"]}
PLAYERS = pytest.mark.parametrize("players", VARIANTS)


def moments(players: int) -> Iterator[tuple[bottega.Match, dict[str, Any], bottega.Move]]:
    """Long games of people who build and fight: at each decision what all see, and the move that comes next."""
    for seed in (1, 2, 3):
        match = bottega.new("magnifico", players=players, seed=seed, goal="50", variants=VARIANTS[players])
        luck = random.Random(seed)
        while not match.over:
            seat = luck.choice(match.actors)
            legal = match.legal(seat)
            (move,) = luck.choices(legal, [EAGER.get(one.name, 1.0) for one in legal])
            yield match, match.view(), move
            match.play(seat, move)


@PLAYERS
@pytest.mark.rule("magnifico:4.6", "magnifico:12.1")
def test_a_price_is_what_is_paid(players: int) -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    told, last = 0, None
    for match, view, move in moments(players):
        if last:
            before, did = last
            seat = before["turn_of"]
            paid = before["florins"][seat] - view["florins"][seat]
            happened = {event.name for event in match.events[told:]}
            name = before["verb"] if happened & {"invaded", "attacked"} else did.name if did.name in BUILT else None
            if name:
                price = before["figures"]["prices"][seat][name]
                assert paid == (price[did.args[0]] if name == "activate" else price)
                seen[name, seat == before["leonardo"]] += 1
        last, told = (view, move) if view["turn_of"] >= 0 and move.name != "end" else None, len(match.events)
    assert {name for name, cheaper in seen if cheaper} == {name for name, _ in seen} == {*BUILT, "invade", "attack"}


@PLAYERS
def test_machines_hooks_and_castles_are_as_strong_as_the_rules_say(players: int) -> None:
    for match, view, _ in moments(players):
        s, found = match.state, view["figures"]
        for seat in range(players):
            has_tank, card = view["tank_card"][seat], view["airplane_card"][seat]
            dice_and_hits = {"dice": tank_dice(s, seat), "hits": tank_hits(s, seat)} if has_tank else None
            assert found["tank"][seat] == dice_and_hits
            free = found["hooks"][seat]["hooks"] - found["hooks"][seat]["taken"] if card else 0
            assert free == free_hooks(s, seat)
        levels = {land: castle_level(s, i) for i, land in enumerate(TERRITORIES)}
        assert found["level"] == {land: level for land, level in levels.items() if level}
        if view["defender"] >= 0:
            stopped = found["stopped"][view["side"]]
            assert stopped == {"hits": protection(s), "infantry": infantry_protection(s)}
        else:
            assert found["stopped"] is None


@pytest.mark.rule("magnifico:7.5.4", "magnifico:6.3", "magnifico:7.7.2", "magnifico:13.7", "magnifico:13.17")
def test_upgrades_and_walls_are_counted_in() -> None:
    match = turn(
        owner=lands("milan rome", "paris", "vienna"),
        castle={"milan": 1, "rome": 1},
        towers={"milan": 2, "rome": 4},
        tank_card=["tank_4_5"],
        airplane_card=["airplane_3"],
        in_play=[{"transmission": 3, "cannon_lighter": 1, "multi_cannon": 1, "gyroscope": 2, "walls": 1}],
    )
    found = match.view()["figures"]
    assert found["tank"] == [{"dice": 1, "hits": 8}, None, None]
    assert found["hooks"] == [{"hooks": 3, "taken": 2}, None, None]
    assert found["level"] == {"milan": 4, "rome": 5}
    assert found["workshop"] == [2 + 8, 0, 0]
    assert (found["court"], found["crown"], found["cities"]) == ([2, 0, 0], [2, 1, 1], [1, 0, 0])


@PLAYERS
@pytest.mark.rule("magnifico:5.1.1", "magnifico:5.1.2")
def test_the_income_in_the_figures_is_that_of_the_next_round(players: int) -> None:
    seen, told, before = 0, 0, dict[str, Any]()
    for match, view, move in moments(players):
        for event in match.events[told:] if before else ():
            if event.name == "income":
                seat = event.args["who"]
                room = 300 - before["florins"][seat]
                assert event.args["florins"] == min(before["figures"]["income"][seat], room)
                seen += 1
        before, told = view if move.name == "end" else {}, len(match.events)
    assert seen > 5 * players


@PLAYERS
@pytest.mark.rule("magnifico:5.3.6", "magnifico:5.4")
def test_bidders_choose_and_players_take_turns_in_the_order_of_the_figures(players: int) -> None:
    choices = turns = 0
    for _, view, _ in moments(players):
        found = view["figures"]
        if view["phase"] == "choosing":
            assert sorted(found["bidders"]) == list(range(players))
            assert next(seat for seat in found["bidders"] if seat in view["waiting"]) == view["active"]
            choices += 1
        else:
            assert found["bidders"] is None
        if view["phase"] == "acting":
            assert found["order"][view["turns"] - 1] == view["turn_of"]
            turns += 1
    assert min(choices, turns) > 20


@PLAYERS
@pytest.mark.rule("magnifico:7.2.1", "magnifico:8.3", "magnifico:9.10")
def test_as_many_can_go_as_the_figures_say(players: int) -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for match, view, _ in moments(players):
        march, phase = view["figures"]["march"], view["phase"]
        assert (march is None) == (phase not in ("aiming", "soldiers", "tanks", "airplanes"))
        if march is None or phase == "aiming":
            continue
        machines = march["machines"]
        room = machines[view["army_soldiers"]] - view["army_tanks"] if machines else 99
        most = march[phase] if phase == "soldiers" else min(march[phase], room)
        assert max(move.args[0] for move in match.legal(match.actors[0])) == most
        seen[phase, view["verb"]] += 1
    assert {("soldiers", "attack"), ("soldiers", "move"), ("tanks", "attack"), ("airplanes", "attack")} <= set(seen)


@pytest.mark.rule("magnifico:O.4", "magnifico:7.2.3")
@pytest.mark.parametrize(("escort", "machines"), [(0, [6] * 7), (1, [0, 1, 2, 3, 4, 5, 6])])
def test_an_escort_is_needed_with_the_option(escort: int, machines: list[int]) -> None:
    match = turn(
        owner=lands("milan", "rome naples", "paris kiev"),
        soldiers={"milan": 9},
        tanks={"milan": 5},
        airplanes={"milan": 4},
        tank_card=["tank_2_3"],
        airplane_card=[None, "airplane_1"],
        escort=escort,
    )
    play(match, "0 attack milan")
    army = {"soldiers": 6, "tanks": 5, "airplanes": 0}  # without the card they stay
    told = {"unsaid": ["soldiers", "tanks", "airplanes"], "largest": army}
    assert match.view(0)["figures"]["march"] == army | told | {"machines": machines}
    match.undo()
    play(match, "0 invade milan")
    army["soldiers"] = 8
    assert match.view(0)["figures"]["march"] == army | told | {"machines": None}


@PLAYERS
@pytest.mark.rule("magnifico:5.4.6", "magnifico:5.4.7")
def test_a_player_with_nothing_left_of_a_turn_can_do_no_more(players: int) -> None:
    spent: Counter[str] = Counter()
    for match, view, _ in moments(players):
        if view["phase"] != "acting":
            continue
        names, left = {move.name for move in match.legal(match.actors[0])}, view["figures"]["left"]
        for what, deeds in (("wars", {"attack", "invade"}), ("movements", {"move"})):
            if left[what] == 0:
                assert not names & deeds
                spent[what] += 1
    assert min(spent["wars"], spent["movements"]) > 0


@PLAYERS
@pytest.mark.rule("magnifico:11.2")
def test_the_leader_is_ranked_first(players: int) -> None:
    for match, view, _ in moments(players):
        ranking = view["figures"]["ranking"]
        assert sorted(ranking, key=match.standing.__getitem__, reverse=True) == ranking
    assert (match.view()["figures"]["ranking"][0],) == match.winners


def test_all_see_the_same_and_so_does_a_replay() -> None:
    for players in VARIANTS:
        for number, (match, view, _) in enumerate(moments(players)):
            if number % 40 == 0:
                shown = [one["figures"] | {"towards": {}} for one in (*match.views().values(), match.open_view())]
                assert {json.dumps(figures) for figures in shown} == {json.dumps(view["figures"])}


@PLAYERS
@pytest.mark.rule("magnifico:5.4.5", "magnifico:5.4.6", "magnifico:7.1.2", "magnifico:7.1.5")
def test_what_can_be_invaded_or_attacked_is_what_a_march_can_aim_at(players: int) -> None:
    aimed: Counter[str] = Counter()
    for number, (match, view, _) in enumerate(moments(players)):
        if view["phase"] != "acting" or number % 9:
            continue
        (seat,) = match.actors
        found: set[tuple[str, str, str]] = set()
        for move in match.legal(seat):
            if move.name in ("invade", "attack"):
                match.play(seat, move)
                found |= {(move.name, str(move.args[0]), str(aim.args[0])) for aim in match.legal(seat)}
                match.undo()
                aimed[move.name] += 1
        towards = match.view(seat)["figures"]["towards"]
        assert {(one["verb"], one["origin"], land) for land, some in towards.items() for one in some} == found
        assert view["figures"]["towards"] == match.view((seat + 1) % players)["figures"]["towards"] == {}
    assert min(aimed["invade"], aimed["attack"]) > 0


@PLAYERS
@pytest.mark.rule("magnifico:7.2.1", "magnifico:9.7")
def test_the_largest_army_can_set_out_and_numbers_come_in_the_order_of_the_figures(players: int) -> None:
    seen: Counter[str] = Counter()
    for match, view, _ in moments(players):
        march = view["figures"]["march"]
        if view["phase"] == "soldiers" and seen[view["verb"]] < 20:
            (seat,) = match.actors
            trial = bottega.loads(match.dumps())
            while trial.view()["figures"]["march"]:
                name, unsaid = trial.view()["phase"], trial.view()["figures"]["march"]["unsaid"]
                assert unsaid[0] == name
                assert {move.name for move in trial.legal(seat)} == {name}
                assert max(int(move.args[0]) for move in trial.legal(seat)) == march["largest"][name]
                trial.play(seat, f"{name} {march['largest'][name]}")
            seen[view["verb"]] += 1
    assert set(seen) == {"invade", "attack", "move"}


PARTS = {
    "income": {"reinforce"},
    "auction": {"bid", "buy", "pass"},
    "turns": {"end", "activate", "invade", "attack", "move", "to", "soldiers", "tank", "infantry", "build_castle"},
}


@PLAYERS
@pytest.mark.rule("magnifico:5.4")
def test_the_part_of_the_round_is_the_one_whose_moves_are_legal(players: int) -> None:
    seen = set()
    for match, view, move in moments(players):
        found = match.view()["figures"]
        for step, names in PARTS.items():
            if move.name in names:
                assert found["step"] == step
        seen.add(found["step"])
        mine = Counter(view["owner"][land] for land in found["perfect"])
        assert [mine[seat] for seat in range(players)] == found["cities"]
    assert seen >= {None, *PARTS}
    assert match.view()["figures"]["step"] is None


@pytest.mark.rule("magnifico:10.5")
def test_a_castle_with_all_its_towers_is_a_perfect_city() -> None:
    castles = {"milan": 1, "rome": 1}
    match = turn(owner=lands("milan rome", "paris", "vienna"), castle=castles, towers={"milan": 3, "rome": 4})
    assert match.view()["figures"]["perfect"] == ["rome"]


def test_the_set_up_has_figures_too() -> None:
    found = at("founding", 4).view(0)["figures"]
    assert found["crown"] == [0, 0, 0, 0]
    assert found["order"] == [0, 1, 2, 3]
    assert found["level"] == {}
