"""Glory for the first humans back from where nobody has been (rulebook: glory).

Every human keeps the sites it has landed on since it left Earth: `state.visits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Illegal, Question, Subset, Task
from ..components.cards import CARDS, card_called
from ..components.pieces import FREE
from ..components.tables import GLORIES, Glory
from . import ageing, cargo, claims, home, humans, science
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState

IDS: Final = tuple([glory.id for glory in GLORIES])
NOWHERE: Final[tuple[int, ...]] = ()


def qualifies(state: FrontierState, glory: Glory, number: int) -> bool:
    """Whether coming back from this site brings this glory."""
    if glory.optional and not state.rules.outer_glory:
        return False
    space = state.system.spaces[number]
    if space.site is None or space.zone < max(glory.zone, state.rules.first_zone):
        return False
    if glory.sites:
        return space.id in glory.sites
    return not glory.science or science.is_science(state, number)


def earned(state: FrontierState, card: int) -> list[int]:
    """The free glories that the journey of a human brings, as places in GLORIES."""
    seen = state.visits.get(card, NOWHERE)
    return [
        place
        for place, glory in enumerate(GLORIES)
        if state.glories[place] == FREE and any(qualifies(state, glory, site) for site in seen)
    ]


# taking it


class TakeGlory(Activity):
    """A human in LEO, or at home, is decommissioned, and a cube put on every glory it has earned."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not claims.has_cube(state, seat):
            return []
        return [(self.verb, CARDS[card].id) for card in returned(state, seat) if earned(state, card)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        card = card_called(action[1])
        state.then(*claims.cube_first(state, seat), Celebrate(seat, card, tuple(earned(state, card))))

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By human: the glories its journey has earned."""
        return {CARDS[card].id: [IDS[place] for place in earned(state, card)] for card in returned(state, seat)}

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for card in returned(state, seat):
            action: Action = (self.verb, CARDS[card].id)
            if not earned(state, card):
                shut.append((action, Illegal("why-no-glory", "glory")))
            elif not claims.has_cube(state, seat):
                shut.append((action, Illegal("why-no-cube", "pieces")))
        return shut


def returned(state: FrontierState, seat: int) -> list[int]:
    """A player's humans in LEO, or at the home orbit as long as it is kept."""
    back = [card for space in home.depots(state, seat) for card in humans.cards_at(state, seat, space)]
    return [card for card in back if not ageing.is_child(state, card)]


class Celebrate(Task["FrontierState"]):
    """The human comes home, and a cube goes on each glory. If there are not enough for all, the player chooses."""

    __slots__ = ("card", "places")

    card: int
    places: tuple[int, ...]

    def __init__(self, seat: int, card: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.places = places

    def run(self, state: FrontierState) -> None:
        cargo.decommission(state, self.seat, (self.card,))
        if len(self.places) <= claims.cubes_left(state, self.seat):
            celebrate(state, self.seat, list(self.places))
        else:
            state.then(ChooseGlories(self.seat, self.places))


class ChooseGlories(Question["FrontierState"]):
    __slots__ = ("places",)

    places: tuple[int, ...]

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def ask(self, state: FrontierState) -> Decision:
        cubes = claims.cubes_left(state, self.seat)
        items = [IDS[place] for place in self.places]
        return Subset(
            self.seat, "prompt-glories", "glory", "celebrate", list(items), cubes, cubes, [], [0] * len(items)
        )

    def answer(self, state: FrontierState, action: Action) -> None:
        celebrate(state, self.seat, [IDS.index(id) for id in action[1]])


def celebrate(state: FrontierState, seat: int, places: list[int]) -> None:
    for place in places:
        state.glories[place] = seat
        if state.journal is not None:
            state.tell("takes-glory", {"seat": seat, "glory": f"glory-{IDS[place]}"})


GLORY: Final = TakeGlory("glory", "glory", FREE_ACTION)
