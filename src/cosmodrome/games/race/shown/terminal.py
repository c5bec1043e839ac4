"""The table as lines of text, for the terminal and for screen readers: what lies in the middle, then every player.

Nothing here is a sentence: every line is a message, and what stands in it is again a message or a list of them.
"""

from __future__ import annotations

from typing import Any

from ....kernel import Message
from ...lines import INDENT, Say, own_last, wrapped
from .naming import card


def table(view: dict[str, Any], say: Say) -> list[str]:
    """What this view shows; the player of the seat that looks comes last, next to the question."""
    lines = _middle(view, say)
    if view["robot"] is not None:
        lines += _robot(view["robot"], say)
    for player in own_last(view["players"], view["seat"]):
        lines.extend(_player(player, view["seat"], say))
    return lines


# what lies in the middle of the table


def _middle(view: dict[str, Any], say: Say) -> list[str]:
    params = {
        "round": view["round"],
        "phase": f"phase-{view['phase']}",
        "pool": view["pool"],
        "pile": sum(view["piles"]),
        "discards": sum(view["discards"]),
    }
    lines = wrapped([say("table-round", params)])
    if view["goals"]:
        lines += wrapped([say("table-goals", {"goals": [_goal(goal) for goal in view["goals"]]})])
    for takeover in view["takeovers"]:
        if not takeover["resolved"]:
            params = {"seat": takeover["seat"], "power": card(takeover["power"]), "world": card(takeover["world"])}
            lines += wrapped([say("table-takeover", params)])
    return lines


def _goal(goal: dict[str, Any]) -> Message:
    if goal["owners"]:
        return "table-goal-owned", {"goal": goal["goal"], "owner": goal["owners"]}
    return goal["goal"], {}


# the Robot


def _robot(robot: dict[str, Any], say: Say) -> list[str]:
    params = {name: robot[name] for name in ("points", "chips", "size", "credit", "economy")}
    params |= {"level": f"option-difficulty-{robot['level']}", "full": robot["tableau_size"]}
    params["cards_left"] = robot["cards"]
    markers = {"marked": robot["marked"], "markers": robot["markers"], "each": robot["marker_points"]}
    lines = wrapped([say("table-robot", params), say("table-robot-markers", markers)])
    lines += wrapped([say("table-tableau", {"worlds": [card(number) for number in robot["tableau"]]})], INDENT)
    if robot["did"]:
        lines += wrapped([say(key, told) for key, told in robot["did"]], INDENT)
    return lines


# players


def _player(player: dict[str, Any], viewer: int | None, say: Say) -> list[str]:
    own = player["seat"] == viewer
    lines = wrapped(_summary(player, own, say))
    if player["tableau"]:
        lines += wrapped(
            [say("table-tableau", {"worlds": [_placed(player, number) for number in player["tableau"]]})], INDENT
        )
    if own and player["hand"]:
        lines += wrapped([say("table-hand", {"cards": player["hand"]})], INDENT)
    elif player["known"]:
        lines += wrapped([say("table-known", {"cards": player["known"]})], INDENT)
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
