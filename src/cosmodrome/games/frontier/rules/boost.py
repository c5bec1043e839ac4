"""Boost: cards go from hand into LEO, paid by their mass (rulebook: boost).

With a Bernal at home they go there just as well, for the same price; and where none is left, an ersatz can be launched
along with them (rulebook: bernal-module; seed 19.2A, 19.3B).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Illegal, Need, Question, Subset, Task
from ..components.abilities import CHEAP_BOOST, LAUNCH_STRIKE
from ..components.cards import BLACK, BLACK_HEAVY, CARDS, ENGINEER, WHITE, WHITE_HEAVY, card_called
from ..components.factions import FACTIONS, LAUNCH_FEE
from ..components.naming import HEAVY, space_message, stack_message
from ..components.stack import ERSATZ, LEO, STACKS, Stack
from ..components.tables import HALF_BOOSTS, figure
from . import abilities, ageing, aliens, cargo, claims, colonists, hazards, home, regimes, ventures
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

BEGIN: Final[Action] = ("boost",)
REPLACEMENT: Final = STACKS[ERSATZ]
"""Among the items of a boost: the ersatz."""
ERSATZ_WATER: Final = figure("boost", "ersatz_bernal")
BELT_THRUST: Final = figure("boost", "belt_thrust")
DIE: Final = 6
_TURNED_HEAVY: Final = {WHITE: WHITE_HEAVY, BLACK: BLACK_HEAVY}


def price(state: FrontierState, seat: int, mass: int) -> int:
    """What so much mass costs: half with the space elevator, rounded up; twice while others strike; some save a bit."""
    water = (mass + 1) // 2 if ventures.has(state, seat, HALF_BOOSTS) else mass
    if _struck(state, seat):
        water *= 2
    return max(0, water - _saved(state, seat))


def _struck(state: FrontierState, seat: int) -> bool:
    """Whether a strike that another has called makes launches dear."""
    return any(
        other != seat and abilities.held(state, other, LAUNCH_STRIKE) is not None for other in range(state.seats)
    )


def _saved(state: FrontierState, seat: int) -> int:
    cheap = abilities.held(state, seat, CHEAP_BOOST)
    return 0 if cheap is None else cheap.amount


def _most_mass(state: FrontierState, seat: int, spent: int = 0) -> int:
    """The mass that this player can pay for, with so much water spent otherwise."""
    water = state.players[seat].water - spent + _saved(state, seat)
    if _struck(state, seat):
        water //= 2
    return 2 * water if ventures.has(state, seat, HALF_BOOSTS) else water


def _ready(state: FrontierState, seat: int) -> list[int]:
    """What could be boosted from hand: cards with the side for it, humans as long as more of them may come into
    space."""
    ready = [card for card in state.players[seat].hand if CARDS[card].faces[_side(state, seat, card)] is not None]
    if colonists.room(state, seat):
        return ready
    return [card for card in ready if not colonists.is_human_colonist(card)]


def _side(state: FrontierState, seat: int, card: int) -> int:
    """The side that a hand card is boosted with: white, but aliens and whoever has turned a card use the black one."""
    return BLACK if aliens.is_alien(state, seat) or card in state.blackened else WHITE


def _items(state: FrontierState, seat: int) -> list[str]:
    """The cards, radiators also turned heavy; and the ersatz."""
    found: list[str] = []
    for card in _ready(state, seat):
        found.append(CARDS[card].id)
        if CARDS[card].faces[_face_of(state, seat, CARDS[card].id + HEAVY)] is not None:
            found.append(CARDS[card].id + HEAVY)
    return [*found, REPLACEMENT] if _ersatz_open(state, seat) else found


def _ersatz_open(state: FrontierState, seat: int) -> bool:
    """Whether nothing stands on the home orbit, and another Bernal can be paid for."""
    return home.left(state, seat) and state.players[seat].water >= ERSATZ_WATER


def _face_of(state: FrontierState, seat: int, item: str) -> int:
    side = _side(state, seat, _card_of(item))
    return _TURNED_HEAVY[side] if item.endswith(HEAVY) else side


def _card_of(item: str) -> int:
    return card_called(item.removesuffix(HEAVY))


def _mass_of(state: FrontierState, seat: int, item: str) -> int:
    """What it weighs; the ersatz, whose price is fixed, as much as could be boosted for that."""
    if item == REPLACEMENT:
        return _most_mass(state, seat) - _most_mass(state, seat, ERSATZ_WATER)
    return state.mass(_card_of(item), _face_of(state, seat, item))


class BeginBoost(Activity):
    """Which cards: the next question asks."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [BEGIN] if self._refusal(state, seat) is None else []

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(BOOST[seat])

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        why = self._refusal(state, seat)
        return [] if why is None else [(BEGIN, why)]

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By card: what it costs alone."""
        return {item: cost_of(state, seat, (item,)) for item in _items(state, seat)}

    def _refusal(self, state: FrontierState, seat: int) -> Illegal | None:
        masses = [_mass_of(state, seat, item) for item in _items(state, seat)]
        if not masses:
            if any(colonists.is_human_colonist(card) for card in state.players[seat].hand):
                return colonists.too_many(state, seat)
            if home.left(state, seat):
                return Illegal("why-boost-too-dear", "boost", _too_dear(state, seat, ERSATZ_WATER))
            return Illegal("why-nothing-to-boost", "boost")
        if min(masses) > _most_mass(state, seat):
            cost = price(state, seat, min(masses))
            return Illegal("why-boost-too-dear", "boost", _too_dear(state, seat, cost))
        return None


def _too_dear(state: FrontierState, seat: int, cost: int) -> dict[str, Any]:
    return {"cost": cost, "water": state.players[seat].water}


class Boost(Question["FrontierState"]):
    """Which cards are boosted, and how radiators are turned."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        items = _items(state, self.seat)
        masses = [_mass_of(state, self.seat, item) for item in items]
        needs = [Need("need-boost-mass", masses, most=_most_mass(state, self.seat))]
        for item in items:
            if item.endswith(HEAVY):
                plain = item.removesuffix(HEAVY)
                needs.append(Need("need-one-way", [int(each in (item, plain)) for each in items], most=1))
        humans = [int(item != REPLACEMENT and colonists.is_human_colonist(_card_of(item))) for item in items]
        if any(humans):
            needs.append(Need("need-colonists", humans, most=colonists.room(state, self.seat)))
        return Subset(self.seat, "prompt-boost", "boost", "boost", items, 1, len(items), needs, masses)

    def answer(self, state: FrontierState, action: Action) -> None:
        items: tuple[str, ...] = action[1]
        lift = Lift(self.seat, items, ())
        if state.rules.bernal and (REPLACEMENT in items or home.kept(state, self.seat)) and lift.cards:
            state.then(SendHome(self.seat, items))
        else:
            state.then(*_disk_first(state, self.seat, items), lift)

    def explain(self, state: FrontierState, action: Action) -> Illegal | None:
        if len(action) != 2 or not isinstance(action[1], tuple) or colonists.room(state, self.seat):
            return None
        hand = state.players[self.seat].hand
        barred = [CARDS[card].id for card in hand if colonists.is_human_colonist(card)]
        return colonists.too_many(state, self.seat) if any(item in barred for item in action[1]) else None

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By card: its mass; and what a unit of mass costs, as a fraction."""
        items = _items(state, self.seat)
        return {
            "masses": {item: _mass_of(state, self.seat, item) for item in items if item != REPLACEMENT},
            "half": ventures.has(state, self.seat, HALF_BOOSTS),
            "water": state.players[self.seat].water,
        }

    def preview(self, state: FrontierState, action: Action) -> dict[str, Any]:
        cost = self._cost(state, action)
        return {"cost": cost, "water": state.players[self.seat].water - cost}

    def _cost(self, state: FrontierState, action: Action) -> int:
        return cost_of(state, self.seat, action[1])


def cost_of(state: FrontierState, seat: int, items: tuple[str, ...]) -> int:
    """What a boost costs: cards by their mass, the ersatz as much as ever."""
    mass = sum([_mass_of(state, seat, item) for item in items if item != REPLACEMENT])
    return price(state, seat, mass) + (ERSATZ_WATER if REPLACEMENT in items else 0)


def _disk_first(state: FrontierState, seat: int, items: tuple[str, ...]) -> list[Task[Any]]:
    """What to do before an ersatz is launched that a disk has to mark: the Bernal uses both tokens."""
    return claims.disk_first(state, seat) if REPLACEMENT in items and home.promoted(state, seat) else []


class SendHome(Question["FrontierState"]):
    """Which of the boosted cards go to the home orbit; the others stay in LEO."""

    __slots__ = ("items",)

    items: tuple[str, ...]

    def __init__(self, seat: int, items: tuple[str, ...]) -> None:
        self.seat = seat
        self.items = items

    def ask(self, state: FrontierState) -> Decision:
        cards = [item for item in self.items if item != REPLACEMENT]
        size = len(cards)
        params = {"space": space_message(state.system, home.orbit(state, self.seat))}
        return Subset(
            self.seat, "prompt-send-home", "bernal-module", "home", list(cards), 0, size, [], [0] * size, (), params
        )

    def answer(self, state: FrontierState, action: Action) -> None:
        state.then(*_disk_first(state, self.seat, self.items), Lift(self.seat, self.items, action[1]))

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By card: how many faces of a die send it back from the belt."""
        belt = FACTIONS[state.players[self.seat].faction].belt
        cards = [item for item in self.items if item != REPLACEMENT]
        return {"fails": {item: _fails(state, self.seat, item) if belt else 0 for item in cards}, "of": DIE}


