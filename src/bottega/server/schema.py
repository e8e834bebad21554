"""`python -m bottega.server.schema` prints the document from which the web client's types are generated.

`protocol` is the OpenAPI document of the server. `games` has one document for each game, with the schemas of its views,
facts, choices, events and prompts. Nothing is started and no database is opened. Error responses are left out: they are
the same for all routes (`ProblemAnswer`) and would be two thirds of the document.
"""

import json
from typing import Any

import bottega

from ..engine.schema import schemas
from .app import create_app
from .settings import Settings


def protocol() -> dict[str, Any]:
    document = create_app(Settings.read({}, database_url="sqlite:///:memory:")).openapi()
    for path in document["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            operation["responses"] = {status: responses[status] for status in responses if status.startswith("2")}
    return document


def game(slug: str) -> dict[str, Any]:
    info = {"title": slug, "version": str(bottega.game(slug).version)}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas(bottega.game(slug))}}


def main() -> None:
    print(json.dumps({"protocol": protocol(), "games": {slug: game(slug) for slug in bottega.GAMES}}, indent=2))


if __name__ == "__main__":
    main()
