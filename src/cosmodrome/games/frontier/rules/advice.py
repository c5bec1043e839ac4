"""Advice for newcomers, tied to the position: what the strategy guides say, with the player's own figures
(rulebook: advice; seed 25). Nothing is done here, and nobody has to follow it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Message
from ..components.cards import ANY_LETTER, CARDS, GENERATOR, NO_ISRU, PURPLE, REFINERY, THRUSTER
from ..components.naming import card_message, space_message
from ..components.reading import Entry, parse, text_of
from ..components.solar_system import LETTERS
from ..components.sources import marks_of
from ..components.stack import BERNAL, ROCKET
from ..routes.planner import Route
from . import claims, facilities, home, isru, market, planning, research, supports, thrust, workers
from .thrust import Setting

if TYPE_CHECKING:
    from ..state import FrontierState

ADVICE: Final = "advice"


class Guide:
    """What the advice goes by."""

    __slots__ = ("frugal", "last_years", "most", "roomy", "targets")

    def __init__(self, entry: Entry) -> None:
        self.most = entry.integer("most", 1, 20)
        self.frugal = entry.integer("frugal", 1, 9)
        self.roomy = entry.integer("roomy", 1, 20)
        self.last_years = entry.integer("last_years", 1, 12)
        self.targets = entry.texts("targets")
        marks_of(entry)
        entry.finish()


GUIDE: Final = Guide(parse(text_of("advice.toml"), "advice.toml").block("advice"))


def advise(state: FrontierState, seat: int) -> list[Message]:
    """What to think of now, the most pressing first."""
    found: list[Message] = []
    found += _about_engines(state, seat)
    found += _about_the_rocket(state, seat)
    found += _about_fuel(state, seat)
    found += _about_prospects(state, seat)
    found += _about_auctions(state, seat)
    found += _about_products(state, seat)
    found += _about_colonization(state, seat)
    found += _about_the_end(state, seat)
    return found[: GUIDE.most]


def _owned(state: FrontierState, seat: int) -> list[int]:
    player = state.players[seat]
    return [*player.hand, *[card for stack in player.stacks for card in stack.cards]]


def _consumption(card: int) -> float:
    """Steps for a burn of its first side; much if it has no engine."""
    engine = CARDS[card].face(CARDS[card].entry).engine
    return 99.0 if engine is None else engine.consumption / engine.per


# what to get


def _about_engines(state: FrontierState, seat: int) -> list[Message]:
    """First an engine that burns little."""
    if any(_consumption(card) <= GUIDE.frugal for card in _owned(state, seat)):
        return []
    deck = state.decks[THRUSTER]
    if deck and _consumption(deck[0]) <= GUIDE.frugal:
        return [("advice-frugal-engine-there", {"card": card_message(deck[0])})]
    return [("advice-frugal-engine", {})]


def _about_the_rocket(state: FrontierState, seat: int) -> list[Message]:
    """Engine, ISRU, refinery: what is missing for a mission that builds a factory."""
    owned = _owned(state, seat)
    missing = [
        key
        for key, there in (
            ("advice-part-engine", any(_consumption(card) < 99 for card in owned)),
            ("advice-part-isru", any(CARDS[card].face(CARDS[card].entry).isru != NO_ISRU for card in owned)),
            ("advice-part-refinery", any(CARDS[card].deck == REFINERY for card in owned)),
        )
        if not there
    ]
    found: list[Message] = [("advice-rocket-lacks", {"parts": missing})] if missing else []
    rocket = state.stack(seat, ROCKET)
    idle = [card for card in rocket.cards if not supports.operational(state, seat, ROCKET, card)]
    if idle:
        found.append(("advice-supports", {"card": card_message(idle[0])}))
    return found


# where to go


def _about_fuel(state: FrontierState, seat: int) -> list[Message]:
    """How many steps a first mission takes with this rocket, and how many it holds."""
    rocket = state.stack(seat, ROCKET)
    settings = thrust.settings(state, seat, rocket) if rocket.cards else []
    if not settings or rocket.space not in home.depots(state, seat):
        return []
    best = _cheapest(state, seat, settings)
    if best is None:
        return []
    route, goal = best
    params = {"steps": route.steps, "space": space_message(state.system, goal), "held": state.steps(rocket)}
    return [("advice-fuel-enough" if route.steps <= state.steps(rocket) else "advice-fuel-short", params)]


def _cheapest(state: FrontierState, seat: int, settings: list[Setting]) -> tuple[Route, int] | None:
    """The route with the fewest steps to one of the early targets that are still free, were the tanks full."""
    best: tuple[Route, int] | None = None
    setting = min(settings, key=_thirst)
    setting.craft.steps = state.rules.strip.capacity(setting.craft.dry)
    for name in GUIDE.targets:
        goal = state.system.numbers.get(name, -1)
        if goal < 0 or claims.is_claimed(state, goal):
            continue
        for route in planning.planned(state, seat, ROCKET, setting, goal).routes(goal):
            if best is None or (route.steps, route.turns) < (best[0].steps, best[0].turns):
                best = (route, goal)
    return best


def _thirst(setting: Setting) -> float:
    return setting.craft.consumption / setting.craft.per


def _about_prospects(state: FrontierState, seat: int) -> list[Message]:
    """A unit that is too dry for the site it stands on."""
    found: list[Message] = []
    for stack in state.players[seat].stacks:
        site = isru.site_at(state, stack.space) if stack.cards else None
        if site is None or claims.is_claimed(state, stack.space):
            continue
        units = [card for card in stack.cards if state.face(card).isru != NO_ISRU]
        if units and min([state.face(card).isru for card in units]) > site.hydration:
            params = {"space": space_message(state.system, stack.space), "hydration": site.hydration}
            found.append(("advice-too-dry", params))
    return found


# money


def _about_auctions(state: FrontierState, seat: int) -> list[Message]:
    """Patents nobody else can bid for; and selling what does not help."""
    if state.auctioned or not research.takes_part(state, seat):
        return []
    rivals = [other for other in range(state.seats) if other != seat and research.takes_part(state, other)]
    found: list[Message] = []
    if state.seats > 1 and all(state.players[other].water == 0 for other in rivals):
        found.append(("advice-auction-free", {}))
    if state.players[seat].water == 0 and research.hand_size(state, seat):
        found.append(("advice-sell", {"water": market.hand_price(state)}))
    return found


def _about_products(state: FrontierState, seat: int) -> list[Message]:
    """A factory without a hand card of its letter makes nothing."""
    for number, owner in state.factories.items():
        site = isru.site_at(state, number)
        if owner != seat or site is None:
            continue
        letters = [CARDS[card].letter for card in state.players[seat].hand]
        if LETTERS.index(site.letter) not in letters and ANY_LETTER not in letters:
            params = {"space": space_message(state.system, number), "letter": f"letter-{site.letter}"}
            return [("advice-product", params)]
    return []


# Colonization


def _about_colonization(state: FrontierState, seat: int) -> list[Message]:
    found: list[Message] = []
    if state.rules.colonist and not workers.colonists(state, seat):
        found.append(("advice-colonists", {}))
    if state.rules.bernal and not home.promoted(state, seat):
        bernal = state.stack(seat, BERNAL).cards
        if not any(CARDS[card].deck == GENERATOR for card in (*bernal, *state.players[seat].hand)):
            found.append(("advice-generator", {}))
    if state.rules.bernal and home.promoted(state, seat):
        wet = facilities.hydration(state, seat)
        if wet < GUIDE.roomy:
            found.append(("advice-move-bernal", {"drops": wet, "wanted": GUIDE.roomy}))
    if state.rules.endgame and not any(state.faces[card] == PURPLE for card in _in_space(state, seat)):
        found.append(("advice-lab", {}))
    return found


def _in_space(state: FrontierState, seat: int) -> list[int]:
    return [card for stack in state.players[seat].stacks for card in stack.cards]


def _about_the_end(state: FrontierState, seat: int) -> list[Message]:
    """Water for the last election."""
    if state.rules.endgame and state.rules.politics and state.rules.years - state.year <= GUIDE.last_years:
        return [("advice-last-election", {"water": state.players[seat].water})]
    return []
