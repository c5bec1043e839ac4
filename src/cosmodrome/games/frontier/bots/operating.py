"""The operation of a turn: research, a sale, a product, income, or what brings a Future nearer."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Action, Choice, Weighed
from ..components.cards import CARDS, CREW, DECKS, card_called
from ..rules import boost, research
from ..rules.design import OPERATE
from ..rules.design import price as design_price
from ..state import FrontierState
from . import ambition, comet, design, missions, rocketry, settling, shipping, trading, werner
from .figures import HABIT

NO_ACTION: Final[Action] = ()


def operation(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """Research, a sale, a product or income: whatever brings most."""
    if boost.BEGIN in options and werner.stand_in(state, seat) != werner.NONE:
        return boost.BEGIN
    hopeless = is_hopeless(state, seat)
    missed = _missed(state, seat, hopeless)
    sale = trading.best_sale(state, seat, missed)
    best, value = _valued(state, seat, options, hopeless, missed)[0]
    if _stuck(state, seat) and boost.BEGIN in options and value <= HABIT["stuck"]:
        return boost.BEGIN
    if sale[1] in options and value <= HABIT["stuck"] and _makes_room(state, seat, sale, hopeless):
        return sale[1]
    return best if state.operations > 0 or value > settling.wages(state, seat) else NO_ACTION


def compared(state: FrontierState, seat: int, options: list[Action]) -> list[Weighed]:
    """The operations that are compared in a turn, with what each brings in tanks; the best first."""
    hopeless = is_hopeless(state, seat)
    found = _valued(state, seat, options, hopeless, _missed(state, seat, hopeless))
    return [(action, value) for action, value in found if action != NO_ACTION]


def _valued(
    state: FrontierState, seat: int, options: list[Action], hopeless: bool, missed: dict[int, float]
) -> list[Weighed]:
    """The best operation of every kind, and income or nothing at all."""
    income = trading.income(state, seat) * design.thrift_of(state, seat)
    best = _income(options) if income > 0 else NO_ACTION
    if best == NO_ACTION:
        income = 0.0
    sale = trading.best_sale(state, seat, missed)
    found: list[Weighed] = [(best, income)]
    for gained, action in (
        trading.best_research(state, seat, options, hopeless),
        sale if sale[1] in options else (0.0, NO_ACTION),
        shipping.best_product(state, seat, options, missed, income),
        ambition.best(state, seat, options),
        ambition.recruiting(state, seat, options),
        settling.best(state, seat, options),
    ):
        if gained > 0.0:
            found.append((action, gained))
    found.sort(key=_by_gain)
    return found


def _by_gain(weighed: Weighed) -> float:
    return -weighed[1]


def _missed(state: FrontierState, seat: int, hopeless: bool) -> dict[int, float]:
    """By card, how much it would be missed; where no rocket leads anywhere, less."""
    missed = trading.missed(state, seat)
    return {card: lost * HABIT["missed"] for card, lost in missed.items()} if hopeless else missed


def _makes_room(state: FrontierState, seat: int, sale: tuple[float, Action], hopeless: bool) -> bool:
    """Whether a card is sold though it will be missed: a full hand gets no other by research."""
    if research.takes_part(state, seat):
        return False
    if ambition.seeks(state, seat) and ambition.worth(state, seat, card_called(sale[1][1])) == 0.0:
        return True
    return hopeless and sale[0] > 0.0


def is_hopeless(state: FrontierState, seat: int) -> bool:
    """Whether there is water enough, but no rocket that leads anywhere: then another one is looked for."""
    if rocketry.away(state, seat) or comet.devoted(state, seat):
        return False
    made = design.designs(state, seat, trading.owned(state, seat))[0]
    water = state.players[seat].water
    if made.lacks:
        return water >= HABIT["patience"]
    costs = missions.boost_costs(state, seat, made) + made.tanks
    return water >= costs + HABIT["hopeless"] and rocketry.planned(state, seat) is None


def _income(options: list[Action]) -> Action:
    for action in options:
        if action[0] == "income":
            return action
    return NO_ACTION


def _stuck(state: FrontierState, seat: int) -> bool:
    """A full hand that starts no auction, and the rocket is not complete or can not fly: cards wait better in LEO."""
    if research.takes_part(state, seat) or comet.devoted(state, seat):
        return False
    made = design.designs(state, seat, trading.owned(state, seat))[0]
    if not made.lacks and made.flies:
        return False
    hand = state.players[seat].hand
    water = state.players[seat].water
    for card, face in zip(made.cards, made.faces, strict=True):
        if card in hand and CARDS[card].deck != CREW and state.mass(card, face) <= water:
            return True
    return False


def designed(state: FrontierState, seat: int) -> Action:
    """A design turn: the card that helps most; to work when none does."""
    best = OPERATE
    most = 0.0
    for action in cast(Choice, state.decision(seat)).options:
        if action[0] == "design":
            top = state.decks[_deck(action)][0]
            value = trading.gain(state, seat, (top,)) - design_price(state, seat)
            if value > most:
                most = value
                best = action
    return best


def _deck(action: Action) -> int:
    return DECKS.index(action[1])
