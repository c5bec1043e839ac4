"""The fullest positions that boards must have room for.

A table whose seed is `fullest NAME` begins in the position of that name, if its game has one: on the server of the
browser's tests (`python -m tests.fullest.serve`), where all else is as usual. A position is arranged in a game that has
just been opened; it asks seat 0, where the person of the test sits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosmodrome.kernel import Game, State

from . import frontier, outpost, race, trucker

Arrange = Callable[[Any], None]
Open = Callable[[Game, int, str | int | None, dict[str, object]], State]

POSITIONS: Final[dict[str, Mapping[str, Arrange]]] = {
    "frontier": frontier.POSITIONS,
    "outpost": outpost.POSITIONS,
    "race": race.POSITIONS,
    "trucker": trucker.POSITIONS,
}

SEED: Final = "fullest "


def opened(game: Game, seats: int, seed: str | int | None, options: dict[str, object], open_game: Open) -> State:
    """A game as its seed says. All positions of a game begin with the same chance, and have no past to go back to."""
    name = str(seed).removeprefix(SEED)
    arrange = POSITIONS.get(game.id, {}).get(name)
    if arrange is None or name == seed:
        return open_game(game, seats, seed, options)
    state = open_game(game, seats, SEED, options)
    arrange(state)
    state.audit()
    state.past = None
    state._mark = -1
    state._asked = None
    return state
