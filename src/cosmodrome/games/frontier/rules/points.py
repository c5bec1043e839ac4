"""Points and who has won (rulebook: points)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.solar_system import LETTERS
from ..components.tables import VENTURES, figure, letter_value
from . import aliens, regimes, science
from .futures import stars

if TYPE_CHECKING:
    from ..state import FrontierState

SOURCES: Final = (
    "claims",
    "factories",
    "letters",
    "colonies",
    "science",
    "glories",
    "ventures",
    "power",
    "stars",
    "goal",
)
"""What points come from."""

CLAIM: Final = figure("points", "claim")
FACTORY: Final = figure("points", "factory")
SCIENCE: Final = figure("points", "science")
TNO_SCIENCE: Final = figure("points", "tno_science")
GLORY: Final = figure("points", "glory")
IN_POWER: Final = figure("points", "in_power")


def counted(state: FrontierState) -> list[int]:
    """The sites whose factories count: not those on the hijacked claims of others."""
    return [site for site in state.factories if site not in state.hijacked]


def factories_by_letter(state: FrontierState) -> list[int]:
    """How many factories there are of each letter that lower its value: those of aliens do not."""
    counts = [0] * len(LETTERS)
    for site in counted(state):
        found = state.system.spaces[site].site
        if found is not None and not aliens.is_alien(state, state.factories[site]):
            counts[LETTERS.index(found.letter)] += 1
    return counts


def points(state: FrontierState, seat: int) -> list[int]:
    """A player's points, by SOURCES, where no scenario says otherwise."""
    claims = _counting(state, state.claims, seat)
    factories = [site for site in _counting(state, state.factories, seat) if site not in state.hijacked]
    colonies = _counting(state, state.colonies, seat)
    values = [letter_value(count) for count in factories_by_letter(state)]
    letters = 0
    for number in factories:
        site = state.system.spaces[number].site
        if site is not None:
            letters += values[LETTERS.index(site.letter)]
    return [
        CLAIM * len(claims),
        FACTORY * len(factories),
        letters,
        state.rules.colony_points * len(colonies),
        sum([_science(state, site) for site in claims]),
        GLORY * state.glories.count(seat),
        _ventures(state, seat) if state.rules.ventures_count else 0,
        IN_POWER if regimes.in_power(state) == seat else 0,
        stars.points(state, seat) if state.stars else 0,
        0,
    ]


def _counting(state: FrontierState, pieces: dict[int, int], seat: int) -> list[int]:
    """The sites with such pieces of this player that bring points: far ones only, where the inner worlds will burn."""
    first = state.rules.first_zone
    return [site for site, owner in pieces.items() if owner == seat and state.system.spaces[site].zone >= first]


def _ventures(state: FrontierState, seat: int) -> int:
    return sum([venture.points for venture, owner in zip(VENTURES, state.ventures, strict=True) if owner == seat])


def _science(state: FrontierState, number: int) -> int:
    """What a claim on a site of science brings besides."""
    site = state.system.spaces[number].site
    if site is None or not science.is_science(state, number):
        return 0
    if "tno" in site.icons and number in counted(state):
        return TNO_SCIENCE
    return SCIENCE


def winners(state: FrontierState, totals: list[int]) -> list[int]:
    """The most points; then the most water; then the most factories; then they share it (rulebook: end)."""
    owned = [state.factories[site] for site in counted(state)]
    ranks = [(totals[seat], state.players[seat].water, owned.count(seat)) for seat in range(state.seats)]
    return [seat for seat in range(state.seats) if ranks[seat] == max(ranks)]
