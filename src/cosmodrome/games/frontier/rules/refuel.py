"""Refuel: by ISRU, by a factory, and with regolith (rulebook: refuel). Loading water in LEO is no operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Decision, Illegal, Question
from ..components.cards import CARDS, ENGINEER, REGOLITH, WATER
from ..components.grant import REFUEL
from ..components.naming import space_message, stack_message
from ..components.solar_system import SITE
from ..components.stack import FUELLED, NUMBER, STACKS, TANKED
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
    found = [kind for kind in player.at(space) if kind in TANKED]
    found = [kind for kind in found if kind not in FUELLED or cargo.room(state, player.stacks[kind])]
    outpost = cargo.free_outpost(state, seat)
    return found if outpost == cargo.NO_OUTPOST else [*found, outpost]


def fill(state: FrontierState, seat: int, kind: int, space: int, tanks: int, fuel: int) -> None:
    """Tanks go to a stack, as many as there is room for."""
    if not state.stack(seat, kind).there:
        cargo.open_stack(state, seat, kind, space)
    if kind in FUELLED:
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
        if kind in FUELLED:
            state.then(FillUp(seat, kind, WATER))
        else:
            fill(state, seat, kind, site, LEFT_TANKS, WATER)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for kind in FUELLED:
            craft = state.stack(seat, kind)
            if craft.space not in state.factories:
                continue
            action: Action = ("refuel-factory", state.system.spaces[craft.space].id, STACKS[kind])
            if not claims.may_use(state, seat, craft.space, REFUEL):
                shut.append((action, Illegal("why-no-leave", "deals", {"owner": state.factories[craft.space]})))
            elif not cargo.room(state, craft):
                shut.append((action, Illegal("why-no-room", "fuel")))
        return shut

    def _receivers(self, state: FrontierState, seat: int, site: int) -> list[int]:
        found = receivers(state, seat, site)
        return [kind for kind in found if kind in FUELLED] or found


class RegolithRefuel(Activity):
    """A rocket whose engine burns dirt is filled with it, on any site with a unit or a factory."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            self._action(state, seat, kind)
            for kind in FUELLED
            if self._burns_it(state, seat, kind) and self._refusal(state, seat, kind) is None
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(FillUp(seat, NUMBER[action[2]], REGOLITH))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for kind in FUELLED:
            why = self._refusal(state, seat, kind) if self._burns_it(state, seat, kind) else None
            if why is not None:
                shut.append((self._action(state, seat, kind), why))
        return shut

    def _action(self, state: FrontierState, seat: int, kind: int) -> Action:
        return ("refuel-regolith", state.system.spaces[state.stack(seat, kind).space].id, STACKS[kind])

    def _burns_it(self, state: FrontierState, seat: int, kind: int) -> bool:
        for card in state.stack(seat, kind).cards:
            engine = state.face(card).engine
            if engine is not None and engine.fuel == REGOLITH:
                return True
        return False

    def _refusal(self, state: FrontierState, seat: int, kind: int) -> Illegal | None:
        craft = state.stack(seat, kind)
        space = craft.space
        if not craft.there or state.system.spaces[space].kind != SITE:
            return Illegal("why-no-site", "refuel")
        if not supports.isru_units(state, seat, space) and not claims.may_use(state, seat, space, REFUEL):
            return Illegal("why-no-unit", "refuel", {"space": space_message(state.system, space)})
        return None if cargo.room(state, craft) else Illegal("why-no-room", "fuel")


class FillUp(Question["FrontierState"]):
    """To which level a craft is filled."""

    kind: int
    fuel: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, kind: int, fuel: int) -> None:
        self.seat = seat
        self.kind = kind
        self.fuel = fuel

    def ask(self, state: FrontierState) -> Decision:
        most = cargo.room(state, state.stack(self.seat, self.kind))
        return Amount(self.seat, "prompt-fill-up", "refuel", "tanks", 1, most)

    def answer(self, state: FrontierState, action: Action) -> None:
        fill(state, self.seat, self.kind, state.stack(self.seat, self.kind).space, action[1], self.fuel)

    def preview(self, state: FrontierState, action: Action) -> dict[str, Any]:
        """The steps the craft would hold then."""
        craft = state.stack(self.seat, self.kind)
        tanks = craft.tanks + int(action[1])
        return {"tanks": tanks, "steps": state.rules.strip.held(state.dry_mass(craft), tanks, craft.odd)}


ISRU_REFUEL: Final = IsruRefuel("refuel-isru", "refuel", ENGINEER)
FACTORY_REFUEL: Final = FactoryRefuel("refuel-factory", "refuel", ENGINEER)
REGOLITH_REFUEL: Final = RegolithRefuel("refuel-regolith", "refuel", ENGINEER)
