"""Extras: packages that only some parts of Bottega need. Their names are in pyproject.toml."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):
    """A package is not installed. `name` is the package, `extra` the extra of Bottega that brings it."""

    def __init__(self, name: str, extra: str) -> None:
        super().__init__(f"{name} is not installed; add it with: pip install 'bottega[{extra}]'", name=name)
        self.extra = extra


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: raises MissingExtra with this extra if one of them fails because a package is not installed.

    >>> with extra("server"):
    ...     import no_such_package
    Traceback (most recent call last):
    ...
    bottega.engine.extras.MissingExtra: no_such_package is not installed; add it with: pip install 'bottega[server]'
    """
    try:
        yield
    except MissingExtra:
        raise
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "bottega":
            raise
        raise MissingExtra(package, name) from None
