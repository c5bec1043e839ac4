"""Freighters: craft that need no fuel (rulebook: freighter, cargo-module; seed 18).

In the base game a freighter is one product of a factory. With the module Cargo it is a card with a hold; once that card
is promoted, every cube of its owner moves as it does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Illegal
from ..components.abilities import BELT_KICK, CARRIES_BERNAL, FACTORY_KICK, LANDS_BELOW, SOLAR_REACH, Ability
from ..components.cards import BERNAL, CARDS, NO_LETTER, PURPLE, Face
from ..components.cards import FREIGHTER as FREIGHTER_DECK
from ..components.manoeuvres import FREIGHTER_SIZE
from ..components.move import NO_ENGINE, Move, Place
from ..components.solar_system import RADIATION
from ..components.stack import FREIGHTER, MOBILE, NO_CARDS, Stack
from . import cargo, facilities, home

if TYPE_CHECKING:
    from ..state import FrontierState

BURNS: Final = 1
"""How many it enters in a turn, where no card says it."""
NO_CARD: Final = -1
EVERYWHERE: Final = 99
"""It moves as far out as it likes."""


# the card


def card_of(state: FrontierState, seat: int) -> int:
    """This player's freighter card in space, or `NO_CARD`."""
    if state.rules.cargo:
        for stack in state.players[seat].stacks:
            for card in stack.cards:
                if CARDS[card].deck == FREIGHTER_DECK:
                    return card
    return NO_CARD


def owns_one(state: FrontierState, seat: int) -> bool:
    """Whether this player has a freighter card, in hand or in space: nobody has two."""
    hand = state.players[seat].hand
    return card_of(state, seat) != NO_CARD or any(CARDS[card].deck == FREIGHTER_DECK for card in hand)


def promoted(state: FrontierState, seat: int) -> bool:
    """Whether this player's freighter is promoted: then all his cubes are mobile factories."""
    card = card_of(state, seat)
    return card != NO_CARD and state.faces[card] == PURPLE


def letter_of(state: FrontierState, seat: int) -> int:
    """The letter of this player's freighter, or `NO_LETTER`."""
    card = card_of(state, seat)
    return NO_LETTER if card == NO_CARD else CARDS[card].letter


def _face(state: FrontierState, seat: int) -> Face | None:
    card = card_of(state, seat)
    return None if card == NO_CARD else state.face(card)


def _ability(state: FrontierState, seat: int, kind: int) -> Ability | None:
    face = _face(state, seat)
    return None if face is None else face.ability(kind)


def cube_mass(state: FrontierState, seat: int) -> int:
    """What each cube of this player weighs as cargo: as much as the freighter card."""
    face = _face(state, seat)
    return 0 if face is None else face.mass


def cube_hardness(state: FrontierState, seat: int) -> int:
    """The rad-hard of this player's cubes."""
    face = _face(state, seat)
    return 0 if face is None else face.rad_hard


# moving


def moves_itself(state: FrontierState, seat: int, kind: int) -> bool:
    """Whether a craft is a factory that can help itself to land and to lift off."""
    return kind in MOBILE or (kind == FREIGHTER and promoted(state, seat))


def steady_thrust(state: FrontierState, seat: int) -> int:
    """How many burns it enters in any move: those of the card, and one for each push factory of its owner."""
    face = _face(state, seat)
    printed = BURNS if face is None or face.hold is None else face.hold.move
    return printed + facilities.push_factories(state, seat)


def net_thrust(state: FrontierState, seat: int, space: int) -> int:
    """The net thrust of a move from this space, which is how many burns it enters: some cards are kicked on from it."""
    net = steady_thrust(state, seat)
    belt = _ability(state, seat, BELT_KICK)
    if belt is not None and state.system.spaces[space].kind == RADIATION:
        net += belt.amount
    factory = _ability(state, seat, FACTORY_KICK)
    if factory is not None and space in state.factories:
        net += factory.amount
    return net


def pivots(state: FrontierState, seat: int) -> int:
    """Free pivots of a move: those of the card, and one that a promoted Bernal of red gives."""
    face = _face(state, seat)
    printed = 0 if face is None or face.hold is None else face.hold.pivots
    return printed + home.free_pivots(state, seat)


