"""Decks of patents (rulebook: setup, research)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, THRUSTER
from cosmodrome.games.frontier.rules import decks

from .positions import begin


def test_taking_the_top_shows_the_next_card() -> None:
    state = begin("white", "green")
    deck = state.decks[THRUSTER]
    top, unseen, revealed = deck[0], state.unseen[THRUSTER], state.revealed
    assert decks.take_top(state, THRUSTER) == top
    assert (state.unseen[THRUSTER], state.revealed) == (unseen - 1, revealed + 1)


def test_what_is_put_under_a_deck_is_known() -> None:
    state = begin("white", "green")
    top = state.decks[THRUSTER][0]
    unseen = state.unseen[THRUSTER]
    decks.turn_over(state, THRUSTER)
    assert state.decks[THRUSTER][-1] == top
    assert state.unseen[THRUSTER] == unseen - 1
    while state.unseen[THRUSTER]:
        decks.turn_over(state, THRUSTER)
    before = state.revealed
    decks.turn_over(state, THRUSTER)
    assert (state.unseen[THRUSTER], state.revealed) == (0, before), "all of them have been seen"
    state.audit()


def test_an_empty_deck_gets_a_top_again() -> None:
    state = begin("white", "green")
    taken = [decks.take_top(state, THRUSTER) for _ in state.decks[THRUSTER][:]]
    assert state.decks[THRUSTER] == []
    decks.put_under(state, taken[0])
    assert [CARDS[card].deck for card in state.decks[THRUSTER]] == [THRUSTER]
    assert state.unseen[THRUSTER] == 0
