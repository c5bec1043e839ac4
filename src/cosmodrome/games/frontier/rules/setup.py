"""The set-up (rulebook: setup, short-game)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.cards import BERNAL as BERNAL_DECK
from ..components.cards import CREW, deck_of, of_faction
from ..components.factions import COLOURS, NO_FACTION, PRC
from ..components.pieces import BUSTED
from ..components.player import Player
from ..components.stack import BERNAL, LEO, Stack
from ..components.tables import closed_sites, figure
from ..options import ARMADA
from . import aliens, decks, home
from .design import BEGIN_DESIGN
from .order import clockwise
from .scenarios import listed
from .scenarios.mars_armada import LayDown
from .year import YEAR

if TYPE_CHECKING:
    from ..state import FrontierState

WATER: Final = figure("start", "water")
SHORT_GAME_CARDS: Final = figure("start", "short_game_cards")


def set_up(state: FrontierState) -> None:
    """Decks shuffled; closed sites; who is first; then everybody gets a faction."""
    for deck in state.rules.decks:
        cards = deck_of(state.rules.profile, deck)
        state.dice.shuffle(cards)
        state.decks[deck] = cards
        state.unseen[deck] = len(cards) - 1
    for site in closed_sites(state.seats):
        state.claims[state.system.find(site)] = BUSTED
    state.first = state.dice.below(state.seats)
    for _ in range(state.seats):
        player = Player(NO_FACTION)
        player.settle(state.system)
        player.water = WATER
        state.players.append(player)
    if state.rules.scenario == ARMADA:
        state.then(LayDown(0))
        return
    state.then(START)
    if state.rules.choosing:
        state.then(*[ChooseFaction(seat) for seat in clockwise(state)])
    else:
        factions = draw_factions(state)
        for seat in range(state.seats):
            adopt(state, seat, factions[seat])


def draw_factions(state: FrontierState) -> list[int]:
    """A faction for everybody by lot; where aliens invade, somebody plays them."""
    factions = list(range(len(COLOURS)))
    state.dice.shuffle(factions)
    if state.rules.aliens and PRC not in factions[: state.seats]:
        factions[state.dice.below(state.seats)] = PRC
    return factions[: state.seats]


def adopt(state: FrontierState, seat: int, faction: int) -> None:
    """A faction comes with its crew; with the module Bernal, crew and Bernal are on their home orbit already.

    Aliens have no crew, and a depot of their own.
    """
    player = state.players[seat]
    player.faction = faction
    if aliens.is_alien(state, seat):
        player.stacks[LEO] = Stack(state.system.find(aliens.HOME))
        return
    crew = of_faction(CREW, faction)
    if state.rules.bernal:
        player.stacks[BERNAL] = Stack(home.orbit(state, seat), (of_faction(BERNAL_DECK, faction), crew))
    else:
        player.hand = (crew,)


class ChooseFaction(Question["FrontierState"]):
    """One of the factions nobody has yet."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        taken = [player.faction for player in state.players]
        options: list[Action] = [("faction", colour) for faction, colour in enumerate(COLOURS) if faction not in taken]
        return Choice(self.seat, "prompt-faction", "factions", options)

    def answer(self, state: FrontierState, action: Action) -> None:
        adopt(state, self.seat, COLOURS.index(action[1]))
        if state.journal is not None:
            state.tell("chooses-faction", {"seat": self.seat, "colour": f"colour-{action[1]}"})


class Start(Task["FrontierState"]):
    """All have their factions: what shorter games give, and the first turn."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        if state.rules.start == "quick":
            state.then(BEGIN_DESIGN, YEAR)
            return
        if state.rules.start == "short":
            for seat in clockwise(state):
                deal_cards(state, seat)
        listed.played(state).begin(state)
        state.then(YEAR)


def deal_cards(state: FrontierState, seat: int) -> None:
    """The short set-up: random cards of every deck."""
    player = state.players[seat]
    dealt = [decks.take_top(state, deck) for deck in state.rules.decks for _ in range(SHORT_GAME_CARDS)]
    player.hand += tuple(dealt)
    if state.journal is not None:
        state.tell("dealt", {"seat": seat, "cards": [decks.name(card) for card in dealt]})


START: Final = Start()
