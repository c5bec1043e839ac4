"""Deals: what players agree on and do at once (rulebook: deals).

A proposal is one answer: what I give and what I want, out of all that could change hands between two players. The
other accepts or refuses. Whoever's turn it is proposes to anybody; the others may propose to him, unasked.

Terms are pairs and triples: ("give", "water"), one for each tank; ("want", "card", id); ("give", "tank", stack); leave
to use a factory, a laboratory, the market of a Bernal, the beam, a push factory or a colonist's ability, which only the
active player can have: ("want", "assist", site), ("give", "beam"), ("want", "ability", id).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import ACCEPT, REFUSE, Action, Choice, Deal, Decision, Illegal, Item, Need, Question, Subset
from ..components.cards import BERNAL, CARDS, CREW, PURPLE, card_called
from ..components.cards import FREIGHTER as FREIGHTER_DECK
from ..components.factions import BEAMED_POWER
from ..components.grant import (
    ABILITY,
    ANYWHERE,
    ASSIST,
    BEAM,
    GRANTS,
    HIJACK,
    LAB,
    MARKET,
    PRODUCTION,
    PUSH,
    REFUEL,
    Grant,
)
from ..components.naming import term_message
from ..components.stack import FREIGHTER, FUELLED, MOBILE, NUMBER, STACKS
from . import (
    abilities,
    cargo,
    claims,
    colonists,
    facilities,
    felonies,
    freighter,
    home,
    isotopes,
    promotion,
    regimes,
    trade,
)
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState

PROPOSAL: Final[Action] = ("propose",)
GIVE: Final = "give"
WANT: Final = "want"
MOST_PROPOSALS: Final = 3
"""Of each player in a turn: haggling has an end."""


# what can change hands


def terms(state: FrontierState, seat: int, other: int) -> list[Item]:
    """All that the two could agree on, as the first of them says it."""
    return [(GIVE, *term) for term in offerings(state, seat, other)] + [
        (WANT, *term) for term in offerings(state, other, seat)
    ]


def offerings(state: FrontierState, giver: int, taker: int) -> list[tuple[str, ...]]:
    """All that one player could give another."""
    found: list[tuple[str, ...]] = [("water",)] * state.players[giver].water
    found += [("card", CARDS[card].id) for card in tradable_cards(state, giver, taker)]
    found += [("tank", STACKS[kind]) for kind in tradable_tanks(state, giver, taker)]
    if taker == state.active:
        found += leaves(state, giver)
    return found


def tradable_cards(state: FrontierState, giver: int, taker: int) -> list[int]:
    """Cards from hand to hand, and in one space from stack to stack."""
    player = state.players[giver]
    found = [card for card in player.hand if tradable(state, card) and not regimes.barred(state, taker, card)]
    if freighter.owns_one(state, taker):
        found = [card for card in found if CARDS[card].deck != FREIGHTER_DECK]  # nobody has two
    full = not colonists.room(state, taker)
    for stack in player.stacks:
        if stack.cards and receiver(state, taker, stack.space) >= 0:
            found += [
                card
                for card in stack.cards
                if tradable(state, card)
                and state.face(card).side != PURPLE
                and not isotopes.second(state, taker, card)
                and CARDS[card].deck != FREIGHTER_DECK
                and not (full and colonists.is_human_colonist(card))
            ]
    return found


def tradable(state: FrontierState, card: int) -> bool:
    """Not crews and Bernals; and what has changed hands waits for the next turn of its old owner."""
    return CARDS[card].deck not in (CREW, BERNAL) and card not in state.handed


def receiver(state: FrontierState, seat: int, space: int) -> int:
    """The stack of a player that takes cards in a space; -1: none does."""
    for kind in state.players[seat].at(space):
        if kind != FREIGHTER and kind not in MOBILE:
            return kind
    return FREIGHTER if freighter.takes_cargo(state, seat, space) else -1


def tradable_tanks(state: FrontierState, giver: int, taker: int) -> list[int]:
    """The stacks with tanks that another can take in their space, each as often as there are such tanks."""
    found: list[int] = []
    for kind, stack in enumerate(state.players[giver].stacks):
        if stack.tanks:
            to = tank_receiver(state, taker, stack.space, cargo.fuel_out_of(kind, stack.fuel))
            if to in FUELLED:
                most = cargo.room(state, state.stack(taker, to))
                found += [kind] * min(stack.tanks, most)
            elif to >= 0:
                found += [kind] * stack.tanks
    return found


def tank_receiver(state: FrontierState, seat: int, space: int, fuel: int) -> int:
    """Where a player takes tanks in a space: the depot or an outpost, where there is room for all; else the rocket."""
    found = felonies.receivers(state, seat, space, fuel)
    for kind in found:
        if kind not in FUELLED:
            return kind
    return found[0] if found else -1


def leaves(state: FrontierState, owner: int) -> list[tuple[str, ...]]:
    """What a player can allow the active one for this turn."""
    seat = state.active
    found: list[tuple[str, ...]] = []
    for site, builder in state.factories.items():
        if builder == owner:
            for what in (ASSIST, REFUEL, PRODUCTION):
                if not claims.may_use(state, seat, site, what):
                    found.append((GRANTS[what], state.system.spaces[site].id))
    if state.rules.colonization:
        for space in facilities.labs(state, owner):
            if not promotion.may_use(state, seat, space):
                found.append((GRANTS[LAB], state.system.spaces[space].id))
    if freighter.promoted(state, seat):
        spaces = state.system.spaces
        own = [site for site, holder in state.claims.items() if holder == owner and site not in state.factories]
        found += [(GRANTS[HIJACK], spaces[site].id) for site in own if not _granted(state, HIJACK, site)]
    lent = any(grant.what == BEAM for grant in state.grants)
    if regimes.privileged(state, BEAMED_POWER) == owner and not lent:
        found.append((GRANTS[BEAM],))
    found += [(GRANTS[ABILITY], CARDS[card].id) for card in abilities.for_hire(state, owner)]
    for space in trade.closed_markets(state, seat, owner):
        found.append((GRANTS[MARKET], state.system.spaces[space].id))
    if home.promoted(state, seat) and not facilities.is_pushed(state, seat) and facilities.push_factories(state, owner):
        found.append((GRANTS[PUSH],))
    return found


def _granted(state: FrontierState, what: int, site: int) -> bool:
    return any(grant.what == what and grant.site == site for grant in state.grants)


# proposing


def may_propose(state: FrontierState, seat: int, other: int) -> bool:
    return state.proposals.count(seat) < MOST_PROPOSALS and anything(state, seat, other)


def anything(state: FrontierState, seat: int, other: int) -> bool:
    """Whether there is anything the two could agree on."""
    players = state.players
    return players[seat].water > 0 or players[other].water > 0 or bool(terms(state, seat, other))


class Propose(Activity):
    """One entry, whoever it is to be with: haggling is not to crowd out the rest of the turn."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [PROPOSAL] if partners(state, seat) else []

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        found = partners(state, seat)
        state.then(Terms(seat, found[0]) if len(found) == 1 else ChoosePartner(seat))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if state.seats == 1 or partners(state, seat):
            return []
        spent = state.proposals.count(seat) >= MOST_PROPOSALS
        reason = "why-proposals" if spent else "why-nothing-to-trade"
        return [(PROPOSAL, Illegal(reason, "deals", {"number": MOST_PROPOSALS}))]


