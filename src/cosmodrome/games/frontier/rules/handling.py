"""What is done with stacks between moves: handing over cards, loading, unloading (rulebook: stacks, fuel, cargo).

All of it is free, and none of it is done while a craft is on its way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Decision, Illegal, Question, Subset
from ..components.abilities import SELF_DECOMMISSION
from ..components.cards import CARDS, WATER, card_called
from ..components.stack import (
    BERNAL,
    FREIGHTER,
    FUELLED,
    LEO,
    MOBILE,
    NO_STACK,
    NUMBER,
    OUTPOSTS,
    ROCKET,
    ROCKETS,
    STACKS,
    TANKED,
    Stack,
)
from . import abilities, ageing, cargo, freighter, home
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState


def ids(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card].id for card in cards]


def numbers(action: Action) -> tuple[int, ...]:
    """The cards that an action of a subset names."""
    return tuple([card_called(id) for id in action[1]])


# handing over


class Transfer(Activity):
    """Cards of one stack join another in the same space, or make a new one. A Bernal leaves only what carries it."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        player = state.players[seat]
        found: list[Action] = []
        for kind in range(len(player.stacks)):
            if handed(state, seat, kind):
                for other in _others(state, seat, kind):
                    found.append(("transfer", STACKS[kind], STACKS[other]))
            if kind != BERNAL and home.carries(player.stacks[kind]):
                found.append(("transfer", STACKS[kind], STACKS[BERNAL]))
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(HandOver(seat, NUMBER[action[1]], NUMBER[action[2]]))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        """What a freighter does not take aboard here."""
        player = state.players[seat]
        why = freighter.load_refusal(state, seat) if player.stacks[FREIGHTER].there else None
        if why is None:
            return []
        others = [kind for kind in player.at(player.stacks[FREIGHTER].space) if kind != FREIGHTER]
        return [(("transfer", STACKS[kind], STACKS[FREIGHTER]), why) for kind in others if handed(state, seat, kind)]


def handed(state: FrontierState, seat: int, kind: int) -> tuple[int, ...]:
    """The cards of a stack that can go to another: the card of a freighter stays with its cube."""
    own = freighter.card_of(state, seat)
    cards = movable(state, state.stack(seat, kind))
    return tuple([card for card in cards if kind != FREIGHTER or card != own])


def movable(state: FrontierState, stack: Stack) -> list[int]:
    """The cards that can be handed over: all but the Bernal, and the children in it."""
    return [card for card in stack.cards if not home.is_bernal(card) and not ageing.is_child(state, card)]


def _others(state: FrontierState, seat: int, kind: int) -> list[int]:
    """Where cards of this stack can go: to what is in the space, a rocket or an outpost made for them."""
    player = state.players[seat]
    space = player.stacks[kind].space
    found = [other for other in player.at(space) if other not in (kind, FREIGHTER) and other not in MOBILE]
    if kind != FREIGHTER and freighter.takes_cargo(state, seat, space):
        found.append(FREIGHTER)
    found += [rocket for rocket in ROCKETS[: state.rules.rockets] if not player.stacks[rocket].there]
    outpost = cargo.free_outpost(state, seat)
    if outpost != cargo.NO_OUTPOST and space != home.leo(state, seat):
        found.append(outpost)
    return found


class BetweenStacks(Question["FrontierState"]):
    """What goes from one stack to another."""

    __slots__ = ("kind", "to")

    kind: int
    to: int

    def __init__(self, seat: int, kind: int, to: int) -> None:
        self.seat = seat
        self.kind = kind
        self.to = to

    def params(self) -> dict[str, Any]:
        return {"stack": f"stack-{STACKS[self.kind]}", "other_stack": f"stack-{STACKS[self.to]}"}


