"""What powers the Bernal that is to throw a comet: a generator with all it rests on, and radiators in reserve.

In a promoted Bernal only the radiators in use are out in the open: with them it would lose its power, and who loses
that on the way is stranded for good.
"""

from __future__ import annotations

from typing import Final

from ..components.cards import CARDS, COLONIST, CREW, PURPLE, RADIATOR, REACTOR, WHITE, WHITE_HEAVY, Face
from ..components.fuel import MOST_DRY_LARGE
from ..components.naming import HEAVY
from ..components.stack import BERNAL
from ..rules import home
from ..state import FrontierState
from . import comet, design
from .design import Design
from .figures import AMBITION, DESIGN

RADIATORS: Final = tuple([card.number for card in CARDS if card.deck == RADIATOR])


def foundation(state: FrontierState, seat: int, pool: tuple[int, ...]) -> Design | None:
    """The best of these cards to power a Bernal and the thruster of its comet, whatever they lack; None: no generator.

    What lives on sunlight does not do far out.
    """
    site = comet.site(state, seat)
    sorts = comet.sorts(state, seat, site)
    steady = [card for card in pool if design.launched(state, seat, card)]
    if not comet.sunny(state, site):
        steady = [card for card in steady if not _shown(state, seat, card).solar]
    best: Design | None = None
    for card in steady:
        if _shown(state, seat, card).supplies & sorts:
            for choice in _choices(steady):
                made = design.supported(state, seat, card, choice)
                _weigh(state, seat, made)
                if best is None or made.price < best.price:
                    best = made
    return best


def _shown(state: FrontierState, seat: int, card: int) -> Face:
    return CARDS[card].face(design.face_of(state, seat, card))


def _choices(pool: list[int]) -> list[tuple[int, ...]]:
    """These cards with one of their reactors at a time: it makes the thrust of a Bernal."""
    reactors = [card for card in pool if CARDS[card].deck == REACTOR]
    others = [card for card in pool if card not in reactors]
    return [(*others, reactor) for reactor in reactors] or [tuple(others)]


def _weigh(state: FrontierState, seat: int, made: Design) -> None:
    """A Bernal that would hardly move, or is not powered though its thruster is, lacks another reactor.

    And a thruster that is too hot for its radiators lacks another of these.
    """
    bonus = sum([CARDS[card].face(face).thrust_bonus for card, face in zip(made.cards, made.faces, strict=True)])
    wanted = CARDS[home.bernal_of(state, seat)].face(PURPLE).needs
    fed = all(any(_shown(state, seat, card).supplies & need.sorts for card in made.cards) for need in wanted)
    if bonus < comet.least_bonus(state, seat) or not fed:
        made.lacks = True
        made.price += DESIGN["support"]
        made.wants.append(REACTOR)
    cooling = sum([CARDS[card].face(face).cooling for card, face in zip(made.cards, made.faces, strict=True)])
    if cooling < comet.heat(state, comet.site(state, seat)):
        made.lacks = True
        made.price += DESIGN["radiator"]
        made.wants.append(RADIATOR)
    made.price -= AMBITION["thrust"] * min(bonus, AMBITION["quick"])
    made.price += made.mass * AMBITION["mass"]


def lack(state: FrontierState, seat: int, pool: tuple[int, ...]) -> float:
    """What it would still cost to get all that powers it."""
    made = foundation(state, seat, pool)
    return DESIGN["engine"] + DESIGN["support"] if made is None else made.price


def parts(state: FrontierState, seat: int) -> tuple[int, ...]:
    """The cards that may power it: in hand, or in it."""
    return state.players[seat].hand + tuple(state.stack(seat, BERNAL).cards)


def powered(state: FrontierState, seat: int) -> bool:
    """Whether what is in the Bernal powers it far from the Sun, and the thruster as well."""
    return bool(home.chains(state, seat)) and bool(comet.power(state, seat))


def hardy(state: FrontierState, seat: int) -> bool:
    """Whether it stays powered when a storm or a belt takes the radiators in use: those in reserve are safe inside.

    Who has left home has to do with what there is; and so has who is in a hurry, or could carry no other.
    """
    if home.space_of(state, seat) != home.orbit(state, seat):
        return True
    used = used_radiators(state, seat)
    if all(state.face(card).rad_hard >= AMBITION["hard"] for card in used) or comet.power(state, seat, used):
        return True
    return not leisure(state) or not reserves(state, seat, RADIATORS)


def used_radiators(state: FrontierState, seat: int) -> tuple[int, ...]:
    return tuple([card for card in comet.power(state, seat) if CARDS[card].deck == RADIATOR])


def leisure(state: FrontierState) -> bool:
    """Whether there is time to look for more than what is needed."""
    return state.rules.years - state.year >= AMBITION["years"] + AMBITION["years_to_fly"] + AMBITION["leisure"]


def reserves(state: FrontierState, seat: int, cards: tuple[int, ...]) -> list[str]:
    """Those of these radiators that can replace the ones in use and be carried besides, turned as it takes."""
    therms = sum([state.face(card).therms for card in comet.power(state, seat)])
    room = MOST_DRY_LARGE - _loaded_mass(state, seat)
    found: list[str] = []
    for card in cards:
        for face in (WHITE, WHITE_HEAVY) if CARDS[card].deck == RADIATOR else ():
            shown = CARDS[card].faces[face]
            if shown is not None and not shown.needs and shown.cooling >= therms and shown.mass <= room:
                found.append(CARDS[card].id + (HEAVY if face == WHITE_HEAVY else ""))
                break
    return found


def _loaded_mass(state: FrontierState, seat: int) -> int:
    """What it weighs when it sets out: whoever bears the Future may still be missing."""
    kept = [card for card in state.stack(seat, BERNAL).cards if travels(state, seat, card)]
    bearer = 0 if comet.aboard(state, seat, comet.BEARERS) else 1
    return sum([state.mass(card, state.faces[card]) for card in kept]) + bearer


def travels(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a card in the Bernal is taken along: people, what powers it, what is in reserve, what a comet takes."""
    if home.is_bernal(card) or CARDS[card].deck in (CREW, COLONIST) or comet.is_part(state, seat, card):
        return True
    used = used_radiators(state, seat)
    return card in comet.power(state, seat) or card in comet.power(state, seat, used)
