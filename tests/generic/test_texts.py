"""Everything a game says can be said in every language, and every rule it names can be looked up."""

from __future__ import annotations

from itertools import islice

from cosmodrome.kernel import CLOCK, Decision, Game, Illegal, Path, State, Subset

from .messages import LANGUAGES, bundle, problems_of_message, problems_of_rule
from .setups import Setup, each_game, each_setup, moments

SEEN = 60
"""So many answers of a decision are put into words."""


@each_setup
def test_events_can_be_told(setup: Setup) -> None:
    check_events(moments(setup)[-1])


def check_events(state: State) -> None:
    assert state.journal, "a whole game and nothing was told"
    for event in state.journal:
        problems = problems_of_message(state.game, event.key, event.params)
        assert not problems, problems


@each_setup
def test_decisions_can_be_asked(setup: Setup) -> None:
    for moment in moments(setup)[:-1]:
        for seat in moment.waiting + ((CLOCK,) if moment.ticking else ()):
            check_decision(moment.game, moment.decision(seat))


def check_decision(game: Game, decision: Decision) -> None:
    params = decision.params if decision.params is not None else {}
    problems = problems_of_message(game, decision.prompt, params) + problems_of_rule(game, decision.rule)
    for action in islice(decision, SEEN):
        problems += problems_of_message(game, *game.describe(action))
    for other in decision.others:
        problems += problems_of_message(game, *game.describe(other))
    if isinstance(decision, Subset):
        for item in decision.items:
            problems += problems_of_message(game, *game.describe_item(decision.verb, item))
        for need in decision.needs:
            problems += problems_of_message(game, need.name, {})
    if isinstance(decision, Path):
        for name in decision.walk.costs():
            problems += problems_of_message(game, name, {})
        for leg in decision.walk.legs(decision.walk.start()):
            problems += problems_of_message(game, *game.describe_item(decision.verb, leg.item))
    assert not problems, problems


@each_setup
def test_past_actions_can_be_told(setup: Setup) -> None:
    state = moments(setup)[-1]
    for _, action in state.history:
        problems = problems_of_message(state.game, *state.game.describe(action))
        assert not problems, problems


@each_game
def test_a_game_has_a_title_and_explains_its_options(game: Game) -> None:
    keys = ["game-title", "game-summary"]
    for option in game.options:
        keys.append(f"option-{option.name}")
        keys += [f"option-{option.name}-{value}" for value in option.values if isinstance(value, str)]
        keys += [f"group-{option.group}"] if option.group else []
    keys += [relation.reason for relation in game.relations]
    keys += [f"scenario-{scenario.name}-goal" for scenario in game.scenarios]
    problems = [problem for key in keys for problem in problems_of_message(game, key, {})]
    assert not problems, problems


@each_game
def test_options_point_into_the_rulebook(game: Game) -> None:
    rules = [option.rule for option in game.options] + [scenario.rule for scenario in game.scenarios]
    problems = [problem for rule in rules for problem in problems_of_rule(game, rule)]
    assert not problems, problems


@each_game
def test_the_languages_have_the_same_messages(game: Game) -> None:
    found = {
        language: {
            line.split("=")[0].strip()
            for line in (game.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
            if line[:1].isalpha()
        }
        for language in LANGUAGES
    }
    assert found["en"] == found["fr"]
    assert all(bundle(game.folder, language).has_message(key) for language in LANGUAGES for key in found["en"])


@each_game
def test_the_kernels_own_reasons_can_be_told(game: Game) -> None:
    refusals = [
        Illegal("malformed-action"),
        Illegal("not-an-option"),
        Illegal("amount-out-of-range", params={"lo": 1, "hi": 3}),
        Illegal("not-among-the-items"),
        Illegal("wrong-number-of-items", params={"lo": 1, "hi": 3}),
        Illegal("too-little", params={"need": "game-title", "least": 3, "chosen": 1}),
        Illegal("too-much", params={"need": "game-title", "most": 3, "chosen": 4}),
        Illegal("more-than-needed", params={"need": "game-title", "least": 3}),
        Illegal("path-broken", params={"number": 2, "why": ("not-an-option", {})}),
        Illegal("path-no-such-step", params={"number": 1}),
        Illegal("path-goes-on"),
        Illegal("nothing-to-undo"),
        Illegal("game-over"),
        Illegal("no-such-seat", params={"number": 9, "seats": 2}),
        Illegal("not-your-decision", params={"waiting": [0, 1]}),
    ]
    for refusal in refusals:
        problems = problems_of_message(game, refusal.reason, refusal.params)
        assert not problems, problems
