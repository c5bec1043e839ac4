"""Record the golden games anew, into tests/games/<game>/golden.

Run it from the root of the repository after a change of the rules that is meant to change how games go:

    .venv/bin/python tools/record_golden.py [game ...]

Every game is played at random from the seeds below, so the files change only if the rules do. The generic tests replay
each file to the identical state.
"""

from __future__ import annotations

import sys
from pathlib import Path

import cosmodrome
from cosmodrome import Dice, Record, State

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"

Games = dict[str, tuple[int, dict[str, object]]]

OUTPOST: Games = {
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

RACE: Games = {
    "base-2": (2, {"expansion": "base"}),
    "base-4-preset": (4, {"expansion": "base", "start": "preset"}),
    "base-2-advanced": (2, {"expansion": "base", "advanced": True}),
    "storm-3": (3, {"expansion": "storm"}),
    "storm-4-draft": (4, {"expansion": "storm", "draft": True}),
    "storm-5-preset": (5, {"expansion": "storm", "start": "preset"}),
    "rebel-4": (4, {"expansion": "rebel"}),
    "rebel-6-takeovers": (6, {"expansion": "rebel", "takeovers": True}),
    "rebel-2-scenario": (2, {"expansion": "rebel", "scenario": True, "advanced": True}),
    "rebel-5-draft": (5, {"expansion": "rebel", "draft": True, "takeovers": True, "goals": False}),
    "rebel_only-3-takeovers": (3, {"expansion": "rebel_only", "takeovers": True}),
}

GAMES = {"outpost": OUTPOST, "race": RACE}

LARGEST = 150_000
"""No file may have more bytes: a seed that gives a longer game is passed over."""


def main() -> None:
    for game_id in sys.argv[1:] or GAMES:
        folder = TESTS / game_id / "golden"
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, (seats, options) in GAMES[game_id].items():
            file = folder / f"{name}.json"
            seed = record(game_id, file, seats, options)
            print(f"{game_id}/{file.name}: seed {seed}, {file.stat().st_size} bytes")


def record(game_id: str, file: Path, seats: int, options: dict[str, object]) -> int:
    """Play until a game is short enough; the seed that was."""
    game = cosmodrome.game(game_id)
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
