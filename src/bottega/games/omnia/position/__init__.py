"""Described positions: what is worked out when it is left unsaid (`complete`), and why one is impossible (`flaw`)."""

from .completion import complete
from .flaws import flaw

__all__ = ["complete", "flaw"]
