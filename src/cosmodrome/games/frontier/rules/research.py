"""Research: the top card of a deck is auctioned, and what it needs comes along (rulebook: research)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Choice, Decision, Illegal, Question, Secret, Task
from ..components.abilities import SEARCH, WINS_TIES
from ..components.cards import CARDS, COLONIST, CREW, DECKS, FREIGHTER, RADIATOR, SCIENTIST, card_called
from ..components.factions import ANY_HAND, NASA
from ..components.factions import RESEARCH as FREE_RESEARCH
from ..components.naming import deck_message
from ..components.politics import ELECTION, ONLY_NASA_AUCTIONS
from ..components.tables import figure
from . import abilities, cargo, decks, freighter, home, regimes
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

HAND_LIMIT: Final = figure("research", "hand_limit")

PASS: Final[Action] = ("pass",)
OUT: Final = -1
"""The bid of a player who does not take part, or no longer."""


class Auction:
    """How an auction stands. It never changes: every bid makes another one."""

    __slots__ = ("asked", "bids", "deck", "starter")

    def __init__(self, starter: int, deck: int, bids: tuple[int, ...], asked: tuple[int, ...]) -> None:
        self.starter = starter
        self.deck = deck
        self.bids = bids
        """By seat; `OUT` for those who do not bid."""
        self.asked = asked
        """Who has yet to say something to the highest bid, in turn."""

    @property
    def highest(self) -> int:
        return max(self.bids)

    def bid(self, seat: int, water: int) -> Auction:
        """A higher bid puts the question to all others anew."""
        asked = self.asked[1:]
        if water > self.highest:
            asked = tuple([other for other in _clockwise(seat, len(self.bids)) if self.bids[other] != OUT])
        return Auction(self.starter, self.deck, _replaced(self.bids, seat, water), asked)

    def passed(self, seat: int) -> Auction:
        return Auction(self.starter, self.deck, _replaced(self.bids, seat, OUT), self.asked[1:])


def _clockwise(seat: int, seats: int) -> list[int]:
    """Everybody else, from the left of this seat on."""
    return [(seat + place) % seats for place in range(1, seats)]


def _replaced(bids: tuple[int, ...], seat: int, bid: int) -> tuple[int, ...]:
    return (*bids[:seat], bid, *bids[seat + 1 :])


# who takes part, and what is sold


def hand_size(state: FrontierState, seat: int) -> int:
    """How many cards count: the crew never does."""
    return len([card for card in state.players[seat].hand if CARDS[card].deck != CREW])


def takes_part(state: FrontierState, seat: int) -> bool:
    if hand_size(state, seat) < HAND_LIMIT or not state.rules.hand_limit:
        return True
    return regimes.privileged(state, ANY_HAND) == seat


def bids_for(state: FrontierState, seat: int, deck: int) -> bool:
    """Whether a player bids for the card of this deck: nobody has two freighters, nor what the regime takes away."""
    if not takes_part(state, seat) or regimes.barred(state, seat, lot(state, deck)):
        return False
    return not (deck == FREIGHTER and freighter.owns_one(state, seat))


def brings(state: FrontierState, card: int) -> list[int]:
    """The decks of which a card comes along with this one: one for each of its needs, and a radiator for its therms."""
    if not state.rules.advanced:
        return []
    face = CARDS[card].face(CARDS[card].entry)
    found = [need.deck for need in face.needs]
    return [*found, RADIATOR] if face.therms else found


def along(state: FrontierState, card: int) -> list[dict[str, Any]]:
    """What would come along now: each deck and, as far as it lies open, the card."""
    taken = [0] * len(DECKS)
    if card not in state.lots:
        taken[CARDS[card].deck] = 1
    found: list[dict[str, Any]] = []
    for deck in brings(state, card):
        place = taken[deck]
        cards = state.decks[deck]
        if place < len(cards) and not regimes.barred(state, state.active, cards[place]):
            seen = place < open_cards(state, deck) or place > state.unseen[deck]
            found.append({"deck": DECKS[deck], "card": CARDS[cards[place]].id if seen else None})
            taken[deck] += 1
    return found


def lot(state: FrontierState, deck: int) -> int:
    """The card that is auctioned, or would be: the top one of a deck, or the colonist whom somebody recruits."""
    return state.lots[0] if state.lots and deck == COLONIST else state.decks[deck][0]


def running(state: FrontierState) -> Auction | None:
    """The auction that is being held, if one is. Of secret bids nothing is known."""
    main = state.main
    for seat in state.busy:
        asked = state.lines[seat][-1]
        if isinstance(asked, SecretBid):
            return asked.auction
    return main.auction if isinstance(main, (Bid, Award)) else None


def open_cards(state: FrontierState, deck: int) -> int:
    """How many cards of a deck lie open from the top: the next one too while the first is up for auction."""
    auction = running(state)
    return 2 if auction is not None and auction.deck == deck and not state.lots else 1


class Research(Activity):
    """Put the top card of a deck up for auction."""

    def suits(self, state: FrontierState, seat: int, colonist: int) -> bool:
        """Any human in a promoted Bernal of NASA besides."""
        if super().suits(state, seat, colonist):
            return True
        human = cargo.is_human(state, colonist) and home.privileged(state, seat, FREE_RESEARCH)
        return human and home.houses_promoted(state, seat, colonist)

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if refusal(state, seat) is not None or state.rules.purchases:
            return []
        return [("research", DECKS[deck]) for deck in state.rules.decks if _deck_refusal(state, seat, deck) is None]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        deck = DECKS.index(action[1])
        state.auctioned = True
        found = found_by_search(state, seat, deck)
        if len(found) > 1:
            state.then(Search(seat, deck))
            return
        if found:
            decks.search(state, deck, found[0])
        open_auction(state, seat, deck)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        refused = refusal(state, seat)
        shut: list[tuple[Action, Illegal]] = []
        for deck in state.rules.decks if not state.rules.purchases else ():
            why = refused if refused is not None else _deck_refusal(state, seat, deck)
            if why is not None:
                shut.append((("research", DECKS[deck]), why))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By deck: the card on top, and what it brings along."""
        return {
            DECKS[deck]: {"card": CARDS[state.decks[deck][0]].id, "along": along(state, state.decks[deck][0])}
            for deck in state.rules.decks
            if state.decks[deck] and not state.rules.purchases
        }


