"""Laying out the game: goals, start worlds, first hands (rulebook: setup, start-worlds, presets, scenario)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Item, Subset
from ..components import piles
from ..components.cards import COST, IDS, KIND, SETUP, START, WINDFALL, cards_of, kind_of
from ..components.tableau import NO_CARD, NO_CARDS
from ..options import presets
from . import draft, goals
from . import solitaire as robot

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
    robot.set_up(state)
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
    for seat, player in enumerate(state.players):
        player.placing = state.pick(worlds, 1, seat, piles.AS_START, -1)[0]
        state.piles[0].remove(player.placing)


def _offer_start_worlds(state: RaceState) -> None:
    for of_colour in (RED, BLUE):
        worlds = _start_worlds(state, of_colour)
        for seat, player in enumerate(state.players):
            card = state.pick(worlds, 1, seat, piles.AS_START, of_colour)[0]
            player.offered = (*player.offered, card)
            state.piles[0].remove(card)


def begin(state: RaceState) -> None:
    """Deal the first hands. A start world that is not chosen lies open at once."""
    draft.divide(state)
    for seat, player in enumerate(state.players):
        if player.placing >= 0:
            _open(state, seat)
    if state.rules.preset:
        return
    for seat, player in enumerate(state.players):
        piles.draw_to_hand(state, seat, _DEAL)
        player.step = "start" if player.offered and state.rules.colours else "first_hand"
    state.waiting = tuple(range(state.seats))


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


def ask_start(state: RaceState, seat: int) -> Decision:
    options: list[Action] = [("start", card) for card in state.players[seat].offered]
    return Choice(seat, "prompt-start", "start-worlds", options)


def do_start(state: RaceState, seat: int, action: Action) -> None:
    player = state.players[seat]
    player.placing = action[1]
    player.step = "first_hand"


def _kept(player: Player) -> int:
    world = player.placing if player.placing >= 0 else player.tableau[0]
    return _SMALL_HAND.get(IDS[KIND[world]], _KEEP)


def ask_first_hand(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    hand: list[Item] = player.hand[:]
    number = len(hand) - _kept(player)
    worth = [COST[KIND[card]] for card in player.hand]
    params = {"number": number}
    return Subset(seat, "prompt-first-hand", "setup", "discard", hand, number, number, [], worth, params=params)


def do_first_hand(state: RaceState, seat: int, action: Action) -> None:
    state.players[seat].answer = action
    state.answered(seat)


def finish(state: RaceState) -> None:
    """All have chosen: show the start worlds, and the game can begin."""
    state.reveal()
    for seat, player in enumerate(state.players):
        answer = player.answer
        if answer is not None:
            player.answer = None
            piles.discard_from_hand(state, seat, answer[1])
        _return_offer(state, seat)
        if player.placing >= 0:
            _open(state, seat)
        player.snapshot()
    starts = [player.start for player in state.players]
    state.first = starts.index(min(starts))
    goals.check(state, "settle")


def _return_offer(state: RaceState, seat: int) -> None:
    """The start world not chosen is discarded; in the scenario the card set aside comes to the hand."""
    player = state.players[seat]
    for card in player.offered:
        if state.rules.scenario:
            piles.add_to_hand(state, seat, card)
        elif card != player.placing:
            piles.discard(state, card, 1 << seat)
    player.offered = NO_CARDS
