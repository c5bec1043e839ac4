"""The rule-of-thumb player: a director who gathers a rocket that works, sends it where a factory is likely, and again.

`policy` looks only at what lies on the table. It keeps no plan: every answer is found anew from the position, the
routes alone are remembered (`missions.survey`).
"""

from __future__ import annotations

from typing import Final, cast

from ....kernel import REFUSE, Action, Amount, Bot, Choice, Decision, Dice, Position, State, Subset
from ....kernel.flow import Consent
from ..components.cards import CARDS, CREW, DECKS, WATER, WHITE_HEAVY, card_called
from ..components.naming import HEAVY
from ..components.stack import BERNAL, FREIGHTER, ROCKET, STACKS
from ..rules import (
    activation,
    ageing,
    boost,
    cargo,
    claims,
    deals,
    elections,
    ending,
    events,
    flight,
    handling,
    hazards,
    isru,
    planning,
    politics,
    production,
    prospect,
    recruit,
    refuel,
    research,
    scooping,
    workers,
)
from ..rules.design import OPERATE, DesignTurn
from ..rules.design import price as design_price
from ..rules.scenarios import mars_armada
from ..rules.turn import END, GiveUpOutpost, Turn
from ..state import FrontierState
from . import (
    ambition,
    armada,
    comet,
    design,
    expansion,
    fall,
    governing,
    homeward,
    missions,
    pad,
    settling,
    shipping,
    trading,
    voyage,
)
from .figures import AMBITION, HABIT
from .missions import Leg, Mission

FREE_WINS: Final = ("glory", "venture", "jump", "colony", "industrialize-freely", "future", "announce")
PARTINGS: Final = ("glory", "colony")
"""They cost a human."""
FULL_HAND: Final = research.HAND_LIMIT
NO_ACTION: Final[Action] = ()
MOST_ANSWERS: Final = 120
"""A year in which it has said more than this goes in circles."""


class DirectorBot(Bot):
    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)
        self.year = -1
        self.answers = 0
        """In this year."""

    def act(self, position: Position) -> Action:
        state = cast(FrontierState, position.imagine(self.dice))
        seat = position.seat
        self.answers = self.answers + 1 if state.year == self.year else 0
        self.year = state.year
        if self.answers > MOST_ANSWERS and isinstance(state.question(seat), Turn):
            return END  # whatever it wants, it does not come about
        return policy(state, seat)


def policy(some_state: State, seat: int) -> Action:
    """The director's answer to whatever this seat is asked."""
    state = cast(FrontierState, some_state)
    asked = state.question(seat)
    if isinstance(asked, Turn):
        return turn(state, seat)
    action = _answer(state, seat)
    decision = state.decision(seat)
    return action if decision.legal(action) else next(iter(decision))


def _answer(state: FrontierState, seat: int) -> Action:
    """What it would say by its own plan. Who plays on for somebody else may be asked what it would not have begun."""
    asked = state.question(seat)
    if isinstance(asked, research.Bid):
        return trading.bid(state, seat, asked)
    if isinstance(asked, research.SecretBid):
        return trading.secret_bid(state, seat, asked)
    if isinstance(asked, boost.Boost):
        return boosted(state, seat)
    if isinstance(asked, boost.SendHome):
        return sent_home(state, seat)
    if isinstance(asked, handling.HandOver):
        return handed_over(state, seat, asked)
    if isinstance(asked, handling.LoadTanks):
        return tanks(state, seat, asked)
    if isinstance(asked, activation.Activate):
        return voyage.engine(state, seat) if asked.kind == BERNAL else engine(state, seat)
    if isinstance(asked, flight.Flight):
        return onward(state, seat)
    if isinstance(asked, production.Make):
        for wanted in (ambition.product(state, seat, asked), settling.product(state, seat, asked)):
            if wanted != NO_ACTION:
                return wanted
        return shipping.product(state, seat, asked, trading.missed(state, seat))
    return _rare(state, seat)


