"""Outpost for learning agents: its words, and what a seat may know as a row of numbers.

Colonies come in the order of seats, one's own first. Of other hands only what `shown/viewing.py` shows is written.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Encoder, Lexicon, Row, Things, Words
from .components.cards import DECKS, MEGA, MEGA_CARD, PROMISE, RESOURCES, mega_card, resource_of
from .components.colony import Colony
from .components.naming import factory
from .components.upgrades import IDS, KINDS
from .rules import auction
from .rules.production import output
from .shown.shapes import PROMPTS
from .shown.viewing import STAGES
from .state import OutpostState

VERBS: Final = [
    "assign",
    "attack",
    "auction",
    "bid",
    "build",
    "commit",
    "default",
    "defend",
    "discard",
    "done",
    "give",
    "honour",
    "insist",
    "internalise",
    "mega",
    "move",
    "number",
    "offer",
    "pass",
    "pay",
    "reassign",
    "recruit",
    "reinforce",
    "return",
    "robots",
    "send",
    "stay",
    "water_for_all",
]

PLACES: Final = len(RESOURCES)
SEATS: Final = 9
FACTORY: Final = factory("")
PHASES: Final = list(STAGES)
PHASE_AT: Final = {phase: place for place, phase in enumerate(PHASES)}

CARDS: Final = sorted({code for decks in DECKS.values() for deck in decks for code in deck})
CARD_AT: Final = {code: place for place, code in enumerate(CARDS)}

FIGURES: Final = (
    "victory points / 50",
    "cost of its cards / 500",
    "colonists / 10",
    "robots / 10",
    "room for colonists / 10",
    "hand limit / 20",
    "what its hand is known to be worth at least / 100",
    "cards in hand / 10",
    "place in the purchase order / seats",
    "its highest bid / 100",
    "what the bid stood at when it passed / 100",
    "leads the auction",
    "is done with its turn",
    "has internalised",
    "is asked",
    "credits (only one's own) / 100",
    "is attacked",
)

GRAMMAR: Final = {
    "attack": ("seat", ""),
    "offer": ("seat", "card"),
    "give": ("card",),
    "pay": ("card*",),
    "discard": ("card*",),
    "return": ("card*",),
    "commit": ("card*",),
}


class OutpostLexicon(Lexicon):
    """A promise is spelled by its resource and how many cards it stands for."""

    def compound(self, noun: str, thing: Any) -> Words:
        if noun != "card" or thing < PROMISE:
            return ()
        return (self.word("promise", resource_of(thing)), *self.numbers[thing % 100])


def lexicon() -> Lexicon:
    nouns: dict[str, Things] = {
        "resource": list(RESOURCES),
        "upgrade": list(IDS[1:]),
        "card": CARDS + [mega_card(resource) for resource in range(PLACES) if MEGA[resource]],
        "promise": list(range(PLACES)),
        "seat": list(range(SEATS)),
    }
    return OutpostLexicon(VERBS, nouns, GRAMMAR)


class OutpostEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        Encoder.__init__(self, seats, lexicon(), sorted(PROMPTS))

    def declare(self) -> None:
        block = self.block
        resources = ", ".join(RESOURCES)
        upgrades = ", ".join(IDS[1:])
        self.round_at = block("round", 3, "round / 20, era / 3, and the goal in victory points / 100")
        self.phase_at = block("phase", len(PHASES), f"the phase: {', '.join(PHASES)}")
        self.market_at = block("market", KINDS, f"on sale, number / 2 of each: nothing, {upgrades}")
        self.stock_at = block("stock", KINDS, "left in the stock, number / 4 of each of the same")
        self.decks_at = block("decks", PLACES, f"cards left to draw / 40: {resources}")
        self.cards_at = block(
            "hand", len(CARDS), "one's own production cards, number / 2 of each value of each resource"
        )
        self.discards_at = block(
            "discards", len(CARDS), "cards in the discard piles, number / 5 of each; none where cards are paid in coin"
        )
        self.lot_at = block("auction", KINDS, "the upgrade under the hammer")
        self.bid_at = block("bid", 2, "the highest bid / 100, and the highest that one could pay / 100")
        self.offer_at = block("offer", 3, "an exchange is offered to one, by one; the value of the card offered / 50")
        self.attack_at = block("attack", 2, "strength of an attack and of the defence / 100")
        self.target_at = block("target", KINDS + PLACES, "what is attacked: an upgrade, or the factory of a resource")
        self.colony_at: list[int] = [self._declare_colony(place) for place in range(self.seats)]
        self.standing = self.colony_at

    def _declare_colony(self, place: int) -> int:
        block = self.block
        whose = "one's own colony" if place == 0 else f"the colony {place} seat{'s' if place > 1 else ''} further"
        start = block(f"colony {place}", len(FIGURES), f"{whose}: {', '.join(FIGURES)}")
        block(f"factories {place}", PLACES, "its factories of each resource / 5")
        block(f"operated {place}", PLACES, "those of them that are operated / 5")
        block(f"output {place}", PLACES, "the cards it produces of each resource / 5")
        block(f"backs {place}", 3 * PLACES, "its cards in hand of each resource / 5; mega cards; cards promised / 5")
        block(f"known {place}", PLACES, "value of the cards of each resource that one has seen in this hand / 50")
        block(f"upgrades {place}", KINDS, "its upgrades / 2, as on the market")
        return start

    def subject(self, name: str, thing: Any) -> int:
        if name == "factory":
            return self.lexicon.find("resource", str(thing).removesuffix(FACTORY))
        return self.lexicon.find(name, thing)

    def write(self, state: Any, seat: int, row: Row) -> None:
        table: OutpostState = state
        self._write_table(table, row)
        own = table.colonies[seat]
        for code in own.hand:
            if code < MEGA_CARD:
                row.add(self.cards_at + CARD_AT[code], 0.5)
        self._write_bids(table, seat, own, row)
        seats = self.seats
        for place in range(seats):
            self._write_colony(table, (seat + place) % seats, seat, self.colony_at[place], row)

    def _write_table(self, state: OutpostState, row: Row) -> None:
        row.put(self.round_at, state.round / 20)
        row.put(self.round_at + 1, state.era / 3)
        row.put(self.round_at + 2, state.goal / 100)
        row.flag(self.phase_at + PHASE_AT[state.phase])
        for kind in state.market:
            row.add(self.market_at + kind, 0.5)
        for kind in state.kickers:
            row.add(self.market_at + kind, 0.5)
        for kind, number in enumerate(state.stock):
            row.put(self.stock_at + kind, number / 4)
        for kind in state.kicker_pile:
            row.add(self.stock_at + kind, 0.25)
        for resource in range(PLACES):
            row.put(self.decks_at + resource, len(state.decks[resource]) / 40)
        if not state.rules.money:
            for pile in state.discards:
                for code in pile:
                    row.add(self.discards_at + CARD_AT[code], 0.2)

    def _write_bids(self, state: OutpostState, seat: int, own: Colony, row: Row) -> None:
        kind = state.auction_kind
        if kind:
            row.flag(self.lot_at + kind)
            row.put(self.bid_at, state.bid / 100)
            row.put(self.bid_at + 1, auction.most_bid(state, own, kind) / 100)
        trader, target, code = state.offer
        if trader >= 0 and seat in (target, trader):
            row.flag(self.offer_at + (0 if seat == target else 1))
            row.put(self.offer_at + 2, code % 100 / 50)
        if state.target[0] >= 0:
            row.put(self.attack_at, state.attack / 100)
            row.put(self.attack_at + 1, state.defence / 100)
            _, is_upgrade, which = state.target
            row.flag(self.target_at + (which if is_upgrade else KINDS + which))

    def _write_colony(self, state: OutpostState, seat: int, looker: int, at: int, row: Row) -> None:
        colony = state.colonies[seat]
        row.fill(at, self._figures(state, seat, looker))
        at += len(FIGURES)
        produced = output(state, colony)
        for resource in range(PLACES):
            row.put(at + resource, colony.built[resource] / 5)
            row.put(at + PLACES + resource, colony.operated[resource] / 5)
            row.put(at + 2 * PLACES + resource, produced[resource] / 5)
        at += 3 * PLACES
        for code in colony.hand:
            if code < MEGA_CARD:
                row.add(at + code // 100 - 1, 0.2)
            elif code < PROMISE:
                row.add(at + PLACES + resource_of(code), 1.0)
            else:
                row.add(at + 2 * PLACES + resource_of(code), code % 100 / 5)
        at += 3 * PLACES
        for by, code in colony.known:
            if by == looker:
                row.add(at + resource_of(code), code % 100 / 50)
        at += PLACES
        for kind, number in enumerate(colony.owned):
            if number:
                row.put(at + kind, number / 2)

    def _figures(self, state: OutpostState, seat: int, looker: int) -> list[float]:
        """In the order of `FIGURES`."""
        colony = state.colonies[seat]
        return [
            colony.points(state.rules) / 50,
            colony.card_cost / 500,
            colony.colonists / 10,
            colony.robots / 10,
            colony.most_colonists() / 10,
            colony.hand_limit / 20,
            colony.least / 100,
            len(colony.hand) / 10,
            (state.order.index(seat) + 1) / self.seats,
            colony.bid / 100,
            colony.passed_at / 100,
            float(seat == state.bidder),
            float(colony.done),
            float(colony.internalised),
            float(seat in state.waiting),
            colony.credits / 100 if seat == looker else 0.0,
            float(seat == state.target[0]),
        ]
