"""The freighter of the base game (rulebook: freighter)."""

from __future__ import annotations

from .positions import act, begin, lay, refused


def test_a_freighter_takes_a_product_home() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "freighter", "site.phobos", "hall_effect", side="black")
    act(state, 0, "move", "freighter")
    assert state.move is not None
    assert state.move.net == 1
    act(state, 0, "fly", ("burn.mars.015",))
    assert refused(state, 0, "fly", ("burn.mars.014",)) == "why-no-thrust-left"
    act(state, 0, "stop")
    state.players[0].stacks[2] = state.stack(0, 2).at(state.rules.leo)
    act(state, 0, "transfer", "freighter", "leo")
    act(state, 0, "cards", ("hall_effect",))
    assert not state.stack(0, 2).there
    state.audit()


def test_a_freighter_does_not_come_down_by_parachute() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "freighter", "orbit.lmo", "hall_effect", side="black")
    act(state, 0, "move", "freighter")
    assert refused(state, 0, "fly", ("lag.mars.008", "site.mars-arsia-mons-caves")) == "path-broken"
