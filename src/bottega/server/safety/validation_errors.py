"""Describes validation errors: the field, and what is wrong with it, without quoting the input.

Pydantic's own messages sometimes quote the input (the tag of a union, a character of a number). Therefore only the
types of its errors are used here, and the limits that the model itself declares.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

SOURCES = {"body", "path", "query", "header", "cookie"}
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,39}")
MESSAGES = {
    "missing": "is missing",
    "extra_forbidden": "is not a known field",
    "string_too_short": "must have at least {min_length} characters",
    "string_too_long": "must have at most {max_length} characters",
    "string_pattern_mismatch": "has a character or a length that is not allowed",
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
    "value_error": "{error}",  # of our own validators, which quote nothing
}


def describe_first_error(errors: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
    """The first invalid field, and a message about it.

    >>> describe_first_error([{"type": "string_too_short", "loc": ("body", "name"), "ctx": {"min_length": 1}}])
    ('name', 'name: must have at least 1 characters')
    >>> describe_first_error([{"type": "json_invalid", "loc": ("body", 17)}])
    ('body', 'body: is not JSON')
    """
    first = errors[0]
    field = _field(first["loc"])
    message = MESSAGES.get(first["type"], "is not valid").format_map(first.get("ctx", {}))
    return field, f"{field}: {message}"


def _field(path: Sequence[Any]) -> str:
    """The path to the field. Names that cannot be fields of ours are left out: they are input."""
    named = [step for step in path if isinstance(step, str) and WORD.fullmatch(step)]
    inner = named[1:] if named and named[0] in SOURCES else named
    return ".".join(inner) or (named or ["body"])[0]
