"""What time, income, points and upgrades are worth to the commander; figures and habits are in `data/bot.toml`.

Time is counted in quarters of a turn. All worth is in credits of the moment.
"""

from __future__ import annotations

from itertools import pairwise
from math import exp
from typing import TYPE_CHECKING, Any, Final

from ..components.cards import AVERAGE, MEGA_CARD, MICROBIOTICS, NEW_CHEMICALS, RESEARCH, TITANIUM, VALUE, WATER, read
from ..components.colony import Colony
from ..components.upgrades import (
    DATA_LIBRARY,
    ECOPLANTS,
    FIRST_KICKER,
    HEAVY_EQUIPMENT,
    IDS,
    LABORATORY,
    NUMBER,
    ORBITAL_LAB,
    OUTPOST,
    ROBOTS,
    SCIENTISTS,
    SPACE_STATION,
    WAREHOUSE,
    Figures,
)

if TYPE_CHECKING:
    from ..state import OutpostState

QUARTERS: Final = 4
LONGEST: Final = 30 * QUARTERS
MOST_POINTS: Final = 160
END_GAME: Final = 38
"""From so many points of the leader on, cash counts when the turns left are guessed."""

_DATA: Final[dict[str, Any]] = read("bot.toml")
HABIT: Final[dict[str, float]] = {name: float(value) for name, value in _DATA["habits"].items()}


def _between(points: list[list[float]], x: float) -> float:
    """Straight lines between the given points, level beyond the last."""
    for left, right in pairwise(points):
        if left[0] <= x < right[0]:
            return left[1] + (right[1] - left[1]) * (x - left[0]) / (right[0] - left[0])
    return points[-1][1]


def _over_time(name: str) -> list[float]:
    return [_between(_DATA["curves"][name], quarter / QUARTERS) for quarter in range(LONGEST + 1)]


def _turns(name: str) -> list[int]:
    table = _DATA["turns_left"][name]
    turns = [HABIT["patience"] * _between(table, float(points)) for points in range(MOST_POINTS)]
    return [min(LONGEST, int(QUARTERS * turn + 0.5)) for turn in turns]


def _factors(name: str) -> list[float]:
    """By upgrade; what a table leaves out stands in the general one."""
    table = {**_DATA["factors"], **_DATA[name]}
    return [1.0] + [float(table[upgrade]) for upgrade in IDS[1:]]


POINT: Final[list[float]] = _over_time("point")
INCOME: Final[list[float]] = _over_time("income")
DECAY: Final[list[float]] = [exp(-HABIT["discount_rate"] * quarter / QUARTERS) for quarter in range(LONGEST + 1)]
BY_POINTS: Final[list[int]] = _turns("by_points")
BY_POTENTIAL: Final[list[int]] = _turns("by_potential")
FACTOR: Final[list[float]] = _factors("factors")
CLASSIC_FACTOR: Final[list[float]] = _factors("factors_classic")
LAUNCH_FACILITY: Final = NUMBER["launch_facility"]


# habits as plain numbers: read a million times over
SHARE: Final = HABIT["share"]
LIBRARY: Final = HABIT["library"]
STORAGE: Final = HABIT["storage"]
PLACES_TO_COME: Final = HABIT["places_to_come"]
COLONISTS_TO_COME: Final = HABIT["colonists_to_come"]
OVERFLOW: Final = HABIT["overflow"]
IDLE: Final = HABIT["idle"]


def turns_left(state: OutpostState, seat: int) -> int:
    """How long the game will still last, by the leader's points and what the others' cards may still buy."""
    log = state.vp_log
    if not log:
        return BY_POINTS[3]
    lead = max(log[-1])
    if lead < END_GAME:
        return BY_POINTS[lead]
    best = 0.0
    for other, colony in enumerate(state.colonies):
        points = float(colony.points(state.rules))
        if not colony.done:
            cash = colony.credits if other == seat else probable_credits(state, colony)
            points += cash / HABIT["credits_per_point"]
        if points > best:
            best = points
    return BY_POTENTIAL[int(best)] if best < MOST_POINTS else 0


