"""Events, which come with the solar cycle (rulebook: events). Players decide from the first one clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.abilities import DEBRIS_SHIELD, GLITCH_FREE, GLITCH_FREE_STACK, MISHAP_INSURANCE
from ..components.cards import BERNAL, CARDS, CREW
from ..components.solar_cycle import (
    BUDGET_CUT,
    ELECTION,
    EVENT_TABLE,
    EVENTS,
    GLITCH,
    INSPIRATION,
    PAD_EXPLOSION,
    SOLAR_STORM,
)
from ..components.solar_system import RADIATION
from ..components.stack import FREIGHTER, ROCKETS, Stack
from ..options import HERMES
from . import abilities, ageing, aliens, cargo, cubes, decks, freighter, hazards, home, humans, politics
from .elections import HOLD_ELECTION
from .order import clockwise
from .scenarios import hermes

if TYPE_CHECKING:
    from ..state import FrontierState

DIE: Final = 6


class Event(Task["FrontierState"]):
    """The solar disk has passed a mark: one die for all."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        die = state.dice.roll(DIE)
        event = EVENT_TABLE.event(die, state.season, state.rules.politics)
        if state.journal is not None:
            state.tell("event", {"die": die, "event": f"event-{EVENTS[event]}"})
        state.then(politics.ENFORCE)  # what comes back to hands may have to leave them
        if event == INSPIRATION:
            inspire(state)
        elif event == ELECTION and state.rules.scenario == HERMES:
            hermes.scrap(state)
        elif event == ELECTION:
            state.then(HOLD_ELECTION)
        elif event in (GLITCH, PAD_EXPLOSION, BUDGET_CUT):
            state.then(*[Strike(seat, event) for seat in clockwise(state)])
        elif event == SOLAR_STORM:
            storm(state)


def inspire(state: FrontierState) -> None:
    """The top card of every deck goes to the bottom."""
    for deck in state.rules.decks:
        decks.turn_over(state, deck)


class Strike(Task["FrontierState"]):
    """A player loses one of the cards that the event may take; which one is asked only where there is a choice."""

    __slots__ = ("event",)

    event: int

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def run(self, state: FrontierState) -> None:
        cards = endangered(state, self.seat, self.event)
        if len(cards) > 1:
            state.then(ChooseLoss(self.seat, self.event, cards))
        elif cards:
            take(state, self.seat, self.event, cards[0])


class ChooseLoss(Question["FrontierState"]):
    __slots__ = ("cards", "event")

    event: int
    cards: tuple[int, ...]

    def __init__(self, seat: int, event: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.event = event
        self.cards = cards

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("lose", CARDS[card].id) for card in self.cards]
        return Choice(self.seat, "prompt-loss", "events", options, {"event": f"event-{EVENTS[self.event]}"})

    def answer(self, state: FrontierState, action: Action) -> None:
        for card in self.cards:
            if CARDS[card].id == action[1]:
                take(state, self.seat, self.event, card)


def endangered(state: FrontierState, seat: int, event: int) -> tuple[int, ...]:
    """The cards of a player of which the event takes one."""
    if event == BUDGET_CUT:
        return tuple([card for card in state.players[seat].hand if CARDS[card].deck not in (CREW, BERNAL)])
    return heaviest(state, glitching(state, seat) if event == GLITCH else at_pad(state, seat))


def take(state: FrontierState, seat: int, event: int, card: int) -> None:
    if event == BUDGET_CUT:
        decks.discard(state, seat, card)
    else:
        pay_for(state, seat, card)
        cargo.lose(state, seat, (card,))
    if state.journal is not None:
        state.tell("discards" if event == BUDGET_CUT else "struck", {"seat": seat, "card": CARDS[card].id})


def pay_for(state: FrontierState, seat: int, card: int) -> None:
    """The bank pays the mass of what is lost, if somebody has insured it."""
    if abilities.held(state, seat, MISHAP_INSURANCE) is None:
        return
    water = state.mass(card, state.faces[card])
    state.players[seat].water += water
    if state.journal is not None:
        state.tell("insurance-pays", {"seat": seat, "water": water})


