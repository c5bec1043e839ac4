"""A state whose cards come in the recorded order.

A card is drawn for something: a hand, a good on a world, to be flipped. The next card recorded for the same thing in
the same phase is the one, so it does not matter in which order two engines serve the players.
"""

from __future__ import annotations

from typing import Any

from cosmodrome.games.race.components import piles
from cosmodrome.games.race.components.cards import COST, KIND
from cosmodrome.games.race.rules import actions, setup
from cosmodrome.games.race.rules.consume import Consume
from cosmodrome.games.race.rules.develop import Develop
from cosmodrome.games.race.rules.explore import Explore
from cosmodrome.games.race.rules.produce import Produce
from cosmodrome.games.race.rules.round import Round
from cosmodrome.games.race.rules.settle import Settle
from cosmodrome.games.race.state import RaceState
from cosmodrome.kernel import Action, Decision, Question, Task

from .recording import GOOD, HAND, TABLEAU, Difference, Event

FLIPPED = 100
"""In place of where a card goes: it is flipped over."""

Draw = tuple[int, int, int, int]
"""A card, where it goes, to which seat, on which world."""
Starts = dict[tuple[int, int], int]
"""The start worlds by seat and colour; colour -1: placed at once."""

REFEREE = -2
"""The seat that is asked after every phase whether to go on."""
AGAIN = {actions.DEVELOP: "develop", actions.DEVELOP_AGAIN: "develop2"}
AGAIN |= {actions.SETTLE: "settle", actions.SETTLE_AGAIN: "settle2"}


class Pause(Question[RaceState]):
    """A phase is over: now it is compared."""

    phase: str
    """By its name in a recording."""
    __slots__ = tuple(__annotations__)

    def __init__(self, phase: str) -> None:
        self.seat = REFEREE
        self.phase = phase

    def ask(self, state: RaceState) -> Decision:
        raise NotImplementedError

    def answer(self, state: RaceState, action: Action) -> None:
        return


class Recorded(RaceState):
    __slots__ = ("draws", "early", "starts")

    draws: list[Draw]
    """Of the phase being played, what is still to be drawn."""
    early: list[int]
    """Cards drawn before somebody else has discarded them in this phase; they turn up among the discards later."""
    starts: Starts

    def then(self, *tasks: Task[Any]) -> None:
        """Between the phases, time to compare."""
        for task in reversed(tasks):
            phase = _name(task)
            if phase:
                super().then(task, Pause(phase))
            elif isinstance(task, Round):
                super().then(Pause("end" if self.round else "setup"), task)
            else:
                super().then(task)

    def cards_for_hand(self, seat: int, number: int) -> list[int]:
        return self._take(number, HAND, seat, -1)

    def card_for_good(self, seat: int, world: int) -> list[int]:
        return self._take(1, GOOD, -1, world)

    def cards_turned_over(self, seat: int, number: int) -> list[int]:
        return self._take(number, FLIPPED, seat, -1)

    def _take(self, number: int, place: int, seat: int, world: int) -> list[int]:
        """As many cards as there are, those that were recorded."""
        pile = self.piles[0]
        taken: list[int] = []
        while len(taken) < number:
            if not pile and not piles.renew(self, 0):
                break
            card = self._next(place, seat, world)
            self._remove(card)
            taken.append(card)
            if not pile:
                piles.renew(self, 0)
        return taken

    def _next(self, place: int, seat: int, world: int) -> int:
        for at, (card, where, receiver, on) in enumerate(self.draws):
            if where == place and seat in (-1, receiver) and world in (-1, on):
                self.draws.pop(at)
                return card
        raise Difference(f"seat {seat} draws a card (to {place}, world {world}), but none is recorded")

    def _remove(self, card: int) -> None:
        for cards in (self.piles[0], *self.discards):
            if card in cards:
                at = cards.index(card)
                cards.pop(at)
                if cards is not self.piles[0]:
                    self.seen[0].pop(at)
                return
        self.early.append(card)

    def settle_early_draws(self) -> None:
        """At the end of the phase: everything drawn early has been discarded by now."""
        for card in self.early:
            pile = next((cards for cards in (*self.piles, *self.discards) if card in cards), None)
            if pile is None:
                raise Difference(f"card {card} is drawn, but lies in no pile")
            pile.remove(card)
        self.early = []


def _name(task: Task[Any]) -> str:
    """The name of a phase in a recording; "" for anything else."""
    if isinstance(task, Develop | Settle):
        return AGAIN[task.action]
    return {Explore: "explore", Consume: "consume", Produce: "produce"}.get(type(task), "")


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
