"""Stacks and what is in them: cards that come, go and are lost, and fuel in tanks (rulebook: stacks, fuel, cargo)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ....kernel import Illegal
from ..components.abilities import CARETAKER
from ..components.cards import (
    BERNAL,
    BLACK,
    BLACK_HEAVY,
    CARDS,
    COLONIST,
    CREW,
    FREIGHTER,
    HUMAN,
    ISOTOPE,
    NO_FUEL,
    NO_LETTER,
    PURPLE,
    REGOLITH,
    ROBOT,
    WATER,
    WHITE,
    WHITE_HEAVY,
)
from ..components.pieces import FREE, MOST_OUTPOSTS
from ..components.stack import BERNAL as BERNAL_STACK
from ..components.stack import ERSATZ, LEO, MOBILE, NO_CARDS, NO_STACK, NOWHERE, OUTPOSTS, Stack
from ..components.stack import FREIGHTER as BIG_CUBE
from . import abilities, aliens, decks, home, restart
from .scenarios.outcome import win

if TYPE_CHECKING:
    from ..state import FrontierState

NO_OUTPOST: Final = -1
STANDING: Final = (LEO, ERSATZ, *MOBILE)
"""The stacks that are there without cards and fuel too."""
LIGHT: Final[dict[int, int]] = {WHITE_HEAVY: WHITE, BLACK_HEAVY: BLACK}
"""The light face that a heavy one turns to."""


# cards


def is_human(state: FrontierState, card: int) -> bool:
    """Crews and human colonists; robots once they are emancipated; and whoever steers a thruster of the aliens."""
    being = CARDS[card].being
    return being == HUMAN or (being == ROBOT and state.emancipator != FREE) or aliens.steers(state, card)


def humans(state: FrontierState, stack: Stack) -> list[int]:
    return [card for card in stack.cards if is_human(state, card)]


def lasting(state: FrontierState, card: int) -> bool:
    """Whether a card can never be decommissioned: Bernals, and a freighter once it is promoted."""
    deck = CARDS[card].deck
    return deck == BERNAL or (deck == FREIGHTER and state.faces[card] == PURPLE)


def decommission(state: FrontierState, seat: int, cards: Sequence[int]) -> None:
    """These cards leave space: they come back to hand, but human colonists, among them robots that are free, go under
    their deck, unless cared for."""
    player = state.players[seat]
    cared_for = abilities.held(state, seat, CARETAKER) is not None
    for card in cards:
        kind = player.stack_of(card)
        player.stacks[kind] = player.stacks[kind].without(card)
        forget(state, card)
        if CARDS[card].deck == COLONIST and is_human(state, card) and not cared_for:
            decks.put_under(state, card)
        else:
            player.hand += (card,)
    settle_stacks(state, seat)
    if state.rules.ageing and not state.over and any(CARDS[card].deck == CREW for card in cards):
        win(state)  # Werner's dream is over


def remove(state: FrontierState, seat: int, card: int) -> None:
    """A card in space leaves the game."""
    player = state.players[seat]
    kind = player.stack_of(card)
    player.stacks[kind] = player.stacks[kind].without(card)
    forget(state, card)
    state.removed += (card,)
    settle_stacks(state, seat)


def forget(state: FrontierState, card: int) -> None:
    """What is kept of a card as long as it is in space."""
    state.visits.pop(card, NO_CARDS)
    state.recruits.pop(card, 0)
    state.ages.pop(card, 0)


def take_back(state: FrontierState, seat: int, cards: tuple[int, ...]) -> None:
    """A player decommissions cards for nothing but to have them in hand again."""
    decommission(state, seat, cards)
    if state.journal is not None:
        state.tell("decommissions", {"seat": seat, "cards": list(cards)})


def lose(state: FrontierState, seat: int, cards: Sequence[int]) -> None:
    """These cards are lost against their owner's will: a heavy radiator only turns light."""
    gone: list[int] = []
    for card in cards:
        light = LIGHT.get(state.faces[card])
        if lasting(state, card):
            continue
        if light is None:
            gone.append(card)
        else:
            state.faces[card] = light
    decommission(state, seat, gone)
    for card in cards:
        if CARDS[card].deck == FREIGHTER and lasting(state, card):
            destroyed(state, seat, card)


def crash(state: FrontierState, seat: int, kind: int) -> None:
    """A whole stack is lost with its fuel; a Bernal stays where it is and is promoted no more."""
    player = state.players[seat]
    stack = player.stacks[kind]
    player.stacks[kind] = NO_STACK if kind in MOBILE else stack.fuelled(0, 0, NO_FUEL).carrying(0, 0)
    if home.carries(stack):
        home.demote(state, seat)
    lose(state, seat, stack.cards)


