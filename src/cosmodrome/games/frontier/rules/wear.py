"""What the use of a card does to others: one-shot radiators turn light, dirty supports harm (rulebook: cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.abilities import DIRTY, ONE_SHOT
from . import cargo, hazards, supports
from .supports import Chain

if TYPE_CHECKING:
    from ..state import FrontierState


def after_operation(state: FrontierState, seat: int, card: int) -> None:
    """A card has done its work in an operation, resting on what wears least."""
    kind = state.players[seat].stack_of(card)
    chains = supports.chains_of(state, seat, kind, card)
    if chains:
        best = chains[0]
        for chain in chains[1:]:
            if _harm(state, chain) < _harm(state, best):
                best = chain
        wear(state, seat, kind, (card, *best.cards, *best.cooling))


def _harm(state: FrontierState, chain: Chain) -> int:
    """How much the use of a chain wears: dirt is worse than a radiator that turns light."""
    dirty = len([card for card in chain.cards if _dirt(state, card)])
    return 10 * dirty + len(_spent(state, chain.cooling))


def _spent(state: FrontierState, cards: tuple[int, ...]) -> list[int]:
    return [
        card for card in cards if state.faces[card] in cargo.LIGHT and state.face(card).ability(ONE_SHOT) is not None
    ]


def _dirt(state: FrontierState, card: int) -> int:
    """What cards nearby have to stand when this one is used."""
    ability = state.face(card).ability(DIRTY)
    return 0 if ability is None else ability.amount


def wear(state: FrontierState, seat: int, kind: int, used: tuple[int, ...]) -> None:
    """These cards of a stack were used: heavy one-shot radiators turn light, dirty ones harm cards in the space."""
    player = state.players[seat]
    space = player.stacks[kind].space
    spent = _spent(state, used)
    level = max([_dirt(state, card) for card in used], default=0)
    for card in spent:
        state.faces[card] = cargo.LIGHT[state.faces[card]]
    if spent:
        cargo.refit(state, seat)
        if state.journal is not None:
            state.tell("turns-light", {"seat": seat, "cards": spent})
    lost = [card for each in player.at(space) for card in hazards.weaker(state, player.stacks[each].cards, level)]
    if lost:
        cargo.lose(state, seat, lost)
        if state.journal is not None:
            state.tell("dirt-harms", {"seat": seat, "cards": lost})
