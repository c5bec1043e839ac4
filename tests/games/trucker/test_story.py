"""What has come of a card lies on the table, with every roll and every loss (rulebook: damage, combat-zone)."""

from __future__ import annotations

from cosmodrome.games.trucker.components.adventures import LARGE
from cosmodrome.games.trucker.components.ship import START
from cosmodrome.games.trucker.components.tiles import FRONT
from cosmodrome.games.trucker.rules.crew import LoseCrew
from cosmodrome.games.trucker.rules.damage import SHOT, Volley
from cosmodrome.games.trucker.rules.goods import LoseGoods

from .positions import BATTERY_2, CARGO_2, SHIELD, face, happened, launched, new, rig, ship


def test_before_the_first_card_there_is_nothing_to_tell() -> None:
    assert new().view(0)["story"] is None


def test_every_roll_is_told_with_what_became_of_every_ship() -> None:
    made = ship("I", (31, 7, 7, 0), (25, 7, 8, 0))
    made.fill(START, 2)
    other = rig(name="I")
    state = launched([made, other], [5, 0])
    state.dice.loaded = [4, 4]
    face(state, Volley(LARGE, FRONT, SHOT, (0,)))
    (incoming,) = state.view(None)["story"]["incoming"]
    assert (incoming["threat"], incoming["side"], incoming["dice"]) == ("heavy_shot", "front", [4, 4])
    assert incoming["line"] == 8
    assert incoming["outcomes"] == [{"seat": 0, "how": "loses-tile", "spot": (7, 8)}]


def test_losses_are_told_at_their_places_with_their_reasons() -> None:
    made = rig(BATTERY_2, CARGO_2)
    made.stow(made.of_kind(4)[0], (3,))
    state = launched([made, rig()], [5, 0])
    state.bank[3] -= 1
    face(state, LoseGoods(0, 3), LoseCrew(0, 5))
    losses = state.view(1)["story"]["losses"]
    assert [(loss["kind"], loss["number"], loss["what"]) for loss in losses] == [
        ("goods", 1, "yellow"),
        ("charges", 2, None),
        ("crew", 2, None),
    ]
    assert losses[1]["spot"] == made.spot(made.of_kind(3)[0])
    assert "loses-crew" in happened(state)


def test_a_shot_says_whom_it_comes_to_before_all_have_borne_it() -> None:
    made = rig(BATTERY_2, SHIELD, name="I")
    state = launched([made, rig(name="I"), rig(name="I")], [5, 3, 0])
    state.dice.loaded = [3, 4]
    face(state, Volley(0, FRONT, SHOT, (0, 2)))
    assert state.waiting == (0,), "it decides whether to spend a charge"
    assert state.view(1)["story"]["incoming"][0]["seats"] == [0, 2]
    state.apply(0, ("endure",))
    assert state.view(1)["story"]["incoming"][0]["seats"] == [0, 2]
