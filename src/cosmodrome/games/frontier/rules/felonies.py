"""Felonies: what a human on the spot can do to others (rulebook: felonies).

They are open to all in War and Anarchy and to red always. Whoever has humans in the space as well is asked, and may
object; then nothing comes of it, and nobody tries again there in this turn. To industrialise the claim of another is
to jump it first: no rule tells the two apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import ACCEPT, REFUSE, Action, Amount, Choice, Deal, Decision, Illegal, Question
from ..components.cards import CARDS, WATER, card_called
from ..components.grant import ASSIST, LAB, PRODUCTION, REFUEL, Grant
from ..components.naming import space_message
from ..components.pieces import BUSTED
from ..components.stack import FUELLED, LEO, NUMBER, STACKS, TANKED
from . import ageing, cargo, claims, facilities, home, humans, promotion, regimes
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState

SEIZED: Final = (ASSIST, REFUEL, PRODUCTION)
"""What a seized factory can be used for."""


def open_at(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a player's humans in this space, a colony too, can commit felonies, unless somebody there objects."""
    return regimes.criminal(state, seat) and space not in state.thwarted and humans.present(state, seat, space)


def scenes(state: FrontierState, seat: int) -> list[int]:
    """The spaces where a player can commit felonies."""
    if not regimes.criminal(state, seat):
        return []
    spaces = sorted({stack.space for stack in state.players[seat].stacks if stack.there})
    return [space for space in spaces if open_at(state, seat, space)]


class FelonyDeal(Deal["FrontierState"]):
    """Humans of others are there: they may object."""

    __slots__ = ("action", "felony", "space")

    def __init__(self, seat: int, parties: tuple[int, ...], felony: Felony, action: Action, space: int) -> None:
        self.seat = seat
        self.parties = parties
        self.felony = felony
        self.action = action
        self.space = space

    def offer(self, state: FrontierState, seat: int) -> Choice:
        params = {
            "target": self.seat,
            "felony": f"felony-{self.felony.name}",
            "space": space_message(state.system, self.space),
        }
        return Choice(seat, "prompt-felony", "felonies", [ACCEPT, REFUSE], params)

    def happen(self, state: FrontierState) -> None:
        self.felony.commit(state, self.seat, self.action)

    def refused(self, state: FrontierState, by: int) -> None:
        state.thwarted = (*state.thwarted, self.space)
        if state.journal is not None:
            state.tell("objects", {"seat": by, "target": self.seat})


class Felony(Activity):
    """One of them: `name` is its name in the data."""

    __slots__ = ("name",)

    def __init__(self, verb: str, name: str) -> None:
        super().__init__(verb, "felonies", FREE_ACTION)
        self.name = name

    def scene(self, state: FrontierState, seat: int, action: Action) -> int:
        """The space in which it is committed."""
        return state.system.find(action[1])

    def commit(self, state: FrontierState, seat: int, action: Action) -> None:
        """Nobody objects."""
        raise NotImplementedError

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        space = self.scene(state, seat, action)
        others = tuple(humans.others_present(state, seat, space))
        if others and not regimes.strong_armed(state, seat):
            state.then(FelonyDeal(seat, others, self, action, space))
        else:
            self.commit(state, seat, action)


class ClaimJump(Felony):
    """The claim of another, without a factory, becomes one's own."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not claims.disks_left(state, seat):
            return []
        return [
            (self.verb, state.system.spaces[space].id)
            for space in scenes(state, seat)
            if foreign_claim(state, seat, space)
        ]

    def commit(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        victim = state.claims[site]
        state.claims[site] = seat
        if state.journal is not None:
            told = {"seat": seat, "target": victim, "space": space_message(state.system, site)}
            state.tell("jumps", told)
        claims.settle(state, seat, site)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for space in sorted({stack.space for stack in state.players[seat].stacks if stack.there}):
            if foreign_claim(state, seat, space):
                reason = why_not(state, seat, space)
                if not reason and not claims.disks_left(state, seat):
                    reason = "why-no-disk"
                if reason:
                    shut.append(((self.verb, state.system.spaces[space].id), Illegal(reason, "felonies")))
        return shut


def foreign_claim(state: FrontierState, seat: int, space: int) -> bool:
    """Whether another's claim without a factory is there."""
    return state.claims.get(space, BUSTED) not in (BUSTED, seat) and space not in state.factories


def why_not(state: FrontierState, seat: int, space: int) -> str:
    """Why a player commits no felony in a space; nothing: he may."""
    if not regimes.criminal(state, seat):
        return "why-lawful"
    if not humans.present(state, seat, space):
        return "why-no-human"
    return "why-objected" if space in state.thwarted else ""


class Seize(Felony):
    """A factory of another is used in this turn as if its owner allowed it."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            (self.verb, state.system.spaces[space].id)
            for space in scenes(state, seat)
            if foreign_factory(state, seat, space)
        ]

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for space in sorted({stack.space for stack in state.players[seat].stacks if stack.there}):
            reason = why_not(state, seat, space)
            if reason and foreign_factory(state, seat, space):
                shut.append(((self.verb, state.system.spaces[space].id), Illegal(reason, "felonies")))
        return shut

    def commit(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        owner = state.factories[site]
        state.grants += tuple([Grant(owner, what, site) for what in SEIZED])
        if state.journal is not None:
            state.tell("seizes", {"seat": seat, "target": owner, "space": space_message(state.system, site)})


def foreign_factory(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a factory of another is there that the player may not use yet."""
    if state.factories.get(space, seat) == seat:
        return False
    return not all(claims.may_use(state, seat, space, what) for what in SEIZED)


