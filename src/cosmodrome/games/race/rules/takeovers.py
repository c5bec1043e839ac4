"""Takeovers: conquering worlds in the tableaus of others (rulebook: takeovers and what follows there).

A takeover is declared in Settle, instead of placing a world or as the second one. Temporary military is used when it is
declared; all are resolved when everybody has paid. Strengths are compared then, and follow from the tableaus as the
phase began and from the temporary military used since: what was placed in this phase changes nothing, and a world lost
in it goes on counting for its old owner. But a power not used yet is lost with its world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question, Task
from ..components import piles
from ..components.cards import COST, IS_REBEL, KIND, MILITARY
from ..components.powers import (
    AGAINST_IMPERIUM,
    AGAINST_REBEL,
    DEFENCE_OTHER,
    DEFENCE_REBEL,
    HIRE,
    IMPERIUM_CARDS,
    MILITARY_WORLDS,
    REBEL_MILITARY_WORLDS,
    TAKEOVER,
    TAKEOVER_BONUS,
    TAKEOVER_DISCARD,
)
from ..components.tableau import NO_CARDS, NOBODY
from . import goals
from .answers import PASS
from .military import room_left, room_of, tactics_of, usable
from .payment import Payment, Prompt, why_not_used
from .placing import world_gained

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState


# who can be attacked


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
    open_to_it = owner.total(IMPERIUM_CARDS) > 0 if against == AGAINST_IMPERIUM else owner.sums.military > 0
    return [card for card in owner.active if MILITARY[KIND[card]]] if open_to_it else []


def out_of_reach(state: RaceState, seat: int) -> list[tuple[Action, Illegal]]:
    """For every takeover power, the military worlds of the others that it does not reach, and why."""
    if not state.rules.takeovers:
        return []
    open_targets = targets(state, seat)
    return [
        (("takeover", power, world), _why_not(state, power, owner, world))
        for power in state.players[seat].sums.takeover
        for owner in state.order()
        if owner != seat
        for world in state.players[owner].tableau
        if MILITARY[KIND[world]] and ("takeover", power, world) not in open_targets
    ]


def _why_not(state: RaceState, power: int, owner: int, world: int) -> Illegal:
    player = state.players[owner]
    if world not in player.active:
        return Illegal("just-placed", "takeover-declaration", {"card": world})
    if world in vulnerable(player, power):
        return Illegal("power-used", "takeover-declaration", {"card": power})
    if TAKEOVER[KIND[power]] == AGAINST_REBEL:
        return Illegal("only-rebel-worlds", "takeovers", {"card": power})
    params = {"card": power, "owner": owner}
    if TAKEOVER[KIND[power]] == AGAINST_IMPERIUM:
        return Illegal("no-imperium-card", "takeovers", params)
    return Illegal("no-military", "takeovers", params)


# declaring


class DeclareTakeover(Question["RaceState"]):
    """Which world to attack with which power, instead of placing a world."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        options = targets(state, self.seat)
        options.append(PASS)
        return Choice(self.seat, "prompt-takeover", "takeover-declaration", options, {"round": state.round})

    def answer(self, state: RaceState, action: Action) -> None:
        if action != PASS:
            declare(state, self.seat, action[1], action[2])

    def hints(self, state: RaceState) -> dict[str, Any]:
        return {"threats": threats(state, self.seat)}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        return {"threat": foreseen(state, self.seat, action)}

    def closed(self, state: RaceState) -> list[tuple[Action, Illegal]]:
        return out_of_reach(state, self.seat)


def declare(state: RaceState, seat: int, power: int, world: int) -> None:
    state.takeovers = (*state.takeovers, (seat, power, world))
    if state.journal is not None:
        state.tell("declares", {"seat": seat, "card": world, "cards": [power], "owner": owner_of(state, world)})
    if TAKEOVER_DISCARD[KIND[power]]:
        piles.discard_from_tableau(state, seat, power)
        goals.development_lost(state, seat)
    BoostAttack(seat, power, world).begin(state)


