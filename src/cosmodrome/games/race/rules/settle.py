"""Phase III, Settle: place a world and pay for it or conquer it (rulebook: settle, improved-logistics).

All choose at the same time; then the worlds are shown, and windfall worlds get their good. Where takeovers are allowed,
everybody then pays and uses powers in the order of play, since it matters; else all at the same time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question, Secret, Task
from ..components.cards import ALIEN, COST, DEVELOPMENT, GOOD, KIND, MILITARY
from ..components.powers import CONQUER, FREE, PAY, PAY_REBEL, SECOND_WORLD, SETTLE_REDUCE, SETTLE_REDUCE_GOOD
from ..components.tableau import NO_CARD, NO_CARDS
from . import goals, takeovers
from .actions import NAMES, anybody_chose, phase_begins
from .answers import PASS
from .military import applies, conquest_bonus, ready_powers, room_of, tactics_of, usable
from .payment import IMPOSSIBLE, Due, Payment, Prompt, why_not_used
from .placing import place, world_gained
from .prices import can_place, conquers, price_of_military, world_cost
from .scoring import worth

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState


class Settle(Task["RaceState"]):
    """The phase; where two actions are played, it may come twice."""

    action: int
    """The action card that calls it."""
    __slots__ = tuple(__annotations__)

    def __init__(self, action: int) -> None:
        self.seat = -1
        self.action = action

    def run(self, state: RaceState) -> None:
        if not anybody_chose(state, self.action):
            return
        phase_begins(state, NAMES[self.action])
        for player in state.players:
            player.bonus_taken = False
        state.then(_PAY_FOR_WORLDS, takeovers.RESOLVE_TAKEOVERS, _END_OF_SETTLE)
        state.ask_all([PlaceWorld(seat) for seat in state.order()])


class PlaceWorld(Secret["RaceState"]):
    """A world one can pay for or conquer, or none."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        options = placeable(state.players[self.seat])
        options.append(PASS)
        return Choice(self.seat, "prompt-settle", "settle", options, {"round": state.round})

    def carry_out(self, state: RaceState, answers: list[tuple[int, Action]]) -> None:
        for seat, answer in answers:
            if answer != PASS:
                place(state, seat, answer[1], "settles")

    def hints(self, state: RaceState) -> dict[str, Any]:
        return {"placing": _outlook(state.players[self.seat])}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        return {"placing": None if action == PASS else _placing(state.players[self.seat], action[1])}

    def costs(self, state: RaceState, action: Action) -> bool:
        return _costs(state.players[self.seat], action)

    def closed(self, state: RaceState) -> list[tuple[Action, Illegal]]:
        return _not_placeable(state.players[self.seat])


def placeable(player: Player) -> list[Action]:
    """The worlds in hand that can be paid for or conquered."""
    hand = len(player.hand) - 1
    ready = [card for card in player.sums.optional if usable(player, card)]
    options: list[Action] = []
    for card in player.hand:
        kind = KIND[card]
        if DEVELOPMENT[kind]:
            continue
        spare = [power for power in ready if applies(kind, power)] if ready else ready
        if can_place(player, kind, [], spare, hand):
            options.append(("place", card))
    return options


def _outlook(player: Player) -> dict[str, Any]:
    """For every world it could place: what it costs and why, or the strength it takes, and what it is worth."""
    return {str(card): _placing(player, card) for _, card in placeable(player)}


def _placing(player: Player, card: int) -> dict[str, Any]:
    kind = KIND[card]
    if MILITARY[kind]:
        strength = player.strength_against(kind)
        instead = price_of_military(player, kind)
        due = max(0, COST[kind] - strength)
        price = {"less": [], "due": due, "strength": strength, "instead": instead if instead >= 0 else None}
    else:
        shares = player.shares(SETTLE_REDUCE) + player.shares(SETTLE_REDUCE_GOOD[GOOD[kind]])
        less = [{"card": by, "number": number} for by, number in shares]
        price = {"less": less, "due": world_cost(player, kind, []), "strength": None, "instead": None}
    return {"printed": COST[kind], **price, "points": worth(player, card)}


