"""Waiting for what a promise of the page resolves to. `Page.wait_for_function` takes the promise itself for true."""

import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = 60.0  # seconds; test machines are busy
PAUSE = 50  # milliseconds


def wait_until(page: Page, promised: str, arg: Any = None) -> None:
    """Evaluates a function of the page until its promise resolves to something true."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(promised, arg):
        assert time.monotonic() < deadline, promised
        page.wait_for_timeout(PAUSE)
