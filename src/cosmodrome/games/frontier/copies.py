"""How the objects of a state are copied; made by tools/generate_copies.py, do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .components.player import Player
    from .state import FrontierState


def player(it: Player, twin: Player) -> None:
    twin.faction = it.faction
    twin.water = it.water
    twin.hand = it.hand
    twin.stacks = it.stacks[:]
    twin.beam = it.beam
    twin.ersatz_disk = it.ersatz_disk
    twin.planted = it.planted


def frontier_state(it: FrontierState, twin: FrontierState) -> None:
    twin.rules = it.rules
    twin.year = it.year
    twin.square = it.square
    twin.first = it.first
    twin.active = it.active
    twin.players = [each.copy() for each in it.players]
    twin.decks = [each[:] for each in it.decks]
    twin.unseen = it.unseen[:]
    twin.faces = it.faces[:]
    twin.claims = it.claims.copy()
    twin.factories = it.factories.copy()
    twin.colonies = it.colonies.copy()
    twin.damaged = it.damaged
    twin.hijacked = it.hijacked
    twin.pioneered = it.pioneered
    twin.glories = it.glories[:]
    twin.ventures = it.ventures[:]
    twin.eureka = it.eureka
    twin.visits = it.visits.copy()
    twin.handed = it.handed.copy()
    twin.lots = it.lots
    twin.emancipator = it.emancipator
    twin.stars = it.stars
    twin.announced = it.announced
    twin.recruits = it.recruits.copy()
    twin.destroyed = it.destroyed
    twin.countdown = it.countdown
    twin.removed = it.removed
    twin.ages = it.ages.copy()
    twin.armada = it.armada
    twin.deflected = it.deflected
    twin.blackened = it.blackened
    twin.victors = it.victors
    twin.ending = it.ending
    twin.operations = it.operations
    twin.worked = it.worked
    twin.arrived = it.arrived
    twin.auctioned = it.auctioned
    twin.bought = it.bought
    twin.moved = it.moved
    twin.carried = it.carried
    twin.fresh = it.fresh
    twin.landed = it.landed
    twin.ferried = it.ferried
    twin.afterburnt = it.afterburnt
    twin.rerolled = it.rerolled
    twin.attacked = it.attacked
    twin.battled = it.battled
    twin.grants = it.grants
    twin.proposals = it.proposals
    twin.thwarted = it.thwarted
    twin.inspired = it.inspired
    twin.move = it.move
