"""What every state does for its game: refusing before anything changes, past, journal, copies, fingerprints."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable

import pytest

from cosmodrome.kernel import CLOCK, Action, Amount, BadRecord, Dice, Game, Illegal, Position, Record, State, Subset
from tests.play import play, step
from tests.toys import CARGO, HANGAR, TENDER, TOYS, find_toy
from tests.toys.tender import Bid, TenderState

each_toy = pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)


def snapshot(state: State) -> tuple[str, str, int]:
    """All there is to a state, journal included."""
    journal = json.dumps([[event.as_dict(), event.audience] for event in state.journal or []])
    return state.fingerprint(), journal, state.dice.position


def refused(state: State, seat: int, action: Action) -> Illegal:
    """The refusal of this action, having checked that it changed nothing and that `why_not` gives the same."""
    before = snapshot(state)
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    assert snapshot(state) == before
    foretold = state.why_not(seat, action)
    assert foretold is not None
    assert (foretold.reason, foretold.rule, foretold.params) == (
        caught.value.reason,
        caught.value.rule,
        caught.value.params,
    )
    assert snapshot(state) == before
    return caught.value


def until(state: State, wanted: Callable[[State], bool]) -> State:
    """Play at random until the state is such."""
    dice = Dice("until")
    while not wanted(state):
        step(state, dice)
    return state


def finished(game: Game) -> State:
    return play(game.new(2, 7), Dice("finished"))


# refusals


def test_out_of_turn() -> None:
    state = CARGO.new(3, 7)
    refusal = refused(state, 1, ("draw",))
    assert refusal.reason == "not-your-decision"
    assert refusal.params == {"waiting": [0]}


def test_a_volunteer_acts_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it, and what is not open to it is not its decision."""
    monkeypatch.setattr(TenderState, "unasked", lambda self, seat: Bid(seat) if seat == 2 else None)
    state = TENDER.new(3, 7)
    state.waiting = (0, 1)
    assert state.decision(2).seat == 2
    assert state.why_not(2, ("bid", 3)) is None
    assert refused(state, 2, ("bid", 10**6)).params == {"waiting": [0, 1]}
    state.apply(2, ("bid", 3))
    assert state.history == [(2, ("bid", 3))]


def test_a_seat_that_has_answered_already() -> None:
    state = TENDER.new(3, 7)
    state.apply(1, ("bid", 3))
    assert state.waiting == (0, 2)
    assert refused(state, 1, ("bid", 4)).reason == "not-your-decision"


@pytest.mark.parametrize("seat", [3, 100, -2, CLOCK])
def test_no_such_seat(seat: int) -> None:
    refusal = refused(CARGO.new(3, 7), seat, ("draw",))
    assert refusal.reason == "no-such-seat"
    assert refusal.params == {"number": seat, "seats": 3}


@each_toy
@pytest.mark.parametrize("seat", [0, 1, 2, CLOCK])
def test_a_finished_game(game: Game, seat: int) -> None:
    state = finished(game)
    for action in [("pass",), ("draw",), ("bid", 1), ("tick", 1), ("stop",), ()]:
        assert refused(state, seat, action).reason == "game-over"
    with pytest.raises(Illegal):
        state.decision(seat)


@each_toy
@pytest.mark.parametrize(
    "action",
    [
        (),
        ("",),
        ("no such verb",),
        (0,),
        (None,),
        ((),),
        ("bid",),
        ("bid", None),
        ("bid", "1"),
        ("bid", 1, 1),
        ("bid", -1),
        ("bid", 10**100),
        ("ship", ()),
        ("ship", 1),
        ("ship", (99,)),
        ("ship", [1]),
        ("ship", (None,)),
        ("ship", ((1,),)),
        ("place", 99),
        ("take", "nonsense"),
        ("tick", 1),
    ],
    ids=str,
)
def test_malformed_actions(game: Game, action: Action) -> None:
    assert refused(game.new(2, 7), 0, action).reason


