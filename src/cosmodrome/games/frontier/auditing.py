"""What must be kept whatever happens: every card is in one place, and nobody has more pieces than there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components.cards import (
    BERNAL,
    CARDS,
    COLONIST,
    CREW,
    FREIGHTER,
    HUMAN,
    NO_FUEL,
    NO_ONE,
    THRUSTER,
    deck_of,
    of_faction,
)
from .components.factions import NO_FACTION
from .components.manoeuvres import BERNAL_SIZE
from .components.pieces import BUSTED, FREE, MOST_OUTPOSTS, SHUT
from .components.player import Player
from .components.politics import SQUARES
from .components.solar_system import LUNA
from .components.stack import BERNAL as BERNAL_STACK
from .components.stack import ERSATZ, LEO, MOBILE, NOWHERE, OUTPOSTS, ROCKETS, Stack
from .components.stack import FREIGHTER as FREIGHTER_STACK
from .rules import aliens, cargo, claims, home

if TYPE_CHECKING:
    from .state import FrontierState


def audit(state: FrontierState) -> None:
    _audit_cards(state)
    for seat, player in enumerate(state.players):
        _audit_player(state, seat, player)
    _audit_map(state)
    _audit_table(state)


def _audit_cards(state: FrontierState) -> None:
    found: list[int] = [card for deck in state.decks for card in deck]
    found += state.removed
    found += [card for rocket in state.armada for card in rocket]
    found += state.lots
    for player in state.players:
        found += player.hand
        for stack in player.stacks:
            found += stack.cards
    meant = [card for deck in state.rules.decks for card in deck_of(state.rules.profile, deck)]
    for seat, player in enumerate(state.players):
        if player.faction != NO_FACTION and not aliens.is_alien(state, seat):
            meant.append(of_faction(CREW, player.faction))
            if state.rules.bernal:
                meant.append(of_faction(BERNAL, player.faction))
    assert sorted(found) == sorted(meant), "a card is lost, or in two places"
    in_hand = [card for player in state.players for card in player.hand]
    assert all(card in in_hand for card in state.blackened), "a card was turned that is in no hand"
    for deck, cards in enumerate(state.decks):
        assert all(CARDS[card].deck == deck for card in cards), "a card lies in a deck that is not its own"
        assert 0 <= state.unseen[deck] <= max(0, len(cards) - 1), "more cards are unseen than lie below the top"


def _audit_player(state: FrontierState, seat: int, player: Player) -> None:
    assert player.water >= 0, "less than no water"
    for card in player.hand + tuple([card for stack in player.stacks for card in stack.cards]):
        assert CARDS[card].deck != CREW or CARDS[card].faction == player.faction, "the crew of another faction"
    depot = state.system.find(aliens.HOME) if aliens.is_alien(state, seat) else state.rules.leo
    assert player.stacks[LEO].space == depot, "the depot is not where it should be"
    assert claims.disks_left(state, seat) >= 0, "more disks than there are"
    assert claims.cubes_left(state, seat) >= 0, "more cubes than there are"
    outposts = [kind for kind in OUTPOSTS if player.stacks[kind].there]
    assert len(outposts) <= MOST_OUTPOSTS or seat == state.active, "more outposts than there are"
    for stack in player.stacks:
        _audit_stack(state, stack)
    if state.rules.cargo:
        _audit_freighter(state, seat, player)
    if state.rules.bernal and player.faction != NO_FACTION:
        _audit_bernal(state, seat, player)


def _audit_bernal(state: FrontierState, seat: int, player: Player) -> None:
    kind = player.stack_of(home.bernal_of(state, seat))
    assert kind in (BERNAL_STACK, FREIGHTER_STACK) or kind in ROCKETS, "a Bernal is where none can be"
    assert player.stacks[BERNAL_STACK].there == (kind == BERNAL_STACK), "the stack of a Bernal without it"
    site = state.system.spaces[player.stacks[kind].space].site
    assert site is None or site.size <= BERNAL_SIZE, "a Bernal stands on a large site"
    assert not home.promoted(state, seat) or home.chains(state, seat), "nothing powers a promoted Bernal"
    ersatz = player.stacks[ERSATZ]
    assert ersatz.space in (-1, home.orbit(state, seat)), "the replacement of a Bernal is not at home"
    assert ersatz.there or not player.ersatz_disk, "a disk marks a replacement that is not there"


def _audit_freighter(state: FrontierState, seat: int, player: Player) -> None:
    """One freighter card for a player, and its cube wherever its stack is."""
    in_space = [card for stack in player.stacks for card in stack.cards if CARDS[card].deck == FREIGHTER]
    in_hand = [card for card in player.hand if CARDS[card].deck == FREIGHTER]
    assert len(in_space) + len(in_hand) <= 1, "a second freighter"
    stack = player.stacks[FREIGHTER_STACK]
    assert not stack.there or any(card in stack.cards for card in in_space), "cargo without its freighter"
    assert all(not player.stacks[kind].cards for kind in MOBILE), "a mobile factory holds nothing"
    if player.planted != NOWHERE:
        assert state.factories.get(player.planted) == seat, "the big cube is the factory of its owner"
        assert stack.space == player.planted, "the big cube is in two places"
        assert all(cargo.lasting(state, card) for card in in_space), "only a promoted freighter is a factory"


def _audit_stack(state: FrontierState, stack: Stack) -> None:
    assert stack.there or stack.empty, "cards or fuel are nowhere"
    assert min(stack.tanks, stack.odd) >= 0, "less than no fuel"
    assert (stack.fuel == NO_FUEL) == (not stack.tanks and not stack.odd), "fuel without a kind, or a kind of no fuel"
    for card in stack.cards:
        assert CARDS[card].faces[state.faces[card]] is not None, f"{CARDS[card].id} shows a side that it has not"


def _audit_map(state: FrontierState) -> None:
    for site in state.claims:
        assert state.system.spaces[site].site is not None, "a disk lies where no site is"
    for site, owner in state.factories.items():
        foreign = site in state.hijacked
        assert foreign or _owns_claim(state, owner, site), "a factory stands on the claim of its owner"
        assert not foreign or state.claims.get(site, owner) not in (owner, BUSTED), "a hijacked claim is another's"
    assert all(site in state.factories for site in state.hijacked), "a claim is hijacked by nothing"
    for site, owner in state.colonies.items():
        assert state.factories.get(site) == owner, "a colony stands at the factory of its owner"
    in_space = [card for player in state.players for stack in player.stacks for card in stack.cards]
    for card in state.visits:
        human = CARDS[card].being != NO_ONE or (state.rules.aliens and CARDS[card].deck == THRUSTER)
        assert human, "only humans remember where they were"
        assert card in in_space, "who is back on Earth has told it all"
    assert all(card in in_space for card in state.recruits), "who is back on Earth recruits nobody"
    ageing = [card for card in in_space if CARDS[card].being == HUMAN] if state.rules.ageing else []
    assert state.over or sorted(state.ages) == sorted(ageing), "humans in space have an age, and nobody else"


def _audit_table(state: FrontierState) -> None:
    assert 0 <= state.square < len(SQUARES), "the disk of politics is nowhere"
    assert 0 <= state.year <= state.rules.years, "the years are over"
    assert all(SHUT <= holder < state.seats for holder in state.glories + state.ventures), "held by nobody there is"
    assert state.operations >= 0, "more operations than there are"
    assert all(CARDS[card].deck == COLONIST for card in state.lots), "only colonists are recruited"
    assert FREE <= state.emancipator < state.seats, "emancipated by nobody there is"


def _owns_claim(state: FrontierState, seat: int, site: int) -> bool:
    """Whether the claim is the player's; on Luna the factory of whoever is in power stands on anybody's."""
    owner = state.claims.get(site, BUSTED)
    found = state.system.spaces[site].site
    return owner == seat or (owner != BUSTED and found is not None and found.body == LUNA)