def has_declared(state: RaceState, seat: int) -> bool:
    return any(attacker == seat for attacker, _, _ in state.takeovers)


# temporary military


class Boost(Payment):
    """Temporary military to be used for an attack or a defence: as much as one likes."""

    world: int
    __slots__ = tuple(__annotations__)

    def powers(self, player: Player) -> list[int]:
        """Those that serve here."""
        raise NotImplementedError

    def bill(self, state: RaceState) -> tuple[int, int]:
        player = state.players[self.seat]
        return 0, min(len(player.hand), sum([room_left(player, card) for card in self.pledged]))

    def extras(self, state: RaceState) -> list[int]:
        return [card for card in self.powers(state.players[self.seat]) if card not in self.pledged]

    def tell(self, state: RaceState, number: int) -> None:
        if number:
            state.tell("boosts", {"seat": self.seat, "number": number})

    def paid(self, state: RaceState) -> None:
        return

    def closed(self, state: RaceState) -> list[tuple[Action, Illegal]]:
        player = state.players[self.seat]
        offered = [*self.pledged, *self.extras(state)]
        return [
            (("use", card), why_not_used(player, card) or Illegal("does-not-combine", "settle", {"card": card}))
            for card in player.sums.temporary
            if card not in offered
        ]


class BoostAttack(Boost):
    """When the takeover is declared; nothing can be added later."""

    power: int
    """The card whose takeover power is used."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, power: int, world: int, pledged: tuple[int, ...] = NO_CARDS) -> None:
        self.seat = seat
        self.power = power
        self.world = world
        self.pledged = pledged

    def with_power(self, card: int) -> BoostAttack:
        return BoostAttack(self.seat, self.power, self.world, (*self.pledged, card))

    def powers(self, player: Player) -> list[int]:
        return attacking_powers(player)

    def prompt(self, state: RaceState) -> Prompt:
        world = self.world
        owner = owner_of(state, world)
        attack = attack_strength(state.players[self.seat], self.power, world) + tactics_of(list(self.pledged))
        held = defence(state.players[owner], world)
        params = {"card": world, "owner": owner, "attack": attack, "defence": held}
        return "prompt-boost", "takeover-strength", params


class Defend(Boost):
    """When the takeover is resolved, knowing the totals."""

    number: int
    """Which of the takeovers declared."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, number: int, world: int, pledged: tuple[int, ...] = NO_CARDS) -> None:
        self.seat = seat
        self.number = number
        self.world = world
        self.pledged = pledged

    def with_power(self, card: int) -> Defend:
        return Defend(self.seat, self.number, self.world, (*self.pledged, card))

    def powers(self, player: Player) -> list[int]:
        return defending_powers(player)

    def prompt(self, state: RaceState) -> Prompt:
        attacker, power, world = state.takeovers[self.number]
        attack = attack_strength(state.players[attacker], power, world)
        held = defence(state.players[self.seat], world) + tactics_of(list(self.pledged))
        params = {"card": world, "by": attacker, "attack": attack, "defence": held}
        return "prompt-defend", "takeover-resolution", params


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


def in_reserve(player: Player) -> int:
    """The most temporary military a defender could still use."""
    cards = defending_powers(player)
    return tactics_of(cards) + min(len(player.hand), sum([room_left(player, card) for card in cards]))


def unused(player: Player) -> int:
    """The most temporary military an attacker could use: only from powers not used yet in this phase."""
    cards = attacking_powers(player)
    return tactics_of(cards) + min(len(player.hand), room_of(cards))


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
    bonus = TAKEOVER_BONUS[KIND[power]] * player.total(REBEL_MILITARY_WORLDS)
    return player.strength_against(KIND[world]) + bonus


