"""Small rules of the expansion that hold whatever is played with it (rulebook: readings; seed 14, Z)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, card_called
from cosmodrome.games.frontier.components.nearness import adjacent, adjacent_sites
from cosmodrome.games.frontier.components.solar_system import CRASH, LAGRANGE, LETTERS
from cosmodrome.games.frontier.components.stack import NUMBER
from cosmodrome.games.frontier.rules import isru, points

from .positions import act, begin, build, hold, lay, offered

ARSIA = "site.mars-arsia-mons-caves"
HELLAS = "site.mars-hellas-basin-buried-glaciers"


def test_d005_d_is_a_letter_like_the_others() -> None:
    state = begin("white", gigawatt=True)
    assert LETTERS == ("C", "S", "M", "V", "D")
    build(state, 0, "site.deimos")
    assert points.factories_by_letter(state)[LETTERS.index("D")] == 1
    assert state.view(0)["letters"][LETTERS.index("D")] == {"letter": "D", "factories": 1, "value": 10}


def test_d031_one_factory_makes_several_cards_one_for_each_operation() -> None:
    """Three V cards of Mercury in one turn, with three operations; the third has a stack to go to as well."""
    state = begin("green", gigawatt=True, events="none", politics=False)
    mercury = next(
        state.system.spaces[site].id
        for site in state.system.sites()
        if state.system.spaces[site].id.startswith("site.mercury") and letter(state.system.spaces[site].site) == "V"
    )
    cards = [card.id for card in CARDS if card.letter == LETTERS.index("V") and card.deck < 5][:3]
    hold(state, 0, *cards)
    build(state, 0, mercury)
    state.operations = 3
    for card in cards:
        act(state, 0, "produce", mercury)
        act(state, 0, "make", card, "outpost_1")
    assert state.stack(0, NUMBER["outpost_1"]).cards == tuple([card_called(card) for card in cards])


def letter(site: object) -> str:
    return str(getattr(site, "letter", ""))


def test_d035_triton_has_a_buggy_road_and_uranus_an_atmosphere() -> None:
    state = begin("white")
    triton = {site for site in state.system.sites() if state.system.spaces[site].id.startswith("site.triton")}
    assert any(triton <= set(road) for road in state.system.roads)
    uranus = isru.site_at(state, state.system.find("site.uranus-aerostat"))
    assert uranus is not None
    assert isru.has_atmosphere(uranus)


def test_d150_roads_make_nothing_adjacent_and_crash_spaces_part_nothing() -> None:
    system = begin("white").system
    arsia, hellas = system.find(ARSIA), system.find(HELLAS)
    assert any(arsia in road and hellas in road for road in system.roads)
    assert hellas not in adjacent(system, arsia)
    assert {arsia, hellas} <= set(adjacent_sites(system, system.find("orbit.lmo")))
    crash = [space for space in system.spaces if space.hazard == CRASH and space.cost == 0]
    for space in crash[:5]:
        beside = [way.to for way in system.ways[space.number] if not way.one_way]
        for one in beside:
            near = adjacent(system, one)
            assert space.number not in near


def test_d153_a_flyby_is_a_lagrange_point_with_a_bonus() -> None:
    system = begin("white").system
    flybys = [space for space in system.spaces if space.bonus and space.kind == LAGRANGE]
    assert flybys
    assert all(space.cost == 0 and space.stopping for space in flybys)


def test_d006_the_side_in_hand_means_nothing() -> None:
    """A card that was black in space is boosted white."""
    state = begin("white", gigawatt=True)
    lay(state, 0, "rocket", "LEO", "mass_driver", side="black")
    state.players[0].water = 9
    act(state, 0, "decommission")
    act(state, 0, "cards", ("mass_driver",))
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver",))
    assert state.faces[card_called("mass_driver")] == 0
    assert ("sell", "mass_driver") not in offered(state, 0)
