"""Promotion in laboratories (rulebook: promotion; seed 16.2, 14.5B)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.components.cards import BLACK, CARDS, PURPLE, WHITE, card_called
from cosmodrome.games.frontier.components.grant import LAB, Grant
from cosmodrome.games.frontier.components.stack import BERNAL, ROCKET, Stack
from cosmodrome.games.frontier.rules import facilities
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, build, hold, lay, offered, pump, refused, turned

HUYA = "site.huya"
HIIAKA = "site.hi-iaka"
REFUGEES = "islamic_refugees"
DENSE = "dense_plasma_focus"


def game(*colours: str, **options: object) -> FrontierState:
    settings: dict[str, Any] = {
        "gigawatt": True,
        "colonist": True,
        "cargo": True,
        "events": "none",
        "politics": False,
    } | options
    state = begin(*(colours or ("white",)), **settings)
    while state.active != 0:
        act(state, state.active, "end")
    return state


def shown(state: FrontierState, card: str) -> int:
    return state.faces[card_called(card)]


def promote(state: FrontierState, card: str, worker: str = "nasa_crew") -> None:
    act(state, 0, "promote", card)
    if state.decision(0).prompt == "prompt-work":
        act(state, 0, "work", worker)


def test_e08_refugees_are_promoted_at_a_factory_on_a_tno() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, REFUGEES)
    build(state, 0, HUYA)
    promote(state, REFUGEES)
    assert shown(state, REFUGEES) == PURPLE
    assert state.operations == 0, "the crew has worked"
    state.audit()


def test_e26_a_site_is_industrialised_and_refugees_are_promoted() -> None:
    """Robonaut and refinery on Hi'iaka: prospect, industrialise, and promote."""
    state = game("orange")
    lay(state, 0, "rocket", HIIAKA, REFUGEES)
    robonaut = "met_steamer"
    lay(state, 0, "rocket", HIIAKA, robonaut, "isru_sabatier", "flywheel_compulsator", side="black")
    state.operations = 3
    state.players[0].water = 9
    assert refused(state, 0, "promote", REFUGEES) == "why-no-lab"
    state.dice.loaded = [1]
    prospects = [action for action in offered(state, 0) if action[:2] == ("prospect", robonaut)]
    act(state, 0, *prospects[0])
    while state.decision(0).prompt != "prompt-turn":
        act(state, 0, *offered(state, 0)[0])
    act(state, 0, "industrialize", HIIAKA)
    while state.decision(0).prompt != "prompt-turn":
        act(state, 0, *offered(state, 0)[0])
    assert state.factories[state.system.find(HIIAKA)] == 0
    act(state, 0, "promote", REFUGEES)
    assert shown(state, REFUGEES) == PURPLE


@pytest.mark.parametrize(
    ("card", "side", "stack"),
    [(DENSE, BLACK, "rocket"), ("rotary_dirt_launcher", BLACK, "freighter"), ("smart_pets", BLACK, "outpost_1")],
)
def test_d026_freighters_colonists_and_gw_thrusters_are_promoted(card: str, side: int, stack: str) -> None:
    state = game()
    lay(state, 0, stack, HUYA, card, side="black")
    assert shown(state, card) == side
    build(state, 0, HUYA)
    promote(state, card)
    assert shown(state, card) == PURPLE
    assert refused(state, 0, "promote", card) == "not-an-option", "it is"


def test_d051_cards_without_a_purple_side_are_not_promoted() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, "nasa_crew", "mass_driver")
    build(state, 0, HUYA)
    assert all(action[0] != "promote" for action in offered(state, 0))


def test_the_letter_of_the_lab_does_not_matter() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, DENSE, side="black")
    site = state.system.spaces[state.system.find(HUYA)].site
    assert site is not None
    assert site.letter == "M"
    build(state, 0, HUYA)
    assert ("promote", DENSE) in offered(state, 0)


def test_a_claim_is_no_lab_and_neither_is_another_factory() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, DENSE, side="black")
    state.claims[state.system.find(HUYA)] = 0
    build(state, 0, "site.phobos")
    assert refused(state, 0, "promote", DENSE) == "why-no-lab"


def test_a_promoted_bernal_with_a_science_dirtside_is_a_lab() -> None:
    state = game(bernal=True)
    europa = next(
        site
        for site in state.system.sites()
        if "science" in state.system.spaces[site].site.icons and facilities_around(state, site)  # type: ignore[union-attr]
    )
    orbit = facilities_around(state, europa)[0]
    state.players[0].stacks[BERNAL] = Stack(orbit, (card_called("nasa_bernal"),))
    turned(state, "nasa_bernal", "purple")
    state.claims[europa] = 0
    state.factories[europa] = 0
    lay(state, 0, "rocket", state.system.spaces[orbit].id, DENSE, side="black")
    assert facilities.labs(state, 0) == [orbit]
    assert ("promote", DENSE) in offered(state, 0)
    turned(state, "nasa_bernal", "white")
    assert refused(state, 0, "promote", DENSE) == "why-no-lab"


def facilities_around(state: FrontierState, site: int) -> list[int]:
    """Spaces in which a Bernal would have this site as a dirtside."""
    near = [way.to for way in state.system.ways[site]]
    return [space for space in near if state.system.spaces[space].stopping and state.system.spaces[space].site is None]


