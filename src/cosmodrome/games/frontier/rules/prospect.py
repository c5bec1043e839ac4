"""Prospect: roll for claims with an ISRU unit on its platform (rulebook: prospect)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Illegal, Question, Subset, Task
from ..components.abilities import MINE_REVIVAL, PROSPECT_REROLL, RAYGUN_REROLL
from ..components.cards import BUGGY, CARDS, LANDING, MISSILE, NO_ISRU, RAYGUN, SCIENTIST, card_called
from ..components.naming import space_message
from ..components.pieces import BUSTED
from ..components.solar_system import ANY_SEASON, SEASONS, SITE
from ..components.tables import closed_sites
from . import abilities, claims, isru, supports, wear
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

DIE: Final = 6

ROAD: Final = 16
"""A buggy that takes the roads instead of a second roll."""
WAYS: Final[dict[str, int]] = {
    "platform-missile": MISSILE,
    "platform-buggy": BUGGY,
    "platform-road": ROAD,
    "platform-raygun": RAYGUN,
    "platform-landing": LANDING,
}
"""How a unit can prospect, by the words of actions."""


def ways_of(state: FrontierState, seat: int, unit: int, space: int) -> list[str]:
    platforms = isru.platforms_of(state, seat, unit, space)
    return [name for name, way in WAYS.items() if platforms & (BUGGY if way == ROAD else way)]


def reach(state: FrontierState, space: int, way: int) -> list[int]:
    """The sites that a unit in this space could prospect this way, whatever is there."""
    here = [space] if state.system.spaces[space].kind == SITE else []
    if way == ROAD:
        return [site for road in state.system.roads if space in road for site in road]
    return [*here, *isru.sites_beside(state.system, space)] if way == RAYGUN else here


def refusal(state: FrontierState, seat: int, unit: int, space: int, site: int, way: int) -> Illegal | None:
    """Why a unit that works in this space does not prospect a site in its reach."""
    found = isru.site_at(state, site)
    if found is None:
        return Illegal("why-no-site", "prospect")
    where = space_message(state.system, site)
    if claims.is_claimed(state, site):
        return Illegal("why-claimed", "prospect", {"space": where})
    if found.synodic not in (ANY_SEASON, state.season):
        return Illegal("why-season", "prospect", {"space": where, "season": f"season-{SEASONS[found.synodic]}"})
    if way == RAYGUN and site != space and isru.has_atmosphere(found):
        return Illegal("why-atmosphere", "prospect", {"space": where})
    needed = isru.isru_of(state, seat, unit, space, site)
    wet = isru.hydration_of(state, seat, space, site)
    if needed > wet:
        return Illegal("why-too-dry", "prospect", {"space": where, "isru": needed, "hydration": wet})
    return None


def targets(state: FrontierState, seat: int, unit: int, space: int, way: int) -> list[int]:
    return [site for site in reach(state, space, way) if refusal(state, seat, unit, space, site, way) is None]


def chance(state: FrontierState, seat: int, unit: int, space: int, site: int, way: int) -> tuple[int, int]:
    """How likely a claim is where a unit prospects one site, as a fraction."""
    lucky = min(DIE, _most_die(state, seat, space, site, way))
    fails, of = DIE - lucky, DIE
    for _ in range(second_rolls(state, seat, unit, way)):
        fails *= DIE - lucky
        of *= DIE
    return of - fails, of


def second_rolls(state: FrontierState, seat: int, unit: int, way: int) -> int:
    """A buggy that takes no road, and some units, may repeat a roll; and so may rayguns that somebody guides."""
    own = 1 if state.face(unit).ability(PROSPECT_REROLL) is not None else 0
    guided = way == RAYGUN and abilities.held(state, seat, RAYGUN_REROLL) is not None
    return own + (1 if way == BUGGY or guided else 0)


def _most_die(state: FrontierState, seat: int, space: int, site: int, way: int) -> int:
    """The highest roll that makes a claim."""
    found = isru.site_at(state, site)
    return 0 if found is None else found.size + isru.prospect_bonus(state, seat, way, space, site)


class Prospect(Activity):
    """Prospect with one of the units that work."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for unit, kind, space in _units(state, seat):
            names = [
                name for name in ways_of(state, seat, unit, space) if targets(state, seat, unit, space, WAYS[name])
            ]
            if names and supports.operational(state, seat, kind, unit):
                found += [("prospect", CARDS[unit].id, name) for name in names]
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        unit = card_called(action[1])
        way = WAYS[action[2]]
        player = state.players[seat]
        found = targets(state, seat, unit, player.stacks[player.stack_of(unit)].space, way)
        state.then(Targets(seat, unit, way) if len(found) > 1 else Prospecting(seat, unit, way, tuple(found)))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for unit, kind, space in _units(state, seat):
            working = supports.operational(state, seat, kind, unit)
            for name in ways_of(state, seat, unit, space):
                why = self._why_not(state, seat, unit, space, name, working)
                if why is not None:
                    shut.append((("prospect", CARDS[unit].id, name), why))
        return shut

    def _why_not(
        self, state: FrontierState, seat: int, unit: int, space: int, name: str, working: bool
    ) -> Illegal | None:
        if not working:
            return Illegal("why-not-working", "supports", {"card": unit})
        why: Illegal | None = Illegal("why-no-site", "prospect")
        for site in reach(state, space, WAYS[name]):
            why = refusal(state, seat, unit, space, site, WAYS[name])
            if why is None:
                return None
        return why

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By unit, platform and site: how likely a claim is, as a fraction."""
        found: dict[str, Any] = {}
        for unit, kind, space in _units(state, seat):
            ways: dict[str, Any] = {}
            for name in ways_of(state, seat, unit, space):
                chances = _chances(state, seat, unit, space, WAYS[name])
                if chances:
                    ways[name] = chances
            if ways and supports.operational(state, seat, kind, unit):
                found[CARDS[unit].id] = ways
        return found


def _units(state: FrontierState, seat: int) -> list[tuple[int, int, int]]:
    """A player's units, whether they work or not, each with its stack and where it is."""
    return [
        (card, kind, stack.space)
        for kind, stack in enumerate(state.players[seat].stacks)
        for card in stack.cards
        if state.face(card).isru != NO_ISRU
    ]