def refusal(state: FrontierState, seat: int) -> Illegal | None:
    """Why this player starts no auction now."""
    if state.auctioned:
        return Illegal("why-one-auction", "turn")
    if regimes.effect(state, seat) == ONLY_NASA_AUCTIONS and state.players[seat].faction != NASA:
        return Illegal("why-only-nasa", "politics")
    if not takes_part(state, seat):
        return Illegal("why-full-hand", "research", {"number": hand_size(state, seat), "limit": HAND_LIMIT})
    return None


def _deck_refusal(state: FrontierState, seat: int, deck: int) -> Illegal | None:
    if not state.decks[deck]:
        return Illegal("why-empty-deck", "research", {"deck": deck_message(deck)})
    if deck == FREIGHTER and freighter.owns_one(state, seat):
        return Illegal("why-one-freighter", "cargo-module")
    if regimes.barred(state, seat, state.decks[deck][0]) and not found_by_search(state, seat, deck):
        return Illegal("why-no-reactors", "politics")
    return None


# searching a deck


def found_by_search(state: FrontierState, seat: int, deck: int) -> list[int]:
    """The cards that a player who may look through a deck could put up for auction. Which are in it is no secret."""
    if abilities.held(state, seat, SEARCH) is None:
        return []
    return sorted([card for card in state.decks[deck] if not regimes.barred(state, seat, card)])


