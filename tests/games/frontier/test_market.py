"""Free market (rulebook: market)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, ROBONAUT, card_called
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.rules import cargo
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, hold, lay, offered, refused


def industrialised(state: FrontierState, letter: str, number: int) -> None:
    """So many sites of the letter have factories."""
    found = [space.number for space in state.system.spaces if space.site is not None and space.site.letter == letter]
    for site in found[:number]:
        state.claims[site] = 0
        state.factories[site] = 0


def test_a_hand_card_brings_the_price_of_the_regime_and_goes_under_its_deck() -> None:
    state = begin("white")
    hold(state, 0, "flywheel_tractor")
    for square, price in (("capitalist", 6), ("war_1", 2)):
        state.square = [each.id for each in SQUARES].index(square)
        assert state.hints(0)["sell"] == {"flywheel_tractor": price}
    state._asked = None
    act(state, 0, "sell", "flywheel_tractor")
    assert state.players[0].water == 6
    assert CARDS[state.decks[ROBONAUT][-1]].id == "flywheel_tractor"
    assert state.players[0].hand == (card_called("nasa_crew"),)
    state.audit()


def test_without_the_chart_a_hand_card_brings_four() -> None:
    state = begin("white", politics=False, combat="off")
    hold(state, 0, "flywheel_tractor")
    state._asked = None
    act(state, 0, "sell", "flywheel_tractor")
    assert state.players[0].water == 8


def test_a_crew_is_never_sold() -> None:
    state = begin("white")
    assert refused(state, 0, "sell", "nasa_crew") == "why-never-sold"
    assert all(action[0] != "sell" for action in offered(state, 0))


def test_e03_a_black_card_sells_in_leo_by_its_letter_or_from_hand_by_the_regime() -> None:
    state = begin("white")
    industrialised(state, "D", 1)
    lay(state, 0, "leo", "LEO", "flywheel_tractor", side="black")
    assert state.hints(0)["sell"] == {"flywheel_tractor": 10}
    for number, price in ((2, 8), (3, 6), (4, 6)):
        industrialised(state, "D", number)
        assert state.hints(0)["sell"] == {"flywheel_tractor": price}
    cargo.decommission(state, 0, [card_called("flywheel_tractor")])
    state._asked = None
    assert state.hints(0)["sell"] == {"flywheel_tractor": 4}


def test_white_cards_in_leo_and_black_ones_elsewhere_are_not_sold() -> None:
    state = begin("white")
    lay(state, 0, "leo", "LEO", "met_steamer")
    lay(state, 0, "outpost_1", "site.phobos", "flywheel_tractor", side="black")
    state._asked = None
    assert refused(state, 0, "sell", "met_steamer") == "why-only-black"
    assert refused(state, 0, "sell", "flywheel_tractor") == "not-an-option"


def test_a_stack_in_leo_is_gone_with_its_last_card() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "flywheel_tractor", side="black")
    state._asked = None
    act(state, 0, "sell", "flywheel_tractor")
    assert not state.players[0].stacks[1].there
    assert state.players[0].water == 14
    state.audit()
