"""Measure the director, the bot of High Frontier: how often it builds a factory, fulfils a Future, and wins.

Run it from the root of the repository:

    .venv/bin/python tools/measure_director.py [--games N] [--first N] [--bots d,r,r] [--option NAME=VALUE ...]

`d` is a director, `r` a random player; who sits where changes from game to game, as in `cosmodrome simulate`, and so
do the seeds: the same numbers give the same games. A game that does not end counts as lost. One line for each game,
then the shares with their 95 % intervals, in how many games a director used what the modules offer, and how long the
slowest answers took.
"""

from __future__ import annotations

import argparse
from time import process_time

from cosmodrome.arena.statistics import wilson
from cosmodrome.bots import make_bot, next_seat
from cosmodrome.games import find
from cosmodrome.games.frontier.components.cards import CARDS, GW_THRUSTER, ISOTOPE
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.rules import home
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import CLOCK, Action, Position

NAMES = {"d": "director", "r": "random"}
MOST_ACTIONS = 20_000
USES = (
    "a colonist recruited",
    "a Bernal promoted",
    "a Bernal moved",
    "a GW thruster made",
    "isotopes in its rocket",
    "a rocket flown by it",
)


class Played:
    """How the directors did in one game."""

    def __init__(self) -> None:
        self.over = False
        self.won = False
        self.scores: list[int] = []
        self.factories: list[int] = []
        self.futures = 0
        self.uses: set[str] = set()
        self.year = 0
        self.slowest = 0.0


def play(number: int, bots: list[str], options: dict[str, object]) -> Played:
    """The game with this number."""
    game = find("frontier")
    seats = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    seed = f"0 game {number}"
    state = game.new(len(seats), seed, **options)
    assert isinstance(state, FrontierState)
    state.journal = None
    players = [make_bot(game, name, f"{seed} bot {seat}") for seat, name in enumerate(seats)]
    positions = [Position(state, seat) for seat in range(len(seats))]
    played = Played()
    seat = CLOCK
    for _ in range(MOST_ACTIONS):
        if state.over:
            break
        seat = next_seat(state, seat)
        began = process_time()
        action = players[seat].act(positions[seat])
        if seats[seat] == NAMES["d"]:
            played.slowest = max(played.slowest, process_time() - began)
        state.apply(seat, action)
        if seats[seat] == NAMES["d"]:
            played.uses.update(used(state, seat, action))
    directors = [seat for seat, name in enumerate(seats) if name == NAMES["d"]]
    played.over = state.over
    played.won = state.over and bool(state.winners) and all(winner in directors for winner in state.winners)
    played.scores = [state.scores[seat] for seat in directors]
    played.factories = [list(state.factories.values()).count(seat) for seat in directors]
    played.futures = len([star for star in state.stars if star.seat in directors and not star.failed])
    played.year = state.year
    return played


def used(state: FrontierState, seat: int, action: Action) -> list[str]:
    """What a player uses of the modules at the moment, of `USES`, after this answer."""
    stacks = state.players[seat].stacks
    made = [card for stack in stacks for card in stack.cards if CARDS[card].deck == GW_THRUSTER]
    rocket = stacks[ROCKET]
    move = state.move
    answers = (
        action[0] == "recruit",
        home.promoted(state, seat),
        action == ("move", "bernal"),
        bool(made),
        rocket.fuel == ISOTOPE and any(card in rocket.cards for card in made),
        move is not None and move.engine in made,
    )
    return [name for name, answer in zip(USES, answers, strict=True) if answer]


def share(name: str, hits: int, of: int) -> str:
    low, high = wilson(hits, of)
    return f"{name}: {hits} of {of} ({low:.0%} to {high:.0%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bots", default="d,d,d")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    options: dict[str, object] = dict(each.split("=", 1) for each in arguments.option)
    bots = [NAMES[each] for each in arguments.bots.split(",")]
    games: list[Played] = []
    for number in range(arguments.first, arguments.first + arguments.games):
        played = play(number, bots, options)
        games.append(played)
        told = f"factories {played.factories}, points {played.scores}, Futures {played.futures}, year {played.year}"
        print(
            f"{number}: {told}, slowest answer {played.slowest:.2f} s{'' if played.over else ', NOT OVER'}", flush=True
        )
    seats = [count for played in games for count in played.factories]
    print(share("seats with a factory", len([count for count in seats if count]), len(seats)))
    print(share("games won", len([played for played in games if played.won]), len(games)))
    print(share("games with a Future", len([played for played in games if played.futures]), len(games)))
    for name in USES:
        print(share(f"games with {name}", len([played for played in games if name in played.uses]), len(games)))
    print(f"games that did not end: {len([played for played in games if not played.over])}")
    print(f"slowest answer: {max(played.slowest for played in games):.2f} s of processor time")


if __name__ == "__main__":
    main()
