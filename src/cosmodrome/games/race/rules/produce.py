"""Phase V, Produce: goods for production worlds, windfall worlds and powers that make them (rulebook: produce).

What nobody could wish to do differently is done at once: production worlds produce, and fixed numbers of cards are
drawn. Then everybody, at the same time, uses the other powers in an order of their own. Cards for what was produced are
drawn last, unless the player wants them earlier.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Item, Question, Subset, Task
from ..components import piles
from ..components.cards import COST, GOOD, GOODS, KIND, WINDFALL
from ..components.powers import (
    CHROMOSOMES,
    COUNTED_DRAW,
    DRAW_HERE,
    DRAW_IF_MOST,
    DRAW_PER_CHROMOSOME,
    DRAW_PER_GENES,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_MILITARY,
    DRAW_PER_REBEL,
    GENES_WORLDS,
    MILITARY_WORLDS,
    MOST_DRAWS,
    PRODUCE_DRAW,
    PRODUCE_WINDFALL,
    PRODUCES,
    REBEL_WORLDS,
    REFIT,
    WINDFALL_ELSEWHERE,
)
from ..components.tableau import NO_CARD
from . import actions, goals
from .answers import DONE

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

BONUS: Final = -1
"""In place of a card: the bonus of the action card, a good on a windfall world."""


class Produce(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        if not actions.anybody_chose(state, actions.PRODUCE):
            return
        actions.phase_begins(state, "produce")
        state.then(_END_OF_PRODUCE)
        state.at_once([Turn(seat) for seat in state.order()])


class Turn(Task["RaceState"]):
    """A seat produces and draws what needs no choice; then it uses its other powers."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        player = state.players[self.seat]
        player.produced = [0] * len(GOODS)
        windfalls = [BONUS] if player.chose(actions.PRODUCE) else []
        draws: list[int] = []
        refit = NO_CARD
        for card in player.active:
            kind = KIND[card]
            if PRODUCES[kind] and player.good_on(card) < 0:
                _produce(state, self.seat, card)
            if REFIT[kind] and player.good_on(card) < 0:
                refit = card
            if PRODUCE_WINDFALL[kind] >= 0:
                windfalls.append(card)
            if COUNTED_DRAW[kind]:
                draws.append(card)
            _draw(state, self.seat, card, fixed_draw(player, kind))
        _go_on(state, self.seat, windfalls, draws, refit)


def fixed_draw(player: Player, kind: int) -> int:
    """Cards for having this card, whatever is produced."""
    number = PRODUCE_DRAW[kind]
    if DRAW_PER_MILITARY[kind]:
        number += DRAW_PER_MILITARY[kind] * player.total(MILITARY_WORLDS)
    if DRAW_PER_REBEL[kind]:
        number += DRAW_PER_REBEL[kind] * player.total(REBEL_WORLDS)
    if DRAW_PER_CHROMOSOME[kind]:
        number += DRAW_PER_CHROMOSOME[kind] * player.total(CHROMOSOMES)
    if DRAW_PER_GENES[kind]:
        number += DRAW_PER_GENES[kind] * player.total(GENES_WORLDS)
    return number


def _draw(state: RaceState, seat: int, card: int, number: int) -> None:
    if not number:
        return
    number = piles.draw_to_hand(state, seat, number)
    if state.journal is not None and number:
        state.tell("draws-for", {"seat": seat, "card": card, "number": number})


def _produce(state: RaceState, seat: int, world: int) -> None:
    if not piles.add_good(state, seat, world):
        return
    player = state.players[seat]
    kind = KIND[world]
    player.produced[GOOD[kind]] += 1
    if state.journal is not None:
        state.tell("produces", {"seat": seat, "card": world})
    _draw(state, seat, world, DRAW_HERE[kind])


# powers in an order of one's own


def _go_on(state: RaceState, seat: int, windfalls: list[int], draws: list[int], refit: int) -> None:
    """Use powers until there is something to choose, or nothing to use."""
    player = state.players[seat]
    while True:
        pairs = windfall_pairs(player, windfalls)
        if pairs and all(pair[1] == pairs[0][1] for pair in pairs):
            windfalls.remove(pairs[0][0])
            _produce(state, seat, pairs[0][1])
        elif pairs or (refit >= 0 and (player.hand or _order_matters(player, draws))):
            state.then(UsePowers(seat, tuple(windfalls), tuple(draws), refit))
            return
        elif draws:
            _counted_draw(state, seat, draws.pop(0))
        else:
            return


def _order_matters(player: Player, draws: list[int]) -> bool:
    """With an empty hand: whether one power can bring the card for a good that another one then counts."""
    return len(draws) > 1 and any(_counted(player, card) for card in draws)


