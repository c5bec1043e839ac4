"""Find out what the shipwright of `learned` should want: `data/learned.toml` of Galaxy Trucker is made by this.

    python tools/tune_shipwright.py --batches 40 --games 32 --seed 1 --checkpoint tuning.json

Every seat of every game builds by prices of its own, drawn around the best known ones. Ships are judged by what they
earn on simulated flights against each other, on the same courses: in one flight, luck would tell more than the ship.
The prices then move towards those of the better ships (a natural evolution strategy). Rounds are tuned one by one, half
of the games in turns and half in real time. It can be stopped and started again: every batch follows from the seed and
its number, so that the result is the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from copy import deepcopy
from datetime import UTC, datetime
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any

from cosmodrome.arena import Local
from cosmodrome.bots import next_seat
from cosmodrome.games import find
from cosmodrome.games.trucker.bots import truckers
from cosmodrome.games.trucker.bots.figures import WISHES, Style
from cosmodrome.games.trucker.bots.flights import Flight, courses, expected
from cosmodrome.games.trucker.bots.hull import Hull
from cosmodrome.games.trucker.components.tiles import DATA, read
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import CLOCK, Dice

SEATS = 4
SPREAD = 0.4
"""How far prices are drawn from the best known ones, as a logarithm."""
STRIDE = 5.0
"""How far they then move, by how much they go together with what ships earn."""
FLIGHTS = 24
"""So many judge a ship."""
STYLE = {"trust": 0, "judged": 1.0, "flights": 200, "peeks": False}
"""It builds by prices and by what the network says, looks at no cards, and flies by flights."""
BOARDS = {"1": ("I",), "2": ("II",), "3": ("III", "IIIa")}
"""The ships of a round; those that are alike are wished alike."""
PLACES = ("join", "exposed", "space", "growth", "crowd", "first_engine", "bow", "beam")
TEMPER = ("late", "picky", "treasure")
COUNTED = {
    "guard": [0.0, 0.0, 0.0],
    "flank": [0.0, 0.0, 0.0],
    "bow": [3.6, 5.0, 7.0],
    "beam": [0.5, 1.6, 5.0],
}
"""Large meteors are counted more closely than the shipwright of `trucker` does."""


def start() -> dict[str, Any]:
    """The tables from which tuning sets out."""
    tables = read("bot.toml")
    tables["places"] |= COUNTED
    return tables


def priced(tables: dict[str, Any], round_id: str, shifts: list[float]) -> dict[str, Any]:
    """The tables with every price of this round multiplied by the exponential of its shift."""
    changed = deepcopy(tables)
    level = int(round_id) - 1
    rest = iter(shifts)
    for name in PLACES:
        changed["places"][name][level] *= exp(next(rest))
    for name in TEMPER:
        changed["prices"][name][level] *= exp(next(rest))
    for wish in WISHES:
        stretch = exp(next(rest)), exp(next(rest))
        for board in BOARDS[round_id]:
            figures = tables["ship"][board][wish]
            changed["ship"][board][wish] = [figures[0] * stretch[0], figures[1] * stretch[1]]
    return changed


NUMBER = len(PLACES) + len(TEMPER) + 2 * len(WISHES)


def earnings(seed: str, round_id: str, building: str, styles: list[Style]) -> list[float]:
    """What the ships of these shipwrights are likely to earn against each other."""
    state = find("trucker").new(SEATS, seed, rounds=round_id, building=building)
    assert isinstance(state, TruckerState)
    state.journal = None
    dice = Dice(seed)
    seat = CLOCK
    while state.phase != "flight":
        seat = next_seat(state, seat)
        if seat == CLOCK:
            state.apply(seat, truckers.policy(state, seat, dice))
        else:
            state.apply(seat, truckers.answer(state, seat, styles[seat], 0, dice))
    state.seen = [0] * SEATS
    return [_judged(state, each, Dice(f"{seed} judge")) for each in range(SEATS)]


def _judged(state: TruckerState, seat: int, dice: Dice) -> float:
    flight = Flight(state.round, Hull(state.ships[seat], 0))
    flight.launch()
    return expected(flight, courses(state, seat, FLIGHTS, dice))


class Job:
    """One game: everything that its result follows from."""

    def __init__(self, round_id: str, best: list[float], seed: str, number: int) -> None:
        self.round_id = round_id
        self.best = best
        self.seed = f"{seed} {number}"
        self.building = ("turns", "real_time")[number % 2]


def play(job: Job) -> tuple[list[list[float]], list[float]]:
    """Of every seat: how its prices were drawn, and what its ship is likely to earn beyond the others'."""
    chance = Random(job.seed)
    tables = start()
    moves = [[chance.gauss(0.0, 1.0) for _ in range(NUMBER)] for _ in range(SEATS)]
    styles = [
        Style("tuned", {"trust": 0, "flights": 0}, priced(tables, job.round_id, _moved(job.best, move, SPREAD)))
        for move in moves
    ]
    earned = earnings(job.seed, job.round_id, job.building, styles)
    mean = sum(earned) / SEATS
    return moves, [each - mean for each in earned]