class Search(Question["FrontierState"]):
    """Which card of the deck is auctioned. If it is not the top one, the others are shuffled."""

    deck: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("search", CARDS[card].id) for card in found_by_search(state, self.seat, self.deck)]
        return Choice(self.seat, "prompt-search", "research", options, {"deck": deck_message(self.deck)})

    def answer(self, state: FrontierState, action: Action) -> None:
        decks.search(state, self.deck, card_called(action[1]))
        open_auction(state, self.seat, self.deck)


# the auction


def open_auction(state: FrontierState, seat: int, deck: int) -> None:
    """A player puts a card up for auction: everybody takes part whose hand allows it."""
    if state.unseen[deck] and not state.lots:
        state.reveal()  # the next card
    bids = tuple([0 if other != seat and bids_for(state, other, deck) else OUT for other in range(state.seats)])
    if state.journal is not None:
        state.tell("auction-opens", {"seat": seat, "card": lot(state, deck)})
    if state.rules.ageing:
        _sell(state, Auction(seat, deck, _replaced(bids, seat, 0), ()), seat)
    elif state.rules.aliens:
        state.then(SecretAuction(seat, Auction(seat, deck, _replaced(bids, seat, 0), ())))
    else:
        state.then(Opening(seat, Auction(seat, deck, bids, ())))


class Bid(Question["FrontierState"]):
    """Bid more, match the highest bid, or leave for good."""

    auction: Auction
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, auction: Auction) -> None:
        self.seat = seat
        self.auction = auction

    def ask(self, state: FrontierState) -> Decision:
        auction = self.auction
        params = {"card": lot(state, auction.deck), "bid": auction.highest}
        water = state.players[self.seat].water
        return Amount(self.seat, "prompt-bid", "research", "bid", auction.highest, water, (PASS,), params)

    def answer(self, state: FrontierState, action: Action) -> None:
        auction = self.auction
        if action == PASS:
            if state.journal is not None:
                state.tell("auction-leaves", {"seat": self.seat})
            _go_on(state, auction.passed(self.seat))
            return
        if state.journal is not None:
            key = "auction-matches" if action[1] == auction.highest else "auction-bids"
            state.tell(key, {"seat": self.seat, "water": action[1]})
        _go_on(state, auction.bid(self.seat, action[1]))

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """The card, what it brings along, who starts it and everybody's bid (-1: out)."""
        auction = self.auction
        card = lot(state, auction.deck)
        return {
            "card": CARDS[card].id,
            "along": along(state, card),
            "starter": auction.starter,
            "bids": list(auction.bids),
        }


class Opening(Bid):
    """The first bid, 0 or more."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        params = {"card": lot(state, self.auction.deck)}
        water = state.players[self.seat].water
        return Amount(self.seat, "prompt-opening", "research", "bid", 0, water, params=params)

    def answer(self, state: FrontierState, action: Action) -> None:
        auction = self.auction
        if state.journal is not None:
            state.tell("auction-bids", {"seat": self.seat, "water": action[1]})
        others = tuple([seat for seat in _clockwise(self.seat, state.seats) if auction.bids[seat] != OUT])
        bids = _replaced(auction.bids, self.seat, action[1])
        _go_on(state, Auction(auction.starter, auction.deck, bids, others))


def _go_on(state: FrontierState, auction: Auction) -> None:
    """The next one is asked, if he can match the highest bid; else he is out. When all have spoken it is sold."""
    while auction.asked:
        seat = auction.asked[0]
        if state.players[seat].water >= auction.highest:
            state.then(Bid(seat, auction))
            return
        auction = auction.passed(seat)
    highest = auction.highest
    tied = [seat for seat, bid in enumerate(auction.bids) if bid == highest]
    lucky = [seat for seat in tied if abilities.held(state, seat, WINS_TIES) is not None]
    if lucky:
        _sell(state, auction, lucky[0])
    elif auction.starter in tied:
        _sell(state, auction, auction.starter)
    elif len(tied) == 1:
        _sell(state, auction, tied[0])
    else:
        state.then(Award(auction.starter, auction))


class Award(Question["FrontierState"]):
    """Others are tied: who starts the auction chooses among them."""

    auction: Auction
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, auction: Auction) -> None:
        self.seat = seat
        self.auction = auction

    def ask(self, state: FrontierState) -> Decision:
        highest = self.auction.highest
        options: list[Action] = [("award", seat) for seat, bid in enumerate(self.auction.bids) if bid == highest]
        params = {"card": lot(state, self.auction.deck), "bid": highest}
        return Choice(self.seat, "prompt-award", "research", options, params)

    def answer(self, state: FrontierState, action: Action) -> None:
        _sell(state, self.auction, action[1])


def _sell(state: FrontierState, auction: Auction, winner: int) -> None:
    """The bank is paid by the starter, the starter by anybody else; supports come along."""
    price = auction.highest
    state.players[winner].water -= price
    if winner != auction.starter:
        state.players[auction.starter].water += price
    deliver(state, auction, winner, price)


def deliver(state: FrontierState, auction: Auction, winner: int, price: int) -> None:
    """What was auctioned comes to the winner's hand, and supports with it."""
    card = lot(state, auction.deck)
    if card in state.lots:
        state.lots = ()
    else:
        decks.take_top(state, auction.deck)
    taken = [card]
    for deck in brings(state, card):
        if state.decks[deck] and not regimes.barred(state, winner, state.decks[deck][0]):
            taken.append(decks.take_top(state, deck))
    state.players[winner].hand += tuple(taken)
    if state.journal is not None:
        state.tell("auction-sold", {"seat": winner, "card": card, "water": price})
        if taken[1:]:
            state.tell("auction-along", {"seat": winner, "cards": taken[1:]})


