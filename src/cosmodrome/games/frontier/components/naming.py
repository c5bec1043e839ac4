"""What cards, spaces, stacks and decks are called: messages of the catalogue."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from ....kernel import Action, Item, Message
from .cards import CARDS, DECKS, FUELS, ISOTOPE, NUMBERS
from .factions import COLOURS
from .futures import FUTURE_IDS
from .politics import SQUARES
from .solar_system import KINDS, PROFILES, SolarSystem, Space, solar_system
from .stack import STACKS
from .tables import GLORIES, VENTURES

LINK: Final = "#"
"""Between the space a step of a route enters and the link it takes, where two lead there."""

HEAVY: Final = ":heavy"
"""After the id of a radiator that is turned heavy."""

_GLORIES: Final[tuple[str, ...]] = tuple([glory.id for glory in GLORIES])
_VENTURES: Final[tuple[str, ...]] = tuple([venture.id for venture in VENTURES])

_SORTS: Final[dict[str, str]] = {"burn": "burn", "hoh": "hohmann", "lag": "lagrange", "rad": "radiation"}
_TO_SEATS: Final = ("anti-trust", "battle", "elect", "partner", "raid", "steal", "target")
"""Verbs of actions whose numbers are seats."""
_TO_DECKS: Final = ("buy", "buy-bottom", "design", "inspire", "lay", "research")
"""Verbs of actions whose words are decks: a freighter is a stack and a deck."""
_TERMS: Final = ("give", "want")
"""What a term of a deal begins with."""
_MODES: Final = ("raygun", "missile", "boarding", "gun", "buggy", "ram")
"""Ways to attack."""
_SQUARES: Final[tuple[str, ...]] = tuple([square.id for square in SQUARES])


def card_message(card: int) -> Message:
    """A card by the side it comes into play with; a number that is no card is said as it is."""
    if not 0 <= card < len(CARDS):
        return "card-number", {"number": card}
    return face_message(card, CARDS[card].entry)


def face_message(card: int, face: int) -> Message:
    """A card by the side it shows."""
    return CARDS[card].face(face).name, {}


def stack_message(kind: int) -> Message:
    return f"stack-{STACKS[kind]}", {}


def deck_message(deck: int) -> Message:
    return f"deck-{DECKS[deck]}", {}


# places


def burns_message(halves: int) -> Message:
    """Burns, which may end in a half."""
    return ("table-burns-and-half", {"number": halves // 2}) if halves % 2 else ("table-burns", {"number": halves // 2})


def place_key(name: str) -> str:
    """The message with a name of the map, of a site, a body or a group of them."""
    plain = [letter for letter in unicodedata.normalize("NFKD", name).lower() if not unicodedata.combining(letter)]
    words = "".join([letter if letter.isascii() and letter.isalnum() else " " for letter in plain]).split()
    return "place-" + "-".join(words)


def space_message(system: SolarSystem, number: int) -> Message:
    """A space by its name; one that shares its name or has none, by its zone and its number there."""
    space = system.spaces[number]
    zone = system.zones[space.zone].name
    name = space.site.name if space.site is not None else space.label
    if name and (space.site is not None or len(system.names[system.folded(name)]) == 1):
        return place_key(name), {}
    params = {"zone": f"zone-{zone}", "number": _number_in(zone, space)}
    plain: Message = (f"space-{_sort(space)}", params)
    return ("space-named", {"name": place_key(name), "space": plain}) if name else plain


def _sort(space: Space) -> str:
    """The kind its id tells, which holds in every profile."""
    return _SORTS.get(space.id.partition(".")[0], KINDS[space.kind])


def _number_in(zone: str, space: Space) -> int:
    """The number in an id such as `burn.mars.011`, but that on the whole map where an id tells another zone."""
    place, _, last = space.id.rpartition(".")
    return int(last) if last.isdecimal() and place.endswith(zone) else space.number


# items and actions


def item_message(item: Item) -> Message:
    """What an action names: a card by its number or its id, a stack, a deck, or a space, also as a step of a route."""
    if isinstance(item, int):
        return card_message(item)
    if not isinstance(item, str):
        if item[0] in _TERMS:
            return f"term-{item[0]}", {"term": term_message(item)}
        return "items", {"items": [item_message(each) for each in item]}
    return _named(item)[1]


def term_message(term: Item) -> Message:
    """What changes hands by a term of a deal, without who gives it."""
    return f"term-{term[1]}", {"what": item_message(term[2])} if len(term) > 2 else {}


def _named(name: str) -> tuple[str, Message]:
    """What sort of thing a name in an action is, and its message."""
    if name in NUMBERS:
        return "card", card_message(NUMBERS[name])
    if name.endswith(HEAVY):
        return "card", ("card-heavy", {"name": _named(name.removesuffix(HEAVY))[1]})
    if name in _GLORIES:
        return "glory", (f"glory-{name}", {})
    if name in _VENTURES:
        return "venture", (f"venture-{name}", {})
    if name in FUTURE_IDS:
        return "future", (f"future-{name}", {})
    if name in STACKS:
        return "stack", stack_message(STACKS.index(name))
    if name in DECKS:
        return "deck", deck_message(DECKS.index(name))
    if name in COLOURS:
        return "colour", (f"colour-{name}", {})
    if name == "factory":
        return "card", ("attack-factory", {})
    if name in _MODES:
        return "mode", (f"attack-{name}", {})
    if name in _SQUARES:
        return "square", (f"square-{name}", {})
    system = solar_system(PROFILES[0])
    number = system.numbers.get(name.partition(LINK)[0])
    if name == FUELS[ISOTOPE]:
        return "fuel", (f"fuel-{name}", {})
    if number is None:
        return "what", (name, {})
    return "space", space_message(system, number)


def action_message(action: Action) -> Message:
    """`action-VERB` with what the action names: `card`, `space`, `stack`, `deck`, `number` and `items`.

    The second of a sort is called `other_...`.
    """
    params: dict[str, Any] = {}
    for part in action[1:]:
        sort = "items"
        value: Any = None
        if isinstance(part, int):
            sort, value = "target" if action[0] in _TO_SEATS else "number", part
        elif isinstance(part, str):
            sort, value = ("deck", (f"deck-{part}", {})) if action[0] in _TO_DECKS else _named(part)
        else:
            value = [item_message(each) for each in part]
            params["count"] = len(value)
        params[f"other_{sort}" if sort in params else sort] = value
    if action[-1] == FUELS[ISOTOPE]:
        return f"action-{action[0]}-isotope", params
    if action[0] == "refuel-factory" and not action[1].startswith("site."):
        return "action-refuel-shield", params  # no factory is in orbit: the dirt is the Bernal's own
    return f"action-{action[0]}", params