def test_scientists_promote_and_engineers_do_not() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, REFUGEES, "juiced_cosmonauts", "heavy_water_survivalists")
    build(state, 0, HUYA)
    state.players[0].water = 5
    act(state, 0, "promote", REFUGEES)
    assert {action[1] for action in offered(state, 0)} == {"nasa_crew", "juiced_cosmonauts"}
    act(state, 0, "work", "juiced_cosmonauts")
    assert state.players[0].water == 4


def test_d126_a_promoted_card_loses_the_abilities_of_its_first_side() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, "botany_bay_convicts")
    build(state, 0, HUYA)
    number = card_called("botany_bay_convicts")
    assert [ability.code for ability in state.face(number).abilities] == ["self_decommission"]
    promote(state, "botany_bay_convicts")
    assert [ability.code for ability in state.face(number).abilities] == ["strong_arm"]


def test_promotion_changes_mass_and_figures() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, "vista_d_t_inertial_fusion", "mini_mag_orion_z_pinch_fission", side="black")
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).without(card_called("vista_d_t_inertial_fusion"))
    hold(state, 0, "vista_d_t_inertial_fusion")
    pump(state, 0, 3, "M")
    build(state, 0, HUYA)
    assert state.hints(0)["promote"] == {"mini_mag_orion_z_pinch_fission": 6}
    promote(state, "mini_mag_orion_z_pinch_fission")
    rocket = state.stack(0, ROCKET)
    assert (state.dry_mass(rocket), rocket.tanks) == (6, 3)


def test_d053_only_decommissioning_turns_a_card_back() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, DENSE, side="purple")
    build(state, 0, HUYA)
    build(state, 0, "site.deimos")
    act(state, 0, "decommission")
    act(state, 0, "cards", (DENSE,))
    act(state, 0, "produce", "site.deimos")
    act(state, 0, "make", DENSE, "outpost_1")
    assert shown(state, DENSE) == BLACK


def test_d053_a_human_is_boosted_with_its_first_side() -> None:
    state = game()
    turned(state, "vatican_observers", "purple")
    hold(state, 0, "vatican_observers")
    state.players[0].water = 5
    act(state, 0, "boost")
    act(state, 0, "boost", ("vatican_observers",))
    assert shown(state, "vatican_observers") == WHITE


# the labs of others


def visitor(*colours: str, **options: object) -> FrontierState:
    state = game(*colours, **options)
    lay(state, 0, "rocket", HUYA, DENSE, side="black")
    build(state, 1, HUYA)
    return state


def test_d052_the_lab_of_another_by_leave() -> None:
    state = visitor("white", "green")
    assert refused(state, 0, "promote", DENSE) == "why-no-leave-for-lab"
    act(state, 0, "propose")
    act(state, 0, "terms", (("want", "lab", HUYA),))
    act(state, 1, "accept")
    assert [grant.what for grant in state.grants] == [LAB]
    shown_grant = state.view(0)["turn"]["grants"][0]
    assert (shown_grant["owner"], shown_grant["what"], shown_grant["site"]) == (1, "lab", HUYA)
    promote(state, DENSE)
    assert shown(state, DENSE) == PURPLE


def test_d052_leave_ends_with_the_turn_and_with_the_lab() -> None:
    state = visitor("white", "green")
    state.grants = (Grant(1, LAB, state.system.find(HUYA)),)
    assert ("promote", DENSE) in offered(state, 0)
    del state.factories[state.system.find(HUYA)]
    assert refused(state, 0, "promote", DENSE) == "why-no-lab"


def test_d052_as_a_felony_if_no_human_guards_it() -> None:
    state = visitor("red", "green")
    assert refused(state, 0, "seize-lab", HUYA) == "why-no-human"
    lay(state, 0, "rocket", HUYA, "prc_crew")
    act(state, 0, "seize-lab", HUYA)
    promote(state, DENSE, "prc_crew")
    assert shown(state, DENSE) == PURPLE
    assert refused(state, 0, "seize-lab", HUYA) == "not-an-option", "it is open already"


def test_d052_a_human_there_may_object() -> None:
    state = visitor("red", "green")
    lay(state, 0, "rocket", HUYA, "prc_crew")
    lay(state, 1, "rocket", HUYA, "esa_crew")
    act(state, 0, "seize-lab", HUYA)
    act(state, 1, "refuse")
    assert refused(state, 0, "promote", DENSE) == "why-no-leave-for-lab"
    assert refused(state, 0, "seize-lab", HUYA) == "why-objected"


def test_d052_others_than_red_keep_the_law() -> None:
    state = visitor("white", "green")
    lay(state, 0, "rocket", HUYA, "nasa_crew")
    assert refused(state, 0, "seize-lab", HUYA) == "why-lawful"


def test_an_unknown_card_is_refused_and_nothing_changes() -> None:
    state = game()
    lay(state, 0, "rocket", HUYA, DENSE, side="black")
    build(state, 0, HUYA)
    before = state.everything()
    for bad in (("promote",), ("promote", "nobody"), ("promote", 7), ("promote", "nasa_crew")):
        assert refused(state, 0, *bad)
    assert state.everything() == before
    assert CARDS[card_called(DENSE)].id == DENSE
