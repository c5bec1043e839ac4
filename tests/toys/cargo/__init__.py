"""Cargo: on your turn, ship cards of your hand that weigh at least what is asked for, or draw another card.

Kept small for tests, it still has a hidden hand, an unordered deck (`dice.draw`), a face-down pile turned up without
any die (`reveal`), a subset decision with and without a tight need, and an action that may be taken back (`pass`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.kernel import (
    Action,
    Choice,
    Decision,
    Dice,
    Game,
    Illegal,
    Item,
    Message,
    Need,
    Option,
    State,
    Subset,
    Value,
)

MASSES = (1, 2, 3, 4, 5, 6)
ORDERS = (3, 4, 5, 6, 7, 8, 9, 10)


class CargoState(State):
    __slots__ = ("deck", "hands", "orders", "passes", "points", "shipped", "turn")

    deck: list[int]
    hands: list[list[int]]
    orders: list[int]
    """Face down, except the last one: the order to ship now."""
    passes: int
    points: list[int]
    shipped: list[int]
    turn: int

    @property
    def order(self) -> int:
        return self.orders[-1]

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.points[seat] == best] if self.over else []

    def ask(self, seat: int) -> Decision:
        hand = self.hands[seat]
        idle: Action = ("draw",) if self.deck else ("pass",)
        params = {"order": self.order}
        if sum(hand) < self.order:
            return Choice(seat, "ask-draw", "draw", [idle], params)
        mass = Need("mass", hand[:], least=self.order, tight=bool(self.options["exact"]))
        return Subset(seat, "ask-ship", "ship", "ship", hand[:], 1, len(hand), [mass], hand[:], (idle,), params)

    def closed(self, seat: int) -> list[tuple[Action, Illegal]]:
        if self.deck:
            return [(("pass",), Illegal("must-draw", "draw"))]
        return [(("draw",), Illegal("deck-is-empty", "draw"))]

    def perform(self, seat: int, action: Action) -> None:
        if action[0] == "ship":
            self._ship(seat, action[1])
        elif action[0] == "draw":
            self._draw(seat)
        else:
            self.passes += 1
            self.tell("passed", {"seat": seat})
        self._next()

    def _ship(self, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.shipped.extend(cards)
        self.points[seat] += self.order
        self.passes = 0
        self.tell("shipped", {"seat": seat, "cards": list(cards), "order": self.orders.pop()})
        self.reveal()

    def _draw(self, seat: int) -> None:
        card = self.dice.draw(self.deck)
        self.hands[seat].append(card)
        self.hands[seat].sort()
        self.passes = 0
        self.tell("drew", {"seat": seat})
        self.tell("drew-this", {"card": card}, (seat,))

    def _next(self) -> None:
        if not self.orders or self.passes == self.seats:
            self.over = True
            self.waiting = ()
            self.tell("cargo-over", {"points": self.points[:]})
            return
        self.turn = (self.turn + 1) % self.seats
        self.waiting = (self.turn,)

    def reshuffle(self) -> None:
        hidden = self.orders[:-1]
        self.dice.shuffle(hidden)
        self.orders = hidden + self.orders[-1:]

    def copy(self) -> CargoState:
        twin = CargoState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.orders = self.orders[:]
        twin.passes = self.passes
        twin.points = self.points[:]
        twin.shipped = self.shipped[:]
        twin.turn = self.turn
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "turn": self.turn,
            "order": self.order if self.orders else 0,
            "orders": len(self.orders),
            "deck": len(self.deck),
            "shipped": self.shipped[:],
            "points": self.points[:],
            "sizes": [len(hand) for hand in self.hands],
            "hand": [] if seat is None else self.hands[seat][:],
        }

    def everything(self) -> dict[str, Any]:
        return {
            "deck": self.deck,
            "hands": self.hands,
            "orders": self.orders,
            "passes": self.passes,
            "points": self.points,
            "shipped": self.shipped,
            "turn": self.turn,
        }

    def imagine(self, seat: int, dice: Dice) -> CargoState:
        twin = self.copy()
        twin.veil(dice)
        others = [other for other in range(self.seats) if other != seat]
        unseen = sorted(self.deck + [card for other in others for card in self.hands[other]])
        dice.shuffle(unseen)
        for other in others:
            size = len(self.hands[other])
            twin.hands[other] = sorted(unseen[:size])
            unseen = unseen[size:]
        twin.deck = unseen
        hidden = sorted(self.orders[:-1])
        dice.shuffle(hidden)
        twin.orders = hidden + self.orders[-1:]
        return twin

    def audit(self) -> None:
        cards = self.deck + self.shipped + [card for hand in self.hands for card in hand]
        assert sorted(cards) == sorted(MASSES * int(self.options["copies"])), "a card was lost or made"
        assert sum(self.points) + sum(self.orders) == sum(ORDERS), "an order was lost or made"


class Cargo(Game):
    def __init__(self) -> None:
        self.id = "cargo"
        self.rules = 1
        self.folder = Path(__file__).parent
        self.bots = {}
        self.options = (
            Option("edition", ("short", "long"), "short", "setup"),
            Option("copies", (3, 5), 3, "setup", {"long": 5}),
            Option("exact", (False, True), False, "ship"),
        )

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(2, 5 if options["edition"] == "long" else 4)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = CargoState(self, seats, options, seed)
        state.deck = list(MASSES * int(options["copies"]))
        state.hands = [sorted([state.dice.draw(state.deck) for _ in range(4)]) for _ in range(seats)]
        state.orders = list(ORDERS)
        state.dice.shuffle(state.orders)
        state.passes = 0
        state.points = [0] * seats
        state.shipped = []
        state.turn = 0
        state.waiting = (0,)
        return state

    def describe(self, action: Action) -> Message:
        if action[0] == "ship":
            return "ship", {"cards": list(action[1])}
        return str(action[0]), {}

    def describe_item(self, verb: str, item: Item) -> Message:
        return "card", {"mass": item}


CARGO = Cargo()
