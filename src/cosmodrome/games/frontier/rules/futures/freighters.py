"""The Futures of freighters (seed 18.6B)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...components.cards import CARDS, COLONIST, ENGINEER, PURPLE
from ...components.stack import FREIGHTER, MOBILE
from .. import cargo, facilities, home, humans, isru, science
from .goal import EpicGoal, Goal, Requirement, factories_on, place_of, yes

if TYPE_CHECKING:
    from ...state import FrontierState


class PlanetHunt(Goal):
    """A factory on Sedna."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        return [yes("sedna", factories_on(state, seat, self.future.sites[0]) > 0)]


class BeehiveArk(EpicGoal):
    """Robots emancipated, a D site industrialised, and an epic hazard beside the freighter."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        return [
            yes("emancipator", state.emancipator == seat),
            yes("d-factory", any(_letter(state, site) == "D" for site in own_factories(state, seat))),
        ]


class Spacefaring(Goal):
    """Enough human colonists in space, whoever's limit allows it."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        settlers = [each for each in in_space(state, seat) if CARDS[each].deck == COLONIST]
        have = len([each for each in settlers if cargo.is_human(state, each)])
        return [Requirement("human-colonists", have, self.future.figure)]


class AntimatterCreation(EpicGoal):
    """A promoted engineer works at an own factory on a science site."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        space = place_of(state, seat, card)
        return [
            yes("at-science-factory", state.factories.get(space) == seat and science.is_science(state, space)),
            yes("promoted-engineer", bool(self.actors(state, seat, card))),
        ]

    def acts(self, state: FrontierState, seat: int, card: int, colonist: int) -> bool:
        return state.faces[colonist] == PURPLE and state.face(colonist).specialties & ENGINEER != 0


class ClimateMirror(EpicGoal):
    """An operation from an inhabited Bernal above a world with an atmosphere."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        space = place_of(state, seat, card)
        docked = home.space_of(state, seat) == space
        crowd = len(humans.cards_at(state, seat, space)) if docked else 0
        grounds = facilities.dirtsides(state, seat) if docked else []
        return [
            yes("at-bernal", docked),
            Requirement("humans-in-bernal", crowd, self.future.figure),
            yes("air-below", any(_airy(state, site) for site in grounds)),
        ]


class StarWisp(Goal):
    """Cubes on both sunlenses, a push factory and a factory on a TNO."""

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        stacks = state.players[seat].stacks
        cubes = [stacks[kind].space for kind in (FREIGHTER, *MOBILE)]
        lenses = [lens for group in self.future.sites for lens in group if state.system.find(lens) in cubes]
        return [
            Requirement("sunlenses", len(lenses), len(self.future.sites)),
            yes("push-factory", facilities.push_factories(state, seat) > 0),
            yes("tno-factory", any(facilities.is_tno(state, site) for site in own_factories(state, seat))),
        ]


def own_factories(state: FrontierState, seat: int) -> list[int]:
    return [site for site, owner in state.factories.items() if owner == seat]


def in_space(state: FrontierState, seat: int) -> list[int]:
    """All cards of this player in space."""
    return [card for stack in state.players[seat].stacks for card in stack.cards]


def _letter(state: FrontierState, number: int) -> str:
    site = state.system.spaces[number].site
    return "" if site is None else site.letter


def _airy(state: FrontierState, number: int) -> bool:
    site = isru.site_at(state, number)
    return site is not None and isru.has_atmosphere(site)


FREIGHTER_GOALS: Final[tuple[Goal, ...]] = (
    PlanetHunt("planet_hunt"),
    BeehiveArk("beehive_ark"),
    Spacefaring("spacefaring"),
    AntimatterCreation("antimatter_creation"),
    ClimateMirror("climate_mirror"),
    StarWisp("star_wisp"),
)
