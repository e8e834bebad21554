"""Playing over a socket: what is told, what is acknowledged, what is refused."""

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bottega.server.protocol import FROM_SERVER
from bottega.server.tables.projection import MAX_REPEATED
from tests.games.leonardo.random_play import rich
from tests.server.playing import Archive, ask, at, naming, play_until, refused, run, table_of
from tests.server.running import BOT, MINE, OPEN, AtTable, RunningServer, Someone
from tests.server.sitting import AN_AUCTION


@pytest.fixture
def table(ada: Someone, bea: Someone) -> str:
    """Ada and Bea have just sat down; Ada begins."""
    return table_of(ada, bea)


def numbers(messages: list[dict[str, Any]]) -> list[int]:
    return [message["number"] for message in messages]


# ---- playing


def test_a_whole_game_against_bots(ada: Someone) -> None:
    async def play() -> dict[str, Any]:
        table = ada.open([MINE, BOT, BOT])
        async with ada.at(table) as seat:
            number = 0
            while await seat.until_asked():
                number += 1
                assert (await seat.move(number, f"m{number}"))["type"] == "ack"
            for text in seat.received:
                FROM_SERVER.validate_json(text)
            told = [json.loads(text) for text in seat.received]
            heard = [
                n
                for m in told
                for n in numbers(m["told"] if m["type"] == "snapshot" else [m.get("told")] * (m["type"] == "told"))
            ]
            assert heard == list(range(1, len(heard) + 1))
            return seat.state

    state = run(play)
    assert state["status"] == "finished"
    assert len(state["view"]["scores"]) == 3
    assert state["view"]["seed"]


def test_who_comes_back_is_told_what_they_missed_and_no_more(table: str, ada: Someone, bea: Someone) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            for n in range(3):
                await ask(one, type="say", text=f"word {n}")
            first = json.loads(one.received[0])
            assert numbers(first["told"]) == list(range(1, first["number"] + 1))
            seen = (await two.next("told"))["told"]["number"]
        async with bea.at(table, last=seen) as again:
            missed = await again.next("snapshot")
            assert (missed["since"], missed["number"]) == (seen, seen + 2)
            assert numbers(missed["told"]) == [seen + 1, seen + 2]
        for nonsense in (10_000, None):
            async with bea.at(table, last=nonsense) as again:
                anew = await again.next("snapshot")
                assert anew["since"] is None
                assert numbers(anew["told"]) == list(range(1, seen + 3))
        async with bea.at(table, last=seen + 2) as again:
            assert (await again.next("snapshot"))["told"] == []

    run(play)


def test_who_was_away_for_long_gets_the_last_of_it_and_is_told_so(table: str, ada: Someone, bea: Someone) -> None:
    async def play() -> None:
        async with at(table, ada) as (one,):
            for n in range(MAX_REPEATED):
                await one.send({"type": "say", "text": f"word {n}"})
            await one.catch_up()
        async with bea.at(table, last=1) as again:
            snapshot = await again.next("snapshot")
            assert snapshot["since"] is None
            assert numbers(snapshot["told"]) == list(
                range(snapshot["number"] - MAX_REPEATED + 1, snapshot["number"] + 1)
            )

    run(play)


def test_what_is_sent_again_is_not_done_again(table: str, ada: Someone, archive: Archive) -> None:
    async def play() -> None:
        async with at(table, ada) as (one,):
            before = archive.length(table)
            move = {
                "type": "move",
                "id": "once",
                "move": one.state["choices"][0]["move"],
                "question": one.state["question"],
            }
            first, second = await ask(one, **move), await ask(one, **move)
            await ask(one, type="say", text="later")
            third = await ask(one, **move)
            assert (first["again"], second["again"], third["again"]) == (False, True, True)
            assert first["number"] == second["number"] == third["number"] == before + 1
            assert archive.length(table) == before + 2
            again = await ask(one, type="say", id="once", text="another thing under the same name")
            assert again["again"]
        async with at(table, ada) as (one,):  # nor from another connection
            assert (await ask(one, **move))["again"]
        assert archive.length(table) == before + 2

    run(play)


