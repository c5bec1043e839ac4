"""Phase II, Develop: place a development and pay for it (rulebook: develop).

All choose at the same time; then the cards are shown, and everybody pays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Secret, Task
from ..components import piles
from ..components.cards import COST, DEVELOPMENT, KIND
from ..components.powers import CRASH, DEVELOP_AFTER, DEVELOP_DRAW, DEVELOP_REDUCE
from ..components.tableau import NO_CARD, NO_CARDS
from . import goals
from .actions import NAMES, NUMBER, anybody_chose, phase_begins
from .answers import PASS
from .payment import Due, Payment, Prompt
from .placing import draw_after, place
from .scoring import worth

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState


class Develop(Task["RaceState"]):
    """The phase; where two actions are played, it may come twice."""

    action: int
    """The action card that calls it."""
    __slots__ = tuple(__annotations__)

    def __init__(self, action: int) -> None:
        self.seat = -1
        self.action = action

    def run(self, state: RaceState) -> None:
        if not anybody_chose(state, self.action):
            return
        phase_begins(state, NAMES[self.action])
        order = state.order()
        for seat in order:
            if state.players[seat].total(DEVELOP_DRAW):
                _draw_first(state, seat)
        state.then(_PAY_DEVELOPMENTS, _END_OF_DEVELOP)
        state.ask_all([PlaceDevelopment(seat) for seat in order])


def _draw_first(state: RaceState, seat: int) -> None:
    number = piles.draw_to_hand(state, seat, state.players[seat].total(DEVELOP_DRAW))
    if state.journal is not None and number:
        state.tell("draws-first", {"seat": seat, "number": number})


class PlaceDevelopment(Secret["RaceState"]):
    """A development one can pay for and does not have yet, or none."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        options = _placeable(state, state.players[self.seat])
        options.append(PASS)
        return Choice(self.seat, "prompt-develop", "develop", options, {"round": state.round})

    def carry_out(self, state: RaceState, answers: list[tuple[int, Action]]) -> None:
        for seat, answer in answers:
            if answer != PASS:
                place(state, seat, answer[1], "develops")

    def hints(self, state: RaceState) -> dict[str, Any]:
        """For every development it could place: what it costs and why, and what it is worth."""
        player = state.players[self.seat]
        less = _reductions(state, player)
        cards = [action[1] for action in _placeable(state, player)]
        return {"placing": {str(card): _placing(state, player, card, less) for card in cards}}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        if action == PASS:
            return {"placing": None}
        player = state.players[self.seat]
        return {"placing": _placing(state, player, action[1], _reductions(state, player))}

    def costs(self, state: RaceState, action: Action) -> bool:
        """Once it is laid open, it has to be paid for."""
        return action != PASS and development_cost(state, state.players[self.seat], KIND[action[1]], NO_CARDS) > 0

    def closed(self, state: RaceState) -> list[tuple[Action, Illegal]]:
        player = state.players[self.seat]
        most = _most_cost(state, player)
        return [(("place", card), reason) for card in player.hand if (reason := _why_not(player, card, most))]


def _placeable(state: RaceState, player: Player) -> list[Action]:
    most = _most_cost(state, player)
    options: list[Action] = []
    for card in player.hand:
        kind = KIND[card]
        if DEVELOPMENT[kind] and COST[kind] <= most and not player.has(kind):
            options.append(("place", card))
    return options


def _why_not(player: Player, card: int, most: int) -> Illegal | None:
    kind = KIND[card]
    if not DEVELOPMENT[kind]:
        return Illegal("not-a-development", "develop", {"card": card})
    if player.has(kind):
        return Illegal("already-developed", "develop", {"card": card})
    if COST[kind] > most:
        hand = len(player.hand) - 1
        return Illegal("too-expensive", "develop", {"card": card, "cost": COST[kind] - most + hand, "hand": hand})
    return None


# the price


def action_bonus(state: RaceState, player: Player) -> int:
    """What developments cost less for having chosen this phase."""
    phase = state.phase if state.phase == "develop_again" else "develop"
    return 1 if player.chose(NUMBER[phase]) else 0


def _most_cost(state: RaceState, player: Player) -> int:
    """The highest cost it could pay."""
    most = len(player.hand) - 1 + player.total(DEVELOP_REDUCE) + action_bonus(state, player)
    return most + CRASH[KIND[player.sums.crash]] if player.sums.crash >= 0 else most


def development_cost(state: RaceState, player: Player, kind: int, pledged: tuple[int, ...]) -> int:
    cost = COST[kind] - player.total(DEVELOP_REDUCE) - action_bonus(state, player)
    for card in pledged:
        cost -= CRASH[KIND[card]]
    return max(0, cost)


def _reductions(state: RaceState, player: Player) -> list[dict[str, Any]]:
    """What makes developments cheaper: cards, and the action card."""
    less: list[dict[str, Any]] = []
    for card, number in player.shares(DEVELOP_REDUCE):
        less.append({"card": card, "number": number})
    bonus = action_bonus(state, player)
    return [*less, {"card": None, "number": bonus}] if bonus else less


def _placing(state: RaceState, player: Player, card: int, less: list[dict[str, Any]]) -> dict[str, Any]:
    kind = KIND[card]
    due = development_cost(state, player, kind, NO_CARDS)
    price = {"printed": COST[kind], "less": less, "due": due, "strength": None, "instead": None}
    return {**price, "points": worth(player, card)}


# paying


class PayDevelopments(Task["RaceState"]):
    """Everybody pays at the same time: nothing depends on the order."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        placed = [(seat, state.players[seat].placing) for seat in state.order()]
        state.at_once([Due(PayDevelopment(seat, card)) for seat, card in placed if card >= 0])


class PayDevelopment(Payment):
    card: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, card: int, pledged: tuple[int, ...] = NO_CARDS) -> None:
        self.seat = seat
        self.card = card
        self.pledged = pledged

    def with_power(self, card: int) -> PayDevelopment:
        return PayDevelopment(self.seat, self.card, (*self.pledged, card))

    def bill(self, state: RaceState) -> tuple[int, int]:
        cost = self._cost(state)
        return cost, cost

    def _cost(self, state: RaceState) -> int:
        return development_cost(state, state.players[self.seat], KIND[self.card], self.pledged)

    def extras(self, state: RaceState) -> list[int]:
        crash = state.players[self.seat].sums.crash
        return [crash] if crash >= 0 and crash not in self.pledged else []

    def prompt(self, state: RaceState) -> Prompt:
        return "prompt-pay", "develop", {"card": self.card, "cost": self._cost(state)}

    def tell(self, state: RaceState, number: int) -> None:
        state.tell("pays", {"seat": self.seat, "card": self.card, "number": number})

    def paid(self, state: RaceState) -> None:
        player = state.players[self.seat]
        player.placing = NO_CARD
        draw_after(state, self.seat, player.total(DEVELOP_AFTER))


class EndOfDevelop(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            player.snapshot()
        goals.check(state, "develop")


_PAY_DEVELOPMENTS: Final = PayDevelopments()
_END_OF_DEVELOP: Final = EndOfDevelop()
