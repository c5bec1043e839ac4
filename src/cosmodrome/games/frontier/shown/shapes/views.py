"""What High Frontier says, as types: the view of a seat, what happens, what is asked, and what never changes.

Nothing here runs: the client's types are made from it, and the generic tests compare every view, event and prompt with
it. Cards, spaces, stacks and decks are called by their ids, as in actions; the reference says what they are.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from .....kernel import Message, Shapes
from . import affairs, contests, freight, settling, society, travels, works
from .said import Nothing, Seat

CardId = str
SpaceId = str
StackName = str
"""leo, rocket, freighter, bernal, ersatz, rocket_2, cube_1 to cube_6, outpost_1 to outpost_4."""
DeckName = str
FaceName = str
"""white, black, purple, white_heavy or black_heavy."""
Letter = str
"""C, S, M, V or D."""
Season = str
"""yellow, red or blue."""
Fraction = tuple[int, int]
"""Numerator and denominator."""

# the view


class LackView(TypedDict):
    """What keeps a card from working in its stack."""

    needs: list[list[str]]
    """Supports that are missing, its supports' own included: any of these sorts for each."""
    therms: int
    """How many more have to be cooled."""
    sunlight: bool
    """It needs the sun, which does not shine there."""


class SpaceCardView(TypedDict):
    """A card in space."""

    card: CardId
    face: FaceName
    mass: int
    operational: bool
    lacks: LackView | None
    """None if it works."""
    fresh: bool
    """Produced this turn: it does not move yet."""
    carried: bool
    """It has moved this turn already."""
    visits: list[SpaceId]
    """Of a human: the sites it has landed on since it left Earth."""
    age: int | None
    """Of a human: its disks, where age is counted."""


class EngineView(TypedDict):
    """An engine that could move its stack from here, with a choice of supports."""

    card: CardId
    supports: list[CardId]
    cooling: list[CardId]
    """Radiators, and what only they rest on."""
    afterburn: bool
    """Its afterburner is lit at the start."""
    thrust: travels.ThrustParts
    consumption: Fraction
    """So many steps of fuel for so many burns."""
    solar: bool


class StackView(TypedDict):
    stack: StackName
    space: SpaceId
    cards: list[SpaceCardView]
    dry: int
    wet: int | None
    """Dry mass and whole tanks; None: too heavy for any engine."""
    ship_class: str | None
    tanks: int
    odd: int
    """Steps of fuel beyond whole tanks."""
    odd_of: int
    """So many odd steps would be one more tank; 0: it holds no more."""
    steps: int
    capacity: int
    """The most steps it holds; 0: it has no tanks."""
    fuel: str
    letter: Letter | None
    """Of isotopes."""
    thrust: int
    """The net thrust of its last move."""
    cubes: NotRequired[int]
    """Mobile factories aboard, where there are any."""
    burns: NotRequired[int]
    """So many it enters in a move from here, where it moves without an engine."""
    moved: bool
    promoted: bool
    """Of a Bernal or a freighter: its purple side is up."""
    flies: bool
    """It is a craft: it can be sent on missions."""
    engines: list[EngineView]
    """Every way to set out; none: nothing here can move it."""


class PointsView(TypedDict):
    claims: int
    factories: int
    letters: int
    """What the letters of the factories are worth."""
    colonies: int
    science: int
    glories: int
    ventures: int
    power: int
    stars: int
    goal: int


class PlayerView(TypedDict):
    seat: int
    faction: str | None
    """None: not chosen yet."""
    colour: str | None
    privileged: bool
    """The privilege of the faction holds under this regime."""
    beam: bool
    """Beamed power helps it now: its own, or what another has allowed for this turn."""
    water: int
    hand: list[CardId]
    blackened: list[CardId]
    """Hand cards that were turned to their black side, in the scenario that allows it."""
    humans: int
    """Human colonists in space."""
    most_humans: int
    """How many of them it may have there; 0 without the module."""
    stacks: list[StackView]
    """Those that are there; LEO always is."""
    disks: int
    """Left to place."""
    cubes: int
    bernals: list[settling.BernalView]
    """Its own, and the ersatz."""
    push_factories: int
    futures: list[settling.FutureView]
    """Those that its promoted cards bear, and how far they are."""
    points: PointsView
    score: int
    progress: list[contests.ProgressView]
    """How far it is on the way to the goal of a scenario."""
    answer: list[Any] | None
    """What it has chosen in secret; only for itself."""


