"""How the objects of a state are copied; made by tools/generate_copies.py, do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .components.colony import Colony
    from .state import OutpostState


def colony(it: Colony, twin: Colony) -> None:
    twin.hand = it.hand[:]
    twin.credits = it.credits
    twin.built = it.built[:]
    twin.operated = it.operated
    twin.owned = it.owned
    twin.colonists = it.colonists
    twin.robots = it.robots
    twin.settled = it.settled
    twin.stricken = it.stricken
    twin.card_vp = it.card_vp
    twin.card_cost = it.card_cost
    twin.hand_limit = it.hand_limit
    twin.support = it.support
    twin.colonist_cost = it.colonist_cost
    twin.licences = it.licences
    twin.discounts = it.discounts
    twin.unlocked = it.unlocked
    twin.prototypes = it.prototypes
    twin.done = it.done
    twin.internalised = it.internalised
    twin.stage = it.stage
    twin.spent = it.spent
    twin.lost_auction = it.lost_auction
    twin.fresh = it.fresh
    twin.barred = it.barred
    twin.produced = it.produced
    twin.deeds = it.deeds
    twin.last_produced = it.last_produced
    twin.last_deeds = it.last_deeds
    twin.research_made = it.research_made
    twin.drawn = it.drawn
    twin.protected = it.protected
    twin.bid = it.bid
    twin.passed_at = it.passed_at
    twin.least = it.least
    twin.most = it.most
    twin.known = it.known


def outpost_state(it: OutpostState, twin: OutpostState) -> None:
    twin.rules = it.rules
    twin.colonies = [each.copy() for each in it.colonies]
    twin.round = it.round
    twin.phase = it.phase
    twin.order = it.order
    twin.era = it.era
    twin.bare_rounds = it.bare_rounds
    twin.stock = it.stock
    twin.market = it.market[:]
    twin.kicker_era = it.kicker_era
    twin.kicker_pile = it.kicker_pile
    twin.kickers = it.kickers
    twin.decks = [each[:] for each in it.decks]
    twin.discards = [each[:] for each in it.discards]
    twin.turns = it.turns
    twin.active = it.active
    twin.insisted = it.insisted
    twin.auction_kind = it.auction_kind
    twin.bid = it.bid
    twin.bidder = it.bidder
    twin.auction_stop = it.auction_stop
    twin.sales = it.sales
    twin.target = it.target
    twin.attack = it.attack
    twin.defence = it.defence
    twin.immune = it.immune
    twin.offer = it.offer
    twin.goal = it.goal
    twin.won_by = it.won_by
    twin.vp_log = it.vp_log