def windfall_pairs(player: Player, windfalls: list[int]) -> list[tuple[int, int]]:
    """Every power to produce on a windfall world, with every world it can be used on."""
    if not windfalls:
        return []
    empty = [card for card, good in zip(player.tableau, player.goods, strict=True) if good < 0 and WINDFALL[KIND[card]]]
    return [(power, world) for power in windfalls for world in empty if _serves(power, world)]


def _serves(power: int, world: int) -> bool:
    if power == BONUS:
        return True
    kind = KIND[power]
    if WINDFALL_ELSEWHERE[kind] and power == world:
        return False
    return PRODUCE_WINDFALL[kind] in (0, GOOD[KIND[world]])


def _counted(player: Player, card: int) -> int:
    """How many cards this one draws for what has been produced."""
    kind = KIND[card]
    number = 0
    for good in range(1, len(GOODS)):
        number += DRAW_PER_GOOD[good][kind] * player.produced[good]
        if player.produced[good]:
            number += DRAW_PER_KIND[kind]
    return number


def _counted_draw(state: RaceState, seat: int, card: int) -> None:
    _draw(state, seat, card, _counted(state.players[seat], card))


class UsePowers(Question["RaceState"]):
    """Windfall worlds come first unless the player draws cards before; a card from hand may be given for a good."""

    windfalls: tuple[int, ...]
    """Cards whose power to produce on a windfall world is left; -1 is the bonus of the action card."""
    draws: tuple[int, ...]
    """Cards that draw for what has been produced, not used yet."""
    refit: int
    """The world a card may be discarded to produce on."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, windfalls: tuple[int, ...], draws: tuple[int, ...], refit: int) -> None:
        self.seat = seat
        self.windfalls = windfalls
        self.draws = draws
        self.refit = refit

    def ask(self, state: RaceState) -> Decision:
        player = state.players[self.seat]
        pairs = windfall_pairs(player, list(self.windfalls))
        others: list[Action] = [("windfall", power, world) for power, world in pairs]
        others += [("draw", card) for card in self.draws]
        if self.refit < 0 or not player.hand:
            return Choice(self.seat, "prompt-produce", "produce", others, {"round": state.round})
        if not pairs:
            others.append(DONE)
        hand: list[Item] = player.hand[:]
        worth = [COST[KIND[card]] for card in player.hand]
        params = {"card": self.refit}
        return Subset(self.seat, "prompt-refit", "produce", "refit", hand, 1, 1, [], worth, tuple(others), params)

    def answer(self, state: RaceState, action: Action) -> None:
        windfalls, draws, refit = list(self.windfalls), list(self.draws), self.refit
        if action[0] == "windfall":
            windfalls.remove(action[1])
            _produce(state, self.seat, action[2])
        elif action[0] == "draw":
            draws.remove(action[1])
            _counted_draw(state, self.seat, action[1])
        else:
            refit = NO_CARD
            if action != DONE:
                self._refit(state, action[1])
        _go_on(state, self.seat, windfalls, draws, refit)

    def hints(self, state: RaceState) -> dict[str, Any]:
        """How many cards each of the others draws now, for what has been produced so far."""
        player = state.players[self.seat]
        return {"draws": {str(card): _counted(player, card) for card in self.draws}}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        """The world that gets a good, and the cards that are drawn at once."""
        if action[0] == "draw":
            return {"world": None, "cards": _counted(state.players[self.seat], action[1])}
        if action == DONE:
            return {"world": None, "cards": 0}
        world = action[2] if action[0] == "windfall" else self.refit
        return {"world": world, "cards": DRAW_HERE[KIND[world]]}

    def _refit(self, state: RaceState, cards: tuple[int, ...]) -> None:
        """A card is discarded for a good."""
        piles.discard_from_hand(state, self.seat, cards)
        if state.journal is not None:
            state.tell("discards-for", {"seat": self.seat, "number": 1, "card": self.refit})
            state.tell("discards", {"seat": self.seat, "cards": list(cards)}, (self.seat,))
        _produce(state, self.seat, self.refit)


class EndOfProduce(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for seat in state.order():
            _draw_for_most(state, seat)
        for player in state.players:
            player.produced = []
        goals.check(state, "produce")


def _draw_for_most(state: RaceState, seat: int) -> None:
    """Cards for having produced more goods of a kind than anybody else."""
    player = state.players[seat]
    for card in player.active:
        if not MOST_DRAWS[KIND[card]]:
            continue
        for good in range(1, len(GOODS)):
            number = DRAW_IF_MOST[good][KIND[card]]
            if (
                number
                and player.produced[good]
                and all(other is player or other.produced[good] < player.produced[good] for other in state.players)
            ):
                _draw(state, seat, card, number)


_END_OF_PRODUCE: Final = EndOfProduce()
