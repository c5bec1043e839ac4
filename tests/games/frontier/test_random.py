"""Whole games at random: everything is kept in order, and everything can be said in both languages."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, CREW, WATER
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import OUTPOST, ROCKET, Stack
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice, Message
from tests.play import actor, mostly_compiled

from .messages import LANGUAGES, bundle

WAR_SQUARE = [square.id for square in SQUARES].index("war_1")

GAMES: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {"start": "short"}),
    (2, {"edition": "base", "factions": "choose"}),
    (3, {"start": "quick"}),
    (4, {"start": "short", "combat": "m3", "outer_glory": True}),
    (5, {"start": "short", "edition": "base", "combat": "off", "map": "third"}),
    (3, {"start": "short", "bernal": True}),
)


class Listener:
    """Notes what can not be said."""

    def __init__(self) -> None:
        self.silent: set[str] = set()
        self.heard: set[str] = set()

    def hear(self, key: str) -> None:
        if key not in self.heard:
            self.heard.add(key)
            self.silent.update(f"{key} ({language})" for language in LANGUAGES if not bundle(language).has_message(key))

    def hear_message(self, message: Message) -> None:
        key, params = message
        self.hear(key)
        for value in params.values():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, tuple) and len(each) == 2 and isinstance(each[1], dict):
                    self.hear_message(each)


def play(state: FrontierState, seed: str, listener: Listener) -> None:
    dice = Dice(seed)
    game = state.game
    for _ in range(20_000):
        if state.over:
            return
        seat = actor(state, dice)
        decision = state.decision(seat)
        listener.hear(decision.prompt)
        for _, why in state.closed(seat):
            if why.rule:
                listener.hear(why.reason)
        action = decision.sample(dice)
        listener.hear_message(game.describe(action))
        state.apply(seat, action)
        state.audit()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("number", mostly_compiled(range(len(GAMES)), (0, 5)))
def test_a_game_at_random_keeps_everything_in_order(number: int) -> None:
    seats, options = GAMES[number]
    game = FrontierGame()
    listener = Listener()
    for seed in ("one", "two", "three"):
        state = game.start(seats, game.resolve({"years": 24, **options}), seed)
        assert isinstance(state, FrontierState)
        play(state, seed, listener)
        for event in state.journal or []:
            listener.hear(event.key)
    assert sorted(listener.silent) == [], "\n".join(sorted(listener.silent))


PLACES = ("site.phobos", "site.deimos", "burn.mars.015", "site.comet-encke")


def crowd(state: FrontierState, dice: Dice) -> None:
    """Everybody has a crewed rocket and an outpost in a few places, with fuel, and some of the sites are built on."""
    for seat, player in enumerate(state.players):
        for kind in (ROCKET, OUTPOST):
            cards = [state.decks[deck].pop() for deck in state.rules.decks[:3]]
            if kind == ROCKET:
                cards += [card for card in player.hand if CARDS[card].deck == CREW]
                player.hand = tuple([card for card in player.hand if CARDS[card].deck != CREW])
            place = state.system.find(PLACES[dice.below(len(PLACES))])
            player.stacks[kind] = Stack(place, tuple(cards), dice.below(4), 0, WATER).flown(dice.below(4))
        site = state.system.find(("site.phobos", "site.deimos", "site.comet-encke")[seat % 3])
        state.claims[site] = seat
        if seat < 2:
            state.factories[site] = seat
    state.unseen = [max(0, len(deck) - 1) for deck in state.decks]


@pytest.mark.parametrize("combat", ["default", "m3"])
def test_felonies_and_war_at_random_keep_everything_in_order(combat: str) -> None:
    game = FrontierGame()
    verbs = set()
    for seed in range(6):
        dice = Dice(f"{combat} {seed}")
        options = game.resolve({"edition": "base", "combat": combat, "years": 12})
        state = game.start(3, options, f"{combat} {seed}")
        assert isinstance(state, FrontierState)
        crowd(state, dice)
        for _ in range(300):
            if state.over:
                break
            state.square = WAR_SQUARE
            seat = actor(state, dice)
            action = state.decision(seat).sample(dice)
            verbs.add(action[0])
            state.apply(seat, action)
            state.audit()
    assert {"terms", "steal", "jump", "abandon"} <= verbs
    assert ({"attack", "target"} if combat == "default" else {"battle", "fire"}) <= verbs
