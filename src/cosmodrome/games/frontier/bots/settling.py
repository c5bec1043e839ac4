"""Colonists, as the director sees them: whom to get into space, and who works there.

A colonist in space does one operation more in every year, for water. One who earns or boosts frees the crew for what
only a crew can do.
"""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Action, Choice
from ..components.cards import BLACK, CARDS, COLONIST, CREW, ENGINEER, FINANCIER, SCIENTIST, card_called
from ..components.naming import HEAVY
from ..components.pieces import MOST_OUTPOSTS
from ..components.solar_system import LETTERS
from ..rules import boost, cargo, colonists, home, isru, production, recruit, workers
from ..state import FrontierState
from . import comet, expansion
from .design import thrift_of
from .figures import SETTLING

NO_ACTION: Final[Action] = ()
RECRUITED: Final = recruit.RECRUIT_ONE


# who works


def hands(state: FrontierState, seat: int) -> bool:
    """Whether anybody can still work in this turn."""
    return state.operations > 0 or (expansion.open_to(state) and bool(_rested(state, seat)))


def _rested(state: FrontierState, seat: int) -> list[int]:
    water = state.players[seat].water
    return [
        card
        for card in workers.colonists(state, seat)
        if workers.rested(state, card) and workers.cost(state, seat, card) <= water
    ]


def wages(state: FrontierState, seat: int) -> float:
    """What another operation costs now: nothing as long as the crew is free, which has nothing better to do."""
    if state.operations > 0:
        return 0.0
    able = _rested(state, seat)
    return min([workers.cost(state, seat, card) for card in able]) * thrift_of(state, seat) if able else 0.0


def who(state: FrontierState, seat: int) -> Action:
    """The cheapest colonist, of several the one who is good for least else; the crew only if there is no other."""
    options = cast(Choice, state.decision(seat)).options
    best = options[0]
    lowest = 0
    for place, action in enumerate(options):
        effort = _effort(state, seat, card_called(action[1]))
        if place == 0 or effort < lowest:
            lowest = effort
            best = action
    return best


def _effort(state: FrontierState, seat: int, worker: int) -> int:
    if CARDS[worker].deck == CREW:
        return 1000
    talents = state.face(worker).specialties
    many = len([talent for talent in (ENGINEER, SCIENTIST, FINANCIER) if talents & talent])
    return 10 * workers.cost(state, seat, worker) + many


# what a colonist is worth


def worth(state: FrontierState, seat: int, card: int) -> float:
    """What it brings in the years that are left, once it is in space; from hand it has to be brought there first."""
    face = CARDS[card].face(CARDS[card].entry)
    talent = 0.0
    for specialty, name in ((ENGINEER, "engineer"), (SCIENTIST, "scientist"), (FINANCIER, "financier")):
        if face.specialties & specialty:
            talent = max(talent, SETTLING[name])
    years = min(float(state.rules.years - state.year) - SETTLING["delay"], SETTLING["horizon"])
    player = state.players[seat]
    if talent == 0.0 or years <= 0.0 or (card not in player.hand and player.water < SETTLING["purse"]):
        return 0.0
    if colonists.is_human_colonist(card):
        if not _room(state, seat, card):
            return 0.0
        costs = boost.price(state, seat, face.mass) * thrift_of(state, seat) + SETTLING["boost"]
    elif _makers(state, seat, card):
        costs = SETTLING["produce"]
    else:
        return 0.0
    return max(0.0, talent * years - costs)


def _room(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a human can come into space, with those who wait in hand for it."""
    waiting = [
        each
        for each in state.players[seat].hand
        if each != card and colonists.is_human_colonist(each) and not _waits(state, seat, each)
    ]
    return colonists.room(state, seat) > len(waiting)


def _makers(state: FrontierState, seat: int, card: int) -> list[int]:
    """The own factories that make a robot."""
    found: list[int] = []
    for number, owner in state.factories.items():
        site = isru.site_at(state, number)
        if owner == seat and site is not None and production.builds(site, [LETTERS.index(site.letter)], card):
            found.append(number)
    return found


# getting one


def best(state: FrontierState, seat: int, options: list[Action]) -> tuple[float, Action]:
    """The operation that brings a colonist nearer to space, and what it is worth."""
    if not expansion.open_to(state) or not state.rules.colonist:
        return 0.0, NO_ACTION
    if boost.BEGIN in options:
        human = boosted(state, seat)
        if human >= 0:
            return worth(state, seat, human), boost.BEGIN
    for action in options:
        if action[0] == "produce":
            robot = made(state, seat, state.system.find(action[1]))
            if robot >= 0:
                return worth(state, seat, robot), action
    if RECRUITED in options:
        return _recruiting(state, seat), RECRUITED
    return 0.0, NO_ACTION


def boosted(state: FrontierState, seat: int) -> int:
    """The human in hand who is boosted next and can be paid for, or -1."""
    chosen = -1
    most = 0.0
    if not colonists.room(state, seat):
        return chosen
    for card in state.players[seat].hand:
        if colonists.is_human_colonist(card) and not _waits(state, seat, card):
            costs = boost.price(state, seat, CARDS[card].face(CARDS[card].entry).mass)
            talent = float(CARDS[card].face(CARDS[card].entry).specialties)
            if card in comet.BEARERS and comet.hoped_for(state, seat):
                talent += SETTLING["bearer"]
            if costs < state.players[seat].water and (chosen < 0 or talent > most):
                chosen = card
                most = talent
    return chosen


def _waits(state: FrontierState, seat: int, card: int) -> bool:
    """Whether who bears a Future that is hoped for stays in hand: until the Bernal keeps debris and storms away."""
    return card in comet.BEARERS and comet.hoped_for(state, seat) and not home.promoted(state, seat)


def made(state: FrontierState, seat: int, site: int) -> int:
    """The robot that a factory makes of the hand, or -1; none that would have to be given up when the turn is over."""
    if not _lasts(state, seat, site):
        return -1
    for item in production.products(state, seat, site):
        card = card_called(item.removesuffix(HEAVY))
        if CARDS[card].deck == COLONIST and CARDS[card].face(BLACK).specialties:
            return card
    return -1


def _lasts(state: FrontierState, seat: int, site: int) -> bool:
    """Whether what is made there can stay: in a stack that is there, or in an outpost for which there is a disk."""
    if len(cargo.outposts(state, seat)) < MOST_OUTPOSTS:
        return True
    return any(state.stack(seat, kind).there for kind in production.places(state, seat, site))


def product(state: FrontierState, seat: int, asked: production.Make) -> Action:
    """The robot, wherever it may wait; () if none is made here."""
    robot = made(state, seat, asked.site)
    if robot < 0 or not expansion.open_to(state):
        return NO_ACTION
    for action in cast(Choice, state.decision(seat)).options:
        if action[1] == CARDS[robot].id:
            return action
    return NO_ACTION


def _recruiting(state: FrontierState, seat: int) -> float:
    """What the best of the colonists who would be shown may be worth: nobody knows them before, so it is the mean."""
    deck = state.decks[COLONIST]
    if not deck:
        return 0.0
    return SETTLING["recruit"] * sum([worth(state, seat, card) for card in deck]) / len(deck)


def recruited(state: FrontierState, seat: int) -> Action:
    """Of those who were shown: the best."""
    options = cast(Choice, state.decision(seat)).options
    chosen = options[0]
    most = -1.0
    for action in options:
        value = worth(state, seat, card_called(action[1]))
        if value > most:
            most = value
            chosen = action
    return chosen
