"""Watches what moves in a page with motion on."""

from collections.abc import Collection

from playwright.sync_api import Page

# In every frame: where everything on the board is that is being animated. What has moved over the page is kept.
WATCH = """
window.travelled = [];
const began = new Map();
function look() {
  for (const animation of document.getAnimations()) {
    const node = animation.effect?.target;
    if (!node?.closest?.('.board')) continue;
    const {x, y} = node.getBoundingClientRect();
    if (!began.has(animation)) began.set(animation, {x, y});
    const way = began.get(animation);
    if (way.kept || Math.hypot(x - way.x, y - way.y) < 4) continue;
    way.kept = true;
    window.travelled.push({node, duration: animation.effect.getComputedTiming().duration});
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);
"""


def watch(page: Page) -> None:
    page.add_init_script(WATCH)


def have_travelled(page: Page, selectors: Collection[str]) -> list[str]:
    """Which of these have moved over the page."""
    found: list[str] = page.evaluate(
        "all => all.filter(s => travelled.some(({node}) => node.matches(`:is(${s})`)))", list(selectors)
    )
    return found


def durations(page: Page) -> list[float]:
    """How long each was on its way, in milliseconds."""
    found: list[float] = page.evaluate("travelled.map(({duration}) => duration)")
    return found
