"""The fall of Hermes: both halves of an asteroid are pushed aside (rulebook: fall-of-hermes; seed V5).

Research without auctions and without a limit of the hand, two rockets, the shorter cycle and an event every year are
said in `options.Rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Illegal
from ...components.cards import BLACK, CARDS, REFINERY, card_called
from ...components.factions import PRC, SHIMIZU, UN
from ...components.naming import space_message
from ...components.scenarios import SCENARIOS
from ...components.stack import STACKS
from .. import cargo, decks, supports
from ..activities import FREE_ACTION, Activity
from .outcome import win
from .scenario import Contest, Progress

if TYPE_CHECKING:
    from ...state import FrontierState

NAME: Final = "fall_of_hermes"
FIGURES: Final = SCENARIOS[NAME].figures
SITES: Final = SCENARIOS[NAME].sites
BLACK_WATER: Final = FIGURES["black_side_water"]
MASS_DRIVER: Final = "mass_driver"
SEAT: Final = 0
DECK_DIE: Final = 6


class FallOfHermes(Contest):
    __slots__ = ()

    def begin(self, state: FrontierState) -> None:
        """The privileges that serve somebody who plays alone."""
        player = state.players[SEAT]
        if player.faction == UN:
            player.water = FIGURES["un_water"]
        if player.faction == PRC:
            for deck in state.rules.decks:
                player.hand += tuple([decks.take_top(state, deck) for _ in range(FIGURES["prc_cards"])])

    def operation_begun(self, state: FrontierState) -> None:
        """Rockets move before anybody works."""
        state.moved = tuple(range(len(STACKS)))

    def year_over(self, state: FrontierState) -> None:
        if state.year >= state.rules.years:
            win(state)

    def progress(self, state: FrontierState, seat: int) -> list[Progress]:
        return [Progress("hermes", len(state.deflected), len(SITES))]

    def course(self, state: FrontierState) -> list[Progress]:
        return [Progress("years", state.year, state.rules.years, limit=True)]


class Deflect(Activity):
    """A refinery, or the Mass Driver, stays on one half of Hermes with all that powers it, and pushes it aside."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if state.rules.scenario != NAME:
            return []
        return [
            (self.verb, state.system.spaces[site].id, CARDS[card].id)
            for site in threats(state)
            for card, _ in pushers(state, seat, site)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        chosen = card_called(action[2])
        used = next(cards for card, cards in pushers(state, seat, site) if card == chosen)
        cargo.decommission(state, seat, (chosen, *used))
        state.deflected += (site,)
        if state.journal is not None:
            state.tell("deflects", {"seat": seat, "card": chosen, "space": space_message(state.system, site)})
        if len(state.deflected) == len(SITES):
            win(state, seat)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if state.rules.scenario != NAME:
            return []
        return [
            ((self.verb, state.system.spaces[site].id), Illegal("why-no-pusher", "fall-of-hermes"))
            for site in threats(state)
            if state.players[seat].at(site) and not pushers(state, seat, site)
        ]


def threats(state: FrontierState) -> list[int]:
    """The halves of Hermes that still fall."""
    return [site for site in [state.system.find(each) for each in SITES] if site not in state.deflected]


def pushers(state: FrontierState, seat: int, site: int) -> list[tuple[int, tuple[int, ...]]]:
    """What could push a site aside, each with the supports that power it; nothing has to be cooled."""
    player = state.players[seat]
    found: list[tuple[int, tuple[int, ...]]] = []
    for kind in player.at(site):
        cards = player.stacks[kind].cards
        for card in cards:
            if CARDS[card].deck == REFINERY or CARDS[card].id == MASS_DRIVER:
                chains = supports.chains(state, cards, card, supports.UNCOOLED, site)
                found += [(card, chains[0].cards)] if chains else []
    return found


# instead of an election


def scrap(state: FrontierState) -> None:
    """The top card of a deck chosen by a die leaves the game."""
    deck = state.rules.decks[state.dice.roll(DECK_DIE) - 1]
    if not state.decks[deck]:
        return
    card = decks.take_top(state, deck)
    state.removed += (card,)
    if state.journal is not None:
        state.tell("scrapped", {"card": card})


# Shimizu


class Blacken(Activity):
    """Shimizu turns a hand card to its black side, together with a purchase; it can be boosted so."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not self._open(state, seat) or state.players[seat].water < BLACK_WATER:
            return []
        return [(self.verb, CARDS[card].id) for card in self._cards(state, seat)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.players[seat].water -= BLACK_WATER
        state.blackened += (card_called(action[1]),)
        state.bought = False
        if state.journal is not None:
            state.tell("blackens", {"seat": seat, "card": card_called(action[1]), "water": BLACK_WATER})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if state.rules.scenario != NAME or state.players[seat].faction != SHIMIZU or state.bought:
            return []
        why = Illegal("why-no-purchase", "fall-of-hermes")
        return [((self.verb, CARDS[card].id), why) for card in self._cards(state, seat)]

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        return {"water": BLACK_WATER} if self.offers(state, seat) else {}

    def _open(self, state: FrontierState, seat: int) -> bool:
        """Once for every purchase of this turn."""
        return state.rules.scenario == NAME and state.players[seat].faction == SHIMIZU and state.bought

    def _cards(self, state: FrontierState, seat: int) -> list[int]:
        hand = state.players[seat].hand
        return [card for card in hand if CARDS[card].faces[BLACK] is not None and card not in state.blackened]


DEFLECT: Final = Deflect("deflect", "fall-of-hermes", FREE_ACTION)
BLACKEN: Final = Blacken("blacken", "fall-of-hermes", FREE_ACTION)
