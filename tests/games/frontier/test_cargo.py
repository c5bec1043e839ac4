"""Cards that leave space (rulebook: cargo, stacks)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, RADIATOR, WATER, WHITE, WHITE_HEAVY, card_called
from cosmodrome.games.frontier.components.stack import LEO, ROCKET
from cosmodrome.games.frontier.rules import cargo

from .positions import begin, lay


def radiator() -> str:
    return next(card.id for card in CARDS if card.deck == RADIATOR and "second" in card.profiles)


def test_decommissioned_cards_come_to_hand_and_an_empty_stack_disappears() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "Phobos", "hall_effect")
    card = card_called("hall_effect")
    cargo.decommission(state, 0, (card,))
    assert card in state.players[0].hand
    assert not state.stack(0, ROCKET).there
    assert state.stack(0, LEO).there
    state.audit()


def test_a_stack_with_fuel_stays_without_cards() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "Phobos", "hall_effect")
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).fuelled(2, 1, WATER)
    cargo.decommission(state, 0, (card_called("hall_effect"),))
    assert (state.stack(0, ROCKET).tanks, state.stack(0, ROCKET).odd) == (2, 1)


def test_an_unwilling_loss_turns_a_heavy_radiator_light() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "Phobos", radiator(), "hall_effect")
    card = card_called(radiator())
    state.faces[card] = WHITE_HEAVY
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).fuelled(2, 0, WATER)
    cargo.crash(state, 0, ROCKET)
    assert state.faces[card] == WHITE
    assert state.stack(0, ROCKET).cards == (card,)
    assert state.stack(0, ROCKET).tanks == 0
    cargo.crash(state, 0, ROCKET)
    assert not state.stack(0, ROCKET).there
    state.audit()
