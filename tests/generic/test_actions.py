"""What is offered is accepted, what is not offered is refused with a reason, and a refusal changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

from cosmodrome.kernel import CLOCK, Action, Amount, Decision, Dice, Illegal, Path, Record, State, Subset
from tests.play import held

from .messages import problems_of_illegal
from .setups import Setup, each_setup, find, moments

FEW = 30
"""Up to so many answers all are tried, of more only some."""


def asked(state: State) -> list[Decision]:
    """Every decision there is to make now, those of volunteers and the clock included."""
    seats = state.waiting + state.volunteers + ((CLOCK,) if state.ticking else ())
    return [state.decision(seat) for seat in seats]


def offered(decision: Decision, dice: Dice) -> list[Action]:
    """All the answers if they are few, else the first ones, some samples and the suggestion."""
    listed = list(islice(decision, FEW + 1))
    many = len(listed) > FEW
    if many or isinstance(decision, Path):  # of paths, random ones may lead where none may end
        listed = listed[: 8 if many else FEW] + [decision.sample(dice) for _ in range(12)]
    suggestion = decision.suggestion()
    return listed if suggestion is None else [*listed, suggestion]


# offered


@each_setup
def test_every_listed_action_is_accepted(setup: Setup) -> None:
    dice = Dice(f"listed {setup}")
    for moment in moments(setup)[:-1]:
        check_offers(moment, dice)


def check_offers(moment: State, dice: Dice) -> None:
    for decision in asked(moment):
        actions = offered(decision, dice)
        assert actions, f"nothing to answer to {decision.prompt}"
        for action in actions:
            assert decision.legal(action), action
            assert decision.canonical(action) == action
            assert moment.why_not(decision.seat, action) is None
            twin = moment.copy()
            twin.apply(decision.seat, action)
            twin.audit()
            assert twin.history[-1] == (decision.seat, action)


@each_setup
def test_lists_and_counts_agree(setup: Setup) -> None:
    for moment in moments(setup)[:-1]:
        for decision in asked(moment):
            listed = list(islice(decision, 200))
            assert len(set(listed)) == len(listed), "an answer is listed twice"
            if len(listed) < 200:
                assert decision.count() == len(listed)


# not offered


@each_setup
def test_near_misses_are_refused_and_change_nothing(setup: Setup) -> None:
    dice = Dice(f"near misses {setup}")
    for moment in moments(setup):
        check_near_misses(moment, dice)


def check_near_misses(moment: State, dice: Dice) -> None:
    state = moment.copy()
    before = held(state)
    tried = [(seat, action) for seat, action in near_misses(state, dice) if not accepted(state, seat, action)]
    for seat, action in tried:
        check_refused(state, seat, action)
    if held(state) != before:
        raise AssertionError(f"refusing changed the state: {culprit(moment, tried)}")


def accepted(state: State, seat: int, action: Action) -> bool:
    """Whether a mutated action happens to be legal after all."""
    return state.why_not(seat, action) is None


def check_refused(state: State, seat: int, action: Action) -> None:
    try:
        state.apply(seat, action)
    except Illegal as refusal:
        problems = problems_of_illegal(state.game, refusal)
        assert not problems, f"{action} of seat {seat}: {problems}"
        return
    raise AssertionError(f"{action} of seat {seat} was not refused")


def culprit(moment: State, tried: list[tuple[int, Action]]) -> str:
    """Which refusal left a trace."""
    for seat, action in tried:
        state = moment.copy()
        check_refused(state, seat, action)
        if held(state) != held(moment):
            return f"{action} of seat {seat}"
    return "several together"


def near_misses(state: State, dice: Dice) -> Iterator[tuple[int, Action]]:
    """Answers that are almost right: to a decision there is, by somebody else, or right some time ago."""
    decisions = asked(state)
    idle = [seat for seat in (-2, CLOCK, *range(state.seats + 1)) if seat not in [each.seat for each in decisions]]
    for decision in decisions:
        good = [decision.sample(dice) for _ in range(3)]
        for action in good:
            yield from ((decision.seat, changed) for changed in mutations(action))
            yield from ((seat, action) for seat in idle)
        yield from ((decision.seat, action) for action in beyond(decision))
        yield from ((decision.seat, action) for _, action in state.history[-12:])
    yield from ((seat, ("pass",)) for seat in idle)


def mutations(action: Action) -> Iterator[Action]:
    """The action with one thing wrong."""
    verb, rest = action[0], action[1:]
    yield from [(), (verb + "x", *rest), (verb.upper(), *rest), ("", *rest), rest, (verb, verb, *rest), (action,)]
    yield from [action[:-1], (*action, 0), (*action, action[-1]), (verb, *rest[::-1], None)]
    for at in range(1, len(action)):
        yield from ((*action[:at], part, *action[at + 1 :]) for part in wrong_parts(action[at]))


def wrong_parts(part: object) -> Iterator[object]:
    yield from [None, -1, 10**9, "", "no such thing", (), [part], (part,), str(part), object]
    if type(part) is int:
        yield from [part - 1, part + 1, -part]
    if type(part) is str:
        yield part + "x"
    if type(part) is tuple:
        yield from [list(part), (*part, None), (*part, "no such thing"), (*part, 10**9), part * 2]
        yield from (part[:at] + part[at + 1 :] for at in range(len(part)))
        yield from ((*part, item) for item in part)


def beyond(decision: Decision) -> Iterator[Action]:
    """Just outside what is allowed."""
    if isinstance(decision, Amount):
        yield from [
            (decision.verb, decision.lo - 1),
            (decision.verb, decision.hi + 1),
            (decision.verb, str(decision.lo)),
        ]
    if isinstance(decision, Subset):
        items = tuple(decision.items)
        yield from [(decision.verb, items[: decision.lo - 1])] if decision.lo > 0 else []
        yield from [(decision.verb, items[: decision.hi + 1]), (decision.verb, items + items), (decision.verb, items)]
    if isinstance(decision, Path):
        firsts = tuple([leg.item for leg in decision.walk.legs(decision.walk.start())])
        yield from [(decision.verb, firsts), (decision.verb, firsts[:1] * 2), (decision.verb, ())]


# not open, with the reason


@each_setup
def test_what_is_closed_is_refused_for_that_reason(setup: Setup) -> None:
    for moment in moments(setup)[:-1]:
        check_closed(moment)


def check_closed(moment: State) -> None:
    state = moment.copy()
    before = held(state)
    for seat in state.waiting:
        shut = state.closed(seat)
        assert len({action for action, _ in shut}) == len(shut), "an action is closed twice"
        for action, reason in shut:
            assert not state.decision(seat).legal(action), f"{action} is closed and legal"
            problems = problems_of_illegal(state.game, reason)
            assert not problems, f"{action}: {problems}"
            told = state.why_not(seat, action)
            assert told is not None
            assert (told.reason, told.rule) == (reason.reason, reason.rule)
            check_refused(state, seat, action)
    assert held(state) == before


@each_setup
def test_actions_survive_json(setup: Setup) -> None:
    """Every action of a game comes back from its record as it was."""
    state = moments(setup)[-1]
    text = json.dumps(Record.of(state).as_dict())
    assert repr(Record.parse(text, find).actions) == repr(state.history)
