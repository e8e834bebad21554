"""Where an exception came from, without what it says."""

import traceback


def places(error: BaseException) -> str:
    """Its kind and the lines it came through, then those of its causes. Its words stay out: exceptions quote what
    they choke on, and that can be a password, a hash, a move or a seed."""
    told: list[str] = []
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        told.append(type(at).__qualname__)
        told += [f"  {line.filename}:{line.lineno} {line.name}" for line in traceback.extract_tb(at.__traceback__)]
        at = at.__cause__ or at.__context__
    return "\n".join(told)
