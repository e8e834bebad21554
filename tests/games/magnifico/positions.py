"""Described positions: possible ones, impossible ones, and changes of one field that make a position impossible."""

from typing import Any

from tests.games.described import Corruption

from .box import lands

OWNER = lands("milan rome", "venice lyon", "kiev")
BATTLE: dict[str, Any] = {"phase": "assault", "owner": OWNER, "turn_of": 0, "origin": "milan", "target": "venice"}
MARCH: dict[str, Any] = {"phase": "soldiers", "verb": "invade", "origin": "milan", "owner": OWNER, "turn_of": 0}
FORTRESS = {"milan": 3}
HELD = {"walls": 2, "bombard": 1, "mona_lisa": 1}

POSSIBLE: list[dict[str, Any]] = [
    {},
    *({"phase": phase} for phase in ("founding", "reinforcing", "bidding", "choosing", "acting", "aiming", "soldiers")),
    *({"phase": phase} for phase in ("tanks", "airplanes", "assault", "cannons", "intercepting", "dropping", "over")),
    *({"players": players, "phase": "acting", "turn_of": players - 1} for players in (3, 4, 5)),
    {"players": 5, "goal": "50", "round_number": 7, "phase": "bidding"},
    {"quick_start": True, "phase": "bidding", "round_number": 1},
    # the map
    {"owner": OWNER},
    {"owner": {"naples": 0}, "phase": "acting"},
    {"soldiers": {"athens": 1}, "phase": "acting"},
    {"castle": {"athens": 1}, "phase": "acting"},
    {"owner": OWNER, "towers": {"milan": 1}, "phase": "acting"},
    {"owner": OWNER, "castle": {"milan": 1}, "towers": {"milan": 4}},
    {"phase": "founding", "owner": {"milan": 0}},
    {"phase": "founding", "castle": {"milan": 1}, "owner": {"milan": 2}, "leonardo": 2},
    {"phase": "acting", "reserve": [0, 0, 0]},
    {"phase": "acting", "castles_left": 0},
    {"phase": "acting", "towers_left": 0},
    {"phase": "acting", "tanks_left": 0, "airplanes_left": 3},
    {"tanks": {"milan": 3}, "airplanes": {"kiev": 2}, "owner": OWNER, "phase": "acting"},
    {"tanks": {"milan": 3}, "tank_card": [None, "tank_2_3"], "owner": OWNER, "phase": "acting"},
    {"phase": "reinforcing", "reinforced": ["milan"]},
    {"phase": "reinforcing", "reinforced": ["milan"], "owner": OWNER, "leonardo": 0},
    # cards and decks
    {"tank_card": ["tank_2_3", "tank_6_7"], "airplane_card": [None, "airplane_4"]},
    {"in_play": [{"gyroscope": 1}]},
    {"in_play": [{"transmission": 3}, {"walls": 2}]},
    {"in_play": [None, {"gyroscope": 2, "culverin": 1, "paratrooper": 1}]},
    {"in_play": [{"mona_lisa": 1}, {"last_supper": 1}]},
    {"store": [HELD, {"automaton": 3}]},
    {"machine_deck": ["tank_2_3", "airplane_2"]},
    {"machine_deck": []},
    {"project_deck": ["walls", "walls", "mona_lisa"]},
    {"project_deck": []},
    {"machines_left": 2, "projects_left": 10},
    {"machines_boxed": ["tank_2_3", "tank_3_4", "airplane_1", "airplane_2"]},
    {"players": 4, "machines_boxed": ["tank_6_7", "airplane_2"]},
    {"phase": "acting", "machines_left": 5, "machines_known": 2, "round_number": 2},
    # the auction
    {"offered": ["tank_2_3", "walls"]},
    {"players": 5, "offered": ["tank_2_3", "airplane_1", "walls", "bombard"]},
    {"phase": "bidding", "offered": ["tank_2_3", "walls"], "bid": [10, 20, None], "florins": [20, 20, 20]},
    {"phase": "bidding", "offered": ["walls", "bombard"]},
    {"players": 5, "phase": "choosing", "shown_bid": [10, 20, 30, 40, 50]},
    {"phase": "choosing", "offered": ["walls"]},
    {"players": 4, "phase": "choosing", "offered": ["walls", "bombard"], "card_moved": 1},
    {"phase": "choosing", "waiting": [1], "leonardo": 2},
    {"phase": "choosing", "shown_bid": [30, 20, 10], "waiting": [1, 2]},
    {"phase": "choosing", "active": 2},
    # the turn
    {"active": 1, "phase": "acting"},
    {"turn_of": 2, "leonardo": 0},
    {"phase": "acting", "wars": 2, "movements": 1},
    {"movement_block": "closed", "phase": "acting"},
    {"new_castle": "athens"},
    {"served_machine": ["athens"]},
    {"served_tower": ["athens"], "served_machine": ["athens"]},
    {"phase": "acting", "served_machine": ["milan"], "tank_card": [None, None, None]},
    # marches
    {"verb": "attack"},
    {"phase": "aiming", "verb": "move", "origin": "milan"},
    {"verb": "invade", "origin": "milan", "target": "barcelona", "phase": "soldiers"},
    {**MARCH, "verb": "move", "target": "rome"},
    {"phase": "tanks", "verb": "invade", "origin": "milan", "target": "barcelona", "army_soldiers": 1},
    {"phase": "airplanes", "verb": "attack", "army_soldiers": 3, "army_tanks": 2},
    # battles
    BATTLE,
    {**BATTLE, "army_soldiers": 3, "army_tanks": 1},
    {**BATTLE, "owner": lands("milan rome", "venice", "kiev")},
    {**BATTLE, "phase": "cannons", "declared": 1, "declared_assault": "infantry", "assaults": ["infantry"]},
    {**BATTLE, "phase": "dropping"},
    {**BATTLE, "phase": "intercepting", "declared_assault": "airplanes"},
    {**BATTLE, "phase": "intercepting", "assaults": ["tanks"]},
    {**BATTLE, "tank_assault": 1},
    {**BATTLE, "side": "defender"},
    {**BATTLE, "breached": 1},
    {**BATTLE, "assaults": ["infantry"]},
    {**BATTLE, "assaults": ["automaton"], "side": "defender"},
    {"defender": 2, "side": "attacker"},
    {"phase": "assault", "active": 1, "turn_of": 0},
    # points and the end
    {"points": [29, 28, 0], "goal": "40", "phase": "acting"},
    {"wonders": ["tank", "city"]},
    {"winner": 1},
    {"phase": "over", "points": [3, 31, 2]},
]  # fmt: skip

IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    # what broke a rule when it was accepted
    ("movement_block", {**BATTLE, "movements": 1, "movement_block": "open"}),
    ("towers", {"phase": "acting", "round_number": 1, "leonardo": 0, "turns": 1, "owner": OWNER, "towers": FORTRESS}),
    ("tanks", {"phase": "acting", "tanks": {"milan": 1}, "tank_card": [None, None, None]}),
    ("airplanes", {"phase": "acting", "airplanes": {"milan": 1}, "airplane_card": [None, None, None]}),
    ("army_tanks", {**BATTLE, "army_tanks": 1, "tank_card": [None, "tank_2_3", None]}),
    ("breached", {**BATTLE, "breached": 1, "in_play": [{"paratrooper": 0}, {}, {}]}),
    ("breached", {**BATTLE, "breached": 1, "castle": {"venice": 0}}),
    ("points", {"phase": "acting", "in_play": [{"mona_lisa": 1}], "points": [0, 0, 0]}),
    ("castle", {"phase": "founding", "turns": 2, "owner": {"milan": 0, "venice": 1}, "leonardo": 0}),
    # the course
    ("leonardo", {"phase": "acting", "leonardo": 3}),
    ("leonardo", {"phase": "acting", "leonardo": -1}),
    ("turn_of", {"phase": "acting", "leonardo": 0, "turn_of": 1, "turns": 1}),
    ("turn_of", {"phase": "bidding", "turn_of": 1}),
    ("turns", {"phase": "acting", "turns": 4}),
    ("active", {"phase": "acting", "leonardo": 0, "active": 2, "turn_of": 0}),
    ("active", {"phase": "bidding", "active": 2}),
    ("round_number", {"phase": "founding", "round_number": 1}),
    ("round_number", {"phase": "acting", "round_number": 0}),
    ("round_number", {"phase": "acting", "round_number": -1}),
    ("points", {"phase": "acting", "points": [30, 0, 0]}),
    ("points", {"phase": "over", "points": [29, 0, 0], "winner": 0}),
    ("points", {"phase": "acting", "wonders": ["tank"], "points": [0, 0, 1]}),
    ("points", {"phase": "founding", "points": [1, 0, 0]}),
    ("winner", {"phase": "acting", "winner": 0}),
    ("winner", {"phase": "over", "winner": -1}),
    # the map
    ("owner", {"phase": "acting", "owner": {"milan": 3}}),
    ("owner", {"phase": "acting", "owner": {"athens": -1}, "soldiers": {"athens": 2}}),
    ("soldiers", {"phase": "acting", "owner": {"athens": 1}, "soldiers": {"athens": 0}}),
    ("soldiers", {"phase": "acting", "owner": OWNER, "soldiers": {"milan": 49}}),
    ("soldiers", {"phase": "acting", "owner": OWNER, "soldiers": {"milan": 30, "rome": 30}}),
    ("reserve", {"phase": "acting", "owner": OWNER, "soldiers": {"milan": 2, "rome": 2}, "reserve": [10]}),
    ("towers", {"phase": "acting", "towers": {"milan": 1}, "castle": {"milan": 0}}),
    ("towers", {"phase": "acting", "towers": {"milan": 5}}),
    ("tanks", {"phase": "acting", "owner": OWNER, "tanks": {"milan": 21}}),
    ("tanks", {"phase": "acting", "owner": OWNER, "tanks": {"milan": 11, "rome": 11}}),
    ("tanks", {"phase": "founding", "owner": {"milan": 0}, "tanks": {"milan": 1}}),
    ("tanks_left", {"phase": "acting", "owner": OWNER, "tanks": dict.fromkeys(OWNER, 0), "tanks_left": 21}),
    ("owner", {"phase": "founding", "owner": {"milan": 0, "paris": 0}}),
    ("florins", {"phase": "acting", "florins": [15]}),
    ("florins", {"phase": "acting", "florins": [310, 0, 0]}),
    ("florins", {"phase": "bidding", "florins": [0, 10, 10]}),
    ("florins", {"phase": "founding", "florins": [90, 90, 90], "turns": 3}),
    # cards and decks
    ("tank_card", {"tank_card": ["airplane_1"]}),
    ("airplane_card", {"airplane_card": ["walls"]}),
    ("tank_card", {"tank_card": ["tank_2_3", "tank_2_3"]}),
    ("tank_card", {"phase": "bidding", "round_number": 1, "tank_card": ["tank_2_3"]}),
    ("in_play", {"in_play": [{"gyroscope": 3}], "airplane_card": ["airplane_2"]}),
    ("in_play", {"in_play": [{"transmission": 1}], "tank_card": [None]}),
    ("in_play", {"in_play": [{"automaton": 2}]}),
    ("store", {"store": [{"walls": 2}, {"walls": 2}]}),
    ("store", {"store": [{"walls": 4}]}),
    ("store", {"phase": "founding", "store": [{"walls": 1}]}),
    ("machines_boxed", {"machines_boxed": ["tank_2_3", "airplane_1"]}),
    ("machines_boxed", {"players": 5, "machines_boxed": ["tank_2_3"]}),
    ("machine_deck", {"machine_deck": ["tank_2_3", "walls"]}),
    ("machine_deck", {"machine_deck": ["tank_2_3"], "tank_card": ["tank_2_3"]}),
    ("machines_left", {"machine_deck": ["tank_2_3"], "machines_left": 2}),
    ("machines_known", {"machine_deck": ["tank_2_3"], "machines_known": 2, "round_number": 3}),
    ("project_deck", {"project_deck": ["walls", "tank_2_3"]}),
    ("project_deck", {"project_deck": ["walls"] * 4}),
    ("in_play", {"project_deck": ["walls"] * 3, "in_play": [{"walls": 1}]}),
    ("projects_left", {"project_deck": ["walls"], "projects_left": 3}),
    # the auction
    ("offered", {"phase": "acting", "offered": ["walls"]}),
    ("offered", {"phase": "bidding", "offered": ["walls", "bombard", "submarine", "walls", "bombard"]}),
    ("offered", {"phase": "bidding", "offered": ["tank_2_3", "tank_3_4", "walls"]}),
    ("offered", {"players": 5, "phase": "bidding", "offered": ["tank_2_3", "walls"], "projects_left": 5}),
    ("offered", {"phase": "choosing", "offered": []}),
    ("bid", {"phase": "bidding", "offered": ["tank_2_3", "walls"], "bid": [15, 0, 0]}),
    ("bid", {"phase": "bidding", "bid": [50, 0, 0], "florins": [40]}),
    ("bid", {"phase": "bidding", "bid": [10, 10, 10]}),
    ("bid", {"phase": "acting", "bid": [10, 0, 0]}),
    ("shown_bid", {"phase": "bidding", "shown_bid": [10, 10, 10]}),
    ("shown_bid", {"phase": "choosing", "shown_bid": [10, 0, 10]}),
    ("shown_bid", {"phase": "choosing", "shown_bid": [50], "florins": [40], "waiting": [0, 1, 2]}),
    ("waiting", {"phase": "choosing", "shown_bid": [10, 300, 10], "waiting": [1, 2]}),
    ("waiting", {"phase": "choosing", "waiting": []}),
    ("waiting", {"phase": "acting", "waiting": [1]}),
    ("card_moved", {"phase": "choosing", "card_moved": 1, "waiting": [0, 1, 2]}),
    ("card_moved", {"phase": "acting", "card_moved": 1}),
    # the turn
    ("wars", {"phase": "acting", "wars": 4}),
    ("wars", {"phase": "bidding", "wars": 1}),
    ("wars", {**BATTLE, "wars": 0}),
    ("movements", {"phase": "acting", "movements": 9}),
    ("movement_block", {"phase": "acting", "movements": 1, "movement_block": "none"}),
    ("new_castle", {"phase": "acting", "new_castle": "athens", "owner": {"athens": 1}, "turn_of": 0}),
    ("new_castle", {"phase": "bidding", "new_castle": "athens"}),
    ("served_machine", {"phase": "acting", "served_machine": ["athens"], "castle": {"athens": 0}}),
    ("served_tower", {"phase": "acting", "served_tower": ["athens"], "towers": {"athens": 0}}),
    ("towers", {"phase": "acting", "new_castle": "athens", "towers": {"athens": 1}}),
    ("reinforced", {"phase": "acting", "reinforced": ["milan"]}),
    ("reinforced", {"phase": "reinforcing", "reinforced": ["milan"], "owner": {"milan": 1}, "leonardo": 0, "turns": 0}),
    # marches
    ("verb", {"phase": "acting", "verb": "move"}),
    ("army_soldiers", {"phase": "acting", "army_soldiers": 1}),
    ("origin", {"phase": "aiming", "verb": "attack", "origin": "milan", "turn_of": 0, "owner": {"milan": 1}}),
    ("target", {**MARCH, "target": "kiev"}),
    ("target", {**MARCH, "phase": "aiming", "target": "barcelona"}),
    ("phase", {**MARCH, "phase": "tanks", "target": "barcelona", "army_soldiers": 1, "tanks": {"milan": 0}}),
    ("army_soldiers", {**MARCH, "phase": "tanks", "target": "barcelona", "army_soldiers": 9, "soldiers": {"milan": 5}}),
    # battles
    ("defender", {"phase": "acting", "defender": 1}),
    ("assaults", {"phase": "acting", "assaults": ["infantry"]}),
    ("verb", {**BATTLE, "verb": "move"}),
    ("target", {**BATTLE, "target": "kiev"}),
    ("target", {**BATTLE, "target": "rome"}),
    ("origin", {**BATTLE, "origin": "lyon"}),
    ("defender", {**BATTLE, "defender": 2}),
    ("army_soldiers", {**BATTLE, "army_soldiers": 7}),
    ("army_soldiers", {**BATTLE, "army_soldiers": 0}),
    ("army_tanks", {**BATTLE, "army_tanks": 5, "army_airplanes": 5}),
    ("declared", {**BATTLE, "phase": "cannons", "declared": 4, "army_soldiers": 3}),
    ("declared", {**BATTLE, "declared": 1}),
    ("declared_assault", {**BATTLE, "phase": "cannons", "declared_assault": "tanks"}),
    ("fired", {**BATTLE, "tank_assault": 0, "fired": 1}),
]  # fmt: skip


