"""Combat by the newer module: both sides fire all their weapons in a space (rulebook: combat).

In War each space can be attacked once a turn, after all moves. The defender fires first, but the attacker if he has a
raygun in reach. Every weapon fires once: rayguns, guns (very hard cards, and factories), buggies on the ground, and
unmanned engines that ram.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question, Task
from ..components import nearness
from ..components.cards import BUGGY, CARDS, NO_ISRU, RAYGUN, ROBONAUT, card_called
from ..components.naming import space_message
from ..components.solar_system import CRASH
from ..components.stack import MOBILE, STACKS
from ..components.tables import figure
from . import cargo, claims, colonists, combat, freighter, hazards, home, hostilities, humans, supports
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState

M3: Final = "m3"
DIE: Final = 6

WEAPON_RAYGUN: Final = 0
WEAPON_GUN: Final = 1
WEAPON_BUGGY: Final = 2
WEAPON_RAM: Final = 3
WEAPONS: Final = ("raygun", "gun", "buggy", "ram")
FACTORY: Final = -1
"""The gun of a factory is no card."""

IN_SPACE: Final = 0
UNMANNED: Final = 1
MANNED: Final = 2

GUN: Final = figure("m3", "gun")
CRASH_PENALTY: Final = figure("m3", "crash")
HIT_IN_SPACE: Final = figure("m3", "in_space")
NEVER: Final = 99

# from which fire value on: by weapon, unmanned and manned sites
COLLATERAL_FROM: Final = (
    (figure("m3", "raygun_collateral"), figure("m3", "raygun_manned_collateral")),
    (figure("m3", "gun_collateral"), figure("m3", "gun_manned_collateral")),
    (figure("m3", "buggy_collateral"), figure("m3", "buggy_collateral")),
    (NEVER, NEVER),
)
SEVERE_FROM: Final = (
    (figure("m3", "raygun_damage"), figure("m3", "raygun_manned_damage")),
    (NEVER, NEVER),
    (figure("m3", "buggy_capture"), figure("m3", "buggy_manned_destroy")),
    (figure("m3", "ram_damage"), figure("m3", "ram_manned_damage")),
)

NOTHING: Final = 0
HIT: Final = 1
COLLATERAL: Final = 2
DAMAGE: Final = 3
CAPTURE: Final = 4
DESTROY: Final = 5
OUTCOMES: Final = ("nothing", "hit", "collateral", "damage", "capture", "destroy")

HOLD: Final[Action] = ("hold",)


class Shot:
    """A weapon and the space it fires at."""

    __slots__ = ("card", "target", "weapon")

    def __init__(self, weapon: int, card: int, target: int) -> None:
        self.weapon = weapon
        self.card = card
        """`FACTORY` for the gun of a factory."""
        self.target = target


# beginning a battle


class Battle(Activity):
    """Attack what another has in a space."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            (self.verb, other, state.system.spaces[space].id)
            for other, space in in_reach(state, seat)
            if space not in state.battled and hostilities.may_attack(state, seat, other)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        victim: int = action[1]
        space = state.system.find(action[2])
        state.battled = (*state.battled, space)
        state.moved = tuple(range(len(STACKS)))
        if state.journal is not None:
            told = {"seat": seat, "target": victim, "space": space_message(state.system, space)}
            state.tell("begins-battle", told)
        attack = Firing(seat, victim, space, ())
        defence = Firing(victim, seat, space, ())
        rays = any(shot.weapon == WEAPON_RAYGUN for shot in shots(state, seat, victim, space, ()))
        state.then(*([attack, defence] if rays else [defence, attack]))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for other, space in in_reach(state, seat):
            action = (self.verb, other, state.system.spaces[space].id)
            if not hostilities.may_attack(state, seat, other):
                shut.append((action, Illegal("why-no-war", "combat")))
            elif space in state.battled:
                shut.append((action, Illegal("why-battled", "combat")))
        return shut


# who can fire at what


def in_reach(state: FrontierState, seat: int) -> list[tuple[int, int]]:
    """Whom, and in which spaces, the weapons of a player reach."""
    if state.rules.combat != M3:
        return []
    found: list[tuple[int, int]] = []
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        spaces = {stack.space for kind, stack in enumerate(player.stacks) if combat.can_be_hit(stack, kind)}
        spaces |= {site for site, owner in state.factories.items() if owner == other}
        for space in sorted(spaces):
            if space != state.rules.leo and shots(state, seat, other, space, ()):
                found.append((other, space))
    return found


