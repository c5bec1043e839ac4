"""The cards as numbers, read from `data/` and checked against the printed totals.

A production card is one number: hundreds say the resource (1 ore ... 9 moon ore), the rest the value: 207 is a water
card of 7. From 1000 a mega card: 1230 is mega water, 30. From 2000 a promise (IOU): 2203 stands for three missing water
cards.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ..shown.shapes import Resource

DATA: Final = Path(__file__).parent.parent / "data"

ORE: Final = 0
WATER: Final = 1
TITANIUM: Final = 2
RESEARCH: Final = 3
MICROBIOTICS: Final = 4
NEW_CHEMICALS: Final = 5
ORBITAL_MEDICINE: Final = 6
RING_ORE: Final = 7
MOON_ORE: Final = 8
RESOURCES: Final[list[Resource]] = []
"""Ids of the nine resources, in the order of their value."""
AVERAGE: Final[list[int]] = []
MEGA: Final[list[int]] = []
"""Value of a mega card per resource, 0 if there is none."""

FIRST_SPECIAL: Final = ORBITAL_MEDICINE
BUILDABLE: Final = (ORE, WATER, TITANIUM, RESEARCH, NEW_CHEMICALS)
"""Resources whose factories are built, not won."""
MEGA_CARD: Final = 1000
PROMISE: Final = 2000


def read(name: str) -> dict[str, Any]:
    """One of the game's data files."""
    with open(DATA / name, "rb") as file:
        return tomllib.load(file)


FACTORIES: Final = read("factories.toml")
for _resource in FACTORIES["resource"]:
    RESOURCES.append(_resource["id"])
    AVERAGE.append(_resource["average"])
    MEGA.append(_resource.get("mega", 0))

INDEX: Final[dict[str, int]] = {name: resource for resource, name in enumerate(RESOURCES)}


def card(resource: int, value: int) -> int:
    return 100 * (resource + 1) + value


def mega_card(resource: int) -> int:
    return MEGA_CARD + card(resource, MEGA[resource])


def promise(resource: int, missing: int) -> int:
    return PROMISE + card(resource, missing)


def resource_of(code: int) -> int:
    return code // 100 % 10 - 1


def _value_of(code: int) -> int:
    if code < PROMISE:
        return code % 100
    return code % 100 * AVERAGE[resource_of(code)]


def weight_of(code: int, weights: list[int]) -> int:
    """What a card counts against the hand limit, given the weight of one card per resource."""
    if code < MEGA_CARD:
        return weights[code // 100 - 1]
    number = 4 if code < PROMISE else code % 100
    return number * weights[resource_of(code)]


VALUE: Final[list[int]] = [_value_of(code) for code in range(PROMISE + MEGA_CARD)]
"""What every card is worth."""


def _decks(edition: str) -> list[list[int]]:
    figures = read("production.toml")[edition]
    decks: list[list[int]] = []
    for resource, name in enumerate(RESOURCES):
        deck = [card(resource, int(value)) for value, number in figures[name].items() for _ in range(number)]
        if round(sum(VALUE[code] for code in deck) / len(deck)) != AVERAGE[resource]:
            raise ValueError(f"production.toml: the {edition} {name} deck does not have the printed average")
        decks.append(deck)
    if sum(len(deck) for deck in decks) != figures["total"]:
        raise ValueError(f"production.toml: the {edition} decks do not add up to the printed total {figures['total']}")
    return decks


DECKS: Final[dict[str, list[list[int]]]] = {edition: _decks(edition) for edition in ("classic", "stronghold")}
