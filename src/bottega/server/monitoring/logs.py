"""Logs: one JSON object per line on standard error, from our code and from libraries.

Logs never contain cookies, tokens, bodies, query strings, addresses of tables or seeds. Libraries log the addresses of
requests and sockets, so only their warnings are logged. Our own line about a request has its route.
"""

import logging
import sys
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor

from ..safety.traceback_location import traceback_location


def configure(stream: TextIO | None = None) -> None:
    """Call it once, when the server starts. Uvicorn needs `log_config=None`, or it configures its own logs."""
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        add_traceback_location,
    ]
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.addFilter(_is_ours_or_warning)
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
    root.setLevel(logging.WARNING)  # a line that nobody wants is not even made
    logging.getLogger("bottega").setLevel(logging.INFO)


def add_traceback_location(_: Any, __: str, line: EventDict) -> EventDict:
    """Replaces an exception by its type and location. Its message is left out: it may quote input."""
    error = line.pop("exc_info", None)
    if error is True or isinstance(error, tuple):
        error = sys.exc_info()[1] if error is True else error[1]
    if isinstance(error, BaseException):
        line["exception"] = traceback_location(error)
    return line


def _is_ours_or_warning(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.WARNING or record.name.startswith("bottega")
