"""ET production: a factory makes the black side of a hand card (rulebook: production, freighter)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question
from ..components.abilities import MAKES_LETTER, PUSH_BUILT
from ..components.cards import ANY_LETTER, BLACK, BLACK_HEAVY, CARDS, ENGINEER, card_called
from ..components.cards import FREIGHTER as FREIGHTER_DECK
from ..components.grant import PRODUCTION
from ..components.naming import HEAVY, space_message, stack_message
from ..components.solar_system import LETTERS, Site
from ..components.stack import FREIGHTER, MOBILE, NUMBER, STACKS
from . import abilities, cargo, claims, facilities, freighter, isotopes, isru
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState


def products(state: FrontierState, seat: int, site: int) -> list[str]:
    """What a factory can make of this player's hand, radiators also turned heavy."""
    items: list[str] = []
    for card in _of_its_letter(state, seat, site):
        if not isotopes.second(state, seat, card):
            items.append(CARDS[card].id)
            if CARDS[card].faces[BLACK_HEAVY] is not None:
                items.append(CARDS[card].id + HEAVY)
    return items


def _of_its_letter(state: FrontierState, seat: int, site: int) -> list[int]:
    """The hand cards with a black side that a factory of this letter makes."""
    found = isru.site_at(state, site)
    if found is None:
        return []
    letters = [ANY_LETTER, LETTERS.index(found.letter)]
    letters += [each.letter for each in abilities.at(state, seat, site) if each.kind == MAKES_LETTER]
    return [card for card in state.players[seat].hand if builds(found, letters, card)]


def builds(site: Site, letters: list[int], card: int) -> bool:
    """Whether a factory that makes these letters makes a card; some are made only where it is a push factory."""
    black = CARDS[card].faces[BLACK]
    if black is None:
        return False
    if black.ability(PUSH_BUILT) is not None:
        return "push" in site.icons
    return CARDS[card].letter in letters


def places(state: FrontierState, seat: int, site: int) -> list[int]:
    """The stacks that take a product there, and the Bernal that it is a dirtside of; one may be opened for it: an
    outpost, or in the base game the freighter.

    With the module Cargo a freighter takes products aboard where it stands.
    """
    player = state.players[seat]
    found = [kind for kind in player.at(site) if kind != FREIGHTER and kind not in MOBILE]
    found += [kind for kind in facilities.bernals_above(state, seat, site) if kind not in found]
    outpost = cargo.free_outpost(state, seat)
    if outpost != cargo.NO_OUTPOST:
        found.append(outpost)
    if freighter.takes_cargo(state, seat, site) or not (state.rules.cargo or player.stacks[FREIGHTER].there):
        found.append(FREIGHTER)
    return found


def ways(state: FrontierState, seat: int, site: int) -> list[tuple[str, int]]:
    """What a factory can make, each with a stack that takes it: a freighter card is a stack of its own."""
    stacks = places(state, seat, site)
    found: list[tuple[str, int]] = []
    for item in products(state, seat, site):
        if CARDS[card_called(item.removesuffix(HEAVY))].deck == FREIGHTER_DECK:
            found.append((item, FREIGHTER))
        else:
            found += [(item, kind) for kind in stacks]
    return found


class Produce(Activity):
    """A factory makes a card: the next question asks which, and where it goes."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            ("produce", state.system.spaces[site].id)
            for site in sorted(state.factories)
            if claims.may_use(state, seat, site, PRODUCTION) and ways(state, seat, site)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(Make(seat, state.system.find(action[1])))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for site in sorted(state.factories):
            why: Illegal | None = None
            if not claims.may_use(state, seat, site, PRODUCTION):
                why = Illegal("why-no-leave", "deals", {"owner": state.factories[site]})
            elif not products(state, seat, site) and _of_its_letter(state, seat, site):
                why = Illegal("why-second-gigawatt", "gigawatt-module")
            elif not products(state, seat, site):
                why = Illegal("why-no-such-letter", "production", {"letter": f"letter-{_letter(state, site)}"})
            elif not ways(state, seat, site):
                why = Illegal("why-no-stack", "production", {"space": space_message(state.system, site)})
            if why is not None:
                shut.append((("produce", state.system.spaces[site].id), why))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By site: what can be made there."""
        return {
            str(action[1]): products(state, seat, state.system.find(action[1])) for action in self.offers(state, seat)
        }


def _letter(state: FrontierState, site: int) -> str:
    found = isru.site_at(state, site)
    return "any" if found is None else found.letter


class Make(Question["FrontierState"]):
    """Which card is made, and which stack it joins."""

    site: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("make", item, STACKS[kind]) for item, kind in ways(state, self.seat, self.site)]
        params = {"space": space_message(state.system, self.site)}
        return Choice(self.seat, "prompt-make", "production", options, params)

    def answer(self, state: FrontierState, action: Action) -> None:
        item = str(action[1])
        card = card_called(item.removesuffix(HEAVY))
        kind = NUMBER[action[2]]
        state.faces[card] = BLACK_HEAVY if item.endswith(HEAVY) else BLACK
        if not state.stack(self.seat, kind).there:
            cargo.open_stack(state, self.seat, kind, self.site)
        cargo.enters(state, self.seat, kind, (card,))
        state.fresh += (card,)
        if state.journal is not None:
            where = space_message(state.system, self.site)
            state.tell("produces", {"seat": self.seat, "card": card, "space": where, "stack": stack_message(kind)})

    def closed(self, state: FrontierState) -> list[tuple[Action, Illegal]]:
        why = Illegal("why-second-gigawatt", "gigawatt-module")
        return [
            (("make", CARDS[card].id, STACKS[kind]), why)
            for card in _of_its_letter(state, self.seat, self.site)
            if isotopes.second(state, self.seat, card)
            for kind in places(state, self.seat, self.site)
        ]

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By product: the mass it adds."""
        masses: dict[str, int] = {}
        for item in products(state, self.seat, self.site):
            face = BLACK_HEAVY if item.endswith(HEAVY) else BLACK
            masses[item] = state.mass(card_called(item.removesuffix(HEAVY)), face)
        return {"masses": masses}


PRODUCE: Final = Produce("produce", "production", ENGINEER)
