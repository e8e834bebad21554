"""Described positions: possible ones, impossible ones, and changes of one field that make a position impossible."""

from typing import Any

from tests.games.described import Corruption

AT_WORK: dict[str, Any] = {"work": [{"small": 1}], "weeks": [{"small": 1}]}
IDLE: dict[str, Any] = {"weeks": [{"small": 0}], "cards": [[], []], "completed": [[], []]}
QUEUE: dict[str, Any] = {"placed": [{"kiln": 3}, {"kiln": 1}], "master": [None, None]}
LABS = ("small", "large")

POSSIBLE: list[dict[str, Any]] = [
    {},
    {"setup": "expert"},
    {"setup": "expert", "variants": ["codex"]},
    *({"players": players, "phase": phase} for players in (2, 5) for phase in (
        "laboratory", "assignment", "naming", "choosing", "moving", "settling", "collecting", "buying", "looking",
        "arranging", "offer", "announcing", "auction", "over")),
    *({"setup": "expert", "phase": phase} for phase in ("favour", "favour_components")),
    # the course
    *({"turn": turn} for turn in range(1, 10)),
    {"active": 1, "phase": "laboratory"},
    {"active": 1},
    {"phase": "laboratory", "visits": 1, "leonardo": 1},
    {"players": 4, "phase": "assignment", "passed": [0, 2], "active": 3},
    {"players": 3, "leonardo": 2, "turn": 5},
    {"phase": "laboratory", "begun": ["small"]},
    # inventions and components
    {"requested": [1, 2, 3]},
    {"cards": [[1, 2], [3]]},
    {"completed": [[1, 2], [3]]},
    {"deck": [25, 24, 23]},
    {"deck_left": 5},
    {"gone": [1, 2]},
    {"hand": [{"wood": 2}]},
    {"hand": [{"iron": 3}, {"iron": 3}], "turn": 3},
    {"shop": {"iron": 0}},
    {"hand": [None, {"rope": 4}], "shop": {"rope": 2}},
    {"florins": [0, 30]},
    {"council_florins": 3},
    # labs
    AT_WORK,
    {"turn": 3, "work": [{"small": 1}, {"large": 2}]},
    {"spaces": [{"small": 5, "large": 6}]},
    {"men": [{"small": 1}]},
    {"marked": [{"small": 4}], "turn": 5},
    # people
    {"supply": [2, 3]},
    {"academy": [2]},
    {"placed": [{"council": 1}]},
    {"phase": "assignment", "placed": [{"council": 1}, {"joiner": 2}]},
    {"master": ["council", None]},
    {"sent": [["council"]], "phase": "assignment"},
    {"phase": "assignment", "arrival": [{"council": 1}, {"council": 2}]},
    {"phase": "offer", "area": "joiner"},
    {"area": "workshop", "placed": [{"workshop": 1}, {"workshop": 2}]},
    {"phase": "offer", "area": "kiln", "ranking": [1, 0], "ranked": 2},
    {"phase": "naming", "placed": [{"council": 2}, {"council": 1}]},
    {"players": 3, "phase": "choosing", "ranking": [2, 0], "ranked": 2},
    {"phase": "buying", "benefit": {"component": 1}},
    {"looker": 1, "window": 4},
    # the end of a turn
    {"phase": "announcing", "work": [{"small": 1}], "announced": [{"small": 1}]},
    {"phase": "auction", "hammer": 1},
    {"phase": "auction", "hammer": 1, "bid": [3, -1]},
    {"phase": "over", "completed": [[1, 2, 3], [4]]},
    {"setup": "expert", "turn": 0, "favours": [{"a": 1}]},
    {"setup": "expert", "owed": 3},
]  # fmt: skip

IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    # numbers that are out of range
    ("window", {"window": 8}),
    ("price", {"price": -858}),
    # what broke a rule when it was accepted
    ("sent", {"phase": "assignment", "turn": 2, "placed": [{"council": 1}], "sent": [[], []]}),
    ("work", {"turn": 5, "completed": [[1], []], "work": [{"small": 1}], "marked": [{"small": 1}]}),
    ("announced", {"phase": "announcing", "turn": 2, "announced": [{"small": 1}], **IDLE}),
    ("placed", {"turn": 8, "phase": "assignment", "placed": [{"council": 1}]}),
    ("phase", {"turn": 8, "phase": "offer"}),
    ("ranking", {"phase": "offer", "area": "kiln", **QUEUE, "ranking": [1, 0], "ranked": 2}),
    ("phase", {"phase": "over", "turn": 3}),
    ("active", {"phase": "laboratory", "active": 1, "leonardo": 0, "visits": 0}),
    # the course
    ("phase", {"phase": "favour", "turn": 2, "setup": "expert"}),
    ("turn", {"turn": 10}),
    ("turn", {"turn": 0}),
    ("leonardo", {"leonardo": -1}),
    ("visits", {"phase": "laboratory", "visits": 3}),
    ("passed", {"phase": "announcing", "turn": 2, "passed": [0]}),
    ("active", {"phase": "assignment", "passed": [0], "active": 0}),
    ("active", {"phase": "over", "active": 0}),
    # inventions and components
    ("cards", {"turn": 5, "cards": [[1], [1]]}),
    ("hand", {"hand": [{"iron": 13}]}),
    ("bid", {"phase": "assignment", "bid": [3, -1]}),
    ("hammer", {"phase": "assignment", "hammer": 1}),
    ("area", {"phase": "laboratory", "area": "kiln"}),
    ("area", {"phase": "offer", "area": "council"}),
    ("price", {"phase": "laboratory", "price": 1}),
    ("favours", {"favours": [{"a": 1}], "setup": "beginner"}),
    ("owed", {"phase": "laboratory", "owed": 2}),
    ("master", {"phase": "laboratory", "master": ["council"]}),
    ("arrival", {"phase": "assignment", "placed": [{"council": 1}], "arrival": [{"council": 0}]}),
]  # fmt: skip


