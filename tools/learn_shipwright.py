"""Let a network learn what ships of Galaxy Trucker come to: `data/learned.json` is made by this.

    pip install "cosmodrome[learn]"
    python tools/learn_shipwright.py --games 2500 --generations 2 --seed 1 --course COURSE --workers 2

All seats build by prices drawn around those of `data/learned.toml`, half of the games in turns and half in real time;
from the second generation on, three of four ask the network of the one before as well. Ships are seen now and then
as they grow, and at the end. What each earns on simulated flights against the other three is what the network learns
to tell from its figures. One game of ten is left out of the fit, to tell how well it does.

Games are kept in the folder COURSE as they are played: broken off, the same command goes on from there, and comes to
the same networks.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy
import torch
from numpy.typing import NDArray
from torch import nn
from tune_shipwright import NUMBER, SEATS, priced

from cosmodrome.arena import Local
from cosmodrome.bots import next_seat
from cosmodrome.games import find
from cosmodrome.games.trucker.bots import truckers
from cosmodrome.games.trucker.bots.appraisal import appraised
from cosmodrome.games.trucker.bots.figures import FIGURES, LEARNED, Style
from cosmodrome.games.trucker.bots.flights import courses, expected
from cosmodrome.games.trucker.bots.judge import LAYERS, Judge
from cosmodrome.games.trucker.bots.promises import time_left
from cosmodrome.games.trucker.bots.shipwright import maiden
from cosmodrome.games.trucker.bots.yard import Yard
from cosmodrome.games.trucker.components.tiles import DATA, read
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import CLOCK, Dice

SPREAD = 0.33
"""How far prices are drawn from those of `learned`, as a logarithm."""
SEEN = 0.3
"""Before so many of its choices a ship is seen."""
ASKS = 0.75
"""So many shipwrights ask the network of the generation before."""
LEAST, MOST = 0.2, 1.2
"""What its credits count for them beside their wishes."""
FLIGHTS = 24
"""So many judge a ship."""
PIECE = 100
"""So many games are kept in a file."""

HIDDEN = (32, 16)
EPOCHS = 14
BATCH = 512
RATE = 0.003
DECAY = 1e-4
LEFT_OUT = 10
"""One game of so many."""
DIGITS = 4
NARROWEST = 0.02
"""Figures that stray by less are not stretched beyond this: a ship may have more of what was hardly seen."""

Array = NDArray[numpy.float32]


# playing


class Job:
    """One game: everything that its result follows from."""

    def __init__(self, round_id: str, seed: str, number: int, network: dict[str, Any] | None) -> None:
        self.round_id = round_id
        self.seed = f"{seed} {number}"
        self.building = ("turns", "real_time")[number % 2]
        self.network = network


def play(job: Job) -> tuple[list[list[float]], list[float]]:
    """The figures of ships whenever they were seen, and what each of those came to earn."""
    chance = Random(job.seed)
    state = find("trucker").new(SEATS, job.seed, rounds=job.round_id, building=job.building)
    assert isinstance(state, TruckerState)
    state.journal = None
    styles = [_style(job, chance) for _ in range(SEATS)]
    rows: list[list[float]] = []
    seats: list[int] = []
    dice = Dice(job.seed)
    seat = CLOCK
    while state.phase != "flight":
        seat = next_seat(state, seat)
        if seat == CLOCK:
            state.apply(seat, truckers.policy(state, seat, dice))
            continue
        choosing = state.phase == "building" and not state.ships[seat].finished and not state.hands[seat]
        if choosing and chance.random() < SEEN:
            rows.append(_figures(state, seat, time_left(state)))
            seats.append(seat)
        state.apply(seat, truckers.answer(state, seat, styles[seat], 0, dice))
    for seat in range(SEATS):
        rows.append(_figures(state, seat, 0.0))
        seats.append(seat)
    earned = _earned(state, job.seed)
    return rows, [earned[seat] for seat in seats]


def _style(job: Job, chance: Random) -> Style:
    shifts = [chance.gauss(0.0, SPREAD) for _ in range(NUMBER)]
    manner = {"trust": 0, "flights": 0, "judged": chance.uniform(LEAST, MOST)}
    style = Style("learning", manner, priced(read("learned.toml"), job.round_id, shifts))
    if job.network is not None and chance.random() < ASKS:
        style.judges[int(job.round_id)] = Judge(job.network, FIGURES)
    return style


def _figures(state: TruckerState, seat: int, time: float) -> list[float]:
    return appraised(state, seat, Yard(state.ships[seat], state.round.level, LEARNED), time)


def _earned(state: TruckerState, seed: str) -> list[float]:
    """On flights with cards that nobody has seen."""
    state.seen = [0] * SEATS
    return [
        expected(maiden(state, ship), courses(state, seat, FLIGHTS, Dice(f"{seed} judge")))
        for seat, ship in enumerate(state.ships)
    ]


def generation(
    course: Path, number: int, round_id: str, games: int, seed: str, network: dict[str, Any] | None, backend: Local
) -> tuple[list[Array], list[Array]]:
    """Game by game the figures and what they came to; what is in the folder is not played again."""
    rows: list[Array] = []
    earned: list[Array] = []
    for first in range(0, games, PIECE):
        file = course / f"round-{round_id}-{number}-{first}.npz"
        if not file.is_file():
            jobs = [
                Job(round_id, f"{seed} {number}", each, network) for each in range(first, min(games, first + PIECE))
            ]
            played = list(backend.map(play, jobs))
            _keep(file, played)
            print(f"round {round_id}, generation {number}: {first + len(jobs)} games", file=sys.stderr, flush=True)
        with numpy.load(file) as parts:
            ends = parts["ends"]
            rows += numpy.split(parts["rows"], ends)
            earned += numpy.split(parts["earned"], ends)
    return rows, earned


def _keep(file: Path, played: list[tuple[list[list[float]], list[float]]]) -> None:
    rows = numpy.array([row for rows, _ in played for row in rows], numpy.float32)
    earned = numpy.array([each for _, credits in played for each in credits], numpy.float32)
    ends = numpy.cumsum([len(credits) for _, credits in played])[:-1]
    beside = file.with_suffix(".new.npz")
    numpy.savez_compressed(beside, rows=rows, earned=earned, ends=ends)
    beside.replace(file)


# fitting


def fit(rows: list[Array], earned: list[Array]) -> tuple[dict[str, Any], float]:
    """The network, and how much of what unseen games came to it tells (of the variance)."""
    kept = [number for number in range(len(rows)) if number % LEFT_OUT]
    known, credits = torch.from_numpy(numpy.concatenate([rows[each] for each in kept])), _joined(earned, kept)
    middle, width = known.mean(0), known.std(0).clamp(min=NARROWEST)
    mean, spread = credits.mean(), credits.std()
    torch.manual_seed(1)
    sizes = (FIGURES, *HIDDEN, 1)
    linear = [nn.Linear(before, after) for before, after in pairwise(sizes)]
    net = nn.Sequential(linear[0], nn.Tanh(), linear[1], nn.Tanh(), linear[2])
    _train(net, (known - middle) / width, (credits - mean) / spread)
    left = [number for number in range(len(rows)) if not number % LEFT_OUT]
    unseen, came = torch.from_numpy(numpy.concatenate([rows[each] for each in left])), _joined(earned, left)
    with torch.no_grad():
        told = net((unseen - middle) / width).squeeze(1) * spread + mean
    share = 1.0 - float(((told - came) ** 2).mean() / came.var())
    return _layers(linear, middle, width, float(mean), float(spread)), share


def _joined(earned: list[Array], games: list[int]) -> torch.Tensor:
    return torch.from_numpy(numpy.concatenate([earned[each] for each in games]))


def _train(net: nn.Module, rows: torch.Tensor, wanted: torch.Tensor) -> None:
    adam = torch.optim.Adam(net.parameters(), weight_decay=DECAY)
    for epoch in range(EPOCHS):
        for group in adam.param_groups:
            group["lr"] = RATE * (1.0 - epoch / EPOCHS) + RATE / 50
        for batch in torch.randperm(len(rows)).split(BATCH):
            loss = ((net(rows[batch]).squeeze(1) - wanted[batch]) ** 2).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()


def _layers(
    linear: list[nn.Linear], middle: torch.Tensor, width: torch.Tensor, mean: float, spread: float
) -> dict[str, Any]:
    """As the judge reads them: of the figures as they are, in credits, the bias last."""
    found: dict[str, Any] = {}
    for name, layer in zip(LAYERS, linear, strict=True):
        weights, bias = layer.weight.detach(), layer.bias.detach()
        if name == LAYERS[0]:
            weights = weights / width
            bias = bias - weights @ middle
        if name == LAYERS[-1]:
            weights, bias = weights * spread, bias * spread + mean
        lines = torch.cat([weights, bias[:, None]], 1).tolist()
        found[name] = [[float(f"{number:.{DIGITS}g}") for number in line] for line in lines]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2500, help="of each round in a generation")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--course", type=Path, required=True, help="a folder for what is played")
    parser.add_argument("--rounds", default="123", help="the others keep their networks")
    parser.add_argument("--out", type=Path, default=DATA / "learned.json")
    args = parser.parse_args()
    args.course.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    networks: dict[str, Any] = json.loads(args.out.read_text("utf-8"))["rounds"] if args.out.is_file() else {}
    for round_id in args.rounds:
        rows: list[Array] = []
        earned: list[Array] = []
        network: dict[str, Any] | None = None
        for number in range(1, args.generations + 1):
            found = generation(args.course, number, round_id, args.games, args.seed, network, Local(args.workers))
            rows += found[0]
            earned += found[1]
            network, share = fit(rows, earned)
            print(f"round {round_id}, generation {number}: tells {share:.3f}", file=sys.stderr, flush=True)
        about = {"made by": _command(args, round_id), "date": f"{datetime.now(UTC):%Y-%m-%d}", "tells": round(share, 3)}
        networks[round_id] = {"about": about, **(network or {})}
    args.out.write_text(json.dumps({"rounds": dict(sorted(networks.items()))}) + "\n", encoding="utf-8")


def _command(args: argparse.Namespace, round_id: str) -> str:
    settings = f"--games {args.games} --generations {args.generations} --seed {args.seed} --rounds {round_id}"
    return f"python tools/learn_shipwright.py {settings} --course COURSE"


if __name__ == "__main__":
    main()