def batch(round_id: str, best: list[float], seed: str, games: int, backend: Local) -> list[float]:
    """The shifts after so many games more."""
    drawn: list[list[float]] = []
    scores: list[float] = []
    for moves, earned in backend.map(play, [Job(round_id, best, seed, number) for number in range(games)]):
        drawn += moves
        scores += earned
    scale = sqrt(sum(each * each for each in scores) / len(scores)) or 1.0
    slope = [
        sum(score * move[at] for score, move in zip(scores, drawn, strict=True)) / (scale * len(scores))
        for at in range(NUMBER)
    ]
    return _moved(best, slope, STRIDE * SPREAD)


def _moved(start: list[float], move: list[float], far: float) -> list[float]:
    return [each + far * step for each, step in zip(start, move, strict=True)]


def tune(settings: dict[str, Any], batches: int, checkpoint: Path, backend: Local) -> dict[str, list[float]]:
    """The shifts of every round after so many batches, those at the checkpoint included."""
    known: dict[str, Any] = {**settings, "shifts": {name: [[0.0] * NUMBER] for name in BOARDS}}
    if checkpoint.is_file():
        known = json.loads(checkpoint.read_text())
        if {name: known[name] for name in settings} != settings:
            sys.exit(f"{checkpoint} belongs to other settings: remove it, or name another")
    paths: dict[str, list[list[float]]] = known["shifts"]
    for number in range(min(len(path) for path in paths.values()) - 1, batches):
        for name, path in paths.items():
            seed = f"{settings['seed']} {name} {number}"
            path.append(batch(name, path[number], seed, settings["games"], backend))
        beside = checkpoint.with_suffix(".new")
        beside.write_text(json.dumps(known))
        beside.replace(checkpoint)
        print(f"batch {number + 1} of {batches}", file=sys.stderr, flush=True)
    return {name: settled(path[: batches + 1]) for name, path in paths.items()}


def settled(path: list[list[float]]) -> list[float]:
    """What the later half of a path has in common: single batches stray to all sides."""
    later = path[(len(path) + 1) // 2 :]
    return [sum(shifts) / len(later) for shifts in zip(*later, strict=True)]


def written(tables: dict[str, Any], about: str) -> str:
    """The tables as the file of data."""
    lines = ["# What the shipwright of `learned` wants, as bot.toml says it; found by", *about.splitlines()]
    lines += ["", "[style]", *[f"{name} = {json.dumps(figure)}" for name, figure in STYLE.items()]]
    for table in ("prices", "places"):
        names = TEMPER if table == "prices" else (*PLACES, "guard", "flank")
        lines += ["", f"[{table}]"]
        lines += [f"{name} = {[round(price, 4) for price in tables[table][name]]}" for name in names]
    for board, figures in tables["ship"].items():
        lines += ["", f"[ship.{board}]"]
        lines += [f"{wish} = {[round(figure, 3) for figure in figures[wish]]}" for wish in WISHES]
    return "\n".join([*lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--batches", type=int, default=40)
    parser.add_argument("--games", type=int, default=32, help="in a batch")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--checkpoint", type=Path, default=Path("tuning.json"))
    parser.add_argument("--out", type=Path, default=DATA / "learned.toml")
    args = parser.parse_args()
    settings = {"seed": args.seed, "games": args.games}
    found = tune(settings, args.batches, args.checkpoint, Local(args.workers))
    tables = start()
    for name, shifts in found.items():
        tables = priced(tables, name, shifts)
    command = f"python tools/tune_shipwright.py --batches {args.batches} --games {args.games} --seed {args.seed}"
    games = args.batches * args.games
    about = (
        f"# {command}\n# ({games} games of each round, flights of bot.toml's `trucker`; {datetime.now(UTC):%Y-%m-%d})."
    )
    args.out.write_text(written(tables, about))


if __name__ == "__main__":
    main()
