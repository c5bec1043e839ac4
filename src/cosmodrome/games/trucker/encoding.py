"""Galaxy Trucker for learning agents: its words, and what a seat may know as a row of numbers.

Ships come in the order of seats, one's own first and in full; of the others every tile by its kind and what is on it.
Cards in piles are those that lie open to the seat, cards to come those that it has seen.
"""

from __future__ import annotations

from typing import Any, Final

from ...kernel import Encoder, Lexicon, Row, Things
from .components.adventures import CARDS, COLOURS
from .components.flight_board import ROUNDS
from .components.ship import BROWN, CLASSES, PURPLE, Ship, ShipClass
from .components.tiles import BATTERY, CABIN, CANNON, DIRECTIONS, ENGINE, KINDS, NAME, SIDES, TILES
from .components.tiles import KIND as KIND_OF
from .rules import peeking, strength
from .rules.damage import METEOR, SHOT, Defend, name
from .rules.powering import SORTS
from .shown.shapes import PROMPTS
from .state import TruckerState

VERBS: Final = [
    *["claim", "crew", "decline", "dismiss", "done", "drain", "draw", "endure", "explore", "finish", "flip", "fly_on"],
    *["give_up", "go_on", "keep", "land", "lift", "load", "onward", "peek", "pick", "place", "power", "put_back"],
    *["remove", "reserve", "return", "shield", "shoot", "surrender", "take", "use", "wait"],
]
GRAMMAR: Final[dict[str, tuple[str, ...]]] = {
    "crew": ("spot", "spot"),
    "dismiss": ("spot*",),
    "drain": ("spot*",),
    "keep": ("row", "column"),
    "lift": ("", "row", "column"),
    "load": ("", "row", "column"),
    "place": ("row", "column", "turn"),
    "power": ("spot*",),
    "remove": ("row", "column"),
    "shield": ("row", "column"),
    "shoot": ("row", "column"),
    "surrender": ("spot*",),
    "take": ("tile",),
    "use": ("tile",),
}

PHASES: Final = ["building", "inspection", "launch", "flight", "accounts", "over"]
PHASE_AT: Final = {phase: place for place, phase in enumerate(PHASES)}
ROUND_AT: Final = {name: place for place, name in enumerate(ROUNDS)}
CLASS_AT: Final = {name: place for place, name in enumerate(CLASSES)}
CARD_AT: Final = {code: place for place, code in enumerate(CARDS)}
SORT_AT: Final = [0] + [KINDS.index(NAME[tile]) for tile in range(1, TILES + 1)]
"""The kind of every tile, with double ones and sizes told apart."""

SPACES: Final = sorted({space for board in CLASSES.values() for space in board.spaces})
"""Every space that some ship has; a space of two classes is the same one, seen from the start cabin."""
SPACE_AT: Final = {space: place for place, space in enumerate(SPACES)}
SORTS_OF_TILES: Final = len(KINDS)
ON_IT: Final = 5
"""Of a tile: humans / 2, a purple alien, a brown one, charges / 3, the worth of its goods / 8."""
SEEN: Final = SORTS_OF_TILES + ON_IT
SIDE: Final = 12
"""Of a tile: its connectors, for each of four sides single, double, universal."""
FULL: Final = SEEN + SIDE + 4
"""And how it is turned."""

THREATS: Final = [name(size, kind) for kind in (SHOT, METEOR) for size in (0, 1)]

FACTS: Final = (
    "credits (only one's own) / 100",
    "flies on",
    "days behind the leader / 10",
    "has declared its strength",
    "what it has declared / 10",
    "engines without charges / 10 (in flight)",
    "cannons without charges / 10 (in flight)",
    "exposed connectors / 20 (in flight; one's own while building too)",
    "landed on which planet / 4",
    "has finished building",
    "order tile / 4",
    "tiles lost / 10",
    "tiles in reserve / 2",
    "holds a tile",
    "looks at cards",
    "is asked",
    "crew / 10",
    "charges / 10",
    "worth of cargo / 20",
)


