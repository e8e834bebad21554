"""Playing over a socket: what is sent, what is acknowledged, what is refused."""

import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import bottega
from bottega.server.protocol import FROM_SERVER
from bottega.server.tables.projection import MAX_REPEATED
from tests.server.playing import Database, ask, at, play_turn, random_move, refused, run, table_of
from tests.server.running import BOT, MINE, OPEN, Guest, RunningServer, TableClient
from tests.server.sample_games import (
    game_with_early_secret_choice,
    game_with_private_fields,
    game_with_undo,
    private_fields,
    simple_game,
)


@pytest.fixture
def table(ada: Guest, bea: Guest) -> str:
    """Ada and Bea have just sat down. It is Ada's turn."""
    return table_of(ada, bea)


def numbers(messages: list[dict[str, Any]]) -> list[int]:
    return [message["number"] for message in messages]


# ---- playing


def test_a_whole_game_against_bots(ada: Guest) -> None:
    async def play() -> dict[str, Any]:
        table = ada.open([MINE, BOT, BOT])
        async with ada.at(table) as seat:
            number = 0
            while await seat.wait_for_turn():
                number += 1
                assert (await seat.move(number, f"m{number}"))["type"] == "ack"
            for text in seat.received:
                FROM_SERVER.validate_json(text)
            told = [json.loads(text) for text in seat.received]
            entries = [
                n
                for m in told
                for n in numbers(m["told"] if m["type"] == "snapshot" else [m.get("told")] * (m["type"] == "told"))
            ]
            assert entries == list(range(1, len(entries) + 1))
            return seat.state

    state = run(play)
    assert state["status"] == "finished"
    assert len(state["view"]["scores"]) == 3
    assert state["view"]["seed"]


def test_a_client_that_reconnects_gets_the_entries_it_missed(table: str, ada: Guest, bea: Guest) -> None:
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
                new = await again.next("snapshot")
                assert new["since"] is None
                assert numbers(new["told"]) == list(range(1, seen + 3))
        async with bea.at(table, last=seen + 2) as again:
            assert (await again.next("snapshot"))["told"] == []

    run(play)


def test_a_client_that_missed_too_much_gets_only_the_last_entries(table: str, ada: Guest, bea: Guest) -> None:
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


def test_a_request_that_is_sent_again_is_not_executed_again(table: str, ada: Guest, database: Database) -> None:
    async def play() -> None:
        async with at(table, ada) as (one,):
            before = database.length(table)
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
            assert database.length(table) == before + 2
            again = await ask(one, type="say", id="once", text="another request with the same id")
            assert again["again"]
        async with at(table, ada) as (one,):  # from another connection neither
            assert (await ask(one, **move))["again"]
        assert database.length(table) == before + 2

    run(play)


def test_an_outdated_choice_is_refused_with_a_new_snapshot(table: str, ada: Guest, database: Database) -> None:
    async def play() -> None:
        async with at(table, ada) as (one,):
            question, move = one.state["question"], one.state["choices"][-1]["move"]
            assert (await one.move(0, "first"))["type"] == "ack"
            before = database.length(table)
            answer = await ask(one, type="move", id="late", move=move, question=question)
            assert (answer["type"], answer["error"], answer["id"]) == ("refused", "stale", "late")
            assert answer["snapshot"]["number"] == before
            assert answer["snapshot"]["table"] == one.state
            FROM_SERVER.validate_json(one.received[-1])
            assert database.length(table) == before

    run(play)


def test_of_two_moves_at_the_same_time_one_is_refused(table: str, ada: Guest, database: Database) -> None:
    async def play() -> None:
        async with at(table, ada, ada) as (one, two):
            for n in range(20):
                choices, question = one.state["choices"], one.state["question"]
                if not choices:
                    break
                before = database.length(table)
                pick = [choices[0]["move"], choices[-1]["move"]]
                for client, move in zip((one, two), pick, strict=True):
                    await client.send({"type": "move", "id": f"{n}{client is one}", "move": move, "question": question})
                answers = [await client.next("ack", "refused") for client in (one, two)]
                assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
                assert next(a for a in answers if a["type"] == "refused")["error"] == "stale"
                assert database.length(table) == before + 1
                for client in (one, two):
                    await client.catch_up()
                assert one.state == two.state

    run(play)


