"""Research: auctions and what comes along (rulebook: research)."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.frontier.components.cards import (
    CARDS,
    GENERATOR,
    RADIATOR,
    REACTOR,
    ROBONAUT,
    THRUSTER,
    card_called,
)
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice

from .positions import act, begin, figures, hold, offered, on_top, refused

ROBONAUTS = ("flywheel_tractor", "met_steamer", "kuck_mosquito", "neutral_beam")
REFINERIES = ("cvd_molding", "electroforming", "fluidized_bed")


def on_square(state: FrontierState, name: str) -> None:
    state.square = [square.id for square in SQUARES].index(name)


def hand(state: FrontierState, seat: int) -> list[str]:
    return [CARDS[card].id for card in state.players[seat].hand][1:]


def test_b27a_a_tie_goes_to_the_starter() -> None:
    state = begin("white", "green")
    on_top(state, "re_solar_moth")
    white, green = state.active, 1 - state.active
    act(state, white, "research", "thruster")
    act(state, white, "bid", 0)
    act(state, green, "bid", 1)
    act(state, white, "bid", 1)
    assert hand(state, white) == ["re_solar_moth"]
    assert state.players[white].water == 3
    assert state.players[green].water == 4
    assert refused(state, white, "research", "robonaut") == "why-one-auction"
    state.audit()


def test_b27b_another_winner_pays_the_starter() -> None:
    state = begin("green", "red", "white")
    on_top(state, "re_solar_moth")
    green = state.active
    red, white = (green + 1) % 3, (green + 2) % 3
    act(state, green, "research", "thruster")
    act(state, green, "bid", 0)
    act(state, red, "bid", 1)
    act(state, white, "bid", 2)
    act(state, green, "pass")
    act(state, red, "pass")
    assert hand(state, white) == ["re_solar_moth"]
    assert (state.players[green].water, state.players[red].water, state.players[white].water) == (6, 4, 2)


def test_b27c_the_starter_chooses_between_others() -> None:
    state = begin("green", "white", "red")
    on_top(state, "re_solar_moth")
    green = state.active
    white, red = (green + 1) % 3, (green + 2) % 3
    act(state, green, "research", "thruster")
    act(state, green, "bid", 0)
    act(state, white, "bid", 3)
    act(state, red, "bid", 3)
    act(state, green, "pass")
    assert sorted(offered(state, green)) == sorted([("award", white), ("award", red)])
    act(state, green, "award", red)
    assert hand(state, red) == ["re_solar_moth"]
    assert state.players[green].water == 7
    assert state.players[red].water == 1


def test_b27d_a_full_hand_takes_no_part_except_that_of_shimizu() -> None:
    state = begin("white", "green", "orange")
    on_top(state, "re_solar_moth")
    white = state.active
    green, orange = (white + 1) % 3, (white + 2) % 3
    hold(state, green, *ROBONAUTS)
    for seat in range(3):
        state.players[seat].faction = {white: 0, green: 1, orange: 4}[seat]
    hold(state, orange, *REFINERIES, "d_t_fusion_tokamak", "penning_trap", "qu_tube", "microtube_array")
    act(state, white, "research", "thruster")
    act(state, white, "bid", 0)
    assert state.waiting == (orange,), "green holds four cards besides the crew"
    act(state, orange, "bid", 1)
    act(state, white, "pass")
    assert len(hand(state, orange)) == 8


def test_b27d_a_full_hand_starts_no_auction() -> None:
    state = begin("white")
    hold(state, 0, *ROBONAUTS)
    state._asked = None
    assert refused(state, 0, "research", "thruster") == "why-full-hand"
    # a figure called after cards would be read as the number of a card, and told by its name
    assert figures(state, 0, "research", "thruster") == {"number": 4, "limit": 4}
    assert all(action[0] != "research" for action in offered(state, 0))


def test_b27e_supports_come_along() -> None:
    state = begin("white")
    hold(state, 0, *REFINERIES)
    on_top(state, "metastable_helium")
    tops = [state.decks[deck][0] for deck in (REACTOR, RADIATOR)]
    assert state.hints(0)["research"]["thruster"]["along"] == [
        {"deck": "reactor", "card": CARDS[tops[0]].id},
        {"deck": "radiator", "card": CARDS[tops[1]].id},
    ]
    act(state, 0, "research", "thruster")
    act(state, 0, "bid", 0)
    assert len(hand(state, 0)) == 6
    assert list(state.players[0].hand[-3:]) == [card_called("metastable_helium"), *tops]
    state.audit()


def test_d003_b27f_the_marx_bank_brings_the_generator_below() -> None:
    state = begin("white")
    on_top(state, "marx_capacitor_bank")
    below = state.decks[GENERATOR][1]
    assert state.hints(0)["research"]["generator"]["along"] == [{"deck": "generator", "card": None}]
    sizes = [len(deck) for deck in state.decks]
    act(state, 0, "research", "generator")
    act(state, 0, "bid", 0)
    assert list(state.players[0].hand[1:]) == [card_called("marx_capacitor_bank"), below]
    sizes[GENERATOR] -= 2
    assert [len(deck) for deck in state.decks] == sizes, "its own needs bring nothing"


def test_the_next_card_is_seen_while_the_top_one_is_sold() -> None:
    state = begin("white", "green")
    on_top(state, "marx_capacitor_bank")
    white, green = state.active, 1 - state.active
    below = state.decks[GENERATOR][1]
    known = CARDS[below].id
    assert shown(state, green, "generator")["next"] is None
    revealed = state.revealed
    act(state, white, "research", "generator")
    assert state.revealed == revealed + 1, "so nobody takes it back"
    assert [shown(state, seat, "generator")["next"] for seat in (white, green, None)] == [known] * 3
    assert shown(state, green, "reactor")["next"] is None
    assert state.hints(white)["along"] == [{"deck": "generator", "card": known}]
    for number in range(20):
        imagined = state.imagine(green, Dice(f"{number}")).decks[GENERATOR]
        assert imagined[:2] == state.decks[GENERATOR][:2]
    act(state, white, "bid", 0)
    act(state, green, "pass")
    assert below in state.players[white].hand
    assert shown(state, green, "generator")["next"] is None
    state.audit()


def test_the_last_card_of_a_deck_has_none_below() -> None:
    state = begin("white")
    hold(state, 0, *[CARDS[card].id for card in state.decks[REACTOR][1:]])
    state.players[0].faction = 4
    act(state, 0, "research", "reactor")
    assert shown(state, 0, "reactor")["next"] is None


def shown(state: FrontierState, seat: int | None, deck: str) -> dict[str, Any]:
    decks: list[dict[str, Any]] = state.view(seat)["decks"]
    return next(each for each in decks if each["deck"] == deck)


def test_nothing_comes_along_in_the_base_game_or_out_of_an_empty_deck() -> None:
    state = begin("white", edition="base")
    on_top(state, "metastable_helium")
    act(state, 0, "research", "thruster")
    act(state, 0, "bid", 0)
    assert hand(state, 0) == ["metastable_helium"]
    state = begin("white")
    on_top(state, "metastable_helium")
    hold(state, 0, *[CARDS[card].id for card in state.decks[REACTOR]])
    state.players[0].faction = 4
    state._asked = None
    assert refused(state, 0, "research", "reactor") == "why-empty-deck"
    act(state, 0, "research", "thruster")
    act(state, 0, "bid", 4)
    assert state.players[0].water == 0
    assert [CARDS[card].deck for card in state.players[0].hand[-2:]] == [THRUSTER, RADIATOR]


def test_who_can_not_match_is_out() -> None:
    state = begin("white", "green", "red")
    white = state.active
    poor, other = (white + 1) % 3, (white + 2) % 3
    state.players[poor].water = 1
    act(state, white, "research", "refinery")
    act(state, white, "bid", 2)
    assert state.waiting == (other,)
    assert refused(state, other, "bid", 1) == "amount-out-of-range"
    assert refused(state, other, "bid", 5) == "amount-out-of-range"
    act(state, other, "pass")
    assert state.waiting == (white,)
    assert len(hand(state, white)) >= 1


def test_regimes_bar_auctions() -> None:
    state = begin("green", "white")
    green = state.active
    state.players[green].faction = 1
    on_square(state, "paleoconservative")
    state._asked = None
    assert refused(state, green, "research", "robonaut") == "why-only-nasa"
    state.players[green].faction = 0
    state._asked = None
    assert ("research", "robonaut") in offered(state, green)
    on_square(state, "anti_nuclear")
    state._asked = None
    assert refused(state, green, "research", "reactor") == "why-no-reactors"


def test_no_reactor_comes_along_under_an_anti_nuclear_regime() -> None:
    state = begin("white")
    on_square(state, "anti_nuclear")
    on_top(state, "metastable_helium")
    reactors = len(state.decks[REACTOR])
    state._asked = None
    assert [each["deck"] for each in state.hints(0)["research"]["thruster"]["along"]] == ["radiator"]
    act(state, 0, "research", "thruster")
    act(state, 0, "bid", 0)
    assert len(state.decks[REACTOR]) == reactors
    assert [CARDS[card].deck for card in state.players[0].hand[1:]] == [THRUSTER, RADIATOR]


def test_the_sold_card_shows_the_next_one() -> None:
    state = begin("white")
    before = state.revealed
    unseen = state.unseen[ROBONAUT]
    act(state, 0, "research", "robonaut")
    act(state, 0, "bid", 0)
    assert state.unseen[ROBONAUT] == unseen - 1
    assert state.revealed > before
