"""Steps 2 and 3 of a turn: factories, colonists and robots.

Rulebook: factories, new-chemicals, first-round-water, colonists, support-limit, robots, combined-purchases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Action, Amount, Decision, Illegal
from . import naming, payment, turns
from .cards import INDEX, NEW_CHEMICALS, RESOURCES, WATER
from .colony import Colony
from .production import spend
from .upgrades import IDS

if TYPE_CHECKING:
    from .state import OutpostState

BUILD: Final[list[Action]] = [("build", name) for name in RESOURCES]
BUILDABLE: Final = (0, 1, 2, 3, NEW_CHEMICALS)
RECRUIT: Final[Action] = ("recruit",)
ROBOTS: Final[Action] = ("robots",)
WATER_FOR_ALL: Final[Action] = ("water_for_all",)
FIRST_HAND: Final = 6
NO_LIMIT: Final = 999


def options(state: OutpostState, colony: Colony, offered: list[Action]) -> None:
    if colony.stage <= turns.FACTORIES:
        for resource in BUILDABLE:
            if colony.credits >= state.rules.f.factory_cost[resource] and not why_not_build(state, colony, resource):
                offered.append(BUILD[resource])
        if state.round == 1 and not why_not_water(state, colony):
            offered.append(WATER_FOR_ALL)
    if not why_not_recruit(colony):
        offered.append(RECRUIT)
    if not why_not_robots(state, colony):
        offered.append(ROBOTS)


# what stands in the way, empty if nothing does: what credits would not help against comes before their want


def why_not_build(state: OutpostState, colony: Colony, resource: int) -> str:
    figures = state.rules.f
    if colony.lost_auction and not state.rules.after_lost_auction_full:
        return "why-lost-auction"
    needed = figures.factory_needs[resource]
    if needed and not colony.owned[needed]:
        return "why-needs-upgrade"
    if figures.factory_research[resource] and not _research_at_hand(state, colony):
        return "why-needs-research"
    if colony.credits < figures.factory_cost[resource]:
        return "why-too-dear"
    return ""


def _research_at_hand(state: OutpostState, colony: Colony) -> int:
    """New chemicals factories for which there is research: cards, or in the money variant this round's production."""
    if state.rules.money:
        return colony.research_made
    return colony.research_cards()


def research_for(state: OutpostState, colony: Colony, resource: int) -> int:
    """How many of these factories the research at hand allows."""
    needed = state.rules.f.factory_research[resource]
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
    if colony.lost_auction and not state.rules.after_lost_auction_full:
        return "why-lost-auction"
    return ""


# buying


