"""Werner's dream: humans grow old (rulebook: werners-dream)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, COLONIST, CREW, HUMAN, PURPLE, card_called, of_faction
from cosmodrome.games.frontier.components.factions import FACTIONS
from cosmodrome.games.frontier.components.futures import FUTURE_IDS, FUTURES
from cosmodrome.games.frontier.components.stack import NUMBER, Stack
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.options import MODULES
from cosmodrome.games.frontier.rules import ageing, boost, cargo, events, handling, home, workers
from cosmodrome.games.frontier.rules.flight import droppable
from cosmodrome.games.frontier.rules.freighter import move_of
from cosmodrome.games.frontier.rules.futures import stars
from cosmodrome.games.frontier.rules.hazards import Radiation
from cosmodrome.games.frontier.rules.scenarios import werners_dream
from cosmodrome.games.frontier.rules.scenarios.listed import played
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import BadSetup

from .positions import act, cards, hand, hold, lay, offered, refused, told

GAME = FrontierGame()
SETTLERS = "rock_rats"
"""Human colonists."""


def dream(seed: str = "werner", **options: object) -> FrontierState:
    state = GAME.start(1, GAME.resolve({"scenario": "werners_dream", **options}), seed)
    assert isinstance(state, FrontierState)
    state.players[0].water = 20
    return state


def werner(state: FrontierState) -> int:
    return of_faction(CREW, state.players[0].faction)


def settle(state: FrontierState, age: int, card: str = SETTLERS, stack: str = "bernal") -> int:
    """A colonist of this age is in a stack that is there."""
    where = state.system.spaces[state.stack(0, NUMBER[stack]).space].id
    lay(state, 0, stack, where, card)
    state.ages[card_called(card)] = age
    return card_called(card)


def rolls(state: FrontierState, *dice: int) -> None:
    """The next dice."""
    state.dice.loaded = list(dice)


def pass_years(state: FrontierState, years: int) -> None:
    """The Sun moves on, and nothing else happens."""
    for _ in range(years):
        state.year += 1
        played(state).year_over(state)


def test_the_scenario_fixes_what_it_is_played_with() -> None:
    chosen = GAME.resolve({"scenario": "werners_dream"})
    assert all(chosen[module] for module in MODULES)
    assert (chosen["events"], chosen["politics"], chosen["edition"]) == ("solar_cycle", True, "advanced")
    for option in ({"bernal": False}, {"events": "none"}, {"edition": "base"}):
        with pytest.raises(BadSetup):
            GAME.resolve({"scenario": "werners_dream", **option})
    with pytest.raises(BadSetup):
        GAME.new(2, "test", scenario="werners_dream")


def test_d157_werner_begins_in_the_bernal_with_two_disks() -> None:
    state = dream()
    assert werner(state) in state.stack(0, NUMBER["bernal"]).cards
    assert state.ages == {werner(state): 2}
    shown = state.view(0)["players"][0]
    ages = {card["card"]: card["age"] for stack in shown["stacks"] for card in stack["cards"]}
    assert ages[CARDS[werner(state)].id] == 2
    assert shown["progress"][0] == {"what": "werners-age", "have": 2, "want": 5, "limit": True}
    state.audit()


def test_d157_humans_are_boosted_with_two_disks() -> None:
    state = dream()
    hold(state, 0, SETTLERS)
    act(state, 0, "boost")
    act(state, 0, "boost", (SETTLERS,))
    act(state, 0, "home", ())
    assert state.ages[card_called(SETTLERS)] == 2
    state.audit()


def test_d158_at_the_mark_of_senility_humans_in_space_get_a_disk() -> None:
    state = dream()
    settler = settle(state, 0)
    pass_years(state, 11)
    assert state.ages == {werner(state): 2, settler: 0}
    pass_years(state, 1)
    assert state.ages == {werner(state): 3, settler: 1}
    pass_years(state, 12)
    assert state.ages[werner(state)] == 4


def test_d158_a_die_below_the_age_of_a_colonist_is_cancer() -> None:
    state = dream()
    settler = settle(state, 3)
    state.visits[settler] = (state.system.find("site.phobos"),)
    rolls(state, 4)
    pass_years(state, 12)
    assert state.ages[settler] == 4
    rolls(state, 4)
    pass_years(state, 12)
    assert state.removed == (settler,)
    assert settler not in state.ages
    assert settler not in state.visits
    assert state.ages[werner(state)] == 4, "Werner is never ill"
    state.audit()


def test_d159_work_of_humans_costs_their_age_of_robots_one() -> None:
    state = dream()
    settler = settle(state, 4)
    lay(state, 0, "bernal", state.system.spaces[home.space_of(state, 0)].id, "smart_pets", side="black")
    assert workers.cost(state, 0, settler) == 4
    assert workers.cost(state, 0, card_called("smart_pets")) == 1
    assert workers.cost(state, 0, werner(state)) == 0
    state.emancipator = 0
    assert workers.cost(state, 0, card_called("smart_pets")) == 1
    state.players[0].water = 3
    state.operations = 0
    assert workers.why_idle(state, 0, settler).reason == "why-no-wages"


def test_d160_a_colonist_promotes_itself_with_a_die_below_its_age() -> None:
    state = dream()
    settler = settle(state, 3)
    rolls(state, 3)
    assert state.hints(0)["self_promote"] == {SETTLERS: [2, 6]}
    act(state, 0, "self-promote", SETTLERS)
    assert state.faces[settler] != PURPLE
    assert state.players[0].water == 19, "one tank, whatever its age"
    assert refused(state, 0, "self-promote", SETTLERS) == "why-worked"
    state.begin_turn(0)
    rolls(state, 2)
    act(state, 0, "self-promote", SETTLERS)
    assert state.faces[settler] == PURPLE
    assert state.ages[settler] == 3
    assert refused(state, 0, "self-promote", SETTLERS) == "not-an-option"
    state.audit()


def test_d160_self_promotion_takes_water_and_some_age() -> None:
    state = dream()
    settler = settle(state, 1)
    assert refused(state, 0, "self-promote", SETTLERS) == "why-too-young"
    state.ages[settler] = 2
    state.players[0].water = 0
    assert refused(state, 0, "self-promote", SETTLERS) == "why-no-wages"
    state.players[0].water = 1
    state.arrived = (settler,)
    assert refused(state, 0, "self-promote", SETTLERS) == "why-arrived"


def test_d161_nobody_bids_against_the_only_player() -> None:
    state = dream()
    top = state.decks[0][0]
    act(state, 0, "research", "thruster")
    assert top in state.players[0].hand
    assert state.players[0].water == 20
    state.begin_turn(0)
    state.players[0].hand = ()
    act(state, 0, "recruit")
    chosen = next(action for action in offered(state, 0) if action[0] == "choose")
    act(state, 0, *chosen)
    assert hand(state, 0) == [chosen[1]]
    assert state.players[0].water == 20


def test_d162_a_storm_makes_humans_older_and_takes_the_rest() -> None:
    state = dream()
    settler = settle(state, 2)
    rolls(state, 6)
    events.irradiate(state, 0, 9, [werner(state), settler])
    assert state.ages == {werner(state): 3, settler: 3}
    assert "irradiated" not in told(state)
    rolls(state, 2)
    events.irradiate(state, 0, 9, [settler])
    assert state.removed == (settler,)
    state.audit()


def test_d162_radiation_on_the_way_makes_humans_older(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dream()
    lay(state, 0, "rocket", "LEO", CARDS[werner(state)].id, SETTLERS, "hall_effect")
    settler = card_called(SETTLERS)
    state.ages[settler] = 5
    state.move = move_of(state, 0, NUMBER["rocket"])
    for card in state.stack(0, NUMBER["rocket"]).cards:
        monkeypatch.setattr(state.face(card), "rad_hard", -9)
    rolls(state, 1, 1)
    Radiation(0).run(state)
    assert state.ages == {werner(state): 3}
    assert state.removed == (settler,)
    assert cards(state, 0, "rocket") == [CARDS[werner(state)].id]
    assert card_called("hall_effect") in state.players[0].hand
    state.move = None
    state.audit()


def test_d162_the_belt_makes_humans_older_on_their_way_home(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dream()
    monkeypatch.setattr(FACTIONS[state.players[0].faction], "belt", True)
    hold(state, 0, SETTLERS, "hall_effect")
    for card in (SETTLERS, "hall_effect"):
        monkeypatch.setattr(state.face(card_called(card)), "rad_hard", -9)
    rolls(state, 1, 6)
    boost.send_home(state, 0, [card_called(SETTLERS), card_called("hall_effect")])
    assert state.ages[card_called(SETTLERS)] == 3
    assert card_called(SETTLERS) in state.stack(0, NUMBER["bernal"]).cards
    assert card_called("hall_effect") in state.players[0].hand
    state.audit()


def test_d163_a_child_is_born_in_the_bernal_with_a_die_above_the_parents_age() -> None:
    state = dream()
    before = [card for card in state.decks[COLONIST] if CARDS[card].being == HUMAN]
    rolls(state, 3)
    assert state.hints(0)["procreate"] == {CARDS[werner(state)].id: [4, 6]}
    act(state, 0, "procreate")
    born = [card for card in state.ages if card != werner(state)]
    assert len(born) == 1
    assert born[0] in before
    assert state.ages[born[0]] == 0
    assert born[0] in state.stack(0, NUMBER["bernal"]).cards
    assert state.operations == 0
    assert refused(state, 0, "procreate") == "why-colonist-limit"
    state.audit()


def test_d163_without_luck_there_is_no_child() -> None:
    state = dream()
    rolls(state, 2)
    act(state, 0, "procreate")
    assert list(state.ages) == [werner(state)]
    assert told(state)[-1] == "has-no-child"


def test_d163_parents_are_humans_inside_a_bernal_and_pay_for_the_operation() -> None:
    state = dream()
    state.players[0].stacks[NUMBER["ersatz"]] = Stack(home.orbit(state, 0))  # room for one human more
    settler = settle(state, 2)
    lay(state, 0, "rocket", "LEO", CARDS[werner(state)].id)
    lay(state, 0, "rocket", "LEO", "smart_pets", side="black")
    state.emancipator = 0
    assert workers.workers(state, 0, werners_dream.PROCREATE) == [settler]
    rolls(state, 6)
    act(state, 0, "procreate")
    assert state.players[0].water == 18
    assert len(state.ages) == 3
    assert refused(state, 0, "procreate") == "why-colonist-limit"


def test_d163_a_child_neither_works_nor_leaves_the_bernal_before_its_first_disk() -> None:
    state = dream()
    child = settle(state, 0)
    state.visits[child] = (state.system.find("site.phobos"),)
    assert not workers.rested(state, child)
    assert workers.why_idle(state, 0, child).reason == "why-child"
    assert refused(state, 0, "self-promote", SETTLERS) == "why-child"
    assert refused(state, 0, "glory", SETTLERS) == "not-an-option"
    stack = state.stack(0, NUMBER["bernal"])
    assert child not in handling.movable(state, stack)
    assert child not in handling.expendable(state, 0)
    state.move = move_of(state, 0, NUMBER["bernal"])
    assert child not in droppable(state, 0, state.move)
    state.move = None
    state.ages[child] = 1
    assert child in handling.movable(state, stack)
    assert workers.rested(state, child)


def test_d163_a_child_comes_along_when_its_bernal_leaves_a_craft() -> None:
    state = dream()
    where = state.system.spaces[home.space_of(state, 0)].id
    child = settle(state, 0)
    lay(state, 0, "rocket", where, "hall_effect")
    act(state, 0, "embark", "rocket")
    assert child in state.stack(0, NUMBER["rocket"]).cards
    act(state, 0, "transfer", "rocket", "bernal")
    act(state, 0, "cards", ())
    assert child in state.stack(0, NUMBER["bernal"]).cards
    state.audit()


def test_d163_emancipated_robots_have_no_age() -> None:
    state = dream()
    lay(state, 0, "outpost_1", "site.phobos", "smart_pets", side="black")
    state.emancipator = 0
    pass_years(state, 12)
    assert list(state.ages) == [werner(state)]


def test_d164_a_tw_future_in_time_wins() -> None:
    for future in FUTURE_IDS:
        state = dream()
        stars.take(state, 0, FUTURE_IDS.index(future), failed=True)
        assert not state.over, "a failed Future is none"
        stars.take(state, 0, FUTURE_IDS.index(future))
        wanted = FUTURES[FUTURE_IDS.index(future)].kind == 2
        assert state.over == wanted
        assert state.winners == ([0] if wanted else [])
        assert played(state).progress(state, 0)[1].have == int(wanted)


def test_d164_it_is_lost_with_werners_fifth_disk() -> None:
    state = dream()
    pass_years(state, 35)
    assert not state.over
    pass_years(state, 1)
    assert state.over
    assert state.winners == []
    assert told(state)[-1] == "scenario-lost"


def test_d164_radiation_can_bring_werners_fifth_disk() -> None:
    state = dream()
    state.ages[werner(state)] = 4
    assert ageing.irradiated(state, 0, [werner(state)]) == []
    assert state.over
    assert state.winners == []


def test_d164_it_is_lost_when_werner_is_decommissioned() -> None:
    state = dream()
    lay(state, 0, "rocket", "LEO", CARDS[werner(state)].id)
    assert werner(state) not in handling.expendable(state, 0), "nobody gives him up for nothing"
    cargo.crash(state, 0, NUMBER["rocket"])
    assert state.over
    assert state.winners == []
    state.audit()


def test_a_dream_ends_after_thirty_six_years_at_the_latest() -> None:
    state = dream()
    lay(state, 0, "outpost_1", "site.phobos", CARDS[werner(state)].id)  # no pad and no storm reaches him there
    while not state.over:
        action = ("end",) if ("end",) in offered(state, 0) else offered(state, 0)[0]
        act(state, 0, *action)
        state.audit()
    assert state.year == 36
    assert state.winners == []
