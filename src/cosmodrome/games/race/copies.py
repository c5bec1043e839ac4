"""How the objects of a state are copied; made by tools/generate_copies.py, do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .components.robot import Robot
    from .components.tableau import Player
    from .state import RaceState


def robot(it: Robot, twin: Robot) -> None:
    twin.player = it.player.copy()
    twin.world = it.world
    twin.level = it.level
    twin.credit = it.credit
    twin.economy = it.economy
    twin.markers = it.markers
    twin.marked = it.marked
    twin.points = it.points
    twin.rolled = it.rolled
    twin.chosen = it.chosen
    twin.did = it.did[:]


def player(it: Player, twin: Player) -> None:
    twin.hand = it.hand[:]
    twin.known = it.known
    twin.tableau = it.tableau[:]
    twin.goods = it.goods[:]
    twin.active = it.active
    twin.sums = it.sums
    twin.vp = it.vp
    twin.goals = it.goals
    twin.progress = it.progress[:]
    twin.start = it.start
    twin.actions = it.actions
    twin.offered = it.offered
    twin.packet = it.packet[:]
    twin.deck = it.deck[:]
    twin.drawn = it.drawn
    twin.placing = it.placing
    twin.hired = it.hired
    twin.temporary = it.temporary
    twin.bonus_taken = it.bonus_taken
    twin.powers = it.powers[:]
    twin.flipped = it.flipped
    twin.produced = it.produced[:]
    twin.surplus = it.surplus


def race_state(it: RaceState, twin: RaceState) -> None:
    twin.rules = it.rules
    twin.players = [each.copy() for each in it.players]
    twin.robot = it.robot.copy() if it.robot is not None else None
    twin.round = it.round
    twin.phase = it.phase
    twin.first = it.first
    twin.pool = it.pool
    twin.piles = [each[:] for each in it.piles]
    twin.discards = [each[:] for each in it.discards]
    twin.seen = [each[:] for each in it.seen]
    twin.aside = it.aside
    twin.deck_of = it.deck_of
    twin.goals = it.goals
    twin.open_goals = it.open_goals
    twin.best = it.best[:]
    twin.takeovers = it.takeovers
    twin.resolved = it.resolved
    twin.failed = it.failed
    twin.won_by = it.won_by
