"""Courier: fly from station to station, as far as the tank reaches, and take up what waits there.

The route is one answer, a path: the rules give the next steps with what they cost (`RouteWalk`), and a route may end at
a station only. Parcels lie face down in an order nobody knows.
"""

from __future__ import annotations

import pathlib
from heapq import heappop, heappush
from typing import Any

from cosmodrome.kernel import (
    Action,
    Decision,
    Dice,
    Encoder,
    Game,
    Illegal,
    Item,
    Leg,
    Lexicon,
    Message,
    Option,
    Path,
    Row,
    State,
    Value,
    Walk,
)

STATIONS = ("ceres", "juno", "pallas", "vesta")
LINKS = (
    # from, to, fuel, dust
    ("ceres", "north", 1, 0),
    ("ceres", "south", 2, 0),
    ("north", "pallas", 2, 0),
    ("north", "vesta", 1, 1),
    ("south", "juno", 1, 0),
    ("south", "pallas", 1, 1),
    ("pallas", "vesta", 3, 0),
)
VALUES = (4, 5, 6, 7, 8, 9)
EACH = 2
"""So many parcels wait at each station, except where everybody starts."""

Stop = tuple[str, int]
"""A place of the walk: the space, and the fuel left."""


def links_from(space: str) -> list[tuple[str, int, int]]:
    """Where one gets from here: the space, the fuel and the dust it costs."""
    there = [(to, fuel, dust) for start, to, fuel, dust in LINKS if start == space]
    return there + [(start, fuel, dust) for start, to, fuel, dust in LINKS if to == space]


def fuel_to_station(space: str) -> int:
    """What it takes to get out of open space."""
    return 0 if space in STATIONS else min(fuel for to, fuel, _ in links_from(space) if to in STATIONS)


class RouteWalk(Walk):
    """All routes from a space with so much fuel. Every link takes fuel, so every route comes to an end."""

    def __init__(self, space: str, fuel: int, waiting: dict[str, int]) -> None:
        self.space = space
        self.fuel = fuel
        self.waiting = waiting
        """How many parcels wait at each station."""

    def costs(self) -> tuple[str, ...]:
        return ("fuel", "dust")

    def start(self) -> Stop:
        return self.space, self.fuel

    def legs(self, place: Stop) -> list[Leg]:
        space, left = place
        return [
            Leg(to, (fuel, dust), (to, left - fuel))
            for to, fuel, dust in links_from(space)
            if fuel + fuel_to_station(to) <= left
        ]

    def may_end(self, place: Stop) -> bool:
        return place[0] in STATIONS and place != self.start()

    def why_not(self, place: Stop, item: Item) -> Illegal | None:
        for to, fuel, _ in links_from(place[0]):
            if to == item and fuel > place[1]:
                return Illegal("too-far", "fly", {"space": to, "needed": fuel, "left": place[1]})
            if to == item:
                return Illegal("stranded", "fly", {"space": to})
        return None

    def why_not_end(self, place: Stop) -> Illegal | None:
        return Illegal("no-station", "fly", {"space": place[0]}) if place[0] not in STATIONS else None

    def suggestion(self) -> tuple[Item, ...] | None:
        """The route to a parcel that takes the least fuel."""
        open_routes: list[tuple[int, tuple[Item, ...], Stop]] = [(0, (), self.start())]
        while open_routes:
            used, route, place = heappop(open_routes)
            if route and self.waiting.get(place[0], 0) > 0:
                return route
            for leg in self.legs(place):
                heappush(open_routes, (used + leg.costs[0], (*route, leg.item), leg.after))
        return None


