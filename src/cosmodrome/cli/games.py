"""`cosmodrome games`: what can be played, and with which options."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from ..bots import bots_for
from ..games import find, ids
from ..kernel import Game, Option, Scenario, Value
from ..text import Catalogue, Plain
from .arguments import Parser, add_language

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("games", help="list the games with their seats and options")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    described = [_describe(find(each), args.lang) for each in ids()]
    if args.json:
        print(json.dumps(described, ensure_ascii=False, indent=2))
        return 0
    for game in described:
        print(*_lines(game, Catalogue(None, args.lang)), "", sep="\n")
    return 0


def _lines(game: dict[str, Any], catalogue: Catalogue) -> list[str]:
    say = catalogue.say
    lines = [say("cli-game", {name: Plain(game[name]) for name in ("id", "title", "summary")})]
    for edition, (least, most) in game["seats"].items():
        lines.append("  " + say("cli-seats", {"edition": Plain(edition), "least": least, "most": most}))
    lines.append("  " + say("cli-bots", {"bots": Plain(", ".join(game["bots"]))}))
    lines.append("  " + say("cli-options"))
    for group in dict.fromkeys(option["group"] for option in game["options"]):
        lines += [f"    {group}"] if group else []
        for option in game["options"]:
            if option["group"] == group:
                lines += _option_lines(option, catalogue)
    lines += ["  " + say("cli-scenarios")] if game["scenarios"] else []
    for scenario in game["scenarios"]:
        lines.append("    " + say("cli-scenario", _scenario_words(scenario)))
    return lines


def _option_lines(option: dict[str, Any], catalogue: Catalogue) -> list[str]:
    """An option with the meaning of its values, and with what it goes."""
    lines = ["    " + catalogue.say("cli-option", _option_words(option))]
    for value, meaning in option["meanings"].items():
        lines.append("      " + catalogue.say("cli-option-value", {"value": Plain(value), "meaning": Plain(meaning)}))
    return lines + [f"      {reason}" for reason in dict.fromkeys(each["reason"] for each in option["relations"])]


def _describe(game: Game, language: str) -> dict[str, Any]:
    catalogue = Catalogue(game, language)
    return {
        "id": game.id,
        "title": catalogue.say("game-title"),
        "summary": catalogue.say("game-summary"),
        "seats": _seats(game),
        "options": [_option(option, game, catalogue) for option in game.options],
        "scenarios": [_scenario(scenario, catalogue) for scenario in game.scenarios],
        "bots": list(bots_for(game)),
    }


def _seats(game: Game) -> dict[str, tuple[int, int]]:
    """Fewest and most seats of every edition (the values of the first option)."""
    ranges: dict[str, tuple[int, int]] = {}
    for edition in game.options[0].values:
        counts = game.seat_range(game.resolve({game.options[0].name: edition}))
        ranges[str(edition)] = (counts[0], counts[-1])
    return ranges


def _option(option: Option, game: Game, catalogue: Catalogue) -> dict[str, Any]:
    meanings = {
        str(value): catalogue.say(f"option-{option.name}-{value}")
        for value in option.values
        if isinstance(value, str) and catalogue.has(f"option-{option.name}-{value}")
    }
    return {
        "name": option.name,
        "explanation": catalogue.say(f"option-{option.name}"),
        "values": list(option.values),
        "default": option.default,
        "by_edition": option.by_edition,
        "rule": option.rule,
        "group": catalogue.say(f"group-{option.group}") if option.group else "",
        "meanings": meanings,
        "relations": [
            {
                "values": list(relation.values),
                "with": relation.other,
                "allowed": list(relation.allowed),
                "reason": catalogue.say(relation.reason),
            }
            for relation in game.relations
            if relation.option == option.name
        ],
    }


def _scenario(scenario: Scenario, catalogue: Catalogue) -> dict[str, Any]:
    return {
        "name": scenario.name,
        "title": catalogue.say(f"option-scenario-{scenario.name}"),
        "goal": catalogue.say(f"scenario-{scenario.name}-goal"),
        "seats": scenario.seats,
        "options": scenario.options,
        "rule": scenario.rule,
    }


def _scenario_words(scenario: dict[str, Any]) -> dict[str, object]:
    fixed = ", ".join(f"{name}={spell(value)}" for name, value in scenario["options"].items())
    least, most = scenario["seats"]
    texts = {name: Plain(scenario[name]) for name in ("name", "title", "goal")}
    return {**texts, "seats": Plain(least if least == most else f"{least}-{most}"), "options": Plain(fixed or "-")}


def _option_words(option: dict[str, Any]) -> dict[str, Plain]:
    default = spell(option["default"])
    for edition, value in option["by_edition"].items():
        default += f", {edition}: {spell(value)}"
    return {
        "name": Plain(option["name"]),
        "values": Plain(", ".join(spell(value) for value in option["values"])),
        "default": Plain(default),
        "explanation": Plain(option["explanation"]),
    }


def spell(value: Value) -> str:
    """A value as it is typed after `--option NAME=`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
