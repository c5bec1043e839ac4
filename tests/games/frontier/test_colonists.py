"""Colonists: who works, how many, whom they are loyal to, how they go (rulebook: workers, colonist-module)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.abilities import ABILITIES
from cosmodrome.games.frontier.components.cards import (
    CARDS,
    COLONIST,
    CREW,
    ENGINEER,
    FINANCIER,
    MISSILE,
    PURPLE,
    ROBOT,
    SCIENTIST,
    card_called,
)
from cosmodrome.games.frontier.components.stack import BERNAL, ERSATZ, LEO, ROCKET, Stack
from cosmodrome.games.frontier.rules import activation, cargo, events, home, politics, supports, thrust
from cosmodrome.games.frontier.rules import colonists as rules
from cosmodrome.games.frontier.rules.turn import ACTIVITIES, BY_VERB
from cosmodrome.games.frontier.shown.facts import _facts
from cosmodrome.games.frontier.state import FrontierState

from .positions import (
    act,
    begin,
    cards,
    colonists,
    end_turns,
    factory,
    fill,
    hand,
    hold,
    lay,
    offered,
    refused,
    turned,
)

PHOBOS = "site.phobos"
WET = "site.mars-hellas-basin-buried-glaciers"
EQUALLY_HEAVY = (
    ("mass_driver", "cvd_molding"),
    ("hall_effect", "neutral_beam"),
    ("electroforming", "fluidized_bed"),
)
HUMANS = ("vatican_observers", "islamic_refugees", "biomechs", "botany_bay_convicts")


def verbs(state: FrontierState) -> set[str]:
    return {str(action[0]) for action in offered(state, 0)}


# who works


def test_e06_a_scientist_does_one_more_operation_of_science_for_a_tank() -> None:
    state = colonists("purple", "white")
    lay(state, 0, "rocket", PHOBOS, "microgravity_pantrophists")
    state.players[0].water = 3
    act(state, 0, "income")
    water = state.players[0].water
    assert "research" in verbs(state), "a scientist is left"
    assert "income" not in verbs(state), "which is no engineer"
    act(state, 0, "research", "thruster")
    assert state.players[0].water == water - 1
    act(state, 0, "bid", 0)
    act(state, 1, "pass")
    assert "research" not in verbs(state)


def test_the_player_says_who_works() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "rock_rats")
    state.players[0].water = 1
    act(state, 0, "income")
    assert offered(state, 0) == [("work", "nasa_crew"), ("work", "rock_rats")]
    assert state.hints(0) == {"task": ["income"], "water": {"nasa_crew": 0, "rock_rats": 1}}
    act(state, 0, "work", "rock_rats")
    assert (state.players[0].water, state.operations) == (2, 1)
    act(state, 0, "income")
    assert "income" not in verbs(state)
    assert refused(state, 0, "income") == "why-no-operation"


def test_without_water_only_the_crew_works() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "rock_rats")
    state.players[0].water = 0
    act(state, 0, "income")
    assert state.operations == 0, "nobody else could be asked"


def test_colonists_in_hand_do_not_work() -> None:
    state = colonists("white", "green")
    hold(state, 0, "rock_rats")
    state.operations = 0
    assert "income" not in verbs(state)


def test_d040_a_colonist_with_two_specialties_uses_one_of_them_a_turn() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "biomechs", side="purple")
    state.operations = 0
    state.players[0].water = 9
    assert state.face(card_called("biomechs")).specialties == SCIENTIST | FINANCIER
    hold(state, 0, "mass_driver")
    assert {"research", "sell"} <= verbs(state)
    act(state, 0, "sell", "mass_driver")
    assert not {"research", "recruit", "sell"} & verbs(state)


def test_d041_a_robot_without_specialty_does_nothing() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "security_system", side="black")
    state.operations = 0
    state.players[0].water = 9
    assert not [verb for verb in verbs(state) if BY_VERB.get(verb) is not None and BY_VERB[verb].operation]


def test_d042_d117_work_is_done_from_afar_with_the_unit_on_the_spot() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", WET, "mass_driver")
    lay(state, 0, "outpost_1", PHOBOS, "heavy_water_survivalists")
    state.operations = 0
    state.players[0].water = 5
    assert ("refuel-isru", WET, "rocket") not in offered(state, 0), "its own ISRU is of no use from afar"
    lay(state, 0, "rocket", WET, "biomechs")
    assert state.hints(0)["refuel_isru"][WET]["unit"] == "biomechs"
    act(state, 0, "refuel-isru", WET, "rocket")
    assert state.worked == (card_called("heavy_water_survivalists"),), "an engineer far away has done it"


def test_d114_colonists_are_researched_like_any_patent() -> None:
    state = colonists("white", "green")
    top = state.decks[COLONIST][0]
    act(state, 0, "research", "colonist")
    act(state, 0, "bid", 1)
    act(state, 1, "pass")
    assert top in state.players[0].hand
    state.audit()


def test_d116_who_does_what() -> None:
    wanted = {
        ENGINEER: {"income", "boost", "refuel-isru", "refuel-factory", "industrialize", "produce"},
        SCIENTIST: {"research", "prospect", "suffrage"},
        FINANCIER: {"sell", "recruit", "hostile-recruit", "activism", "anti-trust"},
    }
    for specialty, names in wanted.items():
        assert {each.verb for each in ACTIVITIES if each.specialty == specialty} >= names


def test_space_tourism_ends_with_emancipation() -> None:
    state = colonists("white", "green")
    state.ventures[1] = 0
    end_turns(state, 0)
    assert state.operations == 2
    state.emancipator = 1
    end_turns(state, 0)
    assert state.operations == 1


def test_colonists_of_the_emancipator_cost_two() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "rock_rats")
    state.emancipator = 0
    state.operations = 0
    state.players[0].water = 1
    assert "income" not in verbs(state)
    state.players[0].water = 2
    act(state, 0, "income")
    assert state.players[0].water == 2


# coming into space


def test_humans_are_boosted_and_do_not_work_in_that_turn() -> None:
    state = colonists("white", "green")
    hold(state, 0, "rock_rats", "smart_pets")
    state.players[0].water = 9
    act(state, 0, "boost")
    assert ("boost", ("smart_pets",)) not in offered(state, 0), "a robot is not boosted"
    act(state, 0, "boost", ("rock_rats",))
    assert state.arrived == (card_called("rock_rats"),)
    assert "income" not in verbs(state)
    end_turns(state, 0)
    state.operations = 0
    assert "income" in verbs(state)


def test_robots_are_produced_and_do_not_work_in_that_turn() -> None:
    state = colonists("white", "green")
    factory(state, 0, PHOBOS)
    hold(state, 0, "smart_pets", "rock_rats")
    act(state, 0, "produce", PHOBOS)
    assert {action[1] for action in offered(state, 0)} == {"smart_pets"}, "humans are not made"
    act(state, 0, "make", "smart_pets", "outpost_1")
    assert cards(state, 0, "outpost_1") == ["smart_pets"]
    turned(state, "smart_pets", "purple")
    state.operations = 0
    state.players[0].water = 5
    assert "income" not in verbs(state)
    assert refused(state, 0, "income") == "why-no-operation"
    end_turns(state, 0)
    state.operations = 0
    assert "income" in verbs(state)


# how many


def test_d115_one_human_besides_the_crew() -> None:
    state = colonists("white", "green")
    lay(state, 0, "leo", "LEO", "nasa_crew")
    hold(state, 0, "vatican_observers", "islamic_refugees", "mass_driver")
    state.players[0].water = 20
    assert rules.room(state, 0) == 1, "the crew does not count"
    act(state, 0, "boost")
    assert refused(state, 0, "boost", ("vatican_observers", "islamic_refugees")) == "too-much"
    act(state, 0, "boost", ("vatican_observers", "mass_driver"))
    state.operations = 1
    assert refused(state, 0, "boost") == "why-colonist-limit"


def test_robots_do_not_count() -> None:
    state = colonists("white", "green")
    lay(state, 0, "leo", "LEO", "smart_pets", "babbage_halbonauts", side="black")
    assert rules.room(state, 0) == 1
    state.emancipator = 0
    assert rules.room(state, 0) == 1, "not even as humans"


def promoted_bernal(*sites: str) -> FrontierState:
    """White's promoted Bernal in low Mars orbit, with factories."""
    state = colonists("white", "green", bernal=True)
    number = home.bernal_of(state, 0)
    lay(state, 0, "bernal", "orbit.lmo", CARDS[number].id)
    state.faces[number] = PURPLE
    factory(state, 0, *sites)
    return state