class HandOver(BetweenStacks):
    """Which cards go from one stack to another; with a Bernal that leaves what carries it, perhaps none."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        items = ids(handed(state, self.seat, self.kind))
        size = len(items)
        least = 0 if self._unloads_bernal(state) else 1
        params = self.params()
        return Subset(self.seat, "prompt-transfer", "stacks", "cards", items, least, size, [], [0] * size, (), params)

    def _unloads_bernal(self, state: FrontierState) -> bool:
        return self.to == BERNAL and home.carries(state.stack(self.seat, self.kind))

    def answer(self, state: FrontierState, action: Action) -> None:
        cards = numbers(action)
        loaded = freighter.has_cargo(state, self.seat)
        if self._unloads_bernal(state):
            children = [card for card in state.stack(self.seat, self.kind).cards if ageing.is_child(state, card)]
            cards = (home.bernal_of(state, self.seat), *children, *cards)
        if state.stack(self.seat, self.to).there:
            cargo.enters(state, self.seat, self.to, cards)
        else:
            cargo.open_stack(state, self.seat, self.to, state.stack(self.seat, self.kind).space, cards)
        if state.journal is not None:
            state.tell("transfers", {"seat": self.seat, "cards": list(cards), "stack": f"stack-{STACKS[self.to]}"})
        freighter.unloaded(state, self.seat, loaded)


class Rename(Activity):
    """An outpost becomes the rocket; the rocket, if there is one, becomes the outpost. Odd steps are lost."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if home.carries(state.stack(seat, ROCKET)):
            return []
        return [("rename", STACKS[kind]) for kind in OUTPOSTS if state.stack(seat, kind).cards]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        stacks = state.players[seat].stacks
        kind = NUMBER[action[1]]
        rocket = stacks[ROCKET]
        stacks[ROCKET] = stacks[kind].fuelled(stacks[kind].tanks, 0, stacks[kind].fuel, stacks[kind].letter)
        there = rocket.there and (rocket.tanks > 0 or rocket.cards)
        stacks[kind] = rocket.fuelled(rocket.tanks, 0, rocket.fuel, rocket.letter) if there else NO_STACK
        if state.journal is not None:
            state.tell("renames", {"seat": seat, "stack": f"stack-{STACKS[kind]}"})


class Lighten(Activity):
    """A heavy radiator is turned light."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            ("lighten", CARDS[card].id)
            for stack in state.players[seat].stacks
            for card in stack.cards
            if state.faces[card] in cargo.LIGHT
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        card = card_called(action[1])
        state.faces[card] = cargo.LIGHT[state.faces[card]]
        cargo.refit(state, seat)
        if state.journal is not None:
            state.tell("turns-light", {"seat": seat, "cards": [card]})


# taking back


class Decommission(Activity):
    """Cards go back to hand. Humans only at home; what else they may be given up for is told elsewhere."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [("decommission",)] if expendable(state, seat) else []

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(TakeBack(seat))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if expendable(state, seat):
            return []
        stacks = state.players[seat].stacks
        reason = "why-only-humans" if any(movable(state, stack) for stack in stacks) else "why-nothing-in-space"
        return [(("decommission",), Illegal(reason, "cargo"))]


def expendable(state: FrontierState, seat: int) -> list[int]:
    """The cards that may be decommissioned for nothing: humans only in LEO, or at home."""
    depots = home.depots(state, seat)
    found: list[int] = []
    for stack in state.players[seat].stacks:
        back = stack.space in depots
        cards = [card for card in movable(state, stack) if not cargo.lasting(state, card)]
        cards = [card for card in cards if not ageing.is_werner(state, card)]  # with him the game would be lost
        found += [card for card in cards if back or not cargo.is_human(state, card) or _convict(state, card)]
    return found


def _convict(state: FrontierState, card: int) -> bool:
    """Whether a human may go wherever it is."""
    return abilities.has(state, card, SELF_DECOMMISSION) is not None


class TakeBack(Question["FrontierState"]):
    """Which cards go back to hand."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        cards = tuple(expendable(state, self.seat))
        size = len(cards)
        return Subset(self.seat, "prompt-decommission", "cargo", "cards", ids(cards), 1, size, [], [0] * size)

    def answer(self, state: FrontierState, action: Action) -> None:
        cargo.take_back(state, self.seat, numbers(action))


# fuel


class Load(Activity):
    """Water of the depot becomes fuel of a craft there."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [("load", STACKS[kind]) for kind in FUELLED if _load_refusal(state, seat, kind) is None]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(LoadTanks(seat, NUMBER[action[1]]))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for kind in FUELLED:
            refusal = _load_refusal(state, seat, kind)
            if refusal is not None and state.stack(seat, kind).there:
                shut.append((("load", STACKS[kind]), refusal))
        return shut


def _load_refusal(state: FrontierState, seat: int, kind: int) -> Illegal | None:
    craft = state.stack(seat, kind)
    if craft.space not in home.depots(state, seat):
        return Illegal("why-not-in-leo", "refuel")
    if not state.players[seat].water:
        return Illegal("why-no-water", "refuel")
    if kind == BERNAL and not any(state.face(card).engine is not None for card in craft.cards):
        return Illegal("why-no-engine", "movement")  # what is in its tanks does not come out as water again
    if not cargo.room(state, craft):
        return cargo.full(state, craft)
    return None


