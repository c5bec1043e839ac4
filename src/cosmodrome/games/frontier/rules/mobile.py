"""Mobile factories: once the freighter is promoted, every cube but those of colonies is a craft (rulebook:
cargo-module; seed 18.6, 18.7).

On a claim of its owner a cube is the factory there, `state.factories`; anywhere else it is one of the stacks `MOBILE`.
The big cube is the stack of the freighter, and may be the factory of a claim as well: `Player.planted`. Cubes aboard
another craft are counted in its stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Illegal
from ..components.cards import CARDS
from ..components.grant import HIJACK
from ..components.naming import space_message
from ..components.pieces import BUSTED
from ..components.stack import (
    FREIGHTER,
    FUELLED,
    LEO,
    MOBILE,
    NO_STACK,
    NOWHERE,
    NUMBER,
    ROCKET,
    STACKS,
    Stack,
)
from . import activation, cargo, claims, felonies, freighter, humans
from .activities import FREE_ACTION, Activity
from .course import Course
from .felonies import Felony

if TYPE_CHECKING:
    from ..state import FrontierState

CARRIERS: Final = (*FUELLED, FREIGHTER)
"""The craft that carry cubes."""


# lifting off


class Lift(Activity):
    """A factory lifts off its claim and begins its move: the claim has none any more."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            (self.verb, state.system.spaces[site].id)
            for site in _factories(state, seat)
            if refusal(state, seat, site) is None
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        kind = free_cube(state, seat, site)
        claims.settle(state, seat, site, kind)
        activation.set_out_freighter(state, seat, kind)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if not state.rules.cargo:
            return []
        shut: list[tuple[Action, Illegal]] = []
        for site in _factories(state, seat):
            why = refusal(state, seat, site)
            if why is not None:
                shut.append(((self.verb, state.system.spaces[site].id), why))
        return shut


def _factories(state: FrontierState, seat: int) -> list[int]:
    """The sites whose factories are small cubes of this player."""
    own = [site for site, owner in state.factories.items() if owner == seat]
    return sorted([site for site in own if state.players[seat].planted != site])


def refusal(state: FrontierState, seat: int, site: int) -> Illegal | None:
    """Why a player's factory does not lift off from a site now."""
    if not freighter.promoted(state, seat):
        return Illegal("why-not-promoted", "cargo-module")
    if site not in _factories(state, seat):
        return Illegal("why-no-craft", "movement")
    if site in state.colonies:
        return Illegal("why-colony-holds", "cargo-module")
    if site in state.landed:
        return Illegal("why-moved", "turn")
    if _at_rest(state, seat):
        return Illegal("why-nothing-moves", "turn")
    move = freighter.move_from(state, seat, cargo.free_cube(state, seat), site)
    if not Course(state, seat, move).legs(move.place):
        return Illegal("why-freighter-stuck", "freighter")
    return None


def _at_rest(state: FrontierState, seat: int) -> bool:
    """Whether nothing of the active player moves any more: there was a fight, or all stands still for water."""
    return seat == state.active and LEO in state.moved


def free_cube(state: FrontierState, seat: int, site: int) -> int:
    """The factory of a claim becomes a craft on its site: as which of MOBILE."""
    claims.abandon(state, seat, site)
    kind = cargo.free_cube(state, seat)
    state.players[seat].stacks[kind] = Stack(site)
    return kind


# cubes as cargo


