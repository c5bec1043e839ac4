"""The cards with all their sides, read from `data/cards.toml` and checked against printed totals (rulebook: cards).

A card is a small number, the same whatever is played with: `CARDS[card]` says what it is, `deck_of` which cards belong
to a game. In play it shows one of its faces: `CARDS[card].faces[face]`, where a radiator has a light and a heavy one of
each colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from . import abilities
from .abilities import ALWAYS, NOT_NUCLEAR, Ability
from .factions import COLOURS, NO_FACTION
from .futures import FUTURE_IDS, NO_FUTURE
from .reading import BadData, Entry, parse, text_of
from .solar_system import LETTERS
from .sources import Mark, marks_of

FILE: Final = "cards.toml"

THRUSTER: Final = 0
ROBONAUT: Final = 1
REFINERY: Final = 2
GENERATOR: Final = 3
REACTOR: Final = 4
RADIATOR: Final = 5
FREIGHTER: Final = 6
GW_THRUSTER: Final = 7
COLONIST: Final = 8
CREW: Final = 9
BERNAL: Final = 10
DECKS: Final = (
    "thruster",
    "robonaut",
    "refinery",
    "generator",
    "reactor",
    "radiator",
    "freighter",
    "gw_thruster",
    "colonist",
    "crew",
    "bernal",
)
BASE_DECKS: Final = (THRUSTER, ROBONAUT, REFINERY)
SUPPORT_DECKS: Final = (GENERATOR, REACTOR, RADIATOR)
MODULE_DECKS: Final = (FREIGHTER, GW_THRUSTER, COLONIST)
PATENT_DECKS: Final[tuple[int, ...]] = BASE_DECKS + SUPPORT_DECKS + MODULE_DECKS
"""What research can get; crews and Bernals are dealt to their factions."""

PROFILES: Final = ("second", "extended")
"""The decks of the 2nd edition, as far as they are known; or all cards we know."""

WHITE: Final = 0
BLACK: Final = 1
PURPLE: Final = 2
WHITE_HEAVY: Final = 3
BLACK_HEAVY: Final = 4
FACES: Final = ("white", "black", "purple", "white_heavy", "black_heavy")
SIDES: Final = ("white", "black", "purple")
"""The colours of the sides. Heavy faces are radiators turned the other way."""

NO_LETTER: Final = -1
ANY_LETTER: Final = 5
"""A factory of any letter makes it."""
_CARD_LETTERS: Final = (*LETTERS, "any")

PULSE: Final = 1
ELECTRIC: Final = 2
X_REACTOR: Final = 4
WAVE: Final = 8
BOMB: Final = 16
SUPPLIES: Final = ("pulse", "electric", "X", "wave", "bomb")
"""The sorts of generators and reactors, as bits of masks."""
GENERATORS: Final = PULSE | ELECTRIC
REACTORS: Final = X_REACTOR | WAVE | BOMB
_NEVER_SUPPLY: Final[tuple[int, ...]] = (*BASE_DECKS, RADIATOR, CREW, BERNAL)

NO_FUEL: Final = 0
REGOLITH: Final = 1
WATER: Final = 2
ISOTOPE: Final = 3
FUELS: Final = ("none", "regolith", "water", "isotope")
"""From worse to better: an engine burns its own kind or better."""

MISSILE: Final = 1
BUGGY: Final = 2
RAYGUN: Final = 4
LANDING: Final = 8
PLATFORMS: Final = ("missile", "buggy", "raygun", "landing")
"""As bits of masks. `landing`: it only prospects where it stands, with one roll."""
NO_ISRU: Final = 99
"""Drier than any site."""

ENGINEER: Final = 1
SCIENTIST: Final = 2
FINANCIER: Final = 4
SPECIALTIES: Final = ("engineer", "scientist", "financier")
"""As bits of masks."""

NO_LOYALTY: Final = -1
EMANCIPATOR: Final = 5
"""The loyalty of robots, after the five factions."""
LOYALTIES: Final = (*COLOURS, "emancipator")

NO_ONE: Final = 0
HUMAN: Final = 1
ROBOT: Final = 2
BEINGS: Final = ("none", "human", "robot")

SOLD: Final = 0
SOLD_FROM_HAND: Final = 1
NEVER_SOLD: Final = 2
SALES: Final = ("normal", "hand_only", "never")


class Need:
    """A support that a face needs: one card that supplies any of these sorts, and serves no other need of the face."""

    __slots__ = ("sorts",)

    def __init__(self, sorts: int) -> None:
        self.sorts = sorts

    @property
    def deck(self) -> int:
        return GENERATOR if self.sorts & GENERATORS else REACTOR


class Engine:
    """A thrust triangle."""

    __slots__ = (
        "afterburn_steps",
        "afterburn_thrust",
        "consumption",
        "fuel",
        "gigawatt",
        "per",
        "pushable",
        "starship",
        "thrust",
    )

    thrust: int
    consumption: int
    per: int
    """So many steps of fuel for so many burns."""
    fuel: int
    afterburn_steps: int
    """What an afterburn costs; 0: there is no afterburner."""
    afterburn_thrust: int
    pushable: bool
    gigawatt: bool
    starship: bool


class Hold:
    """What a freighter carries and how it moves."""

    __slots__ = ("factory_loading", "load", "move", "pivots", "starship")

    load: int
    factory_loading: bool
    """It loads only at factories and promoted Bernals."""
    pivots: int
    """Free pivots in a move."""
    move: int
    starship: bool


class Face:
    """One side of a card; of a radiator, turned one way."""

    __slots__ = (
        "abilities",
        "ballots",
        "base_mass",
        "cooling",
        "engine",
        "fuel_factor",
        "fuel_per",
        "future",
        "hold",
        "isru",
        "loyalty",
        "mass",
        "name",
        "needs",
        "optional",
        "platforms",
        "rad_hard",
        "side",
        "solar",
        "specialties",
        "supplies",
        "therms",
        "thrust_bonus",
    )

    name: str
    """The message with its name."""
    side: int
    mass: int
    base_mass: int
    """The mass in the base game, where supports count as built in."""
    rad_hard: int
    needs: list[Need]
    therms: int
    """The cooling it needs."""
    cooling: int
    """The therms it cools."""
    solar: bool
    supplies: int
    """The sorts of generator or reactor it serves as, on board of other cards too."""
    thrust_bonus: int
    """What it adds to the thrust it supports."""
    fuel_factor: int
    fuel_per: int
    """What it multiplies the consumption with, as a fraction."""
    engine: Engine | None
    isru: int
    """`NO_ISRU` if it has none."""
    platforms: int
    hold: Hold | None
    specialties: int
    loyalty: int
    ballots: int
    abilities: list[Ability]
    optional: list[Ability]
    """Abilities that belong to an option."""
    future: int
    """As a place in FUTURES, or `NO_FUTURE`."""

    @property
    def starship(self) -> bool:
        """Whether its engine burns no fuel at all, though no sail: it fights as a raygun."""
        return (self.engine is not None and self.engine.starship) or (self.hold is not None and self.hold.starship)

    def ability(self, kind: int) -> Ability | None:
        for ability in self.abilities:
            if ability.kind == kind:
                return ability
        return None


class Card:
    __slots__ = ("being", "deck", "faces", "faction", "id", "letter", "marks", "number", "profiles", "sale")

    number: int
    id: str
    deck: int
    letter: int
    faction: int
    """Whose crew or Bernal it is, or `NO_FACTION`."""
    being: int
    sale: int
    profiles: list[str]
    faces: list[Face | None]
    """By FACES."""
    marks: dict[str, Mark]
    """Where its values come from: see `mark`."""

    @property
    def entry(self) -> int:
        """The face with which it comes into play from hand: boosted if it has a white one, else produced."""
        return WHITE if self.faces[WHITE] is not None else BLACK

    def face(self, face: int) -> Face:
        found = self.faces[face]
        if found is None:
            raise BadData(f"{FILE}: {self.id} has no face {FACES[face]}")
        return found

    @property
    def nuclear(self) -> bool:
        """Whether an anti-nuclear regime takes it from hands (seed 14.4, 18.5)."""
        face = self.face(self.entry)
        if self.deck == REACTOR:
            return True
        if self.deck == COLONIST:
            return face.supplies & REACTORS != 0
        return self.deck == FREIGHTER and face.supplies != 0 and face.ability(NOT_NUCLEAR) is None

    def mark(self, path: str) -> Mark:
        """Where a value comes from: `white.engine.thrust` has a mark, or else the engine, the face or the card."""
        while path:
            found = self.marks.get(path)
            if found is not None:
                return found
            path = path.rpartition(".")[0]
        return self.marks[""]


# reading


def read(text: str) -> list[Card]:
    """The cards; BadData names what is wrong with the text."""
    file = parse(text, FILE)
    cards: list[Card] = []
    ids: set[str] = set()
    for entry in file.blocks("card", "id"):
        card = _card(entry, len(cards))
        if card.id in ids:
            raise BadData(f"{entry.where}: it is there twice")
        ids.add(card.id)
        cards.append(card)
    _check(cards, file.block("printed"))
    file.finish()
    return cards


def _card(entry: Entry, number: int) -> Card:
    card = Card()
    card.number = number
    card.id = entry.text("id")
    card.deck = entry.one_of("deck", DECKS)
    card.letter = entry.one_of_or("letter", _CARD_LETTERS, NO_LETTER)
    card.faction = entry.one_of("faction", COLOURS) if card.deck in (CREW, BERNAL) else NO_FACTION
    card.being = entry.one_of("being", BEINGS) if card.deck in (CREW, COLONIST) else NO_ONE
    card.sale = entry.one_of_or("sale", SALES, SOLD)
    card.profiles = entry.texts("profiles")
    for profile in card.profiles:
        if profile not in PROFILES:
            raise entry.wrong("profiles", profile, ", ".join(PROFILES))
    card.faces = [None, None, None, None, None]
    for side, name in enumerate(SIDES):
        if entry.has(name):
            _read_side(card, side, entry.table(name))
    _check_sides(card, entry)
    card.marks = marks_of(entry)
    entry.finish()
    return card


def _read_side(card: Card, side: int, entry: Entry) -> None:
    if card.deck != RADIATOR:
        card.faces[side] = _face(card, side, entry, entry)
        entry.finish()
        return
    light = entry.table("light")
    heavy = entry.table("heavy")
    card.faces[side] = _face(card, side, entry, light)
    card.faces[WHITE_HEAVY if side == WHITE else BLACK_HEAVY] = _face(card, side, entry, heavy)
    light.finish()
    heavy.finish()
    entry.finish()


def _face(card: Card, side: int, entry: Entry, weight: Entry) -> Face:
    """A face of which mass, rad-hard and cooling stand in `weight`."""
    face = Face()
    face.name = entry.text("name")
    face.side = side
    face.mass = weight.integer("mass", 0, 20)
    face.base_mass = entry.integer("base_mass", 0, 20) if card.deck in BASE_DECKS else face.mass
    face.rad_hard = weight.integer("rad_hard", 0, 10)
    face.cooling = weight.integer("cooling", 1, 9) if card.deck == RADIATOR else 0
    face.needs = _needs(entry)
    face.therms = entry.integer_or("therms", 0, 9, 0)
    face.solar = entry.flag("solar")
    face.supplies = _supplies(card, entry)
    face.thrust_bonus = entry.integer_or("thrust_bonus", -9, 9, 0)
    face.fuel_factor, face.fuel_per = entry.fraction("fuel_factor") if entry.has("fuel_factor") else (1, 1)
    face.engine = _engine(card, entry.table("engine")) if entry.has("engine") else None
    face.isru = entry.integer_or("isru", 0, 4, NO_ISRU)
    face.platforms = entry.several("platforms", PLATFORMS)
    face.hold = _hold(entry.table("hold")) if card.deck == FREIGHTER else None
    face.specialties = entry.several("specialties", SPECIALTIES) if card.deck == COLONIST else 0
    face.loyalty = entry.one_of("loyalty", LOYALTIES) if card.deck == COLONIST else NO_LOYALTY
    face.ballots = entry.integer("ballots", 1, 9) if card.deck == COLONIST else 0
    face.abilities = []
    face.optional = []
    for each in entry.tables("abilities"):
        ability = abilities.read(each)
        (face.abilities if ability.option == ALWAYS else face.optional).append(ability)
    face.future = entry.one_of_or("future", FUTURE_IDS, NO_FUTURE)
    _check_face(card, face, entry)
    return face


def _needs(entry: Entry) -> list[Need]:
    allowed = "lists of sorts of generators (pulse, electric) or of reactors (X, wave, bomb)"
    found: list[Need] = []
    for sorts in entry.list_or("needs"):
        mask = 0
        for sort in sorts if isinstance(sorts, list) else [sorts]:
            if sort not in SUPPLIES:
                raise entry.wrong("needs", sort, allowed)
            mask |= 1 << SUPPLIES.index(sort)
        if not mask or (mask & GENERATORS and mask & REACTORS):
            raise entry.wrong("needs", sorts, allowed)
        found.append(Need(mask))
    return found


def _supplies(card: Card, entry: Entry) -> int:
    mask = entry.several("supplies", SUPPLIES)
    wanted = GENERATORS if card.deck == GENERATOR else REACTORS if card.deck == REACTOR else 0
    if (wanted and (mask == 0 or mask & ~wanted)) or (mask and card.deck in _NEVER_SUPPLY):
        allowed = [sort for bit, sort in enumerate(SUPPLIES) if wanted & 1 << bit]
        raise entry.wrong("supplies", entry.data.get("supplies", []), ", ".join(allowed) or "nothing on such a card")
    return mask


def _engine(card: Card, entry: Entry) -> Engine:
    engine = Engine()
    engine.gigawatt = card.deck == GW_THRUSTER
    engine.thrust = entry.integer("thrust", 1, 14)
    engine.consumption, engine.per = entry.fraction("consumption")
    engine.fuel = ISOTOPE if engine.gigawatt else entry.one_of_or("fuel", FUELS, WATER)
    engine.afterburn_steps = entry.integer_or("afterburn", 0, 4, 0)
    if engine.gigawatt and engine.afterburn_steps:
        engine.afterburn_thrust = entry.integer("afterburn_thrust", 1, 12)
    else:
        engine.afterburn_thrust = 1
    engine.pushable = entry.flag("pushable")
    engine.starship = engine.gigawatt and engine.consumption == 0
    entry.finish()
    return engine


def _hold(entry: Entry) -> Hold:
    hold = Hold()
    hold.load = entry.integer("load", 1, 20)
    hold.factory_loading = entry.flag("factory_loading")
    hold.pivots = entry.integer_or("pivots", 0, 9, 0)
    hold.move = entry.integer("move", 1, 9)
    hold.starship = entry.flag("starship")
    entry.finish()
    return hold


def _check_face(card: Card, face: Face, entry: Entry) -> None:
    if (face.isru == NO_ISRU) != (face.platforms == 0):
        raise BadData(f"{entry.where}: `isru` and `platforms` go together; allowed: both or neither")
    if card.deck in (THRUSTER, GW_THRUSTER) and face.engine is None:
        raise BadData(f"{entry.where}: `engine` is missing; allowed: a table, on every thruster")
    if card.deck == ROBONAUT and face.isru == NO_ISRU:
        raise BadData(f"{entry.where}: `isru` is missing; allowed: 0 to 4, on every robonaut")


_SIDES_OF_DECK: Final[tuple[tuple[int, ...], ...]] = (
    (WHITE, BLACK),
    (WHITE, BLACK),
    (WHITE, BLACK),
    (WHITE, BLACK),
    (WHITE, BLACK),
    (WHITE, BLACK),
    (BLACK, PURPLE),
    (BLACK, PURPLE),
    (WHITE, PURPLE),
    (WHITE,),
    (WHITE, PURPLE),
)
"""By deck; robot colonists are black where humans are white."""


def _check_sides(card: Card, entry: Entry) -> None:
    wanted = (BLACK, PURPLE) if card.being == ROBOT else _SIDES_OF_DECK[card.deck]
    for side, name in enumerate(SIDES):
        if (card.faces[side] is not None) != (side in wanted):
            allowed = " and ".join([SIDES[each] for each in wanted])
            said = "is missing" if side in wanted else "is too much"
            raise BadData(f"{entry.where}: `{name}` {said}; allowed: {allowed}")


# what the rules say of the decks


def _check(cards: list[Card], printed: Entry) -> None:
    """Against the totals that the seed states, for the decks of the 2nd edition."""
    sizes = printed.table("decks")
    for deck, name in enumerate(DECKS):
        _compare(printed, f"decks.{name}", sizes.integer(name, 1, 99), len(_in_deck(cards, "second", deck)))
    sizes.finish()
    white = [card.face(WHITE) for card in _in_deck(cards, "second", ROBONAUT)]
    platforms = printed.table("white_robonauts")
    for bit, name in enumerate(PLATFORMS[:3]):
        number = len([face for face in white if face.platforms == 1 << bit])
        _compare(printed, f"white_robonauts.{name}", platforms.integer(name, 0, 99), number)
    platforms.finish()
    missiles = sorted([face.isru for face in white if face.platforms == MISSILE])
    _compare(printed, "missile_isru", printed.integers("missile_isru", 0, 4), missiles)
    for name in ("robonauts_of_c", "refineries_of_c"):
        deck = ROBONAUT if name == "robonauts_of_c" else REFINERY
        number = len([card for card in _in_deck(cards, "second", deck) if card.letter == LETTERS.index("C")])
        _compare(printed, name, printed.integer(name, 0, 99), number)
    with_generator = [card for card in _in_deck(cards, "second", FREIGHTER) if card.face(BLACK).supplies & GENERATORS]
    _compare(
        printed, "freighters_with_generator", printed.integer("freighters_with_generator", 0, 99), len(with_generator)
    )
    modules = [len(_in_deck(cards, "second", deck)) for deck in (*MODULE_DECKS, BERNAL)]
    _compare(printed, "module_cards", printed.integer("module_cards", 0, 99), sum(modules))
    _check_thrusters(cards, printed)
    printed.finish()


def _check_thrusters(cards: list[Card], printed: Entry) -> None:
    """The white thrusters have the figures the seed names; one more is the new card of the expansion."""
    figures: list[str] = []
    for card in _in_deck(cards, "second", THRUSTER):
        engine = card.face(WHITE).engine
        if engine is not None:
            figures.append(f"{engine.thrust}-{engine.consumption}")
    for figure in printed.texts("white_thrusters"):
        if figure not in figures:
            raise BadData(f"{FILE}: printed: no thruster is left with the figures {figure} that the seed names")
        figures.remove(figure)


def _compare(printed: Entry, name: str, wanted: object, found: object) -> None:
    if wanted != found:
        raise BadData(f"{printed.where}: `{name}` is {wanted}, but the cards have {found}")


def _in_deck(cards: Sequence[Card], profile: str, deck: int) -> list[Card]:
    return [card for card in cards if card.deck == deck and profile in card.profiles]


CARDS: Final = read(text_of(FILE))
NUMBERS: Final[dict[str, int]] = {card.id: card.number for card in CARDS}


def deck_of(profile: str, deck: int) -> list[int]:
    """The numbers of the cards in a deck."""
    if profile not in PROFILES:
        raise BadData(f"no profile {profile!r} of the decks; there are: {', '.join(PROFILES)}")
    return [card.number for card in _in_deck(CARDS, profile, deck)]


def card_called(id: str) -> int:
    number = NUMBERS.get(id)
    if number is None:
        near = [each for each in NUMBERS if id and (id in each or each in id)][:5]
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        raise BadData(f"no card is called {id!r}{hint}")
    return number


def of_faction(deck: int, faction: int) -> int:
    """The crew or the Bernal of a faction."""
    return _OF_FACTION[deck, faction]


_OF_FACTION: Final = {(card.deck, card.faction): card.number for card in CARDS if card.faction != NO_FACTION}
