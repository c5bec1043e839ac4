"""What Outpost says, as types: the view of a seat, what happens, what is asked, and what never changes in a game.

Nothing here runs: the client's types are made from it, and the generic tests compare every view, event and prompt
with it. A production card is one number (see `cards`).
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from ....kernel import Message, Shapes

Upgrade = Literal[
    "data_library",
    "warehouse",
    "heavy_equipment",
    "nodule",
    "scientists",
    "orbital_lab",
    "robots",
    "laboratory",
    "ecoplants",
    "outpost",
    "space_station",
    "planetary_cruiser",
    "moon_base",
    "ice_prospector",
    "robot_prototype",
    "smelter",
    "wily_trader",
    "launch_facility",
    "merchant_house",
    "new_chemicals_prototype",
    "refinery",
    "biosphere",
]
"""In the order of their numbers, from 1."""

Resource = Literal[
    "ore",
    "water",
    "titanium",
    "research",
    "microbiotics",
    "new_chemicals",
    "orbital_medicine",
    "ring_ore",
    "moon_ore",
]
"""In the order of their value."""

# the view

Stage = Literal["order", "market", "production", "discard", "turns", "victory"]


class Sale(TypedDict):
    """Who gets what is on the block unless somebody bids more, and for how much."""

    seat: int
    bid: int
    discount: int
    due: int


Bidding = Literal["opened", "leads", "pays", "asked", "barred", "out", "passed", "outbid", "to-come"]
"""Has made the first bid and nobody another; has bid most; has won; is asked; has defaulted on it; bids no more this
round; has passed; has been outbid; has not had a say yet."""


class Bidder(TypedDict):
    seat: int
    bid: int | None
    """Its highest."""
    passed_at: int | None
    """What the bid stood at when it last passed."""
    status: Bidding


class Auction(TypedDict):
    upgrade: Upgrade
    bid: int
    bidder: int | None
    asked: int
    """The seat that the turns wait for."""
    stop: int
    """The auction ends when the question comes round to this seat."""
    left: int
    """Copies on sale."""
    bidders: list[Bidder]
    """In purchase order."""
    sale: Sale | None
    """As it stands; None before the first bid."""


class Attack(TypedDict):
    target: int
    what: str
    """The upgrade, or the factory by its name."""
    attack: int
    defence: int
    needed: int
    """What the attack must be worth to destroy it."""


class Immune(TypedDict):
    seat: int
    what: str


class Offer(TypedDict):
    """A trader's offer; the card itself only for the two it is between."""

    seat: int
    target: int
    resource: Resource
    card: int | None


class Lot(TypedDict):
    """What an upgrade on sale is to a colony."""

    most: int
    """The highest bid it could make."""
    points: int
    """Its points if it wins."""


class Hand(TypedDict):
    """What only the owner of a colony knows; None for everybody else."""

    hand: list[int] | None
    credits: int | None
    lots: dict[Upgrade, Lot] | None
    """Of the upgrades now on sale."""
    answer: list[Any] | None
    """What it has chosen while the others still choose."""


class ColonyFacts(Hand):
    seat: int
    points: int
    card_points: int
    """Those of its upgrades; the others are its operated factories'."""
    printed_cost: int
    """What its upgrades cost: breaks ties for the purchase order."""
    card_cost: int
    """The same with all of them counted: breaks ties at the end."""
    upgrades: dict[Upgrade, int]
    factories: dict[Resource, int]
    operated: dict[Resource, int]
    """Of the factories it has, how many are operated."""
    output: dict[Resource, int]
    """The cards it would get if production were now."""
    output_worth: int
    """What these are worth on average."""
    locked: list[Resource]
    """Factories that it can not build for want of an upgrade."""
    colonists: int
    support: int
    most_colonists: int
    """`support`, and one for every special factory."""
    robots: int
    usable_robots: int
    colonist_cost: int
    hand_limit: int
    hand_weight: int
    cards: dict[Resource, int] | None
    """The backs of its ordinary cards; None where money is played with."""
    open_cards: list[int]
    """Mega cards and promises."""
    known: list[int]
    """Cards of this hand that the viewer has seen."""
    proved: int
    """Bids have shown that the hand is worth at least this."""
    done: bool
    internalised: bool
    step: str | None
    """What this seat is in the middle of."""


class ColonyView(ColonyFacts):
    discounts: dict[Upgrade, int]
    """On each upgrade now on sale."""


class Bought(TypedDict):
    upgrade: Upgrade
    paid: int


class SeatRound(TypedDict):
    """What a round has brought a seat."""

    seat: int
    points: int
    """At its end."""
    gained: int
    produced: dict[Resource, int]
    """Cards."""
    upgrades: list[Bought]
    built: dict[Resource, int]
    colonists: int
    robots: int
    lost: list[str]
    """To attacks: upgrades, and factories by their names."""


