"""What never changes in a game with given options: the cards with their powers, and the goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ....kernel import Message, Value
from ..components.cards import CARDS, COST, DECKS, DEVELOPMENT, GOODS, IDS, KIND, MILITARY, SETUP, START, WINDFALL
from ..rules import goals
from ..rules.actions import CALLS, NAMES
from ..rules.ending import CHIPS
from ..rules.scoring import COUNTS
from .robot_reference import robot_reference

if TYPE_CHECKING:
    from .shapes import CardReference, GoalReference, Good, PowerReference, RaceReference, ScoreReference

_SINGLE_ACTIONS = [name for name in NAMES if name and not name.endswith("_again")]


def reference(options: dict[str, Value]) -> RaceReference:
    expansion = str(options["expansion"])
    return {
        "kinds": [_card(kind) for kind in range(len(CARDS))],
        "cards": {str(card): KIND[card] for card in DECKS[expansion]},
        "goals": _goals(expansion),
        "prices": {cast("Good", good): SETUP["price"][good] for good in GOODS if good},
        "chips": CHIPS,
        "tied": goals.TIED_POINTS,
        "actions": [name for name in NAMES if name] if options["advanced"] else _SINGLE_ACTIONS,
        "phases": {NAMES[action]: phase for phase, cards in CALLS.items() for action in cards},
        "robot": robot_reference(expansion),
    }


def _card(kind: int) -> CardReference:
    card = CARDS[kind]
    return {
        "id": IDS[kind],
        "set": next(name for name, number in card["copies"].items() if number > 0),
        "development": DEVELOPMENT[kind],
        "military": MILITARY[kind],
        "cost": COST[kind],
        "vp": card.get("vp"),
        "good": card.get("good"),
        "windfall": WINDFALL[kind],
        "keywords": card.get("keywords", []),
        "start": START[kind] if START[kind] >= 0 else None,
        "powers": [_power(power) for power in card.get("powers", ())],
        "scores": [_score(line) for line in card.get("scores", ())],
        "counts": COUNTS[kind],
    }


def _power(power: dict[str, Any]) -> PowerReference:
    printed = {name: value for name, value in power.items() if name != "not"}
    return cast("PowerReference", {**printed, "about": about_power(power)})


def about_power(power: dict[str, Any]) -> Message:
    """A power in words: the message is named by phase and effect, and by what tells variants apart."""
    phase, does = power["phase"], power["does"]
    key = f"power-{phase}-{does}"
    if phase == "consume":
        return _about_consume(key, power)
    if does == "hire":
        return key, {"n": power["cards"]}
    if does == "takeover_defence":
        return key, {"rebel": power["rebel"], "other": power["other"]}
    if does in ("takeover", "pay_for_military"):
        variant = power.get("against", power.get("only"))
        return f"{key}-{variant}" if variant else key, _figures(power, "n")
    if does == "military":
        for name in ("against", "per"):
            if name in power:
                return f"{key}-{name}", _figures(power, "n") | _kind(power, "against")
    if power.get("other"):
        return f"{key}-other", _kind(power, "good")
    if "good" in power:
        return f"{key}-good", _figures(power, "n") | _kind(power, "good")
    return key, _figures(power, "n")


def _about_consume(key: str, power: dict[str, Any]) -> Message:
    does = power["does"]
    gain: dict[str, Any] = {"gain": _gain(power)}
    if does == "goods":
        if power.get("here"):
            return f"{key}-here", gain
        goods = f"goods-{power.get('good', 'any')}", {"n": power.get("goods", 1)}
        return key, gain | {"goods": goods, "times": power.get("times", 1)}
    if does == "kinds":
        return key, gain | {"n": power["goods"]}
    if does == "hand":
        return key, gain | {"n": power["discard"]}
    if does == "each_kind":
        return key, gain
    if does == "trade" and not power.get("bonuses", True):
        return f"{key}-plain", {}
    return key, _figures(power, "n", "lo", "hi")


def _gain(power: dict[str, Any]) -> list[Message]:
    return [(f"gain-{name}", {"n": power[name]}) for name in ("vp", "cards") if name in power]


def _figures(power: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: power[name] for name in names if name in power}


def _kind(power: dict[str, Any], name: str) -> dict[str, Any]:
    return {name: f"kind-{power[name]}"} if name in power else {}


def _score(line: dict[str, Any]) -> ScoreReference:
    return cast("ScoreReference", {**line, "about": about_score(line)})


def about_score(line: dict[str, Any]) -> Message:
    """What a development of cost 6 scores for, line by line."""
    params: dict[str, Any] = {}
    if "points" in line:
        params["points"] = line["points"]
    if "good" in line:
        params["good"] = f"kind-{line['good']}"
    if "cards" in line:
        params["what"] = line["cards"][0]
    return f"score-{line['per']}", params


def _goals(expansion: str) -> list[GoalReference]:
    if expansion not in ("storm", "rebel"):
        return []
    numbers = goals.tiles(expansion, True) + goals.tiles(expansion, False)
    return [goals.reference(goal) for goal in numbers]