def test_an_old_choice_is_refused_with_a_fresh_snapshot(table: str, ada: Someone, archive: Archive) -> None:
    async def play() -> None:
        async with at(table, ada) as (one,):
            question, move = one.state["question"], one.state["choices"][-1]["move"]
            assert (await one.move(0, "first"))["type"] == "ack"
            before = archive.length(table)
            answer = await ask(one, type="move", id="late", move=move, question=question)
            assert (answer["type"], answer["error"], answer["id"]) == ("refused", "stale", "late")
            assert answer["snapshot"]["number"] == before
            assert answer["snapshot"]["table"] == one.state
            FROM_SERVER.validate_json(one.received[-1])
            assert archive.length(table) == before

    run(play)


def test_of_two_who_move_at_once_one_wins_and_the_other_is_told(table: str, ada: Someone, archive: Archive) -> None:
    async def play() -> None:
        async with at(table, ada, ada) as (one, two):
            for n in range(20):
                choices, question = one.state["choices"], one.state["question"]
                if not choices:
                    break
                before = archive.length(table)
                pick = [choices[0]["move"], choices[-1]["move"]]
                for client, move in zip((one, two), pick, strict=True):
                    await client.send({"type": "move", "id": f"{n}{client is one}", "move": move, "question": question})
                answers = [await client.next("ack", "refused") for client in (one, two)]
                assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
                assert next(a for a in answers if a["type"] == "refused")["error"] == "stale"
                assert archive.length(table) == before + 1
                for client in (one, two):
                    await client.catch_up()
                assert one.state == two.state

    run(play)


def test_of_two_bids_of_one_seat_one_counts(archive: Archive, server: RunningServer) -> None:
    people = [Someone(server, f"P{n}") for n in range(4)]
    table = archive.plant(people, AN_AUCTION)

    async def play() -> None:
        async with at(table, *people, people[0]) as (*seats, again):
            while len(seats[3].state["waiting"]) < 3:
                (seat,) = seats[3].state["waiting"]
                await seats[seat].move(naming("announce")(seats[seat]), f"a{archive.length(table)}")
                for client in (*seats, again):
                    await client.catch_up()
            question = again.state["question"]
            bids = {choice["args"]["florins"]: choice["move"] for choice in again.state["choices"]}
            for client, florins in ((seats[0], 3), (again, 5)):
                await client.send({"type": "move", "id": f"b{florins}", "move": bids[florins], "question": question})
            answers = [await client.next("ack", "refused") for client in (seats[0], again)]
            assert sorted(answer.get("error", "ack") for answer in answers) == ["ack", "stale"]
            await seats[1].move(0, "bid")
            await seats[2].move(0, "bid")
            await again.catch_up()
            told = [json.loads(text).get("told", {}) for text in again.received if '"type":"told"' in text]
            bid = next(e for t in told for e in t["events"] if e["event"] == "bid" and e["who"] == 0)
            assert bid["florins"] == (3 if answers[0]["type"] == "ack" else 5)

    run(play)


def test_who_is_not_asked_cannot_move(table: str, ada: Someone, bea: Someone, archive: Archive) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            before = archive.length(table)
            move = one.state["choices"][0]["move"]
            assert two.state["choices"] == []
            answer = await ask(two, type="move", move=move)
            assert (answer["error"], bool(answer["clause"])) == ("illegal", True)
            assert await refused(two, type="move", move=move, seat=0) == "not_yours"
            assert await refused(two, type="undo", seat=0) == "not_yours"
            assert await refused(two, type="hint") == "not_asked"
            assert archive.length(table) == before
            assert (await one.move(0, "mine"))["type"] == "ack"

    run(play)


