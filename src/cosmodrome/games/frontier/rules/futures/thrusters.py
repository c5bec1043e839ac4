"""The Futures of TW thrusters (seed 21.4A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...components.cards import CARDS, COLONIST, ENGINEER, FINANCIER, PURPLE, SCIENTIST
from ...components.stack import ROCKET
from .. import cargo, facilities, supports
from .freighters import own_factories
from .goal import EpicGoal, Goal, Requirement, factories_on, place_of, yes

if TYPE_CHECKING:
    from ...state import FrontierState

SMALL: Final = 1
"""The size of the worlds in which small black holes are made."""


class MiniBlackHole(EpicGoal):
    """At an own factory on a small S site, with a promoted scientist."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        space = place_of(state, seat, card)
        site = state.system.spaces[space].site
        small = site is not None and site.size == SMALL and site.letter == "S"
        return [
            yes("small-s-factory", small and state.factories.get(space) == seat),
            yes("promoted-scientist", bool(promoted_scientists(state, seat, space))),
        ]


class ProtiumFusion(EpicGoal):
    """On a site with promoted cards enough, a scientist among them."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        space = place_of(state, seat, card)
        on_site = state.system.spaces[space].site is not None
        have = len(promoted_at(state, seat, space)) if on_site else 0
        return [
            Requirement("promoted-on-site", have, self.future.figure),
            yes("promoted-scientist", on_site and bool(promoted_scientists(state, seat, space))),
        ]


class LithiatedAmmonia(Goal):
    """A working rocket with its colonists leaves the Solar System."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        rocket = state.stack(seat, ROCKET)
        works = card in rocket.cards and supports.operational(state, seat, ROCKET, card)
        exits = [state.system.find(space) for space in self.future.sites[0]]
        return [
            yes("working-rocket", works),
            Requirement("specialties", specialties_aboard(state, rocket.cards), self.future.figure),
            yes("at-exit", rocket.space in exits),
        ]


class Enzmann(LithiatedAmmonia):
    """The same with full tanks."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        rocket = state.stack(seat, ROCKET)
        full = rocket.there and rocket.tanks > 0 and cargo.room(state, rocket) == 0
        return [*super().needs(state, seat, card), yes("full-tanks", full)]


class MassBeam(Goal):
    """Factories on all worlds of push factories."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        worlds = [world for world in self.future.sites if factories_on(state, seat, world)]
        return [Requirement("push-worlds", len(worlds), len(self.future.sites))]


class Daedalus(Goal):
    """Factories in the clouds of Saturn and Uranus, and a lab on a TNO."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        clouds = [cloud for cloud in self.future.sites if factories_on(state, seat, cloud)]
        return [
            Requirement("cloud-factories", len(clouds), len(self.future.sites)),
            yes("tno-factory", any(facilities.is_tno(state, site) for site in own_factories(state, seat))),
        ]


def promoted_at(state: FrontierState, seat: int, space: int) -> list[int]:
    """This player's promoted cards in a space."""
    player = state.players[seat]
    return [card for kind in player.at(space) for card in player.stacks[kind].cards if state.faces[card] == PURPLE]


def promoted_scientists(state: FrontierState, seat: int, space: int) -> list[int]:
    return [
        card
        for card in promoted_at(state, seat, space)
        if CARDS[card].deck == COLONIST and state.face(card).specialties & SCIENTIST
    ]


def specialties_aboard(state: FrontierState, cards: tuple[int, ...]) -> int:
    """How many specialties are aboard, each with a colonist of its own."""
    settlers = [state.face(card).specialties for card in cards if CARDS[card].deck == COLONIST]
    return _matched((ENGINEER, SCIENTIST, FINANCIER), settlers)


def _matched(wanted: tuple[int, ...], settlers: list[int]) -> int:
    """The most specialties that different colonists can stand for."""
    if not wanted:
        return 0
    best = _matched(wanted[1:], settlers)
    for place, specialties in enumerate(settlers):
        if specialties & wanted[0]:
            best = max(best, 1 + _matched(wanted[1:], settlers[:place] + settlers[place + 1 :]))
    return best


GW_GOALS: Final[tuple[Goal, ...]] = (
    MiniBlackHole("mini_black_hole"),
    ProtiumFusion("protium_fusion"),
    LithiatedAmmonia("lithiated_ammonia_starship"),
    Enzmann("enzmann_starship"),
    MassBeam("mass_beam"),
    Daedalus("daedalus"),
)
