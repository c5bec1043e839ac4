"""Phase 5: the players' turns (rulebook: turn, internalise).

Turns are taken in purchase order. A seat that internalises bids no more this round and takes its turn beside the
others.
`state.asked` is the seat the main line waits for: the active player, a bidder, a winner who pays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Action, Choice, Decision, Illegal
from . import auction, operators, purchases, terrorism
from .colony import NO_STEPS, Colony
from .upgrades import FIRST_KICKER, KINDS

if TYPE_CHECKING:
    from .state import OutpostState

AUCTIONS: Final = 0
FACTORIES: Final = 1
PERSONNEL: Final = 2
DONE: Final[Action] = ("done",)
INTERNALISE: Final[Action] = ("internalise",)
REASSIGN: Final[Action] = ("reassign",)
INSIST: Final[Action] = ("insist",)


def begin(state: OutpostState) -> None:
    state.active = -1
    advance(state)


def advance(state: OutpostState) -> None:
    """The turn goes to the next player in purchase order who has not internalised."""
    state.active += 1
    while state.active < state.seats:
        colony = state.colonies[state.order[state.active]]
        if not colony.done and not colony.internalised:
            colony.steps = ("turn",)
            state.asked = state.order[state.active]
            wait(state)
            return
        state.active += 1
    state.asked = -1
    wait(state)


def resume(state: OutpostState) -> None:
    """An interruption is over: back to the player whose turn it is."""
    seat = state.order[state.active]
    colony = state.colonies[seat]
    if colony.done or colony.internalised:
        advance(state)
    else:
        state.asked = seat
        wait(state)


def wait(state: OutpostState) -> None:
    """Whom the rules wait for: the main line, and beside it everybody who has internalised but not finished."""
    if not state.beside:
        state.insisted = False
        state.waiting = (state.asked,) if state.asked >= 0 else ()
        return
    beside = internalised(state, state.seats)
    if state.target[0] >= 0:
        state.waiting = (state.asked,)
        return
    if state.insisted:
        first = internalised(state, state.active)
        if first:
            state.waiting = (first[0],)
            return
        state.insisted = False
    if state.asked >= 0 and state.asked not in beside:
        beside.insert(0, state.asked)
    state.waiting = tuple(beside)


def internalised(state: OutpostState, place: int) -> list[int]:
    """Unfinished internalised seats among the first places of the purchase order."""
    seats: list[int] = []
    for seat in state.order[:place]:
        colony = state.colonies[seat]
        if colony.internalised and not colony.done:
            seats.append(seat)
    return seats


def ask(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    options: list[Action] = []
    if colony.stage == AUCTIONS and not colony.internalised:
        auction.options(state, colony, options)
    purchases.options(state, colony, options)
    if operators.may_reassign(state, colony):
        options.append(REASSIGN)
    if state.rules.terrorism and not colony.internalised:
        options.extend(terrorism.targets(state, seat))
    if state.rules.internalising and not colony.internalised:
        options.append(INTERNALISE)
    if may_insist(state, seat):
        options.append(INSIST)
    options.append(DONE)
    return Choice(seat, "prompt-turn", "turn", options)


def do(state: OutpostState, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == "auction":
        auction.announce(state, seat, action)
    elif verb == "done":
        _end_turn(state, seat)
    elif verb == "internalise":
        internalise(state, seat)
        resume(state)
    elif verb == "reassign":
        colony = state.colonies[seat]
        colony.steps = (*colony.steps, "assign")
    elif verb == "insist":
        insist(state, seat)
    elif verb == "attack":
        terrorism.aim(state, seat, action)
    else:
        purchases.begin(state, seat, action)


# what may be done without being asked


def volunteers(state: OutpostState) -> tuple[int, ...]:
    """Seats that may internalise or insist though nobody waits for them; an attack comes before both."""
    if state.phase != "turns" or state.target[0] >= 0 or not state.rules.internalising:
        return ()
    return tuple([seat for seat in range(state.seats) if seat not in state.waiting and _aside(state, seat)])


def _aside(state: OutpostState, seat: int) -> list[Action]:
    colony = state.colonies[seat]
    options: list[Action] = []
    if not colony.done and not colony.internalised and seat not in (state.asked, state.bidder):
        options.append(INTERNALISE)
    if may_insist(state, seat):
        options.append(INSIST)
    return options


def ask_aside(state: OutpostState, seat: int) -> Decision:
    return Choice(seat, "prompt-aside", "internalise", _aside(state, seat))


def do_aside(state: OutpostState, seat: int, action: Action) -> None:
    if action == INSIST:
        insist(state, seat)
    else:
        internalise(state, seat)
        wait(state)


def may_insist(state: OutpostState, seat: int) -> bool:
    """Whether somebody else who has internalised could be made to finish before those later in the order go on."""
    if not state.beside or state.insisted:
        return False
    earlier = internalised(state, state.active)
    return len(earlier) > 1 or (len(earlier) == 1 and earlier[0] != seat)


def insist(state: OutpostState, seat: int) -> None:
    """Everybody waits until those who have internalised earlier in the order have finished."""
    state.insisted = True
    if state.journal is not None:
        state.tell("insists", {"seat": seat})
    wait(state)


def internalise(state: OutpostState, seat: int) -> None:
    """No more bids this round; the rest of the turn may be taken at once."""
    colony = state.colonies[seat]
    colony.internalised = True
    if not colony.done:
        colony.steps = ("turn",)
        state.beside += 1
    if state.journal is not None:
        state.tell("internalises", {"seat": seat})


def _end_turn(state: OutpostState, seat: int) -> None:
    colony = state.colonies[seat]
    colony.steps = NO_STEPS
    if state.rules.assign_in_turn and not colony.settled and operators.to_choose(state, seat):
        colony.steps = ("assign",)
        return
    finish(state, seat)


def finish(state: OutpostState, seat: int) -> None:
    """This seat's turn is over."""
    colony = state.colonies[seat]
    colony.steps = NO_STEPS
    colony.done = True
    if colony.internalised:
        state.beside -= 1
    if state.journal is not None:
        state.tell("turn-over", {"seat": seat})
    if state.asked == seat:
        advance(state)
    else:
        wait(state)


def closed(state: OutpostState, seat: int) -> list[tuple[Action, Illegal]]:
    """What a player might look for in a turn but may not do now, and why."""
    colony = state.colonies[seat]
    shut = _closed_auctions(state, colony) + purchases.closed(state, colony)
    if state.rules.terrorism:
        shut.extend(terrorism.closed(state, seat))
    return shut


def _closed_auctions(state: OutpostState, colony: Colony) -> list[tuple[Action, Illegal]]:
    shut: list[tuple[Action, Illegal]] = []
    kinds = sorted(set(state.market + state.kickers))
    for kind in kinds:
        if colony.internalised:
            shut.append((auction.OPEN[kind], Illegal("why-internalised", "internalise")))
        elif colony.stage != AUCTIONS:
            shut.append((auction.OPEN[kind], Illegal("why-auctions-first", "turn")))
        elif auction.why_not(state, colony, kind):
            shut.append((auction.OPEN[kind], auction.refusal(state, colony, kind)))
    for kind in range(1, KINDS if state.rules.kicker else FIRST_KICKER):
        if kind not in kinds:
            shut.append((auction.OPEN[kind], Illegal("why-not-on-sale", "market")))
    return shut