class Table(TypedDict):
    """What lies open on the table."""

    round: int
    phase: str
    stage: Stage
    """The phase of the round that this is a part of."""
    course: list[Stage]
    """The phases of a round, in the order of this edition."""
    era: int
    goal: int
    order: list[int]
    """Seats in purchase order."""
    active: int | None
    """Whose turn it is."""
    waiting: list[int]
    insisted: bool
    market: list[Upgrade]
    kickers: list[Upgrade]
    kicker_pile: list[Upgrade]
    costs: dict[Upgrade, int]
    """Of what is on sale."""
    stock: dict[Upgrade, int]
    """Copies not yet on sale."""
    decks: dict[Resource, int]
    discards: dict[Resource, list[int]] | None
    """None where money is played with."""
    auction: Auction | None
    attack: Attack | None
    immune: list[Immune]
    prices: dict[Upgrade, list[int]]
    """What was paid for every upgrade sold so far, oldest first."""
    last_round: list[SeatRound]
    """What the round before has brought every seat; empty in the first, and when the game is over."""
    vp_log: list[list[int]]
    """The points of every seat at the end of every round."""
    over: bool
    winners: list[int]


class OutpostView(Table):
    seat: int | None
    colonies: list[ColonyView]
    offer: Offer | None
    market_odds: dict[Upgrade, float] | None
    """The chance of each upgrade at one roll for the market as it is now; None if no roll can bring anything.

    With limited availability a roll may also bring nothing: then they add up to less than 1.
    """


# what happens


class Seat(TypedDict):
    seat: int


class RoundBegins(TypedDict):
    round: int
    order: list[Seat]


class EraBegins(TypedDict):
    era: int


class OnSale(TypedDict):
    upgrade: Upgrade


class Cards(TypedDict):
    seat: int
    cards: list[int]


class Produced(TypedDict):
    seat: int
    cards: dict[Resource, int]


class BetweenTwo(TypedDict):
    seat: int
    target: int


class OpenOffer(TypedDict):
    seat: int
    target: int
    resource: Resource


class SecretOffer(TypedDict):
    seat: int
    target: int
    card: int


class Bids(TypedDict):
    seat: int
    bid: int
    upgrade: Upgrade


class Pays(TypedDict):
    seat: int
    due: int
    paid: int
    cards: list[int]


class BuysUpgrade(TypedDict):
    seat: int
    upgrade: Upgrade
    bid: int
    paid: int


class BuysFactory(TypedDict):
    seat: int
    number: int
    due: int
    factory: Message


class BuysOperators(TypedDict):
    seat: int
    number: int
    due: int


class Defaults(TypedDict):
    seat: int
    upgrade: Upgrade
    penalty: int


class WaterForAll(TypedDict):
    seat: int
    cards: list[int]
    paid: int


class Assigns(TypedDict):
    seat: int
    factories: list[Message]


class SendsOperator(TypedDict):
    seat: int
    to: str


# written like this because `from` is a word of Python
MovesOperator = TypedDict("MovesOperator", {"seat": int, "from": str, "to": str})


class Commits(TypedDict):
    seat: int
    target: int
    what: str
    value: int


class Attacked(TypedDict):
    seat: int
    what: str
    attack: int
    defence: int


class ColonistsLeave(TypedDict):
    seat: int
    number: int


class DeathSpiral(TypedDict):
    goal: int


class GameWon(TypedDict):
    winners: list[Seat]
    points: int


EVENTS: dict[str, Any] = {
    "round-begins": RoundBegins,
    "era-begins": EraBegins,
    "on-sale": OnSale,
    "takes-mega": Cards,
    "produced": Produced,
    "produced-cards": Cards,
    "returned": Cards,
    "discarded": Cards,
    "offers": OpenOffer,
    "offers-card": SecretOffer,
    "nothing-higher": BetweenTwo,
    "exchanged": OpenOffer,
    "exchanged-card": SecretOffer,
    "bids": Bids,
    "passes": Seat,
    "internalises": Seat,
    "insists": Seat,
    "pays": Pays,
    "buys-upgrade": BuysUpgrade,
    "buys-factory": BuysFactory,
    "buys-colonist": BuysOperators,
    "buys-robot": BuysOperators,
    "defaults": Defaults,
    "water-for-all": WaterForAll,
    "assigns": Assigns,
    "moves-operator": MovesOperator,
    "sends-operator": SendsOperator,
    "turn-over": Seat,
    "commits-strike": Commits,
    "commits-shield": Commits,
    "destroyed": Attacked,
    "withstands": Attacked,
    "colonists-leave": ColonistsLeave,
    "death-spiral": DeathSpiral,
    "game-won": GameWon,
}

# what is asked


class Nothing(TypedDict):
    pass


class AskProspect(TypedDict):
    resource: Resource
    number: int


class AskDiscard(TypedDict):
    excess: int
    limit: int


class AskGive(TypedDict):
    seat: int
    card: int


class AskOpening(TypedDict):
    upgrade: Upgrade
    cost: int


class AskBidAgain(TypedDict):
    """`round` and `left`, the copies on sale, tell this auction from others of the same upgrade."""

    upgrade: Upgrade
    bid: int
    round: int
    left: int


class AskBid(AskBidAgain):
    seat: int


class AskHonour(TypedDict):
    upgrade: Upgrade
    bid: int
    penalty: int


