"""The factions: their colours, privileges and home orbits (rulebook: factions)."""

from __future__ import annotations

from typing import Final

from .reading import BadData, parse, text_of
from .sources import Mark, marks_of

NASA: Final = 0
ESA: Final = 1
UN: Final = 2
PRC: Final = 3
SHIMIZU: Final = 4
COLOURS: Final = ("white", "green", "purple", "red", "orange")
NO_FACTION: Final = -1

LAUNCH_FEE: Final = 0
BEAMED_POWER: Final = 1
SITE_FEE: Final = 2
FELONIES: Final = 3
ANY_HAND: Final = 4
PRIVILEGES: Final = ("launch_fee", "beamed_power", "site_fee", "felonies", "any_hand")

RESEARCH: Final = 0
PUSH_FACTORY: Final = 1
IMMUNITY: Final = 2
FREE_PIVOT: Final = 3
INCOME: Final = 4
BERNAL_PRIVILEGES: Final = ("research", "push_factory", "immunity", "free_pivot", "income")


class Faction:
    __slots__ = (
        "amount",
        "belt",
        "bernal_amount",
        "bernal_privilege",
        "colour",
        "home",
        "marks",
        "name",
        "privilege",
    )

    colour: int
    name: str
    """The message with its name."""
    privilege: int
    amount: int
    """Tanks or thrust that the privilege brings; 0 where it is no figure."""
    home: str
    """The id of the space on which its Bernal starts."""
    belt: bool
    """Whether a boost to the home orbit goes through the Van Allen belt."""
    bernal_privilege: int
    bernal_amount: int
    marks: dict[str, Mark]


def read(text: str) -> list[Faction]:
    """The factions, in the order of their colours."""
    found: list[Faction] = []
    for entry in parse(text, "factions.toml").blocks("faction", "colour"):
        faction = Faction()
        faction.colour = entry.one_of("colour", COLOURS)
        if faction.colour != len(found):
            raise BadData(f"{entry.where}: the factions stand in this order: {', '.join(COLOURS)}")
        faction.name = entry.text("name")
        faction.privilege = entry.one_of("privilege", PRIVILEGES)
        faction.amount = entry.integer("amount", 0, 9)
        faction.home = entry.text("home")
        faction.belt = entry.flag("belt")
        faction.bernal_privilege = entry.one_of("bernal_privilege", BERNAL_PRIVILEGES)
        faction.bernal_amount = entry.integer("bernal_amount", 0, 9)
        faction.marks = marks_of(entry)
        entry.finish()
        found.append(faction)
    if len(found) != len(COLOURS):
        raise BadData(f"factions.toml: {len(found)} factions; allowed: one of each colour ({', '.join(COLOURS)})")
    return found


FACTIONS: Final = read(text_of("factions.toml"))
