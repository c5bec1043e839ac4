"""Industrialize: a factory is built of a robonaut, a refinery and what powers them (rulebook: industrialize)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question, Task
from ..components.abilities import BEAM_AIRLESS, BEAM_ATMOSPHERE, FREE_INDUSTRY, KEEP_ROBONAUT, NO_FOUNDATION
from ..components.cards import CARDS, COLONIST, ENGINEER, REFINERY, ROBONAUT, ROBOT, card_called
from ..components.naming import space_message
from ..components.pieces import BUSTED, FREE
from ..components.solar_system import LETTERS, LUNA
from ..components.stack import Stack
from ..components.tables import letter_value
from . import abilities, ageing, aliens, cargo, claims, freighter, isru, pioneers, points, regimes, supports
from .activities import ANYBODY, FREE_ACTION, Activity
from .colony import Found

if TYPE_CHECKING:
    from ..state import FrontierState


class Parts:
    """A robonaut and a refinery that work on a site, and all that powers them."""

    __slots__ = ("cards", "refinery", "robonaut")

    def __init__(self, robonaut: int, refinery: int, cards: tuple[int, ...]) -> None:
        self.robonaut = robonaut
        self.refinery = refinery
        self.cards = cards
        """Supports included, in order."""


def _powered(state: FrontierState, seat: int, site: int, deck: int) -> list[tuple[int, tuple[int, ...]]]:
    """The cards of a deck that work on a site when cooling is not asked for, each with supports that power it."""
    player = state.players[seat]
    found: list[tuple[int, tuple[int, ...]]] = []
    for kind in player.at(site):
        cards = tuple([card for card in player.stacks[kind].cards if _serves(state, card)])
        for card in cards:
            if CARDS[card].deck == deck:
                for chain in supports.chains(state, cards, card, supports.UNCOOLED, site):
                    found.append((card, chain.cards))
    return found


def _serves(state: FrontierState, card: int) -> bool:
    """What can be spent; a promoted freighter never is, nor a child."""
    if cargo.lasting(state, card) or ageing.is_child(state, card):
        return False
    return state.face(card).ability(NO_FOUNDATION) is None


def ways_to_build(state: FrontierState, seat: int, site: int) -> list[Parts]:
    """Every choice of cards that makes a factory, none of them with a support too many."""
    found: list[Parts] = []
    settling = on_claim(state, seat, site) and claims.cubes_to_come(state, seat) > 1
    for robonaut, first in [*_powered(state, seat, site, ROBONAUT), *_robots(state, seat, site)]:
        for refinery, second in _powered(state, seat, site, REFINERY):
            cards = tuple(sorted({robonaut, refinery, *first, *second}))
            if settling or not settlers_among(state, cards):
                found.append(Parts(robonaut, refinery, cards))
    kept: list[Parts] = []
    for parts in found:
        if not any(_spares(other, parts) for other in found) and not any(_same(other, parts) for other in kept):
            kept.append(parts)
    return kept


def _robots(state: FrontierState, seat: int, site: int) -> list[tuple[int, tuple[int, ...]]]:
    """Robots take the place of robonauts, as long as they are not free (seed 20.6)."""
    if not state.rules.colonist or state.emancipator != FREE:
        return []
    return [each for each in _powered(state, seat, site, COLONIST) if CARDS[each[0]].being == ROBOT]


def settlers_among(state: FrontierState, cards: tuple[int, ...]) -> list[int]:
    """Humans whose reactor powers the factory: they stay there as a colony (seed Z)."""
    return [card for card in cards if cargo.is_human(state, card)]


def _spares(one: Parts, other: Parts) -> bool:
    """Whether it builds with fewer of the same cards."""
    return len(one.cards) < len(other.cards) and all(card in other.cards for card in one.cards)


def _same(one: Parts, other: Parts) -> bool:
    return one.cards == other.cards


def spent(state: FrontierState, parts: Parts, site: int) -> tuple[int, ...]:
    """What is decommissioned: all of it, but some refineries spare the robonaut near the Sun."""
    keeps = state.face(parts.refinery).ability(KEEP_ROBONAUT)
    zones = [zone.name for zone in state.system.zones]
    if keeps is not None and state.system.spaces[site].zone <= zones.index(keeps.zone):
        return tuple([card for card in parts.cards if card != parts.robonaut])
    return parts.cards


def is_free(state: FrontierState, seat: int, site: int) -> bool:
    """Whether a card there builds without an operation."""
    return any(ability.kind == FREE_INDUSTRY for ability in abilities.at(state, seat, site))


class Industrialize(Activity):
    """Build a factory on a claim; as a free action where a card there allows it."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not claims.has_cube(state, seat):
            return []
        return [
            (self.verb, state.system.spaces[site].id)
            for site in self._claims(state, seat)
            if not aliens.forbids_factory(state, site) and ways_to_build(state, seat, site)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        site = state.system.find(action[1])
        state.then(*claims.cube_first(state, seat), ChooseParts(seat, site))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for site in self._claims(state, seat):
            if not state.players[seat].at(site):
                continue
            why: Illegal | None = None
            if aliens.forbids_factory(state, site):
                why = Illegal("why-alien-ground", "alien-invasion", {"space": space_message(state.system, site)})
            elif not ways_to_build(state, seat, site):
                why = Illegal("why-no-parts", "industrialize", {"space": space_message(state.system, site)})
            elif not claims.has_cube(state, seat):
                why = Illegal("why-no-cube", "pieces")
            if why is not None:
                shut.append(((self.verb, state.system.spaces[site].id), why))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By site: what its letter would be worth with this factory."""
        counts = points.factories_by_letter(state)
        more = 0 if aliens.is_alien(state, seat) else 1
        found: dict[str, Any] = {}
        for action in self.offers(state, seat):
            number = state.system.find(action[1])
            site = isru.site_at(state, number)
            if site is not None and on_claim(state, seat, number):
                found[action[1]] = {"value": letter_value(counts[LETTERS.index(site.letter)] + more)}
        return found

    def _claims(self, state: FrontierState, seat: int) -> list[int]:
        """Claims without a factory that are this activity's, with the operation or without; once the freighter is
        promoted every space with stacks is as good."""
        own = [site for site, owner in state.claims.items() if owner == seat and site not in state.factories]
        if freighter.promoted(state, seat):
            stacks = state.players[seat].stacks
            own += sorted({stack.space for stack in stacks if stack.cards and stack.space not in own})
        return [site for site in own if is_free(state, seat, site) != self.operation]


class ChooseParts(Task["FrontierState"]):
    """Of which cards: if there is a choice, it is asked for."""

    site: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def run(self, state: FrontierState) -> None:
        ways = ways_to_build(state, self.seat, self.site)
        if len(ways) > 1:
            state.then(WhichParts(self.seat, self.site))
        else:
            build(state, self.seat, self.site, ways[0])


class WhichParts(Question["FrontierState"]):
    """Which cards are spent on the factory."""

    site: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [
            ("spend", tuple([CARDS[card].id for card in parts.cards]))
            for parts in ways_to_build(state, self.seat, self.site)
        ]
        params = {"space": space_message(state.system, self.site)}
        return Choice(self.seat, "prompt-parts", "industrialize", options, params)

    def answer(self, state: FrontierState, action: Action) -> None:
        cards = tuple([card_called(id) for id in action[1]])
        ways = ways_to_build(state, self.seat, self.site)
        build(state, self.seat, self.site, next(parts for parts in ways if parts.cards == cards))


def on_claim(state: FrontierState, seat: int, site: int) -> bool:
    """Whether a cube built here is the factory of a claim; elsewhere it is a mobile one."""
    return state.claims.get(site, BUSTED) == seat and site not in state.factories


def build(state: FrontierState, seat: int, site: int, parts: Parts) -> None:
    """The cards are spent, and the factory stands."""
    cards = spent(state, parts, site)
    beams = _beams(state, parts.refinery, site)
    settling = bool(settlers_among(state, cards))
    cargo.decommission(state, seat, cards)
    if state.journal is not None:
        state.tell("spends", {"seat": seat, "cards": list(cards)})
    if not on_claim(state, seat, site):
        state.players[seat].stacks[cargo.free_cube(state, seat)] = Stack(site)
        if state.journal is not None:
            state.tell("builds-cube", {"seat": seat, "space": space_message(state.system, site)})
        return
    claims.place_factory(state, seat, site)
    pioneers.industrialised(state, seat, site)
    if settling:
        state.then(*claims.cube_first(state, seat, site), Found(seat, site))
    if beams:
        state.players[seat].beam = True
        if state.journal is not None:
            state.tell("beams-power", {"seat": seat, "space": space_message(state.system, site)})


def _beams(state: FrontierState, refinery: int, site: int) -> bool:
    """Whether the factory beams power: some refineries make one that does."""
    found = isru.site_at(state, site)
    if found is None:
        return False
    face = state.face(refinery)
    if isru.has_atmosphere(found):
        return face.ability(BEAM_ATMOSPHERE) is not None
    airless = face.ability(BEAM_AIRLESS)
    return airless is not None and found.size >= airless.amount


class TakeLuna(Activity):
    """Whoever is in power puts a cube of his own in place of the one on Luna; the disk stays."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [
            ("take-luna", state.system.spaces[site].id)
            for site in sorted(state.factories)
            if self._may_take(state, seat, site)
        ]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.then(*claims.cube_first(state, seat), Occupy(seat, state.system.find(action[1])))

    def _may_take(self, state: FrontierState, seat: int, site: int) -> bool:
        found = isru.site_at(state, site)
        if found is None or found.body != LUNA or state.factories[site] == seat or site in state.colonies:
            return False
        ruler = regimes.in_power(state)
        return claims.has_cube(state, seat) and (ruler == seat or (ruler < 0 and state.claims[site] == seat))


class Occupy(Task["FrontierState"]):
    """The cube on Luna is exchanged."""

    site: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def run(self, state: FrontierState) -> None:
        claims.clear(state, self.site)
        claims.place_factory(state, self.seat, self.site)


INDUSTRIALIZE: Final = Industrialize("industrialize", "industrialize", ENGINEER)
INDUSTRIALIZE_FREELY: Final = Industrialize("industrialize-freely", "industrialize", FREE_ACTION)
TAKE_LUNA: Final = TakeLuna("take-luna", "industrialize", ANYBODY)
