"""High Frontier as a game: its options, and its actions in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from ...kernel import Action, Dice, Encoder, Game, Item, Message, Shapes, State, Value
from .bots import director
from .bots.director import DirectorBot
from .bots.negotiator import NegotiatorBot
from .components.naming import action_message, item_message
from .encoding import FrontierEncoder
from .options import OPTIONS, RELATIONS, SCENARIOS, seat_counts
from .rules import setup
from .shown.reference import reference
from .shown.shapes import SHAPES
from .state import FrontierState


class FrontierGame(Game):
    def __init__(self) -> None:
        self.id = "frontier"
        self.rules = 2
        self.options = OPTIONS
        self.relations = RELATIONS
        self.scenarios = SCENARIOS
        self.rated_apart = ("scenario",)
        self.folder = Path(__file__).parent
        self.bots = {"director": DirectorBot, "learned": NegotiatorBot}

    def seat_counts(self, options: dict[str, Value]) -> range:
        return seat_counts(options)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = FrontierState(self, seats, options, seed)
        state.begin()
        setup.set_up(state)
        state.proceed()
        return state

    # for clients

    def shapes(self) -> Shapes | None:
        return SHAPES

    def reference(self, options: dict[str, Value]) -> dict[str, Any]:
        return cast(dict[str, Any], reference(options))

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder | None:
        return FrontierEncoder(seats)

    # for search

    def search_pays(self) -> bool:
        return False

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        return director.policy(state, seat)

    # in words

    def describe(self, action: Action) -> Message:
        if action[0] == "income" and len(action) == 2:
            return "action-income-from", {"target": action[1]}
        if action[0] == "award":
            return "action-award", {"target": action[1]}
        if action[0] == "boost" and len(action) == 2:
            return "action-boost-cards", action_message(action)[1]
        return action_message(action)

    def describe_item(self, verb: str, item: Item) -> Message:
        return item_message(item)
