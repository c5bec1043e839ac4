"""What the regime in power does, and who has privileges under it (rulebook: politics, factions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.abilities import PRIVILEGE_AWAY, PRIVILEGE_IN_ANARCHY, STRONG_ARM
from ..components.cards import CARDS
from ..components.factions import BEAMED_POWER, FACTIONS, FELONIES, IMMUNITY, NO_FACTION, PRC
from ..components.grant import BEAM
from ..components.politics import ANARCHY, NO_EFFECT, NO_REACTORS_IN_HAND, SQUARES, WAR
from . import abilities, home

if TYPE_CHECKING:
    from ..state import FrontierState


def effect(state: FrontierState, seat: int) -> int:
    """What the regime does to this player, as a place in EFFECTS."""
    if not state.rules.politics or immune(state, seat):
        return NO_EFFECT
    return SQUARES[state.square].effect


def immune(state: FrontierState, seat: int) -> bool:
    """Whether the regime is another faction's, and this player need not heed such."""
    faction = SQUARES[state.square].faction
    if faction in (NO_FACTION, state.players[seat].faction):
        return False
    return home.privileged(state, seat, IMMUNITY)


def lawless(state: FrontierState) -> bool:
    """Anarchy or War: felonies are open to all, and privileges are gone."""
    return state.rules.politics and SQUARES[state.square].effect in (ANARCHY, WAR)


def at_war(state: FrontierState) -> bool:
    return state.rules.politics and SQUARES[state.square].effect == WAR


def criminal(state: FrontierState, seat: int) -> bool:
    """Whether felonies are open to this player: to all in Anarchy, in War and where aliens invade, to red by privilege,
    to the strong-armed."""
    if state.rules.aliens or lawless(state):
        return True
    return privileged(state, FELONIES) == seat or strong_armed(state, seat)


def strong_armed(state: FrontierState, seat: int) -> bool:
    """Whether nobody objects to felonies of this player."""
    return abilities.held(state, seat, STRONG_ARM) is not None


def barred(state: FrontierState, seat: int, card: int) -> bool:
    """Whether the regime lets nobody have this card in hand."""
    return effect(state, seat) == NO_REACTORS_IN_HAND and CARDS[card].nuclear


def in_power(state: FrontierState) -> int:
    """The player in power; -1: nobody."""
    faction = SQUARES[state.square].faction if state.rules.politics else NO_FACTION
    return seat_of(state, faction)


def seat_of(state: FrontierState, faction: int) -> int:
    """Who plays this faction; -1: nobody."""
    if faction == NO_FACTION:
        return -1
    for seat, player in enumerate(state.players):
        if player.faction == faction:
            return seat
    return -1


def privileged(state: FrontierState, privilege: int) -> int:
    """Who has this privilege now; -1: nobody."""
    for seat, player in enumerate(state.players):
        faction = player.faction
        if faction != NO_FACTION and FACTIONS[faction].privilege == privilege and _keeps_privilege(state, seat):
            return seat
    return -1


def has_beam(state: FrontierState, seat: int) -> bool:
    """Whether a beam helps this player: by privilege, by a station of his own, or as its owner allows it."""
    if _owns_beam(state, seat):
        return True
    return seat == state.active and any(grant.what == BEAM and _owns_beam(state, grant.owner) for grant in state.grants)


def _owns_beam(state: FrontierState, seat: int) -> bool:
    return state.players[seat].beam or privileged(state, BEAMED_POWER) == seat


def _keeps_privilege(state: FrontierState, seat: int) -> bool:
    """In Anarchy and War only red does; and nobody whose Bernal has left its home orbit (seed 14.4, 19.3A)."""
    if home.left(state, seat) and (lawless(state) or abilities.held(state, seat, PRIVILEGE_AWAY) is None):
        return False
    if state.players[seat].faction == PRC or not lawless(state):
        return True
    return not at_war(state) and abilities.held(state, seat, PRIVILEGE_IN_ANARCHY) is not None
