"""`python -m bottega.server.schema` prints the OpenAPI document, from which the web client's types are made.

Nothing is started and no database is opened. Refusals, which look the same everywhere (`ProblemAnswer`), are not
repeated for each route: they are two thirds of the document.
"""

import json

from .app import create_app
from .settings import Settings


def main() -> None:
    document = create_app(Settings.read({}, database_url="sqlite:///:memory:")).openapi()
    for path in document["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            operation["responses"] = {status: answers[status] for status in answers if status.startswith("2")}
    print(json.dumps(document, indent=2))


if __name__ == "__main__":
    main()
