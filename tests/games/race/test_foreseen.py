"""What the rules foresee of an answer: what goods bring in every order, what is left to pay, how likely a bet wins."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.race.components.cards import COST, KIND
from cosmodrome.games.race.rules.gambling import chance_to_beat, chance_to_guess
from cosmodrome.games.race.shown.terminal import preview
from cosmodrome.games.race.state import RaceState
from cosmodrome.kernel import Dice
from cosmodrome.text import Catalogue
from tests.generic.messages import LANGUAGES, problems_of_message
from tests.play import step

from .positions import DEVELOP, DOUBLE, GAME, PRODUCE, SETTLE, TRADE, act, begin, hold, lay, load, new, position

# consuming


def outcomes(state: RaceState) -> list[tuple[int, int]]:
    """Points and cards of seat 0 after every way to go through the phase: what the rules themselves make of it."""
    if state.phase != "consume" or 0 not in state.waiting:
        return [(state.players[0].vp, len(state.players[0].hand))]
    found: list[tuple[int, int]] = []
    for action in state.decision(0):
        twin = state.copy()
        twin.apply(0, action)
        found.extend(outcomes(twin))
    return found


TABLEAUS = [
    ("gem_world", "comet_zone", "hive_world", "old_earth", "tourist_world", "new_vinland"),
    ("gem_world", "spice_world", "comet_zone", "pilgrimage_world", "diversified_economy", "old_earth"),
    (
        "gem_world",
        "comet_zone",
        "alien_robotic_factory",
        "alien_toy_shop",
        "galactic_exchange",
        "free_trade_association",
    ),
    ("gem_world", "pirate_world", "mining_world", "black_market_trading_world", "tourist_world", "consumer_markets"),
]


@pytest.mark.parametrize("action", [TRADE, DOUBLE, TRADE + DOUBLE])
@pytest.mark.parametrize("tableau", TABLEAUS)
def test_what_all_goods_bring_is_the_best_that_can_be_played(tableau: tuple[str, ...], action: tuple[int, ...]) -> None:
    state = position(2)
    cards = lay(state, 0, *tableau)
    load(state, 0, *cards[:3])
    begin(state, "consume", action)
    state.journal = None
    player = state.players[0]
    for answer in state.decision(0):
        foreseen = state.preview(0, answer)
        twin = state.copy()
        twin.apply(0, answer)
        best = max(outcomes(twin))
        assert (player.vp + foreseen["all_points"], len(player.hand) + foreseen["all_cards"]) == best, answer


def test_a_power_says_what_it_brings_by_itself() -> None:
    state = position(2)
    earth, gem, comet, tourists = lay(state, 0, "old_earth", "gem_world", "comet_zone", "tourist_world")
    load(state, 0, gem, comet)
    begin(state, "consume", DOUBLE)
    answers = dict(zip(state.decision(0), state.hints(0)["answers"], strict=True))
    both = {"points": 6, "cards": 0, "all_points": 6, "all_cards": 0}
    assert answers["use", tourists, 0] == both
    assert answers["use", earth, 1] == {"points": 4, "cards": 0, "all_points": 4, "all_cards": 0}


def test_goods_to_consume_say_what_the_others_bring_then() -> None:
    state = position(2)
    gem, spice, comet, _ = lay(state, 0, "gem_world", "spice_world", "comet_zone", "new_vinland")
    load(state, 0, gem, spice, comet)
    begin(state, "consume", DOUBLE)
    assert state.hints(0) == {"points": 0, "cards": 2}
    assert state.preview(0, ("consume", (gem,))) == {"points": 0, "cards": 2, "all_points": 0, "all_cards": 2}


def test_cards_from_hand_bring_something_each() -> None:
    state = position(2)
    spending = lay(state, 0, "deficit_spending")[0]
    cards = hold(state, 0, "gem_world", "comet_zone", "old_earth")
    begin(state, "consume", DOUBLE)
    act(state, 0, "use", spending, 0)
    assert state.hints(0) == {"points": 1, "cards": 0}, "not doubled"
    assert state.preview(0, ("discard", tuple(cards[:2])))["points"] == 2


# gambling


def test_chances() -> None:
    costs = [1, 2, 2, 5]
    assert chance_to_guess(costs, 2) == 0.5
    assert chance_to_beat(costs, 2) == pytest.approx(1 - (3 / 4) * (2 / 3)), "two cards are turned over"
    assert chance_to_beat(costs, 5) == 0.0


def test_the_chance_counts_all_cards_one_does_not_know() -> None:
    state = position(2, "base")
    lay(state, 0, "gambling_world_base", "old_earth")
    hold(state, 0, "gem_world")
    hold(state, 1, "comet_zone", "mining_world")
    begin(state, "consume", DOUBLE)
    unseen = [COST[KIND[card]] for card in state.piles[0] + state.players[1].hand]
    chances = state.hints(0)["chances"]
    assert chances == [round(100 * unseen.count(cost) / len(unseen)) for cost in range(1, 8)]
    assert state.preview(0, ("guess", 3)) == {"chance": chances[2]}
    for seed in "abc":
        assert state.imagine(0, Dice(seed)).hints(0)["chances"] == chances


def test_a_bet_says_its_chance() -> None:
    state = position(2)
    lay(state, 0, "gambling_world_rvi")
    held = hold(state, 0, "old_earth", "gem_world")
    begin(state, "consume", DOUBLE)
    assert state.preview(0, ("decline",)) == {"chance": None}
    chances = state.hints(0)["chances"]
    assert (
        set(chances)
        == {str(action[1]) for action in state.decision(0) if action[0] == "ante"}
        <= {str(card) for card in held}
    )
    for card, chance in chances.items():
        assert state.preview(0, ("ante", int(card))) == {"chance": chance}
        assert 0 <= chance <= 100


# paying and producing


def test_what_is_left_to_pay_with_a_power() -> None:
    state = position(2)
    lay(state, 0, "r_d_crash_program")
    league, *rest = hold(
        state, 0, "trade_league", "gem_world", "comet_zone", "old_earth", "mining_world", "spice_world"
    )
    crash = state.players[0].tableau[0]
    begin(state, "develop", DEVELOP)
    assert state.preview(0, ("place", league))["placing"] == state.hints(0)["placing"][str(league)]
    assert state.preview(0, ("pass",)) == {"placing": None}
    act(state, 0, "place", league)
    act(state, 1, "pass")
    least, _ = state.view(0)["players"][0]["bill"]
    assert state.hints(0) == {"powers": {str(crash): {"least": least - 3, "most": least - 3}}}
    paid = tuple(rest[:least])
    assert state.preview(0, ("pay", paid)) == {"least": 0, "most": 0, "keeps": rest[least:]}


def test_a_takeover_is_foreseen() -> None:
    state = position(2, takeovers=True)
    (power,) = lay(state, 0, "imperium_seat")
    (world,) = lay(state, 1, "rebel_miners")
    begin(state, "settle", (), SETTLE)
    act(state, 0, "pass")
    act(state, 1, "pass")
    assert state.preview(0, ("pass",)) == {"threat": None}
    assert [state.preview(0, ("takeover", power, world))["threat"]] == state.hints(0)["threats"]


def test_what_is_drawn_for_what_was_produced() -> None:
    state = position(2)
    factory, economy, gem = lay(state, 0, "damaged_alien_factory", "diversified_economy", "gem_world")
    hold(state, 0, "old_earth")
    begin(state, "produce", (), PRODUCE)
    assert state.hints(0) == {"draws": {str(economy): 1}}, "one kind so far"
    assert state.preview(0, ("draw", economy)) == {"world": None, "cards": 1}
    refit = next(action for action in state.decision(0) if action[0] == "refit")
    assert state.preview(0, refit)["world"] == factory != gem


# in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_foreseen_can_be_said(language: str) -> None:
    state = new(3, expansion="rebel", takeovers=True)
    dice = Dice("foreseen")
    catalogue = Catalogue(GAME, language)

    def say(key: str, params: dict[str, Any]) -> str:
        assert not problems_of_message(GAME, key, params)
        return catalogue.say(key, params)

    said = 0
    while not state.over:
        for seat in state.waiting:
            said += bool(preview(state.preview(seat, state.decision(seat).sample(dice)), say))
        step(state, dice)
    assert said


def test_a_trade_in_words() -> None:
    state = position(2)
    gem, comet, _ = lay(state, 0, "gem_world", "comet_zone", "old_earth")
    load(state, 0, gem, comet)
    begin(state, "consume", TRADE)
    words = " ".join(preview(state.preview(0, ("trade", comet)), Catalogue(GAME, "en").say))
    assert words == "Brings 4 cards. In all, in the best order: 1 VP, 4 cards."