def test_d124_a_promoted_bernal_feeds_half_its_dirtside_hydration() -> None:
    wet = ("site.mars-arsia-mons-caves", "site.mars-hellas-basin-buried-glaciers")
    state = promoted_bernal(*wet)
    assert rules.limit(state, 0) == 3, "7 drops"
    state.faces[home.bernal_of(state, 0)] = 0
    assert rules.limit(state, 0) == 1
    dry = promoted_bernal()
    assert rules.limit(dry, 0) == 1, "never below one"
    dry.players[0].stacks[ERSATZ] = Stack(home.orbit(dry, 0))
    assert rules.limit(dry, 0) == 2


def test_d125_a_limit_that_falls_removes_nobody() -> None:
    state = promoted_bernal("site.mars-arsia-mons-caves", "site.mars-hellas-basin-buried-glaciers")
    lay(state, 0, "bernal", "orbit.lmo", *HUMANS[:3])
    assert rules.room(state, 0) == 0
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find("LEO"))
    hold(state, 0, HUMANS[3], "hall_effect")
    assert rules.limit(state, 0) == 1
    assert rules.humans_in_space(state, 0) == 3
    act(state, 0, "boost")
    assert refused(state, 0, "boost", (HUMANS[3],)) == "why-colonist-limit"


def test_no_more_humans_are_handed_over_than_may_be_there() -> None:
    state = colonists("white", "green")
    lay(state, 1, "leo", "LEO", "vatican_observers", "islamic_refugees")
    act(state, 0, "propose")
    wanted = (("want", "card", "vatican_observers"), ("want", "card", "islamic_refugees"))
    assert refused(state, 0, "terms", wanted) == "too-much"
    act(state, 0, "terms", wanted[:1])
    act(state, 1, "accept")
    assert cards(state, 0, "leo") == ["vatican_observers"]
    act(state, 0, "propose")
    assert ("want", "card", "islamic_refugees") not in state.decision(0).as_dict()["items"]