# secret bids, where aliens bid against Earth (seed V4)


class SecretAuction(Task["FrontierState"]):
    """Everybody whose hand allows it bids at once."""

    auction: Auction
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, auction: Auction) -> None:
        self.seat = seat
        self.auction = auction

    def run(self, state: FrontierState) -> None:
        bids = self.auction.bids
        bidders = [self.seat, *_clockwise(self.seat, state.seats)]
        state.ask_all([SecretBid(seat, self.auction) for seat in bidders if bids[seat] != OUT])


class SecretBid(Secret["FrontierState"]):
    """Water for a patent. As in an election it is spent, whoever wins."""

    auction: Auction
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, auction: Auction) -> None:
        self.seat = seat
        self.auction = auction

    def ask(self, state: FrontierState) -> Decision:
        most = min(ELECTION.most_bid, state.players[self.seat].water)
        params = {"card": lot(state, self.auction.deck)}
        return Amount(self.seat, "prompt-secret-bid", "alien-invasion", "bid", 0, most, params=params)

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """The card, what it brings along, who starts it, and who breaks a tie."""
        card = lot(state, self.auction.deck)
        power = regimes.in_power(state)
        return {
            "card": CARDS[card].id,
            "along": along(state, card),
            "starter": self.auction.starter,
            "power": power if power >= 0 else None,
        }

    def carry_out(self, state: FrontierState, answers: list[tuple[int, Action]]) -> None:
        auction = self.auction
        for seat, bid in answers:
            state.players[seat].water -= bid[1]
            auction = Auction(auction.starter, auction.deck, _replaced(auction.bids, seat, bid[1]), ())
            if state.journal is not None:
                state.tell("auction-bids", {"seat": seat, "water": bid[1]})
        tied = [seat for seat, bid in enumerate(auction.bids) if bid == auction.highest]
        power = regimes.in_power(state)
        if len(tied) == 1:
            deliver(state, auction, tied[0], auction.highest)
        elif power >= 0:
            state.then(SecretAward(power, auction))
        elif state.journal is not None:
            state.tell("auction-tied", {"water": auction.highest})


class SecretAward(Award):
    """Whoever is in power chooses among those with the highest bid. All have paid already."""

    __slots__ = ()

    def answer(self, state: FrontierState, action: Action) -> None:
        deliver(state, self.auction, action[1], self.auction.highest)


RESEARCH: Final = Research("research", "research", SCIENTIST)