class SiteView(TypedDict):
    """What lies on a site: sites with nothing on them are not listed."""

    site: SpaceId
    owner: int | None
    """Whose disk it is; None: a black one."""
    factory: bool
    builder: NotRequired[int]
    """Whose factory it is, where it is not that of the disk's owner."""
    colony: bool
    lab: bool
    """Its factory is a laboratory."""
    push: bool
    """Its factory is a push factory."""
    destroyed: bool
    """Nothing is left of it."""


class DeckView(TypedDict):
    deck: DeckName
    size: int
    top: CardId | None
    next: CardId | None
    """The card below it, which is seen while the top one is up for auction."""
    under: list[CardId]
    """Cards at the bottom whose order is known, the lowest last."""


class LetterView(TypedDict):
    letter: Letter
    factories: int
    value: int


class PrizeView(TypedDict):
    """A glory or a venture."""

    id: str
    holder: int | None
    shut: bool
    """Nobody gets it any more."""


class EventView(TypedDict):
    years: int
    """It comes when so many years are over, this one included."""
    season: Season


class GrantView(TypedDict):
    owner: int
    what: str
    site: SpaceId | None
    card: CardId | None
    """The colonist whose ability is hired."""


class TurnView(TypedDict):
    """What the active player has done and may still do."""

    operations: int
    """Left."""
    worked: list[CardId]
    """Colonists that have worked."""
    arrived: list[CardId]
    """Colonists that were boosted, and do not work yet."""
    lots: list[CardId]
    """Colonists of whom one is recruited; while it is auctioned, this one."""
    workers: list[settling.WorkerView]
    auctioned: bool
    attacked: bool
    moved: list[StackName]
    afterburnt: list[CardId]
    grants: list[GrantView]


class AuctionView(TypedDict):
    deck: DeckName
    card: CardId
    starter: int
    bids: list[int | None]
    """By seat; None: out."""


class MoveView(travels.Standing):
    """The craft that is on its way."""

    engine: CardId | None
    """None: a freighter."""
    supports: list[CardId]
    inspirations: int
    """Burns with a triangle it has entered."""
    flown: list[SpaceId]
    """Flybys that have given their bonus."""


class FrontierView(TypedDict):
    seat: int | None
    advanced: bool
    """Supports are played with."""
    scenario: contests.ScenarioView | None
    year: int
    """From 1."""
    years: int
    """After so many the game ends."""
    ending: bool
    """It ends with this year."""
    season: Season
    next_event: EventView | None
    """None where there are no events."""
    square: str | None
    """Where the disk of politics is; None where there are none."""
    in_power: int | None
    emancipator: int | None
    """Who has emancipated the robots."""
    first: int
    active: int | None
    waiting: list[int]
    turn: TurnView
    auction: AuctionView | None
    move: MoveView | None
    players: list[PlayerView]
    sites: list[SiteView]
    eureka: bool | None
    """Whether Eureka is a science site; None: nobody has landed there yet."""
    letters: list[LetterView]
    decks: list[DeckView]
    glories: list[PrizeView]
    ventures: list[PrizeView]
    stars: list[settling.StarView]
    """In the order in which they were taken."""
    comets: list[settling.CometView]
    countdown: int | None
    """The game ends after so many events; None: no Future has brought that about."""
    over: bool
    winners: list[int]


# what happens


EVENTS: dict[str, Any] = {
    # turns and years
    "turn-over": Seat,
    **works.EVENTS,
    **travels.EVENTS,
    **affairs.EVENTS,
    **society.EVENTS,
    **freight.EVENTS,
    **settling.EVENTS,
    **contests.EVENTS,
}

# what is asked

PROMPTS: dict[str, Any] = {
    "prompt-turn": Nothing,
    **works.PROMPTS,
    **travels.PROMPTS,
    **affairs.PROMPTS,
    **society.PROMPTS,
    **freight.PROMPTS,
    **settling.PROMPTS,
    **contests.PROMPTS,
}

# what would come of an answer


