"""A game's own tests in the browser share the server and the browser of tests/browser."""

from tests.browser.conftest import browser, new_page, server, visited

__all__ = ["browser", "new_page", "server", "visited"]
