"""A turn: moves, operations and free actions in any order (rulebook: turn)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question, Task
from ..components.pieces import MOST_OUTPOSTS
from ..components.stack import NUMBER, STACKS
from . import advice, cargo, claims, deals, ending, missions, politics, ventures, workers
from .activation import FLY
from .activism import ACTIVISM
from .activities import FREE_ACTION, Activity
from .antitrust import ANTI_TRUST
from .battle import BATTLE, REPAIR
from .bernal import EMBARK, PROMOTE_BERNAL
from .boost import BEGIN_BOOST
from .colony import COLONY
from .combat import ATTACK
from .deals import PROPOSE
from .ending import FINISH_GAME
from .felonies import FELONIES
from .futures import comets
from .futures.comets import ANNOUNCE
from .futures.departure import DEPART
from .futures.epic import EPIC
from .futures.fulfil import FULFIL
from .glory import GLORY
from .handling import DECOMMISSION, DUMP, LIGHTEN, LOAD, RENAME, TRANSFER, UNLOAD
from .hostile_recruit import HOSTILE_RECRUIT
from .income import INCOME
from .industrialize import INDUSTRIALIZE, INDUSTRIALIZE_FREELY, TAKE_LUNA
from .market import MARKET
from .mobile import MOBILE_ACTIVITIES
from .production import PRODUCE
from .promotion import PROMOTE
from .prospect import PROSPECT, REVIVE
from .purchase import BUY_BOTTOM, BUY_TOP
from .recruit import RECRUIT
from .refuel import FACTORY_REFUEL, ISRU_REFUEL, REGOLITH_REFUEL
from .research import RESEARCH
from .scenarios import listed
from .scenarios.hermes import BLACKEN, DEFLECT
from .scenarios.quick_game import STAND_STILL
from .scenarios.werners_dream import PROCREATE, SELF_PROMOTE
from .scooping import SCOOP_REFUEL
from .suffrage import SUFFRAGE
from .swap import SWAP
from .ventures import VENTURE

if TYPE_CHECKING:
    from ..state import FrontierState

END: Final[Action] = ("end",)

ACTIVITIES: Final[tuple[Activity, ...]] = (
    INCOME,
    RESEARCH,
    BUY_TOP,
    BUY_BOTTOM,
    BLACKEN,
    MARKET,
    BEGIN_BOOST,
    ISRU_REFUEL,
    FACTORY_REFUEL,
    REGOLITH_REFUEL,
    SCOOP_REFUEL,
    PROSPECT,
    REVIVE,
    INDUSTRIALIZE,
    INDUSTRIALIZE_FREELY,
    TAKE_LUNA,
    PRODUCE,
    PROMOTE,
    SWAP,
    SUFFRAGE,
    RECRUIT,
    HOSTILE_RECRUIT,
    ACTIVISM,
    ANTI_TRUST,
    PROMOTE_BERNAL,
    FLY,
    STAND_STILL,
    *MOBILE_ACTIVITIES,
    TRANSFER,
    RENAME,
    EMBARK,
    LOAD,
    UNLOAD,
    DUMP,
    LIGHTEN,
    DECOMMISSION,
    COLONY,
    GLORY,
    VENTURE,
    DEFLECT,
    SELF_PROMOTE,
    PROCREATE,
    FULFIL,
    EPIC,
    ANNOUNCE,
    DEPART,
    FINISH_GAME,
    *FELONIES,
    ATTACK,
    BATTLE,
    REPAIR,
    PROPOSE,
)
"""Everything there is to do in a turn, in the order of the rulebook."""
BY_VERB: Final[dict[str, Activity]] = {activity.verb: activity for activity in ACTIVITIES}


class BeginTurn(Task["FrontierState"]):
    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        state.begin_turn(self.seat)
        state.operations = ventures.operations(state, self.seat)
        deals.returned(state, self.seat)
        state.then(TURNS[self.seat], END_TURN[self.seat])
        if politics.may_declare_war(state, self.seat):
            state.then(politics.DeclareWar(self.seat))


class Turn(Question["FrontierState"]):
    """Whatever the player wants to do next, until the turn is over."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = []
        for activity in ACTIVITIES:
            if activity.specialty == FREE_ACTION:
                options += activity.offers(state, self.seat)
            else:
                options += workers.offers(state, self.seat, activity)
        options.append(END)
        return Choice(self.seat, "prompt-turn", "turn", options)

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == END:
            return
        state.then(self)
        if politics.enforces(state):
            state.then(politics.ENFORCE)  # what comes to hand may have to leave it
        activity = BY_VERB[str(action[0])]
        if activity.specialty == FREE_ACTION:
            activity.begin(state, self.seat, action)
        else:
            listed.played(state).operation_begun(state)
            workers.begin(state, self.seat, activity, action)

    def costs(self, state: FrontierState, action: Action) -> bool:
        """An operation that is not used is lost, and a game that is ended is over."""
        return action[0] == FINISH_GAME.verb or (action == END and state.operations > 0)

    def closed(self, state: FrontierState) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for activity in ACTIVITIES:
            shut += activity.closed(state, self.seat)
            if activity.specialty != FREE_ACTION and not workers.workers(state, self.seat, activity):
                for offer in activity.offers(state, self.seat):
                    shut.append((offer, Illegal("why-no-operation", "turn")))
        return shut

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By verb: what its answers would cost and bring."""
        found: dict[str, Any] = {}
        for activity in ACTIVITIES:
            hints = activity.hints(state, self.seat)
            if hints:
                found[activity.verb.replace("-", "_")] = hints
        return found

    def consult(self, state: FrontierState, action: Action) -> dict[str, Any] | None:
        """`("plan", SPACE)`: the best routes of a craft there; `("advice",)`: what a newcomer should think of."""
        if action[:1] == (missions.PLAN,):
            return {"plan": missions.plan(state, self.seat, action)}
        if action == (advice.ADVICE,):
            return {"advice": advice.advise(state, self.seat)}
        return None


class EndTurn(Task["FrontierState"]):
    """What has to be in order when a turn is over: no more outposts than there are disks for them."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        if len(cargo.outposts(state, self.seat)) > MOST_OUTPOSTS:
            state.then(GiveUpOutpost(self.seat), self)
            return
        claims.settle_all(state, self.seat)
        ending.look_round(state)
        listed.played(state).turn_over(state, self.seat)
        if state.announced:
            comets.watch(state)
        if state.journal is not None:
            state.tell("turn-over", {"seat": self.seat})


class GiveUpOutpost(Question["FrontierState"]):
    """More outposts than disks: one is given up, its cards come back to hand. Humans are not left for this."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        kinds = cargo.outposts(state, self.seat)
        unmanned = [kind for kind in kinds if not cargo.humans(state, state.stack(self.seat, kind))]
        options: list[Action] = [("give-up", STACKS[kind]) for kind in unmanned or kinds]
        return Choice(self.seat, "prompt-give-up", "stacks", options, {"number": MOST_OUTPOSTS})

    def costs(self, state: FrontierState, action: Action) -> bool:
        return True

    def answer(self, state: FrontierState, action: Action) -> None:
        if state.journal is not None:
            state.tell("gives-up", {"seat": self.seat, "stack": f"stack-{action[1]}"})
        cargo.give_up(state, self.seat, NUMBER[action[1]])
        politics.enforce(state)


BEGIN_TURN: Final = tuple([BeginTurn(seat) for seat in range(5)])
TURNS: Final = tuple([Turn(seat) for seat in range(5)])
END_TURN: Final = tuple([EndTurn(seat) for seat in range(5)])
