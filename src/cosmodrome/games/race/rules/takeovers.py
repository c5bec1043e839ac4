"""Takeovers: conquering worlds in the tableaus of others (rulebook: takeovers and what follows there).

A takeover is declared in Settle, instead of placing a world or as the second one. Temporary military is used when it is
declared; all are resolved when everybody has paid. Strengths are compared then, and follow from the tableaus as the
phase began and from the temporary military used since: what was placed in this phase changes nothing, and a world lost
in it goes on counting for its old owner. But a power not used yet is lost with its world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Action, Choice, Decision
from ..components import piles
from ..components.cards import COST, IS_REBEL, KIND, MILITARY
from ..components.powers import AGAINST_IMPERIUM, AGAINST_REBEL, HIRE, TAKEOVER, TAKEOVER_BONUS, TAKEOVER_DISCARD
from ..components.tableau import NO_CARD, NOBODY
from . import goals, payment, settle
from .military import room_of, tactics_of, usable

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState


# temporary military


def room_left(player: Player, card: int) -> int:
    """How many cards may still be discarded with this power for military strength: in defence, the rest of it too."""
    for used, number in player.hired:
        if used == card:
            return HIRE[KIND[card]] - number
    return HIRE[KIND[card]]


def room(player: Player, cards: list[int]) -> int:
    return sum([room_left(player, card) for card in cards])


def hire(player: Player, card: int, number: int) -> None:
    """So many cards were discarded with this power."""
    player.temporary += number
    before = HIRE[KIND[card]] - room_left(player, card)
    others = [entry for entry in player.hired if entry[0] != card]
    player.hired = (*others, (card, before + number))


def spare(player: Player) -> list[int]:
    """Powers of temporary military that may be put in now: those of an attacker, or of a defender."""
    ready = attacking_powers(player) if player.power >= 0 else defending_powers(player)
    return [card for card in ready if card not in player.pledged]


def attacking_powers(player: Player) -> list[int]:
    """Only those not used yet in this phase."""
    return [card for card in player.sums.temporary if usable(player, card)]


def defending_powers(player: Player) -> list[int]:
    """Also those of which a part is left; but none that was lost with its world."""
    return [
        card
        for card in player.sums.temporary
        if card in player.tableau and (not HIRE[KIND[card]] or room_left(player, card) > 0)
    ]


# declaring


def targets(state: RaceState, seat: int) -> list[Action]:
    """Every takeover this seat may declare: a power, and a world in a tableau that is vulnerable to it."""
    if not state.rules.takeovers:
        return []
    player = state.players[seat]
    return [
        ("takeover", power, world)
        for power in player.sums.takeover
        if _unused(state, seat, power)
        for other in state.order()
        if other != seat
        for world in vulnerable(state.players[other], power)
    ]


def _unused(state: RaceState, seat: int, power: int) -> bool:
    if power not in state.players[seat].tableau:
        return False
    return all(attacker != seat or used != power for attacker, used, _ in state.takeovers)


def vulnerable(owner: Player, power: int) -> list[int]:
    """The military worlds, not placed in this phase, that this power can take over."""
    against = TAKEOVER[KIND[power]]
    if against == AGAINST_REBEL:
        return [card for card in owner.active if MILITARY[KIND[card]] and IS_REBEL[KIND[card]]]
    open_to_it = owner.sums.imperium > 0 if against == AGAINST_IMPERIUM else owner.sums.military > 0
    return [card for card in owner.active if MILITARY[KIND[card]]] if open_to_it else []


def ask(state: RaceState, seat: int) -> Decision:
    options = targets(state, seat)
    options.append(("pass",))
    return Choice(seat, "prompt-takeover", "takeover-declaration", options, {"round": state.round})


def do(state: RaceState, seat: int, action: Action) -> None:
    state.answered(seat)
    if action[0] == "takeover":
        declare(state, seat, action[1], action[2])


def declare(state: RaceState, seat: int, power: int, world: int) -> None:
    player = state.players[seat]
    state.takeovers = (*state.takeovers, (seat, power, world))
    if state.journal is not None:
        state.tell("declares", {"seat": seat, "card": world, "cards": [power], "owner": owner_of(state, world)})
    if TAKEOVER_DISCARD[KIND[power]]:
        piles.discard_from_tableau(state, seat, power)
        goals.development_lost(state, seat)
    player.target = world
    player.power = power
    payment.begin(state, seat)


def prompt(state: RaceState, seat: int) -> tuple[str, str, dict[str, Any]]:
    """The question whether to use temporary military, in attack or defence."""
    player = state.players[seat]
    world = player.target
    if player.power >= 0:
        owner = owner_of(state, world)
        attack = attack_strength(player, player.power, world) + tactics_of(list(player.pledged))
        params = {"card": world, "owner": owner, "attack": attack, "defence": defence(state.players[owner], world)}
        return "prompt-boost", "takeover-strength", params
    attacker, power, _ = state.takeovers[state.attack]
    attack = attack_strength(state.players[attacker], power, world)
    held = defence(player, world) + tactics_of(list(player.pledged))
    return "prompt-defend", "takeover-resolution", {"card": world, "by": attacker, "attack": attack, "defence": held}


def boosted(state: RaceState, seat: int) -> None:
    """Temporary military is used, or not: go on with what it was for."""
    player = state.players[seat]
    attacking = player.power >= 0
    player.target = NO_CARD
    player.power = NO_CARD
    if attacking:
        settle.after_first(state, seat)
    else:
        _conclude(state)
        resolve(state)


# strength


def first_owner(state: RaceState, world: int) -> int:
    """In whose tableau the world lay when the phase began."""
    for seat, player in enumerate(state.players):
        if world in player.active:
            return seat
    return NOBODY


def owner_of(state: RaceState, world: int) -> int:
    """Whose tableau the world has lain in since the phase began; -1 if it has been taken over since."""
    seat = first_owner(state, world)
    return seat if seat >= 0 and world in state.players[seat].tableau else NOBODY


def attack_strength(player: Player, power: int, world: int) -> int:
    return player.strength_against(KIND[world]) + TAKEOVER_BONUS[KIND[power]] * player.sums.rebel_military


def defence(owner: Player, world: int) -> int:
    sums = owner.sums
    other_military = sums.military_worlds - sums.rebel_military
    pact = sums.defence_rebel * sums.rebel_military + sums.defence_other * other_military
    return owner.strength_against(KIND[world]) + pact + COST[KIND[world]]


def in_reserve(player: Player) -> int:
    """The most temporary military a defender could still use."""
    cards = defending_powers(player)
    return tactics_of(cards) + min(len(player.hand), room(player, cards))


def unused(player: Player) -> int:
    """The most temporary military an attacker could use: only from powers not used yet in this phase."""
    cards = attacking_powers(player)
    return tactics_of(cards) + min(len(player.hand), room_of(cards))


# resolving


def resolve(state: RaceState) -> None:
    """Takeovers in the order declared, until a defender is asked."""
    while state.attack < len(state.takeovers):
        seat, power, world = state.takeovers[state.attack]
        owner = owner_of(state, world)
        if owner >= 0 and not state.failed & (1 << seat):
            defender = state.players[owner]
            surplus = attack_strength(state.players[seat], power, world) - defence(defender, world)
            if surplus >= 0 and in_reserve(defender) > 0:
                defender.target = world
                payment.begin(state, owner)
                return
        _conclude(state)


def _conclude(state: RaceState) -> None:
    """The takeover being resolved succeeds or fails."""
    seat, power, world = state.takeovers[state.attack]
    state.attack += 1
    owner = owner_of(state, world)
    if owner < 0 or state.failed & (1 << seat):
        state.failed |= 1 << seat
        if state.journal is not None:
            state.tell("takeover-void", {"seat": seat, "card": world})
        return
    attack = attack_strength(state.players[seat], power, world)
    held = defence(state.players[owner], world)
    if state.journal is not None:
        key = "takes-over" if attack >= held else "takeover-fails"
        state.tell(key, {"seat": seat, "card": world, "owner": owner, "attack": attack, "defence": held})
    if attack < held:
        state.failed |= 1 << seat
        return
    good = state.players[owner].remove(world)
    player = state.players[seat]
    player.place(world)
    player.goods[-1] = good
    settle.world_gained(state, seat)


def clear(state: RaceState) -> None:
    """The phase is over."""
    state.takeovers = ()
    state.attack = 0
    state.failed = 0
