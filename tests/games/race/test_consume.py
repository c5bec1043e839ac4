"""Trade, Consume and Produce."""

from __future__ import annotations

import pytest

from cosmodrome.games.race.rules import goods
from cosmodrome.kernel import Dice

from .positions import DOUBLE, PRODUCE, TRADE, act, begin, hold, lay, load, options, position, refused, stack, subset

# trade


def test_prices() -> None:
    state = position(2)
    gem, comet, hive, factory = lay(state, 0, "gem_world", "comet_zone", "hive_world", "alien_robotic_factory")
    player = state.players[0]
    assert [goods.price(player, world, True) for world in (gem, comet, hive, factory)] == [2, 3, 4, 5]
    lay(state, 0, "export_duties", "mining_conglomerate", "clandestine_uplift_lab", "avian_uplift_race")
    assert [goods.price(player, world, True) for world in (gem, comet, hive, factory)] == [3, 5, 7, 6]
    assert [goods.price(player, world, False) for world in (gem, comet, hive, factory)] == [2, 3, 4, 5]


def test_a_price_for_this_world_only() -> None:
    state = position(2)
    pirates, gem = lay(state, 0, "pirate_world", "gem_world")
    assert [goods.price(state.players[0], world, True) for world in (pirates, gem)] == [5, 2]


def test_trade_comes_first_and_is_compulsory() -> None:
    state = position(2)
    gem, comet, _ = lay(state, 0, "gem_world", "comet_zone", "old_earth")
    load(state, 0, gem, comet)
    begin(state, "consume", TRADE)
    assert options(state, 0) == [("trade", gem), ("trade", comet)]
    act(state, 0, "trade", comet)
    # 3 cards and 1 for Old Earth; the other good is consumed at once, as there is only one way
    assert len(state.players[0].hand) == 4
    assert state.players[0].vp == 1


def test_black_market_trades_without_bonuses() -> None:
    state = position(2)
    gem = lay(state, 0, "gem_world", "black_market_trading_world", "export_duties")[0]
    load(state, 0, gem)
    begin(state, "consume", (), TRADE)
    assert len(state.players[0].hand) == 2


def test_trade_league_trades_with_bonuses() -> None:
    state = position(2)
    gem = lay(state, 0, "gem_world", "trade_league")[0]
    load(state, 0, gem)
    begin(state, "consume", (), TRADE)
    assert len(state.players[0].hand) == 3


# consume


def test_a_power_that_can_be_used_must_be() -> None:
    state = position(2)
    lay(state, 0, "old_earth", "new_vinland")
    load(state, 0, state.players[0].tableau[1])
    begin(state, "consume", (), DOUBLE)
    assert len(options(state, 0)) == 2
    assert refused(state, 0, "done").reason == "powers-left"
    act(state, 0, "use", state.players[0].tableau[1], 0)
    assert len(state.players[0].hand) == 2
    assert state.phase == "actions"


def test_doubling() -> None:
    state = position(2)
    lay(state, 0, "old_earth", "gem_world", "comet_zone")
    load(state, 0, *state.players[0].tableau[1:])
    begin(state, "consume", DOUBLE)
    assert state.players[0].vp == 4
    assert state.pool == 20


def test_cards_from_hand_are_optional_and_never_doubled() -> None:
    state = position(2)
    spending = lay(state, 0, "deficit_spending")[0]
    hand = hold(state, 0, "gem_world", "comet_zone", "spice_world")
    begin(state, "consume", DOUBLE)
    assert options(state, 0) == [("use", spending, 0), ("done",)]
    act(state, 0, "use", spending, 0)
    assert (subset(state, 0).lo, subset(state, 0).hi) == (0, 2)
    act(state, 0, "discard", tuple(hand[:2]))
    assert state.players[0].vp == 2


def test_crash_program_exchanges_a_card() -> None:
    state = position(2)
    crash = lay(state, 0, "r_d_crash_program")[0]
    card, kept = hold(state, 0, "gem_world", "comet_zone")
    begin(state, "consume", (), DOUBLE)
    act(state, 0, "use", crash, 1)
    act(state, 0, "discard", (card,))
    assert card in state.discards[0]
    assert kept in state.players[0].hand
    assert len(state.players[0].hand) == 2
    assert state.players[0].vp == 0


