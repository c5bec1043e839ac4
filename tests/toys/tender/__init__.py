"""Tender: every round all seats bid in secret for a contract; the bids are revealed together.

All seats are waited for at once, in any order, with an amount to choose or a pass; a bid may be taken back until
somebody else has bid.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.kernel import Action, Amount, Decision, Dice, Game, Item, Message, Option, State, Value

CONTRACTS = (2, 3, 5, 7, 11)
UNDECIDED = -1


class TenderState(State):
    __slots__ = ("bids", "contracts", "money", "won")

    bids: list[int]
    """This round's, secret until all are in: `UNDECIDED`, 0 for a pass, or the amount."""
    contracts: list[int]
    """Face down, except the last one: the contract bid for now."""
    money: list[int]
    won: list[list[int]]

    @property
    def scores(self) -> list[int]:
        return [10 * sum(self.won[seat]) + self.money[seat] for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        scores = self.scores
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)] if self.over else []

    def ask(self, seat: int) -> Decision:
        params = {"contract": self.contracts[-1]}
        return Amount(seat, "ask-bid", "bid", "bid", 1, self.money[seat], (("pass",),), params)

    def perform(self, seat: int, action: Action) -> None:
        self.bids[seat] = action[1] if action[0] == "bid" else 0
        self.waiting = tuple([other for other in self.waiting if other != seat])
        self.tell("sealed", {"seat": seat})
        self.tell("sealed-this", {"amount": self.bids[seat]}, (seat,))
        if not self.waiting:
            self._award()

    def _award(self) -> None:
        self.reveal()
        self.tell("revealed", {"bids": self.bids[:], "contract": self.contracts[-1]})
        ranked = sorted(self.bids, reverse=True)
        contract = self.contracts.pop()
        if ranked[0] > ranked[1]:
            winner = self.bids.index(ranked[0])
            self.money[winner] -= ranked[1] if self.options["edition"] == "second" else ranked[0]
            self.won[winner].append(contract)
            self.tell("awarded", {"seat": winner, "contract": contract})
        self.bids = [UNDECIDED] * self.seats
        self.over = not self.contracts
        self.waiting = () if self.over else tuple(range(self.seats))

    def reshuffle(self) -> None:
        hidden = self.contracts[:-1]
        self.dice.shuffle(hidden)
        self.contracts = hidden + self.contracts[-1:]

    def copy(self) -> TenderState:
        twin = TenderState.__new__(TenderState)
        self.copy_into(twin)
        twin.bids = self.bids[:]
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
            "decided": [bid != UNDECIDED for bid in self.bids],
            "bid": UNDECIDED if seat is None else self.bids[seat],
        }

    def everything(self) -> dict[str, Any]:
        return {"bids": self.bids, "contracts": self.contracts, "money": self.money, "won": self.won}

    def imagine(self, seat: int, dice: Dice) -> TenderState:
        twin = self.copy()
        twin.veil(dice)
        for other in range(self.seats):
            if other != seat and self.bids[other] != UNDECIDED:
                twin.bids[other] = dice.below(self.money[other] + 1)
        hidden = sorted(self.contracts[:-1])
        dice.shuffle(hidden)
        twin.contracts = hidden + self.contracts[-1:]
        return twin

    def audit(self) -> None:
        assert all(money >= 0 for money in self.money), "somebody has paid more than they had"
        assert all(bid <= money for bid, money in zip(self.bids, self.money, strict=True)), "a bid can not be paid"
        assert sum(sum(won) for won in self.won) + sum(self.contracts) <= sum(CONTRACTS), "a contract was made"


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
        state.contracts = list(CONTRACTS)
        state.dice.shuffle(state.contracts)
        state.bids = [UNDECIDED] * seats
        state.money = [int(options["money"])] * seats
        state.won = [[] for _ in range(seats)]
        state.waiting = tuple(range(seats))
        return state

    def describe(self, action: Action) -> Message:
        return ("bid", {"amount": action[1]}) if action[0] == "bid" else ("pass", {})

    def describe_item(self, verb: str, item: Item) -> Message:
        raise AssertionError("this game offers no items")


TENDER = Tender()
