"""Free market: one card is sold (rulebook: market)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ..components.abilities import MARKET_DOUBLE, MARKET_PLUS
from ..components.cards import BLACK, CARDS, FINANCIER, NEVER_SOLD, NO_LETTER, SOLD, card_called
from ..components.politics import SQUARES
from ..components.tables import figure, letter_value
from . import abilities, aliens, cargo, decks, freighter, home, trade
from .activities import Activity
from .points import factories_by_letter

if TYPE_CHECKING:
    from ..state import FrontierState

NO_BUYER: Final = trade.NOWHERE_SOLD
PRINTED_PRICE: Final = figure("market", "hand_card")


def hand_price(state: FrontierState) -> int:
    """What any card from hand brings: the regime sets it."""
    return SQUARES[state.square].price if state.rules.politics else PRINTED_PRICE


def black_price(state: FrontierState, card: int) -> int:
    """The value of its letter on the exploitation track; one that any factory makes brings the best of them."""
    counts = factories_by_letter(state)
    letter = CARDS[card].letter
    return letter_value(counts[letter] if letter < len(counts) else min(counts))


def depot_price(state: FrontierState, seat: int, card: int) -> int:
    """What a black card brings at the depot of a player: aliens have a price of their own (seed V4)."""
    return aliens.PRICE if aliens.is_alien(state, seat) else black_price(state, card)


def sellable(state: FrontierState, seat: int) -> list[tuple[int, int]]:
    """The cards that this player can sell, each with its price."""
    player = state.players[seat]
    from_hand = improved(state, seat, hand_price(state))
    found = [(card, from_hand) for card in player.hand if CARDS[card].sale != NEVER_SOLD]
    for kind in player.at(home.leo(state, seat)):
        for card in player.stacks[kind].cards:
            if _refusal(state, card) is None:
                found.append((card, improved(state, seat, depot_price(state, seat, card))))
    sold = [card for card, _ in found]
    for card in trade.sellable(state, seat):
        if card not in sold:
            found.append((card, improved(state, seat, black_price(state, card))))
    return found


def improved(state: FrontierState, seat: int, price: int) -> int:
    """What a card really brings: some colonists sell better."""
    if abilities.held(state, seat, MARKET_DOUBLE) is not None:
        price *= 2
    more = abilities.held(state, seat, MARKET_PLUS)
    return price if more is None else price + more.amount


def _refusal(state: FrontierState, card: int) -> Illegal | None:
    """Why a card in LEO is not sold there."""
    if CARDS[card].sale != SOLD or CARDS[card].letter == NO_LETTER:
        return Illegal("why-never-sold", "market")
    if state.face(card).side != BLACK:
        return Illegal("why-only-black", "market")
    return None


class Market(Activity):
    """Sell a card from hand, or a black one in LEO or at a Bernal; it goes under its deck, unless another's Bernal has
    bought it."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [("sell", CARDS[card].id) for card, _ in sellable(state, seat)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        sold = card_called(action[1])
        price = dict(sellable(state, seat))[sold]
        player = state.players[seat]
        player.water += price
        buyer = NO_BUYER if self._on_earth(state, seat, sold) else trade.buyer_of(state, seat, sold)
        loaded = freighter.has_cargo(state, seat)
        if buyer not in (NO_BUYER, seat):
            cargo.decommission(state, seat, (sold,))
            freighter.unloaded(state, seat, loaded)
            if state.journal is not None:
                state.tell("sells-abroad", {"seat": seat, "target": buyer, "card": sold, "water": price})
            return
        if sold in player.hand:
            player.hand = tuple([card for card in player.hand if card != sold])
        else:
            kind = player.stack_of(sold)
            player.stacks[kind] = player.stacks[kind].without(sold)
            cargo.forget(state, sold)
            cargo.settle_stacks(state, seat)
            freighter.unloaded(state, seat, loaded)
        decks.put_under(state, sold)
        if state.journal is not None:
            state.tell("sells", {"seat": seat, "card": sold, "water": price})

    def _on_earth(self, state: FrontierState, seat: int, card: int) -> bool:
        """Whether a card is sold from hand or in LEO."""
        kind = state.players[seat].stack_of(card)
        return kind < 0 or state.stack(seat, kind).space == home.leo(state, seat)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        player = state.players[seat]
        shut: list[tuple[Action, Illegal]] = [
            (("sell", CARDS[card].id), Illegal("why-never-sold", "market"))
            for card in player.hand
            if CARDS[card].sale == NEVER_SOLD
        ]
        for kind in player.at(home.leo(state, seat)):
            for card in player.stacks[kind].cards:
                why = _refusal(state, card)
                if why is not None:
                    shut.append((("sell", CARDS[card].id), why))
        for card in trade.unwanted_here(state, seat):
            shut.append((("sell", CARDS[card].id), Illegal("why-letter-unwanted", "bernal-module")))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By card: its price."""
        return {CARDS[card].id: price for card, price in sellable(state, seat)}


MARKET: Final = Market("sell", "market", FINANCIER)
