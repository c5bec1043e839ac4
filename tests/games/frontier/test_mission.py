"""A whole mission by the actions of a player: buy, boost, fly to Phobos, prospect, industrialise, produce, sell."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, card_called
from cosmodrome.games.frontier.components.stack import NUMBER, ROCKET
from cosmodrome.games.frontier.rules import activation, planning
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, end_turns, hold

PHOBOS = "site.phobos"
OUTPOST = NUMBER["outpost_1"]


def fly_to(state: FrontierState, goal: str) -> None:
    """Along the route with the fewest turns."""
    setting = next(each for each in activation.settings(state, 0, ROCKET) if each.engine == card_called("nasa_crew"))
    number = state.system.find(goal)
    routes = planning.planned(state, 0, ROCKET, setting, number).routes(number)
    route = min(
        [each for each in routes if not planning.begins_with(each, 1, "afterburn")], key=lambda each: each.turns
    )
    for turn in range(1, route.turns + 1):
        if not planning.begins_with(route, turn, "wait"):
            act(state, 0, "move", "rocket")
            if state.decision(0).prompt == "prompt-activate":
                act(state, 0, "activate", "nasa_crew", ())
            act(state, 0, "fly", planning.path_of(state, route, turn))
            while state.move is not None:
                act(state, 0, "insure" if state.decision(0).prompt != "prompt-flight" else "stop")
            while state.decision(0).prompt == "prompt-inspire":
                act(state, 0, "ignore")
        if turn < route.turns:
            end_turns(state, 0)
    assert state.stack(0, ROCKET).space == number


@pytest.mark.parametrize("colours", [("white",), ("white", "green")])
def test_a_mission_to_phobos(colours: tuple[str, ...]) -> None:
    state = begin(*colours, edition="base", events="none", politics=False)
    while state.active != 0:
        act(state, state.active, "end")
    player = state.players[0]
    player.water = 60
    hold(state, 0, "met_steamer", "cvd_molding", "hall_effect")
    state._asked = None
    top = state.decks[0][0]
    act(state, 0, "research", "thruster")
    act(state, 0, "bid", 2)
    if len(colours) == 2:
        act(state, 1, "pass")
    assert top in player.hand
    end_turns(state, 0)
    act(state, 0, "boost")
    act(state, 0, "boost", ("nasa_crew", "met_steamer", "cvd_molding"))
    act(state, 0, "transfer", "leo", "rocket")
    act(state, 0, "cards", ("nasa_crew", "met_steamer", "cvd_molding"))
    act(state, 0, "load", "rocket")
    act(state, 0, "tanks", 10)
    fly_to(state, PHOBOS)
    end_turns(state, 0)
    state.dice.loaded = [1]
    act(state, 0, "prospect", "met_steamer", "platform-missile")
    end_turns(state, 0)
    act(state, 0, "industrialize", PHOBOS)
    assert state.stack(0, ROCKET).cards == (card_called("nasa_crew"),)
    end_turns(state, 0)
    act(state, 0, "produce", PHOBOS)
    act(state, 0, "make", "hall_effect", "outpost_1")
    assert CARDS[state.stack(0, OUTPOST).cards[0]].id == "hall_effect"
    end_turns(state, 0)
    act(state, 0, "refuel-factory", PHOBOS, "rocket")
    act(state, 0, "tanks", 12)
    act(state, 0, "transfer", "outpost_1", "rocket")
    act(state, 0, "cards", ("hall_effect",))
    fly_to(state, "LEO")
    end_turns(state, 0)
    water = player.water
    act(state, 0, "sell", "hall_effect")
    assert player.water == water + 10
    assert state.scores[0] == 1 + 1 + 10, "a claim, a factory and its letter"
    state.audit()
