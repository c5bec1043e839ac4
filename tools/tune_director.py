"""Find out which figures of the director of High Frontier (`data/bot.toml`) are better high or low.

    python tools/tune_director.py --games 200 --seed 1 --checkpoint tuning.jsonl

Every seat of every game draws for each figure whether it takes it high or low, all of them at once: so each game tells
something of all figures. Told is how many points more than the others those had who took it high, against who took it
low, with the standard error; games are few and luck is large, so what is within two of these may be nothing. It can be
stopped and started again: every game follows from the seed and its number, and those at the checkpoint are not played
anew. Whoever sets a figure by this measures afterwards what all of them bring together (`tools/measure_bot.py`).
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from cosmodrome.arena import Local
from cosmodrome.bots import next_seat
from cosmodrome.games import find
from cosmodrome.games.frontier.bots.director import DirectorBot
from cosmodrome.games.frontier.bots.figures import DIRECTOR, Figures, changed
from cosmodrome.kernel import CLOCK, Position

SEATS = 3

LEVELS: dict[str, dict[str, dict[str, tuple[float, float]]]] = {
    "point": {"habits": {"point": (2.5, 5.0)}},
    "first": {"habits": {"first": (1.0, 7.0)}},
    "turn": {"habits": {"turn": (1.0, 2.6)}},
    "least_chance": {"habits": {"least_chance": (0.28, 0.48)}},
    "least_score": {"habits": {"least_score": (-6.0, 2.0)}},
    "sure": {"habits": {"sure": (0.6, 0.85)}},
    "desperate": {"habits": {"desperate": (10.0, 18.0)}},
    "saving": {"habits": {"saving": (2.0, 3.2)}},
    "insured": {"habits": {"insured": (2.5, 6.0)}},
    "digging": {"habits": {"digging": (2.0, 5.0)}},
    "patience": {"habits": {"patience": (14.0, 24.0)}},
    "hopeless": {"habits": {"hopeless": (3.0, 9.0)}},
    "missed": {"habits": {"missed": (0.2, 0.6)}},
    "stuck": {"habits": {"stuck": (1.5, 3.0)}},
    "designs": {"habits": {"designs": (2.0, 5.0), "ways": (12.0, 24.0)}},
    "long": {"habits": {"longest": (5.0, 6.0), "longest_quick": (4.0, 5.0)}},
    "lack": {"design": {"robonaut": (26.0, 46.0), "refinery": (26.0, 46.0)}},
    "support": {"design": {"support": (12.0, 24.0)}},
    "radiator": {"design": {"radiator": (8.0, 16.0)}},
    "soft": {"design": {"soft": (1.0, 3.0)}},
    "slow": {"design": {"slow": (1.0, 2.2)}},
    "thrust": {"design": {"thrust": (3.0, 5.0)}},
    "dry": {"design": {"dry": (3.0, 7.5)}},
    "poor": {"design": {"poor": (8.0, 18.0)}},
    "rich": {"design": {"rich": (30.0, 60.0)}},
    "lavish": {"design": {"lavish": (0.25, 0.5)}},
    "junk": {"market": {"junk": (0.5, 0.95)}},
    "dig": {"market": {"dig": (1.0, 3.5)}},
    "share": {"market": {"share": (0.65, 1.0)}},
    "shipping": {"market": {"shipping": (2.0, 4.5)}},
}
"""By what is tried: the figures that go together, low and high."""


def figures(high: list[bool]) -> Figures:
    """The director's figures with each of those that are tried low or high."""
    tried: Figures = {}
    for taken, tables in zip(high, LEVELS.values(), strict=True):
        for table, fields in tables.items():
            tried.setdefault(table, {}).update({name: levels[taken] for name, levels in fields.items()})
    return changed(DIRECTOR, tried)


class Job:
    """One game: everything that its result follows from."""

    def __init__(self, seed: str, number: int, options: dict[str, Any]) -> None:
        self.seed = f"{seed} game {number}"
        self.options = options


def play(job: Job) -> list[tuple[list[bool], float]]:
    """Of every seat: what it took high, and how many points more than the others it had in the end."""
    chance = Random(job.seed)
    drawn = [[chance.random() < 0.5 for _ in LEVELS] for _ in range(SEATS)]
    state = find("frontier").new(SEATS, job.seed, **job.options)
    state.journal = None
    bots = [DirectorBot(f"{job.seed} bot {seat}", figures(high)) for seat, high in enumerate(drawn)]
    positions = [Position(state, seat) for seat in range(SEATS)]
    seat = CLOCK
    while not state.over:
        seat = next_seat(state, seat)
        state.apply(seat, bots[seat].act(positions[seat]))
    points = state.scores
    others = [(sum(points) - own) / (SEATS - 1) for own in points]
    return [(high, own - other) for high, own, other in zip(drawn, points, others, strict=True)]


def told(rows: list[tuple[list[bool], float]]) -> list[str]:
    """What every figure brings, the clearest first."""
    found: list[tuple[float, str]] = []
    for place, name in enumerate(LEVELS):
        sides = [[lead for high, lead in rows if high[place] == side] for side in (False, True)]
        if min(len(side) for side in sides) < 2:
            continue
        means = [sum(side) / len(side) for side in sides]
        spread = [
            sum((lead - mean) ** 2 for lead in side) / (len(side) - 1) / len(side)
            for side, mean in zip(sides, means, strict=True)
        ]
        gain, error = means[1] - means[0], sqrt(sum(spread)) or 1.0
        found.append((-abs(gain) / error, f"{name:14} {gain:+6.2f} points if high, standard error {error:.2f}"))
    return [line for _, line in sorted(found)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--years", type=int, default=48)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--checkpoint", type=Path, default=Path("tuning.jsonl"))
    args = parser.parse_args()
    settings = {"seed": args.seed, "years": args.years, "tried": list(LEVELS)}
    if not args.checkpoint.is_file():
        args.checkpoint.write_text(json.dumps(settings) + "\n")
    known, *games = [json.loads(line) for line in args.checkpoint.read_text().splitlines()]
    if known != settings:
        sys.exit(f"{args.checkpoint} belongs to other settings: remove it, or name another")
    jobs = [Job(args.seed, number, {"years": args.years}) for number in range(len(games), args.games)]
    with args.checkpoint.open("a") as kept:
        for rows in Local(args.workers).map(play, jobs):
            games.append(rows)
            print(json.dumps(rows), file=kept, flush=True)
            print(f"game {len(games)} of {args.games}", file=sys.stderr, flush=True)
    print(*told([(high, lead) for rows in games[: args.games] for high, lead in rows]), sep="\n")


if __name__ == "__main__":
    main()
