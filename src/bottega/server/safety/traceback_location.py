"""Where an exception was raised, without its message."""

import traceback


def traceback_location(error: BaseException) -> str:
    """The type of an exception and the lines it passed through, then those of its causes.

    Messages are left out: they may quote a password, a hash, a move or a seed.
    """
    lines: list[str] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        lines.append(type(current).__qualname__)
        lines += [
            f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(current.__traceback__)
        ]
        current = current.__cause__ or current.__context__
    return "\n".join(lines)
