"""What Galaxy Trucker says, as types: the view of a seat, what happens, what is asked, and what never changes.

Nothing here runs: the client's types are made from it, and the generic tests compare every view, event and prompt with
it. A tile is its number, an adventure card is 100 times its level and its number; the reference says what they are.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ....kernel import Shapes

Colour = str
"""blue, green, yellow or red."""
Side = str
"""front, right, rear or left."""
Spot = tuple[int, int]
"""Printed row and column."""

# the view


class TileView(TypedDict):
    row: int
    column: int
    tile: int
    turn: int
    """Quarter turns clockwise."""
    humans: int
    alien: Literal["purple", "brown"] | None
    charges: int
    goods: list[Colour]


class ErrorView(TypedDict):
    kind: str
    spots: list[Spot]


class ShipView(TypedDict):
    ship_class: str
    tiles: list[TileView]
    lost: list[int]
    reserve: list[int]
    loose: Spot | None
    """Where the last tile lies that may still be taken up again."""
    finished: bool
    number: int | None
    """Its order tile."""
    exposed: int
    crew: int
    humans: int
    charges: int
    cargo: list[Colour]
    """All goods aboard, the most valuable first."""
    worth: int
    """At full price."""
    cabins: int
    berths: int
    """Humans that fit into them."""
    cells: int
    """Charges that fit into its batteries."""
    holds: int
    """Containers, special ones included."""
    special: int
    shields: int
    engines: tuple[float, float]
    """Strength without charges, and with all that can be used; before the launch, with full batteries."""
    cannons: tuple[float, float]
    errors: list[ErrorView] | None
    """None while the rules do not tell."""


class SeatView(TypedDict):
    seat: int
    credits: int | None
    """None for others, while the game runs."""
    hand: int | None
    looking: int | None
    """The pile in the hand."""
    seen: list[int]
    """Piles this seat has looked at."""
    flying: bool
    position: int
    behind: int
    """Days behind the leader."""
    declared: float | None
    """Engine or cannon strength, or crew, as last compared on this card."""
    landed: int | None
    answer: list[Any] | None
    """What it has chosen in this beat; only for itself."""
    ship: ShipView


class TimerView(TypedDict):
    circle: int
    """0 is the start space."""
    left: int
    """Milliseconds, or beats where building goes in turns."""
    sand: int
    running: bool


class ThreatView(TypedDict):
    seat: int
    threat: str
    side: Side
    line: int
    target: Spot
    """The tile it would hit."""
    stoppers: list[Spot]
    """Shields or cannons that can stop it with a charge."""


class OutcomeView(TypedDict):
    seat: int
    how: str
    """misses, bounces, shot-down, shield-holds or loses-tile."""
    spot: Spot | None
    """The tile in its way."""


class IncomingView(TypedDict):
    """A meteor or shot that has come on this card, and what became of it ship by ship."""

    threat: str
    side: Side
    line: int
    dice: list[int]
    seats: list[int]
    """Those it comes to."""
    outcomes: list[OutcomeView]


class LossView(TypedDict):
    seat: int
    spot: Spot
    kind: str
    """tile, crew, goods or charges."""
    number: int
    what: str | None
    """Which tile, colour or alien; null for humans and charges."""
    cause: str | None
    """Why a tile was lost."""


class StoryView(TypedDict):
    """What has come of the card that was turned up last, also when it is over."""

    card: int
    leader: int
    """Who turned it up."""
    incoming: list[IncomingView]
    losses: list[LossView]
    least: list[int]
    """In a combat zone, who had the least, line by line."""


class PileView(TypedDict):
    number: int
    cards: list[int] | None
    """None for everybody but who is looking at them."""
    holder: int | None


class SheetView(TypedDict):
    """What a flight has brought a seat, sum by sum."""

    seat: int
    place: int | None
    """Of arrival; null: gave up."""
    arrival: int
    looks: int
    goods: int
    losses: int
    total: int
    best: bool
    """Nobody has earned more, and it is something."""
    fewest: int
    """Exposed connectors of the prettiest ship that arrived."""
    half: bool
    """The goods did not bring their full price."""
    insured: bool
    """The losses would have cost more."""


class ResultView(TypedDict):
    """A purse at the end."""

    seats: list[int]
    """Partners share it."""
    credits: int
    flights: list[int]
    """What every flight has brought."""
    on_the_way: int
    """Credits of cards, less what could not be paid."""


class OpenView(TypedDict):
    """What lies open on the table."""

    phase: str
    round: str
    rounds: list[str]
    place: int
    """Which of the rounds this is."""
    first: int
    """Who gave the signal to start."""
    order: list[int]
    """The seats still flying, the leader first."""
    waiting: list[int]
    timer: TimerView | None
    beat: int | None
    heap: int
    face_up: list[int]
    order_tiles: list[int]
    deck: int
    """Cards still to come."""
    cards: int
    """Of this flight, all together."""
    card: int | None
    threat: ThreatView | None
    story: StoryView | None
    """Null before the first card of a flight."""
    bank: dict[Colour, int]
    offer: list[Colour]
    taken: int | None
    defeated: list[int]
    flights: list[list[int]]
    """What every flight so far has brought each seat."""
    sheets: list[SheetView]
    """The accounts of the flight that was settled last, in the order of arrival; while they are read."""
    result: list[ResultView]
    """The richest first; when the game is over."""
    over: bool
    winners: list[int]


class KnownCard(TypedDict):
    card: int
    before: int | None
    """How many cards come before it; null where the deck was shuffled."""


class TruckerView(OpenView):
    seat: int | None
    piles: list[PileView]
    """While building."""
    known: list[KnownCard]
    """In flight: cards to come that this seat has seen."""
    players: list[SeatView]


# what happens


class Nothing(TypedDict):
    pass


class Seat(TypedDict):
    seat: int


class RoundBegins(TypedDict):
    name: str
    ship: str


class Circle(TypedDict):
    circle: str


class Flips(TypedDict):
    seat: int
    circle: str


class WithTile(TypedDict):
    seat: int
    tile: str


class TileAt(TypedDict):
    seat: int
    tile: str
    row: int
    column: int


class Peeks(TypedDict):
    seat: int
    pile: int


class Finishes(TypedDict):
    seat: int
    number: int


class LosesTile(TileAt):
    cause: str


class Order(TypedDict):
    order: list[Seat]


class Alien(TypedDict):
    seat: int
    alien: str


class AlienAt(Alien):
    row: int
    column: int


class RevealsCard(TypedDict):
    seat: int
    card: int
    code: int
    """The card again, as the reference has it."""


class Ignored(TypedDict):
    card: int


class Declares(TypedDict):
    seat: int
    strength: float
    charges: int


class Days(TypedDict):
    seat: int
    days: int


class Lands(TypedDict):
    seat: int
    planet: int
    goods: list[Colour]


class Fights(TypedDict):
    seat: int
    enemy: str


class HasLeast(TypedDict):
    seat: int
    what: str


class SaboteurTries(TypedDict):
    seat: int
    row: int
    column: int
    dice: list[int]
    """Two for the column, then two for the row."""


class ThreatComes(TypedDict):
    threat: str
    side: Side
    line: int
    lines: str
    dice: list[int]


class Threatened(TypedDict):
    seat: int
    threat: str


class Saved(Threatened):
    """With the tile it would have hit."""

    row: int
    column: int


class LosesSome(TypedDict):
    seat: int
    number: int
    spots: list[Spot]


class LosesGoods(TypedDict):
    seat: int
    colour: Colour
    row: int
    column: int


class CargoIs(TypedDict):
    seat: int
    goods: list[Colour]


class TooFew(TypedDict):
    seat: int
    crew: int
    needed: int


class GetsCredits(TypedDict):
    seat: int
    credits: int


class Account(TypedDict):
    seat: int
    arrival: int
    looks: int
    goods: int
    losses: int


class InProfit(TypedDict):
    winners: list[Seat]


class GameWon(TypedDict):
    winners: list[Seat]
    credits: int


EVENTS: dict[str, Any] = {
    "round-begins": RoundBegins,
    "sand-out": Circle,
    "time-up": Nothing,
    "flips": Flips,
    "change-places": Nothing,
    "partners-swap": Nothing,
    "draws": WithTile,
    "takes": WithTile,
    "uses": WithTile,
    "picks": WithTile,
    "returns": WithTile,
    "reserves": WithTile,
    "places": TileAt,
    "too-late": Seat,
    "empty-handed": Seat,
    "peeks": Peeks,
    "puts-back": Seat,
    "finishes": Finishes,
    "faulty": Seat,
    "takes-off": WithTile,
    "launch": Order,
    "welcomes": Alien,
    "alien-leaves": AlienAt,
    "card": RevealsCard,
    "ignored": Ignored,
    "declares-engines": Declares,
    "declares-cannons": Declares,
    "gains-days": Days,
    "loses-days": Days,
    "lands": Lands,
    "too-few": TooFew,
    "explores": Seat,
    "wins": Fights,
    "draw": Fights,
    "defeated": Fights,
    "declines": Seat,
    "has-least": HasLeast,
    "saboteur-tries": SaboteurTries,
    "sabotage-fails": Seat,
    "threat": ThreatComes,
    "misses": Threatened,
    "bounces": Saved,
    "shot-down": Saved,
    "shield-holds": Saved,
    "loses-tile": LosesTile,
    "loses-crew": LosesSome,
    "loses-goods": LosesGoods,
    "loses-charges": LosesSome,
    "cargo-is": CargoIs,
    "gets-credits": GetsCredits,
    "gives-up": Seat,
    "no-humans": Seat,
    "no-engines": Seat,
    "lapped": Seat,
    "account": Account,
    "in-profit": InProfit,
    "game-won": GameWon,
    "nobody-won": Nothing,
}

# what is asked


class AskBuild(TypedDict):
    swaps: int
    round: int
    """How often partners have changed places this round."""


class AskRepair(TypedDict):
    errors: int


class AskOnward(TypedDict):
    left: int
    level: str
    round: int


class AskStrength(TypedDict):
    least: float
    most: float


class AskAgainstEnemy(AskStrength):
    enemy: int


class AskPlanet(TypedDict):
    days: int


class AskForGoods(TypedDict):
    goods: list[Colour]
    days: int


class AskForCredits(TypedDict):
    credits: int
    days: int


class AskDerelict(AskForCredits):
    crew: int


class AskLoad(TypedDict):
    goods: list[Colour]


class AskNumber(TypedDict):
    number: int


class AskSurrender(TypedDict):
    number: int
    colour: Colour


class AskDefend(TypedDict):
    threat: str
    tile: str
    charges: int


PROMPTS: dict[str, Any] = {
    "prompt-tick": Nothing,
    "prompt-build": AskBuild,
    "prompt-tile": AskBuild,
    "prompt-looking": AskBuild,
    "prompt-finished": AskBuild,
    "prompt-choose": AskBuild,
    "prompt-repair": AskRepair,
    "prompt-keep": Nothing,
    "prompt-crew": Nothing,
    "prompt-onward": AskOnward,
    "prompt-engines": AskStrength,
    "prompt-cannons": AskStrength,
    "prompt-cannons-enemy": AskAgainstEnemy,
    "prompt-planet": AskPlanet,
    "prompt-station": AskForGoods,
    "prompt-derelict": AskDerelict,
    "prompt-claim-goods": AskForGoods,
    "prompt-claim-credits": AskForCredits,
    "prompt-load": AskLoad,
    "prompt-dismiss": AskNumber,
    "prompt-surrender": AskSurrender,
    "prompt-drain": AskNumber,
    "prompt-shield": AskDefend,
    "prompt-shoot": AskDefend,
    "prompt-settled": Nothing,
}

# what would come of an answer


class Figures(TypedDict):
    """What a ship can do, with all the charges that can be used."""

    tiles: int
    crew: int
    humans: int
    charges: int
    engines: float
    cannons: float
    exposed: int
    bill: int
    """What its lost tiles will cost."""


class Move(TypedDict):
    days: int
    position: int
    """Where that leads on the track."""
    place: int
    """In flight order, from 1."""


class OnwardOutlook(TypedDict):
    place: int | None
    """Null: out of the flight."""
    arrival: int
    sale: int
    """What the goods bring."""


class StrengthOutlook(TypedDict):
    power: dict[str, int]
    """So many doubles of each sort: forward or elsewhere, or one sort without a name where all count alike."""
    items: list[int]
    """A way to spend that, by the places of the items: from the fullest batteries."""
    strength: float
    charges: int
    """Left afterwards."""
    verdict: str | None
    """beats, draws, loses-to, stranded, least or not-least."""
    against: float | None
    """What it is held against: the enemy, or the least that others have declared."""
    move: Move


class GainOutlook(TypedDict):
    goods: list[Colour]
    """As far as the bank has them."""
    worth: int
    """Of those that find a free container."""
    left: list[Colour]
    """Those that find none."""
    credits: int
    crew: int
    """Left afterwards."""
    stranded: bool
    """Nobody is left to fly on."""
    move: Move


class ShipOutlook(TypedDict):
    now: Figures
    then: Figures
    parts: int
    """In so many parts the ship would be."""
    lost: list[Spot]
    goods: list[Colour]
    """What would be aboard."""
    stranded: bool
    """No human is left to fly it."""


class Left(TypedDict):
    humans: int
    stranded: bool
    """No human is left to fly it."""


class CrewOutlook(Left):
    crew: int


class BuildHints(TypedDict):
    spaces: list[Spot]
    """Free spaces beside the ship."""
    strict: bool
    """Only what fits may be placed there; else anything, however turned."""
    fits: dict[str, str]
    """By tile, for every space a hexadecimal digit: bit n says whether it fits with n turns. Empty if nobody tells."""
    flaws: list[list[list[str]]]
    """What is wrong with the tile in the hand, by space and turn; empty if nobody tells."""


class OnwardHints(TypedDict):
    """Answers are in the order of the options, here and below."""

    answers: list[OnwardOutlook]


class StrengthHints(TypedDict):
    answers: list[StrengthOutlook]
    """Every way that makes a difference, from the weakest to the strongest."""


class GainHints(TypedDict):
    answers: list[GainOutlook]


class ShipHints(TypedDict):
    answers: list[ShipOutlook]
    usual: int | None
    """Of answers that differ in nothing but the battery, the one from the fullest; null where there are none."""


class MoveInHints(TypedDict):
    now: Figures
    """With humans only."""
    answers: list[Figures]


class CrewHints(TypedDict):
    left: list[Left]
    """By how many humans go."""
    aliens: list[str | None]
    """For every item, who that is; null: a human."""


class LoadHints(TypedDict):
    leaves: int
    """What the goods are worth that would be left."""
    lacks: dict[Colour, Literal["special", "room"]]
    """For the goods that find no place: a special hold, or any room."""


HINTS: dict[str, Any] = {
    "prompt-build": BuildHints,
    "prompt-tile": BuildHints,
    "prompt-choose": BuildHints,
    "prompt-onward": OnwardHints,
    "prompt-engines": StrengthHints,
    "prompt-cannons": StrengthHints,
    "prompt-cannons-enemy": StrengthHints,
    "prompt-planet": GainHints,
    "prompt-station": GainHints,
    "prompt-derelict": GainHints,
    "prompt-claim-goods": GainHints,
    "prompt-claim-credits": GainHints,
    "prompt-crew": MoveInHints,
    "prompt-keep": ShipHints,
    "prompt-shield": ShipHints,
    "prompt-shoot": ShipHints,
    "prompt-dismiss": CrewHints,
    "prompt-load": LoadHints,
}

PREVIEWS: dict[str, Any] = {
    "prompt-onward": OnwardOutlook,
    "prompt-engines": StrengthOutlook,
    "prompt-cannons": StrengthOutlook,
    "prompt-cannons-enemy": StrengthOutlook,
    "prompt-planet": GainOutlook,
    "prompt-station": GainOutlook,
    "prompt-derelict": GainOutlook,
    "prompt-claim-goods": GainOutlook,
    "prompt-claim-credits": GainOutlook,
    "prompt-crew": Figures,
    "prompt-keep": ShipOutlook,
    "prompt-shield": ShipOutlook,
    "prompt-shoot": ShipOutlook,
    "prompt-dismiss": CrewOutlook,
}

# what never changes in a game


class TileReference(TypedDict):
    tile: int
    kind: str
    connectors: list[int]
    """Front, right, rear, left as printed: 0 smooth, 1 single, 2 double, 3 universal."""
    capacity: int
    power: int


class ClassReference(TypedDict):
    name: str
    spaces: list[Spot]
    start: Spot
    upwards: bool
    """Rows count from the rear to the front."""
    insurance: int | None
    """The most to pay for lost tiles."""


class ThreatReference(TypedDict):
    size: Literal["small", "large"]
    side: Side


class LineReference(TypedDict):
    least: str
    days: int
    crew: int
    goods: int
    threats: list[ThreatReference]


class CardReference(TypedDict):
    """What a card does not have is 0 or empty."""

    card: int
    level: int
    type: str
    strength: int
    crew: int
    penalty: int
    """Goods that are taken."""
    credits: int
    goods: list[Colour]
    days: int
    threats: list[ThreatReference]
    planets: list[list[Colour]]
    lines: list[LineReference]


class RoundReference(TypedDict):
    id: str
    ship_class: str
    gap: int
    arrival: list[int]
    looks: int
    piles: list[int]
    """Cards of level I, II and III in each of the four piles."""
    circles: int
    reserve: int
    """So many tiles may be put aside."""


class TruckerReference(TypedDict):
    tiles: list[TileReference]
    classes: list[ClassReference]
    cards: list[CardReference]
    rounds: list[RoundReference]
    values: dict[Colour, int]
    bank: dict[Colour, int]
    track: int
    sand: int
    """Milliseconds, or beats where building goes in turns."""
    alien_bonus: int
    attempts: int
    """Of a saboteur to hit a tile."""
    moves: dict[str, tuple[str, str]]
    """What answers do at once with a tile while building, by their verbs: where it comes from, where it gets.

    The places are heap, face_up, reserve, hand and loose: on the ship, until the next one comes into the hand.
    """


SHAPES = Shapes(TruckerView, TruckerReference, EVENTS, PROMPTS, HINTS, PREVIEWS)
