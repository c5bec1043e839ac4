"""Boost (rulebook: boost)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, WHITE, WHITE_HEAVY, card_called
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import LEO
from cosmodrome.games.frontier.components.tables import HALF_BOOSTS, VENTURES
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, hold, offered, refused


def ready(*cards: str, water: int = 20, colour: str = "green") -> FrontierState:
    state = begin(colour)
    hold(state, 0, *cards)
    state.players[0].water = water
    state._asked = None
    return state


def test_several_cards_go_to_leo_for_their_mass() -> None:
    state = ready("mass_driver", "cvd_molding")
    act(state, 0, "boost")
    assert state.preview(0, ("boost", ("mass_driver", "cvd_molding")))["cost"] == 6
    act(state, 0, "boost", ("cvd_molding", "mass_driver"))
    assert state.players[0].water == 14
    assert set(state.stack(0, LEO).cards) == {card_called("mass_driver"), card_called("cvd_molding")}
    assert state.players[0].hand == (card_called("esa_crew"),)
    state.audit()


def test_masses_are_those_of_the_edition() -> None:
    state = begin("green", edition="base")
    hold(state, 0, "mass_driver")
    state._asked = None
    state.players[0].water = 20
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver",))
    assert state.players[0].water == 15


def test_a_radiator_is_turned_light_or_heavy() -> None:
    for item, face, mass in (("microtube_array", WHITE, 2), ("microtube_array:heavy", WHITE_HEAVY, 3)):
        state = ready("microtube_array")
        act(state, 0, "boost")
        assert state.hints(0)["masses"][item] == mass
        assert refused(state, 0, "boost", ("microtube_array", "microtube_array:heavy")) == "too-much"
        act(state, 0, "boost", (item,))
        card = card_called("microtube_array")
        assert state.faces[card] == face
        assert state.dry_mass(state.stack(0, LEO)) == mass
        assert state.players[0].water == 20 - mass


def test_nobody_boosts_more_than_he_can_pay() -> None:
    state = ready("mass_driver", "cvd_molding", water=5)
    act(state, 0, "boost")
    assert refused(state, 0, "boost", ("mass_driver", "cvd_molding")) == "too-much"
    act(state, 0, "boost", ("mass_driver",))
    state = ready("mass_driver", water=0)
    assert refused(state, 0, "boost") == "why-boost-too-dear"
    state.players[0].hand = ()
    state._asked = None
    assert refused(state, 0, "boost") == "why-nothing-to-boost"
    assert ("boost",) not in offered(state, 0)


def test_nasa_gets_a_tank_after_any_boost() -> None:
    state = begin("white", "green")
    nasa = 0
    seat = state.waiting[0]
    before = [player.water for player in state.players]
    act(state, seat, "boost")
    crew = [CARDS[card].id for card in state.players[seat].hand]
    act(state, seat, "boost", (crew[0],))
    before[seat] -= 1
    before[nasa] += 1
    assert [player.water for player in state.players] == before


def test_the_booster_pays_in_full_first() -> None:
    state = ready("mass_driver", water=2, colour="white")
    act(state, 0, "boost")
    assert refused(state, 0, "boost", ("mass_driver",)) == "too-much"
    state = ready("mass_driver", water=3, colour="white")
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver",))
    assert state.players[0].water == 1
    state = ready("mass_driver", water=3, colour="white")
    state.square = [square.id for square in SQUARES].index("anarchy_1")
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver",))
    assert state.players[0].water == 0, "no privilege in Anarchy"


def test_the_space_elevator_halves_the_price_rounded_up() -> None:
    state = ready("mass_driver", "cvd_molding", "ablative_plate", water=4)
    state.ventures[[venture.gives for venture in VENTURES].index(HALF_BOOSTS)] = 0
    assert state.hints(0)["boost"]["mass_driver"] == 2
    act(state, 0, "boost")
    act(state, 0, "boost", ("mass_driver", "cvd_molding", "ablative_plate"))
    assert state.players[0].water == 0
