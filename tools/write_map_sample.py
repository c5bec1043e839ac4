"""Write the map of High Frontier as the client gets it, for the page that shows it by itself (web/dev/map.html).

.venv/bin/python tools/write_map_sample.py
"""

from __future__ import annotations

import json
from pathlib import Path

from cosmodrome.games.frontier.components.solar_system import PROFILES, solar_system
from cosmodrome.games.frontier.shown.solar_map import map_reference

FILE = Path(__file__).resolve().parent.parent / "web" / "dev" / "map.json"

if __name__ == "__main__":
    FILE.write_text(json.dumps(map_reference(solar_system(PROFILES[0]))), encoding="utf-8")
    print(f"written: {FILE}")