def shots(state: FrontierState, seat: int, enemy: int, space: int, fired: tuple[int, ...]) -> list[Shot]:
    """What a player can fire in the battle of a space. The attacker fires at it, the defender from it."""
    attacking = seat == state.active
    found: list[Shot] = []
    for kind, stack in enumerate(state.players[seat].stacks):
        here = stack.space
        if not stack.there or here == state.rules.leo or (not attacking and here != space):
            continue
        for target in [space] if attacking else targets_around(state, enemy, here):
            for card in stack.cards:
                if attacking and colonists.loyal_to(state, card) == enemy:
                    continue
                if card not in fired and exposed(state, enemy, target):
                    found += _of_card(state, seat, kind, card, target, fired)
    armed = state.factories.get(space) == seat and space not in state.damaged and FACTORY not in fired
    if armed and exposed(state, enemy, space):
        found.append(Shot(WEAPON_GUN, FACTORY, space))
    return found


def targets_around(state: FrontierState, enemy: int, space: int) -> list[int]:
    """The spaces with stacks of the attacker that a defender might reach."""
    around = [space, *nearness.adjacent(state.system, space)]
    stacks = state.players[enemy].stacks
    held = [stack.space for kind, stack in enumerate(stacks) if combat.can_be_hit(stack, kind)]
    return [each for each in around if each in held and each != state.rules.leo]


def exposed(state: FrontierState, enemy: int, space: int) -> bool:
    """Whether a player has anything in a space that can be hit."""
    return state.factories.get(space) == enemy or any(
        stack.space == space and combat.can_be_hit(stack, kind)
        for kind, stack in enumerate(state.players[enemy].stacks)
    )


def _of_card(state: FrontierState, seat: int, kind: int, card: int, target: int, fired: tuple[int, ...]) -> list[Shot]:
    """The ways in which a card can fire at a space. A therm cools only one weapon that fires; a Bernal has none."""
    if home.is_bernal(card):
        return []
    stack = state.stack(seat, kind)
    face = state.face(card)
    here = stack.space
    found: list[Shot] = []
    if face.rad_hard >= GUN and here == target:
        found.append(Shot(WEAPON_GUN, card, target))
    armed = face.platforms != 0 or face.engine is not None or face.starship
    if not armed or not cool_enough(state, seat, kind, card, fired):
        return found
    if (face.platforms & RAYGUN or face.starship) and target in combat.in_range(state, combat.RAYGUN_MODE, here):
        found.append(Shot(WEAPON_RAYGUN, card, target))
    on_ground = state.system.spaces[target].site is not None
    if face.platforms & BUGGY and on_ground and (here == target or joined(state, here, target)):
        found.append(Shot(WEAPON_BUGGY, card, target))
    if face.engine is not None and here == target and not cargo.humans(state, stack):
        found.append(Shot(WEAPON_RAM, card, target))
    return found


def cool_enough(state: FrontierState, seat: int, kind: int, card: int, fired: tuple[int, ...]) -> bool:
    stack = state.stack(seat, kind)
    hot = 0
    for other in fired:
        if other in stack.cards:
            chains = supports.chains(state, stack.cards, other, 0, stack.space)
            hot += chains[0].therms if chains else 0
    return bool(supports.chains(state, stack.cards, card, -hot, stack.space))


def joined(state: FrontierState, one: int, other: int) -> bool:
    """Whether a buggy road joins two sites."""
    return any(one in road and other in road for road in state.system.roads)


# firing


