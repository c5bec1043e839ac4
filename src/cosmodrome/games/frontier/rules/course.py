"""Where a craft on its way may go on to, and what each step costs (rulebook: movement, pivots, flyby, coasting).

Steps are named by the space they enter; where two links lead there, the link is named too: `lag.earth.008#17`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Illegal, Item, Leg, Walk
from ..components.abilities import MAG_SAIL, NO_AEROBRAKE
from ..components.manoeuvres import PIVOT, under_parachute
from ..components.move import NO_ENGINE, NO_LINK, Move, Place
from ..components.naming import LINK, burns_message
from ..components.nearness import passed_over
from ..components.scenarios import SCENARIOS
from ..components.solar_system import (
    AEROBRAKE,
    ANY_SEASON,
    CRASH,
    HOHMANN,
    RADIATION,
    THRUST,
    SolarSystem,
    Space,
    Way,
)
from ..options import HERMES
from . import freighter, landing

if TYPE_CHECKING:
    from ..state import FrontierState

COSTS: Final = ("half_burns", "fuel", "landing_fuel", "crashes", "aerobrakes", "radiations")
ALLOWED: Final = ""


class Course(Walk):
    """All ways in which a move may go on."""

    def __init__(self, state: FrontierState, seat: int, move: Move) -> None:
        self.state = state
        self.seat = seat
        self.move = move
        stack = state.stack(seat, move.kind)
        self.starship = False
        self.sail_bonus = 0
        if move.engine != NO_ENGINE and not move.broken:
            face = state.face(move.engine)
            self.starship = face.engine is not None and face.engine.starship
            sail = face.ability(MAG_SAIL)
            self.sail_bonus = 0 if sail is None else sail.amount
        self.farthest = freighter.EVERYWHERE
        if move.engine == NO_ENGINE:
            self.starship = freighter.starship(state, seat)
            self.farthest = freighter.farthest_zone(state, seat)
        self.no_aerobrake = any(state.face(card).ability(NO_AEROBRAKE) is not None for card in stack.cards)

    # what the kernel asks

    def costs(self) -> tuple[str, ...]:
        return tuple([f"cost-{name}" for name in COSTS])

    def start(self) -> Place:
        return self.move.place

    def legs(self, place: Place) -> list[Leg]:
        found: list[Leg] = []
        if self._landed(place):
            return found
        for way in self.state.system.ways[place.space]:
            if self.refusal(place, way) == ALLOWED:
                after = self.after(place, way)
                if self._within_reach(after) and (self.stops(after) or self.legs(after)):
                    found.append(Leg(step(self.state.system, place.space, way), self._costs(place, after), after))
        return found

    def may_end(self, place: Place) -> bool:
        return place.link != NO_LINK and place != self.move.place and self.stops(place)

    def _within_reach(self, place: Place) -> bool:
        """Whether what has moved before may come here, or only passes on its way to where it may."""
        reach = self.move.reach
        if not reach or place.space in reach:
            return True
        space = self.state.system.spaces[place.space]
        return (passed_over(space) or space.hazard == AEROBRAKE) and bool(self.legs(place))

    def why_not(self, place: Place, item: Item) -> Illegal | None:
        if self._landed(place):
            return Illegal("why-landed", "landing")
        for way in self.state.system.ways[place.space]:
            if step(self.state.system, place.space, way) == item:
                return self._why(place, way)
        return Illegal("why-not-next", "movement")

    def shut(self, place: Place) -> list[tuple[str, Illegal]]:
        """The steps to neighbours that can not be gone, each with the reason."""
        open_now = [leg.item for leg in self.legs(place)]
        found: list[tuple[str, Illegal]] = []
        for way in self.state.system.ways[place.space]:
            item = step(self.state.system, place.space, way)
            if item not in open_now:
                found.append((item, self._why(place, way)))
        return found

    def _why(self, place: Place, way: Way) -> Illegal:
        """Why a way can not be gone, with the figures it fails by."""
        reason = self.refusal(place, way)
        if reason == ALLOWED:
            return Illegal("why-no-way-on", "movement")
        after = self.after(place, way)
        if reason == "why-no-thrust-left":
            figures = {"burns": burns_message(place.halves - after.halves), "left": burns_message(place.halves)}
            return Illegal(reason, "movement", figures)
        if reason == "why-no-fuel-left":
            left = self.move.left(place)
            return Illegal(reason, "movement", {"steps": left - self.move.left(after), "left": left})
        if reason == "why-no-landing":
            return landing.why_not(self.state, self.seat, self.move, after)
        return Illegal(reason, "movement")

    def why_not_end(self, place: Place) -> Illegal | None:
        return Illegal("why-no-stop", "movement")

    # the rules

    def stops(self, place: Place) -> bool:
        return self.state.system.spaces[place.space].stopping

    def _landed(self, place: Place) -> bool:
        """Landing ends a move, and so does lift-off for what has moved before."""
        if place.link != NO_LINK and place.space in self.move.reach:
            return True
        return place.link != NO_LINK and self.state.system.spaces[place.space].site is not None

    def refusal(self, place: Place, way: Way) -> str:
        """Why a way can not be gone, or `ALLOWED`."""
        if way.link == place.link:
            return "why-turned-back"
        if _trace(self.state.system, way) in place.trail:
            return "why-in-circles"
        space = self.state.system.spaces[way.to]
        if self.move.engine == NO_ENGINE and self._pivots(place, way) and not place.pivots:
            return "why-freighter-pivots"
        if space.zone > self.farthest:
            return "why-too-dark"
        paid = self._need(place, way) - self._spared(place, way)
        if paid > place.halves:
            return "why-no-thrust-left"
        if place.gone + paid * self.move.price > self.move.steps * self.move.unit:
            return "why-no-fuel-left"
        if space.hazard == AEROBRAKE and self.no_aerobrake:
            return "why-no-aerobrake"
        if space.site is not None:
            if not landing.open_now(self.state, way.to, self.starship) and not self._from_twin(place, way):
                return "why-not-in-season"
            if not landing.means(self.state, self.seat, self.move, self.after(place, way)):
                return "why-no-landing"
        return ALLOWED

    def _from_twin(self, place: Place, way: Way) -> bool:
        """From one half of Hermes to the other the way is open in every season, where that matters (seed V5)."""
        if self.state.rules.scenario != HERMES or place.link == NO_LINK:
            return False
        halves = [self.state.system.find(site) for site in SCENARIOS[HERMES].sites]
        link = self.state.system.links[place.link]
        return way.to in halves and (link.start in halves or link.end in halves)

    def after(self, place: Place, way: Way) -> Place:
        """The place that a way leads to, all paid; what happens there comes later."""
        space = self.state.system.spaces[way.to]
        need = self._need(place, way)
        spared = self._spared(place, way)
        bonus = place.bonus - spared
        pivots = place.pivots - 1 if self._pivots(place, way) and place.pivots else place.pivots
        flown = place.flown
        trail = (*place.trail, _trace(self.state.system, way))
        gained = 0 if way.to in flown else self._bonus(space)
        if gained:
            bonus += 2 * gained
            flown = tuple(sorted((*flown, way.to)))
            trail = (_trace(self.state.system, way),)
        paid = need - spared
        return Place(
            way.to,
            place.halves - paid,
            bonus,
            pivots,
            place.gone + paid * self.move.price,
            way.link,
            way.to_line,
            under_parachute(space.hazard, way.one_way, place.chute),
            flown,
            trail,
        )

    def _pivots(self, place: Place, way: Way) -> bool:
        """Whether it leaves a Hohmann on another line in the move that has entered it."""
        here = self.state.system.spaces[place.space]
        return here.kind == HOHMANN and place.link != NO_LINK and way.line != place.line

    def _need(self, place: Place, way: Way) -> int:
        """Half burns of a step: those to enter the space, and of a pivot that is not free."""
        need = self.state.system.spaces[way.to].cost
        return need + PIVOT if self._pivots(place, way) and not place.pivots else need

    def _spared(self, place: Place, way: Way) -> int:
        """Half burns that bonus pays for."""
        return min(place.bonus, self._need(place, way))

    def _bonus(self, space: Space) -> int:
        """Burns that entering a space gives: a flyby in its season, or radiation to a mag sail."""
        if space.bonus == THRUST:
            return self.move.oberth
        if space.bonus:
            return space.bonus if space.season in (ANY_SEASON, self.state.season) else 0
        return self.sail_bonus if space.kind == RADIATION else 0

    def _costs(self, place: Place, after: Place) -> tuple[int, ...]:
        """By COSTS."""
        move = self.move
        space = self.state.system.spaces[after.space]
        landing_fuel = 0
        if space.site is not None:
            means = landing.means(self.state, self.seat, move, after)
            landing_fuel = space.site.size if landing.BY_FUEL in means else 0
        return (
            place.halves - after.halves,
            move.left(place) - move.left(after),
            landing_fuel,
            1 if space.hazard == CRASH else 0,
            1 if space.hazard == AEROBRAKE else 0,
            1 if space.kind == RADIATION else 0,
        )


def step(system: SolarSystem, space: int, way: Way) -> str:
    """What a step along this way is called."""
    id = system.spaces[way.to].id
    twins = [each for each in system.ways[space] if each.to == way.to]
    return id if len(twins) == 1 else f"{id}{LINK}{system.links[way.link].id}"


def _trace(system: SolarSystem, way: Way) -> int:
    """A link with the direction in which it is gone."""
    return 2 * way.link + (1 if system.links[way.link].end == way.to else 0)
