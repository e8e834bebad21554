"""What players have to decide in each phase: a message and its arguments.

>>> from bottega.engine.messages import Arg
>>> ask = Prompts(("bidding", "over"), {"bidding": {Arg("florins"): lambda s: s["florins"]}})
>>> ask({"phase": 0, "florins": 7})
('prompt-bidding', {'florins': 7})
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .messages import Arg
from .record import State

Reading = Callable[[State], int]  # the number that an argument is shown by


class Prompts:
    """The prompt of each phase, `prompt-<phase>`, with its arguments and where in the state they are read."""

    def __init__(self, phases: Sequence[str], readings: Mapping[str, Mapping[Arg, Reading]]) -> None:
        self.kinds: dict[str, tuple[Arg, ...]] = {phase: tuple(readings.get(phase, ())) for phase in phases}
        self._asked = [(f"prompt-{phase}", readings.get(phase, {})) for phase in phases]

    def __call__(self, s: State) -> tuple[str, dict[str, Any]]:
        """The key and the arguments of the present prompt."""
        key, readings = self._asked[s["phase"]]
        return key, {arg.name: arg.word(arg.show(read(s))) for arg, read in readings.items()}
