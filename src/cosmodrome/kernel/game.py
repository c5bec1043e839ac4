"""The immutable part of a game: what it is called, who can play it, with which options."""

from __future__ import annotations

import secrets
from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from .bot import Bot
from .decision import Action, Item
from .dice import Dice, is_text
from .encoder import Encoder
from .errors import BadSetup
from .options import SCENARIO, SEATS, Option, Relation, Scenario, Value, resolve
from .state import State

Message = tuple[str, dict[str, Any]]
"""A message key of the game's catalogue with its parameters."""


class Shapes:
    """What a game says, as types (TypedDicts): the client's types are made from them, and tests hold the game to them.

    `events` and `prompts` give the parameters of every message that is told or asked, by its key. `hints` and
    `previews` give what comes along with a question and what is foreseen of an answer to it, by the key of its prompt;
    a prompt that is not there has none.
    """

    __slots__ = ("events", "hints", "previews", "prompts", "reference", "view")

    def __init__(
        self,
        view: Any,
        reference: Any,
        events: dict[str, Any],
        prompts: dict[str, Any],
        hints: dict[str, Any] | None = None,
        previews: dict[str, Any] | None = None,
    ) -> None:
        self.view = view
        self.reference = reference
        self.events = events
        self.prompts = prompts
        self.hints: dict[str, Any] = {} if hints is None else hints
        self.previews: dict[str, Any] = {} if previews is None else previews


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    id: str
    """The folder's name; titles and explanations are messages of its catalogue."""
    rules: int
    """The version of the rules: raised whenever an old record would no longer replay to the same state."""
    options: tuple[Option, ...]
    relations: tuple[Relation, ...] = ()
    """Which options go together."""
    scenarios: tuple[Scenario, ...] = ()
    """Named starts; the option `scenario` chooses one (`scenario_option`)."""
    rated_apart: tuple[str, ...] = ()
    """The options, besides the first, without which games can not be compared: ratings are kept apart by them."""
    foretold: tuple[str, ...] = ()
    """What answers are made of that all give at once when a turn begins: a network may foretell those of others."""
    hides: bool = True
    """Whether there is ever anything that some seat may not know; chance that is still to come does not count."""
    folder: Path
    """Where the game's data, locale and rulebooks lie."""
    bots: dict[str, Callable[[str], Bot]]
    """The game's own bots: name -> maker, which is given a seed."""

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules version {self.rules}>"

    @abstractmethod
    def seat_counts(self, options: dict[str, Value]) -> range:
        """How many can play with these options, apart from what relations and scenarios say."""

    @abstractmethod
    def start(self, seats: int, options: dict[str, Value], seed: str) -> State:
        """The state before the first action; everything has been checked."""

    @abstractmethod
    def describe(self, action: Action) -> Message:
        """An action in words."""

    @abstractmethod
    def describe_item(self, verb: str, item: Item) -> Message:
        """An item of a subset in words."""

    # what a client needs to know of a game

    def shapes(self) -> Shapes | None:
        """What this game says, as types; None where nobody has declared it."""
        return None

    def reference(self, options: dict[str, Value]) -> dict[str, Any]:
        """What never changes in a game with these options, as complete as `resolve` makes them; ready for JSON."""
        return {}

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder | None:
        """The game as rows of numbers, for learning agents; None where nobody has written it."""
        return None

    # what search needs to know of a game; any game may know better than these

    def search_pays(self) -> bool:
        """Whether search plays this game better than the game's own bots do."""
        return True

    def planning_pays(self) -> bool:
        """Whether a planner, which answers at once, plays it better than they do."""
        return False

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        """A quick answer for a waiting seat, from what that seat may know. For `CLOCK`: how much time goes by."""
        return state.decision(seat).sample(dice)

    def evaluate(self, state: State) -> list[float]:
        """How well every seat stands, from 0 to 1: its share of the win, or of the points while nobody has won."""
        if state.over:
            winners = state.winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        scores = state.scores
        lowest = min(0, min(scores))
        total = sum(scores) - lowest * len(scores)
        if total == 0:
            return [1.0 / len(scores)] * len(scores)
        return [(score - lowest) / total for score in scores]

    def horizon_reached(self, start: State, state: State) -> bool:
        """Whether play imagined from `start` has gone far enough to be evaluated."""
        return state.over

    def turn_over(self, start: State, state: State) -> bool:
        """Whether play has come from `start` to the next moment between turns, where a network judges positions."""
        return self.horizon_reached(start, state)

    @property
    def rated_by(self) -> tuple[str, ...]:
        """The options by which ratings are kept apart: the edition first."""
        return (self.options[0].name, *self.rated_apart)

    def resolve(self, given: dict[str, object]) -> dict[str, Value]:
        """Every option with its value, those given and the defaults; BadSetup if they do not go together."""
        return resolve(self.options, given, self.relations, self.scenarios)

    def seat_range(self, options: dict[str, Value]) -> range:
        """How many can play with these options, all of them given."""
        counts = self.seat_counts(options)
        least, most = counts[0], counts[-1]
        for scenario in self.scenarios:
            if options[SCENARIO] == scenario.name:
                least, most = max(least, scenario.seats[0]), min(most, scenario.seats[1])
        for relation in self.relations:
            if relation.other == SEATS and relation.applies(options):
                seats = [int(number) for number in relation.allowed]
                least, most = max(least, min(seats)), min(most, max(seats))
        if least > most:
            raise BadSetup(f"{self.id}: with these options nobody can play", "setup-nobody")
        return range(least, most + 1)

    def new(self, seats: int, seed: str | int | None = None, **options: object) -> State:
        """Start a game. Without a seed, an unguessable one is made."""
        return self.open(seats, seed, options)

    def open(self, seats: int, seed: str | int | None, options: dict[str, object]) -> State:
        """The same, for options that come from outside: any name in them is checked, whatever it is."""
        chosen = self.resolve(options)
        counts = self.seat_range(chosen)
        if type(seats) is not int or seats not in counts:
            raise BadSetup(
                f"{self.id}: {seats} seats; with these options it takes {counts[0]} to {counts[-1]}",
                "setup-seats",
                {"number": seats, "least": counts[0], "most": counts[-1]},
            )
        if seed is None:
            seed = secrets.token_hex(16)
        elif type(seed) is not int and type(seed) is not str:
            raise BadSetup(f"seed: {seed!r} is neither a whole number nor a text")
        if not is_text(str(seed)):
            raise BadSetup("seed: it has characters that are not text", "setup-seed")
        return self.start(seats, chosen, str(seed))
