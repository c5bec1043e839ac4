"""The director's rocket with a GW thruster: made or fetched where the rocket stands, given isotopes, and flown.

Nothing is begun for it that leads no farther than water does: what the rocket could reach as it is, or filled up with
water, is weighed against what it reaches with the thruster, less the years that it takes to get that ready.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from ..components.cards import BLACK, CARDS, GW_THRUSTER, ISOTOPE, NO_FUEL, NO_LETTER, WATER
from ..components.grant import REFUEL
from ..components.stack import ROCKET, STACKS
from ..rules import cargo, claims, isotopes, isru, production
from ..state import FrontierState
from . import comet, expansion, homeward, missions, pad, surveying, thrusters
from .figures import AMBITION, HABIT, SURVEY
from .missions import Leg

NO_ACTION: Final[Action] = ()
HAND: Final = -1
NO_HOPE: Final = -999.0


class Outfit:
    """A thruster for the rocket, where it is now, and how often isotopes are pumped for it."""

    __slots__ = ("card", "kind", "pumped")

    def __init__(self, card: int, kind: int, pumped: int) -> None:
        self.card = card
        self.kind = kind
        """The stack in which it is, or `HAND`: then the factory makes it."""
        self.pumped = pumped

    @property
    def operations(self) -> int:
        return self.pumped + (1 if self.kind == HAND else 0)


def step(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """What gets the rocket ready; () if there is nothing to do, or no operation for it in this turn."""
    outfit = best(state, seat)
    if outfit is None:
        return NO_ACTION
    stack = state.stack(seat, ROCKET)
    action: Action = _pump(state, seat, outfit.card)[1]
    if outfit.kind == HAND:
        action = ("produce", state.system.spaces[stack.space].id)
    elif outfit.kind != ROCKET:
        action = ("transfer", STACKS[outfit.kind], STACKS[ROCKET])
    elif not _pure(state, seat, outfit.card):
        action = ("dump", STACKS[ROCKET])
    return action if action in options else NO_ACTION


def product(state: FrontierState, seat: int, site: int) -> Action:
    """The thruster, into the rocket; () if none is made here."""
    outfit = best(state, seat)
    if outfit is None or outfit.kind != HAND or state.stack(seat, ROCKET).space != site:
        return NO_ACTION
    return ("make", CARDS[outfit.card].id, STACKS[ROCKET])


def fetched(state: FrontierState, seat: int, kind: int) -> tuple[int, ...]:
    """What the rocket is handed out of a stack: the thruster alone."""
    outfit = best(state, seat)
    return (outfit.card,) if outfit is not None and outfit.kind == kind else ()


def best(state: FrontierState, seat: int) -> Outfit | None:
    """The thruster that leads farther than anything else; None: the rocket is as good as it gets, or not far away."""
    stack = state.stack(seat, ROCKET)
    if not stack.cards or not state.rules.gigawatt or not expansion.open_to(state):
        return None
    if stack.space == pad.space(state, seat) or ROCKET in state.moved:
        return None
    found: Outfit | None = None
    most = NO_HOPE
    for outfit in _outfits(state, seat):
        if found is None:
            most = max(most, _ordinary(state, seat))
        score = _with(state, seat, outfit) - HABIT["turn"] * outfit.operations
        if score > most:
            found = outfit
            most = score
    return found


def _outfits(state: FrontierState, seat: int) -> list[Outfit]:
    """All that could be done to have a thruster at work."""
    player = state.players[seat]
    space = player.stacks[ROCKET].space
    most = int(AMBITION["pumped"])
    found: list[Outfit] = []
    for kind in player.at(space):
        for card in player.stacks[kind].cards:
            if CARDS[card].deck == GW_THRUSTER and not comet.is_part(state, seat, card):
                least = 1 if kind == ROCKET and _pure(state, seat, card) else 0
                pumps = most if _pump(state, seat, card)[0] else 0
                found += [Outfit(card, kind, pumped) for pumped in range(least, pumps + 1)]
    if state.factories.get(space) == seat:
        for item in production.products(state, seat, space):
            for card in player.hand:
                if CARDS[card].id == item and CARDS[card].deck == GW_THRUSTER and not comet.is_part(state, seat, card):
                    found += [Outfit(card, HAND, pumped) for pumped in range(most + 1)]
    return found


def _pure(state: FrontierState, seat: int, card: int) -> bool:
    """Whether nothing is in the tanks of the rocket but isotopes for this thruster."""
    stack = state.stack(seat, ROCKET)
    if not stack.tanks and not stack.odd:
        return True
    return stack.fuel == ISOTOPE and stack.letter == CARDS[card].letter


def _pump(state: FrontierState, seat: int, card: int) -> tuple[int, Action]:
    """How many tanks of isotopes an operation brings the rocket where it stands, and which."""
    space = state.stack(seat, ROCKET).space
    found: tuple[int, Action] = (0, NO_ACTION)
    for site in dict.fromkeys((space, *isotopes.made_at(state, seat, space))):
        if isotopes.letter_at(state, site) != CARDS[card].letter:
            continue
        where = (state.system.spaces[site].id, STACKS[ROCKET], isotopes.WORD)
        if site in state.factories and claims.may_use(state, seat, site, REFUEL):
            made = isotopes.factory_tanks(state, seat, site, space)
            if made > found[0]:
                found = (made, ("refuel-factory", *where))
        if site in isotopes.dug_from(state, seat, space):
            dug = isru.best_unit(state, seat, space, site)[1]
            if dug > found[0]:
                found = (dug, ("refuel-isru", *where))
    return found


# what it leads to


def _with(state: FrontierState, seat: int, outfit: Outfit) -> float:
    """What the rocket reaches with a thruster; `NO_HOPE`: nothing that is worth while, or with another engine."""
    twin = state.copy()
    stack = twin.stack(seat, ROCKET)
    tanks = stack.tanks if _pure(state, seat, outfit.card) else 0
    odd = stack.odd if tanks else 0
    if outfit.kind == HAND:
        twin.faces[outfit.card] = BLACK
    if outfit.kind != ROCKET:
        stack = stack.joined_by(outfit.card)
    room = state.rules.strip.most_tanks(sum([twin.mass(card, twin.faces[card]) for card in stack.cards]))
    tanks = min(room, tanks + outfit.pumped * _pump(state, seat, outfit.card)[0])
    fuel = ISOTOPE if tanks or odd else NO_FUEL
    letter = CARDS[outfit.card].letter if fuel == ISOTOPE else NO_LETTER
    twin.players[seat].stacks[ROCKET] = stack.fuelled(tanks, odd, fuel, letter)
    leg = _leg(twin, seat)
    return _promise(twin, seat, leg) if leg is not None and leg.setting.engine == outfit.card else NO_HOPE


def _ordinary(state: FrontierState, seat: int) -> float:
    """What it reaches as it is, or with as much water as the factory gives."""
    leg = _leg(state, seat)
    score = NO_HOPE if leg is None else _promise(state, seat, leg)
    stack = state.stack(seat, ROCKET)
    if state.factories.get(stack.space) == seat and cargo.room(state, stack):
        twin = state.copy()
        twin.players[seat].stacks[ROCKET] = stack.fuelled(homeward.filled(state, seat), 0, WATER)
        leg = _leg(twin, seat)
        if leg is not None:
            score = max(score, _promise(twin, seat, leg) - HABIT["turn"])
    return score


def _promise(state: FrontierState, seat: int, leg: Leg) -> float:
    """What a leg is worth, and on a survey also what the fuel that it leaves may still lead to."""
    if not surveying.alone(state, seat):
        return leg.way.score
    craft = leg.setting.craft
    steps = max(0, state.steps(state.stack(seat, ROCKET)) - leg.way.steps)
    farther = SURVEY["most_hops"]
    if craft.consumption:
        farther = steps * craft.per / craft.consumption / SURVEY["burns_a_hop"]
    return leg.way.score + SURVEY["hop"] * HABIT["point"] * min(farther, thrusters.hops(state, seat))


def _leg(state: FrontierState, seat: int) -> Leg | None:
    """Where it goes then: to build, or home for glory. Nothing else is worth a thruster."""
    leg = missions.destination(state, seat)
    return leg if leg is not None else homeward.leg(state, seat)
