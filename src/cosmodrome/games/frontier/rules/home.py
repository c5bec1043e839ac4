"""Bernals and their home orbits: where a Bernal is, what powers it, and what it keeps at home
(rulebook: bernal-module; seed 19.1-19.3, 19.5).

Without the module nobody has left home: privileges stay, and water lies in LEO.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.abilities import NO_FOUNDATION
from ..components.cards import BERNAL as BERNAL_DECK
from ..components.cards import CARDS, PURPLE, RADIATOR, REGOLITH, WHITE, of_faction
from ..components.factions import FACTIONS, FREE_PIVOT, NO_FACTION
from ..components.stack import BERNAL, ERSATZ, LEO, NO_CARDS, NOWHERE, Stack
from . import supports
from .supports import ANYWHERE, Chain

if TYPE_CHECKING:
    from ..state import FrontierState


# where it is


def is_bernal(card: int) -> bool:
    return CARDS[card].deck == BERNAL_DECK


def bernal_of(state: FrontierState, seat: int) -> int:
    return of_faction(BERNAL_DECK, state.players[seat].faction)


def stack_of(state: FrontierState, seat: int) -> int:
    """The stack that holds a player's Bernal: its own, or the craft that carries it."""
    player = state.players[seat]
    return BERNAL if player.stacks[BERNAL].there else player.stack_of(bernal_of(state, seat))


def space_of(state: FrontierState, seat: int) -> int:
    """Where a player's Bernal is."""
    return state.stack(seat, stack_of(state, seat)).space if state.rules.bernal else NOWHERE


def carries(stack: Stack) -> bool:
    """Whether a Bernal is in this stack."""
    return any(is_bernal(card) for card in stack.cards)


def houses(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a card is inside a Bernal of its player, or inside the ersatz."""
    if not state.rules.bernal:
        return False
    return state.players[seat].stack_of(card) in (stack_of(state, seat), ERSATZ)


# at home


def orbit(state: FrontierState, seat: int) -> int:
    return state.system.find(FACTIONS[state.players[seat].faction].home)


def kept(state: FrontierState, seat: int) -> bool:
    """Whether a Bernal of this player, or an ersatz, stands on its home orbit."""
    if not state.rules.bernal:
        return False
    return state.stack(seat, ERSATZ).there or space_of(state, seat) == orbit(state, seat)


def left(state: FrontierState, seat: int) -> bool:
    """Whether the Bernal has gone away and nothing has taken its place: privileges are lost."""
    return state.rules.bernal and not kept(state, seat)


def leo(state: FrontierState, seat: int) -> int:
    """Where boosts of this player go and his depot is: LEO, but for the aliens their own orbit (seed V4)."""
    return state.stack(seat, LEO).space


def depots(state: FrontierState, seat: int) -> list[int]:
    """Where this player's water lies: in LEO, and at the home orbit as long as it is kept."""
    if kept(state, seat):
        return [leo(state, seat), orbit(state, seat)]
    return [leo(state, seat)]


# promoted


def promoted(state: FrontierState, seat: int) -> bool:
    """Whether this player's Bernal is promoted."""
    if not state.rules.bernal or state.players[seat].faction == NO_FACTION:
        return False
    return state.faces[bernal_of(state, seat)] == PURPLE


def promoted_at(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a promoted Bernal of this player is in a space; an ersatz always is one."""
    if not state.rules.bernal or space == NOWHERE:
        return False
    if state.stack(seat, ERSATZ).space == space:
        return True
    return promoted(state, seat) and space_of(state, seat) == space


def houses_promoted(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a card is inside a promoted Bernal of its player; the ersatz is one."""
    if not houses(state, seat, card):
        return False
    return promoted(state, seat) or state.players[seat].stack_of(card) == ERSATZ


def privileged(state: FrontierState, seat: int, privilege: int) -> bool:
    """Whether a player has this privilege of a Bernal (BERNAL_PRIVILEGES): by his own, promoted, or by the ersatz."""
    faction = state.players[seat].faction
    if not state.rules.bernal or faction == NO_FACTION or FACTIONS[faction].bernal_privilege != privilege:
        return False
    return promoted(state, seat) or state.stack(seat, ERSATZ).there


def free_pivots(state: FrontierState, seat: int) -> int:
    """The free pivots that each craft of this player has in a move."""
    if not privileged(state, seat, FREE_PIVOT):
        return 0
    return FACTIONS[state.players[seat].faction].bernal_amount


def burns_regolith(state: FrontierState, seat: int) -> bool:
    """Whether this player's Bernal is promoted and moves itself by regolith: all but Shimizu's do."""
    if not promoted(state, seat):
        return False
    engine = CARDS[bernal_of(state, seat)].face(PURPLE).engine
    return engine is not None and engine.fuel == REGOLITH


# what powers it


def powering(state: FrontierState, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these cards that a Bernal could rest on."""
    return tuple([card for card in cards if state.face(card).ability(NO_FOUNDATION) is None])


def chains(state: FrontierState, seat: int, space: int = ANYWHERE) -> list[Chain]:
    """Every way in which what a promoted Bernal needs works in its stack: a generator, for Shimizu a reactor."""
    cards = powering(state, state.stack(seat, stack_of(state, seat)).cards)
    found: list[Chain] = []
    for need in CARDS[bernal_of(state, seat)].face(PURPLE).needs:
        for card in cards:
            if state.face(card).supplies & need.sorts:
                found += supports.chains(state, cards, card, 0, space)
    return found


def working_radiators(state: FrontierState, seat: int) -> tuple[int, ...]:
    """The radiators that cool what powers a promoted Bernal."""
    found = chains(state, seat) if promoted(state, seat) else []
    cooling = found[0].cooling if found else NO_CARDS
    return tuple([card for card in cooling if CARDS[card].deck == RADIATOR])


def shielded(state: FrontierState, seat: int, space: int, cards: list[int]) -> list[int]:
    """Those of these cards in a space that events and radiation still reach: at a promoted Bernal its radiators in use.

    Bernals themselves they never reach.
    """
    cards = [card for card in cards if not is_bernal(card)]
    if not promoted_at(state, seat, space):
        return cards
    working = working_radiators(state, seat)
    return [card for card in cards if card in working]


def settle(state: FrontierState, seat: int) -> None:
    """Cards have come or gone: a promoted Bernal that has lost the use of its supports turns white."""
    if promoted(state, seat) and not chains(state, seat):
        demote(state, seat)


def demote(state: FrontierState, seat: int) -> None:
    if not promoted(state, seat):
        return
    state.faces[bernal_of(state, seat)] = WHITE
    if state.journal is not None:
        state.tell("bernal-demoted", {"seat": seat})
