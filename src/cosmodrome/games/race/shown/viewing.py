"""What a seat may know, as data.

Open: tableaus, which worlds have a good, chips, goals, the number of cards in hands and piles, action cards once
revealed, what is being paid for and with which powers, all of the Robot but its pile. Secret: hands (but not cards that
all have seen getting there), piles, the cards that lie as goods, choices made at the same time until all have chosen;
and the discards, except those a seat has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ....kernel import Question
from ..components.cards import KIND, VARIABLE
from ..components.powers import (
    DEVELOP_REDUCE,
    NO_CODE,
    SETTLE_REDUCE,
    STRENGTH_GOOD,
    STRENGTH_REBEL,
    card_of,
    place_of,
)
from ..components.robot import TABLEAU_SIZE
from ..rules import ending, goals, goods, scoring, takeovers
from ..rules.actions import CALLS, NAMES, NUMBER, PHASE_OF, ChooseAction
from ..rules.consume import ChoosePower, ConsumeGoods, DiscardForPower
from ..rules.develop import PayDevelopment, PlaceDevelopment
from ..rules.draft import DraftCard
from ..rules.explore import DiscardExplored
from ..rules.gambling import Bet, Gamble, Guess, KeepFlipped
from ..rules.hand_limit import DiscardDown
from ..rules.military import military_shares
from ..rules.payment import Payment
from ..rules.produce import UsePowers
from ..rules.settle import PayWorld, PlaceWorld, SecondPlacement
from ..rules.setup import ChooseStartWorld, FirstHand
from ..rules.solitaire import marker_points, robot_score
from ..rules.takeovers import Boost, BoostAttack, DeclareTakeover, Defend
from ..rules.trade import TradeGood

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState
    from .shapes import (
        CallView,
        GoalView,
        Level,
        PhaseState,
        PhaseView,
        PlayerFacts,
        RaceView,
        RobotFace,
        RobotView,
        Share,
        Table,
        TakeoverView,
        ThreatView,
    )

Asked = Question[Any] | None

STEPS: Final[dict[type, str]] = {
    DraftCard: "draft",
    ChooseStartWorld: "start",
    FirstHand: "first_hand",
    ChooseAction: "actions",
    DiscardExplored: "explore",
    PlaceDevelopment: "develop",
    PayDevelopment: "pay",
    PlaceWorld: "settle",
    PayWorld: "pay",
    SecondPlacement: "second",
    DeclareTakeover: "takeover",
    BoostAttack: "strength",
    Defend: "strength",
    TradeGood: "trade",
    ChoosePower: "consume",
    ConsumeGoods: "goods",
    DiscardForPower: "hand",
    Guess: "guess",
    Bet: "ante",
    KeepFlipped: "keep",
    UsePowers: "produce",
    DiscardDown: "limit",
}
"""What a seat owes, in a word."""


def views(state: RaceState, seats: list[int | None]) -> list[RaceView]:
    """What each of these seats may know; what all see alike is made once."""
    table = _table(state)
    players = [_player(state, seat) for seat in range(state.seats)]
    return [
        {
            **table,
            "seat": seat,
            "known_discards": _known_discards(state, seat),
            "players": [_own(state, each) if each["seat"] == seat else each for each in players],
        }
        for seat in seats
    ]


def _table(state: RaceState) -> Table:
    return {
        "round": state.round,
        "phase": PHASE_OF[state.phase],
        "first": state.first,
        "order": state.order(),
        "phases": _phases(state),
        "pool": state.pool,
        "pool_of": ending.chips(state.seats),
        "piles": [len(pile) for pile in state.piles],
        "discards": [len(pile) for pile in state.discards],
        "goals": [_goal(state, at) for at in range(len(state.goals))],
        "takeovers": [_takeover(state, at) for at in range(len(state.takeovers))],
        "robot": _robot(state),
        "waiting": list(state.waiting),
        "over": state.over,
        "winners": list(state.won_by),
        "ranking": ending.ranking(state),
    }


def _phases(state: RaceState) -> list[PhaseView]:
    """Who called which phase, and how far the round is."""
    names = list(CALLS)
    part = PHASE_OF[state.phase]
    ended = state.over or part == "end"
    now = len(names) if ended else names.index(part) if part in CALLS else -1
    shown = any(player.actions for player in state.players)
    return [_phase(state, phase, at - now, shown) for at, phase in enumerate(names)]


def _phase(state: RaceState, phase: str, ahead: int, shown: bool) -> PhaseView:
    by: list[CallView] = [
        {"seat": seat, "action": NAMES[action]}
        for seat, player in enumerate(state.players)
        for action in player.actions
        if action in CALLS[phase]
    ]
    faces = () if state.robot is None else state.robot.chosen
    robot = [face for face in faces if face == phase or NUMBER.get(face, 0) in CALLS[phase]]
    stands = "unknown" if not shown else "off" if not by and not robot else _STANDS[(ahead > 0) - (ahead < 0)]
    return {
        "phase": phase,
        "by": by,
        "robot": cast("list[RobotFace]", robot),
        "state": cast("PhaseState", stands),
    }


_STANDS: Final[dict[int, str]] = {-1: "done", 0: "now", 1: "later"}


def _known_discards(state: RaceState, seat: int | None) -> list[int]:
    """The discards this seat has seen; a spectator has seen those that everybody has."""
    known: list[int] = []
    for pile, seen in zip(state.discards, state.seen, strict=True):
        for card, bits in zip(pile, seen, strict=True):
            if bits < 0 or (seat is not None and bits & (1 << seat)):
                known.append(card)
    return sorted(known)


def _goal(state: RaceState, at: int) -> GoalView:
    goal = state.goals[at]
    progress = goals.progress(state, at)
    needed = goals.needed(state, at, progress)
    return {
        "goal": goals.IDS[goal],
        "first": goals.IS_FIRST[goal],
        "least": goals.LEAST[goal],
        "owners": [seat for seat, player in enumerate(state.players) if player.goals & (1 << at)],
        "progress": progress,
        "needed": needed,
        "close": goals.close(state, at, progress, needed),
    }


def _takeover(state: RaceState, at: int) -> TakeoverView:
    """Somebody who has used temporary military, or let it be, adds no more to this attack."""
    seat, power, world = state.takeovers[at]
    threat = cast("ThreatView", takeovers.threat(state, seat, power, world, False))
    return {**threat, "seat": seat, "resolved": at < state.resolved}


def _robot(state: RaceState) -> RobotView | None:
    robot = state.robot
    if robot is None:
        return None
    player = robot.player
    return {
        "world": robot.world,
        "level": cast("Level", robot.level),
        "rolled": cast("list[RobotFace]", list(robot.rolled)),
        "actions": cast("list[RobotFace]", list(robot.chosen)),
        "did": robot.did[:],
        "tableau": player.tableau[:],
        "size": robot.size,
        "tableau_size": TABLEAU_SIZE,
        "credit": robot.credit,
        "economy": robot.economy,
        "cards": len(player.hand),
        "markers": robot.markers,
        "marked": robot.marked,
        "marker_points": robot.points,
        "chips": player.vp,
        "printed": scoring.printed(player),
        "marked_points": marker_points(robot),
        "bonuses": {str(card): points for card, points in scoring.bonuses(player).items()},
        "scored": scoring.scored(player),
        "points": robot_score(robot),
    }


def _player(state: RaceState, seat: int) -> PlayerFacts:
    """A player as everybody else sees them."""
    player = state.players[seat]
    asked = state.question(seat)
    opened = player.placing if player.placing in player.tableau else None
    using = _using(asked)
    bonuses = scoring.bonuses(player)
    return {
        "seat": seat,
        "start": player.start if player.start >= 0 else None,
        "actions": [NAMES[action] for action in player.actions],
        "tableau": player.tableau[:],
        "active": player.active[:],
        "goods": player.worlds_with_goods(),
        "prices": {str(world): goods.price(player, world, True) for world in player.worlds_with_goods()},
        "cards": len(player.hand),
        "known": list(player.known),
        "chips": player.vp,
        "points": ending.score(state, seat),
        "printed": scoring.printed(player),
        "bonuses": {str(card): points for card, points in bonuses.items()},
        "scored": sum(bonuses.values()),
        "goal_points": goals.points(state, seat),
        "tie_break": ending.tie_break(state, seat),
        "military": player.sums.military,
        "military_from": _shares(military_shares(player)),
        "against": {
            "rebel": player.total(STRENGTH_REBEL),
            "novelty": player.total(STRENGTH_GOOD[1]),
            "rare": player.total(STRENGTH_GOOD[2]),
            "genes": player.total(STRENGTH_GOOD[3]),
            "alien": player.total(STRENGTH_GOOD[4]),
        },
        "temporary": player.temporary,
        "develop_reduction": player.total(DEVELOP_REDUCE),
        "develop_from": _shares(player.shares(DEVELOP_REDUCE)),
        "settle_reduction": player.total(SETTLE_REDUCE),
        "settle_from": _shares(player.shares(SETTLE_REDUCE)),
        "hand_limit": player.hand_limit,
        "tableau_size": player.tableau_size,
        "step": None if asked is None else STEPS[type(asked)],
        "placing": opened,
        "target": asked.world if isinstance(asked, Boost) else None,
        "pledged": list(asked.pledged) if isinstance(asked, Payment) else [],
        "bill": list(asked.bill(state)) if isinstance(asked, Payment) else None,
        "powers": [[card_of(power), place_of(power)] for power in player.powers],
        "using": card_of(using) if using >= 0 else None,
        "flipped": list(player.flipped),
        "packet": len(player.packet),
        "deck": len(player.deck),
        "hand": None,
        "worths": None,
        "drawn": None,
        "offered": None,
        "drafted": None,
        "answer": None,
    }


def _own(state: RaceState, facts: PlayerFacts) -> PlayerFacts:
    """A player as they see themselves."""
    player = state.players[facts["seat"]]
    return {
        **facts,
        "hand": player.hand[:],
        "worths": _worths(player),
        "drawn": player.drawn if state.phase == "explore" else None,
        "offered": list(player.offered),
        "drafted": sorted(player.deck),
        "answer": _answer(state, facts["seat"]),
    }


def _using(asked: Asked) -> int:
    """The power of Consume being used, as a code."""
    if isinstance(asked, (TradeGood, ConsumeGoods, DiscardForPower, Gamble)):
        return asked.power
    return NO_CODE


def _shares(shares: list[tuple[int, int]]) -> list[Share]:
    return [{"card": card, "number": number} for card, number in shares]


def _worths(player: Player) -> dict[str, int]:
    """What scoring cards that it holds, or may choose, would be worth in its tableau."""
    cards = [*player.hand, *player.packet, *player.flipped]
    return {str(card): scoring.worth(player, card) for card in cards if VARIABLE[KIND[card]]}


def _answer(state: RaceState, seat: int) -> list[Any] | None:
    answer = state.answers[seat]
    return list(answer) if answer is not None else None
