"""The Robot, whom one person alone plays against (rulebook: solitaire, robot-dice, robot-phases).

Two dice choose its actions. What it does in a phase stands on its mat (`components/mat`), in one row if it chose the
phase itself, in another if only the person did. In every phase the person acts first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ....kernel import Task
from ..components import piles
from ..components.cards import COST, DEVELOPMENT, IDS, KIND, MILITARY, PRODUCTION, START, WINDFALL
from ..components.mat import ANY_WORLD, DICE, PLACED, ROWS, START_CARDS, WORLDS, Row
from ..components.robot import Robot
from ..components.tableau import NO_CARD
from . import actions, scoring

if TYPE_CHECKING:
    from ..state import RaceState

STAR: Final = "star"
FAVOURITE: Final = "robot"

_FACE_OF: Final[dict[int, str]] = {
    actions.EXPLORE_FIVE: "explore",
    actions.EXPLORE_ONE: "explore",
    actions.DEVELOP: "develop",
    actions.DEVELOP_AGAIN: "develop",
    actions.SETTLE: "settle",
    actions.SETTLE_AGAIN: "settle",
    actions.TRADE: "trade",
    actions.DOUBLE: "double",
    actions.PRODUCE: "produce",
}
CARDS_OF: Final[dict[str, tuple[int, int]]] = {
    "explore": (actions.EXPLORE_ONE, actions.EXPLORE_FIVE),
    "develop": (actions.DEVELOP, actions.DEVELOP_AGAIN),
    "settle": (actions.SETTLE, actions.SETTLE_AGAIN),
    "trade": (actions.TRADE, actions.DOUBLE),
    "double": (actions.DOUBLE, actions.TRADE),
    "produce": (actions.PRODUCE, actions.PRODUCE),
}
"""The action card a face stands for, and what it stands for when the other die has given it already."""

NOT_WANTED: Final = -1


Price = Callable[[Robot, Row, int], int]
"""What it pays for a kind of card, in credits; NOT_WANTED if it does not look for such cards."""


def robot_score(robot: Robot) -> int:
    player = robot.player
    return player.vp + scoring.printed(player) + scoring.scored(player) + marker_points(robot)


def marker_points(robot: Robot) -> int:
    """What its development markers are worth together."""
    return robot.marked * robot.points


class RobotTask(Task["RaceState"]):
    """Something the Robot does."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        assert state.robot is not None
        self.act(state, state.robot)

    def act(self, state: RaceState, robot: Robot) -> None:
        raise NotImplementedError


def _tell(state: RaceState, robot: Robot, key: str, params: dict[str, Any]) -> None:
    robot.did.append((key, params))
    state.tell(key, params)


# set-up


def set_up(state: RaceState) -> None:
    """It takes its start world before the person is dealt any."""
    rules = state.rules
    if not rules.solitaire:
        return
    worlds = [card for card in state.piles[0] if START[KIND[card]] >= 0]
    if rules.robot == ANY_WORLD:
        card = state.dice.draw(worlds)
    else:
        card = next(card for card in worlds if IDS[KIND[card]] == rules.robot)
    state.piles[0].remove(card)
    robot = Robot(IDS[KIND[card]], rules.level)
    robot.player.start = START[KIND[card]]
    robot.player.place(card)
    robot.player.snapshot()
    state.robot = robot


class RobotStarts(RobotTask):
    """Its first cards, once the person has been dealt theirs."""

    __slots__ = ()

    def act(self, state: RaceState, robot: Robot) -> None:
        params = {"card": robot.player.tableau[0], "credit": robot.credit, "economy": robot.economy}
        _tell(state, robot, "robot-starts", params)
        _draw(state, robot, START_CARDS)


# the dice


class RobotRolls(RobotTask):
    """The person has chosen: the dice say what the Robot does."""

    __slots__ = ()

    def act(self, state: RaceState, robot: Robot) -> None:
        robot.did = []
        robot.rolled = tuple([faces[state.dice.roll(len(faces)) - 1] for faces in DICE])
        robot.chosen = _meant(robot, state.players[0].actions)
        robot.player.actions = cards_meant(robot.chosen)
        shown = {"faces": _faces(robot.rolled), "actions": _faces(robot.chosen)}
        _tell(state, robot, "robot-rolls", shown)


def cards_meant(chosen: tuple[str, ...]) -> tuple[int, ...]:
    """The action cards that these faces stand for together."""
    cards: list[int] = []
    for face in chosen:
        first, second = CARDS_OF[face]
        cards.append(second if first in cards else first)
    return tuple(cards)


def _faces(faces: tuple[str, ...]) -> list[str]:
    return [f"face-{face}" for face in faces]


def _meant(robot: Robot, others: tuple[int, ...]) -> tuple[str, ...]:
    """What the faces stand for: a star is the person's last action in the order of phases, a second star the other."""
    copied = sorted(others)
    chosen: list[str] = []
    for face in robot.rolled:
        if face == STAR:
            face = _FACE_OF[copied.pop()]
        chosen.append(robot.favourite if face == FAVOURITE else face)
    return tuple(chosen)


# what it does in the phases


def _row(robot: Robot, phase: str, row: str) -> Row:
    return ROWS[robot.world][phase][row]


