"""Where the rules of several modules meet: regimes and auctions, deals and regimes, cubes on Luna, epic hazards."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, COLONIST, REACTOR, card_called
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.rules import claims, points
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Subset

from .positions import act, begin, factory, hand, hold, lay, offered, promote, refused, turned

LUNA = "site.luna-crater-shackleton-polar-rim"
PHOBOS = "site.phobos"


def game(*colours: str, square: str = "centrist") -> FrontierState:
    """A game with all modules, in the turn of the first of these factions."""
    state = begin(*colours, events="none", cargo=True, bernal=True, colonist=True, gigawatt=True, endgame=True)
    while state.active != 0:
        act(state, state.active, "end")
    state.square = [each.id for each in SQUARES].index(square)
    return state


# what a regime bars from hands


def test_whoever_may_not_have_a_reactor_does_not_bid_for_it() -> None:
    state = game("purple", "white", "green", square="anti_nuclear")
    promote(state, 0)
    act(state, 0, "research", "reactor")
    act(state, 0, "bid", 0)
    assert any(CARDS[card].deck == REACTOR for card in state.players[0].hand), "the UN heeds no regime of others"
    assert state.decision(0).prompt == "prompt-turn", "nobody else was asked"


def test_nobody_buys_what_the_regime_takes_away() -> None:
    state = begin("white", "green", events="none", scenario="quick_game", colonist=True)
    while state.active != 0:
        act(state, state.active, "end")
    hold(state, 1, *hand(state, 0))
    state.square = [each.id for each in SQUARES].index("anti_nuclear")
    state.players[0].water = 9
    assert refused(state, 0, "buy", "reactor") == "why-no-reactors"
    assert refused(state, 0, "buy-bottom", "reactor") == "why-no-reactors"
    assert ("buy", "thruster") in offered(state, 0)
    assert ("buy-bottom", "colonist") in offered(state, 0), "what it is nobody knows"


def test_a_reactor_is_not_handed_to_whoever_may_not_have_it() -> None:
    state = game("white", "purple", square="anti_nuclear")
    promote(state, 1, "magnetocaloric_refrigerator", "cascade_photovoltaic")
    hold(state, 1, "dual_mode_fission")
    act(state, 0, "propose")
    asked = state.decision(0)
    assert isinstance(asked, Subset)
    assert ("want", "card", "dual_mode_fission") not in asked.items


def test_a_search_that_finds_one_card_puts_up_that_one() -> None:
    state = game("white", "green", square="anti_nuclear")
    lay(state, 0, "rocket", PHOBOS, "malcolm", side="purple")
    hold(state, 1, *[CARDS[card].id for card in state.decks[COLONIST] if not CARDS[card].nuclear][1:])
    free = [card for card in state.decks[COLONIST] if not CARDS[card].nuclear]
    state.decks[COLONIST] = [card for card in state.decks[COLONIST] if CARDS[card].nuclear] + free
    act(state, 0, "research", "colonist")
    act(state, 0, "bid", 0)
    assert CARDS[free[0]].id in hand(state, 0)


# cubes


def test_a_hijacked_factory_on_luna_that_its_claim_takes_back_counts_again() -> None:
    state = game("white", "green", "purple", "red", "orange", square="anarchy_1")
    luna = state.system.find(LUNA)
    state.claims[luna] = 0
    state.factories[luna] = 1
    state.hijacked = (luna,)
    act(state, 0, "take-luna", LUNA)
    assert state.factories[luna] == 0
    assert not state.hijacked
    state.audit()
    assert points.factories_by_letter(state) != [0] * 5


# epic hazards


def test_a_failed_epic_hazard_turns_heavy_radiators_light() -> None:
    state = game("white", "green")
    state.players[0].water = 5
    lay(state, 0, "freighter", "burn.mars.015", "rotary_dirt_launcher", side="purple")
    lay(state, 0, "freighter", "burn.mars.015", "botany_bay_convicts", "microtube_array")
    turned(state, "microtube_array", "white_heavy")
    state.emancipator = 0
    site = next(each.id for each in state.system.spaces if each.site is not None and each.site.letter == "D")
    factory(state, 0, site)
    state.dice.loaded = [1]
    act(state, 0, "epic", "beehive_ark")
    assert "microtube_array" not in hand(state, 0)
    assert state.faces[card_called("microtube_array")] == 0
    assert offered(state, 0)
    state.audit()


# those who go


def test_a_robot_that_is_sold_has_told_where_it_was() -> None:
    state = game("white", "green")
    state.emancipator = 0
    lay(state, 0, "leo", "LEO", "smart_pets", side="black")
    state.visits[card_called("smart_pets")] = (state.system.find(PHOBOS),)
    act(state, 0, "sell", "smart_pets")
    assert not state.visits
    state.audit()


def test_whoever_lets_colonies_go_finds_the_cube_for_his_own_while_he_is_there() -> None:
    state = game("white", "green")
    sites = [each.id for each in state.system.spaces if each.site is not None and each.site.letter == "S"][:3]
    factory(state, 0, *sites)
    for site in sites[1:]:
        state.colonies[state.system.find(site)] = 0
    factory(state, 0, PHOBOS)
    lay(state, 0, "rocket", PHOBOS, "botany_bay_convicts", side="purple")
    assert claims.cubes_left(state, 0) == 0
    act(state, 0, "colony", "botany_bay_convicts")
    assert {action[0] for action in offered(state, 0)} == {"lift-colony"}
    act(state, 0, "lift-colony", sites[1])
    assert state.colonies.get(state.system.find(PHOBOS)) == 0
    state.audit()


def test_the_same_for_glory() -> None:
    state = game("white", "green")
    sites = [each.id for each in state.system.spaces if each.site is not None and each.site.letter == "S"][:3]
    factory(state, 0, *sites)
    for site in sites:
        state.colonies[state.system.find(site)] = 0
    lay(state, 0, "leo", "LEO", "botany_bay_convicts", side="purple")
    state.visits[card_called("botany_bay_convicts")] = (state.system.find(PHOBOS),)
    assert claims.cubes_left(state, 0) == 0
    act(state, 0, "glory", "botany_bay_convicts")
    act(state, 0, "lift-colony", sites[1])
    assert state.glories.count(0) == 1
    state.audit()
