"""Which double engines and cannons to power, and from which batteries (rulebook: engines, cannons, batteries).

One question: the charges to spend. As long as all doubles count alike, a charge is named by its battery, and that is
all there is to say. Where some double cannons point forward and others do not, it also says for which of the two it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Item, Need, Subset, Task
from ..components.adventures import CARDS
from ..components.tiles import BATTERY, ENGINE
from . import outlook
from .giving_up import CardQuestion
from .strength import DOUBLE, charges, doubles, from_fullest, margin, most_charges, shown, spend, strength, with_doubles

if TYPE_CHECKING:
    from ..components.ship import Ship, Spot
    from ..shown.shapes import StrengthOutlook
    from ..state import TruckerState

SORTS: Final[dict[str, int]] = {"forward": 2 * DOUBLE, "elsewhere": DOUBLE}
"""Double cannons by where they point, with what each counts, in halves."""


ALIKE: Final = ""
"""The one sort where all doubles count alike."""


class Charges(Subset):
    """Charges to spend, up to a number; nothing is asked for but that no battery gives more than it has."""

    __slots__ = ()

    def suggestion(self) -> Action | None:
        return (self.verb, ())


class LastCharges(Charges):
    """The same where a ship that spends none is stranded: one is suggested."""

    __slots__ = ()

    def suggestion(self) -> Action | None:
        return (self.verb, (self.items[0],))


class Declare(Task["TruckerState"]):
    """The strength a seat shows now; a question only if it has a choice, and none once the enemy is beaten."""

    kind: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, state: TruckerState) -> None:
        if state.taken >= 0:
            return
        ship = state.ships[self.seat]
        if most_charges(ship, self.kind):
            state.then(PowerDoubles(self.seat, self.kind))
        else:
            _declared(state, self.seat, self.kind, strength(ship, self.kind, 0), 0)


def _declared(state: TruckerState, seat: int, kind: int, power: int, number: int) -> None:
    state.measure = kind
    state.power[seat] = power
    key = "declares-engines" if kind == ENGINE else "declares-cannons"
    state.tell(key, {"seat": seat, "strength": shown(kind, power), "charges": number})


class PowerDoubles(CardQuestion):
    """The charges to spend: against an enemy, with its strength; in a combat zone the others are the measure."""

    kind: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, state: TruckerState) -> Decision:
        kind = self.kind
        ship = state.ships[self.seat]
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
        costs = [1] * len(items)
        if self._verdict(state, strength(ship, kind, 0))[0] == "stranded":
            return LastCharges(self.seat, prompt, rule, "power", items, 0, most, needs, costs, params=params)
        return Charges(self.seat, prompt, rule, "power", items, 0, most, needs, costs, params=params)

    def answer(self, state: TruckerState, action: Action) -> None:
        ship = state.ships[self.seat]
        strengthened = powered(ship, self.kind, action[1])
        spend(ship, [(item[0], item[1]) for item in action[1]])
        _declared(state, self.seat, self.kind, strengthened, len(action[1]))

    def hints(self, state: TruckerState) -> dict[str, Any]:
        """Every way to power them that makes a difference, from the weakest to the strongest."""
        ship = state.ships[self.seat]
        found = [self._outlook(state, counts) for counts in _ways(ship, self.kind)]
        found.sort(key=lambda each: (each["strength"], -each["charges"]))
        return {"answers": found}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        counts: dict[str, int] = {}
        for item in action[1]:
            sort = sort_of(item)
            counts[sort] = counts.get(sort, 0) + 1
        return dict(self._outlook(state, counts))

    def _outlook(self, state: TruckerState, counts: dict[str, int]) -> StrengthOutlook:
        """With so many doubles of every sort."""
        ship = state.ships[self.seat]
        usual = doubles(ship, self.kind)[0]
        powers = [SORTS.get(sort, usual) for sort, number in counts.items() for _ in range(number)]
        items = _uses(ship, self.kind)[0]
        power = with_doubles(ship, self.kind, powers)
        verdict, against = self._verdict(state, power)
        crosses = CARDS[state.card].type == "open_space"
        return {
            "power": counts,
            "items": _places(items, spending(ship, self.kind, powers)),
            "strength": shown(self.kind, power),
            "charges": ship.charges() - len(powers),
            "verdict": verdict,
            "against": None if against < 0 else shown(self.kind, against),
            "move": outlook.move(state, self.seat, power if crosses else 0),
        }

    def _verdict(self, state: TruckerState, power: int) -> tuple[str | None, int]:
        """What such a strength is good for, and what it is held against; -1: nothing that is known yet."""
        card = CARDS[state.card]
        if card.strength:
            by = margin(power, card.strength)
            return ("beats" if by > 0 else "draws" if by == 0 else "loses-to"), power - by
        if not card.lines:
            return (None if power else "stranded"), -1
        # of equals the one furthest ahead pays, and those who have declared are ahead
        declared = [power for seat, power in enumerate(state.power) if seat != self.seat and power >= 0]
        if not declared:
            return None, -1
        return ("not-least" if power >= min(declared) else "least"), min(declared)


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


def _ways(ship: Ship, kind: int) -> list[dict[str, int]]:
    """How many of each sort can be powered together."""
    powers = doubles(ship, kind)
    most = most_charges(ship, kind)
    if _alike(powers):
        return [{ALIKE: number} if number else {} for number in range(most + 1)]
    found: list[dict[str, int]] = [{}]
    for sort, power in SORTS.items():
        more = [
            {**counts, sort: number}
            for counts in found
            for number in range(1, min(powers.count(power), most - sum(counts.values())) + 1)
        ]
        found = found + more
    return found


def _alike(powers: list[int]) -> bool:
    return powers[0] == powers[-1]


def use(ship: Ship, kind: int, spot: Spot, power: int) -> Item:
    """A charge from this battery for a double that counts so much."""
    if _alike(doubles(ship, kind)):
        return spot
    return (*spot, *[sort for sort in SORTS if SORTS[sort] == power])


def spending(ship: Ship, kind: int, powers: list[int]) -> list[Item]:
    """The charges for doubles that count so much, each from the battery that is fullest then."""
    return [use(ship, kind, spot, power) for spot, power in zip(from_fullest(ship, len(powers)), powers, strict=True)]


def _places(items: list[Item], chosen: list[Item]) -> list[int]:
    """Where the chosen ones stand among the items, of which equal ones stand side by side."""
    return sorted([items.index(item) + chosen[:at].count(item) for at, item in enumerate(chosen)])


def powered(ship: Ship, kind: int, items: tuple[Item, ...]) -> int:
    """The strength with these charges."""
    usual = doubles(ship, kind)[0]
    return with_doubles(ship, kind, [SORTS.get(sort_of(item), usual) for item in items])


def sort_of(item: Item) -> str:
    return str(item[2]) if len(item) > 2 else ALIKE
