"""Measure what the modules of Colonization are to the director: with them against itself without them.

Run it from the root of the repository:

    .venv/bin/python tools/measure_modules.py [--games N] [--first N] [--years N]
    .venv/bin/python tools/measure_modules.py --alone mars_armada [--games N] [--refineries]

In each game one director uses the modules among two that play as in the advanced game; who it is changes from game to
game. It would win a third of them by luck alone. Games in which it fulfils a Future are counted as well. `--alone`
counts the victories in a scenario for one instead. It takes the plain sources: what is compiled can not be shut.
"""

from __future__ import annotations

import argparse
from time import process_time

from cosmodrome.arena.statistics import wilson
from cosmodrome.bots import next_seat
from cosmodrome.games import find
from cosmodrome.games.frontier.bots import expansion
from cosmodrome.games.frontier.bots.director import DirectorBot
from cosmodrome.games.frontier.options import MODULES
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import CLOCK, Action, Position

SEATS = 3
MOST_ACTIONS = 30_000


def shut(state: FrontierState) -> bool:
    return False


class PlainBot(DirectorBot):
    """The director who knows no module."""

    def act(self, position: Position) -> Action:
        usual = expansion.open_to
        expansion.open_to = shut
        try:
            return super().act(position)
        finally:
            expansion.open_to = usual


class Measured:
    def __init__(self) -> None:
        self.slowest = 0.0
        self.state: FrontierState | None = None
        self.verbs: dict[str, int] = {}


def play(number: int, seats: int, chosen: int, options: dict[str, object]) -> Measured:
    """A game; the director in the chosen seat plays with the modules."""
    game = find("frontier")
    seed = f"0 game {number}"
    state = game.new(seats, seed, **options)
    assert isinstance(state, FrontierState)
    state.journal = None
    bots = [(DirectorBot if seat == chosen else PlainBot)(f"{seed} bot {seat}") for seat in range(seats)]
    positions = [Position(state, seat) for seat in range(seats)]
    found = Measured()
    seat = CLOCK
    for _ in range(MOST_ACTIONS):
        if state.over:
            break
        seat = next_seat(state, seat)
        began = process_time()
        action = bots[seat].act(positions[seat])
        found.slowest = max(found.slowest, process_time() - began)
        if seat == chosen:
            found.verbs[str(action[0])] = found.verbs.get(str(action[0]), 0) + 1
        state.apply(seat, action)
    found.state = state
    return found


def share(name: str, hits: float, of: int) -> str:
    low, high = wilson(hits, of)
    return f"{name}: {hits:g} of {of} ({low:.0%} to {high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--years", type=int, default=24)
    parser.add_argument("--alone", metavar="SCENARIO", help="mars_armada, fall_of_hermes or werners_dream")
    parser.add_argument("--refineries", action="store_true", help="the harder armada")
    arguments = parser.parse_args()
    seats = 1 if arguments.alone else SEATS
    options: dict[str, object] = {"years": arguments.years, **dict.fromkeys(MODULES, True)}
    if arguments.alone:
        options = {"scenario": arguments.alone, "armada_refineries": arguments.refineries}
    wins = 0.0
    futures = 0
    slowest = 0.0
    for number in range(arguments.first, arguments.first + arguments.games):
        chosen = number % seats
        found = play(number, seats, chosen, options)
        state = found.state
        assert state is not None
        slowest = max(slowest, found.slowest)
        if chosen in state.winners:
            wins += 1.0 / len(state.winners)
        futures += any(star.seat == chosen and not star.failed for star in state.stars)
        ended = "" if state.over else ", NOT OVER"
        print(f"{number}: seat {chosen}, points {state.scores}, {found.slowest:.2f} s{ended} {found.verbs}", flush=True)
    print(share("games won", wins, arguments.games))
    print(share("games with a Future fulfilled", futures, arguments.games))
    print(f"slowest answer: {slowest:.2f} s of processor time")


if __name__ == "__main__":
    main()
