"""What all tables of a process share."""

from dataclasses import dataclass

from ..settings import Settings
from ..storage.log_writer import LogWriter
from ..storage.process_bus import ProcessBus
from ..storage.table_store import TableStore
from ..workers import Workers


@dataclass(frozen=True)
class TableServices:
    process: str  # the id of this process
    settings: Settings
    log_writer: LogWriter
    store: TableStore
    workers: Workers
    bus: ProcessBus