def give_up(state: FrontierState, seat: int, kind: int) -> None:
    """A player leaves a stack: all of it comes back to hand, radiators turned heavy too; what lasts is lost."""
    decommission(state, seat, [card for card in state.stack(seat, kind).cards if not lasting(state, card)])
    if state.stack(seat, kind).there:
        crash(state, seat, kind)


def enters(state: FrontierState, seat: int, kind: int, cards: tuple[int, ...]) -> None:
    """Cards out of a player's hand or stacks join one of his stacks."""
    player = state.players[seat]
    player.hand = tuple([card for card in player.hand if card not in cards])
    if state.blackened:
        state.blackened = tuple([card for card in state.blackened if card not in cards])
    for number, stack in enumerate(player.stacks):
        if number != kind:
            player.stacks[number] = stack.without(*cards)
    old = player.stacks[kind]
    player.stacks[kind] = old.joined_by(*[card for card in cards if card not in old.cards])
    settle_stacks(state, seat)


# stacks


def settle_stacks(state: FrontierState, seat: int) -> None:
    """A stack without cards and tanks disappears; the others are weighed anew."""
    player = state.players[seat]
    if state.rules.cargo:
        _strand_cargo(state, seat)
    for kind, stack in enumerate(player.stacks):
        if kind not in STANDING and stack.there and stack.empty:
            player.stacks[kind] = NO_STACK
    refit(state, seat)


def refit(state: FrontierState, seat: int) -> None:
    """After a change of the dry mass tanks stay as they are, and odd steps as far as they make no tank.

    Where cards have changed, what powers a Bernal may have gone with them.
    """
    player = state.players[seat]
    for kind, stack in enumerate(player.stacks):
        if stack.odd:
            odd = state.rules.strip.odd_kept(state.dry_mass(stack), stack.tanks, stack.odd)
            player.stacks[kind] = stack.fuelled(stack.tanks, odd, stack.fuel, stack.letter)
    home.settle(state, seat)


# what freighters leave behind


def destroyed(state: FrontierState, seat: int, card: int) -> None:
    """The big cube of a promoted freighter is destroyed: the card stays, and the cube starts again."""
    player = state.players[seat]
    if player.planted in state.colonies:
        return  # what a colony holds can not be lost without it
    uproot(state, seat)
    kind = player.stack_of(card)
    player.stacks[kind] = player.stacks[kind].without(card)
    if kind == BIG_CUBE:
        if state.move is not None and state.move.kind == BIG_CUBE:
            state.moved += (BIG_CUBE,)
            state.carried += player.stacks[kind].cards
            state.move = None
        _strand_cargo(state, seat)
    player.stacks[BIG_CUBE] = Stack(home.leo(state, seat), (card,))
    settle_stacks(state, seat)
    if state.journal is not None:
        state.tell("big-cube-lost", {"seat": seat, "card": card})
    if len(restart.places(state, seat)) > 1:
        state.then(restart.Restart(seat))


def uproot(state: FrontierState, seat: int) -> None:
    """The big cube is the factory of a claim no longer, if it was."""
    site = state.players[seat].planted
    if site != NOWHERE:
        state.players[seat].planted = NOWHERE
        remove_factory(state, site)


def remove_factory(state: FrontierState, site: int) -> None:
    """A factory is gone from its site; the claim stays."""
    del state.factories[site]
    state.damaged = tuple([other for other in state.damaged if other != site])
    state.hijacked = tuple([other for other in state.hijacked if other != site])


def _strand_cargo(state: FrontierState, seat: int) -> None:
    """Cargo without its freighter is an outpost, where one is free; in LEO it lies with the rest, and a Bernal is a
    stack again with all that lay beside it."""
    player = state.players[seat]
    stack = player.stacks[BIG_CUBE]
    if stack.cards and not any(CARDS[card].deck == FREIGHTER for card in stack.cards):
        if state.move is not None and state.move.kind == BIG_CUBE:
            state.carried += stack.cards
        outpost = free_outpost(state, seat)
        if home.carries(stack):
            open_stack(state, seat, BERNAL_STACK, stack.space, stack.cards)
        elif stack.space == home.leo(state, seat):
            enters(state, seat, LEO, stack.cards)
        elif outpost != NO_OUTPOST:
            open_stack(state, seat, outpost, stack.space, stack.cards)
        else:
            decommission(state, seat, stack.cards)
    for kind, stack in enumerate(player.stacks):
        if stack.cubes and not stack.cards:
            player.stacks[kind] = stack.carrying(0, 0)
            for _ in range(stack.cubes):
                player.stacks[free_cube(state, seat)] = Stack(stack.space)


def irradiate_cubes(state: FrontierState, seat: int, kind: int, rad_hard: int, level: int) -> None:
    """Mobile factories do not stand more than the freighter card does: a craft that is one, and those aboard of one."""
    player = state.players[seat]
    stack = player.stacks[kind]
    if rad_hard >= level or not (stack.cubes or (kind in MOBILE and stack.there)):
        return
    player.stacks[kind] = NO_STACK if kind in MOBILE else stack.carrying(0, 0)
    settle_stacks(state, seat)
    if state.journal is not None:
        state.tell("cubes-lost", {"seat": seat, "number": max(1, stack.cubes)})


