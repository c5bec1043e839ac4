"""What colonists are able to do, and hiring it (rulebook: colonist-module)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.components.abilities import (
    ABILITIES,
    GLITCH_FREE,
    GLITCH_FREE_STACK,
    PROSPECT_BONUS,
    RAYGUN_REROLL,
    REROLL_HAZARD,
    SELF_DECOMMISSION,
)
from cosmodrome.games.frontier.components.cards import CARDS, COLONIST, RAYGUN, card_called
from cosmodrome.games.frontier.components.factions import BEAMED_POWER, LAUNCH_FEE
from cosmodrome.games.frontier.components.grant import ABILITY, Grant
from cosmodrome.games.frontier.components.move import Move, Place
from cosmodrome.games.frontier.components.stack import BERNAL, ROCKET
from cosmodrome.games.frontier.rules import (
    abilities,
    boost,
    events,
    hazards,
    isru,
    prospect,
    regimes,
    thrust,
)
from cosmodrome.games.frontier.rules.hazards import BY_FACTORY, IN_AEROBRAKE, IN_CRASH_SPACE, Hazard
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, colonists, factory, hand, hold, lay, offered, refused, turned

PHOBOS = "site.phobos"
HELLAS = "site.mars-hellas-basin-buried-glaciers"


def game(*colours: str, **options: object) -> FrontierState:
    """With boxes on first sides, and all cards."""
    settings: dict[str, Any] = {"colonist_boxes": True, "decks": "extended", **options}
    return colonists(*(colours or ("white", "green")), **settings)


def endanger(state: FrontierState, cause: int, space: str = PHOBOS) -> None:
    """The rocket of the first player is on its way, and in danger."""
    state.line.pop()
    state.move = Move(ROCKET, -1, (), (), 1, 1, 1, 0, 1, 0, False, Place(state.system.find(space), 0, 0, 0, 0))
    state.then(Hazard(0, cause))
    state.proceed()
    state._asked = None


# which are in force


def test_boxes_of_ours_count_only_with_their_option() -> None:
    for on in (False, True):
        state = colonists("white", "green", colonist_boxes=on)
        lay(state, 0, "rocket", PHOBOS, "smart_pets", side="black")
        assert (abilities.has(state, card_called("smart_pets"), GLITCH_FREE_STACK) is not None) == on


def test_d126_a_promoted_colonist_loses_the_abilities_of_its_first_side() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "juiced_cosmonauts", "botany_bay_convicts")
    assert abilities.has(state, card_called("juiced_cosmonauts"), REROLL_HAZARD) is not None
    turned(state, "juiced_cosmonauts", "purple")
    turned(state, "botany_bay_convicts", "purple")
    assert abilities.has(state, card_called("juiced_cosmonauts"), REROLL_HAZARD) is None
    assert abilities.has(state, card_called("juiced_cosmonauts"), PROSPECT_BONUS) is not None
    assert abilities.has(state, card_called("botany_bay_convicts"), SELF_DECOMMISSION) is None


def test_d121_in_a_bernal_means_in_its_stack() -> None:
    state = game(bernal=True)
    lay(state, 0, "rocket", PHOBOS, "vatican_observers")
    assert abilities.held(state, 0, RAYGUN_REROLL) is None
    for stack in ("bernal", "ersatz"):
        hold(state, 0, "vatican_observers")
        lay(state, 0, stack, "orbit.lmo", "vatican_observers")
        assert abilities.held(state, 0, RAYGUN_REROLL) is not None


def test_every_ability_of_a_colonist_is_tested_here_or_there() -> None:
    """What is printed on colonists, and what the option adds: nothing is left out below."""
    found = {
        ability.code
        for card in CARDS
        if card.deck == COLONIST
        for face in card.faces
        if face is not None
        for ability in (*face.abilities, *face.optional)
    }
    assert found <= set(ABILITIES)
    assert found == {
        *("any_platform", "self_any_platform", "prospect_bonus", "letter_bonus", "comet_bonus", "raygun_reroll"),
        *("refuel_plus", "isotope_double", "makes_letter", "no_aerobrake", "safe_assist", "safe_assist_here"),
        *("cheap_insurance", "reroll_hazard", "radiation_proof", "humans_hardened", "glitch_free"),
        *("glitch_free_stack", "debris_shield", "mishap_insurance", "cheap_boost", "launch_strike", "market_plus"),
        *("market_double", "wins_ties", "search", "self_decommission", "caretaker", "strong_arm", "privilege_away"),
        *("privilege_in_anarchy", "safe_epic"),
    }


# prospecting and refuelling


def test_any_platform() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "biomechs")
    assert prospect.ways_of(state, 0, card_called("biomechs"), state.system.find(PHOBOS)) == [
        "platform-buggy",
        "platform-road",
    ]
    lay(state, 0, "outpost_1", PHOBOS, "siren_cybernautics")
    ways = prospect.ways_of(state, 0, card_called("biomechs"), state.system.find(PHOBOS))
    assert {"platform-missile", "platform-buggy", "platform-raygun"} <= set(ways)
    hold(state, 0, "siren_cybernautics")
    lay(state, 0, "outpost_1", "site.deimos", "siren_cybernautics")
    assert "platform-raygun" not in prospect.ways_of(state, 0, card_called("biomechs"), state.system.find(PHOBOS))


def test_self_any_platform() -> None:
    state = game()
    lay(state, 0, "rocket", "site.deimos", "programmable_matter", side="black")
    lay(state, 0, "rocket", "site.deimos", "biomechs")
    units = {action[1:] for action in offered(state, 0) if action[0] == "prospect"}
    assert ("programmable_matter", "platform-buggy") in units
    assert ("biomechs", "platform-raygun") not in units


@pytest.mark.parametrize(
    ("card", "side", "site", "bonus"),
    [
        ("juiced_cosmonauts", "purple", PHOBOS, 1),
        ("microgravity_pantrophists", "white", PHOBOS, 1),  # a C site
        ("microgravity_pantrophists", "white", "site.hertha", 0),
        ("calypso_2_seed_sail", "purple", "site.comet-encke", 2),
        ("vatican_observers", "purple", "site.comet-encke", 1),
        ("vatican_observers", "purple", PHOBOS, 0),
    ],
)
def test_prospecting_bonuses(card: str, side: str, site: str, bonus: int) -> None:
    state = game()
    where = state.system.find(site)
    lay(state, 0, "rocket", site, card, side=side)
    assert isru.prospect_bonus(state, 0, RAYGUN, where, where) == bonus


def test_raygun_reroll() -> None:
    state = game(bernal=True)
    lay(state, 0, "rocket", "site.hertha", "free_electron_laser")
    unit = card_called("free_electron_laser")
    assert prospect.second_rolls(state, 0, unit, RAYGUN) == 0
    lay(state, 0, "bernal", "orbit.lmo", "vatican_observers")
    assert prospect.second_rolls(state, 0, unit, RAYGUN) == 1


def test_refuel_plus() -> None:
    state = game()
    lay(state, 0, "rocket", HELLAS, "rock_rats", "mass_driver")
    with_box = isru.best_unit(state, 0, state.system.find(HELLAS))
    plain = colonists("white", "green")
    lay(plain, 0, "rocket", HELLAS, "rock_rats", "mass_driver")
    assert with_box[1] == isru.best_unit(plain, 0, plain.system.find(HELLAS))[1] + 1


def test_makes_letter() -> None:
    state = game()
    factory(state, 0, "site.hertha")  # an M site
    hold(state, 0, "met_steamer")
    assert CARDS[card_called("met_steamer")].letter == 0, "a card of C"
    assert refused(state, 0, "produce", "site.hertha") == "why-no-such-letter"
    lay(state, 0, "rocket", "site.hertha", "microgravity_pantrophists", side="purple")
    act(state, 0, "produce", "site.hertha")
    assert ("make", "met_steamer", "rocket") in offered(state, 0)


# danger


def test_safe_assist_anywhere_and_here() -> None:
    for card, side, place, safe in (
        ("boyle_engineering_collective", "purple", "site.deimos", True),
        ("boyle_engineering_collective", "white", PHOBOS, True),
        ("boyle_engineering_collective", "white", "site.deimos", False),
    ):
        state = game()
        factory(state, 0, PHOBOS)
        lay(state, 0, "outpost_1", place, card, side=side)
        assert hazards.assist_is_safe(state, 0, state.system.find(PHOBOS)) == safe
        lay(state, 0, "rocket", PHOBOS, "mass_driver")
        state.players[0].water = 9
        endanger(state, BY_FACTORY)
        assert (state.waiting == () or state.decision(0).prompt != "prompt-assist") == safe


def test_cheap_insurance() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "mass_driver")
    state.players[0].water = 2
    assert hazards.price(state, 0) == 4
    lay(state, 0, "outpost_1", "site.deimos", "siren_cybernautics", side="purple")
    endanger(state, IN_CRASH_SPACE)
    assert state.hints(0)["water"] == 2
    act(state, 0, "insure")
    assert state.players[0].water == 0


def test_reroll_hazard_once_a_turn_and_not_for_assists() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "juiced_cosmonauts")
    state.players[0].water = 0
    state.dice.loaded = [1, 1]
    assert hazards.crash_die(state, 0, ROCKET, BY_FACTORY) == 1
    state.dice.loaded = [1, 4]
    assert hazards.crash_die(state, 0, ROCKET, IN_AEROBRAKE) == 4
    assert state.rerolled == (card_called("juiced_cosmonauts"),)
    state.dice.loaded = [1, 4]
    assert hazards.crash_die(state, 0, ROCKET, IN_CRASH_SPACE) == 1, "only once"


def test_no_aerobrake() -> None:
    state = game()
    lay(state, 0, "rocket", "orbit.lmo", "calypso_2_seed_sail", "mass_driver")
    act(state, 0, "move", "rocket")
    shut = {action[1]: why.reason for action, why in state.closed(0) if action[0] == "fly"}
    assert shut[("lag.mars.008",)] == "why-no-aerobrake"


def test_radiation_proof_in_storms_but_not_against_rays() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "heavy_water_survivalists")
    stack = state.stack(0, ROCKET)
    assert hazards.below(state, stack.cards, 9) == []
    assert hazards.weaker(state, stack.cards, 9) == list(stack.cards)


def test_humans_hardened() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "nasa_crew", "mass_driver", "biomechs")
    crew = card_called("nasa_crew")
    level = state.face(crew).rad_hard + 1
    assert crew not in hazards.below(state, state.stack(0, ROCKET).cards, level)
    assert crew in hazards.below(state, state.stack(0, ROCKET).cards, level + 1)
    assert hazards.rad_hard(state, card_called("mass_driver"), 1) == state.face(card_called("mass_driver")).rad_hard


# events


def test_glitch_free() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "mass_driver")
    assert events.glitching(state, 0)
    lay(state, 0, "outpost_1", "site.deimos", "smart_pets", side="purple")
    assert abilities.held(state, 0, GLITCH_FREE) is not None
    assert not events.glitching(state, 0)


def test_glitch_free_stack() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "mass_driver")
    lay(state, 0, "outpost_1", PHOBOS, "smart_pets", side="black")
    assert events.glitching(state, 0), "not its stack"
    hold(state, 0, "smart_pets")
    lay(state, 0, "rocket", PHOBOS, "smart_pets", side="black")
    assert not events.glitching(state, 0)


def test_debris_shield() -> None:
    state = game()
    lay(state, 0, "leo", "LEO", "mass_driver")
    assert events.at_pad(state, 0)
    lay(state, 0, "rocket", "LEO", "security_system", side="black")
    assert not events.at_pad(state, 0)


def test_mishap_insurance() -> None:
    state = game(bernal=True)
    lay(state, 0, "leo", "LEO", "mass_driver")
    lay(state, 0, "bernal", "orbit.lmo", "lloyds_salvage")
    state.players[0].water = 0
    state.line.pop()
    state.dice.loaded = [4]
    state.then(events.EVENT)
    state.proceed()
    assert "mass_driver" in hand(state, 0)
    assert state.players[0].water == 3, "its mass"


# money


def test_cheap_boost_and_launch_strike() -> None:
    state = game("red", "green")
    assert boost.price(state, 0, 5) == 5
    lay(state, 0, "rocket", PHOBOS, "transorbital_railworkers")
    assert (boost.price(state, 0, 5), boost.price(state, 0, 0)) == (4, 0)
    lay(state, 1, "rocket", PHOBOS, "heavy_water_survivalists", side="purple")
    assert boost.price(state, 0, 5) == 9, "twice, less one"
    assert boost.price(state, 1, 5) == 5, "its owner boosts on"
    hold(state, 0, "mass_driver")
    state.players[0].water = 5
    act(state, 0, "boost")
    act(state, 0, "work", "prc_crew")
    assert ("boost", ("mass_driver",)) in offered(state, 0), "3 costs 5"
    act(state, 0, "boost", ("mass_driver",))
    assert state.players[0].water == 0


def test_no_boost_costs_more_than_there_is() -> None:
    for water in range(12):
        for cheap, struck in ((False, False), (True, False), (False, True), (True, True)):
            state = game("red", "green")
            state.players[0].water = water
            if cheap:
                lay(state, 0, "rocket", PHOBOS, "transorbital_railworkers")
            if struck:
                lay(state, 1, "rocket", PHOBOS, "heavy_water_survivalists", side="purple")
            most = boost._most_mass(state, 0)
            assert boost.price(state, 0, most) <= water < boost.price(state, 0, most + 1)


def test_market_plus_and_double() -> None:
    state = game(bernal=True)
    hold(state, 0, "mass_driver")
    assert state.hints(0)["sell"]["mass_driver"] == 4
    lay(state, 0, "bernal", "orbit.lmo", "islamic_refugees")
    state._asked = None
    assert state.hints(0)["sell"]["mass_driver"] == 5
    lay(state, 0, "rocket", PHOBOS, "transorbital_railworkers", side="purple")
    state._asked = None
    assert state.hints(0)["sell"]["mass_driver"] == 9
    water = state.players[0].water
    act(state, 0, "sell", "mass_driver")
    act(state, 0, "work", "nasa_crew")
    assert state.players[0].water == water + 9


def test_wins_ties() -> None:
    state = game("white", "green", "red", bernal=True)
    lay(state, 2, "bernal", "orbit.lmo", "malcolm")
    top = state.decks[0][0]
    act(state, 0, "research", "thruster")
    act(state, 0, "bid", 1)
    act(state, 1, "pass")
    act(state, 2, "bid", 1)
    assert top in state.players[2].hand
    assert state.players[2].water == 3


def test_search() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "malcolm", side="purple")
    wanted = state.decks[0][4]
    act(state, 0, "research", "thruster")
    assert len(offered(state, 0)) == len(state.decks[0])
    act(state, 0, "search", CARDS[wanted].id)
    assert state.decks[0][0] == wanted
    assert state.unseen[0] == len(state.decks[0]) - 1, "all others are shuffled"
    assert not state.can_undo(0)
    act(state, 0, "bid", 0)
    act(state, 1, "pass")
    assert wanted in state.players[0].hand
    state.audit()


def test_whoever_searches_may_take_the_top_card_and_nothing_is_shuffled() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "malcolm", side="purple")
    deck = state.decks[0][:]
    act(state, 0, "research", "thruster")
    act(state, 0, "search", CARDS[deck[0]].id)
    assert state.decks[0] == deck


# power


def test_strong_arm() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "nasa_crew")
    lay(state, 1, "rocket", PHOBOS, "esa_crew")
    state.claims[state.system.find(PHOBOS)] = 1
    assert refused(state, 0, "jump", PHOBOS) == "why-lawful"
    lay(state, 0, "outpost_1", "site.deimos", "botany_bay_convicts", side="purple")
    act(state, 0, "jump", PHOBOS)
    assert state.claims[state.system.find(PHOBOS)] == 0, "nobody was asked"


def test_privilege_away() -> None:
    state = game("white", "green", bernal=True)
    state.players[0].stacks[BERNAL] = state.stack(0, BERNAL).at(state.system.find("orbit.lmo"))
    assert regimes.privileged(state, LAUNCH_FEE) == -1
    lay(state, 0, "rocket", PHOBOS, "biomechs", side="purple")
    assert regimes.privileged(state, LAUNCH_FEE) == 0
    state.square = 7
    assert regimes.lawless(state)
    assert regimes.privileged(state, LAUNCH_FEE) == -1


def test_privilege_in_anarchy() -> None:
    for square, kept in (("anarchy_1", True), ("war_1", False)):
        state = game("white", "green", square=square)
        lay(state, 1, "rocket", PHOBOS, "vatican_observers", side="purple")
        assert (regimes.privileged(state, BEAMED_POWER) == 1) == kept
        assert regimes.privileged(state, LAUNCH_FEE) == -1


# hiring


def test_d121_abilities_are_hired_in_deals() -> None:
    state = game("white", "green")
    hold(state, 0, "mass_driver")
    lay(state, 1, "rocket", PHOBOS, "transorbital_railworkers", side="purple")
    state.players[0].water = 3
    act(state, 0, "propose")
    act(state, 0, "terms", (("give", "water"), ("want", "ability", "transorbital_railworkers")))
    act(state, 1, "accept")
    assert state.view(1)["turn"]["grants"] == [
        {"owner": 1, "what": "ability", "site": None, "card": "transorbital_railworkers"}
    ]
    act(state, 0, "sell", "mass_driver")
    assert state.players[0].water == 2 + 8
    act(state, 0, "propose")
    asked = state.decision(0).as_dict()["items"]
    assert ["want", "ability", "transorbital_railworkers"] not in [list(each) for each in asked], "it serves already"


def test_what_guards_ones_own_stacks_is_not_for_hire() -> None:
    state = game("white", "green")
    lay(state, 1, "rocket", PHOBOS, "smart_pets", "botany_bay_convicts", side="purple")
    assert abilities.for_hire(state, 1) == []


def test_a_hired_ability_works_where_its_card_is() -> None:
    state = game("white", "green")
    lay(state, 0, "rocket", PHOBOS, "biomechs")
    lay(state, 1, "rocket", PHOBOS, "juiced_cosmonauts", side="purple")
    where = state.system.find(PHOBOS)
    assert isru.prospect_bonus(state, 0, RAYGUN, where, where) == 0
    state.grants = (Grant(1, ABILITY, card=card_called("juiced_cosmonauts")),)
    assert isru.prospect_bonus(state, 0, RAYGUN, where, where) == 1
    hold(state, 1, "juiced_cosmonauts")
    assert isru.prospect_bonus(state, 0, RAYGUN, where, where) == 0


# later icons


def test_later_icons_are_an_option() -> None:
    for on in (False, True):
        state = begin("white", "green", later_icons=on, events="none")
        lay(state, 0, "rocket", "LEO", "photon_heliogyro")
        stack = state.stack(0, ROCKET)
        assert (hazards.below(state, stack.cards, 9) == []) == on
        assert thrust.free_pivots(state, card_called("photon_heliogyro")) == int(on)


def test_the_reference_lists_what_is_in_force() -> None:
    def texts(boxes: bool) -> list[str]:
        state = colonists("white", "green", colonist_boxes=boxes)
        faces = [each["faces"] for each in state.game.reference(state.options)["cards"] if each["card"] == "smart_pets"]
        return [key for face in faces[0] for key, _ in face["abilities"]]

    assert texts(False) == ["ability-glitch_free"]
    assert texts(True) == ["ability-glitch_free_stack", "ability-glitch_free"]
