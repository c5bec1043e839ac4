"""What a seat may know (rulebook: peeking, better-forecast)."""

from __future__ import annotations

import pytest

from cosmodrome.games.trucker.components.adventures import CARDS
from cosmodrome.games.trucker.rules.giving_up import Onward
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import Dice

from .positions import BATTERY_2, DOUBLE_ENGINE, launched, meet, new, rig


def peeked(**options: object) -> TruckerState:
    """Seat 0 has looked at pile 2."""
    state = new(2, rounds="2", **options)
    state.heap.remove(50)
    state.face_up.append(50)
    state.apply(0, ("take", 50))
    state.apply(0, ("place", 7, 8, 0))
    state.apply(0, ("peek", 2))
    state.apply(0, ("put_back",))
    return state


def launch(state: TruckerState) -> None:
    for seat in range(2):
        state.apply(seat, ("finish", seat + 1))


def test_only_who_has_looked_knows_a_pile() -> None:
    state = peeked()
    assert all(pile["cards"] is None for pile in state.view(0)["piles"]), "it has been put back"
    state.apply(0, ("peek", 2))
    assert [pile["cards"] for pile in state.view(0)["piles"]] == [None, state.piles[1], None]
    assert all(pile["cards"] is None for pile in state.view(1)["piles"])
    assert [event.key for event in state.events(1) if event.key.startswith("peeks")] == ["peeks", "peeks"]


@pytest.mark.parametrize("forecast", ["normal", "better"])
def test_in_flight_what_was_seen_is_known(forecast: str) -> None:
    state = peeked(forecast=forecast)
    pile = state.piles[1][:]
    launch(state)
    places = [3, 4, 5] if forecast == "better" else [None] * 3
    assert state.view(0)["known"] == [
        {"card": code, "before": before} for code, before in zip(pile, places, strict=True)
    ]
    assert state.view(1)["known"] == []
    for number in range(20):
        other = state.imagine(0, Dice(f"known {number}"))
        assert set(pile) <= set(other.deck)
        assert sorted(CARDS[code].level for code in other.deck) == sorted(CARDS[code].level for code in state.deck)
        if forecast == "better":
            assert other.deck[3:6] == pile
        else:
            assert CARDS[other.deck[0]].level == 2


def test_what_is_imagined_covers_all_that_is_possible() -> None:
    state = peeked()
    launch(state)
    drawn = {code for number in range(200) for code in state.imagine(1, Dice(f"all {number}")).deck}
    assert len(drawn) == 40, "any card of levels I and II"


def test_declared_strengths_are_shown() -> None:
    state = launched([rig(64, 65), rig(66, 81, 1)], [5, 0])
    meet(state, 106)
    assert state.view(1)["players"][0]["declared"] == 2.0
    assert state.view(1)["players"][1]["declared"] is None


def test_the_first_pile_may_hold_any_card_where_the_forecast_keeps_the_order() -> None:
    """Else imagining would tell which cards lie in the other piles."""
    state = peeked(forecast="better")
    launch(state)
    drawn = {code for number in range(300) for code in state.imagine(1, Dice(f"order {number}")).deck[:3]}
    assert len(drawn) == 40, "any card of levels I and II"


def test_the_better_forecast_says_how_soon_a_card_comes() -> None:
    state = peeked(forecast="better")
    pile = state.piles[1][:]
    launch(state)
    del state.deck[:4]
    assert state.view(0)["known"] == [{"card": pile[1], "before": 0}, {"card": pile[2], "before": 1}]
    assert state.imagine(0, Dice("soon")).view(0)["known"] == state.view(0)["known"]
    assert state.view(1)["known"] == []


@pytest.mark.parametrize("forecast", ["normal", "better"])
def test_the_back_of_the_next_card_shows_its_level(forecast: str) -> None:
    state = peeked(forecast=forecast)
    launch(state)
    while len(state.deck) > 1:
        level = CARDS[state.deck[0]].level
        assert Onward(0).ask(state).params == {"left": len(state.deck), "level": f"level-{level}", "round": 1}
        for number in range(10):
            other = state.imagine(number % 2, Dice(f"back {number}"))
            assert CARDS[other.deck[0]].level == level
        del state.deck[0]


def test_before_the_launch_strength_is_shown_with_full_batteries() -> None:
    state = new()
    state.ships[0] = rig(DOUBLE_ENGINE, BATTERY_2)
    state.ships[0].fill(state.ships[0].of_kind(3)[0], 0)
    assert state.view(0)["players"][0]["ship"]["engines"] == (0, 2)
    state.phase = "flight"
    assert state.view(0)["players"][0]["ship"]["engines"] == (0, 0)


@pytest.mark.parametrize(("rounds", "cards"), [("1", 8), ("2", 12), ("3", 16)])
def test_how_many_cards_a_flight_has(rounds: str, cards: int) -> None:
    state = new(2, rounds=rounds)
    for seat in range(2):
        state.apply(seat, ("finish", seat + 1))
    view = state.view(0)
    assert view["cards"] == cards
    assert view["deck"] + (view["card"] is not None) == cards


def test_days_behind_the_leader() -> None:
    state = launched([rig(), rig(), rig()], [5, 12, 9])
    state.flying[2] = False
    assert [player["behind"] for player in state.view(0)["players"]] == [7, 0, 0]