# ---- nonsense

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type": null}',
    '{"type": "dance"}',
    '{"type": {"type": "move"}}',
    '{"type": "move"}',
    '{"type": "move", "move": null}',
    '{"type": "move", "move": [1]}',
    '{"type": "move", "move": {"number": 1}}',
    '{"type": "move", "move": -1}',
    '{"type": "move", "move": 1e400}',
    '{"type": "move", "move": 1.5}',
    '{"type": "move", "move": NaN}',
    '{"type": "move", "move": 100001}',
    '{"type": "move", "move": 1' + "0" * 4000 + "}",
    '{"type": "move", "move": 1, "question": -1}',
    '{"type": "move", "move": 1, "question": 99999999999999999999999}',
    '{"type": "move", "move": 1, "question": "one"}',
    '{"type": "move", "move": 1, "seat": 99}',
    '{"type": "move", "move": 1, "id": ""}',
    '{"type": "move", "move": 1, "id": 7}',
    '{"type": "move", "move": 1, "id": "a b"}',
    '{"type": "move", "move": 1, "id": "' + "x" * 65 + '"}',
    '{"type": "move", "move": 1, "extra": true}',
    '{"type": "move", "move": "' + "x" * 201 + '"}',
    '{"type": "hello", "last": -1}',
    '{"type": "hello", "last": "all"}',
    '{"type": "hello", "seat": -1}',
    '{"type": "hello", "watch": "perhaps"}',
    '{"type": "say"}',
    '{"type": "say", "text": ""}',
    '{"type": "say", "text": "' + "x" * 501 + '"}',
    '{"type": "say", "text": "\\ud800"}',
    '{"type": "undo", "what": "everything"}',
    '{"type": "answer"}',
    '{"type": "answer", "yes": "maybe"}',
    '{"type": "fill", "level": "god"}',
    '{"type": "sit", "seat": 6}',
    '{"type": "why", "move": true, "seat": 1.5}',
    "[" * 4000,
    '{"type":' * 900,
    '{"type": "move", "move": ' + "[" * 2000 + "]" * 2000 + "}",
]
NOT_POSSIBLE: list[tuple[dict[str, Any], str]] = [  # well formed, but not for who sits at seat 0 now
    ({"type": "move", "move": 574, "question": 0}, "stale"),
    ({"type": "move", "move": 574}, "illegal"),
    ({"type": "move", "move": 99_999}, "invalid"),
    ({"type": "move", "move": "bid 3"}, "illegal"),
    ({"type": "move", "move": "send flowers"}, "invalid"),
    ({"type": "move", "move": "\u00b2 \u0663 \u2028"}, "invalid"),
    ({"type": "move", "move": ""}, "invalid"),
    ({"type": "move", "move": 0, "seat": 1}, "not_yours"),
    ({"type": "move", "move": 0, "seat": 5}, "not_yours"),
    ({"type": "hello", "seat": 1}, "not_yours"),
    ({"type": "undo"}, "undo_refused"),
    ({"type": "ask_undo"}, "undo_refused"),
    ({"type": "answer", "yes": True}, "no_request"),
    ({"type": "return"}, "not_away"),
    ({"type": "sit"}, "seated"),
    ({"type": "fill"}, "begun"),
    ({"type": "close"}, "begun"),
    ({"type": "say", "text": " \n "}, "invalid"),
    ({"type": "say", "text": "bell \u0007"}, "invalid"),
    ({"type": "say", "text": "\u202eright to left"}, "invalid"),
    ({"type": "why", "move": 99_999}, "invalid"),
    ({"type": "why", "move": 1, "seat": 1}, "not_yours"),
]


def test_nonsense_is_refused_with_a_sentence_and_harms_nothing(
    table: str, ada: Someone, bea: Someone, archive: Archive
) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            before, state = archive.length(table), one.state
            for text in MALFORMED:
                await one.send(text)
                answer = await one.next("refused")
                assert (answer["error"], answer["id"]) == ("malformed", None), text[:80]
                assert len(answer["message"]) < 300
                assert "x" * 20 not in answer["message"]
            for message, word in NOT_POSSIBLE:
                assert await refused(one, **message, **({"id": "n"} if message["type"] != "hello" else {})) == word
            assert archive.length(table) == before
            await two.catch_up()
            assert [json.loads(text)["type"] for text in two.received] == ["snapshot", "presence", "pong"]
            assert one.state == state
            assert (await one.move(0, "on"))["type"] == "ack"
            assert (await two.next("told"))["told"]["seat"] == 0

    run(play)