class AskNumber(TypedDict):
    cost: int


class AskNumberOfFactories(TypedDict):
    cost: int
    factory: str


class AskPay(TypedDict):
    due: int


class AskMove(TypedDict):
    factory: str


class AskAssign(TypedDict):
    number: int


class AskAttack(TypedDict):
    target: int
    what: str
    attack: int
    needed: int


PROMPTS: dict[str, Any] = {
    "prompt-mega": Nothing,
    "prompt-prospect": AskProspect,
    "prompt-discard": AskDiscard,
    "prompt-exchange": Nothing,
    "prompt-give": AskGive,
    "prompt-turn": Nothing,
    "prompt-aside": Nothing,
    "prompt-opening": AskOpening,
    "prompt-bid": AskBid,
    "prompt-bid-again": AskBidAgain,
    "prompt-honour": AskHonour,
    "prompt-number-factory": AskNumberOfFactories,
    "prompt-number-colonist": AskNumber,
    "prompt-number-robot": AskNumber,
    "prompt-pay": AskPay,
    "prompt-move": AskMove,
    "prompt-assign": AskAssign,
    "prompt-strike": AskAttack,
    "prompt-shield": AskAttack,
    "prompt-join": AskAttack,
}

# what would come of an answer


class Bill(TypedDict):
    """What is to be paid: so many at this price, less a discount."""

    price: int
    number: int
    discount: int
    due: int
    lost: int
    """What the cards that pay it are worth beyond it."""


class Spent(TypedDict):
    """What leaves the hand or the purse, and what is left."""

    cards: list[int]
    value: int
    left: int
    cards_left: int


class Production(TypedDict):
    cards: dict[Resource, int]
    worth: int
    """On average."""


class Assault(TypedDict):
    attack: int
    needed: int


class Outlook(TypedDict):
    """The figures that an answer leads to; None: of this it changes nothing."""

    payment: Bill | None
    spent: Spent | None
    """None with a payment: there is not enough to pay it."""
    sale: Sale | None
    """What happens unless somebody bids more."""
    upgrade: Upgrade | None
    """What would be won."""
    points: int | None
    """Then, or if it is won."""
    production: Production | None
    """Of every round."""
    gain: int | None
    """What mega cards are worth above ordinary ones, on average."""
    attack: Assault | None
    """How it would stand."""
    internalises: bool


PREVIEWS: dict[str, Any] = dict.fromkeys(
    (
        "prompt-mega",
        "prompt-prospect",
        "prompt-discard",
        "prompt-turn",
        "prompt-aside",
        "prompt-opening",
        "prompt-bid",
        "prompt-bid-again",
        "prompt-honour",
        "prompt-number-factory",
        "prompt-number-colonist",
        "prompt-number-robot",
        "prompt-pay",
        "prompt-move",
        "prompt-assign",
        "prompt-strike",
        "prompt-shield",
    ),
    Outlook,
)

# what never changes in a game


class UpgradeReference(TypedDict):
    """An upgrade card. What it does not bring is 0, None or empty."""

    id: Upgrade
    number: int
    era: int
    kicker: bool
    cost: int
    vp: int
    """Of a special factory: only while it is operated."""
    hand: int
    """More room in the hand."""
    support: int
    """More room for colonists."""
    discounts: dict[Upgrade, int]
    unlocks: list[Resource]
    """Factories that can not be built without it."""
    free_factory: Resource | None
    free_robot: int
    robots: bool
    """Robots may be bought and used."""
    prototype: bool
    """One robot may work without the upgrade that allows robots."""
    colonist_cost: int | None
    """What a colonist costs with it."""
    produces: Resource | None
    """One card a round, without an operator."""
    special: Resource | None
    """It is a special factory for this."""
    prospects: Resource | None
    """One more card is drawn with those of production, and one put back."""
    extra_half: Resource | None
    """One more card for every two operated factories."""
    trades: list[Resource]
    """One card of these may be exchanged each round."""
    about: Message
    """All of it in words."""


class FactoryReference(TypedDict):
    cost: int
    vp: int
    """While it is operated."""
    needs: Upgrade | None
    research: int
    """Research cards that must be among those paid with."""


class ResourceReference(TypedDict):
    id: Resource
    average: int
    least: int
    most: int
    cards: int
    """In the deck."""
    weight: int
    """What one card counts against the hand limit."""
    mega: int
    """The value of a mega card; 0: there is none."""
    factory: FactoryReference | None
    """The factory that can be built for it."""
    special: Upgrade | None
    """The upgrade that is its factory."""


class StartReference(TypedDict):
    points: int
    hand: int
    support: int
    colonists: int
    factories: dict[Resource, int]


class OutpostReference(TypedDict):
    upgrades: list[UpgradeReference]
    resources: list[ResourceReference]
    colonist_cost: int
    robot_cost: int
    goal: int
    era_points: dict[str, tuple[int, int]]
    """By number of seats: the leader's points that open the eras II and III."""
    start: StartReference


SHAPES = Shapes(OutpostView, OutpostReference, EVENTS, PROMPTS, previews=PREVIEWS)
