"""A Gymnasium environment: one agent against bots.

`gymnasium.make("cosmodrome/Race-v0", opponents=["governor"], expansion="rebel")`: so many opponents, so many seats and
one more. The agent sits at `seat`, or where the seed of the game puts it. What is not named here are options of the
game.

An observation is the row of the agent's seat, an action a word. Which words are open is in `info["action_mask"]`, and
is what `action_masks()` gives, as MaskablePPO of sb3-contrib asks for it.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from ..arena.match import MOST_ACTIONS
from ..bots.registry import make_bot
from ..games import find, ids
from ..kernel import BadSetup, Bot, Dice, Position
from .play import Mask, Numbers, Play
from .table import RENDER_MODES, check_render_mode, row_space
from .text import as_text

Info = dict[str, Any]

TRIES = 100
"""A game that ends before the agent is asked is passed over, so often."""


class SeatEnv(gymnasium.Env[Any, Any]):
    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game_id: str,
        opponents: list[str] | tuple[str, ...] = ("random",),
        seat: int | None = None,
        most_actions: int = MOST_ACTIONS,
        potential: str = "none",
        illegal: str = "raise",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        check_render_mode(render_mode)
        seats = len(opponents) + 1
        if seat is not None and not 0 <= seat < seats:
            raise BadSetup(f"seat {seat}: must be from 0 to {seats - 1}")
        self.game = find(game_id)
        for spec in opponents:
            make_bot(self.game, spec, "")
        self.play = Play(self.game, seats, options, most_actions, potential, illegal)
        self.opponents = list(opponents)
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = row_space(self.play.encoder.size)
        self.action_space = spaces.Discrete(self.play.lexicon.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Start a new game; `options` of the game hold for this one only."""
        super().reset(seed=seed)
        for _ in range(TRIES):
            self._begin(int(self.np_random.integers(2**63)), options)
            if not self.play.ended:
                return self.play.observation(self.seat).copy(), self._info()
        raise BadSetup(f"most_actions {self.play.most_actions}: the agent is never asked before games end")

    def _begin(self, game_seed: int, options: dict[str, Any] | None) -> None:
        dice = Dice(f"{game_seed} seats")
        seats = len(self.opponents) + 1
        self.seat = self.fixed_seat if self.fixed_seat is not None else dice.below(seats)
        others = [seat for seat in range(seats) if seat != self.seat]
        self.bots: dict[int, Bot] = {
            seat: make_bot(self.game, spec, f"{game_seed} {seat}")
            for seat, spec in zip(others, self.opponents, strict=True)
        }
        self.play.start(game_seed, options)
        self._let_others_play()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, Info]:
        play = self.play
        play.choose(int(action))
        reward = play.rewards[self.seat] + self._let_others_play()
        return play.observation(self.seat).copy(), reward, play.over, play.truncated, self._info()

    def action_masks(self) -> Mask:
        return self.play.mask(self.seat).astype(bool)

    def render(self) -> Any:
        """The agent's view as text (`ansi`), or printed (`human`)."""
        text = as_text(self.play.table.view(self.seat))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def _info(self) -> Info:
        return {"action_mask": self.play.mask(self.seat).copy()}

    def _let_others_play(self) -> float:
        """Until the agent is asked, or the game has ended; what that brings the agent."""
        play = self.play
        reward = 0.0
        while not play.ended and play.seat != self.seat:
            play.answer(self.bots[play.seat].act(Position(play.table, play.seat)))
            reward += play.rewards[self.seat]
        return reward


def register() -> None:
    """Make every game known to Gymnasium: `cosmodrome/Outpost-v0` and so on."""
    for game_id in ids():
        name = f"cosmodrome/{game_id.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="cosmodrome.envs.single:SeatEnv", kwargs={"game_id": game_id})
