"""Set-up: start worlds, first hands, presets, scenario, draft."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.race.components.cards import EXPANSIONS, KIND, START
from cosmodrome.games.race.rules.setup import BLUE, RED, colour
from cosmodrome.kernel import BadSetup, Dice
from tests.play import play

from .positions import GAME, act, begin, names, new, options, position, subset, tableau


def test_base_deals_one_start_world_and_six_cards() -> None:
    state = new(4, expansion="base")
    assert state.pool == 48
    for seat, player in enumerate(state.players):
        assert len(player.tableau) == 1
        assert len(player.hand) == 6
        assert subset(state, seat).lo == 2
    for seat in range(4):
        act(state, seat, "discard", tuple(state.players[seat].hand[:2]))
    assert state.phase == "actions"
    assert [len(player.hand) for player in state.players] == [4] * 4
    assert state.players[state.first].start == min(player.start for player in state.players)


def test_rebel_offers_a_red_and_a_blue_start_world() -> None:
    state = new(6, expansion="rebel")
    for seat, player in enumerate(state.players):
        assert [colour(card) for card in player.offered] == [RED, BLUE]
        assert player.tableau == []
        act(state, seat, "start", player.offered[1])
        act(state, seat, "discard", tuple(player.hand[: subset(state, seat).lo]))
    assert all(player.start % 2 == 0 for player in state.players)
    rejected = [card for card in state.discards[0] if colour(card) == RED]
    assert len(rejected) >= 6


def test_the_choice_of_start_world_is_secret() -> None:
    state = new(2, expansion="rebel")
    act(state, 0, "start", state.players[0].offered[0])
    assert state.view(1)["players"][0]["placing"] is None
    assert state.view(1)["players"][0]["offered"] is None


def test_ancient_race_keeps_three_cards() -> None:
    for seed in range(60):
        state = new(5, seed, expansion="storm")
        for seat, player in enumerate(state.players):
            if names(player.tableau) == ["ancient_race"]:
                assert subset(state, seat).lo == 3
                assert player.goods_count() == 1
                return
    raise AssertionError("nobody was dealt the Ancient Race")


def test_preset_hands() -> None:
    state = new(5, expansion="storm", start="preset")
    assert state.phase == "actions"
    assert {names(player.tableau)[0] for player in state.players} == {
        "epsilon_eridani",
        "alpha_centauri",
        "new_sparta",
        "earths_lost_colony",
        "separatist_colony",
    }
    assert all(len(player.hand) == 4 for player in state.players)


def test_scenario() -> None:
    state = new(2, expansion="rebel", scenario="rebel_vs_imperium")
    assert state.rules.takeovers
    assert tableau(state, 0) == ["rebel_cantina"]
    assert tableau(state, 1) == ["imperium_warlord"]
    for seat in range(2):
        act(state, seat, "discard", tuple(state.players[seat].hand[:2]))
    assert "rebel_alliance" in names(state.players[0].hand)
    assert "imperium_seat" in names(state.players[1].hand)
    assert [len(player.hand) for player in state.players] == [5, 5]


@pytest.mark.parametrize(
    "wrong",
    [
        {"goals": True},
        {"expansion": "rebel_only", "goals": True},
        {"takeovers": True},
        {"expansion": "storm", "takeovers": True},
        {"expansion": "storm", "scenario": "rebel_vs_imperium"},
        {"expansion": "rebel", "scenario": "rebel_vs_imperium", "takeovers": False},
        {"expansion": "rebel", "scenario": "rebel_vs_imperium", "draft": True},
        {"expansion": "rebel", "scenario": "rebel_vs_imperium", "start": "preset"},
        {"draft": True, "start": "preset"},
    ],
    ids=str,
)
def test_what_does_not_go_together_is_refused(wrong: dict[str, Any]) -> None:
    """None of it is silently ignored."""
    with pytest.raises(BadSetup, match=r"goes only with|in it, not"):
        GAME.new(2, 1, **wrong)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_scenario_is_for_two(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"{seats} seats; with these options it takes 2 to 2"):
        GAME.new(seats, 1, expansion="rebel", scenario="rebel_vs_imperium")


def test_goals_are_drawn() -> None:
    from cosmodrome.games.race.rules.goals import IS_FIRST

    state = new(3, expansion="rebel")
    assert [IS_FIRST[goal] for goal in state.goals] == [True] * 4 + [False] * 2
    assert new(3, expansion="rebel", goals=False).goals == []


def test_rebel_vs_imperium_alone_has_one_start_world_each() -> None:
    state = new(5, expansion="rebel_only")
    assert all(len(player.tableau) == 1 for player in state.players)
    assert all(START[KIND[player.tableau[0]]] not in (5, 6, 7, 8) for player in state.players)


def test_every_box_brings_action_cards() -> None:
    """The base game those of four players, each expansion those of one more."""
    most = {name: GAME.seat_range(GAME.resolve({"expansion": name}))[-1] for name in EXPANSIONS}
    assert most == {"base": 4, "storm": 5, "rebel": 6, "rebel_only": 5}


def test_advanced_game_has_pairs_of_actions() -> None:
    state = position(2, "base", advanced=True)
    begin(state, "actions")
    pairs = {action[1:] for action in options(state, 0)}
    assert len(pairs) == 23
    assert ("develop", "develop_again") in pairs
    assert ("develop_again", "settle") not in pairs


# the draft


def test_draft_gives_everybody_a_deck_of_their_own() -> None:
    state = new(4, expansion="storm", draft=True)
    dice = Dice("draft")
    assert [len(player.packet) for player in state.players] == [5] * 4
    while state.decision(state.waiting[0]).prompt == "prompt-draft":
        play(state, dice, 1)
    assert len(state.piles) == 4
    # 136 cards less 8 start worlds: six packets for each of four players, eight cards over
    assert len(state.aside) == 8
    assert [len(pile) for pile in state.piles] == [24] * 4
    play(state, dice)
    assert state.over
    state.audit()


def test_packets_go_left_then_right() -> None:
    state = new(3, expansion="storm", draft=True)
    first = [player.packet[:] for player in state.players]
    for seat in range(3):
        act(state, seat, "draft", first[seat][0])
    assert [player.packet for player in state.players] == [first[2][1:], first[0][1:], first[1][1:]]
    dice = Dice("packets")
    while len(state.players[0].deck) < 5:
        play(state, dice, 1)
    second = [player.packet[:] for player in state.players]
    for seat in range(3):
        act(state, seat, "draft", second[seat][0])
    assert [player.packet for player in state.players] == [second[1][1:], second[2][1:], second[0][1:]]
