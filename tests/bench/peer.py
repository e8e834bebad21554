"""A peer made up for tests: it speaks the protocol, counts, and fails in every way a peer can."""

import os
import sys
import time

from bottega.bench.peers.timing import Benchmark, Unit, serve


def counting() -> Unit:
    print("a library that greets on the standard output")
    return lambda: (30, 3)


def refusing() -> Unit:
    raise ValueError("this game has no such state")


def dying() -> Unit:
    print("the last line it wrote", file=sys.stderr)
    os._exit(7)


def hanging() -> Unit:
    time.sleep(600)
    return counting()


KINDS = {"counting": counting, "refusing": refusing, "dying": dying, "hanging": hanging}


def benchmarks() -> list[Benchmark]:
    return [Benchmark("play", "Peer", name, ("python",), KINDS[name]) for name in sys.argv[1:]]


if __name__ == "__main__":
    serve(benchmarks, ["numpy"])
