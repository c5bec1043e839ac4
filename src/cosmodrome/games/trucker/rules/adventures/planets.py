"""Planets (rulebook: planets)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Choice, Decision, Illegal, Task
from ...components.adventures import CARDS, colours
from .. import outlook, track
from ..giving_up import CardQuestion
from ..goods import GainGoods
from ..track import LoseDays

if TYPE_CHECKING:
    from ...state import TruckerState

FLY_ON: Final[Action] = ("fly_on",)


class Planets(Task["TruckerState"]):
    """All choose, then all load, then all lose days."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.then(*[Approach(seat) for seat in track.order(state)], Visit())


class Approach(Task["TruckerState"]):
    """One ship to each planet: whoever finds none left is not asked."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if len(_options(state)) > 1:
            state.then(Land(self.seat))


def _options(state: TruckerState) -> list[Action]:
    planets = len(CARDS[state.card].planets)
    return [*[("land", planet + 1) for planet in range(planets) if planet not in state.landed], FLY_ON]


class Land(CardQuestion):
    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        return Choice(self.seat, "prompt-planet", "planets", _options(state), {"days": CARDS[state.card].days})

    def answer(self, state: TruckerState, action: Action) -> None:
        if action == FLY_ON:
            return
        planet = action[1] - 1
        state.landed[self.seat] = planet
        goods = colours(CARDS[state.card].planets[planet])
        state.tell("lands", {"seat": self.seat, "planet": planet + 1, "goods": goods})

    def hints(self, state: TruckerState) -> dict[str, Any]:
        return {"answers": [self.preview(state, action) for action in _options(state)]}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        card = CARDS[state.card]
        if action == FLY_ON:
            return dict(outlook.gain(state, self.seat, [], 0, 0, 0))
        return dict(outlook.gain(state, self.seat, card.planets[action[1] - 1], 0, 0, card.days))

    def closed(self, state: TruckerState) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = [
            (("land", planet + 1), Illegal("why-planet-taken", "planets", {"seat": other}))
            for other, planet in enumerate(state.landed)
            if planet >= 0
        ]
        return shut + super().closed(state)


class Visit(Task["TruckerState"]):
    """Loading from the leader to the last; days are lost from the last to the leader, or as the option says."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        card = CARDS[state.card]
        down = [seat for seat in track.order(state) if state.landed[seat] >= 0]
        leaving = down if state.rules.planets_leader_first else down[::-1]
        loading = [GainGoods(seat, card.planets[state.landed[seat]]) for seat in down]
        state.then(*loading, *[LoseDays(seat, card.days) for seat in leaving])
