"""One script for each peer, run by the interpreter of the peers' own environment, which has no Bottega in it.

So the scripts import the standard library, `timing` and their peer, and the peer only when they are run.
"""
