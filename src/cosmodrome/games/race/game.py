"""Race for the Galaxy as a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from ...kernel import Action, Dice, Encoder, Game, Item, Message, Shapes, State, Value
from .bots import evaluating, governor
from .bots.governor import GovernorBot
from .encoding import RaceEncoder
from .options import OPTIONS, RELATIONS, SCENARIOS, seat_counts
from .rules import setup
from .rules.actions import NAMES
from .rules.round import OPENING, SOLITAIRE_OPENING
from .shown import naming
from .shown.reference import reference
from .shown.shapes import SHAPES
from .state import RaceState


class RaceGame(Game):
    def __init__(self) -> None:
        self.id = "race"
        self.rules = 3
        self.options = OPTIONS
        self.relations = RELATIONS
        self.scenarios = SCENARIOS
        self.rated_apart = ("takeovers",)
        self.foretold = tuple(NAMES[1:])
        self.folder = Path(__file__).parent
        self.bots = {"governor": GovernorBot}

    def seat_counts(self, options: dict[str, Value]) -> range:
        return seat_counts(options)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = RaceState(self, seats, options, seed)
        state.lay_out()
        setup.set_up(state)
        state.then(*(OPENING if state.robot is None else SOLITAIRE_OPENING))
        state.proceed()
        return state

    def shapes(self) -> Shapes | None:
        return SHAPES

    def reference(self, options: dict[str, Value]) -> dict[str, Any]:
        return cast(dict[str, Any], reference(options))

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder | None:
        return RaceEncoder(seats)

    # for search

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        return governor.policy(state, seat)

    def evaluate(self, state: State) -> list[float]:
        return evaluating.evaluate(cast(RaceState, state))

    def horizon_reached(self, start: State, state: State) -> bool:
        """The choice of actions two rounds on: by then what was placed has been used."""
        here = cast(RaceState, state)
        return here.phase == "actions" and here.round > cast(RaceState, start).round + 1

    def turn_over(self, start: State, state: State) -> bool:
        """The next choice of actions."""
        here = cast(RaceState, state)
        return here.phase == "actions" and here.round > cast(RaceState, start).round

    def describe(self, action: Action) -> Message:
        return naming.describe(action)

    def describe_item(self, verb: str, item: Item) -> Message:
        return naming.describe_item(verb, item)
