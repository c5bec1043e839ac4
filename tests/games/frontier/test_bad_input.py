"""Whatever is thrown at a table with modules or a scenario: it gets a reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, DECKS
from cosmodrome.games.frontier.components.politics import ELECTION
from cosmodrome.games.frontier.components.stack import STACKS
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.options import MODULES, SCENARIOS
from cosmodrome.games.frontier.rules.elections import HOLD_ELECTION
from cosmodrome.games.frontier.rules.turn import BY_VERB
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import BadSetup, Illegal, Scenario
from tests.generic.messages import problems_of_illegal
from tests.play import held

from .positions import act, begin, lay, offered

GAME = FrontierGame()
QUESTIONS = (
    "answer",
    "award",
    "bid",
    "choose",
    "elect",
    "fly",
    "govern",
    "home",
    "launch",
    "lay",
    "search",
    "surrender",
    "tanks",
    "vote",
    "work",
)
"""Verbs that other questions of modules and scenarios have."""
OF_SCENARIOS = ("buy", "buy-bottom", "blacken", "deflect", "standstill", "move", "boost", "lay", "launch", "faction")
UNKNOWN = ("no_such_card", "site.nowhere", "outpost_99", "", "LEO ", "leo\x00", "isotope", "è")
ODD: tuple[object, ...] = (None, True, -1, 0, 5, 10**30, 1.5, (), ("x",), ((),), [], {}, object)


def junk(state: FrontierState, verb: str) -> list[tuple[object, ...]]:
    """Forms that no verb has, and right ones with wrong names."""
    card = "mass_driver"
    space = state.system.spaces[-1].id
    parts: list[object] = [*UNKNOWN, *ODD, card, space, *STACKS[:6]]
    found: list[tuple[object, ...]] = [(verb,), *[(verb, part) for part in parts]]
    for second in (card, space, "rocket", 1):
        found += [(verb, second, part) for part in (*UNKNOWN[:4], *ODD[:4], card, "LEO", "ersatz")]
    found += [(verb, space, "rocket", part) for part in (*UNKNOWN, *ODD[:4])]
    return [*found, (verb, *STACKS), (verb, (card, card)), (verb, (space, "LEO"), ("rocket",))]


def crowded() -> FrontierState:
    """A position with a craft of nearly every kind."""
    options: dict[str, Any] = dict.fromkeys(MODULES, True)
    state = begin("white", "red", events="none", **options)
    while state.active != 0:
        act(state, state.active, "end")
    colonists = [CARDS[card].id for card in state.decks[DECKS.index("colonist")]]
    lay(state, 0, "rocket", "LEO", "mass_driver")
    lay(state, 0, "outpost_1", "site.phobos", *colonists[:2])
    return state


def check(state: FrontierState, verb: str) -> None:
    legal = offered(state, 0)
    before = held(state)
    for action in junk(state, verb):
        if action in legal:
            continue
        with pytest.raises(Illegal) as refusal:
            state.apply(0, action)
        assert not problems_of_illegal(GAME, refusal.value), action
    assert held(state) == before, verb


@pytest.mark.parametrize("verb", [*BY_VERB, *QUESTIONS])
def test_junk_in_a_turn_with_all_modules_is_refused_with_a_reason(verb: str) -> None:
    check(crowded(), verb)


@pytest.mark.parametrize("scenario", [each.name for each in SCENARIOS])
def test_junk_in_a_scenario_is_refused_with_a_reason(scenario: str) -> None:
    least = next(each.seats[0] for each in SCENARIOS if each.name == scenario)
    state = GAME.start(least, GAME.resolve({"scenario": scenario}), "junk")
    assert isinstance(state, FrontierState)
    if state.active > 0:
        act(state, state.active, "end")
    for verb in OF_SCENARIOS:
        check(state, verb)


# bids


@pytest.mark.parametrize(("water", "bid"), [(40, 11), (3, 4), (0, 1), (40, -1), (40, 10**9), (40, "3"), (40, None)])
def test_bids_above_the_limit_or_the_water_are_refused(water: int, bid: object) -> None:
    state = crowded()
    state.players[0].water = water
    state.then(HOLD_ELECTION)
    state.proceed()
    before = held(state)
    with pytest.raises(Illegal):
        state.apply(0, ("vote", bid))
    assert held(state) == before
    most = min(water, ELECTION.most_bid)
    state.apply(0, ("vote", most))
    assert state.answers[0] == ("vote", most)


# set-ups


@pytest.mark.parametrize("module", MODULES)
def test_modules_need_the_advanced_game(module: str) -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, "test", edition="base", **{module: True})


@pytest.mark.parametrize(
    "options",
    [
        {"free_freighter": True},
        {"colonist_boxes": True},
        {"one_modifier": True},
        {"double_futures": True},
        {"ending_futures": True},
        {"seti": True, "endgame": True},
        {"armada_refineries": True},
        {"trust_reactors": False, "politics": False},
        {"scenario": "no_such_scenario"},
        {"cargo": "maybe"},
        {"cargo": 2},
        {"years": 13},
        {"modules": True},
    ],
)
def test_options_that_need_others_are_refused_without_them(options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, "test", **options)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda each: each.name)
def test_scenarios_have_their_seats_and_keep_what_they_fix(scenario: Scenario) -> None:
    least, most = scenario.seats
    for seats in (-1, 0, least - 1, most + 1, 99):
        with pytest.raises(BadSetup):
            GAME.new(seats, "test", scenario=scenario.name)
    for name, value in scenario.options.items():
        declared = next(option for option in GAME.options if option.name == name)
        wrong = next(other for other in declared.values if other != value)
        with pytest.raises(BadSetup):
            GAME.new(least, "test", scenario=scenario.name, **{name: wrong})