def _fails(state: FrontierState, seat: int, item: str) -> int:
    """The faces of a die with which a card does not come through the belt."""
    hard = CARDS[_card_of(item)].face(_face_of(state, seat, item)).rad_hard
    dice = range(1, DIE + 1)
    return len([die for die in dice if hazards.radiation_level(die, BELT_THRUST, state.season) > hard])


class Lift(Task["FrontierState"]):
    """The boost is paid and carried out."""

    __slots__ = ("homeward", "items")

    items: tuple[str, ...]
    homeward: tuple[str, ...]
    """Those that go to the home orbit."""

    def __init__(self, seat: int, items: tuple[str, ...], homeward: tuple[str, ...]) -> None:
        self.seat = seat
        self.items = items
        self.homeward = homeward

    @property
    def cards(self) -> list[int]:
        return [_card_of(item) for item in self.items if item != REPLACEMENT]

    def run(self, state: FrontierState) -> None:
        cost = cost_of(state, self.seat, self.items)
        state.players[self.seat].water -= cost
        for item in self.items:
            if item != REPLACEMENT:
                state.faces[_card_of(item)] = _face_of(state, self.seat, item)
                state.visits.pop(_card_of(item), None)
        if state.journal is not None and self.cards:
            state.tell("boosts", {"seat": self.seat, "cards": self.cards, "water": cost})
        if REPLACEMENT in self.items:
            launch_ersatz(state, self.seat)
        up = [_card_of(item) for item in self.homeward]
        low = [card for card in self.cards if card not in up]
        cargo.enters(state, self.seat, LEO, tuple(low))
        colonists.arrive(state, low)
        if up:
            send_home(state, self.seat, up)
        _launch_fee(state)


