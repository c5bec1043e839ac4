"""Refuel: by ISRU, by a factory, and with regolith (rulebook: refuel). Loading water in LEO is no operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Decision, Illegal, Question
from ..components.cards import CARDS, ENGINEER, FUELS, ISOTOPE, NO_LETTER, REGOLITH, WATER
from ..components.grant import REFUEL
from ..components.naming import space_message, stack_message
from ..components.solar_system import LETTERS, SITE
from ..components.stack import BERNAL, ERSATZ, FUELLED, NUMBER, STACKS, TANKED
from ..components.tables import figure
from . import cargo, claims, facilities, home, isotopes, isru, supports, wear
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


def _brings_nothing(state: FrontierState, seat: int, space: int) -> Illegal:
    """Why no unit there brings a tank out of the site."""
    where = space_message(state.system, space)
    units = [isru.isru_of(state, seat, unit, space, space) for unit in supports.isru_units(state, seat, space)]
    if not units:
        return Illegal("why-no-unit", "refuel", {"space": where})
    figures = {"space": where, "isru": min(units), "hydration": isru.hydration_of(state, seat, space, space)}
    return Illegal("why-site-too-dry", "refuel", figures)


def fill(
    state: FrontierState, seat: int, kind: int, space: int, tanks: int, fuel: int, letter: int = NO_LETTER
) -> None:
    """Tanks go to a stack, as many as there is room for."""
    if not state.stack(seat, kind).there:
        cargo.open_stack(state, seat, kind, space)
    if kind in FUELLED:
        tanks = min(tanks, cargo.room(state, state.stack(seat, kind)))
    cargo.add_tanks(state, seat, kind, tanks, fuel, letter)
    if state.journal is not None:
        told = {"seat": seat, "tanks": tanks, "stack": stack_message(kind), "space": space_message(state.system, space)}
        state.tell("refuels" if fuel == WATER else f"refuels-{FUELS[fuel]}", told)


# isotopes


def of_isotope(action: Action) -> bool:
    return str(action[-1]) == isotopes.WORD


def standing(state: FrontierState, seat: int, space: int) -> list[int]:
    """The stacks in a space that take isotopes of a site elsewhere; none is opened for them."""
    return [kind for kind in receivers(state, seat, space) if state.stack(seat, kind).there]


def isotope_receivers(state: FrontierState, seat: int, site: int, space: int) -> list[int]:
    """Where isotopes of a site can go that are pumped in this space."""
    return receivers(state, seat, site) if space == site else standing(state, seat, space)


def space_of(state: FrontierState, seat: int, kind: int, site: int) -> int:
    """Where the isotopes of a site come to a stack: in orbit, or on the site."""
    stack = state.stack(seat, kind)
    return stack.space if stack.there else site


def thirsty(state: FrontierState, seat: int) -> list[tuple[int, int]]:
    """The craft on sites whose isotopes their player has no engine for, with an engine for others, and its letter."""
    found: list[tuple[int, int]] = []
    for kind in FUELLED:
        stack = state.stack(seat, kind)
        here = isotopes.letter_at(state, stack.space)
        letters = [isotopes.letter_of(state, card) for card in stack.cards if isotopes.only(state, card)]
        if here != NO_LETTER and letters and not isotopes.sought(state, seat, here):
            found.append((kind, letters[0]))
    return found


def wrong_letters(state: FrontierState, seat: int, verb: str, factories: bool) -> list[tuple[Action, Illegal]]:
    """Why no isotopes are pumped for the GW thrusters that stand elsewhere."""
    shut: list[tuple[Action, Illegal]] = []
    for kind, letter in thirsty(state, seat):
        site = state.stack(seat, kind).space
        if not factories or site in state.factories:
            action: Action = (verb, state.system.spaces[site].id, STACKS[kind], isotopes.WORD)
            why = Illegal("why-other-letter", "gigawatt-module", {"letter": f"letter-{LETTERS[letter]}"})
            shut.append((action, why))
    return shut


class IsruRefuel(Activity):
    """The best unit on a site digs water, or isotopes, for one stack there; in orbit isotopes of dirtsides only."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for space in sites_with_stacks(state, seat):
            if isru.best_unit(state, seat, space)[1]:
                id = state.system.spaces[space].id
                found += [("refuel-isru", id, STACKS[kind]) for kind in receivers(state, seat, space)]
        for space, site in self._diggings(state, seat):
            id = state.system.spaces[site].id
            kinds = isotope_receivers(state, seat, site, space)
            found += [("refuel-isru", id, STACKS[kind], isotopes.WORD) for kind in kinds]
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        kind = NUMBER[action[2]]
        if of_isotope(action):
            space = space_of(state, seat, kind, site)
            unit, tanks = isru.best_unit(state, seat, space, site)
            fill(state, seat, kind, space, tanks, ISOTOPE, isotopes.letter_at(state, site))
        else:
            unit, tanks = isru.best_unit(state, seat, site)
            fill(state, seat, kind, site, tanks, WATER)
        wear.after_operation(state, seat, unit)

    def _diggings(self, state: FrontierState, seat: int) -> list[tuple[int, int]]:
        """Where isotopes can be dug now, and out of which site."""
        if not state.rules.gigawatt:
            return []
        found: list[tuple[int, int]] = []
        for space in sorted({stack.space for stack in state.players[seat].stacks if stack.cards}):
            for site in isotopes.dug_from(state, seat, space):
                if isru.best_unit(state, seat, space, site)[1]:
                    found.append((space, site))
        return found

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for space in sites_with_stacks(state, seat):
            if isru.best_unit(state, seat, space)[1] == 0:
                reason = _brings_nothing(state, seat, space)
                for kind in receivers(state, seat, space):
                    action: Action = ("refuel-isru", state.system.spaces[space].id, STACKS[kind])
                    shut.append((action, reason))
        return shut + wrong_letters(state, seat, "refuel-isru", False)

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By site: how many tanks an operation brings, and which unit digs them."""
        found: dict[str, Any] = {}
        for space in sites_with_stacks(state, seat):
            self._hint(state, seat, space, space, found)
        for space, site in self._diggings(state, seat):
            self._hint(state, seat, space, site, found)
        return found

    def _hint(self, state: FrontierState, seat: int, space: int, site: int, found: dict[str, Any]) -> None:
        unit, tanks = isru.best_unit(state, seat, space, site)
        if tanks:
            found.setdefault(state.system.spaces[site].id, {"tanks": tanks, "unit": CARDS[unit].id})


class FactoryRefuel(Activity):
    """A factory fills a rocket there to any level, or at the Bernal that it is a dirtside of; where there is none to
    fill, it leaves tanks behind. A Bernal at home is filled with dirt out of its own shield.

    Of isotopes it gives few tanks, and those of dirtsides come to the Bernal as well.
    """

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for site in sorted(state.factories):
            if claims.may_use(state, seat, site, REFUEL):
                id = state.system.spaces[site].id
                found += [("refuel-factory", id, STACKS[kind]) for kind in self._receivers(state, seat, site)]
        if digs_its_shield(state, seat) and cargo.room(state, state.stack(seat, BERNAL)):
            found.append(("refuel-factory", state.system.spaces[home.orbit(state, seat)].id, STACKS[BERNAL]))
        for site, kind in self._pumps(state, seat):
            found.append(("refuel-factory", state.system.spaces[site].id, STACKS[kind], isotopes.WORD))
        return found

    def _pumps(self, state: FrontierState, seat: int) -> list[tuple[int, int]]:
        """The factories that can give isotopes, each with a stack that can take them."""
        if not state.rules.gigawatt:
            return []
        found: list[tuple[int, int]] = []
        for site in sorted(state.factories):
            sought = isotopes.sought(state, seat, isotopes.letter_at(state, site))
            if sought and claims.may_use(state, seat, site, REFUEL):
                found += [(site, kind) for kind in receivers(state, seat, site)]
        for kind in (BERNAL, ERSATZ):
            space = facilities.bernal_space(state, seat, kind)
            for site in isotopes.made_at(state, seat, space):
                if site != space:
                    pumped = [(site, each) for each in standing(state, seat, space)]
                    found += [pump for pump in pumped if pump not in found]
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        kind = NUMBER[action[2]]
        if of_isotope(action):
            space = space_of(state, seat, kind, site)
            tanks = isotopes.factory_tanks(state, seat, site, space)
            fill(state, seat, kind, space, tanks, ISOTOPE, isotopes.letter_at(state, site))
        elif site not in state.factories:
            state.then(FillUp(seat, kind, REGOLITH))
        elif kind in FUELLED:
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
                shut.append((action, cargo.full(state, craft)))
        return shut + wrong_letters(state, seat, "refuel-factory", True)

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By site: how many tanks of isotopes an operation brings."""
        found: dict[str, Any] = {}
        for site, kind in self._pumps(state, seat):
            tanks = isotopes.factory_tanks(state, seat, site, space_of(state, seat, kind, site))
            found.setdefault(state.system.spaces[site].id, tanks)
        return found

    def _receivers(self, state: FrontierState, seat: int, site: int) -> list[int]:
        found = receivers(state, seat, site)
        found = [kind for kind in found if kind in FUELLED] or found
        return found + [kind for kind in sent_up_to(state, seat, site) if kind not in found]


def sent_up_to(state: FrontierState, seat: int, site: int) -> list[int]:
    """The craft with room at the Bernals that a factory is a dirtside of."""
    player = state.players[seat]
    spaces = [player.stacks[kind].space for kind in facilities.bernals_above(state, seat, site)]
    at_bernals = [kind for kind in FUELLED if player.stacks[kind].there and player.stacks[kind].space in spaces]
    return [kind for kind in at_bernals if cargo.room(state, player.stacks[kind])]


def digs_its_shield(state: FrontierState, seat: int) -> bool:
    """Whether a Bernal stands at home and moves itself by regolith."""
    if not home.burns_regolith(state, seat):
        return False
    return state.stack(seat, BERNAL).space == home.orbit(state, seat)


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
        return None if cargo.room(state, craft) else cargo.full(state, craft)


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