def defence(owner: Player, world: int) -> int:
    rebels = owner.total(REBEL_MILITARY_WORLDS)
    others = owner.total(MILITARY_WORLDS) - rebels
    pact = owner.total(DEFENCE_REBEL) * rebels + owner.total(DEFENCE_OTHER) * others
    return owner.strength_against(KIND[world]) + pact + COST[KIND[world]]


def threats(state: RaceState, seat: int) -> list[dict[str, Any]]:
    """The takeovers this seat may declare, in numbers."""
    return [threat(state, seat, power, world, True) for _, power, world in targets(state, seat)]


def foreseen(state: RaceState, seat: int, action: Action) -> dict[str, Any] | None:
    """The takeover that this answer would declare, in numbers."""
    return threat(state, seat, action[1], action[2], True) if action[0] == "takeover" else None


def threat(state: RaceState, seat: int, power: int, world: int, open_yet: bool) -> dict[str, Any]:
    """All that decides a takeover, with the powers put in so far; `open_yet`: the attacker may still add some."""
    player = state.players[seat]
    owner = first_owner(state, world)
    attacking, defending = state.question(seat), state.question(owner)
    added = held = 0
    if isinstance(attacking, BoostAttack) and (attacking.power, attacking.world) == (power, world):
        open_yet = True
        added = tactics_of(list(attacking.pledged))
    if isinstance(defending, Defend) and defending.world == world:
        held = tactics_of(list(defending.pledged))
    attack = attack_strength(player, power, world) + added
    against = defence(state.players[owner], world) + held
    more = unused(player) - added if open_yet else 0
    reserve = in_reserve(state.players[owner]) - held
    return {
        "power": power,
        "world": world,
        "owner": owner,
        "attack": attack,
        "defence": against,
        "own_reserve": more,
        "reserve": reserve,
        "missing": max(0, against - attack),
        "outlook": _outlook(attack, more, against, reserve),
    }


def _outlook(attack: int, more: int, against: int, reserve: int) -> str:
    """Who would win as it stands, and whether what can still be added could change it."""
    if attack + more < against:
        return "hopeless"
    if attack < against:
        return "short"
    if attack >= against + reserve:
        return "sure"
    return "likely" if attack + more >= against + reserve else "open"


# resolving


class ResolveTakeovers(Task["RaceState"]):
    """All have paid and used their powers: one takeover after the other, as they were declared."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        if state.takeovers:
            state.then(*[Takeover(number) for number in range(len(state.takeovers))])


class Takeover(Task["RaceState"]):
    """The owner may use temporary military that is left, if it matters; then strengths are compared."""

    number: int
    """Which of those declared."""
    __slots__ = tuple(__annotations__)

    def __init__(self, number: int) -> None:
        self.seat = -1
        self.number = number

    def run(self, state: RaceState) -> None:
        seat, power, world = state.takeovers[self.number]
        owner = owner_of(state, world)
        state.then(Compare(self.number))
        if owner >= 0 and not state.failed & (1 << seat):
            defender = state.players[owner]
            attack = attack_strength(state.players[seat], power, world)
            if attack >= defence(defender, world) and in_reserve(defender) > 0:
                state.then(Defend(owner, self.number, world))


class Compare(Task["RaceState"]):
    """The takeover succeeds or fails."""

    number: int
    __slots__ = tuple(__annotations__)

    def __init__(self, number: int) -> None:
        self.seat = -1
        self.number = number

    def run(self, state: RaceState) -> None:
        seat, power, world = state.takeovers[self.number]
        state.resolved += 1
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
        else:
            _move(state, world, owner, seat)


def _move(state: RaceState, world: int, owner: int, seat: int) -> None:
    """The world goes to its new owner, with its good."""
    good = state.players[owner].remove(world)
    player = state.players[seat]
    player.place(world)
    player.goods[-1] = good
    world_gained(state, seat)


def clear(state: RaceState) -> None:
    """The phase is over."""
    state.takeovers = ()
    state.resolved = 0
    state.failed = 0


RESOLVE_TAKEOVERS: Final = ResolveTakeovers()
