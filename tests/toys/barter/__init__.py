"""Barter: whoever's turn it is may offer another seat a swap; who has most goods of a kind wins. Hands are hidden.

What happens next is the kernel's flow: a turn is a question, an offer a `Deal` that the other seat accepts or refuses.
Along with a question comes what one has now (`hints`); who asks is told what an answer would make of it (`preview`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.kernel import (
    ACCEPT,
    KERNEL_FIELDS,
    REFUSE,
    Action,
    Choice,
    Deal,
    Decision,
    Dice,
    FlowState,
    Game,
    Item,
    Message,
    Option,
    Question,
    Shapes,
    State,
    Task,
    Value,
    everything,
)

from .shapes import SHAPES

GOODS = ("grain", "ore", "silk")
ROUNDS = 4
NOTHING = -1


class BarterState(FlowState):
    goods: list[list[int]]
    """Of every seat: how many of each good it has; nobody else sees them."""
    aside: list[int]
    """Goods that nobody has got, face down."""
    offered: int
    """The good that lies on the table while somebody is asked whether to take it; -1: none."""
    turns: int
    """How many turns are still to be taken."""
    __slots__ = tuple(__annotations__)

    @property
    def scores(self) -> list[int]:
        return [max(goods) for goods in self.goods]

    @property
    def winners(self) -> list[int]:
        scores = self.scores
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)] if self.over else []

    def copy(self) -> BarterState:
        twin = BarterState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.goods = [goods[:] for goods in self.goods]
        twin.aside = self.aside[:]
        twin.offered = self.offered
        twin.turns = self.turns
        return twin

    def points(self, seat: int, give: int, want: int) -> int:
        """What this seat would have after giving the one and getting the other."""
        return max([number - (good == give) + (good == want) for good, number in enumerate(self.goods[seat])])

    def view(self, seat: int | None) -> dict[str, Any]:
        own = None if seat is None else self.goods[seat][:]
        return {"seat": seat, "goods": own, "offered": self.offered, "turns": self.turns}

    def everything(self) -> dict[str, Any]:
        return everything(self, KERNEL_FIELDS)

    def imagine(self, seat: int, dice: Dice) -> BarterState:
        twin = self.copy()
        twin.veil(dice)
        others = [other for other in range(self.seats) if other != seat]
        unknown = [good for other in others for good in range(len(GOODS)) for _ in range(self.goods[other][good])]
        unknown += self.aside
        unknown.sort()
        dice.shuffle(unknown)
        for other in others:
            number = sum(self.goods[other])
            twin.goods[other] = [unknown[:number].count(good) for good in range(len(GOODS))]
            unknown = unknown[number:]
        twin.aside = unknown
        return twin

    def audit(self) -> None:
        for good in range(len(GOODS)):
            held = sum(goods[good] for goods in self.goods) + self.aside.count(good) + (self.offered == good)
            assert held == self.seats + 1, "goods are lost or made"


class Turn(Question[BarterState]):
    """Offer somebody a swap, or pass."""

    __slots__ = ()

    def ask(self, state: BarterState) -> Decision:
        options: list[Action] = [("pass",)]
        for other in range(state.seats):
            for give in range(len(GOODS)):
                if other != self.seat and state.goods[self.seat][give]:
                    options += [("offer", other, GOODS[give], want) for want in GOODS if want != GOODS[give]]
        return Choice(self.seat, "ask-turn", "turn", options)

    def answer(self, state: BarterState, action: Action) -> None:
        state.then(TurnOver(self.seat))
        if action[0] == "offer":
            give, want = GOODS.index(action[2]), GOODS.index(action[3])
            state.goods[self.seat][give] -= 1
            state.offered = give
            state.then(Swap(self.seat, action[1], want))

    def hints(self, state: BarterState) -> dict[str, Any]:
        return {"points": state.scores[self.seat]}

    def preview(self, state: BarterState, action: Action) -> dict[str, Any]:
        give, want = map(GOODS.index, action[2:]) if action[0] == "offer" else (NOTHING, NOTHING)
        return {"points": state.points(self.seat, give, want)}


class Swap(Deal[BarterState]):
    """The good on the table for another one."""

    want: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, other: int, want: int) -> None:
        super().__init__(seat, (other,))
        self.want = want

    def _terms(self, state: BarterState) -> dict[str, Any]:
        return {"seat": self.seat, "give": f"good-{GOODS[state.offered]}", "want": f"good-{GOODS[self.want]}"}

    def offer(self, state: BarterState, seat: int) -> Choice:
        answers = [ACCEPT, REFUSE] if state.goods[seat][self.want] else [REFUSE]
        return Choice(seat, "ask-swap", "swap", answers, self._terms(state))

    def hints(self, state: BarterState, seat: int) -> dict[str, Any]:
        return {"points": state.scores[seat]}

    def preview(self, state: BarterState, seat: int, action: Action) -> dict[str, Any]:
        swapped = (self.want, state.offered) if action == ACCEPT else (NOTHING, NOTHING)
        return {"points": state.points(seat, *swapped)}

    def happen(self, state: BarterState) -> None:
        mine, theirs = state.goods[self.seat], state.goods[self.parties[0]]
        state.tell("swapped", {**self._terms(state), "target": self.parties[0]})
        theirs[state.offered] += 1
        theirs[self.want] -= 1
        mine[self.want] += 1
        state.offered = NOTHING

    def refused(self, state: BarterState, by: int) -> None:
        state.tell("refused", {"seat": by})
        state.goods[self.seat][state.offered] += 1
        state.offered = NOTHING


class TurnOver(Task[BarterState]):
    """The next one's turn, until all have had enough of them."""

    __slots__ = ()

    def run(self, state: BarterState) -> None:
        state.turns -= 1
        if state.turns:
            state.then(Turn((self.seat + 1) % state.seats))
        else:
            state.over = True


class Barter(Game):
    def __init__(self) -> None:
        self.id = "barter"
        self.rules = 1
        self.folder = Path(__file__).parent
        self.bots = {}
        self.options = (Option("edition", ("plain",), "plain", "setup"),)

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(2, 6)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = BarterState(self, seats, options, seed)
        state.set_out()
        bag = [good for good in range(len(GOODS)) for _ in range(seats + 1)]
        state.dice.shuffle(bag)
        hands = [bag[len(GOODS) * seat :][: len(GOODS)] for seat in range(seats)]
        state.goods = [[hand.count(good) for good in range(len(GOODS))] for hand in hands]
        state.aside = bag[len(GOODS) * seats :]
        state.offered = NOTHING
        state.turns = ROUNDS * seats
        state.then(Turn(0))
        state.proceed()
        return state

    def shapes(self) -> Shapes:
        return SHAPES

    def describe(self, action: Action) -> Message:
        if action[0] == "offer":
            return ("offer", {"seat": action[1], "give": f"good-{action[2]}", "want": f"good-{action[3]}"})
        return (str(action[0]), {})

    def describe_item(self, verb: str, item: Item) -> Message:
        raise AssertionError("this game offers no items")


BARTER = Barter()
