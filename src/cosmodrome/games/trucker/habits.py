"""Quick, sensible answers by rules of thumb: what search plays with when it looks ahead.

Everything here follows from what the seat itself can see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import CLOCK, Action, Decision, Dice
from . import building, giving_up, goods, legality, peeking, strength, timer, turns
from .adventures import CARDS, RED
from .cards.abandoned import EXPLORE
from .cards.enemies import CLAIM, DECLINE
from .cards.planets import FLY_ON
from .damage import ENDURE, shielded
from .realtime import PUT_BACK
from .ship import STEPS, WIDTH, Ship
from .tiles import (
    BATTERY,
    CABIN,
    CANNON,
    CARGO,
    ENGINE,
    KIND,
    SHIELD,
    SIDES,
    SPECIAL_CARGO,
    STRUCTURAL,
    covers,
)

if TYPE_CHECKING:
    from .state import TruckerState

PACE: Final = 3_000
"""Milliseconds that go by while every builder does one thing."""

SHARES: Final = {CABIN: 4, ENGINE: 4, CANNON: 4, CARGO: 3, SPECIAL_CARGO: 2, BATTERY: 2, SHIELD: 2, STRUCTURAL: 2}
"""How many of each kind a ship of twenty tiles should have."""
CONSIDERED: Final = 8
"""Face-up tiles a builder looks at before drawing."""
GOOD_ENOUGH: Final = 0
ROOM_TO_GROW: Final = 10
"""So many connectors should point to free spaces."""


def policy(state: TruckerState, seat: int, dice: Dice) -> Action:
    if seat == CLOCK:
        return ("tick", min(PACE, state.left))
    if state.phase == "building":
        return _build(state, seat, dice)
    decision = state.decision(seat)
    step = state.step
    ship = state.ships[seat]
    if step == "onward":
        return giving_up.ONWARD
    if step == "repair":
        return _repair(ship, decision)
    if step == "keep":
        return _keep(ship, decision)
    if step in ("engines", "cannons"):
        return _spend(state, seat, ENGINE if step == "engines" else CANNON)
    if step == "planet":
        return _land(state, ship, decision)
    if step == "abandoned":
        return _explore(state, ship)
    if step == "claim":
        card = CARDS[state.card]
        return CLAIM if card.credits + _worth(ship, card.goods) > card.days else DECLINE
    if step == "load":
        return _load(state, ship)
    if step == "crew":
        return _crew(ship, decision)
    if step == "dismiss":
        return _dismiss(state, ship)
    if step == "defend":
        return _defend(ship, decision)
    suggestion = decision.suggestion()
    return suggestion if suggestion is not None else decision.sample(dice)


# building


def _build(state: TruckerState, seat: int, dice: Dice) -> Action:
    ship = state.ships[seat]
    if state.looking[seat] >= 0:
        return PUT_BACK
    if ship.finished:
        return _look_on(state, seat)
    if state.hands[seat]:
        return _place(state, seat)
    left = len(ship.borders())
    if not left or len(ship.built()) * 10 >= len(ship.board.spaces) * 9 or _hurry(state):
        return ("finish", state.order_tiles[0])
    return _fetch(state, seat, dice)


def _look_on(state: TruckerState, seat: int) -> Action:
    """Press the others, else wait; where there is nothing to wait with, cards may be looked at."""
    if not timer.why_not(state, seat):
        return timer.FLIP
    return turns.WAIT if state.rules.in_turns else peeking.options(state, seat)[0]


def _hurry(state: TruckerState) -> bool:
    """With little sand left on the last circle, what is there must do."""
    return not state.circle and 0 < state.left < state.rules.sand // 8


def _fetch(state: TruckerState, seat: int, dice: Dice) -> Action:
    """A face-up tile that is good enough, else one from the heap. With no heap left, all of them are looked at."""
    ship = state.ships[seat]
    tiles = state.face_up[:]
    for tile in dice.take(tiles, min(CONSIDERED, len(tiles)) if state.heap else len(tiles)):
        if _wanted(ship, tile) > 0 and _good(ship, tile):
            return ("take", tile)
    if state.heap:
        return building.DRAW
    for tile in state.face_up:
        if _good(ship, tile):
            return ("take", tile)
    return ("finish", state.order_tiles[0])


def _good(ship: Ship, tile: int) -> bool:
    return _best_place(ship, tile)[0] + _wanted(ship, tile) > GOOD_ENOUGH


def _place(state: TruckerState, seat: int) -> Action:
    ship = state.ships[seat]
    tile = state.hands[seat]
    score, space, turn = _best_place(ship, tile)
    if space and (state.reserved[seat] or score + _wanted(ship, tile) > GOOD_ENOUGH):
        return ("place", *ship.spot(space), turn)
    return building.PUT_ASIDE if state.reserved[seat] else building.RETURN


def _wanted(ship: Ship, tile: int) -> int:
    """Positive for a kind the ship lacks, negative for one it has enough of."""
    kind = KIND[tile]
    number = len(ship.of_kind(kind))
    if not number:
        return 3 if kind in SHARES else 0
    return 1 if number <= SHARES.get(kind, 1) * len(ship.board.spaces) // 20 else -2


def _best_place(ship: Ship, tile: int) -> tuple[int, int, int]:
    """The best score with its space and turn; no space: it fits nowhere."""
    best = (-99, 0, 0)
    ends = _ends(ship)
    need = min(ROOM_TO_GROW, (len(ship.board.spaces) - len(ship.built())) // 2)
    for space in ship.borders():
        for turn in range(4):
            if ship.allows(tile, space, turn):
                score = _score(ship, tile, space, turn, len(ends) - ends.count(space), need)
                if score > best[0]:
                    best = (score, space, turn)
    return best


def _ends(ship: Ship) -> list[int]:
    """Free spaces that connectors point to: there the ship can grow."""
    found: list[int] = []
    for space in ship.built():
        sides = ship.sides(space)
        for direction in range(4):
            other = space + STEPS[direction]
            if sides[direction] and ship.board.open[other] and not ship.tiles[other]:
                found.append(other)
    return found


def _score(ship: Ship, tile: int, space: int, turn: int, ends: int, need: int) -> int:
    """Connections are good, loose ends bad unless the ship needs them to grow; some kinds belong to some places."""
    sides = SIDES[4 * tile + turn]
    score = 0
    for direction in range(4):
        other = space + STEPS[direction]
        if ship.tiles[other]:
            score += 2 if sides[direction] else 0
        elif sides[direction]:
            score += 0 if ship.board.open[other] else -1
            ends += 1 if ship.board.open[other] else 0
    score -= max(0, need - ends)
    kind = KIND[tile]
    if kind == CANNON:
        score += 2 if turn == 0 else -1
    elif kind == ENGINE:
        score += 2 if not ship.board.open[space + WIDTH] else 0
    elif kind == SHIELD:
        score += len([side for side in range(4) if covers(turn, side) and not shielded(ship, side)])
    return score


# repair and damage


def _repair(ship: Ship, decision: Decision) -> Action:
    """Take off the tile most to blame, then keep the better part."""
    errors = legality.errors(ship)
    if not errors:
        return _keep(ship, decision)
    best: Action = ()
    most = -1
    for action in decision:
        space = ship.board.space(action[1], action[2])
        blame = 2 * len([1 for _, spaces in errors if space in spaces]) + (KIND[ship.tiles[space]] == STRUCTURAL)
        if blame > most:
            best, most = action, blame
    return best


def _keep(ship: Ship, decision: Decision) -> Action:
    best: Action = ()
    most = -1
    for action in decision:
        first = ship.board.space(action[1], action[2])
        for part in ship.parts():
            if part[0] == first:
                worth = len(part) + sum([sum(ship.goods[space]) for space in part])
                worth += sum([6 * ship.load[space] for space in part if KIND[ship.tiles[space]] <= CABIN])
                if worth > most:
                    best, most = action, worth
    return best


def _defend(ship: Ship, decision: Decision) -> Action:
    """From the fullest battery."""
    best = ENDURE
    most = 0
    for action in decision:
        if action != ENDURE:
            load = ship.load[ship.board.space(action[1], action[2])]
            if load > most:
                best, most = action, load
    return best


# strength


def _spend(state: TruckerState, seat: int, kind: int) -> Action:
    """As few charges as do the job; in open space all but one for a shield."""
    ship = state.ships[seat]
    most = strength.most_charges(ship, kind)
    card = CARDS[state.card]
    if card.strength:
        number = _enough(ship, kind, most, 2 * card.strength)
    elif card.type == "open_space":
        number = min(most, max(1, ship.charges() - 1))
    else:
        shown = [power for power in state.power if power >= 0]
        number = _enough(ship, kind, most, min(shown, default=0))
    return ("power", tuple(strength.charges(ship)[:number]))


def _enough(ship: Ship, kind: int, most: int, rival: int) -> int:
    """The fewest charges that beat this, or at least equal it, or none."""
    for number in range(most + 1):
        if strength.strength(ship, kind, number) > rival:
            return number
    for number in range(most + 1):
        if strength.strength(ship, kind, number) == rival:
            return number
    return 0


# opportunities


def _worth(ship: Ship, cubes: list[int]) -> int:
    """What of these goods would find room."""
    special = sum([ship.room(space) for space in ship.of_kind(SPECIAL_CARGO)])
    room = special + sum([ship.room(space) for space in ship.of_kind(CARGO)])
    worth = 0
    for cube in sorted(cubes, reverse=True):
        if room and (cube != RED or special):
            worth += cube
            room -= 1
            special -= cube == RED
    return worth


def _land(state: TruckerState, ship: Ship, decision: Decision) -> Action:
    card = CARDS[state.card]
    best = FLY_ON
    most = card.days
    for action in decision:
        if action != FLY_ON:
            worth = _worth(ship, card.planets[action[1] - 1])
            if worth > most:
                best, most = action, worth
    return best


def _explore(state: TruckerState, ship: Ship) -> Action:
    card = CARDS[state.card]
    if card.goods:
        return EXPLORE if _worth(ship, card.goods) > card.days else FLY_ON
    return EXPLORE if ship.crew() - card.crew >= 2 and card.credits > card.days else FLY_ON


def _load(state: TruckerState, ship: Ship) -> Action:
    """The most valuable first; for it, the least valuable cube in its way is lifted out."""
    for cube in state.offer:
        for space in _preferred(ship, cube):
            if goods.takes(ship, space, cube):
                return ("load", goods.cubes([cube])[0], *ship.spot(space))
        worst, where = cube, 0
        for space in _preferred(ship, cube):
            if ship.goods[space] and ship.goods[space][-1] < worst:
                worst, where = ship.goods[space][-1], space
        if where:
            return ("lift", goods.cubes([worst])[0], *ship.spot(where))
    return goods.DONE


def _preferred(ship: Ship, cube: int) -> list[int]:
    """Holds for this cube: plain ones first, so that special ones stay free."""
    special = ship.of_kind(SPECIAL_CARGO)
    return special if cube == RED else ship.of_kind(CARGO) + special


# crew


def _crew(ship: Ship, decision: Decision) -> Action:
    """As many aliens as leave humans enough."""
    best: Action = ()
    for action in decision:
        aliens = len([spot for spot in action[1:] if spot])
        if not best or (ship.humans() - 2 * aliens >= 4 and aliens > len([spot for spot in best[1:] if spot])):
            best = action
    return best


def _dismiss(state: TruckerState, ship: Ship) -> Action:
    """Humans before aliens, but the last human stays as long as anybody else can go."""
    decision = state.decision(state.waiting[0])
    spots = [ship.spot(space) for space in ship.cabins()]
    loads = [ship.load[space] for space in ship.cabins()]
    number: int = state.task[2]
    chosen: list[tuple[int, int]] = []
    humans = ship.humans()
    while len(chosen) < number:
        full = [place for place, load in enumerate(loads) if 0 < load < 3]
        aliens = [place for place, load in enumerate(loads) if load >= 3]
        place = aliens[0] if aliens and humans <= 1 else max(full, key=lambda at: loads[at])
        humans -= loads[place] < 3
        loads[place] = 0 if loads[place] >= 3 else loads[place] - 1
        chosen.append(spots[place])
    return decision.canonical(("dismiss", tuple(chosen)))