def _costs(player: Player, action: Action) -> bool:
    """Whether it is a world that has to be paid or fought for once it is laid open."""
    return action[0] == "place" and int(_placing(player, action[1])["due"]) > 0


def _not_placeable(player: Player) -> list[tuple[Action, Illegal]]:
    open_worlds = placeable(player)
    return [(("place", card), _why_not(player, card)) for card in player.hand if ("place", card) not in open_worlds]


def _why_not(player: Player, card: int) -> Illegal:
    kind = KIND[card]
    if DEVELOPMENT[kind]:
        return Illegal("not-a-world", "settle", {"card": card})
    if MILITARY[kind]:
        strength = player.strength_against(kind)
        return Illegal("too-strong", "military", {"card": card, "defence": COST[kind], "strength": strength})
    cost = world_cost(player, kind, [])
    return Illegal("too-expensive", "settle", {"card": card, "cost": cost, "hand": len(player.hand) - 1})


# paying and using powers


class PayForWorlds(Task["RaceState"]):
    """Everybody pays: one after the other if it matters."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        turns: list[Task[RaceState]] = [Turn(seat) for seat in state.order()]
        if state.rules.takeovers:
            state.then(*turns)
        else:
            state.at_once(turns)


class Turn(Task["RaceState"]):
    """A seat pays for its world, or may declare a takeover in its place; then comes the second placement."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        player = state.players[self.seat]
        if player.placing >= 0:
            state.then(Due(PayWorld(self.seat, player.placing)), ImprovedLogistics(self.seat))
        elif takeovers.targets(state, self.seat):
            state.then(takeovers.DeclareTakeover(self.seat), ImprovedLogistics(self.seat))


class PayWorld(Payment):
    """The cost, or what is missing in military strength."""

    card: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, card: int, pledged: tuple[int, ...] = NO_CARDS) -> None:
        self.seat = seat
        self.card = card
        self.pledged = pledged

    def with_power(self, card: int) -> PayWorld:
        return PayWorld(self.seat, self.card, (*self.pledged, card))

    def bill(self, state: RaceState) -> tuple[int, int]:
        player = state.players[self.seat]
        kind = KIND[self.card]
        pledged = list(self.pledged)
        if conquers(kind, pledged):
            return _conquest(player, kind, pledged)
        if room_of(pledged):  # cards for military strength do not pay as well
            return IMPOSSIBLE
        cost = world_cost(player, kind, pledged)
        return cost, cost

    def extras(self, state: RaceState) -> list[int]:
        player = state.players[self.seat]
        if not player.sums.optional:
            return []
        kind = KIND[self.card]
        pledged = list(self.pledged)
        spare = [card for card in ready_powers(player, kind) if card not in pledged]
        hand = len(player.hand)
        paying = any(PAY[KIND[card]] >= 0 for card in pledged)
        return [
            card
            for card in spare
            if not (paying and PAY[KIND[card]] >= 0)
            and can_place(player, kind, [*pledged, card], [other for other in spare if other != card], hand)
        ]

    def prompt(self, state: RaceState) -> Prompt:
        player = state.players[self.seat]
        kind = KIND[self.card]
        pledged = list(self.pledged)
        if not conquers(kind, pledged):
            rule = "pay-for-military" if MILITARY[kind] else "settle"
            return "prompt-pay", rule, {"card": self.card, "cost": world_cost(player, kind, pledged)}
        strength = player.strength_against(kind) + tactics_of(pledged)
        defence = COST[kind] - conquest_bonus(kind, pledged)
        rule = "military" if MILITARY[kind] else "conquer"
        return "prompt-conquer", rule, {"card": self.card, "strength": strength, "defence": defence}

    def tell(self, state: RaceState, number: int) -> None:
        key = "conquers" if conquers(KIND[self.card], list(self.pledged)) else "pays"
        state.tell(key, {"seat": self.seat, "card": self.card, "number": number})

    def paid(self, state: RaceState) -> None:
        state.players[self.seat].placing = NO_CARD
        world_gained(state, self.seat)

    def closed(self, state: RaceState) -> list[tuple[Action, Illegal]]:
        player = state.players[self.seat]
        offered = [*self.pledged, *self.extras(state)]
        return [
            (("use", card), why_not_used(player, card) or _why_no_power(self.card, card))
            for card in player.sums.optional
            if card not in offered
        ]


