"""Replay games of Race for the Galaxy recorded from an independent engine, and compare everything with ours.

    python tools/replay_recorded_race.py FILE.jsonl.gz [--json]

Every decision of a recorded game says what was legal and what was chosen: our legal answers must be the same ones, and
ours is then made to choose the same. Cards come in the recorded order. After every phase the whole state is compared,
at the end the scores.

Where the two engines ask differently, this is how the recording is followed:

* The other engine asks even if there is only one answer; ours does not then, and such a decision is skipped.
* It does not offer takeovers that can not succeed with all temporary military; ours does. They are left out of the
  comparison, and passed when nothing else is offered.
* It asks a defender only if that could save the world, ours whenever there is temporary military left; and it offers
  powers to discard for military again that have been used up.
* It lists every power card that might help in a payment, ours only those with which it can still be completed. What it
  lists besides must be of no use.
* It uses powers to produce on windfall worlds in a fixed order (those for one kind, newest card first; the bonus of the
  action card; those for any kind), ours lets the player choose. That order is followed.
* Its random players choose a second Develop or Settle without the first, which our rules do not allow: that choice is
  put into the state directly.
* Where everybody acts at the same time, its players act one after the other. If the discards are shuffled in between,
  which of them were in time depends on that: then only the cards of both piles together are compared.
* It stops after round 30. Then the scores are compared as they stand.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cosmodrome
from cosmodrome.games.race import actions, end, goals, payment, produce, scoring, settle, setup, steps, takeover
from cosmodrome.games.race.cards import COST, DECKS, KIND, MILITARY, SETUP, cards_of, kind_of
from cosmodrome.games.race.piles import AS_GOOD, AS_START, TO_FLIP
from cosmodrome.games.race.powers import (
    AGAINST_IMPERIUM,
    FREE,
    HIRE,
    PRODUCE_WINDFALL,
    TAKEOVER,
    TAKEOVER_BONUS,
    card_of,
)
from cosmodrome.games.race.state import RaceState
from cosmodrome.games.race.tableau import Player
from cosmodrome.kernel import Action, Choice, Decision, Game, Subset
from cosmodrome.kernel.options import resolve

EXPANSIONS = ("base", "storm", "rebel")
HAND, TABLEAU, GOOD = 2, 3, 4
FIRST_MOST_GOAL = 12
LAST_ROUND = 30
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

Event = list[Any]


class Difference(Exception):
    """The two engines disagree."""


def same(what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Difference(f"{what}: ours {ours}, recorded {theirs}")


class Recorded(RaceState):
    """A state whose cards come in the recorded order."""

    __slots__ = ("draws", "starts")

    draws: list[tuple[int, int, int, int]]
    """Of the phase being played, what is still to be drawn: (card, purpose or place, seat, world)."""
    starts: dict[tuple[int, int], int]

    def pick(self, pile: list[int], number: int, seat: int, purpose: int, world: int) -> list[int]:
        return [self._next(pile, seat, purpose, world) for _ in range(number)]

    def _next(self, pile: list[int], seat: int, purpose: int, world: int) -> int:
        card = self.starts[seat, world] if purpose == AS_START else self._drawn(seat, purpose, world)
        for cards in (pile, *self.discards):
            if card in cards:
                at = cards.index(card)
                cards.pop(at)
                if cards is not pile:
                    self.seen[0].pop(at)
                return card
        raise Difference(f"card {card} is drawn, but lies in no pile")

    def _drawn(self, seat: int, purpose: int, world: int) -> int:
        for at, (card, place, receiver, on) in enumerate(self.draws):
            if purpose == TO_FLIP:
                fits = place == TO_FLIP_PLACE and receiver == seat
            elif purpose == AS_GOOD:
                fits = place == GOOD and on == world
            else:
                fits = place == HAND and receiver == seat
            if fits:
                self.draws.pop(at)
                return card
        raise Difference(f"seat {seat} draws a card (purpose {purpose}, world {world}), but none is recorded")


TO_FLIP_PLACE = 100
"""In the list of draws: a card that is flipped over."""


class Asked:
    """A recorded decision, in our numbers of cards."""

    def __init__(self, event: Event, deck: list[int]) -> None:
        _, _, _, self.args, cards, powers, self.answer, chosen, used, _ = event
        self.subject = deck[self.args[0]] if 0 <= self.args[0] < len(deck) else -1
        self.cards = [deck[card] for card in cards]
        self.powers = [deck[card] for card in powers]
        self.places: list[int] = powers
        """Where the list belongs to powers: their places among those of their cards."""
        self.card = deck[self.answer] if 0 <= self.answer < len(deck) else -1
        self.chosen = [deck[card] for card in chosen if card >= 0]
        self.numbers: list[int] = chosen
        """Where the answer is no list of cards."""
        self.used = [deck[card] for card in used]
        self.place: int = used[0] if used else -1


class Replay:
    """One recorded game."""

    def __init__(self, game: Game, record: dict[str, Any]) -> None:
        self.record = record
        self.expansion = EXPANSIONS[record["exp"]]
        self.deck = DECKS[self.expansion]
        self.events: list[Event] = record["ev"]
        self.at = 0
        self.held: dict[int, list[int]] = {}
        """Discards of the first hand that wait for one more."""
        self.renewed = False
        self.looked_at: set[str] = set()
        """Phases that have been played: goals are looked at after some of them only."""
        options: dict[str, object] = {
            "expansion": self.expansion,
            "goals": bool(record["goals_on"]),
            "takeovers": bool(record["takeovers_on"]),
            "advanced": bool(record["advanced"]),
            "scenario": record["deal"] == "rvi_scenario",
        }
        self.state = Recorded(game, record["players"], resolve(game.options, options), "recorded")
        self.state.journal = None
        self.added = self._added() if options["scenario"] else []

    def _added(self) -> list[int]:
        """The cards that the scenario adds to the first hands: they come off no pile in ours."""
        return [cards_of(kind_of(side["adds"]), self.expansion)[0] for side in SETUP["scenario"]]

    # numbers of cards: theirs count within the deck of an expansion

    def ours(self, card: int) -> int:
        return self.deck[card] if card >= 0 else card

    def all_ours(self, cards: list[int]) -> list[int]:
        return [self.ours(card) for card in cards]

    # the whole game

    def run(self) -> None:
        self._set_up()
        while self.at < len(self.events):
            event = self.events[self.at]
            if event[0] == "a":
                self._decide(event)
            elif event[0] == "st":
                self._compare_state(event[1], event[2])
                self._prepare_draws(self.at + 1)
            elif event[0] == "rs":
                self.renewed = True
            self.at += 1
        self._compare_scores()

    def _set_up(self) -> None:
        state = self.state
        state.begin()
        self._find_start_worlds()
        self._prepare_draws(0)
        if self.record["deal"] == "stacked":
            for seat, player in enumerate(state.players):
                player.placing = state.starts[seat, -1]
                state.piles[0].remove(player.placing)
        else:
            setup.set_up(state)
        drawn = [goal if goal < FIRST_MOST_GOAL else goal - FIRST_MOST_GOAL + 9 for goal in self.record["goals"]]
        goals.set_up(state, drawn)

    def _find_start_worlds(self) -> None:
        """From the choices of start worlds, or from those placed at once."""
        starts: dict[tuple[int, int], int] = {}
        for event in self.events:
            if event[0] == "st":
                break
            if event[0] == "m" and event[5] == TABLEAU:
                starts.setdefault((event[4], -1), self.ours(event[1]))
            if event[0] == "a" and event[2] == "start":
                for card in self.all_ours(event[5]):
                    starts[event[1], setup.colour(card)] = card
        self.state.starts = starts

    def _prepare_draws(self, begin: int) -> None:
        """The cards drawn up to the next comparison, with what for."""
        draws: list[tuple[int, int, int, int]] = []
        flips, flipper = 0, -1
        self.renewed = False
        for at in range(begin, len(self.events)):
            event = self.events[at]
            if event[0] == "st":
                break
            if event[0] == "a" and event[2] == "lucky":
                flips, flipper = 1, event[1]
            elif event[0] == "a" and event[2] == "ante" and event[6] >= 0:
                flips, flipper = COST[KIND[self.ours(event[6])]], event[1]
            elif event[0] == "d":
                card = self.ours(event[1])
                if flips:
                    draws.append((card, TO_FLIP_PLACE, flipper, -1))
                    flips -= 1
                elif card not in self.added:
                    draws.append((card, *self._destination(at)))
        self.state.draws = draws

    def _destination(self, at: int) -> tuple[int, int, int]:
        move = self.events[at + 1]
        if move[0] == "rs":
            move = self.events[at + 2]
        assert move[0] == "m" and move[1] == self.events[at][1], "a card drawn that goes nowhere"
        if move[5] != GOOD:
            return move[5], move[4], -1
        good = next(event for event in self.events[at:] if event[0] == "g" and event[1] == move[1])
        return GOOD, move[4], self.ours(good[2])

    # moving our engine

    def _advance(self) -> None:
        """One stage further, or one turn in Settle."""
        state = self.state
        if state.turn >= 0:
            settle.next_turn(state)
        else:
            state.stage = steps.AFTER[state.stage]
            steps.BEGIN[state.stage](state)

    def _act(self, seat: int, action: Action) -> None:
        state = self.state
        accepted = state.decision(seat).accept(action)
        if accepted is None:
            raise Difference(f"our engine refuses {action}")
        state._asked = None
        steps.DO[state.players[seat].step](state, seat, accepted)

    def _until_asked(self, seat: int, wanted: tuple[str, ...]) -> bool:
        """Whether our engine comes to ask this seat one of these, without a decision that the recording lacks."""
        state = self.state
        while True:
            if seat in state.waiting and state.players[seat].step in wanted:
                return True
            pending = [other for other in state.waiting if self._pass_over(other)]
            if pending:
                continue
            if state.waiting or state.stage == END_OF[self._phase()]:
                return False
            self._advance()

    def _phase(self) -> str:
        """The phase whose end comes next in the recording."""
        for event in self.events[self.at :]:
            if event[0] == "st":
                return str(event[1])
        return "end"

    def _pass_over(self, seat: int) -> bool:
        """Answer a question that the other engine does not ask, if this is one."""
        step = self.state.players[seat].step
        if step == "takeover" and not self._promising(seat):
            self._act(seat, ("pass",))
        elif step == "second" and not self._asked_later(seat, ("settle_power", "place", "takeover")):
            if self._promising(seat) or self._places(seat):
                return False
            self._act(seat, ("pass",))
        elif (
            step == "pay"
            and self.state.players[seat].target >= 0
            and not self._asked_later(seat, ("defend", "payment"))
        ):
            self._act(seat, ("pay", ()))
        elif step == "ante" and self.state.decision(seat).count() == 1:
            self._act(seat, ("decline",))
        elif step == "produce" and (forced := self._next_windfall(seat)) is not None and forced[0] != "ask":
            self._act(seat, forced)
        else:
            return False
        return True

    def _asked_later(self, seat: int, kinds: tuple[str, ...]) -> bool:
        for event in self.events[self.at :]:
            if event[0] == "st":
                return False
            if event[0] == "a" and event[1] == seat and event[2] in kinds:
                return True
        return False

    # decisions

    def _decide(self, event: Event) -> None:
        getattr(self, f"_on_{event[2]}")(event[1], Asked(event, self.deck))

    def _choices(self, seat: int, verb: str) -> set[int]:
        decision = self.state.decision(seat)
        assert isinstance(decision, Choice)
        return {action[1] for action in decision.options if action[0] == verb}

    def _subset(self, seat: int) -> Subset:
        decision: Decision = self.state.decision(seat)
        assert isinstance(decision, Subset)
        return decision

    def _check_items(self, seat: int, cards: list[int], number: int) -> None:
        decision = self._subset(seat)
        same("cards to choose from", sorted(decision.items), sorted(cards))
        same("cards to choose", decision.lo, number)

    def _demand(self, seat: int, *wanted: str) -> None:
        if not self._until_asked(seat, wanted):
            step = self.state.players[seat].step
            raise Difference(
                f"seat {seat} is asked {step or 'nothing'} at {self.state.stage}, not {' or '.join(wanted)}"
            )

    def _on_start(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "start")
        same("start worlds", self._choices(seat, "start"), set(asked.powers))
        self._act(seat, ("start", asked.used[0]))
        decision = self._subset(seat)
        same("first hand", sorted(decision.items), sorted(asked.cards))
        if decision.lo > len(asked.chosen):
            self.held[seat] = asked.chosen
        else:
            self._act(seat, ("discard", tuple(asked.chosen)))

    def _on_discard(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "first_hand", "explore", "limit")
        held = self.held.pop(seat, [])
        if not held and self._subset(seat).lo > asked.args[0] and self.state.players[seat].step == "first_hand":
            self.held[seat] = asked.chosen
            return
        if not held:
            self._check_items(seat, asked.cards, asked.args[0])
        self._act(seat, ("discard", tuple(held + asked.chosen)))

    def _on_action(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "actions")
        action = ("choose", *[actions.NAMES[number] for number in sorted(asked.numbers) if number > 0])
        if self.state.decision(seat).legal(action):
            self._act(seat, action)
        else:
            actions.do(self.state, seat, action)

    def _on_place(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "develop", "settle", "second")
        same("cards that can be placed", self._places(seat), set(asked.cards))
        if asked.answer >= 0:
            self._act(seat, ("place", asked.card))
        elif asked.args[1] < 0 or not self._promising(seat):
            self._act(seat, ("pass",))

    def _places(self, seat: int) -> set[int]:
        return self._choices(seat, "place")

    def _on_payment(self, seat: int, asked: Asked) -> None:
        card = asked.subject
        player = self.state.players[seat]
        if not self._until_asked(seat, ("pay",)) or card not in (player.placing, player.target):
            if asked.used or len(asked.chosen) not in (0, len(asked.cards)):
                raise Difference(f"paying for {card} is no choice in ours")
            return
        same("cards to pay with", sorted(player.hand), sorted(asked.cards))
        self._check_powers(seat, set(asked.powers), KIND[card])
        self._pay(seat, asked.used, asked.chosen)

    def _check_powers(self, seat: int, theirs: set[int], kind: int) -> None:
        mine = {action[1] for action in self.state.decision(seat).others}
        same("powers of ours that are not theirs", mine - theirs, set())
        useless = {
            card
            for card in theirs
            if (FREE[KIND[card]] and MILITARY[kind]) or HIRE[KIND[card]] or card not in self.state.players[seat].tableau
        }
        for card in theirs - mine - useless:
            if not self._of_no_use(seat, card):
                raise Difference(f"power {card} is not offered by ours")

    def _of_no_use(self, seat: int, card: int) -> bool:
        """Whether no payment can be completed with this power card: it would cost too much, or be too weak."""
        player = self.state.players[seat]
        twin = self.state.copy()
        twin.players[seat].pledged = (*player.pledged, card)
        lo, hi = payment.bill(twin, twin.players[seat])
        return lo > hi or lo > len(player.hand)

    def _pay(self, seat: int, powers: list[int], cards: list[int]) -> None:
        for card in powers:
            self._act(seat, ("use", card))
        if seat in self.state.waiting and self.state.players[seat].step == "pay":
            self._act(seat, ("pay", tuple(cards)))

    def _on_settle_power(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "second")
        if not asked.chosen:
            self._act(seat, ("pass",))

    def _on_takeover(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "takeover", "second")
        same("worlds to take over", self._promising(seat), set(asked.cards))
        if asked.answer < 0:
            self._act(seat, ("pass",))
        else:
            self._act(seat, ("takeover", asked.used[0], asked.card))

    def _promising(self, seat: int) -> set[int]:
        """Worlds this seat could take over if it used all its temporary military, and the owner none."""
        state = self.state
        player = state.players[seat]
        reserve = takeover.unused(player)
        found: set[int] = set()
        powers = {action[1] for action in takeover.targets(state, seat)}
        for _, _, world in takeover.targets(state, seat):
            owner = state.players[takeover.owner_of(state, world)]
            bonus = max([_alliance(player, owner, power) for power in powers])
            if player.strength_against(KIND[world]) + bonus + reserve >= takeover.defence(owner, world):
                found.add(world)
        return found

    def _on_defend(self, seat: int, asked: Asked) -> None:
        if not self._until_asked(seat, ("pay",)):
            same("defence that ours does not ask for", (asked.chosen, asked.used), ([], []))
            return
        player = self.state.players[seat]
        same("world defended", player.target, asked.subject)
        attacker, power, world = self.state.takeovers[self.state.attack]
        surplus = takeover.attack_strength(self.state.players[attacker], power, world) - takeover.defence(player, world)
        same("surplus of the attack", (attacker, surplus), (asked.args[1], asked.args[2]))
        mine = {action[1] for action in self.state.decision(seat).others}
        used_up = {card for card in player.sums.temporary if HIRE[KIND[card]] and not takeover.room_left(player, card)}
        same("powers to defend with", mine, set(asked.powers) - used_up)
        self._pay(seat, asked.used, asked.chosen)

    def _on_trade(self, seat: int, asked: Asked) -> None:
        if not self._until_asked(seat, ("trade",)):
            same("goods to trade, without a choice", len(asked.cards), 1)
            return
        same("goods to trade", self._choices(seat, "trade"), set(asked.cards))
        self._act(seat, ("trade", asked.chosen[0]))

    def _on_consume_power(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "consume")
        decision = self.state.decision(seat)
        assert isinstance(decision, Choice)
        powers = {action[1:] for action in decision.options if action[0] == "use"}
        same("powers", powers, set(zip(asked.cards, asked.places, strict=True)))
        same("may stop", ("done",) in decision.options, bool(asked.args[0]))
        self._act(seat, ("use", asked.chosen[0], asked.place) if asked.chosen else ("done",))

    def _on_consume_hand(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "hand")
        same("hand", sorted(self._subset(seat).items), sorted(asked.cards))
        self._act(seat, ("discard", tuple(asked.chosen)))

    def _on_good(self, seat: int, asked: Asked) -> None:
        is_asked = self._until_asked(seat, ("goods",))
        if not is_asked or card_of(self.state.players[seat].using) != asked.powers[0]:
            same("goods to consume, without a choice", len(asked.cards), asked.args[0])
            return
        self._check_items(seat, asked.cards, asked.args[0])
        self._act(seat, ("consume", tuple(asked.chosen)))

    def _on_lucky(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "guess")
        self._act(seat, ("guess", asked.answer))

    def _on_ante(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "ante")
        same("cards to bet", self._choices(seat, "ante") if asked.cards else set(), set(asked.cards))
        self._act(seat, ("ante", asked.card) if asked.answer >= 0 else ("decline",))

    def _on_keep(self, seat: int, asked: Asked) -> None:
        if not self._until_asked(seat, ("keep",)):
            same("cards to keep, without a choice", len(asked.cards), 1)
            return
        same("cards to keep", self._choices(seat, "keep"), set(asked.cards))
        self._act(seat, ("keep", asked.card))

    # production

    def _windfalls(self, seat: int) -> list[tuple[int, set[int]]]:
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

    def _next_windfall(self, seat: int) -> Action | None:
        """What the other engine does without asking; ("ask",) if it asks."""
        for power, worlds in self._windfalls(seat):
            return ("windfall", power, *worlds) if len(worlds) == 1 else ("ask",)
        return None

    def _on_windfall(self, seat: int, asked: Asked) -> None:
        self._demand(seat, "produce")
        while self._pass_over(seat):
            pass
        self._demand(seat, "produce")
        power, worlds = self._windfalls(seat)[0]
        same("power of windfall", power, asked.subject)
        same("windfall worlds", worlds, set(asked.cards))
        self._act(seat, ("windfall", power, asked.chosen[0]))

    def _to_last_powers(self, seat: int) -> None:
        self._demand(seat, "produce")
        while self._pass_over(seat):
            pass
        self._demand(seat, "produce")

    def _on_produce_power(self, seat: int, asked: Asked) -> None:
        self._to_last_powers(seat)
        player = self.state.players[seat]
        same("last powers", {*player.draws, player.refit}, set(asked.cards))
        card = asked.chosen[0]
        if card != player.refit:
            self._act(seat, ("draw", card))

    def _on_discard_produce(self, seat: int, asked: Asked) -> None:
        self._to_last_powers(seat)
        same("world to produce on", self.state.players[seat].refit, asked.subject)
        same("hand", sorted(self._subset(seat).items), sorted(asked.cards))
        self._act(seat, ("refit", (asked.chosen[0],)) if asked.chosen else ("done",))

    # comparing

    def _compare_state(self, phase: str, theirs: dict[str, Any]) -> None:
        state = self.state
        while state.waiting or state.stage != END_OF[phase]:
            if state.waiting:
                if not any(self._pass_over(seat) for seat in state.waiting):
                    asked = [state.players[seat].step for seat in state.waiting]
                    raise Difference(f"at the end of {phase} ours still asks {state.waiting} {asked}")
            else:
                self._advance()
        same("cards not drawn", state.draws, [])
        same("pool", state.pool, theirs["pool"])
        self._compare_piles(theirs)
        for seat, player in enumerate(theirs["p"]):
            self._compare_player(seat, player)
        self.looked_at.add("settle" if phase == "setup" else phase.rstrip("2"))
        for at, goal in enumerate(state.goals):
            if not goals.IS_FIRST[goal] and self.looked_at.intersection(goals.AFTER[goal]):
                same(f"most for {goals.IDS[goal]}", state.best[at], theirs["goal_most"][str(self._goal_number(goal))])

    def _compare_piles(self, theirs: dict[str, Any]) -> None:
        state = self.state
        discards = sorted(self.all_ours(theirs["discard"]))
        if self.renewed:
            both = sorted(state.piles[0] + state.discards[0])
            same("cards of both piles", len(both), theirs["deck"] + len(discards))
            state.piles[0] = [card for card in both if card not in discards]
            state.discards[0] = discards
            state.seen[0] = [0] * len(discards)
        same("discards", sorted(state.discards[0]), discards)
        same("draw pile", len(state.piles[0]), theirs["deck"])

    def _goal_number(self, goal: int) -> int:
        return goal if goals.IS_FIRST[goal] else goal - 9 + FIRST_MOST_GOAL

    def _compare_player(self, seat: int, theirs: dict[str, Any]) -> None:
        state = self.state
        player = state.players[seat]
        same(f"hand of {seat}", sorted(player.hand), sorted(self.all_ours(theirs["hand"])))
        same(f"tableau of {seat}", sorted(player.tableau), sorted(self.all_ours(theirs["tab"])))
        mine = sorted([world, player.good_on(world)] for world in player.worlds_with_goods())
        same(f"goods of {seat}", mine, sorted(self.all_ours(pair) for pair in theirs["goods"]))
        same(f"chips of {seat}", player.vp, theirs["vp"])
        same(f"military of {seat}", player.sums.military, theirs["mil"])
        if "goals" in theirs:
            claimed = [self._goal_number(goal) for at, goal in enumerate(state.goals) if player.goals & (1 << at)]
            same(f"goals of {seat}", sorted(claimed), sorted(theirs["goals"]))
        if "prog" in theirs:
            progress = {str(self._goal_number(goal)): player.progress[at] for at, goal in enumerate(state.goals)}
            same(f"progress of {seat}", progress, theirs["prog"])

    def _compare_scores(self) -> None:
        state = self.state
        if not state.over:
            same("rounds of a game that is not over", state.round, LAST_ROUND)
        winners = end.best_seats(state)
        for seat, theirs in enumerate(self.record["final"]):
            player = state.players[seat]
            bonuses = {self.deck.index(card): points for card, points in scoring.bonuses(player).items()}
            same(f"bonuses of {seat}", bonuses, {int(card): points for card, points in theirs["bonus"].items()})
            same(f"printed points of {seat}", scoring.printed(player), theirs["cards"])
            same(f"chips of {seat}", player.vp, theirs["chips"])
            same(f"goal points of {seat}", goals.points(state, seat), theirs["goals"])
            same(f"score of {seat}", end.score(state, seat), theirs["total"])
            same(f"tie-break of {seat}", end.tie_break(state, seat), theirs["tie"])
            same(f"win of {seat}", seat in winners, bool(theirs["winner"]))


def _alliance(player: Player, owner: Player, power: int) -> int:
    """The bonus of a takeover power against this owner."""
    if TAKEOVER[KIND[power]] != AGAINST_IMPERIUM or not owner.sums.imperium:
        return 0
    return TAKEOVER_BONUS[KIND[power]] * player.sums.rebel_military


def records(file: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def replay(record: dict[str, Any]) -> dict[str, Any] | None:
    """The first difference in a game; None if it is identical."""
    game = Replay(cosmodrome.game("race"), record)
    try:
        game.run()
    except (Difference, AssertionError) as problem:
        return {
            "seed": record["seed"],
            "players": record["players"],
            "expansion": game.expansion,
            "deal": record["deal"],
            "round": game.state.round,
            "stage": game.state.stage,
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


def main() -> int:
    parser = argparse.ArgumentParser(description="Replay recorded games of Race for the Galaxy.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true", help="print everything as one JSON object")
    arguments = parser.parse_args()
    result = compare(arguments.file)
    if arguments.json:
        print(json.dumps(result))
    else:
        print(f"{result['identical']} of {result['games']} games are identical")
        for difference in result["differences"]:
            print(
                f"game {difference['game']}, round {difference['round']}, {difference['stage']}: {difference['what']}"
            )
    return 0 if not result["differences"] else 1


if __name__ == "__main__":
    sys.exit(main())
