"""Hostile recruit: a colonist of another comes over, in peace (rulebook: hostile-recruit; seed 16.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question
from ..components.cards import CARDS, COLONIST, FINANCIER, card_called
from ..components.factions import PRC
from ..components.futures import FUTURE_IDS
from ..components.politics import RED_RECRUITS_ALL
from ..components.stack import FREIGHTER, MOBILE, NUMBER, STACKS
from . import cargo, colonists, freighter, regimes
from .activities import Activity
from .futures import epic, stars
from .futures.goal import at_home_of_others, place_of

if TYPE_CHECKING:
    from ..state import FrontierState

PAN_SAPIENS: Final = FUTURE_IDS.index("pan_sapiens")
PLAINLY: Final[Action] = ("plainly",)
EPICALLY: Final[Action] = ("epically",)


class HostileRecruit(Activity):
    """A colonist in the space of one of the player's stacks joins that stack."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [action for action, why in self._approached(state, seat) if why is None]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        win_over(state, seat, card_called(action[1]), NUMBER[action[2]])

    def begin_by(self, state: FrontierState, seat: int, worker: int, action: Action) -> None:
        """Whoever bears the Future that asks for it may make an epic hazard of it."""
        if dares(state, seat, worker):
            state.then(HowBoldly(seat, worker, action))
        else:
            self.begin(state, seat, action)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        return [(action, why) for action, why in self._approached(state, seat) if why is not None]

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By colonist: whose it is."""
        return {str(action[1]): owner_of(state, card_called(action[1])) for action in self.offers(state, seat)}

    def _approached(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal | None]]:
        """The colonists of others next to this player's stacks, each with the reason why it does not come."""
        if not state.rules.colonist:
            return []
        found: list[tuple[Action, Illegal | None]] = []
        for owner, player in enumerate(state.players):
            for stack in player.stacks if owner != seat else []:
                for card in stack.cards:
                    if CARDS[card].deck == COLONIST:
                        why = refusal(state, seat, owner, card)
                        for to in receivers(state, seat, stack.space):
                            found.append(((self.verb, CARDS[card].id, STACKS[to]), why))
        return found


def receivers(state: FrontierState, seat: int, space: int) -> list[int]:
    """The stacks of a player that a colonist in this space can join: a freighter only where it is a card."""
    kinds = [kind for kind in state.players[seat].at(space) if kind not in MOBILE]
    return [kind for kind in kinds if kind != FREIGHTER or freighter.takes_cargo(state, seat, space)]


def owner_of(state: FrontierState, card: int) -> int:
    """Who has a card in space."""
    return next(seat for seat, player in enumerate(state.players) if player.stack_of(card) >= 0)


def refusal(state: FrontierState, seat: int, owner: int, card: int) -> Illegal | None:
    """Why a colonist of another does not come over to this player."""
    if regimes.at_war(state):
        return Illegal("why-not-in-war", "hostile-recruit")
    if not disloyal(state, seat, owner, card):
        return Illegal("why-loyal", "hostile-recruit", {"card": card})
    if colonists.is_human_colonist(card) and colonists.room(state, seat) == 0:
        return colonists.too_many(state, seat)
    return None


def disloyal(state: FrontierState, seat: int, owner: int, card: int) -> bool:
    """Whether a colonist would leave its owner for this player.

    It does for the faction it is loyal to; any but those loyal to him leave the emancipator; and press gangs take all,
    unless the regime does nothing to their owner.
    """
    loyal_to = colonists.loyal_to(state, card)
    if loyal_to == seat or (owner == state.emancipator and loyal_to != owner):
        return True
    gangs = regimes.effect(state, owner) == RED_RECRUITS_ALL
    return gangs and state.players[seat].faction == PRC


def win_over(state: FrontierState, seat: int, card: int, to: int) -> None:
    """A colonist of another joins a stack of this player."""
    owner = owner_of(state, card)
    victim = state.players[owner]
    kind = victim.stack_of(card)
    victim.stacks[kind] = victim.stacks[kind].without(card)
    state.recruits.pop(card, 0)
    cargo.settle_stacks(state, owner)
    player = state.players[seat]
    player.stacks[to] = player.stacks[to].joined_by(card)
    cargo.refit(state, seat)
    if state.journal is not None:
        state.tell("wins-over", {"seat": seat, "target": owner, "card": card})


# for a Future


def dares(state: FrontierState, seat: int, worker: int) -> bool:
    """Whether this worker bears the Future of epic hostile recruits, and is not with others (seed 16.0B, 20.5A)."""
    bears = any(card == worker and goal.number == PAN_SAPIENS for card, goal in stars.bearers(state, seat))
    return bears and not at_home_of_others(state, seat, place_of(state, seat, worker))


class HowBoldly(Question["FrontierState"]):
    """A plain recruit, or one that counts for the Future and may cost everything."""

    __slots__ = ("action", "worker")

    worker: int
    action: Action

    def __init__(self, seat: int, worker: int, action: Action) -> None:
        self.seat = seat
        self.worker = worker
        self.action = action

    def ask(self, state: FrontierState) -> Decision:
        params = {"card": self.worker, "number": state.recruits.get(self.worker, 0)}
        return Choice(self.seat, "prompt-epic-recruit", "futures", [EPICALLY, PLAINLY], params)

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == EPICALLY:
            if not epic.dare(state, self.seat, self.worker, PAN_SAPIENS):
                return
            state.recruits[self.worker] = state.recruits.get(self.worker, 0) + 1
        HOSTILE_RECRUIT.begin(state, self.seat, self.action)

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """How likely the epic hazard fails, as a fraction."""
        return {"fails": [epic.fails_up_to(state, self.seat), epic.DIE]}


HOSTILE_RECRUIT: Final = HostileRecruit("hostile-recruit", "hostile-recruit", FINANCIER)
