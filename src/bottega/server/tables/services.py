"""What all tables of a process share."""

from dataclasses import dataclass

from ..bot_pool import BotPool
from ..settings import Settings
from ..storage.holiday_store import HolidayStore
from ..storage.log_writer import LogWriter
from ..storage.process_bus import ProcessBus
from ..storage.relation_store import RelationStore
from ..storage.table_store import TableStore


@dataclass(frozen=True)
class TableServices:
    process: str  # the id of this process
    settings: Settings
    log_writer: LogWriter
    store: TableStore
    bots: BotPool
    bus: ProcessBus
    holidays: HolidayStore
    relations: RelationStore