def test_the_game_may_know_a_better_reason() -> None:
    refusal = refused(CARGO.new(2, 7), 0, ("pass",))
    assert (refusal.reason, refusal.rule) == ("must-draw", "draw")


def test_the_reason_is_the_same_whatever_the_order_of_the_items() -> None:
    state = until(CARGO.new(2, 7, exact=True), lambda state: _spare_payment(state) is not None)
    spare = _spare_payment(state)
    assert spare is not None
    for items in (spare, spare[::-1]):
        assert refused(state, state.waiting[0], ("ship", items)).reason == "more-than-needed"


def _spare_payment(state: State) -> tuple[int, ...] | None:
    """All the hand, when that is at least two different cards and too much."""
    decision = state.decision(state.waiting[0])
    if not isinstance(decision, Subset) or len(set(decision.items)) < 2:
        return None
    refusal = decision.refusal(("ship", tuple(decision.items)))
    return tuple(decision.items) if refusal is not None and refusal.reason == "more-than-needed" else None


def test_any_order_of_the_items_is_accepted_and_logged_in_one() -> None:
    state = until(CARGO.new(2, 7), lambda state: isinstance(state.decision(state.waiting[0]), Subset))
    twin = state.copy()
    seat = state.waiting[0]
    hand = state.decision(seat).as_dict()["items"]
    state.apply(seat, ("ship", tuple(hand)))
    twin.apply(seat, ("ship", tuple(hand[::-1])))
    assert twin.history == state.history
    assert twin.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("look_alike", [True, 1.0])
@pytest.mark.parametrize("game", [CARGO, HANGAR, TENDER], ids=lambda game: game.id)
def test_look_alikes_are_refused_or_logged_as_what_they_stand_for(game: Game, look_alike: object) -> None:
    """`True` and `1.0` equal 1, but a record that holds them could not be read back."""
    state = until(game.new(2, 8), lambda state: _with_a_one(state) is not None)
    seat, action = _with_a_one(state) or (0, ())
    part = (look_alike, *action[1][1:]) if type(action[1]) is tuple else look_alike
    try:
        state.apply(seat, (action[0], part))
    except Illegal:
        return
    assert repr(state.history[-1]) == repr((seat, action))
    assert Record.parse(json.dumps(Record.of(state).as_dict()), find_toy).actions == state.history


def _with_a_one(state: State) -> tuple[int, Action] | None:
    """A legal action in which the number 1 (or an item 1, first of several) stands, if there is one now."""
    for seat in state.waiting:
        for action in state.decision(seat):
            if len(action) == 2 and (action[1] == 1 or (type(action[1]) is tuple and action[1][0] == 1)):
                return seat, action
    return None


def test_illegal_knows_its_parts_through_pickling() -> None:
    """Workers in other processes send refusals back."""
    refusal = pickle.loads(pickle.dumps(Illegal("too-little", "payment", {"least": 3})))
    assert (refusal.reason, refusal.rule, refusal.params) == ("too-little", "payment", {"least": 3})
    assert str(pickle.loads(pickle.dumps(BadRecord("cut off")))) == "cut off"


# decisions


@each_toy
def test_asking_changes_nothing(game: Game) -> None:
    state = game.new(2, 7)
    before = snapshot(state)
    for seat in state.waiting:
        assert state.decision(seat).seat == seat
        assert state.decision(seat).as_dict() == state.decision(seat).as_dict()
    assert snapshot(state) == before


def test_each_of_several_waiting_seats_has_its_own_decision() -> None:
    state = TENDER.new(3, 7, money=20)
    decisions = [state.decision(seat) for seat in (0, 1, 2, 1, 0)]
    assert [decision.seat for decision in decisions] == [0, 1, 2, 1, 0]


def test_an_action_makes_a_new_decision() -> None:
    state = until(TENDER.new(2, 7, money=20), lambda state: min(state.view(None)["money"]) < 20)
    winner = state.view(None)["money"].index(min(state.view(None)["money"]))
    decision = state.decision(winner)
    assert isinstance(decision, Amount)
    assert decision.hi < 20


