"""What cards are worth to the director, and what comes of it: auctions, sales, deals."""

from __future__ import annotations

from typing import Final

from ....kernel import ACCEPT, REFUSE, Action, Item
from ..components.cards import CARDS, COLONIST, CREW, DECKS, card_called
from ..components.factions import NASA
from ..components.politics import ELECTION, INCOME_BY_FACTORIES, INCOME_FROM_RICHER, ONLY_NASA_INCOME
from ..components.stack import OUTPOSTS
from ..rules import ageing, deals, market, purchase, regimes, research
from ..rules.income import PER_FACTORY
from ..state import FrontierState
from . import ambition, comet, design, expansion, settling, shipping
from .figures import HABIT, MARKET, SCENARIO

PASS: Final = research.PASS


def owned(state: FrontierState, seat: int) -> tuple[int, ...]:
    """The cards of a player that will fly: what the rocket and the freighter carry comes back one day."""
    player = state.players[seat]
    cards = player.hand
    for kind, stack in enumerate(player.stacks):
        if kind not in OUTPOSTS:
            cards += stack.cards
    return cards


def gain(state: FrontierState, seat: int, cards: tuple[int, ...]) -> float:
    """How much better the best rocket gets by these cards."""
    pool = owned(state, seat)
    return design.best_price(state, seat, pool) - design.best_price(state, seat, pool + cards)


def loss(state: FrontierState, seat: int, card: int) -> float:
    """How much worse the best rocket gets without this card, or what a colonist or a Future is worth.

    Rockets count less as long as none is flown.
    """
    future = ambition.worth(state, seat, card)
    if CARDS[card].deck == COLONIST and expansion.open_to(state):
        return max(future, settling.worth(state, seat, card))
    pool = owned(state, seat)
    rest = tuple([each for each in pool if each != card])
    worse = design.best_price(state, seat, rest) - design.best_price(state, seat, pool)
    return max(future, worse * HABIT["missed"] if comet.devoted(state, seat) else worse)


def income(state: FrontierState, seat: int) -> int:
    """What the operation brings now."""
    effect = regimes.effect(state, seat)
    if effect == ONLY_NASA_INCOME and state.players[seat].faction != NASA:
        return 0
    if effect == INCOME_BY_FACTORIES:
        return PER_FACTORY * list(state.factories.values()).count(seat)
    if effect == INCOME_FROM_RICHER and all(player.water <= state.players[seat].water for player in state.players):
        return 0
    return state.rules.income


# auctions


def lot(state: FrontierState, deck: int) -> tuple[tuple[int, ...], int]:
    """The cards that an auction of a deck sells, as far as they are seen, and their number."""
    top = research.lot(state, deck)
    along = research.along(state, top)
    seen = [card_called(each["card"]) for each in along if each["card"] is not None]
    return (top, *seen), 1 + len(along)


def worth(state: FrontierState, seat: int, deck: int) -> float:
    """What the next lot of a deck is worth: for a rocket, or to be sold."""
    cards, number = lot(state, deck)
    price = float(market.hand_price(state))
    made_of = shipping.letters(state, seat)
    resale = (number - len(cards)) * price
    for card in cards:
        resale += max(price, shipping.brings(state, card, made_of))
    resale -= number * income(state, seat)
    if research.hand_size(state, seat) >= research.HAND_LIMIT:
        resale = 0.0  # there is more to sell than anybody gets round to
    value = max(0.0, gain(state, seat, cards)) + max(0.0, resale) * MARKET["junk"] * design.thrift_of(state, seat)
    value = max(value, *[ambition.worth(state, seat, card) for card in cards])
    if deck == COLONIST and expansion.open_to(state):
        return max(value, settling.worth(state, seat, cards[0]))
    return value


