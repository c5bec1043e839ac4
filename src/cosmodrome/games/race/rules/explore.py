"""Phase I, Explore: draw cards and keep some of them (rulebook: explore).

Everybody draws before anybody discards, and all discard at the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Decision, Item, Secret, Subset, Task
from ..components import piles
from ..components.cards import COST, KIND, SETUP
from ..components.powers import COMBINE, EXPLORE_DRAW, EXPLORE_KEEP
from . import actions

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

_FIGURES: Final[dict[str, int]] = SETUP["explore"]
DRAW: Final = _FIGURES["draw"]
KEEP: Final = _FIGURES["keep"]
PLUS_FIVE: Final = _FIGURES["plus_five"]
PLUS_ONE_DRAW: Final = _FIGURES["plus_one_draw"]
PLUS_ONE_KEEP: Final = _FIGURES["plus_one_keep"]


class Explore(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        if not actions.anybody_explores(state):
            return
        actions.phase_begins(state, "explore")
        asked: list[Secret[RaceState]] = []
        for seat in state.order():
            player = state.players[seat]
            player.drawn = piles.draw_to_hand(state, seat, _cards_drawn(player))
            if _cards_discarded(player) > 0:
                asked.append(DiscardExplored(seat))
            elif state.journal is not None:
                state.tell("explores", {"seat": seat, "drawn": player.drawn, "kept": player.drawn})
        state.ask_all(asked)


def _cards_drawn(player: Player) -> int:
    number = DRAW + player.total(EXPLORE_DRAW)
    if player.chose(actions.EXPLORE_FIVE):
        number += PLUS_FIVE
    if player.chose(actions.EXPLORE_ONE):
        number += PLUS_ONE_DRAW
    return number


def _cards_discarded(player: Player) -> int:
    kept = KEEP + player.total(EXPLORE_KEEP)
    if player.chose(actions.EXPLORE_ONE):
        kept += PLUS_ONE_KEEP
    return player.drawn - kept


class DiscardExplored(Secret["RaceState"]):
    """Some of the cards drawn; whoever may explore with the whole hand chooses among all cards."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        player = state.players[self.seat]
        number = _cards_discarded(player)
        cards: list[Item] = list(to_choose_from(player))
        prompt = "prompt-explore-combined" if player.total(COMBINE) else "prompt-explore"
        worth = [COST[KIND[card]] for card in cards]
        params = {"drawn": player.drawn, "number": number}
        return Subset(self.seat, prompt, "explore", "discard", cards, number, number, [], worth, params=params)

    def carry_out(self, state: RaceState, answers: list[tuple[int, Action]]) -> None:
        for seat, answer in answers:
            player = state.players[seat]
            piles.discard_from_hand(state, seat, answer[1], not player.total(COMBINE))
            if state.journal is not None:
                drawn = player.drawn
                state.tell("explores", {"seat": seat, "drawn": drawn, "kept": drawn - len(answer[1])})


def to_choose_from(player: Player) -> list[int]:
    """The cards just drawn, or the whole hand with them."""
    return player.hand[:] if player.total(COMBINE) else player.hand[len(player.hand) - player.drawn :]
