"""Politics and the end of the game, as the director sees them."""

from __future__ import annotations

from typing import cast

from ....kernel import Action, Amount, Choice
from ..components.cards import CARDS
from ..components.factions import NASA
from ..components.politics import (
    ANARCHY,
    ELECTION,
    INCOME_BY_FACTORIES,
    NO_REACTORS_IN_HAND,
    ONLY_NASA_AUCTIONS,
    ONLY_NASA_INCOME,
    SQUARES,
    WAR,
)
from ..rules import elections, politics, regimes
from ..state import FrontierState
from . import comet, expansion
from .figures import POLITICS


def vote(state: FrontierState, seat: int) -> Action:
    """Water for votes when the points of being in power are near, or when another regime would be much better."""
    return (cast(Amount, state.decision(seat)).verb, votes(state, seat))


def votes(state: FrontierState, seat: int) -> int:
    """How many tanks that is."""
    water = state.players[seat].water
    most = min(ELECTION.most_bid, water)
    if last(state):
        return most if _at_stake(state, seat) else 0
    near = state.rules.years - state.year <= POLITICS["last_years"]
    wanted = int(POLITICS["last_bid"]) if near and _own_in_reach(state, seat) else 0
    relief = int(POLITICS["stake"] * _relief(state, seat))
    afford = int(POLITICS["purse"] * water)
    return min(most, max(wanted, min(relief, afford)))


def last(state: FrontierState) -> bool:
    """Whether this is the election that Futures end with: water is good for nothing afterwards."""
    over = state.year >= state.rules.years or state.countdown == 0
    return over and state.rules.endgame and expansion.open_to(state)


def _at_stake(state: FrontierState, seat: int) -> bool:
    """Whether the last election can bring points, or take them from somebody else."""
    return regimes.in_power(state) >= 0 or _own_in_reach(state, seat)


def _relief(state: FrontierState, seat: int) -> float:
    """How much better the best regime next to this one is, beyond a whim."""
    best = max([liking(state, seat, square) for square in politics.neighbours(state)], default=0.0)
    return max(0.0, best - liking(state, seat, state.square) - POLITICS["whim"])


def _own_in_reach(state: FrontierState, seat: int) -> bool:
    if regimes.in_power(state) == seat:
        return True
    faction = state.players[seat].faction
    return any(SQUARES[square].faction == faction for square in politics.neighbours(state))


def move_disk(state: FrontierState, seat: int) -> Action:
    return moved(state, seat, [liking(state, seat, number) for number in range(len(SQUARES))])


def moved(state: FrontierState, seat: int, worths: list[float]) -> Action:
    """The disk to where it is worth most, by squares; it stays unless another one is better."""
    best = elections.STAY
    most = worths[state.square]
    for action in cast(Choice, state.decision(seat)).options:
        if action != elections.STAY and worths[politics.IDS.index(action[1])] > most:
            most = worths[politics.IDS.index(action[1])]
            best = action
    return best


def liking(state: FrontierState, seat: int, number: int) -> float:
    """What it means to a player, in tanks, that the disk stands on this square."""
    square = SQUARES[number]
    player = state.players[seat]
    if last(state):
        power = regimes.seat_of(state, square.faction)
        return 0.0 if power < 0 else POLITICS["own"] if power == seat else -POLITICS["own"]
    value = POLITICS["price"] * square.price
    if square.faction == player.faction:
        value += POLITICS["own"]
    if square.effect in (ONLY_NASA_AUCTIONS, ONLY_NASA_INCOME) and player.faction != NASA:
        value += POLITICS["closed"]
    elif square.effect == NO_REACTORS_IN_HAND:
        value += POLITICS["reactor"] * len([card for card in player.hand if CARDS[card].nuclear])
        if comet.devoted(state, seat) and not comet.power(state, seat):
            value += POLITICS["closed"]  # what is to power the Bernal rests on a reactor
    elif square.effect == INCOME_BY_FACTORIES:
        value += POLITICS["factory"] * (list(state.factories.values()).count(seat) - 1)
    elif square.effect == ANARCHY:
        value += POLITICS["lawless"]
    elif square.effect == WAR:
        value += POLITICS["war"]
    return value


def leads(state: FrontierState, seat: int) -> bool:
    """Whether the game had better end now."""
    scores = state.scores
    others = [score for other, score in enumerate(scores) if other != seat]
    return not others or scores[seat] > max(others)
