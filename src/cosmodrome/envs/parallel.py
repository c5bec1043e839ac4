"""A PettingZoo parallel environment: all agents choose at once.

Every agent gives a word in every step. Who is not asked anything has one word open, `DONE`, which does nothing. Answers
that are whole take effect in the order of seats. When that changes what another agent is asked, its answer is spelled
anew as far as its words are still open; a last word that no longer is comes to nothing (`infos[agent]["dropped"]`), and
it is asked again. So where the rules ask one after the other, most agents wait in most steps (take `env` there); where
they ask all at once, nobody waits.
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..arena.match import MOST_ACTIONS
from ..games import find
from ..kernel import DONE, BadSetup, Decision, Game, Spelling
from .play import ENDED, Mask, Numbers, Play
from .table import RENDER_MODES, Observation, check_render_mode, observation_space, row_space
from .text import as_text

Result = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class ParallelTableEnv(ParallelEnv[str, Any, Any]):
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
        self.play = Simultaneous(game, seats, options, most_actions, potential, illegal)
        self.metadata = {"name": f"{game.id}_parallel_v{game.rules}", "render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(self.play) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.play.lexicon.size) for agent in self.possible_agents}
        self.state_space = row_space(seats * self.play.encoder.size)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.play.start(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Result:
        play = self.play
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"no word of {', '.join(missing)}: every agent gives one in every step")
        play.choose_all([int(actions[agent]) for agent in self.agents])
        observations = self._observations()
        agents = self.agents
        rewards = dict(zip(agents, play.rewards, strict=True))
        infos = {agent: {"dropped": True} if seat in play.dropped else {} for seat, agent in enumerate(agents)}
        if play.ended:
            self.agents = []
        over = dict.fromkeys(agents, play.over)
        return observations, rewards, over, dict.fromkeys(agents, play.truncated), infos

    def state(self) -> Numbers:
        return self.play.whole()

    def render(self) -> str | None:
        """What everybody may see, as text (`ansi`), or printed (`human`)."""
        text = as_text(self.play.table.view(None))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to release."""

    def _observations(self) -> dict[str, Observation]:
        play = self.play
        return {
            agent: {"observation": play.observation(seat).copy(), "action_mask": play.mask(seat).copy()}
            for seat, agent in enumerate(self.possible_agents)
        }


class Simultaneous(Play):
    """Every seat that is asked spells an answer of its own."""

    def start(self, seed: int | str | None, options: dict[str, Any] | None = None) -> None:
        self.spellings: dict[int, Spelling] = {}
        self.dropped: set[int] = set()
        """Seats whose last word came to nothing."""
        super().start(seed, options)

    def asked(self, seat: int) -> Spelling | None:
        return self.spellings.get(seat)

    def mask(self, seat: int) -> Mask:
        bits = super().mask(seat)
        if seat not in self.spellings:
            bits[DONE] = 1
        return bits

    def refuse(self, seat: int, word: int) -> None:
        super().refuse(seat, word)
        self.spellings = {}

    def choose_all(self, words: list[int]) -> None:
        """One word of every seat."""
        if self.ended:
            raise BadSetup(ENDED)
        self.rewards = [0.0] * self.seats
        self.dropped = set()
        for seat, word in enumerate(words):
            if not 0 <= word < self.lexicon.size or not self.mask(seat)[word]:
                self.refuse(seat, word)
                return
        for seat, spelling in self.spellings.items():
            spelling.choose(words[seat])
        for seat, spelling in sorted(self.spellings.items()):
            if spelling.action is not None:
                self._answer(seat, spelling)
        if self.table.ticking and not self.ended:
            self.tick()
        self.advance()
        self.reward()

    def advance(self) -> None:
        """On to a moment where somebody has a choice, or to the end. Answers begun are taken up again."""
        begun = self.spellings
        self.spellings = {}
        while not self.ended and not self.spellings:
            if not self.table.waiting:
                self.tick()
            for seat in self.table.waiting:
                spelling = Spelling(self.lexicon, self.table.decision(seat))
                if spelling.action is not None:
                    self._answer(seat, spelling)
                    self.spellings = {}
                    break
                self.spellings[seat] = spelling
        for seat, spelling in self.spellings.items():
            if seat in begun and begun[seat].action is None and not _take_up(spelling, begun[seat]):
                self.dropped.add(seat)
                self.spellings[seat] = Spelling(self.lexicon, spelling.decision)

    def _answer(self, seat: int, spelling: Spelling) -> None:
        """Unless what others did in the same moment has left nothing of the question."""
        action = spelling.action
        assert action is not None
        table = self.table
        asked = None if self.ended or seat not in table.waiting else table.decision(seat)
        if asked is None or not _same(asked, spelling.decision) or asked.accept(action) is None:
            self.dropped.add(seat)
            return
        table.apply(seat, action)
        self.actions += 1


def _same(one: Decision, other: Decision) -> bool:
    """Whether it is the same question: what is open to answer it may have changed."""
    return one.prompt == other.prompt and one.params == other.params


def _take_up(spelling: Spelling, begun: Spelling) -> bool:
    """Spell these words again; whether they still lead as far, and no farther."""
    words = begun.words
    while len(spelling.words) < len(words) and words[len(spelling.words)] in spelling.open:
        spelling.choose(words[len(spelling.words)])
    return _same(spelling.decision, begun.decision) and spelling.action is None and spelling.words == words


def parallel_env(
    game_id: str,
    seats: int,
    most_actions: int = MOST_ACTIONS,
    potential: str = "none",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: object,
) -> ParallelTableEnv:
    """The environment over a game; what is not named here are options of the game."""
    return ParallelTableEnv(find(game_id), seats, options, most_actions, potential, illegal, render_mode)
