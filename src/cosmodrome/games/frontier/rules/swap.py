"""Digital swap: where a cube prints, cards are taken apart and others made of them (rulebook: digital-swap)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Illegal, Need, Question, Subset
from ..components.cards import (
    ANY_LETTER,
    BLACK,
    BLACK_HEAVY,
    CARDS,
    COLONIST,
    ENGINEER,
    GW_THRUSTER,
    NO_LETTER,
    card_called,
)
from ..components.naming import HEAVY
from ..components.stack import FREIGHTER, NUMBER, STACKS
from . import cargo, cubes, freighter, isotopes
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState


def prints(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a cube of this player prints in a space: the big one, and once it is promoted every one."""
    if freighter.letter_of(state, seat) == NO_LETTER:
        return False
    if freighter.promoted(state, seat):
        return cubes.present(state, seat, space)
    return state.stack(seat, FREIGHTER).space == space


def materials(state: FrontierState, seat: int, kind: int) -> list[int]:
    """The cards of a stack that can be taken apart: of the freighter's letter, and nobody who is human."""
    own = freighter.card_of(state, seat)
    letters = (freighter.letter_of(state, seat), ANY_LETTER)
    return [
        card
        for card in state.stack(seat, kind).cards
        if CARDS[card].letter in letters and card != own and not cargo.is_human(state, card)
    ]


def designs(state: FrontierState, seat: int) -> list[str]:
    """What can be printed of this player's hand, radiators also turned heavy; nobody who is human."""
    letters = (freighter.letter_of(state, seat), ANY_LETTER)
    items: list[str] = []
    for card in state.players[seat].hand:
        made = CARDS[card].letter in letters and CARDS[card].faces[BLACK] is not None
        if made and not cargo.is_human(state, card) and not isotopes.second(state, seat, card):
            items.append(CARDS[card].id)
            if CARDS[card].faces[BLACK_HEAVY] is not None:
                items.append(CARDS[card].id + HEAVY)
    return items


def _card(item: str) -> int:
    return card_called(item.removesuffix(HEAVY))


def _face(item: str) -> int:
    return BLACK_HEAVY if item.endswith(HEAVY) else BLACK


def _mass(state: FrontierState, item: str) -> int:
    return state.mass(_card(item), _face(item))


class Swap(Activity):
    """Of one stack."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not state.rules.cargo:
            return []
        return [
            (self.verb, STACKS[kind])
            for kind, stack in enumerate(state.players[seat].stacks)
            if stack.cards and prints(state, seat, stack.space) and materials(state, seat, kind)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(TakeApart(seat, NUMBER[action[1]]))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if freighter.card_of(state, seat) == freighter.NO_CARD:
            return []
        shut: list[tuple[Action, Illegal]] = []
        for kind, stack in enumerate(state.players[seat].stacks):
            why = self._refusal(state, seat, kind) if stack.cards else None
            if why is not None:
                shut.append(((self.verb, STACKS[kind]), why))
        return shut

    def _refusal(self, state: FrontierState, seat: int, kind: int) -> Illegal | None:
        if freighter.letter_of(state, seat) == NO_LETTER:
            return Illegal("why-prints-nothing", "digital-swap")
        if not prints(state, seat, state.stack(seat, kind).space):
            return Illegal("why-no-printer", "digital-swap")
        return None if materials(state, seat, kind) else Illegal("why-no-material", "digital-swap")


class TakeApart(Question["FrontierState"]):
    """Which cards are taken apart."""

    kind: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, state: FrontierState) -> Decision:
        cards = materials(state, self.seat, self.kind)
        items = [CARDS[card].id for card in cards]
        params = {"stack": f"stack-{STACKS[self.kind]}"}
        none = [0] * len(items)
        return Subset(
            self.seat, "prompt-take-apart", "digital-swap", "cards", list(items), 1, len(items), [], none, (), params
        )

    def answer(self, state: FrontierState, action: Action) -> None:
        cards = tuple([card_called(id) for id in action[1]])
        stack = state.stack(self.seat, self.kind)
        mass = sum([state.mass(card, state.faces[card]) for card in cards])
        cargo.decommission(state, self.seat, cards)
        if state.journal is not None:
            state.tell("takes-apart", {"seat": self.seat, "cards": list(cards)})
        if any(_mass(state, item) <= mass for item in designs(state, self.seat)):
            state.then(Print(self.seat, self.kind, stack.space, mass))

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By card: its mass; and of what could be made of them."""
        cards = materials(state, self.seat, self.kind)
        made = designs(state, self.seat)
        return {
            "masses": {CARDS[card].id: state.mass(card, state.faces[card]) for card in cards},
            "designs": {item: _mass(state, item) for item in made},
        }


class Print(Question["FrontierState"]):
    """Which hand cards are made of them: together they weigh no more."""

    kind: int
    space: int
    """Where the stack is, or was before all of it was taken apart."""
    mass: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, kind: int, space: int, mass: int) -> None:
        self.seat = seat
        self.kind = kind
        self.space = space
        self.mass = mass

    def ask(self, state: FrontierState) -> Decision:
        items = designs(state, self.seat)
        masses = [_mass(state, item) for item in items]
        needs = [Need("need-swap-mass", masses, most=self.mass)]
        for item in items:
            if item.endswith(HEAVY):
                plain = item.removesuffix(HEAVY)
                needs.append(Need("need-one-way", [int(each in (item, plain)) for each in items], most=1))
        engines = [int(CARDS[_card(item)].deck == GW_THRUSTER) for item in items]
        if sum(engines) > 1:
            needs.append(Need("need-one-gigawatt", engines, most=1))
        params = {"mass": self.mass}
        return Subset(
            self.seat, "prompt-print", "digital-swap", "print", list(items), 1, len(items), needs, masses, (), params
        )

    def answer(self, state: FrontierState, action: Action) -> None:
        items = [str(item) for item in action[1]]
        cards = tuple([_card(item) for item in items])
        for item in items:
            state.faces[_card(item)] = _face(item)
        if not state.stack(self.seat, self.kind).there:
            cargo.open_stack(state, self.seat, self.kind, self.space)
        cargo.enters(state, self.seat, self.kind, cards)
        state.arrived += tuple([card for card in cards if CARDS[card].deck == COLONIST])
        if state.journal is not None:
            state.tell("prints", {"seat": self.seat, "cards": list(cards)})

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By card: its mass."""
        return {"masses": {item: _mass(state, item) for item in designs(state, self.seat)}, "mass": self.mass}


SWAP: Final = Swap("swap", "digital-swap", ENGINEER)
