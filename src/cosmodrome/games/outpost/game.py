"""Outpost as a game: its options, and its actions in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from ...kernel import Action, Dice, Encoder, Game, Item, Message, Shapes, State, Value
from .bots import commander, evaluating
from .bots.commander import CommanderBot
from .components.cards import INDEX, MEGA_CARD, PROMISE, RESOURCES, VALUE, mega_card, resource_of
from .components.naming import all_factories, factory
from .encoding import OutpostEncoder
from .options import OPTIONS, RELATIONS, seat_counts
from .rules.setup import set_up
from .shown.reference import reference
from .shown.shapes import SHAPES
from .state import OutpostState


class OutpostGame(Game):
    def __init__(self) -> None:
        self.id = "outpost"
        self.rules = 2
        self.options = OPTIONS
        self.relations = RELATIONS
        self.rated_apart = ("kicker",)
        self.folder = Path(__file__).parent
        self.bots = {"commander": CommanderBot}

    def seat_counts(self, options: dict[str, Value]) -> range:
        return seat_counts(options)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = OutpostState(self, seats, options, seed)
        state.begin()
        set_up(state)
        state.proceed()
        return state

    # for clients

    def shapes(self) -> Shapes | None:
        return SHAPES

    def reference(self, options: dict[str, Value]) -> dict[str, Any]:
        return cast(dict[str, Any], reference(options))

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder | None:
        return OutpostEncoder(seats)

    # for search

    def planning_pays(self) -> bool:
        return True

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        return commander.policy(state, seat)

    def evaluate(self, state: State) -> list[float]:
        return evaluating.evaluate(cast(OutpostState, state))

    def horizon_reached(self, start: State, state: State) -> bool:
        """The turns of the round after the next: by then what was bought has produced and been used twice."""
        here = cast(OutpostState, state)
        return here.phase == "turns" and here.round > cast(OutpostState, start).round + 1

    def describe(self, action: Action) -> Message:
        verb = str(action[0])
        params: dict[str, Any] = {}
        if verb in ("pay", "discard", "return", "commit") and isinstance(action[1], tuple):
            params = {"cards": [describe_card(code) for code in action[1]]}
        elif verb == "commit":
            return "action-commit-credits", {"number": action[1]}
        elif verb == "mega":
            params = {"cards": [_mega(name) for name in action[1]]}
        elif verb == "assign":
            params = {"factories": all_factories(action[1])}
        elif verb == "attack":
            params = {"target": action[1], "what": factory(action[2]) if action[2] in RESOURCES else action[2]}
        elif verb == "offer":
            params = {"target": action[1], "card": describe_card(action[2])}
        elif verb == "give":
            params = {"card": describe_card(action[1])}
        elif verb in ("build", "move"):
            params = {"what": factory(action[1])}
        elif len(action) == 2:
            params = {"what": action[1]}
        return f"action-{verb}", params

    def describe_item(self, verb: str, item: Item) -> Message:
        if isinstance(item, int):
            return describe_card(item)
        return _mega(str(item)) if verb == "mega" else (factory(str(item)), {})


def _mega(resource: str) -> Message:
    return describe_card(mega_card(INDEX[resource]))


def describe_card(code: int) -> Message:
    """A production card in words."""
    params: dict[str, Any] = {"resource": RESOURCES[resource_of(code)], "value": VALUE[code]}
    if code >= PROMISE:
        return "promise", params | {"number": code % 100}
    return ("mega-card" if code >= MEGA_CARD else "card"), params
