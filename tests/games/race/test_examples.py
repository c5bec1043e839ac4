"""The worked examples of the booklet of Rebel vs Imperium."""

from __future__ import annotations

from cosmodrome.games.race.components.cards import COST, KIND
from cosmodrome.games.race.rules import goals, scoring
from cosmodrome.games.race.rules import takeovers as takeover
from cosmodrome.games.race.state import RaceState

from .positions import (
    DOUBLE,
    EXPLORE_FIVE,
    PRODUCE,
    SETTLE,
    TRADE,
    act,
    begin,
    hold,
    lay,
    load,
    options,
    position,
    stack,
    subset,
    tableau,
    told,
)

ZACH, TOM, BRAD = 0, 1, 2


def three_players() -> tuple[RaceState, int]:
    """Zach has the Imperium Seat and Troops, and a strength of 6, against Rebel worlds 8; Tom has the Rebel Colony."""
    state = position(3, takeovers=True)
    lay(state, ZACH, "imperium_seat", "imperium_troops", "drop_ships", "space_marines")
    colony = lay(state, TOM, "rebel_colony")[0]
    assert state.players[ZACH].sums.military == 6
    assert state.players[ZACH].strength_against(KIND[colony]) == 8
    return state, colony


def tom_hires(state: RaceState) -> None:
    """Tom has Space Mercenaries and Terraforming Robots, and conquers a world with the last card of his hand."""
    lay(state, TOM, "space_mercenaries", "drop_ships", "terraforming_robots")
    hold(state, TOM, "former_penal_colony")
    assert state.players[TOM].sums.military == 4


def test_takeover_example_of_a_tie() -> None:
    """With Imperium Cloaking Technology, 4 take a world of defence 2 from a player with a strength of 2."""
    state = position(2, takeovers=True)
    cloak = lay(state, 0, "imperium_cloaking_technology", "drop_ships", "expedition_force")[0]
    world = lay(state, 1, "space_marines", "avian_uplift_race")[1]
    begin(state, "settle", SETTLE)
    act(state, 0, "pass")
    act(state, 1, "pass")
    act(state, 0, "takeover", cloak, world)
    assert tableau(state, 0) == ["drop_ships", "expedition_force", "avian_uplift_race"]
    assert cloak in state.discards[0]


def test_takeover_example_1() -> None:
    state, colony = three_players()
    lay(state, TOM, "drop_ships", "expedition_force")
    assert state.players[TOM].sums.military == 4
    begin(state, "settle", SETTLE)
    for seat in (ZACH, TOM, BRAD):
        act(state, seat, "pass")
    seat_card = state.players[ZACH].tableau[0]
    assert ("takeover", seat_card, colony) in options(state, ZACH)
    act(state, ZACH, "takeover", seat_card, colony)
    assert colony in state.players[ZACH].tableau
    assert len(state.players[ZACH].hand) == 1, "the bonus for Settle"
    assert "takes-over" in told(state)


def test_takeover_example_2() -> None:
    state, colony = three_players()
    tom_hires(state)
    begin(state, "settle", SETTLE)
    act(state, ZACH, "pass")
    act(state, TOM, "place", state.players[TOM].hand[0])
    act(state, BRAD, "pass")
    act(state, ZACH, "takeover", state.players[ZACH].tableau[0], colony)
    mercenaries = state.players[TOM].tableau[1]
    act(state, TOM, "pay", ())  # the world he settles himself needs no help
    assert len(state.players[TOM].hand) == 1, "drawn with the Terraforming Robots"
    act(state, TOM, "use", mercenaries)
    act(state, TOM, "pay", tuple(state.players[TOM].hand))
    assert colony in state.players[TOM].tableau
    assert state.players[ZACH].hand == []
    assert "takeover-fails" in told(state)


def test_takeover_example_2_nothing_can_be_added_to_an_attack() -> None:
    """Zach has temporary military of his own, which he did not use when he declared."""
    state, colony = three_players()
    tom_hires(state)
    lay(state, ZACH, "new_military_tactics")
    begin(state, "settle", SETTLE)
    act(state, ZACH, "pass")
    act(state, TOM, "place", state.players[TOM].hand[0])
    act(state, BRAD, "pass")
    act(state, ZACH, "takeover", state.players[ZACH].tableau[0], colony)
    act(state, ZACH, "pay", ())
    act(state, TOM, "pay", ())
    act(state, TOM, "use", state.players[TOM].tableau[1])
    act(state, TOM, "pay", tuple(state.players[TOM].hand))
    assert colony in state.players[TOM].tableau
    assert "new_military_tactics" in tableau(state, ZACH)


def example_3() -> tuple[RaceState, int]:
    """Brad, with a strength of -1, joins in; Tom now has an Imperium card."""
    state, colony = three_players()
    tom_hires(state)
    lay(state, TOM, "imperium_lords")
    rebels = ["rebel_fuel_cache", "rebel_miners", "rebel_underground", "rebel_homeworld", "rebel_base"]
    lay(state, BRAD, "contact_specialist", "rebel_alliance", "rebel_pact", *rebels, "avian_uplift_race")
    brad = state.players[BRAD]
    assert brad.sums.military == -1
    alliance = brad.tableau[1]
    assert takeover.attack_strength(brad, alliance, colony) == 9
    homeworld = brad.tableau[6]
    assert takeover.defence(brad, homeworld) == 10 + COST[KIND[homeworld]]
    begin(state, "settle", SETTLE)
    act(state, ZACH, "pass")
    act(state, TOM, "place", state.players[TOM].hand[0])
    act(state, BRAD, "pass")
    act(state, ZACH, "takeover", state.players[ZACH].tableau[0], colony)
    act(state, TOM, "pay", ())
    act(state, BRAD, "takeover", alliance, colony)
    return state, colony


