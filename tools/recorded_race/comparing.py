"""Comparing our state with the recorded one, after every phase and at the end."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.race.rules import ending, goals, scoring

from .oracle import Recorded
from .recording import LAST_ROUND, same

FIRST_MOST_GOAL = 12
"""In a recording the goals for the most of something begin with this number."""
OUR_FIRST_MOST_GOAL = goals.IS_FIRST.index(False)


def our_goal(number: int) -> int:
    return number if number < FIRST_MOST_GOAL else number - FIRST_MOST_GOAL + OUR_FIRST_MOST_GOAL


def their_goal(goal: int) -> int:
    return goal if goals.IS_FIRST[goal] else goal - OUR_FIRST_MOST_GOAL + FIRST_MOST_GOAL


class Comparison:
    def __init__(self, state: Recorded, deck: list[int]) -> None:
        self.state = state
        self.deck = deck
        self.looked_at: set[str] = set()
        """Phases that have been played: goals are looked at after some of them only."""
        self.development_lost = False
        """Since the last Develop phase: then the tile for most developments is not compared."""
        self.last: dict[str, Any] = {}
        """The recorded state after the last phase."""

    def phase(self, phase: str, theirs: dict[str, Any], renewed: bool) -> None:
        """`renewed`: the discards were shuffled in this phase."""
        state = self.state
        self.last = theirs
        if phase.startswith("develop"):
            self.development_lost = False
        if self.development_lost:
            self._give_infrastructure(theirs)
        same("cards not drawn", state.draws, [])
        same("pool", state.pool, theirs["pool"])
        self._piles(theirs, renewed)
        for seat, player in enumerate(theirs["p"]):
            self._player(seat, player)
        self.looked_at.add("settle" if phase == "setup" else phase.rstrip("2"))
        for at, goal in self._goals():
            if not goals.IS_FIRST[goal] and self._looked_at(goal):
                same(f"most for {goals.IDS[goal]}", state.best[at], theirs["goal_most"][str(their_goal(goal))])

    def _goals(self) -> list[tuple[int, int]]:
        """The goals of the game that are compared now, with their places."""
        found = list(enumerate(self.state.goals))
        return [entry for entry in found if entry[1] != goals.INFRASTRUCTURE] if self.development_lost else found

    def _looked_at(self, goal: int) -> bool:
        """Whether the other engine has looked at this goal yet."""
        phases = ["develop"] if goal == goals.INFRASTRUCTURE else goals.AFTER[goal]
        return not self.looked_at.isdisjoint(phases)

    def _give_infrastructure(self, theirs: dict[str, Any]) -> None:
        """The tile for most developments goes to whom the recording gives it."""
        state = self.state
        if goals.INFRASTRUCTURE not in state.goals:
            return
        bit = 1 << state.goals.index(goals.INFRASTRUCTURE)
        state.open_goals |= bit
        for player, recorded in zip(state.players, theirs["p"], strict=True):
            player.goals &= ~bit
            if their_goal(goals.INFRASTRUCTURE) in recorded["goals"]:
                player.goals |= bit
                state.open_goals &= ~bit

    def _piles(self, theirs: dict[str, Any], renewed: bool) -> None:
        state = self.state
        discards = sorted(self._ours(theirs["discard"]))
        if renewed:
            state.settle_early_draws()
            both = sorted(state.piles[0] + state.discards[0])
            same("cards of both piles", len(both), theirs["deck"] + len(discards))
            state.piles[0] = [card for card in both if card not in discards]
            state.discards[0] = discards
            state.seen[0] = [0] * len(discards)
        same("cards drawn that lay in no pile", state.early, [])
        same("discards", sorted(state.discards[0]), discards)
        same("draw pile", len(state.piles[0]), theirs["deck"])

    def _player(self, seat: int, theirs: dict[str, Any]) -> None:
        state = self.state
        player = state.players[seat]
        same(f"hand of {seat}", sorted(player.hand), sorted(self._ours(theirs["hand"])))
        same(f"tableau of {seat}", sorted(player.tableau), sorted(self._ours(theirs["tab"])))
        mine = sorted([world, player.good_on(world)] for world in player.worlds_with_goods())
        same(f"goods of {seat}", mine, sorted(self._ours(pair) for pair in theirs["goods"]))
        same(f"chips of {seat}", player.vp, theirs["vp"])
        same(f"military of {seat}", player.sums.military, theirs["mil"])
        if "goals" in theirs:
            claimed = [their_goal(goal) for at, goal in enumerate(state.goals) if player.goals & (1 << at)]
            same(f"goals of {seat}", sorted(claimed), sorted(theirs["goals"]))
        if "prog" in theirs:
            progress = {str(their_goal(goal)): player.progress[at] for at, goal in self._goals()}
            same(f"progress of {seat}", progress, {goal: theirs["prog"][goal] for goal in progress})

    def scores(self, final: list[dict[str, Any]]) -> None:
        state = self.state
        if not state.over:
            same("rounds of a game that is not over", state.round, LAST_ROUND)
        winners = ending.best_seats(state)
        stale = [self._stale_points(seat) for seat in range(state.seats)]
        for seat, theirs in enumerate(final):
            player = state.players[seat]
            bonuses = {self.deck.index(card): points for card, points in scoring.bonuses(player).items()}
            same(f"bonuses of {seat}", bonuses, {int(card): points for card, points in theirs["bonus"].items()})
            same(f"printed points of {seat}", scoring.printed(player), theirs["cards"])
            same(f"chips of {seat}", player.vp, theirs["chips"])
            same(f"goal points of {seat}", goals.points(state, seat) + stale[seat], theirs["goals"])
            same(f"score of {seat}", ending.score(state, seat) + stale[seat], theirs["total"])
            same(f"tie-break of {seat}", ending.tie_break(state, seat), theirs["tie"])
            if not any(stale):
                same(f"win of {seat}", seat in winners, bool(theirs["winner"]))

    def _stale_points(self, seat: int) -> int:
        """What the other engine gives besides ours for the tile for most developments, since it last looked at it."""
        state = self.state
        goal = goals.INFRASTRUCTURE
        if not self.development_lost or goal not in state.goals:
            return 0
        number = their_goal(goal)
        recorded = self.last["p"][seat]
        if number in recorded["goals"]:
            points = goals.MOST_POINTS
        else:
            tied = goals.LEAST[goal] <= recorded["prog"][str(number)] == self.last["goal_most"][str(number)]
            points = goals.TIED_POINTS if tied else 0
        return points - goals.points_for(state, seat, state.goals.index(goal))

    def _ours(self, cards: list[int]) -> list[int]:
        return [self.deck[card] for card in cards]
