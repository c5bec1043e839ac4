"""What a seat may know, as data (rulebook: peeking, end-of-flight).

Open: the ships, all tiles face up or in hands, the track, what everybody does. Secret: the adventure cards a seat has
not looked at, what others choose in a beat until all have chosen, and how many credits others have.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ..components.adventures import COLOURS, RED, colours
from ..components.flight_board import PILES
from ..components.ship import BROWN, PURPLE, Ship
from ..components.tiles import (
    BATTERY,
    CABIN,
    CANNON,
    CARGO,
    DIRECTIONS,
    ENGINE,
    KIND,
    SHIELD,
    SPECIAL_CARGO,
    START_CABIN,
)
from ..rules import accounts, forecast, legality, peeking, strength, track
from ..rules.damage import Defend, Hit, name

if TYPE_CHECKING:
    from ..components.story import Incoming
    from ..state import TruckerState
    from .shapes import (
        ErrorView,
        IncomingView,
        KnownCard,
        OpenView,
        PileView,
        ResultView,
        SeatView,
        SheetView,
        ShipView,
        StoryView,
        ThreatView,
        TileView,
        TimerView,
        TruckerView,
    )


def views(state: TruckerState, seats: list[int | None]) -> list[TruckerView]:
    """What each of these seats may know; the table and the ships, which all see alike, are made once."""
    table = _table(state)
    leader = max([position for position, flies in zip(state.position, state.flying, strict=True) if flies], default=0)
    ships = [_ship(state, ship) for ship in state.ships]
    piles = range(len(state.piles)) if state.phase == "building" else range(0)
    return [
        {
            **table,
            "seat": seat,
            "piles": [_pile(state, pile, seat) for pile in piles],
            "known": _known(state, seat),
            "players": [_player(state, other, seat, leader, ships[other]) for other in range(state.seats)],
        }
        for seat in seats
    ]


def _table(state: TruckerState) -> OpenView:
    return {
        "phase": state.phase,
        "round": state.round.id,
        "rounds": [each.id for each in state.rules.rounds],
        "place": state.place,
        "first": state.first,
        "order": track.order(state),
        "waiting": list(state.waiting),
        "timer": _timer(state),
        "beat": state.beat if state.rules.in_turns else None,
        "heap": len(state.heap),
        "face_up": state.face_up + state.returned,
        "order_tiles": state.order_tiles[:],
        "deck": len(state.deck),
        "cards": forecast.length(state),
        "card": state.card or None,
        "threat": _threat(state),
        "story": _story(state),
        "bank": {COLOURS[cube]: state.bank[cube] for cube in range(RED, 0, -1)},
        "offer": colours(state.offer),
        "taken": state.taken if state.taken >= 0 else None,
        "defeated": state.defeated[:],
        "flights": [[accounts.total(figures) for figures in sheet] for sheet in state.accounts],
        "sheets": _sheets(state) if state.phase in ("accounts", "over") else [],
        "result": _result(state) if state.over else [],
        "over": state.over,
        "winners": state.winners,
    }


def _sheets(state: TruckerState) -> list[SheetView]:
    """The accounts of the flight that was settled last, in the order of arrival."""
    arrived = track.order(state)
    given_up = [seat for seat in range(state.seats) if seat not in arrived]
    best = max([accounts.total(figures) for figures in state.accounts[-1]])
    return [
        _sheet(state, seat, place if place <= len(arrived) else None, best)
        for place, seat in enumerate(arrived + given_up, 1)
    ]


def _sheet(state: TruckerState, seat: int, place: int | None, best: int) -> SheetView:
    ship = state.ships[seat]
    figures = state.accounts[-1][seat]
    return {
        "seat": seat,
        "place": place,
        "arrival": figures[0],
        "looks": figures[1],
        "goods": figures[2],
        "losses": figures[3],
        "total": accounts.total(figures),
        "best": accounts.total(figures) == best > 0,
        "fewest": accounts.fewest_exposed(state),
        "half": figures[2] < sum(ship.cargo()),
        "insured": accounts.is_insured(ship),
    }


def _result(state: TruckerState) -> list[ResultView]:
    """The purses, the richest first; partners share one."""
    purses = list(dict.fromkeys([state.purse(seat) for seat in range(state.seats)]))
    purses.sort(key=lambda purse: -state.credits[purse])
    return [_purse(state, [seat for seat in range(state.seats) if state.purse(seat) == purse]) for purse in purses]


def _purse(state: TruckerState, seats: list[int]) -> ResultView:
    credits = state.scores[seats[0]]
    flights = [sum([accounts.total(sheet[seat]) for seat in seats]) for sheet in state.accounts]
    return {"seats": seats, "credits": credits, "flights": flights, "on_the_way": credits - sum(flights)}


def _timer(state: TruckerState) -> TimerView | None:
    if state.phase != "building" or not state.round.circles:
        return None
    return {"circle": state.circle, "left": state.left, "sand": state.rules.sand, "running": state.left > 0}


def _threat(state: TruckerState) -> ThreatView | None:
    """What a ship is being asked to defend itself against."""
    question = state.line[-1] if state.line else None
    if not isinstance(question, Defend):
        return None
    danger = question.danger
    ship = state.ships[question.seat]
    return {
        "seat": question.seat,
        "threat": danger.name,
        "side": DIRECTIONS[danger.side],
        "line": danger.line,
        "target": ship.spot(danger.target(ship)),
        "stoppers": [ship.spot(space) for space in danger.stoppers(ship)],
    }


def _story(state: TruckerState) -> StoryView | None:
    story = state.story
    if not story.card:
        return None
    return {
        "card": story.card,
        "leader": story.leader,
        "incoming": [_incoming(state, each, each is story.incoming[-1]) for each in story.incoming],
        "losses": [
            {
                "seat": loss.seat,
                "spot": state.ships[loss.seat].spot(loss.space),
                "kind": loss.kind,
                "number": loss.number,
                "what": loss.what or None,
                "cause": loss.cause or None,
            }
            for loss in story.losses
        ],
        "least": story.least[:],
    }


def _incoming(state: TruckerState, incoming: Incoming, last: bool) -> IncomingView:
    """Of the last one, some may still have to bear it."""
    still = [task.seat for task in state.line[::-1] if isinstance(task, (Hit, Defend))] if last else []
    return {
        "threat": name(incoming.size, incoming.meteor),
        "side": DIRECTIONS[incoming.side],
        "line": incoming.line,
        "dice": list(incoming.dice),
        "seats": [*[seat for seat, _, _ in incoming.outcomes], *still],
        "outcomes": [
            {"seat": seat, "how": how, "spot": state.ships[seat].spot(space) if space else None}
            for seat, how, space in incoming.outcomes
        ],
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


def _player(state: TruckerState, other: int, seat: int | None, leader: int, ship: ShipView) -> SeatView:
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
        "behind": leader - state.position[other] if state.flying[other] else 0,
        "declared": strength.shown(state.measure, state.power[other]) if state.power[other] >= 0 else None,
        "landed": state.landed[other] + 1 if state.landed[other] >= 0 else None,
        "answer": list(answer) if own and answer is not None else None,
        "ship": ship,
    }


def _ship(state: TruckerState, ship: Ship) -> ShipView:
    shown = state.phase != "building" or state.rules.tells_errors
    charges = ship.cells() if state.phase in ("building", "inspection") else ship.charges()
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
        "cargo": colours(ship.cargo()),
        "worth": sum(ship.cargo()),
        "cabins": len(ship.cabins()),
        "berths": ship.capacity(START_CABIN) + ship.capacity(CABIN),
        "cells": ship.cells(),
        "holds": ship.capacity(CARGO) + ship.capacity(SPECIAL_CARGO),
        "special": ship.capacity(SPECIAL_CARGO),
        "shields": len(ship.of_kind(SHIELD)),
        "engines": _range(ship, ENGINE, charges),
        "cannons": _range(ship, CANNON, charges),
        "errors": _errors(ship) if shown else None,
    }


def _range(ship: Ship, kind: int, charges: int) -> tuple[float, float]:
    """Strength without charges, and with as many of these as can be used."""
    least = strength.shown(kind, strength.strength(ship, kind, 0))
    return least, strength.shown(kind, strength.strength(ship, kind, charges))


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
        "goods": colours(list(ship.goods[space])),
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
