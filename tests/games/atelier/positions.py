"""Described positions: possible ones, impossible ones, and changes of one field that make a position impossible."""

from typing import Any

from tests.games.described import Corruption

from .studio import cards

EASEL = {"left": "ginevra_de_benci", "right": "salvator_mundi"}
REDS = {"left": [0, 0, 0, 0, 0, 3], "right": [0, 0, 1]}
RED = {"left": [0, 0, 0, 0, 0, 3]}  # a card on the space of Ginevra de' Benci that is red

POSSIBLE: list[dict[str, Any]] = [
    {},
    *({"players": players, "phase": phase} for players in (2, 5)
      for phase in ("action", "taking", "discarding", "painting", "leonardo", "drawn", "over")),
    {"ring": "four", "phase": "drawn"},
    {"ring": "four", "phase": "painting", "painted": 2},
    # paintings
    {"easel": {"left": "mona_lisa"}},
    {"players": 5, "easel": {"right": "saint_john"}},
    {"easel": {"left": None}},
    {"easel": {"left": None, "right": "saint_john"}, "phase": "action"},
    {"completed": [["mona_lisa"], ["saint_john"]]},
    {"completed": [["mona_lisa", "last_supper", "annunciation"]], "easel": {"left": "saint_john"}},
    {"paintings_left": 0},
    {"players": 4, "paintings_left": 2},
    {"painting_deck": ["mona_lisa", "saint_john", "annunciation"]},
    {"painting_deck": ["mona_lisa"]},
    {"players": 3, "painting_deck": []},
    {"easel": EASEL, "painting_deck": ["mona_lisa", "saint_john", "annunciation"]},
    # what is painted
    {"easel": EASEL, "canvas": RED},
    {"easel": EASEL, "canvas": {"left": [3, 0, 0, 0, 0, 0], "right": [1, 2, 3]}},
    {"canvas": {"left": [3, 3, 3]}},
    {"bare": {"left": [1, 2]}},
    {"fresh": {"left": [1]}},
    {"phase": "painting", "painted": 3},
    {"phase": "painting", "fresh": {"left": [1]}, "easel": EASEL},
    {"phase": "painting", "canvas": RED, "easel": EASEL},
    {"phase": "painting", "canvas": {"left": [0] * 6, "right": [0] * 6}, "completed": [["mona_lisa"], ["saint_john"]]},
    {"phase": "leonardo", "fresh": {"left": [6]}, "canvas": RED, "easel": EASEL},
    # cards
    {"hand": [cards("R1 R2 B3")]},
    {"hand": [None, cards("R1 R2 R3 R4 B1")]},
    {"hand": [[], []]},
    {"hand_size": [5, 0]},
    {"table": cards("R4 R4 B4 B4")},
    {"table": cards("R4"), "active": 1, "leonardo": 0},
    {"table": [], "active": 0, "leonardo": 1},
    {"discards": cards("R4 R4 B4 B4")},
    {"deck": cards("R1 B1")},
    {"deck": []},
    {"deck_left": 3},
    {"deck_left": 0, "hand_size": [5, 5]},
    {"players": 5, "deck": cards("R1 R1 R1"), "table": cards("B1 B2 B3 B4 Y1 Y2 Y3 Y4 G1 G2")},
    # turns
    {"leonardo": 1},
    {"active": 1},
    {"players": 5, "active": 2, "leonardo": 4},
    {"help": 1},
    {"round_number": 60},
    {"phase": "taking", "allowance": 0},
    {"phase": "taking", "hand": [cards("R4 B3"), cards("R3")]},
    {"allowance": 2},
    {"phase": "taking", "help": 0, "active": 0, "allowance": 4},
    {"phase": "discarding", "hand_size": [8, 1], "active": 0},
    {"phase": "drawn", "table": cards("R1 R2 R3 R4")},
    {"drawn": "red_1"},
    # people
    {"esteem": [30, 12]},
    {"esteem": [120, 80]},
    {"masteries": [["red_blue", "all_colours"], ["brown_red"]]},
    {"unclaimed": ["red_blue"]},
    {"achievements": ["two_alike", "empty_hand"]},
    {"phase": "over", "completed": [["mona_lisa", "last_supper"]]},
    {"phase": "over", "round_number": 60},
    {"known": [cards("R1")], "hand": [cards("R1 R2")]},
]  # fmt: skip

IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    # what broke a rule when it was accepted
    ("table", {"phase": "action", "active": 0, "leonardo": 0, "table": cards("R1")}),
    ("painted", {"phase": "painting", "painted": 0}),
    ("painted", {"phase": "painting", "painted": 1, "fresh": {"left": [], "right": []}, "completed": [[], []]}),
    ("painted", {"phase": "painting", "canvas": {"left": [0] * 6, "right": [0] * 6}, "completed": [[], []]}),
    ("esteem", {"esteem": [300, 0]}),
    ("esteem", {"players": 5, "round_number": 60, "esteem": [300]}),
    # the course
    ("phase", {"phase": None}),
    ("phase", {"phase": "over", "easel": {"left": "mona_lisa"}, "round_number": 3}),
    ("active", {"active": 2}),
    ("active", {"active": -1}),
    ("active", {"phase": "drawn", "active": 0, "leonardo": 1}),
    ("leonardo", {"leonardo": -1, "active": 0}),
    ("leonardo", {"phase": "over", "leonardo": 1, "active": 1}),
    ("help", {"help": 2}),
    ("help", {"help": 1, "round_number": 1}),
    ("round_number", {"round_number": 0}),
    ("round_number", {"round_number": 61}),
    # paintings
    ("easel", {"easel": {"left": "mona_lisa", "right": "mona_lisa"}}),
    ("easel", {"easel": {"left": "mona_lisa"}, "completed": [["mona_lisa"]]}),
    ("easel", {"easel": {"left": None}, "paintings_left": 2}),
    ("easel", {"easel": {"left": None, "right": None}, "phase": "action", "active": 0, "leonardo": 0}),
    ("completed", {"completed": [["mona_lisa"], ["mona_lisa"]]}),
    ("completed", {"completed": [["mona_lisa"]], "round_number": 1, "phase": "action", "leonardo": 0, "active": 0}),
    ("paintings_left", {"paintings_left": 7}),
    ("paintings_left", {"paintings_left": -1}),
    ("painting_deck", {"easel": EASEL, "painting_deck": ["saint_john", "saint_john", "mona_lisa"]}),
    ("painting_deck", {"easel": EASEL, "painting_deck": ["salvator_mundi", "saint_john", "mona_lisa"]}),
    # what is painted
    ("canvas", {"canvas": {"left": [1, 1, 1, 1, 1, 1]}}),
    ("canvas", {"canvas": {"left": [5]}}),
    ("canvas", {"ring": "four", "canvas": {"left": [0, 0, 0, 0, 1]}}),
    ("canvas", {"easel": {"left": None}, "canvas": {"left": [1]}}),
    ("canvas", {"round_number": 1, "phase": "action", "leonardo": 0, "active": 0, "canvas": {"left": [1]}}),
    ("bare", {"canvas": {"left": [1]}, "bare": {"left": [1, 2]}}),
    ("fresh", {"phase": "painting", "fresh": {"left": [1]}, "canvas": {"left": [0] * 6}}),
    ("fresh", {"phase": "painting", "fresh": {"left": [1, 2]}, "easel": EASEL}),
    ("fresh", {"phase": "action", "fresh": {"left": [1]}}),
    ("painted", {"phase": "action", "painted": 2}),
    ("painted", {"phase": "painting", "painted": 5}),
    ("painted", {"phase": "leonardo", "painted": 1}),
    # cards
    ("hand", {"hand": [cards("R4 R4 R4")]}),
    ("hand", {"phase": "action", "hand": [cards("R1 R2 R3 R4 B1 B2")]}),
    ("hand", {"hand": ["purple_1"]}),
    ("hand", {"round_number": 1, "phase": "action", "active": 0, "leonardo": 0, "hand": [cards("R1 R2")]}),
    ("hand_size", {"hand": [cards("R1 R2")], "hand_size": [3]}),
    ("table", {"table": cards("R1 R2 R3 B1 B2")}),
    ("table", {"players": 5, "table": [], "active": 1, "leonardo": 0, "phase": "action"}),
    ("hand", {"hand": [cards("R4 R4")], "table": cards("R4")}),
    ("deck", {"deck": cards("R4"), "discards": []}),
    ("deck_left", {"deck": cards("R4"), "deck_left": 2}),
    # steps
    ("allowance", {"phase": "action", "allowance": 2}),
    ("allowance", {"phase": "taking", "allowance": 4, "help": -1}),
    ("allowance", {"phase": "taking", "allowance": 5}),
    ("allowance", {"phase": "taking", "hand": [cards("R4"), cards("R4")], "allowance": 3}),
    ("phase", {"phase": "discarding", "hand": [cards("R1"), cards("R2")]}),
    ("drawn", {"phase": "drawn", "drawn": None}),
    ("drawn", {"phase": "action", "drawn": "red_1"}),
    ("drawn", {"phase": "drawn", "drawn": "red_1", "easel": EASEL, "canvas": REDS}),
    ("table", {"phase": "drawn", "easel": EASEL, "canvas": {"left": RED["left"]}, "table": cards("N1 G1 Y1 B1")}),
    # people
    ("esteem", {"esteem": [-1]}),
    ("esteem", {"esteem": [30], "round_number": 2}),
    ("masteries", {"masteries": [["red_blue"], ["red_blue"]]}),
    ("masteries", {"masteries": [["red_blue", "brown_red"]], "round_number": 2, "active": 0, "phase": "action"}),
    ("unclaimed", {"masteries": [["red_blue"], []], "unclaimed": ["red_blue"]}),
    ("unclaimed", {"masteries": [[], []], "unclaimed": []}),
    ("achievements", {"achievements": ["two_alike"]}),
    # notes
    ("known", {"known": [cards("R1 R2")], "hand": [cards("R1")]}),
    ("claims", {"claims": 1}),
    ("claims", {"claims": 99}),
    ("bars", {"bars": [1]}),
    ("unseen_count", {"unseen": [[0]], "unseen_count": [13]}),
    ("deal", {"deal": 999}),
]  # fmt: skip

