"""What is printed on a card, in words: for the terminal and for screen readers."""

from __future__ import annotations

from typing import Any

from ....kernel import Message
from ..components.cards import (
    CARDS,
    EMANCIPATOR,
    FUELS,
    NO_ISRU,
    NO_LETTER,
    NO_LOYALTY,
    PLATFORMS,
    SPECIALTIES,
    SUPPLIES,
    Engine,
    Face,
)
from ..components.factions import COLOURS
from ..components.naming import face_message
from ..components.solar_system import LETTERS
from .reference import ability_message


def about(card: int, face: int, advanced: bool) -> Message:
    """A side of a card with its figures; without supports in the game, those that need none of them."""
    shown = CARDS[card].face(face)
    facts = _facts(shown, advanced)
    letter = CARDS[card].letter
    if letter != NO_LETTER:
        facts.append(("fact-letter", {"letter": f"letter-{(*LETTERS, 'any')[letter]}"}))
    params: dict[str, Any] = {"name": face_message(card, face), "facts": facts}
    if not shown.abilities:
        return "card-facts", params
    return "card-facts-and-text", {**params, "text": [ability_message(ability) for ability in shown.abilities]}


def _facts(face: Face, advanced: bool) -> list[Message]:
    mass = face.mass if advanced else face.base_mass
    found: list[Message] = [("fact-mass", {"number": mass}), ("fact-rad_hard", {"number": face.rad_hard})]
    if face.engine is not None:
        found += _engine(face.engine)
    if face.isru != NO_ISRU:
        platforms = [f"platform-{name}" for name in _of_mask(face.platforms, PLATFORMS)]
        found.append(("fact-isru", {"number": face.isru, "platforms": platforms}))
    if face.solar:
        found.append(("fact-solar", {}))
    found += [*_hold_facts(face), *_colonist_facts(face)]
    return found + _support_facts(face) if advanced else found


def _hold_facts(face: Face) -> list[Message]:
    """What a freighter carries and how it moves."""
    hold = face.hold
    if hold is None:
        return []
    found: list[Message] = [("fact-hold", {"load": hold.load, "burns": hold.move})]
    if hold.pivots:
        found.append(("fact-hold-pivots", {"number": hold.pivots}))
    if hold.factory_loading:
        found.append(("fact-hold-loading", {}))
    if hold.starship:
        found.append(("fact-hold-starship", {}))
    return found


def _colonist_facts(face: Face) -> list[Message]:
    """What a colonist works as, and whom it is loyal to."""
    found: list[Message] = []
    if face.specialties:
        specialties = [f"specialty-{name}" for name in _of_mask(face.specialties, SPECIALTIES)]
        found.append(("fact-specialties", {"specialties": specialties}))
    if face.loyalty != NO_LOYALTY:
        colour = "loyalty-emancipator" if face.loyalty == EMANCIPATOR else f"colour-{COLOURS[face.loyalty]}"
        found.append(("fact-loyalty", {"loyalty": colour, "ballots": face.ballots}))
    return found


def _engine(engine: Engine) -> list[Message]:
    figures = {"thrust": engine.thrust, "steps": engine.consumption, "burns": engine.per}
    found: list[Message] = [("fact-engine", {**figures, "fuel": f"fuel-{FUELS[engine.fuel]}"})]
    if engine.consumption == 0:
        found = [("fact-sail", figures)]
    if engine.afterburn_steps:
        found.append(("fact-afterburn", {"thrust": engine.afterburn_thrust, "steps": engine.afterburn_steps}))
    if engine.pushable:
        found.append(("fact-pushable", {}))
    return found


def _support_facts(face: Face) -> list[Message]:
    """What it needs, and what it does for others."""
    found: list[Message] = [one_of("fact-needs", _of_mask(need.sorts, SUPPLIES)) for need in face.needs]
    if face.therms:
        found.append(("fact-therms", {"number": face.therms}))
    if face.cooling:
        found.append(("fact-cooling", {"number": face.cooling}))
    if face.supplies:
        found.append(("fact-supplies", {"sorts": [f"supply-{sort}" for sort in _of_mask(face.supplies, SUPPLIES)]}))
    if face.thrust_bonus:
        found.append(("fact-thrust_bonus", {"number": face.thrust_bonus}))
    if face.fuel_factor != face.fuel_per:
        found.append(("fact-fuel_factor", {"number": face.fuel_factor, "per": face.fuel_per}))
    return found


def one_of(key: str, sorts: list[str]) -> Message:
    """A support of one of these sorts; `KEY-any` says it where there are several."""
    return key if len(sorts) == 1 else f"{key}-any", {"sorts": [f"supply-{sort}" for sort in sorts]}


def _of_mask(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask & 1 << bit]
