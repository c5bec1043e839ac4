"""Lay the map of High Frontier out anew, into data/map_layout.json of the game.

    .venv/bin/python tools/lay_out_map.py

The start is the digitised drawing of map.json, mirrored and bent into rings; from there every place looks for a better
one, until nothing lies over anything. The result depends on the map, the names in both languages and the seed alone.
It takes some minutes. After a small change of the map `--move SPACE...` leaves all but these spaces where they are.
`--check` writes nothing and says what is wrong with the layout that is there.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.map_layout.checking import faults
from tools.map_layout.drawing import Drawing
from tools.map_layout.rings import ELLIPSES, EXTENTS
from tools.map_layout.solving import Solver

from cosmodrome.games.frontier.components.solar_system import PROFILES, solar_system
from cosmodrome.games.frontier.shown.layout import DATA, SIDES, layout

SEED = 1
SWEEPS = 160
ABOUT = [
    "Where the map of the game is drawn: across and down from the Sun; a layout of our own.",
    "Made by tools/lay_out_map.py from map.json (the topology and a start) and the names in both languages.",
    "spaces: places; labels: the side on which a name stands; bends: what a link goes through;",
    "rings: the outer edge of each zone (centre, half width, half height); bodies: place and radius of a disc.",
]


def solved(seed: int, sweeps: int) -> Solver:
    """Far moves first, then ever smaller ones; labels join in when the rough places are found."""
    solver = Solver(Drawing(solar_system(PROFILES[0])), seed)
    for sweep in range(sweeps):
        done = sweep / sweeps
        solver.wide = max(150, 240 * (1 - done))
        solver.strict = 14 if done < 0.7 else 40
        if done >= 0.25 and sweep % 4 == 0:
            solver.relabel()
        solver.sweep(80 * 0.02**done)
        if sweep % 8 == 0:
            print(f"{sweep} of {sweeps}: {solver.crossings()} crossings, {solver.strays()} strayed", flush=True)
    solver.relabel()
    return solver


def mended(ids: list[str], seed: int, sweeps: int) -> Solver:
    """The layout that is there, in which these spaces look for other places."""
    system = solar_system(PROFILES[0])
    solver = Solver(Drawing(system), seed)
    solver.settle(layout(system), [system.find(id) for id in ids])
    solver.strict = 40
    for sweep in range(sweeps):
        solver.sweep(200 * 0.02 ** (sweep / sweeps))
    return solver


def written(solver: Solver) -> str:
    """The layout as a data file, one line for each thing."""
    drawing = solver.drawing
    places = [[round(float(each)) for each in place] for place in solver.places]
    spaces = drawing.system.spaces
    bends = {
        str(link.id): [places[at] for at in chain[1:-1]]
        for link, chain in zip(drawing.system.links, drawing.chains, strict=True)
        if len(chain) > 2
    }
    rings = {name: [round(float(each)) for each in edge] for name, edge in zip(EXTENTS, ELLIPSES, strict=True)}
    sun = rings.pop("sun")[1]
    tables: dict[str, dict[str, object]] = {
        "rings": dict(rings),
        "bodies": {name: [*places[disc], round(drawing.radii[disc])] for name, disc, _ in drawing.discs},
        "spaces": {space.id: places[space.number] for space in spaces},
        "labels": {spaces[at].id: SIDES[side] for at, side in drawing.sides.items()},
        "bends": dict(bends),
    }
    parts = [f'"about": {json.dumps(ABOUT, indent=1)}', f'"sun": {sun}']
    for name, table in tables.items():
        lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in table.items())
        parts.append(f'"{name}": {{\n{lines}\n}}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Lay the map of High Frontier out anew.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 when the layout has a fault")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--sweeps", type=int, default=SWEEPS)
    parser.add_argument("--move", nargs="+", metavar="SPACE", help="move only these spaces of the layout that is there")
    given = parser.parse_args()
    if not given.check:
        solver = mended(given.move, given.seed, given.sweeps) if given.move else solved(given.seed, given.sweeps)
        DATA.write_text(written(solver), encoding="utf-8")
    system = solar_system(PROFILES[0])
    found = faults(system, layout(system))
    for fault in found:
        print(fault)
    print(f"{len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
