"""Tender: every round all seats bid in secret for a contract; the bids are revealed together.

All seats are waited for at once, in any order, with an amount to choose or a pass; a bid may be taken back until
somebody else has bid. The kernel keeps the bids (`Secret`) and hands them over when the last one is in.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.kernel import (
    Action,
    Amount,
    Decision,
    Dice,
    FlowState,
    Game,
    Item,
    Message,
    Option,
    Secret,
    State,
    Value,
)

CONTRACTS = (2, 3, 5, 7, 11)
PASS: Action = ("pass",)


class TenderState(FlowState):
    contracts: list[int]
    """Face down, except the last one: the contract bid for now."""
    money: list[int]
    won: list[list[int]]
    __slots__ = tuple(__annotations__)

    @property
    def scores(self) -> list[int]:
        return [10 * sum(self.won[seat]) + self.money[seat] for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        scores = self.scores
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)] if self.over else []

    def reshuffle(self) -> None:
        hidden = self.contracts[:-1]
        self.dice.shuffle(hidden)
        self.contracts = hidden + self.contracts[-1:]

    def copy(self) -> TenderState:
        twin = TenderState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.contracts = self.contracts[:]
        twin.money = self.money[:]
        twin.won = [won[:] for won in self.won]
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "contract": self.contracts[-1] if self.contracts else 0,
            "rounds": len(self.contracts),
            "money": self.money[:],
            "won": [won[:] for won in self.won],
            "decided": [answer is not None for answer in self.answers],
            "bid": None if seat is None else self.answers[seat],
        }

    def imagine(self, seat: int, dice: Dice) -> TenderState:
        twin = self.copy()
        twin.veil(dice)
        twin.imagine_answers(seat, dice)
        hidden = sorted(self.contracts[:-1])
        dice.shuffle(hidden)
        twin.contracts = hidden + self.contracts[-1:]
        return twin

    def audit(self) -> None:
        assert all(money >= 0 for money in self.money), "somebody has paid more than they had"
        assert all(answer is None or amount(answer) <= self.money[seat] for seat, answer in enumerate(self.answers)), (
            "a bid can not be paid"
        )
        assert sum(sum(won) for won in self.won) + sum(self.contracts) <= sum(CONTRACTS), "a contract was made"


def amount(answer: Action) -> int:
    return 0 if answer == PASS else int(answer[1])


class Bid(Secret[TenderState]):
    """Everybody bids for the contract that lies open, or passes."""

    __slots__ = ()

    def ask(self, state: TenderState) -> Decision:
        params = {"contract": state.contracts[-1]}
        return Amount(self.seat, "ask-bid", "bid", "bid", 1, state.money[self.seat], (PASS,), params)

    def answer(self, state: TenderState, action: Action) -> None:
        super().answer(state, action)
        state.tell("sealed", {"seat": self.seat})
        state.tell("sealed-this", {"amount": amount(action)}, (self.seat,))

    def carry_out(self, state: TenderState, answers: list[tuple[int, Action]]) -> None:
        bids = [amount(answer) for _, answer in answers]
        state.tell("revealed", {"bids": bids, "contract": state.contracts[-1]})
        ranked = sorted(bids, reverse=True)
        contract = state.contracts.pop()
        if ranked[0] > ranked[1]:
            winner = bids.index(ranked[0])
            state.money[winner] -= ranked[1] if state.options["edition"] == "second" else ranked[0]
            state.won[winner].append(contract)
            state.tell("awarded", {"seat": winner, "contract": contract})
        open_next(state)


def open_next(state: TenderState) -> None:
    state.over = not state.contracts
    if not state.over:
        state.ask_all([Bid(seat) for seat in range(state.seats)])


class Tender(Game):
    def __init__(self) -> None:
        self.id = "tender"
        self.rules = 3
        self.folder = Path(__file__).parent
        self.bots = {}
        self.options = (
            Option("edition", ("first", "second"), "first", "award"),
            Option("money", (9, 20), 9, "setup", {"second": 20}),
        )

    def seat_counts(self, options: dict[str, Value]) -> range:
        return range(2, 6)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = TenderState(self, seats, options, seed)
        state.set_out()
        state.contracts = list(CONTRACTS)
        state.dice.shuffle(state.contracts)
        state.money = [int(options["money"])] * seats
        state.won = [[] for _ in range(seats)]
        open_next(state)
        state.proceed()
        return state

    def describe(self, action: Action) -> Message:
        return ("bid", {"amount": action[1]}) if action[0] == "bid" else ("pass", {})

    def describe_item(self, verb: str, item: Item) -> Message:
        raise AssertionError("this game offers no items")


TENDER = Tender()
