"""Record the golden games anew, into tests/games/<game>/golden.

Run it from the root of the repository after a change of the rules that is meant to change how games go:

    .venv/bin/python tools/record_golden.py [game ...]

Every game is played at random from the seeds below, so the files change only if the rules do. The generic tests replay
each file to the identical state. Random ships and rockets do not get far: in Galaxy Trucker and High Frontier most
answers are those of the game's own rules of thumb.
"""

from __future__ import annotations

import sys
from pathlib import Path

import cosmodrome
from cosmodrome import CLOCK, Dice, Game, Record, State

GAMES_FOLDER = Path(__file__).resolve().parent.parent / "tests" / "games"

Plan = dict[str, tuple[int, dict[str, object]]]

OUTPOST: Plan = {
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

RACE: Plan = {
    "base-2": (2, {"expansion": "base"}),
    "base-4-preset": (4, {"expansion": "base", "start": "preset"}),
    "base-2-advanced": (2, {"expansion": "base", "advanced": True}),
    "storm-3": (3, {"expansion": "storm"}),
    "storm-4-draft": (4, {"expansion": "storm", "draft": True}),
    "storm-5-preset": (5, {"expansion": "storm", "start": "preset"}),
    "rebel-4": (4, {"expansion": "rebel"}),
    "rebel-6-takeovers": (6, {"expansion": "rebel", "takeovers": True}),
    "rebel-2-scenario": (2, {"expansion": "rebel", "scenario": "rebel_vs_imperium", "advanced": True}),
    "rebel-5-draft": (5, {"expansion": "rebel", "draft": True, "takeovers": True, "goals": False}),
    "storm-1": (1, {"expansion": "storm", "difficulty": "easy"}),
    "rebel-1-cantina": (1, {"expansion": "rebel", "robot": "rebel_cantina", "difficulty": "hard"}),
    "rebel_only-3-takeovers": (3, {"expansion": "rebel_only", "takeovers": True}),
}

TRUCKER: Plan = {
    "classic-2": (2, {}),
    "classic-3-turns": (3, {"building": "turns", "build_check": "warn", "forecast": "better"}),
    "classic-4": (4, {"rounds": "2-3"}),
    "classic-4-expert-teams": (4, {"teams": "expert", "rounds": "2-3"}),
    "classic-4-test-flight": (4, {"test_flight": True, "rounds": "1"}),
    "classic-3-authentic": (3, {"build_check": "authentic", "late_peek": True, "rounds": "1-2", "timer": 45}),
    "classic-2-3a": (2, {"rounds": "3a", "building": "turns", "planets_order": "leader_first", "bank": "unlimited"}),
}

MODULES: dict[str, object] = {
    "cargo": True,
    "bernal": True,
    "colonist": True,
    "gigawatt": True,
    "endgame": True,
}

FRONTIER: Plan = {
    "advanced-1": (1, {"years": 24}),
    "advanced-3": (3, {}),
    "advanced-2-quick": (2, {"start": "quick", "factions": "choose", "years": 24}),
    "advanced-5-short": (5, {"start": "short", "years": 24, "outer_glory": True}),
    "advanced-4-third": (4, {"map": "third", "decks": "extended", "strip": "hf3", "income": 1, "combat": "m3"}),
    "base-2": (2, {"edition": "base", "strip": "physics"}),
    "modules-3": (3, {**MODULES, "years": 24}),
    "modules-2-short": (2, {**MODULES, "start": "short", "years": 24, "combat": "m3", "colonist_boxes": True}),
    "werner-1": (1, {"scenario": "werners_dream"}),
    "aliens-3": (3, {"scenario": "alien_invasion", "years": 24}),
    "hermes-1": (1, {"scenario": "fall_of_hermes"}),
    "armada-1": (1, {"scenario": "mars_armada"}),
    "tour-2": (2, {"scenario": "grand_tour", "years": 24, "colonist": True, "gigawatt": True}),
    "base-4-calm": (4, {"edition": "base", "events": "none", "politics": False, "combat": "off", "start": "short"}),
}

PLANS = {"outpost": OUTPOST, "race": RACE, "trucker": TRUCKER, "frontier": FRONTIER}

BY_POLICY = {"trucker": 3, "frontier": 3}
"""Of four answers, so many are given by the game's rules of thumb."""

AT_RANDOM = ("armada-1",)
"""Games that the rules of thumb would end at once."""

LARGEST = 150_000
SMALLEST = 1_500
"""No file may have more bytes, or fewer: a seed that gives a longer game, or next to none, is passed over."""


def main() -> None:
    for game_id in sys.argv[1:] or PLANS:
        folder = GAMES_FOLDER / game_id / "golden"
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, (seats, options) in PLANS[game_id].items():
            file = folder / f"{name}.json"
            seed = record(cosmodrome.game(game_id), file, seats, options)
            print(f"{game_id}/{file.name}: seed {seed}, {file.stat().st_size} bytes")


def record(game: Game, file: Path, seats: int, options: dict[str, object]) -> int:
    """Play until a game is short enough, and long enough; the seed that was."""
    seed = 1
    by_policy = 0 if file.stem in AT_RANDOM else BY_POLICY.get(game.id, 0)
    while True:
        state = game.new(seats, seed, **options)
        play(state, Dice(f"golden {seed}"), by_policy)
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
