"""The draw pile and the discards: when they are shuffled, and who knows which cards lie there."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.race.components import piles
from cosmodrome.games.race.state import RaceState

from .positions import DEVELOP, EXPLORE_FIVE, SETTLE, TRADE, act, begin, hold, lay, load, new, position, stack, subset

HIGHEST = 60
"""No other number in a view is as high: above this it is a card."""


def known(state: RaceState) -> list[list[int]]:
    """The discards that each seat, and last a spectator, may know."""
    return [state.view(viewer)["known_discards"] for viewer in (*range(state.seats), None)]


def numbers(data: Any) -> set[int]:
    """Every number in a view, also those that name its entries."""
    if isinstance(data, dict):
        return numbers(list(data.values())) | {int(key) for key in data if str(key).isdigit()}
    if isinstance(data, list):
        return set().union(*[numbers(entry) for entry in data])
    return {data} if isinstance(data, int) else set()


# shuffling


def test_the_discards_are_shuffled_as_soon_as_the_pile_is_empty() -> None:
    state = position(2)
    first, second = stack(state, "gem_world", "spice_world")
    discarded = state.aside.pop()
    piles.discard(state, discarded, piles.SEEN_BY_ALL)
    assert piles.draw_to_hand(state, 0, 2) == 2
    assert set(state.players[0].hand) == {first, second}
    assert (state.piles, state.discards, state.seen) == ([[discarded]], [[]], [[]])
    assert known(state) == [[], [], []], "nobody knows where it lies now"


def test_where_there_is_nothing_nothing_is_drawn() -> None:
    state = position(2)
    stack(state, "gem_world")
    assert piles.draw_to_hand(state, 0, 3) == 1
    assert piles.draw_to_hand(state, 1, 1) == 0
    belt = state.aside.pop()
    state.players[1].place(belt)
    assert not piles.add_good(state, 1, belt)


# secrets


def test_discards_from_the_hand_are_known_to_whoever_discards_them() -> None:
    state = position(2)
    begin(state, "explore", EXPLORE_FIVE)
    cards = tuple(subset(state, 0).items[:6])
    act(state, 0, "discard", cards)
    other = (subset(state, 1).items[0],)
    act(state, 1, "discard", other)
    assert known(state) == [sorted(cards), sorted(other), []]


def test_what_was_paid_with_is_secret_but_a_discarded_power_is_not() -> None:
    state = position(2)
    crash = lay(state, 0, "r_d_crash_program")[0]
    league = hold(state, 0, "trade_league", "gem_world", "spice_world", "comet_zone")[0]
    begin(state, "develop", DEVELOP)
    act(state, 0, "place", league)
    act(state, 1, "pass")
    act(state, 0, "use", crash)
    paid = tuple(state.players[0].hand[:2])
    act(state, 0, "pay", paid)
    assert known(state) == [sorted([crash, *paid]), [crash], [crash]]


def test_goods_are_known_to_nobody_neither_lying_nor_spent() -> None:
    state = position(2)
    gem, earth = lay(state, 0, "gem_world", "old_earth")
    good = stack(state, "alien_monolith")[0]
    load(state, 0, gem)
    for viewer in (None, 0, 1):
        assert good not in numbers(state.view(viewer)["players"])
    begin(state, "consume", (), TRADE)
    assert good in state.discards[0]
    assert known(state) == [[], [], []]
    assert earth in state.players[0].tableau


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    state = position(2)
    world = hold(state, 0, "gem_smugglers", "spice_world", "comet_zone", "new_earth")[0]
    before = state.view(1)
    begin(state, "settle", SETTLE)
    act(state, 0, "place", world)
    assert world not in numbers(state.view(1)["players"])
    assert state.view(0)["players"][0]["answer"] == ["place", world]
    assert before["players"][0]["tableau"] == state.view(1)["players"][0]["tableau"]


def test_packets_and_decks_of_the_draft_are_secret() -> None:
    state = new(3, expansion="storm", draft=True)
    mine, *_ = [player.packet[:] for player in state.players]
    act(state, 0, "draft", mine[0])
    seen = numbers(state.view(1)["players"])
    assert not seen & {card for card in mine if card > HIGHEST}
