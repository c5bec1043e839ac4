"""What the rules foresee of answers."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    act,
    bid,
    cards,
    hold,
    hold_worth,
    mega,
    next_round,
    open_auction,
    own,
    position,
    put_on_sale,
    settle,
)

NOTHING = {
    "payment": None,
    "spent": None,
    "sale": None,
    "upgrade": None,
    "points": None,
    "production": None,
    "gain": None,
    "attack": None,
    "internalises": False,
}


def foreseen(state: OutpostState, seat: int, *action: Any) -> dict[str, Any]:
    """What an answer changes."""
    ahead = state.preview(seat, action)
    assert set(ahead) == set(NOTHING)
    return {name: value for name, value in ahead.items() if value != NOTHING[name]}


def test_a_bid_costs_what_the_discount_leaves_and_brings_points() -> None:
    state = position(2)
    put_on_sale(state, "laboratory")
    own(state, 0, "data_library")
    hold(state, 0, ore=[2, 3, 4], water=[6, 7, 8, 9], titanium=[9, 10, 11, 12])
    expected = {
        "payment": {"price": 89, "number": 1, "discount": 10, "due": 79, "lost": 0},
        "spent": {
            "cards": list(cards(ore=[3, 4], water=[6, 7, 8, 9], titanium=[9, 10, 11, 12])),
            "value": 79,
            "left": 2,
            "cards_left": 1,
        },
        "upgrade": "laboratory",
        "points": state.scores[0] + 6,
    }
    assert foreseen(state, 0, "auction", "laboratory")["payment"]["due"] == 70
    act(state, 0, "auction", "laboratory")
    assert foreseen(state, 0, "bid", 89) == expected


def test_a_pass_leaves_it_to_the_highest_bidder() -> None:
    state = position(2)
    put_on_sale(state, "nodule")
    own(state, 0, "heavy_equipment")
    for seat in (0, 1):
        hold_worth(state, seat, 60)
    open_auction(state, 0, "nodule", 30)
    assert foreseen(state, 1, "pass") == {"sale": {"seat": 0, "bid": 30, "discount": 5, "due": 25}}
    assert foreseen(state, 1, "internalise") == {"internalises": True}
    bid(state, 1, 31)
    assert foreseen(state, 0, "internalise") == {"internalises": True}


def test_a_bid_may_be_more_than_one_has() -> None:
    state = position(2, overbidding=True)
    put_on_sale(state, "nodule")
    for seat in (0, 1):
        hold_worth(state, seat, 30)
    act(state, 0, "auction", "nodule")
    ahead = foreseen(state, 0, "bid", 50)
    assert ahead["payment"] == {"price": 50, "number": 1, "discount": 0, "due": 50, "lost": 0}
    assert "spent" not in ahead
    act(state, 0, "bid", 50)
    act(state, 1, "pass")
    assert foreseen(state, 0, "default")["payment"]["due"] == 25


def test_purchases_of_several() -> None:
    state = position(2)
    hold(state, 0, research=[13], titanium=[10, 10, 12, 12, 12])
    assert foreseen(state, 0, "build", "ore")["payment"]["due"] == 10
    assert foreseen(state, 0, "build", "new_chemicals")["spent"]["value"] == 69
    act(state, 0, "recruit")
    ahead = foreseen(state, 0, "number", 2)
    assert ahead["payment"] == {"price": 10, "number": 2, "discount": 0, "due": 20, "lost": 0}
    assert ahead["spent"] == {"cards": list(cards(titanium=[10, 10])), "value": 20, "left": 49, "cards_left": 4}


def test_money_leaves_the_purse() -> None:
    state = position(2, "classic", money=True)
    hold_worth(state, 0, 57)
    ahead = foreseen(state, 0, "recruit")
    assert ahead["spent"] == {"cards": [], "value": 10, "left": 47, "cards_left": 0}


def test_the_first_water_factory_takes_everything() -> None:
    state = position(2, number=1)
    hold(state, 0, ore=[1, 2, 3, 3], water=[5, 6])
    ahead = foreseen(state, 0, "water_for_all")
    assert ahead == {"spent": {"cards": state.colonies[0].hand, "value": 20, "left": 0, "cards_left": 0}}


def test_operators_bring_points_and_production() -> None:
    state = position(2)
    own(state, 0, "scientists")
    settle(state, 0, colonists=2, operated={"ore": 1, "water": 1}, idle={"titanium": 1})
    act(state, 0, "done")
    ahead = foreseen(state, 0, "assign", ("water", "titanium"))
    assert ahead == {
        "points": 2 + 1 + 2,
        "production": {"cards": {"water": 1, "titanium": 1, "research": 1}, "worth": 30},
    }


def test_mega_cards_gain_a_little() -> None:
    state = position(2)
    settle(state, 0, operated={"water": 4})
    next_round(state)
    assert foreseen(state, 0, "mega", ("water",)) == {"gain": 2}
    assert foreseen(state, 0, "mega", ()) == {"gain": 0}


def test_an_attack_needs_twice_the_cost() -> None:
    state = position(2, terrorism=True)
    hold(state, 0, mega("water"), titanium=[10])
    hold_worth(state, 1, 20)
    assert foreseen(state, 0, "attack", 1, "ore") == {"attack": {"attack": 0, "needed": 20}}
    act(state, 0, "attack", 1, "ore")
    ahead = foreseen(state, 0, "commit", (mega("water"),))
    assert (ahead["attack"], ahead["spent"]["left"]) == ({"attack": 30, "needed": 20}, 10)
    act(state, 0, "commit", (mega("water"),))
    act(state, 1, "defend")
    ahead = foreseen(state, 1, "commit", tuple(state.colonies[1].hand))
    assert ahead["attack"] == {"attack": 30, "needed": 60}