def _chances(state: FrontierState, seat: int, unit: int, space: int, way: int) -> dict[str, list[int]]:
    spaces = state.system.spaces
    return {
        spaces[site].id: list(chance(state, seat, unit, space, site, way))
        for site in targets(state, seat, unit, space, way)
    }


class Targets(Question["FrontierState"]):
    """Which sites are prospected: all are named before the first roll."""

    unit: int
    way: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, unit: int, way: int) -> None:
        self.seat = seat
        self.unit = unit
        self.way = way

    def _space(self, state: FrontierState) -> int:
        player = state.players[self.seat]
        return player.stacks[player.stack_of(self.unit)].space

    def ask(self, state: FrontierState) -> Decision:
        found = targets(state, self.seat, self.unit, self._space(state), self.way)
        ids = [state.system.spaces[site].id for site in found]
        size = len(ids)
        return Subset(self.seat, "prompt-targets", "prospect", "targets", ids, 1, size, [], [0] * size)

    def answer(self, state: FrontierState, action: Action) -> None:
        sites = tuple([state.system.find(id) for id in action[1]])
        state.then(Prospecting(self.seat, self.unit, self.way, sites))

    def explain(self, state: FrontierState, action: Action) -> Illegal | None:
        if len(action) != 2 or action[0] != "targets" or not isinstance(action[1], tuple):
            return None
        space = self._space(state)
        for site in reach(state, space, self.way):
            if state.system.spaces[site].id in action[1]:
                why = refusal(state, self.seat, self.unit, space, site, self.way)
                if why is not None:
                    return why
        return None

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By site: how likely a claim is, as a fraction."""
        return {"chances": _chances(state, self.seat, self.unit, self._space(state), self.way)}


class Prospecting(Task["FrontierState"]):
    """The sites are rolled for, one after the other."""

    unit: int
    way: int
    sites: tuple[int, ...]
    again: int
    """How many failed rolls can still be made again; -1: it has not begun."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, unit: int, way: int, sites: tuple[int, ...], again: int = -1) -> None:
        self.seat = seat
        self.unit = unit
        self.way = way
        self.sites = sites
        self.again = again

    def run(self, state: FrontierState) -> None:
        player = state.players[self.seat]
        space = player.stacks[player.stack_of(self.unit)].space
        again = self.again if self.again >= 0 else second_rolls(state, self.seat, self.unit, self.way)
        site = self.sites[0]
        most = _most_die(state, self.seat, space, site, self.way)
        hit = self._roll(state, site, most)
        while not hit and again > 0:
            again -= 1
            hit = self._roll(state, site, most)
        if self.sites[1:]:
            state.then(Prospecting(self.seat, self.unit, self.way, self.sites[1:], again))
        else:
            wear.after_operation(state, self.seat, self.unit)
        if hit:
            state.then(*claims.disk_first(state, self.seat), Claim(self.seat, site))
        else:
            claims.bust(state, site)

    def _roll(self, state: FrontierState, site: int, most: int) -> bool:
        """Where no die can fail, none is rolled."""
        if most >= DIE:
            return True
        die = state.dice.roll(DIE)
        if state.journal is not None:
            where = space_message(state.system, site)
            state.tell("prospects", {"seat": self.seat, "space": where, "die": die, "most": most})
        return die <= most


class Claim(Task["FrontierState"]):
    """The disk is placed, when one is there."""

    site: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def run(self, state: FrontierState) -> None:
        claims.place_disk(state, self.seat, self.site)


class Revive(Activity):
    """A card that finds what others have missed: a claim where prospecting has failed."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        closed = closed_sites(state.seats)
        found: list[Action] = []
        for space in sorted({stack.space for stack in state.players[seat].stacks if stack.cards}):
            site = isru.site_at(state, space)
            if site is not None and state.claims.get(space) == BUSTED and state.system.spaces[space].id not in closed:
                for ability in abilities.at(state, seat, space):
                    if ability.kind == MINE_REVIVAL and site.size >= ability.amount:
                        found.append(("revive", state.system.spaces[space].id))
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(*claims.disk_first(state, seat), Claim(seat, state.system.find(action[1])))


PROSPECT: Final = Prospect("prospect", "prospect", SCIENTIST)
REVIVE: Final = Revive("revive", "prospect", SCIENTIST)