def best_research(state: FrontierState, seat: int, options: list[Action], any_deck: bool) -> tuple[float, Action]:
    """The auction that brings most. Decks that may have what is missing are dug for it: all, if nothing helps."""
    best = (0.0, options[0])
    if state.rules.aliens and not state.players[seat].water:
        return best  # bids are secret, and nothing wins nothing
    wanted = list(state.rules.decks) if any_deck else design.designs(state, seat, owned(state, seat))[0].wants
    price = MARKET["price"] * design.thrift_of(state, seat)
    dig = SCENARIO["dig"] if state.rules.purchases else MARKET["dig"]
    for action in options:
        if action[0] in ("research", "buy"):
            deck = DECKS.index(action[1])
            costs = price if action[0] == "research" else purchase.TOP * design.thrift_of(state, seat)
            value = worth(state, seat, deck) - costs + (dig if deck in wanted else 0.0)
            value += ambition.dug(state, seat, deck)
            if value > best[0]:
                best = (value, action)
    return best


def most_bid(state: FrontierState, seat: int, deck: int) -> int:
    """A share of what the lot is worth."""
    return int(MARKET["share"] * worth(state, seat, deck) / design.thrift_of(state, seat))


def bid(state: FrontierState, seat: int, asked: research.Bid) -> Action:
    """Up to a share of what the lot is worth. Whoever holds the auction wins ties, and only has to match."""
    auction = asked.auction
    if isinstance(asked, research.Opening):
        return ("bid", 0)
    limit = most_bid(state, seat, auction.deck)
    wanted = auction.highest if seat == auction.starter else auction.highest + 1
    return ("bid", wanted) if wanted <= min(limit, state.players[seat].water) else PASS


def secret_bid(state: FrontierState, seat: int, asked: research.SecretBid) -> Action:
    """What is bid in secret is gone, whoever wins: half of what it would be in the open. For one's own auction some,
    against others never all, since a tie helps nobody."""
    limit = most_bid(state, seat, asked.auction.deck) // 2
    water = state.players[seat].water
    if seat == asked.auction.starter:
        return ("bid", min(max(1, limit), ELECTION.most_bid, water))
    return ("bid", max(0, min(limit, ELECTION.most_bid, water) - 1))


# sales


def missed(state: FrontierState, seat: int) -> dict[int, float]:
    """By card that can be sold: how much it would be missed."""
    return {card: loss(state, seat, card) for card, _ in market.sellable(state, seat)}


def best_sale(state: FrontierState, seat: int, losses: dict[int, float]) -> tuple[float, Action]:
    """The card that brings most for what it would be missed."""
    best: tuple[float, Action] = (0.0, ())
    thrift = design.thrift_of(state, seat)
    for card, price in market.sellable(state, seat):
        value = price * thrift - max(0.0, losses[card])
        if not best[1] or value > best[0]:
            best = (value, ("sell", CARDS[card].id))
    return best


def least_missed(state: FrontierState, seat: int, cards: list[int]) -> int:
    best = cards[0]
    lowest = 0.0
    for place, card in enumerate(cards):
        missed = loss(state, seat, card) if CARDS[card].deck != CREW else MARKET["spare"]
        if ageing.is_werner(state, card):
            missed = SCENARIO["all"]
        if place == 0 or missed < lowest:
            best = card
            lowest = missed
    return best


# deals


def consent(state: FrontierState, seat: int, trade: deals.Trade) -> Action:
    """What is worth more than it costs is accepted."""
    value = 0.0
    for term in trade.terms:
        given = _value(state, seat, term, term[0] == deals.GIVE)
        value += given if term[0] == deals.GIVE else -given
    return ACCEPT if value > 0.0 else REFUSE


def _value(state: FrontierState, seat: int, term: Item, mine: bool) -> float:
    """What a term is worth to this player, who gets it or gives it."""
    what = term[1]
    if what in ("water", "tank"):
        return 1.0
    if what == "card":
        card = card_called(term[2])
        useful = gain(state, seat, (card,)) if mine else loss(state, seat, card)
        return max(useful, MARKET["spare"])
    return 0.0 if mine else MARKET["leave"]