def lexicon() -> Lexicon:
    spots = sorted({board.spot(space) for board in CLASSES.values() for space in board.spaces})
    charges = [(*spot, sort) for spot in spots for sort in SORTS]
    tiles: dict[Any, str] = {tile: f"{NAME[tile]} ({tile})" for tile in range(1, TILES + 1)}
    nouns: dict[str, Things] = {
        "colour": COLOURS[1:],
        "row": sorted({row for row, _ in spots}),
        "column": sorted({column for _, column in spots}),
        "turn": [0, 1, 2, 3],
        "spot": [*spots, *charges],
        "tile": tiles,
    }
    return Lexicon(VERBS, nouns, GRAMMAR)


class TruckerEncoder(Encoder):
    def __init__(self, seats: int) -> None:
        Encoder.__init__(self, seats, lexicon(), sorted(PROMPTS))

    def declare(self) -> None:
        block = self.block
        self.round_at = block("round", len(ROUNDS), f"the round: {', '.join(ROUNDS)}")
        self.class_at = block("class", len(CLASSES), f"the ship's class: {', '.join(CLASSES)}")
        self.phase_at = block("phase", len(PHASES), f"the phase: {', '.join(PHASES)}")
        self.timer_at = block("timer", 3, "circle of the timer / 3, sand left (share), tiles face down / 140")
        self.face_up_at = block("face up", TILES + 1, "tiles that lie face up, by number")
        self.hand_at = block("hand", TILES + 1, "the tile in one's hand, by number")
        self.reserve_at = block("reserve", TILES + 1, "the tiles in one's reserve, by number")
        self.card_at = block("card", len(CARDS), f"the card being played, by code: {', '.join(str(c) for c in CARDS)}")
        self.known_at = block("cards known", len(CARDS), "cards that one sees in piles, or has seen and are to come")
        self.deck_at = block("deck", 1, "cards to come / 20")
        self.offer_at = block("offer", len(COLOURS), f"cubes that may be loaded / 3: none, {', '.join(COLOURS[1:])}")
        self.threat_at = block("threat", len(THREATS), f"what one defends oneself against: {', '.join(THREATS)}")
        self.side_at = block("side", len(DIRECTIONS), f"from where it comes: {', '.join(DIRECTIONS)}")
        self.target_at = block("target", len(SPACES), "the space of one's ship that it hits")
        self.player_at: list[int] = [self._declare_player(place) for place in range(self.seats)]

    def _declare_player(self, place: int) -> int:
        whose = "oneself" if place == 0 else f"the player {place} seat{'s' if place > 1 else ''} further"
        start = self.block(f"player {place}", len(FACTS), f"{whose}: {', '.join(FACTS)}")
        on_it = "humans / 2, a purple alien, a brown alien, charges / 3, worth of goods / 8"
        tile = f"its kind ({', '.join(KINDS)}), {on_it}"
        if place == 0:
            tile += ", for each side (front, right, rear, left) a single, double or universal connector, quarter turns"
        width = FULL if place == 0 else SEEN
        self.block(f"ship {place}", width * len(SPACES), f"for each of {len(SPACES)} spaces from front to rear: {tile}")
        return start

    def write(self, state: Any, seat: int, row: Row) -> None:
        table: TruckerState = state
        self._write_table(table, row)
        self._write_own(table, seat, row)
        seats = self.seats
        for place in range(seats):
            other = (seat + place) % seats
            at = self.player_at[place]
            aboard = _write_ship(table.ships[other], at + len(FACTS), place == 0, row)
            row.fill(at, _facts(table, other, seat))
            row.fill(at + len(FACTS) - len(aboard), aboard)

    def _write_table(self, state: TruckerState, row: Row) -> None:
        row.flag(self.round_at + ROUND_AT[state.round.id])
        row.flag(self.phase_at + PHASE_AT[state.phase])
        row.fill(self.timer_at, [state.circle / 3, state.left / state.rules.sand, len(state.heap) / 140])
        for tile in state.face_up:
            row.flag(self.face_up_at + tile)
        for tile in state.returned:
            row.flag(self.face_up_at + tile)
        if state.card:
            row.flag(self.card_at + CARD_AT[state.card])
        row.put(self.deck_at, len(state.deck) / 20)
        for cube in state.offer:
            row.add(self.offer_at + cube, 1 / 3)

    def _write_own(self, state: TruckerState, seat: int, row: Row) -> None:
        ship = state.ships[seat]
        row.flag(self.class_at + CLASS_AT[ship.board.name])
        if state.hands[seat]:
            row.flag(self.hand_at + state.hands[seat])
        for tile in ship.reserve:
            row.flag(self.reserve_at + tile)
        self._write_threat(state, seat, row)
        for pile, cards in enumerate(state.piles):
            if state.phase == "building":
                if peeking.lies_open(state, seat, pile):
                    for code in cards:
                        row.flag(self.known_at + CARD_AT[code])
            elif state.seen[seat] >> pile & 1:
                for code in cards:
                    if code in state.deck:
                        row.flag(self.known_at + CARD_AT[code])

    def _write_threat(self, state: TruckerState, seat: int, row: Row) -> None:
        question = state.line[-1] if state.line else None
        if isinstance(question, Defend) and question.seat == seat:
            danger = question.danger
            row.flag(self.threat_at + THREATS.index(danger.name))
            row.flag(self.side_at + danger.side)
            row.flag(self.target_at + SPACE_AT[danger.target(state.ships[seat])])


