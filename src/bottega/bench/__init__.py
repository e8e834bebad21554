"""How fast everything is, measured side by side: our own engine and environments, and the peers from PyPI.

`peers/timing.py` is the protocol that every measured process speaks; `own.py` and `own_envs.py` speak it for us, the
scripts in `peers/` for the others. `rounds.py` asks them in turn; `report.py` writes `docs/benchmarks.md`.
"""