# ---- changes of one field


def more(name: str, by: int = 1) -> Corruption:
    return Corruption(name, lambda p: p[name] + by)


def of_first_seat(name: str, by: int) -> Corruption:
    return Corruption(name, lambda p: [p[name][0] + by, *p[name][1:]])


def for_first_seat(name: str, key: str, by: int) -> Corruption:
    """Another number for one place of seat 0."""
    return Corruption(name, lambda p: [p[name][0] | {key: p[name][0][key] + by}, *p[name][1:]])


def outside(name: str, value: Any, *phases: str) -> Corruption:
    """Something that belongs to other phases."""
    return Corruption(name, lambda p: None if p["phase"] in phases else value)


COUNCIL = ("naming", "choosing", "moving", "settling", "collecting", "buying", "looking", "arranging")
CORRUPTIONS = [
    more("turn", 20),
    Corruption("phase", lambda p: "over" if p["turn"] < 9 else "favour"),
    Corruption("active", lambda p: (p["active"] + 1) % p["players"] if p["phase"] in ("laboratory", *COUNCIL) else None,
               ("begun",)),
    Corruption("active", lambda p: 0 if p["phase"] in ("over", "auction") else None),
    more("visits", 9),
    Corruption("leonardo", lambda p: -1),
    Corruption("requested", lambda p: [p["requested"][1], *p["requested"][1:]] if p["requested"][1] else None),
    Corruption("gone", lambda p: list(range(1, 26))),
    Corruption("deck", lambda p: p["deck"][1:] or [1]),
    more("deck_left"),
    more("window", 9),
    Corruption("looker", lambda p: 0 if p["looker"] < 0 else -1),
    Corruption("foreseen", lambda p: [[25, 24, 23, 22]] if p["looker"] < 0 else None),
    Corruption("glimpsed", lambda p: [list(range(1, 26))]),
    Corruption("shop", lambda p: p["shop"] | {"iron": p["shop"]["iron"] + 1}),
    more("council_florins", 50),
    of_first_seat("florins", -200),
    for_first_seat("hand", "iron", 1),
    of_first_seat("supply", 1),
    Corruption("academy", lambda p: [p["academy"][0] + 1], ("supply",)),
    Corruption("cards", lambda p: [[1]] * p["players"]),
    Corruption("completed", lambda p: [list(range(1, 26))] * p["players"]),
    for_first_seat("favours", "a", 1),
    for_first_seat("spaces", "small", 1),
    for_first_seat("men", "small", 9),
    for_first_seat("weeks", "small", 30),
    Corruption("work", lambda p: [dict.fromkeys(LABS, 0)] if p["weeks"][0]["small"] >= 0 else [{"small": 5}],
               ("shop", "weeks")),
    Corruption("marked", lambda p: [{"small": 25 if p["marked"][0]["small"] != 25 else 24}]),
    outside("begun", ["small"], "laboratory"),
    outside("master", ["council"], "assignment", "offer", *COUNCIL),
    Corruption("placed", lambda p: [{"council": p["placed"][0]["council"] + 1}], ("supply", "sent")),
    Corruption("sent", lambda p: [["council"]] if p["turn"] == 0 else None),
    Corruption("sent", lambda p: [[]] if p["phase"] == "assignment" and any(p["placed"][0].values()) else None),
    for_first_seat("arrival", "council", 1),
    Corruption("arrivals", lambda p: p["arrivals"] | {"council": p["arrivals"]["council"] + 9}),
    Corruption("passed", lambda p: [0] if p["phase"] != "assignment" and p["passed"] != [0] else None),
    outside("area", "kiln", "offer"),
    Corruption("area", lambda p: "council" if p["phase"] == "offer" else None),
    outside("price", 1, "offer"),
    Corruption("ranking", lambda p: [(seat + 1) % p["players"] for seat in p["ranking"]] if p["area"] else None),
    Corruption("ranked", lambda p: p["ranked"] + 1, ("ranking",)),
    more("at", 9),
    outside("benefit", {"look": 0}, *COUNCIL),
    outside("lifted", 0, "settling"),
    Corruption("lifted_from", lambda p: None if p["phase"] == "settling" else "kiln", ("lifted",)),
    outside("arranged", 1, "arranging"),
    Corruption("announced", lambda p: [{"small": 1}] if p["phase"] == "assignment" else None, ("suspects",)),
    Corruption("contested", lambda p: None if p["phase"] == "auction" else [1], ("auction",)),
    Corruption("hammer", lambda p: None if p["phase"] == "auction" else 1, ("auction",)),
    outside("bidders", [0, 1], "auction"),
    outside("bid", [1], "auction"),
    outside("owed", 1, "favour", "favour_components"),
    Corruption("picked", lambda p: {"iron": 9}),
    Corruption("suspects", lambda p: [{"small": []}]
               if p["work"][0]["small"] and not p["marked"][0]["small"] else None),
    Corruption("pair_stock", lambda p: [-1]),
]  # fmt: skip
