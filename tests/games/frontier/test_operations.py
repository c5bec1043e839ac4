"""Games played at random with all operations: they end, nothing gets lost, and all of it can be said."""

from __future__ import annotations

from itertools import islice

import pytest

from cosmodrome.games.frontier.components.cards import BLACK, CARDS
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules import cargo, decks
from cosmodrome.games.frontier.rules.turn import Turn
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice
from tests.generic.messages import problems_of_message
from tests.generic.test_texts import check_decision, check_events

WANTED = ("prospect", "refuel-isru", "refuel-factory", "industrialize", "produce", "make")


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (1, {}, "alone"),
        (2, {"edition": "base"}, "two"),
        (3, {"decks": "extended", "start": "normal"}, "three"),
        pytest.param(5, {"politics": False, "combat": "off", "map": "third"}, "five", marks=pytest.mark.when_compiled),
    ],
)
def test_random_games_end_and_keep_everything(seats: int, options: dict[str, object], seed: str) -> None:
    game = FrontierGame()
    state = game.start(seats, game.resolve({"years": 12, **options}), seed)
    assert isinstance(state, FrontierState)
    dice = Dice(seed)
    actions = 0
    while not state.over:
        seat = state.waiting[0]
        decision = state.decision(seat)
        if actions % 10 == 0:
            check_decision(game, decision)
            state.hints(seat)
            for action, why in state.closed(seat):
                assert not problems_of_message(game, why.reason, why.params)
                assert not problems_of_message(game, *game.describe(action))
        state.apply(seat, decision.sample(dice))
        state.audit()
        actions += 1
        assert actions < 20_000
    check_events(state)


@pytest.mark.parametrize(
    ("seats", "edition", "profile"),
    [
        (1, "base", "extended"),
        pytest.param(3, "base", "second", marks=pytest.mark.when_compiled),
        pytest.param(2, "advanced", "extended", marks=pytest.mark.when_compiled),
    ],
)
def test_games_with_units_on_sites_keep_everything(seats: int, edition: str, profile: str) -> None:
    """Everybody stands on sites with what it takes to prospect, dig, build and produce."""
    game = FrontierGame()
    seed = f"away {seats} {edition}"
    state = game.start(seats, game.resolve({"edition": edition, "decks": profile, "years": 48}), seed)
    assert isinstance(state, FrontierState)
    dice = Dice(seed)
    verbs: set[str] = set()
    while not state.over:
        if isinstance(state.main, Turn) and dice.below(3) == 0:
            _scatter(state, state.active, dice)
        seat = state.waiting[0]
        decision = state.decision(seat)
        if dice.below(10) == 0:
            check_decision(game, decision)
            assert state.copy().everything() == state.everything()
            state.hints(seat)
            for action, why in state.closed(seat):
                assert not problems_of_message(game, why.reason, why.params)
                assert not problems_of_message(game, *game.describe(action))
        wanted = [each for each in islice(decision, 200) if each[0] in WANTED]
        action = wanted[dice.below(len(wanted))] if wanted and dice.below(3) else decision.sample(dice)
        verbs.add(str(action[0]))
        state.apply(seat, action)
        state.audit()
    check_events(state)
    assert set(WANTED) <= verbs


def _scatter(state: FrontierState, seat: int, dice: Dice) -> None:
    """Cards from hand and decks come to lie on a site, black side up."""
    player = state.players[seat]
    if player.stacks[1].there and dice.below(3):
        return
    sites = [site for site, owner in state.claims.items() if owner == seat] or state.system.sites()
    if dice.below(2):
        sites = state.system.sites()
    space = sites[dice.below(len(sites))]
    cards = [card for card in player.hand if CARDS[card].faces[BLACK] is not None]
    for deck in state.rules.decks:
        if len(state.decks[deck]) > 1:
            cards.append(decks.take_top(state, deck))
            player.hand += (cards[-1],)
    if not player.stacks[1].there:
        cargo.open_stack(state, seat, 1, space)
        for card in cards[: 6 + dice.below(4)]:
            state.faces[card] = BLACK
            cargo.enters(state, seat, 1, (card,))
    cargo.settle_stacks(state, seat)
    state._asked = None
