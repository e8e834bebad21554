"""The database behind a server, read from outside."""

from typing import Any

from ..server.settings import Settings
from ..server.storage.database import connect
from ..server.storage.lease_store import LeaseStore
from ..server.storage.table_store import TableStore
from ..server.tables import projection
from ..server.tables.game_table import GameTable, Viewer


class Database:
    """What the server has stored."""

    def __init__(self, url: str) -> None:
        self._engine = connect(Settings.read({}, database_url=url).database_url)
        self.store, self.leases = TableStore(self._engine), LeaseStore(self._engine)

    def close(self) -> None:
        self._engine.dispose()

    def seed(self, table: str) -> str:
        row = self.store.row(table)
        assert row is not None
        return str(row["seed"])

    def load(self, table: str) -> GameTable:
        """The table as its log says."""
        return GameTable.from_log(table, self.seed(table), self.store.log(table))

    def length(self, table: str) -> int:
        """The number of entries in a table's log."""
        return len(self.store.log(table))

    def states(self, table: str, viewers: list[Viewer]) -> dict[Viewer, dict[int, dict[str, Any]]]:
        """The state of a table for each viewer, by the viewer's own numbers.

        If the log grows and a viewer's number does not, because of another seat's sealed choice, the state must stay
        the same.
        """
        found: dict[Viewer, dict[int, dict[str, Any]]] = {viewer: {} for viewer in viewers}
        again = GameTable(table, self.seed(table))
        for entry in self.store.log(table):
            again.apply(entry)
            states = projection.ViewerStates(again, viewers)
            for viewer in viewers:
                state = projection.to_json_data(states.of(viewer))
                assert found[viewer].setdefault(again.last_number(viewer), state) == state, "a sealed choice shows"
        return found
