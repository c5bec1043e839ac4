"""What a seat may know, as data (rulebook: peeking, end-of-flight).

Open: the ships, all tiles face up or in hands, the track, what everybody does. Secret: the adventure cards a seat has
not looked at, what others choose in a beat until all have chosen, and how many credits others have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from ..components.adventures import COLOURS, RED
from ..components.ship import BROWN, PURPLE, Ship
from ..components.tiles import (
    BATTERY,
    CABIN,
    CANNON,
    CAPACITY,
    CARGO,
    DIRECTIONS,
    ENGINE,
    HEAP,
    KIND,
    SPECIAL_CARGO,
    START_CABIN,
    START_CABINS,
)
from ..resolved import PILES, TRACK
from ..rules import legality, peeking, strength
from ..rules.damage import name, stoppers, target
from ..rules.goods import cubes

if TYPE_CHECKING:
    from ..state import TruckerState
    from .shapes import (
        ErrorView,
        KnownCard,
        PileView,
        SeatView,
        ShipView,
        Table,
        ThreatView,
        TileView,
        TimerView,
        TruckerView,
    )


def view(state: TruckerState, seat: int | None) -> TruckerView:
    return {
        **_table(state),
        "seat": seat,
        "piles": [_pile(state, pile, seat) for pile in range(len(state.piles))] if state.phase == "building" else [],
        "known": _known(state, seat),
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }


def everything(state: TruckerState) -> dict[str, Any]:
    """The whole state."""
    return {
        **_table(state),
        "players": [_player(state, other, other) for other in range(state.seats)],
        "measure": state.measure,
        "agenda": [list(task) for task in state.agenda],
        "task": list(state.task),
        "credits": state.credits,
        "heap_tiles": state.heap,
        "reserved": state.reserved,
        "returned": state.returned,
        "answers": [list(answer) if answer is not None else None for answer in state.answers],
        "unused": state.unused,
        "pile_cards": state.piles,
        "seen": state.seen,
        "deck_cards": state.deck,
        "quickest": state.quickest,
        "swaps": state.swaps,
        "glances": state.glances,
        "loose_reserved": [ship.loose_reserved for ship in state.ships],
        "reserves": [ship.reserve for ship in state.ships],
    }


def _table(state: TruckerState) -> Table:
    return {
        "phase": state.phase,
        "step": state.step,
        "round": state.round.id,
        "rounds": [each.id for each in state.rules.rounds],
        "place": state.place,
        "first": state.first,
        "waiting": list(state.waiting),
        "timer": _timer(state),
        "beat": state.beat if state.rules.in_turns else None,
        "heap": len(state.heap),
        "face_up": state.face_up + state.returned,
        "order_tiles": state.order_tiles[:],
        "deck": len(state.deck),
        "card": state.card or None,
        "threat": _threat(state),
        "bank": {COLOURS[cube]: state.bank[cube] for cube in range(RED, 0, -1)},
        "offer": cubes(state.offer),
        "taken": state.taken if state.taken >= 0 else None,
        "defeated": state.defeated[:],
        "accounts": [[list(figures) for figures in sheet] for sheet in state.accounts],
        "over": state.over,
        "winners": state.winners,
    }


def _timer(state: TruckerState) -> TimerView | None:
    if state.phase != "building" or not state.round.circles:
        return None
    return {"circle": state.circle, "left": state.left, "sand": state.rules.sand, "running": state.left > 0}


def _threat(state: TruckerState) -> ThreatView | None:
    """What a ship is being asked to defend itself against."""
    if state.step != "defend" or not state.waiting:
        return None
    _, seat, size, side, line, meteor = state.task
    ship = state.ships[seat]
    return {
        "seat": seat,
        "threat": name(size, meteor),
        "side": DIRECTIONS[side],
        "line": line,
        "target": ship.spot(target(ship, side, line)),
        "stoppers": [ship.spot(space) for space in stoppers(ship, size, side, line, meteor)],
    }


def _pile(state: TruckerState, pile: int, seat: int | None) -> PileView:
    open_to_it = seat is not None and peeking.lies_open(state, seat, pile)
    holder = state.looking.index(pile) if pile in state.looking else None
    return {
        "number": len(state.piles[pile]),
        "cards": state.piles[pile][:] if open_to_it else None,
        "holder": holder,
    }


def _known(state: TruckerState, seat: int | None) -> list[KnownCard]:
    """Cards to come that this seat has seen; and when they come, where the forecast keeps the order."""
    if seat is None or state.phase == "building":
        return []
    piles = [pile for place, pile in enumerate(state.piles) if state.seen[seat] >> place & 1]
    ordered = state.rules.better_forecast
    return [
        {"card": code, "before": state.deck.index(code) if ordered else None}
        for pile in piles
        for code in pile
        if code in state.deck
    ]


def _player(state: TruckerState, other: int, seat: int | None) -> SeatView:
    own = other == seat
    answer = state.answers[other]
    mates = own or (seat is not None and state.purse(other) == state.purse(seat))
    return {
        "seat": other,
        "credits": state.scores[other] if mates or state.over else None,
        "hand": state.hands[other] or None,
        "looking": state.looking[other] + 1 if state.looking[other] >= 0 else None,
        "seen": [pile + 1 for pile in range(PILES) if state.seen[other] >> pile & 1],
        "flying": state.flying[other],
        "position": state.position[other],
        "declared": strength.shown(state.measure, state.power[other]) if state.power[other] >= 0 else None,
        "landed": state.landed[other] + 1 if state.landed[other] >= 0 else None,
        "answer": list(answer) if own and answer is not None else None,
        "ship": _ship(state, state.ships[other]),
    }


def _ship(state: TruckerState, ship: Ship) -> ShipView:
    shown = state.phase != "building" or state.rules.tells_errors
    return {
        "ship_class": ship.board.name,
        "tiles": [_tile(ship, space) for space in ship.built()],
        "lost": ship.lost[:],
        "reserve": ship.reserve[:],
        "loose": ship.spot(ship.loose) if ship.loose else None,
        "finished": ship.finished,
        "number": ship.number or None,
        "exposed": ship.exposed(),
        "crew": ship.crew(),
        "humans": ship.humans(),
        "charges": ship.charges(),
        "engines": _range(ship, ENGINE),
        "cannons": _range(ship, CANNON),
        "errors": _errors(ship) if shown else None,
    }


def _range(ship: Ship, kind: int) -> tuple[float, float]:
    """Strength without and with all the charges that can be used."""
    most = strength.most_charges(ship, kind)
    least = strength.shown(kind, strength.strength(ship, kind, 0))
    return least, strength.shown(kind, strength.strength(ship, kind, most))


def _tile(ship: Ship, space: int) -> TileView:
    row, column = ship.spot(space)
    tile = ship.tiles[space]
    load = ship.load[space]
    cabin = KIND[tile] <= CABIN
    return {
        "row": row,
        "column": column,
        "tile": tile,
        "turn": ship.turns[space],
        "humans": load if cabin and load < PURPLE else 0,
        "alien": _alien(load) if cabin else None,
        "charges": load if KIND[tile] == BATTERY else 0,
        "goods": cubes(list(ship.goods[space])),
    }


def _alien(load: int) -> Literal["purple", "brown"] | None:
    if load < PURPLE:
        return None
    return "brown" if load == BROWN else "purple"


def _errors(ship: Ship) -> list[ErrorView]:
    found: list[ErrorView] = [
        {"kind": kind, "spots": [ship.spot(space) for space in spaces]} for kind, spaces in legality.errors(ship)
    ]
    for part in legality.loose_parts(ship):
        found.append({"kind": "disconnected", "spots": [ship.spot(space) for space in part]})
    return found


# nothing is ever lost or made


def audit(state: TruckerState) -> None:
    _audit_tiles(state)
    _audit_goods(state)
    _audit_cards(state)
    for seat, ship in enumerate(state.ships):
        _audit_ship(ship, f"seat {seat}")
    flying = [seat for seat in range(state.seats) if state.flying[seat]]
    assert len({state.position[seat] % TRACK for seat in flying}) == len(flying), "two ships on one space"
    assert min(state.credits) >= 0, "somebody has debts"


def _audit_tiles(state: TruckerState) -> None:
    tiles = state.heap + state.face_up + state.returned + [tile for tile in state.hands if tile]
    for ship in state.ships:
        tiles = tiles + ship.reserve + ship.lost + [tile for tile in ship.tiles if tile]
    assert sorted(tiles) == sorted(HEAP + START_CABINS[: state.seats]), "tiles are missing or made up"


def _audit_goods(state: TruckerState) -> None:
    cubes = state.bank[:]
    for cube in state.offer + [cube for ship in state.ships for goods in ship.goods for cube in goods]:
        cubes[cube] += 1
    assert cubes == state.rules.bank, "goods are missing or made up"


def _audit_cards(state: TruckerState) -> None:
    cards = [code for pile in state.piles + state.unused for code in pile]
    assert len(set(cards)) == len(cards), "a card is there twice"
    assert all(any(code in pile for pile in state.piles) for code in state.deck), "a card is in no pile"


def _audit_ship(ship: Ship, who: str) -> None:
    for space, tile in enumerate(ship.tiles):
        kind = KIND[tile] if tile else -1
        load = ship.load[space]
        if load:
            assert kind in (START_CABIN, CABIN, BATTERY), f"{who}: something is where it can not be"
            alien = kind == CABIN and load in (PURPLE, BROWN)
            assert load <= CAPACITY[tile] or alien, f"{who}: too much on a tile"
        goods = ship.goods[space]
        if goods:
            assert kind in (CARGO, SPECIAL_CARGO), f"{who}: goods outside of a hold"
            assert len(goods) <= CAPACITY[tile], f"{who}: too many goods in a hold"
            assert RED not in goods or kind == SPECIAL_CARGO, f"{who}: red goods in a plain hold"
    assert not ship.finished or not ship.loose, f"{who}: finished with a loose tile"
