"""What Race for the Galaxy says, as types: the view of a seat, what happens, what is asked, and what never changes.

Nothing here runs: the client's types are made from it, and the generic tests compare every view, event and prompt
with it. A card is a number; the reference says what it is.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ....kernel import Message, Shapes

Good = Literal["novelty", "rare", "genes", "alien"]

# the view


class GoalView(TypedDict):
    goal: str
    first: bool
    """It goes to the first who fulfil it; else to whoever has the most."""
    least: int
    owners: list[int]
    progress: list[int]
    """Of every seat, as it stands now."""
    needed: list[int]
    """How far every seat has to be to get the tile, or to keep it."""
    close: list[int]
    """The seats that lack a single step to it and can still get it."""


class ThreatView(TypedDict):
    """A takeover in numbers: one that may be declared."""

    power: int
    """The card whose power is used."""
    world: int
    owner: int
    attack: int
    defence: int
    own_reserve: int
    """Temporary military the attacker may still add; only when declaring it."""
    reserve: int
    """Temporary military the defender has left."""
    missing: int
    """What the attack lacks as it stands."""
    outlook: Literal["sure", "likely", "open", "short", "hopeless"]
    """Who would win, and whether what can still be added could change it."""


class TakeoverView(ThreatView):
    """One that has been declared."""

    seat: int
    resolved: bool


class Against(TypedDict):
    """Military strength on top of the total one, against such worlds."""

    rebel: int
    novelty: int
    rare: int
    genes: int
    alien: int


class Share(TypedDict):
    """What a card adds to a sum."""

    card: int
    number: int


class PlayerFacts(TypedDict):
    """A player. What is secret is None for everybody else."""

    seat: int
    start: int | None
    """The number of the start world."""
    actions: list[str]
    """Action cards of this round, once they have been shown."""
    tableau: list[int]
    """In the order placed."""
    active: list[int]
    """The tableau when the phase began: the cards whose powers count in it."""
    goods: list[int]
    """Worlds that have a good."""
    prices: dict[str, int]
    """What each of these goods would bring in trade, in cards."""
    cards: int
    """In hand."""
    known: list[int]
    """Those of them that everybody has seen."""
    chips: int
    points: int
    """All of them, as it stands."""
    printed: int
    bonuses: dict[str, int]
    """What each development that scores for other cards is worth."""
    scored: int
    """All of these."""
    goal_points: int
    tie_break: int
    """Cards in hand and goods."""
    military: int
    military_from: list[Share]
    against: Against
    temporary: int
    """Military strength for this phase only."""
    develop_reduction: int
    develop_from: list[Share]
    settle_reduction: int
    """Of any world."""
    settle_from: list[Share]
    hand_limit: int
    tableau_size: int
    """The number of cards in the tableau that ends the game."""
    step: str | None
    """What this seat is asked."""
    placing: int | None
    """What is being paid for."""
    target: int | None
    """The world of a takeover that is being declared or defended."""
    pledged: list[int]
    """Cards of the tableau put in for what is being paid."""
    bill: list[int] | None
    """The least and most cards to pay; the least is more than the most if more powers have to be put in."""
    powers: list[list[int]]
    """Powers of Consume not used yet: a card, and which of its powers."""
    using: int | None
    """The card whose power of Consume is being used."""
    flipped: list[int]
    packet: int
    deck: int
    """Cards drafted so far."""
    hand: list[int] | None
    worths: dict[str, int] | None
    """What developments in hand that score for other cards, or those to choose from, would be worth in the tableau."""
    drawn: int | None
    """How many of the last cards in hand were just drawn."""
    offered: list[int] | None
    """Start worlds to choose from."""
    drafted: list[int] | None
    answer: list[Any] | None
    """What it has chosen while the others still choose."""


RobotFace = Literal["explore", "develop", "settle", "trade", "double", "produce", "star", "robot"]
Level = Literal["easy", "medium", "hard"]


class RobotView(TypedDict):
    """The opponent of whoever plays alone."""

    world: str
    """The id of its start world, which is the first card of its tableau."""
    level: Level
    rolled: list[RobotFace]
    """Its dice in this round; none until they have been rolled."""
    actions: list[RobotFace]
    """The actions they stand for."""
    did: list[Message]
    """What it has done in this round, in words."""
    tableau: list[int]
    size: int
    """Cards and markers in its tableau."""
    tableau_size: int
    """The size that ends the game."""
    credit: int
    economy: int
    cards: int
    """In its pile, face down."""
    markers: int
    """Development markers it can still place."""
    marked: int
    """Development markers in its tableau."""
    marker_points: int
    """What each of these is worth."""
    marked_points: int
    """And all of them."""
    chips: int
    printed: int
    bonuses: dict[str, int]
    """What each development that scores for other cards is worth."""
    scored: int
    """All of these."""
    points: int
    """All of them, as it stands."""


class CallView(TypedDict):
    seat: int
    action: str
    """With which action card."""


PhaseState = Literal["unknown", "off", "later", "now", "done"]
"""Unknown until the action cards are shown; off if nobody called it."""


class PhaseView(TypedDict):
    """One of the five phases, in this round."""

    phase: str
    by: list[CallView]
    """Who called it."""
    robot: list[RobotFace]
    """The actions of the Robot in it."""
    state: PhaseState


class Table(TypedDict):
    """What lies open on the table."""

    round: int
    phase: str
    first: int
    """The seat with which the order of play begins."""
    order: list[int]
    """All seats, in the order of play."""
    phases: list[PhaseView]
    pool: int
    pool_of: int
    """The chips it began with."""
    piles: list[int]
    """Cards in the draw pile; in the draft, in that of every seat."""
    discards: list[int]
    goals: list[GoalView]
    takeovers: list[TakeoverView]
    robot: RobotView | None
    """None unless one person plays alone."""
    waiting: list[int]
    over: bool
    winners: list[int]
    """Nobody, if the Robot has won."""
    ranking: list[int]
    """The seats as they stand, best first."""


class RaceView(Table):
    seat: int | None
    known_discards: list[int]
    """The discards this seat has seen."""
    players: list[PlayerFacts]


# what happens


class Nothing(TypedDict):
    pass


class Seat(TypedDict):
    seat: int


class Round(TypedDict):
    round: int


class Phase(TypedDict):
    phase: str


class Chooses(TypedDict):
    seat: int
    actions: list[str]


class Card(TypedDict):
    seat: int
    card: int


class Cards(TypedDict):
    seat: int
    cards: list[int]


class Number(TypedDict):
    seat: int
    number: int


class CardAndNumber(TypedDict):
    seat: int
    card: int
    number: int


class CardAndCards(TypedDict):
    seat: int
    card: int
    cards: list[int]


class Explores(TypedDict):
    seat: int
    drawn: int
    kept: int


class Declares(TypedDict):
    """`cards` holds the card whose power is used."""

    seat: int
    card: int
    cards: list[int]
    owner: int


class TakeoverResult(TypedDict):
    seat: int
    card: int
    owner: int
    attack: int
    defence: int


class Points(TypedDict):
    seat: int
    points: int


class Guesses(TypedDict):
    seat: int
    number: int
    card: int
    won: int


class Antes(TypedDict):
    seat: int
    card: int
    cards: list[int]
    won: int


class Goal(TypedDict):
    seat: int
    goal: str


class GameWon(TypedDict):
    winners: list[Seat]
    points: int


class RobotStarts(TypedDict):
    card: int
    credit: int
    economy: int


class RobotRolls(TypedDict):
    faces: list[str]
    actions: list[str]


class RobotDraws(TypedDict):
    number: int


class RobotMarks(TypedDict):
    points: int
    paid: int


class RobotTurnsOver(TypedDict):
    cards: list[int]


class RobotPlaces(TypedDict):
    card: int
    paid: int


class RobotEarns(TypedDict):
    gains: list[Message]


class SolitaireEnds(TypedDict):
    seat: int
    points: int
    robot: int


EVENTS: dict[str, Any] = {
    "starts": Card,
    "round-begins": Round,
    "chooses": Chooses,
    "phase-begins": Phase,
    "draws": Cards,
    "discards": Cards,
    "pile-renewed": Nothing,
    "own-pile-renewed": Seat,
    "explores": Explores,
    "draws-first": Number,
    "develops": Card,
    "settles": Card,
    "uses": Cards,
    "pays": CardAndNumber,
    "conquers": CardAndNumber,
    "boosts": Number,
    "draws-after": Number,
    "declares": Declares,
    "takes-over": TakeoverResult,
    "takeover-fails": TakeoverResult,
    "takeover-void": Card,
    "trades": CardAndNumber,
    "consumes": CardAndCards,
    "discards-for": CardAndNumber,
    "gains": Points,
    "guesses": Guesses,
    "antes": Antes,
    "keeps": Card,
    "produces": Card,
    "draws-for": CardAndNumber,
    "over-limit": Number,
    "claims": Goal,
    "loses": Goal,
    "game-won": GameWon,
    "robot-starts": RobotStarts,
    "robot-rolls": RobotRolls,
    "robot-explores": RobotDraws,
    "robot-marks": RobotMarks,
    "robot-turns-over": RobotTurnsOver,
    "robot-develops": RobotPlaces,
    "robot-develops-nothing": Nothing,
    "robot-settles": RobotPlaces,
    "robot-settles-nothing": Nothing,
    "robot-earns": RobotEarns,
    "robot-beaten": SolitaireEnds,
    "robot-wins": SolitaireEnds,
}

# what is asked


class AskExplore(TypedDict):
    drawn: int
    number: int


class AskNumber(TypedDict):
    number: int


class AskPay(TypedDict):
    card: int
    cost: int


class AskConquer(TypedDict):
    card: int
    strength: int
    defence: int


class AskBoost(TypedDict):
    card: int
    owner: int
    attack: int
    defence: int


class AskDefend(TypedDict):
    card: int
    by: int
    attack: int
    defence: int


class AskWithCard(TypedDict):
    card: int


class AskCards(TypedDict):
    card: int
    number: int


class AskLimit(TypedDict):
    number: int
    limit: int


PROMPTS: dict[str, Any] = {
    "prompt-draft": AskNumber,
    "prompt-start": Nothing,
    "prompt-first-hand": AskNumber,
    "prompt-action": Round,
    "prompt-actions": Round,
    "prompt-explore": AskExplore,
    "prompt-explore-combined": AskExplore,
    "prompt-develop": Round,
    "prompt-settle": Round,
    "prompt-second": Round,
    "prompt-pay": AskPay,
    "prompt-conquer": AskConquer,
    "prompt-takeover": Round,
    "prompt-boost": AskBoost,
    "prompt-defend": AskDefend,
    "prompt-trade": Round,
    "prompt-trade-plain": Round,
    "prompt-consume": Round,
    "prompt-goods": AskCards,
    "prompt-hand": AskCards,
    "prompt-guess": Round,
    "prompt-ante": AskWithCard,
    "prompt-keep": AskWithCard,
    "prompt-produce": Round,
    "prompt-refit": AskWithCard,
    "prompt-limit": AskLimit,
}

# what the answers cost and bring


class Less(TypedDict):
    """What takes something off a price."""

    card: int | None
    """None: the action card does."""
    number: int


class Placing(TypedDict):
    """What placing a card takes, without powers that may be put in, and what it is worth."""

    printed: int
    """Cost, or the defence of a military world."""
    less: list[Less]
    due: int
    """Cards to pay; of a military world, the strength that is missing."""
    strength: int | None
    """Against it, of a military world."""
    instead: int | None
    """What a military world would cost if it were paid for, where that is possible."""
    points: int


class PlacingHints(TypedDict):
    placing: dict[str, Placing]
    """By card."""


class TakeoverHints(TypedDict):
    threats: list[ThreatView]
    """The takeovers it may declare."""


class SecondHints(PlacingHints):
    threats: list[ThreatView]


class Bringing(TypedDict):
    """What goods bring. All of it: with what follows, in the best order; first points count, then cards."""

    points: int
    cards: int
    all_points: int
    all_cards: int


class TradeHints(TypedDict):
    goods: dict[str, Bringing]
    """By world."""


class ConsumeHints(TypedDict):
    answers: list[Bringing]
    """In the order of the options. What gambling and discarding from the hand may bring is not counted."""


class GainHints(TypedDict):
    """What it brings: of cards from hand, each of them."""

    points: int
    cards: int


class GuessHints(TypedDict):
    chances: list[int]
    """Of every number that may be named, in per cent."""


class AnteHints(TypedDict):
    chances: dict[str, int]
    """By card, in per cent."""


class Bill(TypedDict):
    """What is to be paid, in cards; none as long as more powers have to be put in."""

    least: int | None
    most: int | None


class PaymentHints(TypedDict):
    powers: dict[str, Bill]
    """With each of the powers that may be put in, by card."""


class ProduceHints(TypedDict):
    draws: dict[str, int]
    """What each of the cards that draw for goods would draw now."""


HINTS: dict[str, Any] = {
    "prompt-develop": PlacingHints,
    "prompt-settle": PlacingHints,
    "prompt-second": SecondHints,
    "prompt-pay": PaymentHints,
    "prompt-conquer": PaymentHints,
    "prompt-boost": PaymentHints,
    "prompt-defend": PaymentHints,
    "prompt-takeover": TakeoverHints,
    "prompt-trade": TradeHints,
    "prompt-trade-plain": TradeHints,
    "prompt-consume": ConsumeHints,
    "prompt-goods": GainHints,
    "prompt-hand": GainHints,
    "prompt-guess": GuessHints,
    "prompt-ante": AnteHints,
    "prompt-produce": ProduceHints,
    "prompt-refit": ProduceHints,
}

# what would come of an answer


class PlacingOutlook(TypedDict):
    placing: Placing | None
    """None: nothing is placed."""


class ThreatOutlook(TypedDict):
    threat: ThreatView | None
    """None: no takeover is declared."""


class SecondOutlook(PlacingOutlook):
    threat: ThreatView | None


class PaymentOutlook(Bill):
    keeps: list[int]
    """The cards that stay in hand."""


class ChanceOutlook(TypedDict):
    chance: int | None
    """To win, in per cent; none where nothing is bet."""


class ProduceOutlook(TypedDict):
    world: int | None
    """It gets a good."""
    cards: int
    """Drawn at once."""


PREVIEWS: dict[str, Any] = {
    "prompt-develop": PlacingOutlook,
    "prompt-settle": PlacingOutlook,
    "prompt-second": SecondOutlook,
    "prompt-pay": PaymentOutlook,
    "prompt-conquer": PaymentOutlook,
    "prompt-boost": PaymentOutlook,
    "prompt-defend": PaymentOutlook,
    "prompt-takeover": ThreatOutlook,
    "prompt-trade": Bringing,
    "prompt-trade-plain": Bringing,
    "prompt-consume": Bringing,
    "prompt-goods": Bringing,
    "prompt-hand": Bringing,
    "prompt-guess": ChanceOutlook,
    "prompt-ante": ChanceOutlook,
    "prompt-produce": ProduceOutlook,
    "prompt-refit": ProduceOutlook,
}

# what never changes in a game


class PowerReference(TypedDict):
    """One power of a card: `phase` and `does` say what it is, the rest are its figures."""

    phase: str
    does: str
    n: NotRequired[int]
    good: NotRequired[Good]
    against: NotRequired[str]
    per: NotRequired[str]
    only: NotRequired[str]
    cards: NotRequired[int]
    goods: NotRequired[int]
    times: NotRequired[int]
    discard: NotRequired[int | bool]
    vp: NotRequired[int]
    here: NotRequired[bool]
    other: NotRequired[int | bool]
    rebel: NotRequired[int]
    bonuses: NotRequired[bool]
    lo: NotRequired[int]
    hi: NotRequired[int]
    about: Message
    """All of it in words."""


class ScoreReference(TypedDict):
    """One line of a development that scores for other cards."""

    per: str
    points: NotRequired[int]
    good: NotRequired[Good]
    cards: NotRequired[list[str]]
    table: NotRequired[list[int]]
    about: Message


class CardReference(TypedDict):
    id: str
    set: str
    development: bool
    military: bool
    cost: int
    """Or the defence of a military world."""
    vp: int | None
    """None: what it scores depends on the tableau."""
    good: Good | None
    windfall: bool
    keywords: list[str]
    start: int | None
    powers: list[PowerReference]
    scores: list[ScoreReference]
    counts: list[int]
    """What every kind of card adds to what it scores; empty unless it scores for other cards."""


class GoalReference(TypedDict):
    id: str
    set: str
    first: bool
    least: int
    counts: str
    points: int
    about: Message


Source = Literal["booklet", "reported", "house"]
"""Where a figure of the Robot comes from: the booklet, players' accounts, or ourselves."""


