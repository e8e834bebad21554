"""Described positions: `complete` works out what is not given, `flaw` says why a position is impossible."""

from .completion import complete
from .flaws import flaw

__all__ = ["complete", "flaw"]
