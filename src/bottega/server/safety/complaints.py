"""What is wrong with a request that does not fit its form: the field, and a sentence of ours.

Pydantic's own sentences quote the input now and then (the tag of a union, a character of a number), so only its
kinds of errors are used, and of their context only what the form itself says.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

PLACES = {"body", "path", "query", "header", "cookie"}
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,39}")
SENTENCES = {
    "missing": "is missing",
    "extra_forbidden": "is not known here",
    "string_too_short": "must have at least {min_length} characters",
    "string_too_long": "must have at most {max_length} characters",
    "string_pattern_mismatch": "has characters, or a length, that it may not have",
    "literal_error": "must be {expected}",
    "enum": "must be {expected}",
    "too_short": "must have at least {min_length} items",
    "too_long": "must have at most {max_length} items",
    "greater_than": "must be more than {gt}",
    "greater_than_equal": "must be at least {ge}",
    "less_than": "must be less than {lt}",
    "less_than_equal": "must be at most {le}",
    "string_type": "must be text",
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "bool_type": "must be true or false",
    "bool_parsing": "must be true or false",
    "list_type": "must be a list",
    "dict_type": "must be an object",
    "model_attributes_type": "must be a JSON object, sent as application/json",
    "json_invalid": "is not JSON",
    "value_error": "{error}",  # raised by our own validators, which quote nothing
}


def complaint(errors: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
    """The field that is wrong first, and the sentence about it.

    >>> complaint([{"type": "string_too_short", "loc": ("body", "name"), "ctx": {"min_length": 1}, "input": "secret"}])
    ('name', 'name: must have at least 1 characters')
    >>> complaint([{"type": "json_invalid", "loc": ("body", 17)}])
    ('body', 'body: is not JSON')
    """
    first = errors[0]
    field = _field(first["loc"])
    sentence = SENTENCES.get(first["type"], "is not as it must be").format_map(first.get("ctx", {}))
    return field, f"{field}: {sentence}"


def _field(path: Sequence[Any]) -> str:
    """The path to the field, without names so strange that they must be somebody's input."""
    named = [step for step in path if isinstance(step, str) and WORD.fullmatch(step)]
    inner = named[1:] if named and named[0] in PLACES else named
    return ".".join(inner) or (named or ["body"])[0]
