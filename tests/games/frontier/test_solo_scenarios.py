"""Scenarios for one player: the fall of Hermes, the Mars armada (rulebook: scenarios)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import BLACK, CARDS, DECKS, WHITE, card_called
from cosmodrome.games.frontier.components.factions import COLOURS
from cosmodrome.games.frontier.components.solar_system import SEASONS
from cosmodrome.games.frontier.components.stack import NUMBER
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules import cargo, events
from cosmodrome.games.frontier.rules.scenarios import hermes, mars_armada
from cosmodrome.games.frontier.rules.scenarios.listed import played
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import BadSetup

from .positions import act, fill, hold, lay, offered, refused, take

A, B = "site.hermes-a", "site.hermes-b"


def falling(colour: str = "white", **options: object) -> FrontierState:
    """A game of this faction, its privileges included."""
    game = FrontierGame()
    for seed in range(60):
        state = game.start(1, game.resolve({"scenario": "fall_of_hermes", **options}), f"hermes {seed}")
        assert isinstance(state, FrontierState)
        if COLOURS[state.players[0].faction] == colour:
            return state
    raise AssertionError(colour)


def end_year(state: FrontierState) -> None:
    """The turn ends, whatever the event asks."""
    year = state.year
    act(state, 0, "end")
    while not state.over and state.year == year:
        act(state, 0, *offered(state, 0)[0])


# the fall of Hermes


def test_d172_hermes_strikes_after_nineteen_years_of_short_sectors() -> None:
    state = falling()
    seasons = []
    while not state.over:
        seasons.append(SEASONS[state.season])
        end_year(state)
    assert len(seasons) == 19
    assert seasons[:7] == ["yellow", "yellow", "red", "red", "blue", "blue", "yellow"]
    assert state.winners == []


def test_d172_a_refinery_on_each_half_saves_the_earth() -> None:
    state = falling()
    refineries = [card.id for card in CARDS if card.deck == DECKS.index("refinery") and not card.face(0).needs][:1]
    lay(state, 0, "outpost_1", A, *refineries)
    assert refused(state, 0, "deflect", B) == "not-an-option"
    act(state, 0, "deflect", A, refineries[0])
    assert state.deflected == (state.system.find(A),)
    assert card_called(refineries[0]) in state.players[0].hand
    lay(state, 0, "outpost_1", B, "mass_driver")
    assert refused(state, 0, "deflect", B) == "why-no-pusher", "it needs what powers it"
    for card in CARDS:
        if card.deck in (3, 4) and not hermes.pushers(state, 0, state.system.find(B)):
            lay(state, 0, "outpost_1", B, card.id)
    act(state, 0, *next(action for action in offered(state, 0) if action[0] == "deflect"))
    assert state.over
    assert state.winners == [0]


def test_d173_rockets_move_first_and_there_may_be_two() -> None:
    state = falling()
    lay(state, 0, "leo", "LEO", "nasa_crew", "kuck_mosquito")
    lay(state, 0, "rocket", "LEO", "nasa_crew")
    fill(state, 0, 3)
    assert ("transfer", "leo", "rocket_2") in offered(state, 0)
    assert ("move", "rocket") in offered(state, 0)
    act(state, 0, "income")
    assert refused(state, 0, "move", "rocket") == "why-moved"


def test_d173_a_glitch_takes_the_heaviest_card_of_both_rockets() -> None:
    state = falling()
    take(state, "nasa_crew")
    lay(state, 0, "rocket_2", "lag.ceres.019", "mass_driver")
    assert events.glitching(state, 0) == [card_called("mass_driver")]
    lay(state, 0, "rocket", "lag.ceres.019", "kuck_mosquito")
    assert set(events.glitching(state, 0)) == {card_called("mass_driver"), card_called("kuck_mosquito")}
    lay(state, 0, "rocket", "LEO", "nasa_crew")
    assert events.glitching(state, 0) == [card_called("mass_driver")], "a crew guards its own rocket"


def test_d174_patents_are_bought_without_a_limit_of_the_hand() -> None:
    state = falling()
    state.players[0].water = 9
    for deck in DECKS[:6]:
        take(state, CARDS[state.decks[DECKS.index(deck)][0]].id)
    state.players[0].hand += tuple([deck.pop() for deck in state.decks[:6]])
    assert ("buy", "thruster") in offered(state, 0)
    assert ("buy-bottom", "thruster") in offered(state, 0)


def test_d175_instead_of_an_election_a_top_card_leaves_the_game() -> None:
    state = falling()
    tops = [deck[0] for deck in state.decks[:6]]
    hermes.scrap(state)
    assert len(state.removed) == 1
    assert state.removed[0] in tops
    state.audit()


def test_d176_between_the_halves_the_way_is_always_open() -> None:
    state = falling()
    lay(state, 0, "rocket", A, "nasa_crew")
    fill(state, 0, 4)
    assert SEASONS[state.season] == "yellow"
    act(state, 0, "move", "rocket")
    while ("stop",) not in offered(state, 0):
        act(state, 0, *offered(state, 0)[0])
    act(state, 0, "fly", ("lag.ceres.019", B))
    while state.move is not None:
        act(state, 0, *offered(state, 0)[0])
    assert state.stack(0, NUMBER["rocket"]).space == state.system.find(B)


def test_d177_privileges_for_one() -> None:
    assert falling("purple").players[0].water == 10
    assert len(falling("red").players[0].hand) == 1 + 6
    state = falling("orange")
    state.players[0].water = 9
    state.players[0].hand += (take(state, "mass_driver"),)
    assert refused(state, 0, "blacken", "mass_driver") == "why-no-purchase"
    act(state, 0, "buy-bottom", "radiator")
    act(state, 0, "blacken", "mass_driver")
    assert card_called("mass_driver") in state.blackened
    assert refused(state, 0, "blacken", "mass_driver") == "not-an-option"
    assert state.view(0)["players"][0]["blackened"] == ["mass_driver"]


def test_d177_what_shimizu_has_turned_is_boosted_black() -> None:
    state = falling("orange")
    state.players[0].water = 30
    hold(state, 0, "mass_driver", "hall_effect")
    state.blackened = (card_called("mass_driver"),)
    mass = CARDS[card_called("mass_driver")].face(BLACK).mass + CARDS[card_called("hall_effect")].face(WHITE).mass
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver", "hall_effect"))
    assert state.players[0].water == 30 - mass
    assert state.faces[card_called("mass_driver")] == BLACK
    assert state.faces[card_called("hall_effect")] == WHITE
    assert not state.blackened
    cargo.decommission(state, 0, (card_called("mass_driver"),))
    state.operations = 1
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver",))
    assert state.faces[card_called("mass_driver")] == WHITE, "back on Earth it has to be turned again"
    state.audit()


def test_d177_what_is_sold_is_turned_no_more() -> None:
    state = falling("orange")
    hold(state, 0, "mass_driver")
    state.blackened = (card_called("mass_driver"),)
    act(state, 0, "sell", "mass_driver")
    assert not state.blackened
    state.audit()


# the Mars armada


def armada(**options: object) -> FrontierState:
    return begin_armada(FrontierGame(), options)


def begin_armada(game: FrontierGame, options: dict[str, object]) -> FrontierState:
    state = game.start(1, game.resolve({"scenario": "mars_armada", **options}), "armada")
    assert isinstance(state, FrontierState)
    return state


def test_d178_cards_of_open_decks_are_laid_into_rockets_for_good() -> None:
    state = armada()
    names = {action[1] for action in offered(state, 0) if action[0] == "lay"}
    assert names == {"thruster", "robonaut", "generator", "reactor", "radiator", "crew"}
    top = state.decks[DECKS.index("crew")][0]
    act(state, 0, "lay", "crew", 0)
    assert state.armada == ((top,),)
    state.audit()
    act(state, 0, "lay", "robonaut", 1)
    assert len(state.armada) == 2


def test_e33_d179_a_rocket_flies_if_it_works_and_can_prospect_phobos() -> None:
    state = armada()
    generators = [card.number for card in CARDS if card.deck == DECKS.index("generator") and card.faces[0] is not None]

    def valid(*cards: str) -> bool:
        """With some generator aboard."""
        numbers = tuple([card_called(card) for card in cards])
        return any(mars_armada.is_valid(state, (*numbers, generator)) for generator in generators)

    assert valid("nasa_crew", "met_steamer")
    assert valid("met_steamer"), "a missile flies by itself"
    assert not mars_armada.is_valid(state, (card_called("nasa_crew"), card_called("met_steamer"))), (
        "without a generator"
    )
    assert not valid("nasa_crew"), "nothing prospects"
    assert not valid("nasa_crew", "flywheel_tractor"), "Phobos is too dry for it"
    assert not valid("un_crew", "neutral_beam"), "nothing flies"


def test_d180_it_is_won_when_every_robonaut_lands() -> None:
    state = armada()
    total = played(state).progress(state, 0)[0].want
    assert total == 9
    act(state, 0, "launch")
    assert state.over
    assert state.winners == []
    state = armada()
    robonauts = tuple(state.decks[DECKS.index("robonaut")])
    state.decks[DECKS.index("robonaut")] = []
    state.unseen[DECKS.index("robonaut")] = 0
    state.armada = tuple([(card,) for card in robonauts])
    act(state, 0, "launch")
    assert state.scores == [mars_armada.landed(state)]
    assert bool(state.winners) == (mars_armada.landed(state) == total)


def test_the_harder_armada_asks_for_refineries_and_is_no_other_scenario() -> None:
    state = armada(armada_refineries=True)
    assert "refinery" in {action[1] for action in offered(state, 0) if action[0] == "lay"}
    cards = tuple([card_called(card) for card in ("nasa_crew", "flywheel_tractor")])
    assert not mars_armada.is_valid(state, cards)
    with pytest.raises(BadSetup):
        FrontierGame().resolve({"armada_refineries": True})


def test_solo_scenarios_fix_what_they_are_played_with() -> None:
    with pytest.raises(BadSetup):
        FrontierGame().resolve({"scenario": "fall_of_hermes", "bernal": True})
    with pytest.raises(BadSetup):
        FrontierGame().new(2, scenario="mars_armada")
