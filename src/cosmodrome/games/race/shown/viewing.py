"""What a seat may know, as data.

Open: tableaus, which worlds have a good, chips, goals, the number of cards in hands and piles, action cards once
revealed, what is being paid for and with which powers, all of the Robot but its pile. Secret: hands (but not cards that
all have seen getting there), piles, the cards that lie as goods, choices made at the same time until all have chosen;
and the discards, except those a seat has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ..components.cards import COST, DECKS, DEVELOPMENT, KIND, MILITARY
from ..components.powers import card_of, place_of
from ..components.tableau import NO_CARD
from ..rules import ending as end
from ..rules import goals, payment, scoring, trade
from ..rules import takeovers as takeover
from ..rules.actions import NAMES
from ..rules.military import tactics_of
from ..rules.round import PHASE_OF
from ..rules.solitaire import TABLEAU_SIZE, Robot

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState
    from .shapes import GoalView, Level, PlayerFacts, RaceView, RobotFace, RobotView, Table, TakeoverView, ThreatView


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
        "phase": PHASE_OF[state.stage],
        "stage": state.stage,
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
    player = state.players[seat]
    threat = _threat(state, seat, power, world)
    if player.power != power or player.target != world:
        threat["own_reserve"] = 0
    return {**threat, "seat": seat, "resolved": at < state.attack}


def _threat(state: RaceState, seat: int, power: int, world: int) -> ThreatView:
    """All that decides a takeover, with the powers put in so far."""
    player = state.players[seat]
    owner = takeover.first_owner(state, world)
    defender = state.players[owner]
    added = tactics_of(list(player.pledged)) if (player.target, player.power) == (world, power) else 0
    held = tactics_of(list(defender.pledged)) if (defender.target, defender.power) == (world, NO_CARD) else 0
    return {
        "power": power,
        "world": world,
        "owner": owner,
        "attack": takeover.attack_strength(player, power, world) + added,
        "defence": takeover.defence(defender, world) + held,
        "own_reserve": takeover.unused(player) - added,
        "reserve": takeover.in_reserve(defender) - held,
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
        "points": robot.score,
    }


def _player(state: RaceState, seat: int, viewer: int | None) -> PlayerFacts:
    player = state.players[seat]
    sums = player.sums
    own = seat == viewer
    opened = player.placing if player.placing in player.tableau else None
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
        "points": end.score(state, seat),
        "printed": scoring.printed(player),
        "bonuses": {str(card): points for card, points in scoring.bonuses(player).items()},
        "goal_points": goals.points(state, seat),
        "military": sums.military,
        "against": {
            "rebel": sums.strength_rebel,
            "novelty": sums.strength_good[1],
            "rare": sums.strength_good[2],
            "genes": sums.strength_good[3],
            "alien": sums.strength_good[4],
        },
        "temporary": player.temporary,
        "develop_reduction": sums.develop_reduce,
        "settle_reduction": sums.settle_reduce,
        "hand_limit": sums.hand_limit,
        "tableau_size": sums.tableau_size,
        "step": player.step or None,
        "placing": opened,
        "target": player.target if player.target >= 0 else None,
        "pledged": list(player.pledged),
        "threats": _threats(state, seat) if player.step in ("takeover", "second") else [],
        "bill": list(payment.bill(state, player)) if player.step == "pay" else None,
        "powers": [[card_of(power), place_of(power)] for power in player.powers],
        "using": card_of(player.using) if player.using >= 0 else None,
        "flipped": list(player.flipped),
        "packet": len(player.packet),
        "deck": len(player.deck),
        "hand": player.hand[:] if own else None,
        "costs": _costs(state, player) if own else None,
        "prices_of_military": _prices_of_military(player) if own else None,
        "drawn": player.drawn if own and state.stage == "explore" else None,
        "offered": list(player.offered) if own else None,
        "drafted": sorted(player.deck) if own else None,
        "answer": _answer(player) if own else None,
    }


def _threats(state: RaceState, seat: int) -> list[ThreatView]:
    """The takeovers this seat may declare."""
    return [_threat(state, seat, power, world) for _, power, world in takeover.targets(state, seat)]


def _costs(state: RaceState, player: Player) -> dict[str, int]:
    costs: dict[str, int] = {}
    for card in player.hand:
        kind = KIND[card]
        if DEVELOPMENT[kind]:
            costs[str(card)] = payment.development_cost(state, player, kind, [])
        elif MILITARY[kind]:
            costs[str(card)] = max(0, COST[kind] - player.strength_against(kind))
        else:
            costs[str(card)] = payment.world_cost(player, kind, [])
    return costs


def _prices_of_military(player: Player) -> dict[str, int]:
    prices: dict[str, int] = {}
    for card in player.hand:
        price = payment.price_of_military(player, KIND[card]) if MILITARY[KIND[card]] else -1
        if price >= 0:
            prices[str(card)] = price
    return prices


def _answer(player: Player) -> list[Any] | None:
    return list(player.answer) if player.answer is not None else None


def everything(state: RaceState) -> dict[str, Any]:
    """The whole state, and nothing that follows from it."""
    whole = {
        "round": state.round,
        "stage": state.stage,
        "first": state.first,
        "pool": state.pool,
        "players": [_whole(player) for player in state.players],
        "piles": state.piles,
        "discards": state.discards,
        "seen": state.seen,
        "aside": state.aside,
        "deck_of": state.deck_of,
        "goals": [goals.IDS[goal] for goal in state.goals],
        "open_goals": state.open_goals,
        "best": state.best,
        "turn": state.turn,
        "takeovers": [list(entry) for entry in state.takeovers],
        "attack": state.attack,
        "failed": state.failed,
        "winners": list(state.won_by),
    }
    return whole if state.robot is None else whole | {"robot": _whole_robot(state.robot)}


def _whole_robot(robot: Robot) -> dict[str, Any]:
    return {
        "player": _whole(robot.player),
        "world": robot.world,
        "level": robot.level,
        "credit": robot.credit,
        "economy": robot.economy,
        "markers": robot.markers,
        "marked": robot.marked,
        "rolled": list(robot.rolled),
        "chosen": list(robot.chosen),
        "did": [list(deed) for deed in robot.did],
    }


def _whole(player: Player) -> dict[str, Any]:
    """Which cards others know of is left out: it changes nothing in the game, and the log tells it."""
    return {
        "hand": player.hand,
        "tableau": player.tableau,
        "goods": player.goods,
        "active": player.active,
        "chips": player.vp,
        "goals": player.goals,
        "progress": player.progress,
        "start": player.start,
        "step": player.step,
        "answer": _answer(player),
        "actions": list(player.actions),
        "offered": list(player.offered),
        "packet": player.packet,
        "deck": player.deck,
        "drawn": player.drawn,
        "placing": player.placing,
        "target": player.target,
        "power": player.power,
        "pledged": list(player.pledged),
        "hired": [list(entry) for entry in player.hired],
        "temporary": player.temporary,
        "second": player.second,
        "bonus_taken": player.bonus_taken,
        "powers": player.powers,
        "using": player.using,
        "ante": player.ante,
        "flipped": list(player.flipped),
        "produced": player.produced,
        "windfalls": player.windfalls,
        "draws": player.draws,
        "refit": player.refit,
        "surplus": player.surplus,
    }


def audit(state: RaceState) -> None:
    """No card is ever lost or made, and every chip is with a player or in the pool."""
    where: list[int] = state.aside[:]
    for pile in state.piles + state.discards:
        where.extend(pile)
    players = state.players[:] if state.robot is None else [*state.players, state.robot.player]
    for player in players:
        where.extend(player.hand)
        where.extend(player.tableau)
        where.extend([good for good in player.goods if good >= 0])
        where.extend(player.offered)
        where.extend(player.packet)
        where.extend(player.deck)
        where.extend(player.flipped)
        if player.placing >= 0 and player.placing not in where:
            where.append(player.placing)
    assert sorted(where) == DECKS[state.rules.expansion], "cards are missing or made up"
    chips = state.pool + sum([player.vp for player in players])
    assert chips == end.chips(state.seats), "chips are missing or made up"
    for seat, player in enumerate(state.players):
        assert len(player.goods) == len(player.tableau), f"seat {seat}: goods are misplaced"
        assert all(card in player.hand for card in player.known), f"seat {seat}: a known card is not in the hand"
        assert not player.step or seat in state.waiting, f"seat {seat}: has a question but is not asked"
    for pile, seen in zip(state.discards, state.seen, strict=True):
        assert len(pile) == len(seen), "it is not known who has seen the discards"
    if state.deck_of:
        _audit_decks(state)


def _audit_decks(state: RaceState) -> None:
    """After a draft: piles and hands hold only cards of their own deck."""
    for seat, player in enumerate(state.players):
        own = [*state.piles[seat], *state.discards[seat], *player.hand, *player.flipped, *player.offered]
        assert all(state.deck_of[card] == seat for card in own), f"seat {seat}: a card of another deck"