def test_a_message_is_text_and_short(table: str, ada: Someone, archive: Archive) -> None:
    async def play() -> None:
        before = archive.length(table)
        for message in (b'{"type": "ping"}', "x" * 10_000, "é" * 8_500, "x" * 50_000, b"\x00" * 50_000):
            async with at(table, ada) as (one,):
                await one.connection.send(message)
                with pytest.raises(ConnectionClosed) as ended:
                    await one.next("nothing more", within=10)
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 1009
        assert archive.length(table) == before

    run(play)


def test_first_comes_hello(table: str, ada: Someone, archive: Archive) -> None:
    async def play() -> None:
        before = archive.length(table)
        async with ada.socket(table) as connection:
            client = AtTable(connection)
            for message in (
                {"type": "ping"},
                {"type": "move", "move": 1},
                {"type": "say", "text": "x"},
                {"type": "why", "move": 1},
            ):
                assert await refused(client, **message) == "no_hello"
            assert (await ask(client, type="hello"))["seat"] == 0
        assert archive.length(table) == before

    run(play)


def test_hello_again_and_again_does_no_harm(table: str, ada: Someone, bea: Someone, archive: Archive) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            before = archive.length(table)
            for n in range(50):
                await one.send({"type": "hello", "last": n % 3, "watch": n % 2 == 0})
            snapshots = [await one.next("snapshot") for _ in range(50)]
            assert [s["seat"] for s in snapshots] == [None, 0] * 25
            await two.catch_up()
            assert [json.loads(text)["type"] for text in two.received] == ["snapshot", "presence", "pong"]
            assert (await one.move(0, "m"))["type"] == "ack"
            told = [text for text in one.received if '"type":"told"' in text]
            assert len(told) == 1  # once, however often one said hello
            assert archive.length(table) == before + 1

    run(play)


def test_there_is_no_such_table(ada: Someone) -> None:
    async def play() -> None:
        for name in ("a" * 16, "nowhere", "..", "%00", "a" * 200):
            with pytest.raises(Exception, match=r"no such table|4404|403|404"):
                async with ada.at(name) as client:
                    await client.next(within=10)

    run(play)


# ---- asking, taking back, talking


def test_why_names_the_clause_and_changes_nothing(table: str, ada: Someone, bea: Someone, archive: Archive) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            before, state = archive.length(table), one.state
            legal = [choice["move"] for choice in one.state["choices"]]
            for move in (*range(0, 575, 23), *legal):
                answer = await ask(one, type="why", id=f"w{move}", move=move)
                assert answer["id"] == f"w{move}"
                assert (answer["clause"] is None) == (move in legal)
                assert bool(answer["message"]) == bool(answer["clause"])
            assert (await ask(two, type="why", move="done"))["clause"]
            again = await ask(one, type="hello")
            assert again["table"] == state
            assert archive.length(table) == before

    run(play)


def test_a_step_or_a_turn_is_taken_back(ada: Someone, bea: Someone, archive: Archive) -> None:
    at_work: dict[str, Any] = {"work": [{"small": 1}, {}], "weeks": [{"small": 1}, {}]}
    table = archive.plant([ada, bea], rich(2, **at_work))

    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            view = one.state["view"]
            await one.move(naming("cancel")(one), "s0")
            await one.move(naming("start")(one), "s1")
            assert one.state["undoable"] == 2
            assert two.state["undoable"] == 0
            assert (await ask(one, type="undo", id="u", what="step"))["type"] == "ack"
            assert (await ask(one, type="undo", id="u", what="step"))["again"]
            assert one.state["undoable"] == 1
            await one.move(naming("start")(one), "again")
            assert (await ask(one, type="undo", what="turn"))["type"] == "ack"
            assert (one.state["view"], one.state["undoable"]) == (view, 0)
            await two.catch_up()
            told = [json.loads(text)["told"] for text in two.received if '"type":"told"' in text]
            assert [t["kind"] for t in told] == ["moved", "moved", "undone", "moved", "undone"]
            assert told[4]["takes_back"] == [told[0]["number"], told[3]["number"]]
            assert two.state["view"]["weeks"] == view["weeks"]
            assert await refused(one, type="undo") == "undo_refused"
            assert await refused(two, type="undo") == "undo_refused"
            before = archive.length(table)
            await one.move(naming("done")(one), "done")
            assert await refused(one, type="undo") == "undo_refused"
            assert archive.length(table) == before + 1
        moves = [h.taken_back for h in archive.load(table).history if h.entry.kind == "moved"]
        assert moves == [True, True, True, False]

    run(play)


