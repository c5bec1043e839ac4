"""Laying out the game: goals, start worlds, first hands (rulebook: setup, start-worlds, presets, scenario)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Dice, Item, Secret, Subset, Task
from ..components import piles
from ..components.cards import COST, IDS, KIND, SETUP, START, WINDFALL, cards_of, kind_of
from ..components.tableau import NO_CARD, NO_CARDS
from ..options import presets
from . import draft, goals, solitaire

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

_DEAL: Final[int] = SETUP["deal"]
_KEEP: Final[int] = SETUP["keep"]
_SMALL_HAND: Final[dict[str, int]] = SETUP["small_hand"]
_SCENARIO: Final[list[dict[str, str]]] = SETUP["scenario"]

COLOURS: Final = 2
RED: Final = 1
BLUE: Final = 0


def colour(card: int) -> int:
    """Start worlds with even numbers are blue, those with odd ones red; -1: it is none."""
    number = START[KIND[card]]
    return number % COLOURS if number >= 0 else -1


def set_up(state: RaceState) -> None:
    """Everything before the first question."""
    _set_out_goals(state)
    solitaire.set_up(state)
    if state.rules.preset:
        _give_presets(state)
    elif state.rules.scenario:
        _give_sides(state)
    elif state.rules.colours:
        _offer_start_worlds(state)
    else:
        _deal_start_worlds(state)


def _set_out_goals(state: RaceState) -> None:
    drawn: list[int] = []
    if state.rules.goals:
        expansion = state.rules.expansion
        drawn += state.dice.take(goals.tiles(expansion, True), goals.DRAWN["first"])
        drawn += state.dice.take(goals.tiles(expansion, False), goals.DRAWN["most"])
    goals.set_up(state, drawn)


def _take(state: RaceState, name: str) -> int:
    """A card of this kind out of the draw pile."""
    card = cards_of(kind_of(name), state.rules.expansion)[0]
    state.piles[0].remove(card)
    return card


def _give_presets(state: RaceState) -> None:
    taken = state.robot.world if state.robot is not None else ""
    hands: list[dict[str, Any]] = [hand for hand in presets(state.rules.expansion) if hand["start"] != taken]
    state.dice.shuffle(hands)
    for player, preset in zip(state.players, hands, strict=False):
        player.placing = _take(state, preset["start"])
        player.hand = [_take(state, name) for name in preset["hand"]]
        player.known = tuple(player.hand)


def _give_sides(state: RaceState) -> None:
    """The cards of the two sides are set aside until the first hands are chosen."""
    for player, side in zip(state.players, _SCENARIO, strict=True):
        player.placing = _take(state, side["start"])
        player.offered = (_take(state, side["adds"]),)


def _start_worlds(state: RaceState, of_colour: int) -> list[int]:
    """The start worlds in the draw pile, of one colour or (-1) of both."""
    return [card for card in state.piles[0] if colour(card) >= 0 and of_colour in (-1, colour(card))]


def _deal_start_worlds(state: RaceState) -> None:
    worlds = _start_worlds(state, -1)
    for player in state.players:
        player.placing = state.dice.draw(worlds)
        state.piles[0].remove(player.placing)


def _offer_start_worlds(state: RaceState) -> None:
    for of_colour in (RED, BLUE):
        worlds = _start_worlds(state, of_colour)
        for player in state.players:
            card = state.dice.draw(worlds)
            player.offered = (*player.offered, card)
            state.piles[0].remove(card)


class FirstHands(Task["RaceState"]):
    """Everybody is dealt a hand. A start world that is not chosen lies open at once."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        draft.divide(state)
        for seat, player in enumerate(state.players):
            if player.placing >= 0:
                _open(state, seat)
        if state.rules.preset:
            return
        asked: list[Secret[RaceState]] = []
        for seat, player in enumerate(state.players):
            piles.draw_to_hand(state, seat, _DEAL)
            choosing = state.rules.colours and not player.tableau
            asked.append(ChooseStartWorld(seat) if choosing else FirstHand(seat))
        state.ask_all(asked)


def _open(state: RaceState, seat: int) -> None:
    """Put a start world into the tableau."""
    player = state.players[seat]
    card = player.placing
    player.placing = NO_CARD
    player.start = START[KIND[card]]
    player.place(card)
    if state.journal is not None:
        state.tell("starts", {"seat": seat, "card": card})
    if WINDFALL[KIND[card]]:
        piles.add_good(state, seat, card)


class FirstHand(Secret["RaceState"]):
    """Some of the cards dealt are discarded."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        player = state.players[self.seat]
        hand: list[Item] = player.hand[:]
        number = len(hand) - _kept(player)
        worth = [COST[KIND[card]] for card in player.hand]
        params = {"number": number}
        return Subset(
            self.seat, "prompt-first-hand", "setup", "discard", hand, number, number, [], worth, params=params
        )

    def carry_out(self, state: RaceState, answers: list[tuple[int, Action]]) -> None:
        for seat, answer in answers:
            piles.discard_from_hand(state, seat, answer[1])
            _return_offer(state, seat)


def _kept(player: Player) -> int:
    world = player.placing if player.placing >= 0 else player.tableau[0]
    return _SMALL_HAND.get(IDS[KIND[world]], _KEEP)


class ChooseStartWorld(FirstHand):
    """One of the two start worlds; then, still unseen by the others, the cards to discard."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        options: list[Action] = [("start", card) for card in state.players[self.seat].offered]
        return Choice(self.seat, "prompt-start", "start-worlds", options)

    def answer(self, state: RaceState, action: Action) -> None:
        state.players[self.seat].placing = action[1]
        state.then(FirstHand(self.seat))

    def imagined(self, state: RaceState, dice: Dice) -> Action:
        return FirstHand(self.seat).ask(state).sample(dice)


def _return_offer(state: RaceState, seat: int) -> None:
    """The start world not chosen is discarded; in the scenario the card set aside comes to the hand."""
    player = state.players[seat]
    for card in player.offered:
        if state.rules.scenario:
            piles.add_to_hand(state, seat, card)
        elif card != player.placing:
            piles.discard(state, card, 1 << seat)
    player.offered = NO_CARDS


class Opening(Task["RaceState"]):
    """All have chosen: the start worlds are shown, and the game can begin."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for seat, player in enumerate(state.players):
            if player.placing >= 0:
                _open(state, seat)
            player.snapshot()
        starts = [player.start for player in state.players]
        state.first = starts.index(min(starts))
        goals.check(state, "settle")
