"""A script for each peer. It runs in the environment of the peers, which does not contain Bottega.

So the scripts import only the standard library, `timing` and, when they run, their peer.
"""
