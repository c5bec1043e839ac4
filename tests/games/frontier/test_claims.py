"""Claims, factories and the pieces that show them (rulebook: pieces, factions)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.pieces import BUSTED, CUBES, DISKS, SHUT
from cosmodrome.games.frontier.components.politics import ANARCHY, SQUARES
from cosmodrome.games.frontier.rules import claims
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, offered


def sites(state: FrontierState, number: int) -> list[int]:
    return [site for site in state.system.sites() if site not in state.claims][:number]


def test_d036_the_un_lives_on_disks_and_factories_of_all() -> None:
    state = begin("white", "purple")
    water = state.players[1].water
    site = sites(state, 1)[0]
    claims.place_disk(state, 0, site)
    claims.place_factory(state, 0, site)
    assert state.players[1].water == water + 2
    claims.bust(state, sites(state, 1)[0])
    assert state.players[1].water == water + 2
    state.square = [square.effect for square in SQUARES].index(ANARCHY)
    claims.place_disk(state, 0, sites(state, 1)[0])
    assert state.players[1].water == water + 2, "no privilege in Anarchy"


def test_a_tenth_disk_is_lifted_from_a_site_without_factory() -> None:
    state = begin("white", "green")
    taken = sites(state, DISKS)
    for site in taken:
        claims.place_disk(state, 0, site)
    claims.place_factory(state, 0, taken[0])
    assert claims.disks_left(state, 0) == 0
    state.then(*claims.disk_first(state, 0))
    state.proceed()
    state._asked = None
    assert [action[0] for action in offered(state, 0)] == ["lift-disk"] * (DISKS - 1)
    act(state, 0, "lift-disk", state.system.spaces[taken[1]].id)
    assert taken[1] not in state.claims
    assert claims.disks_left(state, 0) == 1
    assert claims.disk_first(state, 0) == []


def test_a_seventh_cube_is_lifted_from_a_glory_and_closes_it() -> None:
    state = begin("white", "green")
    taken = sites(state, CUBES - 1)
    for site in taken:
        claims.place_disk(state, 0, site)
        claims.place_factory(state, 0, site)
    assert claims.cubes_left(state, 0) == 1
    state.glories[0] = 0
    assert claims.cubes_left(state, 0) == 0
    state.then(*claims.cube_first(state, 0))
    state.proceed()
    state._asked = None
    assert offered(state, 0) == [("lift-glory", "first_landing")]
    act(state, 0, "lift-glory", "first_landing")
    assert state.glories[0] == SHUT
    assert claims.cubes_left(state, 0) == 1


def test_a_colony_is_lifted_only_where_felonies_are_open() -> None:
    for colour, open_to in (("white", False), ("red", True)):
        state = begin(colour)
        for site in sites(state, CUBES // 2):
            claims.place_disk(state, 0, site)
            claims.place_factory(state, 0, site)
            claims.place_colony(state, 0, site)
        assert claims.cubes_left(state, 0) == 0
        assert claims.has_cube(state, 0) == open_to
        if open_to:
            state.then(*claims.cube_first(state, 0))
            state.proceed()
            state._asked = None
            act(state, 0, *offered(state, 0)[0])
            assert len(state.colonies) == CUBES // 2 - 1
            state.audit()


def test_a_black_disk_closes_a_site() -> None:
    state = begin("white")
    site = sites(state, 1)[0]
    assert not claims.is_claimed(state, site)
    claims.bust(state, site)
    assert state.claims[site] == BUSTED
    assert claims.is_claimed(state, site)
