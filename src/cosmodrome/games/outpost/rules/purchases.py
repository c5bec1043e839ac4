"""Steps 2 and 3 of a turn: factories, colonists and robots.

Rulebook: factories, new-chemicals, first-round-water, colonists, support-limit, robots, combined-purchases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Illegal, Task
from ..components import naming
from ..components.cards import BUILDABLE, INDEX, RESOURCES, WATER
from ..components.colony import BUILT, HIRED, Colony
from ..components.upgrades import IDS
from . import money, outlook
from .amounts import HowMuch
from .answers import RECRUIT, ROBOTS, WATER_FOR_ALL
from .payment import buying, charge, spend

if TYPE_CHECKING:
    from ..state import OutpostState

# the steps of a turn, where they have an order
AUCTIONS: Final = 0
FACTORIES: Final = 1
PERSONNEL: Final = 2

BUILD: Final[list[Action]] = [("build", name) for name in RESOURCES]
COLONIST: Final = -1
ROBOT: Final = -2
"""What is bought: the resource of a factory, or one of these."""
FIRST_HAND: Final = 6
NO_LIMIT: Final = 999


def options(state: OutpostState, colony: Colony, offered: list[Action]) -> None:
    if colony.stage <= FACTORIES:
        if not _lost_out(state, colony):
            figures = state.rules.figures
            for resource in colony.unlocked:
                if colony.credits < figures.factory_cost[resource]:
                    continue
                if not figures.factory_research[resource] or research_for(state, colony, resource):
                    offered.append(BUILD[resource])
        if state.round == 1 and not why_not_water(state, colony):
            offered.append(WATER_FOR_ALL)
    if not why_not_recruit(colony):
        offered.append(RECRUIT)
    if not why_not_robots(state, colony):
        offered.append(ROBOTS)


# what stands in the way, empty if nothing does: what credits would not help against comes before their want


def why_not_build(state: OutpostState, colony: Colony, resource: int) -> str:
    figures = state.rules.figures
    if _lost_out(state, colony):
        return "why-lost-auction"
    if resource not in colony.unlocked:
        return "why-needs-upgrade"
    if not research_for(state, colony, resource):
        return "why-needs-research"
    if colony.credits < figures.factory_cost[resource]:
        return "why-too-dear"
    return ""


def _lost_out(state: OutpostState, colony: Colony) -> bool:
    """Whoever loses an auction it has opened builds no factories in that turn, as a rule."""
    return colony.lost_auction and not state.rules.after_lost_auction_full


def _research_at_hand(state: OutpostState, colony: Colony) -> int:
    """New chemicals factories for which there is research: cards, or in the money variant this round's production."""
    return colony.research_made if state.rules.money else colony.research_cards()


def research_for(state: OutpostState, colony: Colony, resource: int) -> int:
    """How many of these factories the research at hand allows."""
    needed = state.rules.figures.factory_research[resource]
    return _research_at_hand(state, colony) // needed if needed else NO_LIMIT


def why_not_recruit(colony: Colony) -> str:
    if colony.colonists >= colony.most_colonists():
        return "why-support-limit"
    if colony.credits < colony.colonist_cost:
        return "why-too-dear"
    return ""


def why_not_robots(state: OutpostState, colony: Colony) -> str:
    if not colony.licences:
        return "why-needs-upgrade"
    if colony.credits < state.rules.robot_cost:
        return "why-too-dear"
    return ""


def why_not_water(state: OutpostState, colony: Colony) -> str:
    """The first round's rule: all six cards for a water factory, as the only purchase."""
    if not state.rules.water_for_all or state.round != 1:
        return "why-first-round-only"
    if colony.spent or (len(colony.hand) < FIRST_HAND and not state.rules.money):
        return "why-only-purchase"
    if _lost_out(state, colony):
        return "why-lost-auction"
    return ""


# buying


def how_many(state: OutpostState, seat: int, action: Action) -> Number:
    """What a turn's answer says to buy, as a question; whoever says so can pay at least for one."""
    item = item_of(action)
    colony = state.colonies[seat]
    colony.prove(unit_cost(state, colony, item))
    return NUMBERS[seat][item]


def item_of(action: Action) -> int:
    """What a turn's answer says to buy."""
    verb = action[0]
    return INDEX[action[1]] if verb == "build" else COLONIST if verb == "recruit" else ROBOT


def unit_cost(state: OutpostState, colony: Colony, item: int) -> int:
    if item >= 0:
        return state.rules.figures.factory_cost[item]
    return colony.colonist_cost if item == COLONIST else state.rules.robot_cost


def research_each(state: OutpostState, item: int) -> int:
    """Research cards that must be among those one of it is paid with."""
    return state.rules.figures.factory_research[item] if item >= 0 else 0


def foreseen(state: OutpostState, seat: int, item: int, number: int) -> dict[str, Any]:
    """What buying so many would take."""
    price = unit_cost(state, state.colonies[seat], item)
    return dict(buying(state, seat, price, number, 0, number * research_each(state, item)))