def test_time_acts_where_it_matters() -> None:
    state = HANGAR.new(2, 7)
    assert state.ticking
    assert CLOCK not in state.waiting
    assert state.decision(CLOCK).seat == CLOCK
    state.apply(CLOCK, ("tick", 4000))
    assert state.view(None)["left"] == 6000
    assert refused(state, CLOCK, ("tick", 6001)).reason == "amount-out-of-range"
    state.apply(CLOCK, ("tick", 6000))
    assert state.over
    assert not state.ticking


def test_real_time_takes_seats_in_any_order() -> None:
    state = HANGAR.new(3, 7)
    for seat in (2, 2, 0, 1, 0):
        decision = state.decision(seat)
        state.apply(seat, ("grab",) if decision.legal(("grab",)) else ("place", 0))
    assert [seat for seat, _ in state.history] == [2, 2, 0, 1, 0]


# past


@each_toy
def test_history_is_every_action_in_order(game: Game) -> None:
    state = game.new(2, 7)
    dice = Dice("history")
    applied: list[tuple[int, Action]] = []
    while not state.over:
        assert state.history == applied
        applied.append(step(state, dice))
    assert state.history == applied


@each_toy
def test_a_game_comes_out_the_same_twice(game: Game) -> None:
    first, second = (play(game.new(2, 7), Dice("same")) for _ in range(2))
    assert snapshot(first) == snapshot(second)


# copies


@each_toy
def test_copies_go_separate_ways(game: Game) -> None:
    state = game.new(2, 7)
    dice = Dice("copies")
    while not state.over:
        before = snapshot(state)
        twin = state.copy()
        assert snapshot(twin) == before
        play(twin, dice.copy())
        assert snapshot(state) == before
        after = snapshot(twin)
        step(state, dice)
        assert snapshot(twin) == after


def test_a_copy_without_journal_has_none() -> None:
    state = CARGO.new(2, 7)
    state.journal = None
    assert state.copy().journal is None


# fingerprints


def test_a_fingerprint_sees_everything() -> None:
    state = CARGO.new(2, 7)
    fingerprint = state.fingerprint()
    assert state.copy().fingerprint() == fingerprint
    for change in (
        lambda twin: twin.dice.below(2),
        lambda twin: twin.reveal(),
        lambda twin: setattr(twin, "waiting", (1,)),
        lambda twin: setattr(twin, "over", True),
        lambda twin: setattr(twin, "past", (None, 0, ("draw",))),
        lambda twin: twin.hands[0].reverse(),
    ):
        twin = state.copy()
        change(twin)
        assert twin.fingerprint() != fingerprint


# journal


def test_events_reach_those_who_may_see_them() -> None:
    state = CARGO.new(2, 7)
    state.apply(0, ("draw",))
    assert [event.key for event in state.events(0)] == ["drew", "drew-this"]
    assert [event.key for event in state.events(1)] == ["drew"]
    assert [event.key for event in state.events(None)] == ["drew"]
    assert [event.key for event in state.events(0, since=1)] == ["drew-this"]
    assert state.events(0)[0].as_dict() == {"key": "drew", "params": {"seat": 0}}


@each_toy
def test_without_journal_the_game_is_the_same(game: Game) -> None:
    silent = game.new(2, 7)
    silent.journal = None
    play(silent, Dice("journal"))
    assert silent.journal is None
    assert silent.events(0) == []
    assert silent.fingerprint() == play(game.new(2, 7), Dice("journal")).fingerprint()


# what a bot gets


def test_a_position_is_what_the_seat_sees() -> None:
    state = CARGO.new(2, 7)
    position = Position(state, 0)
    assert position.game is CARGO
    assert position.view() == state.view(0)
    assert position.decision.as_dict() == state.decision(0).as_dict()
    assert position.imagine(Dice("bot")).view(0) == state.view(0)