def test_of_two_secret_choices_of_one_seat_one_counts(database: Database, server: RunningServer) -> None:
    people = [Guest(server, f"P{n}") for n in range(3)]
    table = table_of(*people, game=game_with_early_secret_choice(3))

    async def play() -> None:
        async with at(table, *people, people[0]) as (*seats, again):
            everybody = (*seats, again)
            while len(seats[0].state["waiting"]) < 2:
                (seat,) = seats[0].state["waiting"]
                await seats[seat].move(-1, f"a{database.length(table)}")
                for client in everybody:
                    await client.catch_up()
            question, choices = again.state["question"], again.state["choices"]
            moves = [choices[0]["move"], choices[-1]["move"]]
            for client, move in zip((seats[0], again), moves, strict=True):
                await client.send({"type": "move", "id": f"m{move}", "move": move, "question": question})
            answers = [await client.next("ack", "refused") for client in (seats[0], again)]
            assert sorted(answer.get("error", "ack") for answer in answers) == ["ack", "stale"]
            accepted = moves[0] if answers[0]["type"] == "ack" else moves[1]
            match = database.load(table).match
            assert match is not None
            assert [move.number for seat, move in match.log if seat == 0][-1] == accepted

    run(play)


def test_a_person_cannot_move_out_of_turn(table: str, ada: Guest, bea: Guest, database: Database) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            before = database.length(table)
            move = one.state["choices"][0]["move"]
            assert two.state["choices"] == []
            answer = await ask(two, type="move", move=move)
            assert (answer["error"], bool(answer["clause"])) == ("illegal", True)
            assert await refused(two, type="move", move=move, seat=0) == "not_yours"
            assert await refused(two, type="undo", seat=0) == "not_yours"
            assert await refused(two, type="hint") == "not_asked"
            assert database.length(table) == before
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


