"""How the objects of a state are copied; made by tools/generate_copies.py, do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .components.ship import Ship
    from .components.story import Story
    from .state import TruckerState


def ship(it: Ship, twin: Ship) -> None:
    twin.board = it.board
    twin.tiles = it.tiles
    twin.turns = it.turns
    twin.load = it.load
    twin.goods = it.goods
    twin.lost = it.lost[:]
    twin.reserve = it.reserve[:]
    twin.loose = it.loose
    twin.loose_reserved = it.loose_reserved
    twin.finished = it.finished
    twin.number = it.number


def story(it: Story, twin: Story) -> None:
    twin.card = it.card
    twin.leader = it.leader
    twin.incoming = it.incoming[:]
    twin.losses = it.losses[:]
    twin.least = it.least[:]


def trucker_state(it: TruckerState, twin: TruckerState) -> None:
    twin.rules = it.rules
    twin.place = it.place
    twin.phase = it.phase
    twin.credits = it.credits[:]
    twin.ships = [each.copy() for each in it.ships]
    twin.first = it.first
    twin.quickest = it.quickest
    twin.accounts = it.accounts
    twin.heap = it.heap[:]
    twin.face_up = it.face_up[:]
    twin.returned = it.returned[:]
    twin.hands = it.hands[:]
    twin.reserved = it.reserved[:]
    twin.order_tiles = it.order_tiles[:]
    twin.circle = it.circle
    twin.left = it.left
    twin.swaps = it.swaps
    twin.beat = it.beat
    twin.unused = [each[:] for each in it.unused]
    twin.piles = [each[:] for each in it.piles]
    twin.looking = it.looking[:]
    twin.glances = it.glances[:]
    twin.seen = it.seen[:]
    twin.deck = it.deck[:]
    twin.card = it.card
    twin.story = it.story.copy()
    twin.flying = it.flying[:]
    twin.position = it.position[:]
    twin.bank = it.bank[:]
    twin.power = it.power[:]
    twin.measure = it.measure
    twin.taken = it.taken
    twin.landed = it.landed[:]
    twin.defeated = it.defeated[:]
    twin.offer = it.offer[:]
