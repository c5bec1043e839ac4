"""Design turns, with which a quick start begins: cards are bought until somebody works (rulebook: short-game)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Illegal, Question, Task
from ..components.cards import DECKS, FREIGHTER
from ..components.tables import figure
from . import decks, freighter, research

if TYPE_CHECKING:
    from ..state import FrontierState

WATER: Final = figure("start", "quick_start_water")
PRICE: Final = figure("start", "quick_start_price")
FIRST_PRICE: Final = figure("start", "quick_start_first_price")

OPERATE: Final[Action] = ("operate",)
WAIT: Final[Action] = ("wait",)


class BeginDesign(Task["FrontierState"]):
    """Water for every deck played with. The solar disk stands still until somebody begins to work."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        for player in state.players:
            player.water = WATER * len(state.rules.decks)
        state.then(DesignTurn(state.first))


class DesignTurn(Question["FrontierState"]):
    """Buy the top card of a deck without its supports; or begin to work, and be the first player from now on."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = []
        if can_buy(state, self.seat):
            options += [("design", DECKS[deck]) for deck in decks_for(state, self.seat)]
        elif any(can_buy(state, other) for other in range(state.seats)):
            options.append(WAIT)
        options.append(OPERATE)
        return Choice(self.seat, "prompt-design", "short-game", options, {"water": price(state, self.seat)})

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == OPERATE:
            state.first = self.seat
            if state.journal is not None:
                state.tell("ends-design", {"seat": self.seat})
            return
        if action != WAIT:
            buy(state, self.seat, DECKS.index(action[1]))
        state.then(DesignTurn((self.seat + 1) % state.seats))

    def closed(self, state: FrontierState) -> list[tuple[Action, Illegal]]:
        if can_buy(state, self.seat):
            second = [deck for deck in filled_decks(state) if deck not in decks_for(state, self.seat)]
            return [(("design", DECKS[deck]), Illegal("why-one-freighter", "cargo-module")) for deck in second]
        figures = {"water": price(state, self.seat), "have": state.players[self.seat].water}
        reason = Illegal("why-too-little-water", "short-game", figures)
        return [(("design", DECKS[deck]), reason) for deck in filled_decks(state)]


def price(state: FrontierState, seat: int) -> int:
    """The first player, who has the first choice, pays more for the first card."""
    nothing_yet = research.hand_size(state, seat) == 0
    return FIRST_PRICE if seat == state.first and nothing_yet else PRICE


def filled_decks(state: FrontierState) -> list[int]:
    return [deck for deck in state.rules.decks if state.decks[deck]]


def decks_for(state: FrontierState, seat: int) -> list[int]:
    """The decks of which a player can buy: nobody has two freighters."""
    return [deck for deck in filled_decks(state) if deck != FREIGHTER or not freighter.owns_one(state, seat)]


def can_buy(state: FrontierState, seat: int) -> bool:
    return state.players[seat].water >= price(state, seat) and bool(decks_for(state, seat))


def buy(state: FrontierState, seat: int, deck: int) -> None:
    player = state.players[seat]
    paid = price(state, seat)
    player.water -= paid
    card = decks.take_top(state, deck)
    player.hand += (card,)
    if state.journal is not None:
        state.tell("designs", {"seat": seat, "card": decks.name(card), "water": paid})


BEGIN_DESIGN: Final = BeginDesign()