# ---- changes of one field


def other_seat(name: str, *phases: str) -> Corruption:
    """Another seat than the one that must be there."""

    def change(p: dict[str, Any]) -> Any:
        return (p[name] + 1) % p["players"] if p["phase"] in phases else None

    return Corruption(name, change)


def more(name: str, by: int = 1) -> Corruption:
    return Corruption(name, lambda p: p[name] + by)


def of_first_seat(name: str, by: int) -> Corruption:
    return Corruption(name, lambda p: [p[name][0] + by, *p[name][1:]])


def on_map(name: str, by: int) -> Corruption:
    """More, or fewer, where somebody lives."""

    def change(p: dict[str, Any]) -> Any:
        land = next((land for land, owner in p["owner"].items() if owner >= 0 and p[name][land] + by >= 0), None)
        return land and p[name] | {land: p[name][land] + by}

    return Corruption(name, change)


def outside(name: str, value: Any, *phases: str) -> Corruption:
    """Something that belongs to other phases."""
    return Corruption(name, lambda p: None if p["phase"] in phases else value)


def one_more_project(name: str) -> Corruption:
    return Corruption(name, lambda p: [p[name][0] | {"walls": p[name][0]["walls"] + 1}, *p[name][1:]])


FIGHTING = ("assault", "cannons", "intercepting", "dropping")
MARCHING = ("aiming", "soldiers", "tanks", "airplanes")
IN_TURN = ("acting", *MARCHING, *FIGHTING)

