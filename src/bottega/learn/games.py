"""Games to learn from and games to compare networks, in the rules dialect. They allocate nothing and hold no lock."""

import math
from typing import Any, NamedTuple

from ..bots.heuristic import score_moves
from ..bots.net_tree import clockwise, most_visited, net_search, quiet, sample_move, write_world
from ..bots.tree import TEMPERATURE, best_move, is_leading, result_of
from ..engine.chance import below, draw, seed_from
from ..engine.contract import actors, apply, legal, scores, setup
from ..engine.playout import LOWEST_SEAT

RECORDED = 2  # positions at least this quiet are recorded
QUIETEST = 3  # a turn or a round begins
QUICK = 20  # percent of the iterations
MOST_MOVES = 32  # of a decision that are recorded: those that the search tried most, then those of the heuristic
SPREAD = 2 * TEMPERATURE  # how far from the best a sampled move of the heuristic may be


class Samples(NamedTuple):
    """Recorded positions, each seen from one seat, and their results: that seat's first, then clockwise."""

    numbers: Any  # int16: the inputs of a network
    searched: Any  # by seat: the mean result of the search there; -1 if there was none
    ahead: Any  # by seat: a mean of the search's results there and at later positions, and of the result of the game
    results: Any  # by seat: the result of the game
    game: Any  # its number
    level: Any  # how quiet the position is


class Choices(NamedTuple):
    """Recorded decisions, each seen from the seat that made it: how often the search tried each move."""

    numbers: Any  # int16: the inputs of a network
    moves: Any  # int16: the legal moves, the one tried most first; -1 in the other columns
    scores: Any  # by move: that of the heuristic, less that of the move it likes best
    visits: Any  # by move
    game: Any  # its number


class PlaySettings(NamedTuple):
    """How games of the search are played to learn from. All but the first two are percentages.

    Random, sampled and heuristic moves lead to positions that the search alone would not reach.
    """

    iterations: int  # of a search
    level: int  # how quiet a position must be for the network to judge it
    random_moves: int
    sampled_moves: int  # chosen in proportion to the visits of the search
    heuristic_turns: int  # from a quiet point to the next turn or round, played by the heuristic
    quick_moves: int  # by a search with QUICK iterations for each hundred, which is not recorded
    later: int  # of `ahead`: what comes from later positions rather than from the search at the same one


class PlayoutSettings(NamedTuple):
    """How the heuristic plays games to learn from: oddly up to a random position, then well to the end."""

    level: int  # how quiet a position must be to be recorded
    random_moves: int  # percent at most of the moves before the position; how many is different in each game
    sampled_moves: int  # the same, for moves chosen by chance from those that the heuristic likes
    recorded: int  # percent of the later positions that are recorded too


