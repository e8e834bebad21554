"""The engine: states, moves, chance, builds and matches. No I/O, and it knows no game."""