class RobotFigure(TypedDict):
    what: str
    source: Source
    about: Message
    """All of it in words."""


class RobotRow(TypedDict):
    """What happens in a phase: one row of the mat, or what a start world changes in it."""

    phase: str
    row: str
    """Whether the Robot chose the phase (`action`, and in Consume `trade`, `double`, `both`), chose it `twice`, or only
    the person did (`reaction`)."""
    figures: list[RobotFigure]


class RobotWorld(TypedDict):
    world: str
    figures: list[RobotFigure]
    changes: list[RobotRow]


class RobotLevel(TypedDict):
    level: Level
    figures: list[RobotFigure]


class RobotDie(TypedDict):
    faces: list[RobotFace]
    source: Source


class RobotReference(TypedDict):
    """The Robot's dice and mat, every figure with its source."""

    actions: list[str]
    """The action cards the person chooses two of."""
    dice: list[RobotDie]
    start: list[RobotFigure]
    """What it has at the start, whatever its start world."""
    mat: list[RobotRow]
    placed: list[RobotRow]
    """What a world brings it when it is placed: the rows are `production` and `windfall`."""
    worlds: list[RobotWorld]
    levels: list[RobotLevel]


class RaceReference(TypedDict):
    kinds: list[CardReference]
    cards: dict[str, int]
    """The kind of every card of the game, by its number."""
    goals: list[GoalReference]
    prices: dict[Good, int]
    chips: int
    """In the pool, for each player."""
    tied: int
    """Points for a tie in a goal that goes to whoever has the most."""
    actions: list[str]
    phases: dict[str, str]
    """The phase that each action card calls."""
    robot: RobotReference | None
    """None where the boxes have no Robot."""


SHAPES = Shapes(RaceView, RaceReference, EVENTS, PROMPTS, HINTS, PREVIEWS)
