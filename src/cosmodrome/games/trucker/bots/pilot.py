"""Flying: every answer of a pilot from the inspection to the end of the flight.

For most questions each answer leads to a flight of its own: as it would go on from there. The best one is found by
simulating them all on the same courses, or at a glance where that has to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Dice, Question, Weighed
from ..components.adventures import CARDS, COLOURS, RED
from ..components.ship import BROWN, PURPLE, Ship
from ..components.tiles import CARGO, ENGINE, KIND, SPECIAL_CARGO, STRUCTURAL
from ..rules import giving_up, goods, legality, powering, strength
from ..rules.adventures.abandoned import EXPLORE, Explore
from ..rules.adventures.enemies import CLAIM, ClaimReward
from ..rules.adventures.planets import FLY_ON, Land
from ..rules.crew import ChooseCrew, DismissCrew
from ..rules.damage import ENDURE, Defend, FlyOnWith, Volley
from ..rules.giving_up import Onward
from ..rules.goods import LoadGoods
from ..rules.inspection import KeepPart, RemoveTile
from ..rules.powering import PowerDoubles
from .figures import CHARGE, CREW, DAY, TILE, by_figure
from .flights import Flight, courses, expected
from .hull import Hull

if TYPE_CHECKING:
    from ..state import TruckerState

DOUBT: Final = 1.0
"""By so much giving up must be better than flying on."""
MOST_CARDS: Final = 4500
"""So many are met on all flights that are simulated for a question: nobody waits longer because many are to come."""
LAST_CHARGE: Final = 1.0
"""What it is worth not to be without any charge."""


def fly(state: TruckerState, seat: int, flights: int, dice: Dice) -> list[Weighed]:
    """The answer to whatever a seat is asked after building; then those it has compared, with what each earns."""
    question = state.question(seat)
    answers = _prospects(state, question)
    if len(answers) > 1:
        return _compared(state, seat, answers, flights, dice)
    if isinstance(question, Onward):
        return _onward(state, seat, flights, dice)
    return [(answers[0][0] if answers else _settled(state, seat, question, dice), 0.0)]


def _settled(state: TruckerState, seat: int, question: Question[Any] | None, dice: Dice) -> Action:
    """Where rules of thumb will do."""
    decision = state.decision(seat)
    if isinstance(question, RemoveTile):
        return _remove(state.ships[seat], decision)
    if isinstance(question, LoadGoods):
        return _load(state, state.ships[seat])
    if isinstance(question, DismissCrew):
        return _dismiss(state.ships[seat], question.number, decision)
    suggestion = decision.suggestion()
    return suggestion if suggestion is not None else decision.sample(dice)


# comparing answers


Answer = tuple[Action, Flight]


def _prospects(state: TruckerState, question: Question[Any] | None) -> list[Answer]:
    """Where every answer leads to a flight of its own: those flights."""
    if isinstance(question, PowerDoubles):
        return _power(state, question)
    if isinstance(question, Defend):
        return _defend(state, question)
    if isinstance(question, Land):
        return _planet(state, question.seat)
    if isinstance(question, Explore):
        return _abandoned(state, question.seat)
    if isinstance(question, ClaimReward):
        return _claim(state, question.seat)
    if isinstance(question, ChooseCrew):
        return _crew(state, question.seat)
    if isinstance(question, (KeepPart, FlyOnWith)):
        return _keep(state, question.seat)
    return []


def _compared(state: TruckerState, seat: int, answers: list[Answer], flights: int, dice: Dice) -> list[Weighed]:
    affordable = max(1, MOST_CARDS // (len(answers) * (len(state.deck) + 1)))
    paths = courses(state, seat, min(flights, affordable), dice)
    found: list[Weighed] = []
    for action, flight in answers:
        found.append((action, expected(flight, paths) if flights else _glance(flight)))
    found.sort(key=by_figure)
    return found


def _glance(flight: Flight) -> float:
    """What a ship is worth as it flies, without looking ahead."""
    level = flight.level
    worth = flight.credits + sum(flight.goods) + DAY[level] * flight.position + CREW[level] * flight.crew()
    worth += CHARGE[level] * flight.charges + (LAST_CHARGE if flight.charges else 0.0)
    worth -= TILE[level] * (flight.hull.gone + len(flight.pending))
    if flight.humans > 0 and flight.flying:
        return worth
    return worth - flight.round.arrival[0] - sum(flight.goods) / 2


def under_way(state: TruckerState, seat: int) -> Flight:
    """The flight as it is, with what the card still has in store."""
    ship = state.ships[seat]
    flight = Flight(state.round, Hull(ship, 0))
    flight.board(ship)
    flight.position = state.position[seat]
    flight.others = [state.position[other] for other in range(state.seats) if other != seat and state.flying[other]]
    for task in state.line:
        if isinstance(task, Volley) and (not task.seats or seat in task.seats):
            flight.pending.append((task.size, task.side, task.meteor))
    return flight


def _onward(state: TruckerState, seat: int, flights: int, dice: Dice) -> list[Weighed]:
    """Only those who see it coming give up."""
    if not flights:
        return [(giving_up.ONWARD, 0.0)]
    flight = under_way(state, seat)
    landed = flight.copy()
    landed.flying = False
    paths = courses(state, seat, flights, dice)
    onward: Weighed = (giving_up.ONWARD, expected(flight, paths))
    stay: Weighed = (giving_up.GIVE_UP, expected(landed, paths))
    return [stay, onward] if stay[1] > onward[1] + DOUBT else [onward, stay]


# inspection and launch


def _remove(ship: Ship, decision: Decision) -> Action:
    """The tile most to blame."""
    errors = legality.errors(ship)
    best: Action = ()
    most = -1
    for action in decision:
        space = ship.board.space(action[1], action[2])
        blame = 2 * len([1 for _, spaces in errors if space in spaces]) + (KIND[ship.tiles[space]] == STRUCTURAL)
        if blame > most:
            best, most = action, blame
    return best


def _keep(state: TruckerState, seat: int) -> list[Answer]:
    """One piece or another; before the launch every cabin will be manned."""
    ship = state.ships[seat]
    flight = under_way(state, seat)
    answers: list[Answer] = []
    for part in ship.parts():
        kept = flight.copy()
        kept.become(flight.hull.keeping(0, part[0]))
        if state.phase == "inspection":
            kept.launch()
        answers.append((("keep", *ship.spot(part[0])), kept))
    return answers


def _crew(state: TruckerState, seat: int) -> list[Answer]:
    ship = state.ships[seat]
    answers: list[Answer] = []
    for action in state.decision(seat):
        flight = under_way(state, seat)
        for alien, spot in ((PURPLE, action[1]), (BROWN, action[2])):
            if spot:
                flight.settle(alien, ship.board.space(spot[0], spot[1]))
        answers.append((action, flight))
    return answers


# strength


def _power(state: TruckerState, question: PowerDoubles) -> list[Answer]:
    """With no charge, with one, and so on; in a combat zone only the others matter."""
    seat = question.seat
    card = CARDS[state.card]
    if card.lines:
        return [(_outdo(state, question), under_way(state, seat))]
    answers: list[Answer] = []
    for number in range(strength.most_charges(state.ships[seat], question.kind) + 1):
        flight = under_way(state, seat)
        if question.kind == ENGINE:
            flight.advance(number)
        else:
            flight.fight(card, number, [])
        answers.append((_charges(state, question, number), flight))
    return answers


def _charges(state: TruckerState, question: PowerDoubles, number: int) -> Action:
    """So many charges for the strongest doubles, from the fullest batteries."""
    ship = state.ships[question.seat]
    items = powering.spending(ship, question.kind, strength.doubles(ship, question.kind)[:number])
    return state.decision(question.seat).canonical(("power", tuple(items)))


def _outdo(state: TruckerState, question: PowerDoubles) -> Action:
    """In a combat zone: as few charges as leave somebody else with the least."""
    kind = question.kind
    ship = state.ships[question.seat]
    least = 999
    for other in range(state.seats):
        if other != question.seat and state.flying[other]:
            rival = state.ships[other]
            shown = state.power[other]
            full = strength.strength(rival, kind, strength.most_charges(rival, kind))
            least = min(least, shown if shown >= 0 else full)
    for number in range(strength.most_charges(ship, kind) + 1):
        if strength.strength(ship, kind, number) > least:
            return _charges(state, question, number)
    return _charges(state, question, 0)


# opportunities


def _planet(state: TruckerState, seat: int) -> list[Answer]:
    card = CARDS[state.card]
    answers: list[Answer] = []
    for action in state.decision(seat):
        flight = under_way(state, seat)
        if action != FLY_ON:
            flight.load(card.planets[action[1] - 1])
            flight.position -= card.days
        answers.append((action, flight))
    return answers


def _abandoned(state: TruckerState, seat: int) -> list[Answer]:
    card = CARDS[state.card]
    flight = under_way(state, seat)
    if card.goods:
        flight.load(card.goods)
        flight.position -= card.days
    else:
        flight.salvage(card)
    flight.flying = flight.humans > 0
    return [(EXPLORE, flight), (FLY_ON, under_way(state, seat))]


def _claim(state: TruckerState, seat: int) -> list[Answer]:
    card = CARDS[state.card]
    answers: list[Answer] = []
    for action in state.decision(seat):
        flight = under_way(state, seat)
        if action == CLAIM:
            flight.credits += card.credits
            flight.load(card.goods)
            flight.position -= card.days
        answers.append((action, flight))
    return answers


def _load(state: TruckerState, ship: Ship) -> Action:
    """The most valuable first; for it, the least valuable cube in its way is lifted out."""
    for cube in state.offer:
        for space in _preferred(ship, cube):
            if goods.takes(ship, space, cube):
                return ("load", COLOURS[cube], *ship.spot(space))
        worst, where = cube, 0
        for space in _preferred(ship, cube):
            if ship.goods[space] and ship.goods[space][-1] < worst:
                worst, where = ship.goods[space][-1], space
        if where:
            return ("lift", COLOURS[worst], *ship.spot(where))
    return goods.DONE


def _preferred(ship: Ship, cube: int) -> list[int]:
    """Holds for this cube: plain ones first, so that special ones stay free."""
    special = ship.of_kind(SPECIAL_CARGO)
    return special if cube == RED else ship.of_kind(CARGO) + special


# losses


def _dismiss(ship: Ship, number: int, decision: Decision) -> Action:
    """Humans before aliens, but the last human stays as long as anybody else can go."""
    cabins = ship.cabins()
    loads = [ship.load[space] for space in cabins]
    chosen: list[tuple[int, int]] = []
    humans = ship.humans()
    while len(chosen) < number:
        place = _leaver(loads, humans)
        humans -= loads[place] < PURPLE
        loads[place] = 0 if loads[place] >= PURPLE else loads[place] - 1
        chosen.append(ship.spot(cabins[place]))
    return decision.canonical(("dismiss", tuple(chosen)))


def _leaver(loads: list[int], humans: int) -> int:
    """The cabin with the most humans; with one human left, that of an alien."""
    found = -1
    for place, load in enumerate(loads):
        if load >= PURPLE and humans <= 1:
            return place
        if 0 < load < PURPLE and (found < 0 or load > loads[found]):
            found = place
    return found


def _defend(state: TruckerState, question: Defend) -> list[Answer]:
    """A charge from the fullest battery, or the tile."""
    seat = question.seat
    ship = state.ships[seat]
    saved, hit = under_way(state, seat), under_way(state, seat)
    saved.charges -= 1
    hit.lose(question.danger.target(ship))
    return [((question.verb, *strength.from_fullest(ship, 1)[0]), saved), (ENDURE, hit)]
