"""What a player does with his Bernal: promote it, take it aboard a craft (rulebook: bernal-module; seed 19.3, 19.5).

Where it is and what it is good for stands in `home`; it moves by `activation`, like any craft.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Illegal
from ..components.abilities import CARRIES_BERNAL
from ..components.cards import CARDS, PURPLE, REACTORS, SCIENTIST
from ..components.stack import BERNAL, FREIGHTER, NUMBER, ROCKETS, STACKS
from . import cargo, facilities, freighter, home
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState

PROMOTION: Final[Action] = ("promote-bernal",)


# promotion


class PromoteBernal(Activity):
    """The Bernal is turned to its purple side, as often as it takes."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not state.rules.bernal or home.promoted(state, seat):
            return []
        return [PROMOTION] if refusal(state, seat) is None else []

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.faces[home.bernal_of(state, seat)] = PURPLE
        if state.journal is not None:
            state.tell("bernal-promoted", {"seat": seat})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if not state.rules.bernal or home.promoted(state, seat):
            return []
        why = refusal(state, seat)
        return [] if why is None else [(PROMOTION, why)]


def refusal(state: FrontierState, seat: int) -> Illegal | None:
    """Why a Bernal is not promoted now."""
    space = home.space_of(state, seat)
    if not home.chains(state, seat, space):
        sorts = CARDS[home.bernal_of(state, seat)].face(PURPLE).needs[0].sorts
        reason = "why-bernal-reactor" if sorts & REACTORS else "why-bernal-generator"
        return Illegal(reason, "bernal-module")
    if space != home.orbit(state, seat) and not facilities.dirtsides(state, seat):
        return Illegal("why-no-dirtside", "bernal-module")
    return None


# aboard other craft


class Embark(Activity):
    """The stack of the Bernal goes aboard a rocket in its space, or a freighter that can carry it."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not state.rules.bernal or not state.stack(seat, BERNAL).there:
            return []
        return [(self.verb, STACKS[kind]) for kind in carriers(state, seat) if _load_refusal(state, seat, kind) is None]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        kind = NUMBER[action[1]]
        cargo.enters(state, seat, kind, state.stack(seat, BERNAL).cards)
        if state.journal is not None:
            state.tell("bernal-aboard", {"seat": seat, "stack": f"stack-{STACKS[kind]}"})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        if not state.rules.bernal or not state.stack(seat, BERNAL).there:
            return shut
        for kind in carriers(state, seat):
            why = _load_refusal(state, seat, kind)
            if why is not None:
                shut.append(((self.verb, STACKS[kind]), why))
        return shut


def carriers(state: FrontierState, seat: int) -> list[int]:
    """The craft in the space of a Bernal that can take it aboard."""
    player = state.players[seat]
    space = player.stacks[BERNAL].space
    found = [kind for kind in ROCKETS if player.stacks[kind].space == space]
    launcher = player.stacks[FREIGHTER]
    strong = any(state.face(card).ability(CARRIES_BERNAL) is not None for card in launcher.cards)
    return [*found, FREIGHTER] if strong and launcher.space == space else found


def _load_refusal(state: FrontierState, seat: int, kind: int) -> Illegal | None:
    """Its own tanks are left empty; and what is with it is cargo of a freighter like any other."""
    stack = state.stack(seat, BERNAL)
    if stack.tanks or stack.odd:
        return Illegal("why-bernal-fuelled", "bernal-module")
    if kind == FREIGHTER and len(stack.cards) > 1 and freighter.load_refusal(state, seat) is not None:
        return Illegal("why-bernal-cargo", "bernal-module")
    return None


PROMOTE_BERNAL: Final = PromoteBernal("promote-bernal", "bernal-module", SCIENTIST)
EMBARK: Final = Embark("embark", "bernal-module", FREE_ACTION)