# what is on the cards


def test_d118_a_gear_means_robot_and_a_colour_loyalty() -> None:
    state = colonists("red", "purple", "white")
    for card, seat in (("juiced_cosmonauts", 0), ("vatican_observers", 1), ("smart_pets", rules.NOBODY)):
        side = "black" if CARDS[card_called(card)].being == ROBOT else ""
        lay(state, 2, "leo", "LEO", card, side=side)
        assert rules.loyal_to(state, card_called(card)) == seat
    state.emancipator = 2
    assert rules.loyal_to(state, card_called("smart_pets")) == 2
    lay(state, 2, "leo", "LEO", "rock_rats")
    assert rules.loyal_to(state, card_called("rock_rats")) == rules.NOBODY, "nobody plays green"


def test_d120_a_colonist_with_a_missile_platform_is_an_mw_thruster() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", "LEO", "juiced_cosmonauts")
    fill(state, 0, 4)
    face = state.face(card_called("juiced_cosmonauts"))
    assert face.platforms & MISSILE
    assert thrust.engines(state, state.stack(0, ROCKET)) == [card_called("juiced_cosmonauts")]
    assert activation.refusal(state, 0, ROCKET) is None
    assert not thrust.engine_of(state, card_called("juiced_cosmonauts")).gigawatt


def test_d122_an_on_board_reactor_serves_in_flight_and_when_a_factory_is_built() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "met_steamer", "electroforming", "brayton_turbine")
    state.claims[state.system.find(PHOBOS)] = 0
    assert refused(state, 0, "industrialize", PHOBOS) == "why-no-parts"
    turbine = card_called("brayton_turbine")
    assert not supports.chains(state, state.stack(0, ROCKET).cards, turbine, supports.UNCOOLED)
    lay(state, 0, "rocket", PHOBOS, "programmable_matter", side="black")
    assert supports.chains(state, state.stack(0, ROCKET).cards, turbine, supports.UNCOOLED)
    act(state, 0, "industrialize", PHOBOS)
    while state.decision(0).prompt == "prompt-parts":
        options = [action for action in offered(state, 0) if "met_steamer" in action[1]]
        act(state, 0, *options[0])
    assert state.factories[state.system.find(PHOBOS)] == 0
    assert "programmable_matter" in hand(state, 0), "spent like a reactor"
    assert not state.colonies
    state.audit()


def test_a_human_whose_reactor_powers_a_factory_stays_as_a_colony() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "met_steamer", "electroforming", "brayton_turbine")
    lay(state, 0, "rocket", PHOBOS, "juiced_cosmonauts", side="purple")
    state.claims[state.system.find(PHOBOS)] = 0
    act(state, 0, "industrialize", PHOBOS)
    assert state.colonies == {state.system.find(PHOBOS): 0}
    assert state.decks[COLONIST][-1] == card_called("juiced_cosmonauts")
    state.audit()


