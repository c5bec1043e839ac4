"""Positions of Outpost, arranged by hand, and moves in the words of the rulebook.

A position conserves what the rules conserve: cards in a hand come out of the decks, upgrades of a colony out of the
stock. `act` checks the audit after every action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import cosmodrome
from cosmodrome.games.outpost.components.cards import INDEX, RESOURCES, card, promise, resource_of
from cosmodrome.games.outpost.components.cards import mega_card as mega_card_of
from cosmodrome.games.outpost.components.upgrades import FIRST_KICKER, IDS, NUMBER
from cosmodrome.games.outpost.rules.exchange import Exchanges
from cosmodrome.games.outpost.rules.production import Production
from cosmodrome.games.outpost.rules.round import DISCARDS, FROM_TURNS, ROUND, VICTORY
from cosmodrome.games.outpost.state import OutpostState
from cosmodrome.kernel import Action, Amount, Choice, Decision, Illegal, Subset, Task

GAME = cosmodrome.game("outpost")
EDITIONS = ("classic", "expert", "stronghold")

Factories = Mapping[str, int]


# a new game


def new(seats: int, seed: int | str = 1, **options: Any) -> OutpostState:
    """A game as it starts."""
    state = GAME.new(seats, seed, **options)
    assert isinstance(state, OutpostState)
    return state


def position(
    seats: int, edition: str = "stronghold", order: Sequence[int] = (), number: int = 2, **options: Any
) -> OutpostState:
    """The turns of round `number` begin, in this order (by seat if not said), and nobody has a card."""
    state = new(seats, edition=edition, **options)
    for seat in range(seats):
        empty_hand(state, seat)
    state.round = number
    take_turns(state, *(order or range(seats)))
    state.audit()
    return state


def take_turns(state: OutpostState, *order: int) -> None:
    """Begin the turns anew, in this purchase order."""
    state.order = list(order)
    go_on(state, FROM_TURNS)


def go_on(state: OutpostState, *tasks: Task[Any]) -> None:
    """Whatever was going on, this comes next."""
    state.set_out()
    state.then(*tasks)
    state.proceed()
    _rearranged(state)


def begin_discards(state: OutpostState) -> None:
    """The discard phase begins; traders follow."""
    go_on(state, *DISCARDS, *_after_discards(state))


def begin_exchanges(state: OutpostState) -> None:
    """The phase in which traders act begins."""
    go_on(state, Exchanges(), *_after_discards(state))


def _after_discards(state: OutpostState) -> tuple[Task[Any], ...]:
    return (FROM_TURNS,) if state.rules.discard_before_turns else (*VICTORY, ROUND)


def _rearranged(state: OutpostState) -> None:
    """The decision asked before, if any, is out of date."""
    state._asked = None


# hands


def duel(**options: Any) -> OutpostState:
    """Seat 1 holds cards that seat 0 knows nothing of but their backs."""
    state = position(3, **options)
    put_on_sale(state, "nodule", "warehouse", "data_library")
    hold(state, 0, ore=[1, 1], water=[7])
    hold(state, 1, mega("water"), titanium=[7, 8, 13], ore=[5])
    hold(state, 2, water=[4, 4])
    return state


def cards(**values: Sequence[int]) -> tuple[int, ...]:
    """Production cards: `cards(ore=[3, 4], water=[7])`."""
    return tuple(card(INDEX[name], value) for name, row in values.items() for value in row)


def mega(resource: str) -> int:
    return mega_card_of(INDEX[resource])


def iou(resource: str, missing: int) -> int:
    return promise(INDEX[resource], missing)


def empty_hand(state: OutpostState, seat: int) -> None:
    colony = state.colonies[seat]
    for code in colony.hand[:]:
        colony.lose(code)
        if code < 1000:
            state.decks[resource_of(code)].append(code)
    colony.credits = colony.least = colony.most = 0
    _rearranged(state)


def hold(state: OutpostState, seat: int, *codes: int, **values: Sequence[int]) -> None:
    """Exactly these cards in hand: `hold(state, 0, mega("water"), ore=[3, 4])`."""
    empty_hand(state, seat)
    colony = state.colonies[seat]
    for code in codes + cards(**values):
        if code < 1000:
            _take(state, code)
        colony.gain(code)
    colony.hand.sort()


def _take(state: OutpostState, code: int) -> None:
    """A card out of its deck, or else out of its discard pile."""
    resource = resource_of(code)
    pile = state.decks[resource] if code in state.decks[resource] else state.discards[resource]
    pile.remove(code)


def hold_worth(state: OutpostState, seat: int, credits: int) -> None:
    """A hand worth exactly this much: moon ore of 50, titanium of 10, then water and ore; with money, a purse."""
    if state.rules.money:
        colony = state.colonies[seat]
        colony.credits = colony.least = colony.most = credits
        _rearranged(state)
        return
    empty_hand(state, seat)
    colony = state.colonies[seat]
    for code in cards(moon_ore=[50], titanium=[10], water=range(10, 3, -1), ore=range(5, 0, -1)):
        deck = state.decks[resource_of(code)]
        while code in deck and colony.credits + code % 100 <= credits:
            deck.remove(code)
            colony.gain(code)
    assert colony.credits == credits, "not enough small cards are left"
    colony.hand.sort()


def hold_number(state: OutpostState, seat: int, number: int) -> None:
    """A hand of so many titanium cards."""
    empty_hand(state, seat)
    for _ in range(number):
        state.colonies[seat].gain(state.decks[INDEX["titanium"]].pop())
    state.colonies[seat].hand.sort()


def run_dry(state: OutpostState, resource: str, leaving: int, holder: int) -> None:
    """All but so many cards of a deck are in one hand."""
    deck = state.decks[INDEX[resource]]
    colony = state.colonies[holder]
    while len(deck) > leaving:
        colony.gain(deck.pop())
    colony.hand.sort()


# colonies


def own(state: OutpostState, seat: int, *upgrades: str) -> None:
    """Upgrades bought in earlier rounds; what came with them is not added, except special factories (idle)."""
    colony = state.colonies[seat]
    for name in upgrades:
        kind = NUMBER[name]
        if kind < FIRST_KICKER:
            _take_from_stock(state, kind)
        colony.owned[kind] += 1
        if kind in state.rules.figures.special:
            colony.built[state.rules.figures.special.index(kind)] += 1
            colony.settled = False
    colony.recount(state.rules)
    _rearranged(state)


def _take_from_stock(state: OutpostState, kind: int) -> None:
    if state.stock[kind]:
        state.stock[kind] -= 1
    else:
        state.market.remove(kind)


def sell_out(state: OutpostState, *upgrades: str, to: Sequence[int]) -> None:
    """All copies of these upgrades that are not on the market belong to these seats, in turn."""
    turn = 0
    for name in upgrades:
        while state.stock[NUMBER[name]]:
            own(state, to[turn % len(to)], name)
            turn += 1


def settle(
    state: OutpostState,
    seat: int,
    colonists: int = 0,
    robots: int = 0,
    operated: Factories | None = None,
    idle: Factories | None = None,
) -> None:
    """Factories and operators; without `colonists`, as many as there are operated factories."""
    colony = state.colonies[seat]
    running = operated if operated is not None else {"ore": 2, "water": 1}
    standing = idle if idle is not None else {}
    colony.operated = [running.get(name, 0) for name in RESOURCES]
    colony.built = [running.get(name, 0) + standing.get(name, 0) for name in RESOURCES]
    colony.colonists = colonists or sum(colony.operated) - robots
    colony.robots = robots
    colony.settled = False
    _rearranged(state)


def reach(state: OutpostState, seat: int, points: int) -> None:
    """Exactly so many victory points, by new chemicals and water factories beside the upgrades."""
    wanted = points - state.colonies[seat].card_vp
    settle(state, seat, operated={"new_chemicals": wanted // 3, "water": wanted % 3})
    assert state.scores[seat] == points


# the trade ship


def put_on_sale(state: OutpostState, *upgrades: str) -> None:
    """Exactly these upgrades on the market; kickers in their places."""
    for kind in state.market:
        state.stock[kind] += 1
    state.market = []
    state.kickers = sorted(NUMBER[name] for name in upgrades if NUMBER[name] >= FIRST_KICKER)
    for name in upgrades:
        kind = NUMBER[name]
        if kind < FIRST_KICKER:
            state.stock[kind] -= 1
            state.market.append(kind)
            assert state.stock[kind] >= 0, f"no {name} left"
    state.market.sort()
    _rearranged(state)


def on_sale(state: OutpostState) -> list[str]:
    return [IDS[kind] for kind in state.market]


def copies(state: OutpostState) -> list[int]:
    """How many of each upgrade 1-13 are in the piles and on the market."""
    return [state.stock[kind] + state.market.count(kind) for kind in range(1, FIRST_KICKER)]


def kickers_on_sale(state: OutpostState) -> list[str]:
    return [IDS[kind] for kind in state.kickers]


# moves


def act(state: OutpostState, seat: int, *action: Any) -> None:
    state.apply(seat, action)
    state.audit()


def open_auction(state: OutpostState, seat: int, upgrade: str, bid: int) -> None:
    act(state, seat, "auction", upgrade)
    act(state, seat, "bid", bid)


def bid(state: OutpostState, seat: int, credits: int) -> None:
    act(state, seat, "bid", credits)


def passes(state: OutpostState, *seats: int) -> None:
    for seat in seats:
        act(state, seat, "pass")


def all_pass(state: OutpostState) -> None:
    """Everybody still asked in the auction passes."""
    while step_of(state, state.asked) == "bid":
        act(state, state.asked, "pass")


def win(state: OutpostState, seat: int, upgrade: str, bid: int) -> None:
    """Auction an upgrade to oneself."""
    open_auction(state, seat, upgrade, bid)
    all_pass(state)
    if step_of(state, seat) == "pay":
        pay_least(state, seat)


def pay(state: OutpostState, seat: int, *codes: int) -> None:
    act(state, seat, "pay", codes)


def pay_least(state: OutpostState, seat: int) -> None:
    """Pay with what wastes the least."""
    suggestion = state.decision(seat).suggestion()
    assert suggestion is not None
    act(state, seat, *suggestion)


def build(state: OutpostState, seat: int, factory: str, number: int = 1) -> None:
    _buy(state, seat, ("build", factory), number)


def recruit(state: OutpostState, seat: int, number: int = 1) -> None:
    _buy(state, seat, ("recruit",), number)


def buy_robots(state: OutpostState, seat: int, number: int = 1) -> None:
    _buy(state, seat, ("robots",), number)


def _buy(state: OutpostState, seat: int, action: Action, number: int) -> None:
    act(state, seat, *action)
    act(state, seat, "number", number)
    if step_of(state, seat) == "pay":
        pay_least(state, seat)


def assign(state: OutpostState, seat: int, **factories: int) -> None:
    """Operate exactly these factories."""
    names = [name for name in RESOURCES for _ in range(factories.get(name, 0))]
    act(state, seat, "assign", tuple(names))


def done(state: OutpostState, *seats: int) -> None:
    for seat in seats:
        act(state, seat, "done")


# playing on


def usual(decision: Decision) -> Action:
    """The answer of a player who wants nothing: done, pass, no mega cards, or what is suggested."""
    if isinstance(decision, Choice):
        return ("done",) if ("done",) in decision.options else decision.options[0]
    if isinstance(decision, Amount):
        return decision.others[0]
    assert isinstance(decision, Subset)
    suggestion = decision.suggestion()
    assert suggestion is not None
    return ("mega", ()) if decision.verb == "mega" else suggestion


def play_until(state: OutpostState, phase: str) -> None:
    """Everybody gives the usual answers until this phase asks somebody."""
    while state.phase != phase and not state.over:
        act(state, state.waiting[0], *usual(state.decision(state.waiting[0])))


def next_round(state: OutpostState, rolls: Sequence[int] = ()) -> None:
    """Everybody gives the usual answers until the next round has begun; its market is rolled so."""
    state.dice.loaded = list(rolls)
    number = state.round
    while state.round == number and not state.over:
        act(state, state.waiting[0], *usual(state.decision(state.waiting[0])))
    assert not state.dice.loaded, f"rolls left over: {state.dice.loaded}"


def next_turns(state: OutpostState, rolls: Sequence[int] = ()) -> None:
    """On to the turns of the next round."""
    next_round(state, rolls)
    play_until(state, "turns")


def produce(state: OutpostState, *seats: int) -> None:
    """The production phase by itself; of these seats, the cards they hold now are put back first."""
    for seat in seats:
        empty_hand(state, seat)
    go_on(state, Production([]), FROM_TURNS)
    state.audit()


# looking


def waits_for(state: OutpostState, *seats: int) -> bool:
    """Whether the rules wait for exactly these, the main line first."""
    return state.waiting == seats


def step_of(state: OutpostState, seat: int) -> str:
    """What this seat is in the middle of, by the name its view gives it."""
    return seen(state, None, seat)["step"] or "" if seat >= 0 else ""


def offered(state: OutpostState, seat: int) -> list[Action]:
    """Every answer that is open to this seat."""
    return list(state.decision(seat))


def amount(state: OutpostState, seat: int) -> tuple[int, int]:
    """The least and the highest number that is open to this seat."""
    decision = state.decision(seat)
    assert isinstance(decision, Amount)
    return decision.lo, decision.hi


def choose_from(state: OutpostState, seat: int) -> Subset:
    decision = state.decision(seat)
    assert isinstance(decision, Subset)
    return decision


def refused(state: OutpostState, seat: int, *action: Any) -> Illegal:
    """The action is refused, nothing changes, and this is why."""
    before = state.fingerprint()
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    assert state.fingerprint() == before
    return caught.value


def why_not(state: OutpostState, seat: int, *action: Any) -> tuple[str, str]:
    """Reason and rulebook section why an action is closed."""
    refusal = refused(state, seat, *action)
    return refusal.reason, refusal.rule


def told(state: OutpostState, key: str) -> list[dict[str, Any]]:
    """The events of this kind so far."""
    assert state.journal is not None
    return [event.params for event in state.journal if event.key == key]


def seen(state: OutpostState, viewer: int | None, seat: int) -> dict[str, Any]:
    """A colony as somebody sees it."""
    colony: dict[str, Any] = state.view(viewer)["colonies"][seat]
    return colony


def hand_of(state: OutpostState, seat: int) -> dict[str, int]:
    """How many cards of each resource a hand has."""
    counts: dict[str, int] = {}
    for code in state.colonies[seat].hand:
        name = RESOURCES[resource_of(code)]
        counts[name] = counts.get(name, 0) + 1
    return counts
