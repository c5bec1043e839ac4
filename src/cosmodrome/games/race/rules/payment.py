"""Paying for what is placed (rulebook: develop, settle, pay-for-military, conquer).

One question does it: cards from hand, and besides them the powers of the tableau that may be used for it, put in one by
one. What is to be paid follows from the powers put in: the cost, or what is missing in military strength. If nothing is
left to choose, it is paid at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Item, Subset
from ..components import piles
from ..components.cards import COST, DEVELOPMENT, GOOD, KIND, MILITARY
from ..components.powers import CONQUER, CRASH, FREE, HIRE, PAY, TACTICS
from ..components.tableau import NO_CARDS
from . import develop, goals, settle
from . import takeovers as takeover
from .military import can_conquer, conquest_bonus, room_of, spare_powers, tactics_of

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

IMPOSSIBLE: Final = (1, 0)
"""A bill that nothing pays: more powers have to be put in."""


def begin(state: RaceState, seat: int) -> None:
    """Pay for what is placed; or use temporary military in a takeover."""
    player = state.players[seat]
    lo, hi = bill(state, player)
    if not extras(state, player) and lo == hi and lo in (0, len(player.hand)):
        _pay(state, seat, tuple(player.hand) if lo else NO_CARDS)
    else:
        state.wait_for(seat, "pay")


# what is to be paid


def bill(state: RaceState, player: Player) -> tuple[int, int]:
    """The least and most cards to pay with the powers put in so far."""
    pledged = list(player.pledged)
    if player.placing < 0:
        return 0, min(len(player.hand), takeover.room(player, pledged))
    kind = KIND[player.placing]
    if DEVELOPMENT[kind]:
        cost = development_cost(state, player, kind, pledged)
        return cost, cost
    if _conquers(kind, pledged):
        return _conquest(player, kind, pledged)
    if room_of(pledged):  # cards for military strength do not pay as well
        return IMPOSSIBLE
    cost = world_cost(player, kind, pledged)
    return cost, cost


def development_cost(state: RaceState, player: Player, kind: int, pledged: list[int]) -> int:
    cost = COST[kind] - develop.reduction(state, player)
    for card in pledged:
        cost -= CRASH[KIND[card]]
    return max(0, cost)


def world_cost(player: Player, kind: int, pledged: list[int]) -> int:
    """The cost of a world that is paid for: a civil one, or a military one with a power for that."""
    sums = player.sums
    cost = COST[kind] - sums.settle_reduce - sums.settle_reduce_good[GOOD[kind]]
    for card in pledged:
        power = KIND[card]
        if FREE[power]:
            return 0
        if PAY[power] >= 0:
            cost -= PAY[power] + sums.pay_discount
    return max(0, cost)


def _conquers(kind: int, pledged: list[int]) -> bool:
    """Whether the world, with the powers put in, is conquered rather than paid for."""
    for card in pledged:
        if PAY[KIND[card]] >= 0:
            return False
        if CONQUER[KIND[card]] >= 0:
            return True
    return MILITARY[kind]


def _conquest(player: Player, kind: int, pledged: list[int]) -> tuple[int, int]:
    if any(FREE[KIND[card]] for card in pledged):  # such a ship carries only those who pay
        return IMPOSSIBLE
    strength = player.strength_against(kind) + tactics_of(pledged) + conquest_bonus(kind, pledged)
    missing = max(0, COST[kind] - strength)
    room = min(len(player.hand), room_of(pledged))
    return (missing, room) if missing <= room else IMPOSSIBLE


def can_pay(player: Player, kind: int, pledged: list[int], spare: list[int], hand: int) -> bool:
    """Whether the world can be paid for with what is pledged and any of what is spare."""
    for card in pledged:
        if HIRE[KIND[card]] or CONQUER[KIND[card]] >= 0:
            return False
    means = pledged[:]
    if MILITARY[kind] and not any(PAY[KIND[card]] >= 0 for card in pledged):
        powers = [card for card in spare if PAY[KIND[card]] >= 0]
        if not powers:
            return False
        means.append(max(powers, key=_discount))
    if any(FREE[KIND[card]] for card in spare):
        return True
    return world_cost(player, kind, means) <= hand


def price_of_military(player: Player, kind: int) -> int:
    """What a military world would cost with the best power that lets one pay for it; -1 if there is none."""
    powers = [card for card in spare_powers(player, kind) if PAY[KIND[card]] >= 0]
    return world_cost(player, kind, [max(powers, key=_discount)]) if powers else -1


def _discount(card: int) -> int:
    return PAY[KIND[card]]


def can_place(player: Player, kind: int, pledged: list[int], spare: list[int], hand: int) -> bool:
    """Whether such a world can be placed somehow."""
    return can_pay(player, kind, pledged, spare, hand) or can_conquer(player, kind, pledged, spare, hand)


def extras(state: RaceState, player: Player) -> list[int]:
    """The cards of the tableau whose powers may be put in now: those with which it can still be paid."""
    if player.placing < 0:
        return takeover.spare(player)
    kind = KIND[player.placing]
    if DEVELOPMENT[kind]:
        crash = player.sums.crash
        return [crash] if crash >= 0 and crash not in player.pledged else []
    if not player.sums.optional:
        return []
    pledged = list(player.pledged)
    spare = spare_powers(player, kind)
    hand = len(player.hand)
    paying = any(PAY[KIND[card]] >= 0 for card in pledged)
    return [
        card
        for card in spare
        if not (paying and PAY[KIND[card]] >= 0)
        and can_place(player, kind, [*pledged, card], [other for other in spare if other != card], hand)
    ]


# the question


def ask(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    lo, hi = bill(state, player)
    hand: list[Item] = player.hand[:]
    if lo > hi:
        lo = hi = len(hand) + 1
    others = tuple([("use", card) for card in extras(state, player)])
    prompt, rule, params = _prompt(state, seat)
    worth = [COST[KIND[card]] for card in player.hand]
    return Subset(seat, prompt, rule, "pay", hand, lo, hi, [], worth, others, params)


def _prompt(state: RaceState, seat: int) -> tuple[str, str, dict[str, Any]]:
    player = state.players[seat]
    if player.placing < 0:
        return takeover.prompt(state, seat)
    kind = KIND[player.placing]
    pledged = list(player.pledged)
    if DEVELOPMENT[kind]:
        return "prompt-pay", "develop", {"card": player.placing, "cost": development_cost(state, player, kind, pledged)}
    if not _conquers(kind, pledged):
        rule = "pay-for-military" if MILITARY[kind] else "settle"
        return "prompt-pay", rule, {"card": player.placing, "cost": world_cost(player, kind, pledged)}
    strength = player.strength_against(kind) + tactics_of(pledged)
    defence = COST[kind] - conquest_bonus(kind, pledged)
    rule = "military" if MILITARY[kind] else "conquer"
    return "prompt-conquer", rule, {"card": player.placing, "strength": strength, "defence": defence}


def do(state: RaceState, seat: int, action: Action) -> None:
    player = state.players[seat]
    if action[0] == "use":
        player.pledged = (*player.pledged, action[1])
        state.answered(seat)
        begin(state, seat)
        return
    state.answered(seat)
    _pay(state, seat, action[1])


def _pay(state: RaceState, seat: int, cards: tuple[int, ...]) -> None:
    player = state.players[seat]
    piles.discard_from_hand(state, seat, cards)
    _tell(state, seat, cards)
    left = len(cards)
    for card in player.pledged:
        kind = KIND[card]
        if HIRE[kind]:
            used = min(left, takeover.room_left(player, card))
            takeover.hire(player, card, used)
            left -= used
        elif PAY[kind] < 0:
            player.temporary += TACTICS[kind]
            piles.discard_from_tableau(state, seat, card)
            goals.development_lost(state, seat)
    player.pledged = NO_CARDS
    if player.placing < 0:
        takeover.boosted(state, seat)
    elif DEVELOPMENT[KIND[player.placing]]:
        develop.paid(state, seat)
    else:
        settle.paid(state, seat)


def _tell(state: RaceState, seat: int, cards: tuple[int, ...]) -> None:
    if state.journal is None:
        return
    player = state.players[seat]
    if player.pledged:
        state.tell("uses", {"seat": seat, "cards": list(player.pledged)})
    if player.placing < 0:
        if cards:
            state.tell("boosts", {"seat": seat, "number": len(cards)})
    elif not DEVELOPMENT[KIND[player.placing]] and _conquers(KIND[player.placing], list(player.pledged)):
        state.tell("conquers", {"seat": seat, "card": player.placing, "number": len(cards)})
    else:
        state.tell("pays", {"seat": seat, "card": player.placing, "number": len(cards)})
    if cards:
        state.tell("discards", {"seat": seat, "cards": list(cards)}, (seat,))
