"""Benchmarks: Bottega's engine, environments and server, and comparable packages from PyPI (the peers).

Every measured process speaks the protocol of `peers/timing.py`: `bottega_engine.py`, `bottega_envs.py` and
`bottega_device.py` for Bottega, the scripts in `peers/` for the peers. `rounds.py` measures them in turn, and
`report.py` writes `docs/benchmarks.md`.
"""