CORRUPTIONS = [
    Corruption("round_number", lambda p: 1 if p["phase"] == "founding" else 0),
    Corruption("phase", lambda p: "founding" if p["phase"] != "founding" else "acting"),
    other_seat("active", *IN_TURN, "choosing", "reinforcing"),
    other_seat("turn_of", *IN_TURN),
    outside("turn_of", 0, *IN_TURN, "over"),
    more("turns", 9),
    Corruption("leonardo", lambda p: -1),
    outside("winner", 0, "over"),
    Corruption("owner", lambda p: p["owner"] | {p["origin"]: -1} if p["origin"] else None),
    Corruption("owner", lambda p: dict.fromkeys(p["owner"], -1) if p["phase"] == "acting" else None),
    on_map("soldiers", 1),
    on_map("soldiers", 49),
    on_map("tanks", 1),
    on_map("airplanes", 1),
    Corruption("castle", lambda p: {land: 1 - there for land, there in p["castle"].items()}),
    on_map("towers", 1),
    of_first_seat("florins", 5),
    of_first_seat("florins", 1000),
    of_first_seat("points", -100),
    of_first_seat("points", 100),
    of_first_seat("reserve", 1),
    of_first_seat("reserve", -49),
    Corruption("tank_card", lambda p: ["airplane_1", *p["tank_card"][1:]]),
    Corruption("airplane_card", lambda p: ["tank_2_3", *p["airplane_card"][1:]]),
    one_more_project("store"),
    one_more_project("in_play"),
    more("tanks_left"),
    more("airplanes_left"),
    more("castles_left"),
    more("towers_left", -41),
    Corruption("wonders", lambda p: [] if any(p["tanks"].values()) else None),
    Corruption("machine_deck", lambda p: p["machine_deck"][1:] or ["walls"]),
    more("machines_left"),
    Corruption("machines_known", lambda p: p["machines_left"] + 1),
    Corruption("machines_boxed", lambda p: ["walls"]),
    Corruption("project_deck", lambda p: p["project_deck"][1:] or ["tank_2_3"]),
    more("projects_left"),
    Corruption("projects_known", lambda p: p["projects_left"] + 1),
    outside("offered", ["walls"], "bidding", "choosing"),
    Corruption("offered", lambda p: ["walls"] * 5 if p["phase"] == "bidding" and p["players"] == 3 else None),
    Corruption("bid", lambda p: [5, *p["bid"][1:]]),
    outside("bid", [10], "bidding"),
    Corruption("shown_bid", lambda p: [0, *p["shown_bid"][1:]] if p["phase"] == "choosing" else [10]),
    Corruption("waiting", lambda p: [] if p["phase"] == "choosing" else [0]),
    outside("card_moved", 1, "choosing"),
    more("wars", 9),
    outside("wars", 1, *IN_TURN, "over"),
    more("movements", 9),
    Corruption("movement_block", lambda p: "open" if p["movements"] == 0 else "none"),
    outside("served_machine", ["milan"], *IN_TURN, "over"),
    outside("served_tower", ["milan"], *IN_TURN, "over"),
    outside("new_castle", "milan", *IN_TURN, "over"),
    outside("reinforced", ["milan"], "reinforcing"),
    outside("verb", "move", *MARCHING),
    outside("origin", "milan", *MARCHING, *FIGHTING),
    Corruption("target", lambda p: "milan" if p["phase"] == "aiming" or p["phase"] not in IN_TURN else None),
    Corruption("target", lambda p: p["origin"] if p["phase"] in FIGHTING else None),
    Corruption("army_soldiers", lambda p: 48 if p["phase"] in FIGHTING else 1 if p["phase"] not in MARCHING else None),
    outside("army_tanks", 1, *MARCHING, *FIGHTING),
    outside("army_airplanes", 1, *MARCHING, *FIGHTING),
    Corruption("defender", lambda p: p["turn_of"] if p["phase"] in FIGHTING else 0),
    outside("side", "attacker", *FIGHTING),
    outside("assaults", ["infantry"], *FIGHTING),
    outside("tank_assault", 1, *FIGHTING),
    Corruption("fired", lambda p: p["fired"] + 20),
    Corruption("declared", lambda p: p["declared"] + 48),
    Corruption("declared_assault", lambda p: "automaton"),
    outside("breached", 1, *FIGHTING),
]  # fmt: skip