def test_it_takes_two_cubes() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "met_steamer", "electroforming", "brayton_turbine")
    lay(state, 0, "rocket", PHOBOS, "juiced_cosmonauts", side="purple")
    state.claims[state.system.find(PHOBOS)] = 0
    sites = [site for site in state.system.sites() if site != state.system.find(PHOBOS)][:5]
    for site in sites:
        state.claims[site] = 0
        state.factories[site] = 0
    assert refused(state, 0, "industrialize", PHOBOS) == "why-no-parts"


def test_d123_nothing_of_interstellar_is_read() -> None:
    assert not {"hive", "triangle", "green_frame"} & set(ABILITIES)


def test_d126_a_crew_has_no_purple_side() -> None:
    assert all(card.faces[PURPLE] is None for card in CARDS if card.deck == CREW)


# loyalty in War


def test_d119_colonists_do_not_attack_the_faction_of_their_button() -> None:
    state = colonists("white", "red", "green", square="war_1")
    lay(state, 0, "rocket", PHOBOS, "juiced_cosmonauts", "botany_bay_convicts")
    fill(state, 0, 4)
    lay(state, 1, "rocket", PHOBOS, "mass_driver")
    assert "attack" not in verbs(state), "both are red at heart"
    lay(state, 2, "rocket", PHOBOS, "hall_effect")
    act(state, 0, "attack", "boarding", "botany_bay_convicts")
    assert offered(state, 0) == [("target", 2, "rocket")]


def test_d119_nor_do_they_add_to_the_strength_against_it() -> None:
    state = colonists("white", "red", square="war_1")
    lay(state, 0, "rocket", PHOBOS, "nasa_crew", "botany_bay_convicts")
    lay(state, 1, "rocket", PHOBOS, "mass_driver")
    act(state, 0, "attack", "boarding", "nasa_crew")
    assert state.hints(0)["targets"][0]["attack"] == 1, "the crew alone, without the buggy"


def test_d119_in_the_newer_module_too() -> None:
    state = colonists("white", "red", "green", square="war_1", combat="m3")
    lay(state, 0, "rocket", PHOBOS, "botany_bay_convicts")
    lay(state, 1, "rocket", PHOBOS, "mass_driver")
    assert "battle" not in verbs(state)
    lay(state, 2, "rocket", PHOBOS, "hall_effect")
    assert [action for action in offered(state, 0) if action[0] == "battle"] == [("battle", 2, PHOBOS)]


def test_a_human_fights_as_a_crew_and_a_robot_as_a_robonaut() -> None:
    state = colonists("white", "purple", square="war_1")
    lay(state, 0, "rocket", PHOBOS, "biomechs", "nasa_crew")
    lay(state, 0, "rocket", PHOBOS, "security_system", side="black")
    lay(state, 1, "rocket", PHOBOS, "mass_driver")
    act(state, 0, "attack", "boarding", "nasa_crew")
    assert state.hints(0)["targets"][0]["attack"] == 1 + 1 + 2 + 1, "the robot was made in space, and there is a buggy"


# going


def test_d134_a_human_colonist_goes_under_the_deck_others_to_hand() -> None:
    state = colonists("white", "green")
    lay(state, 0, "leo", "LEO", "nasa_crew", "vatican_observers")
    lay(state, 0, "leo", "LEO", "smart_pets", side="black")
    act(state, 0, "decommission")
    act(state, 0, "cards", ("nasa_crew", "vatican_observers", "smart_pets"))
    assert {"nasa_crew", "smart_pets"} <= set(hand(state, 0))
    assert state.decks[COLONIST][-1] == card_called("vatican_observers")
    state.audit()


def test_d134_an_emancipated_robot_goes_as_humans_do() -> None:
    state = colonists("white", "green")
    lay(state, 0, "leo", "LEO", "smart_pets", side="black")
    state.emancipator = 1
    act(state, 0, "decommission")
    act(state, 0, "cards", ("smart_pets",))
    assert "smart_pets" not in hand(state, 0)
    assert state.decks[COLONIST][-1] == card_called("smart_pets")
    state.audit()


def test_d134_giving_up_a_human_elsewhere_is_a_felony() -> None:
    state = colonists("white", "red")
    lay(state, 0, "rocket", PHOBOS, "vatican_observers")
    assert refused(state, 0, "decommission") == "why-only-humans"
    state.square = 7  # an Anarchy
    assert ("abandon", "vatican_observers") in offered(state, 0)
    act(state, 0, "abandon", "vatican_observers")
    assert state.decks[COLONIST][-1] == card_called("vatican_observers")


