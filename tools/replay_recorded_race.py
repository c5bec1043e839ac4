"""Replay games of Race for the Galaxy recorded from an independent engine, and compare everything with ours.

    python tools/replay_recorded_race.py FILE.jsonl.gz [--json]

Every decision of a recorded game says what was legal and what was chosen: our legal answers must be the same ones, and
ours is then made to choose the same. Cards come in the recorded order. After every phase the whole state is compared,
at the end the scores. `tools/recorded_race` does it, and says where the two engines differ.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Replay recorded games of Race for the Galaxy.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))  # a script sees only its own folder
    from tools.recorded_race.replaying import compare

    try:
        result = compare(arguments.file)
    except (OSError, EOFError, ValueError) as problem:
        parser.error(f"{arguments.file}: {problem}")
    if arguments.json:
        print(json.dumps(result))
    else:
        print(f"{result['identical']} of {result['games']} games are identical")
        for difference in result["differences"]:
            where = f"game {difference['game']}, round {difference['round']}, {difference['stage']}"
            print(f"{where}: {difference['what']}")
    return 0 if not result["differences"] else 1


if __name__ == "__main__":
    sys.exit(main())
