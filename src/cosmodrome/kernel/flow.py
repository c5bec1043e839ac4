"""What happens next, as data.

A `Task` is one thing the rules do, named after the rule; its fields are what it has to know. A `Question` is a task
that waits for a seat: the prompt, the legal answers and what an answer does stand together in it. Tasks never change,
so copies of a state share them.

Tasks stand in lines, the next one last:

* The **main line** is the table's. `then` puts tasks next: first these, in this order, and afterwards whatever was next
  before. So a rule that needs something else first says `state.then(Pay(seat, 12), Acquire(seat, kind))` and returns;
  the payment ends without knowing what it was for. A question that is to be asked again puts itself there too.
* Where several act at the same time, each seat has a **line of its own**: after `at_once` the main line waits until all
  of them are done; `beside` lets a seat go its way while the main line goes on, until it comes to a `JOIN`.
* `ask_all` asks several seats **in secret**: each answer is kept by the state until the last one is in; then they are
  carried out together.
* A `Deal` is a proposal: those whom it concerns answer, and it happens or not.
* `clock` is the question that time answers, where a game is played in **real time**.

So a rule is read top to bottom: what is asked, what may be answered, what follows.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .decision import Action, Choice, Decision
from .dice import Dice
from .errors import Illegal
from .fields import everything
from .state import CLOCK, NOBODY, State

S = TypeVar("S", bound="FlowState", contravariant=True)

TABLE: Final = -1
"""The seat of what nobody in particular does; its line is the main line."""

ACCEPT: Final[Action] = ("accept",)
REFUSE: Final[Action] = ("refuse",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """One thing the rules do when it comes up."""

    __slots__ = ("seat",)

    seat: int

    def __init__(self, seat: int = TABLE) -> None:
        self.seat = seat

    def run(self, state: S) -> None:
        """Do it. What has to happen before anything else on this line goes on: `state.then(...)`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Task[S]):
    """A task that waits for the answer of its seat. It has left its line when the answer is carried out."""

    __slots__ = ()

    def ask(self, state: S) -> Decision:
        """The prompt and the legal answers."""
        raise NotImplementedError

    def answer(self, state: S, action: Action) -> None:
        """What a legal answer does."""
        raise NotImplementedError

    def closed(self, state: S) -> list[tuple[Action, Illegal]]:
        """Answers a player might look for now that are not open, each with the reason."""
        return []

    def explain(self, state: S, action: Action) -> Illegal | None:
        """A better reason than the decision's own why this answer is not legal, if there is one."""
        return None

    def hints(self, state: S) -> dict[str, Any]:
        """What the answers would cost and bring, as far as the seat may know: it comes along with the question."""
        return {}

    def preview(self, state: S, action: Action) -> dict[str, Any]:
        """What would come of this answer, as far as the seat may know: made when somebody asks for it."""
        return {}

    def consult(self, state: S, action: Action) -> dict[str, Any] | None:
        """What somebody wants to know before answering (see `State.consult`)."""
        return None

    def costs(self, state: S, action: Action) -> bool:
        """Whether this answer gives up something that the seat would miss (see `State.costs`)."""
        return False

    def is_pause(self, state: S) -> bool:
        """Whether it is asked to give time to read: it is then never answered for anybody."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Question[S]):
    """A question that several seats answer at once, unseen by each other. Ask it with `ask_all`."""

    __slots__ = ()

    def answer(self, state: S, action: Action) -> None:
        """The state keeps it until all are in. A game may tell that somebody has answered, not what."""
        state.answers[self.seat] = action

    def imagined(self, state: S, dice: Dice) -> Action:
        """What this seat could have answered, for somebody who does not know."""
        return self.ask(state).sample(dice)

    def carry_out(self, state: S, answers: list[tuple[int, Action]]) -> None:
        """All have answered: the answers by seat, in the order in which they were asked."""
        raise NotImplementedError


class Join(Task["FlowState"]):
    """The main line waits here until no seat has anything left on a line of its own."""

    __slots__ = ()

    def run(self, state: FlowState) -> None:
        return


class AllIn(Join):
    """Everybody has answered in secret."""

    __slots__ = ("questions",)

    questions: tuple[Secret[Any], ...]

    def __init__(self, questions: tuple[Secret[Any], ...]) -> None:
        self.seat = TABLE
        self.questions = questions

    def run(self, state: FlowState) -> None:
        state.reveal()
        answers: list[tuple[int, Action]] = []
        for question in self.questions:
            answer = state.answers[question.seat]
            if answer is not None:
                answers.append((question.seat, answer))
                state.answers[question.seat] = None
        self.questions[0].carry_out(state, answers)


JOIN: Final = Join()


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Task[S]):
    """A proposal of its seat to the `parties`, who are asked one after the other. It happens if all accept."""

    __slots__ = ("parties",)

    parties: tuple[int, ...]

    def __init__(self, seat: int, parties: tuple[int, ...]) -> None:
        self.seat = seat
        self.parties = parties

    def offer(self, state: S, seat: int) -> Choice:
        """What a party is asked: a choice between ACCEPT and REFUSE, with the terms in its prompt."""
        raise NotImplementedError

    def hints(self, state: S, seat: int) -> dict[str, Any]:
        """What it would cost and bring a party, as far as that seat may know: it comes along with the offer."""
        return {}

    def preview(self, state: S, seat: int, action: Action) -> dict[str, Any]:
        """What would come of a party's answer, as far as that seat may know: made when somebody asks for it."""
        return {}

    def happen(self, state: S) -> None:
        """All have accepted: it binds them at once."""
        raise NotImplementedError

    def refused(self, state: S, by: int) -> None:
        """Somebody has refused: nothing happens, and the others are not asked any more."""
        return

    def run(self, state: S) -> None:
        state.then(Consent(self.parties[0], self, 0))