class TurnHints(TypedDict):
    """By verb: what its answers would cost and bring."""

    research: NotRequired[dict[DeckName, works.LotHint]]
    """The card on top of each deck, and what it brings along."""
    buy: NotRequired[dict[DeckName, settling.OfferHint]]
    blacken: NotRequired[settling.PriceHint]
    sell: NotRequired[dict[CardId, int]]
    """What each card brings."""
    boost: NotRequired[dict[CardId, int]]
    """What each card costs alone; a radiator turned heavy has `:heavy` after its id."""
    refuel_isru: NotRequired[dict[SpaceId, works.DigHint]]
    refuel_factory: NotRequired[dict[SpaceId, int]]
    """The tanks of isotopes that each factory gives."""
    refuel_scoop: NotRequired[dict[str, works.ScoopHint]]
    prospect: NotRequired[dict[CardId, dict[str, dict[SpaceId, list[int]]]]]
    """By unit, platform and site: how likely a claim is, as a fraction."""
    industrialize: NotRequired[dict[SpaceId, works.FactoryHint]]
    industrialize_freely: NotRequired[dict[SpaceId, works.FactoryHint]]
    produce: NotRequired[dict[SpaceId, list[CardId]]]
    """What each factory can make."""
    promote: NotRequired[dict[CardId, int]]
    """The mass each card would have."""
    glory: NotRequired[dict[CardId, list[str]]]
    """By human in LEO: the glories it has earned."""
    suffrage: NotRequired[society.ChanceHint]
    hostile_recruit: NotRequired[dict[CardId, int]]
    """By colonist: whose it is."""
    anti_trust: NotRequired[dict[str, list[CardId]]]
    """By seat: the cards of which it would hand over one."""
    venture: NotRequired[dict[str, int]]
    """By venture nobody has: your claims of its letter."""
    future: NotRequired[dict[str, list[settling.NeedView]]]
    """By Future that a card of yours bears: what it asks for."""
    epic: NotRequired[dict[str, settling.RiskHint]]
    depart: NotRequired[dict[str, settling.RiskHint]]
    """By Future: how likely it fails."""
    self_promote: NotRequired[dict[CardId, list[int]]]
    """By colonist: how likely it matures, as a fraction."""
    procreate: NotRequired[dict[CardId, list[int]]]
    """By parent: how likely it has a child, as a fraction."""


HINTS: dict[str, Any] = {
    "prompt-turn": TurnHints,
    **works.HINTS,
    **travels.HINTS,
    **affairs.HINTS,
    **society.HINTS,
    **freight.HINTS,
    **settling.HINTS,
    **contests.HINTS,
}

PREVIEWS: dict[str, Any] = {
    "prompt-turn": travels.TurnPreview,
    **works.PREVIEWS,
    **travels.PREVIEWS,
}

# what never changes in a game


class MarkReference(TypedDict):
    """Where a value comes from."""

    path: str
    """Which value, as in the data files; nothing: all that have no mark of their own."""
    origin: str
    section: str
    sure: str
    house: str | None
    """The number of our value."""


class HouseReference(TypedDict):
    id: str
    shown: str
    """option, badge or quiet."""


class EngineReference(TypedDict):
    thrust: int
    consumption: Fraction
    """Steps for burns."""
    fuel: str
    afterburn: int
    """Steps of an afterburn; 0: there is no afterburner."""
    afterburn_thrust: int
    pushable: bool


class HoldReference(TypedDict):
    """What a freighter carries and how it moves."""

    load: int
    move: int
    """Burns it enters in a move."""
    pivots: int
    """Free ones."""
    factory_loading: bool
    """It loads only at factories and promoted Bernals."""
    starship: bool


class FaceReference(TypedDict):
    face: FaceName
    name: str
    """A message."""
    mass: int
    rad_hard: int
    needs: list[list[str]]
    """One support of any of these sorts for each."""
    therms: int
    cooling: int
    solar: bool
    supplies: list[str]
    thrust_bonus: int
    fuel_factor: Fraction
    engine: EngineReference | None
    hold: HoldReference | None
    isru: int | None
    platforms: list[str]
    specialties: list[str]
    """Of a colonist: engineer, scientist, financier."""
    loyalty: str | None
    """The colour of a colonist's button; `emancipator` for robots."""
    ballots: int
    future: str | None
    """What it bears."""
    abilities: list[Message]
    physics: list[Message]
    """What its figures are in the world outside."""


class CardReference(TypedDict):
    card: CardId
    deck: DeckName
    letter: str | None
    faction: str | None
    human: bool
    robot: bool
    sale: str
    faces: list[FaceReference]
    marks: list[MarkReference]


class FactionReference(TypedDict):
    faction: str
    colour: str
    privilege: Message
    crew: CardId
    bernal: CardId
    bernal_privilege: Message
    home: SpaceId
    marks: list[MarkReference]


class SquareReference(TypedDict):
    square: str
    faction: str | None
    """Who is in power there."""
    effect: str
    price: int
    """Of a card sold from hand."""
    next: list[str]
    marks: list[MarkReference]