def _conquest(player: Player, kind: int, pledged: list[int]) -> tuple[int, int]:
    if any(FREE[KIND[card]] for card in pledged):  # such a ship carries only those who pay
        return IMPOSSIBLE
    strength = player.strength_against(kind) + tactics_of(pledged) + conquest_bonus(kind, pledged)
    missing = max(0, COST[kind] - strength)
    room = min(len(player.hand), room_of(pledged))
    return (missing, room) if missing <= room else IMPOSSIBLE


def _why_no_power(world: int, card: int) -> Illegal:
    kind = KIND[world]
    params = {"card": card}
    if applies(kind, card):
        return Illegal("does-not-combine", "settle", params)
    if PAY[KIND[card]] >= 0 and not MILITARY[kind]:
        return Illegal("only-for-military", "pay-for-military", params)
    if CONQUER[KIND[card]] >= 0:
        return Illegal("only-for-civil", "conquer", params)
    if GOOD[kind] == ALIEN:
        return Illegal("not-for-alien", "settle", params)
    assert PAY_REBEL[KIND[card]]
    return Illegal("only-for-rebels", "pay-for-military", params)


# a second placement


class ImprovedLogistics(Task["RaceState"]):
    """Whoever has placed a world or declared a takeover may do so once more, with the power for it."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        seat = self.seat
        player = state.players[seat]
        if not player.total(SECOND_WORLD) or not _has_settled(state, seat):
            return
        if player.hand or takeovers.targets(state, seat):
            state.then(SecondPlacement(seat))


def _has_settled(state: RaceState, seat: int) -> bool:
    player = state.players[seat]
    return takeovers.has_declared(state, seat) or any(card not in player.active for card in player.tableau)


class SecondPlacement(Question["RaceState"]):
    """Another world, or a takeover."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        options = placeable(state.players[self.seat])
        options += takeovers.targets(state, self.seat)
        options.append(PASS)
        return Choice(self.seat, "prompt-second", "improved-logistics", options, {"round": state.round})

    def answer(self, state: RaceState, action: Action) -> None:
        if action[0] == "place":
            place(state, self.seat, action[1], "settles")
            PayWorld(self.seat, action[1]).begin(state)
        elif action[0] == "takeover":
            takeovers.declare(state, self.seat, action[1], action[2])

    def hints(self, state: RaceState) -> dict[str, Any]:
        return {"placing": _outlook(state.players[self.seat]), "threats": takeovers.threats(state, self.seat)}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        placing = _placing(state.players[self.seat], action[1]) if action[0] == "place" else None
        return {"placing": placing, "threat": takeovers.foreseen(state, self.seat, action)}

    def costs(self, state: RaceState, action: Action) -> bool:
        return _costs(state.players[self.seat], action)

    def closed(self, state: RaceState) -> list[tuple[Action, Illegal]]:
        return _not_placeable(state.players[self.seat]) + takeovers.out_of_reach(state, self.seat)


class EndOfSettle(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        takeovers.clear(state)
        for player in state.players:
            player.temporary = 0
            player.hired = ()
            player.snapshot()
        goals.check(state, "settle")


_PAY_FOR_WORLDS: Final = PayForWorlds()
_END_OF_SETTLE: Final = EndOfSettle()
