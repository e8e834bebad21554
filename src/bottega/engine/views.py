"""What a seat may know of a match."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from .fields import Plain
from .record import VisibleRecord

T = TypeVar("T")


class View(Mapping[str, Plain]):
    """A view without its figures, as a mapping. Its fields are decoded when they are read, because few of them are.

    `about` is what it says besides the fields of the state. `visible` is a record with what the seat may know.
    """

    __slots__ = ("_read", "about", "visible")

    def __init__(self, visible: VisibleRecord, about: Mapping[str, Plain]) -> None:
        self.visible, self.about = visible, about
        self._read: dict[str, Plain] = {}

    def __getitem__(self, name: str) -> Plain:
        if name in self.about:
            return self.about[name]
        if name not in self._read:
            self._read[name] = self.visible.show(name)
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        yield from self.about
        yield from self.visible.names

    def __len__(self) -> int:
        return len(self.about) + len(self.visible.names)


def found_for_all(view: Mapping[str, Any], find: Callable[[Mapping[str, Any]], T]) -> T:
    """What a function finds in the fields that everyone may see. It is called once for all seats, so do not change it.

    It gets the fields as a spectator may know them. A whole position, as of a replay, it gets as it is.
    """
    visible: VisibleRecord | None = getattr(view, "visible", None)
    if visible is None:
        return find(view)
    if find not in visible.shared:
        visible.shared[find] = find(View(visible.for_spectators(), {}))
    found: T = visible.shared[find]
    return found
