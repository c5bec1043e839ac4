"""Comets that are thrown at Venus or at Earth, and arrive years later (rulebook: futures; seed 20.5A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....kernel import Action, Illegal
from ...components.announcement import Announcement
from ...components.cards import CARDS, card_called
from ...components.futures import FUTURE_IDS, FUTURES
from ...components.naming import space_message
from ...components.pieces import BUSTED
from ...components.stack import NOWHERE
from .. import claims, home
from ..activities import FREE_ACTION, Activity
from ..hostilities import NEW_VENUS
from . import epic, stars
from .colonists import Comet, comets

if TYPE_CHECKING:
    from ...state import FrontierState


class Announce(Activity):
    """A comet with an own factory is set on its way by a working TW thruster."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            (self.verb, goal.future.id, state.system.spaces[site].id, CARDS[thruster].id)
            for _, goal in self._open(state, seat)
            for site, thruster in comets(state, seat)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        future = FUTURE_IDS.index(action[1])
        site = state.system.find(action[2])
        state.announced += (Announcement(seat, future, site, card_called(action[3]), state.year),)
        if state.journal is not None:
            told = {"seat": seat, "future": f"future-{action[1]}", "space": space_message(state.system, site)}
            state.tell("announces", {**told, "years": FUTURES[future].years})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if comets(state, seat):
            return []
        return [
            ((self.verb, goal.future.id), Illegal("why-no-comet", "futures")) for _, goal in self._open(state, seat)
        ]

    def _open(self, state: FrontierState, seat: int) -> list[tuple[int, Comet]]:
        """Futures of this player that were not announced yet."""
        announced = [(each.seat, each.future) for each in state.announced]
        return [
            (card, goal)
            for card, goal in stars.bearers(state, seat)
            if isinstance(goal, Comet) and (seat, goal.number) not in announced
        ]


def watch(state: FrontierState) -> None:
    """A comet whose factory or thruster is gone flies on for nobody. What supports the thruster does not matter."""
    kept: list[Announcement] = []
    for each in state.announced:
        if _under_way(state, each):
            kept.append(each)
        elif state.journal is not None:
            told = {"seat": each.seat, "future": f"future-{FUTURE_IDS[each.future]}"}
            state.tell("comet-lost", {**told, "space": space_message(state.system, each.site)})
    if len(kept) < len(state.announced):
        state.announced = tuple(kept)


def _under_way(state: FrontierState, each: Announcement) -> bool:
    player = state.players[each.seat]
    there = [card for kind in player.at(each.site) for card in player.stacks[kind].cards]
    return state.factories.get(each.site) == each.seat and each.thruster in there


def arrive(state: FrontierState) -> None:
    """The comets whose years are over strike: a star, and what else they do."""
    for each in state.announced:
        if state.year - each.year >= FUTURES[each.future].years:
            state.announced = tuple([other for other in state.announced if other is not each])
            if each.future == NEW_VENUS:
                terraform(state, each)
            if not stars.has_star(state, each.seat, FUTURES[each.future].kind):  # none of the kind was meanwhile
                stars.take(state, each.seat, each.future)
            if each.future != NEW_VENUS:
                stars.start_countdown(state)


def terraform(state: FrontierState, each: Announcement) -> None:
    """The comet is gone; its factory and all that stood there come to Venus, in place of what was there.

    But no Bernal stands on a world so large: it stays in space, with all that is in its stack.
    """
    venus = state.system.find(FUTURES[NEW_VENUS].sites[0][0])
    colony = state.colonies.get(each.site, BUSTED)
    player = state.players[each.seat]
    planted = player.planted == each.site
    if planted:
        player.planted = NOWHERE  # the big cube comes along
    epic.destroy(state, each.site)
    state.colonies.pop(venus, BUSTED)
    claims.clear(state, venus)
    if planted:
        player.planted = venus
    state.claims[venus] = each.seat
    state.factories[venus] = each.seat
    if colony != BUSTED:
        state.colonies[venus] = colony
    state.destroyed = tuple([site for site in state.destroyed if site != venus])
    for kind in player.at(each.site):
        if not home.carries(player.stacks[kind]):
            player.stacks[kind] = player.stacks[kind].at(venus)
    if state.journal is not None:
        state.tell("terraforms", {"seat": each.seat, "space": space_message(state.system, venus)})


ANNOUNCE: Final = Announce("announce", "futures", FREE_ACTION)
