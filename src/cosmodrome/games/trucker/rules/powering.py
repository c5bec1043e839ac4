"""Which double engines and cannons to power, and from which batteries (rulebook: engines, cannons, batteries).

One question: the charges to spend. As long as all doubles count alike, a charge is named by its battery, and that is
all there is to say. Where some double cannons point forward and others do not, it also says for which of the two it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Decision, Dice, Item, Need, Subset
from ....kernel.state import NOBODY
from ..components.adventures import CARDS
from ..components.tiles import BATTERY, ENGINE
from .agenda import wait_for
from .strength import DOUBLE, charges, doubles, most_charges, shown, spend, strength, with_doubles

if TYPE_CHECKING:
    from ..components.ship import Ship, Spot
    from ..state import Task, TruckerState

SORTS: Final[dict[str, int]] = {"forward": 2 * DOUBLE, "elsewhere": DOUBLE}
"""Double cannons by where they point, with what each counts, in halves."""


class Charges(Subset):
    """Charges to spend, up to a number; nothing is asked for but that no battery gives more than it has."""

    __slots__ = ()

    def sample(self, dice: Dice) -> Action:
        """Any number of them is as likely as any other."""
        chosen: list[int] = []
        totals = [0] * len(self.needs)
        self._draw(dice, list(range(len(self.items))), chosen, totals, -1, dice.below(self.hi + 1))
        chosen.sort()
        return (self.verb, tuple([self.items[place] for place in chosen]))

    def suggestion(self) -> Action | None:
        return (self.verb, ())


def declare(state: TruckerState, task: Task) -> None:
    """Task ("declare", seat, kind): the strength a seat shows now; a question only if it has a choice."""
    _, seat, kind = task
    if state.taken >= 0:
        return
    ship = state.ships[seat]
    if most_charges(ship, kind):
        wait_for(state, seat, "engines" if kind == ENGINE else "cannons")
    else:
        _declared(state, seat, kind, strength(ship, kind, 0), 0)


def _declared(state: TruckerState, seat: int, kind: int, power: int, number: int) -> None:
    state.measure = kind
    state.power[seat] = power
    key = "declares-engines" if kind == ENGINE else "declares-cannons"
    state.tell(key, {"seat": seat, "strength": shown(kind, power), "charges": number})


def ask(state: TruckerState, seat: int) -> Decision:
    """Against an enemy, with its strength; in a combat zone the others are the measure."""
    kind: int = state.task[2]
    ship = state.ships[seat]
    most = most_charges(ship, kind)
    params: dict[str, float] = {
        "least": shown(kind, strength(ship, kind, 0)),
        "most": shown(kind, strength(ship, kind, most)),
    }
    enemy = CARDS[state.card].strength
    prompt = "prompt-engines" if kind == ENGINE else "prompt-cannons"
    if enemy:
        prompt = "prompt-cannons-enemy"
        params["enemy"] = enemy
    items, needs = _uses(ship, kind)
    rule = "engines" if kind == ENGINE else "cannons"
    return Charges(seat, prompt, rule, "power", items, 0, most, needs, [1] * len(items), params=params)


def _uses(ship: Ship, kind: int) -> tuple[list[Item], list[Need]]:
    """Every charge that can be of use, and what bounds them together."""
    powers = doubles(ship, kind)
    if _alike(powers):
        return list(charges(ship)), []
    items: list[Item] = []
    batteries: list[int] = []
    for space in ship.of_kind(BATTERY):
        for sort, power in SORTS.items():
            number = min(powers.count(power), ship.load[space])
            items.extend([(*ship.spot(space), sort)] * number)
            batteries.extend([space] * number)
    needs: list[Need] = []
    for sort, power in SORTS.items():
        weights = [int(item[2] == sort) for item in items]
        needs.append(Need(f"need-{sort}", weights, most=powers.count(power)))
    for space in ship.of_kind(BATTERY):
        weights = [int(battery == space) for battery in batteries]
        needs.append(Need("need-battery", weights, most=ship.load[space]))
    return items, [need for need in needs if sum(need.weights) > need.most]


def _alike(powers: list[int]) -> bool:
    return powers[0] == powers[-1]


def use(ship: Ship, kind: int, spot: Spot, power: int) -> Item:
    """A charge from this battery for a double that counts so much."""
    if _alike(doubles(ship, kind)):
        return spot
    return (*spot, *[sort for sort in SORTS if SORTS[sort] == power])


def do(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    kind: int = state.task[2]
    ship = state.ships[seat]
    spend(ship, [(item[0], item[1]) for item in action[1]])
    _declared(state, seat, kind, powered(ship, kind, action[1]), len(action[1]))


def powered(ship: Ship, kind: int, items: tuple[Item, ...]) -> int:
    """The strength with these charges."""
    usual = doubles(ship, kind)[0]
    return with_doubles(ship, kind, [SORTS[item[2]] if len(item) > 2 else usual for item in items])
