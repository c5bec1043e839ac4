"""Record the golden games anew, into tests/games/<game>/golden.

Run it from the root of the repository after a change of the rules that is meant to change how games go:

    .venv/bin/python tools/record_golden.py [game ...]

Every game that is listed takes part. What is recorded of it stands in tests/games/<game>/golden.toml; without such a
file it is every edition once, with a middling number of seats. All is played at random from seeds that are counted up
from 1, so the files change only if the rules do. The generic tests replay each file to the identical state.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import cosmodrome
from cosmodrome import CLOCK, Dice, Game, Record, State

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "tests" / "games"

LARGEST = 150_000
SMALLEST = 1_500
"""No file may have more bytes, or fewer: a seed that gives a longer game, or next to none, is passed over."""


class Plan(NamedTuple):
    """One game to be recorded."""

    name: str
    seats: int
    options: dict[str, Any]
    by_policy: int
    """Of four answers, so many are given by the game's rules of thumb."""


def main() -> None:
    for game_id in sys.argv[1:] or cosmodrome.games():
        game = cosmodrome.game(game_id)
        folder = GAMES_FOLDER / game_id / "golden"
        folder.mkdir(exist_ok=True, parents=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for plan in plans(game):
            file = folder / f"{plan.name}.json"
            seed = record(game, file, plan)
            print(f"{game_id}/{file.name}: seed {seed}, {file.stat().st_size} bytes")


def plans(game: Game) -> list[Plan]:
    """What to record of a game: as it is written down, else its editions."""
    file = GAMES_FOLDER / game.id / "golden.toml"
    if not file.exists():
        return [_edition(game, value) for value in game.options[0].values]
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    usual = data.get("by_policy", 0)
    return [
        Plan(name, each["seats"], each.get("options", {}), each.get("by_policy", usual))
        for name, each in data["games"].items()
    ]


def _edition(game: Game, value: object) -> Plan:
    options = {game.options[0].name: value}
    counts = game.seat_range(game.resolve(options))
    seats = counts[len(counts) // 2]
    return Plan(f"{value}-{seats}", seats, options, 0)


def record(game: Game, file: Path, plan: Plan) -> int:
    """Play until a game is short enough, and long enough; the seed that was."""
    seed = 1
    while True:
        state = game.new(plan.seats, seed, **plan.options)
        play(state, Dice(f"golden {seed}"), plan.by_policy)
        Record.of(state).save(file)
        if SMALLEST <= file.stat().st_size <= LARGEST:
            return seed
        seed += 1


def play(state: State, dice: Dice, by_policy: int) -> None:
    """To the end, at random; where time matters, now and then some goes by, and now and then somebody acts unasked."""
    while not state.over:
        volunteers = state.volunteers
        if state.ticking and dice.below(2 * state.seats) == 0:
            seat = CLOCK
        elif volunteers and dice.below(16) == 0:
            seat = volunteers[dice.below(len(volunteers))]
            state.apply(seat, state.decision(seat).sample(dice))
            continue
        else:
            seat = state.waiting[dice.below(len(state.waiting))]
        if by_policy and dice.below(4) < by_policy:
            state.apply(seat, state.game.policy(state, seat, dice))
        else:
            state.apply(seat, state.decision(seat).sample(dice))


if __name__ == "__main__":
    main()
