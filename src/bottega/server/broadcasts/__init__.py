"""Broadcasts: a public game with everybody's chances and comments, from what the public may know."""
