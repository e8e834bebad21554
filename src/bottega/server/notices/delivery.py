"""What all channels have in common: how a delivery ends if it does not succeed."""


class TryLater(Exception):
    """The delivery failed. `problem` is a short reason that the owner of the destination sees."""

    def __init__(self, problem: str, seconds: float | None = None) -> None:
        super().__init__(problem)
        self.problem, self.seconds = problem, seconds  # how long to wait, if the other side says so


class Undeliverable(Exception):
    """The other side will never accept this notice."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class DestinationGone(Exception):
    """The destination does not exist any more: the browser or the webhook was removed."""
