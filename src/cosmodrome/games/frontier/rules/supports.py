"""Supports and cooling: which cards work, and by what (rulebook: supports).

A card rests on a **chain**: one support for each of its needs, what those need in turn, and so on; two of them may
support each other. In the base game nothing needs anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.abilities import ONE_SHOT
from ..components.cards import CARDS, MISSILE, NO_ISRU, RADIATOR
from ..components.stack import NO_CARDS

if TYPE_CHECKING:
    from ..state import FrontierState

ANYWHERE: Final = -1
"""No space in particular: the sun shines."""
UNCOOLED: Final = 99
"""More therms than anything needs: cooling is not asked for."""


class Chain:
    """A choice of supports with which a card works."""

    __slots__ = ("cards", "cooling", "fuel_factor", "fuel_per", "solar", "therms", "thrust_bonus")

    cards: tuple[int, ...]
    """The supports, without the card that they support and without what only cools it."""
    cooling: tuple[int, ...]
    """The radiators in use, and what only they rest on."""
    thrust_bonus: int
    """What the supports add to thrust."""
    fuel_factor: int
    fuel_per: int
    """What they multiply the consumption with, as a fraction."""
    solar: bool
    """The card or one of its supports needs sunlight."""
    therms: int
    """What has to be cooled."""

    def __init__(self, state: FrontierState, card: int, supports: tuple[int, ...]) -> None:
        faces = [state.face(each) for each in supports]
        self.cards = supports
        self.cooling = NO_CARDS
        self.thrust_bonus = sum([face.thrust_bonus for face in faces])
        self.fuel_factor = 1
        self.fuel_per = 1
        self.solar = state.face(card).solar
        self.therms = _therms(state, (card, *supports))
        for face in faces:
            self.fuel_factor *= face.fuel_factor
            self.fuel_per *= face.fuel_per
            self.solar = self.solar or face.solar

    def spares(self, other: Chain) -> bool:
        """Whether it does without some of the other's supports, and loses nothing by it."""
        return (
            len(self.cards) < len(other.cards)
            and all(card in other.cards for card in self.cards)
            and self.thrust_bonus >= other.thrust_bonus
            and self.fuel_factor * other.fuel_per <= other.fuel_factor * self.fuel_per
            and self.solar == other.solar
        )


def chains(
    state: FrontierState, cards: tuple[int, ...], card: int, cooled: int = 0, space: int = ANYWHERE
) -> list[Chain]:
    """Every way in which `card` works with supports and radiators out of `cards`, the shortest first.

    `cooled` therms are cooled otherwise. Where no sun shines on the `space`, solar cards do not work. No chain has a
    card too many: what could be left out adds thrust or spares fuel.
    """
    if not lit(state, card, space):
        return []
    if not state.rules.advanced:
        return [Chain(state, card, NO_CARDS)]
    found: list[Chain] = []
    for supports in _foundations(state, cards, card, space):
        cooling = _cooling(state, cards, (card, *supports), cooled, space)
        if cooling is not None:
            chain = Chain(state, card, supports)
            chain.cooling = cooling
            found.append(chain)
    found.sort(key=_length)
    return [chain for chain in found if not any(other.spares(chain) for other in found)]


def operational(state: FrontierState, seat: int, kind: int, card: int) -> bool:
    """Whether a card of this stack works, with what is in the stack."""
    return bool(chains_of(state, seat, kind, card))


def chains_of(state: FrontierState, seat: int, kind: int, card: int) -> list[Chain]:
    """Every way in which a card of this stack works for an operation."""
    stack = state.stack(seat, kind)
    if card not in stack.cards:
        return []
    return chains(state, stack.cards, card, _own_cooling(state, card), stack.space)


def isru_units(state: FrontierState, seat: int, space: int) -> list[int]:
    """A player's working cards with ISRU in this space."""
    player = state.players[seat]
    found: list[int] = []
    for kind in player.at(space):
        for card in player.stacks[kind].cards:
            if state.face(card).isru != NO_ISRU and operational(state, seat, kind, card):
                found.append(card)
    return found


