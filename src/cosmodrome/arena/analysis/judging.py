"""How well everybody stands in a position, as far as the viewer may know, and how well an answer leaves its seat.

Whoever sees everything judges the true position, with chance still open: what will be rolled and drawn is rolled anew
in every world. Whoever has a seat's eyes judges worlds imagined from that seat, so nothing hidden from it counts.
Everything follows from the settings' seed, so moves can be judged in any order. The worlds of all moves have the same
chances ahead: what changes from one to the next is then the move's doing, and not that other dice were thrown for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...bots import adviser, make_bot, next_seat
from ...bots.answers import some_answers
from ...bots.outlook import Outlook
from ...kernel import CLOCK, Action, BadSetup, Dice, Game, Position, State
from ..match import BotError, answer
from .evaluating import EDITION, evaluate, outlook
from .report import Answer, Judged

FALLBACK: Final = "search:100"
"""Who is asked in games that bring no bot of their own."""


class Settings:
    """How closely a game is looked at."""

    __slots__ = ("bot", "seed", "steps", "still", "width", "worlds")

    def __init__(
        self,
        bot: str = "",
        worlds: int = 24,
        steps: int = 60,
        width: int = 2,
        still: bool = False,
        seed: str = "0",
    ) -> None:
        for name, number, least in (("worlds", worlds, 1), ("steps", steps, 1), ("answers", width, 2)):
            if number < least:
                params = {"name": name, "number": number, "least": least}
                raise BadSetup(f"{name}: {number} is too few; at least {least}", "setup-too-few", params)
        self.bot = bot
        """Who is asked what it would have played; empty for whoever knows the game best."""
        self.worlds = worlds
        """Over so many worlds all that is uncertain is averaged."""
        self.steps = steps
        """Play is imagined no further than so many actions, where the game's own horizon is farther."""
        self.width = width
        """So many answers are weighed at every decision, the bot's and the one that was played first."""
        self.still = still
        """Whether positions are judged as they stand, not played on to the game's horizon: quick, but rough."""
        self.seed = seed

    @staticmethod
    def usual(game: Game) -> Settings:
        """As closely as a game is worth it, where others wait: what search has no use for, since it is slow to imagine,
        is imagined less often and not as far."""
        return Settings(width=4) if game.search_pays() else Settings(worlds=8, steps=24)

    def bot_for(self, game: Game, seats: int) -> str:
        return self.bot or (adviser(game, seats) if game.bots else FALLBACK)

    def edition(self, game: Game, seats: int) -> list[str | int | bool]:
        """All that decides, beside the record, what is found."""
        return [EDITION, self.bot_for(game, seats), self.worlds, self.steps, self.width, self.still, self.seed]


class Judge:
    """Judges positions of one game for one viewer; None sees everything."""

    def __init__(self, settings: Settings, viewer: int | None = None) -> None:
        self.settings = settings
        self.viewer = viewer
        self.outlook: Outlook | None = None

    def standing(self, state: State) -> list[float]:
        """The win probability of every seat; the shares of the win once the game is over."""
        if state.over or (self.viewer is None and self.settings.still):
            return evaluate(state)
        return _mean([self._look(world, at) for at, world in enumerate(self._worlds(state))])

    def expected(self, state: State, seat: int, action: Action) -> list[float]:
        """How everybody is likely to stand after this action, whatever chance brings."""
        found = []
        for at, world in enumerate(self._worlds(state)):
            world.apply(seat, action)
            found.append(self._look(world, at))
        return _mean(found)

    def judged(self, state: State, number: int, seat: int, played: Action) -> Judged:
        """What the bot would have answered, and what the answers are worth, from what the seat that decides knows."""
        asked = self._asked(state, number, seat)
        weighed = {asked: 0.0, played: 0.0}
        dice = Dice(f"{self.settings.seed} {number} answers")
        for action in some_answers(state.decision(seat), self.settings.width, dice):
            if len(weighed) < self.settings.width:
                weighed.setdefault(action, 0.0)
        worlds = self._imagined(state, seat)
        for at, world in enumerate(worlds):
            for action in weighed:
                weighed[action] += self._played_on(world, at, seat, action)[seat] / self.settings.worlds
        return Judged(asked, played, [Answer(action, worth) for action, worth in weighed.items()])

    def _asked(self, state: State, number: int, seat: int) -> Action:
        spec = self.settings.bot_for(state.game, state.seats)
        bot = make_bot(state.game, spec, f"{self.settings.seed} {number} bot")
        found = answer(bot, Position(state, seat))
        accepted = state.decision(seat).accept(found)
        if accepted is None:
            raise BotError(f"{state.game.id}, move {number}: {spec} answered {found}, which is not legal")
        return accepted

    def _worlds(self, state: State) -> Iterator[State]:
        if self.viewer is not None:
            yield from self._imagined(state, self.viewer)
            return
        for at in range(self.settings.worlds):
            world = state.copy()
            world.journal = None
            world.past = None
            world.reseed(f"{self.settings.seed} chance {at}")
            yield world

    def _imagined(self, state: State, seat: int) -> Iterator[State]:
        for at in range(self.settings.worlds):
            yield state.suppose(seat, Dice(f"{self.settings.seed} world {at}"))

    def _look(self, world: State, at: int) -> list[float]:
        if self.settings.still or world.over:
            return evaluate(world)
        return self._play_on(world, world.copy(), CLOCK, at)

    def _played_on(self, world: State, at: int, seat: int, action: Action) -> list[float]:
        state = world.copy()
        state.apply(seat, action)
        return self._play_on(world, state, seat, at)

    def _play_on(self, start: State, state: State, last: int, at: int) -> list[float]:
        """How everybody stands as far as one looks ahead, if all go on by the game's policy."""
        game = state.game
        if self.outlook is None:
            self.outlook = outlook(state)
        dice = Dice(f"{self.settings.seed} playout {at}")
        for _ in range(self.settings.steps):
            if self.outlook.reached(start, state):
                return self.outlook.values(state)
            last = next_seat(state, last)
            state.apply(last, game.policy(state, last, dice))
        return evaluate(state)


def _mean(lists: list[list[float]]) -> list[float]:
    return [sum(column) / len(lists) for column in zip(*lists, strict=True)]
