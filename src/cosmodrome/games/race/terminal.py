"""The table as lines of text, for the terminal and for screen readers: what lies in the middle, then every player.

Nothing here is a sentence: every line is a message, and what stands in it is again a message or a list of them.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any

from ...kernel import Message
from .naming import card

WIDTH = 96
INDENT = "  "

Say = Callable[[str, dict[str, Any]], str]


def table(view: dict[str, Any], say: Say) -> list[str]:
    """What this view shows; the player of the seat that looks comes last, next to the question."""
    lines = _middle(view, say)
    seats = len(view["players"])
    first = 0 if view["seat"] is None else view["seat"] + 1
    for place in range(seats):
        lines.extend(_player(view["players"][(first + place) % seats], view["seat"], say))
    return lines


def _wrapped(sentences: list[str], indent: str = "") -> list[str]:
    return textwrap.wrap(
        " ".join(sentences),
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )


# what lies in the middle of the table


def _middle(view: dict[str, Any], say: Say) -> list[str]:
    params = {
        "round": view["round"],
        "phase": f"phase-{view['phase']}",
        "pool": view["pool"],
        "pile": sum(view["piles"]),
        "discards": sum(view["discards"]),
    }
    lines = _wrapped([say("table-round", params)])
    if view["goals"]:
        lines += _wrapped([say("table-goals", {"goals": [_goal(goal) for goal in view["goals"]]})])
    for takeover in view["takeovers"]:
        if not takeover["resolved"]:
            params = {"seat": takeover["seat"], "power": card(takeover["power"]), "world": card(takeover["world"])}
            lines += _wrapped([say("table-takeover", params)])
    return lines


def _goal(goal: dict[str, Any]) -> Message:
    if goal["owners"]:
        return "table-goal-owned", {"goal": goal["goal"], "owner": goal["owners"]}
    return goal["goal"], {}


# players


def _player(player: dict[str, Any], viewer: int | None, say: Say) -> list[str]:
    own = player["seat"] == viewer
    lines = _wrapped(_summary(player, own, say))
    if player["tableau"]:
        lines += _wrapped(
            [say("table-tableau", {"worlds": [_placed(player, number) for number in player["tableau"]]})], INDENT
        )
    if own and player["hand"]:
        lines += _wrapped([say("table-hand", {"cards": player["hand"]})], INDENT)
    return lines


def _summary(player: dict[str, Any], own: bool, say: Say) -> list[str]:
    params = {name: player[name] for name in ("seat", "points", "chips", "military", "cards")}
    params["number"] = params.pop("cards")
    sentences = [say("table-own-player" if own else "table-player", params)]
    if player["actions"]:
        actions = [f"card-{name}" for name in player["actions"]]
        sentences.append(say("table-actions", {"actions": actions}))
    if player["placing"] is not None:
        sentences.append(say("table-placing", {"card": player["placing"]}))
    return sentences


def _placed(player: dict[str, Any], number: int) -> Message:
    """A card of the tableau; worlds with a good are marked."""
    if number in player["goods"]:
        return "table-with-good", {"world": card(number)}
    return card(number)
