"""Positions to test from: a game with everything where a test wants it."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.components.cards import (
    BERNAL,
    BLACK,
    CARDS,
    CREW,
    FACES,
    ISOTOPE,
    PURPLE,
    WATER,
    card_called,
    of_faction,
)
from cosmodrome.games.frontier.components.factions import COLOURS
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.solar_system import LETTERS, SEASONS
from cosmodrome.games.frontier.components.stack import NUMBER
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules import setup
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Action

SIDES = {"black": BLACK, "purple": PURPLE}


def begin(*colours: str, seed: str = "test", **options: object) -> FrontierState:
    """A game of these factions, in this order, the first of them first: the first turn has begun."""
    game = FrontierGame()
    state = game.start(len(colours), game.resolve(options), seed)
    assert isinstance(state, FrontierState)
    for player, colour in zip(state.players, colours, strict=True):
        own = of_faction(CREW, player.faction)
        rest = tuple([card for card in player.hand if card != own])
        player.hand = ()
        setup.adopt(state, state.players.index(player), COLOURS.index(colour))
        player.hand += rest
    return state


def act(state: FrontierState, seat: int, *action: object) -> None:
    _ask_anew(state)
    state.apply(seat, action)


def refused(state: FrontierState, seat: int, *action: object) -> str:
    """The reason why this is not legal."""
    _ask_anew(state)
    why = state.why_not(seat, action)
    assert why is not None, f"{action} is legal"
    return why.reason


def figures(state: FrontierState, seat: int, *action: object) -> dict[str, object]:
    """The numbers that the reason names."""
    why = state.why_not(seat, action)
    assert why is not None, f"{action} is legal"
    return {name: value for name, value in why.params.items() if isinstance(value, int)}


def on_top(state: FrontierState, card: str) -> None:
    """A card becomes the next of its deck."""
    number = card_called(card)
    deck = state.decks[CARDS[number].deck]
    deck.remove(number)
    deck.insert(0, number)


def offered(state: FrontierState, seat: int) -> list[Action]:
    _ask_anew(state)
    return list(state.decision(seat))


def _ask_anew(state: FrontierState) -> None:
    """A test may have changed the position since the question was made."""
    state._asked = None


def take(state: FrontierState, card: str) -> int:
    """Out of wherever the card is."""
    number = card_called(card)
    for deck, cards in enumerate(state.decks):
        if number in cards:
            cards.remove(number)
            state.unseen[deck] = min(state.unseen[deck], max(0, len(cards) - 1))
    for player in state.players:
        player.hand = tuple([each for each in player.hand if each != number])
        player.stacks = [stack.without(number) for stack in player.stacks]
    return number


def hold(state: FrontierState, seat: int, *cards: str) -> None:
    """These cards are in a player's hand."""
    for card in cards:
        number = take(state, card)
        state.players[seat].hand += (number,)


def lay(state: FrontierState, seat: int, stack: str, space: str, *cards: str, side: str = "") -> None:
    """A stack of these cards is in this space; the side is white unless it is said otherwise."""
    kind = NUMBER[stack]
    numbers = []
    for card in cards:
        number = take(state, card)
        state.faces[number] = SIDES.get(side, 0)
        numbers.append(number)
    old = state.players[seat].stacks[kind]
    where = state.system.find(space)
    state.players[seat].stacks[kind] = old.at(where).joined_by(*numbers)


def turned(state: FrontierState, card: str, face: str) -> None:
    """A card in space shows this face."""
    state.faces[card_called(card)] = FACES.index(face)


def fill(state: FrontierState, seat: int, tanks: int, odd: int = 0, fuel: int = WATER, stack: str = "rocket") -> None:
    """A stack has so much fuel."""
    stacks = state.players[seat].stacks
    stacks[NUMBER[stack]] = stacks[NUMBER[stack]].fuelled(tanks, odd, fuel)


def pump(state: FrontierState, seat: int, tanks: int, letter: str, stack: str = "rocket") -> None:
    """A stack has so many tanks of isotopes."""
    stacks = state.players[seat].stacks
    stacks[NUMBER[stack]] = stacks[NUMBER[stack]].fuelled(tanks, 0, ISOTOPE, LETTERS.index(letter))


def build(state: FrontierState, seat: int, site: str) -> None:
    """A factory of this player stands on a claim of his."""
    number = state.system.find(site)
    state.claims[number] = seat
    state.factories[number] = seat


def weigh(monkeypatch: pytest.MonkeyPatch, state: FrontierState, card: str, mass: int) -> None:
    """The face that a card shows has this mass."""
    monkeypatch.setattr(state.face(card_called(card)), "mass", mass)
    monkeypatch.setattr(state.face(card_called(card)), "base_mass", mass)


def end_turns(state: FrontierState, seat: int) -> None:
    """This turn ends, and the others do nothing until it is this player's again."""
    act(state, state.active, "end")
    while state.active != seat and not state.over:
        act(state, state.active, "end")


def colonists(*colours: str, square: str = "centrist", **options: Any) -> FrontierState:
    """A game with colonists under this regime: it is the turn of the first of these factions."""
    state = begin(*colours, events="none", colonist=True, **options)
    while state.active != 0:
        act(state, state.active, "end")
    state.square = [each.id for each in SQUARES].index(square)
    return state


def in_season(state: FrontierState, season: str) -> None:
    """The sun is in this sector."""
    while SEASONS[state.season] != season:
        state.year += 1


def factory(state: FrontierState, seat: int, *sites: str) -> None:
    """A player has claims with factories on these sites."""
    for site in sites:
        state.claims[state.system.find(site)] = seat
        state.factories[state.system.find(site)] = seat


def hand(state: FrontierState, seat: int) -> list[str]:
    return [CARDS[card].id for card in state.players[seat].hand]


def cards(state: FrontierState, seat: int, stack: str) -> list[str]:
    return [CARDS[card].id for card in state.stack(seat, NUMBER[stack]).cards]


def told(state: FrontierState) -> list[str]:
    """The keys of what was told."""
    return [event.key for event in state.journal or []]


NUCLEAR = ("in_core_thermionic", "dual_mode_fission", "microtube_array")
"""What powers a Bernal anywhere: a generator, its reactor, and a radiator that has to be heavy."""


def promote(state: FrontierState, seat: int, *cards: str, space: str = "") -> None:
    """A player's Bernal is promoted by these cards in its stack, there or where it is."""
    where = space or state.system.spaces[state.stack(seat, NUMBER["bernal"]).space].id
    lay(state, seat, "bernal", where, *(cards or NUCLEAR))
    if not cards:
        turned(state, "microtube_array", "white_heavy")
    state.faces[of_faction(BERNAL, state.players[seat].faction)] = PURPLE
