"""Replaying one recorded game, or a whole file of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome.games.race.components.cards import DEVELOPMENT, KIND, SETUP, cards_of, kind_of
from cosmodrome.games.race.rules import goals, setup
from cosmodrome.games.race.rules.round import Round
from cosmodrome.games.race.rules.setup import BLUE, RED, FirstHands, Opening

from . import oracle
from .answering import Answers
from .comparing import Comparison, our_goal
from .recording import DISCARDS, TABLEAU, Difference, Event, Game, records


class Replay(Answers):
    """One recorded game."""

    def __init__(self, record: Game) -> None:
        super().__init__(record)
        self.comparison = Comparison(self.state, self.deck)
        self.renewed = False

    def run(self) -> None:
        self._set_up()
        while self.at < len(self.events):
            event = self.events[self.at]
            if event[0] == "a":
                self.decide(event)
            elif event[0] == "st":
                self.to_end_of(event[1])
                self.comparison.phase(event[1], event[2], self.renewed)
                self._prepare_draws(self.at + 1)
            elif event[0] == "rs":
                self.renewed = True
            elif event[0] == "m":
                self._note_lost_development(event)
            self.at += 1
        self.comparison.scores(self.record["final"])

    def _set_up(self) -> None:
        state = self.state
        self._prepare_draws(0)
        if state.rules.scenario:
            setup.set_up(state)
        else:
            self._deal_start_worlds()
        goals.set_up(state, [our_goal(number) for number in self.record["goals"]])
        state.then(FirstHands(), Opening(), Round())
        state.proceed()

    def _deal_start_worlds(self) -> None:
        state = self.state
        choosing = state.rules.colours and self.record["deal"] != "stacked"
        for seat, player in enumerate(state.players):
            if choosing:
                player.offered = (state.starts[seat, RED], state.starts[seat, BLUE])
            else:
                player.placing = state.starts[seat, -1]
            for card in player.offered if choosing else (player.placing,):
                state.piles[0].remove(card)

    def _note_lost_development(self, event: Event) -> None:
        lost = event[3] == TABLEAU and event[5] == DISCARDS
        if lost and DEVELOPMENT[KIND[self.deck[event[1]]]]:
            self.comparison.development_lost = True

    def _prepare_draws(self, begin: int) -> None:
        self.renewed = False
        self.refitting.clear()
        drawn = oracle.draws(self.events, begin, self.deck)
        if self.state.rules.scenario:  # the cards it adds to the first hands come off no pile in ours
            added = [cards_of(kind_of(side["adds"]), self.expansion)[0] for side in SETUP["scenario"]]
            drawn = [draw for draw in drawn if begin or draw[0] not in added]
        self.state.draws = drawn


def replay(record: Game) -> dict[str, Any] | None:
    """The first difference in a game; None if it is identical."""
    game = Replay(record)
    try:
        game.run()
    except (Difference, AssertionError, LookupError, ValueError) as problem:
        return {
            "seed": record["seed"],
            "players": record["players"],
            "expansion": game.expansion,
            "deal": record["deal"],
            "round": game.state.round,
            "stage": game.state.phase,
            "what": f"{type(problem).__name__}: {problem}",
            "events": game.events[max(0, game.at - 9) : game.at + 1],
        }
    return None


def compare(file: Path) -> dict[str, Any]:
    differences = []
    number = 0
    for record in records(file):
        difference = replay(record)
        if difference is not None:
            differences.append({"game": number} | difference)
        number += 1
    return {"games": number, "identical": number - len(differences), "differences": differences}
