"""Suffrage: whoever is in power may emancipate the robots (rulebook: suffrage; seed 16.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ..components.cards import PURPLE, SCIENTIST
from ..components.pieces import FREE
from . import colonists, regimes, ventures
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

DIE: Final = 6
LOWEST: Final = 1
"""On a die; nothing is below it."""
PROPOSE_IT: Final[Action] = ("suffrage",)


class Suffrage(Activity):
    """A die below the number of promoted cards makes the robots free, and the player their emancipator."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [PROPOSE_IT] if _open(state) and _refusal(state, seat) is None else []

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        die = state.dice.roll(DIE)
        most = promoted_cards(state)
        if state.journal is not None:
            state.tell("suffrage", {"seat": seat, "die": die, "number": most})
        if die < most:
            emancipate(state, seat)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        why = _refusal(state, seat) if _open(state) else None
        return [] if why is None else [(PROPOSE_IT, why)]

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """How likely it succeeds, as a fraction."""
        if not self.offers(state, seat):
            return {}
        return {"chance": [min(DIE, max(0, promoted_cards(state) - 1)), DIE]}


def _open(state: FrontierState) -> bool:
    return state.rules.colonist and state.rules.politics


def _refusal(state: FrontierState, seat: int) -> Illegal | None:
    if state.emancipator != FREE:
        return Illegal("why-emancipated", "suffrage", {"target": state.emancipator})
    if regimes.in_power(state) != seat:
        return Illegal("why-not-in-power", "suffrage")
    if not any(colonists.is_robot(card) for card in _in_space(state)):
        return Illegal("why-no-robot", "suffrage")
    if promoted_cards(state) <= LOWEST:
        return Illegal("why-too-few-promoted", "suffrage", {"number": promoted_cards(state), "least": LOWEST + 1})
    return None


def _in_space(state: FrontierState) -> list[int]:
    return [card for player in state.players for stack in player.stacks for card in stack.cards]


def promoted_cards(state: FrontierState) -> int:
    """The cards of all players that show their purple side, Bernals included."""
    return len([card for card in _in_space(state) if state.faces[card] == PURPLE])


def emancipate(state: FrontierState, seat: int) -> None:
    """For the rest of the game robots are human; at once nobody's crew works twice for tourists any more."""
    before = ventures.operations(state, state.active)
    state.emancipator = seat
    state.operations = max(0, state.operations - before + ventures.operations(state, state.active))
    if state.journal is not None:
        state.tell("emancipates", {"seat": seat})


SUFFRAGE: Final = Suffrage("suffrage", "suffrage", SCIENTIST)
