"""The generic tests themselves: each must notice the mistake it is there for. The toys make the mistakes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from cosmodrome.kernel import Action, Choice, Decision, Dice, Game, Illegal, Leg
from tests.toys import BARTER, CARGO, COURIER, HANGAR, HEAP, TENDER
from tests.toys.barter import BarterState, Turn
from tests.toys.cargo import CargoState
from tests.toys.courier import CourierState, RouteWalk, Stop, links_from
from tests.toys.hangar import HangarState
from tests.toys.tender import Bid, TenderState, amount

from . import test_actions, test_copies, test_ends, test_records, test_secrets, test_shapes, test_texts, test_undo
from .setups import Setup, moments, setups_of

SEEDS = range(8)


@pytest.fixture(autouse=True)
def _fresh_games() -> Iterator[None]:
    """Games played with a mistake must not be kept for other tests, nor the other way round."""
    moments.cache_clear()
    yield
    moments.cache_clear()


def a_setup(game: Game) -> Setup:
    return setups_of(game)[1]


def all_moments(game: Game) -> Iterator[Any]:
    for seed in SEEDS:
        yield from moments(a_setup(game), seed)[:-1]


def test_sound_games_pass() -> None:
    dice = Dice("sound")
    for game in (CARGO, TENDER, HANGAR, COURIER, BARTER, HEAP):
        for seed in SEEDS:
            test_ends.check_game(a_setup(game), seed)
        for moment in all_moments(game):
            test_actions.check_offers(moment, dice)
            test_actions.check_near_misses(moment, dice)
            test_actions.check_closed(moment)
            test_copies.check_copy(moment, "sound")
            test_records.check_replay(moment)
            test_records.check_saved(moment, "sound")
            test_secrets.check_secrets(moment, 0, dice)
            test_secrets.check_veil(moment, 0, dice)
            test_undo.check_undo(moment, dice)


def test_a_game_that_says_it_hides_nothing_but_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARGO, "hides", False)
    with pytest.raises(AssertionError, match="hides something"):
        test_secrets.test_imagined_states_differ(a_setup(CARGO))
    monkeypatch.setattr(HEAP, "hides", True)
    with pytest.raises(AssertionError, match="hides something"):
        test_secrets.test_imagined_states_differ(a_setup(HEAP))


def test_a_game_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def carry_out(self: Bid, state: TenderState, answers: list[tuple[int, Action]]) -> None:
        state.ask_all([Bid(seat) for seat in range(state.seats)])

    monkeypatch.setattr(Bid, "carry_out", carry_out)
    monkeypatch.setattr(test_ends, "CAP", 500)
    with pytest.raises(AssertionError, match="not over"):
        test_ends.check_game(a_setup(TENDER), 0)


def test_a_game_that_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CargoState, "_next", lambda self: setattr(self, "waiting", ()))
    with pytest.raises(AssertionError, match="nobody is asked"):
        test_ends.check_game(a_setup(CARGO), 0)


def test_a_lost_card(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = CargoState._draw

    def drop(self: CargoState, seat: int) -> None:
        draw(self, seat)
        self.hands[seat].pop()

    monkeypatch.setattr(CargoState, "_draw", drop)
    with pytest.raises(AssertionError, match="a card was lost"):
        test_ends.check_game(a_setup(CARGO), 0)


def test_no_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TenderState, "winners", property(lambda self: []))
    with pytest.raises(AssertionError):
        test_ends.check_game(a_setup(TENDER), 0)


def test_chance_outside_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = itertools.count()

    def draw(self: CargoState, seat: int) -> None:
        self.hands[seat].append(self.deck.pop(next(numbers) % len(self.deck)))

    monkeypatch.setattr(CargoState, "_draw", draw)
    with pytest.raises(Exception, match=r"not legal|differs|scores"):
        test_records.check_replay(moments(a_setup(CARGO))[-1])


def test_a_copy_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = CargoState.copy

    def sharing(self: CargoState) -> CargoState:
        twin = copy(self)
        twin.hands = self.hands
        return twin

    moment = moments(a_setup(CARGO))[0]
    monkeypatch.setattr(CargoState, "copy", sharing)
    with pytest.raises((AssertionError, ValueError)):
        test_copies.check_copy(moment, "shared")


def test_a_copy_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = HangarState.copy

    def forgetful(self: HangarState) -> HangarState:
        twin = copy(self)
        twin.left = self.left // 1000 * 1000
        return twin

    kept = list(all_moments(HANGAR))
    monkeypatch.setattr(HangarState, "copy", forgetful)
    with pytest.raises(AssertionError):
        for moment in kept:
            test_copies.check_copy(moment, "forgotten")


def test_an_offer_that_can_not_be_carried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = list(all_moments(HANGAR))
    ask = HangarState.ask

    def generous(self: HangarState, seat: int) -> Decision:
        decision = ask(self, seat)
        if isinstance(decision, Choice):
            decision.options.append(("place", 99))
        return decision

    monkeypatch.setattr(HangarState, "ask", generous)
    with pytest.raises(IndexError):
        for moment in kept:
            test_actions.check_offers(moment.copy(), Dice("generous"))


def test_a_refusal_that_leaves_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(self: CargoState, seat: int, action: Action) -> Illegal | None:
        self.passes += 1
        return None

    moment = moments(a_setup(CARGO))[0]
    monkeypatch.setattr(CargoState, "explain", explain)
    with pytest.raises(AssertionError, match="refusing changed the state"):
        test_actions.check_near_misses(moment, Dice("trace"))


def test_a_reason_nobody_can_read(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = moments(a_setup(CARGO))[0]
    for reason, rule in [("because", "draw"), ("must-draw", "nowhere")]:
        shut: list[tuple[Action, Illegal]] = [(("pass",), Illegal(reason, rule))]
        monkeypatch.setattr(CargoState, "closed", lambda self, seat, shut=shut: shut)
        with pytest.raises(AssertionError, match=r"because|nowhere"):
            test_actions.check_closed(moment.copy())


def test_something_closed_that_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = moments(a_setup(CARGO))[0]
    monkeypatch.setattr(CargoState, "closed", lambda self, seat: [(("draw",), Illegal("must-draw", "draw"))])
    with pytest.raises(AssertionError, match="closed and legal"):
        test_actions.check_closed(moment.copy())


def leaks(game: Game) -> None:
    dice = Dice("leaks")
    for moment in all_moments(game):
        for seat in range(moment.seats):
            test_secrets.check_secrets(moment.copy(), seat, dice)
            test_secrets.check_veil(moment.copy(), seat, dice)


def test_a_view_that_shows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    view = CargoState.view

    def open_hands(self: CargoState, seat: int | None) -> dict[str, Any]:
        return {**view(self, seat), "heaviest": max([card for hand in self.hands for card in hand], default=0)}

    monkeypatch.setattr(CargoState, "view", open_hands)
    with pytest.raises(AssertionError, match="heaviest"):
        leaks(CARGO)


def test_a_decision_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = TenderState.ask

    def telling(self: TenderState, seat: int) -> Decision:
        decision = ask(self, seat)
        decision.params = {"contract": 0, "best": max([amount(each) for each in self.answers if each], default=0)}
        return decision

    monkeypatch.setattr(TenderState, "ask", telling)
    with pytest.raises(AssertionError, match="best"):
        leaks(TENDER)


FORESEEN = [("hints", "hints"), ("preview", "previews")]
"""How a question says what would come of its answers, and how a game declares it."""


@pytest.mark.parametrize(("says", "shape"), FORESEEN)
def test_what_is_foreseen_tells_too_much(says: str, shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Turn, state: BarterState, *action: Action) -> dict[str, Any]:
        return {"points": max(state.scores)}

    monkeypatch.setattr(Turn, says, telling)
    with pytest.raises(AssertionError, match=shape):
        leaks(BARTER)


def test_looking_ahead_that_leaves_a_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    def acting(self: Turn, state: BarterState, action: Action) -> dict[str, Any]:
        state.turns -= 1
        return {"points": 1}

    monkeypatch.setattr(Turn, "preview", acting)
    with pytest.raises(AssertionError, match="looking changed"):
        leaks(BARTER)


@pytest.mark.parametrize(("says", "shape"), FORESEEN)
def test_what_is_foreseen_is_not_as_declared(says: str, shape: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = BARTER.shapes()
    assert shapes is not None
    with monkeypatch.context() as patch:
        patch.setattr(Turn, says, lambda self, state, *action: {"points": "many"})
        with pytest.raises(AssertionError, match=says):
            test_shapes.check_foreseen(shapes, BARTER.new(3, 1), 0, Dice("declared"))
    monkeypatch.setattr(shapes, shape, {})
    with pytest.raises(AssertionError, match=shape):
        test_shapes.check_foreseen(shapes, BARTER.new(3, 1), 0, Dice("undeclared"))


def test_steps_that_tell_too_much_further_on(monkeypatch: pytest.MonkeyPatch) -> None:
    ask, legs = CourierState.ask, RouteWalk.legs

    def telling(self: CourierState, seat: int) -> Decision:
        decision = ask(self, seat)
        decision.walk.hidden = self.parcels[-1]  # type: ignore[attr-defined]  # the mistake
        return decision

    def dearer(self: RouteWalk, place: Stop) -> list[Leg]:
        hidden = 0 if place == self.start() else self.hidden  # type: ignore[attr-defined]
        return [Leg(leg.item, (leg.costs[0], hidden), leg.after) for leg in legs(self, place)]

    monkeypatch.setattr(CourierState, "ask", telling)
    monkeypatch.setattr(RouteWalk, "legs", dearer)
    with pytest.raises(AssertionError, match="ahead"):
        leaks(COURIER)


def test_a_path_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    def stranding(self: RouteWalk, place: Stop) -> list[Leg]:
        return [Leg(to, (fuel, 0), (to, place[1] - fuel)) for to, fuel, _ in links_from(place[0]) if fuel <= place[1]]

    kept = list(all_moments(COURIER))
    monkeypatch.setattr(RouteWalk, "legs", stranding)
    with pytest.raises(AssertionError):
        for moment in kept:
            test_actions.check_offers(moment.copy(), Dice("stranding"))


def test_an_event_for_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = CargoState.tell
    monkeypatch.setattr(CargoState, "tell", lambda self, key, params, audience=None: tell(self, key, params))
    with pytest.raises(AssertionError, match="of seat"):
        leaks(CARGO)


def test_something_hidden_comes_out_unannounced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CargoState, "reveal", lambda self: None)
    with pytest.raises(AssertionError, match="order"):
        leaks(CARGO)


@pytest.mark.parametrize("kept", ["seed", "dice", "past", "journal"])
def test_imagining_with_the_truth_left_in(kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    imagine = HangarState.imagine

    def careless(self: HangarState, seat: int, dice: Dice) -> HangarState:
        twin = imagine(self, seat, dice)
        setattr(twin, kept, getattr(self.copy(), kept))
        return twin

    monkeypatch.setattr(HangarState, "imagine", careless)
    with pytest.raises(AssertionError):
        leaks(HANGAR)


def test_imagining_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    imagine = CargoState.imagine

    def lazy(self: CargoState, seat: int, dice: Dice) -> CargoState:
        twin = imagine(self, seat, dice)
        if dice.below(3) == 0:
            twin.hands = [hand[:] for hand in self.hands]
            twin.deck = self.deck[:]
        return twin

    monkeypatch.setattr(CargoState, "imagine", lazy)
    with pytest.raises(AssertionError, match="the truth is imagined"):
        test_secrets.test_imagining_does_not_lean_towards_the_truth(CARGO)


def test_an_undo_that_is_not_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that outlives its game, as a class attribute or a module's list would."""
    stopped: list[int] = []
    stop = HangarState._stop

    def remember(self: HangarState, seat: int) -> None:
        stopped.append(seat)
        self.left -= len(stopped)
        stop(self, seat)

    monkeypatch.setattr(HangarState, "_stop", remember)
    dice = Dice("undo")
    with pytest.raises(Exception, match=r"assert|not legal"):
        for moment in all_moments(HANGAR):
            test_undo.check_undo(moment, dice)


def test_an_event_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = CargoState.tell
    for key, params in [("drawn", {}), ("drew", {}), ("drew", {"seat": 0, "card": "a heavy one"})]:
        with monkeypatch.context() as patch:
            patch.setattr(CargoState, "tell", lambda self, *_, key=key, params=params: tell(self, key, params))
            state = CARGO.new(2, 7)
            state.apply(0, ("draw",))
            with pytest.raises(AssertionError):
                test_texts.check_events(state)


def test_a_question_without_words_or_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    for prompt, rule in [("ask-nothing", "draw"), ("ask-draw", "nowhere")]:
        question = Choice(0, prompt, rule, [("draw",)], {"order": 3})
        with pytest.raises(AssertionError, match=r"ask-nothing|nowhere"):
            test_texts.check_decision(CARGO, question)
