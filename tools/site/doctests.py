"""Examples in docstrings become blocks of code. Markdown would take them for quotations."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


def with_blocks(text: str) -> str:
    """A docstring with a fence around each of its examples.

    >>> with_blocks("Adds.\\n\\n>>> 1 + 1\\n2")
    'Adds.\\n\\n```python\\n>>> 1 + 1\\n2\\n```'
    """
    return EXAMPLE.sub(lambda example: f"```python\n{example[0]}\n```", text)


class Doctests(griffe.Extension):
    """An extension of Griffe, which reads the docstrings for mkdocstrings."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring:
            obj.docstring.value = with_blocks(obj.docstring.value)
