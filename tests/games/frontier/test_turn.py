"""Turns and years (rulebook: turn), and income (rulebook: income)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import card_called

from .positions import act, begin, lay, offered, refused


def test_income_brings_two_water() -> None:
    state = begin("white", "green")
    seat = state.active
    water = state.players[seat].water
    act(state, seat, "income")
    assert state.players[seat].water == water + 2
    assert refused(state, seat, "income") == "why-no-operation"


def test_d038_a_year_is_a_turn_for_everybody() -> None:
    state = begin("white", "green", "red")
    first = state.first
    order = []
    while state.year == 0:
        order.append(state.active)
        act(state, state.active, "end")
    assert order == [(first + place) % 3 for place in range(3)]
    assert state.active == first
    assert ("end",) in offered(state, first)


def test_the_last_year_ends_the_game() -> None:
    state = begin("white", years=12)
    for _ in range(12):
        assert not state.over
        act(state, 0, "end")
    assert state.over
    assert state.winners == [0]


def test_too_many_outposts_are_given_up_at_the_end_of_the_turn() -> None:
    state = begin("white", "green")
    seat = state.active
    for number, card in enumerate(("hall_effect", "mass_driver", "cvd_molding"), 1):
        lay(state, seat, f"outpost_{number}", "Phobos", card)
    act(state, seat, "end")
    assert offered(state, seat) == [("give-up", f"outpost_{number}") for number in (1, 2, 3)]
    act(state, seat, "give-up", "outpost_2")
    assert card_called("mass_driver") in state.players[seat].hand
    assert state.active != seat
    state.audit()
