"""Galaxy Trucker as a game: its options, and its actions in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from ...kernel import Action, Dice, Encoder, Game, Item, Message, Shapes, State, Value
from .bots import evaluating, truckers
from .bots.truckers import GunshipBot, HaulerBot, LearnedBot, RacerBot, TruckerBot
from .components.naming import card_message, charge_message, tile_message
from .encoding import TruckerEncoder
from .options import OPTIONS, RELATIONS, seat_counts
from .rules import course
from .shown.reference import reference
from .shown.shapes import SHAPES
from .state import TruckerState


class TruckerGame(Game):
    def __init__(self) -> None:
        self.id = "trucker"
        self.rules = 2
        self.options = OPTIONS
        self.relations = RELATIONS
        self.rated_apart = ("building", "teams")
        self.folder = Path(__file__).parent
        self.bots = {
            "trucker": TruckerBot,
            "hauler": HaulerBot,
            "gunship": GunshipBot,
            "racer": RacerBot,
            "learned": LearnedBot,
        }

    def seat_counts(self, options: dict[str, Value]) -> range:
        return seat_counts(options)

    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        state = TruckerState(self, seats, options, seed)
        state.begin()
        course.begin_game(state)
        state.proceed()
        return state

    # for clients

    def shapes(self) -> Shapes | None:
        return SHAPES

    def reference(self, options: dict[str, Value]) -> dict[str, Any]:
        return cast(dict[str, Any], reference(options))

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder | None:
        return TruckerEncoder(seats)

    # for search

    def search_pays(self) -> bool:
        """Its bots fly their ships in mind; search at a second a move lost all of eight games to three of them."""
        return False

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        return truckers.policy(cast(TruckerState, state), seat, dice)

    def evaluate(self, state: State) -> list[float]:
        return evaluating.evaluate(cast(TruckerState, state))

    def horizon_reached(self, start: State, state: State) -> bool:
        return evaluating.horizon_reached(cast(TruckerState, start), cast(TruckerState, state))

    # in words

    def describe(self, action: Action) -> Message:
        verb = str(action[0])
        params: dict[str, Any] = {}
        if verb in ("take", "use"):
            params = {"tile": tile_message(action[1])}
        elif verb == "place":
            params = {"row": action[1], "column": action[2], "turns": action[3]}
        elif verb in ("remove", "keep", "shield", "shoot"):
            params = {"row": action[1], "column": action[2]}
        elif verb in ("load", "lift"):
            params = {"colour": action[1], "row": action[2], "column": action[3]}
        elif verb == "crew":
            return _crew(action[1], action[2])
        elif verb in ("power", "dismiss", "surrender", "drain"):
            return _some(verb, action[1])
        elif len(action) == 2:
            params = {"number": action[1]}
        return f"action-{verb}", params

    def describe_item(self, verb: str, item: Item) -> Message:
        return card_message(item) if isinstance(item, int) else charge_message(item)


def _crew(purple: tuple[int, ...], brown: tuple[int, ...]) -> Message:
    names = ("purple_alien", "brown_alien")
    aliens: list[Message] = [
        ("alien-at", {"alien": name, "row": spot[0], "column": spot[1]})
        for name, spot in zip(names, (purple, brown), strict=True)
        if spot
    ]
    return ("action-crew", {"aliens": aliens}) if aliens else ("action-crew-humans", {})


def _some(verb: str, spots: tuple[Item, ...]) -> Message:
    if not spots:
        return f"action-{verb}-nothing", {}
    return f"action-{verb}", {"number": len(spots), "spots": [charge_message(spot) for spot in spots]}