class WheelReference(TypedDict):
    seasons: list[Season]
    """Of each space."""
    events: list[bool]
    """An event comes when the disk enters it."""
    start: int
    marks: list[MarkReference]


class EventReference(TypedDict):
    die: list[str | None]
    """By the face of the die; None: it depends on the sector."""
    sectors: dict[Season, str]
    marks: list[MarkReference]


class ClassReference(TypedDict):
    ship_class: str
    thrust: int


class StripReference(TypedDict):
    strip: str
    rows: list[list[int]]
    """By dry mass, from 1: the steps of 0, 1, 2 ... tanks."""
    classes: list[ClassReference]
    most_dry: int


class VentureReference(TypedDict):
    venture: str
    letter: Letter
    claims: int
    water: int
    points: int
    gives: str
    marks: list[MarkReference]


class GloryReference(TypedDict):
    glory: str
    sites: list[SpaceId]
    """Any of these; none: any site."""
    science: bool
    points: int
    marks: list[MarkReference]


class TableReference(TypedDict):
    """A table of figures."""

    table: str
    figures: dict[str, int]
    row: list[int]
    marks: list[MarkReference]


class ZoneReference(TypedDict):
    name: str
    solar: int
    """What sunlight adds to the thrust of a solar craft."""
    sunlight: bool
    """Whether solar cards work at all."""
    ring: tuple[int, int, int]
    """Its outer edge as it is drawn, an ellipse: centre (on the Sun's height), half width, half height."""


class SiteReference(TypedDict):
    body: str
    size: int
    letter: Letter
    hydration: int
    icons: list[str]
    """science, tno, push, atmosphere, astrobiology, ocean"""
    synodic: Season | None
    """The only season in which it can be entered."""
    group: str
    physics: Message
    """What its size is in the world outside."""


class SpaceReference(TypedDict):
    id: SpaceId
    name: str
    """Of its site, or its label, or empty; `place-...` says it."""
    kind: str
    """burn, hohmann, lagrange, radiation, site or exit."""
    zone: int
    x: int
    """Where it is drawn: across from the Sun."""
    y: int
    side: str
    """Of its label: e, w, s, n, se, sw, ne or nw; empty without one."""
    cost: int
    """Half burns to enter it."""
    lander: bool
    stopping: bool
    """Whether a craft can stop here: what it can not is passed without notice."""
    hazard: str
    """crash or aerobrake; empty if it is safe."""
    flyby: str
    """sun, planet or moon; empty if it is none."""
    bonus: int | None
    """Burns that the flyby gives; None: as many as the craft's own thrust."""
    season: Season | None
    """The only season in which the flyby gives its bonus."""
    home: str
    """The colour whose Bernal starts here."""
    inspiration: bool
    site: SiteReference | None


class LinkReference(TypedDict):
    id: int
    start: int
    """The number of a space."""
    end: int
    start_line: str
    """At a Hohmann: the line it belongs to; turning to another is a pivot."""
    end_line: str
    one_way: bool
    bends: list[int]
    """What it goes through as it is drawn: across and down of each point, one after the other."""


class BodyReference(TypedDict):
    """A disc that is drawn behind its sites."""

    name: str
    x: int
    y: int
    radius: int


class MapReference(TypedDict):
    """The solar system, and where it is drawn. Spaces and zones are known by their numbers here."""

    profile: str
    sun: int
    """Its radius."""
    zones: list[ZoneReference]
    spaces: list[SpaceReference]
    links: list[LinkReference]
    roads: list[list[int]]
    """Sites joined by buggy roads."""
    bodies: list[BodyReference]


class PhysicsReference(TypedDict):
    """What figures of the game are in the world outside; those that double with every point, for 1."""

    figures: dict[str, int]
    exhaust: dict[str, int]
    """By steps of fuel for a burn: seconds of specific impulse."""


class FrontierReference(TypedDict):
    advanced: bool
    map: MapReference
    cards: list[CardReference]
    factions: list[FactionReference]
    squares: list[SquareReference]
    wheel: WheelReference
    events: EventReference
    strip: StripReference
    ventures: list[VentureReference]
    glories: list[GloryReference]
    physics: PhysicsReference
    futures: list[settling.FutureReference]
    """None without the endgame."""
    stars: settling.StarsReference
    tables: list[TableReference]
    closed: dict[str, list[SpaceId]]
    """By the number of players: the sites with a black disk from the start."""
    house: list[HouseReference]


SHAPES = Shapes(FrontierView, FrontierReference, EVENTS, PROMPTS, HINTS, PREVIEWS)
