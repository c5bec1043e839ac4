"""The crew: who moves in, and who has to go (rulebook: crew, aliens)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Question, Subset, Task
from ..components.ship import BROWN, PURPLE, Ship, Spot
from ..components.story import Loss
from ..components.tiles import BROWN_SUPPORT, CABIN, KIND, PURPLE_SUPPORT
from .figures import figures
from .giving_up import CardQuestion

if TYPE_CHECKING:
    from ..state import TruckerState


def supports(ship: Ship, space: int, kind: int) -> bool:
    """Whether a cabin is joined to a life support of this kind."""
    return any(KIND[ship.tiles[other]] == kind for other in ship.joined(space))


def homes(ship: Ship, kind: int) -> list[int]:
    """Cabins where aliens can live that need this kind of life support; never the start cabin."""
    return [space for space in ship.of_kind(CABIN) if supports(ship, space, kind)]


def may_have_aliens(ship: Ship) -> bool:
    return bool(homes(ship, PURPLE_SUPPORT) or homes(ship, BROWN_SUPPORT))


class ChooseCrew(Question["TruckerState"]):
    """Where the purple and the brown alien live, if anywhere: at most one of each."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        ship = state.ships[self.seat]
        options: list[Action] = []
        for purple in [0, *homes(ship, PURPLE_SUPPORT)]:
            for brown in [0, *homes(ship, BROWN_SUPPORT)]:
                if not purple or purple != brown:
                    options.append(("crew", ship.spot(purple) if purple else (), ship.spot(brown) if brown else ()))
        return Choice(self.seat, "prompt-crew", "aliens", options)

    def answer(self, state: TruckerState, action: Action) -> None:
        ship = state.ships[self.seat]
        for alien, name, spot in ((PURPLE, "purple_alien", action[1]), (BROWN, "brown_alien", action[2])):
            if spot:
                ship.fill(ship.board.space(spot[0], spot[1]), alien)
                state.tell("welcomes", {"seat": self.seat, "alien": name})

    def hints(self, state: TruckerState) -> dict[str, Any]:
        """What the ship can do with humans only, and with the aliens of every answer."""
        answers = [self.preview(state, action) for action in state.decision(self.seat)]
        return {"now": figures(state.ships[self.seat]), "answers": answers}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        twin = state.ships[self.seat].copy()
        for alien, spot in ((PURPLE, action[1]), (BROWN, action[2])):
            if spot:
                twin.fill(twin.board.space(spot[0], spot[1]), alien)
        return dict(figures(twin))


ALIENS: Final = ((PURPLE, PURPLE_SUPPORT, "purple_alien"), (BROWN, BROWN_SUPPORT, "brown_alien"))


NAMES: Final = {PURPLE: "purple_alien", BROWN: "brown_alien"}


def aliens_leave(state: TruckerState, seat: int) -> None:
    """Aliens whose cabin has no life support for them any more."""
    ship = state.ships[seat]
    for space, name in unsupported(ship):
        ship.fill(space, 0)
        row, column = ship.spot(space)
        state.story.losses.append(Loss(seat, space, "crew", 1, name))
        state.tell("alien-leaves", {"seat": seat, "alien": name, "row": row, "column": column})


def unsupported(ship: Ship) -> list[tuple[int, str]]:
    """Where such an alien is, and which."""
    return [
        (space, name)
        for alien, kind, name in ALIENS
        for space in ship.of_kind(CABIN)
        if ship.load[space] == alien and not supports(ship, space, kind)
    ]


# losing crew


class LoseCrew(Task["TruckerState"]):
    """So many of the crew have to go; all, if there are not more."""

    number: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, state: TruckerState) -> None:
        ship = state.ships[self.seat]
        if ship.crew() > self.number:
            state.then(DismissCrew(self.seat, self.number))
        else:
            _leave(state, self.seat, members(ship))


def members(ship: Ship) -> list[Spot]:
    """Every member of the crew by the place of its cabin."""
    found: list[Spot] = []
    for space in ship.cabins():
        aboard = ship.load[space]
        found.extend([ship.spot(space)] * (aboard if aboard < PURPLE else 1))
    return found


class DismissCrew(CardQuestion):
    """Which of them is for the owner to say."""

    number: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def ask(self, state: TruckerState) -> Decision:
        items = members(state.ships[self.seat])
        number = self.number
        costs = [1] * len(items)
        return Subset(
            self.seat, "prompt-dismiss", "crew", "dismiss", items, number, number, [], costs, params={"number": number}
        )

    def answer(self, state: TruckerState, action: Action) -> None:
        _leave(state, self.seat, list(action[1]))

    def hints(self, state: TruckerState) -> dict[str, Any]:
        """Who it is that every item stands for, and who is left when so many humans go."""
        ship = state.ships[self.seat]
        loads = [ship.load[ship.board.space(row, column)] for row, column in members(ship)]
        left = [{"humans": number, "stranded": not number} for number in range(ship.humans(), -1, -1)]
        return {"left": left, "aliens": [NAMES.get(load) for load in loads]}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        twin = state.ships[self.seat].copy()
        for row, column in action[1]:
            dismiss_one(twin, twin.board.space(row, column))
        return {"crew": twin.crew(), "humans": twin.humans(), "stranded": not twin.humans()}


def _leave(state: TruckerState, seat: int, spots: list[Spot]) -> None:
    board = state.ships[seat].board
    leave(state, seat, [board.space(row, column) for row, column in spots])


def leave(state: TruckerState, seat: int, spaces: list[int]) -> None:
    """One member of the crew from each of these cabins, as often as it is named."""
    ship = state.ships[seat]
    for space in spaces:
        dismiss_one(ship, space)
    if spaces:
        state.story.lose(seat, spaces, "crew")
        spots = [ship.spot(space) for space in spaces]
        state.tell("loses-crew", {"seat": seat, "number": len(spots), "spots": spots})


def dismiss_one(ship: Ship, space: int) -> None:
    """One member of the crew leaves this cabin."""
    ship.fill(space, ship.load[space] - 1 if ship.load[space] < PURPLE else 0)
