"""Combat: in War one unit attacks once, after all moves (rulebook: combat).

A unit attacks as a raygun, as a missile, or by boarding, which takes a human or a buggy. What comes of it is decided by
dice, net thrust and rad-hard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question, Subset
from ..components import nearness
from ..components.cards import (
    BUGGY,
    CARDS,
    CREW,
    MISSILE,
    NO_ONE,
    RAYGUN,
    ROBONAUT,
    WHITE,
    card_called,
)
from ..components.cards import FREIGHTER as FREIGHTER_DECK
from ..components.naming import space_message
from ..components.stack import BERNAL, FREIGHTER, FUELLED, MOBILE, NUMBER, OUTPOSTS, STACKS, TANKED, Stack
from ..components.tables import figure
from . import cargo, claims, colonists, freighter, hazards, home, hostilities, isotopes, supports
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState

DEFAULT: Final = "default"

STARSHIP_DICE: Final = figure("combat", "starship_dice")
MISSILE_STEPS: Final = figure("combat", "missile_steps")
MISSILE_LOSSES: Final = figure("combat", "missile_losses")
STRENGTH_HUMAN: Final = figure("combat", "strength_human")
STRENGTH_ROBOT: Final = figure("combat", "strength_robot")
STRENGTH_BLACK: Final = figure("combat", "strength_black")
STRENGTH_BUGGY: Final = figure("combat", "strength_buggy")
COLONY_DEFENCE: Final = figure("combat", "colony_defence")
OUTPOST_BUGGY: Final = figure("combat", "outpost_buggy")
DIE: Final = 6

MODES: Final = ("raygun", "missile", "boarding")
RAYGUN_MODE: Final = 0
MISSILE_MODE: Final = 1
BOARDING: Final = 2
NO_VICTIM: Final = -2
"""Nobody is attacked."""


# who attacks what


class Attack(Activity):
    """A unit of the active player attacks. Nothing moves any more in this turn."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if _refusal(state, seat) is not None:
            return []
        found: list[Action] = []
        for mode, card in weapons(state, seat):
            if targets(state, seat, mode, card):
                found.append((self.verb, MODES[mode], CARDS[card].id))
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.attacked = True
        state.moved = tuple(range(len(STACKS)))
        state.then(ChooseTarget(seat, MODES.index(action[1]), card_called(action[2])))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        refusal = _refusal(state, seat)
        if refusal is None or state.rules.combat != DEFAULT or state.seats == 1:
            return []
        return [((self.verb, MODES[mode], CARDS[card].id), refusal) for mode, card in weapons(state, seat)]


def _refusal(state: FrontierState, seat: int) -> Illegal | None:
    if state.rules.combat != DEFAULT or not hostilities.anybody(state, seat):
        return Illegal("why-no-war", "combat")
    return Illegal("why-attacked", "combat") if state.attacked else None


def weapons(state: FrontierState, seat: int) -> list[tuple[int, int]]:
    """What a player can attack with: modes and working cards, outside LEO."""
    found: list[tuple[int, int]] = []
    for kind, stack in enumerate(state.players[seat].stacks):
        if not stack.there or stack.space == state.rules.leo:
            continue
        for card in stack.cards:
            face = state.face(card)
            platforms = face.platforms
            working = (platforms != 0 or face.starship) and supports.operational(state, seat, kind, card)
            if working and (platforms & RAYGUN or face.starship):
                found.append((RAYGUN_MODE, card))
            if working and platforms & MISSILE and state.steps(stack) >= MISSILE_STEPS:
                found.append((MISSILE_MODE, card))
            if cargo.is_human(state, card) or (working and platforms & BUGGY):
                found.append((BOARDING, card))
    return found


def targets(state: FrontierState, seat: int, mode: int, card: int) -> list[Action]:
    """What a unit can attack: stacks of others, and when boarding the factory on its site; none it is loyal to."""
    space = state.stack(seat, state.players[seat].stack_of(card)).space
    spared = colonists.loyal_to(state, card)
    found: list[Action] = []
    for target in in_range(state, mode, space):
        for other, player in enumerate(state.players):
            if other != spared and hostilities.may_attack(state, seat, other):
                for kind in player.at(target):
                    stack = player.stacks[kind]
                    if can_be_hit(stack, kind) and (mode == BOARDING or not cube_on_site(state, stack, kind)):
                        found.append(("target", other, STACKS[kind]))
    if mode == BOARDING and factory_exposed(state, seat, space) and state.factories[space] != spared:
        found.append(("raid", state.factories[space], state.system.spaces[space].id))
    return found


