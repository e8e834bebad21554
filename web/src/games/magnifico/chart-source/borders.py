"""Writes borders.json, what the chart must show, from the game's list of territories.

Run: `python borders.py magnifico_map.json`.
"""

import json
import sys
from pathlib import Path

game = json.loads(Path(sys.argv[1]).read_text())
territories = game["territories"]
borders = {
    "generated": "by chart-source/borders.py from the game's list of territories",
    "areas": [t["id"] for t in territories],
    "land": sorted({tuple(sorted((t["id"], other))) for t in territories for other in t["land"]}),
    "crossings": [[strait["a"], strait["b"]] for strait in game["straits"]],
    "seas": {sea["id"]: [t["id"] for t in territories if sea["id"] in t["seas"]] for sea in game["seas"]},
    "closed": {closed["id"]: sorted(closed["touches"]) for closed in game["impassable"]},
}
(Path(__file__).parent / "borders.json").write_text(json.dumps(borders, indent=2) + "\n")
