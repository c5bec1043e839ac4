"""The part of `imagine` that is the same in all toys."""

from __future__ import annotations

from cosmodrome.kernel import Dice, State


def veil(twin: State, seat: int, dice: Dice) -> None:
    """Take out of a copy all that would tell the seat more than its view: seed, dice to come, secrets of others."""
    twin.seed = f"imagined {dice.below(1 << 30)}"
    twin.dice = Dice(twin.seed)
    twin.past = None
    twin.journal = None if twin.journal is None else twin.events(seat)
