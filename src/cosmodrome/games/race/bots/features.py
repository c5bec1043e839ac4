"""A view as a row of numbers of fixed length, for a network that learns what positions are worth.

The row tells the table (round, pool, phase), every seat's open facts, its tableau by kinds of card, the same of the
Robot, and the viewer's hand by kinds of card. Seats come in their order round the table from the viewer on; seats that
nobody has are zeros, and so is the Robot where several play.
Numbers are scaled so that most lie between 0 and 1. `NAMES` says what every place of the row is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import GOOD, GOODS, IDS, KIND
from ..rules.actions import NAMES as ACTIONS
from ..rules.ending import chips
from ..rules.solitaire import CARDS_OF

if TYPE_CHECKING:
    from ..shown.shapes import PlayerFacts, RaceView, RobotView

SEATS: Final = 6
PHASES: Final = ("setup", "actions", "explore", "develop", "settle", "consume", "produce", "end")

_TABLE: Final = ["seats", "round", "pool", *[f"phase {phase}" for phase in PHASES]]
_OF_A_SEAT: Final = [
    *["here", "size", "room", "points", "chips", "goal_points", "cards", "military"],
    *["develop_reduction", "settle_reduction"],
    *[f"good {good}" for good in GOODS[1:]],
    *[f"chose {action}" for action in ACTIONS[1:]],
    *[f"tableau {kind}" for kind in IDS],
]
_OF_THE_ROBOT: Final = [
    *["here", "size", "room", "points", "chips", "cards", "credit", "economy", "markers", "marker_points"],
    *[f"chose {action}" for action in CARDS_OF],
    *[f"tableau {kind}" for kind in IDS],
]

NAMES: Final[list[str]] = [
    *_TABLE,
    *[f"seat {seat}: {fact}" for seat in range(SEATS) for fact in _OF_A_SEAT],
    *[f"robot: {fact}" for fact in _OF_THE_ROBOT],
    *[f"hand {kind}" for kind in IDS],
]
LENGTH: Final = len(NAMES)


def features(view: RaceView) -> list[float]:
    """The row of a view; a spectator's begins with seat 0 and knows no hand."""
    players = view["players"]
    viewer = view["seat"] if view["seat"] is not None else 0
    row = [len(players) / SEATS, view["round"] / 15.0, view["pool"] / chips(len(players))]
    row += [1.0 if view["phase"] == phase else 0.0 for phase in PHASES]
    for place in range(len(players)):
        row += _seat(players[(viewer + place) % len(players)])
    row += [0.0] * ((SEATS - len(players)) * len(_OF_A_SEAT))
    robot = view["robot"]
    row += _robot(robot) if robot is not None else [0.0] * len(_OF_THE_ROBOT)
    return row + _kinds(players[viewer]["hand"] or [])


def _seat(player: PlayerFacts) -> list[float]:
    size = len(player["tableau"])
    row = [1.0, size / 12.0, (player["tableau_size"] - size) / 12.0]
    row += [player["points"] / 50.0, player["chips"] / 25.0, player["goal_points"] / 10.0]
    row += [player["cards"] / 10.0, player["military"] / 10.0]
    row += [player["develop_reduction"] / 3.0, player["settle_reduction"] / 3.0]
    goods = [GOOD[KIND[world]] for world in player["goods"]]
    row += [goods.count(good) / 3.0 for good in range(1, len(GOODS))]
    row += [1.0 if action in player["actions"] else 0.0 for action in ACTIONS[1:]]
    return row + _kinds(player["tableau"])


def _robot(robot: RobotView) -> list[float]:
    row = [1.0, robot["size"] / 12.0, (robot["tableau_size"] - robot["size"]) / 12.0]
    row += [robot["points"] / 50.0, robot["chips"] / 25.0, robot["cards"] / 10.0]
    row += [robot["credit"] / 10.0, robot["economy"] / 10.0, robot["markers"] / 10.0, robot["marker_points"] / 10.0]
    row += [1.0 if action in robot["actions"] else 0.0 for action in CARDS_OF]
    return row + _kinds(robot["tableau"])


def _kinds(cards: list[int]) -> list[float]:
    """How many cards of each kind."""
    row = [0.0] * len(IDS)
    for card in cards:
        row[KIND[card]] += 1.0
    return row
