"""Why something a player might look for can not be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Illegal
from ..components.cards import ALIEN, COST, DEVELOPMENT, GOOD, KIND, MILITARY
from ..components.powers import AGAINST_IMPERIUM, AGAINST_REBEL, CONQUER, HIRE, PAY, PAY_REBEL, TAKEOVER
from . import consume, develop, payment, settle
from . import takeovers as takeover
from .military import applies, usable

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

Closed = list[tuple[Action, Illegal]]


def closed(state: RaceState, seat: int) -> Closed:
    """What a player might try in vain, with the reasons."""
    player = state.players[seat]
    if player.step == "develop":
        return [(("place", card), reason) for card in player.hand if (reason := _no_development(state, player, card))]
    if player.step == "settle":
        return _worlds(player)
    if player.step == "second":
        return _worlds(player) + _takeovers(state, seat)
    if player.step == "takeover":
        return _takeovers(state, seat)
    if player.step == "pay":
        return _powers(state, player)
    if player.step == "consume" and not consume.usable_powers(player)[1]:
        return [(("done",), Illegal("powers-left", "consume-powers"))]
    return []


# cards that can not be placed


def _no_development(state: RaceState, player: Player, card: int) -> Illegal | None:
    kind = KIND[card]
    if not DEVELOPMENT[kind]:
        return Illegal("not-a-development", "develop", {"card": card})
    if player.has(kind):
        return Illegal("already-developed", "develop", {"card": card})
    if COST[kind] > develop.most_cost(state, player):
        return Illegal("too-expensive", "develop", {"card": card})
    return None


def _worlds(player: Player) -> Closed:
    open_worlds = settle.placeable(player)
    return [(("place", card), _no_world(card)) for card in player.hand if ("place", card) not in open_worlds]


def _no_world(card: int) -> Illegal:
    kind = KIND[card]
    if DEVELOPMENT[kind]:
        return Illegal("not-a-world", "settle", {"card": card})
    if MILITARY[kind]:
        return Illegal("too-strong", "military", {"card": card, "defence": COST[kind]})
    return Illegal("too-expensive", "settle", {"card": card})


# powers that can not be used for what is being paid


def _powers(state: RaceState, player: Player) -> Closed:
    if player.placing >= 0 and DEVELOPMENT[KIND[player.placing]]:
        return []
    cards = player.sums.optional if player.placing >= 0 else player.sums.temporary
    offered = [*player.pledged, *payment.extras(state, player)]
    return [(("use", card), _no_power(player, card)) for card in cards if card not in offered]


def _no_power(player: Player, card: int) -> Illegal:
    params = {"card": card}
    if HIRE[KIND[card]] and card not in player.tableau:
        return Illegal("power-lost", "takeover-resolution", params)
    if not usable(player, card):
        return Illegal("power-used", "round", params)
    if player.placing < 0 or applies(KIND[player.placing], card):
        return Illegal("does-not-combine", "settle", params)
    kind = KIND[player.placing]
    if PAY[KIND[card]] >= 0 and not MILITARY[kind]:
        return Illegal("only-for-military", "pay-for-military", params)
    if CONQUER[KIND[card]] >= 0:
        return Illegal("only-for-civil", "conquer", params)
    if GOOD[kind] == ALIEN:
        return Illegal("not-for-alien", "settle", params)
    assert PAY_REBEL[KIND[card]]
    return Illegal("only-for-rebels", "pay-for-military", params)


# worlds that can not be taken over


def _takeovers(state: RaceState, seat: int) -> Closed:
    """For every takeover power, the military worlds of the others that it does not reach."""
    if not state.rules.takeovers:
        return []
    targets = takeover.targets(state, seat)
    return [
        (("takeover", power, world), _no_takeover(state, power, owner, world))
        for power in state.players[seat].sums.takeover
        for owner in state.order()
        if owner != seat
        for world in state.players[owner].tableau
        if MILITARY[KIND[world]] and ("takeover", power, world) not in targets
    ]


def _no_takeover(state: RaceState, power: int, owner: int, world: int) -> Illegal:
    player = state.players[owner]
    if world not in player.active:
        return Illegal("just-placed", "takeover-declaration", {"card": world})
    params = {"card": power, "owner": owner}
    if world in takeover.vulnerable(player, power):
        return Illegal("power-used", "takeover-declaration", {"card": power})
    if TAKEOVER[KIND[power]] == AGAINST_REBEL:
        return Illegal("only-rebel-worlds", "takeovers", {"card": power})
    if TAKEOVER[KIND[power]] == AGAINST_IMPERIUM:
        return Illegal("no-imperium-card", "takeovers", params)
    return Illegal("no-military", "takeovers", params)