def begin(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    verb = action[0]
    if verb == "water_for_all":
        _trade_hand_for_water(state, seat)
        return
    if verb == "build":
        colony.buying = "factory"
        colony.item = INDEX[action[1]]
    else:
        colony.buying = "colonist" if verb == "recruit" else "robot"
    colony.prove(unit_cost(state, colony))
    colony.steps = (*colony.steps, "number")


def _move_on(state: OutpostState, colony: Colony, stage: int) -> None:
    """Where the steps of a turn have an order, buying closes the earlier ones."""
    if state.rules.steps and colony.stage < stage:
        colony.stage = stage


def unit_cost(state: OutpostState, colony: Colony) -> int:
    if colony.buying == "factory":
        return state.rules.f.factory_cost[colony.item]
    return colony.colonist_cost if colony.buying == "colonist" else state.rules.robot_cost


def ask_number(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    cost = unit_cost(state, colony)
    most = colony.credits // cost
    rule = "factories"
    params: dict[str, object] = {"cost": cost}
    if colony.buying == "factory":
        params["factory"] = naming.factory(RESOURCES[colony.item])
        if state.rules.f.factory_research[colony.item]:
            rule = "new-chemicals"
        most = min(most, research_for(state, colony, colony.item))
    elif colony.buying == "colonist":
        most = min(most, colony.most_colonists() - colony.colonists)
        rule = "colonists"
    else:
        rule = "robots"
    return Amount(seat, "prompt-number-" + colony.buying, rule, "number", 1, most, params=params)


def why_too_many(state: OutpostState, seat: int, number: int) -> Illegal | None:
    """Why so many can not be bought: their price, or what else sets a limit."""
    colony = state.colonies[seat]
    cost = number * unit_cost(state, colony)
    if cost > colony.credits:
        rule = {"factory": "factories", "colonist": "colonists", "robot": "robots"}[colony.buying]
        return Illegal("why-too-dear", rule, {"cost": cost, "credits": colony.credits, "discount": 0})
    if colony.buying == "colonist":
        return Illegal("why-support-limit", "support-limit", {"limit": colony.most_colonists()})
    return Illegal("why-needs-research", "new-chemicals")


def do_number(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    colony.steps = colony.steps[:-1]
    number = int(action[1])
    payment.charge(state, seat, colony.buying, colony.item, number, number * unit_cost(state, colony))


def research_due(state: OutpostState, colony: Colony) -> int:
    """Research cards that must be among those paid with."""
    if colony.buying != "factory":
        return 0
    return colony.number * state.rules.f.factory_research[colony.item]


def complete(state: OutpostState, seat: int) -> None:
    colony = state.colonies[seat]
    colony.spent = True
    colony.settled = False
    params: dict[str, object] = {"seat": seat, "number": colony.number, "due": colony.due}
    _move_on(state, colony, turns.FACTORIES if colony.buying == "factory" else turns.PERSONNEL)
    if colony.buying == "factory":
        colony.built[colony.item] += colony.number
        params["factory"] = naming.factories(RESOURCES[colony.item], colony.number)
        colony.research_made -= research_due(state, colony)
    elif colony.buying == "colonist":
        colony.colonists += colony.number
    else:
        colony.robots += colony.number
    if state.journal is not None:
        state.tell("buys-" + colony.buying, params)


def _trade_hand_for_water(state: OutpostState, seat: int) -> None:
    state.reveal()
    colony = state.colonies[seat]
    cards = tuple(colony.hand)
    paid = colony.credits
    spend(state, colony, cards)
    if state.rules.money:
        colony.pay_out(paid)
        colony.most = 0
    colony.spent = True
    colony.settled = False
    colony.built[WATER] += 1
    _move_on(state, colony, turns.FACTORIES)
    if state.journal is not None:
        state.tell("water-for-all", {"seat": seat, "cards": list(cards), "paid": paid})


# why not


def closed(state: OutpostState, colony: Colony) -> list[tuple[Action, Illegal]]:
    shut: list[tuple[Action, Illegal]] = []
    figures = state.rules.f
    for resource in BUILDABLE:
        reason = why_not_build(state, colony, resource)
        if colony.stage > turns.FACTORIES:
            shut.append((BUILD[resource], Illegal("why-factories-first", "turn")))
        elif reason:
            params: dict[str, object] = {"cost": figures.factory_cost[resource], "credits": colony.credits}
            params["discount"] = 0
            if figures.factory_needs[resource]:
                params["upgrade"] = IDS[figures.factory_needs[resource]]
            rule = "new-chemicals" if reason == "why-needs-research" else "factories"
            shut.append((BUILD[resource], Illegal(reason, rule, params)))
    reason = why_not_recruit(colony)
    if reason:
        params = {"cost": colony.colonist_cost, "credits": colony.credits, "limit": colony.most_colonists()}
        params["discount"] = 0
        shut.append(
            (RECRUIT, Illegal(reason, "support-limit" if reason == "why-support-limit" else "colonists", params))
        )
    reason = why_not_robots(state, colony)
    if reason:
        params = {"cost": state.rules.robot_cost, "credits": colony.credits, "upgrade": "robots", "discount": 0}
        shut.append((ROBOTS, Illegal(reason, "robots", params)))
    if state.rules.water_for_all:
        reason = why_not_water(state, colony)
        if reason or colony.stage > turns.FACTORIES:
            shut.append((WATER_FOR_ALL, Illegal(reason or "why-factories-first", "first-round-water")))
    return shut
