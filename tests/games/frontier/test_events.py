"""Events (rulebook: events)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import (
    BERNAL,
    CARDS,
    COLONIST,
    CREW,
    GENERATOR,
    WHITE,
    Card,
    card_called,
)
from cosmodrome.games.frontier.components.solar_cycle import CYCLE
from cosmodrome.games.frontier.components.solar_system import SEASONS
from cosmodrome.games.frontier.components.stack import LEO, ROCKET
from cosmodrome.games.frontier.rules.events import EVENT
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, hold, lay, offered


def table(*colours: str, season: str = "yellow", politics: bool = True) -> FrontierState:
    """The first of these factions is the first player; the sun is in this sector."""
    state = begin(*colours, politics=politics)
    state.first = 0
    while SEASONS[state.season] != season:
        state.year += 1
    return state


def strike(state: FrontierState, *dice: int) -> None:
    """An event comes with these dice."""
    state.dice.loaded = list(dice)
    state.line.pop()
    state.then(EVENT)
    state.proceed()


def hand(state: FrontierState, seat: int) -> list[str]:
    return [CARDS[card].id for card in state.players[seat].hand]


def test_an_event_comes_every_other_year() -> None:
    state = begin("white", "green", years=24)
    for year in range(1, 13):
        for _ in range(2):
            while state.waiting and ("end",) not in offered(state, state.waiting[0]):
                act(state, state.waiting[0], *offered(state, state.waiting[0])[0])
            act(state, state.waiting[0], "end")
        told = [event for event in state.journal or [] if event.key == "event"]
        assert len(told) == len([past for past in range(1, year + 1) if CYCLE.brings_event(past)])
    assert len(told) == 6


def test_events_can_be_left_out() -> None:
    state = begin("white", years=12, events="none")
    for _ in range(12):
        act(state, 0, "end")
    assert not [event for event in state.journal or [] if event.key == "event"]


def test_an_inspiration_turns_every_deck_over() -> None:
    state = table("white", "green")
    tops = [state.decks[deck][0] for deck in state.rules.decks]
    strike(state, 2)
    assert [state.decks[deck][-1] for deck in state.rules.decks] == tops
    state.audit()


def test_e01_the_first_player_chooses_among_equally_heavy_cards() -> None:
    state = table("white", "green")
    lay(state, 0, "leo", "LEO", "flywheel_compulsator", "project_orion", "hall_effect")
    lay(state, 1, "leo", "LEO", "mass_driver", "cvd_molding")
    strike(state, 4)
    assert state.waiting == (0,)
    assert offered(state, 0) == [("lose", "flywheel_compulsator"), ("lose", "project_orion")]
    act(state, 0, "lose", "project_orion")
    assert hand(state, 0) == ["nasa_crew", "project_orion"]
    assert state.waiting == (1,)
    act(state, 1, "lose", "mass_driver")
    assert hand(state, 1) == ["esa_crew", "mass_driver"]
    assert [CARDS[card].id for card in state.stack(1, LEO).cards] == ["cvd_molding"]
    state.audit()


def test_a_pad_explosion_strikes_the_rocket_in_leo_and_spares_no_crew() -> None:
    state = table("white", "green")
    lay(state, 0, "rocket", "LEO", "nasa_crew")
    strike(state, 4)
    assert hand(state, 0) == ["nasa_crew"]
    assert not state.stack(0, ROCKET).there


def test_a_glitch_takes_the_heaviest_card_of_the_rocket() -> None:
    state = table("white", "green")
    lay(state, 0, "rocket", "Phobos", "mass_driver", "hall_effect")
    lay(state, 0, "outpost_1", "Deimos", "project_orion")
    strike(state, 3)
    assert hand(state, 0) == ["nasa_crew", "mass_driver"]


def test_d010_among_equally_heavy_cards_their_owner_chooses_what_a_glitch_takes() -> None:
    state = table("white", "green")
    generators = [card for card in CARDS if card.deck == GENERATOR and "second" in card.profiles]
    heaviest = max(card.face(WHITE).mass for card in generators)
    first, second = [card.id for card in CARDS if card.deck != CREW and _mass(card) == heaviest][:2]
    lay(state, 0, "rocket", "Phobos", first, second)
    strike(state, 3)
    assert set(offered(state, 0)) == {("lose", first), ("lose", second)}
    act(state, 0, "lose", second)
    assert second in hand(state, 0)


def _mass(card: Card) -> int:
    face = card.faces[WHITE]
    return -1 if face is None or card.deck in (BERNAL, COLONIST) else face.mass


def test_a_human_or_a_cube_guards_against_glitches() -> None:
    state = table("white", "green", "red")
    lay(state, 0, "rocket", "Phobos", "mass_driver", "nasa_crew")
    lay(state, 1, "rocket", "Deimos", "hall_effect")
    deimos = state.system.find("Deimos")
    state.claims[deimos] = state.factories[deimos] = 1
    lay(state, 2, "rocket", "Deimos", "cvd_molding")
    strike(state, 3)
    assert len(state.stack(0, ROCKET).cards) == 2
    assert len(state.stack(1, ROCKET).cards) == 1
    assert hand(state, 2) == ["prc_crew", "cvd_molding"], "the cubes of others do not help"


def test_d014_a_budget_cut_takes_a_card_from_each_hand() -> None:
    state = table("white", "green", "red", season="yellow")
    hold(state, 0, "mass_driver")
    hold(state, 2, "hall_effect", "project_orion")
    strike(state, 5)
    assert hand(state, 0) == ["nasa_crew"]
    assert hand(state, 1) == ["esa_crew"]
    assert offered(state, 2) == [("lose", "hall_effect"), ("lose", "project_orion")]
    act(state, 2, "lose", "hall_effect")
    assert state.decks[0][-2:] == [card_called("mass_driver"), card_called("hall_effect")]
    state.audit()


def test_e02_a_storm_in_the_ceres_zone() -> None:
    state = table("white", "green", "red", season="red")
    lay(state, 0, "rocket", "site.minerva", "photon_tether_rectenna")
    system = state.system
    ceres = [zone.name for zone in system.zones].index("ceres")
    space = next(space for space in system.spaces if space.zone == ceres and space.id.startswith("burn."))
    lay(state, 1, "freighter", space.id, "photon_tether_rectenna", "penning_trap")
    assert system.zones[ceres].solar == -2
    lay(state, 2, "rocket", "site.minerva", "metallic_hydrogen")
    strike(state, 6, 5)
    assert hand(state, 1) == ["esa_crew", "photon_tether_rectenna"], "rad-hard 2 is below 3, 3 is not"
    assert len(state.stack(2, ROCKET).cards) == 1, "on a site they are safe"
    state.audit()


def test_leo_and_belts_are_safe_from_storms() -> None:
    state = table("white", "green", season="red")
    lay(state, 0, "leo", "LEO", "photon_kite_sail")
    belt = next(space for space in state.system.spaces if space.kind == 3)
    lay(state, 1, "rocket", belt.id, "metastable_helium")
    strike(state, 5, 6)
    assert len(state.stack(0, LEO).cards) == len(state.stack(1, ROCKET).cards) == 1


def test_a_blue_five_is_an_election() -> None:
    state = table("white", "green", season="blue")
    strike(state, 5)
    assert set(state.waiting) == {0, 1}
    act(state, 0, "vote", 1)
    act(state, 1, "vote", 0)
    act(state, 0, "stay")
    assert not state.answers[0]


def test_without_politics_a_blue_five_brings_nothing() -> None:
    state = table("white", "green", season="blue", politics=False)
    lay(state, 0, "rocket", "GEO", "hall_effect")
    before = state.everything()
    state.journal = []
    strike(state, 5)
    told = {event.key: event.params for event in state.journal}
    assert told["event"] == {"die": 5, "event": "event-quiet"}
    assert set(told) <= {"event", "turn-over"}
    after = state.everything()
    assert (after["players"], after["decks"]) == (before["players"], before["decks"])
    sectors = state.game.reference(state.options)["events"]["sectors"]
    assert (sectors["blue"], sectors["yellow"]) == ("quiet", "budget_cut")
