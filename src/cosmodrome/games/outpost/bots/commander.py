"""The rule-of-thumb player: a commander who bids what things are worth, builds, and keeps everybody at work.

`policy` reads only what its seat may know: its own hand, and what lies open. Search plays by it millions of times.
"""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Action, Amount, Bot, Dice, Position, State, Subset
from ..components.cards import AVERAGE, BUILDABLE, FIRST_SPECIAL, INDEX, RESOURCES, VALUE, resource_of
from ..components.colony import Colony
from ..components.upgrades import FIRST_KICKER, SPACE_STATION
from ..rules import auction, purchases
from ..rules.answers import DEFAULT, DONE, HONOUR, INTERNALISE, PASS, RECRUIT, ROBOTS, SEND, STAY, WATER_FOR_ALL
from ..rules.discarding import Discard
from ..rules.exchange import Exchange
from ..rules.operators import Assign, OperateWon, operable
from ..rules.payment import Pay, cheapest
from ..rules.production import TakeMega
from ..rules.terrorism import Commit, TakeSides
from ..rules.turn import Turn
from ..state import OutpostState
from . import raiding
from .judgement import HABIT, INCOME, POINT, income, more_robots, overflow, slack, thirst, turns_left, worth

HOPELESS: Final = 22
"""In the first round, less than this in hand buys no upgrade worth having."""


class CommanderBot(Bot):
    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def act(self, position: Position) -> Action:
        return policy(position.imagine(self.dice), position.seat)


def policy(some_state: State, seat: int) -> Action:
    """The commander's answer to whatever this seat is asked."""
    state = cast(OutpostState, some_state)
    colony = state.colonies[seat]
    asked = state.question(seat)
    if isinstance(asked, auction.Bid):
        return bid(state, seat, colony)
    if isinstance(asked, Turn):
        return turn(state, seat, colony)
    if isinstance(asked, auction.Opening):
        return ("bid", state.rules.figures.cost[state.auction_kind])
    if isinstance(asked, Pay):
        return ("pay", cheapest(colony.hand, asked.due, asked.research))
    if isinstance(asked, purchases.Number):
        return number(state, seat, colony, asked.item)
    if isinstance(asked, Assign):
        return assign(state, seat, colony)
    if isinstance(asked, Discard):
        return discard(state, colony)
    if isinstance(asked, TakeMega):
        return mega(state, seat, colony)
    return _rare(state, seat, colony)


def _rare(state: OutpostState, seat: int, colony: Colony) -> Action:
    """What is asked with the expansion and the optional rules only, or seldom."""
    asked = state.question(seat)
    if isinstance(asked, auction.Honour):
        return HONOUR if colony.means(state.auction_kind) >= state.bid else DEFAULT
    if isinstance(asked, OperateWon):
        return move(state, seat, asked.factory)
    if isinstance(asked, Exchange):
        return exchange(state, seat)
    if isinstance(asked, TakeSides):
        return raiding.join(state, seat)
    if isinstance(asked, Commit):
        return raiding.commit(state, colony, asked.attacks)
    decision = state.decision(seat)
    suggestion = decision.suggestion()
    return suggestion if suggestion is not None else next(iter(decision))


# production


def mega(state: OutpostState, seat: int, colony: Colony) -> Action:
    """Mega cards are for those who save up: many credits, and no need of exact change."""
    decision = cast(Subset, state.decision(seat))
    if colony.credits + income(colony) >= HABIT["mega"]:
        return ("mega", tuple(decision.items))
    return ("mega", ())


def discard(state: OutpostState, colony: Colony) -> Action:
    """The cards that are worth least for the room they take, and none that could stay."""
    weights = state.rules.card_weights
    excess = colony.weight(state.rules) - colony.hand_limit
    order: list[tuple[float, int, int]] = []
    for code in colony.hand:
        weight = weights[code]
        if weight:
            order.append((VALUE[code] / weight, weight, code))
    order.sort()
    chosen: list[tuple[int, int]] = []
    total = 0
    for _, weight, code in order:
        if total >= excess:
            break
        chosen.append((weight, code))
        total += weight
    kept: list[int] = []
    for weight, code in sorted(chosen):
        if total - weight >= excess:
            total -= weight
        else:
            kept.append(code)
    kept.sort()
    return ("discard", tuple(kept))


