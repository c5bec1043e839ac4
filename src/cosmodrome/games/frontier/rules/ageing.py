"""Age, which only a scenario counts: by disks, twelve years each (rulebook: werners-dream; seed V.1).

The crew is Werner. He and the human colonists in space have an age in `state.ages`; robots have none, free or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import CARDS, COLONIST, CREW, HUMAN
from ..components.scenarios import SCENARIOS
from . import cargo
from .scenarios.outcome import win

if TYPE_CHECKING:
    from ..state import FrontierState

FIGURES: Final = SCENARIOS["werners_dream"].figures
START: Final = FIGURES["start_age"]
LAST: Final = FIGURES["last_age"]
DIE: Final = 6
ADULT: Final = 1
"""Whoever has no disk yet is a child."""


def grows_old(card: int) -> bool:
    return CARDS[card].being == HUMAN


def is_werner(state: FrontierState, card: int) -> bool:
    return state.rules.ageing and CARDS[card].deck == CREW


def is_child(state: FrontierState, card: int) -> bool:
    """Whether somebody was born in a Bernal and has no disk yet: a child neither works nor leaves it."""
    return state.rules.ageing and state.ages.get(card, ADULT) < ADULT


def came_into_space(state: FrontierState, cards: list[int]) -> None:
    """Humans who were boosted begin with some age."""
    if not state.rules.ageing:
        return
    for card in cards:
        if grows_old(card):
            state.ages[card] = START


def pass_mark(state: FrontierState) -> None:
    """The Sun has passed the mark of senility: all humans in space get a disk, then roll for cancer."""
    for seat, player in enumerate(state.players):
        ageing = [card for stack in player.stacks for card in stack.cards if grows_old(card)]
        for card in ageing:
            add_disk(state, card)
        for card in ageing:
            roll_for_cancer(state, seat, card)


def add_disk(state: FrontierState, card: int) -> None:
    """Somebody gets older; when Werner gets too old, it is over."""
    state.ages[card] += 1
    if state.journal is not None:
        state.tell("grows-old", {"card": card, "age": state.ages[card]})
    if is_werner(state, card) and state.ages[card] >= LAST and not state.over:
        win(state)


def roll_for_cancer(state: FrontierState, seat: int, card: int) -> None:
    """A die below the age of a colonist removes it from the game. Werner is never ill."""
    if CARDS[card].deck != COLONIST or state.over:
        return
    die = state.dice.roll(DIE)
    dies = die < state.ages[card]
    if state.journal is not None:
        state.tell("dies-of-cancer" if dies else "has-no-cancer", {"card": card, "die": die, "age": state.ages[card]})
    if dies:
        cargo.remove(state, seat, card)


def irradiated(state: FrontierState, seat: int, cards: list[int]) -> list[int]:
    """Those of these cards that radiation takes: humans only grow older by it, and may fall ill."""
    if not state.rules.ageing:
        return cards
    for card in cards:
        if grows_old(card):
            add_disk(state, card)
            roll_for_cancer(state, seat, card)
    return [card for card in cards if not grows_old(card)]
