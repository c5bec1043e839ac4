"""The sequence of play, and what is asked and done at every step (rulebook: round)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....kernel import Action, Decision
from . import actions, consume, develop, draft, explore, gambling, payment, produce, settle, setup, trade
from . import ending as end
from . import solitaire as robot
from . import takeovers as takeover

if TYPE_CHECKING:
    from ..state import RaceState

BEGIN: Final[dict[str, Callable[[RaceState], None]]] = {
    "draft": draft.begin,
    "first_hands": setup.begin,
    "first_hands_robot": robot.begin,
    "opening": setup.finish,
    "actions": actions.begin,
    "actions_robot": robot.roll,
    "explore": explore.begin,
    "explore_robot": robot.explore,
    "develop": develop.begin,
    "develop_pay": develop.begin_payment,
    "develop_end": develop.finish,
    "develop_robot": robot.develop,
    "develop_again": develop.begin_again,
    "develop_again_pay": develop.begin_payment,
    "develop_again_end": develop.finish_again,
    "develop_again_robot": robot.develop_again,
    "settle": settle.begin,
    "settle_pay": settle.resolve,
    "settle_takeovers": takeover.resolve,
    "settle_end": settle.finish,
    "settle_robot": robot.settle,
    "settle_again": settle.begin_again,
    "settle_again_pay": settle.resolve,
    "settle_again_takeovers": takeover.resolve,
    "settle_again_end": settle.finish,
    "settle_again_robot": robot.settle_again,
    "consume": consume.begin,
    "consume_end": consume.finish,
    "consume_robot": robot.consume,
    "produce": produce.begin,
    "produce_end": produce.finish,
    "produce_robot": robot.produce,
    "limit": end.begin,
    "end": end.finish,
}
"""What happens first at every stage, in the order of play. Without a Robot, nothing does at its stages."""


def _after() -> dict[str, str]:
    stages = list(BEGIN)
    following = dict(zip(["setup", *stages], stages, strict=False))
    following["end"] = "actions"
    return following


AFTER: Final[dict[str, str]] = _after()
"""The stage that follows each; after the end of a round, the next one."""

_PHASES: Final = ("explore", "develop", "settle", "consume", "produce")


def _phase_of(stage: str) -> str:
    for phase in _PHASES:
        if stage.startswith(phase):
            return phase
    if stage.startswith(("setup", "draft", "first_hands", "opening")):
        return "setup"
    return "actions" if stage.startswith("actions") else "end"


PHASE_OF: Final[dict[str, str]] = {stage: _phase_of(stage) for stage in ["setup", *BEGIN]}

ASK: Final[dict[str, Callable[[RaceState, int], Decision]]] = {
    "draft": draft.ask,
    "start": setup.ask_start,
    "first_hand": setup.ask_first_hand,
    "actions": actions.ask,
    "explore": explore.ask,
    "develop": develop.ask,
    "settle": settle.ask,
    "second": settle.ask_second,
    "pay": payment.ask,
    "takeover": takeover.ask,
    "trade": trade.ask,
    "consume": consume.ask,
    "goods": consume.ask_goods,
    "hand": consume.ask_hand,
    "guess": gambling.ask_guess,
    "ante": gambling.ask_ante,
    "keep": gambling.ask_keep,
    "produce": produce.ask,
    "limit": end.ask,
}

DO: Final[dict[str, Callable[[RaceState, int, Action], None]]] = {
    "draft": draft.do,
    "start": setup.do_start,
    "first_hand": setup.do_first_hand,
    "actions": actions.do,
    "explore": explore.do,
    "develop": develop.do,
    "settle": settle.do,
    "second": settle.do_second,
    "pay": payment.do,
    "takeover": takeover.do,
    "trade": trade.do,
    "consume": consume.do,
    "goods": consume.do_goods,
    "hand": consume.do_hand,
    "guess": gambling.do_guess,
    "ante": gambling.do_ante,
    "keep": gambling.do_keep,
    "produce": produce.do,
    "limit": end.do,
}

SECRET: Final[dict[str, str]] = {
    "draft": "draft",
    "first_hands": "first_hand",
    "actions": "actions",
    "explore": "explore",
    "develop": "develop",
    "develop_again": "develop",
    "settle": "settle",
    "settle_again": "settle",
    "limit": "limit",
}
"""The question of the stages at which everybody chooses at once and in secret."""


def proceed(state: RaceState) -> None:
    """A stage is complete: go through the next ones until somebody is asked or the game is over."""
    while not state.waiting and not state.over:
        if state.turn >= 0:
            settle.next_turn(state)
        else:
            state.stage = AFTER[state.stage]
            BEGIN[state.stage](state)
