"""Laboratories and Futures, as the director sees them: cards are promoted where they can be, stars are taken.

Which Future it plans for stands in `comet`; here it is weighed against all else that an operation or water could do.
"""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Action, Choice
from ..components.cards import CARDS, COLONIST, GENERATOR, GW_THRUSTER, RADIATOR
from ..components.stack import BERNAL, STACKS
from ..rules import boost, home, production, recruit
from ..rules.futures import epic
from ..state import FrontierState
from . import comet, expansion, governing, missions, powering, thrusters, voyage, werner
from .figures import AMBITION, HABIT

SAFE: Final = 1
"""So many faces of a die may fail an epic hazard that is dared; who is behind at the end dares any."""


def best(state: FrontierState, seat: int, options: list[Action]) -> tuple[float, Action]:
    """The operation that brings a Future nearer, and what it is worth."""
    if not expansion.open_to(state):
        return 0.0, ()
    for action in options:
        if action[0] == "epic" and (werner.dreams(state, action) or dares(state, seat)):
            survived = 1.0 - epic.fails_up_to(state, seat) / epic.DIE
            return AMBITION["star"] * HABIT["point"] * survived, action
    if comet.site(state, seat) != comet.NONE:
        action = _towards_comet(state, seat, options)
        if action:
            return AMBITION["step"], action
    if boost.BEGIN in options and voyage.replaced(state, seat):
        return AMBITION["step"], boost.BEGIN
    for action in options:
        if action[0] in ("promote", "promote-bernal"):
            return AMBITION["promotion"], action
    return 0.0, ()


def dares(state: FrontierState, seat: int) -> bool:
    """Whether an epic hazard is risked: never where a thrown comet would be lost with the rest."""
    if comet.under_way(state, seat) or comet.site(state, seat) != comet.NONE:
        return False
    late = state.rules.years - state.year <= AMBITION["late"]
    return epic.fails_up_to(state, seat) <= SAFE or (late and not governing.leads(state, seat))


# a comet


def _towards_comet(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """What brings the comet that is to be thrown nearer; () if only its cards are waited for."""
    for action in options:
        if action[0] in ("promote", "promote-bernal"):
            return action
    site = comet.site(state, seat)
    made: Action = ("produce", state.system.spaces[site].id)
    if made in options and home.space_of(state, seat) == site and _thruster(state, seat, site) >= 0:
        return made
    wanted = voyage.boosted(state, seat)
    if wanted and boost.BEGIN in options and boost.cost_of(state, seat, wanted) < state.players[seat].water:
        return boost.BEGIN
    return ()


def _thruster(state: FrontierState, seat: int, site: int) -> int:
    """The thruster that a comet's factory makes of the hand, or -1."""
    items = production.products(state, seat, site)
    return next((card for card in comet.thrusters(state, site) if CARDS[card].id in items), -1)


def product(state: FrontierState, seat: int, asked: production.Make) -> Action:
    """The thruster, into the Bernal; () if none is made here."""
    if not expansion.open_to(state) or asked.site != comet.site(state, seat):
        return ()
    card = _thruster(state, seat, asked.site)
    wanted: Action = ("make", CARDS[card].id, STACKS[BERNAL]) if card >= 0 else ()
    return wanted if wanted in cast(Choice, state.decision(seat)).options else ()


def worth(state: FrontierState, seat: int, card: int) -> float:
    """What a card is worth for a Future or a thruster, to who gets it or gives it away; others of its sort may do."""
    site = comet.site(state, seat)
    if site == comet.NONE:
        return thrusters.worth(state, seat, card, _cards(state, seat))
    deck = CARDS[card].deck
    if deck == COLONIST:
        return AMBITION["part"] if card in comet.BEARERS and not _owned(state, seat, comet.BEARERS, card) else 0.0
    if deck == GW_THRUSTER:
        wanted = tuple(comet.thrusters(state, site))
        return AMBITION["part"] if card in wanted and not _owned(state, seat, wanted, card) else 0.0
    if deck == RADIATOR and powering.powered(state, seat):
        return 0.0 if powering.hardy(state, seat) else AMBITION["reserves"]
    if deck not in comet.POWER or powering.powered(state, seat):
        return 0.0
    pool = tuple([each for each in powering.parts(state, seat) if each != card])
    return max(0.0, powering.lack(state, seat, pool) - powering.lack(state, seat, (*pool, card)))


def _owned(state: FrontierState, seat: int, cards: tuple[int, ...], but: int) -> bool:
    """Whether a player has one of these cards, another than this."""
    player = state.players[seat]
    return any(card != but and (card in player.hand or player.stack_of(card) >= 0) for card in cards)


def _cards(state: FrontierState, seat: int) -> tuple[int, ...]:
    """What a rocket from home could be made of."""
    return missions.at_home(state, seat) + state.players[seat].hand


def dug(state: FrontierState, seat: int, deck: int) -> float:
    """What it is worth to see the next card of a deck, to who has water to spare."""
    site = comet.site(state, seat)
    if site == comet.NONE:
        return thrusters.dug(state, seat, deck, _cards(state, seat))
    if state.players[seat].water < AMBITION["reserve"]:
        return 0.0
    if deck == COLONIST:
        return 0.0 if _owned(state, seat, comet.BEARERS, -1) else AMBITION["dig"]
    if deck == GW_THRUSTER:
        return 0.0 if _owned(state, seat, tuple(comet.thrusters(state, site)), -1) else AMBITION["dig"]
    if deck == RADIATOR and powering.powered(state, seat):
        return 0.0 if powering.hardy(state, seat) else AMBITION["dig"]
    if deck in comet.POWER and not powering.powered(state, seat):
        made = powering.foundation(state, seat, powering.parts(state, seat))
        wanted = deck == GENERATOR or (made is not None and deck in made.wants)
        return AMBITION["dig"] if wanted else 0.0  # another generator brings along what it rests on
    return 0.0


def seeks(state: FrontierState, seat: int) -> bool:
    """Whether a card is still missing that a deck may have."""
    return any(dug(state, seat, deck) > 0.0 for deck in state.rules.decks)


def recruiting(state: FrontierState, seat: int, options: list[Action]) -> tuple[float, Action]:
    """Three colonists are seen at once."""
    value = AMBITION["three"] * dug(state, seat, COLONIST)
    return (value, recruit.RECRUIT_ONE) if recruit.RECRUIT_ONE in options else (0.0, ())