def test_pilgrimage_world_with_one_good_takes_it_for_nothing() -> None:
    state = position(2)
    gem = lay(state, 0, "gem_world", "pilgrimage_world")[0]
    load(state, 0, gem)
    begin(state, "consume", DOUBLE)
    assert state.players[0].vp == 0
    assert state.players[0].goods_count() == 0


def test_pilgrimage_world_with_three() -> None:
    state = position(2)
    worlds = lay(state, 0, "gem_world", "spice_world", "comet_zone", "pilgrimage_world")[:3]
    load(state, 0, *worlds)
    begin(state, "consume", DOUBLE)
    assert state.players[0].vp == 4


def test_diversified_economy_takes_three_kinds() -> None:
    state = position(2)
    gem, spice, comet, hive, _ = lay(
        state, 0, "gem_world", "spice_world", "comet_zone", "hive_world", "diversified_economy"
    )
    load(state, 0, gem, spice, comet, hive)
    begin(state, "consume", (), DOUBLE)
    refused(state, 0, "consume", (gem, spice, comet))
    act(state, 0, "consume", (spice, comet, hive))
    assert state.players[0].vp == 3
    assert state.players[0].worlds_with_goods() == [gem]


def test_galactic_exchange_with_two_goods_of_one_kind() -> None:
    state = position(2)
    gem, spice, _ = lay(state, 0, "gem_world", "spice_world", "galactic_exchange")
    load(state, 0, gem, spice)
    begin(state, "consume", (), DOUBLE)
    act(state, 0, "consume", (gem,))
    assert state.players[0].vp == 1
    assert len(state.players[0].hand) == 1
    assert state.players[0].worlds_with_goods() == [spice]


def test_a_power_is_used_to_the_full() -> None:
    """Consumer Markets takes three Novelty goods if there are three, no fewer."""
    state = position(2)
    worlds = lay(state, 0, "gem_world", "spice_world", "artist_colony", "new_vinland", "consumer_markets")[:4]
    load(state, 0, *worlds)
    begin(state, "consume", (), DOUBLE)
    act(state, 0, "use", state.players[0].tableau[4], 0)
    assert (subset(state, 0).lo, subset(state, 0).hi) == (3, 3)
    act(state, 0, "consume", tuple(worlds[:3]))
    assert state.players[0].vp == 3
    assert len(state.players[0].hand) == 2, "New Vinland takes the last one"


def test_tourist_world_needs_two() -> None:
    state = position(2)
    gem, spice, _ = lay(state, 0, "gem_world", "spice_world", "tourist_world")
    load(state, 0, gem)
    begin(state, "consume", (), DOUBLE)
    assert state.players[0].goods_count() == 1
    state = position(2)
    gem, spice, _ = lay(state, 0, "gem_world", "spice_world", "tourist_world")
    load(state, 0, gem, spice)
    begin(state, "consume", (), DOUBLE)
    assert state.players[0].vp == 3


def test_alien_toy_shop_takes_its_own_good() -> None:
    state = position(2)
    shop, factory = lay(state, 0, "alien_toy_shop", "alien_robotic_factory")
    load(state, 0, factory)
    begin(state, "consume", (), DOUBLE)
    assert state.players[0].vp == 0
    state = position(2)
    shop, factory = lay(state, 0, "alien_toy_shop", "alien_robotic_factory")
    load(state, 0, shop, factory)
    begin(state, "consume", (), DOUBLE)
    assert state.players[0].vp == 2
    assert state.players[0].worlds_with_goods() == [factory]


def test_gambling_in_the_base_game() -> None:
    state = position(2, "base")
    lay(state, 0, "gambling_world_base")
    card = stack(state, "drop_ships", "gem_world")[0]
    begin(state, "consume", (), TRADE)
    first = state.piles[0][:]
    act(state, 0, "guess", 4)
    assert state.players[0].hand in ([card], [])
    assert len(first) == 2


def test_nothing_to_stake() -> None:
    state = position(2)
    gambling = lay(state, 0, "gambling_world_rvi")[0]
    hold(state, 0, "rebel_stronghold")
    begin(state, "consume", (), TRADE)
    assert options(state, 0) == [("decline",)]
    assert state.view(1)["players"][0]["using"] == gambling


def test_everybody_knows_a_stake() -> None:
    """It lies open until the winner has chosen a card, and stays in hand: also in what others imagine."""
    state = position(2)
    lay(state, 0, "gambling_world_rvi")
    stake = hold(state, 0, "deficit_spending", "gem_world", "spice_world")[0]
    stack(state, "rebel_homeworld", "drop_ships")
    begin(state, "consume", (), TRADE)
    act(state, 0, "ante", stake)
    for number in range(20):
        assert stake in state.imagine(1, Dice(f"{number}")).players[0].hand


