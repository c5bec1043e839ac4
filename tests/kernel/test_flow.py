"""The flow: lines of tasks, questions at once and in secret, deals, time."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.kernel import (
    ACCEPT,
    CLOCK,
    JOIN,
    REFUSE,
    Action,
    Amount,
    Choice,
    Deal,
    Decision,
    Dice,
    FlowState,
    Game,
    Illegal,
    Question,
    Secret,
    Task,
)
from tests.toys import BARTER


class Diary(FlowState):
    """A state that only notes what was done, in order."""

    done: list[str]
    __slots__ = tuple(__annotations__)

    def copy(self) -> Diary:
        twin = Diary(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        twin.done = self.done[:]
        return twin

    @property
    def scores(self) -> list[int]:
        return [0] * self.seats

    @property
    def winners(self) -> list[int]:
        return []

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"done": self.done}

    def imagine(self, seat: int, dice: Dice) -> Diary:
        return self.copy()

    def audit(self) -> None:
        return


class Note(Task[Diary]):
    """Notes its name; then come the tasks it brings."""

    name: str
    after: tuple[Task[Any], ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, name: str, *after: Task[Any], seat: int = -1) -> None:
        self.seat = seat
        self.name = name
        self.after = after

    def run(self, state: Diary) -> None:
        state.done.append(self.name)
        state.then(*self.after)


class Ask(Question[Diary]):
    """Notes the answer; "more" asks again."""

    name: str
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def ask(self, state: Diary) -> Decision:
        return Choice(self.seat, "ask", "rule", [("yes",), ("no",), ("more",)])

    def answer(self, state: Diary, action: Action) -> None:
        state.done.append(f"{self.name}: {self.seat} {action[0]}")
        if action == ("more",):
            state.then(Note("once more"), self)

    def closed(self, state: Diary) -> list[tuple[Action, Illegal]]:
        return [(("perhaps",), Illegal("why-undecided", "rule"))]

    def explain(self, state: Diary, action: Action) -> Illegal | None:
        return Illegal("why-shouting", "rule") if action == ("YES",) else None


class Vote(Secret[Diary]):
    __slots__ = ()

    def ask(self, state: Diary) -> Decision:
        return Choice(self.seat, "vote", "rule", [("yes",), ("no",)])

    def carry_out(self, state: Diary, answers: list[tuple[int, Action]]) -> None:
        state.done.append(" ".join(f"{seat}{action[0]}" for seat, action in answers))


class Fork(Task[Diary]):
    """From the main line: seats go their own way at once."""

    tasks: tuple[Task[Any], ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, *tasks: Task[Any]) -> None:
        self.seat = -1
        self.tasks = tasks

    def run(self, state: Diary) -> None:
        state.at_once(list(self.tasks))


def stand(state: Diary) -> tuple[list[int], list[str]]:
    """Who is asked, and what was done."""
    return list(state.waiting), state.done


def diary(*tasks: Task[Any], seats: int = 3) -> Diary:
    game: Game = BARTER
    state = Diary(game, seats, {}, "7")
    state.set_out()
    state.done = []
    state.then(*tasks)
    state.proceed()
    return state


def test_tasks_come_in_the_order_named_before_what_was_next() -> None:
    state = diary(Note("a", Note("b"), Note("c")), Note("d"), Ask(0, "q"))
    assert state.done == ["a", "b", "c", "d"]
    assert list(state.waiting) == [0]


def test_a_question_has_left_its_line_when_it_is_answered() -> None:
    state = diary(Ask(0, "first"), Note("between"), Ask(1, "second"))
    state.apply(0, ("yes",))
    assert stand(state) == ([1], ["first: 0 yes", "between"])


def test_a_question_that_puts_itself_next_is_asked_again() -> None:
    state = diary(Ask(0, "q"), Ask(1, "r"))
    state.apply(0, ("more",))
    assert stand(state) == ([0], ["q: 0 more", "once more"])
    state.apply(0, ("no",))
    assert list(state.waiting) == [1]


def test_at_once_the_main_line_waits_for_all() -> None:
    state = diary(Fork(Ask(2, "a"), Ask(0, "b")), Note("after"), Ask(1, "end"))
    assert stand(state) == ([2, 0], [])
    state.apply(0, ("yes",))
    assert stand(state) == ([2], ["b: 0 yes"])
    state.apply(2, ("more",))
    assert list(state.waiting) == [2]
    state.apply(2, ("no",))
    assert (list(state.waiting), state.done[-1]) == ([1], "after")


def test_a_line_of_its_own_may_begin_with_a_task() -> None:
    state = diary(Fork(Note("a", Ask(1, "q"), seat=1), Note("b", seat=2)), Ask(0, "end"))
    assert stand(state) == ([1], ["a", "b"])
    state.apply(1, ("yes",))
    assert list(state.waiting) == [0]


def test_one_seat_after_the_other_goes_on_to_its_next_question() -> None:
    first = Note("a", Note("a then", seat=1), seat=1)
    second = Note("b", Note("b then", seat=2), Ask(2, "q"), seat=2)
    state = diary(Fork(first, second), Ask(0, "end"))
    assert stand(state) == ([2], ["a", "a then", "b", "b then"])


def test_beside_the_main_line_goes_on_until_it_joins() -> None:
    state = diary(Ask(0, "main"), Note("meanwhile"), JOIN, Ask(2, "last"))
    state.beside(1, Ask(1, "own"), Note("own done", seat=1))
    state.proceed()
    assert list(state.waiting) == [0, 1]
    state.apply(0, ("yes",))
    assert (list(state.waiting), state.done[-1]) == ([1], "meanwhile")
    state.apply(1, ("yes",))
    assert (list(state.waiting), state.done[-1]) == ([2], "own done")


def test_the_main_line_comes_first_where_it_asks_a_seat_that_is_busy() -> None:
    state = diary(Ask(1, "main"), Ask(0, "next"))
    state.beside(1, Ask(1, "own"))
    state.proceed()
    assert list(state.waiting) == [1]
    state.apply(1, ("yes",))
    assert stand(state) == ([0, 1], ["main: 1 yes"])


def test_a_seat_whose_line_is_taken_away_is_not_asked_any_more() -> None:
    state = diary(Ask(0, "main"))
    state.beside(1, Ask(1, "own"))
    state.beside(1)
    state.proceed()
    assert (state.waiting, state.busy) == ((0,), ())


def voting(seats: int = 3) -> Diary:
    state = diary(Ask(0, "end"), seats=seats)
    state.ask_all([Vote(seat) for seat in (2, 0, 1)])
    state.proceed()
    return state


def test_secret_answers_are_carried_out_together_in_the_order_asked() -> None:
    state = voting()
    assert list(state.waiting) == [2, 0, 1]
    state.apply(1, ("no",))
    state.apply(2, ("yes",))
    assert stand(state) == ([0], [])
    assert state.answers == [None, ("no",), ("yes",)]
    state.apply(0, ("yes",))
    assert stand(state) == ([0], ["2yes 0yes 1no"])
    assert state.answers == [None] * 3


def test_a_secret_answer_is_taken_back_until_the_last_one_shows_them() -> None:
    state = voting()
    state.apply(1, ("no",))
    assert state.can_undo(1)
    state.apply(2, ("yes",))
    state.apply(0, ("yes",))
    assert not state.can_undo(0)


def test_asked_again_the_answers_are_void() -> None:
    state = voting()
    state.apply(1, ("no",))
    state.ask_again([Vote(1)])
    state.proceed()
    assert (state.answers[1], set(state.waiting)) == (None, {0, 1, 2})


def test_imagined_answers_are_legal_and_leave_the_own_alone() -> None:
    state = voting()
    state.apply(1, ("no",))
    state.apply(2, ("no",))
    seen = set()
    for number in range(20):
        twin = state.copy()
        twin.imagine_answers(2, Dice(str(number)))
        assert twin.answers[2] == ("no",)
        seen.add(twin.answers[1])
    assert seen == {("yes",), ("no",)}
    assert state.answers[1] == ("no",)


def test_who_supposes_asks_the_others_anew() -> None:
    state = voting()
    state.apply(1, ("no",))
    state.apply(2, ("no",))
    state.ask_others_anew(2)
    assert (state.answers, set(state.waiting)) == ([None, None, ("no",)], {0, 1})
    state.apply(1, ("yes",))
    state.apply(0, ("no",))
    assert state.done == ["2no 0no 1yes"]


class Pact(Deal[Diary]):
    __slots__ = ()

    def offer(self, state: Diary, seat: int) -> Choice:
        return Choice(seat, "pact", "rule", [ACCEPT, REFUSE])

    def happen(self, state: Diary) -> None:
        state.done.append("pact")

    def refused(self, state: Diary, by: int) -> None:
        state.done.append(f"refused by {by}")


def test_a_deal_happens_when_all_have_accepted_and_binds() -> None:
    state = diary(Pact(0, (1, 2)), Ask(0, "after"))
    assert list(state.waiting) == [1]
    state.apply(1, ACCEPT)
    assert state.can_undo(1)
    assert list(state.waiting) == [2]
    state.apply(2, ACCEPT)
    assert not state.can_undo(2)
    assert stand(state) == ([0], ["pact"])


def test_a_deal_ends_with_the_first_refusal() -> None:
    state = diary(Pact(0, (1, 2)), Ask(0, "after"))
    state.apply(1, REFUSE)
    assert stand(state) == ([0], ["refused by 1"])


class Sand(Question[Diary]):
    __slots__ = ()

    def ask(self, state: Diary) -> Decision:
        return Amount(CLOCK, "sand", "rule", "tick", 1, 1000)

    def answer(self, state: Diary, action: Action) -> None:
        state.done.append(f"{action[1]} ms")
        state.clock = None
        state.beside(1)


def test_time_answers_the_question_of_the_clock() -> None:
    state = diary(Fork(Ask(1, "build")), Note("time is up"), Ask(0, "end"))
    state.clock = Sand(CLOCK)
    assert state.ticking
    state.apply(CLOCK, ("tick", 300))
    assert (state.done, state.waiting, state.ticking) == (["300 ms", "time is up"], (0,), False)


def test_who_volunteers_is_heard_and_nothing_leaves_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Diary, "unasked", lambda self, seat: Ask(seat, "aside") if seat == 2 else None)
    state = diary(Ask(0, "main"), Ask(1, "next"))
    assert list(state.volunteers) == [2]
    state.apply(2, ("yes",))
    assert stand(state) == ([0], ["aside: 2 yes"])
    state.apply(2, ("more",))
    assert stand(state) == ([2], ["aside: 2 yes", "aside: 2 more", "once more"])
    assert not state.volunteers, "what it says to do next comes before what was next"


def test_what_is_closed_and_why_comes_from_the_question() -> None:
    state = diary(Ask(0, "q"))
    assert [reason.reason for _, reason in state.closed(0)] == ["why-undecided"]
    assert state.closed(1) == []
    for action, reason in [(("perhaps",), "why-undecided"), (("YES",), "why-shouting"), (("eh",), "not-an-option")]:
        refusal = state.why_not(0, action)
        assert refusal is not None
        assert refusal.reason == reason


def test_a_copy_goes_its_own_way_and_shares_the_tasks() -> None:
    state = voting()
    state.apply(1, ("no",))
    twin = state.copy()
    assert twin.everything() == state.everything()
    assert all(one is two for one, two in zip(state.line, twin.line, strict=True))
    twin.apply(2, ("no",))
    assert (state.answers[2], state.waiting) == (None, (2, 0))


def test_everything_names_the_tasks_to_come() -> None:
    whole = diary(Ask(2, "q"), Note("later")).everything()
    assert whole["line"] == [
        {"is": "Note", "name": "later", "after": [], "seat": -1},
        {"is": "Ask", "name": "q", "seat": 2},
    ]


def test_a_line_that_runs_dry_is_a_fault_of_the_rules() -> None:
    with pytest.raises(AssertionError, match="nobody is asked"):
        diary(Note("the end"))


def test_only_the_main_line_waits_for_all() -> None:
    state = diary(Fork(Ask(1, "q")), Ask(0, "end"))
    state._at = 1
    with pytest.raises(AssertionError, match="main line"):
        state.ask_all([Vote(0)])
