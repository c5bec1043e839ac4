"""The end of a flight: rewards, sales and losses (rulebook: end-of-flight)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.flight_board import LOSS
from . import track

if TYPE_CHECKING:
    from ..components.ship import Ship, ShipClass
    from ..state import TruckerState


GO_ON: Final[Action] = ("go_on",)


class SettleAccounts(Task["TruckerState"]):
    """First all that is earned, then what lost tiles cost; nobody ever gets into debt."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.phase = "accounts"
        arrived = track.order(state)
        arrival = _arrival(state, arrived)
        looks = _looks(state, arrived)
        goods = [sale(state.ships[seat], state.flying[seat]) for seat in range(state.seats)]
        losses = [penalty(state.ships[seat]) for seat in range(state.seats)]
        for seat in range(state.seats):
            state.credits[state.purse(seat)] += arrival[seat] + looks[seat] + goods[seat]
            params = {"arrival": arrival[seat], "looks": looks[seat], "goods": goods[seat], "losses": losses[seat]}
            state.tell("account", {"seat": seat, **params})
        for seat in range(state.seats):
            purse = state.purse(seat)
            state.credits[purse] = max(0, state.credits[purse] - losses[seat])
        sheet = tuple([(arrival[seat], looks[seat], goods[seat], losses[seat]) for seat in range(state.seats)])
        state.accounts = (*state.accounts, sheet)
        if state.place + 1 < len(state.rules.rounds):
            state.at_once([ReadAccounts(seat) for seat in range(state.seats)])


class ReadAccounts(Question["TruckerState"]):
    """The next round, whose sand runs at once, begins when everybody has read the accounts."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        return Choice(self.seat, "prompt-settled", "end-of-flight", [GO_ON])

    def is_pause(self, state: TruckerState) -> bool:
        return True

    def answer(self, state: TruckerState, action: Action) -> None:
        return


def _arrival(state: TruckerState, arrived: list[int]) -> list[int]:
    rewards = [0] * state.seats
    for place, seat in enumerate(arrived):
        rewards[seat] = state.round.arrival[place]
    return rewards


def _looks(state: TruckerState, arrived: list[int]) -> list[int]:
    """For the fewest exposed connectors among those who have arrived, and for all who share that."""
    exposed = [state.ships[seat].exposed() for seat in arrived]
    rewards = [0] * state.seats
    for seat, number in zip(arrived, exposed, strict=True):
        if number == min(exposed):
            rewards[seat] = state.round.looks
    return rewards


def sale(ship: Ship, arrived: bool) -> int:
    """The worth of the cargo; half of it, rounded up, for a ship that gave up."""
    return proceeds(sum(ship.cargo()), arrived)


def proceeds(worth: int, arrived: bool) -> int:
    return worth if arrived else (worth + 1) // 2


def penalty(ship: Ship) -> int:
    """What the lost tiles cost, up to the insurance."""
    return penalty_for(len(ship.lost), ship.board)


def penalty_for(lost: int, board: ShipClass) -> int:
    due = LOSS * lost
    return due if board.insurance < 0 else min(due, board.insurance)


# what was settled last


def total(figures: tuple[int, ...]) -> int:
    """What a flight brings: arrival, looks and goods, less the losses."""
    arrival, looks, goods, losses = figures
    return arrival + looks + goods - losses


def fewest_exposed(state: TruckerState) -> int:
    """Of the ships that have arrived."""
    return min([state.ships[seat].exposed() for seat in track.order(state)], default=0)


def is_insured(ship: Ship) -> bool:
    """Whether its losses would have cost more."""
    return penalty(ship) < LOSS * len(ship.lost)
