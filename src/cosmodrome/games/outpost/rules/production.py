"""Phase 3: operated factories produce (rulebook: production, iou, mega, kicker-prospector)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Action, Decision, Question, Secret, Subset, Task
from ..components.cards import (
    AVERAGE,
    INDEX,
    MEGA,
    RESEARCH,
    RESOURCES,
    VALUE,
    mega_card,
    promise,
    resource_of,
)
from ..components.colony import Colony
from . import money, outlook
from .payment import spend, worth

if TYPE_CHECKING:
    from ..state import OutpostState


# mega production cards are chosen before anybody looks at a new card


class MegaCards(Task["OutpostState"]):
    """Whoever could take mega cards is asked; then everybody produces."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "mega"
        asked = [seat for seat in state.order if _mega_groups(state, state.colonies[seat])]
        if asked:
            state.ask_all([TakeMega(seat) for seat in asked])
        else:
            state.then(Production([]))


def _mega_groups(state: OutpostState, colony: Colony) -> list[str]:
    """One entry for every four operated factories of a type that has mega cards."""
    return [
        RESOURCES[resource]
        for resource, value in enumerate(state.rules.mega)
        if value
        for _ in range(colony.operated[resource] // 4)
    ]


def _mega_gain(name: str) -> int:
    """What a mega card is worth above the four cards it stands for, on average."""
    resource = INDEX[name]
    return MEGA[resource] - 4 * AVERAGE[resource]


class TakeMega(Secret["OutpostState"]):
    """For every group of four factories: one mega card in place of four cards, or not."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Decision:
        groups = _mega_groups(state, state.colonies[self.seat])
        costs = [-_mega_gain(name) for name in groups]
        return Subset(self.seat, "prompt-mega", "mega", "mega", groups, 0, len(groups), [], costs)

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        ahead = outlook.nothing()
        ahead["gain"] = sum([_mega_gain(name) for name in action[1]])
        return dict(ahead)

    def carry_out(self, state: OutpostState, answers: list[tuple[int, Action]]) -> None:
        state.then(Production(answers))


# the cards


class Production(Task["OutpostState"]):
    """Everybody gets what their factories produce; of which some may have more to say."""

    mega: list[tuple[int, Action]]
    """The mega cards that were chosen: (seat, answer)."""
    __slots__ = tuple(__annotations__)

    def __init__(self, mega: list[tuple[int, Action]]) -> None:
        super().__init__()
        self.mega = mega

    def run(self, state: OutpostState) -> None:
        state.phase = "production"
        prospectors: list[Task[OutpostState]] = []
        chosen = {seat: answer[1] for seat, answer in self.mega}
        for seat in state.order:
            surplus = _produce(state, seat, chosen.get(seat))
            if surplus:
                prospectors.append(Prospect(seat, surplus))
        if prospectors:
            state.phase = "prospect"
            state.at_once(prospectors)


def _produce(state: OutpostState, seat: int, mega: tuple[str, ...] | None) -> tuple[int, ...]:
    """The cards of one colony; the resources of which it has drawn too many, once for each card too many."""
    colony = state.colonies[seat]
    numbers = output(state, colony)
    colony.research_made = numbers[RESEARCH]
    before = len(colony.hand)
    if mega:
        for name in mega:
            resource = INDEX[name]
            numbers[resource] -= 4
            _receive(state, colony, mega_card(resource))
    colony.produced = numbers
    surplus: tuple[int, ...] = ()
    colony.drawn = ()
    for resource, number in enumerate(numbers):
        if number:
            surplus += (resource,) * deal(state, colony, resource, number)
    if state.journal is not None:
        _report(state, seat, numbers, mega, colony.hand[before:])
    colony.hand.sort()
    return surplus


def output(state: OutpostState, colony: Colony) -> list[int]:
    """How many cards of each resource this colony's factories and upgrades bring."""
    figures = state.rules.figures
    numbers = colony.operated[:]
    for kind in figures.producers:
        owned = colony.owned[kind]
        if owned:
            if figures.produces[kind] >= 0:
                numbers[figures.produces[kind]] += owned
            if figures.extra_half[kind] >= 0:
                resource = figures.extra_half[kind]
                numbers[resource] += owned * (colony.operated[resource] // 2)
    return numbers


def average(numbers: list[int]) -> int:
    """What so many cards of each resource are worth on average."""
    total = 0
    for resource, number in enumerate(numbers):
        total += number * AVERAGE[resource]
    return total


def deal(state: OutpostState, colony: Colony, resource: int, number: int) -> int:
    """Draw cards; when deck and discard pile are both empty, a promise of the average value takes their place.

    How many were drawn too many by prospecting, and must go back.
    """
    cards = draw(state, resource, number)
    more = draw(state, resource, prospectors(state, colony, resource)) if cards and state.rules.kicker else []
    if state.rules.money:
        for code in cards:
            money.receive(state, colony, code)
    else:
        colony.gain_all(cards)
    if len(cards) < number:
        _promise(state, colony, resource, number - len(cards))
    if not more:
        return 0
    if state.rules.money:
        money.prospect(state, colony, cards, more)
        return 0
    colony.gain_all(more)
    colony.drawn += tuple(sorted(cards + more))
    return len(more)


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
    if state.rules.money:
        money.receive(state, colony, code)
    else:
        colony.gain(code)


def _report(state: OutpostState, seat: int, numbers: list[int], mega: tuple[str, ...] | None, cards: list[int]) -> None:
    if mega:
        state.tell("takes-mega", {"seat": seat, "cards": [mega_card(INDEX[name]) for name in mega]})
    produced = {RESOURCES[resource]: number for resource, number in enumerate(numbers) if number > 0}
    state.tell("produced", {"seat": seat, "cards": produced})
    if cards:
        state.tell("produced-cards", {"seat": seat, "cards": sorted(cards)}, (seat,))


# Ice Prospector and Refinery: one more card of a type, then one of the new ones goes


def prospectors(state: OutpostState, colony: Colony, resource: int) -> int:
    number = 0
    for kind in state.rules.figures.prospectors[resource]:
        number += colony.owned[kind]
    return number


class Prospect(Question["OutpostState"]):
    """Which of the cards just drawn go back, one resource after the other."""

    surplus: tuple[int, ...]
    """The resources, once for each card too many."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, surplus: tuple[int, ...]) -> None:
        self.seat = seat
        self.surplus = surplus

    def ask(self, state: OutpostState) -> Decision:
        resource = self.surplus[0]
        number = self.surplus.count(resource)
        cards = [code for code in state.colonies[self.seat].drawn if resource_of(code) == resource]
        return Subset(
            self.seat,
            "prompt-prospect",
            "kicker-prospector",
            "return",
            list(cards),
            number,
            number,
            [],
            [VALUE[code] for code in cards],
            params={"resource": RESOURCES[resource], "number": number},
        )

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        cards = list(action[1])
        return dict(outlook.spending(state.colonies[self.seat], cards, worth(cards)))

    def answer(self, state: OutpostState, action: Action) -> None:
        colony = state.colonies[self.seat]
        resource = self.surplus[0]
        spend(state, colony, action[1])
        colony.drawn = tuple([code for code in colony.drawn if resource_of(code) != resource])
        if state.journal is not None:
            state.tell("returned", {"seat": self.seat, "cards": list(action[1])})
        left = tuple([other for other in self.surplus if other != resource])
        if left:
            state.then(Prospect(self.seat, left))
