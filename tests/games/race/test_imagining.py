"""What is imagined keeps what everybody knows (rulebook: scenario, presets, gambling)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.race.components import piles
from cosmodrome.games.race.components.cards import KIND, WINDFALL
from cosmodrome.games.race.state import RaceState
from cosmodrome.kernel import Dice

from .positions import DEVELOP, EXPLORE_FIVE, TRADE, act, begin, hold, lay, names, new, position, stack


def imagined(state: RaceState, seat: int) -> list[list[str]]:
    """The hand of a seat as the other one imagines it, again and again."""
    return [names(state.imagine(1 - seat, Dice(f"{number}")).players[seat].hand) for number in range(20)]


def begun(**options: Any) -> RaceState:
    """Two players in their first round."""
    state = new(2, expansion="rebel", **options)
    for seat in state.waiting:
        state.apply(seat, state.decision(seat).sample(Dice("first hand")))
    return state


@pytest.mark.parametrize(("seat", "name"), [(0, "rebel_alliance"), (1, "imperium_seat")])
def test_both_sides_of_the_scenario_know_what_the_other_began_with(seat: int, name: str) -> None:
    state = begun(scenario="rebel_vs_imperium")
    hands = imagined(state, seat)
    assert all(name in hand for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 1, "the other cards are not known"


def test_preset_hands_are_known() -> None:
    state = begun(start="preset")
    assert all(hand == names(state.players[0].hand) for hand in imagined(state, 0))


def with_a_known_card(name: str, *others: str) -> RaceState:
    """Seat 0 holds a card that all know to be there, and others."""
    state = position(2)
    state.players[0].known = tuple(hold(state, 0, name))
    hold(state, 0, *others)
    return state


def test_when_cards_have_gone_unseen_nobody_knows_what_is_left() -> None:
    state = with_a_known_card("rebel_alliance", "public_works", "gem_world")
    works, gems = state.players[0].hand[1:]
    begin(state, "develop", (), DEVELOP)
    act(state, 0, "place", works)
    act(state, 1, "pass")
    assert all("rebel_alliance" in hand for hand in imagined(state, 0)), "to place another card hides nothing"
    act(state, 0, "pay", (gems,))
    assert not all("rebel_alliance" in hand for hand in imagined(state, 0)), "it may have been the price"


def test_a_card_that_was_placed_is_not_known_to_be_in_the_hand_when_it_comes_again() -> None:
    state = with_a_known_card("public_works", "gem_world", "spice_world")
    begin(state, "develop", (), DEVELOP)
    act(state, 0, "place", state.players[0].hand[0])
    act(state, 1, "pass")
    assert state.players[0].known == ()


def test_only_what_was_just_drawn_can_be_discarded_after_exploring() -> None:
    state = with_a_known_card("rebel_alliance")
    begin(state, "explore", EXPLORE_FIVE)
    act(state, 0, *state.decision(0).sample(Dice("explore")))
    assert all("rebel_alliance" in hand for hand in imagined(state, 0))


def test_what_was_won_by_gambling_is_known() -> None:
    state = position(2)
    lay(state, 0, "gambling_world_rvi")
    (stake,) = hold(state, 0, "deficit_spending")
    stack(state, "rebel_homeworld", "drop_ships")
    begin(state, "consume", (), TRADE)
    act(state, 0, "ante", stake)
    (kept,) = [action for action in state.decision(0) if names([action[1]]) == ["rebel_homeworld"]]
    act(state, 0, *kept)
    assert all(hand == ["deficit_spending", "rebel_homeworld"] for hand in imagined(state, 0))


# the draft: cards keep their deck


def drafted(seed: int = 1) -> RaceState:
    """Two who have drafted; a world of seat 1 lies in the tableau of seat 0 with its good, as after a takeover."""
    state = new(2, seed, expansion="rebel", draft=True, takeovers=True)
    dice = Dice("draft")
    while state.phase == "setup":
        for seat in state.waiting:
            state.apply(seat, state.decision(seat).sample(dice))
    world = next(card for card in state.piles[1] if WINDFALL[KIND[card]])
    state.piles[1].remove(world)
    state.players[0].place(world)
    state.players[0].goods[-1] = state.piles[1].pop()
    state.audit()
    return state


@pytest.mark.parametrize("seat", [0, 1])
def test_a_conquered_good_is_imagined_among_the_cards_of_its_deck(seat: int) -> None:
    state = drafted()
    decks = [{card for card, owner in enumerate(state.deck_of) if owner == mine} for mine in (0, 1)]
    imagined_goods = set()
    for number in range(20):
        twin = state.imagine(seat, Dice(f"{number}"))
        twin.audit()
        good = twin.players[0].goods[-1]
        assert (good in decks[seat]) == (seat == 1), "seat 1 knows that it is one of its own, seat 0 that it is not"
        assert set(twin.piles[seat]) <= decks[seat]
        imagined_goods.add(good)
    assert len(imagined_goods) > 5


def test_a_conquered_good_goes_back_to_its_deck() -> None:
    state = drafted()
    world, good = state.players[0].tableau[-1], state.players[0].goods[-1]
    piles.spend_good(state, 0, world)
    assert (good in state.discards[0], good in state.discards[1]) == (False, True)
    state.audit()
    piles.discard_from_tableau(state, 0, world)
    assert world in state.discards[1]
    state.audit()


def test_what_is_imagined_of_a_draft_can_be_played_on() -> None:
    dice = Dice("play")
    for number in range(5):
        twin = drafted(number + 1).imagine(0, dice)
        while not twin.over:
            twin.apply(twin.waiting[0], twin.decision(twin.waiting[0]).sample(dice))
            twin.audit()


def test_what_is_imagined_follows_from_the_dice_and_what_the_seat_knows() -> None:
    """Where the cards lie in truth must not show, not even to whoever knows the dice."""
    state = begun()
    twin = state.imagine(0, Dice("twin"))
    assert twin.everything() != state.everything()
    assert twin.imagine(0, Dice("same")).everything() == state.imagine(0, Dice("same")).everything()
