"""Games to learn from and games to compare networks, in the rules dialect. They allocate nothing and hold no lock."""

from typing import Any, NamedTuple

from ..bots.net_tree import clockwise, most_visited, net_search, quiet, sample_move, write_world
from ..bots.tree import best_move, is_leading, result_of
from ..engine.chance import below, draw, seed_from
from ..engine.contract import actors, apply, legal, scores, setup
from ..engine.playout import LOWEST_SEAT

RECORDED = 2  # positions at least this quiet are recorded
QUIETEST = 3  # a turn or a round begins


class Samples(NamedTuple):
    """Recorded positions, each seen from one seat, and their results: that seat's first, then clockwise."""

    numbers: Any  # int16: the inputs of a network
    searched: Any  # by seat: the mean result of the search there; -1 if there was none
    results: Any  # by seat: the result of the game
    game: Any  # its number
    level: Any  # how quiet the position is


class PlaySettings(NamedTuple):
    """How games to learn from are played. All but the first two are percentages.

    Random, sampled and heuristic moves lead to positions that the search alone would not reach.
    """

    iterations: int  # of a search; 0 plays by the heuristic alone
    level: int  # how quiet a position must be for the network to judge it
    random_moves: int
    sampled_moves: int  # chosen in proportion to the visits of the search
    heuristic_turns: int  # from a quiet point to the next turn or round, played by the heuristic
    recorded: int  # of the positions, for each seat on its own


def play_to_learn(tree, net, start, table, samples, size, number, settings, sums):
    """Plays one game and records positions after the first `size`; returns the new number of samples."""
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
            size = record(s, level, tree, net, samples, size, number, settings.recorded)
        n = legal(s, seat, tree.moves)
        move = tree.moves[0]
        if n > 1:
            percent = below(tree.rng, 100)
            if percent < settings.random_moves:
                move = tree.moves[below(tree.rng, n)]
            elif by_heuristic or settings.iterations == 0:
                move = tree.moves[best_move(s, seat, n, tree.rng, tree.moves, tree.worth)]
            else:
                search_from(tree, net, s, seat, settings.iterations, settings.level, sums)
                record_search(samples, mark, size, s.players, sums, settings.iterations)
                if percent < settings.random_moves + settings.sampled_moves:
                    move = sample_move(tree, seat, tree.rng)
                else:
                    move = most_visited(tree, seat)
        apply(s, seat, move)
    result_of(s, tree.standing, tree.result)
    record_results(samples, first, size, s.players, tree.result)
    return size


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


def record(s, level, tree, net, samples, size, number, chance):
    """Records a position as each seat sees it, or some seats. Until the game is over, `results` holds the seat."""
    for viewer in range(s.players):
        if size < len(samples.game) and below(tree.rng, 100) < chance:
            write_world(s, viewer, tree.standing, net.numbers)
            for i in range(len(net.numbers)):
                samples.numbers[size, i] = net.numbers[i]
            for i in range(s.players):
                samples.searched[size, i] = -1.0
            samples.results[size, 0] = viewer
            samples.game[size] = number
            samples.level[size] = level
            size += 1
    return size


def record_search(samples, start, stop, players, sums, iterations):
    """Writes the mean results of a search to the samples of its position."""
    for row in range(start, stop):
        viewer = int(samples.results[row, 0])
        for i in range(players):
            samples.searched[row, i] = sums[clockwise(viewer, i, players)] / iterations


def record_results(samples, start, stop, players, result):
    """Writes the result of a game to its samples, in place of the seat that saw each of them."""
    for row in range(start, stop):
        viewer = int(samples.results[row, 0])
        for i in range(players):
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
