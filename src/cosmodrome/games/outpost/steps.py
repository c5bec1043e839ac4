"""The sequence of play, and what is asked and done at every step (rulebook: round)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...kernel import Action, Amount, Decision, Illegal
from . import (
    auction,
    discarding,
    exchange,
    market,
    operators,
    payment,
    production,
    purchase_order,
    purchases,
    terrorism,
    turns,
    victory,
)

if TYPE_CHECKING:
    from .state import OutpostState

BEGIN: Final[dict[str, Callable[[OutpostState], None]]] = {
    "order": purchase_order.begin,
    "market": market.begin,
    "mega": production.begin_mega,
    "production": production.begin,
    "prospect": production.begin_prospect,
    "discard": discarding.begin,
    "exchange": exchange.begin,
    "turns": turns.begin,
    "aftermath": operators.begin_aftermath,
    "assign": operators.begin,
    "victory": victory.begin,
}

_PRODUCTION: Final = ["order", "market", "mega", "production", "prospect"]
_DISCARD: Final = ["discard", "exchange"]
_TURNS: Final = ["turns", "aftermath", "assign"]


def _cycle(phases: list[str]) -> dict[str, str]:
    return {phase: phases[(place + 1) % len(phases)] for place, phase in enumerate(phases)}


AFTER: Final[dict[bool, dict[str, str]]] = {
    True: _cycle([*_PRODUCTION, *_DISCARD, *_TURNS, "victory"]),
    False: _cycle([*_PRODUCTION, *_TURNS, *_DISCARD, "victory"]),
}
"""The phase that follows each: with the discards before the turns (2011) or after (1991)."""

ASK: Final[dict[str, Callable[[OutpostState, int], Decision]]] = {
    "mega": production.ask_mega,
    "prospect": production.ask_prospect,
    "discard": discarding.ask,
    "exchange": exchange.ask,
    "give": exchange.ask_give,
    "turn": turns.ask,
    "opening": auction.ask_opening,
    "bid": auction.ask_bid,
    "honour": auction.ask_honour,
    "number": purchases.ask_number,
    "pay": payment.ask,
    "move": operators.ask_move,
    "assign": operators.ask,
    "strike": terrorism.ask_strike,
    "shield": terrorism.ask_strike,
    "join": terrorism.ask_join,
}

DO: Final[dict[str, Callable[[OutpostState, int, Action], None]]] = {
    "mega": production.do_mega,
    "prospect": production.do_prospect,
    "discard": discarding.do,
    "exchange": exchange.do,
    "give": exchange.do_give,
    "turn": turns.do,
    "opening": auction.do_opening,
    "bid": auction.do_bid,
    "honour": auction.do_honour,
    "number": purchases.do_number,
    "pay": payment.do,
    "move": operators.do_move,
    "assign": operators.do,
    "strike": terrorism.do_strike,
    "shield": terrorism.do_strike,
    "join": terrorism.do_join,
}

TOO_HIGH: Final[dict[str, Callable[[OutpostState, int, int], Illegal | None]]] = {
    "opening": auction.why_too_high,
    "bid": auction.why_too_high,
    "number": purchases.why_too_many,
}
"""Where a number is asked for: why one beyond the range is refused."""


def closed(state: OutpostState, seat: int) -> list[tuple[Action, Illegal]]:
    """What a player might look for now but may not do, and why."""
    step = state.colonies[seat].steps[-1]
    if step == "turn":
        return turns.closed(state, seat)
    asked = _number_asked(state, seat)
    if asked is None:
        return []
    number = max(asked.lo, asked.hi + 1)
    reason = TOO_HIGH[step](state, seat, number)
    return [] if reason is None else [((asked.verb, number), reason)]


def explain(state: OutpostState, seat: int, action: Action) -> Illegal | None:
    """Why a number is too high, with the player's own figures: the range alone may even hold no number."""
    asked = _number_asked(state, seat)
    if asked is None or len(action) != 2 or action[0] != asked.verb or type(action[1]) is not int:
        return None
    number = max(asked.lo, action[1])
    return TOO_HIGH[state.colonies[seat].steps[-1]](state, seat, number) if number > asked.hi else None


def _number_asked(state: OutpostState, seat: int) -> Amount | None:
    step = state.colonies[seat].steps[-1]
    decision = ASK[step](state, seat) if step in TOO_HIGH else None
    return decision if isinstance(decision, Amount) else None


def proceed(state: OutpostState) -> None:
    """A phase is complete: go through the next ones until somebody is asked or the game is over."""
    after = AFTER[state.rules.discard_before_turns]
    while not state.waiting and not state.over:
        state.phase = after[state.phase]
        BEGIN[state.phase](state)