class Number(HowMuch):
    """How many of the same to buy together."""

    item: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def ask(self, state: OutpostState) -> Amount:
        colony = state.colonies[self.seat]
        item = self.item
        cost = unit_cost(state, colony, item)
        most = colony.credits // cost
        params: dict[str, object] = {"cost": cost}
        if item == ROBOT:
            return Amount(self.seat, "prompt-number-robot", "robots", "number", 1, most, params=params)
        if item == COLONIST:
            most = min(most, colony.most_colonists() - colony.colonists)
            return Amount(self.seat, "prompt-number-colonist", "colonists", "number", 1, most, params=params)
        params["factory"] = naming.factory(RESOURCES[item])
        most = min(most, research_for(state, colony, item))
        rule = "new-chemicals" if state.rules.figures.factory_research[item] else "factories"
        return Amount(self.seat, "prompt-number-factory", rule, "number", 1, most, params=params)

    def answer(self, state: OutpostState, action: Action) -> None:
        number = int(action[1])
        due = number * unit_cost(state, state.colonies[self.seat], self.item)
        research = number * research_each(state, self.item)
        charge(state, self.seat, due, research, Bought(self.seat, self.item, number, due))

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        return foreseen(state, self.seat, self.item, int(action[1]))

    def too_high(self, state: OutpostState, number: int) -> Illegal:
        """Its price, or what else sets a limit."""
        colony = state.colonies[self.seat]
        cost = number * unit_cost(state, colony, self.item)
        if cost > colony.credits:
            rule = "colonists" if self.item == COLONIST else "robots" if self.item == ROBOT else "factories"
            return Illegal("why-too-dear", rule, {"cost": cost, "credits": colony.credits, "discount": 0})
        if self.item == COLONIST:
            return Illegal("why-support-limit", "support-limit", {"limit": colony.most_colonists()})
        return Illegal("why-needs-research", "new-chemicals")


NUMBERS: Final = [[Number(seat, item) for item in (*range(len(RESOURCES)), ROBOT, COLONIST)] for seat in range(9)]
"""By seat and what is bought; the last two are found from the end."""


class Bought(Task["OutpostState"]):
    """Factories, colonists or robots are paid for: they are there at once."""

    item: int
    number: int
    due: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, item: int, number: int, due: int) -> None:
        self.seat = seat
        self.item = item
        self.number = number
        self.due = due

    def run(self, state: OutpostState) -> None:
        colony = state.colonies[self.seat]
        colony.spent = True
        colony.settled = False
        if self.item >= 0:
            _move_on(state, colony, FACTORIES)
            colony.built[self.item] += self.number
            colony.did(BUILT, RESOURCES[self.item], self.number)
            colony.research_made -= self.number * state.rules.figures.factory_research[self.item]
        else:
            _move_on(state, colony, PERSONNEL)
            if self.item == COLONIST:
                colony.colonists += self.number
                colony.did(HIRED, "colonist", self.number)
            else:
                colony.robots += self.number
                colony.did(HIRED, "robot", self.number)
        if state.journal is not None:
            self._tell(state)

    def _tell(self, state: OutpostState) -> None:
        params: dict[str, object] = {"seat": self.seat, "number": self.number, "due": self.due}
        if self.item >= 0:
            params["factory"] = naming.factories(RESOURCES[self.item], self.number)
            state.tell("buys-factory", params)
        else:
            state.tell("buys-colonist" if self.item == COLONIST else "buys-robot", params)


def _move_on(state: OutpostState, colony: Colony, stage: int) -> None:
    """Where the steps of a turn have an order, buying closes the earlier ones."""
    if state.rules.action_order_steps and colony.stage < stage:
        colony.stage = stage


def foreseen_water(state: OutpostState, seat: int) -> dict[str, Any]:
    """What the first round's water factory would take: all there is."""
    colony = state.colonies[seat]
    return dict(outlook.spending(colony, colony.hand[:], colony.credits))


def trade_hand_for_water(state: OutpostState, seat: int) -> None:
    state.reveal()
    colony = state.colonies[seat]
    cards = tuple(colony.hand)
    paid = colony.credits
    spend(state, colony, cards)
    if state.rules.money:
        money.pay_everything(colony)
    colony.spent = True
    colony.settled = False
    colony.built[WATER] += 1
    colony.did(BUILT, RESOURCES[WATER], 1)
    _move_on(state, colony, FACTORIES)
    state.tell("water-for-all", {"seat": seat, "cards": list(cards), "paid": paid})


# why not


def closed(state: OutpostState, colony: Colony) -> list[tuple[Action, Illegal]]:
    shut = _closed_factories(state, colony)
    reason = why_not_recruit(colony)
    if reason:
        params: dict[str, object] = {"cost": colony.colonist_cost, "credits": colony.credits, "discount": 0}
        params["limit"] = colony.most_colonists()
        rule = "support-limit" if reason == "why-support-limit" else "colonists"
        shut.append((RECRUIT, Illegal(reason, rule, params)))
    reason = why_not_robots(state, colony)
    if reason:
        params = {"cost": state.rules.robot_cost, "credits": colony.credits, "upgrade": "robots", "discount": 0}
        shut.append((ROBOTS, Illegal(reason, "robots", params)))
    if state.rules.water_for_all:
        reason = why_not_water(state, colony)
        if reason or colony.stage > FACTORIES:
            shut.append((WATER_FOR_ALL, Illegal(reason or "why-factories-first", "first-round-water")))
    return shut


def _closed_factories(state: OutpostState, colony: Colony) -> list[tuple[Action, Illegal]]:
    if colony.stage > FACTORIES:
        return [(BUILD[resource], Illegal("why-factories-first", "turn")) for resource in BUILDABLE]
    shut: list[tuple[Action, Illegal]] = []
    figures = state.rules.figures
    for resource in BUILDABLE:
        reason = why_not_build(state, colony, resource)
        if reason:
            params: dict[str, object] = {"cost": figures.factory_cost[resource], "credits": colony.credits}
            params["discount"] = 0
            if figures.factory_needs[resource]:
                params["upgrade"] = IDS[figures.factory_needs[resource]]
            rule = "new-chemicals" if reason == "why-needs-research" else "factories"
            shut.append((BUILD[resource], Illegal(reason, rule, params)))
    return shut