def partners(state: FrontierState, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat and may_propose(state, seat, other)]


class ChoosePartner(Question["FrontierState"]):
    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("partner", other) for other in partners(state, self.seat)]
        return Choice(self.seat, "prompt-partner", "deals", options)

    def answer(self, state: FrontierState, action: Action) -> None:
        state.then(Terms(self.seat, action[1]))


class Terms(Question["FrontierState"]):
    """What a player gives and wants."""

    __slots__ = ("other",)

    other: int

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def ask(self, state: FrontierState) -> Decision:
        items = terms(state, self.seat, self.other)
        costs = [1] * len(items)
        params = {"target": self.other}
        needs = [*_room_needs(state, items, WANT, self.seat), *_room_needs(state, items, GIVE, self.other)]
        return Subset(self.seat, "prompt-terms", "deals", "terms", items, 1, len(items), needs, costs, (), params)

    def answer(self, state: FrontierState, action: Action) -> None:
        state.proposals = (*state.proposals, self.seat)
        trade = Trade(self.seat, self.other, tuple(action[1]))
        if state.journal is not None:
            told: dict[str, Any] = {"seat": self.seat, "target": self.other}
            state.tell("proposes", told | trade.said())
        state.then(trade)


def _room_needs(state: FrontierState, items: list[Item], side: str, taker: int) -> list[Need]:
    """No more humans in space come to a player than he may have there."""
    weights = [int(item[0] == side and item[1] == "card" and _human_in_space(state, str(item[2]))) for item in items]
    room = colonists.room(state, taker)
    return [Need("need-colonists", weights, most=room)] if sum(weights) > room else []


def _human_in_space(state: FrontierState, id: str) -> bool:
    card = card_called(id)
    return colonists.is_human_colonist(card) and not any(card in player.hand for player in state.players)