def _rare(state: FrontierState, seat: int) -> Action:
    asked = state.question(seat)
    decision = state.decision(seat)
    if isinstance(asked, (hazards.Insurance, scooping.Dive)):
        return insurance(state, seat)
    if isinstance(asked, activation.LiftOff):
        return activation.LIFT_OFF if decision.legal(activation.LIFT_OFF) else flight.ASSIST
    if isinstance(asked, handling.DumpSteps):
        return (cast(Amount, decision).verb, cast(Amount, decision).hi)
    if isinstance(asked, handling.TakeBack):
        return taken_back(state, seat)
    if isinstance(asked, prospect.Targets):
        return ("targets", tuple(cast(Subset, decision).items))
    if isinstance(asked, Consent):
        return trading.consent(state, seat, asked.deal) if isinstance(asked.deal, deals.Trade) else REFUSE
    if isinstance(asked, events.ChooseLoss):
        return ("lose", CARDS[trading.least_missed(state, seat, list(asked.cards))].id)
    if isinstance(asked, elections.Bid):
        return governing.vote(state, seat)
    if isinstance(asked, elections.MoveDisk):
        return governing.move_disk(state, seat)
    if isinstance(asked, elections.BreakTie):
        return ("elect", seat) if seat in asked.leaders else ("elect", asked.leaders[0])
    if isinstance(asked, research.SecretAward):
        return ("award", seat)
    if isinstance(asked, politics.DeclareWar):
        return politics.PEACE
    if isinstance(asked, workers.WhoWorks):
        return settling.who(state, seat)
    if isinstance(asked, recruit.ChooseRecruit):
        return recruited(state, seat)
    if isinstance(asked, mars_armada.LayDown):
        return armada.laid(state, seat)
    if isinstance(asked, DesignTurn):
        return designed(state, seat)
    if isinstance(asked, GiveUpOutpost):
        return ("give-up", _smallest_outpost(state, seat))
    if isinstance(decision, Amount) and isinstance(asked, refuel.FillUp):
        wanted = homeward.filled(state, seat) - state.stack(seat, ROCKET).tanks
        return (decision.verb, max(decision.lo, min(decision.hi, wanted)))
    suggestion = decision.suggestion()
    return suggestion if suggestion is not None else _last(decision)


def recruited(state: FrontierState, seat: int) -> Action:
    """Of those who were shown: who bears a Future, or the best worker."""
    for action in cast(Choice, state.decision(seat)).options:
        if ambition.worth(state, seat, card_called(action[1])) > 0.0:
            return action
    return settling.recruited(state, seat)


def _last(decision: Decision) -> Action:
    """Of answers nobody has thought about: the last one listed, which most often leaves things as they are."""
    if isinstance(decision, Choice):
        return decision.options[-1]
    return next(iter(decision))


# a turn


def turn(state: FrontierState, seat: int) -> Action:
    options = cast(Choice, state.decision(seat)).options
    home = _homeward(state, seat, options)
    if home != NO_ACTION:
        return home
    pushed = fall.pushed(state, seat, options)
    if pushed != NO_ACTION:
        return pushed
    for action in options:
        if action[0] in FREE_WINS and (action[0] not in PARTINGS or _parts(state, seat, action)):
            return action
    for verb in ("industrialize", "prospect"):
        for action in options:
            if action[0] == verb:
                return _best_prospect(state, seat, options) if verb == "prospect" else action
    if ending.FINISH in options and governing.leads(state, seat):
        return ending.FINISH
    action = voyage.step(state, seat, options)
    if action == NO_ACTION:
        action = shipping.shipped(state, seat, options)
    if action == NO_ACTION:
        action = rocket(state, seat, options)
    if action == NO_ACTION and settling.hands(state, seat):
        action = operation(state, seat, options)
    return action if action != NO_ACTION else END


def _parts(state: FrontierState, seat: int, action: Action) -> bool:
    """Whether a human is given up for glory or a colony: never Werner, with whom all would be lost."""
    human = card_called(action[1])
    return not ageing.is_werner(state, human) and (action[0] == "glory" or _settles(state, seat, human))


def _settles(state: FrontierState, seat: int, human: int) -> bool:
    """Whether a human founds a colony: not if glory or a Future waits for it, or if its cube is worth more later."""
    if human in comet.reserved(state, seat) or _coming_home(state, seat):
        return False
    if not (state.rules.endgame and expansion.open_to(state)):
        return True
    return claims.cubes_left(state, seat) > missions.years_left(state) / AMBITION["factory_years"]