def _times(robot: Robot, face: str) -> str:
    """The row of a phase that can be chosen twice."""
    times = robot.chosen.count(face)
    return "reaction" if times == 0 else "action" if times == 1 else "twice"


def _draw(state: RaceState, robot: Robot, number: int) -> int:
    drawn = piles.draw(state, 0, number)
    robot.player.hand.extend(drawn)
    return len(drawn)


class RobotExplores(RobotTask):
    __slots__ = ()

    def act(self, state: RaceState, robot: Robot) -> None:
        if not actions.anybody_explores(state):
            return
        row = _row(robot, "explore", _times(robot, "explore"))
        drawn = _draw(state, robot, row["draw"])
        _tell(state, robot, "robot-explores", {"number": drawn})
        _earn(state, robot, row)


class RobotPlaces(RobotTask):
    """It develops or settles; where that phase comes twice, in both."""

    action: int
    """The action card that calls the phase."""
    __slots__ = tuple(__annotations__)

    def __init__(self, action: int) -> None:
        self.seat = -1
        self.action = action

    def row(self, robot: Robot, phase: str) -> Row:
        return _row(robot, phase, "action" if robot.player.chose(self.action) else "reaction")


class RobotDevelops(RobotPlaces):
    """A marker if it can pay for one; else it turns over cards until there is a development it can pay for."""

    __slots__ = ()

    def act(self, state: RaceState, robot: Robot) -> None:
        if not actions.anybody_chose(state, self.action):
            return
        row = self.row(robot, "develop")
        if robot.markers and robot.credit >= row["marker"]:
            robot.credit -= row["marker"]
            robot.markers -= 1
            robot.marked += 1
            _tell(state, robot, "robot-marks", {"points": robot.points, "paid": row["marker"]})
        else:
            _find(state, robot, row, _development_price, "robot-develops")


def _development_price(robot: Robot, row: Row, kind: int) -> int:
    if not DEVELOPMENT[kind] or robot.player.has(kind):
        return NOT_WANTED
    return row["six"] if COST[kind] == scoring.SIX else row["other"]


class RobotSettles(RobotPlaces):
    """It turns over cards until there is a world of its sort that it can pay for."""

    __slots__ = ()

    def act(self, state: RaceState, robot: Robot) -> None:
        if actions.anybody_chose(state, self.action):
            _find(state, robot, self.row(robot, "settle"), _world_price, "robot-settles")


def _world_price(robot: Robot, row: Row, kind: int) -> int:
    sort = WORLDS[robot.world]["finds"]["is"]
    if DEVELOPMENT[kind] or (sort != "either" and (sort == "military") != MILITARY[kind]):
        return NOT_WANTED
    return row["military" if MILITARY[kind] else "civil"]


def _find(state: RaceState, robot: Robot, row: Row, price: Price, key: str) -> None:
    """It draws, turns over its cards until one is there that it wants and can pay for, and places that."""
    _draw(state, robot, row["draw"])
    more = row.get("flip", 0)
    turned: list[int] = []
    card, paid = NO_CARD, 0
    while robot.player.hand or more > 0:
        if not robot.player.hand:
            more -= 1
            robot.player.hand.extend(piles.draw(state, 0, 1))
            continue
        card = state.dice.draw(robot.player.hand)
        paid = price(robot, row, KIND[card])
        if NOT_WANTED < paid <= robot.credit:
            break
        turned.append(card)
        piles.discard(state, card, piles.SEEN_BY_ALL)
        card = NO_CARD
    if turned:
        _tell(state, robot, "robot-turns-over", {"cards": turned})
    if card == NO_CARD:
        _tell(state, robot, f"{key}-nothing", {})
        return
    robot.credit -= paid
    _tell(state, robot, key, {"card": card, "paid": paid})
    _place(state, robot, card)


def _place(state: RaceState, robot: Robot, card: int) -> None:
    robot.player.place(card)
    robot.player.snapshot()
    kind = KIND[card]
    if PRODUCTION[kind]:
        _earn(state, robot, PLACED["production"])
    elif WINDFALL[kind]:
        _earn(state, robot, PLACED["windfall"])


def _earn(state: RaceState, robot: Robot, row: Row) -> None:
    """Credits, a larger economy, chips for the economy."""
    credit, economy = row.get("credit", 0), row.get("economy", 0)
    points = row.get("halves", 0) * robot.economy // 2
    robot.credit += credit
    robot.economy += economy
    robot.player.vp += points
    state.pool -= points
    gains = [("gain-credit", {"n": credit}), ("gain-economy", {"n": economy}), ("gain-vp", {"n": points})]
    if credit or economy or points:
        _tell(state, robot, "robot-earns", {"gains": [gain for gain in gains if gain[1]["n"]]})


class RobotConsumes(RobotTask):
    __slots__ = ()

    def act(self, state: RaceState, robot: Robot) -> None:
        if not actions.anybody_consumes(state):
            return
        trade, double = robot.player.chose(actions.TRADE), robot.player.chose(actions.DOUBLE)
        name = "both" if trade and double else "trade" if trade else "double" if double else "reaction"
        _earn(state, robot, _row(robot, "consume", name))


class RobotProduces(RobotTask):
    __slots__ = ()

    def act(self, state: RaceState, robot: Robot) -> None:
        if actions.anybody_chose(state, actions.PRODUCE):
            _earn(state, robot, _row(robot, "produce", _times(robot, "produce")))
