"""Prospecting (rulebook: prospect)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.pieces import BUSTED, DISKS
from cosmodrome.games.frontier.components.solar_system import SEASONS
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, lay, offered, refused

MARS = (
    "site.mars-arsia-mons-caves",
    "site.mars-hellas-basin-buried-glaciers",
    "site.mars-north-pole",
)


def fresh(*colours: str) -> FrontierState:
    """A table in the base edition, with Mars open."""
    state = begin(*(colours or ("white",)), edition="base")
    for id in MARS:
        state.claims.pop(state.system.find(id), None)
    return state


def roll(state: FrontierState, *dice: int) -> None:
    state.dice.loaded = list(dice)
    state._asked = None


def owner(state: FrontierState, site: str) -> int | None:
    return state.claims.get(state.system.find(site))


def site(state: FrontierState, size: int, hydration: int, letter: str = "") -> str:
    """An unclaimed plain site like this."""
    for space in state.system.spaces:
        found = space.site
        if found is None or found.synodic >= 0 or "atmosphere" in found.icons or space.number in state.claims:
            continue
        if found.size == size and found.hydration == hydration and letter in ("", found.letter):
            return space.id
    raise AssertionError("no such site")


def test_b28_a_buggy_prospects_all_of_mars_by_road() -> None:
    state = fresh()
    lay(state, 0, "rocket", MARS[0], "flywheel_tractor")
    roll(state)
    assert state.hints(0)["prospect"]["flywheel_tractor"]["platform-road"] == {id: [6, 6] for id in MARS}
    act(state, 0, "prospect", "flywheel_tractor", "platform-road")
    act(state, 0, "targets", MARS)
    assert [owner(state, id) for id in MARS] == [0, 0, 0], "size 10 can not fail"
    state.audit()


def test_b28_a_buggy_rolls_again_and_a_missile_does_not() -> None:
    for card, platform, dice, claimed in (
        ("flywheel_tractor", "platform-buggy", (4, 1), 0),
        ("flywheel_tractor", "platform-buggy", (4, 2), BUSTED),
        ("tungsten_resistojet", "platform-missile", (4, 1), BUSTED),
        ("tungsten_resistojet", "platform-missile", (1,), 0),
    ):
        state = fresh()
        where = site(state, 1, 3)
        lay(state, 0, "rocket", where, card)
        roll(state, *dice)
        chance = state.hints(0)["prospect"][card][platform][where]
        assert chance == ([11, 36] if platform == "platform-buggy" else [1, 6])
        act(state, 0, "prospect", card, platform)
        assert owner(state, where) == claimed


def test_b28_a_dry_site_is_not_prospected() -> None:
    state = fresh()
    where = site(state, 1, 2)
    lay(state, 0, "rocket", where, "flywheel_tractor")
    roll(state)
    assert refused(state, 0, "prospect", "flywheel_tractor", "platform-buggy") == "why-too-dry"
    assert all(action[0] not in ("prospect", "refuel-isru") for action in offered(state, 0))


def test_b28_a_raygun_has_to_stand_in_an_atmosphere() -> None:
    state = fresh()
    lay(state, 0, "rocket", "orbit.lmo", "free_electron_laser")
    roll(state)
    assert refused(state, 0, "prospect", "free_electron_laser", "platform-raygun") == "why-atmosphere"
    state = fresh()
    lay(state, 0, "rocket", MARS[0], "free_electron_laser")
    roll(state)
    act(state, 0, "prospect", "free_electron_laser", "platform-raygun")
    assert owner(state, MARS[0]) == 0


def test_a_card_that_repeats_a_failed_roll_says_so() -> None:
    state = begin("white", edition="base", decks="extended")
    where = site(state, 1, 3)
    lay(state, 0, "rocket", where, "phase_locked_diode_laser", side="black")
    roll(state, 4, 1)
    assert state.hints(0)["prospect"]["phase_locked_diode_laser"]["platform-raygun"][where] == [11, 36]
    act(state, 0, "prospect", "phase_locked_diode_laser", "platform-raygun")
    assert owner(state, where) == 0


def test_a_raygun_names_adjacent_sites_before_it_rolls() -> None:
    state = fresh()
    lay(state, 0, "rocket", "burn.mars.015", "free_electron_laser")
    roll(state, 6, 1)
    act(state, 0, "prospect", "free_electron_laser", "platform-raygun")
    assert set(state.hints(0)["chances"]) == {"site.deimos", "site.phobos"}
    act(state, 0, "targets", ("site.phobos", "site.deimos"))
    found = [owner(state, id) for id in ("site.deimos", "site.phobos")]
    assert found == [BUSTED, 0]


def test_a_raygun_may_spare_a_site() -> None:
    state = fresh()
    lay(state, 0, "rocket", "burn.mars.015", "free_electron_laser")
    roll(state, 1)
    act(state, 0, "prospect", "free_electron_laser", "platform-raygun")
    assert refused(state, 0, "targets", ()) == "wrong-number-of-items"
    act(state, 0, "targets", ("site.phobos",))
    assert (owner(state, "site.deimos"), owner(state, "site.phobos")) == (None, 0)


def test_claimed_and_closed_sites_are_not_prospected() -> None:
    state = fresh()
    where = "site.luna-crater-shackleton-polar-rim"
    lay(state, 0, "rocket", where, "free_electron_laser")
    roll(state)
    assert owner(state, where) == BUSTED, "closed with few players"
    assert refused(state, 0, "prospect", "free_electron_laser", "platform-raygun") == "why-claimed"


def test_a_synodic_site_is_prospected_in_its_season() -> None:
    state = fresh()
    space = state.system.spaces[state.system.find("site.comet-encke")]
    assert space.site is not None
    lay(state, 0, "rocket", space.id, "free_electron_laser")
    for year in range(12):
        state.year = year
        state._asked = None
        open_now = ("prospect", "free_electron_laser", "platform-raygun") in offered(state, 0)
        assert open_now == (SEASONS[state.season] == SEASONS[space.site.synodic])


def test_a_card_that_does_not_work_does_not_prospect() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "site.phobos", "met_steamer")
    roll(state)
    assert refused(state, 0, "prospect", "met_steamer", "platform-missile") == "why-not-working"
    lay(state, 0, "rocket", "site.phobos", "cascade_photovoltaic")
    roll(state)
    assert ("prospect", "met_steamer", "platform-missile") in offered(state, 0)


def test_the_tenth_claim_costs_another() -> None:
    state = fresh()
    given = [number for number in state.system.sites() if number not in state.claims]
    for number in given[:DISKS]:
        state.claims[number] = 0
    where = MARS[0]
    lay(state, 0, "rocket", where, "flywheel_tractor")
    roll(state)
    act(state, 0, "prospect", "flywheel_tractor", "platform-buggy")
    assert {action[0] for action in offered(state, 0)} == {"lift-disk"}
    act(state, 0, "lift-disk", state.system.spaces[given[0]].id)
    assert owner(state, where) == 0
    assert given[0] not in state.claims
    state.audit()


def test_refineries_help() -> None:
    state = fresh()
    where = next(
        space.id
        for space in state.system.spaces
        if space.site is not None and space.site.letter == "S" and space.site.size == 1 and space.site.hydration == 2
    )
    lay(state, 0, "rocket", where, "flywheel_tractor")
    lay(state, 0, "outpost_1", where, "cvd_molding", "basalt_fiber_spinning", side="black")
    roll(state)
    assert state.hints(0)["prospect"]["flywheel_tractor"]["platform-buggy"] == {where: [36 - 4, 36]}, "3 are taken off"
    assert state.hints(0)["refuel_isru"][where]["tanks"] == 1, "an ISRU of 3 is one of 2 here"
