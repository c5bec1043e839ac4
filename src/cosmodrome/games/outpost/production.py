"""Phase 3: operated factories produce (rulebook: production, iou, mega, kicker-prospector)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Action, Decision, Subset
from .cards import AVERAGE, INDEX, MEGA, MEGA_CARD, RESEARCH, RESOURCES, VALUE, mega_card, promise, resource_of
from .colony import NO_STEPS, Colony

if TYPE_CHECKING:
    from .state import OutpostState


# mega production cards are chosen before anybody looks at a new card


def begin_mega(state: OutpostState) -> None:
    asked: list[int] = []
    for seat in state.order:
        colony = state.colonies[seat]
        if _mega_groups(state, colony):
            colony.steps = ("mega",)
            asked.append(seat)
    state.waiting = tuple(asked)


def _mega_groups(state: OutpostState, colony: Colony) -> list[str]:
    """One entry for every four operated factories of a type that has mega cards."""
    return [
        RESOURCES[resource]
        for resource, value in enumerate(state.rules.mega)
        if value
        for _ in range(colony.operated[resource] // 4)
    ]


def ask_mega(state: OutpostState, seat: int) -> Decision:
    groups = _mega_groups(state, state.colonies[seat])
    costs = [4 * AVERAGE[INDEX[name]] - MEGA[INDEX[name]] for name in groups]
    return Subset(seat, "prompt-mega", "mega", "mega", groups, 0, len(groups), [], costs)


def do_mega(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    colony.answer = action
    colony.steps = NO_STEPS
    state.waiting = tuple([other for other in state.waiting if other != seat])


# the cards


def begin(state: OutpostState) -> None:
    for seat in state.order:
        _produce(state, seat)


def _produce(state: OutpostState, seat: int) -> None:
    colony = state.colonies[seat]
    answer = colony.answer
    colony.answer = None
    numbers = output(state, colony)
    colony.research_made = numbers[RESEARCH]
    before = len(colony.hand)
    if answer is not None:
        for name in answer[1]:
            resource = INDEX[name]
            numbers[resource] -= 4
            _receive(state, colony, mega_card(resource))
    colony.drawn = ()
    colony.excess = ()
    for resource, number in enumerate(numbers):
        if number:
            deal(state, colony, resource, number)
    if state.journal is not None:
        _report(state, seat, numbers, answer, colony.hand[before:])
    colony.hand.sort()


def output(state: OutpostState, colony: Colony) -> list[int]:
    """How many cards of each resource this colony's factories and upgrades bring."""
    figures = state.rules.f
    numbers = colony.operated[:]
    for kind, owned in enumerate(colony.owned):
        if owned:
            if figures.produces[kind] >= 0:
                numbers[figures.produces[kind]] += owned
            if figures.extra_half[kind] >= 0:
                resource = figures.extra_half[kind]
                numbers[resource] += owned * (colony.operated[resource] // 2)
    return numbers


def deal(state: OutpostState, colony: Colony, resource: int, number: int) -> None:
    """Draw cards; when deck and discard pile are both empty, a promise of the average value takes their place."""
    cards = draw(state, resource, number)
    more = draw(state, resource, prospectors(state, colony, resource)) if cards and state.rules.kicker else []
    if state.rules.money:
        for code in cards:
            _receive(state, colony, code)
    else:
        colony.gain_all(cards)
    if len(cards) < number:
        _promise(state, colony, resource, number - len(cards))
    if more:
        _prospect(state, colony, cards, more)


def draw(state: OutpostState, resource: int, number: int) -> list[int]:
    """Cards from the deck, and when it is empty from the reshuffled discard pile; fewer if both are."""
    deck = state.decks[resource]
    if len(deck) >= number:
        return state.dice.take(deck, number)
    cards = state.dice.take(deck, len(deck))
    deck, state.discards[resource] = state.discards[resource], deck
    state.decks[resource] = deck
    cards.extend(state.dice.take(deck, min(number - len(cards), len(deck))))
    return cards


def _promise(state: OutpostState, colony: Colony, resource: int, missing: int) -> None:
    if state.rules.iou_cards:
        for _ in range(missing):
            _receive(state, colony, promise(resource, 1))
    else:
        _receive(state, colony, promise(resource, missing))


def _receive(state: OutpostState, colony: Colony, code: int) -> None:
    """Into the hand; in the money variant the card is paid out in coin and goes back."""
    if not state.rules.money:
        colony.gain(code)
        return
    value = VALUE[code]
    colony.credits += value
    if code >= MEGA_CARD:
        colony.least += value
        colony.most += value
        return
    resource = resource_of(code)
    values = [VALUE[card] for card in state.rules.decks[resource]]
    colony.least += min(values)
    colony.most += max(values)
    state.discards[resource].append(code)


def _report(state: OutpostState, seat: int, numbers: list[int], answer: Action | None, cards: list[int]) -> None:
    if answer is not None and answer[1]:
        state.tell("takes-mega", {"seat": seat, "cards": [mega_card(RESOURCES.index(name)) for name in answer[1]]})
    produced = {RESOURCES[resource]: number for resource, number in enumerate(numbers) if number > 0}
    state.tell("produced", {"seat": seat, "cards": produced})
    if cards:
        state.tell("produced-cards", {"seat": seat, "cards": sorted(cards)}, (seat,))


# Ice Prospector and Refinery: one more card of a type, then one of the new ones goes


def _prospect(state: OutpostState, colony: Colony, cards: list[int], more: list[int]) -> None:
    if state.rules.money:
        _prospect_for_money(state, colony, cards, more)
        return
    colony.gain_all(more)
    colony.drawn = colony.drawn + tuple(sorted(cards + more))
    colony.excess = (*colony.excess, len(more))


def _prospect_for_money(state: OutpostState, colony: Colony, cards: list[int], more: list[int]) -> None:
    """Nobody would keep a lower sum of money: the lowest cards go by themselves."""
    values = sorted([VALUE[code] for code in cards + more])
    colony.credits += sum(values[len(more) :]) - sum([VALUE[code] for code in cards])
    state.discards[resource_of(more[0])].extend(more)


def prospectors(state: OutpostState, colony: Colony, resource: int) -> int:
    number = 0
    for kind, owned in enumerate(colony.owned):
        if owned and state.rules.f.prospects[kind] == resource:
            number += owned
    return number


def begin_prospect(state: OutpostState) -> None:
    asked: list[int] = []
    for seat in state.order:
        colony = state.colonies[seat]
        if colony.drawn:
            colony.steps = ("prospect",)
            asked.append(seat)
    state.waiting = tuple(asked)


def ask_prospect(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    resource = resource_of(colony.drawn[0])
    cards = [code for code in colony.drawn if resource_of(code) == resource]
    number = colony.excess[0]
    costs = [VALUE[code] for code in cards]
    return Subset(
        seat,
        "prompt-prospect",
        "kicker-prospector",
        "return",
        list(cards),
        number,
        number,
        [],
        costs,
        params={"resource": RESOURCES[resource], "number": number},
    )


def do_prospect(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    spend(state, colony, action[1])
    resource = resource_of(colony.drawn[0])
    colony.drawn = tuple([code for code in colony.drawn if resource_of(code) != resource])
    colony.excess = colony.excess[1:]
    if state.journal is not None:
        state.tell("returned", {"seat": seat, "cards": list(action[1])})
    if not colony.drawn:
        colony.steps = NO_STEPS
        state.waiting = tuple([other for other in state.waiting if other != seat])


# leaving the hand


def spend(state: OutpostState, colony: Colony, cards: tuple[int, ...]) -> int:
    """Cards leave the hand face up, onto their discard piles; mega cards and promises just go. What they were worth."""
    discards = state.discards
    hand = colony.hand
    total = 0
    for code in cards:
        hand.remove(code)
        total += VALUE[code]
        if code < MEGA_CARD:
            discards[code // 100 - 1].append(code)
    colony.pay_out(total)
    if colony.known:
        for code in cards:
            colony.forget(code)
    return total
