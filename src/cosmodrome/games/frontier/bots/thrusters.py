"""GW thrusters for surveys: which of them an own factory makes, what they rest on, and where a rocket takes one aboard.

With isotopes a claim after the other is a turn away, where water lasts for one. That takes a rocket which comes by the
factory with all that the thruster rests on; it is worth it to who has nothing else to build.
"""

from __future__ import annotations

from ..components.cards import BLACK, CARDS, GW_THRUSTER, WHITE_HEAVY
from ..components.fuel import MOST_DRY, MOST_DRY_LARGE
from ..components.stack import Stack
from ..rules import cargo, claims, isotopes, supports
from ..state import FrontierState
from . import comet, design, expansion, surveying
from .design import Design
from .figures import SURVEY


def sought(state: FrontierState, seat: int) -> bool:
    """Whether a thruster would be of use: for some claims more, with the years that this takes."""
    if not state.rules.gigawatt or not expansion.open_to(state) or not surveying.alone(state, seat):
        return False
    return hops(state, seat) >= SURVEY["least_hops"]


def hops(state: FrontierState, seat: int) -> float:
    """How many claims a thruster could still lead to."""
    years = state.rules.years - state.year - SURVEY["years"]
    return min(float(claims.disks_left(state, seat)), years / SURVEY["years_a_hop"], SURVEY["most_hops"])


def makers(state: FrontierState, seat: int, card: int) -> list[int]:
    """The own factories that make a thruster and give it isotopes."""
    own = [site for site, owner in state.factories.items() if owner == seat and site not in state.damaged]
    return [site for site in own if isotopes.letter_at(state, site) == CARDS[card].letter]


def candidates(state: FrontierState, seat: int) -> list[int]:
    """The thrusters in hand that can be made: nobody has two in space."""
    return [card for card in state.players[seat].hand if _suits(state, seat, card)]


def _suits(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a card is a thruster that can be made, and moves a whole rocket without its afterburner."""
    if CARDS[card].deck != GW_THRUSTER or comet.is_part(state, seat, card) or isotopes.second(state, seat, card):
        return False
    engine = CARDS[card].face(BLACK).engine
    return engine is not None and engine.thrust >= SURVEY["thrust"] and bool(makers(state, seat, card))


# a rocket that takes one aboard


def stops(state: FrontierState, seat: int, cards: tuple[int, ...]) -> dict[int, float]:
    """By factory where a rocket of these cards would take a thruster aboard: what that is worth, in points."""
    found: dict[int, float] = {}
    if not sought(state, seat):
        return found
    for card in candidates(state, seat):
        if _works(state, card, cards):
            for site in makers(state, seat, card):
                found[site] = SURVEY["hop"] * hops(state, seat)
    return found


def _works(state: FrontierState, card: int, cards: tuple[int, ...]) -> bool:
    """Whether a thruster that is made would move a rocket of these cards."""
    mass = state.mass(card, BLACK) + sum([state.mass(each, state.faces[each]) for each in cards])
    if mass > MOST_DRY_LARGE:
        return False
    twin = state.copy()
    twin.faces[card] = BLACK
    return bool(supports.chains(twin, (*cards, card), card, 0))


def prepared(state: FrontierState, seat: int, made: Design, pool: tuple[int, ...]) -> list[Design]:
    """The same rocket with all aboard that a thruster rests on."""
    found: list[Design] = []
    for card in candidates(state, seat) if sought(state, seat) else []:
        base = _base(state, seat, card, pool)
        if base.lacks:
            continue
        turned = dict(zip(made.cards, made.faces, strict=True))
        for each, face in zip(base.cards, base.faces, strict=True):
            if each != card and (each not in turned or face == WHITE_HEAVY):
                turned[each] = face
        larger = made.enlarged(state, tuple(turned), tuple(turned.values()))
        if larger.mass <= MOST_DRY:
            found.append(larger)
    return found


def called_back(state: FrontierState, seat: int, rocket: Stack, home: tuple[int, ...]) -> bool:
    """Whether a rocket that surveys with water is taken apart, since with what is at home it could have a thruster."""
    if not sought(state, seat) or cargo.humans(state, rocket) or stops(state, seat, rocket.cards):
        return False
    if any(CARDS[card].deck == GW_THRUSTER for card in rocket.cards):
        return False
    pool = (*home, *state.players[seat].hand, *rocket.cards)
    made = design.designs(state, seat, pool)[0]
    return not made.lacks and bool(prepared(state, seat, made, pool))


def _base(state: FrontierState, seat: int, card: int, pool: tuple[int, ...]) -> Design:
    """What a thruster rests on among these cards."""
    able = tuple([each for each in pool if each != card and design.launched(state, seat, each)])
    return design.supported(state, seat, card, able)


# cards for it


def worth(state: FrontierState, seat: int, card: int, pool: tuple[int, ...]) -> float:
    """What a card is worth for it, to who has the others of this pool."""
    if not _affords(state, seat):
        return 0.0
    others = tuple([each for each in pool if each != card])
    if CARDS[card].deck == GW_THRUSTER:
        known = [each for each in candidates(state, seat) if each != card]
        return SURVEY["part"] if not known and _suits(state, seat, card) else 0.0
    gains = [
        _lack(state, seat, each, others) - _lack(state, seat, each, (*others, card)) for each in _chosen(state, seat)
    ]
    return max([0.0, *gains])


def dug(state: FrontierState, seat: int, deck: int, pool: tuple[int, ...]) -> float:
    """What it is worth to see the next card of a deck that may have what is missing."""
    if not _affords(state, seat):
        return 0.0
    chosen = _chosen(state, seat)
    if not chosen:
        able = any(_suits(state, seat, card) for card in state.decks[GW_THRUSTER])
        return SURVEY["dig"] if deck == GW_THRUSTER and able else 0.0
    return SURVEY["dig"] if any(deck in _base(state, seat, card, pool).wants for card in chosen) else 0.0


def _affords(state: FrontierState, seat: int) -> bool:
    return sought(state, seat) and state.players[seat].water >= SURVEY["purse"]


def _chosen(state: FrontierState, seat: int) -> list[int]:
    """The thruster that is prepared for."""
    return candidates(state, seat)[:1]


def _lack(state: FrontierState, seat: int, card: int, pool: tuple[int, ...]) -> float:
    return _base(state, seat, card, pool).price
