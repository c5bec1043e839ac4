"""The Mars armada: rockets for Phobos are put together of open decks, for good (rulebook: mars-armada; seed V6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Choice, Decision, Question
from ...components.cards import CARDS, CREW, DECKS, REFINERY, ROBONAUT
from ...components.factions import ESA
from ...components.fuel import MOST_DRY
from ...components.scenarios import SCENARIOS
from ...components.stack import Stack
from .. import decks, points, supports, thrust
from ..supports import Chain
from .outcome import win
from .scenario import Contest, Progress

if TYPE_CHECKING:
    from ...state import FrontierState

FIGURES: Final = SCENARIOS["mars_armada"].figures
PHOBOS: Final = SCENARIOS["mars_armada"].sites[0]
LAUNCH: Final[Action] = ("launch",)
SEAT: Final = 0


class MarsArmada(Contest):
    """As many robonauts as possible on Phobos; all of them, to win."""

    __slots__ = ()

    def points(self, state: FrontierState, seat: int) -> list[int]:
        found = [0] * len(points.SOURCES)
        found[points.SOURCES.index("goal")] = landed(state)
        return found

    def progress(self, state: FrontierState, seat: int) -> list[Progress]:
        return [Progress("robonauts-landed", landed(state), robonauts(state))]


class LayDown(Question["FrontierState"]):
    """The top card of a deck joins a rocket, or begins another one; or all rockets are launched."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        rockets = range(len(state.armada) + 1)
        options: list[Action] = [
            ("lay", DECKS[deck], rocket) for deck in state.rules.decks if state.decks[deck] for rocket in rockets
        ]
        return Choice(self.seat, "prompt-lay", "mars-armada", [*options, LAUNCH])

    def answer(self, state: FrontierState, action: Action) -> None:
        if action != LAUNCH:
            _join(state, decks.take_top(state, DECKS.index(action[1])), action[2])
        if action == LAUNCH or not any(state.decks[deck] for deck in state.rules.decks):
            launch(state)
        else:
            state.then(self)

    def hints(self, state: FrontierState) -> dict[str, Any]:
        """By rocket: its cards, and whether it flies to Phobos and prospects there."""
        return {
            "rockets": [
                {"cards": [CARDS[card].id for card in rocket], "valid": is_valid(state, rocket)}
                for rocket in state.armada
            ]
        }


def _join(state: FrontierState, card: int, number: int) -> None:
    rockets = list(state.armada)
    if number == len(rockets):
        rockets.append((card,))
    else:
        rockets[number] += (card,)
    state.armada = tuple(rockets)
    if state.journal is not None:
        state.tell("lays", {"card": card, "number": number + 1})


def launch(state: FrontierState) -> None:
    """All rockets set out: it is won if every robonaut lands."""
    if state.journal is not None:
        state.tell("launches", {"landed": landed(state), "robonauts": robonauts(state)})
    if landed(state) == robonauts(state):
        win(state, SEAT)
    else:
        win(state)


def robonauts(state: FrontierState) -> int:
    """How many there are in the game."""
    waiting = [card for card in state.decks[ROBONAUT] if CARDS[card].deck == ROBONAUT]
    return len(waiting) + len([card for rocket in state.armada for card in rocket if CARDS[card].deck == ROBONAUT])


def landed(state: FrontierState) -> int:
    """How many robonauts come to Phobos in rockets that are in order."""
    valid = [rocket for rocket in state.armada if is_valid(state, rocket)]
    return len([card for rocket in valid for card in rocket if CARDS[card].deck == ROBONAUT])


# whether a rocket is in order


def is_valid(state: FrontierState, cards: tuple[int, ...]) -> bool:
    """It flies to Phobos, lands and prospects there; in the harder game it brings a working refinery too."""
    if not _prospects(state, cards):
        return False
    if state.rules.armada_refineries and not _works(state, cards, REFINERY):
        return False
    return any(_flies(state, cards, engine) for engine in cards if state.face(engine).engine is not None)


def _prospects(state: FrontierState, cards: tuple[int, ...]) -> bool:
    site = state.system.spaces[state.system.find(PHOBOS)].site
    assert site is not None, "Phobos is a site"
    return any(state.face(card).isru <= site.hydration and _chains(state, cards, card) for card in cards)


def _works(state: FrontierState, cards: tuple[int, ...], deck: int) -> bool:
    return any(CARDS[card].deck == deck and _chains(state, cards, card) for card in cards)


def _chains(state: FrontierState, cards: tuple[int, ...], card: int, cooled: int = 0) -> list[Chain]:
    return supports.chains(state, cards, card, cooled, state.rules.leo)


def _flies(state: FrontierState, cards: tuple[int, ...], engine: int) -> bool:
    """Whether some load of fuel takes it there with this engine, with its afterburner or without."""
    cold = [(chain, False) for chain in _chains(state, cards, engine)]
    lit = [(chain, True) for chain in _chains(state, cards, engine, thrust.AFTERBURN_COOLING)]
    afterburner = thrust.engine_of(state, engine).afterburn_steps > 0
    return any(_reaches(state, cards, engine, chain, hot) for chain, hot in (cold + lit if afterburner else cold))


def _reaches(state: FrontierState, cards: tuple[int, ...], engine: int, chain: Chain, lit: bool) -> bool:
    stack = Stack(state.rules.leo, cards)
    dry = state.dry_mass(stack)
    if dry > MOST_DRY:
        return False
    craft = thrust.craft_of(state, SEAT, stack, engine, chain)
    craft.beam = thrust.engine_of(state, engine).pushable and _has_beam(cards)
    zone = state.system.spaces[state.rules.leo].zone
    for tanks in range(state.rules.strip.most_tanks(dry) + 1):
        steps = state.rules.strip.held(dry, tanks, 0) - (craft.afterburn_steps if lit else 0)
        net = craft.net_thrust(state.system, zone, max(0, steps), lit)
        burnt = -(-FIGURES["burns"] * craft.consumption // craft.per)
        landing = 0 if net >= FIGURES["free_landing_thrust"] else FIGURES["landing_steps"]
        if net >= 1 and steps >= burnt + landing:
            return True
    return False


def _has_beam(cards: tuple[int, ...]) -> bool:
    """The crew of ESA brings its beam along."""
    return any(CARDS[card].deck == CREW and CARDS[card].faction == ESA for card in cards)
