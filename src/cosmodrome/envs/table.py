"""A PettingZoo environment (AEC) over any game that has an encoder.

- Agents are `player_0`, `player_1`, ...; the one selected is the one to answer. Where the rules ask several at once,
  they answer one after the other; the game itself keeps the answers hidden until all are in.
- An action is a word (`kernel.spelling`): the same agent is selected until its answer is whole. Where there is only one
  answer, nobody is asked.
- An observation is a dictionary: `observation`, what the seat may know as a row of numbers (`kernel.encoder`), and
  `action_mask`, which words are open to it: none unless it is selected.
- The reward comes at the end: a share of the win, 1 in all, or nothing for one agent alone that has lost; on the way
  too with a `potential` (`shaping`). A game longer than `most_actions` is truncated without.
- A word that is not open is an error, or with `illegal="end"` ends the game with a reward of -1 for who chose it.
- `state` is what all seats know together.
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
from ..games import find
from ..kernel import BadSetup, Game
from .play import Numbers, Play
from .text import as_text

RENDER_MODES = ("ansi", "human")

Observation = dict[str, npt.NDArray[Any]]


class TableEnv(AECEnv[str, Any, Any]):
    """The environment itself, without the wrapper that checks the order of calls."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object],
        most_actions: int = MOST_ACTIONS,
        potential: str = "none",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.play = Play(game, seats, options, most_actions, potential, illegal)
        self.metadata = {
            "name": f"{game.id}_v{game.rules}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.lexicon.size) for agent in self.possible_agents}
        self.state_space = row_space(seats * self.play.encoder.size)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; `options` of the game hold for this one only."""
        self.play.start(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for a word")
        play = self.play
        play.choose(action)
        self._cumulative_rewards[agent] = 0.0
        for place, reward in enumerate(play.rewards):
            self.rewards[self.possible_agents[place]] = reward
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.play.observation(seat).copy(), "action_mask": self.play.mask(seat).copy()}

    def state(self) -> Numbers:
        return self.play.whole()

    def render(self) -> str | None:
        """The selected agent's view as text (`ansi`), or printed (`human`)."""
        text = as_text(self.play.table.view(self.possible_agents.index(self.agent_selection)))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to release."""

    def _select(self) -> None:
        play = self.play
        if not play.ended:
            self.agent_selection = self.possible_agents[play.seat]
            return
        for agent in self.possible_agents:
            self.terminations[agent] = play.over
            self.truncations[agent] = play.truncated
        self.agent_selection = self.agents[0]


def row_space(size: int) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, (size,), np.float32)


def observation_space(play: Play) -> spaces.Dict:
    mask = spaces.Box(0, 1, (play.lexicon.size,), np.int8)
    return spaces.Dict({"observation": row_space(play.encoder.size), "action_mask": mask})


def check_render_mode(render_mode: str | None) -> None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadSetup(f"render_mode {render_mode!r}: must be one of {', '.join(RENDER_MODES)}")


def env(
    game_id: str,
    seats: int,
    most_actions: int = MOST_ACTIONS,
    potential: str = "none",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: object,
) -> AECEnv[str, Any, Any]:
    """The environment over a game; what is not named here are options of the game."""
    table = TableEnv(find(game_id), seats, options, most_actions, potential, illegal, render_mode)
    return OrderEnforcingWrapper(table)