def test_the_pool_may_run_dry() -> None:
    state = position(2)
    state.pool = 1
    state.players[1].vp = 23
    worlds = lay(state, 0, "old_earth", "gem_world", "comet_zone")[1:]
    load(state, 0, *worlds)
    begin(state, "consume", DOUBLE)
    assert state.pool == -3
    assert state.over


# produce


def test_production_worlds_and_the_bonus() -> None:
    state = position(2)
    gem, belt, race = lay(state, 0, "gem_world", "asteroid_belt", "avian_uplift_race")
    begin(state, "produce", PRODUCE)
    assert state.players[0].good_on(gem) >= 0
    assert len(state.players[0].hand) == 1
    assert options(state, 0) == [("windfall", -1, belt), ("windfall", -1, race)]
    act(state, 0, "windfall", -1, race)
    assert state.players[0].goods_count() == 2


def test_windfall_powers_for_a_kind() -> None:
    state = position(2)
    _, belt, _ = lay(state, 0, "mining_robots", "asteroid_belt", "avian_uplift_race")
    begin(state, "produce", (), PRODUCE)
    assert state.players[0].worlds_with_goods() == [belt]
    assert state.phase == "actions", "there is nothing left to choose"


def test_universal_symbionts_do_not_serve_themselves() -> None:
    state = position(2)
    lay(state, 0, "universal_symbionts")
    begin(state, "produce", (), PRODUCE)
    assert state.players[0].goods_count() == 0


def test_damaged_alien_factory_takes_a_card() -> None:
    state = position(2)
    factory = lay(state, 0, "damaged_alien_factory", "research_labs")[0]
    card = hold(state, 0, "gem_world")[0]
    begin(state, "produce", (), PRODUCE)
    assert ("done",) in subset(state, 0).others
    act(state, 0, "refit", (card,))
    assert state.players[0].good_on(factory) >= 0
    assert len(state.players[0].hand) == 1, "the Research Labs draw for an alien good"


def test_draws_before_the_factory() -> None:
    state = position(2)
    lay(state, 0, "damaged_alien_factory", "diversified_economy", "gem_world")
    economy = state.players[0].tableau[1]
    hold(state, 0, "new_earth")
    begin(state, "produce", (), PRODUCE)
    act(state, 0, "draw", economy)
    assert len(state.players[0].hand) == 3
    act(state, 0, "done")
    assert state.phase == "actions"


def test_with_an_empty_hand_the_player_says_what_draws_first() -> None:
    """Diversified Economy brings the card for the factory, and the Research Labs then draw for its good."""
    state = position(2)
    factory, labs, economy, _ = lay(
        state, 0, "damaged_alien_factory", "research_labs", "diversified_economy", "rebel_miners"
    )
    begin(state, "produce", (), PRODUCE)
    assert options(state, 0) == [("draw", labs), ("draw", economy)]
    act(state, 0, "draw", economy)
    act(state, 0, "refit", (state.players[0].hand[0],))
    assert state.players[0].good_on(factory) >= 0
    assert len(state.players[0].hand) == 1, "from the labs"


def test_nothing_is_asked_where_nothing_is_drawn() -> None:
    state = position(2)
    lay(state, 0, "damaged_alien_factory", "research_labs", "diversified_economy")
    begin(state, "produce", (), PRODUCE)
    assert state.phase == "actions"


@pytest.mark.parametrize(("others", "drawn"), [((), 2), (("volcanic_world",), 0)])
def test_mining_conglomerate_wants_strictly_more(others: tuple[str, ...], drawn: int) -> None:
    state = position(2)
    lay(state, 0, "mining_conglomerate", "imperium_armaments_world")
    lay(state, 1, *others)
    begin(state, "produce", (), PRODUCE)
    assert len(state.players[0].hand) == drawn


def test_draws_for_worlds() -> None:
    state = position(2)
    lay(state, 0, "pan_galactic_league", "avian_uplift_race", "reptilian_uplift_race")
    lay(state, 1, "uplift_code", "insect_uplift_race", "imperium_lords")
    begin(state, "produce")
    state.players[0].actions = PRODUCE
    begin(state, "produce", PRODUCE, ())
    assert len(state.players[0].hand) >= 2
    assert len(state.players[1].hand) == 2 + 1