def probable_credits(state: OutpostState, colony: Colony) -> int:
    """What another's hand is probably worth, by the backs of its cards."""
    if state.rules.money:
        return (colony.least + colony.most) // 2
    total = 0
    for code in colony.hand:
        total += AVERAGE[code // 100 - 1] if code < MEGA_CARD else VALUE[code]
    return max(total, colony.least)


def income(colony: Colony) -> float:
    """What a round brings on average."""
    total = colony.owned[SCIENTISTS] * AVERAGE[RESEARCH] + colony.owned[ORBITAL_LAB] * AVERAGE[MICROBIOTICS]
    for resource, number in enumerate(colony.operated):
        if number:
            total += number * AVERAGE[resource]
    return float(total)


# places to work


def more_robots(state: OutpostState, colony: Colony) -> int:
    """How many more robots could work."""
    if not colony.licences:
        return 0
    if not state.rules.robot_limit:
        return 8
    return max(0, colony.licences * colony.colonists - colony.robots)


def open_places(state: OutpostState, colony: Colony) -> int:
    return max(0, colony.most_colonists() - colony.colonists) + more_robots(state, colony)


def profit(figures: Figures, resource: int, wage: float, time: int) -> float:
    """What one more operated factory brings above what it and its operator cost."""
    worth = figures.factory_vp[resource] * POINT[time] + AVERAGE[resource] * INCOME[time]
    return worth - figures.factory_cost[resource] - wage


def best_factory(figures: Figures, colony: Colony, time: int) -> int:
    """The kind of factory this colony would rather build."""
    best = _best_before_chemicals(colony)
    if colony.owned[SCIENTISTS] or colony.operated[RESEARCH]:
        wage = float(colony.colonist_cost)
        if profit(figures, NEW_CHEMICALS, wage, time) > profit(figures, best, wage, time):
            return NEW_CHEMICALS
    return best


def _best_before_chemicals(colony: Colony) -> int:
    if colony.owned[LABORATORY]:
        return RESEARCH
    return TITANIUM if colony.owned[HEAVY_EQUIPMENT] else WATER


def _places(
    figures: Figures, colony: Colony, better: int, worse: int, wage: float, time: int, wait: float, number: float
) -> float:
    """What so many places are worth, filled one after another as income allows: `better` factories instead of `worse`.

    `worse` is -1 where the places would stay empty; `wait` is how many places come before these.
    """
    spacing = QUARTERS * (figures.factory_cost[better] + wage) / (income(colony) * SHARE)
    total = 0.0
    at = time - wait * spacing
    while number > 0.0 and at > 0.0:
        quarter = int(at)
        gain = profit(figures, better, wage, quarter)
        if worse >= 0:
            gain -= max(0.0, profit(figures, worse, wage, quarter))
        if gain <= 0.0:
            break
        total += gain * DECAY[time - quarter] * min(1.0, number)
        number -= 1.0
        at -= spacing
    return total


# upgrades


def worth(state: OutpostState, colony: Colony, kind: int, time: int) -> float:
    """What an upgrade is worth to this colony, before any discount."""
    figures = state.rules.figures
    wage = float(colony.colonist_cost)
    value = figures.vp[kind] * POINT[time]
    if SPACE_STATION <= kind < FIRST_KICKER:
        resource = figures.special.index(kind)
        value += figures.factory_vp[resource] * POINT[time] + AVERAGE[resource] * INCOME[time] - wage
    elif kind == SCIENTISTS:
        value += AVERAGE[RESEARCH] * INCOME[time] + _chemicals(figures, colony, time, wage)
    elif kind == ORBITAL_LAB:
        value += AVERAGE[MICROBIOTICS] * INCOME[time]
    elif kind == DATA_LIBRARY:
        value += 10 * LIBRARY * _soon(time, 8)
    elif kind == WAREHOUSE:
        value += _storage(state, colony, figures.hand[kind], time)
    elif kind == HEAVY_EQUIPMENT:
        value += 5 * LIBRARY * _soon(time, 8)
        if not colony.owned[kind] and not colony.owned[LABORATORY]:
            places = max(0, colony.most_colonists() - colony.colonists) + PLACES_TO_COME
            value += _places(figures, colony, TITANIUM, WATER, wage, time, 0.0, places)
    elif kind == LABORATORY:
        value += _laboratory(state, colony, time, wage)
    elif kind == ECOPLANTS:
        value += 5 * LIBRARY * _soon(time, 8)
        if colony.colonist_cost > figures.colonist_cost[kind]:
            room = min(colony.most_colonists() - colony.colonists, 4)
            value += 5 * (room + COLONISTS_TO_COME * _soon(time, 6))
    else:
        value += _room_and_extras(state, colony, kind, time, wage)
    return value * (CLASSIC_FACTOR if state.options["edition"] == "classic" else FACTOR)[kind]


def _soon(time: int, turns: int) -> float:
    """How much of something that needs so many turns to pay is still to be had."""
    return min(1.0, time / (turns * QUARTERS))


def _chemicals(figures: Figures, colony: Colony, time: int, wage: float) -> float:
    """The first source of research opens new chemicals."""
    if colony.owned[SCIENTISTS] or colony.operated[RESEARCH]:
        return 0.0
    places = max(0, colony.most_colonists() - colony.colonists) + PLACES_TO_COME
    return _places(figures, colony, NEW_CHEMICALS, _best_before_chemicals(colony), wage, time, 0.0, places)


def _laboratory(state: OutpostState, colony: Colony, time: int, wage: float) -> float:
    figures = state.rules.figures
    value = max(0.0, figures.factory_vp[RESEARCH] * POINT[time] + AVERAGE[RESEARCH] * INCOME[time] - wage)
    if not colony.owned[LABORATORY]:
        best = TITANIUM if colony.owned[HEAVY_EQUIPMENT] else WATER
        places = open_places(state, colony) + PLACES_TO_COME
        value += _places(figures, colony, RESEARCH, best, wage, time, 0.0, places)
        value += _chemicals(figures, colony, time, wage)
    return value


def _storage(state: OutpostState, colony: Colony, cards: int, time: int) -> float:
    """Room for so many more cards in the hand: most to a colony that produces more than it can keep."""
    load = 3
    for resource, number in enumerate(colony.operated):
        load += number * state.rules.weights[resource]
    needed = min(max(0, load - colony.hand_limit), cards)
    return STORAGE * (cards + 5 * needed) * INCOME[time] * 0.3


def _room_and_extras(state: OutpostState, colony: Colony, kind: int, time: int, wage: float) -> float:
    """Upgrades that bring places to work (Nodule, Outpost, Robots, Biosphere), and the Kicker's."""
    figures = state.rules.figures
    value = 0.0
    places = float(figures.support[kind])
    if kind == ROBOTS:
        wage = float(state.rules.robot_cost)
        places = float(colony.colonists) if state.rules.robot_limit else 8.0
        value += 10 * figures.free_robot[kind]
    elif kind >= FIRST_KICKER:
        places += figures.free_robot[kind]
        value += 10 * figures.free_robot[kind] + _kicker(state, colony, kind, time)
    resource = figures.free_factory[kind]
    if kind == OUTPOST:
        value += 30.0 if time > 2 * QUARTERS else 15.0
    elif resource >= 0:
        value += max(0.0, figures.factory_vp[resource] * POINT[time] + AVERAGE[resource] * INCOME[time] - wage)
    if figures.hand[kind]:
        value += _storage(state, colony, figures.hand[kind], time)
    if places:
        best = best_factory(figures, colony, time)
        value += _places(figures, colony, best, -1, wage, time, float(open_places(state, colony)), places)
    return value


def _kicker(state: OutpostState, colony: Colony, kind: int, time: int) -> float:
    figures = state.rules.figures
    value = 0.0
    half = figures.extra_half[kind]
    if half >= 0:
        value += AVERAGE[half] * (colony.operated[half] // 2) * INCOME[time] + 3
    if figures.trades[kind]:
        value += HABIT["trader"] * INCOME[time]
    if figures.prospects[kind] >= 0 and colony.operated[figures.prospects[kind]]:
        value += HABIT["prospector"] * INCOME[time]
    if kind == LAUNCH_FACILITY:
        value += 30 * HABIT["launch"] * _soon(time, 4)
    return value


# how dear credits are


def thirst(state: OutpostState) -> float:
    """How much dearer credits are because special factories are on sale, or an era is about to begin."""
    if state.era == 3:
        return 1.0 + HABIT["third"] if state.market and state.market[-1] >= SPACE_STATION else 1.0
    near = state.rules.era_points[state.era - 1] - 3 * state.era
    if state.vp_log and max(state.vp_log[-1]) >= near:
        return 1.0 + HABIT["eve"] * state.era
    return 1.0


def overflow(state: OutpostState, colony: Colony) -> float:
    """Credits that will not fit into the hand after the next production."""
    rules = state.rules
    if rules.money or not colony.hand:
        return 0.0
    load = colony.weight(rules) - colony.hand_limit
    if rules.discard_before_turns:
        for resource, number in enumerate(colony.operated):
            load += number * rules.weights[resource]
    if load <= 0:
        return 0.0
    return min(1.0, load / len(colony.hand)) * colony.credits * OVERFLOW


def slack(state: OutpostState, colony: Colony, time: int) -> float:
    """Credits that would otherwise be lost or lie idle."""
    lost = overflow(state, colony)
    figures = state.rules.figures
    best = best_factory(figures, colony, time)
    needed = open_places(state, colony) * (figures.factory_cost[best] + colony.colonist_cost)
    return lost + max(0.0, colony.credits - lost - needed) * IDLE
