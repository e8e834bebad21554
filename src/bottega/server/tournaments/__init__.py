"""Tournaments of people: who plays at which table, in which seat, and who leads.

`draw.py`, `seating.py` and `standings.py` decide this from what was played so far and a seed. They know no database and
no game, so a whole tournament can be simulated and every draw repeated.
"""
