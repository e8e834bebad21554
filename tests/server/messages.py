"""Hypothesis strategies for the messages of the socket, made from the protocol's own models, and mutations of them."""

import json
from typing import Any

from hypothesis import strategies as st
from pydantic import TypeAdapter

from bottega.server.protocol import FROM_CLIENT

Json = Any
DEEP: Json = []
for _ in range(200):
    DEEP = [DEEP]
# Values that no field wants, or that are at the edge of what it wants.
JUNK: st.SearchStrategy[Json] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from((-1, 2**31, 2**53, 2**63, 10**40, 0.5, float("nan"), float("inf"), -0.0)),
    st.text(max_size=30),
    st.sampled_from(("", "\0", "\ud800", "\u202e", "a" * 600, "0", "-1", "1e9", "null", "{}", "💥", "<b>", "%00", "'")),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
    st.just(DEEP),
)


def from_schema(schema: dict[str, Any], definitions: dict[str, Any]) -> st.SearchStrategy[Json]:
    """Values that a JSON Schema of pydantic accepts."""
    if "$ref" in schema:
        return from_schema(definitions[schema["$ref"].rpartition("/")[2]], definitions)
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return st.one_of([from_schema(one, definitions) for one in schema[several]])
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    return _of_type(schema, definitions)


def _of_type(schema: dict[str, Any], definitions: dict[str, Any]) -> st.SearchStrategy[Json]:
    match schema["type"]:
        case "null":
            return st.none()
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "string":
            least, most = schema.get("minLength", 0), schema.get("maxLength", 50)
            if "pattern" in schema:
                return st.from_regex(schema["pattern"], fullmatch=True).filter(lambda text: least <= len(text) <= most)
            return st.text(min_size=least, max_size=most)
        case "array":
            return st.lists(from_schema(schema["items"], definitions), max_size=schema.get("maxItems", 5))
        case "object":
            fields = {name: from_schema(one, definitions) for name, one in schema["properties"].items()}
            needed = {name: fields.pop(name) for name in [*schema.get("required", []), "type"] if name in fields}
            return st.fixed_dictionaries(needed, optional=fields)
    raise NotImplementedError(schema)


@st.composite
def mutated(draw: st.DrawFn, valid: st.SearchStrategy[Json], types: list[str]) -> str:
    """A message with a mistake, as text."""
    message = dict(draw(valid))
    for _ in range(draw(st.integers(1, 3))):
        match draw(st.integers(0, 5)):
            case 0:
                message.pop(draw(st.sampled_from(sorted(message) or ["type"])), None)
            case 1:
                message[draw(st.sampled_from(sorted(message) or ["type"]))] = draw(JUNK)
            case 2:
                message[draw(st.text(max_size=10))] = draw(JUNK)
            case 3:
                message = {**message, **draw(valid)}
            case _:
                message["type"] = draw(st.one_of(JUNK, st.sampled_from(types)))
    text = json.dumps(message)
    if draw(st.integers(0, 9)) == 0:
        start = draw(st.integers(0, len(text)))
        text = text[:start] + draw(st.text(max_size=5)) + text[start + draw(st.integers(0, 5)) :]
    return text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")


def messages(protocol: TypeAdapter[Any] = FROM_CLIENT) -> st.SearchStrategy[str]:
    """Texts to send: valid messages, mutated ones, and anything."""
    schema = protocol.json_schema()
    valid = from_schema({"oneOf": schema["oneOf"]}, schema["$defs"])
    wrong = mutated(valid, sorted(schema["discriminator"]["mapping"]))
    return st.one_of(valid.map(json.dumps), valid.map(json.dumps), wrong, wrong, st.text(max_size=200))
