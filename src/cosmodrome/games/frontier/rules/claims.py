"""Claims, factories and the pieces that show them (rulebook: pieces, factions).

Whoever needs a disk or a cube and has none left lifts one first: `disk_first` and `cube_first` give the question to ask
before, if there is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.factions import FACTIONS, SITE_FEE
from ..components.grant import PRODUCTION
from ..components.naming import space_message
from ..components.pieces import BUSTED, CUBES, DISKS, FREE, SHUT
from ..components.stack import FREIGHTER, MOBILE, NO_STACK, NOWHERE, NUMBER, STACKS, Stack
from ..components.tables import GLORIES
from . import cargo, freighter, regimes

if TYPE_CHECKING:
    from ..state import FrontierState


def disks_left(state: FrontierState, seat: int) -> int:
    """Disks for claims; one may mark the ersatz of a Bernal."""
    placed = list(state.claims.values()).count(seat)
    return DISKS - placed - (1 if state.players[seat].ersatz_disk else 0)


def cubes_left(state: FrontierState, seat: int) -> int:
    """Small cubes: factories, colonies, glories and mobile factories are made of them."""
    player = state.players[seat]
    placed = list(state.factories.values()).count(seat) + list(state.colonies.values()).count(seat)
    if player.planted != NOWHERE:
        placed -= 1
    under_way = sum([stack.cubes for stack in player.stacks]) + len(
        [kind for kind in MOBILE if player.stacks[kind].there]
    )
    return CUBES - placed - under_way - state.glories.count(seat)


def is_claimed(state: FrontierState, site: int) -> bool:
    """Whether any disk lies there, a black one included."""
    return site in state.claims


def may_use(state: FrontierState, seat: int, site: int, what: int) -> bool:
    """Whether a factory stands there that this player may use so (GRANTS): it is his, or its owner allows it."""
    owner = state.factories.get(site, FREE)
    if owner == FREE or (site in state.damaged and what != PRODUCTION):
        return False
    if owner == seat:
        return True
    return any(grant.owner == owner and grant.what == what and grant.site == site for grant in state.grants)


# placing


def place_disk(state: FrontierState, seat: int, site: int) -> None:
    """A claim, with a disk that this player has."""
    state.claims[site] = seat
    if state.journal is not None:
        state.tell("claims", {"seat": seat, "space": space_message(state.system, site)})
    _site_fee(state)
    settle(state, seat, site)


def bust(state: FrontierState, site: int) -> None:
    """A black disk: nobody can claim the site any more."""
    state.claims[site] = BUSTED
    if state.journal is not None:
        state.tell("busts", {"space": space_message(state.system, site)})


def place_factory(state: FrontierState, seat: int, site: int) -> None:
    """A factory on a claim, with a cube that this player has."""
    state.factories[site] = seat
    if state.journal is not None:
        state.tell("builds-factory", {"seat": seat, "space": space_message(state.system, site)})
    _site_fee(state)


def settle(state: FrontierState, seat: int, site: int, leaving: int = NOWHERE) -> None:
    """A mobile factory that stands on a claim of its owner without a factory is its factory, at once (seed 18.6A).

    Not one that is just `leaving`.
    """
    if state.claims.get(site, BUSTED) != seat or site in state.factories or not freighter.promoted(state, seat):
        return
    player = state.players[seat]
    for kind in (*MOBILE, FREIGHTER):
        if kind != leaving and player.stacks[kind].space == site:
            stand(state, seat, kind, site)
            place_factory(state, seat, site)
            return


def settle_all(state: FrontierState, seat: int) -> None:
    """Wherever a factory has gone, a cube that stood beside it takes its place."""
    stacks = state.players[seat].stacks
    for site in sorted({stacks[kind].space for kind in (*MOBILE, FREIGHTER) if stacks[kind].there}):
        settle(state, seat, site)


def stand(state: FrontierState, seat: int, kind: int, site: int) -> None:
    """A mobile factory is put on the disk of a claim: it is no craft any more, but the big cube keeps its stack."""
    player = state.players[seat]
    if kind == FREIGHTER:
        player.planted = site
        return
    player.stacks[kind] = NO_STACK
    if seat == state.active and (kind in state.moved or kind in state.ferried):
        state.landed += (site,)


def abandon(state: FrontierState, seat: int, site: int) -> None:
    """A player's factory is taken from its claim."""
    if state.players[seat].planted == site:
        state.players[seat].planted = NOWHERE
    cargo.remove_factory(state, site)
    if state.journal is not None:
        state.tell("abandons-factory", {"seat": seat, "space": space_message(state.system, site)})


def displace(state: FrontierState, site: int) -> None:
    """Somebody else takes the factory of a site: if it is a big cube, that starts again elsewhere."""
    for seat, player in enumerate(state.players):
        if player.planted == site:
            cargo.destroyed(state, seat, freighter.card_of(state, seat))


def clear(state: FrontierState, site: int) -> None:
    """The factory of a site is destroyed, if there is one."""
    displace(state, site)
    if site in state.factories:
        cargo.remove_factory(state, site)


def place_colony(state: FrontierState, seat: int, site: int) -> None:
    state.colonies[site] = seat
    if state.journal is not None:
        state.tell("founds-colony", {"seat": seat, "space": space_message(state.system, site)})


