"""What never changes in a game with given options: tiles, ship classes, cards and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Value
from ..components.adventures import CARDS, COLOURS, RED, VALUES, Card, Line, Threat, colours
from ..components.flight_board import ALIEN_BONUS, SABOTAGE_ATTEMPTS, TRACK, Round
from ..components.ship import START, ShipClass
from ..components.tiles import CAPACITY, DIRECTIONS, NAME, POWER, SIDES, TILES
from ..options import Rules
from ..rules.building import AT_ONCE, MOVES

if TYPE_CHECKING:
    from .shapes import (
        CardReference,
        ClassReference,
        LineReference,
        RoundReference,
        ThreatReference,
        TileReference,
        TruckerReference,
    )


def reference(options: dict[str, Value]) -> TruckerReference:
    rules = Rules(options)
    boards = {each.board.name: each.board for each in rules.rounds}
    return {
        "tiles": [_tile(tile) for tile in range(1, TILES + 1)],
        "classes": [_class(board) for board in boards.values()],
        "cards": [_card(card) for card in CARDS.values()],
        "rounds": [_round(each) for each in rules.rounds],
        "values": dict(VALUES),
        "bank": {COLOURS[cube]: rules.bank[cube] for cube in range(RED, 0, -1)},
        "track": TRACK,
        "sand": rules.sand,
        "alien_bonus": ALIEN_BONUS,
        "attempts": SABOTAGE_ATTEMPTS,
        "moves": {verb: move for verb, move in MOVES.items() if verb in AT_ONCE or not rules.in_turns},
    }


def _tile(tile: int) -> TileReference:
    return {
        "tile": tile,
        "kind": NAME[tile],
        "connectors": list(SIDES[4 * tile]),
        "capacity": CAPACITY[tile],
        "power": POWER[tile],
    }


def _class(board: ShipClass) -> ClassReference:
    return {
        "name": board.name,
        "spaces": [board.spot(space) for space in board.spaces],
        "start": board.spot(START),
        "upwards": board.upwards,
        "insurance": board.insurance if board.insurance >= 0 else None,
    }


def _threats(threats: list[Threat]) -> list[ThreatReference]:
    return [{"size": "large" if size else "small", "side": DIRECTIONS[side]} for size, side in threats]


def _line(line: Line) -> LineReference:
    return {
        "least": line.least,
        "days": line.days,
        "crew": line.crew,
        "goods": line.goods,
        "threats": _threats(line.threats),
    }


def _card(card: Card) -> CardReference:
    return {
        "card": card.code,
        "level": card.level,
        "type": card.type,
        "strength": card.strength,
        "crew": card.crew,
        "penalty": card.penalty,
        "credits": card.credits,
        "goods": colours(card.goods),
        "days": card.days,
        "threats": _threats(card.threats),
        "planets": [colours(planet) for planet in card.planets],
        "lines": [_line(line) for line in card.lines],
    }


def _round(each: Round) -> RoundReference:
    return {
        "id": each.id,
        "ship_class": each.board.name,
        "gap": each.gap,
        "arrival": each.arrival,
        "looks": each.looks,
        "piles": each.pile,
        "circles": each.circles,
        "reserve": each.reserve,
    }
