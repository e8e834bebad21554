"""One game: the same in every process, and it can be watched again."""

from bottega.arena import GameResult, Tournament, play_game
from bottega.cli.language import translator_for
from bottega.cli.session import Session, new_match
from bottega.games import game

from . import GAME, OPTIONS, VARIANTS


def test_a_scheduled_game_always_has_the_same_result(tournament: Tournament, games: dict[int, GameResult]) -> None:
    for scheduled in tournament.schedule()[:3]:
        assert play_game(scheduled) == games[scheduled.number]


def test_another_deal_is_another_game(games: dict[int, GameResult]) -> None:
    assert len({(result.scores, result.decisions) for result in games.values()}) > len(games) * 0.9


def test_a_result_is_complete(games: dict[int, GameResult]) -> None:
    for result in games.values():
        assert len(result.seats) == len(result.scores) == len(result.decisions) == len(result.seconds) == 3
        assert sum(map(result.share, range(3))) == 1
        assert all(result.ranks()[seat] == 0 for seat in result.winners)
        assert min(result.decisions) > 0
        assert min(result.seconds) > 0


def test_a_game_of_the_arena_can_be_watched(tournament: Tournament, games: dict[int, GameResult]) -> None:
    for number in (1, 2):
        played = games[number]
        match = new_match(game(GAME), {"players": 3, "seed": played.seed}, translator_for("en", GAME))
        table = Session(match, played.seats)
        while not match.over:
            seat = match.actors[0]
            match.play(seat, table.bots[seat].choose(match, seat))
        assert (tuple(match.scores), match.winners) == (played.scores, played.winners)


def test_options_of_the_game_are_played() -> None:
    usual, special = (
        play_game(Tournament(GAME, ("greedy", "random"), 3, 1, options=options).schedule()[0])
        for options in ({}, {**OPTIONS, "variants": VARIANTS})
    )
    assert usual.scores != special.scores


def test_ranks_go_by_score_and_then_by_tie_break() -> None:
    result = GameResult(1, 1, "1.1", ("a", "b", "c", "d"), (5, 9, 5, 5), (2, 0, 3, 2), (1,), (1,) * 4, (0.1,) * 4)
    assert result.ranks() == [2, 0, 1, 2]


def test_a_shared_win_is_shared() -> None:
    result = GameResult(1, 1, "1.1", ("a", "b", "c"), (5, 5, 1), (2, 2, 0), (0, 1), (1,) * 3, (0.1,) * 3)
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
