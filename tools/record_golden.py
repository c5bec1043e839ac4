"""Record the golden games of Outpost anew, into tests/games/outpost/golden.

Run it from the root of the repository after a change of the rules that is meant to change how games go:

    .venv/bin/python tools/record_golden.py

Every game is played at random from the seeds below, so the files change only if the rules do. The generic tests replay
each file to the identical state.
"""

from __future__ import annotations

from pathlib import Path

import cosmodrome
from cosmodrome import Dice, Record, State

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "games" / "outpost" / "golden"

GAMES: dict[str, tuple[int, dict[str, object]]] = {
    # file name: seats, options
    "classic-2": (2, {"edition": "classic"}),
    "classic-4": (4, {"edition": "classic"}),
    "classic-8": (8, {"edition": "classic"}),
    "classic-5-money": (5, {"edition": "classic", "money": True}),
    "classic-4-overbidding": (4, {"edition": "classic", "overbidding": True, "mega": True, "weightless": "research"}),
    "classic-4-terrorism": (4, {"edition": "classic", "terrorism": True, "availability": "limited", "copies": 2}),
    "expert-4": (4, {"edition": "expert"}),
    "expert-5-kicker": (5, {"edition": "expert", "kicker": True, "capped_roll": "next_lower"}),
    "stronghold-2": (2, {"edition": "stronghold"}),
    "stronghold-4": (4, {"edition": "stronghold"}),
    "stronghold-5-kicker": (5, {"edition": "stronghold", "kicker": True}),
    "stronghold-9-kicker": (9, {"edition": "stronghold", "kicker": True}),
    "stronghold-4-everything": (
        4,
        {"edition": "stronghold", "kicker": True, "overbidding": True, "terrorism": True, "trader_choice": "lowest"},
    ),
}

LARGEST = 150_000
"""No file may have more bytes: a seed that gives a longer game is passed over."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, (seats, options) in GAMES.items():
        file = FOLDER / f"{name}.json"
        seed = record(file, seats, options)
        print(f"{file.name}: seed {seed}, {file.stat().st_size} bytes")


def record(file: Path, seats: int, options: dict[str, object]) -> int:
    """Play until a game is short enough; the seed that was."""
    game = cosmodrome.game("outpost")
    seed = 1
    while True:
        state = game.new(seats, seed, **options)
        play(state, Dice(f"golden {seed}"))
        Record.of(state).save(file)
        if file.stat().st_size <= LARGEST:
            return seed
        seed += 1


def play(state: State, dice: Dice) -> None:
    """To the end, at random."""
    while not state.over:
        seat = state.waiting[dice.below(len(state.waiting))]
        state.apply(seat, state.decision(seat).sample(dice))


if __name__ == "__main__":
    main()