def can_be_hit(stack: Stack, kind: int) -> bool:
    """Whether a stack has anything to fight for: a Bernal is no target, a mobile factory is one."""
    return any(not home.is_bernal(card) for card in stack.cards) or (kind in MOBILE and stack.there)


def cube_on_site(state: FrontierState, stack: Stack, kind: int) -> bool:
    """Whether a stack is a cube of the module Cargo on the ground: it fights as factories do."""
    cube = state.rules.cargo and (kind == FREIGHTER or kind in MOBILE)
    return cube and state.system.spaces[stack.space].site is not None


def in_range(state: FrontierState, mode: int, space: int) -> list[int]:
    """The spaces a unit reaches. LEO is safe, and no ray goes through an atmosphere."""
    if mode != RAYGUN_MODE:
        return [space]
    if atmospheric(state, space):
        return []
    around = [space, *nearness.adjacent(state.system, space)]
    return [each for each in around if each != state.rules.leo and not atmospheric(state, each)]


def atmospheric(state: FrontierState, space: int) -> bool:
    site = state.system.spaces[space].site
    return site is not None and "atmosphere" in site.icons


def factory_exposed(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a factory of another is there that the player could take: a colony goes first, else it takes pieces."""
    if not hostilities.may_attack(state, seat, state.factories.get(space, seat)):
        return False
    return space in state.colonies or (claims.disks_left(state, seat) > 0 and claims.cubes_left(state, seat) > 0)


class ChooseTarget(Question["FrontierState"]):
    __slots__ = ("card", "mode")

    mode: int
    card: int

    def __init__(self, seat: int, mode: int, card: int) -> None:
        self.seat = seat
        self.mode = mode
        self.card = card

    def ask(self, state: FrontierState) -> Decision:
        options = targets(state, self.seat, self.mode, self.card)
        return Choice(self.seat, "prompt-target", "combat", options, {"card": CARDS[self.card].id})

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """What both sides add to their dice; a ray has nothing to add."""
        own = own_stack(state, self.seat, self.card)
        found: list[dict[str, Any]] = []
        for action in targets(state, self.seat, self.mode, self.card):
            mine = (0, own.thrust, strength(state, own, action[1]))[self.mode]
            theirs = defence(state, self.mode, action)
            found.append({"seat": action[1], "target": action[2], "attack": mine, "defence": theirs})
        return {"targets": found}

    def answer(self, state: FrontierState, action: Action) -> None:
        victim: int = action[1]
        if state.journal is not None:
            state.tell("attacks", {"seat": self.seat, "target": victim, "card": CARDS[self.card].id})
        if action[0] == "raid":
            storm_factory(state, self.seat, self.card, state.system.find(action[2]))
        elif self.mode == RAYGUN_MODE:
            irradiate(state, self.seat, self.card, victim, NUMBER[action[2]])
        elif self.mode == MISSILE_MODE:
            strike(state, self.seat, self.card, victim, NUMBER[action[2]])
        else:
            board(state, self.seat, self.card, victim, NUMBER[action[2]])


# how well a stack evades and fights


def defence(state: FrontierState, mode: int, action: Action) -> int:
    """What a target has against an attack of this mode."""
    if action[0] == "raid":
        return factory_strength(state, state.system.find(action[2]))
    kind = NUMBER[action[2]]
    stack = state.stack(action[1], kind)
    if mode == BOARDING and cube_on_site(state, stack, kind):
        return strength_at(state, action[1], stack.space)
    evades = evasion(state, action[1], kind)
    return evades + strength(state, state.stack(action[1], kind)) if mode == BOARDING else evades


def evasion(state: FrontierState, seat: int, kind: int) -> int:
    """The net thrust of its last move; an outpost has none, but a buggy on the ground can dodge.

    A Bernal defends itself as a rocket in orbit, as a factory on the ground.
    """
    stack = state.stack(seat, kind)
    grounded = state.system.spaces[stack.space].site is not None
    if kind == FREIGHTER or kind in MOBILE or (kind in FUELLED and not (kind == BERNAL and grounded)):
        return stack.thrust if can_move(state, seat, kind) else 0
    if kind in OUTPOSTS and grounded:
        units = [state.face(card).isru for card in stack.cards if state.face(card).platforms & BUGGY]
        return max(0, OUTPOST_BUGGY - min(units)) if units else 0
    return 0


def can_move(state: FrontierState, seat: int, kind: int) -> bool:
    """Whether a craft has an engine that works; freighters have one on board."""
    if kind == FREIGHTER or kind in MOBILE:
        return True
    engines = [card for card in state.stack(seat, kind).cards if state.face(card).engine is not None]
    return any(supports.operational(state, seat, kind, card) for card in engines)


def strength(state: FrontierState, stack: Stack, victim: int = NO_VICTIM) -> int:
    """Humans, robonauts and robots; those made in space are stronger, and so is a stack with a buggy.

    In an attack those do not take part who are loyal to the victim (seed 20.3B).
    """
    fighting = [card for card in stack.cards if victim == NO_VICTIM or colonists.loyal_to(state, card) != victim]
    total = sum([fighter(state, card) for card in fighting])
    buggies = [card for card in fighting if state.face(card).platforms & BUGGY]
    return total + STRENGTH_BUGGY if buggies else total


def fighter(state: FrontierState, card: int) -> int:
    """What one card adds to the strength of its stack."""
    human = cargo.is_human(state, card)
    if not human and CARDS[card].being == NO_ONE and CARDS[card].deck != ROBONAUT:
        return 0
    plain = STRENGTH_HUMAN if human else STRENGTH_ROBOT
    return plain if state.face(card).side == WHITE else plain + STRENGTH_BLACK


def own_stack(state: FrontierState, seat: int, card: int) -> Stack:
    return state.stack(seat, state.players[seat].stack_of(card))


# rays


def irradiate(state: FrontierState, seat: int, card: int, victim: int, kind: int) -> None:
    """A die, of a starship two, less the net thrust of the target is a level of radiation."""
    dice = STARSHIP_DICE if state.face(card).starship else 1
    die = sum([state.dice.roll(DIE) for _ in range(dice)])
    level = die - evasion(state, victim, kind)
    if state.journal is not None:
        state.tell("rays", {"seat": seat, "die": die, "level": max(0, level)})
    cargo.irradiate_cubes(state, victim, kind, freighter.cube_hardness(state, victim), level)
    lose(state, victim, hazards.weaker(state, state.stack(victim, kind).cards, level))


def lose(state: FrontierState, seat: int, cards: list[int]) -> None:
    if not cards:
        return
    cargo.lose(state, seat, cards)
    if state.journal is not None:
        state.tell("battle-losses", {"seat": seat, "cards": [CARDS[card].id for card in cards]})


# missiles


def strike(state: FrontierState, seat: int, card: int, victim: int, kind: int) -> None:
    """Die and net thrust against die and net thrust: a card for each point, or the missile is lost."""
    own = state.players[seat].stack_of(card)
    stack = state.stack(seat, own)
    cargo.set_steps(state, seat, own, state.dry_mass(stack), state.steps(stack) - MISSILE_STEPS)
    margin = clash(state, seat, stack.thrust, victim, evasion(state, victim, kind))
    if margin <= 0:
        lose(state, seat, [card])
        return
    if kind in MOBILE:
        cargo.lose_cube(state, victim, kind)
        return
    cards = tuple([each for each in state.stack(victim, kind).cards if not home.is_bernal(each)])
    number = min(margin, MISSILE_LOSSES)
    if number >= len(cards):
        lose(state, victim, list(cards))
    else:
        state.then(ChooseLosses(victim, cards, number))


def clash(state: FrontierState, seat: int, mine: int, victim: int, theirs: int) -> int:
    """A die each: by how much the attacker has more."""
    attack = state.dice.roll(DIE)
    defence = state.dice.roll(DIE)
    if state.journal is not None:
        told = {"seat": seat, "target": victim, "attack": attack + mine, "defence": defence + theirs}
        state.tell("clash", told)
    return attack + mine - defence - theirs


class ChooseLosses(Question["FrontierState"]):
    """The owner chooses what a missile has hit."""

    __slots__ = ("cards", "number")

    cards: tuple[int, ...]
    number: int

    def __init__(self, seat: int, cards: tuple[int, ...], number: int) -> None:
        self.seat = seat
        self.cards = cards
        self.number = number

    def ask(self, state: FrontierState) -> Decision:
        items = [CARDS[card].id for card in self.cards]
        number = self.number
        costs = [state.mass(card, state.faces[card]) for card in self.cards]
        params = {"number": number}
        return Subset(
            self.seat, "prompt-battle-losses", "combat", "cards", list(items), number, number, [], costs, (), params
        )

    def answer(self, state: FrontierState, action: Action) -> None:
        lose(state, self.seat, [card_called(id) for id in action[1]])


# boarding


def board(state: FrontierState, seat: int, card: int, victim: int, kind: int) -> None:
    """Die and strength against die, strength and net thrust: a card and the tanks for the winner."""
    theirs = defence(state, BOARDING, ("target", victim, STACKS[kind]))
    mine = strength(state, own_stack(state, seat, card), victim)
    margin = clash(state, seat, mine, victim, theirs)
    if margin < 0:
        lose_strongest(state, seat, card)
    elif margin > 0:
        if kind in MOBILE:
            take_cube(state, seat, victim, kind)
        else:
            state.then(TakeCard(seat, state.players[seat].stack_of(card), victim, kind))


def lose_strongest(state: FrontierState, seat: int, card: int) -> None:
    """Whoever loses a fight loses the strongest card of the stack; the unit itself among equals."""
    best = card
    for other in own_stack(state, seat, card).cards:
        if fighter(state, other) > fighter(state, best):
            best = other
    lose(state, seat, [best])


def hold(state: FrontierState, seat: int, own: int) -> int:
    """The stack for what is captured: the one that boards, but for a freighter another there or a new outpost."""
    if own != FREIGHTER:
        return own
    space = state.stack(seat, own).space
    others = [kind for kind in state.players[seat].at(space) if kind != FREIGHTER and kind not in MOBILE]
    return others[0] if others else cargo.free_outpost(state, seat)


def take_cube(state: FrontierState, seat: int, victim: int, kind: int) -> None:
    """A mobile factory, or a promoted big cube, changes its colour; without a cube to put there it is lost."""
    space = state.stack(victim, kind).space
    if kind not in MOBILE:
        cargo.destroyed(state, victim, freighter.card_of(state, victim))
    else:
        cargo.lose_cube(state, victim, kind)
    if claims.cubes_left(state, seat) > 0:
        state.players[seat].stacks[cargo.free_cube(state, seat)] = Stack(space)
        if state.journal is not None:
            told = {"seat": seat, "target": victim, "space": space_message(state.system, space)}
            state.tell("takes-cube", told)
        claims.settle(state, seat, space)


def seize_freighter(state: FrontierState, seat: int, victim: int, card: int) -> None:
    """A freighter card is captured with its big cube; its cargo stays with its owner. Nobody has two, and a promoted
    one stays with its owner: only its cube is taken."""
    giver = state.players[victim]
    kind = giver.stack_of(card)
    if cargo.lasting(state, card):
        take_cube(state, seat, victim, kind)
        return
    if freighter.owns_one(state, seat):
        lose(state, victim, [card])
        return
    space = giver.stacks[kind].space
    giver.stacks[kind] = giver.stacks[kind].without(card)
    cargo.settle_stacks(state, victim)
    state.players[seat].stacks[FREIGHTER] = Stack(space, (card,))
    if state.journal is not None:
        state.tell("captures", {"seat": seat, "target": victim, "card": CARDS[card].id})


class TakeCard(Question["FrontierState"]):
    """The winner takes one card, and then the tanks; a crew goes home to its own, and a GW thruster too many."""

    __slots__ = ("kind", "own", "victim")

    own: int
    victim: int
    kind: int

    def __init__(self, seat: int, own: int, victim: int, kind: int) -> None:
        self.seat = seat
        self.own = own
        self.victim = victim
        self.kind = kind

    def ask(self, state: FrontierState) -> Decision:
        cards = [card for card in state.stack(self.victim, self.kind).cards if not home.is_bernal(card)]
        options: list[Action] = [("capture", CARDS[card].id) for card in cards]
        return Choice(self.seat, "prompt-capture", "combat", options, {"target": self.victim})

    def answer(self, state: FrontierState, action: Action) -> None:
        card = card_called(action[1])
        other = hold(state, self.seat, self.own)
        if CARDS[card].deck == FREIGHTER_DECK:
            seize_freighter(state, self.seat, self.victim, card)
        elif CARDS[card].deck == CREW or isotopes.second(state, self.seat, card) or other == cargo.NO_OUTPOST:
            lose(state, self.victim, [card])
        else:
            self.capture(state, card, other)
        take_tanks(state, self.seat, self.own, self.victim, self.kind)

    def capture(self, state: FrontierState, card: int, other: int) -> None:
        victim = state.players[self.victim]
        victim.stacks[self.kind] = victim.stacks[self.kind].without(card)
        state.recruits.pop(card, 0)
        cargo.settle_stacks(state, self.victim)
        own = state.players[self.seat]
        if not own.stacks[other].there:
            cargo.open_stack(state, self.seat, other, own.stacks[self.own].space)
        own.stacks[other] = own.stacks[other].joined_by(card)
        cargo.refit(state, self.seat)
        if state.journal is not None:
            state.tell("captures", {"seat": self.seat, "target": self.victim, "card": CARDS[card].id})


def take_tanks(state: FrontierState, seat: int, own: int, victim: int, kind: int) -> None:
    """The whole tanks of a stack that was boarded, as far as there is room for them; the rest is lost."""
    target = state.stack(victim, kind)
    if not target.tanks:
        return
    cargo.take_tanks(state, victim, kind, target.tanks)
    other = hold(state, seat, own)
    tanks = target.tanks if other in TANKED else 0
    if other in FUELLED:
        tanks = min(tanks, cargo.room(state, state.stack(seat, other)))
    if tanks:
        if not state.stack(seat, other).there:
            cargo.open_stack(state, seat, other, state.stack(seat, own).space)
        cargo.add_tanks(state, seat, other, tanks, cargo.fuel_out_of(kind, target.fuel), target.letter)
    if state.journal is not None:
        state.tell("steals", {"seat": seat, "target": victim, "tanks": tanks})


# factories


def storm_factory(state: FrontierState, seat: int, card: int, site: int) -> None:
    """As boarding, against all that the owner has on the site: a colony goes first, else cube and disk change."""
    mine = strength(state, own_stack(state, seat, card), state.factories[site])
    margin = clash(state, seat, mine, state.factories[site], factory_strength(state, site))
    if margin < 0:
        lose_strongest(state, seat, card)
    elif margin > 0:
        take_factory(state, seat, site)


def factory_strength(state: FrontierState, site: int) -> int:
    """All that the owner of a factory has on its site."""
    total = strength_at(state, state.factories[site], site)
    return total + COLONY_DEFENCE if site in state.colonies else total


def strength_at(state: FrontierState, seat: int, site: int) -> int:
    """All that a player has on a site."""
    return sum([strength(state, stack) for stack in state.players[seat].stacks if stack.space == site])


def take_factory(state: FrontierState, seat: int, site: int) -> None:
    owner = state.factories[site]
    told = {"seat": seat, "target": owner, "space": space_message(state.system, site)}
    if site in state.colonies:
        del state.colonies[site]
        if state.journal is not None:
            state.tell("destroys-colony", told)
        return
    hijacked = site in state.hijacked
    claims.displace(state, site)
    state.factories[site] = seat
    if not hijacked:
        state.claims[site] = seat
    rest = tuple([other for other in state.hijacked if other != site])
    state.hijacked = (*rest, site) if hijacked and state.claims[site] != seat else rest
    if state.journal is not None:
        state.tell("takes-factory", told)


ATTACK: Final = Attack("attack", "combat", FREE_ACTION)
