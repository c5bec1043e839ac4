"""The end of a round and of the game (rulebook: end-of-round, hand-limit, end-of-game)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Decision, Item, Subset
from ..components import piles
from ..components.cards import COST, KIND, SETUP
from . import goals, scoring

if TYPE_CHECKING:
    from ..state import RaceState

CHIPS: Final[int] = SETUP["chips"]
"""Victory point chips for each player."""


def chips(seats: int) -> int:
    """In the pool; the Robot counts as a player."""
    return CHIPS * max(2, seats)


def begin(state: RaceState) -> None:
    """Down to the hand limit, all at the same time."""
    asked: list[int] = []
    for seat in state.order():
        player = state.players[seat]
        player.surplus = max(0, len(player.hand) - player.sums.hand_limit)
        if player.surplus:
            player.step = "limit"
            asked.append(seat)
    state.waiting = tuple(asked)


def ask(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    hand: list[Item] = player.hand[:]
    worth = [COST[KIND[card]] for card in player.hand]
    params = {"number": player.surplus, "limit": player.sums.hand_limit}
    number = player.surplus
    return Subset(seat, "prompt-limit", "hand-limit", "discard", hand, number, number, [], worth, params=params)


def do(state: RaceState, seat: int, action: Action) -> None:
    for other, answer in state.all_answers(seat, action):
        piles.discard_from_hand(state, other, answer[1])
        if state.journal is not None:
            state.tell("over-limit", {"seat": other, "number": len(answer[1])})


def finish(state: RaceState) -> None:
    goals.check(state, "end")
    for player in state.players:
        player.surplus = 0
    if game_ends(state):
        state.over = True
        state.won_by = tuple(best_seats(state))
        if state.robot is not None:
            points = {"points": score(state, 0), "robot": state.robot.score}
            state.tell("robot-beaten" if state.won_by else "robot-wins", {"seat": 0, **points})
        elif state.journal is not None:
            winners = [{"seat": seat} for seat in state.won_by]
            state.tell("game-won", {"winners": winners, "points": score(state, state.won_by[0])})


def game_ends(state: RaceState) -> bool:
    """No chips are left, or somebody's tableau is full."""
    if state.robot is not None and state.robot.full:
        return True
    return state.pool <= 0 or any(len(player.tableau) >= player.sums.tableau_size for player in state.players)


def score(state: RaceState, seat: int) -> int:
    player = state.players[seat]
    total = player.vp + scoring.printed(player) + goals.points(state, seat)
    for points in scoring.bonuses(player).values():
        total += points
    return total


def tie_break(state: RaceState, seat: int) -> int:
    """Cards in hand and goods."""
    player = state.players[seat]
    return len(player.hand) + player.goods_count()


def best_seats(state: RaceState) -> list[int]:
    """Most points, then most cards in hand and goods; if that is equal too, they share the win.

    Nobody, if the Robot has more; its cards and credits count in a tie.
    """
    results = [(score(state, seat), tie_break(state, seat)) for seat in range(state.seats)]
    best = max(results)
    if state.robot is not None and (state.robot.score, state.robot.tie_break) > best:
        return []
    return [seat for seat, result in enumerate(results) if result == best]
