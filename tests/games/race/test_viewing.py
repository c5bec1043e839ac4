"""What a view works out for whoever decides: takeovers in numbers, and what a card in hand would take."""

from __future__ import annotations

from .positions import SETTLE, act, begin, hold, lay, position


def test_a_takeover_is_told_in_numbers_before_and_after_it_is_declared() -> None:
    state = position(2, takeovers=True)
    power, tactics, _ = lay(state, 0, "imperium_seat", "new_military_tactics", "mercenary_fleet")
    hold(state, 0, "gem_world")
    (world,) = lay(state, 1, "rebel_miners")
    begin(state, "settle", (), SETTLE)
    act(state, 0, "pass")
    act(state, 1, "pass")
    (threat,) = state.view(0)["players"][0]["threats"]
    assert (threat["power"], threat["world"], threat["owner"]) == (power, world, 1)
    assert (threat["own_reserve"], threat["reserve"]) == (4, 0)
    act(state, 0, "takeover", power, world)
    act(state, 0, "use", tactics)
    (declared,) = state.view(1)["takeovers"]
    assert declared["seat"] == 0
    assert not declared["resolved"]
    assert (declared["attack"], declared["own_reserve"]) == (threat["attack"] + 3, 1)
    assert declared["defence"] == threat["defence"]


def test_a_military_world_shows_what_it_lacks_and_what_it_would_cost() -> None:
    state = position(2)
    lay(state, 0, "contact_specialist")
    (world,) = hold(state, 0, "rebel_miners")
    begin(state, "settle", SETTLE)
    player = state.view(0)["players"][0]
    assert player["costs"] == {str(world): 3}
    assert player["prices_of_military"] == {str(world): 1}
    assert state.view(1)["players"][0]["prices_of_military"] is None
