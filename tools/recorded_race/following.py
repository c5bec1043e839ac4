"""Our engine, moved on beside the recording: up to the question that was recorded, past those that were not."""

from __future__ import annotations

import cosmodrome
from cosmodrome.games.race.components.cards import DECKS, KIND
from cosmodrome.games.race.components.powers import AGAINST_IMPERIUM, PRODUCE_WINDFALL, TAKEOVER, TAKEOVER_BONUS
from cosmodrome.games.race.components.tableau import Player
from cosmodrome.games.race.rules import produce, settle
from cosmodrome.games.race.rules import round as steps
from cosmodrome.games.race.rules import takeovers as takeover
from cosmodrome.kernel import NO_SCENARIO, Action, Choice, Subset

from . import oracle
from .oracle import Recorded
from .recording import EXPANSIONS, Difference, Event, Game

END_OF = {
    "setup": "opening",
    "explore": "explore",
    "develop": "develop_end",
    "develop2": "develop_again_end",
    "settle": "settle_end",
    "settle2": "settle_again_end",
    "consume": "consume_end",
    "produce": "produce_end",
    "end": "end",
}
"""The last stage of ours in every phase of theirs."""


class Follower:
    def __init__(self, record: Game) -> None:
        self.record = record
        self.expansion = EXPANSIONS[record["exp"]]
        self.deck = DECKS[self.expansion]
        self.events: list[Event] = record["ev"]
        self.at = 0
        self.refitting: set[int] = set()
        """Seats that in this phase have chosen to discard a card for a good before they draw."""
        scenario = record["deal"] == "rvi_scenario"
        options: dict[str, object] = {
            "expansion": self.expansion,
            "goals": bool(record["goals_on"]),
            "takeovers": bool(record["takeovers_on"]) or scenario,
            "advanced": bool(record["advanced"]),
            "scenario": "rebel_vs_imperium" if scenario else NO_SCENARIO,
        }
        game = cosmodrome.game("race")
        self.state = Recorded(game, record["players"], game.resolve(options), "recorded")
        self.state.journal = None
        self.state.begin()
        self.state.early = []
        self.state.starts = oracle.start_worlds(self.events, self.deck)

    # moving on

    def advance(self) -> None:
        """One stage further, or one turn in Settle."""
        state = self.state
        state._asked = None
        if state.turn >= 0:
            settle.next_turn(state)
        else:
            state.stage = steps.AFTER[state.stage]
            steps.BEGIN[state.stage](state)

    def act(self, seat: int, *action: object) -> None:
        accepted = self.state.decision(seat).accept(action)
        if accepted is None:
            raise Difference(f"our engine refuses {action}")
        self.force(seat, accepted)

    def force(self, seat: int, action: Action) -> None:
        """Carry out an answer, also one that our rules do not offer; what was asked before is asked no more."""
        state = self.state
        state._asked = None
        steps.DO[state.players[seat].step](state, seat, action)

    def until_asked(self, seat: int, *wanted: str) -> bool:
        """Whether our engine comes to ask this seat one of these, without a decision that the recording lacks."""
        state = self.state
        while True:
            if seat in state.waiting and state.players[seat].step in wanted:
                return True
            passed = [other for other in state.waiting if self.pass_over(other)]
            if passed:
                continue
            if state.waiting or state.stage == END_OF[self._phase()]:
                return False
            self.advance()

    def demand(self, seat: int, *wanted: str) -> None:
        if not self.until_asked(seat, *wanted):
            step = self.state.players[seat].step or "nothing"
            raise Difference(f"seat {seat} is asked {step} at {self.state.stage}, not {' or '.join(wanted)}")

    def to_end_of(self, phase: str) -> None:
        state = self.state
        while state.waiting or state.stage != END_OF[phase]:
            if not state.waiting:
                self.advance()
            elif not any(self.pass_over(seat) for seat in state.waiting):
                asked = [state.players[seat].step for seat in state.waiting]
                raise Difference(f"at the end of {phase} ours still asks {state.waiting} {asked}")

    def _phase(self) -> str:
        """The phase whose end comes next in the recording."""
        for event in self.events[self.at :]:
            if event[0] == "st":
                return str(event[1])
        return "end"

    # questions that the other engine does not ask

    def pass_over(self, seat: int) -> bool:
        """Answer a question that the other engine does not ask, if this is one."""
        player = self.state.players[seat]
        step = player.step
        if step == "takeover" and not self.promising(seat):
            self.act(seat, "pass")
        elif step == "second" and not self._asked_later(seat, "settle_power", "place", "takeover"):
            if self.promising(seat) or self.choices(seat, "place"):
                return False
            self.act(seat, "pass")
        elif step == "pay" and player.target >= 0 and not self._asked_later(seat, "defend", "payment"):
            self.act(seat, "pay", ())
        elif step == "ante" and self.state.decision(seat).count() == 1:
            self.act(seat, "decline")
        elif step == "produce" and (forced := self._forced_in_produce(seat)) is not None:
            self.act(seat, *forced)
        else:
            return False
        return True

    def _asked_later(self, seat: int, *kinds: str) -> bool:
        """Whether the recording has such a decision of this seat later in the phase."""
        for event in self.events[self.at :]:
            if event[0] == "st":
                return False
            if event[0] == "a" and event[1] == seat and event[2] in kinds:
                return True
        return False

    # what ours offers

    def choices(self, seat: int, verb: str) -> set[int]:
        decision = self.state.decision(seat)
        assert isinstance(decision, Choice)
        return {action[1] for action in decision.options if action[0] == verb}

    def subset(self, seat: int) -> Subset:
        decision = self.state.decision(seat)
        assert isinstance(decision, Subset)
        return decision

    def promising(self, seat: int) -> set[int]:
        """Worlds this seat could take over if it used all its temporary military, and the owner none."""
        state = self.state
        player = state.players[seat]
        reserve = takeover.unused(player)
        found: set[int] = set()
        targets = takeover.targets(state, seat)
        powers = {action[1] for action in targets}
        for _, _, world in targets:
            owner = state.players[takeover.owner_of(state, world)]
            bonus = max([_alliance(player, owner, power) for power in powers])
            if player.strength_against(KIND[world]) + bonus + reserve >= takeover.defence(owner, world):
                found.add(world)
        return found

    def windfalls(self, seat: int) -> list[tuple[int, set[int]]]:
        """Powers to produce on windfall worlds with the worlds, in the order the other engine uses them."""
        player = self.state.players[seat]
        found: dict[int, set[int]] = {}
        for power, world in produce.windfall_pairs(player):
            found.setdefault(power, set()).add(world)
        newest = [card for card in reversed(player.active) if card in found]
        order = [card for card in newest if PRODUCE_WINDFALL[KIND[card]] > 0]
        order += [produce.BONUS] if produce.BONUS in found else []
        order += [card for card in newest if PRODUCE_WINDFALL[KIND[card]] == 0]
        return [(power, found[power]) for power in order]

    def _forced_in_produce(self, seat: int) -> Action | None:
        """What the other engine does without asking: its next power has only one world to serve, or all cards draw."""
        for power, worlds in self.windfalls(seat):
            return ("windfall", power, *worlds) if len(worlds) == 1 else None
        draws = self.state.players[seat].draws
        if draws and seat not in self.refitting and not self._asked_later(seat, "produce_power"):
            return "draw", draws[0]
        return None


def _alliance(player: Player, owner: Player, power: int) -> int:
    """The bonus of a takeover power against this owner."""
    if TAKEOVER[KIND[power]] != AGAINST_IMPERIUM or not owner.sums.imperium:
        return 0
    return TAKEOVER_BONUS[KIND[power]] * player.sums.rebel_military