def test_takeover_example_3_tom_spends_a_card() -> None:
    state, colony = example_3()
    act(state, TOM, "use", state.players[TOM].tableau[1])
    act(state, TOM, "pay", tuple(state.players[TOM].hand))
    assert colony in state.players[BRAD].tableau


def test_takeover_example_3_tom_spends_nothing() -> None:
    state, colony = example_3()
    act(state, TOM, "pay", ())
    assert colony in state.players[ZACH].tableau
    assert "takeover-void" in told(state)


def test_takeover_example_3_the_bonuses_stay_when_a_world_is_lost() -> None:
    """Zach takes a Rebel world from Brad, who attacks and defends as if he still had it."""
    state = position(3, takeovers=True)
    lay(state, ZACH, "imperium_seat", "drop_ships", "space_marines", "imperium_troops", "galactic_imperium")
    colony = lay(state, TOM, "rebel_colony", "imperium_lords")[0]
    rebels = lay(state, BRAD, "rebel_fuel_cache", "rebel_miners")
    alliance = lay(state, BRAD, "rebel_alliance", "rebel_pact")[0]
    brad = state.players[BRAD]
    begin(state, "settle", SETTLE)
    for seat in (ZACH, TOM, BRAD):
        act(state, seat, "pass")
    act(state, ZACH, "takeover", state.players[ZACH].tableau[0], rebels[0])
    act(state, BRAD, "takeover", alliance, colony)
    taken, tried = [event for event in state.journal or [] if event.key in ("takes-over", "takeover-fails")]
    assert taken.params["defence"] == 2 * 2 + 1
    assert rebels[0] in state.players[ZACH].tableau
    assert (tried.params["attack"], tried.params["defence"]) == (2 * 2, 4)
    assert colony in brad.tableau


def test_gambling_example() -> None:
    """Pamela stakes a card of cost 5 and turns over five; one has defence 7, so she keeps her stake and takes one."""
    state = position(2)
    lay(state, 0, "gambling_world_rvi")
    stake = hold(state, 0, "consumer_markets")[0]
    flipped = stack(state, "rebel_homeworld", "space_marines", "mining_robots", "gem_world", "spice_world")
    begin(state, "consume", TRADE)
    act(state, 0, "ante", stake)
    assert set(state.players[0].flipped) == set(flipped)
    act(state, 0, "keep", flipped[2])
    assert set(state.players[0].hand) == {stake, flipped[2]}


def test_gambling_example_lost() -> None:
    state = position(2)
    lay(state, 0, "gambling_world_rvi")
    stake = hold(state, 0, "consumer_markets")[0]
    stack(state, "new_earth", "space_marines", "mining_robots", "gem_world", "spice_world")
    begin(state, "consume", TRADE)
    act(state, 0, "ante", stake)
    assert state.players[0].hand == []


def test_galactic_exchange_example() -> None:
    """Diversified Economy and worlds of three kinds are worth 9."""
    state = position(2)
    cards = lay(state, 0, "galactic_exchange", "diversified_economy", "gem_world", "comet_zone", "malevolent_lifeforms")
    assert scoring.bonus(state.players[0], cards[0]) == 9


def test_explore_plus_five_with_combining() -> None:
    """Draw seven, combine them with the hand, discard six."""
    state = position(2)
    lay(state, 0, "smuggling_world")
    hold(state, 0, "gem_world", "spice_world", "comet_zone")
    begin(state, "explore", EXPLORE_FIVE)
    decision = subset(state, 0)
    assert (len(decision.items), decision.lo) == (10, 6)


def test_pan_galactic_research_is_no_galactic_status_but_counts_for_the_federation() -> None:
    state = position(2)
    status = goals.IDS.index("galactic_status")
    lay(state, 0, "pan_galactic_research")
    assert goals.count(state.players[0], status) == 0
    federation = lay(state, 0, "galactic_federation")[0]
    assert goals.count(state.players[0], status) == 1
    assert scoring.bonus(state.players[0], federation) == 4


def test_interstellar_prospectors_produce_elsewhere_even_with_a_good() -> None:
    state = position(2)
    prospectors, belt = lay(state, 0, "interstellar_prospectors", "asteroid_belt")
    load(state, 0, prospectors)
    begin(state, "produce", (), PRODUCE)
    assert set(state.players[0].worlds_with_goods()) == {prospectors, belt}


def test_rebel_cantina_counts_as_a_rebel_world() -> None:
    state = position(2)
    lay(state, 0, "rebel_cantina", "rebel_fuel_cache", "rebel_pact")
    begin(state, "produce", (), PRODUCE)
    assert len(state.players[0].hand) == 2


def test_galactic_salon_is_doubled() -> None:
    state = position(2)
    lay(state, 0, "galactic_salon")
    begin(state, "consume", DOUBLE)
    assert state.players[0].vp == 2
