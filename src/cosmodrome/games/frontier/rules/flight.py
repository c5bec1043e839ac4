"""A craft on its way: where it goes on to, step by step or a whole route at once, and where it stops
(rulebook: movement, coasting).

`state.move` says how far it has come. A route that was answered at once goes on by itself after every die and every
choice, as long as its next step is still allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Leg, Path, Question, Subset, Task
from ..components.cards import BERNAL, CARDS, FREIGHTER
from ..components.move import NO_ENGINE, Move, Place
from ..components.naming import space_message
from ..components.solar_system import AEROBRAKE, CRASH, RADIATION
from ..components.stack import FREIGHTER as FREIGHTER_STACK
from ..components.stack import FUELLED, MOBILE, STACKS
from . import cargo, claims, freighter, handling, hazards, inspiration, landing, thrust, wear
from .course import COSTS, Course
from .hazards import BY_FACTORY, IN_AEROBRAKE, IN_CRASH_SPACE, Hazard, Radiation
from .scenarios import listed

if TYPE_CHECKING:
    from ..state import FrontierState

CRAFT_DECKS: Final = (BERNAL, FREIGHTER)
"""The cards that are craft."""
STOP: Final[Action] = ("stop",)
AFTERBURN: Final[Action] = ("afterburn",)
DROP: Final[Action] = ("drop",)
DECOMMISSION: Final[Action] = ("decommission",)
LAND: Final[Action] = ("land",)
ASSIST: Final[Action] = ("assist",)


# on the way


class Onward(Task["FrontierState"]):
    """The next step of a route; after the last one, or where it can not go on, the player is asked."""

    __slots__ = ("rest",)

    rest: tuple[str, ...]

    def __init__(self, seat: int, rest: tuple[str, ...]) -> None:
        self.seat = seat
        self.rest = rest

    def run(self, state: FrontierState) -> None:
        move = state.move
        if move is None:
            return
        for leg in Course(state, self.seat, move).legs(move.place) if self.rest else []:
            if leg.item == self.rest[0]:
                _go(state, self.seat, move, leg, self.rest[1:])
                return
        if self.rest and state.journal is not None:
            state.tell("route-broken", {"seat": self.seat})
        state.then(Flight(self.seat))


def _go(state: FrontierState, seat: int, move: Move, leg: Leg, rest: tuple[str, ...]) -> None:
    """One step: pay, enter, and meet what is there."""
    place: Place = leg.after
    space = state.system.spaces[place.space]
    state.move = move.at(place, 1 if space.inspiration else 0)
    player = state.players[seat]
    player.stacks[move.kind] = player.stacks[move.kind].at(place.space)
    if move.engine != NO_ENGINE:
        cargo.set_steps(state, seat, move.kind, move.dry, move.left(place))
    listed.played(state).entered(state, seat, move.kind, place.space)
    tasks: list[Task[Any]] = []
    if space.kind == RADIATION:
        tasks.append(Radiation(seat))
    if space.hazard == CRASH:
        tasks.append(Hazard(seat, IN_CRASH_SPACE))
    elif space.hazard == AEROBRAKE:
        tasks.append(Hazard(seat, IN_AEROBRAKE))
    if space.site is not None:
        tasks.append(Landing(seat))
    state.then(*tasks, Onward(seat, rest))


class Flight(Question["FrontierState"]):
    """Where the craft goes on to: a step or a whole route; or it stops, lights its afterburner, or leaves cards."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        move = _on_its_way(state)
        others = [STOP]
        if _afterburn_refusal(state, move) is None:
            others.append(AFTERBURN)
        if move.under_way and droppable(state, self.seat, move):
            others.append(DROP)
        if handling.expendable(state, self.seat):
            others.append(DECOMMISSION)
        params = {"net": move.net, "steps": move.left(move.place)}
        course = Course(state, self.seat, move)
        return Path(self.seat, "prompt-flight", "movement", "fly", course, tuple(others), params)

    def answer(self, state: FrontierState, action: Action) -> None:
        move = _on_its_way(state)
        if action == STOP:
            finish(state, self.seat)
        elif action == AFTERBURN:
            afterburn(state, self.seat, move)
            state.then(self)
        elif action == DROP:
            state.then(Drop(self.seat), Onward(self.seat, ()))
        elif action == DECOMMISSION:
            state.then(handling.TakeBack(self.seat), StillFlying(self.seat), Onward(self.seat, ()))
        else:
            state.then(Onward(self.seat, action[1]))

    def closed(self, state: FrontierState) -> list[tuple[Action, Illegal]]:
        move = _on_its_way(state)
        course = Course(state, self.seat, move)
        shut: list[tuple[Action, Illegal]] = []
        for item, reason in course.shut(move.place):
            shut.append((("fly", (item,)), reason))
        late = _afterburn_refusal(state, move)
        if late is not None and move.engine != NO_ENGINE:
            shut.append((AFTERBURN, late))
        return shut

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """What is left of the move; what each next step costs comes with the question."""
        move = _on_its_way(state)
        return {"move": standing(state, move, move.place)}

    def preview(self, state: FrontierState, action: Action) -> dict[str, Any]:
        """What a path costs altogether, and what is left at its end."""
        if action[0] != "fly":
            return {}
        move = _on_its_way(state)
        path = self.ask(state)
        assert isinstance(path, Path)
        legs = path.trace(action[1])
        totals = dict(zip(COSTS, path.totals(legs), strict=True))
        return {"totals": totals, "move": standing(state, move, path.place(legs))}


