"""Workers: who does an operation (rulebook: workers; seed 16.0).

The crew does any, wherever it is. A colonist in space does one of its specialty for water, but not in the turn in which
it came there. Who of several works is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question
from ..components.cards import CARDS, COLONIST, CREW, card_called, of_faction
from ..components.tables import figure
from . import ageing
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

WATER: Final = figure("workers", "colonist_water")
EMANCIPATED_WATER: Final = figure("workers", "emancipator_water")


def crew_of(state: FrontierState, seat: int) -> int:
    return of_faction(CREW, state.players[seat].faction)


def cost(state: FrontierState, seat: int, worker: int) -> int:
    """What an operation of this worker costs; of one who grows old, its age (seed V.1)."""
    if CARDS[worker].deck == CREW:
        return 0
    if state.rules.ageing:
        return state.ages.get(worker, WATER)
    return EMANCIPATED_WATER if state.emancipator == seat else WATER


def colonists(state: FrontierState, seat: int) -> list[int]:
    """A player's colonists in space."""
    if not state.rules.colonist:
        return []
    stacks = state.players[seat].stacks
    return [card for stack in stacks for card in stack.cards if CARDS[card].deck == COLONIST]


def workers(state: FrontierState, seat: int, activity: Activity) -> list[int]:
    """Who could begin this, whatever it costs besides: the crew first."""
    found: list[int] = []
    if state.operations > 0 and activity.suits_crew(state, seat):
        found.append(crew_of(state, seat))
    water = state.players[seat].water
    for card in colonists(state, seat):
        if rested(state, card) and activity.suits(state, seat, card) and cost(state, seat, card) <= water:
            found.append(card)
    return found


def rested(state: FrontierState, colonist: int) -> bool:
    """Whether a colonist can still work in this turn."""
    if ageing.is_child(state, colonist):
        return False
    return colonist not in state.worked and colonist not in state.arrived and colonist not in state.fresh


def offers(state: FrontierState, seat: int, activity: Activity) -> list[Action]:
    """The ways in which an operation can be begun now, whoever works."""
    able = workers(state, seat, activity)
    if not able:
        return []
    return _offers_by(state, seat, activity, min([cost(state, seat, worker) for worker in able]))


def _offers_by(state: FrontierState, seat: int, activity: Activity, water: int) -> list[Action]:
    """What is still open to a player who has paid so much for the work."""
    player = state.players[seat]
    player.water -= water
    found = activity.offers(state, seat)
    player.water += water
    return found


def begin(state: FrontierState, seat: int, activity: Activity, action: Action) -> None:
    """An operation is begun: if several could do it, the player says who."""
    able = _able(state, seat, activity, action)
    if len(able) == 1:
        work(state, seat, able[0])
        activity.begin_by(state, seat, able[0], action)
    else:
        state.then(WhoWorks(seat, activity, action))


def _able(state: FrontierState, seat: int, activity: Activity, action: Action) -> list[int]:
    """Who can do just this."""
    found: list[int] = []
    open_at: dict[int, bool] = {}
    for worker in workers(state, seat, activity):
        water = cost(state, seat, worker)
        if water not in open_at:
            open_at[water] = action in _offers_by(state, seat, activity, water)
        if open_at[water] and activity.does(state, seat, worker, action):
            found.append(worker)
    return found


def work(state: FrontierState, seat: int, worker: int) -> None:
    """Somebody works, and is paid for it."""
    if CARDS[worker].deck == CREW:
        state.operations -= 1
        return
    water = cost(state, seat, worker)
    state.players[seat].water -= water
    state.worked += (worker,)
    if state.journal is not None:
        state.tell("works", {"seat": seat, "card": worker, "water": water})


def take_back(state: FrontierState, seat: int, colonist: int) -> None:
    """What a colonist has done takes no operation after all."""
    state.players[seat].water += cost(state, seat, colonist)
    state.worked = tuple([card for card in state.worked if card != colonist])


class WhoWorks(Question["FrontierState"]):
    """The crew or one of the colonists."""

    __slots__ = ("action", "activity")

    activity: Activity
    action: Action

    def __init__(self, seat: int, activity: Activity, action: Action) -> None:
        self.seat = seat
        self.activity = activity
        self.action = action

    def ask(self, state: FrontierState) -> Decision:
        able = _able(state, self.seat, self.activity, self.action)
        options: list[Action] = [("work", CARDS[worker].id) for worker in able]
        return Choice(self.seat, "prompt-work", "workers", options)

    def answer(self, state: FrontierState, action: Action) -> None:
        worker = card_called(action[1])
        work(state, self.seat, worker)
        self.activity.begin_by(state, self.seat, worker, self.action)

    def closed(self, state: FrontierState) -> list[tuple[Action, Illegal]]:
        """Colonists who would be the right ones, but not now."""
        able = _able(state, self.seat, self.activity, self.action)
        return [
            (("work", CARDS[card].id), why_idle(state, self.seat, card))
            for card in colonists(state, self.seat)
            if card not in able and self.activity.suits(state, self.seat, card)
        ]

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By worker: what it costs; and what is to be done."""
        able = _able(state, self.seat, self.activity, self.action)
        return {
            "task": list(self.action),
            "water": {CARDS[worker].id: cost(state, self.seat, worker) for worker in able},
        }


def why_idle(state: FrontierState, seat: int, colonist: int) -> Illegal:
    """Why a colonist of the right specialty does not work now."""
    if colonist in state.worked:
        return Illegal("why-worked", "workers", {"card": colonist})
    if ageing.is_child(state, colonist):
        return Illegal("why-child", "werners-dream", {"card": colonist})
    if not rested(state, colonist):
        return Illegal("why-arrived", "workers", {"card": colonist})
    figures = {"water": cost(state, seat, colonist), "have": state.players[seat].water}
    return Illegal("why-no-wages", "workers", figures)
