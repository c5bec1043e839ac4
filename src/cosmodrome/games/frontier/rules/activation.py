"""Setting out: which engine moves a craft, with which supports, and how it lifts off (rulebook: movement, landing)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question
from ..components.cards import CARDS
from ..components.manoeuvres import thrust_suffices
from ..components.move import NO_ENGINE, Move, Place
from ..components.nearness import adjacent
from ..components.net_thrust import NetThrust
from ..components.stack import CRAFT, FREIGHTER, FUELLED, MOBILE, NOWHERE, NUMBER, STACKS, Stack
from . import cargo, claims, facilities, freighter, home, landing, supports, thrust
from .activities import FREE_ACTION, Activity
from .course import Course
from .flight import ASSIST, CRAFT_DECKS, Onward
from .hazards import BY_FACTORY, Hazard
from .thrust import Setting

if TYPE_CHECKING:
    from ..state import FrontierState

LIFT_OFF: Final[Action] = ("lift_off",)


class Fly(Activity):
    """A craft begins its move."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [("move", STACKS[kind]) for kind in CRAFT if refusal(state, seat, kind) is None]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        kind = NUMBER[action[1]]
        if kind not in FUELLED:
            set_out_freighter(state, seat, kind)
            return
        choices = settings(state, seat, kind)
        hybrid = hybrid_refusal(state, seat, kind) is None
        if hybrid and not choices:
            set_out_freighter(state, seat, kind)
        elif len(choices) == 1 and not choices[0].lit and not hybrid:
            choose(state, seat, kind, choices[0])
        else:
            state.then(Activate(seat, kind))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for kind in CRAFT:
            reason = refusal(state, seat, kind) if state.stack(seat, kind).there else None
            if reason is not None:
                shut.append((("move", STACKS[kind]), reason))
        return shut


def refusal(state: FrontierState, seat: int, kind: int) -> Illegal | None:
    """Why a craft can not begin a move now."""
    if kind in state.moved and state.stack(seat, kind).there:
        return Illegal("why-moved", "turn")
    return craft_refusal(state, seat, kind)


def craft_refusal(state: FrontierState, seat: int, kind: int) -> Illegal | None:
    """Why a craft that has not moved can not."""
    stack = state.stack(seat, kind)
    if not stack.there or (not stack.cards and kind not in MOBILE):
        return Illegal("why-no-craft", "movement")
    for card in stack.cards:
        if card in state.fresh:
            return Illegal("why-fresh", "production", {"card": card})
    if kind not in FUELLED:
        refused = freighter_refusal(state, seat, kind)
    else:
        moves = bool(settings(state, seat, kind)) or hybrid_refusal(state, seat, kind) is None
        refused = None if moves else _why_no_setting(state, seat, kind, stack)
    if refused is not None:
        for card in stack.cards:
            if card in state.carried:
                return Illegal("why-carried", "cargo", {"card": card})
    return refused


def reach_of(state: FrontierState, stack: Stack, ferried: bool = False) -> tuple[int, ...]:
    """Where a stack may go with cards that have moved in this turn: they land next to it, or lift off from a site.

    A craft that was cargo before only lands. None: no card aboard has moved, nor has the craft itself been carried.
    """
    moved = [card for card in stack.cards if card in state.carried]
    if not moved and not ferried:
        return ()
    system = state.system
    spaces = adjacent(system, stack.space)
    only_lands = ferried or any(CARDS[card].deck in CRAFT_DECKS for card in moved)
    if system.spaces[stack.space].site is None or only_lands:
        spaces = [space for space in spaces if system.spaces[space].site is not None]
    return tuple(spaces) or (NOWHERE,)


def settings(state: FrontierState, seat: int, kind: int) -> list[Setting]:
    """Every way to set out that leads anywhere."""
    return [each for each in thrust.settings(state, seat, state.stack(seat, kind)) if starts(state, seat, kind, each)]


def _why_no_setting(state: FrontierState, seat: int, kind: int, stack: Stack) -> Illegal:
    """Why no engine moves a stack: what keeps a freighter card, or else the first of those that come closest."""
    if freighter.card_of(state, seat) in stack.cards:
        return hybrid_refusal(state, seat, kind) or Illegal("why-no-engine", "movement")
    reasons = [why_not(state, seat, stack, engine) for engine in thrust.engines(state, stack)]
    working = [reason for reason in reasons if reason.reason != "why-no-engine-works"]
    return (working or reasons or [Illegal("why-no-engine", "movement")])[0]