def lit(state: FrontierState, card: int, space: int) -> bool:
    """Whether the sun, if the card needs it, shines there."""
    return (
        space == ANYWHERE or not state.face(card).solar or state.system.zones[state.system.spaces[space].zone].sunlight
    )


def by_sunlight(state: FrontierState, chain: Chain) -> bool:
    """Whether a chain, or what cools it, needs sunlight."""
    return chain.solar or any(state.face(card).solar for card in chain.cooling)


def _own_cooling(state: FrontierState, card: int) -> int:
    """A missile is cooled by its own afterburner in the turn in which that has spent its fuel (seed 14.7)."""
    return 1 if card in state.afterburnt and state.face(card).platforms & MISSILE else 0


def _length(chain: Chain) -> int:
    return len(chain.cards)


def _therms(state: FrontierState, cards: tuple[int, ...]) -> int:
    return sum([state.face(card).therms for card in cards])


def _foundations(state: FrontierState, cards: tuple[int, ...], card: int, space: int) -> list[tuple[int, ...]]:
    """Every choice of supports, their own included, that meets all needs of a card; cooling is not looked at."""
    found: list[tuple[int, ...]] = []
    seen: list[tuple[int, ...]] = []
    todo: list[tuple[tuple[int, ...], int]] = [((card,), 0)]
    while todo:
        members, met = todo.pop()
        if met == len(members):
            supports = tuple([each for each in cards if each in members and each != card])
            if supports not in seen:
                seen.append(supports)
                found.append(supports)
            continue
        for chosen in _suppliers(state, cards, members[met], space):
            todo.append((members + tuple([each for each in chosen if each not in members]), met + 1))
    return found


def _suppliers(state: FrontierState, cards: tuple[int, ...], card: int, space: int) -> list[tuple[int, ...]]:
    """Every choice of one card for each need of this one."""
    choices: list[tuple[int, ...]] = [NO_CARDS]
    for need in state.face(card).needs:
        choices = [
            (*chosen, each)
            for chosen in choices
            for each in cards
            if each != card
            and each not in chosen
            and state.face(each).supplies & need.sorts
            and lit(state, each, space)
        ]
    return choices


def _cooling(
    state: FrontierState, cards: tuple[int, ...], chain: tuple[int, ...], cooled: int, space: int
) -> tuple[int, ...] | None:
    """Radiators that cool a chain, and what they rest on besides; None: it gets too hot.

    What a radiator rests on is cooled along with the rest, by that radiator too.
    """
    plain = _plain_radiators(state, cards)
    powered = [card for card in cards if CARDS[card].deck == RADIATOR and state.face(card).needs]
    todo: list[tuple[tuple[int, ...], int]] = [(NO_CARDS, 0)]
    while todo:
        used, at = todo.pop(0)
        missing = _therms(state, (*chain, *used)) - cooled - sum([state.face(card).cooling for card in used])
        enough = _enough(state, plain, missing)
        if enough is not None:
            return (*used, *enough)
        for place in range(at, len(powered)):
            for supports in _foundations(state, cards, powered[place], space):
                besides = [each for each in supports if each not in chain and each not in used]
                todo.append(((*used, powered[place], *besides), place + 1))
    return None


def _plain_radiators(state: FrontierState, cards: tuple[int, ...]) -> list[int]:
    """Radiators that need nothing, those that are good for one use last."""
    found = [card for card in cards if CARDS[card].deck == RADIATOR and not state.face(card).needs]
    once = [card for card in found if state.face(card).ability(ONE_SHOT) is not None]
    return [card for card in found if card not in once] + once


def _enough(state: FrontierState, radiators: list[int], therms: int) -> tuple[int, ...] | None:
    """The first of these radiators that cool so many therms together; None: all of them do not."""
    used: list[int] = []
    for card in radiators:
        if therms <= 0:
            break
        used.append(card)
        therms -= state.face(card).cooling
    return tuple(used) if therms <= 0 else None