def standing(state: FrontierState, move: Move, place: Place) -> dict[str, Any]:
    """What is left of a move at a place, for those who look at it."""
    return {
        "space": state.system.spaces[place.space].id,
        "stack": STACKS[move.kind],
        "net": move.net,
        "half_burns": place.halves,
        "bonus": place.bonus,
        "pivots": place.pivots,
        "steps": move.left(place),
        "afterburn": move.lit,
        "broken": move.broken,
    }


def _on_its_way(state: FrontierState) -> Move:
    move = state.move
    assert move is not None, "a craft is on its way"
    return move


# what else is done on the way


def _afterburn_refusal(state: FrontierState, move: Move) -> Illegal | None:
    if move.engine == NO_ENGINE or move.broken or not thrust.engine_of(state, move.engine).afterburn_steps:
        return Illegal("why-no-afterburner", "net-thrust")
    if move.lit:
        return Illegal("why-lit", "net-thrust")
    steps = thrust.engine_of(state, move.engine).afterburn_steps
    if move.left(move.place) < steps:
        return Illegal("why-no-fuel-left", "fuel", {"steps": steps, "left": move.left(move.place)})
    return None


def afterburn(state: FrontierState, seat: int, move: Move) -> None:
    engine = thrust.engine_of(state, move.engine)
    later = move.afterburning(engine.afterburn_steps, engine.afterburn_thrust)
    state.move = later
    state.afterburnt += (move.engine,)
    cargo.set_steps(state, seat, move.kind, move.dry, later.left(later.place))
    if state.journal is not None:
        state.tell("afterburns", {"seat": seat, "net": later.net})


def droppable(state: FrontierState, seat: int, move: Move) -> list[int]:
    """The cards that can be left behind: humans only where there is a stack for them; no Bernal, no child in it and no
    freighter."""
    stack = state.stack(seat, move.kind)
    if len(stack.cards) < 2:
        return []
    stay = cargo.left_behind(state, seat, stack.space) != cargo.NO_OUTPOST
    own = freighter.card_of(state, seat)
    movable = [card for card in handling.movable(state, stack) if card != own]
    cards = [card for card in movable if not cargo.lasting(state, card)]
    return [card for card in cards if stay or not cargo.is_human(state, card)]


