"""A Future that the director can reach: a comet thrown at Venus or at Earth.

All of it comes together in one place. A Bernal that has landed on an own comet is a laboratory there; the colonist who
bears the Future has come along in it, and the factory makes the thruster. No die is rolled for it, only years pass.
"""

from __future__ import annotations

from typing import Final

from ..components.cards import CARDS, COLONIST, GENERATOR, GW_THRUSTER, PURPLE, RADIATOR, REACTOR
from ..components.factions import FACTIONS
from ..components.futures import COLONIST_FUTURE, FUTURES, NO_FUTURE
from ..components.solar_system import ANY_SEASON, LETTERS
from ..components.stack import BERNAL
from ..rules import home, science, supports
from ..rules.futures import stars
from ..state import FrontierState
from . import expansion
from .figures import AMBITION

NONE: Final = -1
LEAST_BONUS: Final = 0
"""With supports that take more of its thrust away than they add, a Bernal full of fuel does not move."""
NO_BONUS: Final = 99
POWER: Final = (GENERATOR, REACTOR, RADIATOR)
"""The decks of what powers a Bernal."""
FARTHEST: Final = "jupiter"
"""The zone beyond which no Bernal is brought."""

BEARERS: Final = tuple(
    [
        card.number
        for card in CARDS
        if card.deck == COLONIST
        and card.face(PURPLE).future != NO_FUTURE
        and FUTURES[card.face(PURPLE).future].years > 0
    ]
)
THRUSTERS: Final = tuple(
    [card.number for card in CARDS if card.deck == GW_THRUSTER and len(card.face(PURPLE).needs) <= 1]
)
"""Those that need no more than one support once they are promoted."""


def wanted(state: FrontierState, seat: int) -> bool:
    """Whether there is time for it, and all that it takes is played with."""
    rules = state.rules
    if not (expansion.open_to(state) and rules.bernal and rules.colonist and rules.gigawatt and rules.endgame):
        return False
    if stars.has_star(state, seat, COLONIST_FUTURE) or under_way(state, seat):
        return False
    return rules.years - state.year >= AMBITION["years"]


def under_way(state: FrontierState, seat: int) -> bool:
    """Whether a comet of this player has been thrown, and is still to arrive."""
    return any(each.seat == seat for each in state.announced)


def in_time(state: FrontierState, seat: int, comet: int) -> bool:
    """Whether the years that are left suffice to throw an own comet, for what is still to be done."""
    years = AMBITION["years"]
    if home.space_of(state, seat) != comet:
        years += AMBITION["years_to_fly"] + (0.0 if home.promoted(state, seat) else AMBITION["years_to_promote"])
    return state.rules.years - state.year >= years


