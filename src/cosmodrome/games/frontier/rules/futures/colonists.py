"""The Futures of colonists (seed 20.5A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...components.cards import CARDS, COLONIST, GW_THRUSTER, PURPLE, ROBOT, SCIENTIST
from ...components.solar_system import ANY_SEASON
from .. import facilities, regimes, supports
from .freighters import in_space
from .goal import EpicGoal, Goal, Requirement, factories_on, place_of, yes

if TYPE_CHECKING:
    from ...state import FrontierState


class Revolutionary(EpicGoal):
    """An epic hazard in War, with colonists enough in space."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        settlers = [each for each in in_space(state, seat) if CARDS[each].deck == COLONIST]
        return [yes("war", regimes.at_war(state)), Requirement("colonists", len(settlers), self.future.figure)]


class PanSapiens(Goal):
    """So many hostile recruits by this very card, each an epic hazard."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        return [Requirement("epic-recruits", state.recruits.get(card, 0), self.future.figure)]


class Comet(Goal):
    """An industrialised synodic comet with a working TW thruster: it can be thrown, and arrives years later."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        return [yes("comet", bool(comets(state, seat)))]


class Uplift(EpicGoal):
    """Robots emancipated; a scientist works in a lab."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        return [
            yes("emancipator", state.emancipator == seat),
            yes("in-lab", place_of(state, seat, card) in facilities.labs(state, seat)),
            yes("scientist", bool(self.actors(state, seat, card))),
        ]

    def acts(self, state: FrontierState, seat: int, card: int, colonist: int) -> bool:
        return state.face(colonist).specialties & SCIENTIST != 0


class VonNeumann(EpicGoal):
    """Robots emancipated; this very card works at an own factory."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        return [
            yes("emancipator", state.emancipator == seat),
            yes("at-factory", state.factories.get(place_of(state, seat, card)) == seat),
        ]

    def acts(self, state: FrontierState, seat: int, card: int, colonist: int) -> bool:
        return colonist == card


class CultLeader(EpicGoal):
    """Ballots of the own colour in space, whoever employs those who cast them."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        return [Requirement("ballots", loyal_ballots(state, seat), self.future.figure)]


class Seti(Goal):
    """A factory in each camp of the Jupiter Trojans."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        camps = [camp for camp in self.future.sites if factories_on(state, seat, camp)]
        return [Requirement("trojan-camps", len(camps), len(self.future.sites))]


def loyal_ballots(state: FrontierState, seat: int) -> int:
    """Ballots in space with this player's button; those of robots only for their emancipator, on cards of his own."""
    total = 0
    for owner in range(state.seats):
        for card in in_space(state, owner):
            face = state.face(card)
            if CARDS[card].being == ROBOT:
                loyal = owner == seat and state.emancipator == seat
            else:
                loyal = face.ballots > 0 and regimes.seat_of(state, face.loyalty) == seat
            total += face.ballots if loyal else 0
    return total


def comets(state: FrontierState, seat: int) -> list[tuple[int, int]]:
    """The synodic comets with an own factory on an own claim and a working TW thruster, each with the thruster."""
    found: list[tuple[int, int]] = []
    for number, owner in state.factories.items():
        site = state.system.spaces[number].site
        own = owner == seat and number not in state.hijacked
        if own and site is not None and site.synodic != ANY_SEASON:
            found += [(number, thruster) for thruster in working_thrusters(state, seat, number)]
    return found


def working_thrusters(state: FrontierState, seat: int, space: int) -> list[int]:
    """TW thrusters of this player in a space that work with their supports there."""
    player = state.players[seat]
    return [
        card
        for kind in player.at(space)
        for card in player.stacks[kind].cards
        if CARDS[card].deck == GW_THRUSTER
        and state.faces[card] == PURPLE
        and supports.operational(state, seat, kind, card)
    ]


COLONIST_GOALS: Final[tuple[Goal, ...]] = (
    Revolutionary("revolutionary"),
    PanSapiens("pan_sapiens"),
    Comet("new_venus"),
    Uplift("uplift"),
    VonNeumann("von_neumann"),
    CultLeader("supreme_cult_leader"),
    Comet("footfall"),
    Seti("seti"),
)
