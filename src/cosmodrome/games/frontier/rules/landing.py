"""Landing and lift-off: what they cost, and who helps (rulebook: landing).

Which means there are is a question of thrust, fuel and factories; `course` asks it for every site within reach,
`activation` when a craft sets out from one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Illegal
from ..components.grant import ASSIST
from ..components.manoeuvres import BERNAL_SIZE, thrust_suffices
from ..components.move import NO_ENGINE, Move, Place
from ..components.solar_system import ANY_SEASON
from . import cargo, claims, freighter, home, humans, regimes, science

if TYPE_CHECKING:
    from ..state import FrontierState

FREELY: Final = 0
BY_PARACHUTE: Final = 1
BY_FUEL: Final = 2
BY_ASSIST: Final = 3


def size_of(state: FrontierState, space: int) -> int:
    """The size of a site; 0: there is none."""
    site = state.system.spaces[space].site
    return 0 if site is None else site.size


def open_now(state: FrontierState, space: int, starship: bool) -> bool:
    """Whether the sector lets a site be entered: leaving is never forbidden."""
    site = state.system.spaces[space].site
    return site is None or starship or site.synodic in (ANY_SEASON, state.season)


def means(state: FrontierState, seat: int, move: Move, place: Place) -> list[int]:
    """How a craft that comes to a site in this way can land; none: it can not."""
    size = size_of(state, place.space)
    if size > BERNAL_SIZE and home.carries(state.stack(seat, move.kind)):
        return []
    if move.engine == NO_ENGINE:
        if not move.broken and size <= freighter.largest_site(state, seat):
            return [FREELY]
    elif not move.broken and thrust_suffices(move.net, size):
        return [FREELY]
    if place.chute and move.engine != NO_ENGINE:
        return [BY_PARACHUTE]
    found: list[int] = []
    if move.engine != NO_ENGINE and move.left(place) >= size:
        found.append(BY_FUEL)
    if not move.broken and assisted(state, seat, move.kind, place.space):
        found.append(BY_ASSIST)
    return found


def why_not(state: FrontierState, seat: int, move: Move, place: Place) -> Illegal:
    """Why it can not, with the figures it fails by."""
    size = size_of(state, place.space)
    if size > BERNAL_SIZE and home.carries(state.stack(seat, move.kind)):
        return Illegal("why-bernal-too-large", "landing", {"size": size, "most": BERNAL_SIZE})
    if move.engine == NO_ENGINE:
        most = freighter.largest_site(state, seat)
        return Illegal("why-no-assist", "landing", {"size": size, "most": most})
    return Illegal("why-no-landing", "landing", {"size": size, "thrust": move.net, "steps": move.left(place)})


def assisted(state: FrontierState, seat: int, kind: int, site: int) -> bool:
    """Whether a factory helps on the site: one's own, one that its owner lets use, by felony, or the craft itself."""
    if freighter.moves_itself(state, seat, kind):
        return True
    return claims.may_use(state, seat, site, ASSIST) or _by_felony(state, seat, kind, site)


def _by_felony(state: FrontierState, seat: int, kind: int, site: int) -> bool:
    """Felonies are open to the player, a human of his is there or comes along, and none of others is there."""
    if site not in state.factories or site in state.thwarted or not regimes.criminal(state, seat):
        return False
    manned = humans.present(state, seat, site) or bool(cargo.humans(state, state.stack(seat, kind)))
    return manned and (regimes.strong_armed(state, seat) or not humans.others_present(state, seat, site))


def note_visit(state: FrontierState, seat: int, kind: int, site: int) -> None:
    """What the first to land there finds is known; and every human remembers where it has been, for glory."""
    science.landed(state, seat, site)
    for card in cargo.humans(state, state.stack(seat, kind)):
        seen = state.visits.get(card, ())
        if site not in seen:
            state.visits[card] = (*seen, site)
