"""What a game says has the shapes it declares: views, events, prompts and reference, where it declares any."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any, TypedDict, get_type_hints

import msgspec
import pytest

from cosmodrome.kernel import CLOCK, Dice, Game, Shapes, State
from cosmodrome.text.catalogue import CARDS

from .messages import problems_of_message
from .setups import Setup, each_game, each_setup, moments, setups_of

FEW = 6
"""So many answers of a question are previewed, and as many drawn at random."""


def check_shape(kind: Any, data: object, where: str) -> None:
    """Everything declared is there, everything there is declared, and of the type declared."""
    sent = json.loads(json.dumps(data))
    try:
        received = msgspec.convert(sent, kind, strict=True)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{where}: {error}") from error
    # what is not declared gets lost on the way
    kept, whole = json.dumps(received, sort_keys=True), json.dumps(sent, sort_keys=True)
    assert kept == whole, f"{where}: something is not declared: {whole}"


def check_said(kinds: dict[str, Any], key: str, params: dict[str, Any] | None) -> None:
    assert key in kinds, f"{key} is not declared"
    check_shape(kinds[key], params or {}, key)


@each_setup
def test_views_have_the_declared_shape(setup: Setup) -> None:
    if shapes := setup.game.shapes():
        for moment in moments(setup):
            for seat in (None, *range(setup.seats)):
                check_shape(shapes.view, moment.view(seat), f"view of {seat}")


@each_setup
def test_events_have_the_declared_shape(setup: Setup) -> None:
    if shapes := setup.game.shapes():
        for event in moments(setup)[-1].journal or []:
            check_said(shapes.events, event.key, event.params)


@each_setup
def test_prompts_have_the_declared_shape(setup: Setup) -> None:
    if shapes := setup.game.shapes():
        for moment in moments(setup)[:-1]:
            for seat in moment.waiting + ((CLOCK,) if moment.ticking else ()):
                decision = moment.decision(seat)
                check_said(shapes.prompts, decision.prompt, decision.params)


@each_setup
def test_hints_and_previews_have_the_declared_shape(setup: Setup) -> None:
    dice = Dice(f"previews of {setup}")
    if shapes := setup.game.shapes():
        for moment in moments(setup)[:-1]:
            for seat in moment.waiting:
                check_foreseen(shapes, moment, seat, dice)


def check_foreseen(shapes: Shapes, moment: State, seat: int, dice: Dice) -> None:
    """What comes along with the question, and what is said of some of its answers."""
    decision = moment.decision(seat)
    prompt = decision.prompt
    hints = moment.hints(seat)
    check_shape(shapes.hints.get(prompt, Nothing), hints, f"hints of {prompt}")
    if prompt in shapes.previews:
        drawn = [decision.sample(dice) for _ in range(FEW)]
        for action in [*islice(decision, FEW), *drawn]:
            check_shape(shapes.previews[prompt], moment.preview(seat, action), f"preview of {action}")
    else:
        assert moment.preview(seat, next(iter(decision))) == {}, f"previews of {prompt} are not declared"


@each_game
def test_what_is_foreseen_belongs_to_a_prompt(game: Game) -> None:
    if shapes := game.shapes():
        assert set(shapes.hints) | set(shapes.previews) <= set(shapes.prompts)


@each_setup
def test_references_have_the_declared_shape(setup: Setup) -> None:
    reference = setup.game.reference(setup.new().options)
    if shapes := setup.game.shapes():
        check_shape(shapes.reference, reference, "reference")
    else:
        assert reference == {}


@each_game
def test_what_is_declared_can_be_said(game: Game) -> None:
    """Also what is so rare that no random game comes to it."""
    shapes = game.shapes() or Shapes(None, None, {}, {})
    card = some_card(game)
    for key, kind in (shapes.events | shapes.prompts).items():
        params = {name: card if name in CARDS else 1 for name in get_type_hints(kind)}
        problems = problems_of_message(game, key, params)
        assert not problems, problems


def some_card(game: Game) -> int:
    """A number that names an item of the game, from what happens in a random game."""
    for event in moments(setups_of(game)[0])[-1].journal or []:
        for name in CARDS & set(event.params):
            value = event.params[name]
            if isinstance(value, int):
                return value
            if value and isinstance(value[0], int):
                return int(value[0])
    return 1


class Nothing(TypedDict):
    pass


class Part(TypedDict):
    number: int


class Whole(TypedDict):
    parts: list[Part]
    pair: tuple[int, str] | None


@pytest.mark.parametrize("data", [{"parts": [{"number": 1}], "pair": (1, "a")}, {"parts": [], "pair": None}], ids=str)
def test_what_fits(data: dict[str, Any]) -> None:
    check_shape(Whole, data, "whole")


@pytest.mark.parametrize(
    "data",
    [
        {"parts": []},
        {"parts": [], "pair": None, "more": 1},
        {"parts": [{"number": 1, "more": 1}], "pair": None},
        {"parts": [{"number": "1"}], "pair": None},
        {"parts": [{"number": True}], "pair": None},
        {"parts": [{"number": 1.0}], "pair": None},
        {"parts": [{"number": 1}], "pair": [1]},
        {"parts": [{"number": None}], "pair": None},
    ],
    ids=str,
)
def test_what_does_not_fit_is_noticed(data: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match="whole"):
        check_shape(Whole, data, "whole")