class LoadCube(Activity):
    """A mobile factory that has not moved comes aboard a craft in its space."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not freighter.promoted(state, seat):
            return []
        player = state.players[seat]
        found: list[Action] = []
        for kind in CARRIERS:
            stack = player.stacks[kind]
            if stack.cards and (kind != FREIGHTER or freighter.load_refusal(state, seat) is None):
                found += [(self.verb, cube, STACKS[kind]) for cube in self.cubes(state, seat, stack.space)]
        return found

    def cubes(self, state: FrontierState, seat: int, space: int) -> list[str]:
        """What can be loaded in a space, as it is called in actions."""
        return [STACKS[cube] for cube in MOBILE if state.stack(seat, cube).space == space and _rested(state, cube)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        player = state.players[seat]
        kind = NUMBER[action[2]]
        self.take(state, seat, str(action[1]))
        stack = player.stacks[kind]
        player.stacks[kind] = stack.carrying(stack.cubes + 1, stack.ballast + freighter.cube_mass(state, seat))
        cargo.refit(state, seat)
        claims.settle(state, seat, stack.space)
        if state.journal is not None:
            state.tell("loads-cube", {"seat": seat, "stack": f"stack-{action[2]}"})

    def take(self, state: FrontierState, seat: int, cube: str) -> None:
        """It is no longer where it was."""
        state.players[seat].stacks[NUMBER[cube]] = NO_STACK


class LoadFactory(LoadCube):
    """The cube of a claim comes aboard: the claim has no factory any more."""

    def cubes(self, state: FrontierState, seat: int, space: int) -> list[str]:
        free = space in claims.liftable(state, seat) and space not in state.landed
        return [state.system.spaces[space].id] if free else []

    def take(self, state: FrontierState, seat: int, cube: str) -> None:
        claims.abandon(state, seat, state.system.find(cube))


def _rested(state: FrontierState, cube: int) -> bool:
    return cube not in state.moved and cube not in state.ferried


class UnloadCube(Activity):
    """A mobile factory leaves the craft that carries it."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [(self.verb, STACKS[kind]) for kind, stack in enumerate(state.players[seat].stacks) if stack.cubes]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        player = state.players[seat]
        kind = NUMBER[action[1]]
        stack = player.stacks[kind]
        loaded = freighter.has_cargo(state, seat)
        player.stacks[kind] = stack.carrying(stack.cubes - 1, stack.ballast * (stack.cubes - 1) // stack.cubes)
        cube = cargo.free_cube(state, seat)
        player.stacks[cube] = Stack(stack.space)
        if kind in state.moved:
            state.ferried += (cube,)
        cargo.settle_stacks(state, seat)
        freighter.unloaded(state, seat, loaded)
        if state.journal is not None:
            state.tell("unloads-cube", {"seat": seat, "stack": f"stack-{action[1]}"})
        claims.settle(state, seat, stack.space)


# the big cube


class SwapCubes(Activity):
    """The empty big cube and a mobile factory that has not moved trade places; then the big cube may still move."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if swap_refusal(state, seat) is not None:
            return []
        return [(self.verb, cube) for cube in self.cubes(state, seat)]

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        why = swap_refusal(state, seat) if freighter.promoted(state, seat) else None
        return [] if why is None else [((self.verb, cube), why) for cube in self.cubes(state, seat)]

    def cubes(self, state: FrontierState, seat: int) -> list[str]:
        """Those that have not moved, as they are called in actions."""
        stacks = state.players[seat].stacks
        return [STACKS[kind] for kind in MOBILE if stacks[kind].there and _rested(state, kind)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        cube = NUMBER[action[1]]
        there = state.stack(seat, cube).space
        state.players[seat].stacks[cube] = NO_STACK
        trade_places(state, seat, there, NOWHERE)


class SwapFactory(SwapCubes):
    """The same with the factory of a claim, which then is the big cube."""

    def cubes(self, state: FrontierState, seat: int) -> list[str]:
        sites = [site for site in claims.liftable(state, seat) if site not in state.landed]
        return [state.system.spaces[site].id for site in sites]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        trade_places(state, seat, site, site)


def trade_places(state: FrontierState, seat: int, there: int, planted: int) -> None:
    """The big cube comes from where it is, and a small one stays in its place; who has moved is where it was."""
    player = state.players[seat]
    big = player.stacks[FREIGHTER]
    moved = FREIGHTER in state.moved
    if player.planted != NOWHERE:
        state.landed += (player.planted,) if moved else ()
    else:
        kind = cargo.free_cube(state, seat)
        player.stacks[kind] = Stack(big.space, thrust=big.thrust)
        state.moved += (kind,) if moved else ()
    player.planted = planted
    player.stacks[FREIGHTER] = big.at(there)
    state.moved = tuple([kind for kind in state.moved if kind != FREIGHTER])
    state.carried = tuple([card for card in state.carried if card not in big.cards])
    if state.journal is not None:
        state.tell("swaps-cubes", {"seat": seat, "space": space_message(state.system, there)})


def swap_refusal(state: FrontierState, seat: int) -> Illegal | None:
    """Why the big cube trades places with none of the others."""
    card = freighter.card_of(state, seat)
    if not freighter.promoted(state, seat) or card not in state.stack(seat, FREIGHTER).cards:
        return Illegal("why-not-promoted", "cargo-module")
    if _at_rest(state, seat):
        return Illegal("why-nothing-moves", "turn")
    if freighter.has_cargo(state, seat):
        return Illegal("why-not-empty", "cargo-module")
    if state.players[seat].planted in state.colonies:
        return Illegal("why-colony-holds", "cargo-module")
    return None


# the freighter card aboard a rocket


class Dock(Activity):
    """The freighter with all its cargo joins a craft in its space, or makes a rocket: its card can be the engine."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        player = state.players[seat]
        stack = player.stacks[FREIGHTER]
        if not state.rules.cargo or not stack.there or player.planted in state.colonies:
            return []
        there = [kind for kind in FUELLED if player.stacks[kind].space == stack.space]
        if not player.stacks[ROCKET].there:
            there.append(ROCKET)
        return [(self.verb, STACKS[kind]) for kind in there]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        player = state.players[seat]
        big = player.stacks[FREIGHTER]
        kind = NUMBER[action[1]]
        if player.planted != NOWHERE:
            claims.abandon(state, seat, big.space)
        if not player.stacks[kind].there:
            cargo.open_stack(state, seat, kind, big.space)
        craft = player.stacks[kind]
        player.stacks[kind] = craft.carrying(craft.cubes + big.cubes, craft.ballast + big.ballast)
        player.stacks[FREIGHTER] = big.carrying(0, 0)
        cargo.enters(state, seat, kind, big.cards)
        if state.journal is not None:
            state.tell("docks", {"seat": seat, "stack": f"stack-{action[1]}"})


class Undock(Activity):
    """A freighter card that lies in another stack is a freighter again."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        card = freighter.card_of(state, seat)
        if card == freighter.NO_CARD or card in state.stack(seat, FREIGHTER).cards:
            return []
        return [(self.verb, CARDS[card].id)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        player = state.players[seat]
        card = freighter.card_of(state, seat)
        space = player.stacks[player.stack_of(card)].space
        cargo.open_stack(state, seat, FREIGHTER, space, (card,))
        if state.journal is not None:
            state.tell("undocks", {"seat": seat, "card": card})
        claims.settle(state, seat, space)


# the claims of others


class Hijack(Felony):
    """A mobile factory is the factory of another's claim: with his leave, or as a felony."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not freighter.promoted(state, seat):
            return []
        return [
            (self.verb, state.system.spaces[site].id)
            for site in sorted(_landed_at(state, seat))
            if _allowed(state, seat, site) or _felonious(state, seat, site)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        if _allowed(state, seat, state.system.find(action[1])):
            self.commit(state, seat, action)
        else:
            super().begin(state, seat, action)

    def commit(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        claims.stand(state, seat, _landed_at(state, seat)[site], site)
        state.factories[site] = seat
        state.hijacked += (site,)
        if state.journal is not None:
            told = {"seat": seat, "target": state.claims[site], "space": space_message(state.system, site)}
            state.tell("hijacks", told)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if not freighter.promoted(state, seat):
            return []
        shut: list[tuple[Action, Illegal]] = []
        for site in sorted(_landed_at(state, seat)):
            if not _allowed(state, seat, site):
                reason = felonies.why_not(state, seat, site)
                if not reason and humans.others_present(state, seat, site):
                    reason = "why-guarded"
                if reason:
                    shut.append(((self.verb, state.system.spaces[site].id), Illegal(reason, "felonies")))
        return shut


def _landed_at(state: FrontierState, seat: int) -> dict[int, int]:
    """The claims of others without a factory on which a cube of this player stands: by site which stack."""
    stacks = state.players[seat].stacks
    found: dict[int, int] = {}
    for kind in (FREIGHTER, *MOBILE):
        space = stacks[kind].space
        if state.claims.get(space, BUSTED) not in (BUSTED, seat) and space not in state.factories:
            found[space] = kind
    return found


def _allowed(state: FrontierState, seat: int, site: int) -> bool:
    owner = state.claims[site]
    return any(each.what == HIJACK and each.site == site and each.owner == owner for each in state.grants)


def _felonious(state: FrontierState, seat: int, site: int) -> bool:
    return felonies.open_at(state, seat, site) and not humans.others_present(state, seat, site)


MOBILE_ACTIVITIES: Final[tuple[Activity, ...]] = (
    Lift("lift", "cargo-module", FREE_ACTION),
    LoadCube("load-cube", "cargo-module", FREE_ACTION),
    LoadFactory("load-factory", "cargo-module", FREE_ACTION),
    UnloadCube("unload-cube", "cargo-module", FREE_ACTION),
    SwapCubes("swap-cubes", "cargo-module", FREE_ACTION),
    SwapFactory("swap-factory", "cargo-module", FREE_ACTION),
    Dock("dock", "cargo-module", FREE_ACTION),
    Undock("undock", "cargo-module", FREE_ACTION),
    Hijack("hijack", "factory_use"),
)