class Drop(Question["FrontierState"]):
    """Which cards are left behind on the way: the row of the diagram stays, they just do not come along."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        move = _on_its_way(state)
        cards = tuple(droppable(state, self.seat, move))
        most = min(len(cards), len(state.stack(self.seat, move.kind).cards) - 1)
        items = handling.ids(cards)
        return Subset(self.seat, "prompt-drop", "cargo", "cards", items, 1, most, [], [0] * len(items))

    def answer(self, state: FrontierState, action: Action) -> None:
        move = _on_its_way(state)
        cards = handling.numbers(action)
        loaded = freighter.has_cargo(state, self.seat)
        cargo.drop(state, self.seat, move.kind, cards)
        note_carried(state, move, cards)
        freighter.unloaded(state, self.seat, loaded)
        state.then(StillFlying(self.seat))


class StillFlying(Task["FrontierState"]):
    """Cards have left the craft on its way: its fuel is as it was, its engine may have stopped."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        move = state.move
        if move is not None and move.engine != NO_ENGINE and state.stack(self.seat, move.kind).there:
            cargo.set_steps(state, self.seat, move.kind, move.dry, move.left(move.place))
        hazards.check_engine(state, self.seat)


# the end of a move


class Landing(Task["FrontierState"]):
    """The craft has come to a site."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        move = state.move
        if move is None:
            return
        means = landing.means(state, self.seat, move, move.place)
        if means == [landing.BY_FUEL]:
            pay_landing(state, self.seat)
        elif means == [landing.BY_ASSIST]:
            state.then(Hazard(self.seat, BY_FACTORY), Landed(self.seat))
            return
        elif len(means) > 1:
            state.then(HowToLand(self.seat))
            return
        state.then(Landed(self.seat))


class HowToLand(Question["FrontierState"]):
    """Fuel for landing, or the help of a factory."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        size = landing.size_of(state, _on_its_way(state).place.space)
        return Choice(self.seat, "prompt-land", "landing", [LAND, ASSIST], {"size": size})

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == LAND:
            pay_landing(state, self.seat)
            state.then(Landed(self.seat))
        else:
            state.then(Hazard(self.seat, BY_FACTORY), Landed(self.seat))


def pay_landing(state: FrontierState, seat: int) -> None:
    move = _on_its_way(state)
    size = landing.size_of(state, move.place.space)
    place = move.place._replace(gone=move.place.gone + size * move.unit)
    state.move = move.at(place)
    cargo.set_steps(state, seat, move.kind, move.dry, move.left(place))


class Landed(Task["FrontierState"]):
    """The craft stands on the site, and its move is over."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        move = state.move
        if move is None:
            return
        landing.note_visit(state, self.seat, move.kind, move.place.space)
        finish(state, self.seat)


def note_carried(state: FrontierState, move: Move, cards: tuple[int, ...]) -> None:
    """These cards have moved: not again in this turn, unless it was only to land or to lift off (seed 17.0).

    What is a craft itself, carried as cargo, has moved in any case.
    """
    if move.hop(state.system):
        cards = tuple([card for card in cards if CARDS[card].deck in CRAFT_DECKS])
    state.carried += cards


def finish(state: FrontierState, seat: int) -> None:
    """The move is over: what moved does not move again in this turn, and the mass is read anew."""
    move = _on_its_way(state)
    player = state.players[seat]
    stack = player.stacks[move.kind].flown(move.net)
    player.stacks[move.kind] = stack
    state.moved += (move.kind,)
    note_carried(state, move, stack.cards)
    state.move = None
    cargo.refit(state, seat)
    used = (move.engine, *move.supports, *move.cooling)
    wear.wear(state, seat, move.kind, tuple([card for card in used if card in stack.cards]))
    if state.journal is not None:
        told = {"seat": seat, "stack": f"stack-{STACKS[move.kind]}", "space": space_message(state.system, stack.space)}
        state.tell("arrives", told)
    if move.kind in FUELLED and move.triangles:
        inspiration.inspire(state, seat, move.triangles)
    if move.kind == FREIGHTER_STACK or move.kind in MOBILE:
        claims.settle(state, seat, stack.space)
    listed.played(state).arrived(state, seat)
