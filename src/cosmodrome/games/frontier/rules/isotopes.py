"""Isotopes: the fuel of GW thrusters, pumped on sites of their letter (rulebook: gigawatt-module; seed 21.1, 21.2).

Without the module there are none. Whoever has an engine for an isotope, in hand or in space, can have it pumped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.abilities import ISOTOPE_DOUBLE, ISOTOPE_SITE
from ..components.cards import CARDS, FUELS, GW_THRUSTER, ISOTOPE, NO_LETTER, Card, Face
from ..components.solar_system import LETTERS
from ..components.stack import BERNAL, ERSATZ
from ..components.tables import figure
from . import abilities, facilities, home, isru

if TYPE_CHECKING:
    from ..state import FrontierState

WORD: Final = FUELS[ISOTOPE]
"""The last word of actions that pump isotopes where there might be water too."""
TANKS: Final = figure("refuel", "isotope_tanks")
"""By a factory, by scooping, by each dirtside."""


def _letter_ever(card: Card) -> int:
    """The letter that some side of a card wants."""
    if card.deck == GW_THRUSTER:
        return card.letter
    for face in card.faces:
        ability = None if face is None else face.ability(ISOTOPE_SITE)
        if ability is not None:
            return ability.letter
    return NO_LETTER


_WANTED: Final = [_letter_ever(card) for card in CARDS]


# who burns them


def only(state: FrontierState, card: int) -> bool:
    """Whether an engine burns nothing but isotopes: GW thrusters, and with them in the game the Zubrin."""
    return bound(state, state.face(card))


def bound(state: FrontierState, face: Face) -> bool:
    """The same of a card that shows this face."""
    if face.engine is not None and face.engine.gigawatt:
        return True
    return state.rules.gigawatt and face.ability(ISOTOPE_SITE) is not None


def letter_of(state: FrontierState, card: int) -> int:
    """The letter that such an engine wants."""
    ability = state.face(card).ability(ISOTOPE_SITE)
    return CARDS[card].letter if ability is None else ability.letter


def sought(state: FrontierState, seat: int, letter: int) -> bool:
    """Whether a player has an engine for the isotopes of this letter, in hand or in space."""
    if not state.rules.gigawatt or letter == NO_LETTER:
        return False
    player = state.players[seat]
    if any(_WANTED[card] == letter for card in player.hand):
        return True
    return any(_WANTED[card] == letter for stack in player.stacks for card in stack.cards)


def letter_at(state: FrontierState, space: int) -> int:
    """The letter of the site that a space is; `NO_LETTER`: it is none."""
    site = isru.site_at(state, space)
    return NO_LETTER if site is None else LETTERS.index(site.letter)


def second(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a card would be another GW thruster in space: a player has one at most."""
    if CARDS[card].deck != GW_THRUSTER:
        return False
    stacks = state.players[seat].stacks
    return any(CARDS[each].deck == GW_THRUSTER and each != card for stack in stacks for each in stack.cards)


# where they are pumped


def dug_from(state: FrontierState, seat: int, space: int) -> list[int]:
    """The sites whose isotopes a unit in this space can dig: its own, and the dirtsides of a promoted Bernal there."""
    found = [] if isru.site_at(state, space) is None else [space]
    if home.promoted_at(state, seat, space):
        found += [site for site in _dirtsides_of(state, seat, space) if site != space]
    return [site for site in found if sought(state, seat, letter_at(state, site))]


def made_at(state: FrontierState, seat: int, space: int) -> list[int]:
    """The dirtsides whose isotopes a Bernal in this space is sent, one of each letter."""
    found: list[int] = []
    letters: list[int] = []
    for site in _dirtsides_of(state, seat, space):
        letter = letter_at(state, site)
        if letter not in letters and sought(state, seat, letter):
            letters.append(letter)
            found.append(site)
    return found


def _dirtsides_of(state: FrontierState, seat: int, space: int) -> list[int]:
    """The dirtsides of the Bernals in this space whose factories work."""
    found: list[int] = []
    for kind in (BERNAL, ERSATZ):
        if facilities.bernal_space(state, seat, kind) == space:
            found += [site for site in facilities.dirtsides(state, seat, kind) if site not in found]
    return [site for site in found if site not in state.damaged]


def factory_tanks(state: FrontierState, seat: int, site: int, space: int) -> int:
    """What a factory refuel brings to this space: a tank from the site, or one from each dirtside of its letter."""
    letter = letter_at(state, site)
    sources = [each for each in _dirtsides_of(state, seat, space) if letter_at(state, each) == letter]
    tanks = TANKS * max(1, len(sources))
    if any(ability.kind == ISOTOPE_DOUBLE for ability in abilities.at(state, seat, space)):
        tanks *= 2
    return tanks