def _best_prospect(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """The platform with the best chance where the unit stands."""
    best = NO_ACTION
    most = -1.0
    player = state.players[seat]
    for action in options:
        if action[0] != "prospect":
            continue
        unit = card_called(action[1])
        space = player.stacks[player.stack_of(unit)].space
        way = prospect.WAYS[action[2]]
        total = 0.0
        for site in prospect.targets(state, seat, unit, space, way):
            hits, of = prospect.chance(state, seat, unit, space, site, way)
            total += hits / of
        if total > most:
            most = total
            best = action
    return best


def _homeward(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """A crew that glory waits for sets out for home; a factory of one's own gives the fuel."""
    if not away(state, seat):
        return NO_ACTION
    if ("move", "rocket") in options:
        leg = homeward.leg(state, seat)
        if leg is not None:
            return _leave(leg, options)
    return homeward.refuelled(state, seat, options)


def _coming_home(state: FrontierState, seat: int) -> bool:
    """Whether the crew of the rocket is on its way to glory: then it founds no colony."""
    if not away(state, seat) or state.factories.get(state.stack(seat, ROCKET).space) != seat:
        return False
    if homeward.leg(state, seat) is not None:
        return True
    twin = state.copy()
    stack = state.stack(seat, ROCKET)
    twin.players[seat].stacks[ROCKET] = stack.fuelled(homeward.filled(state, seat), 0, WATER)
    return homeward.leg(twin, seat) is not None


# the rocket


def away(state: FrontierState, seat: int) -> bool:
    stack = state.stack(seat, ROCKET)
    return bool(stack.cards) and stack.space != pad.space(state, seat)


def rocket(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """What the rocket does now; nothing if it is not ready."""
    stack = state.stack(seat, ROCKET)
    if stack.there and not stack.cards and stack.space != pad.space(state, seat):
        return _if_open(("dump", "rocket"), options)  # tanks that were left behind hold the figure
    if away(state, seat):
        return _far_away(state, seat, options)
    return _at_home(state, seat, options)


def _far_away(state: FrontierState, seat: int, options: list[Action]) -> Action:
    if missions.stands_on_aim(state, seat) or _coming_home(state, seat):
        return NO_ACTION
    if ROCKET in state.moved:
        return NO_ACTION
    if fall.path(state, seat):
        return _if_open(("move", "rocket"), options)
    if ("move", "rocket") in options:
        leg = missions.destination(state, seat)
        if leg is not None:
            return _leave(leg, options)
        if homeward.leg(state, seat) is not None:
            return NO_ACTION
    if _worth_refuelling(state, seat):
        return _dig(options)
    back = homeward.retreat(state, seat) if ("move", "rocket") in options else None
    if back is not None:
        return _leave(back, options)
    if any(not cargo.is_human(state, card) for card in state.stack(seat, ROCKET).cards):
        return _if_open(("decommission",), options)
    return _leave_crew(options)


def taken_back(state: FrontierState, seat: int) -> Action:
    """The rocket is given up, whatever else could be taken back; or what a Bernal leaves behind."""
    decision = cast(Subset, state.decision(seat))
    dismissed = handling.ids(tuple(voyage.dismissed(state, seat)))
    if dismissed:
        return ("cards", tuple([item for item in decision.items if item in dismissed]))
    given_up = handling.ids(state.stack(seat, ROCKET).cards)
    return ("cards", tuple([item for item in decision.items if item in given_up]))


def _dig(options: list[Action]) -> Action:
    """Fuel for the next site, as soon as there is an operation for it."""
    for action in options:
        if action[0] == "refuel-isru" and action[2:] == ("rocket",):
            return action
    return NO_ACTION


def _leave_crew(options: list[Action]) -> Action:
    """A crew that can not come home makes room for another rocket."""
    for action in options:
        if action[0] == "transfer" and action[1] == "rocket" and str(action[2]).startswith("outpost"):
            return action
    return NO_ACTION


def _worth_refuelling(state: FrontierState, seat: int) -> bool:
    """Whether some more fuel would lead anywhere, and can be had here."""
    stack = state.stack(seat, ROCKET)
    most = state.rules.strip.most_tanks(state.dry_mass(stack))
    if stack.tanks >= most or not missions.builds(state, stack.cards):
        return False
    dug = isru.best_unit(state, seat, stack.space)[1]
    if dug == 0:
        return False
    twin = state.copy()
    more = min(most, stack.tanks + int(HABIT["digging"]) * dug)
    twin.players[seat].stacks[ROCKET] = stack.fuelled(more, 0, WATER)
    return missions.destination(twin, seat) is not None


def _leave(leg: Leg, options: list[Action]) -> Action:
    """Set out, unless the route begins with a rest."""
    if planning.begins_with(leg.way.route(), 1, "wait"):
        return NO_ACTION
    return _if_open(("move", "rocket"), options)


def ready(state: FrontierState, seat: int) -> Mission | None:
    """The mission that can set out with what waits for it."""
    pool = missions.at_home(state, seat)
    return missions.mission(state, seat, state.players[seat].water, pool) if missions.can_build(state, pool) else None


def planned(state: FrontierState, seat: int) -> Mission | None:
    """The best mission with what is in hand as well."""
    pool = missions.at_home(state, seat) + state.players[seat].hand
    return missions.mission(state, seat, state.players[seat].water, pool) if missions.can_build(state, pool) else None


def _at_home(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """Boost, assemble, load and go, if nothing better is to be waited for."""
    if grounded(state, seat):
        idle = ("transfer", "rocket", STACKS[pad.kind(state, seat)])
        return _if_open(idle, options) if state.stack(seat, ROCKET).cards else NO_ACTION
    now = ready(state, seat)
    if boost.BEGIN in options and _has_come(state, seat, planned(state, seat), now):
        return boost.BEGIN
    if now is None or not _is_time(state, seat, now):
        return NO_ACTION
    return _set_out(state, seat, now, options)


def grounded(state: FrontierState, seat: int) -> bool:
    """Whether no rocket sets out: all water goes into a Bernal that is to leave, or it is about to."""
    return comet.devoted(state, seat) or voyage.ready(state, seat)


def _has_come(state: FrontierState, seat: int, soon: Mission | None, now: Mission | None) -> bool:
    """Whether the time has come to boost what a mission needs from hand, though another could set out now."""
    if soon is None or (now is not None and soon.score <= now.score + HABIT["turn"]):
        return False
    return _in_hand(state, seat, soon) and _is_time(state, seat, soon)


def _is_time(state: FrontierState, seat: int, mission: Mission) -> bool:
    """Whether saving up would not bring a better mission."""
    if mission.score < HABIT["least_score"] and missions.years_left(state) > HABIT["desperate"]:
        return False
    return mission.way.chance >= HABIT["sure"] or mission.later <= mission.score


def _set_out(state: FrontierState, seat: int, mission: Mission, options: list[Action]) -> Action:
    stack = state.stack(seat, ROCKET)
    wanted = mission.design.cards
    if any(card not in wanted for card in stack.cards):
        return _if_open(("transfer", "rocket", STACKS[pad.kind(state, seat)]), options)
    if any(card not in stack.cards for card in wanted):
        return _if_open(("transfer", STACKS[pad.kind(state, seat)], "rocket"), options)
    leg = missions.destination(state, seat)
    short = leg is None or leg.way.score < mission.way.score
    if short and stack.tanks < mission.tanks:
        return _if_open(("load", "rocket"), options)
    return NO_ACTION if leg is None else _leave(leg, options)


def _if_open(action: Action, options: list[Action]) -> Action:
    return action if action in options else NO_ACTION


def boosted(state: FrontierState, seat: int) -> Action:
    """The cards of the mission that are still in hand; or what makes room in hand for others."""
    decision = cast(Subset, state.decision(seat))
    replacement: Action = ("boost", (boost.REPLACEMENT,))
    if decision.legal(replacement) and voyage.replaced(state, seat):
        return replacement
    aboard: Action = ("boost", voyage.boosted(state, seat))
    if aboard[1] and decision.legal(aboard):
        return aboard
    mission = planned(state, seat)
    human = settling.boosted(state, seat) if expansion.open_to(state) else -1
    if human >= 0 and not _has_come(state, seat, mission, ready(state, seat)):
        return ("boost", (CARDS[human].id,))
    if mission is None:
        return _some_boosted(state, seat, decision)
    made = mission.design
    hand = state.players[seat].hand
    items = [_boosted_as(card, face) for card, face in zip(made.cards, made.faces, strict=True) if card in hand]
    action: Action = ("boost", tuple([item for item in decision.items if item in items]))
    return action if decision.legal(action) else _some_boosted(state, seat, decision)


def _in_hand(state: FrontierState, seat: int, mission: Mission) -> bool:
    return any(card in state.players[seat].hand for card in mission.design.cards)


def _boosted_as(card: int, face: int) -> str:
    return CARDS[card].id + HEAVY if face == WHITE_HEAVY else CARDS[card].id


def _some_boosted(state: FrontierState, seat: int, decision: Subset) -> Action:
    """The lightest cards that a rocket will need."""
    made = design.designs(state, seat, trading.owned(state, seat))[0]
    hand = state.players[seat].hand
    best = NO_ACTION
    least = 0
    for card, face in zip(made.cards, made.faces, strict=True):
        action: Action = ("boost", (_boosted_as(card, face),))
        if card in hand and CARDS[card].deck != CREW and decision.legal(action):
            mass = state.mass(card, face)
            if best == NO_ACTION or mass < least:
                best = action
                least = mass
    return best if best != NO_ACTION else next(iter(decision))


def sent_home(state: FrontierState, seat: int) -> Action:
    """All that is boosted goes where rockets set out."""
    items = cast(Subset, state.decision(seat)).items
    return ("home", tuple(items) if pad.raised(state, seat) else ())


def handed_over(state: FrontierState, seat: int, asked: handling.HandOver) -> Action:
    cards = tuple(handling.handed(state, seat, asked.kind))
    base = pad.kind(state, seat)
    if asked.to == ROCKET and asked.kind == base:
        mission = ready(state, seat)
        if mission is not None:
            cards = tuple([card for card in cards if card in mission.design.cards])
    elif asked.to == base and asked.kind == ROCKET:
        mission = ready(state, seat)
        if mission is not None and not grounded(state, seat):
            cards = tuple([card for card in cards if card not in mission.design.cards])
    return ("cards", tuple(handling.ids(cards)))


def tanks(state: FrontierState, seat: int, asked: handling.LoadTanks) -> Action:
    decision = cast(Amount, state.decision(seat))
    if asked.kind == BERNAL:
        return (decision.verb, decision.hi)
    mission = ready(state, seat)
    wanted = 1 if mission is None else mission.tanks - state.stack(seat, ROCKET).tanks
    return (decision.verb, max(decision.lo, min(decision.hi, wanted)))


def _leg(state: FrontierState, seat: int) -> Leg | None:
    """Where the rocket goes next: on to a site, or home."""
    leg = missions.destination(state, seat)
    if leg is None:
        leg = homeward.leg(state, seat)
    return leg if leg is not None else homeward.retreat(state, seat)


def engine(state: FrontierState, seat: int) -> Action:
    """The engine of the plan."""
    options = cast(Choice, state.decision(seat)).options
    leg = _leg(state, seat)
    if leg is None:
        return options[0]
    return activation.named(leg.setting)


def onward(state: FrontierState, seat: int) -> Action:
    """The whole way of this turn at once; then the move is over."""
    move = state.move
    if move is None or move.under_way:
        return flight.STOP
    if move.kind == FREIGHTER:
        return shipping.onward(state, seat)
    if move.kind == BERNAL:
        return flown(state, seat, voyage.onward(state, seat))
    hop = fall.path(state, seat)
    if hop:
        return flown(state, seat, hop)
    leg = _leg(state, seat)
    if leg is None:
        return flight.STOP
    return flown(state, seat, planning.path_of(state, leg.way.route(), 1))


def flown(state: FrontierState, seat: int, path: tuple[str, ...]) -> Action:
    """As much of a path as can be flown."""
    decision = state.decision(seat)
    while path:
        action: Action = ("fly", path)
        if decision.legal(action):
            return action
        path = path[:-1]
    return flight.STOP


def insurance(state: FrontierState, seat: int) -> Action:
    """What carries a factory, or glory, is worth it."""
    move = state.move
    if move is not None and move.kind == BERNAL:
        return hazards.INSURE
    if move is not None and move.kind != ROCKET:
        return hazards.ROLL
    stack = state.stack(seat, ROCKET)
    worth = missions.can_build(state, stack.cards) or homeward.honours(state, seat, stack) > 0
    return hazards.INSURE if worth else hazards.ROLL


# operations


def operation(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """Research, a sale, a product or income: whatever brings most."""
    hopeless = _hopeless(state, seat)
    value = trading.income(state, seat) * design.thrift_of(state, seat)
    best = _income(options) if value > 0 else NO_ACTION
    if best == NO_ACTION:
        value = 0.0
    gained, action = trading.best_research(state, seat, options, hopeless)
    if gained > value:
        value = gained
        best = action
    missed = trading.missed(state, seat)
    if hopeless:
        missed = {card: lost * HABIT["missed"] for card, lost in missed.items()}
    gained, action = trading.best_sale(state, seat, missed)
    if action not in options:
        gained, action = 0.0, NO_ACTION
    if gained > value or (hopeless and action and not research.takes_part(state, seat)):
        value = gained
        best = action
    gained, action = shipping.best_product(state, seat, options, missed, value)
    if gained > value:
        value = gained
        best = action
    gained, action = ambition.best(state, seat, options)
    if gained > value:
        value = gained
        best = action
    gained, action = ambition.recruiting(state, seat, options)
    if gained > value:
        value = gained
        best = action
    gained, action = settling.best(state, seat, options)
    if gained > value:
        value = gained
        best = action
    if _stuck(state, seat) and boost.BEGIN in options and value <= HABIT["stuck"]:
        return boost.BEGIN
    return best if state.operations > 0 or value > settling.wages(state, seat) else NO_ACTION


def _hopeless(state: FrontierState, seat: int) -> bool:
    """Whether there is water enough, but no rocket that leads anywhere: then another one is looked for."""
    if away(state, seat) or comet.devoted(state, seat):
        return False
    made = design.designs(state, seat, trading.owned(state, seat))[0]
    water = state.players[seat].water
    if made.lacks:
        return water >= HABIT["patience"]
    costs = missions.boost_costs(state, seat, made) + made.tanks
    return water >= costs + HABIT["hopeless"] and planned(state, seat) is None


def _income(options: list[Action]) -> Action:
    for action in options:
        if action[0] == "income":
            return action
    return NO_ACTION


def _stuck(state: FrontierState, seat: int) -> bool:
    """A full hand that starts no auction, and the rocket is not complete or can not fly: cards wait better in LEO."""
    if research.takes_part(state, seat) or comet.devoted(state, seat):
        return False
    made = design.designs(state, seat, trading.owned(state, seat))[0]
    if not made.lacks and made.flies:
        return False
    hand = state.players[seat].hand
    water = state.players[seat].water
    for card, face in zip(made.cards, made.faces, strict=True):
        if card in hand and CARDS[card].deck != CREW and state.mass(card, face) <= water:
            return True
    return False


def designed(state: FrontierState, seat: int) -> Action:
    """A design turn: the card that helps most; to work when none does."""
    best = OPERATE
    most = 0.0
    for action in cast(Choice, state.decision(seat)).options:
        if action[0] == "design":
            top = state.decks[_deck(action)][0]
            value = trading.gain(state, seat, (top,)) - design_price(state, seat)
            if value > most:
                most = value
                best = action
    return best


def _deck(action: Action) -> int:
    return DECKS.index(action[1])


def _smallest_outpost(state: FrontierState, seat: int) -> str:
    kinds = cargo.outposts(state, seat)
    best = kinds[0]
    for kind in kinds:
        if len(state.stack(seat, kind).cards) < len(state.stack(seat, best).cards):
            best = kind
    return STACKS[best]