class Trade(Deal["FrontierState"]):
    """A proposal with its terms."""

    __slots__ = ("terms",)

    terms: tuple[Item, ...]

    def __init__(self, seat: int, other: int, agreed: tuple[Item, ...]) -> None:
        self.seat = seat
        self.parties = (other,)
        self.terms = agreed

    def said(self) -> dict[str, Any]:
        """What the proposer gives and wants, in words."""
        return {"gives": in_words(self.terms, GIVE), "wants": in_words(self.terms, WANT)}

    def offer(self, state: FrontierState, seat: int) -> Choice:
        params: dict[str, Any] = {"target": self.seat}
        return Choice(seat, "prompt-proposal", "deals", [ACCEPT, REFUSE], params | self.said())

    def happen(self, state: FrontierState) -> None:
        carry_out(state, self.seat, self.parties[0], self.terms)
        if state.journal is not None:
            state.tell("agrees", {"seat": self.parties[0], "target": self.seat})

    def refused(self, state: FrontierState, by: int) -> None:
        if state.journal is not None:
            state.tell("refuses", {"seat": by, "target": self.seat})


def in_words(agreed: tuple[Item, ...], side: str) -> list[Any]:
    """One side of a proposal: equal terms are counted."""
    mine = [term for term in agreed if term[0] == side]
    found: list[Any] = []
    for place, term in enumerate(mine):
        if term not in mine[:place]:
            found.append(("term-times", {"number": mine.count(term), "term": term_message(term)}))
    return found or [("term-nothing", {})]


# carrying it out


def carry_out(state: FrontierState, seat: int, other: int, agreed: tuple[Item, ...]) -> None:
    """It binds at once. Where a card or a tank goes is settled before anything has moved."""
    handing = [_Handing(state, seat, other, term) for term in agreed]
    loaded = [(each, freighter.has_cargo(state, each)) for each in (seat, other)]
    for each in handing:
        each.do(state)
    for party, before in loaded:
        cargo.settle_stacks(state, party)
        freighter.unloaded(state, party, before)


class _Handing:
    """One term: from whom, to whom, and into which stack."""

    __slots__ = ("giver", "name", "taker", "to", "what")

    giver: int
    taker: int
    what: str
    name: str
    to: int

    def __init__(self, state: FrontierState, seat: int, other: int, term: Item) -> None:
        giving = term[0] == GIVE
        self.giver = seat if giving else other
        self.taker = other if giving else seat
        self.what = str(term[1])
        self.name = str(term[2]) if len(term) > 2 else ""
        self.to = -1
        player = state.players[self.giver]
        if self.what == "card":
            kind = player.stack_of(card_called(self.name))
            if kind >= 0:
                self.to = receiver(state, self.taker, player.stacks[kind].space)
        elif self.what == "tank":
            kind = NUMBER[self.name]
            stack = player.stacks[kind]
            self.to = tank_receiver(state, self.taker, stack.space, cargo.fuel_out_of(kind, stack.fuel))

    def do(self, state: FrontierState) -> None:
        giver = state.players[self.giver]
        taker = state.players[self.taker]
        if self.what == "water":
            giver.water -= 1
            taker.water += 1
        elif self.what == "card":
            self._hand_over(state, card_called(self.name))
        elif self.what == "tank":
            kind = NUMBER[self.name]
            stack = giver.stacks[kind]
            giver.stacks[kind] = stack.fuelled(stack.tanks - 1, 0, stack.fuel, stack.letter)
            fuel = cargo.fuel_out_of(kind, stack.fuel)
            felonies.receive_tanks(state, self.taker, self.to, 1, fuel, stack.letter)
        elif self.what == GRANTS[ABILITY]:
            state.grants = (*state.grants, Grant(self.giver, ABILITY, card=card_called(self.name)))
        else:
            site = state.system.find(self.name) if self.name else ANYWHERE
            state.grants = (*state.grants, Grant(self.giver, GRANTS.index(self.what), site))

    def _hand_over(self, state: FrontierState, card: int) -> None:
        giver = state.players[self.giver]
        taker = state.players[self.taker]
        state.handed[card] = self.giver
        if self.to < 0:
            giver.hand = tuple([other for other in giver.hand if other != card])
            taker.hand += (card,)
            return
        kind = giver.stack_of(card)
        giver.stacks[kind] = giver.stacks[kind].without(card)
        taker.stacks[self.to] = taker.stacks[self.to].joined_by(card)


def returned(state: FrontierState, seat: int) -> None:
    """A turn of their old owner begins: cards that he handed over can be handed on."""
    if state.handed:
        state.handed = {card: owner for card, owner in state.handed.items() if owner != seat}


PROPOSE: Final = Propose("propose", "deals", FREE_ACTION)
