"""Positions of Race for the Galaxy, arranged by hand: cards are called by their ids, and come out of the draw pile."""

from __future__ import annotations

from typing import Any

import cosmodrome
from cosmodrome.games.race.components import piles
from cosmodrome.games.race.components.cards import DECKS, IDS, KIND
from cosmodrome.games.race.components.tableau import Player
from cosmodrome.games.race.rules import actions
from cosmodrome.games.race.rules.consume import Consume
from cosmodrome.games.race.rules.develop import Develop
from cosmodrome.games.race.rules.explore import Explore
from cosmodrome.games.race.rules.hand_limit import HandLimit
from cosmodrome.games.race.rules.produce import Produce
from cosmodrome.games.race.rules.round import ROUND, SOLITAIRE_ROUND, EndOfRound
from cosmodrome.games.race.rules.settle import Settle
from cosmodrome.games.race.state import RaceState
from cosmodrome.kernel import Action, Choice, Decision, Illegal, Subset, Task

GAME = cosmodrome.game("race")


def new(seats: int, seed: int | str = 1, **options: Any) -> RaceState:
    """A game as it starts."""
    state = GAME.new(seats, seed, **options)
    assert isinstance(state, RaceState)
    return state


def position(seats: int, expansion: str = "rebel", **options: Any) -> RaceState:
    """Nobody has a card, and it is the first round; seat 0 is first in the order of play."""
    state = new(seats, expansion=expansion, **options)
    for seat in range(seats):
        state.players[seat] = Player()
        state.players[seat].progress = [0] * len(state.goals)
        state.players[seat].start = seat
    state.robot = None
    state.set_out()
    state.waiting = ()
    state.piles = [DECKS[expansion][:]]
    state.discards = [[]]
    state.seen = [[]]
    state.round = 1
    state.phase = "actions"
    state.audit()
    return state


def take(state: RaceState, name: str) -> int:
    """A card of this name out of the draw pile."""
    for card in state.piles[0]:
        if IDS[KIND[card]] == name:
            state.piles[0].remove(card)
            return card
    raise AssertionError(f"no {name} in the draw pile")


def lay(state: RaceState, seat: int, *names: str) -> list[int]:
    """Cards that have been in a tableau since before this phase."""
    player = state.players[seat]
    cards = [take(state, name) for name in names]
    for card in cards:
        player.place(card)
    player.snapshot()
    return cards


def hold(state: RaceState, seat: int, *names: str) -> list[int]:
    cards = [take(state, name) for name in names]
    state.players[seat].hand.extend(cards)
    return cards


def stack(state: RaceState, *names: str) -> list[int]:
    """Only these cards are left in the draw pile; the others are out of the game."""
    cards = [take(state, name) for name in names]
    state.aside = state.aside + state.piles[0]
    state.piles[0] = cards[:]
    return cards


def load(state: RaceState, seat: int, *worlds: int) -> None:
    """Goods on these worlds."""
    for world in worlds:
        assert piles.add_good(state, seat, world)


def begin(state: RaceState, phase: str, *chosen: tuple[int, ...]) -> None:
    """A phase begins, with all that comes after it; `chosen` are the action cards of the seats, in order."""
    for player, cards in zip(state.players, chosen, strict=False):
        player.actions = cards
    tasks = ROUND if state.robot is None else SOLITAIRE_ROUND
    first = [name(task) for task in tasks].index(phase)
    state.set_out()
    state.then(*tasks[first:])
    state.proceed()
    state.audit()


NAMES: dict[type, str] = {
    actions.ChooseActions: "actions",
    Explore: "explore",
    Consume: "consume",
    Produce: "produce",
    HandLimit: "limit",
    EndOfRound: "end",
}


def name(task: Task[Any]) -> str:
    """A part of a round by its name; what the Robot does has none."""
    return actions.NAMES[task.action] if isinstance(task, Develop | Settle) else NAMES.get(type(task), "")


SETTLE = (actions.SETTLE,)
DEVELOP = (actions.DEVELOP,)
TRADE = (actions.TRADE,)
DOUBLE = (actions.DOUBLE,)
PRODUCE = (actions.PRODUCE,)
EXPLORE_FIVE = (actions.EXPLORE_FIVE,)
EXPLORE_ONE = (actions.EXPLORE_ONE,)


def act(state: RaceState, seat: int, *action: Any) -> None:
    state.apply(seat, action)
    state.audit()


def refused(state: RaceState, seat: int, *action: Any) -> Illegal:
    refusal = state.why_not(seat, action)
    assert refusal is not None
    return refusal


def options(state: RaceState, seat: int) -> list[Action]:
    decision = state.decision(seat)
    assert isinstance(decision, Choice)
    return decision.options


def subset(state: RaceState, seat: int) -> Subset:
    decision: Decision = state.decision(seat)
    assert isinstance(decision, Subset)
    return decision


def names(cards: list[int]) -> list[str]:
    return [IDS[KIND[card]] for card in cards]


def tableau(state: RaceState, seat: int) -> list[str]:
    return names(state.players[seat].tableau)


def told(state: RaceState) -> list[str]:
    return [event.key for event in state.journal or []]
