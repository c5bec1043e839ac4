"""What speaks for the answers of the director, in figures: for people who ask for a hint."""

from __future__ import annotations

from typing import Any, Final, cast

from ....kernel import Action, Choice, Message, Weighed
from ..components.naming import space_message
from ..components.stack import ROCKET
from ..rules import boost, hazards, research, scooping
from ..rules.turn import END, Turn
from ..state import FrontierState
from . import homeward, missions, operating, rocketry, trading
from .missions import Way

WATER: Final = "water"
"""The director weighs in tanks of it."""
SHOWN: Final = 3
"""So many operations are told with their worth."""


def compared(state: FrontierState, seat: int, action: Action) -> list[Weighed]:
    """The best operations with their worth, if one of them is the answer."""
    if not isinstance(state.question(seat), Turn):
        return []
    found = operating.compared(state, seat, cast(Choice, state.decision(seat)).options)[:SHOWN]
    return found if found and found[0][0] == action else []


def reasons(state: FrontierState, seat: int, action: Action) -> list[Message]:
    """What the answer itself is about, where the rocket is to go, and how everybody stands."""
    return [*_about_answer(state, seat, action), *_about_mission(state, seat), _standing(state, seat)]


def _about_answer(state: FrontierState, seat: int, action: Action) -> list[Message]:
    asked = state.question(seat)
    if isinstance(asked, (research.Bid, research.SecretBid)):
        deck = asked.auction.deck
        worth = round(trading.worth(state, seat, deck), 1)
        return [("reason-lot", {"worth": worth, "most": trading.most_bid(state, seat, deck)})]
    water = state.players[seat].water
    if isinstance(asked, (hazards.Insurance, scooping.Dive)):
        return [("reason-insurance", {"water": hazards.price(state, seat), "held": water})]
    if isinstance(asked, boost.Boost):
        return [("reason-boost", {"water": boost.cost_of(state, seat, action[1]), "held": water})]
    return _about_turn(state, seat, action) if isinstance(asked, Turn) else []


def _about_turn(state: FrontierState, seat: int, action: Action) -> list[Message]:
    if action == END:
        return [("reason-end", {"operations": state.operations})]
    if action[0] == "prospect":
        best = max([0.0, *missions.claim_chances(state, seat, action)])
        return [("reason-prospect", {"chance": round(100 * best)})]
    site = state.system.spaces[state.stack(seat, ROCKET).space].site
    if action[0] == "industrialize" and site is not None:
        worth = missions.points_of(state, state.stack(seat, ROCKET).space, site)
        return [("reason-factory", {"points": int(worth)})]
    twin = state.copy()
    twin.apply(seat, action)
    gained = twin.scores[seat] - state.scores[seat]
    return [("reason-gain", {"points": gained})] if gained else []


# where the rocket goes


def _about_mission(state: FrontierState, seat: int) -> list[Message]:
    """Where the rocket is to go as it is or, at home, with what is in hand; what that costs, and what it promises."""
    if rocketry.away(state, seat):
        leg = missions.destination(state, seat)
        if leg is not None:
            return [("reason-flight", _promise(state, leg.way))]
        home = homeward.leg(state, seat)
        return [] if home is None else [("reason-home", _costs(home.way))]
    planned = rocketry.planned(state, seat)
    if planned is None:
        return []
    costs = missions.boost_costs(state, seat, planned.design)
    return [("reason-mission", {**_promise(state, planned.way), "boost": costs, "score": round(planned.score, 1)})]


def _promise(state: FrontierState, way: Way) -> dict[str, Any]:
    site = state.system.spaces[way.site].site
    return {
        **_costs(way),
        "space": space_message(state.system, way.site),
        "chance": round(100 * way.chance),
        "points": 0 if site is None else int(missions.points_of(state, way.site, site)),
    }


def _costs(way: Way) -> dict[str, Any]:
    return {"years": way.turns, "tanks": way.tanks, "rolls": way.risks}


def _standing(state: FrontierState, seat: int) -> Message:
    params = {"points": state.scores[seat], "years": missions.years_left(state), "water": state.players[seat].water}
    if state.seats == 1:
        return "reason-standing-alone", params
    rivals = max([score for other, score in enumerate(state.scores) if other != seat])
    return "reason-standing", {**params, "rivals": rivals}
