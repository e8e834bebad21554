"""Breaks the code at random places and lists what no test notices."""

import argparse
import json
import sys
from pathlib import Path

from .areas import Area, areas, chosen
from .explained import Explained
from .hunt import Verdict, all_mutants, choose, hunt
from .operators import Mutant

ROOT = Path(__file__).parents[2]
MEMORY = ROOT / ".mutants"  # for each area, what is known of its tests, and the survivors of the last run


def main() -> int:
    asked = _arguments()
    picked = chosen(ROOT, asked.area)
    if not picked:
        print(f"there is no area {asked.area!r}; there are {', '.join(area.name for area in areas(ROOT))}")
        return 2
    return max(_run(area, asked) for area in picked)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--area", default="", help="rules/<game>, heuristics/<game>, engine, server; all if left out")
    parser.add_argument("--file", default="", help="only files whose path holds this")
    parser.add_argument("--count", type=int, default=200, help="how many mutants of each area")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--again", action="store_true", help="only the survivors of the last run")
    return parser.parse_args()


def _run(area: Area, asked: argparse.Namespace) -> int:
    found = all_mutants(area, ROOT)
    explained = Explained.read(ROOT / area.explained)
    outdated = explained.outdated(found)
    for key in outdated:
        print(f"{area.explained} explains what is no longer there: {' | '.join(key)}")
    name = area.name.replace("/", "-")
    survived_before = MEMORY / f"{name}-survivors.json"
    if asked.again:
        keys = [tuple(key) for key in json.loads(survived_before.read_text())]
        picked = [mutant for mutant in found if mutant.key in keys]
    else:
        picked = choose([mutant for mutant in found if asked.file in mutant.file], asked.count, asked.seed)
    print(f"{area.name}: {len(picked)} of {len(found)} mutants, seed {asked.seed}", flush=True)
    told = 0

    def tell(what: Verdict | str) -> None:
        nonlocal told
        if isinstance(what, str):
            print(f"  {what}", flush=True)
            return
        told += 1
        print(f"  {told}/{len(picked)}  {_fate(what)}  {what.mutant}{f'   by {what.killer}' * bool(what.killer)}")
        sys.stdout.flush()

    verdicts = hunt(area, ROOT, picked, asked.jobs, MEMORY / f"{name}-tests.json", tell)
    survivors = [v.mutant for v in verdicts if not v.killer and not v.explained]
    survived_before.write_text(json.dumps([mutant.key for mutant in survivors], indent=1))
    _sum_up(area, verdicts, survivors)
    return int(bool(survivors or outdated or any(v.killer and v.explained for v in verdicts)))


def _fate(verdict: Verdict) -> str:
    if verdict.explained:
        return "explained, yet killed" if verdict.killer else "explained"
    return "killed" if verdict.killer else "SURVIVED"


def _sum_up(area: Area, verdicts: list[Verdict], survivors: list[Mutant]) -> None:
    fates = [_fate(verdict) for verdict in verdicts]
    counts = ", ".join(f"{fates.count(fate)} {fate}" for fate in ("killed", "explained") if fate in fates)
    print(f"{area.name}: {len(verdicts)} mutants, {counts}, {len(survivors)} survived")
    for mutant in survivors:
        print(f"  {mutant}")
    for verdict in verdicts:
        if _fate(verdict) == "explained, yet killed":
            print(f"  explained, yet killed by {verdict.killer}: {verdict.mutant}")


if __name__ == "__main__":
    sys.exit(main())
