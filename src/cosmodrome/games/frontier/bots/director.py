"""The rule-of-thumb player: a director who gathers a rocket that works, sends it where a factory is likely, and again.

`policy` looks only at what lies on the table. It keeps no plan: every answer is found anew from the position, the
routes alone are remembered (`surveys.survey`).
"""

from __future__ import annotations

from typing import Final, cast

from ....kernel import REFUSE, Action, Amount, Bot, Choice, Counsel, Decision, Dice, Position, State, Subset
from ....kernel.flow import Consent
from ..components.cards import CARDS, card_called
from ..components.stack import BERNAL, ROCKET, STACKS
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
    politics,
    production,
    prospect,
    recruit,
    refuel,
    research,
    scooping,
    workers,
)
from ..rules.design import DesignTurn
from ..rules.scenarios import mars_armada
from ..rules.turn import END, GiveUpOutpost, Turn
from ..state import FrontierState
from . import (
    ambition,
    armada,
    comet,
    expansion,
    explaining,
    fall,
    flying,
    gigawatt,
    governing,
    homeward,
    loading,
    missions,
    operating,
    rocketry,
    settling,
    shipping,
    trading,
    voyage,
)
from .figures import AMBITION, DIRECTOR, Figures, take

FREE_WINS: Final = ("glory", "venture", "jump", "colony", "industrialize-freely", "future", "announce")
PARTINGS: Final = ("glory", "colony")
"""They cost a human."""
NO_ACTION: Final[Action] = ()
MOST_ANSWERS: Final = 120
"""A year in which it has said more than this goes in circles."""


class DirectorBot(Bot):
    def __init__(self, seed: str, figures: Figures = DIRECTOR) -> None:
        self.dice = Dice(seed)
        self.figures = figures
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
        take(self.figures)
        try:
            return policy(state, seat)
        finally:
            take(DIRECTOR)

    def counsel(self, position: Position) -> Counsel:
        """What the operations it compares are worth in tanks of water, and what its plans promise."""
        action = self.act(position)
        state = cast(FrontierState, position.imagine(self.dice))
        weighed = explaining.compared(state, position.seat, action)
        return Counsel(action, weighed, explaining.WATER, explaining.reasons(state, position.seat, action))


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
        return loading.boosted(state, seat)
    if isinstance(asked, boost.SendHome):
        return loading.sent_home(state, seat)
    if isinstance(asked, handling.HandOver):
        return loading.handed_over(state, seat, asked)
    if isinstance(asked, handling.LoadTanks):
        return loading.tanks(state, seat, asked)
    if isinstance(asked, activation.Activate):
        return voyage.engine(state, seat) if asked.kind == BERNAL else flying.engine(state, seat)
    if isinstance(asked, flight.Flight):
        return flying.onward(state, seat)
    if isinstance(asked, production.Make):
        for wanted in (
            ambition.product(state, seat, asked),
            gigawatt.product(state, seat, asked.site),
            settling.product(state, seat, asked),
        ):
            if wanted != NO_ACTION:
                return wanted
        return shipping.product(state, seat, asked, trading.missed(state, seat))
    return _rare(state, seat)


def _rare(state: FrontierState, seat: int) -> Action:
    asked = state.question(seat)
    decision = state.decision(seat)
    if isinstance(asked, (hazards.Insurance, scooping.Dive)):
        return flying.insurance(state, seat)
    if isinstance(asked, activation.LiftOff):
        return activation.LIFT_OFF if decision.legal(activation.LIFT_OFF) else flight.ASSIST
    if isinstance(asked, handling.DumpSteps):
        return (cast(Amount, decision).verb, cast(Amount, decision).hi)
    if isinstance(asked, handling.TakeBack):
        return loading.taken_back(state, seat)
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
        return operating.designed(state, seat)
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
    home = rocketry.homebound(state, seat, options)
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
        action = rocketry.rocket(state, seat, options)
    if action == NO_ACTION and settling.hands(state, seat):
        action = operating.operation(state, seat, options)
    return action if action != NO_ACTION else END


def _parts(state: FrontierState, seat: int, action: Action) -> bool:
    """Whether a human is given up for glory or a colony: never Werner, with whom all would be lost."""
    human = card_called(action[1])
    return not ageing.is_werner(state, human) and (action[0] == "glory" or _settles(state, seat, human))


def _settles(state: FrontierState, seat: int, human: int) -> bool:
    """Whether a human founds a colony: not if glory or a Future waits for it, or if its cube is worth more later."""
    if human in comet.reserved(state, seat) or rocketry.coming_home(state, seat):
        return False
    if not (state.rules.endgame and expansion.open_to(state)):
        return True
    return claims.cubes_left(state, seat) > missions.years_left(state) / AMBITION["factory_years"]


def _best_prospect(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """The platform with the best chance where the unit stands."""
    best = NO_ACTION
    most = -1.0
    for action in options:
        if action[0] == "prospect":
            total = sum(missions.claim_chances(state, seat, action))
            if total > most:
                most = total
                best = action
    return best


def _smallest_outpost(state: FrontierState, seat: int) -> str:
    kinds = cargo.outposts(state, seat)
    best = kinds[0]
    for kind in kinds:
        if len(state.stack(seat, kind).cards) < len(state.stack(seat, best).cards):
            best = kind
    return STACKS[best]