def exchange(state: OutpostState, seat: int) -> Action:
    """Offer the card furthest below the average to whoever holds most of its kind."""
    best = PASS
    most = 0
    for action in state.decision(seat):
        if action[0] != "offer":
            continue
        code = int(action[2])
        alike = [card for card in state.colonies[action[1]].hand if card // 100 == code // 100]
        gain = (AVERAGE[resource_of(code)] - VALUE[code]) * len(alike)
        if gain > most:
            most = gain
            best = action
    return best


# auctions


def bid(state: OutpostState, seat: int, colony: Colony) -> Action:
    """Part of the way up to what the upgrade is worth; who can buy nothing any more internalises."""
    means = colony.means(state.auction_kind)
    if means <= state.bid:
        return INTERNALISE if state.rules.internalising and not _can_open(state, colony) else PASS
    time = turns_left(state, seat)
    limit = min(means, highest(state, colony, state.auction_kind, time))
    if limit <= state.bid:
        return PASS
    step = 1 + int(HABIT["raise"] * (limit - state.bid))
    return ("bid", min(limit, state.bid + step))


def _can_open(state: OutpostState, colony: Colony) -> bool:
    cost = state.rules.figures.cost
    return any(cost[kind] <= colony.means(kind) for kind in state.market + state.kickers)


def highest(state: OutpostState, colony: Colony, kind: int, time: int) -> int:
    """The highest bid worth making."""
    value = worth(state, colony, kind, time)
    if not SPACE_STATION <= kind < FIRST_KICKER:
        value /= thirst(state)
    value += slack(state, colony, time)
    if state.era == 3:
        value -= HABIT["regret"] * missed(state, colony, kind, time)
    return int(value) + colony.discounts[kind]


def missed(state: OutpostState, colony: Colony, kind: int, time: int) -> float:
    """What is lost if a greater upgrade on sale can not be bought now or next round because of this one."""
    cost = state.rules.figures.cost
    price = cost[kind] - colony.discounts[kind]
    earned = income(colony)
    most = 0.0
    last = 0
    for other in state.market:
        if other == last or other < SPACE_STATION or other <= kind:
            continue
        last = other
        means = colony.means(other)
        if cost[other] <= means - price:
            continue
        if cost[other] <= means or means + earned - price < cost[other] <= means + earned:
            most = max(most, worth(state, colony, other, time) - cost[other])
    return most


def wanted(state: OutpostState, colony: Colony, time: int) -> int:
    """The upgrade most worth its price; 0 for none."""
    cost = state.rules.figures.cost
    best = 0
    most = 0.0
    last = 0
    for kind in state.market + state.kickers:
        if kind == last or cost[kind] > colony.means(kind) or kind in colony.barred:
            continue
        last = kind
        surplus = highest(state, colony, kind, time) - cost[kind] * (1.0 + HABIT["opening"])
        if surplus > most:
            most = surplus
            best = kind
    return best


# turns


def turn(state: OutpostState, seat: int, colony: Colony) -> Action:
    if state.rules.terrorism and not colony.internalised:
        attack = raiding.raid(state, seat)
        if attack:
            return attack
    time = turns_left(state, seat)
    if colony.stage == purchases.AUCTIONS and not colony.internalised:
        kind = wanted(state, colony, time)
        if kind:
            return auction.OPEN[kind]
    resource, wished = building(state, colony, time)
    if wished > 0:
        return purchases.BUILD[resource]
    colonists, robots = hiring(state, colony)
    if colonists > 0:
        return RECRUIT
    if robots > 0:
        return ROBOTS
    if state.round == 1 and colony.credits < HOPELESS and state.decision(seat).legal(WATER_FOR_ALL):
        return WATER_FOR_ALL
    return DONE


def budget(state: OutpostState, colony: Colony, time: int) -> int:
    """What may be spent on factories and operators: not what an upgrade of the next round will need."""
    credits = colony.credits
    if time < 4:
        return credits
    cost = state.rules.figures.cost
    earned = 0.95 * income(colony)
    kept = 0
    for kind in state.market:
        means = colony.means(kind)
        if means < cost[kind] <= means + earned:
            enough = HABIT["saving"] if kind >= SPACE_STATION else HABIT["saving_early"]
            if worth(state, colony, kind, time) - cost[kind] > enough:
                kept = max(kept, int(cost[kind] - (means - credits) - earned))
    return credits - kept


def building(state: OutpostState, colony: Colony, time: int) -> tuple[int, int]:
    """The factories to build next: which, and how many."""
    if colony.stage > purchases.FACTORIES or colony.credits < 10:
        return 0, 0
    if colony.lost_auction and not state.rules.after_lost_auction_full:
        return 0, 0
    beds = colony.most_colonists() - colony.colonists
    robots = more_robots(state, colony)
    wage = colony.colonist_cost if beds > 0 else state.rules.robot_cost
    idle = colony.factories() - colony.colonists - colony.usable_robots(state.rules)
    money = budget(state, colony, time)
    if idle > 0:
        money -= wage * min(idle, beds + robots)
    lost = overflow(state, colony)
    best = 0
    most = 0.0
    best_number = 0
    for resource in BUILDABLE:
        if state.rules.figures.factory_cost[resource] > money or purchases.why_not_build(state, colony, resource):
            continue
        gain, places = _gain(state, colony, resource, time, money, wage, idle, beds + robots - idle, lost)
        if gain > most:
            most = gain
            best = resource
            best_number = min(places, purchases.research_for(state, colony, resource))
    return best, best_number


def _gain(
    state: OutpostState,
    colony: Colony,
    resource: int,
    time: int,
    money: int,
    wage: int,
    idle: int,
    room: int,
    lost: float,
) -> tuple[float, int]:
    """What a factory of this kind brings, and how many have a place: an empty one, or that of a worse factory."""
    figures = state.rules.figures
    cost = figures.factory_cost[resource]
    late = time < HABIT["late"]
    if idle < 0:
        wage = 0
    if room > 0 and cost + wage <= money:
        gain = figures.factory_vp[resource] * POINT[time] + AVERAGE[resource] * INCOME[time]
        number = min(room, money // (cost + wage))
        if idle < 0:
            number = min(number, -idle)
        if not late:
            gain -= max(0.0, cost + wage - lost)
    else:
        low = _worst(colony)
        if low < 0 or AVERAGE[resource] <= AVERAGE[low]:
            return 0.0, 0
        gain = (figures.factory_vp[resource] - figures.factory_vp[low]) * POINT[time]
        gain += (AVERAGE[resource] - AVERAGE[low]) * INCOME[time]
        number = min(max(1, colony.operated[low] + min(0, room)), money // cost)
        if not late:
            gain -= max(0.0, cost - lost) * HABIT["replacing"]
    return (gain / cost if late else gain), number


def _worst(colony: Colony) -> int:
    for resource, operated in enumerate(colony.operated):
        if operated:
            return resource
    return -1


def hiring(state: OutpostState, colony: Colony) -> tuple[int, int]:
    """Colonists and robots for idle factories."""
    idle = colony.factories() - colony.colonists - colony.usable_robots(state.rules)
    if idle <= 0:
        return 0, 0
    beds = colony.most_colonists() - colony.colonists
    colonists = max(0, min(idle, beds, colony.credits // colony.colonist_cost))
    robots = min(idle - colonists, more_robots(state, colony), colony.credits // state.rules.robot_cost)
    return colonists, robots


def number(state: OutpostState, seat: int, colony: Colony, item: int) -> Action:
    decision = cast(Amount, state.decision(seat))
    if item >= 0:
        resource, wished = building(state, colony, turns_left(state, seat))
        if resource != item:
            wished = 1
    else:
        colonists, robots = hiring(state, colony)
        wished = colonists if item == purchases.COLONIST else robots
    return ("number", max(1, min(wished, decision.hi)))


# operators


def assign(state: OutpostState, seat: int, colony: Colony) -> Action:
    """The best factories run, by points and production; special ones as far as there are colonists."""
    time = turns_left(state, seat)
    left = operable(state, colony)
    for_specials = colony.colonists
    if state.rules.robots_in_special:
        for_specials += colony.usable_robots(state.rules)
    order: list[tuple[float, int]] = []
    for resource, built in enumerate(colony.built):
        if built:
            value = state.rules.figures.factory_vp[resource] * POINT[time] + AVERAGE[resource] * INCOME[time]
            order.append((-value, resource))
    order.sort()
    running = [0] * len(RESOURCES)
    for _, resource in order:
        chosen = min(left, colony.built[resource])
        if resource >= FIRST_SPECIAL:
            chosen = min(chosen, for_specials)
            for_specials -= chosen
        running[resource] = chosen
        left -= chosen
    names: list[str] = []
    for resource, chosen in enumerate(running):
        names += [RESOURCES[resource]] * chosen
    return ("assign", tuple(names))


def move(state: OutpostState, seat: int, factory: int) -> Action:
    """Who has nothing to do goes, or else the operator of the least valuable factory to a better one."""
    best = STAY
    lowest = AVERAGE[factory]
    for action in state.decision(seat):
        if action == SEND:
            return SEND
        if action[0] == "move" and AVERAGE[INDEX[action[1]]] < lowest:
            lowest = AVERAGE[INDEX[action[1]]]
            best = action
    return best
