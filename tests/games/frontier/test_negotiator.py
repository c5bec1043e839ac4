"""The stronger player: it bids and trades by what the others would pay."""

from __future__ import annotations

from typing import cast

import pytest

from cosmodrome.bots import levels, make_bot
from cosmodrome.games.frontier.bots import bidding, design, haggling
from cosmodrome.games.frontier.bots.director import DirectorBot, policy
from cosmodrome.games.frontier.bots.negotiator import NegotiatorBot, worked
from cosmodrome.games.frontier.components.cards import CARDS, ROBONAUT, card_called
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules import elections, politics, regimes, research
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import ACCEPT, Dice, Position, Subset
from tests.play import actor

from .positions import act, begin, hold, on_top

WITHOUT_ROBONAUT = ("cvd_molding", "flywheel_compulsator")
TOO_HEAVY = (
    "isru_sabatier",
    "microtube_array",
    "free_electron_laser",
    "in_core_thermionic",
    "mo_li_heat_pipe",
    "supercritical_water_fission",
)
"""What lay in the hand of a seat that boosted one of them a year."""
COMPLETE = ("tungsten_resistojet", "electroforming", "cascade_photovoltaic")


def table() -> FrontierState:
    """It is the turn of the first, who lacks nothing; the second lacks a robonaut, which lies on top of its deck."""
    state = begin("purple", "green", "white", events="none")
    while state.active != 0:
        act(state, state.active, "end")
    hold(state, 0, *COMPLETE)
    hold(state, 1, *WITHOUT_ROBONAUT)
    on_top(state, "met_steamer")
    state.players[0].water, state.players[1].water, state.players[2].water = 15, 10, 0
    state._asked = None
    return state


def answer(bot: NegotiatorBot, state: FrontierState, seat: int) -> tuple[object, ...]:
    state._asked = None
    return bot.act(Position(state, seat))


def test_it_is_the_expert_of_the_game() -> None:
    game = FrontierGame()
    assert list(levels(game)) == ["cadet", "pilot", "commander", "learned"]
    assert isinstance(make_bot(game, "learned", "1"), NegotiatorBot)


def test_a_lot_that_a_rival_needs_is_sold_to_him_for_all_he_has() -> None:
    state = table()
    found = bidding.opened(state, 0, ROBONAUT)
    assert (found.winner, found.price, found.action) == (1, 10, ("bid", 9))
    act(state, 0, "research", "robonaut")
    bot = NegotiatorBot("1")
    for _ in range(6):
        if not isinstance(state.question(state.waiting[0]), research.Bid):
            break
        seat = state.waiting[0]
        state.apply(seat, answer(bot, state, 0) if seat == 0 else policy(state, seat))
    assert card_called("met_steamer") in state.players[1].hand
    assert (state.players[0].water, state.players[1].water) == (25, 0)


def test_who_asks_is_told_how_the_auction_should_end() -> None:
    state = table()
    act(state, 0, "research", "robonaut")
    state._asked = None
    counsel = NegotiatorBot("1").counsel(Position(state, 0))
    assert counsel.reasons[0] == ("reason-auction", {"target": 1, "price": 10})
    assert "reason-lot" not in [key for key, _ in counsel.reasons]


def test_a_lot_that_nobody_else_can_pay_is_had_for_nothing() -> None:
    state = table()
    state.players[0].hand = state.players[1].hand
    state.players[1].hand = ()
    state.players[1].water = 0
    found = bidding.opened(state, 0, ROBONAUT)
    assert (found.winner, found.price, found.action) == (0, 0, ("bid", 0))


def test_who_opens_an_auction_is_made_to_pay_what_it_is_worth_to_him() -> None:
    state = table()
    act(state, 0, "end")
    act(state, 1, "research", "robonaut")
    act(state, 1, "bid", 0)
    while state.waiting[0] != 0:
        state.apply(state.waiting[0], policy(state, state.waiting[0]))
    state.apply(0, answer(NegotiatorBot("1"), state, 0))
    while isinstance(state.question(state.waiting[0]), research.Bid):
        state.apply(state.waiting[0], policy(state, state.waiting[0]))
    assert card_called("met_steamer") in state.players[1].hand
    assert state.players[1].water == 0, "all goes to the bank"


