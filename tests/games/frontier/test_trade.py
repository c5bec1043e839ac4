"""Interplanetary trade at promoted Bernals (rulebook: bernal-module; seed 19.5C)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, card_called
from cosmodrome.games.frontier.components.stack import BERNAL, ROCKET
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, factory, lay, offered, promote, refused

LMO = "orbit.lmo"
ARSIA = "site.mars-arsia-mons-caves"
LAUNCHER = "rotary_dirt_launcher"
OF_C = next(card.id for card in CARDS if card.letter == 0 and card.deck == 0 and "second" in card.profiles)
OF_S = next(card.id for card in CARDS if card.letter == 1 and card.deck == 0 and "second" in card.profiles)


def table(*colours: str, market: int = 1, **options: object) -> FrontierState:
    """It is the turn of the first of these factions; the Bernal of one of them stands promoted above Arsia."""
    state = begin(*colours, seed="test", bernal=True, events="none", **options)
    while state.active != 0:
        act(state, state.active, "end")
    state.players[market].stacks[BERNAL] = state.stack(market, BERNAL).at(state.system.find(LMO))
    promote(state, market)
    factory(state, market, ARSIA)
    return state


def test_e24_green_sells_the_dirt_launcher_at_whites_bernal() -> None:
    state = table("green", "white", cargo=True)
    factory(state, 0, "site.deimos")
    lay(state, 0, "rocket", LMO, LAUNCHER, side="black")
    water = [player.water for player in state.players]
    assert ("sell", LAUNCHER) not in offered(state, 0), "without leave nothing is sold there"
    act(state, 0, "propose")
    act(state, 0, "terms", (("give", "water"), ("want", "market", LMO)))
    act(state, 1, "accept")
    act(state, 0, "sell", LAUNCHER)
    assert [player.water for player in state.players] == [water[0] + 9, water[1] + 1]
    assert card_called(LAUNCHER) in state.players[0].hand
    assert state.operations == 0
    state.audit()


def test_d113_at_ones_own_bernal_the_card_goes_under_its_deck() -> None:
    state = table("white", "green", market=0)
    lay(state, 0, "rocket", LMO, OF_S, side="black")
    deck = CARDS[card_called(OF_S)].deck
    act(state, 0, "sell", OF_S)
    assert state.decks[deck][-1] == card_called(OF_S)
    assert state.players[0].water == 4 + 10
    assert not state.stack(0, ROCKET).there
    state.audit()


def test_d113_the_letter_differs_from_all_dirtsides() -> None:
    state = table("white", "green", market=0)
    lay(state, 0, "rocket", LMO, OF_C, side="black")
    assert refused(state, 0, "sell", OF_C) == "why-letter-unwanted"


def test_d113_only_black_cards_are_sold_there() -> None:
    state = table("white", "green", market=0)
    lay(state, 0, "rocket", LMO, OF_S)
    assert ("sell", OF_S) not in offered(state, 0)


def test_d113_it_takes_a_promoted_bernal_with_a_dirtside() -> None:
    state = table("white", "green", market=0)
    lay(state, 0, "rocket", LMO, OF_S, side="black")
    assert ("sell", OF_S) in offered(state, 0)
    del state.factories[state.system.find(ARSIA)]
    assert ("sell", OF_S) not in offered(state, 0)


def test_d113_leave_is_for_this_turn_and_this_market() -> None:
    state = table("green", "white")
    lay(state, 0, "rocket", LMO, OF_S, side="black")
    act(state, 0, "propose")
    act(state, 0, "terms", (("want", "market", LMO),))
    act(state, 1, "refuse")
    assert ("sell", OF_S) not in offered(state, 0)


def test_d021_a_card_made_in_space_is_sold_from_hand_only_after_it_was_decommissioned() -> None:
    state = table("white", "green", market=0)
    lay(state, 0, "rocket", "burn.mars.015", OF_S, side="black")
    assert ("sell", OF_S) not in offered(state, 0)
    act(state, 0, "decommission")
    act(state, 0, "cards", (OF_S,))
    assert state.hints(0)["sell"][OF_S] == 4