def why_not(state: FrontierState, seat: int, stack: Stack, engine: int) -> Illegal:
    """Why an engine with which there is no way to set out has none."""
    reason = thrust.refusal(state, stack, engine)
    if reason is not None:
        return reason
    nets = [each.net.total for each in thrust.settings(state, seat, stack) if each.engine == engine]
    if not nets:
        return Illegal("why-no-engine-works", "supports")
    if max(nets) < 1:
        return Illegal("why-no-net-thrust", "net-thrust", {"net": max(nets)})
    size = landing.size_of(state, stack.space)
    if size and not thrust_suffices(max(nets), size):
        return _no_lift_off(size, max(nets), state.steps(stack))
    return Illegal("why-nowhere-to-go", "movement")


def _no_lift_off(size: int, net: int, steps: int) -> Illegal:
    return Illegal("why-no-lift-off", "landing", {"size": size, "thrust": net, "steps": steps})


def starts(state: FrontierState, seat: int, kind: int, setting: Setting) -> list[int]:
    """The means by which a craft can set out: how it lifts off, or freely where it need not; none: it can not."""
    stack = state.stack(seat, kind)
    steps = setting.steps_at_start(state, stack)
    size = landing.size_of(state, stack.space)
    net = setting.net.total
    found: list[int] = []
    if not size or thrust_suffices(net, size):
        found.append(landing.FREELY)
    else:
        if steps >= size:
            found.append(landing.BY_FUEL)
        if landing.assisted(state, seat, kind, stack.space):
            found.append(landing.BY_ASSIST)
    return [by for by in found if _leads_on(state, seat, made(state, seat, kind, setting, by))]


def _leads_on(state: FrontierState, seat: int, move: Move) -> bool:
    return move.net >= 1 and bool(Course(state, seat, move).legs(move.place))


def made(state: FrontierState, seat: int, kind: int, setting: Setting, by: int) -> Move:
    """The move as it begins once the craft has lifted off."""
    stack = state.stack(seat, kind)
    steps = setting.steps_at_start(state, stack)
    if by == landing.BY_FUEL:
        steps -= landing.size_of(state, stack.space)
    net = setting.at(state, stack, steps).total
    craft = setting.craft
    place = Place(stack.space, 2 * net, 0, craft.free_pivots, 0, chute=state.system.hanging[stack.space])
    return Move(
        kind,
        setting.engine,
        setting.chain.cards,
        setting.chain.cooling,
        net,
        setting.oberth,
        craft.dry,
        steps,
        2 * craft.per,
        craft.consumption,
        setting.lit,
        place,
        reach=reach_of(state, stack),
    )


def named(setting: Setting) -> Action:
    """`activate`, or `ignite` with the afterburner: the engine and its supports."""
    verb = "ignite" if setting.lit else "activate"
    return (verb, CARDS[setting.engine].id, tuple([CARDS[card].id for card in setting.chain.cards]))


class Activate(Question["FrontierState"]):
    """Which engine, with which supports, and whether the afterburner is lit now."""

    __slots__ = ("kind",)

    kind: int

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, state: FrontierState) -> Decision:
        options = [named(each) for each in settings(state, self.seat, self.kind)]
        if hybrid_refusal(state, self.seat, self.kind) is None:
            options.append(_hybrid(state, self.seat))
        return Choice(self.seat, "prompt-activate", "movement", options)

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == _hybrid(state, self.seat):
            set_out_freighter(state, self.seat, self.kind)
            return
        for setting in settings(state, self.seat, self.kind):
            if named(setting) == action:
                choose(state, self.seat, self.kind, setting)
                return

    def closed(self, state: FrontierState) -> list[tuple[Action, Illegal]]:
        """Engines that do not work, or have no thrust."""
        stack = state.stack(self.seat, self.kind)
        started = [setting.engine for setting in settings(state, self.seat, self.kind)]
        shut: list[tuple[Action, Illegal]] = [
            (("activate", CARDS[engine].id, ()), why_not(state, self.seat, stack, engine))
            for engine in thrust.engines(state, stack)
            if engine not in started
        ]
        why = hybrid_refusal(state, self.seat, self.kind)
        if why is not None and freighter.card_of(state, self.seat) in stack.cards:
            shut.append((_hybrid(state, self.seat), why))
        return shut

    def hints(self, state: FrontierState) -> dict[str, Any]:
        found = [described(state, self.seat, self.kind, each) for each in settings(state, self.seat, self.kind)]
        if hybrid_refusal(state, self.seat, self.kind) is None:
            found.append(described_hybrid(state, self.seat, self.kind))
        return {"settings": found}


