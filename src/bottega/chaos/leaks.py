"""Finds in messages of the server what a viewer may not know."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import bottega

from ..engine.fields import EVERYONE, NOBODY, OWNER
from ..server.tables import projection
from ..server.tables.game_table import Viewer

PART = 8  # characters


def parts_of(seed: str) -> list[str]:
    """Parts of a seed that are long enough to recognise it."""
    return [seed[i : i + PART] for i in range(len(seed) - PART + 1)]


class Leaks:
    """For one game. `secrets` are texts that nobody may receive, such as ids of people."""

    def __init__(self, slug: str, secrets: Iterable[str] = ()) -> None:
        game = bottega.game(slug)
        self._figures, self._secrets = game.figures, list(secrets)
        fields = game.record.fields
        self._owned = {name for name, field in fields.items() if field.see == OWNER}
        self._public = {name for name, field in fields.items() if field.see == EVERYONE}
        self._never = {name for name, field in fields.items() if field.see == NOBODY}
        self._never |= {"person", "client", "reserved", "seed"}

    def find_in_text(self, viewer: Viewer, text: str, seed: str) -> Iterator[str]:
        """Searches a message as it was received. The seed is public when the game is over."""
        data = json.loads(text)
        yield from self.find(viewer, data)
        yield from (f"a secret text to {viewer}" for secret in self._secrets if secret in text)
        over = isinstance(data, dict) and (data.get("table") or {}).get("status") == "finished"
        if not over and any(part in text for part in parts_of(seed)):
            yield f"a part of the seed to {viewer}"

    def find(self, viewer: Viewer, data: Any, over: bool = False) -> Iterator[str]:
        """Searches data at any depth."""
        if isinstance(data, list):
            for part in data:
                yield from self.find(viewer, part, over)
        if not isinstance(data, dict):
            return
        over = over or data.get("status") == "finished"
        if isinstance(data.get("view"), dict):
            yield from self._find_in_view(viewer, data["view"], over)
        elif self._never & data.keys():
            yield f"{self._never & data.keys()} to {viewer}"
        if "number" in data and "move" in data and data["seat"] != viewer:
            yield f"a move of {data['seat']} to {viewer}"
        if data.get("choices") and viewer is None:
            yield "choices to a spectator"
        for name, part in data.items():
            if name != "view":
                yield from self.find(viewer, part, over)

    def _find_in_view(self, viewer: Viewer, view: dict[str, Any], over: bool) -> Iterator[str]:
        allowed = self._owned | self._public | {"game", "commitment", "seat", "asked", "figures"}
        if view.keys() - allowed - ({"seed", "scores", "winners"} if over else set()):
            yield f"a view of {viewer} contains more than it should"
        if self._figures and view["figures"] != json.loads(projection.encode(dict(self._figures(view)))):
            yield f"figures of {viewer} that do not follow from the view"
        for name in self._owned:
            for seat, value in enumerate(view[name]):
                if value is not None and seat != viewer:
                    yield f"{name} of {seat} to {viewer}"