class CourierState(State):
    __slots__ = ("left", "parcels", "points", "ships", "turn", "waiting_at")

    left: int
    """Turns, of all seats together."""
    parcels: list[int]
    """Face down; the last one is taken up next, wherever that is."""
    points: list[int]
    ships: list[str]
    """The space where each is."""
    turn: int
    waiting_at: dict[str, int]
    """How many parcels wait at each station."""

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best] if self.over else []

    def ask(self, seat: int) -> Decision:
        tank = int(self.options["tank"])
        walk = RouteWalk(self.ships[seat], tank, self.waiting_at)
        return Path(seat, "ask-fly", "fly", "fly", walk, (("wait",),), {"tank": tank})

    def perform(self, seat: int, action: Action) -> None:
        if action[0] == "fly":
            self._fly(seat, action[1])
        else:
            self.tell("waited", {"seat": seat})
        self.left -= 1
        if self.left == 0 or not self.parcels:
            self.over = True
            self.waiting = ()
            self.tell("courier-over", {"points": self.points[:]})
            return
        self.turn = (self.turn + 1) % self.seats
        self.waiting = (self.turn,)

    def _fly(self, seat: int, route: tuple[str, ...]) -> None:
        for space in route:
            self.points[seat] -= next(dust for to, _, dust in links_from(self.ships[seat]) if to == space)
            self.ships[seat] = space
            self.tell("flew", {"seat": seat, "space": space})
            if self.waiting_at.get(space, 0) > 0:
                self._take_up(seat, space)

    def _take_up(self, seat: int, station: str) -> None:
        self.waiting_at[station] -= 1
        value = self.parcels.pop()
        self.points[seat] += value
        self.reveal()
        self.tell("took-up", {"seat": seat, "value": value})

    def reshuffle(self) -> None:
        self.dice.shuffle(self.parcels)

    def copy(self) -> CourierState:
        twin = CourierState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.left = self.left
        twin.parcels = self.parcels[:]
        twin.points = self.points[:]
        twin.ships = self.ships[:]
        twin.turn = self.turn
        twin.waiting_at = self.waiting_at.copy()
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "turn": self.turn,
            "left": self.left,
            "points": self.points[:],
            "ships": self.ships[:],
            "parcels": self.waiting_at.copy(),
        }

    def everything(self) -> dict[str, Any]:
        return {
            "left": self.left,
            "parcels": self.parcels,
            "points": self.points,
            "ships": self.ships,
            "turn": self.turn,
            "waiting": self.waiting_at,
        }

    def imagine(self, seat: int, dice: Dice) -> CourierState:
        twin = self.copy()
        twin.veil(dice)
        twin.parcels.sort()
        dice.shuffle(twin.parcels)
        return twin

    def audit(self) -> None:
        assert len(self.parcels) == sum(self.waiting_at.values()), "a parcel was lost or made"
        assert all(ship in STATIONS for ship in self.ships), "somebody drifts in open space"


SPACES = (*STATIONS, "north", "south")


class CourierEncoder(Encoder):
    """For learning agents: all that is open to everybody."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, Lexicon(["fly", "wait"], {"space": list(SPACES)}, {}), ["ask-fly"])

    def declare(self) -> None:
        self.ships_at = self.block("ships", self.seats * len(SPACES), "where each ship is, one's own first")
        self.points_at = self.block("points", self.seats, "points / 10, one's own first")
        self.parcels_at = self.block("parcels", len(STATIONS), "parcels at each station / 2")
        self.left_at = self.block("left", 1, "turns left / 10")

    def write(self, state: Any, seat: int, row: Row) -> None:
        for place in range(self.seats):
            other = (seat + place) % self.seats
            row.flag(self.ships_at + place * len(SPACES) + SPACES.index(state.ships[other]))
            row.put(self.points_at + place, state.points[other] / 10)
        for place, station in enumerate(STATIONS):
            row.put(self.parcels_at + place, state.waiting_at.get(station, 0) / 2)
        row.put(self.left_at, state.left / 10)


class Courier(Game):
    def __init__(self) -> None:
        self.id = "courier"
        self.rules = 1
        self.folder = pathlib.Path(__file__).parent
        self.bots = {}
        self.options = (
            Option("edition", ("short", "long"), "short", "setup"),
            Option("tank", (4, 6), 4, "fly", {"long": 6}),
        )

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(1, 5)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = CourierState(self, seats, options, seed)
        state.left = seats * (6 if options["edition"] == "long" else 3)
        state.parcels = list(VALUES)
        state.dice.shuffle(state.parcels)
        state.points = [0] * seats
        state.ships = ["ceres"] * seats
        state.turn = 0
        state.waiting_at = dict.fromkeys(STATIONS[1:], EACH)
        state.waiting = (0,)
        return state

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder:
        return CourierEncoder(seats)

    def describe(self, action: Action) -> Message:
        return ("fly", {"route": list(action[1])}) if action[0] == "fly" else ("wait", {})

    def describe_item(self, verb: str, item: Item) -> Message:
        return str(item), {}


COURIER = Courier()