def play_to_learn(tree, net, start, table, samples, size, choices, decided, number, settings, sums):
    """Plays one game and records positions after the first `size`, and decisions after the first `decided`.

    A position is recorded as the seat sees it for which a search would judge it. Returns the new numbers of both.
    """
    s = deal(start, table, draw(tree.rng), draw(tree.rng))
    first = size
    by_heuristic = False
    while True:
        acting = actors(s)
        if acting == 0:
            break
        seat = LOWEST_SEAT[acting]
        level = quiet(s)
        mark = size
        if level >= RECORDED:
            goes_on = by_heuristic and level < QUIETEST
            by_heuristic = goes_on or below(tree.rng, 100) < settings.heuristic_turns
            size = record(s, seat, level, tree, net, samples, size, number, mark - first)
        n = legal(s, seat, tree.moves)
        move = tree.moves[0]
        if n > 1:
            percent = below(tree.rng, 100)
            if percent < settings.random_moves:
                move = tree.moves[below(tree.rng, n)]
            elif by_heuristic:
                move = tree.moves[best_move(s, seat, n, tree.rng, tree.moves, tree.worth)]
            else:
                if below(tree.rng, 100) < settings.quick_moves:
                    search_from(tree, net, s, seat, settings.iterations * QUICK // 100 + 1, settings.level, sums)
                else:
                    search_from(tree, net, s, seat, settings.iterations, settings.level, sums)
                    record_search(samples, mark, size, s.players, sums, settings.iterations)
                    decided = record_choice(s, seat, tree, choices, decided, number)
                if percent < settings.random_moves + settings.sampled_moves:
                    move = sample_move(tree, seat, tree.rng)
                else:
                    move = most_visited(tree, seat)
        apply(s, seat, move)
    result_of(s, tree.standing, tree.result)
    record_results(samples, first, size, s.players, tree.result, sums, settings.later)
    return size, decided


def play_by_heuristic(tree, net, start, table, samples, number, settings, sums, length):
    """Plays games of the heuristic until all samples are filled; returns how many.

    `length` is about how many positions of a game could be recorded; the position where good play begins is chosen
    among them. A position is recorded only as the seat sees it for which a search would judge it.
    """
    size = 0
    played = 0
    while size < len(samples.game):
        s = deal(start, table, draw(tree.rng), draw(tree.rng))
        first = size
        turning = below(tree.rng, length)
        random_moves = below(tree.rng, settings.random_moves + 1)
        sampled_moves = below(tree.rng, settings.sampled_moves + 1)
        passed = 0
        while True:
            acting = actors(s)
            if acting == 0:
                break
            seat = LOWEST_SEAT[acting]
            level = quiet(s)
            if level >= settings.level:
                if passed == turning or (passed > turning and below(tree.rng, 100) < settings.recorded):
                    size = record(s, seat, level, tree, net, samples, size, number + played, passed)
                passed += 1
            n = legal(s, seat, tree.moves)
            move = tree.moves[0]
            if n > 1:
                percent = below(tree.rng, 100) if passed <= turning else 100
                if percent < random_moves:
                    move = tree.moves[below(tree.rng, n)]
                elif percent < random_moves + sampled_moves:
                    move = tree.moves[likely_move(s, seat, n, tree)]
                else:
                    move = tree.moves[best_move(s, seat, n, tree.rng, tree.moves, tree.worth)]
            apply(s, seat, move)
        result_of(s, tree.standing, tree.result)
        record_results(samples, first, size, s.players, tree.result, sums, 100)
        played += 1
        length = max(length, passed)
    return played


def likely_move(s, seat, n, tree):
    """The index of a move chosen by chance: the better its heuristic score, the likelier."""
    score_moves(s, seat, tree.moves, n, tree.worth)
    best = tree.worth[0]
    for i in range(1, n):
        best = max(best, tree.worth[i])
    total = 0.0
    for i in range(n):
        total += math.exp((tree.worth[i] - best) / SPREAD)
    left = total * below(tree.rng, 1 << 20) / (1 << 20)
    for i in range(n):
        left -= math.exp((tree.worth[i] - best) / SPREAD)
        if left < 0:
            return i
    return n - 1


def deal(start, table, seed, stream):
    """Sets up a new game on the table and returns its state."""
    table[0] = start[0]
    s = table[0]
    seed_from(s.rng, seed, stream)
    setup(s)
    return s


def search_from(tree, net, s, seat, iterations, level, sums):
    """Searches a new tree from a position and writes the sum of each seat's results into `sums`."""
    tree.root[0] = s
    tree.nodes[0].first = 0
    for one in range(s.players):
        sums[one] = 0.0
    net_search(tree, net, 1, seat, iterations, level, sums)


def record(s, viewer, level, tree, net, samples, size, number, position):
    """Records a position as a seat sees it; returns the new number of samples.

    Until the game is over, `results` holds the seat and the number of the position.
    """
    if size == len(samples.game):
        return size
    write_world(s, viewer, tree.standing, net)
    for i in range(len(net.numbers)):
        samples.numbers[size, i] = net.numbers[i]
    for i in range(s.players):
        samples.searched[size, i] = -1.0
    samples.results[size, 0] = viewer
    samples.results[size, 1] = position
    samples.game[size] = number
    samples.level[size] = level
    return size + 1


def record_search(samples, start, stop, players, sums, iterations):
    """Writes the mean results of a search to the samples of its position."""
    for row in range(start, stop):
        viewer = int(samples.results[row, 0])
        for i in range(players):
            samples.searched[row, i] = sums[clockwise(viewer, i, players)] / iterations


def record_choice(s, seat, tree, choices, size, number):
    """Records how often the last search tried each move of a seat; returns the new number of decisions."""
    if size == len(choices.game):
        return size
    numbers = tree.policy.numbers
    write_world(s, seat, tree.standing, tree.policy)
    for i in range(len(numbers)):
        choices.numbers[size, i] = numbers[i]
    choices.game[size] = number
    child = tree.nodes[0].first
    while child:
        if tree.nodes[child].seat == seat:
            tree.slots[tree.nodes[child].move] = tree.nodes[child].visits
        child = tree.nodes[child].sibling
    moves = tree.moves
    n = legal(s, seat, moves)
    score_moves(s, seat, moves, n, tree.worth)
    highest = tree.worth[0]
    for i in range(1, n):
        highest = max(highest, tree.worth[i])
    for column in range(min(n, MOST_MOVES)):
        best = column
        for i in range(column + 1, n):
            more = tree.slots[moves[i]] - tree.slots[moves[best]]
            if more > 0 or (more == 0 and tree.worth[i] > tree.worth[best]):
                best = i
        move = moves[best]
        worth = tree.worth[best]
        moves[best] = moves[column]
        tree.worth[best] = tree.worth[column]
        moves[column] = move
        tree.worth[column] = worth
        choices.moves[size, column] = move
        choices.scores[size, column] = worth - highest
        choices.visits[size, column] = tree.slots[move]
    for column in range(n, MOST_MOVES):
        choices.moves[size, column] = -1
    child = tree.nodes[0].first
    while child:  # clear the slots
        tree.slots[tree.nodes[child].move] = 0
        child = tree.nodes[child].sibling
    return size + 1


def record_results(samples, start, stop, players, result, ahead, later):
    """Writes the result of a game to its samples, and what the search expected from each position on.

    It goes back from the end: `ahead`, by seat, is first the result. At each position where a search was recorded,
    `later` percent of it stay, and the rest is the mean result of that search.
    """
    for seat in range(players):
        ahead[seat] = result[seat]
    position = -1.0
    for row in range(stop - 1, start - 1, -1):
        viewer = int(samples.results[row, 0])
        if samples.results[row, 1] != position and samples.searched[row, 0] >= 0:
            for i in range(players):
                seat = clockwise(viewer, i, players)
                ahead[seat] = (later * ahead[seat] + (100 - later) * samples.searched[row, i]) / 100
        position = samples.results[row, 1]
        for i in range(players):
            samples.ahead[row, i] = ahead[clockwise(viewer, i, players)]
            samples.results[row, i] = result[clockwise(viewer, i, players)]


def play_contest(
    tree, mine, other_tree, other, start, table, seed, seat, sums, my_iterations, my_level, iterations, level
):
    """Plays one game of a network in one seat against another in all other seats; returns its share of the win."""
    s = deal(start, table, seed, 1)
    while True:
        acting = actors(s)
        if acting == 0:
            break
        who = LOWEST_SEAT[acting]
        n = legal(s, who, tree.moves)
        move = tree.moves[0]
        if n > 1:
            if who == seat:
                search_from(tree, mine, s, who, my_iterations, my_level, sums)
                move = most_visited(tree, who)
            else:
                search_from(other_tree, other, s, who, iterations, level, sums)
                move = most_visited(other_tree, who)
        apply(s, who, move)
    return win_share(s, tree.standing, seat)


def win_share(s, standing, seat):
    """A seat's share of the win of a finished game."""
    scores(s, standing)
    winners = 0
    for one in range(s.players):
        winners += is_leading(s, standing, one)
    return 1.0 / winners if is_leading(s, standing, seat) else 0.0