class Consent(Question["FlowState"]):
    """A party accepts a deal or refuses it."""

    __slots__ = ("deal", "place")

    deal: Deal[Any]
    place: int
    """Which of the parties this is."""

    def __init__(self, seat: int, deal: Deal[Any], place: int) -> None:
        self.seat = seat
        self.deal = deal
        self.place = place

    def ask(self, state: FlowState) -> Decision:
        return self.deal.offer(state, self.seat)

    def costs(self, state: FlowState, action: Action) -> bool:
        """What is accepted binds at once."""
        return action == ACCEPT

    def answer(self, state: FlowState, action: Action) -> None:
        deal = self.deal
        following = self.place + 1
        if action == REFUSE:
            deal.refused(state, self.seat)
        elif following < len(deal.parties):
            state.then(Consent(deal.parties[following], deal, following))
        else:
            state.reveal()  # nobody takes back what binds others
            deal.happen(state)

    def hints(self, state: FlowState) -> dict[str, Any]:
        return self.deal.hints(state, self.seat)

    def preview(self, state: FlowState, action: Action) -> dict[str, Any]:
        return self.deal.preview(state, self.seat, action)


NO_TASKS: Final[tuple[Task[Any], ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class FlowState(State):
    """A state that knows by its tasks what happens next. A game's state starts them with `then` and `proceed`."""

    __slots__ = ("_at", "_question", "_stirred", "answers", "busy", "clock", "line", "lines", "main")

    line: list[Task[Any]]
    """The main line; the next task is the last."""
    lines: list[tuple[Task[Any], ...]]
    """Every seat's own line."""
    busy: tuple[int, ...]
    """The seats that have something on their own line, in the order in which they began."""
    answers: list[Action | None]
    """What every seat has answered in secret while others are still asked."""
    clock: Question[Any] | None
    """What time is asked: an `Amount` of milliseconds, as long as it runs."""
    main: Question[Any] | None
    """What is asked on the main line now; None while it waits for the others."""
    _at: int
    """Whose line is being played."""
    _question: Question[Any] | None
    """What the decision that was made last is about."""
    _stirred: bool
    """What is next on some seat's own line may be no question."""

    def set_out(self) -> None:
        """Empty lines: a game calls this when its state is made."""
        self.line = []
        self.lines = [NO_TASKS] * self.seats
        self.busy = NOBODY
        self.answers = [None] * self.seats
        self.clock = None
        self.main = None
        self._at = TABLE
        self._question = None
        self._stirred = False

    # what rules call

    def then(self, *tasks: Task[Any]) -> None:
        """Do these next, in this order, before whatever was next on the line being played."""
        at = self._at
        if at == TABLE:
            line = self.line
            for place in range(len(tasks) - 1, -1, -1):
                line.append(tasks[place])
        else:
            self.lines[at] += tasks if len(tasks) == 1 else tasks[::-1]
            if at not in self.busy:
                self.busy = (*self.busy, at)

    def beside(self, seat: int, *tasks: Task[Any]) -> None:
        """This seat's own line is now these, in this order; the main line goes on meanwhile. None: the seat is done."""
        if not tasks:
            self._leave(seat)
            return
        self.lines[seat] = tasks[::-1]
        if seat not in self.busy:
            self.busy = (*self.busy, seat)
        if not isinstance(tasks[0], Question):
            self._stirred = True

    def at_once(self, tasks: list[Task[Any]]) -> None:
        """From the main line: every seat of these tasks goes its own way, and the main line waits for all of them."""
        assert self._at == TABLE, "only the main line can wait for all"
        self.line.append(JOIN)
        self._set_off(tuple(tasks))

    def ask_all(self, questions: list[Secret[Any]]) -> None:
        """From the main line: ask in secret; when the last answer is in, the first question carries all of them out."""
        assert self._at == TABLE, "only the main line can wait for all"
        if not questions:
            return
        asked = tuple(questions)
        self.line.append(AllIn(asked))
        self._set_off(asked)

    def ask_again(self, questions: list[Secret[Any]]) -> None:
        """Those who are being asked in secret start over with these questions: what they have answered is void."""
        for question in questions:
            self.answers[question.seat] = None
            self.beside(question.seat, question)

    def _set_off(self, tasks: tuple[Task[Any], ...]) -> None:
        """Each of these is now its seat's own line."""
        if self.busy:
            for task in tasks:
                self.beside(task.seat, task)
            return
        for task in tasks:
            self.lines[task.seat] = (task,)
            if not isinstance(task, Question):
                self._stirred = True
        self.busy = tuple([task.seat for task in tasks])

    def _leave(self, seat: int) -> None:
        """This seat has nothing left on its own line."""
        self.lines[seat] = NO_TASKS
        self.busy = tuple([other for other in self.busy if other != seat])

    def unasked(self, seat: int) -> Question[Any] | None:
        """What a seat that nobody waits for may do of its own accord: a game says so. It stands on no line."""
        return None

    def listened_to(self) -> tuple[int, ...]:
        """The seats that are asked now. A game may let some of them wait."""
        main = self.main
        lines = self.lines
        busy = self.busy
        if main is None:
            for at in busy:
                if lines[at][-1].seat != at:
                    break
            else:
                return busy  # as a rule: each is asked on its own line
        seats = [] if main is None else [main.seat]
        for at in busy:
            seat = lines[at][-1].seat
            if seat not in seats:
                seats.append(seat)
        return tuple(seats)

    def proceed(self) -> None:
        """Go on until somebody is asked or the game is over."""
        line = self.line
        while not self.over:
            if self._stirred:
                self._proceed_beside()
                if self.over:
                    break
            if not line:
                break
            task = line[-1]
            if isinstance(task, Question):
                self.main = task
                self.waiting = self.listened_to() if self.busy else (task.seat,)
                return
            if self.busy and isinstance(task, Join):
                break
            line.pop()
            self._at = TABLE
            task.run(self)
        self.main = None
        self.waiting = NOBODY if self.over else self.listened_to()
        assert self.over or self.waiting or self.ticking, "nobody is asked, and nothing is left to do"

    def _proceed_beside(self) -> None:
        """One seat after the other, each up to its next question; a task there may set others going."""
        while self._stirred:
            self._stirred = False
            for at in self.busy:
                self._proceed_on(at)
                if self.over:
                    return
            self.busy = tuple([at for at in self.busy if self.lines[at]])

    def _proceed_on(self, at: int) -> None:
        """A seat's own line up to its next question."""
        own = self.lines[at]
        while own and not isinstance(own[-1], Question) and not self.over:
            self.lines[at] = own[:-1]
            self._at = at
            own[-1].run(self)
            own = self.lines[at]

    # what the kernel asks of a state

    def question(self, seat: int) -> Question[Any] | None:
        """What this seat is asked now, the main line first, or what it may do unasked."""
        main = self.main
        if main is not None and main.seat == seat:
            return main
        if seat == CLOCK:
            return self.clock
        own = self.lines[seat]
        if not own or own[-1].seat != seat:
            at = self._line_asking(seat)
            if at == TABLE:
                return self.unasked(seat)
            own = self.lines[at]
        task = own[-1]
        assert isinstance(task, Question)
        return task

    def _line_asking(self, seat: int) -> int:
        """On whose own line this seat is asked, where that is not its own; TABLE for none."""
        for at in self.busy:
            if self.lines[at][-1].seat == seat:
                return at
        return TABLE

    def ask(self, seat: int) -> Decision:
        question = self.main
        if question is None or question.seat != seat:
            question = self.question(seat)
            assert question is not None
        self._question = question
        return question.ask(self)

    def perform(self, seat: int, action: Action) -> None:
        question = self._question  # the one that the action was accepted for
        assert question is not None
        if question is self.main:
            line = self.line
            self._at = TABLE
            line.pop()
            question.answer(self, action)
            if line and not self._stirred and not self.over:
                task = line[-1]
                if isinstance(task, Question):  # as a rule: then there is nothing to proceed with
                    self.main = task
                    self.waiting = self.listened_to() if self.busy else (task.seat,)
                    return
        elif seat == CLOCK:
            self._at = TABLE
            question.answer(self, action)
        else:
            self._perform_beside(seat, question, action)
            if self.busy and self._at != TABLE and not self._stirred and not self.over:
                self.waiting = self.listened_to()  # the main line is where it was
                return
        self.proceed()

    def _perform_beside(self, seat: int, question: Question[Any], action: Action) -> None:
        """The answer to a question that stands on a seat's own line, or on none."""
        own = self.lines[seat]
        at = seat if own and own[-1] is question else self._line_asking(seat)
        self._at = at
        if at == TABLE:
            question.answer(self, action)
            return
        self.lines[at] = self.lines[at][:-1]
        question.answer(self, action)
        self._proceed_on(at)
        if not self.lines[at]:
            self._leave(at)

    @property
    def volunteers(self) -> tuple[int, ...]:
        waiting = self.waiting
        return tuple([seat for seat in range(self.seats) if seat not in waiting and self.unasked(seat) is not None])

    def may_volunteer(self, seat: int) -> bool:
        return 0 <= seat < self.seats and seat not in self.waiting and self.unasked(seat) is not None

    @property
    def ticking(self) -> bool:
        return self.clock is not None

    def closed(self, seat: int) -> list[tuple[Action, Illegal]]:
        question = self.question(seat) if seat in self.waiting else None
        return [] if question is None else question.closed(self)

    def explain(self, seat: int, action: Action) -> Illegal | None:
        question = self.question(seat)
        better = None if question is None else question.explain(self, action)
        return better if better is not None else super().explain(seat, action)

    def hints(self, seat: int) -> dict[str, Any]:
        question = self.question(seat)
        return {} if question is None else question.hints(self)

    def preview(self, seat: int, action: Action) -> dict[str, Any]:
        question = self.question(seat)
        return {} if question is None else question.preview(self, action)

    def consult(self, seat: int, action: Action) -> dict[str, Any] | None:
        question = self.question(seat) if seat in self.waiting else None
        return None if question is None else question.consult(self, action)

    def costs(self, seat: int, action: Action) -> bool:
        question = self.question(seat)
        return question is not None and question.costs(self, action)

    def foregone(self, seat: int) -> Action | None:
        question = self.question(seat)
        return None if question is None or question.is_pause(self) else super().foregone(seat)

    def everything(self) -> dict[str, Any]:
        return everything(self, KERNEL_FIELDS)

    def copy_into(self, twin: State) -> None:
        super().copy_into(twin)
        assert isinstance(twin, FlowState)
        twin.line = self.line[:]
        twin.lines = self.lines[:]
        twin.busy = self.busy
        twin.answers = self.answers[:]
        twin.clock = self.clock
        twin.main = self.main
        twin._at = self._at
        twin._question = None
        twin._stirred = self._stirred

    def imagine_answers(self, seat: int, dice: Dice) -> None:
        """A part of `imagine`: what others have answered in secret becomes anything they could have answered."""
        for task in self.line:
            if isinstance(task, AllIn):
                for question in task.questions:
                    if question.seat != seat and self.answers[question.seat] is not None:
                        self.answers[question.seat] = question.imagined(self, dice)

    def ask_others_anew(self, seat: int) -> None:
        void: list[Secret[Any]] = []
        for task in self.line:
            if isinstance(task, AllIn):
                for question in task.questions:
                    if question.seat != seat and self.answers[question.seat] is not None:
                        void.append(question)
        if void:
            self.ask_again(void)
            self.waiting = self.listened_to()


KERNEL_FIELDS: Final = (
    "_asked",
    "_at",
    "_mark",
    "_question",
    "_stirred",
    "dice",
    "game",
    "journal",
    "main",
    "options",
    "over",
    "past",
    "revealed",
    "seats",
    "seed",
    "waiting",
)
"""Not part of `everything`: records hold them apart, or need them not."""