def described(state: FrontierState, seat: int, kind: int, setting: Setting) -> dict[str, Any]:
    """What an engine would do for a craft, for those who look at it: net thrust by parts, consumption, lift-off."""
    stack = state.stack(seat, kind)
    size = landing.size_of(state, stack.space)
    return {
        "action": list(named(setting)),
        "net": setting.net.as_dict(),
        "consumption": [setting.craft.consumption, setting.craft.per],
        "afterburn_steps": setting.craft.afterburn_steps,
        "therms": setting.chain.therms,
        "cooling": list(setting.chain.cooling),
        "lift_off": 0 if not size or thrust_suffices(setting.net.total, size) else size,
    }


def choose(state: FrontierState, seat: int, kind: int, setting: Setting) -> None:
    """The engine is chosen: on to the lift-off."""
    means = starts(state, seat, kind, setting)
    if means == [landing.FREELY]:
        set_out(state, seat, kind, setting, landing.FREELY)
    else:
        state.then(LiftOff(seat, kind, named(setting)))


class LiftOff(Question["FrontierState"]):
    """Thrust does not suffice: fuel for lift-off, or the help of a factory."""

    __slots__ = ("kind", "setting")

    kind: int
    setting: Action
    """As `named`."""

    def __init__(self, seat: int, kind: int, setting: Action) -> None:
        self.seat = seat
        self.kind = kind
        self.setting = setting

    def _setting(self, state: FrontierState) -> Setting:
        return next(each for each in settings(state, self.seat, self.kind) if named(each) == self.setting)

    def ask(self, state: FrontierState) -> Decision:
        stack = state.stack(self.seat, self.kind)
        means = starts(state, self.seat, self.kind, self._setting(state))
        options = [LIFT_OFF] if landing.BY_FUEL in means else []
        if landing.BY_ASSIST in means:
            options.append(ASSIST)
        params = {"size": landing.size_of(state, stack.space)}
        return Choice(self.seat, "prompt-lift-off", "landing", options, params)

    def answer(self, state: FrontierState, action: Action) -> None:
        by = landing.BY_FUEL if action == LIFT_OFF else landing.BY_ASSIST
        set_out(state, self.seat, self.kind, self._setting(state), by)

    def closed(self, state: FrontierState) -> list[tuple[Action, Illegal]]:
        stack = state.stack(self.seat, self.kind)
        means = starts(state, self.seat, self.kind, self._setting(state))
        shut: list[tuple[Action, Illegal]] = []
        if landing.BY_FUEL not in means:
            setting = self._setting(state)
            size, steps = landing.size_of(state, stack.space), setting.steps_at_start(state, stack)
            reason = _no_lift_off(size, setting.net.total, steps)
            shut.append((LIFT_OFF, reason if steps < size else Illegal("why-nowhere-to-go", "movement")))
        if landing.BY_ASSIST not in means:
            shut.append((ASSIST, Illegal(_why_no_assist(state, stack.space), "landing")))
        return shut


def _why_no_assist(state: FrontierState, site: int) -> str:
    return "why-no-factory" if site not in state.factories else "why-no-leave-to-land"


def set_out(state: FrontierState, seat: int, kind: int, setting: Setting, by: int) -> None:
    move = made(state, seat, kind, setting, by)
    if setting.lit:
        state.afterburnt += (setting.engine,)
    begin_move(state, seat, move, by == landing.BY_ASSIST)


