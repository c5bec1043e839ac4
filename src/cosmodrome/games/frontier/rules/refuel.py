"""Refuel: by ISRU, by a factory, and with regolith (rulebook: refuel). Loading water in LEO is no operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Decision, Illegal, Question
from ..components.cards import CARDS, REGOLITH, WATER
from ..components.grant import REFUEL
from ..components.naming import space_message, stack_message
from ..components.solar_system import SITE
from ..components.stack import FREIGHTER, NUMBER, OUTPOST, ROCKET, STACKS
from ..components.tables import figure
from . import cargo, claims, isru, supports, wear
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

LEFT_TANKS: Final = figure("refuel", "left_tanks")


def sites_with_stacks(state: FrontierState, seat: int) -> list[int]:
    """The sites on which this player has stacks."""
    found = {stack.space for stack in state.players[seat].stacks if stack.there and not stack.empty}
    return sorted([space for space in found if state.system.spaces[space].kind == SITE])


def receivers(state: FrontierState, seat: int, space: int) -> list[int]:
    """Where tanks can go in a space: to a stack with room, or to an outpost that is opened for them."""
    player = state.players[seat]
    found = [kind for kind in player.at(space) if kind != FREIGHTER]
    found = [kind for kind in found if kind >= OUTPOST or cargo.room(state, player.stacks[kind])]
    outpost = cargo.free_outpost(state, seat)
    return found if outpost == cargo.NO_OUTPOST else [*found, outpost]


def fill(state: FrontierState, seat: int, kind: int, space: int, tanks: int, fuel: int) -> None:
    """Tanks go to a stack, as many as there is room for."""
    if not state.stack(seat, kind).there:
        cargo.open_stack(state, seat, kind, space)
    if kind < OUTPOST:
        tanks = min(tanks, cargo.room(state, state.stack(seat, kind)))
    cargo.add_tanks(state, seat, kind, tanks, fuel)
    if state.journal is not None:
        told = {"seat": seat, "tanks": tanks, "stack": stack_message(kind), "space": space_message(state.system, space)}
        state.tell("refuels-regolith" if fuel == REGOLITH else "refuels", told)


class IsruRefuel(Activity):
    """The best unit on a site digs water for one stack there."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for space in sites_with_stacks(state, seat):
            if isru.best_unit(state, seat, space)[1]:
                id = state.system.spaces[space].id
                found += [("refuel-isru", id, STACKS[kind]) for kind in receivers(state, seat, space)]
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        space = state.system.find(action[1])
        unit, tanks = isru.best_unit(state, seat, space)
        fill(state, seat, NUMBER[action[2]], space, tanks, WATER)
        wear.after_operation(state, seat, unit)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for space in sites_with_stacks(state, seat):
            if isru.best_unit(state, seat, space)[1] == 0:
                where = space_message(state.system, space)
                reason = "why-site-too-dry" if supports.isru_units(state, seat, space) else "why-no-unit"
                for kind in receivers(state, seat, space):
                    action: Action = ("refuel-isru", state.system.spaces[space].id, STACKS[kind])
                    shut.append((action, Illegal(reason, "refuel", {"space": where})))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By site: how many tanks an operation brings, and which unit digs them."""
        found: dict[str, Any] = {}
        for space in sites_with_stacks(state, seat):
            unit, tanks = isru.best_unit(state, seat, space)
            if tanks:
                found[state.system.spaces[space].id] = {"tanks": tanks, "unit": CARDS[unit].id}
        return found


class FactoryRefuel(Activity):
    """A factory fills a rocket there to any level; where there is none to fill, it leaves tanks behind."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for site in sorted(state.factories):
            if claims.may_use(state, seat, site, REFUEL):
                id = state.system.spaces[site].id
                found += [("refuel-factory", id, STACKS[kind]) for kind in self._receivers(state, seat, site)]
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        kind = NUMBER[action[2]]
        if kind == ROCKET:
            state.then(FillUp(seat, WATER))
        else:
            fill(state, seat, kind, site, LEFT_TANKS, WATER)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        rocket = state.stack(seat, ROCKET)
        if rocket.space not in state.factories:
            return []
        action: Action = ("refuel-factory", state.system.spaces[rocket.space].id, STACKS[ROCKET])
        if not claims.may_use(state, seat, rocket.space, REFUEL):
            return [(action, Illegal("why-no-leave", "deals", {"owner": state.factories[rocket.space]}))]
        return [] if cargo.room(state, rocket) else [(action, Illegal("why-no-room", "fuel"))]

    def _receivers(self, state: FrontierState, seat: int, site: int) -> list[int]:
        rocket = state.stack(seat, ROCKET)
        if rocket.space == site and cargo.room(state, rocket):
            return [ROCKET]
        return [kind for kind in receivers(state, seat, site) if kind >= OUTPOST]


class RegolithRefuel(Activity):
    """A rocket whose engine burns dirt is filled with it, on any site with a unit or a factory."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        rocket = state.stack(seat, ROCKET)
        if not self._burns_it(state, seat) or self._refusal(state, seat) is not None:
            return []
        return [("refuel-regolith", state.system.spaces[rocket.space].id)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(FillUp(seat, REGOLITH))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        why = self._refusal(state, seat)
        if why is None or not self._burns_it(state, seat):
            return []
        return [(("refuel-regolith", state.system.spaces[state.stack(seat, ROCKET).space].id), why)]

    def _burns_it(self, state: FrontierState, seat: int) -> bool:
        for card in state.stack(seat, ROCKET).cards:
            engine = state.face(card).engine
            if engine is not None and engine.fuel == REGOLITH:
                return True
        return False

    def _refusal(self, state: FrontierState, seat: int) -> Illegal | None:
        rocket = state.stack(seat, ROCKET)
        space = rocket.space
        if not rocket.there or state.system.spaces[space].kind != SITE:
            return Illegal("why-no-site", "refuel")
        if not supports.isru_units(state, seat, space) and not claims.may_use(state, seat, space, REFUEL):
            return Illegal("why-no-unit", "refuel", {"space": space_message(state.system, space)})
        return None if cargo.room(state, rocket) else Illegal("why-no-room", "fuel")


class FillUp(Question["FrontierState"]):
    """To which level the rocket is filled."""

    fuel: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, fuel: int) -> None:
        self.seat = seat
        self.fuel = fuel

    def ask(self, state: FrontierState) -> Decision:
        most = cargo.room(state, state.stack(self.seat, ROCKET))
        return Amount(self.seat, "prompt-fill-up", "refuel", "tanks", 1, most)

    def answer(self, state: FrontierState, action: Action) -> None:
        fill(state, self.seat, ROCKET, state.stack(self.seat, ROCKET).space, action[1], self.fuel)

    def preview(self, state: FrontierState, action: Action) -> dict[str, Any]:
        """The steps the rocket would hold then."""
        rocket = state.stack(self.seat, ROCKET)
        tanks = rocket.tanks + int(action[1])
        return {"tanks": tanks, "steps": state.rules.strip.held(state.dry_mass(rocket), tanks, rocket.odd)}


ISRU_REFUEL: Final = IsruRefuel("refuel-isru", "refuel", True)
FACTORY_REFUEL: Final = FactoryRefuel("refuel-factory", "refuel", True)
REGOLITH_REFUEL: Final = RegolithRefuel("refuel-regolith", "refuel", True)