class SeizeLab(Felony):
    """A laboratory of another is used in this turn as if its owner allowed it."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not state.rules.colonization:
            return []
        return [
            (self.verb, state.system.spaces[space].id)
            for space in scenes(state, seat)
            if foreign_lab(state, seat, space)
        ]

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for space in sorted({stack.space for stack in state.players[seat].stacks if stack.cards}):
            reason = why_not(state, seat, space)
            if reason and state.rules.colonization and foreign_lab(state, seat, space):
                shut.append(((self.verb, state.system.spaces[space].id), Illegal(reason, "felonies")))
        return shut

    def commit(self, state: FrontierState, seat: int, action: Action) -> None:
        space = state.system.find(action[1])
        owner = facilities.lab_owners(state, space)[0]
        state.grants += (Grant(owner, LAB, space),)
        if state.journal is not None:
            state.tell("seizes-lab", {"seat": seat, "target": owner, "space": space_message(state.system, space)})


def foreign_lab(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a laboratory of another is there that the player may not use yet."""
    return not promotion.may_use(state, seat, space) and bool(facilities.lab_owners(state, space))


class Theft(Felony):
    """Whole tanks of a stack become one's own: to steal from a player's stack for one of one's own."""

    def scene(self, state: FrontierState, seat: int, action: Action) -> int:
        return state.stack(action[1], NUMBER[action[2]]).space

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for space in scenes(state, seat):
            for victim, player in enumerate(state.players):
                if victim == seat:
                    continue
                for kind in player.at(space):
                    if player.stacks[kind].tanks:
                        fuel = cargo.fuel_out_of(kind, player.stacks[kind].fuel)
                        found += [
                            (self.verb, victim, STACKS[kind], STACKS[to]) for to in receivers(state, seat, space, fuel)
                        ]
        return found

    def commit(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(StealTanks(seat, action[1], NUMBER[action[2]], NUMBER[action[3]]))


def receivers(state: FrontierState, seat: int, space: int, fuel: int) -> list[int]:
    """The stacks of a player in a space that can take tanks of this fuel. In LEO and at home the depot takes water."""
    player = state.players[seat]
    found: list[int] = [LEO] if fuel == WATER and space in home.depots(state, seat) else []
    for kind in player.at(space):
        if kind in TANKED and (kind not in FUELLED or cargo.room(state, player.stacks[kind])):
            found.append(kind)
    return found


def receive_tanks(state: FrontierState, seat: int, kind: int, tanks: int, fuel: int, letter: int) -> None:
    """Tanks that were another's come into a stack, or in LEO into the depot."""
    if kind == LEO:
        state.players[seat].water += tanks
    else:
        cargo.add_tanks(state, seat, kind, tanks, fuel, letter)


class StealTanks(Question["FrontierState"]):
    """How many tanks are stolen."""

    __slots__ = ("kind", "to", "victim")

    victim: int
    kind: int
    to: int

    def __init__(self, seat: int, victim: int, kind: int, to: int) -> None:
        self.seat = seat
        self.victim = victim
        self.kind = kind
        self.to = to

    def ask(self, state: FrontierState) -> Decision:
        most = state.stack(self.victim, self.kind).tanks
        if self.to in FUELLED:
            most = min(most, cargo.room(state, state.stack(self.seat, self.to)))
        return Amount(self.seat, "prompt-steal", "felonies", "tanks", 1, most, (), {"target": self.victim})

    def answer(self, state: FrontierState, action: Action) -> None:
        stack = state.stack(self.victim, self.kind)
        cargo.take_tanks(state, self.victim, self.kind, action[1])
        fuel = cargo.fuel_out_of(self.kind, stack.fuel)
        receive_tanks(state, self.seat, self.to, action[1], fuel, stack.letter)
        if state.journal is not None:
            state.tell("steals", {"seat": self.seat, "target": self.victim, "tanks": action[1]})


class LoseHuman(Felony):
    """A human of one's own is given up: it comes back to hand."""

    def scene(self, state: FrontierState, seat: int, action: Action) -> int:
        return state.stack(seat, state.players[seat].stack_of(card_called(action[1]))).space

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for space in scenes(state, seat):
            present = humans.cards_at(state, seat, space)
            found += [(self.verb, CARDS[card].id) for card in present if not ageing.is_child(state, card)]
        return found

    def commit(self, state: FrontierState, seat: int, action: Action) -> None:
        cargo.decommission(state, seat, (card_called(action[1]),))
        if state.journal is not None:
            state.tell("abandons", {"seat": seat, "card": action[1]})


class LiftColony(Felony):
    """A colony of one's own is given up: its cube can be used again. The colony itself is the human on the spot."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not regimes.criminal(state, seat):
            return []
        own = [site for site, owner in state.colonies.items() if owner == seat and site not in state.thwarted]
        return [(self.verb, state.system.spaces[site].id) for site in own]

    def commit(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        del state.colonies[site]
        if state.journal is not None:
            state.tell("lifts-colony", {"seat": seat, "space": space_message(state.system, site)})


CLAIM_JUMP: Final = ClaimJump("jump", "claim_jump")
SEIZE: Final = Seize("seize", "factory_use")
SEIZE_LAB: Final = SeizeLab("seize-lab", "lab")
THEFT: Final = Theft("steal", "water_theft")
LOSE_HUMAN: Final = LoseHuman("abandon", "lose_human")
LIFT_COLONY: Final = LiftColony("raze", "lose_human")
FELONIES: Final[tuple[Activity, ...]] = (CLAIM_JUMP, SEIZE, SEIZE_LAB, THEFT, LOSE_HUMAN, LIFT_COLONY)