def _write_ship(ship: Ship, at: int, whole: bool, row: Row) -> list[float]:
    """Every tile and what is on it; gives the crew, the charges and the cargo aboard as numbers."""
    board: ShipClass = ship.board
    tiles = ship.tiles
    width = FULL if whole else SEEN
    crew = 0
    charges = 0
    worth = 0
    for space in board.spaces:
        tile = tiles[space]
        if not tile:
            continue
        here = at + width * SPACE_AT[space]
        row.flag(here + SORT_AT[tile])
        load = ship.load[space]
        if load:
            if KIND_OF[tile] == BATTERY:
                row.put(here + SORTS_OF_TILES + 3, load / 3)
                charges += load
            elif KIND_OF[tile] <= CABIN:
                crew += load if load < PURPLE else 1
                if load < PURPLE:
                    row.put(here + SORTS_OF_TILES, load / 2)
                else:
                    row.flag(here + SORTS_OF_TILES + (2 if load == BROWN else 1))
        goods = ship.goods[space]
        if goods:
            value = sum(goods)
            row.put(here + SORTS_OF_TILES + 4, value / 8)
            worth += value
        if whole:
            turn = ship.turns[space]
            _write_sides(SIDES[4 * tile + turn], here + SEEN, row)
            row.flag(here + SEEN + SIDE + turn)
    return [crew / 10, charges / 10, worth / 20]


def _write_sides(sides: tuple[int, int, int, int], at: int, row: Row) -> None:
    for connector in sides:
        if connector:
            row.flag(at + connector - 1)
        at += 3


def _facts(state: TruckerState, seat: int, looker: int) -> list[float]:
    """In the order of `FACTS`, but for what is aboard."""
    ship = state.ships[seat]
    mates = seat == looker or state.purse(seat) == state.purse(looker)
    leader = max([0] + [place for other, place in enumerate(state.position) if state.flying[other]])
    flies = state.flying[seat]
    building = state.phase == "building"
    return [
        state.credits[state.purse(seat)] / 100 if mates else 0.0,
        float(flies),
        (leader - state.position[seat]) / 10 if flies else 0.0,
        float(state.power[seat] >= 0),
        strength.shown(state.measure, state.power[seat]) / 10 if state.power[seat] >= 0 else 0.0,
        0.0 if building else strength.strength(ship, ENGINE, 0) / 10,
        0.0 if building else strength.shown(CANNON, strength.strength(ship, CANNON, 0)) / 10,
        0.0 if building and seat != looker else ship.exposed() / 20,
        (state.landed[seat] + 1) / 4,
        float(ship.finished),
        ship.number / 4,
        len(ship.lost) / 10,
        len(ship.reserve) / 2,
        float(state.hands[seat] != 0),
        float(state.looking[seat] >= 0),
        float(seat in state.waiting),
    ]
