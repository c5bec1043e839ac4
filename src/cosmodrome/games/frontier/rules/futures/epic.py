"""Epic hazards: operations on which a Future depends, and which may cost everything (rulebook: futures; seed 16.0B)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Illegal
from ...components.abilities import SAFE_EPIC
from ...components.cards import CARDS, GW_THRUSTER, PURPLE
from ...components.futures import EPIC_HAZARD, FUTURE_IDS
from ...components.naming import space_message
from ...components.pieces import BUSTED
from .. import abilities, cargo, claims, facilities, freighter, isru, workers
from ..activities import ANYBODY, Activity
from . import stars
from .freighters import in_space, own_factories
from .goal import EpicGoal, at_home_of_others, place_of

if TYPE_CHECKING:
    from ...state import FrontierState

DIE: Final = 6


class EpicHazard(Activity):
    """An operation of the colonist whose card bears the Future, or of one beside it."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            (self.verb, goal.future.id)
            for card, goal in goals(state, seat)
            if _refusal(state, seat, card, goal) is None
        ]

    def suits(self, state: FrontierState, seat: int, colonist: int) -> bool:
        return any(colonist in goal.actors(state, seat, card) for card, goal in goals(state, seat))

    def suits_crew(self, state: FrontierState, seat: int) -> bool:
        return False

    def does(self, state: FrontierState, seat: int, worker: int, action: Action) -> bool:
        return any(
            goal.future.id == action[1] and worker in goal.actors(state, seat, card)
            for card, goal in goals(state, seat)
        )

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        future = FUTURE_IDS.index(action[1])
        colonist = state.worked[-1]
        if dare(state, seat, colonist, future):
            stars.take(state, seat, future)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for card, goal in goals(state, seat):
            why = _refusal(state, seat, card, goal)
            if why is not None:
                shut.append(((self.verb, goal.future.id), why))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By Future: how likely it fails, as a fraction."""
        return {goal.future.id: {"fails": [fails_up_to(state, seat), DIE]} for _, goal in goals(state, seat)}


def goals(state: FrontierState, seat: int) -> list[tuple[int, EpicGoal]]:
    """The Futures of this player that take an epic hazard, each with the card that bears it."""
    return [(card, goal) for card, goal in stars.bearers(state, seat) if isinstance(goal, EpicGoal)]


def _refusal(state: FrontierState, seat: int, card: int, goal: EpicGoal) -> Illegal | None:
    if at_home_of_others(state, seat, place_of(state, seat, card)):
        return Illegal("why-foreign-installation", "futures")
    if not goal.met(state, seat, card):
        return goal.lacking(state, seat, card)
    if not any(workers.rested(state, each) for each in goal.actors(state, seat, card)):
        return Illegal("why-no-epic-worker", "futures")
    return None


def fails_up_to(state: FrontierState, seat: int) -> int:
    """The highest die on which an epic hazard fails: whoever is the first ventures most."""
    pioneer = not state.stars and not any(facilities.is_tno(state, site) for site in own_factories(state, seat))
    return EPIC_HAZARD.fails_first if pioneer else EPIC_HAZARD.fails


def dare(state: FrontierState, seat: int, colonist: int, future: int) -> bool:
    """The die of an epic hazard; no water helps. Whether it is survived. Some cards make it no operation."""
    if _at_leisure(state, seat):
        workers.take_back(state, seat, colonist)
    fails = fails_up_to(state, seat)
    die = state.dice.roll(DIE)
    if state.journal is not None:
        state.tell("epic-hazard", {"seat": seat, "future": f"future-{FUTURE_IDS[future]}", "die": die, "fails": fails})
    if die > fails:
        return True
    _fail(state, seat, colonist)
    stars.take(state, seat, future, True)
    return False


def _fail(state: FrontierState, seat: int, colonist: int) -> None:
    """The stack of the one who dared is lost, but for Bernals and promoted thrusters; the site is gone for good.

    As always when cards are lost, heavy radiators only turn light. A promoted freighter is never decommissioned: its
    big cube starts again elsewhere (seed 18.7).
    """
    kind = state.players[seat].stack_of(colonist)
    stack = state.stack(seat, kind)
    lost = [card for card in stack.cards if not _withstands(state, card)]
    cargo.lose(state, seat, lost)
    if state.journal is not None:
        gone = [card for card in lost if state.players[seat].stack_of(card) < 0]
        state.tell("loses", {"seat": seat, "cards": gone})
    if isru.site_at(state, stack.space) is not None:
        destroy(state, stack.space)
    card = freighter.card_of(state, seat)
    if card in stack.cards and place_of(state, seat, card) == stack.space:
        cargo.destroyed(state, seat, card)


def _withstands(state: FrontierState, card: int) -> bool:
    if cargo.lasting(state, card) or abilities.has(state, card, SAFE_EPIC) is not None:
        return True
    return CARDS[card].deck == GW_THRUSTER and state.faces[card] == PURPLE


def _at_leisure(state: FrontierState, seat: int) -> bool:
    """Whether a card of this player lets epic hazards take no operation."""
    return any(abilities.has(state, card, SAFE_EPIC) is not None for card in in_space(state, seat))


def destroy(state: FrontierState, site: int) -> None:
    """Two black disks: nothing is left of the site, nor of what stood on it."""
    state.colonies.pop(site, BUSTED)
    claims.clear(state, site)
    state.claims[site] = BUSTED
    state.destroyed += (site,)
    if state.journal is not None:
        state.tell("site-destroyed", {"space": space_message(state.system, site)})


EPIC: Final = EpicHazard("epic", "futures", ANYBODY)
