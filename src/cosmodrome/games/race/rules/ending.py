"""The end of the game (rulebook: end-of-game, scoring)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import SETUP
from . import goals, scoring
from .solitaire import robot_score

if TYPE_CHECKING:
    from ..state import RaceState

CHIPS: Final[int] = SETUP["chips"]
"""Victory point chips for each player."""


def chips(seats: int) -> int:
    """In the pool; the Robot counts as a player."""
    return CHIPS * max(2, seats)


def game_ends(state: RaceState) -> bool:
    """No chips are left, or somebody's tableau is full."""
    if state.robot is not None and state.robot.full:
        return True
    return state.pool <= 0 or any(len(player.tableau) >= player.tableau_size for player in state.players)


def score(state: RaceState, seat: int) -> int:
    player = state.players[seat]
    return player.vp + scoring.printed(player) + scoring.scored(player) + goals.points(state, seat)


def tie_break(state: RaceState, seat: int) -> int:
    """Cards in hand and goods."""
    player = state.players[seat]
    return len(player.hand) + player.goods_count()


def ranking(state: RaceState) -> list[int]:
    """The seats as they stand, best first."""
    results = [(score(state, seat), tie_break(state, seat)) for seat in range(state.seats)]
    return sorted(range(state.seats), key=results.__getitem__, reverse=True)


def best_seats(state: RaceState) -> list[int]:
    """Most points, then most cards in hand and goods; if that is equal too, they share the win.

    Nobody, if the Robot has more; its cards and credits count in a tie.
    """
    results = [(score(state, seat), tie_break(state, seat)) for seat in range(state.seats)]
    best = max(results)
    if state.robot is not None and (robot_score(state.robot), state.robot.tie_break) > best:
        return []
    return [seat for seat, result in enumerate(results) if result == best]


def end_game(state: RaceState) -> None:
    state.over = True
    state.won_by = tuple(best_seats(state))
    if state.robot is not None:
        points = {"points": score(state, 0), "robot": robot_score(state.robot)}
        state.tell("robot-beaten" if state.won_by else "robot-wins", {"seat": 0, **points})
    elif state.journal is not None:
        winners = [{"seat": seat} for seat in state.won_by]
        state.tell("game-won", {"winners": winners, "points": score(state, state.won_by[0])})