class LoadTanks(Question["FrontierState"]):
    """How many tanks of water."""

    __slots__ = ("kind",)

    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, state: FrontierState) -> Decision:
        most = min(state.players[self.seat].water, cargo.room(state, state.stack(self.seat, self.kind)))
        return Amount(self.seat, "prompt-load", "fuel", "tanks", 1, most)

    def answer(self, state: FrontierState, action: Action) -> None:
        tanks: int = action[1]
        state.players[self.seat].water -= tanks
        cargo.add_tanks(state, self.seat, self.kind, tanks, WATER)
        if state.journal is not None:
            state.tell("loads", {"seat": self.seat, "tanks": tanks})


class Unload(Activity):
    """Whole tanks go to another stack in the space, or in LEO back to the depot; odd steps are lost."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for kind, stack in enumerate(state.players[seat].stacks):
            if stack.tanks:
                for other in _receivers(state, seat, kind):
                    found.append(("unload", STACKS[kind], STACKS[other]))
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(UnloadTanks(seat, NUMBER[action[1]], NUMBER[action[2]]))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        depots = home.depots(state, seat)
        shut: list[tuple[Action, Illegal]] = []
        for kind in FUELLED:
            craft = state.stack(seat, kind)
            if craft.tanks and craft.space in depots and cargo.fuel_out_of(kind, craft.fuel) != WATER:
                reason = "why-bernal-keeps-water" if craft.fuel == WATER else "why-not-water"
                shut.append((("unload", STACKS[kind], "leo"), Illegal(reason, "fuel")))
        return shut


def _receivers(state: FrontierState, seat: int, kind: int) -> list[int]:
    """Where tanks of a stack can go. The depot takes only water."""
    player = state.players[seat]
    stack = player.stacks[kind]
    found = [other for other in player.at(stack.space) if other != kind and other in TANKED]
    found = [other for other in found if other not in FUELLED or cargo.room(state, player.stacks[other])]
    outpost = cargo.free_outpost(state, seat)
    if stack.space in home.depots(state, seat):
        if cargo.fuel_out_of(kind, stack.fuel) == WATER:
            found.append(LEO)
    elif outpost != cargo.NO_OUTPOST:
        found.append(outpost)
    return found


class UnloadTanks(BetweenStacks):
    """How many tanks go from one stack to another."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        most = state.stack(self.seat, self.kind).tanks
        if self.to in FUELLED:
            most = min(most, cargo.room(state, state.stack(self.seat, self.to)))
        return Amount(self.seat, "prompt-unload", "fuel", "tanks", 1, most, (), self.params())

    def answer(self, state: FrontierState, action: Action) -> None:
        tanks: int = action[1]
        stack = state.stack(self.seat, self.kind)
        if not state.stack(self.seat, self.to).there:
            cargo.open_stack(state, self.seat, self.to, stack.space)
        if self.to == LEO:
            state.players[self.seat].water += tanks
        else:
            fuel = cargo.fuel_out_of(self.kind, stack.fuel)
            cargo.add_tanks(state, self.seat, self.to, tanks, fuel, stack.letter)
        cargo.take_tanks(state, self.seat, self.kind, tanks)
        if state.journal is not None:
            told = {"seat": self.seat, "tanks": tanks, "stack": f"stack-{STACKS[self.to]}"}
            state.tell("unloads", told)


class Dump(Activity):
    """Fuel of a craft is thrown away, to be lighter."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [("dump", STACKS[kind]) for kind in FUELLED if state.steps(state.stack(seat, kind))]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(DumpSteps(seat, NUMBER[action[1]]))


class DumpSteps(Question["FrontierState"]):
    """How many steps are thrown away."""

    __slots__ = ("kind",)

    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, state: FrontierState) -> Decision:
        return Amount(self.seat, "prompt-dump", "fuel", "steps", 1, state.steps(state.stack(self.seat, self.kind)))

    def answer(self, state: FrontierState, action: Action) -> None:
        steps: int = action[1]
        stack = state.stack(self.seat, self.kind)
        cargo.set_steps(state, self.seat, self.kind, state.dry_mass(stack), state.steps(stack) - steps)
        cargo.settle_stacks(state, self.seat)
        if state.journal is not None:
            state.tell("dumps", {"seat": self.seat, "steps": steps})


TRANSFER: Final = Transfer("transfer", "stacks", FREE_ACTION)
RENAME: Final = Rename("rename", "stacks", FREE_ACTION)
LOAD: Final = Load("load", "refuel", FREE_ACTION)
UNLOAD: Final = Unload("unload", "fuel", FREE_ACTION)
DUMP: Final = Dump("dump", "fuel", FREE_ACTION)
LIGHTEN: Final = Lighten("lighten", "supports", FREE_ACTION)
DECOMMISSION: Final = Decommission("decommission", "cargo", FREE_ACTION)
