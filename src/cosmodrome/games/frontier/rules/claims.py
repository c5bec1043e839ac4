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
from ..components.tables import GLORIES
from . import regimes

if TYPE_CHECKING:
    from ..state import FrontierState


def disks_left(state: FrontierState, seat: int) -> int:
    """Disks for claims; one may mark the ersatz of a Bernal."""
    placed = list(state.claims.values()).count(seat)
    return DISKS - placed - (1 if state.players[seat].ersatz_disk else 0)


def cubes_left(state: FrontierState, seat: int) -> int:
    """Small cubes: factories, colonies and glories are made of them."""
    placed = list(state.factories.values()).count(seat) + list(state.colonies.values()).count(seat)
    return CUBES - placed - state.glories.count(seat)


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
    """The sites that this player can give up: a factory keeps its claim."""
    return [site for site, owner in state.claims.items() if owner == seat and site not in state.factories]


def cubes_to_lift(state: FrontierState, seat: int) -> list[Action]:
    """Cubes that may be lifted for a seventh: of glories, and of colonies where felonies are open to the player."""
    found: list[Action] = [
        ("lift-glory", glory.id) for glory, owner in zip(GLORIES, state.glories, strict=True) if owner == seat
    ]
    if regimes.criminal(state, seat):
        own = [site for site, owner in state.colonies.items() if owner == seat]
        found += [("lift-colony", state.system.spaces[site].id) for site in own]
    return found


def has_cube(state: FrontierState, seat: int) -> bool:
    """Whether this player has a small cube, or can lift one."""
    return cubes_to_come(state, seat) > 0


def cubes_to_come(state: FrontierState, seat: int) -> int:
    """How many small cubes this player has or can lift."""
    return cubes_left(state, seat) + len(cubes_to_lift(state, seat))


def disk_first(state: FrontierState, seat: int) -> list[Task[Any]]:
    """What to do before a disk is placed."""
    return [LIFT_DISK[seat]] if disks_left(state, seat) == 0 else []


def cube_first(state: FrontierState, seat: int) -> list[Task[Any]]:
    """What to do before a cube is placed, where `has_cube`."""
    return [LIFT_CUBE[seat]] if cubes_left(state, seat) == 0 else []


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
        del state.claims[site]
        if state.journal is not None:
            state.tell("lifts-disk", {"seat": self.seat, "space": space_message(state.system, site)})


class LiftCube(Question["FrontierState"]):
    """No cube is left: which one is lifted?"""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        return Choice(self.seat, "prompt-lift-cube", "pieces", cubes_to_lift(state, self.seat))

    def answer(self, state: FrontierState, action: Action) -> None:
        if action[0] == "lift-glory":
            place = [glory.id for glory in GLORIES].index(action[1])
            state.glories[place] = SHUT
            if state.journal is not None:
                state.tell("lifts-glory", {"seat": self.seat, "glory": f"glory-{action[1]}"})
            return
        site = state.system.find(action[1])
        del state.colonies[site]
        if state.journal is not None:
            state.tell("lifts-colony", {"seat": self.seat, "space": space_message(state.system, site)})


LIFT_DISK: Final = tuple([LiftDisk(seat) for seat in range(5)])
LIFT_CUBE: Final = tuple([LiftCube(seat) for seat in range(5)])
