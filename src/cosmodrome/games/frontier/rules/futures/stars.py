"""Stars: who bears which Futures, and what taking a star brings about (rulebook: futures, endgame-module; seed 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...components.cards import CARDS, PURPLE
from ...components.futures import FUTURE_IDS, FUTURES, GW_FUTURE, NO_FUTURE, STARS
from ...components.star import Star
from ...components.tables import figure
from .. import supports
from ..scenarios.outcome import win
from .colonists import COLONIST_GOALS
from .freighters import FREIGHTER_GOALS
from .goal import Goal
from .thrusters import GW_GOALS

if TYPE_CHECKING:
    from ...state import FrontierState

GOALS: Final[dict[int, Goal]] = {goal.number: goal for goal in (*FREIGHTER_GOALS, *COLONIST_GOALS, *GW_GOALS)}
LAST_EVENTS: Final = figure("endgame", "events")
"""So many events after the last star that counts, the game ends."""
FEWER_THAN_PLAYERS: Final = figure("endgame", "less_than_players")
NO_COUNTDOWN: Final = -1


def bearers(state: FrontierState, seat: int) -> list[tuple[int, Goal]]:
    """The promoted cards of a player that bear a Future he can still fulfil, and that work."""
    if not state.rules.endgame:
        return []
    found: list[tuple[int, Goal]] = []
    for kind, stack in enumerate(state.players[seat].stacks):
        for card in stack.cards:
            future = state.face(card).future if state.faces[card] == PURPLE else NO_FUTURE
            if future == NO_FUTURE or (FUTURES[future].optional and not state.rules.seti):
                continue
            if not has_star(state, seat, FUTURES[future].kind) and supports.operational(state, seat, kind, card):
                found.append((card, GOALS[future]))
    return found


def has_star(state: FrontierState, seat: int, kind: int) -> bool:
    """Whether this player has had a Future of this kind, fulfilled or failed."""
    return any(star.seat == seat and FUTURES[star.future].kind == kind for star in state.stars)


def occupied(state: FrontierState) -> int:
    """How many stars count for the end: in the variant, some Futures count as two."""
    double = state.rules.double_futures
    return sum([2 if double and FUTURES[star.future].double and not star.failed else 1 for star in state.stars])


def take(state: FrontierState, seat: int, future: int, failed: bool = False) -> None:
    """A disk on the next star; under a black one if the epic hazard has failed."""
    state.stars += (Star(seat, future, failed),)
    if state.journal is not None:
        told = {
            "seat": seat,
            "future": f"future-{FUTURE_IDS[future]}",
            "points": points_of(state, len(state.stars) - 1),
        }
        state.tell("takes-failed-star" if failed else "takes-star", told)
    if state.rules.ageing and FUTURES[future].kind == GW_FUTURE and not failed:
        win(state, seat)  # Werner's dream has come true
    if not state.rules.builders_end:
        return
    if state.rules.ending_futures and FUTURES[future].ends_game and FUTURES[future].double and not failed:
        state.ending = True
    elif state.seats > 1 and occupied(state) >= state.seats - FEWER_THAN_PLAYERS:
        start_countdown(state)


def start_countdown(state: FrontierState) -> None:
    if state.countdown == NO_COUNTDOWN and state.rules.builders_end:
        state.countdown = LAST_EVENTS
        if state.journal is not None:
            state.tell("end-draws-near", {"events": LAST_EVENTS})


def points_of(state: FrontierState, place: int) -> int:
    """What a star brings: as printed, in the order in which they were taken; little for a failed Future."""
    if state.stars[place].failed:
        return STARS.failed
    return STARS.points[min(place, len(STARS.points) - 1)]


def points(state: FrontierState, seat: int) -> int:
    return sum([points_of(state, place) for place, star in enumerate(state.stars) if star.seat == seat])


def progress(state: FrontierState, seat: int) -> list[dict[str, Any]]:
    """How far a player is with each Future that a promoted card of his bears, for those who look at it."""
    return [
        {
            "card": CARDS[card].id,
            "future": goal.future.id,
            "epic": goal.future.epic,
            "needs": [
                {"what": need.what, "have": need.have, "want": need.want} for need in goal.needs(state, seat, card)
            ],
        }
        for card, goal in bearers(state, seat)
    ]
