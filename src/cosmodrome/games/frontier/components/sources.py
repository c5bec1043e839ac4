"""Where a value comes from, how sure it is, and which values are ours (rulebook: house-values)."""

from __future__ import annotations

from typing import Final

from .reading import BadData, Entry, parse, text_of

SEED: Final = 0
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 3
FOURTH: Final = 4
HOUSE: Final = 5
ORIGINS: Final = ("seed", "first", "second", "third", "fourth", "house")
"""The French rules of 2014, evidence of an edition of the game, or ourselves."""

SURE: Final = ("low", "medium", "high")

OPTION: Final = 0
BADGE: Final = 1
QUIET: Final = 2
SHOWN: Final = ("option", "badge", "quiet")
"""How a value of ours shows: a sign and a switch, a sign, or only a line in the rulebook."""


class HouseValue:
    """A value of ours. `house-ID` says what it is, `house-ID-why` gives the reason."""

    __slots__ = ("id", "shown")

    def __init__(self, id: str, shown: int) -> None:
        self.id = id
        self.shown = shown


class Mark:
    """What stands behind a value."""

    __slots__ = ("house", "origin", "section", "sure")

    def __init__(self, origin: int, section: str, sure: int, house: str) -> None:
        self.origin = origin
        self.section = section
        """Where it stands in its source."""
        self.sure = sure
        self.house = house
        """The number of our value, or nothing."""


def read_house(text: str) -> dict[str, HouseValue]:
    """Our values by their numbers, in order."""
    found: dict[str, HouseValue] = {}
    for entry in parse(text, "house.toml").blocks("house", "id"):
        id = entry.text("id")
        if id != f"H{len(found) + 1:02}":
            raise entry.wrong("id", id, f"H{len(found) + 1:02}, the next number")
        found[id] = HouseValue(id, entry.one_of("shown", SHOWN))
        entry.finish()
    return found


HOUSE_VALUES: Final = read_house(text_of("house.toml"))


def mark_of(entry: Entry) -> Mark:
    """What stands behind a whole block: its `source`, `sure` and `house`."""
    source = entry.text("source")
    words = source.split(" ", 1)
    if words[0] not in ORIGINS:
        raise entry.wrong("source", source, ", ".join(ORIGINS) + ", and the section after it")
    origin = ORIGINS.index(words[0])
    house = entry.text_or("house", "")
    if house not in HOUSE_VALUES and (house or origin == HOUSE):
        raise entry.wrong("house", house, f"H01 to H{len(HOUSE_VALUES)}")
    return Mark(origin, words[1] if len(words) > 1 else "", entry.one_of("sure", SURE), house)


def marks_of(entry: Entry) -> dict[str, Mark]:
    """What stands behind each field of a block that differs from the rest of it; under "" what holds for the rest.

    To be read when all other fields have been, since only those can be named.
    """
    found = {"": mark_of(entry)}
    for each in entry.tables("marks"):
        mark = mark_of(each)
        each.text_or("why", "")
        for path in each.texts("of"):
            if path not in entry.asked or path in found:
                raise BadData(f"{entry.where}: `marks` is of {path!r}; allowed: fields of this block, each once")
            found[path] = mark
        each.finish()
    return found
