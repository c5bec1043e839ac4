"""Boost: cards go from hand into LEO, paid by their mass (rulebook: boost)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Illegal, Need, Question, Subset
from ..components.abilities import CHEAP_BOOST, LAUNCH_STRIKE
from ..components.cards import CARDS, ENGINEER, WHITE, WHITE_HEAVY, card_called
from ..components.factions import FACTIONS, LAUNCH_FEE
from ..components.naming import HEAVY
from ..components.stack import LEO
from ..components.tables import HALF_BOOSTS
from . import abilities, colonists, regimes, ventures
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

BEGIN: Final[Action] = ("boost",)


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


def _most_mass(state: FrontierState, seat: int) -> int:
    """The mass that this player can pay for."""
    water = state.players[seat].water + _saved(state, seat)
    if _struck(state, seat):
        water //= 2
    return 2 * water if ventures.has(state, seat, HALF_BOOSTS) else water


def _white(state: FrontierState, seat: int) -> list[int]:
    """What could be boosted from hand: cards with a white side, humans as long as more of them may come into space."""
    white = [card for card in state.players[seat].hand if CARDS[card].faces[WHITE] is not None]
    if colonists.room(state, seat):
        return white
    return [card for card in white if not colonists.is_human_colonist(card)]


def _items(state: FrontierState, seat: int) -> list[str]:
    """The cards, radiators also turned heavy."""
    found: list[str] = []
    for card in _white(state, seat):
        found.append(CARDS[card].id)
        if CARDS[card].faces[WHITE_HEAVY] is not None:
            found.append(CARDS[card].id + HEAVY)
    return found


def _face_of(item: str) -> int:
    return WHITE_HEAVY if item.endswith(HEAVY) else WHITE


def _mass_of(state: FrontierState, item: str) -> int:
    return state.mass(card_called(item.removesuffix(HEAVY)), _face_of(item))


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
        return {item: price(state, seat, _mass_of(state, item)) for item in _items(state, seat)}

    def _refusal(self, state: FrontierState, seat: int) -> Illegal | None:
        masses = [_mass_of(state, item) for item in _items(state, seat)]
        if not masses:
            if any(colonists.is_human_colonist(card) for card in state.players[seat].hand):
                return colonists.too_many(state, seat)
            return Illegal("why-nothing-to-boost", "boost")
        if min(masses) > _most_mass(state, seat):
            params = {"cost": price(state, seat, min(masses)), "water": state.players[seat].water}
            return Illegal("why-boost-too-dear", "boost", params)
        return None


class Boost(Question["FrontierState"]):
    """Which cards are boosted, and how radiators are turned."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        items = _items(state, self.seat)
        masses = [_mass_of(state, item) for item in items]
        needs = [Need("need-boost-mass", masses, most=_most_mass(state, self.seat))]
        for item in items:
            if item.endswith(HEAVY):
                plain = item.removesuffix(HEAVY)
                needs.append(Need("need-one-way", [int(each in (item, plain)) for each in items], most=1))
        humans = [int(colonists.is_human_colonist(card_called(item.removesuffix(HEAVY)))) for item in items]
        if any(humans):
            needs.append(Need("need-colonists", humans, most=colonists.room(state, self.seat)))
        return Subset(self.seat, "prompt-boost", "boost", "boost", items, 1, len(items), needs, masses)

    def answer(self, state: FrontierState, action: Action) -> None:
        chosen: list[int] = []
        for item in action[1]:
            card = card_called(item.removesuffix(HEAVY))
            state.faces[card] = _face_of(item)
            state.visits.pop(card, None)
            chosen.append(card)
        player = state.players[self.seat]
        cost = self._cost(state, action)
        player.water -= cost
        player.hand = tuple([card for card in player.hand if card not in chosen])
        player.stacks[LEO] = player.stacks[LEO].joined_by(*chosen)
        colonists.arrive(state, chosen)
        if state.journal is not None:
            state.tell("boosts", {"seat": self.seat, "cards": chosen, "water": cost})
        _launch_fee(state)

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
            "masses": {item: _mass_of(state, item) for item in items},
            "half": ventures.has(state, self.seat, HALF_BOOSTS),
            "water": state.players[self.seat].water,
        }

    def preview(self, state: FrontierState, action: Action) -> dict[str, Any]:
        cost = self._cost(state, action)
        return {"cost": cost, "water": state.players[self.seat].water - cost}

    def _cost(self, state: FrontierState, action: Action) -> int:
        return price(state, self.seat, sum([_mass_of(state, item) for item in action[1]]))


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
