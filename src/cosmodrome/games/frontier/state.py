"""The state of a game of High Frontier: what lies on the table.

What happens next are tasks (`kernel/flow.py`), each in the chapter of `rules/` that it belongs to; they begin with
`rules.year.Year`. Of the map only that is kept which somebody has put there: claims, factories, colonies and stacks.
"""

from __future__ import annotations

from typing import Any, Final, cast

from ...kernel import Dice, FlowState, Question
from ...kernel.fields import Shared, everything
from ...kernel.flow import KERNEL_FIELDS
from . import auditing, copies, imagining
from .components.announcement import Announcement
from .components.cards import CARDS, DECKS, WHITE, Face
from .components.factions import FACTIONS
from .components.grant import Grant
from .components.move import Move
from .components.pieces import FREE
from .components.player import Player
from .components.politics import START_SQUARE
from .components.solar_system import SolarSystem
from .components.stack import NO_CARDS, Stack
from .components.star import Star
from .components.tables import GLORIES, VENTURES
from .options import Rules
from .rules import deals
from .rules.futures.stars import NO_COUNTDOWN
from .rules.scenarios import listed
from .rules.science import NOT_SEEN
from .rules.turn import Turn
from .shown import viewing

NOBODY_ACTS: Final = -1


class FrontierState(FlowState):
    rules: Rules
    year: int
    """How many years are over."""
    square: int
    """Where the disk of politics is, as a place in SQUARES."""
    first: int
    """The first player, for the whole game."""
    active: int
    """Whose turn it is; `NOBODY_ACTS` between turns."""
    players: list[Player]
    decks: list[list[int]]
    """By DECKS: the top card first."""
    unseen: list[int]
    """By DECKS: how many cards below the top lie in an order that nobody knows; those below them were put there."""
    faces: list[int]
    """Which of its faces each card in space shows, as a place in FACES."""
    claims: dict[int, int]
    """By site: whose disk is there, or `BUSTED`."""
    factories: dict[int, int]
    colonies: dict[int, int]
    damaged: tuple[int, ...]
    """The sites whose factories were damaged in battle."""
    hijacked: tuple[int, ...]
    """The sites whose factories are mobile ones on the claims of others: they bring no points and leave the track."""
    pioneered: tuple[int, ...]
    """The letters that somebody has industrialised, as places in LETTERS, where that brings a freighter."""
    glories: list[int]
    ventures: list[int]
    eureka: int
    """What the first landing on Eureka has shown, as in `rules/science.py`."""
    visits: dict[int, tuple[int, ...]]
    """By human card: the sites it has landed on since it left Earth."""
    handed: dict[int, int]
    """By card that has changed hands: its old owner, until his next turn."""
    lots: tuple[int, ...]
    """The colonists that were taken off their deck to recruit one of them; while it is auctioned, this one."""
    emancipator: int
    """Who has emancipated the robots, or `FREE`."""
    stars: tuple[Star, ...]
    """The Futures that were fulfilled or have failed, in this order."""
    announced: tuple[Announcement, ...]
    """The comets on their way."""
    recruits: dict[int, int]
    """By colonist in space: its hostile recruits that were epic hazards, for the Future that asks for them."""
    destroyed: tuple[int, ...]
    """The sites of which nothing is left."""
    countdown: int
    """How many events are left until Futures end the game, or `NO_COUNTDOWN`."""
    removed: tuple[int, ...]
    """The cards that have left the game."""
    ages: dict[int, int]
    """By human card in space: its disks of age, in the scenario that counts them."""
    armada: tuple[tuple[int, ...], ...]
    """The rockets of the Mars armada, each by its cards."""
    deflected: tuple[int, ...]
    """The halves of Hermes that were pushed aside."""
    blackened: tuple[int, ...]
    """Hand cards that were turned to their black side on Earth."""
    victors: tuple[int, ...]
    """Who has reached the goal of a scenario that is won by it."""
    ending: bool
    """The game ends with this year."""
    # in this turn
    operations: int
    """How many operations the crew has left."""
    worked: tuple[int, ...]
    """The colonists that have worked."""
    arrived: tuple[int, ...]
    """The colonists that have come into space: they do not work yet."""
    auctioned: bool
    bought: bool
    """A patent was bought, and nothing has been done with that yet."""
    moved: tuple[int, ...]
    """The stacks of the active player that have moved, by STACKS."""
    carried: tuple[int, ...]
    """The cards that have moved with them: nothing moves twice."""
    fresh: tuple[int, ...]
    """The cards that were produced: they do not move yet."""
    landed: tuple[int, ...]
    """The sites whose factories have moved there: they do not lift off again."""
    ferried: tuple[int, ...]
    """The mobile factories that another craft has carried, by STACKS: they move only to land."""
    afterburnt: tuple[int, ...]
    """The engines that have spent fuel in their afterburners."""
    rerolled: tuple[int, ...]
    """The cards that have made a failed roll again."""
    attacked: bool
    battled: tuple[int, ...]
    """The spaces that were attacked, by the newer rules of combat."""
    grants: tuple[Grant, ...]
    """What others have allowed the active player for this turn."""
    proposals: tuple[int, ...]
    """Who has proposed a deal, each time."""
    thwarted: tuple[int, ...]
    """The spaces where somebody has objected to a felony."""
    inspired: int
    """How many inspirations the moves have brought."""
    move: Shared[Move | None]
    """The craft that is on its way now."""
    __slots__ = tuple(__annotations__)

    def begin(self) -> None:
        """The empty table."""
        self.set_out()
        self.rules = Rules(self.options)
        self.year = 0
        self.square = START_SQUARE
        self.first = 0
        self.active = NOBODY_ACTS
        self.players = []
        self.decks = [[] for _ in DECKS]
        self.unseen = [0] * len(DECKS)
        self.faces = [WHITE] * len(CARDS)
        self.claims = {}
        self.factories = {}
        self.colonies = {}
        self.damaged = ()
        self.hijacked = ()
        self.pioneered = ()
        self.glories = [FREE] * len(GLORIES)
        self.ventures = [FREE] * len(VENTURES)
        self.eureka = NOT_SEEN
        self.visits = {}
        self.handed = {}
        self.lots = NO_CARDS
        self.emancipator = FREE
        self.stars = ()
        self.announced = ()
        self.recruits = {}
        self.destroyed = ()
        self.countdown = NO_COUNTDOWN
        self.removed = NO_CARDS
        self.ages = {}
        self.armada = ()
        self.deflected = ()
        self.blackened = NO_CARDS
        self.victors = ()
        self.ending = False
        self.begin_turn(NOBODY_ACTS)

    def begin_turn(self, seat: int) -> None:
        self.active = seat
        self.operations = 1
        self.worked = NO_CARDS
        self.arrived = NO_CARDS
        self.auctioned = False
        self.bought = False
        self.moved = ()
        self.carried = NO_CARDS
        self.fresh = NO_CARDS
        self.landed = ()
        self.ferried = ()
        self.afterburnt = NO_CARDS
        self.rerolled = NO_CARDS
        self.attacked = False
        self.battled = ()
        self.grants = ()
        self.proposals = ()
        self.thwarted = ()
        self.inspired = 0
        self.move = None

    # what the rules look up

    @property
    def system(self) -> SolarSystem:
        return self.rules.system

    @property
    def season(self) -> int:
        return self.rules.cycle.season(self.year)

    def stack(self, seat: int, kind: int) -> Stack:
        return self.players[seat].stacks[kind]

    def face(self, card: int) -> Face:
        """The face that a card in space shows."""
        return CARDS[card].face(self.faces[card])

    def mass(self, card: int, face: int) -> int:
        """What a card weighs with this face: without supports to carry, it weighs what the base game prints."""
        shown = CARDS[card].face(face)
        return shown.mass if self.rules.advanced else shown.base_mass

    def dry_mass(self, stack: Stack) -> int:
        return stack.ballast + sum([self.mass(card, self.faces[card]) for card in stack.cards])

    def steps(self, stack: Stack) -> int:
        """The steps of fuel in its tanks, as its dry mass is now."""
        return self.rules.strip.held(self.dry_mass(stack), stack.tanks, stack.odd)

    # what the kernel asks

    def copy(self) -> FrontierState:
        twin = FrontierState(self.game, self.seats, self.options, self.seed, self.dice)
        self.copy_into(twin)
        copies.frontier_state(self, twin)
        return twin

    @property
    def scores(self) -> list[int]:
        played = listed.played(self)
        return [sum(played.points(self, seat)) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        return listed.played(self).winners(self) if self.over else []

    def opening(self, seat: int) -> str:
        """The faction."""
        return FACTIONS[self.players[seat].faction].name

    @property
    def progress(self) -> tuple[int | None, str]:
        return self.year + 1, "year"

    def unasked(self, seat: int) -> Question[Any] | None:
        """Between two things that the active player does, others may propose deals to him."""
        main = self.main
        if not isinstance(main, Turn) or main.seat == seat or not deals.may_propose(self, seat, main.seat):
            return None
        return deals.Terms(seat, main.seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], viewing.views(self, [seat])[0])

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        return cast(list[dict[str, Any]], viewing.views(self, seats))

    def everything(self) -> dict[str, Any]:
        return everything(self, (*KERNEL_FIELDS, "rules"))

    def imagine(self, seat: int, dice: Dice) -> FrontierState:
        return imagining.imagine(self, seat, dice)

    def reshuffle(self) -> None:
        imagining.shuffle_unseen(self, self.dice)

    def audit(self) -> None:
        auditing.audit(self)