def within_reach(state: FrontierState, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether a player has one of these cards, or may find it in its deck: what others have they keep."""
    player = state.players[seat]
    return any(
        card in player.hand or player.stack_of(card) >= 0 or card in state.decks[CARDS[card].deck] for card in cards
    )


def suits(state: FrontierState, number: int) -> bool:
    """Whether a site is a comet near enough that makes a thruster, and with a Bernal is a laboratory."""
    space = state.system.spaces[number]
    if space.site is None or space.site.synodic == ANY_SEASON or space.site.size > 1:
        return False
    if not science.is_science(state, number):
        return False
    zones = [zone.name for zone in state.system.zones]
    return space.zone <= zones.index(FARTHEST) and bool(_made_of(LETTERS.index(space.site.letter)))


def _made_of(letter: int) -> list[int]:
    return [card for card in THRUSTERS if CARDS[card].letter == letter]


def site(state: FrontierState, seat: int) -> int:
    """The own comet that is to be thrown, or `NONE`: where the Bernal is, else any."""
    if not wanted(state, seat):
        return NONE
    own = [
        number
        for number, owner in state.factories.items()
        if owner == seat and number not in state.hijacked and suits(state, number) and _attainable(state, seat, number)
    ]
    there = home.space_of(state, seat)
    return there if there in own else own[0] if own else NONE


def _attainable(state: FrontierState, seat: int, comet: int) -> bool:
    """Whether all that a comet takes can still be had in time."""
    if not in_time(state, seat, comet) or _stranded(state, seat, comet) or not within_reach(state, seat, BEARERS):
        return False
    return within_reach(state, seat, tuple(thrusters(state, comet)))


def _stranded(state: FrontierState, seat: int, comet: int) -> bool:
    """Whether the Bernal has lost its power on the way: far from ground of its own it is not promoted again."""
    there = home.space_of(state, seat)
    return there not in (comet, home.orbit(state, seat)) and not home.promoted(state, seat)


def devoted(state: FrontierState, seat: int) -> bool:
    """Whether nothing else is paid for, until there is water to spare: a comet waits to be thrown."""
    return state.players[seat].water < AMBITION["spare"] and site(state, seat) != NONE


def hoped_for(state: FrontierState, seat: int) -> bool:
    """Whether there is time to find a comet: who bears the Future is kept for it already."""
    return wanted(state, seat) and state.rules.years - state.year >= AMBITION["years_to_search"]


def sought(state: FrontierState, seat: int) -> bool:
    """Whether a comet is looked for: there is none yet, and time for one.

    A sure factory comes first, unless there is all the time in the world.
    """
    if not hoped_for(state, seat) or site(state, seat) != NONE:
        return False
    return seat in state.factories.values() or state.rules.years - state.year >= AMBITION["ages"]


def attraction(state: FrontierState, seat: int, number: int) -> float:
    """What a claim on a site is worth for it, in points: nothing once there is a comet."""
    return AMBITION["comet"] if suits(state, number) and sought(state, seat) else 0.0


def sunny(state: FrontierState, comet: int) -> bool:
    """Whether what lives on sunlight powers a Bernal as far as to a comet."""
    return comet != NONE and state.system.zones[state.system.spaces[comet].zone].solar >= 0


def thrusters(state: FrontierState, comet: int) -> list[int]:
    """What a comet's factory makes to throw it."""
    found = None if comet == NONE else state.system.spaces[comet].site
    return [] if found is None else _made_of(LETTERS.index(found.letter))


def aboard(state: FrontierState, seat: int, cards: tuple[int, ...]) -> list[int]:
    """Those of these cards that are in the Bernal."""
    return [card for card in state.stack(seat, BERNAL).cards if card in cards]


def sorts(state: FrontierState, seat: int, comet: int) -> int:
    """The supports that its thruster needs; those of the Bernal, if that is none."""
    found = 0
    for card in (*thrusters(state, comet)[:1], home.bernal_of(state, seat)):
        for need in CARDS[card].face(PURPLE).needs if not found else ():
            found |= need.sorts
    return found


def heat(state: FrontierState, comet: int) -> int:
    """The therms of its thruster."""
    return min([CARDS[card].face(PURPLE).therms for card in thrusters(state, comet)], default=0)


def _cooled(state: FrontierState, comet: int, cards: tuple[int, ...]) -> bool:
    """Whether its thruster would work among these cards, as far as that is a question of heat."""
    if not heat(state, comet):
        return True
    twin = state.copy()
    for thruster in thrusters(state, comet)[:1]:
        twin.faces[thruster] = PURPLE
        return bool(supports.chains(twin, (*cards, thruster), thruster, 0))
    return False


def least_bonus(state: FrontierState, seat: int) -> int:
    """The thrust that its supports have to add to a Bernal: from the home below the belt it takes most to leave."""
    return LEAST_BONUS if FACTIONS[state.players[seat].faction].belt else int(AMBITION["steep"])


def power(state: FrontierState, seat: int, without: tuple[int, ...] = ()) -> list[int]:
    """The cards in the Bernal that power it far from the Sun, and the thruster as well; none: they do not suffice.

    Those that give most thrust; at home it has to be enough to leave.
    """
    cards = home.powering(state, state.stack(seat, BERNAL).cards)
    cards = tuple([card for card in cards if card not in without])
    goal = site(state, seat)
    wanted = sorts(state, seat, goal)
    if not _cooled(state, goal, cards):
        return []
    leaving = home.space_of(state, seat) == home.orbit(state, seat)
    bright = sunny(state, goal)
    most = least_bonus(state, seat) - 1 if leaving else -NO_BONUS
    best: list[int] = []
    for card in cards:
        face = state.face(card)
        for chain in supports.chains(state, cards, card) if face.supplies & wanted else []:
            bonus = face.thrust_bonus + chain.thrust_bonus
            if bonus > most and (bright or not (face.solar or supports.by_sunlight(state, chain))):
                most = bonus
                best = [card, *chain.cards, *chain.cooling]
    return best


def reserved(state: FrontierState, seat: int) -> list[int]:
    """The cards in the Bernal that no rocket takes along: what may power it, and what the Future takes."""
    if not state.stack(seat, BERNAL).there:
        return []
    if site(state, seat) == NONE:
        return aboard(state, seat, BEARERS) if hoped_for(state, seat) else []
    return [card for card in state.stack(seat, BERNAL).cards if CARDS[card].deck in POWER or is_part(state, seat, card)]


def is_part(state: FrontierState, seat: int, card: int) -> bool:
    """Whether it is one that bears the Future, or throws the comet."""
    return card in BEARERS or card in thrusters(state, site(state, seat)) or card in thrown_by(state, seat)


def thrown_by(state: FrontierState, seat: int) -> list[int]:
    """The thrusters of comets that are under way."""
    return [each.thruster for each in state.announced if each.seat == seat]
