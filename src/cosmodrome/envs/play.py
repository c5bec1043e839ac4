"""One game for learning agents, answered word by word: what all environments are made of."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import numpy.typing as npt

from ..arena.match import MOST_ACTIONS
from ..bots import next_seat
from ..kernel import CLOCK, Action, BadSetup, Dice, Encoder, Game, Row, Spelling, State, write_mask
from .shaping import POTENTIALS, Potential

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

ILLEGAL = ("raise", "end")
"""What comes of a word that is not open: an error, or the end of the game with `PENALTY` for who chose it."""
PENALTY = -1.0
ENDED = "the game has ended: start another one"


class Play:
    """A game in progress, and the seat whose word is next."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object],
        most_actions: int = MOST_ACTIONS,
        potential: str = "none",
        illegal: str = "raise",
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.open(seats, 0, options).options
        self.encoder = encoder_for(game, seats, options)
        self.most_actions = most_actions
        self.potential = potential_named(potential)
        if illegal not in ILLEGAL:
            raise BadSetup(f"illegal {illegal!r}: must be one of {', '.join(ILLEGAL)}")
        if most_actions < 1:
            raise BadSetup(f"most_actions {most_actions}: must be at least 1")
        self.illegal = illegal
        self.lexicon = self.encoder.lexicon
        self._row = Row(self.encoder.size)
        self._numbers: Numbers = np.frombuffer(self._row.values, dtype=np.float32)
        self._mask = bytearray(self.lexicon.size)
        self._bits: Mask = np.frombuffer(self._mask, dtype=np.int8)
        self.offender = -1

    def start(self, seed: int | str | None, options: dict[str, Any] | None = None) -> None:
        """A new game; with other options than usual for this once.

        A name that is no option is passed over with a warning: PettingZoo's tests demand that.
        """
        known = {option.name for option in self.game.options}
        chosen: dict[str, object] = {**self.options}
        for name, value in (options or {}).items():
            if name in known:
                chosen[name] = value
            else:
                warnings.warn(f"{self.game.id} has no option {name!r}: it counts for nothing", stacklevel=3)
        self.table: State = self.game.open(self.seats, seed, chosen)
        self.table.journal = None
        self.dice = Dice(f"{self.table.seed} clock")
        self.actions = 0
        self.offender = -1
        self.seat = CLOCK
        self.spelling: Spelling | None = None
        self.standing = self.potential(self.table)
        self.rewards = [0.0] * self.seats
        """What every seat has got for the last word."""
        self.advance()

    @property
    def over(self) -> bool:
        """The game has ended by its rules, or because somebody broke them."""
        return self.table.over or self.offender >= 0

    @property
    def truncated(self) -> bool:
        return not self.over and self.actions >= self.most_actions

    @property
    def ended(self) -> bool:
        return self.table.over or self.offender >= 0 or self.actions >= self.most_actions

    def choose(self, word: int) -> None:
        """The next word of the seat whose turn it is."""
        spelling = self.spelling
        if spelling is None:
            raise BadSetup(ENDED)
        self.rewards = [0.0] * self.seats
        if word not in spelling.open:
            self.refuse(self.seat, word)
            return
        spelling.choose(int(word))
        if spelling.action is not None:
            self.answer(spelling.action)

    def answer(self, action: Action) -> None:
        """The seat whose turn it is answers, and the next one is asked."""
        self.table.apply(self.seat, action)
        self.actions += 1
        self.advance()
        self.reward()

    def advance(self) -> None:
        """On to the next seat that has a choice, or to the end. Where there is only one answer, it is given."""
        self.spelling = None
        while not self.ended:
            self.seat = next_seat(self.table, self.seat)
            if self.seat == CLOCK:
                self.tick()
                continue
            spelling = Spelling(self.lexicon, self.table.decision(self.seat))
            if spelling.action is None:
                self.spelling = spelling
                return
            self.table.apply(self.seat, spelling.action)
            self.actions += 1

    def tick(self) -> None:
        """Let time go by."""
        self.table.apply(CLOCK, self.game.policy(self.table, CLOCK, self.dice))
        self.actions += 1

    def asked(self, seat: int) -> Spelling | None:
        """The answer that a seat is spelling."""
        return self.spelling if seat == self.seat else None

    def observation(self, seat: int) -> Numbers:
        """What a seat may know, in memory that the next observation uses again."""
        self.encoder.encode(self.table, seat, self.asked(seat), self._row)
        return self._numbers

    def mask(self, seat: int) -> Mask:
        """The words open to a seat, in memory that the next mask uses again."""
        write_mask(self.asked(seat), self._mask)
        return self._bits

    def whole(self) -> Numbers:
        """What all seats know together, for a critic that sees everything: their rows one after the other."""
        return np.concatenate([self.observation(seat).copy() for seat in range(self.seats)])

    def refuse(self, seat: int, word: int) -> None:
        """A word that is not open: an error, or the end."""
        if self.illegal == "raise":
            there = ", ".join([str(each) for each in self.mask(seat).nonzero()[0]])
            raise ValueError(f"word {word} is not open to player_{seat} now; open are: {there}")
        self.offender = seat
        self.spelling = None
        self.reward()
        self.rewards[seat] += PENALTY

    def reward(self) -> None:
        """A share of the win at the end; before, how much better a seat stands, if there is a potential.

        A game that is only cut off keeps its potential: whoever learns goes on from there in mind.
        """
        after = [0.0] * self.seats if self.over else self.potential(self.table)
        self.rewards = [new - old for new, old in zip(after, self.standing, strict=True)]
        self.standing = after
        if self.table.over:
            winners = self.table.winners
            for seat in winners:
                self.rewards[seat] += 1.0 / len(winners)


def encoder_for(game: Game, seats: int, options: dict[str, object]) -> Encoder:
    """The game's encoder; BadSetup if it has none, or if the setup makes no sense."""
    state = game.open(seats, 0, options)
    encoder = game.encoder(seats, state.options)
    if encoder is None:
        raise BadSetup(f"{game.id} has no encoder: nobody has written its encoding.py")
    return encoder


def potential_named(name: str) -> Potential:
    if name not in POTENTIALS:
        raise BadSetup(f"potential {name!r}: must be one of {', '.join(POTENTIALS)}")
    return POTENTIALS[name]
