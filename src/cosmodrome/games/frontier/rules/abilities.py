"""Abilities in force: what cards are able to do in this game, for whom and where (rulebook: cards, colonist-module).

A few reach as far as their owner's stacks: only colonists have such, and they can be hired for a turn (seed 20.3E).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.abilities import (
    ANY_PLATFORM,
    CHEAP_BOOST,
    CHEAP_INSURANCE,
    COLONIST_BOXES,
    COMET_BONUS,
    ISOTOPE_DOUBLE,
    LETTER_BONUS,
    MAKES_LETTER,
    MARKET_DOUBLE,
    MARKET_PLUS,
    PROSPECT_BONUS,
    RAYGUN_REROLL,
    REFUEL_PLUS,
    SAFE_ASSIST,
    SAFE_ASSIST_HERE,
    SEARCH,
    Ability,
)
from ..components.cards import CARDS, COLONIST, Face
from ..components.grant import ABILITY
from ..components.stack import ERSATZ
from . import home, supports

if TYPE_CHECKING:
    from ..options import Rules
    from ..state import FrontierState

FOR_HIRE: Final = (
    PROSPECT_BONUS,
    LETTER_BONUS,
    COMET_BONUS,
    RAYGUN_REROLL,
    REFUEL_PLUS,
    ISOTOPE_DOUBLE,
    ANY_PLATFORM,
    MAKES_LETTER,
    SAFE_ASSIST,
    SAFE_ASSIST_HERE,
    CHEAP_INSURANCE,
    CHEAP_BOOST,
    MARKET_PLUS,
    MARKET_DOUBLE,
    SEARCH,
)
"""What helps whoever's turn it is, and so can be hired for a turn."""


def of_face(face: Face, rules: Rules) -> list[Ability]:
    """What a face is able to do: abilities that belong to an option count only with it."""
    if not face.optional:
        return face.abilities
    return face.abilities + [ability for ability in face.optional if _counts(ability, rules)]


def _counts(ability: Ability, rules: Rules) -> bool:
    return rules.colonist_boxes if ability.option == COLONIST_BOXES else rules.later_icons


def has(state: FrontierState, card: int, wanted: int) -> Ability | None:
    """An ability of the face that a card in space shows, whether it works or not."""
    for ability in of_face(state.face(card), state.rules):
        if ability.kind == wanted:
            return ability
    return None


def at_work(state: FrontierState, seat: int, kind: int, card: int) -> list[Ability]:
    """What a card of this stack is able to do there: it works, and it is in a Bernal where that is asked for."""
    found = of_face(state.face(card), state.rules)
    if found and not kind_serves(state, seat, found, kind):
        found = [ability for ability in found if not ability.in_bernal]
    return found if found and supports.operational(state, seat, kind, card) else []


def kind_serves(state: FrontierState, seat: int, abilities: list[Ability], kind: int) -> bool:
    """Whether a stack is where all of these work: an ersatz serves as a Bernal does."""
    if not any(ability.in_bernal for ability in abilities):
        return True
    return kind == ERSATZ or home.carries(state.stack(seat, kind))


def in_stack(state: FrontierState, seat: int, kind: int, wanted: int) -> list[int]:
    """The cards of a stack with an ability that is at work."""
    return [
        card
        for card in state.stack(seat, kind).cards
        if has(state, card, wanted) is not None
        and any(ability.kind == wanted for ability in at_work(state, seat, kind, card))
    ]


def at(state: FrontierState, seat: int, space: int) -> list[Ability]:
    """What the working cards in a space are able to do for a player: his own, and those he has hired."""
    player = state.players[seat]
    found: list[Ability] = []
    for kind in player.at(space):
        for card in player.stacks[kind].cards:
            found += at_work(state, seat, kind, card)
    for owner, kind, card in _hired(state, seat):
        if state.stack(owner, kind).space == space:
            found += _lent(state, owner, kind, card)
    return found


def held(state: FrontierState, seat: int, wanted: int) -> Ability | None:
    """The best ability of this kind among a player's colonists, wherever they are, and those he has hired."""
    if not state.rules.colonist:
        return None
    best: Ability | None = None
    for ability in _reaching(state, seat):
        if ability.kind == wanted and (best is None or ability.amount > best.amount):
            best = ability
    return best


def _reaching(state: FrontierState, seat: int) -> list[Ability]:
    found: list[Ability] = []
    for kind, stack in enumerate(state.players[seat].stacks):
        for card in stack.cards:
            if CARDS[card].deck == COLONIST:
                found += at_work(state, seat, kind, card)
    for owner, kind, card in _hired(state, seat):
        found += _lent(state, owner, kind, card)
    return found


# hiring


def _hired(state: FrontierState, seat: int) -> list[tuple[int, int, int]]:
    """The colonists of others that serve a player in this turn: owner, stack and card."""
    found: list[tuple[int, int, int]] = []
    if seat == state.active:
        for grant in state.grants:
            kind = state.players[grant.owner].stack_of(grant.card) if grant.what == ABILITY else -1
            if kind >= 0:
                found.append((grant.owner, kind, grant.card))
    return found


def _lent(state: FrontierState, owner: int, kind: int, card: int) -> list[Ability]:
    return [ability for ability in at_work(state, owner, kind, card) if ability.kind in FOR_HIRE]


def for_hire(state: FrontierState, owner: int) -> list[int]:
    """The colonists of a player whose abilities could help whoever's turn it is."""
    if not state.rules.colonist:
        return []
    hired = [grant.card for grant in state.grants if grant.what == ABILITY]
    return [
        card
        for kind, stack in enumerate(state.players[owner].stacks)
        for card in stack.cards
        if CARDS[card].deck == COLONIST and card not in hired and _lent(state, owner, kind, card)
    ]
