"""What a seat can imagine of what it may not know (rulebook: no-trading)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome.games.outpost.state import OutpostState
from cosmodrome.kernel import Dice
from tests.play import play, step

from .positions import (
    EDITIONS,
    act,
    begin_exchanges,
    bid,
    duel,
    hand_of,
    hold,
    mega,
    new,
    next_round,
    offered,
    open_auction,
    own,
    position,
    seen,
    settle,
)

SEATS = range(2, 10)
"""Every number of players; only the edition of 2011 has room for nine."""


def imagined(state: OutpostState, seat: int, number: int = 30) -> list[OutpostState]:
    found = [state.imagine(seat, Dice(str(draw))) for draw in range(number)]
    for twin in found:
        twin.audit()
    return found


def test_what_a_seat_knows_is_kept() -> None:
    state = duel()
    for twin in imagined(state, 0):
        assert twin.colonies[0].hand == state.colonies[0].hand
        assert json.dumps(twin.view(0)) == json.dumps(state.view(0))
        assert hand_of(twin, 1) == hand_of(state, 1)
        assert mega("water") in twin.colonies[1].hand


def test_what_a_seat_does_not_know_is_drawn_anew() -> None:
    state = duel()
    hands = {tuple(twin.colonies[1].hand) for twin in imagined(state, 0)}
    assert len(hands) > 20
    decks = {tuple(sorted(twin.decks[2])) for twin in imagined(state, 0)}
    assert len(decks) > 20


def test_the_future_is_drawn_anew() -> None:
    state = duel()
    rolls = {tuple(twin.dice.roll(10) for _ in range(8)) for twin in imagined(state, 0)}
    assert len(rolls) > 20


def test_worth_that_was_proved_is_kept() -> None:
    """A bid of 63 can only be made with the best cards."""
    state = duel()
    hold(state, 0, moon_ore=[60])
    open_auction(state, 0, "nodule", 30)
    bid(state, 1, 63)
    for twin in imagined(state, 0):
        assert twin.colonies[1].credits >= 63


def test_cards_that_were_seen_are_kept() -> None:
    state = position(2, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, titanium=[8])
    hold(state, 1, titanium=[7, 9, 13])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 308)
    act(state, 1, "give", 309)
    for twin in imagined(state, 0):
        assert 308 in twin.colonies[1].hand
    for twin in imagined(state, 1):
        assert twin.colonies[0].hand == [309]


def test_an_offer_under_way_fits() -> None:
    """A third player knows that the one who must give has a higher card, not which."""
    state = position(3, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, titanium=[8])
    hold(state, 1, titanium=[12, 13])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 308)
    offers = set()
    for twin in imagined(state, 2):
        offers.add(twin.offer[2])
        assert offered(twin, 1)
    assert len(offers) > 1
    assert {twin.offer[2] for twin in imagined(state, 1)} == {308}


def test_secret_choices_of_others_are_imagined() -> None:
    """Who has chosen mega cards or discards is known, what was chosen is not."""
    state = position(2)
    for seat in (0, 1):
        settle(state, seat, operated={"water": 8})
    next_round(state)
    first, second = state.waiting
    act(state, first, "mega", ("water",))
    found = {twin.answers[first] for twin in imagined(state, second)}
    assert found == {("mega", ("water",) * number) for number in range(3)}
    assert {twin.answers[first] for twin in imagined(state, first)} == {("mega", ("water",))}


def test_memories_of_third_parties_are_imagined() -> None:
    """Seat 2 knows that seats 0 and 1 have seen a card of each other, not which."""
    state = position(3, kicker=True)
    own(state, 0, "wily_trader")
    own(state, 1, "wily_trader")
    hold(state, 0, titanium=[8, 9])
    hold(state, 1, titanium=[12, 13])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 308)
    act(state, 1, "give", 312)
    for twin in imagined(state, 2):
        for seat, other in ((0, 1), (1, 0)):
            known = seen(twin, other, seat)["known"]
            assert len(known) == 1 and known[0] in twin.colonies[seat].hand


def test_purses_are_imagined_within_what_is_known() -> None:
    state = position(2, "classic", money=True)
    settle(state, 1, operated={"moon_ore": 2})
    next_round(state)
    purses = {twin.colonies[1].credits for twin in imagined(state, 0)}
    assert len(purses) > 5
    assert all(80 <= purse <= 120 for purse in purses)
    assert {twin.colonies[0].credits for twin in imagined(state, 0)} == {state.colonies[0].credits}


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_imagined_game_can_be_played_on(edition: str) -> None:
    state = new(3, 11, edition=edition, kicker=True)
    play(state, Dice("some moves"), 60)
    twin = state.imagine(1, Dice("imagined"))
    play(twin, Dice("more moves"))
    assert twin.over
    twin.audit()


# nothing but what is known decides what is imagined


def drawn(state: OutpostState, seat: int, number: int) -> dict[str, Any]:
    """What a seat imagines with these dice; piles have no order."""
    everything = state.imagine(seat, Dice(f"drawn {number}")).everything()
    everything["decks"] = [sorted(deck) for deck in everything["decks"]]
    everything["discards"] = [sorted(pile) for pile in everything["discards"]]
    return everything


def check_blind(state: OutpostState, seat: int) -> None:
    """From another truth that the seat can not tell from this one, the same dice imagine the same."""
    elsewhere = state.imagine(seat, Dice("elsewhere"))
    for number in range(3):
        assert drawn(state, seat, number) == drawn(elsewhere, seat, number)


@pytest.mark.parametrize("options", [{}, {"kicker": True}, {"money": True}], ids=str)
@pytest.mark.parametrize("seats", SEATS)
def test_the_truth_has_no_part_in_what_is_imagined(seats: int, options: dict[str, Any]) -> None:
    state = new(seats, 7, **options)
    dice = Dice(f"blind {seats}")
    for number in range(400):
        if state.over:
            break
        if dice.below(3):
            asked = state.waiting[dice.below(len(state.waiting))]
            state.apply(asked, state.game.policy(state, asked, dice))
        else:
            step(state, dice)
        if number % 40 == 0:
            check_blind(state, dice.below(seats))


def proved(state: OutpostState) -> OutpostState:
    """Everybody has bid all they have."""
    for colony in state.colonies:
        colony.least = colony.credits
    return state


def hands(state: OutpostState) -> list[list[int]]:
    return [colony.hand for colony in state.colonies]


@pytest.mark.parametrize("seats", SEATS)
def test_the_truth_is_never_a_last_resort(seats: int) -> None:
    """Where everybody has proved all they have, few deals fit; still they are drawn, not looked up."""
    state = proved(new(seats, 3))
    for seat in range(seats):
        check_blind(state, seat)
        true = sum(hands(twin) == hands(state) for twin in imagined(state, seat, 20))
        assert true <= 5, f"the truth {true} times of 20"


@pytest.mark.parametrize("seats", SEATS)
def test_deals_are_found_where_no_card_is_left_over(seats: int) -> None:
    """All water and ore cards are in hands that have proved all they are worth: each must be worth just that."""
    state = new(seats, 5)
    for deck in state.decks[:2]:
        while deck:
            state.colonies[len(deck) % seats].gain(deck.pop())
    for colony in state.colonies:
        colony.hand.sort()
    proved(state)
    for twin in imagined(state, seats - 1, 5):
        assert [colony.credits for colony in twin.colonies] == [colony.credits for colony in state.colonies]
        assert seats == 2 or hands(twin) != hands(state)


def test_a_card_that_is_safe_is_not_the_one_to_give() -> None:
    """Seat 1 must give seat 2 a better card, and has one beside the one it has just got from seat 0."""
    state = position(4, kicker=True)
    own(state, 1, "wily_trader")
    own(state, 2, "wily_trader")
    hold(state, 0, titanium=[13])
    hold(state, 1, titanium=[8, 9])
    hold(state, 2, titanium=[7])
    begin_exchanges(state)
    act(state, 1, "offer", 0, 308)
    act(state, 0, "give", 313)
    act(state, 2, "offer", 1, 307)
    for seat in (0, 2, 3):
        check_blind(state, seat)
        for twin in imagined(state, seat):
            assert offered(twin, 1)
