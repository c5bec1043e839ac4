"""Two small games to try bots, the arena and the environments on.

`Nim` is open and strictly in turn; the right answer is known. `Tender` has everything else: hidden hands, secret
simultaneous bids (subsets), a number to choose, chance, and a clock if asked for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.bots.random import RandomBot
from cosmodrome.kernel import (
    CLOCK,
    Action,
    Amount,
    Choice,
    Decision,
    Dice,
    Encoder,
    Game,
    Item,
    Lexicon,
    Message,
    Option,
    Row,
    State,
    Subset,
    Value,
)


class NimEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, Lexicon(["take"], {}, {}), ["take"])

    def declare(self) -> None:
        self.heap_at = self.block("heap", 16, "how many counters are left")

    def write(self, state: Any, seat: int, row: Row) -> None:
        row.flag(self.heap_at + state.heap)


class TenderEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        words = Lexicon(["bid", "draw", "give", "keep", "stay"], {"card": [1, 2, 3, 4, 5, 6]}, {"bid": ("card*",)})
        super().__init__(seats, words, ["bid", "draw", "give"])

    def declare(self) -> None:
        self.hand_at = self.block("hand", 7, "one's cards of each value")
        self.prize_at = self.block("prize", 2, "the prize / 20, and how many follow / 5")
        self.points_at = self.block("points", self.seats, "points / 100, one's own first")

    def write(self, state: Any, seat: int, row: Row) -> None:
        for card in state.hands[seat]:
            row.add(self.hand_at + card, 1.0)
        row.fill(self.prize_at, [state.prize / 20, state.left / 5])
        for place in range(self.seats):
            row.put(self.points_at + place, state.points[(seat + place) % self.seats] / 100)


class NimGame(Game):
    """Take one to three counters in turn; who takes the last one wins."""

    def __init__(self) -> None:
        self.id = "nim"
        self.rules = 1
        self.options = (Option("heap", (3, 5, 10, 15), 10),)
        self.folder = Path(__file__).parent
        self.bots = {"other": RandomBot}

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(2, 4)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        return Nim(self, seats, options, seed)

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder:
        return NimEncoder(seats)

    def describe(self, action: Action) -> Message:
        return action[0], {}

    def describe_item(self, verb: str, item: Item) -> Message:
        return verb, {"item": item}


class Nim(State):
    __slots__ = ("heap", "last")

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: str) -> None:
        super().__init__(game, seats, options, seed)
        self.heap = int(options["heap"])
        self.last = 0
        self.waiting = (0,)

    def ask(self, seat: int) -> Decision:
        return Choice(seat, "take", "nim", [("take", number) for number in range(1, min(3, self.heap) + 1)])

    def perform(self, seat: int, action: Action) -> None:
        self.heap -= action[1]
        self.last = seat
        self.over = self.heap == 0
        self.waiting = () if self.over else ((seat + 1) % self.seats,)

    def copy(self) -> State:
        twin = Nim.__new__(Nim)
        self.copy_into(twin)
        twin.heap = self.heap
        twin.last = self.last
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"heap": self.heap, "names": ["counter"], "over": self.over, "nothing": None}

    def everything(self) -> dict[str, Any]:
        return {"heap": self.heap, "last": self.last}

    def imagine(self, seat: int, dice: Dice) -> State:
        return self.copy()

    @property
    def scores(self) -> list[int]:
        return [int(self.over and seat == self.last) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        return [self.last] if self.over else []

    def audit(self) -> None:
        assert self.heap >= 0


class TenderGame(Game):
    """Five prizes, each for the highest secret bid of up to three cards; equal bids win nothing.

    The winner then gives away some of the prize (best nothing), and may draw a card (best to do so).
    """

    def __init__(self) -> None:
        self.id = "tender"
        self.rules = 1
        self.options = (Option("timed", (False, True), False), Option("hand", (6, 30), 6))
        self.folder = Path(__file__).parent
        self.bots = {}

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(2, 5)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        return Tender(self, seats, options, seed)

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder:
        return TenderEncoder(seats)

    def describe(self, action: Action) -> Message:
        return action[0], {}

    def describe_item(self, verb: str, item: Item) -> Message:
        return verb, {"item": item}


class Tender(State):
    __slots__ = ("bids", "donated", "hands", "left", "points", "prize", "ticks", "winner")

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: str) -> None:
        super().__init__(game, seats, options, seed)
        size = int(options["hand"])
        self.hands = [sorted(self.dice.roll(6) for _ in range(size)) for _ in range(seats)]
        self.points = [0] * seats
        self.left = 5
        self.prize = 0
        self.winner = -1
        self.donated = False
        self.bids: list[tuple[int, ...] | None] = []
        self.ticks = 0
        self._next_prize()

    def _next_prize(self) -> None:
        self.bids = [None] * self.seats
        self.winner = -1
        self.donated = False
        self.ticks = 0
        self.over = self.left == 0
        self.waiting = () if self.over else tuple(range(self.seats))
        if not self.over:
            self.left -= 1
            self.prize = self.dice.roll(20)

    @property
    def ticking(self) -> bool:
        return self.options["timed"] is True and self.winner < 0 and not self.over

    def ask(self, seat: int) -> Decision:
        if seat == CLOCK:
            return Choice(CLOCK, "tick", "tender", [("tick", 1000)])
        if self.winner < 0:
            hand = self.hands[seat]
            return Subset(seat, "bid", "tender", "bid", hand, 0, min(3, len(hand)), [], hand)
        if not self.donated:
            return Amount(seat, "give", "tender", "give", 1, self.prize, (("keep",),))
        return Choice(seat, "draw", "tender", [("stay",), ("draw",)])

    def perform(self, seat: int, action: Action) -> None:
        if action[0] == "tick":
            self.ticks += 1
            if self.ticks == 2:
                self.bids = [bid if bid is not None else () for bid in self.bids]
                self._open_bids()
        elif action[0] == "bid":
            self.bids[seat] = action[1]
            self.waiting = tuple(other for other in self.waiting if other != seat)
            if not self.waiting:
                self._open_bids()
        elif action[0] in ("give", "keep"):
            given = action[1] if action[0] == "give" else 0
            self.points[seat] += self.prize - given
            self.points[(seat + 1) % self.seats] += given
            self.donated = True
        else:
            if action[0] == "draw":
                self.hands[seat] = sorted([*self.hands[seat], self.dice.roll(6)])
            self._next_prize()

    def _open_bids(self) -> None:
        totals = [sum(bid or ()) for bid in self.bids]
        for hand, bid in zip(self.hands, self.bids, strict=True):
            for card in bid or ():
                hand.remove(card)
        if totals.count(max(totals)) > 1:
            self._next_prize()
            return
        self.winner = totals.index(max(totals))
        self.waiting = (self.winner,)

    def copy(self) -> State:
        twin = Tender.__new__(Tender)
        self.copy_into(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        twin.left = self.left
        twin.prize = self.prize
        twin.winner = self.winner
        twin.donated = self.donated
        twin.bids = self.bids[:]
        twin.ticks = self.ticks
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "hand": self.hands[seat] if seat is not None else None,
            "bid": list(self.bids[seat] or ()) if seat is not None else None,
            "sizes": [len(hand) for hand in self.hands],
            "points": self.points,
            "left": self.left,
            "prize": self.prize,
            "winner": self.winner,
            "donated": self.donated,
            "done": [bid is not None for bid in self.bids],
            "ticks": self.ticks,
        }

    def everything(self) -> dict[str, Any]:
        return {**self.view(None), "hands": self.hands, "bids": self.bids}

    def imagine(self, seat: int, dice: Dice) -> State:
        twin = self.copy()
        assert isinstance(twin, Tender)
        twin.dice = Dice(str(dice.below(1 << 30)))
        for other in range(self.seats):
            if other == seat:
                continue
            twin.hands[other] = sorted(dice.roll(6) for _ in self.hands[other])
            bid = self.bids[other]
            if bid is not None and self.winner < 0:
                twin.bids[other] = tuple(twin.hands[other][: len(bid)])
        return twin

    @property
    def scores(self) -> list[int]:
        return self.points

    @property
    def winners(self) -> list[int]:
        best = max(self.points)
        return [seat for seat in range(self.seats) if self.over and self.points[seat] == best]

    def audit(self) -> None:
        assert min(self.points) >= 0


NIM = NimGame()
TENDER = TenderGame()
