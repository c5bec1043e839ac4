"""ET production (rulebook: production, freighter)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import BLACK, BLACK_HEAVY, CARDS, card_called
from cosmodrome.games.frontier.components.grant import PRODUCTION, Grant
from cosmodrome.games.frontier.components.stack import NUMBER
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, hold, lay, offered, refused

MERCURY = "site.mercury-north-pole"


def factory(*cards: str, edition: str = "advanced", owner: int = 0) -> FrontierState:
    """The player has a factory of V on Mercury and these cards in hand."""
    state = begin("green", "white", edition=edition)
    seat = state.active
    hold(state, seat, *cards)
    site = state.system.find(MERCURY)
    state.claims[site] = (seat + owner) % 2
    state.factories[site] = (seat + owner) % 2
    state._asked = None
    return state


def test_e05_three_operations_make_three_black_cards() -> None:
    cards = ("magma_electrolysis", "fluidized_bed", "photon_tether_rectenna")
    state = factory(*cards, "met_steamer")
    seat = state.active
    state.operations = 3
    assert state.hints(seat)["produce"] == {MERCURY: list(cards)}, "only cards of the letter"
    for card in cards:
        act(state, seat, "produce", MERCURY)
        act(state, seat, "make", card, "outpost_1")
    stack = state.stack(seat, NUMBER["outpost_1"])
    assert [CARDS[card].id for card in stack.cards] == list(cards)
    assert [state.faces[card] for card in stack.cards] == [BLACK] * 3
    assert stack.space == state.system.find(MERCURY)
    state.audit()


def test_b29_a_card_that_was_made_does_not_move_this_turn() -> None:
    state = factory("magma_electrolysis")
    seat = state.active
    lay(state, seat, "rocket", MERCURY, "esa_crew" if state.players[seat].faction == 1 else "nasa_crew")
    state._asked = None
    act(state, seat, "produce", MERCURY)
    act(state, seat, "make", "magma_electrolysis", "rocket")
    assert card_called("magma_electrolysis") in state.stack(seat, NUMBER["rocket"]).cards
    assert list(state.fresh) == [card_called("magma_electrolysis")]
    assert refused(state, seat, "move", "rocket") == "why-fresh"
    act(state, seat, "end")
    assert not state.fresh


def test_a_radiator_is_turned_when_it_is_made() -> None:
    state = begin("white")
    site = next(each.id for each in state.system.spaces if each.site is not None and each.site.letter == "M")
    number = state.system.find(site)
    state.claims[number] = 0
    state.factories[number] = 0
    hold(state, 0, "qu_tube")
    state._asked = None
    act(state, 0, "produce", site)
    assert state.hints(0) == {"masses": {"qu_tube": 0, "qu_tube:heavy": 1}}
    act(state, 0, "make", "qu_tube:heavy", "outpost_1")
    assert state.faces[card_called("qu_tube")] == BLACK_HEAVY


def test_without_a_stack_nothing_is_made() -> None:
    state = factory("magma_electrolysis")
    seat = state.active
    for number, card in enumerate(("met_steamer", "kuck_mosquito", "flywheel_tractor", "free_electron_laser"), 1):
        lay(state, seat, f"outpost_{number}", "site.phobos", card)
    lay(state, seat, "freighter", "site.deimos", "neutral_beam")
    state._asked = None
    assert refused(state, seat, "produce", MERCURY) == "why-no-stack"


def test_an_idle_freighter_takes_a_product() -> None:
    state = factory("magma_electrolysis")
    seat = state.active
    act(state, seat, "produce", MERCURY)
    assert {action[2] for action in offered(state, seat)} == {"outpost_1", "freighter"}
    act(state, seat, "make", "magma_electrolysis", "freighter")
    freighter = state.stack(seat, NUMBER["freighter"])
    assert (freighter.cards, freighter.space) == ((card_called("magma_electrolysis"),), state.system.find(MERCURY))
    state.audit()


def test_a_factory_of_another_needs_leave() -> None:
    state = factory("magma_electrolysis", owner=1)
    seat = state.active
    assert refused(state, seat, "produce", MERCURY) == "why-no-leave"
    state.grants = (Grant(1 - seat, PRODUCTION, state.system.find(MERCURY)),)
    state._asked = None
    act(state, seat, "produce", MERCURY)
    act(state, seat, "make", "magma_electrolysis", "outpost_1")


def test_a_hand_without_the_letter_makes_nothing() -> None:
    state = factory("met_steamer")
    assert refused(state, state.active, "produce", MERCURY) == "why-no-such-letter"