def _site_fee(state: FrontierState) -> None:
    """Somebody lives on what others place."""
    seat = regimes.privileged(state, SITE_FEE)
    if seat < 0:
        return
    player = state.players[seat]
    water = FACTIONS[player.faction].amount
    player.water += water
    if state.journal is not None:
        state.tell("site-fee", {"seat": seat, "water": water})


# lifting


def liftable_disks(state: FrontierState, seat: int) -> list[int]:
    """The sites that this player can give up: a factory keeps its claim, unless it is one that has hijacked it and
    has no colony."""
    own = [site for site, owner in state.claims.items() if owner == seat]
    freed = [site for site in state.hijacked if site not in state.colonies]
    return [site for site in own if site not in state.factories or site in freed]


def cubes_to_lift(state: FrontierState, seat: int, keep: int = NOWHERE) -> list[Action]:
    """Cubes that may be lifted for a seventh: of glories; of colonies where felonies are open to the player; and once
    the freighter is promoted mobile factories, on their way or on a claim, but not that on the site to `keep`."""
    found: list[Action] = [
        ("lift-glory", glory.id) for glory, owner in zip(GLORIES, state.glories, strict=True) if owner == seat
    ]
    if regimes.criminal(state, seat):
        own = [site for site, owner in state.colonies.items() if owner == seat]
        found += [("lift-colony", state.system.spaces[site].id) for site in own]
    if freighter.promoted(state, seat):
        found += [("lift-factory", state.system.spaces[site].id) for site in liftable(state, seat) if site != keep]
        found += [("lift-cube", STACKS[kind]) for kind in MOBILE if state.stack(seat, kind).there]
    return found


def liftable(state: FrontierState, seat: int) -> list[int]:
    """The sites whose factories are small cubes of this player that no colony holds."""
    own = [site for site, owner in state.factories.items() if owner == seat and site not in state.colonies]
    return sorted([site for site in own if state.players[seat].planted != site])


def has_cube(state: FrontierState, seat: int, keep: int = NOWHERE) -> bool:
    """Whether this player has a small cube, or can lift one."""
    return cubes_to_come(state, seat, keep) > 0


def cubes_to_come(state: FrontierState, seat: int, keep: int = NOWHERE) -> int:
    """How many small cubes this player has or can lift."""
    return cubes_left(state, seat) + len(cubes_to_lift(state, seat, keep))


def disk_first(state: FrontierState, seat: int) -> list[Task[Any]]:
    """What to do before a disk is placed."""
    return [LIFT_DISK[seat]] if disks_left(state, seat) == 0 else []


def cube_first(state: FrontierState, seat: int, keep: int = NOWHERE) -> list[Task[Any]]:
    """What to do before a cube is placed, where `has_cube`."""
    return [LiftCube(seat, keep)] if cubes_left(state, seat) == 0 else []


def _set_free(state: FrontierState, site: int) -> None:
    """The cube on a hijacked claim that is given up is a craft again."""
    owner = state.factories[site]
    player = state.players[owner]
    small = player.planted != site
    abandon(state, owner, site)
    if small:
        player.stacks[cargo.free_cube(state, owner)] = Stack(site)


class LiftDisk(Question["FrontierState"]):
    """No disk is left: which claim is given up?"""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [
            ("lift-disk", state.system.spaces[site].id) for site in liftable_disks(state, self.seat)
        ]
        return Choice(self.seat, "prompt-lift-disk", "pieces", options)

    def answer(self, state: FrontierState, action: Action) -> None:
        site = state.system.find(action[1])
        if site in state.factories:
            _set_free(state, site)
        del state.claims[site]
        if state.journal is not None:
            state.tell("lifts-disk", {"seat": self.seat, "space": space_message(state.system, site)})


class LiftCube(Question["FrontierState"]):
    """No cube is left: which one is lifted?"""

    keep: int
    """The site whose factory is needed."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, keep: int) -> None:
        self.seat = seat
        self.keep = keep

    def ask(self, state: FrontierState) -> Decision:
        return Choice(self.seat, "prompt-lift-cube", "pieces", cubes_to_lift(state, self.seat, self.keep))

    def answer(self, state: FrontierState, action: Action) -> None:
        if action[0] == "lift-glory":
            place = [glory.id for glory in GLORIES].index(action[1])
            state.glories[place] = SHUT
            if state.journal is not None:
                state.tell("lifts-glory", {"seat": self.seat, "glory": f"glory-{action[1]}"})
            return
        if action[0] == "lift-cube":
            state.players[self.seat].stacks[NUMBER[action[1]]] = NO_STACK
            if state.journal is not None:
                state.tell("lifts-cube", {"seat": self.seat, "stack": f"stack-{action[1]}"})
            return
        site = state.system.find(action[1])
        if action[0] == "lift-factory":
            abandon(state, self.seat, site)
            return
        del state.colonies[site]
        if state.journal is not None:
            state.tell("lifts-colony", {"seat": self.seat, "space": space_message(state.system, site)})


LIFT_DISK: Final = tuple([LiftDisk(seat) for seat in range(5)])