# notes that refer to each other and to the hands
NOT_ALONE = ("known", "unseen", "unseen_count", "doubt", "doubt_count", "bars", "claims", "forgotten", "hand_size")


# ---- changes of one field


def outside(name: str, value: Any, *phases: str) -> Corruption:
    """Something that belongs to other phases."""
    return Corruption(name, lambda p: None if p["phase"] in phases else value)


def more(name: str, by: int = 1) -> Corruption:
    return Corruption(name, lambda p: p[name] + by)


def of_first_seat(name: str, by: int) -> Corruption:
    return Corruption(name, lambda p: [p[name][0] + by, *p[name][1:]])


def full(p: dict[str, Any]) -> Any:
    """A painting with a card on each space."""
    return p["canvas"] | {"left": [1] * (4 if p["ring"] == "four" else 6)} if p["easel"]["left"] else None


def one_card_more(name: str) -> Corruption:
    """For seat 0, and of a kind of which it has not all."""

    def change(p: dict[str, Any]) -> Any:
        return [[*p[name][0], "red_1"], *p[name][1:]] if p[name][0].count("red_1") < 3 else None

    return Corruption(name, change)


CORRUPTIONS = [
    Corruption("round_number", lambda p: 0),
    Corruption("round_number", lambda p: 1 if p["help"] >= 0 and p["phase"] != "over" else None),
    Corruption("phase", lambda p: "over" if p["easel"]["left"] and p["round_number"] < 60 else None),
    Corruption("phase", lambda p: "drawn" if p["phase"] == "action" else None),
    Corruption("phase", lambda p: "painting" if p["phase"] == "action" else None),
    Corruption("active", lambda p: -1),
    Corruption("active", lambda p: (p["active"] + 1) % p["players"] if p["phase"] == "drawn" else None),
    Corruption("leonardo", lambda p: -1),
    Corruption("help", lambda p: 0 if p["round_number"] == 1 and p["phase"] != "over" else None),
    Corruption("table", lambda p: p["table"][1:] if p["phase"] == "action" and p["active"] == p["leonardo"] else None),
    Corruption("table", lambda p: [*p["table"], "red_1"]),
    Corruption("deck", lambda p: p["deck"][1:] or ["red_1"]),
    more("deck_left"),
    Corruption("discards", lambda p: [*p["discards"], "red_1"] if p["discards"].count("red_1") < 3 else None),
    Corruption("easel", lambda p: {"left": p["easel"]["right"], "right": p["easel"]["right"]}),
    Corruption("easel", lambda p: p["easel"] | {"left": None}),
    Corruption("canvas", full),
    Corruption("canvas", lambda p: p["canvas"] | {"left": [1]} if not p["easel"]["left"] else None),
    Corruption("bare", lambda p: p["bare"] | {"left": [1]} if p["bare"]["left"] != [1] else None),
    outside("fresh", {"left": [1]}, "painting", "leonardo", "drawn"),
    Corruption("fresh", lambda p: p["fresh"] | {"left": p["bare"]["left"]}),
    Corruption("painting_deck", lambda p: p["painting_deck"][:1] * 2 if p["paintings_left"] > 1 else None),
    more("paintings_left"),
    Corruption("unclaimed", lambda p: p["unclaimed"][1:]),
    Corruption("achievements", lambda p: p["achievements"][1:]),
    outside("allowance", 1, "taking"),
    Corruption("allowance", lambda p: 5 if p["phase"] == "taking" else None),
    outside("painted", 1, "painting"),
    Corruption("painted", lambda p: 0 if p["phase"] == "painting" else None),
    outside("drawn", "red_1", "drawn"),
    one_card_more("hand"),
    of_first_seat("hand_size", 1),
    of_first_seat("esteem", 300),
    of_first_seat("esteem", -200),
    Corruption("completed", lambda p: [["mona_lisa"]] * p["players"]),
    Corruption("masteries", lambda p: [["red_blue"]] * p["players"]),
    Corruption("deal", lambda p: 128),
    one_card_more("known"),
    Corruption("unseen", lambda p: [[99] * 12, *p["unseen"][1:]]),
    of_first_seat("unseen_count", 13),
    Corruption("doubt", lambda p: [[1] * 8, *p["doubt"][1:]]),
    of_first_seat("doubt_count", 9),
    Corruption("bars", lambda p: [0] * 6 if any(p["bars"]) else [1]),
    Corruption("claims", lambda p: 9),
    Corruption("forgotten", lambda p: 2),
]  # fmt: skip
