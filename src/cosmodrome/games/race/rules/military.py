"""Military strength: conquering worlds, and the powers that may be used for it (rulebook: military, conquer).

The functions here look at a world and at two lists of cards of the tableau: those pledged, which the player has put in,
and those spare, which could still be put in.
"""

from __future__ import annotations

from ..components.cards import ALIEN, COST, GOOD, IS_REBEL, KIND, MILITARY
from ..components.powers import (
    CONQUER,
    FREE,
    HIRE,
    MILITARY_WORLDS,
    PAY,
    PAY_REBEL,
    STRENGTH,
    STRENGTH_PER_MILITARY,
    TACTICS,
)
from ..components.tableau import Player


def usable(player: Player, card: int) -> bool:
    """Whether an optional power is still there in this phase: neither discarded nor lost, nor its cards hired."""
    return card in player.tableau and not (HIRE[KIND[card]] and player.has_hired(card))


def applies(kind: int, card: int) -> bool:
    """Whether the power of this card is one for placing such a world."""
    power = KIND[card]
    if TACTICS[power] or HIRE[power]:
        return True
    if FREE[power]:
        return GOOD[kind] != ALIEN
    if PAY[power] >= 0:
        return MILITARY[kind] and GOOD[kind] != ALIEN and (IS_REBEL[kind] or not PAY_REBEL[power])
    return not MILITARY[kind]


def ready_powers(player: Player, kind: int) -> list[int]:
    """The optional powers for placing such a world that have not been used."""
    return [card for card in player.sums.optional if applies(kind, card) and usable(player, card)]


def military_shares(player: Player) -> list[tuple[int, int]]:
    """The cards that total military comes from, and how much each adds."""
    worlds = player.total(MILITARY_WORLDS)
    each = [(card, number * worlds) for card, number in player.shares(STRENGTH_PER_MILITARY)]
    return player.shares(STRENGTH) + each


# temporary military


def tactics_of(cards: list[int]) -> int:
    """Temporary military strength from discarding these."""
    return sum([TACTICS[KIND[card]] for card in cards])


def room_of(cards: list[int]) -> int:
    """How many cards from hand these take for military strength."""
    return sum([HIRE[KIND[card]] for card in cards])


def room_left(player: Player, card: int) -> int:
    """How many cards may still be discarded with this power for military strength: in defence, the rest of it too."""
    for used, number in player.hired:
        if used == card:
            return HIRE[KIND[card]] - number
    return HIRE[KIND[card]]


def hire(player: Player, card: int, number: int) -> None:
    """So many cards were discarded with this power."""
    player.temporary += number
    before = HIRE[KIND[card]] - room_left(player, card)
    others = [entry for entry in player.hired if entry[0] != card]
    player.hired = (*others, (card, before + number))


# conquering


def conquest_bonus(kind: int, cards: list[int]) -> int:
    """What makes a civil world conquerable lowers its defence; -1 if nothing does. A military world needs nothing."""
    if MILITARY[kind]:
        return 0
    for card in cards:
        if CONQUER[KIND[card]] >= 0:
            return CONQUER[KIND[card]]
    return -1


def can_conquer(player: Player, kind: int, pledged: list[int], spare: list[int], hand: int) -> bool:
    """Whether the world can be conquered with what is pledged and any of what is spare."""
    for card in pledged:
        if FREE[KIND[card]] or PAY[KIND[card]] >= 0:
            return False
    both = pledged + spare
    bonus = conquest_bonus(kind, both)
    if bonus < 0:
        return False
    strength = player.strength_against(kind) + bonus + tactics_of(both) + min(hand, room_of(both))
    return strength >= COST[kind]
