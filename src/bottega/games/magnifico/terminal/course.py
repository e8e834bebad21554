"""The status line: round, phase, the order of turns, and the turn so far."""

from collections.abc import Iterable

from rich.text import Text

from ....terminal.board import View
from ....terminal.emblems import emblem
from ....terminal.translator import Translator
from ..components import MOVEMENTS, WARS
from ..state import ACTING, FIGHTING, MARCHING, PHASES

HOLDER = "♛"
ARMS = ("soldiers", "tanks", "airplanes")


def stage(view: View) -> str:
    """The phases as a player thinks of them."""
    phase = PHASES.index(view["phase"])
    if phase == ACTING or phase in MARCHING:
        return "turn"
    return "battle" if phase in FIGHTING else PHASES[phase]


def course(view: View, t: Translator) -> Iterable[Text]:
    line = Text(t("magnifico-round", number=view["round_number"]), "bold")
    line.append(f" · {t(f'magnifico-stage-{stage(view)}')}", "bold")
    line.append(f" · {t('magnifico-goal', points=view['goal'])} · {t('magnifico-order')}", "not bold")
    yield line.append_text(order(view, t))
    if view["phase"] == "reinforcing" and view["reinforced"]:
        yield Text(t("magnifico-reinforced", territories=lands(view["reinforced"], t)))
    if view["turn_of"] >= 0:
        yield turn(view, t)
    if PHASES.index(view["phase"]) in MARCHING:
        yield march(view, t)


def order(view: View, t: Translator) -> Text:
    """5.4: past turns are dim, an arrow marks the present one."""
    line, turning = Text(), stage(view) in ("turn", "battle", "founding")
    for step, seat in enumerate(view["figures"]["order"]):
        now = seat == (view["active"] if view["phase"] == "founding" else view["turn_of"])
        line.append(" ▶" if now else " ").append_text(emblem(seat, t, bold=now))
        if turning and not now and step < view["turns"]:
            line.append("✓", "dim")
    return line


def turn(view: View, t: Translator) -> Text:
    """5.4: how many limited actions are left."""
    line = Text("  ").append_text(emblem(view["turn_of"], t, bold=True))
    line.append(" " + t("magnifico-turn", wars=view["wars"], most=WARS))
    line.append(" · " + t("magnifico-movements", made=view["movements"], most=MOVEMENTS))
    if view["movement_block"] == "closed":
        line.append(f" ({t('magnifico-closed')})")
    for what in ("served_machine", "served_tower"):
        if view[what]:
            line.append(" · " + t(f"magnifico-{what}", territories=lands(view[what], t)), "dim")
    if view["new_castle"]:
        line.append(" · " + t("magnifico-new_castle", territories=lands([view["new_castle"]], t)), "dim")
    return line


def march(view: View, t: Translator) -> Text:
    """The march so far."""
    line = Text(f"  {t.name('verb', view['verb'])}: ", "bold")
    line.append(t.name("territory", view["origin"]), "not bold")
    if view["target"]:
        line.append(f" → {t.name('territory', view['target'])}", "not bold")
    counts = {arm: view[f"army_{arm}"] for arm in ARMS}
    if any(counts.values()):
        line.append(" · " + t("magnifico-army", **counts), "not bold")
    return line


def lands(names: Iterable[str], t: Translator) -> str:
    return ", ".join(t.name("territory", name) for name in names)
