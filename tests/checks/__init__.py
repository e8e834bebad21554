"""Checks of the repository itself, which `make lint` runs."""