def test_d134_convicts_may_go_at_will() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "botany_bay_convicts", "vatican_observers")
    act(state, 0, "decommission")
    assert offered(state, 0) == [("cards", ("botany_bay_convicts",))]
    act(state, 0, "cards", ("botany_bay_convicts",))
    assert state.decks[COLONIST][-1] == card_called("botany_bay_convicts")


def test_d134_caretakers_bring_humans_back_to_hand() -> None:
    state = colonists("white", "green")
    lay(state, 0, "leo", "LEO", "vatican_observers")
    lay(state, 0, "leo", "LEO", "lloyds_salvage", side="purple")
    cargo.crash(state, 0, LEO)
    assert {"vatican_observers", "lloyds_salvage"} <= set(hand(state, 0)), "the caretakers too"
    state.audit()


def test_d134_a_human_is_given_up_for_a_colony_or_for_glory() -> None:
    state = colonists("white", "green")
    factory(state, 0, PHOBOS)
    lay(state, 0, "rocket", PHOBOS, "vatican_observers")
    act(state, 0, "colony", "vatican_observers")
    assert state.decks[COLONIST][-1] == card_called("vatican_observers")
    lay(state, 0, "leo", "LEO", "biomechs")
    state.visits[card_called("biomechs")] = (state.system.find(PHOBOS),)
    act(state, 0, "glory", "biomechs")
    assert state.decks[COLONIST][-1] == card_called("biomechs")
    state.audit()


def test_robots_are_spent_in_place_of_robonauts() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "electroforming", "brayton_turbine", "fast_neutron_fission")
    lay(state, 0, "rocket", PHOBOS, "security_system", side="black")
    state.claims[state.system.find(PHOBOS)] = 0
    state.emancipator = 1
    assert refused(state, 0, "industrialize", PHOBOS) == "why-no-parts", "free robots are not spent"
    state.emancipator = -1
    act(state, 0, "industrialize", PHOBOS)
    assert "security_system" in hand(state, 0)
    assert state.factories[state.system.find(PHOBOS)] == 0
    state.audit()


def test_humans_do_not_take_the_place_of_robonauts() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "electroforming", "brayton_turbine", "fast_neutron_fission", "biomechs")
    state.claims[state.system.find(PHOBOS)] = 0
    assert refused(state, 0, "industrialize", PHOBOS) == "why-no-parts"


# events


def test_d009_whoever_is_first_decides_first() -> None:
    state = colonists("white", "green", "red")
    state.first = 2
    for seat in range(3):
        lay(state, seat, "rocket", PHOBOS, *EQUALLY_HEAVY[seat])
    state.line.pop()
    state.dice.loaded = [3]
    state.then(events.EVENT)
    state.proceed()
    asked: list[int] = []
    while state.waiting and state.decision(state.waiting[0]).prompt == "prompt-loss":
        asked.append(state.waiting[0])
        act(state, state.waiting[0], *offered(state, state.waiting[0])[0])
    assert asked == [2, 0, 1]


def test_d055_humans_guard_against_glitches_and_robots_once_they_are_free() -> None:
    state = colonists("white", "green")
    lay(state, 0, "rocket", PHOBOS, "mass_driver")
    lay(state, 0, "rocket", PHOBOS, "security_system", side="black")
    assert events.glitching(state, 0)
    state.emancipator = 1
    assert not events.glitching(state, 0)
    assert cargo.is_human(state, card_called("security_system"))
    state.emancipator = -1
    lay(state, 0, "outpost_1", PHOBOS, "vatican_observers")
    assert not events.glitching(state, 0)


def test_inspiration_turns_over_the_colonists_too() -> None:
    state = colonists("white", "green")
    top = state.decks[COLONIST][0]
    events.inspire(state)
    assert state.decks[COLONIST][-1] == top


# politics and felonies


def test_d016_the_owner_of_the_square_scores_at_the_end() -> None:
    state = colonists("white", "red", square="nationalist")
    before = state.scores
    state.square = [each for each in range(13) if each != state.square][-1]
    assert before[0] == state.scores[0] + 5, "nobody in War"


def test_d017_felonies_in_anarchy_and_war_attacks_in_war_only() -> None:
    for square, attacks in (("anarchy_1", False), ("war_1", True)):
        state = colonists("white", "purple", square=square)
        lay(state, 0, "rocket", PHOBOS, "nasa_crew")
        lay(state, 1, "rocket", PHOBOS, "mass_driver")
        state.claims[state.system.find(PHOBOS)] = 1
        assert "jump" in verbs(state)
        assert ("attack" in verbs(state)) == attacks


