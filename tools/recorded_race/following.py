"""Our engine, moved on beside the recording: up to the question that was recorded, past those that were not."""

from __future__ import annotations

import cosmodrome
from cosmodrome.games.race.components.cards import DECKS, KIND
from cosmodrome.games.race.components.powers import (
    AGAINST_IMPERIUM,
    IMPERIUM_CARDS,
    PRODUCE_WINDFALL,
    REBEL_MILITARY_WORLDS,
    TAKEOVER,
    TAKEOVER_BONUS,
)
from cosmodrome.games.race.components.tableau import Player
from cosmodrome.games.race.rules import produce, takeovers
from cosmodrome.games.race.rules.takeovers import Boost
from cosmodrome.games.race.shown.viewing import STEPS
from cosmodrome.kernel import NO_SCENARIO, Action, Choice, Subset

from . import oracle
from .oracle import REFEREE, Pause, Recorded
from .recording import EXPANSIONS, Difference, Event, Game


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
        self.state.lay_out()
        self.state.early = []
        self.state.starts = oracle.start_worlds(self.events, self.deck)

    # moving on

    def step(self, seat: int) -> str:
        """What our engine asks this seat, in a word; "" for nothing."""
        asked = self.state.question(seat)
        return "" if asked is None else STEPS[type(asked)]

    def paused_after(self) -> str:
        """The phase after which our engine waits to be compared; "" if it does not."""
        asked = self.state.question(REFEREE)
        return asked.phase if isinstance(asked, Pause) else ""

    def act(self, seat: int, *action: object) -> None:
        accepted = self.state.decision(seat).accept(action)
        if accepted is None:
            raise Difference(f"our engine refuses {action}")
        self.force(seat, accepted)

    def force(self, seat: int, action: Action) -> None:
        """Carry out an answer, also one that our rules do not offer; what was asked before is asked no more."""
        self.state._asked = None
        self.state._question = self.state.question(seat)
        self.state.perform(seat, action)

    def until_asked(self, seat: int, *wanted: str) -> bool:
        """Whether our engine comes to ask this seat one of these, without a decision that the recording lacks."""
        while True:
            if self.step(seat) in wanted:
                return True
            if self.paused_after() not in ("", self._phase()):
                self.force(REFEREE, ())
            elif not self._pass_over_any():
                return False

    def _pass_over_any(self) -> bool:
        return any(self.pass_over(seat) for seat in self.state.waiting if seat != REFEREE)

    def demand(self, seat: int, *wanted: str) -> None:
        if not self.until_asked(seat, *wanted):
            step = self.step(seat) or "nothing"
            raise Difference(f"seat {seat} is asked {step} in {self.state.phase}, not {' or '.join(wanted)}")

    def to_end_of(self, phase: str) -> None:
        """On to the point at which the state is compared."""
        while self.paused_after() != phase and not self.state.over:
            if self.paused_after():
                self.force(REFEREE, ())
            elif not self._pass_over_any():
                asked = [self.step(seat) for seat in self.state.waiting]
                raise Difference(f"at the end of {phase} ours still asks {self.state.waiting} {asked}")

    def _phase(self) -> str:
        """The phase whose end comes next in the recording."""
        for event in self.events[self.at :]:
            if event[0] == "st":
                return str(event[1])
        return "end"

    # questions that the other engine does not ask

    def pass_over(self, seat: int) -> bool:
        """Answer a question that the other engine does not ask, if this is one."""
        step = self.step(seat)
        if step == "takeover" and not self.promising(seat):
            self.act(seat, "pass")
        elif step == "second" and not self._asked_later(seat, "settle_power", "place", "takeover"):
            if self.promising(seat) or self.choices(seat, "place"):
                return False
            self.act(seat, "pass")
        elif isinstance(self.state.question(seat), Boost) and not self._asked_later(seat, "defend", "payment"):
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

    def producing(self, seat: int) -> produce.UsePowers:
        asked = self.state.question(seat)
        assert isinstance(asked, produce.UsePowers)
        return asked

    def promising(self, seat: int) -> set[int]:
        """Worlds this seat could take over if it used all its temporary military, and the owner none."""
        state = self.state
        player = state.players[seat]
        reserve = takeovers.unused(player)
        found: set[int] = set()
        targets = takeovers.targets(state, seat)
        powers = {action[1] for action in targets}
        for _, _, world in targets:
            owner = state.players[takeovers.owner_of(state, world)]
            bonus = max([_alliance(player, owner, power) for power in powers])
            if player.strength_against(KIND[world]) + bonus + reserve >= takeovers.defence(owner, world):
                found.add(world)
        return found

    def windfalls(self, seat: int) -> list[tuple[int, set[int]]]:
        """Powers to produce on windfall worlds with the worlds, in the order the other engine uses them."""
        player = self.state.players[seat]
        found: dict[int, set[int]] = {}
        for power, world in produce.windfall_pairs(player, list(self.producing(seat).windfalls)):
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
        draws = self.producing(seat).draws
        if draws and seat not in self.refitting and not self._asked_later(seat, "produce_power"):
            return "draw", draws[0]
        return None


def _alliance(player: Player, owner: Player, power: int) -> int:
    """The bonus of a takeover power against this owner."""
    if TAKEOVER[KIND[power]] != AGAINST_IMPERIUM or not owner.total(IMPERIUM_CARDS):
        return 0
    return TAKEOVER_BONUS[KIND[power]] * player.total(REBEL_MILITARY_WORLDS)
