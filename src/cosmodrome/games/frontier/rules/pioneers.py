"""The variant in which the first factory of a letter brings a freighter (rulebook: cargo-module; seed 18.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Question
from ..components.abilities import PUSH_BUILT
from ..components.cards import BLACK, CARDS, FREIGHTER, card_called
from ..components.solar_system import LETTERS
from . import decks, freighter, regimes

if TYPE_CHECKING:
    from ..state import FrontierState

DECLINE: Final[Action] = ("decline",)


def industrialised(state: FrontierState, seat: int, site: int) -> None:
    """A factory was built: whoever is the first to build one of its letter may take a freighter for nothing."""
    found = state.system.spaces[site].site
    if not state.rules.free_freighter or found is None or LETTERS.index(found.letter) in state.pioneered:
        return
    state.pioneered += (LETTERS.index(found.letter),)
    if gifts(state, seat, site):
        state.then(TakeFreighter(seat, site))


def gifts(state: FrontierState, seat: int, site: int) -> list[int]:
    """The freighters in the deck that this site brings: of its letter, or what push factories build on their sites."""
    found = state.system.spaces[site].site
    if found is None or freighter.owns_one(state, seat):
        return []
    cards = [card for card in state.decks[FREIGHTER] if not regimes.barred(state, seat, card)]
    letter = LETTERS.index(found.letter)
    push = "push" in found.icons
    return [card for card in cards if CARDS[card].letter == letter or (push and _push_built(card))]


def _push_built(card: int) -> bool:
    return CARDS[card].face(BLACK).ability(PUSH_BUILT) is not None


class TakeFreighter(Question["FrontierState"]):
    """One of them, or none."""

    site: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def ask(self, state: FrontierState) -> Decision:
        cards = sorted(gifts(state, self.seat, self.site))
        options: list[Action] = [("take-freighter", CARDS[card].id) for card in cards]
        return Choice(self.seat, "prompt-take-freighter", "cargo-module", [*options, DECLINE])

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == DECLINE:
            return
        card = card_called(action[1])
        decks.take_out(state, card)
        state.players[self.seat].hand += (card,)
        if state.journal is not None:
            state.tell("takes-freighter", {"seat": self.seat, "card": card})