def heaviest(state: FrontierState, cards: list[int]) -> tuple[int, ...]:
    masses = [state.mass(card, state.faces[card]) for card in cards]
    return tuple([card for card, mass in zip(cards, masses, strict=True) if mass == max(masses)])


def glitching(state: FrontierState, seat: int) -> list[int]:
    """The cards of the rockets; if they are guarded, those of a freighter that is not."""
    player = state.players[seat]
    rockets = [kind for kind in ROCKETS if player.stacks[kind].there]
    if not rockets or abilities.held(state, seat, GLITCH_FREE) is not None:
        return []
    exposed = [kind for kind in rockets if not guarded(state, seat, kind)]
    if exposed:
        return [card for kind in exposed for card in _losable(state, player.stacks[kind])]
    freighter = player.stacks[FREIGHTER]
    return [] if not freighter.there or guarded(state, seat, FREIGHTER) else _losable(state, freighter)


def _losable(state: FrontierState, stack: Stack) -> list[int]:
    return [card for card in stack.cards if not cargo.lasting(state, card)]


def guarded(state: FrontierState, seat: int, kind: int) -> bool:
    """A promoted Bernal, a cube or a human of one's own in the space repairs what breaks, and so do some cards of the
    stack. Freighters of the base game guard nothing, and aliens have no crew that could."""
    stack = state.stack(seat, kind)
    if home.promoted_at(state, seat, stack.space) or cubes.present(state, seat, stack.space):
        return True
    if humans.present(state, seat, stack.space) and not aliens.is_alien(state, seat):
        return True
    return bool(abilities.in_stack(state, seat, kind, GLITCH_FREE_STACK))


def at_pad(state: FrontierState, seat: int) -> list[int]:
    """What is in LEO, and at an unpromoted Bernal. Bernals do not count, nor what a promoted one shields."""
    struck = [home.leo(state, seat)]
    if state.rules.bernal and not home.promoted(state, seat):
        struck.append(home.space_of(state, seat))
    found: list[int] = []
    for stack in state.players[seat].stacks:
        if stack.space in struck and not shielded(state, seat, stack.space):
            found += home.shielded(state, seat, stack.space, _losable(state, stack))
    return found


def shielded(state: FrontierState, seat: int, space: int) -> bool:
    """Whether somebody keeps debris off a player's cards in a space."""
    return any(ability.kind == DEBRIS_SHIELD for ability in abilities.at(state, seat, space))


def storm(state: FrontierState) -> None:
    """A die and the figure of the zone are the level of radiation for every stack in open space."""
    die = state.dice.roll(DIE)
    if state.journal is not None:
        state.tell("storm", {"die": die})
    for seat in clockwise(state):
        struck: list[tuple[int, list[int]]] = []
        for kind, stack in enumerate(state.players[seat].stacks[:]):
            if stack.there and not sheltered(state, stack.space):
                level = die + state.system.zones[state.system.spaces[stack.space].zone].solar
                struck.append((level, weak(state, seat, stack, level)))
                if not home.promoted_at(state, seat, stack.space):
                    cargo.irradiate_cubes(state, seat, kind, freighter.cube_hardness(state, seat), level)
        for level, lost in struck:
            irradiate(state, seat, level, lost)


def sheltered(state: FrontierState, space: int) -> bool:
    """Earth's field, belts of radiation and the ground protect."""
    found = state.system.spaces[space]
    return space == state.rules.leo or found.kind == RADIATION or found.site is not None


def weak(state: FrontierState, seat: int, stack: Stack, level: int) -> list[int]:
    """The cards of a stack whose rad-hard is below the level, and which nothing shields."""
    return hazards.below(state, tuple(home.shielded(state, seat, stack.space, list(stack.cards))), level)


def irradiate(state: FrontierState, seat: int, level: int, weakest: list[int]) -> None:
    lost = ageing.irradiated(state, seat, weakest)
    if not lost:
        return
    cargo.lose(state, seat, lost)
    if state.journal is not None:
        state.tell("irradiated", {"seat": seat, "level": level, "cards": [CARDS[card].id for card in lost]})


EVENT: Final = Event()