def test_a_card_that_a_rival_lacks_is_offered_to_him_and_he_takes_it() -> None:
    state = table()
    hold(state, 0, "met_steamer")
    bot = NegotiatorBot("1")
    before = state.players[0].water
    for _ in range(3):
        state.apply(0, answer(bot, state, 0))
    assert state.waiting == (1,)
    state.apply(1, policy(state, 1))
    assert any(CARDS[card].deck == ROBONAUT for card in state.players[1].hand)
    assert state.players[0].water - before == 10 - state.players[1].water >= 9


def test_an_offer_is_one_that_a_director_accepts() -> None:
    state = table()
    hold(state, 0, "met_steamer")
    offer = haggling.best(state, 0, [1, 2])
    assert offer is not None and offer.other == 1 and offer.sells
    act(state, 0, "propose")
    act(state, 0, "partner", 1)
    act(state, 0, *haggling.spelled(cast(Subset, state.decision(0)), offer))
    assert policy(state, 1) == ACCEPT


def test_who_has_refused_is_left_alone_for_some_years() -> None:
    state = table()
    hold(state, 0, "met_steamer")
    bot = NegotiatorBot("1")
    for _ in range(3):
        state.apply(0, answer(bot, state, 0))
    act(state, 1, "refuse")
    assert answer(bot, state, 0) != ("propose",)
    state.year += 1
    state.proposals = ()
    assert answer(bot, state, 0) != ("propose",)
    state.year += 4
    assert answer(bot, state, 0) == ("propose",)


def test_who_is_left_with_lots_against_its_will_bids_like_a_director() -> None:
    state = table()
    act(state, 0, "research", "robonaut")
    bot = NegotiatorBot("1")
    bot.misjudged = 2
    assert answer(bot, state, 0) == ("bid", 0)


def election(regime: str) -> FrontierState:
    state = begin("green", "red", "white", events="none")
    state.square = politics.IDS.index(regime)
    for player in state.players:
        player.water = 12
    state.line.pop()
    state.then(elections.HOLD_ELECTION)
    state.proceed()
    return state


def test_a_tank_buys_the_election_that_nobody_else_pays_for() -> None:
    state = election("centrist")
    state.apply(0, answer(NegotiatorBot("1"), state, 0))
    for seat in (1, 2):
        state.apply(seat, policy(state, seat))
    state.apply(0, answer(NegotiatorBot("1"), state, 0))
    assert regimes.in_power(state) == 0
    assert state.players[0].water == 11
    state.audit()


def test_who_is_in_power_pays_nothing_as_long_as_nobody_else_does() -> None:
    state = election("egalitarian")
    assert regimes.in_power(state) == 0
    assert answer(NegotiatorBot("1"), state, 0) == ("vote", 0)


def test_parts_of_a_rocket_that_is_too_heavy_are_sold_rather_than_sent_up() -> None:
    """A full hand that flies nowhere: a director makes room by a boost."""
    state = begin("red", "green", "white", events="none")
    while state.active != 0:
        act(state, state.active, "end")
    hold(state, 0, *TOO_HEAVY)
    state.players[0].water = 16
    made = design.designs(state, 0, state.players[0].hand)[0]
    assert not made.lacks and not made.flies
    state._asked = None
    assert policy(state, 0) == ("boost",)
    assert worked(state, 0, ("boost",))[0] == "sell"


@pytest.mark.parametrize(
    ("bots", "options"),
    [
        ("nd", {"years": 12}),
        pytest.param("nnr", {"years": 24}, marks=pytest.mark.when_compiled),
        pytest.param(
            "dnr",
            {"years": 24, **dict.fromkeys(("cargo", "bernal", "colonist", "gigawatt", "endgame"), True)},
            marks=pytest.mark.when_compiled,
        ),
        pytest.param("ndn", {"scenario": "alien_invasion"}, marks=pytest.mark.when_compiled),
        pytest.param("n", {"scenario": "werners_dream"}, marks=pytest.mark.when_compiled),
    ],
)
def test_whole_games(bots: str, options: dict[str, object]) -> None:
    game = FrontierGame()
    state = game.open(len(bots), "negotiator", options)
    assert isinstance(state, FrontierState)
    dice = Dice("negotiator")
    players = [NegotiatorBot(str(seat)) if each == "n" else DirectorBot(str(seat)) for seat, each in enumerate(bots)]
    for _ in range(5000):
        if state.over:
            return
        seat = actor(state, dice)
        if bots[seat] != "r" and seat in state.waiting:
            action = players[seat].act(Position(state, seat))
        else:
            action = state.decision(seat).sample(dice)
        state.apply(seat, action)
        state.audit()
    raise AssertionError("the game does not end")
