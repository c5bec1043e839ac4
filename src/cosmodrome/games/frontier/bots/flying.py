"""Under way: engines, paths and insurance, for whatever craft moves."""

from __future__ import annotations

from typing import cast

from ....kernel import Action, Choice
from ..components.stack import BERNAL, FREIGHTER, ROCKET
from ..rules import activation, flight, hazards, planning
from ..state import FrontierState
from . import fall, homeward, missions, shipping, voyage
from .missions import Leg


def engine(state: FrontierState, seat: int) -> Action:
    """The engine of the plan."""
    options = cast(Choice, state.decision(seat)).options
    leg = _leg(state, seat)
    if leg is None:
        return options[0]
    return activation.named(leg.setting)


def onward(state: FrontierState, seat: int) -> Action:
    """The whole way of this turn at once; then the move is over."""
    move = state.move
    if move is None or move.under_way:
        return flight.STOP
    if move.kind == FREIGHTER:
        return shipping.onward(state, seat)
    if move.kind == BERNAL:
        return flown(state, seat, voyage.onward(state, seat))
    hop = fall.path(state, seat)
    if hop:
        return flown(state, seat, hop)
    leg = _leg(state, seat)
    if leg is None:
        return flight.STOP
    return flown(state, seat, planning.path_of(state, leg.way.route(), 1))


def _leg(state: FrontierState, seat: int) -> Leg | None:
    """Where the rocket goes next: on to a site, or home."""
    leg = missions.destination(state, seat)
    if leg is None:
        leg = homeward.leg(state, seat)
    return leg if leg is not None else homeward.retreat(state, seat)


def flown(state: FrontierState, seat: int, path: tuple[str, ...]) -> Action:
    """As much of a path as can be flown."""
    decision = state.decision(seat)
    while path:
        action: Action = ("fly", path)
        if decision.legal(action):
            return action
        path = path[:-1]
    return flight.STOP


def insurance(state: FrontierState, seat: int) -> Action:
    """What carries a factory, or glory, is worth it."""
    move = state.move
    if move is not None and move.kind == BERNAL:
        return hazards.INSURE
    if move is not None and move.kind != ROCKET:
        return hazards.ROLL
    stack = state.stack(seat, ROCKET)
    worth = missions.has_purpose(state, seat, stack.cards) or homeward.honours(state, seat, stack) > 0
    return hazards.INSURE if worth else hazards.ROLL
