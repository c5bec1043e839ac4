"""The hand limit at the end of a round (rulebook: hand-limit)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Decision, Item, Secret, Subset, Task
from ..components import piles
from ..components.cards import COST, KIND

if TYPE_CHECKING:
    from ..state import RaceState


class HandLimit(Task["RaceState"]):
    """Whoever has too many cards discards down to the limit, all at the same time."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.phase = "end"
        asked: list[Secret[RaceState]] = []
        for seat in state.order():
            player = state.players[seat]
            player.surplus = max(0, len(player.hand) - player.hand_limit)
            if player.surplus:
                asked.append(DiscardDown(seat))
        state.ask_all(asked)


class DiscardDown(Secret["RaceState"]):
    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        player = state.players[self.seat]
        hand: list[Item] = player.hand[:]
        number = player.surplus
        worth = [COST[KIND[card]] for card in player.hand]
        params = {"number": number, "limit": player.hand_limit}
        return Subset(
            self.seat, "prompt-limit", "hand-limit", "discard", hand, number, number, [], worth, params=params
        )

    def carry_out(self, state: RaceState, answers: list[tuple[int, Action]]) -> None:
        for seat, answer in answers:
            piles.discard_from_hand(state, seat, answer[1])
            if state.journal is not None:
                state.tell("over-limit", {"seat": seat, "number": len(answer[1])})