def launch_ersatz(state: FrontierState, seat: int) -> None:
    """A replacement stands on the home orbit, marked by the second token or by a disk."""
    player = state.players[seat]
    player.stacks[ERSATZ] = Stack(home.orbit(state, seat))
    player.ersatz_disk = home.promoted(state, seat)
    if state.journal is not None:
        state.tell("launches-ersatz", {"seat": seat, "water": ERSATZ_WATER})


def send_home(state: FrontierState, seat: int, cards: list[int]) -> None:
    """Cards go on to the home orbit; those that do not stand the belt on the way come back to hand.

    Humans only grow older by it, where age is counted.
    """
    back: list[int] = []
    if FACTIONS[state.players[seat].faction].belt:
        die = state.dice.roll(DIE)
        level = hazards.radiation_level(die, BELT_THRUST, state.season)
        back = hazards.below(state, tuple(cards), level)
        if state.journal is not None:
            state.tell("radiation", {"seat": seat, "die": die, "level": level})
    older = [card for card in back if state.rules.ageing and ageing.grows_old(card)]
    back = [card for card in back if card not in older]
    safe = tuple([card for card in cards if card not in back])
    kind = ERSATZ if state.stack(seat, ERSATZ).there else home.stack_of(state, seat)
    cargo.enters(state, seat, kind, safe)
    colonists.arrive(state, list(safe))
    if state.journal is not None:
        if safe:
            state.tell("boosts-home", {"seat": seat, "cards": list(safe), "stack": stack_message(kind)})
        if back:
            state.tell("belt-returns", {"seat": seat, "cards": back})
    ageing.irradiated(state, seat, older)


def _launch_fee(state: FrontierState) -> None:
    """Somebody is paid by the bank for anybody's boost."""
    seat = regimes.privileged(state, LAUNCH_FEE)
    if seat < 0:
        return
    water = FACTIONS[state.players[seat].faction].amount
    state.players[seat].water += water
    if state.journal is not None:
        state.tell("launch-fee", {"seat": seat, "water": water})


BEGIN_BOOST: Final = BeginBoost("boost", "boost", ENGINEER)
BOOST: Final = tuple([Boost(seat) for seat in range(5)])
