"""The reference of the HTTP API and of the socket, from the server's OpenAPI document."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bottega.server.app import create_app
from bottega.server.settings import Settings

Schema = Mapping[str, Any]
HTTP, SOCKET, OBJECTS = "http.md", "socket.md", "objects.md"
PREFIX = "#/components/schemas/"
LIMITS = (
    ("minLength", "at least {} characters"),
    ("maxLength", "at most {} characters"),
    ("minItems", "at least {} items"),
    ("maxItems", "at most {} items"),
    ("minimum", "at least {}"),
    ("maximum", "at most {}"),
    ("exclusiveMinimum", "more than {}"),
    ("exclusiveMaximum", "less than {}"),
    ("pattern", "`{}`"),
)
ACCESS = {"cookie": "the cookie of a session", "token": "a token"}


class HttpReference:
    """The pages `http.md`, `socket.md` and `objects.md`."""

    def __init__(self) -> None:
        self._document = create_app(Settings.read({}, database_url="sqlite:///:memory:")).openapi()
        self._schemas: dict[str, Schema] = self._document["components"]["schemas"]
        self._messages = {name: self._members(name) for name in ("SocketMessage", "StreamLine")}
        self._pages = {name: SOCKET for members in self._messages.values() for name in members}

    def pages(self) -> dict[str, str]:
        return {HTTP: self._http(), SOCKET: self._socket(), OBJECTS: self._objects()}

    def _members(self, union: str) -> list[str]:
        return [member["$ref"].removeprefix(PREFIX) for member in self._schemas[union]["oneOf"]]

    def _http(self) -> str:
        parts = [
            "# HTTP reference",
            "Every route of the server, generated from its OpenAPI document. A running server has the document itself "
            "at `/api/openapi.json`. [The server](../server.md#the-protocol) explains how the parts work together, and "
            "`bottega.client` is a [Python client](api/client.md).",
            "Bodies and answers are JSON. A refused request is answered with a status of 400 or more and a "
            f"{self._link('ProblemAnswer', HTTP)}. A token goes into the header `Authorization: Bearer`.",
        ]
        tags: dict[str, list[str]] = {}
        for path, operations in self._document["paths"].items():
            for method, operation in operations.items():
                section = "\n\n".join(self._operation(method.upper(), path, operation))
                tags.setdefault(operation["tags"][0], []).append(section)
        for tag, sections in tags.items():
            parts += [f"## {tag.capitalize()}", *sections]
        return "\n\n".join(parts)

    def _operation(self, method: str, path: str, operation: Schema) -> Iterator[str]:
        yield f"### `{method} {path}` {{: #{operation['operationId']} }}"
        if operation.get("description"):
            yield " ".join(operation["description"].split())
        access = [ACCESS[name] for wanted in operation.get("security", []) for name in wanted]
        if access:
            yield f"Needs {' or '.join(access)}."
        if operation.get("parameters"):
            rows = [
                (f"`{p['name']}`", p["in"], self._type(p["schema"], HTTP), "yes" if p.get("required") else "")
                for p in operation["parameters"]
                if p["in"] in ("path", "query")
            ]
            yield _table(("parameter", "in", "type", "required"), rows)
        facts = []
        body = operation.get("requestBody", {}).get("content", {}).get("application/json")
        if body:
            facts.append(f"- Body: {self._type(body['schema'], HTTP)}")
        for status, answer in operation["responses"].items():
            if status.startswith("2"):
                facts.append(f"- Answer {status}: {self._answer(answer)}")
        refused = [status for status in operation["responses"] if status.isdigit() and not status.startswith("2")]
        if refused:
            facts.append(f"- Refused with: {', '.join(refused)}")
        yield "\n".join(facts)

    def _answer(self, answer: Schema) -> str:
        types = [
            self._type(content["schema"], HTTP) + ("" if media == "application/json" else f" (`{media}`)")
            for media, content in answer.get("content", {}).items()
            if content.get("schema")
        ]
        return " or ".join(types) or "nothing"

    def _socket(self) -> str:
        parts = [
            "# Socket reference",
            "`WS /api/tables/{id}/socket` carries text messages with one JSON object each. `GET "
            "/api/tables/{id}/stream` sends the same objects as the server's side of a socket, one per line. "
            "[The protocol](../server.md#the-protocol) explains when each is sent.",
        ]
        for union, title in (("SocketMessage", "From the client"), ("StreamLine", "From the server")):
            parts.append(f"## {title}")
            for name in self._messages[union]:
                parts += self._object(name, SOCKET)
        return "\n\n".join(parts)

    def _objects(self) -> str:
        parts = ["# Objects", "The objects in the bodies and answers of the [HTTP API](http.md) and in the messages of "
                 "the [socket](socket.md)."]  # fmt: skip
        for name in sorted(self._schemas):
            if name not in self._pages and name not in self._messages:
                parts += self._object(name, OBJECTS)
        return "\n\n".join(parts)

    def _object(self, name: str, page: str) -> Iterator[str]:
        schema = self._schemas[name]
        depth = "##" if page == OBJECTS else "###"
        yield f"{depth} {name} {{: #{name} }}"
        if schema.get("description"):
            yield schema["description"]
        required = schema.get("required", ())
        rows = [
            (
                f"`{field}`",
                self._type(described, page),
                "yes" if field in required else _default(described),
                _limits(described),
            )
            for field, described in schema.get("properties", {}).items()
        ]
        if rows:
            yield _table(("field", "type", "required or default", "limits"), rows)

    def _type(self, schema: Schema, page: str) -> str:
        """A type in words."""
        if "$ref" in schema:
            return self._link(schema["$ref"].removeprefix(PREFIX), page)
        if "const" in schema:
            return _value(schema["const"])
        if "enum" in schema:
            return " or ".join(_value(value) for value in schema["enum"])
        for several in ("anyOf", "oneOf", "allOf"):
            if several in schema:
                return " or ".join(dict.fromkeys(self._type(one, page) for one in schema[several]))
        kind = schema.get("type")
        if kind == "array":
            if "prefixItems" in schema:
                return f"a list of {', '.join(self._type(item, page) for item in schema['prefixItems'])}"
            return f"a list of {self._type(schema.get('items', {}), page)}"
        if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
            return f"an object with values {self._type(schema['additionalProperties'], page)}"
        if isinstance(kind, str):
            form = f" ({schema['format']})" if "format" in schema else ""
            return {"null": "null", "object": "an object"}.get(kind, kind) + form
        return "anything"

    def _link(self, name: str, page: str) -> str:
        if name in self._messages:
            return f"[{name}]({SOCKET})"
        home = self._pages.get(name, OBJECTS)
        return f"[{name}]({'' if home == page else home}#{name})"


def _value(value: object) -> str:
    return f'`"{value}"`' if isinstance(value, str) else f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _default(schema: Schema) -> str:
    if "default" not in schema:
        return ""
    return "null" if schema["default"] is None else _value(schema["default"])


def _limits(schema: Schema) -> str:
    parts = [schema, *schema.get("anyOf", ())]
    return ", ".join(words.format(part[key]) for part in parts for key, words in LIMITS if key in part)


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table, without the columns in which nothing is written."""
    kept = [i for i in range(len(heads)) if any(row[i] for row in rows)]
    lines = [
        [heads[i] for i in kept],
        ["---"] * len(kept),
        *([row[i].replace("|", "\\|") for i in kept] for row in rows),
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
