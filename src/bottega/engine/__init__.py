"""The engine: states, moves, chance, builds and matches. It knows no game.

It reads message files and keeps compiled code in a cache folder; otherwise it does no input or output.
"""
