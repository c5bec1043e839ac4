"""What goes up, and from stack to stack: boosts, cards handed over, fuel, what is taken back."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Action, Amount, Subset
from ..components.cards import CARDS, CREW, WHITE_HEAVY
from ..components.naming import HEAVY
from ..components.stack import BERNAL, ROCKET
from ..rules import boost, handling
from ..state import FrontierState
from . import design, expansion, gigawatt, pad, rocketry, settling, trading, voyage, werner

NO_ACTION: Final[Action] = ()


def boosted(state: FrontierState, seat: int) -> Action:
    """The cards of the mission that are still in hand; or what makes room in hand for others."""
    decision = cast(Subset, state.decision(seat))
    replacement: Action = ("boost", (boost.REPLACEMENT,))
    if decision.legal(replacement) and voyage.replaced(state, seat):
        return replacement
    aboard: Action = ("boost", voyage.boosted(state, seat))
    if aboard[1] and decision.legal(aboard):
        return aboard
    guard = werner.stand_in(state, seat)
    if guard != werner.NONE:
        return ("boost", (CARDS[guard].id,))
    mission = rocketry.planned(state, seat)
    human = settling.boosted(state, seat) if expansion.open_to(state) else -1
    if human >= 0 and not rocketry.has_come(state, seat, mission, rocketry.ready(state, seat)):
        return ("boost", (CARDS[human].id,))
    if mission is None:
        return _some_boosted(state, seat, decision)
    made = mission.design
    hand = state.players[seat].hand
    items = [boosts_as(card, face) for card, face in zip(made.cards, made.faces, strict=True) if card in hand]
    action: Action = ("boost", tuple([item for item in decision.items if item in items]))
    return action if decision.legal(action) else _some_boosted(state, seat, decision)


def boosts_as(card: int, face: int) -> str:
    return CARDS[card].id + HEAVY if face == WHITE_HEAVY else CARDS[card].id


def _some_boosted(state: FrontierState, seat: int, decision: Subset) -> Action:
    """The lightest cards that a rocket will need."""
    made = design.designs(state, seat, trading.owned(state, seat))[0]
    hand = state.players[seat].hand
    best = NO_ACTION
    least = 0
    for card, face in zip(made.cards, made.faces, strict=True):
        action: Action = ("boost", (boosts_as(card, face),))
        if card in hand and CARDS[card].deck != CREW and decision.legal(action):
            mass = state.mass(card, face)
            if best == NO_ACTION or mass < least:
                best = action
                least = mass
    return best if best != NO_ACTION else next(iter(decision))


def sent_home(state: FrontierState, seat: int) -> Action:
    """All that is boosted goes where rockets set out; but what stands in for Werner stays in LEO."""
    items = cast(Subset, state.decision(seat)).items
    return ("home", tuple(items) if pad.raised(state, seat) and not werner.exposed(state, seat) else ())


def handed_over(state: FrontierState, seat: int, asked: handling.HandOver) -> Action:
    fetched = gigawatt.fetched(state, seat, asked.kind) if asked.to == ROCKET else ()
    cards = fetched or tuple(handling.handed(state, seat, asked.kind))
    base = pad.kind(state, seat)
    if asked.to == ROCKET and asked.kind == base:
        mission = rocketry.ready(state, seat)
        if mission is not None:
            cards = tuple([card for card in cards if card in mission.design.cards])
    elif asked.to == base and asked.kind == ROCKET:
        mission = rocketry.ready(state, seat)
        if mission is not None and not rocketry.grounded(state, seat):
            cards = tuple([card for card in cards if card not in mission.design.cards])
    return ("cards", tuple(handling.ids(cards)))


def tanks(state: FrontierState, seat: int, asked: handling.LoadTanks) -> Action:
    decision = cast(Amount, state.decision(seat))
    if asked.kind == BERNAL:
        return (decision.verb, decision.hi)
    mission = rocketry.ready(state, seat)
    wanted = 1 if mission is None else mission.tanks - state.stack(seat, ROCKET).tanks
    return (decision.verb, max(decision.lo, min(decision.hi, wanted)))


def taken_back(state: FrontierState, seat: int) -> Action:
    """The rocket is given up, whatever else could be taken back; or what a Bernal leaves behind."""
    decision = cast(Subset, state.decision(seat))
    dismissed = handling.ids(tuple(voyage.dismissed(state, seat)))
    if dismissed:
        return ("cards", tuple([item for item in decision.items if item in dismissed]))
    given_up = handling.ids(state.stack(seat, ROCKET).cards)
    return ("cards", tuple([item for item in decision.items if item in given_up]))
