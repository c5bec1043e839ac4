"""Giving up the flight (rulebook: giving-up, lapping)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Illegal, Question, Task
from ..components.adventures import CARDS
from . import accounts, track
from .drastic import DrasticChoice

if TYPE_CHECKING:
    from ..state import TruckerState

ONWARD: Final[Action] = ("onward",)
GIVE_UP: Final[Action] = ("give_up",)


def give_up(state: TruckerState, seat: int, reason: str) -> None:
    """The marker leaves the track; no card concerns this ship any more. Nobody gives up the test flight."""
    if not state.round.test:
        state.flying[seat] = False
        state.tell(reason, {"seat": seat})


class Onward(Question["TruckerState"]):
    """Before every card, of which the back shows the level; all may answer at once."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        level = f"level-{CARDS[state.deck[0]].level}"
        params = {"left": len(state.deck), "level": level, "round": state.place + 1}
        return DrasticChoice(self.seat, "prompt-onward", "giving-up", [ONWARD], [GIVE_UP], params)

    def answer(self, state: TruckerState, action: Action) -> None:
        if action == GIVE_UP:
            give_up(state, self.seat, "gives-up")

    def costs(self, state: TruckerState, action: Action) -> bool:
        return action == GIVE_UP

    def hints(self, state: TruckerState) -> dict[str, Any]:
        return {"answers": [self.preview(state, action) for action in (ONWARD, GIVE_UP)]}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        """What arriving in the present place would bring, or giving up."""
        flies = action == ONWARD
        ship = state.ships[self.seat]
        place = track.place(state, self.seat, state.position[self.seat])
        arrival = state.round.arrival[place - 1] if flies else 0
        return {"place": place if flies else None, "arrival": arrival, "sale": accounts.sale(ship, flies)}


class CardQuestion(Question["TruckerState"]):
    """What a card asks: once it lies there, it has to be gone through before anybody gives up."""

    __slots__ = ()

    def closed(self, state: TruckerState) -> list[tuple[Action, Illegal]]:
        return card_first(state)


def card_first(state: TruckerState) -> list[tuple[Action, Illegal]]:
    return [(GIVE_UP, Illegal("why-test-flight" if state.round.test else "why-card-first", "giving-up"))]


class AfterCard(Task["TruckerState"]):
    """Whoever has no humans left, or has been lapped, must give up."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.card = 0
        for seat in track.order(state):
            if not state.ships[seat].humans():
                give_up(state, seat, "no-humans")
        for seat in track.lapped(state):
            give_up(state, seat, "lapped")
