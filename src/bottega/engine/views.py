"""What a seat may know of a match."""

from collections.abc import Iterator, Mapping

from .fields import Plain
from .record import VisibleRecord


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
