"""What a seat may know, as data.

Open: tableaus, which worlds have a good, chips, goals, the number of cards in hands and piles, action cards once
revealed, what is being paid for and with which powers, all of the Robot but its pile. Secret: hands (but not cards that
all have seen getting there), piles, the cards that lie as goods, choices made at the same time until all have chosen;
and the discards, except those a seat has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ....kernel import Question
from ..components.cards import COST, DEVELOPMENT, KIND, MILITARY
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
from ..rules import ending, goals, prices, scoring, takeovers, trade
from ..rules.actions import NAMES, PHASE_OF, ChooseAction
from ..rules.consume import ChoosePower, ConsumeGoods, DiscardForPower
from ..rules.develop import PayDevelopment, PlaceDevelopment, development_cost
from ..rules.draft import DraftCard
from ..rules.explore import DiscardExplored
from ..rules.gambling import Bet, Gamble, Guess, KeepFlipped
from ..rules.hand_limit import DiscardDown
from ..rules.military import tactics_of
from ..rules.payment import Payment
from ..rules.produce import UsePowers
from ..rules.settle import PayWorld, PlaceWorld, SecondPlacement
from ..rules.setup import ChooseStartWorld, FirstHand
from ..rules.solitaire import robot_score
from ..rules.takeovers import Boost, BoostAttack, DeclareTakeover, Defend
from ..rules.trade import TradeGood

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState
    from .shapes import GoalView, Level, PlayerFacts, RaceView, RobotFace, RobotView, Table, TakeoverView, ThreatView

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
    BoostAttack: "pay",
    Defend: "pay",
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


def view(state: RaceState, seat: int | None) -> RaceView:
    return {
        **_table(state),
        "seat": seat,
        "known_discards": _known_discards(state, seat),
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }


def _table(state: RaceState) -> Table:
    return {
        "round": state.round,
        "phase": PHASE_OF[state.phase],
        "stage": state.phase,
        "first": state.first,
        "pool": state.pool,
        "piles": [len(pile) for pile in state.piles],
        "discards": [len(pile) for pile in state.discards],
        "goals": [_goal(state, at) for at in range(len(state.goals))],
        "takeovers": [_takeover(state, at) for at in range(len(state.takeovers))],
        "robot": _robot(state),
        "waiting": list(state.waiting),
        "over": state.over,
        "winners": list(state.won_by),
    }


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
    return {
        "goal": goals.IDS[goal],
        "first": goals.IS_FIRST[goal],
        "least": goals.LEAST[goal],
        "owners": [seat for seat, player in enumerate(state.players) if player.goals & (1 << at)],
        "progress": [goals.count(player, goal) for player in state.players],
    }


def _takeover(state: RaceState, at: int) -> TakeoverView:
    """Somebody who has used temporary military, or let it be, adds no more to this attack."""
    seat, power, world = state.takeovers[at]
    threat = _threat(state, seat, power, world)
    if not _is_boosting(state.question(seat), power, world):
        threat["own_reserve"] = 0
    return {**threat, "seat": seat, "resolved": at < state.resolved}


def _is_boosting(asked: Asked, power: int, world: int) -> bool:
    return isinstance(asked, BoostAttack) and (asked.power, asked.world) == (power, world)


def _threat(state: RaceState, seat: int, power: int, world: int) -> ThreatView:
    """All that decides a takeover, with the powers put in so far."""
    player = state.players[seat]
    owner = takeovers.first_owner(state, world)
    defender = state.players[owner]
    attacking, defending = state.question(seat), state.question(owner)
    added = held = 0
    if isinstance(attacking, BoostAttack) and _is_boosting(attacking, power, world):
        added = tactics_of(list(attacking.pledged))
    if isinstance(defending, Defend) and defending.world == world:
        held = tactics_of(list(defending.pledged))
    return {
        "power": power,
        "world": world,
        "owner": owner,
        "attack": takeovers.attack_strength(player, power, world) + added,
        "defence": takeovers.defence(defender, world) + held,
        "own_reserve": takeovers.unused(player) - added,
        "reserve": takeovers.in_reserve(defender) - held,
    }


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
        "bonuses": {str(card): points for card, points in scoring.bonuses(player).items()},
        "points": robot_score(robot),
    }


def _player(state: RaceState, seat: int, viewer: int | None) -> PlayerFacts:
    player = state.players[seat]
    own = seat == viewer
    asked = state.question(seat)
    step = None if asked is None else STEPS[type(asked)]
    opened = player.placing if player.placing in player.tableau else None
    using = _using(asked)
    pledged = list(asked.pledged) if isinstance(asked, Payment) else []
    return {
        "seat": seat,
        "start": player.start if player.start >= 0 else None,
        "actions": [NAMES[action] for action in player.actions],
        "tableau": player.tableau[:],
        "active": player.active[:],
        "goods": player.worlds_with_goods(),
        "prices": {str(world): trade.price(player, world, True) for world in player.worlds_with_goods()},
        "cards": len(player.hand),
        "known": list(player.known),
        "chips": player.vp,
        "points": ending.score(state, seat),
        "printed": scoring.printed(player),
        "bonuses": {str(card): points for card, points in scoring.bonuses(player).items()},
        "goal_points": goals.points(state, seat),
        "military": player.sums.military,
        "against": {
            "rebel": player.total(STRENGTH_REBEL),
            "novelty": player.total(STRENGTH_GOOD[1]),
            "rare": player.total(STRENGTH_GOOD[2]),
            "genes": player.total(STRENGTH_GOOD[3]),
            "alien": player.total(STRENGTH_GOOD[4]),
        },
        "temporary": player.temporary,
        "develop_reduction": player.total(DEVELOP_REDUCE),
        "settle_reduction": player.total(SETTLE_REDUCE),
        "hand_limit": player.hand_limit,
        "tableau_size": player.tableau_size,
        "step": step,
        "placing": opened,
        "target": asked.world if isinstance(asked, Boost) else None,
        "pledged": pledged,
        "threats": _threats(state, seat) if step in ("takeover", "second") else [],
        "bill": list(asked.bill(state)) if isinstance(asked, Payment) else None,
        "powers": [[card_of(power), place_of(power)] for power in player.powers],
        "using": card_of(using) if using >= 0 else None,
        "flipped": list(player.flipped),
        "packet": len(player.packet),
        "deck": len(player.deck),
        "hand": player.hand[:] if own else None,
        "costs": _costs(state, player) if own else None,
        "prices_of_military": _prices_of_military(player, pledged) if own else None,
        "drawn": player.drawn if own and state.phase == "explore" else None,
        "offered": list(player.offered) if own else None,
        "drafted": sorted(player.deck) if own else None,
        "answer": _answer(state, seat) if own else None,
    }


def _using(asked: Asked) -> int:
    """The power of Consume being used, as a code."""
    if isinstance(asked, (TradeGood, ConsumeGoods, DiscardForPower, Gamble)):
        return asked.power
    return NO_CODE


def _threats(state: RaceState, seat: int) -> list[ThreatView]:
    """The takeovers this seat may declare."""
    return [_threat(state, seat, power, world) for _, power, world in takeovers.targets(state, seat)]


def _costs(state: RaceState, player: Player) -> dict[str, int]:
    costs: dict[str, int] = {}
    for card in player.hand:
        kind = KIND[card]
        if DEVELOPMENT[kind]:
            costs[str(card)] = development_cost(state, player, kind, ())
        elif MILITARY[kind]:
            costs[str(card)] = max(0, COST[kind] - player.strength_against(kind))
        else:
            costs[str(card)] = prices.world_cost(player, kind, [])
    return costs


def _prices_of_military(player: Player, pledged: list[int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in player.hand:
        price = prices.price_of_military(player, KIND[card], pledged) if MILITARY[KIND[card]] else -1
        if price >= 0:
            found[str(card)] = price
    return found


def _answer(state: RaceState, seat: int) -> list[Any] | None:
    answer = state.answers[seat]
    return list(answer) if answer is not None else None