def impossible(slug: str, state: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """Messages that are well formed, but impossible for the person on seat 0 now, and the codes of their refusal."""
    legal = {choice["move"] for choice in state["choices"]}
    illegal = next(move for move in bottega.game(slug).every_move if move.number not in legal)
    return [
        ({"type": "move", "move": illegal.number, "question": 0}, "stale"),
        ({"type": "move", "move": illegal.number}, "illegal"),
        ({"type": "move", "move": str(illegal)}, "illegal"),
        ({"type": "move", "move": 99_999}, "invalid"),
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


def test_nonsense_is_refused_with_a_message_and_changes_nothing(
    table: str, ada: Guest, bea: Guest, database: Database
) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            before, state = database.length(table), one.state
            for text in MALFORMED:
                await one.send(text)
                answer = await one.next("refused")
                assert (answer["error"], answer["id"]) == ("malformed", None), text[:80]
                assert len(answer["message"]) < 300
                assert "x" * 20 not in answer["message"]
            for message, code in impossible(simple_game(2), one.state):
                assert await refused(one, **message, **({"id": "n"} if message["type"] != "hello" else {})) == code
            assert database.length(table) == before
            await two.catch_up()
            assert [json.loads(text)["type"] for text in two.received] == ["snapshot", "presence", "pong"]
            assert one.state == state
            assert (await one.move(0, "on"))["type"] == "ack"
            assert (await two.next("told"))["told"]["seat"] == 0

    run(play)


def test_a_message_must_be_text_and_short(table: str, ada: Guest, database: Database) -> None:
    async def play() -> None:
        before = database.length(table)
        for message in (b'{"type": "ping"}', "x" * 10_000, "é" * 8_500, "x" * 50_000, b"\x00" * 50_000):
            async with at(table, ada) as (one,):
                await one.connection.send(message)
                with pytest.raises(ConnectionClosed) as ended:
                    await one.next("nothing more")
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == 1009
        assert database.length(table) == before

    run(play)


def test_the_first_message_must_be_hello(table: str, ada: Guest, database: Database) -> None:
    async def play() -> None:
        before = database.length(table)
        async with ada.socket(table) as connection:
            client = TableClient(connection)
            for message in (
                {"type": "ping"},
                {"type": "move", "move": 1},
                {"type": "say", "text": "x"},
                {"type": "why", "move": 1},
            ):
                assert await refused(client, **message) == "no_hello"
            assert (await ask(client, type="hello"))["seat"] == 0
        assert database.length(table) == before

    run(play)


def test_many_hellos_on_one_connection_do_no_harm(table: str, ada: Guest, bea: Guest, database: Database) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            before = database.length(table)
            for n in range(50):
                await one.send({"type": "hello", "last": n % 3, "watch": n % 2 == 0})
            snapshots = [await one.next("snapshot") for _ in range(50)]
            assert [s["seat"] for s in snapshots] == [None, 0] * 25
            await two.catch_up()
            assert [json.loads(text)["type"] for text in two.received] == ["snapshot", "presence", "pong"]
            assert (await one.move(0, "m"))["type"] == "ack"
            told = [text for text in one.received if '"type":"told"' in text]
            assert len(told) == 1  # only once, after 51 hellos
            assert database.length(table) == before + 1

    run(play)


def test_an_unknown_table_is_refused(ada: Guest) -> None:
    async def play() -> None:
        for name in ("a" * 16, "nowhere", "..", "%00", "a" * 200):
            with pytest.raises(Exception, match=r"no such table|4404|400|403|404"):
                async with ada.at(name) as client:
                    await client.next()

    run(play)


# ---- questions, undo, chat


def test_why_returns_the_clause_and_changes_nothing(table: str, ada: Guest, bea: Guest, database: Database) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            before, state = database.length(table), one.state
            legal = [choice["move"] for choice in one.state["choices"]]
            size = bottega.game(simple_game(2)).moves.size
            for move in (*range(0, size, size // 25), *legal):
                answer = await ask(one, type="why", id=f"w{move}", move=move)
                assert answer["id"] == f"w{move}"
                assert (answer["clause"] is None) == (move in legal)
                assert bool(answer["message"]) == bool(answer["clause"])
            assert (await ask(two, type="why", move=legal[0]))["clause"]  # it is not their turn
            again = await ask(one, type="hello")
            assert again["table"] == state
            assert database.length(table) == before

    run(play)


def test_a_move_or_a_turn_is_taken_back(ada: Guest, bea: Guest, database: Database) -> None:
    table, rng = table_of(ada, bea, game=game_with_undo(2)), random.Random(1)

    async def play() -> None:
        async with at(table, ada, bea) as clients:
            view: Any = None
            while True:  # until somebody has made two moves that can be taken back
                mover = next(client for client in clients if client.state["choices"])
                other = clients[1 - clients.index(mover)]
                view = mover.state["view"] if mover.state["undoable"] == 0 else view
                move = random_move(mover.state, rng)
                await ask(mover, type="move", id=f"m{database.length(table)}", move=move)
                for client in clients:
                    await client.catch_up()
                if mover.state["undoable"] == 2 and mover.state["choices"]:
                    break
            assert other.state["undoable"] == 0
            assert (await ask(mover, type="undo", id="u", what="step"))["type"] == "ack"
            assert (await ask(mover, type="undo", id="u", what="step"))["again"]
            assert mover.state["undoable"] == 1
            assert (await ask(mover, type="move", id="again", move=move))["type"] == "ack"
            assert (await ask(mover, type="undo", what="turn"))["type"] == "ack"
            assert (mover.state["view"], mover.state["undoable"]) == (view, 0)
            await other.catch_up()
            told = [json.loads(text)["told"] for text in other.received if '"type":"told"' in text][-5:]
            assert [t["kind"] for t in told] == ["moved", "moved", "undone", "moved", "undone"]
            assert told[4]["takes_back"] == [told[0]["number"], told[3]["number"]]
            assert await refused(mover, type="undo") == "undo_refused"
            assert await refused(other, type="undo") == "undo_refused"
            await play_turn(clients, mover)
            await other.move(0, "answer")
            assert await refused(mover, type="undo") == "undo_refused"
        loaded = database.load(table)
        moves = [applied.entry.seq for applied in loaded.history if applied.entry.kind == "moved"]
        assert len(loaded.taken_back & set(moves)) == len(loaded.taken_back) == 3

    run(play)


def test_moves_are_taken_back_if_everybody_agrees(ada: Guest, bea: Guest, eve: Guest, database: Database) -> None:
    table = table_of(ada, bea, eve)

    async def play() -> None:
        async with at(table, ada, bea, eve) as seats:
            one, two, three = seats
            view = one.state["view"]
            await play_turn(seats, one)
            await play_turn(seats, two)
            asked = await ask(one, type="ask_undo")
            assert asked["type"] == "ack"
            await three.catch_up()
            assert three.state["request"] == {"seat": 0, "what": "undo", "agreed": [], "missing": [1, 2]}
            assert await refused(one, type="answer", yes=True) == "no_request"
            await ask(two, type="answer", yes=True)
            assert await refused(two, type="answer", yes=False) == "no_request"
            await three.catch_up()
            assert three.state["request"] == {"seat": 0, "what": "undo", "agreed": [1], "missing": [2]}
            await ask(three, type="answer", yes=True)
            for client in seats:
                await client.catch_up()
            assert one.state["view"] == view
            assert one.state["request"] is None
            assert one.state["choices"]
            assert (await one.move(-1, "other"))["type"] == "ack"

    run(play)


def test_one_person_can_refuse_an_undo(table: str, ada: Guest, bea: Guest, database: Database) -> None:
    async def play() -> None:
        async with at(table, ada, bea) as seats:
            one, two = seats
            await play_turn(seats, one)
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


def test_at_a_table_that_is_not_friendly_nobody_can_ask_for_undo(ada: Guest, bea: Guest) -> None:
    table = table_of(ada, bea, friendly=False)

    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            await play_turn([one, two], one)
            assert await refused(one, type="ask_undo") == "not_friendly"

    run(play)


def test_chat_messages_reach_everybody(table: str, ada: Guest, bea: Guest, eve: Guest) -> None:
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
            assert one.state["question"] == question  # a choice is not outdated by a message

    run(play)


# ---- seats and presence


def test_a_bot_plays_for_a_person_who_leaves_until_they_return(
    table: str, ada: Guest, bea: Guest, database: Database
) -> None:
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
        async with at(table, ada) as (one,):  # a person who left takes the seat back with a command
            assert one.state["seats"][0]["stand_in"] == "left"
            assert (await ask(one, type="return"))["type"] == "ack"
            assert one.state["seats"][0]["stand_in"] is None
            assert await refused(one, type="return") == "not_away"

    run(play)


def test_sitting_down_filling_seats_with_bots_and_closing(
    ada: Guest, bea: Guest, eve: Guest, database: Database
) -> None:
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
            assert (await two.next("snapshot"))["seat"] is None  # from now on they are a spectator
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


def test_a_person_who_gave_up_a_seat_does_not_see_its_secrets(ada: Guest, bea: Guest, eve: Guest) -> None:
    slug = game_with_private_fields(3)
    table = ada.open([MINE, OPEN, OPEN], slug)

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
            for name in private_fields(slug, 3):
                assert one.state["view"][name] == [None] * 3
            assert one.state["choices"] == []

    run(play)


def test_a_person_who_gives_up_a_seat_gets_a_snapshot_as_a_spectator_before_the_answer(ada: Guest, bea: Guest) -> None:
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


def test_of_two_people_who_take_the_last_seat_at_the_same_time_one_is_refused(
    ada: Guest, bea: Guest, eve: Guest
) -> None:
    table = ada.open([MINE, OPEN])

    async def play() -> None:
        async with at(table, bea, eve) as clients:
            for client in clients:
                await client.send({"type": "sit", "id": "me"})
            answers = [await client.next("ack", "refused") for client in clients]
            assert sorted(answer.get("error", "ack") for answer in answers) == ["ack", "begun"]

    run(play)


def test_a_spectator_sees_the_public_view_and_cannot_act(
    table: str, ada: Guest, eve: Guest, database: Database
) -> None:
    async def play() -> None:
        address = f"ws://127.0.0.1:{ada.server.port}/api/tables/{table}/socket"
        async with at(table, ada, eve) as (one, watching), connect(address, compression=None) as bare:
            nobody = TableClient(bare)
            await ask(nobody, type="hello")
            before = database.length(table)
            for client in (watching, nobody):
                assert client.state["view"] == database.load(table).match.view(None)  # type: ignore[union-attr]
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
            assert database.length(table) == before
            own = await ask(one, type="hello", watch=True)
            assert (own["seat"], own["table"]) == (None, watching.state)

    run(play)


def test_presence_is_sent_to_everybody(table: str, ada: Guest, bea: Guest, eve: Guest) -> None:
    async def play() -> None:
        async with at(table, ada) as (one,):
            assert await one.next("presence") == {"type": "presence", "seats": [0], "watchers": 0}
            async with at(table, bea):
                assert await one.next("presence") == {"type": "presence", "seats": [0, 1], "watchers": 0}
                async with at(table, eve), at(table, bea):
                    assert await one.next("presence") == {"type": "presence", "seats": [0, 1], "watchers": 1}
                assert await one.next("presence") == {"type": "presence", "seats": [0, 1], "watchers": 0}
            assert await one.next("presence") == {"type": "presence", "seats": [0], "watchers": 0}

    run(play)


def test_on_a_shared_screen_each_seat_shows_only_its_own_secrets(ada: Guest, bea: Guest, database: Database) -> None:
    slug = game_with_private_fields(3)
    table = ada.open([MINE, MINE, OPEN], slug)
    bea.http.post(f"/api/tables/{table}/sit", json={}).raise_for_status()

    async def play() -> None:
        async with at(table, ada, bea) as (one, two):
            while not one.state["choices"]:  # Bea may be the first to move
                await two.move(-1, f"b{database.length(table)}")
                await one.catch_up()
            first = (await ask(one, type="hello"))["seat"]  # the one whose turn it is
            for seat in (0, 1):
                snapshot = await ask(one, type="hello", seat=seat)
                view = snapshot["table"]["view"]
                assert view == json.loads(json.dumps(database.load(table).match.view(seat)))  # type: ignore[union-attr]
                for name in private_fields(slug, 3):
                    assert [value is not None for value in view[name]] == [n == seat for n in range(3)]
                assert bool(snapshot["table"]["choices"]) == (seat == first)
            assert await refused(one, type="hello", seat=2) == "not_yours"
            await ask(one, type="hello", seat=first)
            await play_turn([one], one)
            assert await refused(one, type="move", move=0, seat=first) == "illegal"

    run(play)
