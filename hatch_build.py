"""Refuses to build a package without the web client. Only `make client` needs Node; a source package has the client."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/bottega/server/static/index.html")


class ClientHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            self.app.abort("The web client is not built. Run `make client` (it needs Node), then build again.")