class Firing(Task["FrontierState"]):
    """One side of a battle fires, as long as it can."""

    __slots__ = ("enemy", "fired", "space")

    enemy: int
    space: int
    fired: tuple[int, ...]

    def __init__(self, seat: int, enemy: int, space: int, fired: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.space = space
        self.fired = fired

    def run(self, state: FrontierState) -> None:
        if self.shots(state):
            state.then(Volley(self))

    def shots(self, state: FrontierState) -> list[Shot]:
        return shots(state, self.seat, self.enemy, self.space, self.fired)


class Volley(Question["FrontierState"]):
    """The next weapon that one side fires, or none."""

    __slots__ = ("side",)

    side: Firing

    def __init__(self, side: Firing) -> None:
        self.seat = side.seat
        self.side = side

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = []
        for shot in self.side.shots(state):
            options.append(("fire", *said(state, shot)))
        options.append(HOLD)
        return Choice(self.seat, "prompt-volley", "combat", options, {"target": self.side.enemy})

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By weapon and target: how likely what comes of it is."""
        found: list[dict[str, Any]] = []
        for shot in self.side.shots(state):
            weapon, name, where = said(state, shot)
            likely = chances(state, self.seat, self.side.enemy, shot)
            found.append({"weapon": weapon, "card": name, "space": where, "chances": likely})
        return {"shots": found}

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == HOLD:
            return
        side = self.side
        card = FACTORY if action[2] == "factory" else card_called(action[2])
        state.then(Firing(self.seat, side.enemy, side.space, (*side.fired, card)))
        shot = Shot(WEAPONS.index(action[1]), card, state.system.find(action[3]))
        value = fire_value(state, shot)
        if state.journal is not None:
            told = {"seat": self.seat, "target": side.enemy, "weapon": f"attack-{action[1]}", "value": value}
            state.tell("fires", told)
        hit(state, self.seat, side.enemy, shot, value)
        if shot.weapon == WEAPON_RAM:
            combat.lose(state, self.seat, [card])


def said(state: FrontierState, shot: Shot) -> tuple[str, str, str]:
    """A shot as it is called in actions: the weapon, whose it is, and the space it is fired at."""
    name = "factory" if shot.card == FACTORY else CARDS[shot.card].id
    return WEAPONS[shot.weapon], name, state.system.spaces[shot.target].id


def fire_value(state: FrontierState, shot: Shot) -> int:
    """How hard a shot hits."""
    return value_of(state, shot, sum([state.dice.roll(DIE) for _ in range(dice_of(shot))]))


def dice_of(shot: Shot) -> int:
    return 1 if shot.weapon == WEAPON_RAM else 2


def value_of(state: FrontierState, shot: Shot, rolled: int) -> int:
    """The fire value when the dice of a shot show this together."""
    if shot.card == FACTORY:
        return GUN - rolled
    face = state.face(shot.card)
    if shot.weapon == WEAPON_GUN:
        return face.rad_hard - rolled
    if shot.weapon == WEAPON_RAM:
        return (face.engine.thrust if face.engine is not None else 0) - rolled
    value = rolled - (0 if face.isru == NO_ISRU else face.isru)
    if shot.weapon == WEAPON_RAYGUN and beside_crash(state, shot.target):
        value -= CRASH_PENALTY
    return value


def beside_crash(state: FrontierState, space: int) -> bool:
    """Whether a site lies beside a crash space."""
    if state.system.spaces[space].site is None:
        return False
    return any(state.system.spaces[way.to].hazard == CRASH for way in state.system.ways[space])


def place_of(state: FrontierState, enemy: int, space: int) -> int:
    if state.system.spaces[space].site is None:
        return IN_SPACE
    return MANNED if humans.present(state, enemy, space) else UNMANNED


def outcome(state: FrontierState, seat: int, enemy: int, shot: Shot, value: int) -> int:
    """What a shot of this fire value does, by where it hits, as a place in OUTCOMES."""
    place = place_of(state, enemy, shot.target)
    if place == IN_SPACE:
        if value < HIT_IN_SPACE:
            return NOTHING
        if shot.weapon != WEAPON_RAYGUN:
            return COLLATERAL
        soft = too_soft(state, enemy, shot.target, value) or _soft_cubes(state, enemy, shot.target, value)
        return HIT if soft else NOTHING
    severe = SEVERE_FROM[shot.weapon][place - UNMANNED]
    if value >= severe and state.factories.get(shot.target) == enemy:
        if shot.weapon != WEAPON_BUGGY:
            return DAMAGE
        pieces = claims.disks_left(state, seat) and claims.cubes_left(state, seat)
        return CAPTURE if place == UNMANNED and pieces else DESTROY
    return COLLATERAL if value >= min(severe, COLLATERAL_FROM[shot.weapon][place - UNMANNED]) else NOTHING


def hit(state: FrontierState, seat: int, enemy: int, shot: Shot, value: int) -> None:
    """A shot does what it does; in space collateral comes once for each point."""
    what = outcome(state, seat, enemy, shot, value)
    if what == HIT:
        aim(state, seat, enemy, shot.target, value)
    elif what == COLLATERAL:
        in_space = place_of(state, enemy, shot.target) == IN_SPACE
        for _ in range(value if in_space else 1):
            collateral(state, enemy, shot.target)
    elif what == DAMAGE:
        damage(state, shot.target)
    elif what == CAPTURE:
        combat.take_factory(state, seat, shot.target)
    elif what == DESTROY:
        destroy(state, shot.target)


def chances(state: FrontierState, seat: int, enemy: int, shot: Shot) -> dict[str, float]:
    """How likely each outcome of a shot is, over all that its dice can show."""
    rolls = [0]
    for _ in range(dice_of(shot)):
        rolls = [rolled + face for rolled in rolls for face in range(1, DIE + 1)]
    counts = [0] * len(OUTCOMES)
    for rolled in rolls:
        counts[outcome(state, seat, enemy, shot, value_of(state, shot, rolled))] += 1
    return {name: count / len(rolls) for name, count in zip(OUTCOMES, counts, strict=True)}


def cards_at(state: FrontierState, seat: int, space: int) -> list[int]:
    """A player's cards in a space that a battle can touch."""
    stacks = [stack for stack in state.players[seat].stacks if stack.space == space]
    return [card for stack in stacks for card in stack.cards if not home.is_bernal(card)]


def collateral(state: FrontierState, enemy: int, space: int) -> None:
    """A die: cards of exactly that rad-hard are lost."""
    die = state.dice.roll(DIE)
    combat.lose(state, enemy, [card for card in cards_at(state, enemy, space) if state.face(card).rad_hard == die])
    if freighter.cube_hardness(state, enemy) == die:
        _lose_cubes(state, enemy, space)


def _soft_cubes(state: FrontierState, enemy: int, space: int, value: int) -> bool:
    """Whether mobile factories are in a space that do not stand a ray of this fire value."""
    there = any(state.stack(enemy, kind).space == space for kind in MOBILE)
    return there and freighter.cube_hardness(state, enemy) < value


def _lose_cubes(state: FrontierState, enemy: int, space: int) -> None:
    """The mobile factories of a player in a space are destroyed."""
    for kind in MOBILE:
        if state.stack(enemy, kind).space == space:
            cargo.lose_cube(state, enemy, kind)


def aim(state: FrontierState, seat: int, enemy: int, space: int, value: int) -> None:
    """In space a ray hits one card that does not stand it, as the firer likes."""
    weak = too_soft(state, enemy, space, value)
    if len(weak) == 1:
        combat.lose(state, enemy, weak)
    elif weak:
        state.then(Aim(seat, enemy, tuple(weak)))
    else:
        _lose_cubes(state, enemy, space)


def too_soft(state: FrontierState, enemy: int, space: int, value: int) -> list[int]:
    """The cards in a space that do not stand a ray of this fire value."""
    stacks = [stack for stack in state.players[enemy].stacks if stack.space == space]
    return [card for stack in stacks for card in hazards.weaker(state, stack.cards, value)]


class Aim(Question["FrontierState"]):
    __slots__ = ("cards", "enemy")

    enemy: int
    cards: tuple[int, ...]

    def __init__(self, seat: int, enemy: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.enemy = enemy
        self.cards = cards

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("hit", CARDS[card].id) for card in self.cards]
        return Choice(self.seat, "prompt-aim", "combat", options, {"target": self.enemy})

    def answer(self, state: FrontierState, action: Action) -> None:
        combat.lose(state, self.enemy, [card_called(action[1])])


# factories


def damage(state: FrontierState, site: int) -> None:
    """No assist, no fuel and no gun until a robonaut has mended it."""
    if site not in state.damaged:
        state.damaged = (*state.damaged, site)
        if state.journal is not None:
            state.tell("damages", {"space": space_message(state.system, site)})


def mended(state: FrontierState, site: int) -> None:
    state.damaged = tuple([other for other in state.damaged if other != site])


def destroy(state: FrontierState, site: int) -> None:
    """A colony goes first, else the factory; the claim stays."""
    if site in state.colonies:
        del state.colonies[site]
    else:
        claims.clear(state, site)
    if state.journal is not None:
        state.tell("destroys", {"space": space_message(state.system, site)})


class Repair(Activity):
    """A robonaut on the spot is spent on a factory that was damaged."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for site in state.damaged:
            if state.factories.get(site) == seat:
                robonauts = [card for card in cards_at(state, seat, site) if CARDS[card].deck == ROBONAUT]
                found += [(self.verb, state.system.spaces[site].id, CARDS[card].id) for card in robonauts]
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        cargo.decommission(state, seat, (card_called(action[2]),))
        mended(state, site)
        if state.journal is not None:
            told = {"seat": seat, "card": action[2], "space": space_message(state.system, site)}
            state.tell("repairs", told)


BATTLE: Final = Battle("battle", "combat", FREE_ACTION)
REPAIR: Final = Repair("repair", "combat", FREE_ACTION)
