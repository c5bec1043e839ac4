"""Takeovers: corner cases that the examples of the booklet do not show."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.race.components.cards import KIND
from cosmodrome.games.race.rules import actions, goals
from cosmodrome.games.race.rules import takeovers as takeover
from cosmodrome.games.race.state import RaceState

from .positions import SETTLE, act, begin, hold, lay, load, options, position, refused, tableau, told


def two(**options: Any) -> RaceState:
    return position(2, takeovers=True, **options)


def settle_nothing(state: RaceState, *chosen: tuple[int, ...]) -> None:
    begin(state, "settle", *(chosen or [()] * (state.seats - 1) + [SETTLE]))
    for seat in range(state.seats):
        act(state, seat, "pass")


def targets(state: RaceState, seat: int) -> set[tuple[int, int]]:
    return {action[1:] for action in takeover.targets(state, seat)}


# who is vulnerable


def test_imperium_seat_only_threatens_rebel_military_worlds() -> None:
    state = two()
    seat = lay(state, 0, "imperium_seat")[0]
    miners, _, _ = lay(state, 1, "rebel_miners", "avian_uplift_race", "rebel_cantina")
    assert targets(state, 0) == {(seat, miners)}


def test_rebel_alliance_threatens_all_military_worlds_of_the_imperium() -> None:
    state = two()
    alliance = lay(state, 0, "rebel_alliance")[0]
    race = lay(state, 1, "avian_uplift_race", "gem_world")[0]
    assert targets(state, 0) == set()
    lay(state, 1, "imperium_troops")
    assert targets(state, 0) == {(alliance, race)}


def test_cloaking_technology_needs_a_positive_total_military() -> None:
    state = two()
    cloak = lay(state, 0, "imperium_cloaking_technology")[0]
    race = lay(state, 1, "avian_uplift_race", "contact_specialist", "expedition_force", "alien_tech_institute")[0]
    assert state.players[1].sums.military == 0
    assert targets(state, 0) == set()
    lay(state, 1, "blaster_gem_mines")
    assert targets(state, 0) == {(cloak, race)}


def test_without_takeovers_the_powers_are_ignored() -> None:
    state = position(2)
    lay(state, 0, "imperium_seat", "rebel_alliance")
    lay(state, 1, "rebel_miners", "imperium_troops")
    assert targets(state, 0) == set()


def test_a_world_placed_in_this_phase_is_no_target_and_changes_nothing() -> None:
    state = two()
    lay(state, 0, "imperium_seat", "drop_ships")
    lay(state, 1, "space_marines")
    miners = hold(state, 1, "rebel_miners")[0]
    begin(state, "settle", SETTLE)
    act(state, 0, "pass")
    act(state, 1, "place", miners)
    assert state.phase == "actions", "nothing to take over"


def test_cloaking_technology_used_to_settle_is_gone() -> None:
    state = two()
    cloak = lay(state, 0, "imperium_cloaking_technology", "drop_ships", "improved_logistics")[0]
    lay(state, 1, "expedition_force", "avian_uplift_race")
    world = hold(state, 0, "gem_world")[0]
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", world)
    act(state, 1, "pass")
    act(state, 0, "use", cloak)
    assert state.phase == "actions", "no card in hand, and no power left"
    assert "avian_uplift_race" in tableau(state, 1)


# strength


def test_specialised_strength_counts_on_both_sides() -> None:
    state = two()
    lay(state, 0, "alpha_centauri")
    miners = lay(state, 1, "rebel_miners", "gem_smugglers")[0]
    assert state.players[0].strength_against(KIND[miners]) == 1
    assert takeover.defence(state.players[1], miners) == 2 + 1


def test_a_negative_total_counts() -> None:
    state = two()
    alliance = lay(state, 0, "rebel_alliance", "contact_specialist", "rebel_fuel_cache", "rebel_base")[0]
    race = lay(state, 1, "avian_uplift_race", "imperium_troops")[0]
    assert takeover.attack_strength(state.players[0], alliance, race) == 3
    settle_nothing(state)
    act(state, 0, "takeover", alliance, race)
    assert race in state.players[0].tableau


def test_the_bonus_of_the_alliance_is_for_its_own_takeovers() -> None:
    state = two()
    alliance, cloak, *_ = lay(state, 0, "rebel_alliance", "imperium_cloaking_technology", "rebel_miners")
    race = lay(state, 1, "avian_uplift_race", "imperium_troops")[0]
    assert takeover.attack_strength(state.players[0], alliance, race) == 2
    assert takeover.attack_strength(state.players[0], cloak, race) == 0


def test_temporary_military_is_used_when_declaring() -> None:
    state = two()
    seat, tactics = lay(state, 0, "imperium_seat", "new_military_tactics")
    miners = lay(state, 1, "rebel_miners", "expedition_force")[0]
    settle_nothing(state)
    act(state, 0, "takeover", seat, miners)
    act(state, 0, "use", tactics)
    assert miners in state.players[0].tableau
    assert tactics in state.discards[0]


def test_an_attack_may_be_hopeless() -> None:
    state = two()
    seat = lay(state, 0, "imperium_seat")[0]
    base = lay(state, 1, "rebel_base")[0]
    settle_nothing(state)
    act(state, 0, "takeover", seat, base)
    assert base in state.players[1].tableau
    assert "takeover-fails" in told(state)


def test_mercenaries_partly_used_are_finished_in_defence() -> None:
    state = two()
    seat = lay(state, 0, "imperium_seat", "drop_ships", "imperium_troops")[0]
    mercenaries, miners = lay(state, 1, "space_mercenaries", "rebel_miners")
    hive, *_ = hold(state, 1, "avian_uplift_race", "gem_world", "spice_world", "comet_zone")
    begin(state, "settle", (), SETTLE)
    act(state, 0, "pass")
    act(state, 1, "place", hive)
    act(state, 0, "takeover", seat, miners)
    act(state, 1, "use", mercenaries)
    act(state, 1, "pay", (state.players[1].hand[0],))
    assert state.players[1].temporary == 1
    # attack 3 + 1 + 2 against Rebels, defence 1 + 1 + 2: one more card is all that is left of the power
    act(state, 1, "use", mercenaries)
    decision = state.decision(1)
    assert decision.as_dict()["hi"] == 1
    act(state, 1, "pay", (state.players[1].hand[0],))
    assert miners in state.players[0].tableau


def test_tactics_in_defence_lose_the_infrastructure_tile_at_once() -> None:
    state = two(goals=True)
    tile = goals.IDS.index("greatest_infrastructure")
    goals.set_up(state, [tile])
    seat = lay(state, 0, "imperium_seat")[0]
    lay(state, 1, "rebel_fuel_cache", "new_military_tactics", "export_duties", "genetics_lab", "mining_robots")
    goals.check(state, "develop")
    assert state.players[1].goals == 1
    lay(state, 0, "drop_ships", "space_marines", "imperium_troops")
    settle_nothing(state)
    cache, tactics = state.players[1].tableau[:2]
    act(state, 0, "takeover", seat, cache)
    act(state, 1, "use", tactics)
    assert state.players[1].goals == 0
    assert state.players[0].goals == 1, "taken at the end of the phase"


# several takeovers


def test_the_same_target_twice() -> None:
    state = position(3, takeovers=True)
    for seat, card in ((0, "imperium_seat"), (1, "imperium_cloaking_technology")):
        lay(state, seat, card)
    lay(state, 0, "drop_ships", "space_marines")
    lay(state, 1, "drop_ships", "space_marines")
    miners = lay(state, 2, "rebel_miners", "expedition_force")[0]
    settle_nothing(state)
    act(state, 0, "takeover", state.players[0].tableau[0], miners)
    act(state, 1, "takeover", state.players[1].tableau[0], miners)
    assert miners in state.players[0].tableau
    assert told(state).count("takeover-void") == 1


def test_two_takeovers_of_which_the_first_fails() -> None:
    state = two()
    seat, cloak, _ = lay(state, 0, "imperium_seat", "imperium_cloaking_technology", "improved_logistics")
    lay(state, 0, "drop_ships")
    base, race, _ = lay(state, 1, "rebel_base", "avian_uplift_race", "expedition_force")
    settle_nothing(state)
    act(state, 0, "takeover", seat, base)
    assert ("takeover", seat, base) not in options(state, 0), "two different powers"
    act(state, 0, "takeover", cloak, race)
    assert {base, race} <= set(state.players[1].tableau)
    assert told(state)[-4:].count("takeover-void") <= 1
    assert "takeover-void" in told(state)


def test_two_takeovers_that_succeed() -> None:
    state = two()
    seat, cloak, _ = lay(state, 0, "imperium_seat", "imperium_cloaking_technology", "improved_logistics")
    lay(state, 0, "drop_ships", "space_marines", "imperium_troops")
    miners, race, _ = lay(state, 1, "rebel_miners", "avian_uplift_race", "expedition_force")
    settle_nothing(state, SETTLE)
    act(state, 0, "takeover", seat, miners)
    act(state, 0, "takeover", cloak, race)
    assert {miners, race} <= set(state.players[0].tableau)
    assert len(state.players[0].hand) == 1, "one bonus for Settle"


def test_a_takeover_is_not_resolved_when_it_is_declared() -> None:
    """Nor does it look so in the second of two Settle phases."""
    state = two(advanced=True)
    seat = lay(state, 0, "imperium_seat", "imperium_cloaking_technology", "drop_ships", "improved_logistics")[0]
    miners, outpost = lay(state, 1, "rebel_miners", "rebel_outpost")
    settle_nothing(state, (actions.SETTLE, actions.SETTLE_AGAIN))
    act(state, 0, "takeover", seat, miners)
    act(state, 0, "pass")
    assert miners in state.players[0].tableau
    for player in (0, 1):
        act(state, player, "pass")
    act(state, 0, "takeover", seat, outpost)
    assert [entry["resolved"] for entry in state.view(1)["takeovers"]] == [False]


def test_a_lost_world_works_for_its_owner_until_the_phase_ends() -> None:
    """The Rebel Outpost gives 1 strength, also to the defence of what is attacked after it was lost."""
    state = two()
    seat, cloak, _ = lay(state, 0, "imperium_seat", "imperium_cloaking_technology", "improved_logistics")
    lay(state, 0, "drop_ships", "new_galactic_order")
    outpost, race = lay(state, 1, "rebel_warrior_race", "lost_alien_warship")
    settle_nothing(state)
    act(state, 0, "takeover", seat, outpost)
    act(state, 0, "takeover", cloak, race)
    # 5 and 1 more against Rebels against 1 + 2 + 3; then 5 against 1 + 2 + 5, the lost world's strength included
    assert outpost in state.players[0].tableau
    assert race in state.players[1].tableau
    fails = next(event for event in state.journal or [] if event.key == "takeover-fails")
    assert (fails.params["attack"], fails.params["defence"]) == (5, 8)


def two_attacks_on(state: RaceState, *worlds: str) -> tuple[int, int]:
    """Seat 0 has declared takeovers of the two first of these worlds of seat 1, strong enough for both."""
    seat, cloak, _ = lay(state, 0, "imperium_seat", "imperium_cloaking_technology", "improved_logistics")
    lay(state, 0, "drop_ships", "space_marines", "imperium_troops")
    first, second = lay(state, 1, *worlds)[:2]
    settle_nothing(state)
    act(state, 0, "takeover", seat, first)
    act(state, 0, "takeover", cloak, second)
    return first, second


def test_a_power_not_used_is_lost_with_its_world() -> None:
    """The cards the Convict Mines would have hired can not be hired any more when the next world is attacked."""
    state = two()
    hold(state, 1, "gem_world", "comet_zone")
    mines, race = two_attacks_on(state, "rebel_convict_mines", "avian_uplift_race", "space_mercenaries")
    mercenaries = state.players[1].tableau[2]
    assert options_to_use(state, 1) == [mines, mercenaries]
    act(state, 1, "pay", ())
    assert mines in state.players[0].tableau
    assert options_to_use(state, 1) == [mercenaries]
    assert refused(state, 1, "use", mines).reason == "power-lost"
    threat = next(entry for entry in state.view(1)["takeovers"] if entry["world"] == race)
    assert threat["reserve"] == 2, "only the Mercenaries are left"


def test_who_has_lost_the_last_power_is_not_asked() -> None:
    state = two()
    hold(state, 1, "gem_world", "comet_zone")
    _, race = two_attacks_on(state, "rebel_convict_mines", "avian_uplift_race", "expedition_force")
    act(state, 1, "pay", ())
    assert race in state.players[0].tableau
    assert state.phase == "actions"


def test_what_a_lost_power_has_given_stays() -> None:
    state = two()
    (spent, _) = hold(state, 1, "gem_world", "comet_zone")
    mines, race = two_attacks_on(state, "rebel_convict_mines", "avian_uplift_race", "expedition_force")
    act(state, 1, "use", mines)
    act(state, 1, "pay", (spent,))
    fights = [event.params for event in state.journal or [] if event.key == "takes-over"]
    assert [fight["card"] for fight in fights] == [mines, race]
    assert [fight["defence"] for fight in fights] == [2 + 1 + 1, 2 + 1 + 1], "defence, Expedition Force, the card hired"


def options_to_use(state: RaceState, seat: int) -> list[int]:
    return [action[1] for action in state.decision(seat).others]


def test_an_attack_is_as_strong_as_its_owner_is_when_it_is_resolved() -> None:
    """What is used after declaring, for a second world or in defence, is military for the rest of the phase."""
    state = two()
    seat, tactics, _ = lay(state, 0, "imperium_seat", "new_military_tactics", "improved_logistics")
    miners = lay(state, 1, "rebel_miners", "expedition_force")[0]
    world = hold(state, 0, "rebel_warrior_race")[0]
    settle_nothing(state)
    act(state, 0, "takeover", seat, miners)
    act(state, 0, "pay", ())
    act(state, 0, "place", world)
    act(state, 0, "use", tactics)
    fight = next(event.params for event in state.journal or [] if event.key == "takes-over")
    assert (fight["attack"], fight["defence"]) == (1 + 3, 3)
    assert {world, miners} <= set(state.players[0].tableau)


def test_military_used_in_defence_strengthens_ones_own_attacks() -> None:
    state = two()
    cloak, _, miners = lay(state, 0, "imperium_cloaking_technology", "drop_ships", "rebel_miners")
    seat, tactics, race, _ = lay(
        state, 1, "imperium_seat", "new_military_tactics", "avian_uplift_race", "expedition_force"
    )
    settle_nothing(state)
    act(state, 0, "takeover", cloak, race)
    act(state, 1, "takeover", seat, miners)
    act(state, 1, "pay", ())
    act(state, 1, "use", tactics)
    assert race in state.players[1].tableau
    assert miners in state.players[1].tableau, "1, 1 against Rebels, 3 of the tactics; against 3 and 2"


def test_goods_move_with_their_world() -> None:
    state = two()
    seat = lay(state, 0, "imperium_seat", "drop_ships", "space_marines")[0]
    cache = lay(state, 1, "rebel_fuel_cache")[0]
    load(state, 1, cache)
    good = state.players[1].good_on(cache)
    settle_nothing(state)
    act(state, 0, "takeover", seat, cache)
    assert state.players[0].good_on(cache) == good


def test_goals_follow_a_conquered_world() -> None:
    """Propaganda Edge falls below its minimum, and the goods make Galactic Riches."""
    state = two(goals=True)
    edge, riches = goals.IDS.index("propaganda_edge"), goals.IDS.index("galactic_riches")
    goals.set_up(state, [edge, riches])
    seat = lay(state, 0, "imperium_seat", "drop_ships", "space_marines")[0]
    worlds = lay(state, 0, "gem_world", "spice_world", "comet_zone")
    cache = lay(state, 1, "rebel_fuel_cache", "rebel_miners", "rebel_underground")[0]
    load(state, 0, *worlds)
    load(state, 1, cache)
    goals.check(state, "settle")
    most, first = 1 << state.goals.index(edge), 1 << state.goals.index(riches)
    assert [player.goals for player in state.players] == [0, most]
    settle_nothing(state)
    act(state, 0, "takeover", seat, cache)
    assert [player.goals for player in state.players] == [first, 0]


def test_whoever_has_no_military_world_can_not_be_attacked() -> None:
    state = two()
    lay(state, 0, "imperium_seat", "rebel_alliance", "imperium_cloaking_technology")
    lay(state, 1, "imperium_troops", "drop_ships", "rebel_cantina", "rebel_pact")
    assert targets(state, 0) == set()


def test_an_empty_windfall_stays_empty() -> None:
    state = two()
    seat = lay(state, 0, "imperium_seat", "drop_ships", "space_marines")[0]
    cache = lay(state, 1, "rebel_fuel_cache")[0]
    settle_nothing(state)
    act(state, 0, "takeover", seat, cache)
    assert state.players[0].good_on(cache) < 0


def test_a_start_world_can_be_conquered() -> None:
    state = two()
    cloak = lay(state, 0, "imperium_cloaking_technology", "drop_ships", "space_marines")[0]
    sparta = lay(state, 1, "new_sparta")[0]
    settle_nothing(state)
    act(state, 0, "takeover", cloak, sparta)
    assert sparta in state.players[0].tableau
    assert (state.first, state.players[1].start) == (0, 1)


def test_cloaking_technology_is_lost_even_if_the_attack_fails() -> None:
    state = two()
    cloak = lay(state, 0, "imperium_cloaking_technology")[0]
    sparta = lay(state, 1, "new_sparta")[0]
    settle_nothing(state)
    act(state, 0, "takeover", cloak, sparta)
    assert sparta in state.players[1].tableau
    assert cloak in state.discards[0]


# why not


def test_why_a_world_can_not_be_taken_over() -> None:
    state = two()
    seat, alliance, cloak, _ = lay(
        state, 0, "imperium_seat", "rebel_alliance", "imperium_cloaking_technology", "improved_logistics"
    )
    miners, race = lay(state, 1, "rebel_miners", "avian_uplift_race", "space_mercenaries")[:2]
    fresh = hold(state, 1, "former_penal_colony", "gem_world")[0]
    begin(state, "settle", SETTLE)
    act(state, 0, "pass")
    act(state, 1, "place", fresh)
    assert refused(state, 0, "takeover", seat, race).reason == "only-rebel-worlds"
    assert refused(state, 0, "takeover", alliance, race).reason == "no-imperium-card"
    assert refused(state, 0, "takeover", cloak, fresh).reason == "just-placed"
    act(state, 0, "takeover", seat, miners)
    assert refused(state, 0, "takeover", seat, miners).reason == "power-used"


def test_cloaking_technology_says_why_it_does_not_work() -> None:
    state = two()
    seat, cloak = lay(state, 0, "imperium_seat", "imperium_cloaking_technology")
    miners = lay(state, 1, "rebel_miners")[0]
    settle_nothing(state)
    assert ("takeover", seat, miners) in options(state, 0)
    assert refused(state, 0, "takeover", cloak, miners).reason == "no-military"