def test_moves_are_taken_back_if_all_agree(ada: Someone, bea: Someone, eve: Someone, archive: Archive) -> None:
    table = table_of(ada, bea, eve)

    async def play() -> None:
        async with at(table, ada, bea, eve) as seats:
            one, two, three = seats
            view = one.state["view"]
            await play_until(seats, lambda: bool(two.state["choices"]), naming("done"))
            await play_until(seats, lambda: bool(three.state["choices"]), naming("done"))
            asked = await ask(one, type="ask_undo")
            assert asked["type"] == "ack"
            await three.catch_up()
            assert three.state["request"] == {"seat": 0, "agreed": []}
            assert await refused(one, type="answer", yes=True) == "no_request"
            await ask(two, type="answer", yes=True)
            assert await refused(two, type="answer", yes=False) == "no_request"
            await three.catch_up()
            assert three.state["request"]["agreed"] == [1]
            await ask(three, type="answer", yes=True)
            for client in seats:
                await client.catch_up()
            assert one.state["view"] == view
            assert one.state["request"] is None
            assert one.state["choices"]
            assert (await one.move(naming("done")(one), "other"))["type"] == "ack"

    run(play)


def test_one_who_does_not_agree_is_enough(table: str, ada: Someone, bea: Someone, archive: Archive) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as seats:
            one, two = seats
            await play_until(seats, lambda: bool(two.state["choices"]), naming("done"))
            state = two.state
            await ask(one, type="ask_undo")
            await ask(two, type="answer", yes=False)
            await one.catch_up()
            assert one.state["request"] is None
            assert two.state == state
            assert await refused(two, type="answer", yes=True) == "no_request"
            await ask(one, type="ask_undo")
            assert (await two.move(0, "an_answer"))["type"] == "ack"
            assert two.state["request"] is None

    run(play)


def test_at_a_table_that_is_not_friendly_nothing_is_asked(ada: Someone, bea: Someone) -> None:
    table = table_of(ada, bea, friendly=False)

    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            await play_until([one, two], lambda: bool(two.state["choices"]), naming("done"))
            assert await refused(one, type="ask_undo") == "not_friendly"

    run(play)


def test_words_reach_everybody(table: str, ada: Someone, bea: Someone, eve: Someone) -> None:
    async def play() -> None:
        async with at(table, ada, bea, eve) as (one, two, watching):
            question = one.state["question"]
            for client, seat, name in ((two, 1, "Bea"), (watching, None, "Eve")):
                await ask(client, type="say", text="  Che  bella\tmacchina! ")
                for hearing in (one, two, watching):
                    told = (
                        (await hearing.next("told"))["told"]
                        if hearing is not client
                        else json.loads(hearing.received[-2])["told"]
                    )
                    assert (told["kind"], told["seat"], told["name"]) == ("said", seat, name)
                    assert told["text"] == "Che bella macchina!"
            assert one.state["question"] == question  # what was chosen before the words is not stale

    run(play)


# ---- coming and going


