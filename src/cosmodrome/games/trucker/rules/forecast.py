"""The piles of adventure cards and the deck of a flight (rulebook: peeking, adventures, better-forecast)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Dice
from ..components.adventures import CARDS, DECKS, TEST_FLIGHT
from ..components.flight_board import PILES, VISIBLE_PILES
from ..components.story import Story

if TYPE_CHECKING:
    from ..state import TruckerState


def begin(state: TruckerState) -> None:
    """All cards are there; those of the test flight are kept for it."""
    test = state.rules.rounds[0].test
    state.unused = [[code for code in deck if not (test and code in TEST_FLIGHT)] for deck in DECKS]


def lay_piles(state: TruckerState) -> None:
    """The three piles that may be looked at; the test flight has none."""
    state.deck = []
    state.card = 0
    state.story = Story(0, -1)
    state.seen = [0] * state.seats
    state.looking = [-1] * state.seats
    state.glances = [-1] * state.seats
    state.piles = [] if state.round.test else [_pile(state) for _ in range(VISIBLE_PILES)]


def _pile(state: TruckerState) -> list[int]:
    cards: list[int] = []
    for level, number in enumerate(state.round.pile):
        cards.extend(state.dice.take(state.unused[level], number))
    state.dice.shuffle(cards)
    return cards


def make_deck(state: TruckerState) -> None:
    """Add the fourth pile, which nobody has seen, and shuffle; the better forecast keeps the order."""
    if state.round.test:
        state.piles = [TEST_FLIGHT[:]]
    else:
        state.piles = [*state.piles, *[_pile(state) for _ in range(PILES - len(state.piles))]]
    state.deck = [code for pile in state.piles for code in pile]
    if not state.rules.better_forecast or state.round.test:
        shuffle(state)


def length(state: TruckerState) -> int:
    """How many cards this flight has."""
    return len(TEST_FLIGHT) if state.round.test else PILES * sum(state.round.pile)


def shuffle(state: TruckerState) -> None:
    """Until a card of the round's own level lies on top."""
    state.dice.shuffle(state.deck)
    while CARDS[state.deck[0]].level != state.round.level:
        state.dice.shuffle(state.deck)


# what is not known


def forget_order(state: TruckerState, known: int) -> None:
    """Lay what is not known in one order, whatever the true one: what is drawn then follows from the dice alone."""
    if state.round.test:
        state.deck.sort()
        return
    launched = len(state.piles) == PILES
    for place, pile in enumerate(state.piles):
        if not known >> place & 1:
            free = [at for at, code in enumerate(pile) if not launched or code in state.deck[1:]]
            codes = sorted([pile[at] for at in free], key=lambda code: (CARDS[code].level, code))
            for at, code in zip(free, codes, strict=True):
                pile[at] = code


def redeal(state: TruckerState, known: int, dice: Dice) -> None:
    """Draw anew all cards but those of the known piles (bit n for pile n) and those already played.

    The back of the next card shows its level, so that stays.
    """
    if state.round.test:
        dice.shuffle(state.deck)
        return
    launched = len(state.piles) == PILES
    hidden = [place for place in range(len(state.piles)) if not known >> place & 1]
    played = [code for pile in state.piles for code in pile if code not in state.deck] if launched else []
    if state.rules.better_forecast:
        _redeal_in_place(state, hidden, played, dice)
    else:
        _redeal_piles(state, hidden, played, dice)
    if state.deck:
        level = CARDS[state.deck[0]].level
        state.deck = [code for pile in state.piles for code in pile if code not in played]
        if not state.rules.better_forecast:
            _reorder(state, level, dice)


def _redeal_in_place(state: TruckerState, hidden: list[int], played: list[int], dice: Dice) -> None:
    """Where the order matters, what has been played keeps its place; any card may lie in any of the other places."""
    places = [[at for at, code in enumerate(state.piles[pile]) if code not in played] for pile in hidden]
    levels = [[CARDS[state.piles[pile][at]].level for at in free] for pile, free in zip(hidden, places, strict=True)]
    for pile, free in zip(hidden, places, strict=True):
        for at in free:
            code = state.piles[pile][at]
            state.unused[CARDS[code].level - 1].append(code)
    for deck in state.unused:
        deck.sort()
    for pile, free, kinds in zip(hidden, places, levels, strict=True):
        top = [level for at, level in zip(free, kinds, strict=True) if state.piles[pile][at] in state.deck[:1]]
        others = kinds[len(top) :]
        dice.shuffle(others)
        for at, level in zip(free, top + others, strict=True):
            state.piles[pile][at] = dice.draw(state.unused[level - 1])


def _redeal_piles(state: TruckerState, hidden: list[int], played: list[int], dice: Dice) -> None:
    """Which of the hidden piles a played card came from is not known either."""
    cards = [code for place in hidden for code in state.piles[place]]
    for place in hidden:
        state.piles[place] = []
    for level, number in enumerate(state.round.pile):
        fixed = [code for code in cards if CARDS[code].level == level + 1 and code in played]
        others = [code for code in cards if CARDS[code].level == level + 1 and code not in played]
        pool = sorted(state.unused[level] + others)
        dealt = sorted(fixed) + dice.take(pool, len(others))
        state.unused[level] = pool
        dice.shuffle(dealt)
        for place in hidden:
            state.piles[place].extend(dealt[:number])
            dealt = dealt[number:]
    for place in hidden:
        dice.shuffle(state.piles[place])


def _reorder(state: TruckerState, level: int, dice: Dice) -> None:
    """Shuffle the deck, with a card of this level on top."""
    state.deck.sort()
    dice.shuffle(state.deck)
    fitting = [place for place, code in enumerate(state.deck) if CARDS[code].level == level]
    top = fitting[dice.below(len(fitting))]
    state.deck[0], state.deck[top] = state.deck[top], state.deck[0]


def reshuffle(state: TruckerState) -> None:
    """Other chance from here on: what nobody has seen comes anew."""
    known = 0
    for mask in state.seen:
        known |= mask
    redeal(state, known, state.dice)
