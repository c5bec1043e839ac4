"""Print what directors do in a game of High Frontier, year by year: to find what wastes their years.

Run it from the root of the repository:

    .venv/bin/python tools/watch_director.py NUMBER [--seats N] [--option NAME=VALUE ...]

The number is that of a game of `tools/measure_director.py`. For every year and seat: the answers it gave, and how it
stands then, with water, points, hand, stacks, factories and claims, and the comet that it means to throw.
"""

from __future__ import annotations

import argparse

from cosmodrome.bots import make_bot, next_seat
from cosmodrome.games import find
from cosmodrome.games.frontier.bots import comet
from cosmodrome.games.frontier.components.cards import CARDS, FACES
from cosmodrome.games.frontier.components.stack import STACKS
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import CLOCK, Action, Position

MOST_ACTIONS = 40_000


def spoken(action: Action) -> str:
    return " ".join([f"({','.join(map(str, part))})" if isinstance(part, tuple) else str(part) for part in action])


def standing(state: FrontierState, seat: int) -> str:
    player = state.players[seat]
    spaces = state.system.spaces
    lines = [f"water {player.water}, points {state.scores[seat]}, hand {[CARDS[card].id for card in player.hand]}"]
    for kind, stack in enumerate(player.stacks):
        if stack.there:
            cards = [f"{CARDS[card].id}/{FACES[state.faces[card]]}" for card in stack.cards]
            lines.append(f"{STACKS[kind]} at {spaces[stack.space].id} {cards}, tanks {stack.tanks}")
    factories = [spaces[site].id for site, owner in state.factories.items() if owner == seat]
    claims = [spaces[site].id for site, owner in state.claims.items() if owner == seat and site not in state.factories]
    lines.append(f"factories {factories}, claims {claims}")
    thrown = comet.site(state, seat)
    return " | ".join([*lines, f"comet {spaces[thrown].id}"] if thrown != comet.NONE else lines)


def tell(state: FrontierState, year: int, answers: list[list[str]]) -> None:
    stars = [(star.seat, star.future, star.failed) for star in state.stars]
    print(f"year {year}, stars {stars}, comets under way {len(state.announced)}")
    for seat, given in enumerate(answers):
        print(f"  {seat}: {' ; '.join(given)}\n     {standing(state, seat)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", type=int)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    options: dict[str, object] = dict(each.split("=", 1) for each in arguments.option)
    game = find("frontier")
    seed = f"0 game {arguments.number}"
    state = game.new(arguments.seats, seed, **options)
    assert isinstance(state, FrontierState)
    state.journal = None
    bots = [make_bot(game, "director", f"{seed} bot {seat}") for seat in range(state.seats)]
    positions = [Position(state, seat) for seat in range(state.seats)]
    answers: list[list[str]] = [[] for _ in bots]
    year, seat = state.year, CLOCK
    for _ in range(MOST_ACTIONS):
        if state.over:
            break
        seat = next_seat(state, seat)
        action = bots[seat].act(positions[seat])
        answers[seat].append(spoken(action))
        state.apply(seat, action)
        if state.year != year:
            tell(state, year, answers)
            year, answers = state.year, [[] for _ in bots]
    tell(state, year, answers)


if __name__ == "__main__":
    main()
