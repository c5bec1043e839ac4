"""A state whose cards come in the recorded order.

A card is drawn for something: a hand, a good on a world, to be flipped. The next card recorded for the same thing in
the same phase is the one, so it does not matter in which order two engines serve the players.
"""

from __future__ import annotations

from cosmodrome.games.race.components.cards import COST, KIND
from cosmodrome.games.race.components.piles import AS_GOOD, AS_START, TO_FLIP
from cosmodrome.games.race.rules import setup
from cosmodrome.games.race.state import RaceState

from .recording import GOOD, HAND, TABLEAU, Difference, Event

FLIPPED = 100
"""In place of where a card goes: it is flipped over."""

Draw = tuple[int, int, int, int]
"""A card, where it goes, to which seat, on which world."""
Starts = dict[tuple[int, int], int]
"""The start worlds by seat and colour; colour -1: placed at once."""


class Recorded(RaceState):
    __slots__ = ("draws", "early", "starts")

    draws: list[Draw]
    """Of the phase being played, what is still to be drawn."""
    early: list[int]
    """Cards drawn before somebody else has discarded them in this phase; they turn up among the discards later."""
    starts: Starts

    def pick(self, pile: list[int], number: int, seat: int, purpose: int, world: int) -> list[int]:
        return [self._next(pile, seat, purpose, world) for _ in range(number)]

    def _next(self, pile: list[int], seat: int, purpose: int, world: int) -> int:
        card = self.starts[seat, world] if purpose == AS_START else self._drawn(seat, purpose, world)
        for cards in (pile, *self.discards):
            if card in cards:
                at = cards.index(card)
                cards.pop(at)
                if cards is not pile:
                    self.seen[0].pop(at)
                return card
        self.early.append(card)
        return card

    def settle_early_draws(self) -> None:
        """At the end of the phase: everything drawn early has been discarded by now."""
        for card in self.early:
            pile = next((cards for cards in (*self.piles, *self.discards) if card in cards), None)
            if pile is None:
                raise Difference(f"card {card} is drawn, but lies in no pile")
            pile.remove(card)
        self.early = []

    def _drawn(self, seat: int, purpose: int, world: int) -> int:
        for at, (card, place, receiver, on) in enumerate(self.draws):
            if purpose == TO_FLIP:
                fits = place == FLIPPED and receiver == seat
            elif purpose == AS_GOOD:
                fits = place == GOOD and on == world
            else:
                fits = place == HAND and receiver == seat
            if fits:
                self.draws.pop(at)
                return card
        raise Difference(f"seat {seat} draws a card (purpose {purpose}, world {world}), but none is recorded")


def start_worlds(events: list[Event], deck: list[int]) -> Starts:
    """From the choices of start worlds, or from those placed at once."""
    starts: Starts = {}
    for event in events:
        if event[0] == "st":
            break
        if event[0] == "m" and event[5] == TABLEAU:
            starts.setdefault((event[4], -1), deck[event[1]])
        if event[0] == "a" and event[2] == "start":
            for card in event[5]:
                starts[event[1], setup.colour(deck[card])] = deck[card]
    return starts


def draws(events: list[Event], begin: int, deck: list[int]) -> list[Draw]:
    """The cards drawn from here up to the next comparison, with what for."""
    found: list[Draw] = []
    flips, flipper = 0, -1
    for at in range(begin, len(events)):
        event = events[at]
        if event[0] == "st":
            break
        if event[0] == "a" and event[2] == "lucky":
            flips, flipper = 1, event[1]
        elif event[0] == "a" and event[2] == "ante" and event[6] >= 0:
            flips, flipper = COST[KIND[deck[event[6]]]], event[1]
        elif event[0] == "d":
            if flips:
                found.append((deck[event[1]], FLIPPED, flipper, -1))
                flips -= 1
            else:
                found.append((deck[event[1]], *_destination(events, at, deck)))
    return found


def _destination(events: list[Event], at: int, deck: list[int]) -> tuple[int, int, int]:
    move = events[at + 1]
    if move[0] == "rs":
        move = events[at + 2]
    assert move[0] == "m" and move[1] == events[at][1], "a card drawn that goes nowhere"
    if move[5] != GOOD:
        return move[5], move[4], -1
    good = next(event for event in events[at:] if event[0] == "g" and event[1] == move[1])
    return GOOD, move[4], deck[good[2]]
