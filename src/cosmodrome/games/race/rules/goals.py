"""The goal tiles (rulebook: goals, first-goals, most-goals)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ..components.cards import (
    DEVELOPMENT,
    GOOD,
    IS_ALIEN,
    IS_UPLIFT,
    KIND,
    NOVELTY,
    PRODUCTION,
    RARE,
    REBEL_MILITARY,
    VARIABLE,
    read,
)
from ..components.powers import HAS_EXPLORE, HAS_POWER

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..shown.shapes import GoalReference
    from ..state import RaceState

_DATA: Final = read("goals.toml")
_FIRST: Final[list[dict[str, Any]]] = _DATA["first"]
_MOST: Final[list[dict[str, Any]]] = _DATA["most"]
_TILES: Final = _FIRST + _MOST
FIRST_POINTS: Final[int] = _DATA["points"]["first"]
MOST_POINTS: Final[int] = _DATA["points"]["most"]
TIED_POINTS: Final[int] = _DATA["points"]["tied"]
DRAWN: Final[dict[str, int]] = _DATA["drawn"]

IDS: Final[list[str]] = [tile["id"] for tile in _TILES]
IS_FIRST: Final[list[bool]] = [goal < len(_FIRST) for goal in range(len(_TILES))]
LEAST: Final[list[int]] = [tile["least"] for tile in _TILES]
_COUNTS: Final[list[str]] = [tile["counts"] for tile in _TILES]
AFTER: Final[list[list[str]]] = [tile["after"] for tile in _TILES]
"""The phases after which each tile is looked at."""
INFRASTRUCTURE: Final = _COUNTS.index("developments")


def tiles(expansion: str, first: bool) -> list[int]:
    """The tiles of one sort that there are."""
    sets = ("storm",) if expansion == "storm" else ("storm", "rebel")
    return [goal for goal, tile in enumerate(_TILES) if IS_FIRST[goal] == first and tile["set"] in sets]


def set_up(state: RaceState, goals: list[int]) -> None:
    state.goals = sorted(goals)
    state.open_goals = (1 << len(goals)) - 1
    state.best = [0] * len(goals)
    for player in state.players:
        player.progress = [0] * len(goals)


def count(player: Player, goal: int) -> int:
    """How far a player is towards a goal, with the tableau as it is now."""
    counts = _COUNTS[goal]
    if counts == "chips":
        return player.vp
    if counts == "surplus_cards":
        return player.surplus
    if counts == "cards":
        return len(player.tableau)
    if counts == "goods":
        return player.goods_count()
    if counts == "military":
        return player.sums.military
    kinds = [KIND[card] for card in player.tableau]
    if counts == "world_kinds":
        return len({GOOD[kind] for kind in kinds} - {0})
    if counts == "phases_with_powers":
        return len([phase for phase in HAS_POWER if any(phase[kind] for kind in kinds)])
    return len([kind for kind in kinds if _counted(counts, kind)])


def _counted(counts: str, kind: int) -> bool:
    if counts == "alien_cards":
        return IS_ALIEN[kind]
    if counts == "uplift_cards":
        return IS_UPLIFT[kind]
    if counts == "six_developments":
        return VARIABLE[kind]
    if counts == "novelty_and_rare_worlds":
        return GOOD[kind] in (NOVELTY, RARE)
    if counts == "developments":
        return DEVELOPMENT[kind]
    if counts == "production_worlds":
        return PRODUCTION[kind]
    if counts == "explore_cards":
        return HAS_EXPLORE[kind]
    assert counts == "rebel_military_worlds"
    return REBEL_MILITARY[kind]


def check(state: RaceState, phase: str) -> None:
    """At the end of a phase: who fulfils a goal, who has the most?"""
    for at, goal in enumerate(state.goals):
        if phase in AFTER[goal]:
            if IS_FIRST[goal]:
                _check_first(state, at, goal)
            else:
                _check_most(state, at, goal)


def _check_first(state: RaceState, at: int, goal: int) -> None:
    if not state.open_goals & (1 << at):
        return
    for seat in state.order():
        player = state.players[seat]
        player.progress[at] = count(player, goal)
        if player.progress[at] >= LEAST[goal]:
            player.goals |= 1 << at
            state.open_goals &= ~(1 << at)
            _tell(state, "claims", seat, goal)


def _check_most(state: RaceState, at: int, goal: int) -> None:
    _compare(state, at, goal)
    leaders = [seat for seat in state.order() if state.players[seat].progress[at] == state.best[at]]
    if len(leaders) == 1 and state.best[at] >= LEAST[goal] and state.open_goals & (1 << at):
        state.open_goals &= ~(1 << at)
        state.players[leaders[0]].goals |= 1 << at
        _tell(state, "claims", leaders[0], goal)


def _compare(state: RaceState, at: int, goal: int) -> None:
    """Note how far everybody is; who falls behind the best, or below what is needed, loses the tile."""
    for player in state.players:
        player.progress[at] = count(player, goal)
    best = max(0, max([player.progress[at] for player in state.players]))
    state.best[at] = best
    for seat, player in enumerate(state.players):
        progress = player.progress[at]
        if player.goals & (1 << at) and (progress < best or progress < LEAST[goal]):
            player.goals &= ~(1 << at)
            state.open_goals |= 1 << at
            _tell(state, "loses", seat, goal)


def development_lost(state: RaceState, seat: int) -> None:
    """A development was discarded: the tile for most developments may be lost at once."""
    if INFRASTRUCTURE not in state.goals:
        return
    at = state.goals.index(INFRASTRUCTURE)
    if state.players[seat].goals & (1 << at):
        _compare(state, at, INFRASTRUCTURE)


def _tell(state: RaceState, key: str, seat: int, goal: int) -> None:
    if state.journal is not None:
        state.tell(key, {"seat": seat, "goal": IDS[goal]})


def points(state: RaceState, seat: int) -> int:
    """What the goals are worth to this seat as it stands."""
    return sum([points_for(state, seat, at) for at in range(len(state.goals))])


def points_for(state: RaceState, seat: int, at: int) -> int:
    """What one of the tiles is worth to this seat: something to whoever has it, or is tied for the most."""
    player = state.players[seat]
    goal = state.goals[at]
    if player.goals & (1 << at):
        return FIRST_POINTS if IS_FIRST[goal] else MOST_POINTS
    tied = not IS_FIRST[goal] and LEAST[goal] <= player.progress[at] == state.best[at]
    return TIED_POINTS if tied else 0


def progress(state: RaceState, at: int) -> list[int]:
    """How far every seat is now towards one of the tiles."""
    return [count(player, state.goals[at]) for player in state.players]


def needed(state: RaceState, at: int, have: list[int]) -> list[int]:
    """How far every seat has to be to get one of the tiles, or to keep it: as told, or further than anybody else."""
    goal = state.goals[at]
    if IS_FIRST[goal]:
        return [LEAST[goal]] * state.seats
    least: list[int] = []
    for seat, player in enumerate(state.players):
        others = have[:seat] + have[seat + 1 :]
        least.append(LEAST[goal] if player.goals & (1 << at) else max([LEAST[goal], *[one + 1 for one in others]]))
    return least


def close(state: RaceState, at: int, have: list[int], least: list[int]) -> list[int]:
    """The seats that lack a single step to one of the tiles and can still get it."""
    if IS_FIRST[state.goals[at]] and not state.open_goals & (1 << at):
        return []
    return [
        seat
        for seat, player in enumerate(state.players)
        if have[seat] > 0 and least[seat] - have[seat] == 1 and not player.goals & (1 << at)
    ]


def reference(goal: int) -> GoalReference:
    """What is printed on a tile."""
    tile = _TILES[goal]
    return {
        "id": IDS[goal],
        "set": tile["set"],
        "first": IS_FIRST[goal],
        "least": LEAST[goal],
        "counts": _COUNTS[goal],
        "points": FIRST_POINTS if IS_FIRST[goal] else MOST_POINTS,
        "about": (f"about-{IDS[goal]}", {"n": LEAST[goal]}),
    }
