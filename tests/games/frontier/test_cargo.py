"""Stacks, fuel in tanks, and cards that are lost (rulebook: stacks, fuel, cargo)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import (
    CARDS,
    RADIATOR,
    REGOLITH,
    WATER,
    WHITE,
    WHITE_HEAVY,
    card_called,
    of_faction,
)
from cosmodrome.games.frontier.components.cards import CREW as CREW_DECK
from cosmodrome.games.frontier.components.stack import LEO, OUTPOST, ROCKET
from cosmodrome.games.frontier.rules import cargo
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, fill, lay, offered, refused, turned, weigh

CREW = "nasa_crew"


def fuel(state: FrontierState) -> tuple[int, int]:
    rocket = state.stack(0, ROCKET)
    return rocket.tanks, rocket.odd


def test_b05_cargo_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin("white")
    lay(state, 0, "rocket", "GEO", CREW, "hall_effect")
    weigh(monkeypatch, state, "hall_effect", 2)
    weigh(monkeypatch, state, CREW, 2)
    fill(state, 0, 0, 1)
    act(state, 0, "decommission")
    act(state, 0, "cards", ("hall_effect",))
    assert state.dry_mass(state.stack(0, ROCKET)) == 2
    assert fuel(state) == (0, 1)
    assert state.steps(state.stack(0, ROCKET)) == 1


def test_b05_two_odd_steps_stay_on_row_3(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin("white")
    lay(state, 0, "rocket", "GEO", CREW, "hall_effect")
    weigh(monkeypatch, state, "hall_effect", 1)
    weigh(monkeypatch, state, CREW, 3)
    fill(state, 0, 0, 2)
    act(state, 0, "decommission")
    act(state, 0, "cards", ("hall_effect",))
    assert fuel(state) == (0, 2)


def test_e31_a_dropped_card_leaves_the_tanks(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin("white")
    lay(state, 0, "rocket", "GEO", CREW, "hall_effect")
    weigh(monkeypatch, state, "hall_effect", 2)
    weigh(monkeypatch, state, CREW, 2)
    fill(state, 0, 3, 1)
    act(state, 0, "transfer", "rocket", "outpost_1")
    act(state, 0, "cards", ("hall_effect",))
    assert fuel(state) == (3, 1)
    assert state.stack(0, OUTPOST).cards == (card_called("hall_effect"),)


def test_b06_a_tank_added_to_a_part_filled_one() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", CREW)
    fill(state, 0, 1, 1)
    assert state.steps(state.stack(0, ROCKET)) == 6
    act(state, 0, "load", "rocket")
    act(state, 0, "tanks", 1)
    assert fuel(state) == (2, 1)
    assert state.steps(state.stack(0, ROCKET)) == 9
    assert state.players[0].water == 3


def test_b07_unloading(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", CREW)
    weigh(monkeypatch, state, CREW, 6)
    fill(state, 0, 2, 1)
    act(state, 0, "unload", "rocket", "leo")
    act(state, 0, "tanks", 2)
    assert fuel(state) == (0, 0)
    assert state.players[0].water == 6
    fill(state, 0, 2, 0, REGOLITH)
    assert refused(state, 0, "unload", "rocket", "leo") == "why-not-water"


def test_b08_the_seventh_tank_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", CREW)
    state.players[0].water = 20
    for dry in (15, 16, 20):
        weigh(monkeypatch, state, CREW, dry)
        fill(state, 0, 0, 0)
        strip = state.rules.strip
        assert strip.class_thrust(dry, 0) == -1
        assert strip.class_thrust(dry, 6) == -2
        act(state, 0, "load", "rocket")
        assert refused(state, 0, "tanks", 7) == "amount-out-of-range"
        act(state, 0, "tanks", 6)
        assert state.steps(state.stack(0, ROCKET)) == 6
        assert refused(state, 0, "load", "rocket") == "why-no-room"
    assert state.rules.strip.class_thrust(20, 2) == -2


def test_humans_are_given_up_only_in_leo() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "GEO", CREW)
    assert refused(state, 0, "decommission") == "why-only-humans"
    lay(state, 0, "leo", "LEO", CREW)
    act(state, 0, "decommission")
    act(state, 0, "cards", (CREW,))
    assert card_called(CREW) in state.players[0].hand


def test_a_rocket_is_made_of_cards_in_leo() -> None:
    state = begin("white")
    lay(state, 0, "leo", "LEO", CREW, "hall_effect")
    assert refused(state, 0, "transfer", "leo", "outpost_1") == "not-an-option"
    act(state, 0, "transfer", "leo", "rocket")
    act(state, 0, "cards", (CREW, "hall_effect"))
    assert state.stack(0, ROCKET).space == state.rules.leo
    assert state.stack(0, LEO).cards == ()
    act(state, 0, "load", "rocket")
    act(state, 0, "tanks", 4)
    assert state.stack(0, ROCKET).fuel == WATER
    act(state, 0, "dump", "rocket")
    act(state, 0, "steps", 1)
    assert state.steps(state.stack(0, ROCKET)) == state.rules.strip.steps(3, 4) - 1
    state.audit()


def test_an_outpost_becomes_the_rocket() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "site.phobos", CREW)
    lay(state, 0, "outpost_1", "site.deimos", "hall_effect")
    fill(state, 0, 3, 2)
    act(state, 0, "rename", "outpost_1")
    assert state.stack(0, ROCKET).space == state.system.find("site.deimos")
    outpost = state.stack(0, OUTPOST)
    assert (outpost.space, outpost.tanks, outpost.odd) == (state.system.find("site.phobos"), 3, 0)
    act(state, 0, "unload", "outpost_1", "outpost_2")
    act(state, 0, "tanks", 1)
    assert state.stack(0, OUTPOST + 1).tanks == 1


def test_more_than_two_outposts_within_a_turn_not_at_its_end() -> None:
    state = begin("white", "green")
    seat = state.active
    for number in (1, 2, 3):
        lay(state, seat, f"outpost_{number}", "site.phobos", ("hall_effect", "mass_driver", "cvd_molding")[number - 1])
        fill(state, seat, 2, stack=f"outpost_{number}")
    act(state, seat, "unload", "outpost_1", "outpost_4")
    act(state, seat, "tanks", 1)
    assert ("transfer", "outpost_1", "outpost_4") in offered(state, seat)
    lay(state, seat, "outpost_4", "site.phobos", crew_of(state, seat))
    state.audit()
    act(state, seat, "end")
    assert offered(state, seat) == [("give-up", f"outpost_{number}") for number in (1, 2, 3)], "not the humans"
    act(state, seat, "give-up", "outpost_1")
    act(state, seat, "give-up", "outpost_2")
    assert state.active != seat
    assert [state.stack(seat, OUTPOST + number).there for number in range(4)] == [False, False, True, True]
    assert cargo.free_outpost(state, seat) == cargo.NO_OUTPOST, "it is not his turn"
    state.audit()


def test_a_heavy_radiator_comes_home_with_the_outpost_that_is_given_up() -> None:
    state = begin("white", "green")
    seat = state.active
    for number, card in enumerate(("microtube_array", "mass_driver", "cvd_molding"), 1):
        lay(state, seat, f"outpost_{number}", "site.phobos", card)
    turned(state, "microtube_array", "white_heavy")
    act(state, seat, "end")
    act(state, seat, "give-up", "outpost_1")
    assert card_called("microtube_array") in state.players[seat].hand
    assert state.active != seat, "nothing is left of it to be given up again"
    state.audit()


def crew_of(state: FrontierState, seat: int) -> str:
    return CARDS[of_faction(CREW_DECK, state.players[seat].faction)].id


def test_cards_dropped_in_leo_join_what_lies_there() -> None:
    state = begin("white", "green")
    seat = state.active
    lay(state, seat, "rocket", "LEO", "hall_effect", "mass_driver")
    cargo.drop(state, seat, ROCKET, (card_called("hall_effect"),))
    assert state.stack(seat, LEO).cards == (card_called("hall_effect"),)
    assert not cargo.outposts(state, seat)
    lay(state, seat, "rocket", "GEO")
    cargo.drop(state, seat, ROCKET, (card_called("mass_driver"),))
    assert state.stack(seat, OUTPOST).cards == (card_called("mass_driver"),)
    state.audit()


def test_fuel_that_is_mixed_counts_as_the_worse_kind() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "site.phobos", CREW)
    cargo.add_tanks(state, 0, ROCKET, 2, WATER)
    cargo.add_tanks(state, 0, ROCKET, 1, REGOLITH)
    assert state.stack(0, ROCKET).fuel == REGOLITH
    assert state.stack(0, ROCKET).tanks == 3


def test_a_radiator_is_turned_light() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "site.phobos", CREW, "microtube_array")
    turned(state, "microtube_array", "white_heavy")
    act(state, 0, "lighten", "microtube_array")
    assert state.dry_mass(state.stack(0, ROCKET)) == 3
    assert ("lighten", "microtube_array") not in offered(state, 0)


def radiator() -> str:
    return next(card.id for card in CARDS if card.deck == RADIATOR and "second" in card.profiles)


def test_decommissioned_cards_come_to_hand_and_an_empty_stack_disappears() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "Phobos", "hall_effect")
    card = card_called("hall_effect")
    cargo.decommission(state, 0, (card,))
    assert card in state.players[0].hand
    assert not state.stack(0, ROCKET).there
    assert state.stack(0, LEO).there
    state.audit()


def test_a_stack_with_fuel_stays_without_cards() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "Phobos", "hall_effect")
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).fuelled(2, 1, WATER)
    cargo.decommission(state, 0, (card_called("hall_effect"),))
    assert (state.stack(0, ROCKET).tanks, state.stack(0, ROCKET).odd) == (2, 1)


def test_d151_an_unwilling_loss_turns_a_heavy_radiator_light() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "Phobos", radiator(), "hall_effect")
    card = card_called(radiator())
    state.faces[card] = WHITE_HEAVY
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).fuelled(2, 0, WATER)
    cargo.crash(state, 0, ROCKET)
    assert state.faces[card] == WHITE
    assert state.stack(0, ROCKET).cards == (card,)
    assert state.stack(0, ROCKET).tanks == 0
    cargo.crash(state, 0, ROCKET)
    assert not state.stack(0, ROCKET).there
    state.audit()
