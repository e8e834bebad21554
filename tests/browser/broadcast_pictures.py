"""Takes pictures of broadcasts, clips and embedded boards: `python -m tests.browser.broadcast_pictures [FOLDER]`.

In every language, in both lights and at three widths. Text that is cut off is listed.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import bottega
from bottega.engine.messages import LANGUAGES
from tests.browser.chromium import chromium
from tests.browser.conftest import FLAGS
from tests.browser.layout import cut_off
from tests.browser.playing import be_somebody, open_table
from tests.server.running import BOT, RunningServer

SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1920, "height": 1080},
    "desktop": {"width": 1280, "height": 800},
    "phone": {"width": 380, "height": 780},
    "small": {"width": 320, "height": 640},
}
LIGHTS = ("paper", "night")
ENOUGH = 8  # rows of chances
LONG = 240_000  # milliseconds


def watched(browser: Browser, server: RunningServer, slug: str) -> tuple[Page, str]:
    """A broadcast of a game among bots, with a turning point."""
    page = browser.new_context(base_url=server.address, reduced_motion="reduce", locale="en-GB").new_page()
    be_somebody(page, "Ginevra")
    level = {**BOT, "level": "novice"}
    players = max(bottega.game(slug).players)
    table = open_table(page, [level] * players, game=slug, public=True, broadcast="live")
    page.goto(f"/broadcast/{table}")
    page.get_by_role("link", name="Clip of the decisive turn").wait_for(timeout=LONG)
    return page, table


def take(folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        RunningServer(f"sqlite:///{data}/bottega.sqlite", BOT_PACE="0.2").start(Path(data) / "log") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=str(chromium()), args=FLAGS)
        for slug in games:
            page, table = watched(browser, server, slug)
            clip = page.get_by_role("link", name="Clip of the decisive turn").get_attribute("href") or ""
            pages = {"broadcast": f"/broadcast/{table}", "clip": clip, "embed": f"/embed/{table}"}
            for language in LANGUAGES if slug == games[0] else LANGUAGES[:1]:
                for light in LIGHTS if language == "en" else LIGHTS[:1]:
                    for width, size in SIZES.items():
                        for name, path in pages.items():
                            page.set_viewport_size(size)
                            page.goto("/about")
                            page.evaluate(
                                "([theme, language]) => Object.assign(localStorage, { theme, language })",
                                [light, language],
                            )
                            page.goto(f"{path}?language={language}")
                            page.locator("ul li .bar").first.wait_for(timeout=LONG)
                            page.wait_for_timeout(500)  # fonts
                            file = f"{name}-{slug}-{language}-{light}-{width}"
                            page.screenshot(path=folder / f"{file}.png", full_page=True)
                            for text in cut_off(page):
                                print(f"{file}: cut off: {text}")
            page.context.close()


if __name__ == "__main__":
    take(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"), sys.argv[2:] or list(bottega.GAMES))
