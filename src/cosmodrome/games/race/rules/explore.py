"""Phase I, Explore: draw cards and keep some of them (rulebook: explore).

Everybody draws before anybody discards, and all discard at the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Decision, Item, Subset
from ..components import piles
from ..components.cards import COST, KIND, SETUP
from . import actions

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

_FIGURES: Final[dict[str, int]] = SETUP["explore"]
_DRAW: Final = _FIGURES["draw"]
_KEEP: Final = _FIGURES["keep"]
_PLUS_FIVE: Final = _FIGURES["plus_five"]
_PLUS_ONE_DRAW: Final = _FIGURES["plus_one_draw"]
_PLUS_ONE_KEEP: Final = _FIGURES["plus_one_keep"]


def begin(state: RaceState) -> None:
    if not actions.anybody_explores(state):
        return
    actions.phase_begins(state, "explore")
    asked: list[int] = []
    for seat in state.order():
        player = state.players[seat]
        player.drawn = piles.draw_to_hand(state, seat, _cards_drawn(player))
        if _cards_discarded(player) > 0:
            player.step = "explore"
            asked.append(seat)
        elif state.journal is not None:
            state.tell("explores", {"seat": seat, "drawn": player.drawn, "kept": player.drawn})
    state.waiting = tuple(asked)


def _cards_drawn(player: Player) -> int:
    number = _DRAW + player.sums.explore_draw
    if player.chose(actions.EXPLORE_FIVE):
        number += _PLUS_FIVE
    if player.chose(actions.EXPLORE_ONE):
        number += _PLUS_ONE_DRAW
    return number


def _cards_discarded(player: Player) -> int:
    kept = _KEEP + player.sums.explore_keep
    if player.chose(actions.EXPLORE_ONE):
        kept += _PLUS_ONE_KEEP
    return player.drawn - kept


def ask(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    hand = player.hand
    cards: list[Item] = hand[:] if player.sums.combine else hand[len(hand) - player.drawn :]
    number = _cards_discarded(player)
    prompt = "prompt-explore-combined" if player.sums.combine else "prompt-explore"
    worth = [COST[KIND[card]] for card in cards]
    params = {"drawn": player.drawn, "number": number}
    return Subset(seat, prompt, "explore", "discard", cards, number, number, [], worth, params=params)


def do(state: RaceState, seat: int, action: Action) -> None:
    for other, answer in state.all_answers(seat, action):
        player = state.players[other]
        piles.discard_from_hand(state, other, answer[1], not player.sums.combine)
        if state.journal is not None:
            drawn = player.drawn
            state.tell("explores", {"seat": other, "drawn": drawn, "kept": drawn - len(answer[1])})