def begin_move(state: FrontierState, seat: int, move: Move, assisted: bool) -> None:
    """The craft is under way; a factory that helps may make it crash."""
    state.move = move
    stack = state.stack(seat, move.kind)
    if home.carries(stack):
        _darken(state, seat)
    if move.kind == FREIGHTER and state.players[seat].planted == stack.space:
        claims.abandon(state, seat, stack.space)
        claims.settle(state, seat, stack.space, FREIGHTER)
    if move.engine != NO_ENGINE:
        cargo.set_steps(state, seat, move.kind, move.dry, move.steps)
    if stack.space in home.depots(state, seat):
        for card in cargo.humans(state, stack):
            state.visits.pop(card, None)
    if state.journal is not None:
        told = {"seat": seat, "stack": f"stack-{STACKS[move.kind]}", "net": move.net}
        state.tell("sets-out", told | ({} if move.engine == NO_ENGINE else {"card": move.engine}))
    if assisted:
        state.then(Hazard(seat, BY_FACTORY), Onward(seat, ()))
    else:
        state.then(Onward(seat, ()))


def _darken(state: FrontierState, seat: int) -> None:
    """A Bernal that sets out too far from the Sun and rests on sunlight alone is promoted no more (seed 19.5)."""
    if not home.promoted(state, seat) or facilities.sunlit(state, seat):
        return
    if all(supports.by_sunlight(state, chain) for chain in home.chains(state, seat)):
        home.demote(state, seat)


# freighters


def freighter_refusal(state: FrontierState, seat: int, kind: int) -> Illegal | None:
    """Why a freighter, or a mobile factory, can not begin a move."""
    stack = state.stack(seat, kind)
    if kind in MOBILE and not freighter.promoted(state, seat):
        return Illegal("why-not-promoted", "cargo-module")
    if kind == FREIGHTER and state.players[seat].planted == stack.space and stack.space in state.colonies:
        return Illegal("why-colony-holds", "cargo-module")
    why = freighter.overload(state, seat, stack) if kind not in MOBILE else None
    if why is not None:
        return why
    if _freighter_means(state, seat, kind):
        return None
    return Illegal("why-freighter-stuck", "freighter")


def _freighter_means(state: FrontierState, seat: int, kind: int) -> list[int]:
    """How a freighter, or a mobile factory, can set out."""
    stack = state.stack(seat, kind)
    size = landing.size_of(state, stack.space)
    move = freighter.move_of(state, seat, kind, reach_of(state, stack, kind in state.ferried))
    if not Course(state, seat, move).legs(move.place):
        return []
    if size <= freighter.largest_site(state, seat):
        return [landing.FREELY]
    return [landing.BY_ASSIST] if landing.assisted(state, seat, kind, stack.space) else []


def set_out_freighter(state: FrontierState, seat: int, kind: int) -> None:
    assisted = _freighter_means(state, seat, kind) == [landing.BY_ASSIST]
    reach = reach_of(state, state.stack(seat, kind), kind in state.ferried)
    begin_move(state, seat, freighter.move_of(state, seat, kind, reach), assisted)


# a freighter card as the engine of a rocket


def hybrid_refusal(state: FrontierState, seat: int, kind: int) -> Illegal | None:
    """Why the freighter card in a rocket does not move it: it carries only so much of the rest (seed 17.0D)."""
    card = freighter.card_of(state, seat)
    if card == freighter.NO_CARD or card not in state.stack(seat, kind).cards:
        return Illegal("why-no-engine", "movement")
    return freighter_refusal(state, seat, kind)


def _hybrid(state: FrontierState, seat: int) -> Action:
    """The answer that makes the freighter card the engine; there is none without such a card."""
    card = freighter.card_of(state, seat)
    return ("activate", "" if card == freighter.NO_CARD else CARDS[card].id, ())


def described_hybrid(state: FrontierState, seat: int, kind: int) -> dict[str, Any]:
    """As `described`, for a freighter card: it needs no fuel."""
    return {
        "action": list(_hybrid(state, seat)),
        "net": NetThrust(freighter.net_thrust(state, seat, state.stack(seat, kind).space)).as_dict(),
        "consumption": [0, 1],
        "afterburn_steps": 0,
        "therms": 0,
        "cooling": [],
        "lift_off": 0,
    }


FLY: Final = Fly("move", "movement", FREE_ACTION)
