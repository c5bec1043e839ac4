"""Werner's dream: to the stars before he is too old (rulebook: werners-dream; seed V.1).

What age does stands in `ageing`; the chapters ask it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Illegal
from ...components.cards import CARDS, COLONIST, CREW, HUMAN, PURPLE, WHITE, card_called
from ...components.futures import FUTURES, GW_FUTURE
from ...components.naming import card_message, deck_message
from .. import ageing, cargo, colonists, decks, home, promotion, workers
from ..activities import ANYBODY, FREE_ACTION, Activity
from .scenario import Contest, Progress

if TYPE_CHECKING:
    from ...state import FrontierState

SEAT: Final = 0
SELF_PROMOTION_WATER: Final = ageing.FIGURES["self_promotion_water"]
PROCREATE_NOW: Final[Action] = ("procreate",)


class WernersDream(Contest):
    __slots__ = ()

    def begin(self, state: FrontierState) -> None:
        ageing.came_into_space(state, [workers.crew_of(state, SEAT)])

    def year_over(self, state: FrontierState) -> None:
        cycle = state.rules.cycle
        if (cycle.start + state.year) % len(cycle.seasons) == cycle.senility:
            ageing.pass_mark(state)

    def progress(self, state: FrontierState, seat: int) -> list[Progress]:
        reached = [star for star in state.stars if FUTURES[star.future].kind == GW_FUTURE and not star.failed]
        return [
            Progress("werners-age", werners_age(state), ageing.LAST, limit=True),
            Progress("tw-future", len(reached), 1),
        ]


def werners_age(state: FrontierState) -> int:
    return max([age for card, age in state.ages.items() if CARDS[card].deck == CREW], default=0)


# promotion


class SelfPromote(Activity):
    """A human colonist matures, wherever it is: its own operation, at a price of its own."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            (self.verb, CARDS[card].id) for card in _unpromoted(state, seat) if self._refusal(state, seat, card) is None
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        card = card_called(action[1])
        state.players[seat].water -= SELF_PROMOTION_WATER
        state.worked += (card,)
        die = state.dice.roll(ageing.DIE)
        matures = die < state.ages[card]
        if state.journal is not None:
            state.tell("matures" if matures else "does-not-mature", {"seat": seat, "card": card, "die": die})
        if matures:
            promotion.promote(state, seat, card)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for card in _unpromoted(state, seat):
            why = self._refusal(state, seat, card)
            if why is not None:
                shut.append(((self.verb, CARDS[card].id), why))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By colonist: how likely it matures, as a fraction."""
        found: dict[str, Any] = {}
        for action in self.offers(state, seat):
            age = state.ages[card_called(action[1])]
            found[str(action[1])] = [min(age - 1, ageing.DIE), ageing.DIE]
        return found

    def _refusal(self, state: FrontierState, seat: int, card: int) -> Illegal | None:
        if not workers.rested(state, card):
            return workers.why_idle(state, seat, card)
        if state.ages[card] <= ageing.ADULT:
            figures = {"card": card, "age": state.ages[card], "least": ageing.ADULT + 1}
            return Illegal("why-too-young", "werners-dream", figures)
        water = state.players[seat].water
        if water < SELF_PROMOTION_WATER:
            return Illegal("why-no-wages", "workers", {"water": SELF_PROMOTION_WATER, "have": water})
        return None


def _unpromoted(state: FrontierState, seat: int) -> list[int]:
    """Human colonists in space who could mature."""
    if not state.rules.ageing:
        return []
    settled = workers.colonists(state, seat)
    return [card for card in settled if colonists.is_human_colonist(card) and state.faces[card] != PURPLE]


# children


class Procreate(Activity):
    """Werner or a human colonist in a Bernal tries to have a child."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [PROCREATE_NOW] if state.rules.ageing and self._refusal(state, seat) is None else []

    def suits(self, state: FrontierState, seat: int, colonist: int) -> bool:
        return state.rules.ageing and ageing.grows_old(colonist) and home.houses(state, seat, colonist)

    def suits_crew(self, state: FrontierState, seat: int) -> bool:
        return state.rules.ageing and home.houses(state, seat, workers.crew_of(state, seat))

    def begin_by(self, state: FrontierState, seat: int, worker: int, action: Action) -> None:
        die = state.dice.roll(ageing.DIE)
        born = die > state.ages[worker]
        if state.journal is not None and not born:
            state.tell("has-no-child", {"seat": seat, "card": worker, "die": die})
        if born:
            bear(state, seat, worker, die)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        why = self._refusal(state, seat) if state.rules.ageing else None
        return [] if why is None else [(PROCREATE_NOW, why)]

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By parent: how likely it has a child, as a fraction."""
        if not self.offers(state, seat):
            return {}
        return {
            CARDS[card].id: [max(0, ageing.DIE - state.ages[card]), ageing.DIE]
            for card in workers.workers(state, seat, self)
        }

    def _refusal(self, state: FrontierState, seat: int) -> Illegal | None:
        if not unborn(state):
            return Illegal("why-empty-deck", "research", {"deck": deck_message(COLONIST)})
        if not colonists.room(state, seat):
            return colonists.too_many(state, seat)
        return None


def unborn(state: FrontierState) -> list[int]:
    """The humans in the deck of colonists. Which are in it is no secret."""
    return sorted([card for card in state.decks[COLONIST] if CARDS[card].being == HUMAN])


def bear(state: FrontierState, seat: int, parent: int, die: int) -> None:
    """A random human of the deck is in the parent's Bernal, without a disk."""
    humans = unborn(state)
    child = humans[state.dice.below(len(humans))]
    decks.take(state, child)
    state.faces[child] = WHITE
    state.ages[child] = 0
    kind = state.players[seat].stack_of(parent)
    cargo.enters(state, seat, kind, (child,))
    if state.journal is not None:
        state.tell("has-child", {"seat": seat, "card": parent, "child": card_message(child), "die": die})


SELF_PROMOTE: Final = SelfPromote("self-promote", "werners-dream", FREE_ACTION)
PROCREATE: Final = Procreate("procreate", "werners-dream", ANYBODY)
