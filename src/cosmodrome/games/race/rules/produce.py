"""Phase V, Produce: goods for production worlds, windfall worlds and powers that make them (rulebook: produce).

What nobody could wish to do differently is done at once: production worlds produce, and fixed numbers of cards are
drawn. Then everybody, at the same time, uses the other powers in an order of their own. Cards for what was produced are
drawn last, unless the player wants them earlier.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Item, Subset
from ..components import piles
from ..components.cards import COST, GENES, GOOD, GOODS, KIND, WINDFALL
from ..components.powers import (
    COUNTED_DRAW,
    DRAW_HERE,
    DRAW_IF_MOST,
    DRAW_PER_CHROMOSOME,
    DRAW_PER_GENES,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_MILITARY,
    DRAW_PER_REBEL,
    PRODUCE_DRAW,
    PRODUCE_WINDFALL,
    PRODUCES,
    REFIT,
    WINDFALL_ELSEWHERE,
)
from ..components.tableau import NO_CARD
from . import actions, goals

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

BONUS: Final = -1
"""In place of a card: the bonus of the action card, a good on a windfall world."""


def begin(state: RaceState) -> None:
    if not actions.anybody_chose(state, actions.PRODUCE):
        return
    actions.phase_begins(state, "produce")
    for seat in state.order():
        player = state.players[seat]
        player.produced = [0] * len(GOODS)
        player.windfalls = [BONUS] if player.chose(actions.PRODUCE) else []
        player.draws = []
        player.refit = NO_CARD
        _produce_at_once(state, seat)
        go_on(state, seat)


def _produce_at_once(state: RaceState, seat: int) -> None:
    player = state.players[seat]
    for card in player.active:
        kind = KIND[card]
        if PRODUCES[kind] and player.good_on(card) < 0:
            _produce(state, seat, card)
        if REFIT[kind] and player.good_on(card) < 0:
            player.refit = card
        if PRODUCE_WINDFALL[kind] >= 0:
            player.windfalls.append(card)
        if COUNTED_DRAW[kind]:
            player.draws.append(card)
        _draw(state, seat, card, fixed_draw(player, kind))


def fixed_draw(player: Player, kind: int) -> int:
    """Cards for having this card, whatever is produced."""
    sums = player.sums
    number = PRODUCE_DRAW[kind]
    if DRAW_PER_MILITARY[kind]:
        number += DRAW_PER_MILITARY[kind] * sums.military_worlds
    if DRAW_PER_REBEL[kind]:
        number += DRAW_PER_REBEL[kind] * sums.rebel_worlds
    if DRAW_PER_CHROMOSOME[kind]:
        number += DRAW_PER_CHROMOSOME[kind] * sums.chromosomes
    if DRAW_PER_GENES[kind]:
        number += DRAW_PER_GENES[kind] * len([card for card in player.active if GOOD[KIND[card]] == GENES])
    return number


def _draw(state: RaceState, seat: int, card: int, number: int) -> None:
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


def go_on(state: RaceState, seat: int) -> None:
    """Use powers until there is something to choose, or nothing to use."""
    player = state.players[seat]
    while True:
        pairs = windfall_pairs(player)
        if pairs and all(pair[1] == pairs[0][1] for pair in pairs):
            _use_windfall(state, seat, pairs[0][0], pairs[0][1])
        elif pairs or (player.refit >= 0 and (player.hand or _order_matters(player))):
            state.wait_for(seat, "produce")
            return
        elif player.draws:
            _counted_draw(state, seat, player.draws[0])
        else:
            return


def _order_matters(player: Player) -> bool:
    """With an empty hand: whether one power can bring the card for a good that another one then counts."""
    return len(player.draws) > 1 and any(_counted(player, card) for card in player.draws)


def windfall_pairs(player: Player) -> list[tuple[int, int]]:
    """Every power to produce on a windfall world, with every world it can be used on."""
    if not player.windfalls:
        return []
    empty = [card for card, good in zip(player.tableau, player.goods, strict=True) if good < 0 and WINDFALL[KIND[card]]]
    return [(power, world) for power in player.windfalls for world in empty if _serves(power, world)]


def _serves(power: int, world: int) -> bool:
    if power == BONUS:
        return True
    kind = KIND[power]
    if WINDFALL_ELSEWHERE[kind] and power == world:
        return False
    return PRODUCE_WINDFALL[kind] in (0, GOOD[KIND[world]])


def _use_windfall(state: RaceState, seat: int, power: int, world: int) -> None:
    state.players[seat].windfalls.remove(power)
    _produce(state, seat, world)


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
    player = state.players[seat]
    player.draws.remove(card)
    _draw(state, seat, card, _counted(player, card))


def ask(state: RaceState, seat: int) -> Decision:
    """Windfall worlds come first unless the player draws cards before; a card from hand may be given for a good."""
    player = state.players[seat]
    pairs = windfall_pairs(player)
    others: list[Action] = [("windfall", power, world) for power, world in pairs]
    others += [("draw", card) for card in player.draws]
    if player.refit < 0 or not player.hand:
        return Choice(seat, "prompt-produce", "produce", others, {"round": state.round})
    if not pairs:
        others.append(("done",))
    hand: list[Item] = player.hand[:]
    worth = [COST[KIND[card]] for card in player.hand]
    params = {"card": player.refit}
    return Subset(seat, "prompt-refit", "produce", "refit", hand, 1, 1, [], worth, tuple(others), params)


def do(state: RaceState, seat: int, action: Action) -> None:
    player = state.players[seat]
    state.answered(seat)
    if action[0] == "windfall":
        _use_windfall(state, seat, action[1], action[2])
    elif action[0] == "draw":
        _counted_draw(state, seat, action[1])
    else:
        world = player.refit
        player.refit = NO_CARD
        if action[0] == "refit":
            piles.discard_from_hand(state, seat, action[1])
            if state.journal is not None:
                state.tell("discards-for", {"seat": seat, "number": 1, "card": world})
                state.tell("discards", {"seat": seat, "cards": list(action[1])}, (seat,))
            _produce(state, seat, world)
    go_on(state, seat)


def finish(state: RaceState) -> None:
    if not actions.anybody_chose(state, actions.PRODUCE):
        return
    for seat in state.order():
        _draw_for_most(state, seat)
    for player in state.players:
        player.produced = []
        player.windfalls = []
    goals.check(state, "produce")


def _draw_for_most(state: RaceState, seat: int) -> None:
    """Cards for having produced more goods of a kind than anybody else."""
    player = state.players[seat]
    for card in player.active:
        for good in range(1, len(GOODS)):
            number = DRAW_IF_MOST[good][KIND[card]]
            if (
                number
                and player.produced[good]
                and all(other is player or other.produced[good] < player.produced[good] for other in state.players)
            ):
                _draw(state, seat, card, number)