def lose_cube(state: FrontierState, seat: int, kind: int) -> None:
    """A mobile factory is destroyed: its cube can be used again."""
    state.players[seat].stacks[kind] = NO_STACK
    if state.journal is not None:
        state.tell("cubes-lost", {"seat": seat, "number": 1})


def free_cube(state: FrontierState, seat: int) -> int:
    """A place for one more mobile factory: if there is one, that of none that has moved in this turn."""
    free = [kind for kind in MOBILE if not state.stack(seat, kind).there]
    rested = [kind for kind in free if seat != state.active or kind not in state.moved + state.ferried]
    return (rested or free)[0]


def outposts(state: FrontierState, seat: int) -> list[int]:
    """The outposts a player has."""
    return [kind for kind in OUTPOSTS if state.stack(seat, kind).there]


def free_outpost(state: FrontierState, seat: int) -> int:
    """An outpost that can be opened, or `NO_OUTPOST`: within his turn a player may have more than there are disks."""
    most = len(OUTPOSTS) if seat == state.active else MOST_OUTPOSTS
    if len(outposts(state, seat)) >= most:
        return NO_OUTPOST
    return next(kind for kind in OUTPOSTS if not state.stack(seat, kind).there)


def left_behind(state: FrontierState, seat: int, space: int) -> int:
    """The stack of what is left behind in a space: that of LEO, elsewhere an outpost, or `NO_OUTPOST`."""
    return LEO if space == home.leo(state, seat) else free_outpost(state, seat)


def open_stack(state: FrontierState, seat: int, kind: int, space: int, cards: tuple[int, ...] = NO_CARDS) -> None:
    """A stack comes to be in this space, of cards that a player has elsewhere."""
    state.players[seat].stacks[kind] = Stack(space)
    if cards:
        enters(state, seat, kind, cards)


def drop(state: FrontierState, seat: int, kind: int, cards: tuple[int, ...]) -> None:
    """Cards are left behind where the stack is; without a stack for them they come back to hand."""
    space = state.stack(seat, kind).space
    other = left_behind(state, seat, space)
    if other == NO_OUTPOST:
        take_back(state, seat, cards)
        return
    if other == LEO:
        enters(state, seat, LEO, cards)
    else:
        open_stack(state, seat, other, space, cards)
    if state.journal is not None:
        state.tell("drops", {"seat": seat, "cards": list(cards)})


# fuel


def room(state: FrontierState, stack: Stack) -> int:
    """How many more tanks a stack can take that is to move."""
    return max(0, state.rules.strip.most_tanks(state.dry_mass(stack)) - stack.tanks)


def full(state: FrontierState, stack: Stack) -> Illegal:
    """Why it takes no more."""
    dry = state.dry_mass(stack)
    figures = {"tanks": stack.tanks, "dry": dry, "most": max(0, state.rules.strip.most_tanks(dry))}
    return Illegal("why-no-room", "fuel", figures)


def add_tanks(state: FrontierState, seat: int, kind: int, tanks: int, fuel: int, letter: int = NO_LETTER) -> None:
    """Tanks of some fuel are added. Mixed, all counts as the worse kind; isotopes of two letters have none."""
    stack = state.stack(seat, kind)
    if stack.fuel != NO_FUEL:
        if stack.fuel != fuel or stack.letter != letter:
            letter = NO_LETTER
        fuel = min(fuel, stack.fuel)
    if fuel != ISOTOPE:
        letter = NO_LETTER
    state.players[seat].stacks[kind] = stack.fuelled(stack.tanks + tanks, stack.odd, fuel, letter)
    refit(state, seat)


def fuel_out_of(kind: int, fuel: int) -> int:
    """What tanks of a stack are filled with for those who get them: water in a Bernal never is water again."""
    return REGOLITH if kind == BERNAL_STACK and fuel == WATER else fuel


def take_tanks(state: FrontierState, seat: int, kind: int, tanks: int) -> None:
    """Whole tanks are unloaded: odd steps are lost."""
    stack = state.stack(seat, kind)
    state.players[seat].stacks[kind] = stack.fuelled(stack.tanks - tanks, 0, stack.fuel, stack.letter)
    settle_stacks(state, seat)


def set_steps(state: FrontierState, seat: int, kind: int, dry: int, steps: int) -> None:
    """So many steps are left in the tanks of a craft that is on this row of the diagram."""
    stack = state.stack(seat, kind)
    strip = state.rules.strip
    state.players[seat].stacks[kind] = stack.fuelled(
        strip.tanks(dry, steps), strip.odd_steps(dry, steps), stack.fuel, stack.letter
    )
