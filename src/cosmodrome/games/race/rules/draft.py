"""The draft: everybody picks a deck of their own from packets that go round (rulebook: draft)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Secret, Task
from ..components.cards import KIND, SETUP
from ..components.tableau import NOBODY

if TYPE_CHECKING:
    from ..state import RaceState

PACKET: Final[int] = SETUP["draft"]["packet"]


class Draft(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        if state.rules.draft:
            _open_packets(state)


def _open_packets(state: RaceState) -> None:
    """A packet for everybody, as long as there are cards for it; those left over are out of the game."""
    pile = state.piles[0]
    if len(pile) < PACKET * state.seats:
        state.aside = sorted(pile)
        state.piles[0] = []
        return
    for player in state.players:
        player.packet = state.dice.take(pile, PACKET)
    state.ask_all([DraftCard(seat) for seat in range(state.seats)])


class DraftCard(Secret["RaceState"]):
    """Which card of the packet to keep."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        player = state.players[self.seat]
        options: list[Action] = [("draft", card) for card in player.packet]
        return Choice(self.seat, "prompt-draft", "draft", options, {"number": len(player.deck) + 1})

    def carry_out(self, state: RaceState, answers: list[tuple[int, Action]]) -> None:
        for seat, answer in answers:
            player = state.players[seat]
            player.packet.remove(answer[1])
            player.deck.append(answer[1])
        _pass_on(state)


def _pass_on(state: RaceState) -> None:
    """Everybody has kept one card and hands on the rest; a single card left is kept as well."""
    step = 1 if to_the_left(state) else -1
    packets = [player.packet for player in state.players]
    for seat, packet in enumerate(packets):
        state.players[(seat + step) % state.seats].packet = packet
    if len(packets[0]) > 1:
        state.ask_all([DraftCard(seat) for seat in range(state.seats)])
        return
    for player in state.players:
        player.deck.extend(player.packet)
        player.packet = []
    _open_packets(state)


def to_the_left(state: RaceState) -> bool:
    """The first packets go to the left, the next ones to the right, and so on."""
    return (len(state.players[0].deck) - 1) // PACKET % 2 == 0


def divide(state: RaceState) -> None:
    """What was drafted becomes everybody's own draw pile; the start worlds offered belong to the decks too."""
    if not state.rules.draft:
        return
    state.deck_of = [NOBODY] * len(KIND)
    for seat, player in enumerate(state.players):
        for card in (*player.deck, *player.offered):
            state.deck_of[card] = seat
    state.piles = [player.deck for player in state.players]
    state.discards = [[] for _ in state.players]
    state.seen = [[] for _ in state.players]
    for player in state.players:
        player.deck = []
