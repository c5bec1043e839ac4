"""Scenarios that change the goal or some figures (rulebook: scenarios)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, DECKS, HUMAN, SCIENTIST
from cosmodrome.games.frontier.components.futures import FUTURE_IDS
from cosmodrome.games.frontier.components.stack import NUMBER
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules.flight import finish
from cosmodrome.games.frontier.rules.freighter import move_of
from cosmodrome.games.frontier.rules.futures import stars
from cosmodrome.games.frontier.rules.points import SOURCES
from cosmodrome.games.frontier.rules.scenarios.listed import played
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import BadSetup

from .positions import act, begin, fill, lay, offered, promote, refused

GAME = FrontierGame()


def points(state: FrontierState, seat: int) -> dict[str, int]:
    return dict(zip(SOURCES, played(state).points(state, seat), strict=True))


def build(state: FrontierState, seat: int, site: str, factory: bool = False) -> None:
    number = state.system.find(site)
    state.claims[number] = seat
    if factory:
        state.factories[number] = seat


@pytest.mark.parametrize(("scenario", "seats"), [("space_race", 1), ("quick_game", 3), ("grand_tour", 1)])
def test_a_wrong_number_of_players_is_refused(scenario: str, seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, "test", scenario=scenario)


# the space race


def test_d165_the_first_crew_back_from_titan_wins() -> None:
    state = begin("white", "green", scenario="space_race")
    seat = state.active
    crew = ("nasa_crew", "esa_crew")[seat]
    lay(state, seat, "rocket", "LEO", crew)
    state.visits[next(card.number for card in CARDS if card.id == crew)] = (state.system.find("site.phobos"),)
    arrive(state, seat)
    assert not state.over
    assert [each.have for each in played(state).progress(state, seat)] == [0, 0]
    state.visits[next(card.number for card in CARDS if card.id == crew)] = (
        state.system.find("site.titan-kraken-mare"),
    )
    arrive(state, seat)
    assert state.over
    assert state.winners == [seat]
    assert state.scores[seat] == 1


def arrive(state: FrontierState, seat: int) -> None:
    """The rocket ends a move where it is."""
    state.move = move_of(state, seat, NUMBER["rocket"])
    finish(state, seat)


def test_a_race_without_an_end_has_no_winner() -> None:
    state = begin("white", "green", scenario="space_race", years=12, events="none")
    while not state.over:
        act(state, state.active, "end")
    assert state.winners == []
    assert state.scores == [0, 0]


# the quick game


def test_d181_the_quick_game_deals_cards_and_sells_patents() -> None:
    state = begin("white", "green", scenario="quick_game")
    seat = state.active
    assert len(state.players[seat].hand) == 1 + 6
    assert refused(state, seat, "buy", "thruster") == "why-full-hand"
    state.players[seat].hand = state.players[seat].hand[:1]
    top = state.decks[DECKS.index("radiator")][0]
    water = state.players[seat].water
    act(state, seat, "buy", "radiator")
    assert top in state.players[seat].hand
    assert state.players[seat].water == water - 2


def test_the_bottom_card_is_bought_unseen_and_without_supports() -> None:
    state = begin("white", "green", scenario="quick_game")
    seat = state.active
    state.players[seat].hand = state.players[seat].hand[:1]
    deck = DECKS.index("thruster")
    bottom = state.decks[deck][-1]
    unseen = state.unseen[deck]
    act(state, seat, "buy-bottom", "thruster")
    assert state.players[seat].hand[1:] == (bottom,)
    assert state.unseen[deck] == unseen - 1
    assert ("research", "thruster") not in offered(state, seat)


def test_d181_standing_still_brings_water_and_ends_all_moves() -> None:
    state = begin("white", "green", scenario="quick_game")
    seat = state.active
    lay(state, seat, "rocket", "LEO", ("nasa_crew", "esa_crew")[seat])
    fill(state, seat, 3)
    water = state.players[seat].water
    assert ("move", "rocket") in offered(state, seat)
    act(state, seat, "standstill")
    assert state.players[seat].water == water + 1
    assert refused(state, seat, "move", "rocket") == "why-moved"
    assert refused(state, seat, "standstill") == "why-moved-already"


# red giant


def test_d182_d183_the_sun_is_brighter_and_the_inner_worlds_are_drier() -> None:
    calm = begin("white", "green")
    swollen = begin("white", "green", scenario="red_giant")
    for before, after in zip(calm.system.zones, swollen.system.zones, strict=True):
        assert after.solar == before.solar + 2
        assert after.sunlight == before.sunlight
    uranus = [zone.name for zone in calm.system.zones].index("uranus")
    for old, new in zip(calm.system.spaces, swollen.system.spaces, strict=True):
        if old.site is not None and new.site is not None:
            dry = max(0, old.site.hydration - 1)
            assert new.site.hydration == (dry if old.zone < uranus else old.site.hydration)


def test_d182_only_what_is_far_brings_points() -> None:
    state = begin("white", "green", scenario="red_giant")
    build(state, 0, "site.phobos", factory=True)
    state.colonies[state.system.find("site.phobos")] = 0
    state.ventures[0] = 0
    assert sum(points(state, 0).values()) == 0
    build(state, 0, "site.miranda", factory=True)
    state.colonies[state.system.find("site.miranda")] = 0
    found = points(state, 0)
    assert (found["claims"], found["factories"], found["letters"], found["colonies"]) == (1, 1, 10, 3)


# the grand tour


def test_e34_d185_claims_bring_the_more_the_farther_they_are() -> None:
    state = begin("white", "green", scenario="grand_tour")
    build(state, 0, "site.mercury-discovery-rupes")
    assert points(state, 0)["claims"] == 1 + 2
    build(state, 0, "site.cordelia", factory=True)
    found = points(state, 0)
    assert found["claims"] == 3 + 6
    assert (found["factories"], found["letters"]) == (0, 0)
    build(state, 0, "site.puck")
    assert points(state, 0)["claims"] == 3 + 6, "one claim in each zone"


def test_d184_it_ends_when_every_zone_has_a_claim_and_tnos_enough() -> None:
    state = begin("white", "green", scenario="grand_tour", events="none")
    for zone in range(len(state.system.zones)):
        site = next(each for each in state.system.sites() if state.system.spaces[each].zone == zone)
        build(state, zone % 2, state.system.spaces[site].id)
    act(state, state.active, "end")
    assert not state.ending
    for site in [each for each in state.system.sites() if "tno" in icons(state, each)][:2]:
        build(state, 1, state.system.spaces[site].id)
    act(state, state.active, "end")
    assert state.over


def icons(state: FrontierState, number: int) -> tuple[str, ...]:
    site = state.system.spaces[number].site
    return () if site is None else site.icons


# with modules and regimes


def test_d107_humans_in_the_promoted_bernal_of_nasa_buy_patents_too() -> None:
    state = begin("white", "green", scenario="quick_game", bernal=True, colonist=True, events="none")
    while state.active != 0:
        act(state, state.active, "end")
    state.players[0].hand = ()
    promote(state, 0)
    human = next(
        card
        for card in CARDS
        if card.deck == DECKS.index("colonist") and card.being == HUMAN and not card.face(0).specialties & SCIENTIST
    )
    lay(state, 0, "bernal", state.system.spaces[state.stack(0, NUMBER["bernal"]).space].id, human.id)
    state.operations = 0
    assert ("buy", "radiator") in offered(state, 0)


def test_futures_neither_end_a_grand_tour_nor_count_there() -> None:
    state = begin("white", "green", scenario="grand_tour", endgame=True, colonist=True)
    stars.take(state, 0, FUTURE_IDS.index("revolutionary"))
    assert state.countdown == stars.NO_COUNTDOWN
    assert points(state, 0)["stars"] == 0
    assert refused(state, state.active, "finish") == "why-scenario-ends"


def test_futures_do_not_end_a_race() -> None:
    state = begin("white", "green", scenario="space_race", endgame=True, colonist=True)
    stars.take(state, 0, FUTURE_IDS.index("revolutionary"))
    assert state.countdown == stars.NO_COUNTDOWN