def test_who_leaves_is_played_for_and_may_return(table: str, ada: Someone, bea: Someone, archive: Archive) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            assert (await ask(one, type="leave"))["type"] == "ack"
            assert one.state["seats"][0]["stand_in"] == "left"
            assert await refused(one, type="leave") == "not_seated"
            assert await refused(one, type="move", move=1) == "stood_in"
            assert await refused(one, type="undo") == "stood_in"
            while not two.state["choices"]:  # the bot plays
                await two.next("told")
            told = [json.loads(text)["told"] for text in two.received if '"type":"told"' in text]
            assert next(t["by_bot"] for t in told if t["kind"] == "moved")
        async with at(table, ada) as (one,):  # who left on purpose says so when they are back
            assert one.state["seats"][0]["stand_in"] == "left"
            assert (await ask(one, type="return"))["type"] == "ack"
            assert one.state["seats"][0]["stand_in"] is None
            assert await refused(one, type="return") == "not_away"

    run(play)


def test_sitting_down_filling_up_and_dissolving(ada: Someone, bea: Someone, eve: Someone, archive: Archive) -> None:
    table = ada.open([OPEN, MINE, OPEN, OPEN])

    async def play() -> None:
        async with at(table, ada, bea, eve) as (one, two, three):
            assert (one.state["status"], one.state["view"], one.state["choices"]) == ("open", None, [])
            assert await refused(one, type="move", move=0) == "not_begun"
            assert await refused(one, type="why", move=0) == "not_begun"
            assert await refused(two, type="move", move=0) in ("not_begun", "not_seated")
            assert await refused(two, type="sit", seat=1) == "taken"
            assert (await ask(two, type="sit", seat=3))["type"] == "ack"
            assert await refused(two, type="sit") == "seated"
            assert (await ask(two, type="hello"))["seat"] == 3
            await two.send({"type": "leave"})
            assert (await two.next("snapshot"))["seat"] is None  # from now on they see what all see
            await two.next("ack")
            assert (await ask(two, type="sit"))["type"] == "ack"
            assert (await ask(two, type="hello"))["seat"] == 0
            assert await refused(two, type="fill") == "not_host"
            assert await refused(three, type="close") == "not_host"
            assert (await ask(one, type="fill", id="f", level="garzone"))["type"] == "ack"
            await three.catch_up()
            assert three.state["status"] == "running"
            assert [seat["level"] for seat in three.state["seats"]] == [None, None, "garzone", "garzone"]
            assert await refused(three, type="sit") == "begun"
        other = ada.open([MINE, OPEN], public=True)
        async with at(other, ada, bea) as (one, two):
            assert (await ask(one, type="close"))["type"] == "ack"
            assert (await two.next("told"))["told"]["kind"] == "closed"
            assert await refused(two, type="sit") == "begun"
            assert await refused(one, type="leave") == "over"
            listed = [card["id"] for card in bea.http.get("/api/tables").json()]
            assert other not in listed

    run(play)


def test_who_gave_up_a_seat_is_not_shown_the_secrets_of_the_next_to_sit_there(
    ada: Someone, bea: Someone, eve: Someone
) -> None:
    table = ada.open([MINE, OPEN, OPEN])

    async def play() -> None:
        async with at(table, bea, eve) as (one, two):
            await ask(one, type="sit", seat=1)
            assert (await ask(one, type="hello"))["seat"] == 1
            await ask(one, type="leave")
            await ask(two, type="sit", seat=1)
            assert await refused(one, type="hello", seat=1) == "not_yours"
            async with at(table, ada) as (host,):
                await ask(host, type="fill", level="garzone")
            await one.catch_up()
            assert one.state["status"] == "running"
            assert one.state["view"]["hand"] == [None] * 3
            assert one.state["choices"] == []

    run(play)


def test_who_gives_up_a_seat_gets_a_snapshot_as_a_spectator_before_the_answer(ada: Someone, bea: Someone) -> None:
    table = ada.open([MINE, OPEN, OPEN])

    async def play() -> None:
        async with at(table, ada, bea) as (host, one):
            await ask(one, type="sit", seat=1)
            assert (await ask(one, type="hello"))["seat"] == 1
            await one.catch_up()
            before = len(one.received)
            await ask(one, type="leave")
            await one.catch_up()
            since = [json.loads(text) for text in one.received[before:]]
            assert [message["type"] for message in since if message["type"] != "presence"] == [
                "snapshot",
                "ack",
                "pong",
            ]
            snapshot = next(message for message in since if message["type"] == "snapshot")
            assert snapshot["seat"] is None
            assert [seat["open"] for seat in snapshot["table"]["seats"]] == [False, True, True]
            await ask(host, type="say", text="Farewell")
            assert (await one.next("told"))["told"]["number"] == snapshot["number"] + 1

    run(play)


