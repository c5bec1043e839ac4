"""Phase 4 (after the turns in the 1991 edition): down to the hand limit (rulebook: discard, hand-limit).

Everybody chooses at the same time; the cards are shown together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Action, Decision, Item, Need, Secret, Subset, Task
from ..components.cards import VALUE
from . import outlook
from .payment import spend, worth

if TYPE_CHECKING:
    from ..state import OutpostState


class Discards(Task["OutpostState"]):
    """Whoever holds too many cards is asked."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "discard"
        over = [seat for seat in state.order if state.colonies[seat].over_limit(state.rules)]
        state.ask_all([Discard(seat) for seat in over])


class Discard(Secret["OutpostState"]):
    """Only what is too much goes: no card that could have been kept."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Decision:
        colony = state.colonies[self.seat]
        weights = state.rules.card_weights
        cards: list[Item] = [code for code in colony.hand if weights[code]]
        heavy = [weights[code] for code in cards]
        excess = sum(heavy) - colony.hand_limit
        return Subset(
            self.seat,
            "prompt-discard",
            "discard",
            "discard",
            cards,
            1,
            len(cards),
            [Need("need-discard", heavy, excess, tight=True)],
            [VALUE[code] for code in cards],
            params={"excess": excess, "limit": colony.hand_limit},
        )

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        cards = list(action[1])
        return dict(outlook.spending(state.colonies[self.seat], cards, worth(cards)))

    def carry_out(self, state: OutpostState, answers: list[tuple[int, Action]]) -> None:
        for seat, action in answers:
            spend(state, state.colonies[seat], action[1])
            if state.journal is not None:
                state.tell("discarded", {"seat": seat, "cards": list(action[1])})
