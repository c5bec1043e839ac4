"""No seat learns what it may not know.

`imagine` gives a state that differs from the true one in nothing but what the seat may not know. Whatever the seat gets
to see of the two must therefore be the same, byte for byte.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from cosmodrome.kernel import Choice, Decision, Dice, Game, Path, Row, Spelling, State
from tests.play import held, play

from .setups import DEEP, Setup, each_game, each_setup, encoder_of, moments, setups_of

FEW = 6
"""So many answers of a question are previewed."""

SEATS_AT_ONCE = 4
"""Of more seats than that, other ones are looked at in each moment of a game."""


def shown(state: State, seat: int) -> dict[str, Any]:
    """All that this seat is sent."""
    parts: dict[str, Any] = {
        "view": state.view(seat),
        "spectator": state.view(None),
        "waiting": state.waiting,
        "volunteers": state.volunteers,
        "over": state.over,
        "ticking": state.ticking,
        "encoded": encoded(state, seat),
    }
    if seat in state.waiting or seat in state.volunteers:
        parts["decision"] = state.decision(seat).as_dict()
        parts["suggestion"] = state.decision(seat).suggestion()
        parts["hints"] = state.hints(seat)
        parts["previews"] = [state.preview(seat, action) for action in islice(state.decision(seat), FEW)]
        parts["ahead"] = ahead(state.decision(seat))
        parts["closed"] = [(action, why.reason, why.rule, why.params) for action, why in state.closed(seat)]
    return parts


def encoded(state: State, seat: int) -> list[Any]:
    """What a learning agent gets at this seat."""
    encoder = encoder_of(state.game, state.seats, tuple(state.options.items()))
    if encoder is None:
        return []
    asked = seat in state.waiting or seat in state.volunteers
    spelling = Spelling(encoder.lexicon, state.decision(seat)) if asked else None
    row = Row(encoder.size)
    encoder.encode(state, seat, spelling, row)
    return [row.values.tolist(), [] if spelling is None else spelling.open]


def ahead(decision: Decision) -> list[Any]:
    """What a seat is told of the steps that follow along some paths, if it asks."""
    if not isinstance(decision, Path):
        return []
    dice = Dice("ahead")
    seen: list[Any] = []
    for _ in range(5):
        action = decision.sample(dice)
        for number in range(len(action[1]) if len(action) > 1 else 0):
            place = decision.place(decision.trace(action[1][: number + 1]))
            seen.append([(leg.item, leg.costs) for leg in decision.walk.legs(place)])
            seen.append(decision.walk.may_end(place))
    return seen


def differences(state: State, other: State, seat: int) -> list[str]:
    """Where what the seat sees differs."""
    one, two = shown(state, seat), shown(other, seat)
    if json.dumps(one) == json.dumps(two):
        return []
    return list(places(json.loads(json.dumps(one)), json.loads(json.dumps(two)), "")) or ["the order of keys"]


def places(one: Any, two: Any, where: str) -> Iterator[str]:
    """Where two JSON values differ."""
    if isinstance(one, dict) and isinstance(two, dict) and list(one) == list(two):
        for name in one:
            yield from places(one[name], two[name], f"{where}.{name}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for at, (left, right) in enumerate(zip(one, two, strict=True)):
            yield from places(left, right, f"{where}[{at}]")
    elif one != two:
        yield f"{where}: {one} or {two}"


def told(state: State, seat: int) -> list[dict[str, Any]]:
    return [event.as_dict() for event in state.events(seat)]


@each_setup
def test_a_seat_sees_nothing_of_what_it_may_not_know(setup: Setup) -> None:
    dice = Dice(f"secrets {setup}")
    for moment in moments(setup):
        for seat in dice.take([*range(setup.seats)], min(SEATS_AT_ONCE, setup.seats)):
            check_secrets(moment, seat, dice)


@each_setup
def test_the_views_of_several_seats_are_those_of_each(setup: Setup) -> None:
    places = [None, *range(setup.seats)]
    for moment in moments(setup):
        assert json.dumps(moment.views(places)) == json.dumps([moment.view(place) for place in places])


def check_secrets(moment: State, seat: int, dice: Dice) -> None:
    before = held(moment)
    other = moment.imagine(seat, dice)
    other.audit()
    found = differences(moment, other, seat)
    assert not found, found
    assert held(moment) == before, "imagining or looking changed the true state"
    again, from_other = (each.imagine(seat, Dice("again")).everything() for each in (moment, other))
    assert again == from_other, "what is imagined depends on more than the dice and what the seat knows"
    if other.journal is not None:
        assert told(other, seat) == told(moment, seat)
    check_same_sequel(moment, other, seat, dice)
    check_same_told(moment, other, seat, dice)


def check_same_sequel(moment: State, other: State, seat: int, dice: Dice) -> None:
    """What the seat does next looks the same to it in both, unless that brings out something random or hidden.

    Whether it does must be the same in both for every answer: the server tells before the answer counts.
    """
    if seat not in (*moment.waiting, *moment.volunteers):
        return
    decision = moment.decision(seat)
    plain = decision.options if isinstance(decision, Choice) else list(decision.others)
    drawn = [decision.sample(dice) for _ in range(2)]
    for action in [*plain, *drawn]:
        one, two = moment.copy(), other.copy()
        one.apply(seat, action)
        two.apply(seat, action)
        assert one.can_undo(seat) == two.can_undo(seat), f"whether {action} brings anything out depends on secrets"
        if one.can_undo(seat) and action in drawn:
            found = differences(one, two, seat)
            assert not found, f"after {action}: {found}"


def check_same_told(moment: State, other: State, seat: int, dice: Dice) -> None:
    """Whoever acts, with the same dice: as long as the seat sees the same in both, it must be told the same."""
    one, two = moment.copy(), other.copy()
    two.dice = one.dice.copy()
    one.journal, two.journal = [], []
    revealed = one.revealed
    for _ in range(5):
        if not one.waiting:
            return
        actor = one.waiting[dice.below(len(one.waiting))]
        action = one.decision(actor).sample(dice)
        if two.why_not(actor, action) is not None:
            return  # what others can do may depend on what is hidden
        one.apply(actor, action)
        two.apply(actor, action)
        if (one.revealed, two.revealed) != (revealed, revealed) or differences(one, two, seat):
            return  # something hidden came out
        assert told(one, seat) == told(two, seat), f"after {action} of seat {actor}"


@each_setup
def test_an_imagined_state_gives_nothing_away(setup: Setup) -> None:
    dice = Dice(f"nothing away {setup}")
    for moment in moments(setup)[:-1]:
        for seat in range(setup.seats):
            check_veil(moment, seat, dice)


def check_veil(moment: State, seat: int, dice: Dice) -> None:
    """Bots get imagined states whole: no seed, no dice to come, no actions and events of others may be in them."""
    other = moment.imagine(seat, dice)
    assert other.seed != moment.seed, "an imagined state holds the true seed"
    ahead, truth = other.dice.copy(), moment.dice.copy()
    assert [ahead.below(1 << 30) for _ in range(3)] != [truth.below(1 << 30) for _ in range(3)], "the true dice to come"
    assert all(event.visible_to(seat) for event in other.journal or []), "events of others are in it"
    assert other.history == [], "past actions are in it, secret ones included"


@each_setup
def test_imagined_states_can_be_played_to_the_end(setup: Setup) -> None:
    dice = Dice(f"imagined games {setup}")
    for number, moment in enumerate(moments(setup)[1:3]):
        other = moment.imagine(number % setup.seats, dice)
        other.journal = None
        play(other, dice)
        assert other.over
        other.audit()


@each_setup
def test_imagined_states_differ(setup: Setup) -> None:
    """In a game that hides anything, some seat does not know all at some moment; then draws must not all be alike.

    In one that says it hides nothing, all that can be imagined is the truth.
    """
    dice = Dice(f"different {setup}")
    differ = any(
        imagined_otherwise(moment, seat, dice) for moment in moments(setup)[:-1] for seat in range(setup.seats)
    )
    assert differ == setup.game.hides, "a game hides something or says that it does not (`hides`)"


def imagined_otherwise(moment: State, seat: int, dice: Dice) -> bool:
    """Whether a seat may think of more than one state."""
    worlds = [moment, *(moment.imagine(seat, dice) for _ in range(6))]
    return len({json.dumps(world.everything(), sort_keys=True) for world in worlds}) > 1


@each_game
def test_imagining_does_not_lean_towards_the_truth(game: Game) -> None:
    """From two truths that a seat can not tell apart, the same must be imagined equally often."""
    dice = Dice(f"lean {game.id}")
    hits = misses = 0
    for setup in setups_of(game):
        if setup.depth == DEEP and setup.seats <= 4:
            for moment in moments(setup, 0, led=False)[:-1] + moments(setup, 1, led=False)[:-1]:
                more_hits, more_misses = check_lean(moment, dice.below(setup.seats), dice)
                hits += more_hits
                misses += more_misses
    spread = (hits + misses) ** 0.5
    assert hits - misses < 5 * spread + 5, (
        f"the truth is imagined {hits} times, but {misses} times where it is not true"
    )


def check_lean(moment: State, seat: int, dice: Dice) -> tuple[int, int]:
    """How often what others see comes out as it truly is, drawn from the true state and from an imagined one."""
    elsewhere = moment.imagine(seat, dice)
    others = [other for other in range(moment.seats) if other != seat]
    truth = [json.dumps(moment.view(other)) for other in others]
    if truth == [json.dumps(elsewhere.view(other)) for other in others]:
        return 0, 0
    hits = misses = 0
    for _ in range(16):
        here, there = moment.imagine(seat, dice), elsewhere.imagine(seat, dice)
        hits += sum(json.dumps(here.view(other)) == true for other, true in zip(others, truth, strict=True))
        misses += sum(json.dumps(there.view(other)) == true for other, true in zip(others, truth, strict=True))
    return hits, misses


@each_setup
def test_the_same_dice_imagine_the_same(setup: Setup) -> None:
    moment = moments(setup)[2]
    one, two = (moment.imagine(0, Dice("same")) for _ in range(2))
    assert one.fingerprint() == two.fingerprint()


@each_setup
def test_views_are_plain_json(setup: Setup) -> None:
    for moment in moments(setup):
        for seat in (None, *range(setup.seats)):
            check_plain(moment.view(seat), "view")
        check_plain(moment.everything(), "everything")
        for event in moment.journal or []:
            check_plain(event.params, event.key)
        for seat in moment.waiting:
            check_plain(moment.decision(seat).as_dict(), "decision")
            check_plain(moment.hints(seat), "hints")


def check_plain(data: object, where: str) -> None:
    """JSON can say it, and nothing turns into something else on the way, apart from tuples."""
    if isinstance(data, dict):
        for name, value in data.items():
            assert isinstance(name, str), f"{where}: the key {name!r} would become a text"
            check_plain(value, f"{where}.{name}")
    elif isinstance(data, (list, tuple)):
        for part in data:
            check_plain(part, where)
    else:
        assert data is None or type(data) in (str, int, bool, float), f"{where}: {data!r}"