def test_d018_d019_anti_nuclear_regimes_take_colonists_with_reactors_under_their_own_deck() -> None:
    state = colonists("white", "green", cargo=True)
    hold(state, 0, "rock_rats", "vatican_observers", "pebble_bed_fission", "rotary_dirt_launcher")
    hold(state, 1, "hiiper_beam_rider")
    assert CARDS[card_called("rotary_dirt_launcher")].nuclear
    lay(state, 1, "leo", "LEO", "programmable_matter", side="black")
    politics.move_disk(state, 0, politics.IDS.index("anti_nuclear"))
    assert "rock_rats" not in hand(state, 0)
    assert not any(CARDS[card].nuclear for card in state.players[0].hand), "freighters with a reactor neither"
    assert "vatican_observers" in hand(state, 0)
    assert "hiiper_beam_rider" in hand(state, 1)
    assert state.decks[COLONIST][-1] == card_called("rock_rats")
    assert "programmable_matter" in cards(state, 1, "leo"), "cards in space stay"
    state.audit()


def test_d021_a_black_card_in_hand_is_a_hand_card() -> None:
    state = colonists("white", "green")
    lay(state, 0, "leo", "LEO", "smart_pets", side="black")
    sold = state.hints(0)["sell"]["smart_pets"]
    assert sold == 10, "the best letter of the track"
    cargo.take_back(state, 0, (card_called("smart_pets"),))
    state._asked = None
    assert state.hints(0)["sell"]["smart_pets"] == 4


def test_d023_war_is_declared_at_the_start_of_the_turn() -> None:
    state = colonists("white", "red", square="anarchy_1")
    act(state, 0, "end")
    assert state.decision(1).prompt == "prompt-war"


def test_d029_the_factory_on_luna_changes_hands() -> None:
    state = colonists("white", "red", "green", square="nationalist")
    luna = "site.luna-aristarchus-plateau"
    factory(state, 1, luna)
    lay(state, 0, "rocket", PHOBOS, "rock_rats")
    state.operations = 0
    state.players[0].water = 2
    act(state, 0, "take-luna", luna)
    assert state.factories[state.system.find(luna)] == 0, "a colonist of any specialty does it"
    assert state.claims[state.system.find(luna)] == 1


def test_d148_a_colonist_is_the_human_on_the_spot_and_the_human_against() -> None:
    state = colonists("red", "white")
    lay(state, 0, "rocket", PHOBOS, "vatican_observers")
    state.claims[state.system.find(PHOBOS)] = 1
    assert ("jump", PHOBOS) in offered(state, 0)
    lay(state, 1, "rocket", PHOBOS, "biomechs")
    act(state, 0, "jump", PHOBOS)
    assert state.decision(1).prompt == "prompt-felony"
    act(state, 1, "refuse")
    assert state.claims[state.system.find(PHOBOS)] == 1
    robot = colonists("red", "white")
    lay(robot, 0, "rocket", PHOBOS, "security_system", side="black")
    robot.claims[robot.system.find(PHOBOS)] = 1
    assert ("jump", PHOBOS) not in offered(robot, 0)
    robot.emancipator = 1
    assert ("jump", PHOBOS) in offered(robot, 0)


def test_d149_isru_refuel_on_a_foreign_claim_is_no_felony_but_its_factory_needs_leave() -> None:
    state = colonists("white", "green")
    factory(state, 1, WET)
    lay(state, 0, "rocket", WET, "rock_rats", "mass_driver")
    assert ("refuel-isru", WET, "rocket") in offered(state, 0)
    assert refused(state, 0, "refuel-factory", WET, "rocket") == "why-no-leave"
    hold(state, 0, "smart_pets")
    assert refused(state, 0, "produce", WET) == "why-no-leave"


def test_a_game_without_the_module_has_no_colonists() -> None:
    state = begin("white", "green", gigawatt=True, events="none")
    assert "recruit" not in verbs(state) and not state.decks[COLONIST]
    assert state.view(0)["players"][0]["most_humans"] == 0


def test_what_a_colonist_is_can_be_told() -> None:
    keys = [key for key, _ in _facts(CARDS[card_called("biomechs")].face(PURPLE), True)]
    assert keys[-2:] == ["fact-specialties", "fact-loyalty"]