def test_of_two_who_sit_down_at_once_one_gets_the_last_seat(ada: Someone, bea: Someone, eve: Someone) -> None:
    table = ada.open([MINE, OPEN])

    async def play() -> None:
        async with at(table, bea, eve) as clients:
            for client in clients:
                await client.send({"type": "sit", "id": "me"})
            answers = [await client.next("ack", "refused") for client in clients]
            assert sorted(answer.get("error", "ack") for answer in answers) == ["ack", "begun"]

    run(play)


def test_who_watches_sees_the_public_view_and_does_nothing(
    table: str, ada: Someone, eve: Someone, archive: Archive
) -> None:
    async def play() -> None:
        address = f"ws://127.0.0.1:{ada.server.port}/api/tables/{table}/socket"
        async with at(table, ada, eve) as (one, watching), connect(address, compression=None) as bare:
            nobody = AtTable(bare)
            await ask(nobody, type="hello")
            before = archive.length(table)
            for client in (watching, nobody):
                assert client.state["view"] == archive.load(table).match.view(None)  # type: ignore[union-attr]
                assert (client.state["choices"], client.state["undoable"]) == ([], 0)
                wanted = "not_seated" if client is watching else "nobody"
                for message in (
                    {"type": "move", "move": one.state["choices"][0]["move"]},
                    {"type": "why", "move": 0},
                    {"type": "undo"},
                    {"type": "ask_undo"},
                    {"type": "answer", "yes": True},
                    {"type": "leave"},
                ):
                    assert await refused(client, **message) == wanted
                for seat in (0, 1):
                    assert await refused(client, type="hello", seat=seat) == "not_yours"
            assert await refused(nobody, type="say", text="boo") == "nobody"
            assert await refused(nobody, type="sit") == "nobody"
            assert archive.length(table) == before
            own = await ask(one, type="hello", watch=True)
            assert (own["seat"], own["table"]) == (None, watching.state)

    run(play)


def test_who_is_there_is_told(table: str, ada: Someone, bea: Someone, eve: Someone) -> None:
    async def play() -> None:
        async with at(table, ada) as (one,):
            assert await one.next("presence") == {"type": "presence", "seats": [0], "watchers": 0}
            async with at(table, bea):
                assert await one.next("presence") == {"type": "presence", "seats": [0, 1], "watchers": 0}
                async with at(table, eve), at(table, bea):
                    assert (await one.next("presence"))["watchers"] == 1
                    assert (await one.next("presence"))["seats"] == [0, 1]
                await one.next("presence")
                await one.next("presence")
            assert await one.next("presence") == {"type": "presence", "seats": [0], "watchers": 0}

    run(play)


def test_on_one_device_each_seat_shows_its_own_secrets_alone(ada: Someone, archive: Archive) -> None:
    table = ada.open([MINE, MINE, BOT])

    async def play() -> None:
        async with at(table, ada) as (one,):
            assert json.loads(one.received[0])["seat"] == 0  # whose turn it is
            for seat in (0, 1):
                snapshot = await ask(one, type="hello", seat=seat)
                view = snapshot["table"]["view"]
                assert view == json.loads(json.dumps(archive.load(table).match.view(seat)))  # type: ignore[union-attr]
                assert [row is not None for row in view["hand"]] == [n == seat for n in range(3)]
                assert bool(snapshot["table"]["choices"]) == (seat == 0)
            assert await refused(one, type="hello", seat=2) == "not_yours"
            await ask(one, type="hello", seat=0)
            await play_until([one], lambda: not one.state["choices"], naming("done"))
            assert await refused(one, type="move", move="done", seat=0) == "illegal"
            await ask(one, type="hello", seat=1)
            assert (await one.move(naming("done")(one), "next"))["type"] == "ack"

    run(play)
