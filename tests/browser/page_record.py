"""What happened in a page, for the report of a test that fails."""

import time
from collections import deque

from playwright.sync_api import Error, Page, Request

LINES = 40
TEXT = 1_500  # characters of the page

# Notices go after some seconds, and a press that begins and ends on different elements presses nothing. Both are
# written to the console, where the record finds them.
WATCH = """
new MutationObserver(changes => {
  for (const node of changes.flatMap(({addedNodes}) => [...addedNodes]))
    if (node.nodeType === Node.ELEMENT_NODE)
      for (const notice of node.matches('.notices p') ? [node] : node.querySelectorAll('.notices p'))
        console.debug(`notice: ${notice.textContent.trim()}`);
}).observe(document, {childList: true, subtree: true});
for (const kind of ['mousedown', 'mouseup', 'click'])
  addEventListener(kind, ({target}) => console.debug(`${kind}: ${target.cloneNode(false).outerHTML}`), true);
"""


class PageRecord:
    """The last requests, notices, presses and lines of the console, and the requests that are not answered yet."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._began = time.monotonic()
        self._lines: deque[str] = deque(maxlen=LINES)
        self._unanswered: dict[Request, float] = {}
        page.add_init_script(WATCH)
        page.on("console", lambda line: self._add(f"{line.type}: {line.text}"))
        page.on("pageerror", lambda error: self._add(f"page error: {error}"))
        page.on("framenavigated", lambda frame: self._add(f"at {frame.url}"))
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("requestfailed", self._failed)

    def text(self) -> str:
        waiting = [f"{_name(request)}, for {self._now - at:.1f} s" for request, at in self._unanswered.items()]
        parts = [f"{self._page.url} after {self._now:.1f} s", *self._lines]
        parts += [f"not answered: {request}" for request in waiting]
        return "\n".join([*parts, "on the page:", self._shown()])

    @property
    def _now(self) -> float:
        return time.monotonic() - self._began

    def _add(self, line: str) -> None:
        self._lines.append(f"{self._now:6.1f} s  {line}")

    def _asked(self, request: Request) -> None:
        self._unanswered[request] = self._now
        if request.method != "GET":
            self._add(_name(request))

    def _answered(self, request: Request) -> None:
        self._unanswered.pop(request, None)

    def _failed(self, request: Request) -> None:
        self._unanswered.pop(request, None)
        self._add(f"failed: {_name(request)}: {request.failure}")

    def _shown(self) -> str:
        try:
            return str(self._page.evaluate("document.body.innerText"))[:TEXT]
        except Error as error:  # closed, or it navigates
            return f"({error.message})"


def _name(request: Request) -> str:
    return f"{request.method} {request.url}"