def starship(state: FrontierState, seat: int) -> bool:
    """Whether it enters synodic sites at any time."""
    face = _face(state, seat)
    return face is not None and face.hold is not None and face.hold.starship


def largest_site(state: FrontierState, seat: int) -> int:
    """The largest site on which it lands without a factory."""
    small = _ability(state, seat, LANDS_BELOW)
    return FREIGHTER_SIZE if small is None else small.amount - 1


def farthest_zone(state: FrontierState, seat: int) -> int:
    """The zone beyond which it does not move: some live on sunlight, unless a push factory helps."""
    reach = _ability(state, seat, SOLAR_REACH)
    if reach is None or facilities.push_factories(state, seat):
        return EVERYWHERE
    return [zone.name for zone in state.system.zones].index(reach.zone)


def move_of(state: FrontierState, seat: int, kind: int, reach: tuple[int, ...] = NO_CARDS) -> Move:
    """Its move as it begins, to anywhere or within reach only."""
    return move_from(state, seat, kind, state.stack(seat, kind).space, reach)


def move_from(state: FrontierState, seat: int, kind: int, space: int, reach: tuple[int, ...] = NO_CARDS) -> Move:
    """The move that a craft would begin in this space."""
    net = net_thrust(state, seat, space)
    place = Place(space, 2 * net, 0, pivots(state, seat), 0)
    return Move(kind, NO_ENGINE, NO_CARDS, NO_CARDS, net, net, 1, 0, 1, 0, False, place, reach=reach)


# cargo


def load(state: FrontierState, stack: Stack) -> int:
    """The mass that a freighter card in a stack has to carry: all but itself, and Bernals where it carries them."""
    mass = stack.ballast
    carries = any(state.face(card).ability(CARRIES_BERNAL) is not None for card in stack.cards)
    for card in stack.cards:
        deck = CARDS[card].deck
        if deck != FREIGHTER_DECK and not (deck == BERNAL and carries):
            mass += state.mass(card, state.faces[card])
    return mass


def overload(state: FrontierState, seat: int, stack: Stack) -> Illegal | None:
    """Why a stack is too heavy for the freighter card in it."""
    face = _face(state, seat)
    if face is None or face.hold is None:
        return None
    mass = load(state, stack)
    if mass <= face.hold.load:
        return None
    return Illegal("why-overloaded", "cargo-module", {"mass": mass, "most": face.hold.load})


def load_refusal(state: FrontierState, seat: int) -> Illegal | None:
    """Why a freighter takes no cargo where it is: some load only at factories and promoted Bernals."""
    face = _face(state, seat)
    if face is None or face.hold is None or not face.hold.factory_loading:
        return None
    space = state.stack(seat, FREIGHTER).space
    if space != state.rules.leo and (space in state.factories or _at_promoted_bernal(state, space)):
        return None
    return Illegal("why-factory-loading", "cargo-module")


def _at_promoted_bernal(state: FrontierState, space: int) -> bool:
    return any(home.promoted_at(state, other, space) for other in range(state.seats))


def takes_cargo(state: FrontierState, seat: int, space: int) -> bool:
    """Whether this player has a freighter card with its cube in a space that takes cargo there."""
    return state.rules.cargo and state.stack(seat, FREIGHTER).space == space and load_refusal(state, seat) is None


def has_cargo(state: FrontierState, seat: int) -> bool:
    """Whether anything is in the freighter besides its card."""
    stack = state.stack(seat, FREIGHTER)
    return len(stack.cards) > 1 or stack.cubes > 0


def unloaded(state: FrontierState, seat: int, before: bool) -> None:
    """Cargo has left the freighter, which had some `before`: with the last of it, it is decommissioned."""
    card = card_of(state, seat)
    stack = state.stack(seat, FREIGHTER)
    if not before or card not in stack.cards or has_cargo(state, seat) or state.faces[card] == PURPLE:
        return
    if state.move is not None and state.move.kind == FREIGHTER:
        state.moved += (FREIGHTER,)
        state.move = None
    cargo.decommission(state, seat, (card,))
    if state.journal is not None:
        state.tell("freighter-unloaded", {"seat": seat, "card": card})
