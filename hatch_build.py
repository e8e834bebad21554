"""Refuses to build a package without the web client and the documentation site, which are built before.

Only `make client` and `make docs` need Node; a source package has what they build.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SERVER = Path("src/bottega/server")
BUILT = {
    SERVER / "static/index.html": "The web client is not built. Run `make client` (it needs Node), then build again.",
    SERVER
    / "docs_site/index.html": "The documentation is not built. Run `make docs` (it needs Node), then build again.",
}


class BuiltFilesHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for file, message in BUILT.items():
            if version != "editable" and not (Path(self.root) / file).is_file():
                self.app.abort(message)
