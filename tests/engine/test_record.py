"""A state is declared once: fields, shapes, who may see them."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from bottega.engine.fields import EVERYONE, NOBODY, OWNER, SEAT, TOP_FIRST, TOP_LAST, Choice, Field, Flags
from bottega.engine.record import Kept, Record, State
from bottega.engine.views import View, found_for_all

COLOURS = ("red", "blue")
WORD = Choice(("a", "b", "c"))
RECORD = Record(
    3,
    [
        Field("turn", EVERYONE),
        Field("phase", EVERYONE, value=Choice(("draft", "play"))),
        Field("passed", EVERYONE, value=Flags(range(3))),
        Field("purse", OWNER, (SEAT,)),
        Field("cards", OWNER, (SEAT, COLOURS)),
        Field("deck", NOBODY, (4,), dtype=np.int32),
    ],
)


def test_a_view_has_what_all_may_see_and_the_rows_of_its_seat() -> None:
    s = RECORD.blank()
    s.phase, s.passed = 1, 0b101
    s.purse[:] = [5, 6, 7]
    s.cards[2, 1] = 9
    assert RECORD.view(s, 2, players=3) == {
        "turn": 0,
        "phase": "play",
        "passed": [0, 2],
        "purse": [None, None, 7],
        "cards": [None, None, {"red": 0, "blue": 9}],
    }


def test_words_stand_along_every_axis_and_only_taken_seats_are_shown() -> None:
    record = Record(
        3,
        [
            Field("grid", EVERYONE, (2, 2)),
            Field("trade", EVERYONE, (SEAT, COLOURS, SEAT)),
            Field("card", EVERYONE, (2,), Choice(COLOURS)),
            Field("marks", EVERYONE, (COLOURS, 2), Flags(COLOURS, shift=14)),
        ],
    )
    s = record.blank()
    s.grid[:] = [[1, 2], [3, 4]]
    s.trade[1, 1] = [7, 8, 9]
    s.card[:] = [-1, 1]
    s.marks[0] = [1 << 14, -1 << 14]  # the highest bit is the sign
    idle = {"red": [0, 0], "blue": [0, 0]}
    assert record.view(s, None, players=2) == {
        "grid": [[1, 2], [3, 4]],
        "trade": [idle, {"red": [0, 0], "blue": [7, 8]}],
        "card": [None, "blue"],
        "marks": {"red": [["red"], ["red", "blue"]], "blue": [[], []]},
    }


def test_views_in_one_pass_are_the_single_views_and_share_what_is_open() -> None:
    s = RECORD.blank()
    s.phase, s.passed, s.purse[:], s.cards[2, 1] = 1, 0b101, [5, 6, 7], 9
    views = RECORD.views(s, [2, None, 0], players=3)
    assert list(views) == [2, None, 0]
    for seat, view in views.items():
        assert list(view.items()) == list(RECORD.view(s, seat, players=3).items())
        assert view["passed"] is views[None]["passed"]


def test_what_a_view_tells_can_be_put_back_and_the_rest_is_zero() -> None:
    s = RECORD.blank()
    s.turn, s.phase, s.passed, s.purse[:], s.cards[2, 1], s.deck[0] = 3, 1, 0b101, [5, 6, 7], 9, 8
    known = RECORD.known(RECORD.view(s, 2, players=3))
    assert RECORD.view(known, 2, players=3) == RECORD.view(s, 2, players=3)
    assert (known.purse.tolist(), known.cards[2].tolist()) == ([0, 0, 7], [0, 9])
    assert not known.deck.any()
    assert RECORD.known(RECORD.describe(s, players=3)).purse.tolist() == [5, 6, 7]
    some = RECORD.known(RECORD.view(s, 2, players=3), ("phase", "purse"))
    assert (some.phase, some.turn, some.purse[2], some.cards[2, 1]) == (1, 0, 7, 0)


def test_of_every_kind_of_field_a_view_can_be_put_back() -> None:
    record = Record(
        3,
        [
            Field("grid", EVERYONE, (2, 2)),
            Field("trade", EVERYONE, (SEAT, COLOURS, SEAT)),
            Field("debts", OWNER, (SEAT, SEAT)),
            Field("card", EVERYONE, (2,), Choice(COLOURS)),
            Field("pick", OWNER, (SEAT,), Choice(COLOURS)),
            Field("marks", OWNER, (SEAT, COLOURS), Flags(COLOURS)),
        ],
    )
    s = record.blank()
    s.grid[:], s.trade[1, 1], s.debts[1], s.card[:] = [[1, 2], [3, 4]], [7, 8, 0], [5, 6, 0], [-1, 1]
    s.pick[:], s.marks[1] = [-1, 1, 0], [3, 2]
    for seat in (0, 1, None):
        view = record.view(s, seat, players=2)
        assert record.view(record.known(view), seat, players=2) == view


def test_a_spectator_sees_no_secret() -> None:
    view = RECORD.view(RECORD.blank(), None, players=3)
    assert view["purse"] == view["cards"] == [None, None, None]
    assert "deck" not in view


def test_a_copy_is_independent_and_content_can_be_put_back() -> None:
    s = RECORD.blank()
    content = s.tobytes()
    copy = RECORD.copy(s)
    s.purse[1] = 4
    assert copy.purse[1] == 0
    RECORD.restore(s, content)
    assert s.tobytes() == copy.tobytes()


def test_a_state_has_its_fields_as_attributes_and_no_others() -> None:
    s = RECORD.blank()
    s.turn += 3
    assert s.turn == s["turn"] == 3
    with pytest.raises(AttributeError):
        s.turns = 4
    with pytest.raises(AttributeError):
        s.turns  # noqa: B018


def test_an_array_of_a_state_stays_the_state_s_own_however_it_is_written() -> None:
    s = RECORD.blank()
    purse = s.purse
    s.purse = [5, 6, 7]
    s["cards"][1] = [2, 3]
    assert purse.tolist() == s.purse.tolist() == s["purse"].tolist() == [5, 6, 7]
    RECORD.restore(s, RECORD.blank().tobytes())
    assert purse.tolist() == s.purse.tolist() == [0, 0, 0]
    copied = RECORD.copy(s)
    copied.purse[0] = 1
    assert s.purse[0] == 0


def test_what_a_seat_may_know_is_all_that_its_visible_record_holds() -> None:
    s = RECORD.blank()
    s.purse, s.turn = [5, 6, 7], 3
    s.deck[:] = 9
    for seat, visible in RECORD.visible(s, [0, 2, None], 3).items():
        found = RECORD.from_bytes(visible.content)
        assert found.purse.tolist() == [purse if owner == seat else 0 for owner, purse in enumerate([5, 6, 7])]
        assert (found.turn, found.deck.any()) == (3, False)
        assert {name: visible.show(name) for name in visible.names} == RECORD.view(s, seat, 3)
        with pytest.raises(KeyError):
            visible.show("deck")


def test_a_figure_for_all_is_computed_again_only_if_its_fields_change() -> None:
    calls = []

    def doubled(s: State) -> int:
        calls.append(any(s.deck))
        return 2 * int(s.turn)

    s = RECORD.blank()
    s.turn, s.deck[0] = 3, 1
    kept: Kept = {}
    for phase in (0, 1, 1):
        s.phase = phase
        views = [View(visible, {}) for visible in RECORD.visible(s, [0, 1, None], 3, kept).values()]
        assert [RECORD.for_all(view, ("turn",), doubled) for view in views] == [6, 6, 6]
    assert calls == [False]
    s.turn = 4
    assert RECORD.for_all(View(RECORD.visible(s, [0], 3, kept)[0], {}), ("turn",), doubled) == 8
    assert RECORD.for_all(RECORD.view(s, 0, 3), ("turn",), doubled) == 8  # a view of plain data


def test_a_figure_for_all_cannot_use_what_only_one_seat_may_see() -> None:
    for name in ("purse", "deck"):
        view = View(RECORD.visible(RECORD.blank(), [0], 3)[0], {})
        with pytest.raises(ValueError, match=f"not everyone may see {name}"):
            RECORD.for_all(view, ("turn", name), lambda s: int(s.turn))


def test_what_is_found_for_all_is_found_once_in_what_a_spectator_may_know() -> None:
    looked_at = []

    def find(view: Mapping[str, Any]) -> int:
        looked_at.append((view["purse"], any(RECORD.known(view).purse)))
        return int(view["turn"])

    s = RECORD.blank()
    s.turn, s.purse[:3] = 3, [5, 6, 7]
    views = [View(visible, {"seat": seat}) for seat, visible in RECORD.visible(s, [0, 1, None], 3).items()]
    assert views[0]["purse"] == [5, None, None]
    assert [found_for_all(view, find) for view in views] == [3, 3, 3]
    assert looked_at == [([None, None, None], False)]
    assert found_for_all(RECORD.describe(s, 3), find) == 3  # a whole position, as of a replay
    assert looked_at[1:] == [([5, 6, 7], True)]


def test_a_field_cannot_be_called_like_an_attribute_of_numpy_records() -> None:
    with pytest.raises(TypeError, match="'round' is an attribute"):
        Field("round", EVERYONE)


def test_a_field_is_found_by_an_array_of_its_numbers() -> None:
    s, other = RECORD.blank(), RECORD.blank()
    found = [RECORD.field_of(s, cells) for cells in (s.purse, s.cards[2], s.deck[1:])]
    assert [field and field.name for field in found] == ["purse", "cards", "deck"]
    assert RECORD.field_of(s, other.purse) is None


def test_a_pile_is_shown_from_the_top_and_what_was_put_aside_comes_last() -> None:
    fields = [Field("one", EVERYONE, (4,), WORD, pile=TOP_FIRST), Field("other", EVERYONE, (2, 4), WORD, pile=TOP_LAST)]
    record = Record(2, fields)
    s = record.blank()
    s.one[:], s.other[:] = [2, 0, -1, -1], [[0, 1, 2, -1], [1, 0, -1, 2]]
    view = record.view(s, None, players=2)
    assert view == {"one": ["c", "a"], "other": [["c", "b", "a"], ["a", "b", "c"]]}
    s.other[1] = [1, 0, -1, -1]
    assert record.known(record.view(s, 0, players=2)).tobytes() == s.tobytes()


def test_a_pile_has_places() -> None:
    with pytest.raises(TypeError, match="its last axis must be a length"):
        Field("deck", EVERYONE, (COLOURS,), pile=TOP_LAST)


def test_a_field_seen_by_its_owner_has_a_row_for_each_seat() -> None:
    with pytest.raises(TypeError, match="first axis must be SEAT"):
        Field("purse", OWNER, (4,))
