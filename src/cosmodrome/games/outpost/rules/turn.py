"""Phase 5: the players' turns (rulebook: turn).

Turns are taken in purchase order, on the main line. A seat that internalises takes its turn beside the others, on a
line of its own; it is the same turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import JOIN, Action, Choice, Decision, Illegal, Question, Task
from ..components.colony import Colony
from ..components.upgrades import FIRST_KICKER, KINDS, NUMBER
from . import auction, internalising, operators, outlook, purchases, terrorism
from .answers import DONE, INSIST, INTERNALISE, REASSIGN

if TYPE_CHECKING:
    from ..state import OutpostState


class Turns(Task["OutpostState"]):
    """One player after the other; the phase is over when all have finished, those who internalised too."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "turns"
        state.turns = TURNS
        state.active = -1
        state.then(NEXT_TURN, JOIN)


class NextTurn(Task["OutpostState"]):
    """The turn goes to the next player in purchase order who has not internalised."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.active += 1
        while state.active < state.seats:
            seat = state.order[state.active]
            if not state.colonies[seat].internalised:
                state.then(TURNS[seat], self)
                return
            state.active += 1


NEXT_TURN: Final = NextTurn()


class Turn(Question["OutpostState"]):
    """Auctions, factories, operators, as often as one likes, until one says that it is over."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Decision:
        seat = self.seat
        colony = state.colonies[seat]
        options: list[Action] = []
        if colony.stage == purchases.AUCTIONS and not colony.internalised:
            auction.options(state, colony, options)
        purchases.options(state, colony, options)
        if operators.may_reassign(state, colony):
            options.append(REASSIGN)
        if state.rules.terrorism and not colony.internalised:
            options.extend(terrorism.targets(state, seat))
        if state.rules.internalising and not colony.internalised:
            options.append(INTERNALISE)
        if state.busy and internalising.may_insist(state, seat):
            options.append(INSIST)
        options.append(DONE)
        return Choice(seat, "prompt-turn", "turn", options)

    def answer(self, state: OutpostState, action: Action) -> None:
        seat = self.seat
        verb = action[0]
        if verb == "done":
            self._end(state)
        elif verb == "auction":
            state.then(auction.announced(state, seat, action), BACK_TO[seat])
        elif verb == "internalise":
            internalising.internalise(state, seat)
        elif verb == "insist":
            internalising.insist(state, seat)
            state.then(self)
        elif verb == "reassign":
            state.then(operators.ASSIGN[seat], self)
        elif verb == "attack":
            state.then(terrorism.Attack(seat, int(action[1]), str(action[2])), self)
        elif verb == "water_for_all":
            purchases.trade_hand_for_water(state, seat)
            state.then(self)
        else:
            state.then(purchases.how_many(state, seat, action), self)

    def _end(self, state: OutpostState) -> None:
        if state.rules.assignment_in_turn and not state.colonies[self.seat].settled:
            state.then(operators.PLACE[self.seat], OVER[self.seat])
        else:
            state.then(OVER[self.seat])

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        verb = action[0]
        if verb == "auction":
            kind = NUMBER[action[1]]
            return auction.foreseen(state, self.seat, kind, state.rules.figures.cost[kind])
        if verb in ("build", "recruit", "robots"):
            return purchases.foreseen(state, self.seat, purchases.item_of(action), 1)
        if verb == "water_for_all":
            return purchases.foreseen_water(state, self.seat)
        if verb == "attack":
            return terrorism.foreseen(state, action)
        return dict(outlook.internalising() if action == INTERNALISE else outlook.nothing())

    def closed(self, state: OutpostState) -> list[tuple[Action, Illegal]]:
        colony = state.colonies[self.seat]
        shut = _closed_auctions(state, colony) + purchases.closed(state, colony)
        if state.rules.terrorism:
            shut.extend(terrorism.closed(state, self.seat))
        return shut


TURNS: Final = tuple([Turn(seat) for seat in range(9)])


class BackTo(Task["OutpostState"]):
    """An auction is over: back to the player whose turn it is, unless that one has internalised meanwhile."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        if not state.colonies[self.seat].internalised:
            state.then(TURNS[self.seat])


BACK_TO: Final = [BackTo(seat) for seat in range(9)]


class TurnOver(Task["OutpostState"]):
    """This player's turn is over."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.colonies[self.seat].done = True
        internalising.finished(state, self.seat)
        if state.journal is not None:
            state.tell("turn-over", {"seat": self.seat})


OVER: Final = [TurnOver(seat) for seat in range(9)]


def _closed_auctions(state: OutpostState, colony: Colony) -> list[tuple[Action, Illegal]]:
    shut: list[tuple[Action, Illegal]] = []
    kinds = sorted(set(state.market + state.kickers))
    for kind in kinds:
        reason = _why_no_auction(state, colony, kind)
        if reason is not None:
            shut.append((auction.OPEN[kind], reason))
    for kind in range(1, KINDS if state.rules.kicker else FIRST_KICKER):
        if kind not in kinds:
            shut.append((auction.OPEN[kind], Illegal("why-not-on-sale", "market")))
    return shut


def _why_no_auction(state: OutpostState, colony: Colony, kind: int) -> Illegal | None:
    if colony.internalised:
        return Illegal("why-internalised", "internalise")
    if colony.stage != purchases.AUCTIONS:
        return Illegal("why-auctions-first", "turn")
    return auction.refusal(state, colony, kind)
