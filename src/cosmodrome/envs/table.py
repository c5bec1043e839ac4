"""A PettingZoo environment (AEC) over any game.

- Agents are `player_0`, `player_1`, ...; the one selected is the one to answer. Where the rules ask several at once,
  they answer one after the other; the game itself keeps the answers hidden until all are in.
- An action is the number of an answer (`numbering`); the mask says which numbers exist now.
- Where a path is asked for, the same agent is selected until it is whole: a number is the next step, or a whole answer.
- An observation is a dictionary: `observation`, the seat's view as a row of numbers (`features`), and `action_mask`.
- `infos` of the selected agent holds the same for agents that read: `view`, `decision` (as the client gets them) and
  `answers`, the actions by number; `whole` of them are answers, the others a path with one more step.
- The reward comes at the end: a share of the win, 1 in all, or nothing for one agent alone that has lost. A game longer
  than `most_actions` is truncated without.
- `render` gives the view of the selected agent as text.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..arena.match import MOST_ACTIONS
from ..bots import next_seat
from ..games import find
from ..kernel import CLOCK, Action, BadSetup, Dice, Game, Item, Path, State
from .features import features
from .numbering import numbered_answers, numbered_steps
from .text import as_text

WIDTH = 128
SIZE = 1024
RENDER_MODES = ("ansi", "human")

Observation = dict[str, npt.NDArray[Any]]


class TableEnv(AECEnv[str, Any, Any]):
    """The environment itself, without the wrapper that checks the order of calls."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object],
        width: int = WIDTH,
        size: int = SIZE,
        most_actions: int = MOST_ACTIONS,
        render_mode: str | None = None,
    ) -> None:
        _check(width, size, most_actions, render_mode)
        game.new(seats, 0, **options)
        self.metadata = {"name": f"{game.id}_v{game.rules}", "render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.game = game
        self.options = options
        self.width = width
        self.size = size
        self.most_actions = most_actions
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(width) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; its options were fixed when the environment was made."""
        self.table: State = self.game.new(len(self.possible_agents), seed, **self.options)
        self.table.journal = None
        self.dice = Dice(f"{self.table.seed} clock")
        self.seat = CLOCK
        self.actions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._advance()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.answers):
            raise ValueError(f"action {action}: {agent} has answers 0 to {len(self.answers) - 1} now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action >= self.whole:
            self._select(self.answers[action][1])
            return
        self.table.apply(self.seat, self.answers[action])
        self.actions += 1
        self.infos[agent] = {}
        self._advance()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self.width, dtype=np.int8)
        if agent == self.agent_selection:
            mask[: len(self.answers)] = 1
        view = self._view(self.possible_agents.index(agent))
        return {"observation": features(view, self.size), "action_mask": mask}

    def render(self) -> str | None:
        """The selected agent's view as text (`ansi`), or printed (`human`)."""
        text = as_text(self._view(self.possible_agents.index(self.agent_selection)))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to release."""

    def _view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, its unfinished path included."""
        view = self.table.view(seat)
        return {**view, "path": self.path} if seat == self.seat and self.path else view

    def _observation_space(self) -> spaces.Dict:
        row = spaces.Box(-np.inf, np.inf, (self.size,), np.float32)
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (self.width,), np.int8)})

    def _advance(self) -> None:
        """Go on to the next agent to answer, or end."""
        self.answers: list[Action] = []
        self.whole = 0
        self.path: tuple[Item, ...] = ()
        while not self.table.over and self.actions < self.most_actions:
            self.seat = next_seat(self.table, self.seat)
            if self.seat != CLOCK:
                self._select()
                return
            self.table.apply(CLOCK, self.game.policy(self.table, CLOCK, self.dice))
            self.actions += 1
        self._end()

    def _select(self, path: tuple[Item, ...] = ()) -> None:
        decision = self.table.decision(self.seat)
        self.agent_selection = self.possible_agents[self.seat]
        self.path = path
        if isinstance(decision, Path):
            self.answers, self.whole = numbered_steps(decision, path, self.width)
        else:
            self.answers = numbered_answers(decision, self.width)
            self.whole = len(self.answers)
        self.infos[self.agent_selection] = {
            "view": self._view(self.seat),
            "decision": decision.as_dict(),
            "answers": self.answers,
            "whole": self.whole,
        }

    def _end(self) -> None:
        over = self.table.over
        winners = self.table.winners if over else []
        for seat, agent in enumerate(self.possible_agents):
            self.terminations[agent] = over
            self.truncations[agent] = not over
            self.rewards[agent] = 1.0 / len(winners) if seat in winners else 0.0
        self.agent_selection = self.agents[0]


def env(
    game_id: str,
    seats: int,
    width: int = WIDTH,
    size: int = SIZE,
    most_actions: int = MOST_ACTIONS,
    render_mode: str | None = None,
    **options: object,
) -> AECEnv[str, Any, Any]:
    """The environment over a game. `width` numbers of answers, `size` numbers of observation; the rest are options."""
    table = TableEnv(find(game_id), seats, options, width, size, most_actions, render_mode)
    return OrderEnforcingWrapper(table)


def _check(width: int, size: int, most_actions: int, render_mode: str | None) -> None:
    if width < 2:
        raise BadSetup(f"width {width}: must be at least 2")
    if size < 1:
        raise BadSetup(f"size {size}: must be at least 1")
    if most_actions < 1:
        raise BadSetup(f"most_actions {most_actions}: must be at least 1")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadSetup(f"render_mode {render_mode!r}: must be one of {', '.join(RENDER_MODES)}")
