"""Logs: one JSON object a line, on standard error, for our own lines and those of the libraries.

Never in them: cookies, tokens, bodies, query strings, addresses of tables, seeds. Libraries quote addresses when they
tell of requests and sockets, so of theirs only warnings are kept; our own line about a request names the route.
"""

import logging
import sys
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor

from ..safety.places import places


def configure(stream: TextIO | None = None) -> None:
    """Once, when the server starts. Uvicorn must be told `log_config=None`, or it sets up its own."""
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        where_it_broke,
    ]
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.addFilter(_ours_or_a_warning)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=before,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)


def where_it_broke(_: Any, __: str, line: EventDict) -> EventDict:
    """The places an exception came through, and its kind; not its words, which quote what it choked on."""
    error = line.pop("exc_info", None)
    if error is True or isinstance(error, tuple):
        error = sys.exc_info()[1] if error is True else error[1]
    if isinstance(error, BaseException):
        line["exception"] = places(error)
    return line


def _ours_or_a_warning(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.WARNING or record.name.startswith("bottega")
