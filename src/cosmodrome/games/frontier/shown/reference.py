"""What never changes in a game with given options: cards, factions, the chart of politics, the wheel and the tables.

Each value carries where it comes from, so that what is ours can be shown as ours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Message, Value
from ..components.abilities import Ability
from ..components.cards import (
    BERNAL,
    CARDS,
    CREW,
    DECKS,
    FACES,
    FUELS,
    HUMAN,
    LOYALTIES,
    NO_ISRU,
    NO_LETTER,
    NO_LOYALTY,
    PLATFORMS,
    ROBOT,
    SALES,
    SPECIALTIES,
    SUPPLIES,
    Card,
    Engine,
    Face,
    Hold,
    deck_of,
    of_faction,
)
from ..components.factions import BERNAL_PRIVILEGES, COLOURS, FACTIONS, NO_FACTION, PRIVILEGES, Faction
from ..components.fuel import CLASS_THRUST, CLASSES, MOST_DRY, Strip
from ..components.futures import FUTURE_KINDS, FUTURES, NO_FUTURE, STARS, Future
from ..components.physics import EXHAUST, PHYSICS
from ..components.politics import EFFECTS, SQUARES, Square
from ..components.solar_cycle import EVENT_TABLE, EVENTS, Cycle
from ..components.solar_system import LETTERS, SEASONS
from ..components.sources import HOUSE_VALUES, ORIGINS, SHOWN, SURE, Mark
from ..components.tables import GLORIES, TABLES, VENTURE_GIFTS, VENTURES, Glory, Venture, closed_sites, figure
from ..options import Rules, seat_counts
from ..rules import abilities
from . import physics
from .solar_map import map_reference

if TYPE_CHECKING:
    from .shapes.settling import FutureReference
    from .shapes.views import (
        CardReference,
        EngineReference,
        EventReference,
        FaceReference,
        FactionReference,
        FrontierReference,
        GloryReference,
        HoldReference,
        MarkReference,
        SquareReference,
        StripReference,
        VentureReference,
        WheelReference,
    )

_CARD_LETTERS: Final = (*LETTERS, "any")


def reference(options: dict[str, Value]) -> FrontierReference:
    rules = Rules(options)
    return {
        "advanced": rules.advanced,
        "map": map_reference(rules.system),
        "cards": [_card(CARDS[card], rules) for card in _cards(rules)],
        "factions": [_faction(faction) for faction in FACTIONS],
        "squares": [_square(square) for square in SQUARES] if rules.politics else [],
        "wheel": _wheel(rules.cycle),
        "events": _events(rules.politics),
        "strip": _strip(rules.strip),
        "ventures": [_venture(venture) for venture in VENTURES],
        "glories": [_glory(glory) for glory in GLORIES if rules.outer_glory or not glory.optional],
        "physics": {"figures": PHYSICS, "exhaust": EXHAUST},
        "futures": [_future(future) for future in FUTURES if rules.endgame and (rules.seti or not future.optional)],
        "stars": {
            "points": list(STARS.points),
            "failed": STARS.failed,
            "ours": [mark.house for mark in STARS.marks.values() if mark.house],
        },
        "tables": [
            {"table": name, "figures": dict(table.figures), "row": list(table.row), "marks": _marks(table.marks)}
            for name, table in TABLES.items()
        ],
        "closed": {str(seats): closed_sites(seats) for seats in seat_counts(options)},
        "house": [{"id": each.id, "shown": SHOWN[each.shown]} for each in HOUSE_VALUES.values()],
    }


def _marks(marks: dict[str, Mark]) -> list[MarkReference]:
    return [
        {
            "path": path,
            "origin": ORIGINS[mark.origin],
            "section": mark.section,
            "sure": SURE[mark.sure],
            "house": mark.house or None,
        }
        for path, mark in marks.items()
    ]


# cards


def _cards(rules: Rules) -> list[int]:
    """The decks played with, the crews and the Bernals."""
    found = [card for deck in rules.decks for card in deck_of(rules.profile, deck)]
    kinds = (CREW, BERNAL) if rules.bernal else (CREW,)
    return found + [of_faction(kind, faction) for kind in kinds for faction in range(len(COLOURS))]


def _card(card: Card, rules: Rules) -> CardReference:
    faces: list[FaceReference] = []
    for number, face in enumerate(card.faces):
        if face is not None:
            faces.append(_face(face, FACES[number], rules))
    return {
        "card": card.id,
        "deck": DECKS[card.deck],
        "letter": None if card.letter == NO_LETTER else _CARD_LETTERS[card.letter],
        "faction": None if card.faction == NO_FACTION else FACTIONS[card.faction].name,
        "human": card.being == HUMAN,
        "robot": card.being == ROBOT,
        "sale": SALES[card.sale],
        "faces": faces,
        "marks": _marks(card.marks),
    }


def _face(face: Face, name: str, rules: Rules) -> FaceReference:
    """A face as this edition has it: without supports it needs none, is cool and weighs more."""
    advanced = rules.advanced
    return {
        "face": name,
        "name": face.name,
        "mass": face.mass if advanced else face.base_mass,
        "rad_hard": face.rad_hard,
        "needs": [_of_mask(need.sorts, SUPPLIES) for need in face.needs] if advanced else [],
        "therms": face.therms if advanced else 0,
        "cooling": face.cooling,
        "solar": face.solar,
        "supplies": _of_mask(face.supplies, SUPPLIES),
        "thrust_bonus": face.thrust_bonus,
        "fuel_factor": (face.fuel_factor, face.fuel_per),
        "engine": None if face.engine is None else _engine(face.engine),
        "hold": None if face.hold is None else _hold(face.hold),
        "isru": None if face.isru == NO_ISRU else face.isru,
        "platforms": _of_mask(face.platforms, PLATFORMS),
        "specialties": _of_mask(face.specialties, SPECIALTIES),
        "loyalty": None if face.loyalty == NO_LOYALTY else LOYALTIES[face.loyalty],
        "ballots": face.ballots,
        "future": None if face.future == NO_FUTURE else FUTURES[face.future].id,
        "abilities": [ability_message(ability) for ability in abilities.of_face(face, rules)],
        "physics": physics.of_face(face, advanced),
    }


def _of_mask(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask & 1 << bit]


def _engine(engine: Engine) -> EngineReference:
    return {
        "thrust": engine.thrust,
        "consumption": (engine.consumption, engine.per),
        "fuel": FUELS[engine.fuel],
        "afterburn": engine.afterburn_steps,
        "afterburn_thrust": engine.afterburn_thrust,
        "pushable": engine.pushable,
    }


def _hold(hold: Hold) -> HoldReference:
    return {
        "load": hold.load,
        "move": hold.move,
        "pivots": hold.pivots,
        "factory_loading": hold.factory_loading,
        "starship": hold.starship,
    }


def ability_message(ability: Ability) -> Message:
    """What an ability does, in words."""
    params: dict[str, Any] = {"amount": ability.amount}
    if ability.letter >= 0:
        params["letter"] = f"letter-{LETTERS[ability.letter]}"
    if ability.zone:
        params["zone"] = f"zone-{ability.zone}"
    plain: Message = (f"ability-{ability.code}", params)
    return ("ability-in-bernal", {"ability": plain}) if ability.in_bernal else plain


# the table


def _faction(faction: Faction) -> FactionReference:
    return {
        "faction": faction.name,
        "colour": COLOURS[faction.colour],
        "privilege": (f"privilege-{PRIVILEGES[faction.privilege]}", {"amount": faction.amount}),
        "crew": CARDS[of_faction(CREW, faction.colour)].id,
        "bernal": CARDS[of_faction(BERNAL, faction.colour)].id,
        "bernal_privilege": (
            f"bernal-privilege-{BERNAL_PRIVILEGES[faction.bernal_privilege]}",
            {"amount": faction.bernal_amount},
        ),
        "home": faction.home,
        "marks": _marks(faction.marks),
    }


def _square(square: Square) -> SquareReference:
    return {
        "square": square.id,
        "faction": None if square.faction == NO_FACTION else FACTIONS[square.faction].name,
        "effect": EFFECTS[square.effect],
        "price": square.price,
        "next": [SQUARES[number].id for number in square.next],
        "marks": _marks(square.marks),
    }


def _wheel(cycle: Cycle) -> WheelReference:
    return {
        "seasons": [SEASONS[season] for season in cycle.seasons],
        "events": list(cycle.event),
        "start": cycle.start,
        "marks": _marks(cycle.marks),
    }


def _events(politics: bool) -> EventReference:
    return {
        "die": [None if event < 0 else EVENTS[event] for event in EVENT_TABLE.die],
        "sectors": {name: EVENTS[EVENT_TABLE.of_sector(season, politics)] for season, name in enumerate(SEASONS)},
        "marks": _marks(EVENT_TABLE.marks),
    }


def _strip(strip: Strip) -> StripReference:
    return {
        "strip": strip.name,
        "rows": strip.rows[1:],
        "classes": [{"ship_class": name, "thrust": thrust} for name, thrust in zip(CLASSES, CLASS_THRUST, strict=True)],
        "most_dry": MOST_DRY,
    }


def _venture(venture: Venture) -> VentureReference:
    return {
        "venture": venture.id,
        "letter": LETTERS[venture.letter],
        "claims": venture.claims,
        "water": venture.water,
        "points": venture.points,
        "gives": VENTURE_GIFTS[venture.gives],
        "marks": _marks(venture.marks),
    }


def _future(future: Future) -> FutureReference:
    return {
        "future": future.id,
        "kind": FUTURE_KINDS[future.kind],
        "epic": future.epic,
        "figure": future.figure,
        "years": future.years,
    }


def _glory(glory: Glory) -> GloryReference:
    return {
        "glory": glory.id,
        "sites": list(glory.sites),
        "science": glory.science,
        "points": figure("points", "glory"),
        "marks": _marks(glory.marks),
    }
