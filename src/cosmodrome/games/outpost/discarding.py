"""Phase 4 (after the turns in the 1991 edition): down to the hand limit (rulebook: discard, hand-limit).

Everybody chooses at the same time; the cards are shown together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Action, Decision, Item, Need, Subset
from .cards import VALUE, resource_of, weight_of
from .colony import NO_STEPS
from .production import spend

if TYPE_CHECKING:
    from .state import OutpostState


def begin(state: OutpostState) -> None:
    asked: list[int] = []
    for seat in state.order:
        colony = state.colonies[seat]
        if colony.over_limit(state.rules):
            colony.steps = ("discard",)
            asked.append(seat)
    state.waiting = tuple(asked)


def ask(state: OutpostState, seat: int) -> Decision:
    """Only what is too much goes: no card that could have been kept."""
    colony = state.colonies[seat]
    weights = state.rules.weights
    cards: list[Item] = [code for code in colony.hand if weights[resource_of(code)]]
    heavy = [weight_of(code, weights) for code in cards]
    excess = sum(heavy) - colony.hand_limit
    need = Need("need-discard", heavy, excess, tight=True)
    return Subset(
        seat,
        "prompt-discard",
        "discard",
        "discard",
        cards,
        1,
        len(cards),
        [need],
        [VALUE[code] for code in cards],
        params={"excess": excess, "limit": colony.hand_limit},
    )


def do(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    colony.answer = action
    colony.steps = NO_STEPS
    state.waiting = tuple([other for other in state.waiting if other != seat])
    if not state.waiting:
        _show(state)


def _show(state: OutpostState) -> None:
    state.reveal()
    for seat in state.order:
        colony = state.colonies[seat]
        answer = colony.answer
        if answer is not None:
            colony.answer = None
            spend(state, colony, answer[1])
            if state.journal is not None:
                state.tell("discarded", {"seat": seat, "cards": list(answer[1])})
