"""The budget of a search: how long it may think."""

from dataclasses import dataclass

from ..engine.errors import BottegaError


@dataclass(frozen=True)
class Budget:
    """A number of iterations or of seconds. Only a choice limited by iterations is reproducible."""

    iterations: int = 0
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> "Budget":
        """Parses `1000`, a number of iterations, or `0.5s`, a time. Raises BottegaError."""
        try:
            budget = cls(seconds=float(text[:-1])) if text.endswith("s") else cls(iterations=int(text))
        except ValueError:
            budget = cls()
        if not (0 < budget.iterations <= 10**9 or 0 < budget.seconds <= 3600):
            raise BottegaError(f"{text!r} is not a budget for a search; use 1000 for iterations or 0.5s for a time")
        return budget

    def shortened(self, share: float) -> "Budget":
        """This share of a time. A number of iterations stays the same."""
        return Budget(self.iterations, self.seconds * share)
