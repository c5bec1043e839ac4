"""The table as lines of text, for the terminal and for screen readers: what lies in the middle, then every player.

Nothing here is a sentence: every line is a message, and what stands in it is again a message or a list of them.
"""

from __future__ import annotations

from typing import Any

from ....kernel import Action, Message, Value
from ...lines import INDENT, Say, own_last, wrapped
from ..components.cards import CARDS, COST, DECKS, DEVELOPMENT, IDS, KIND, MILITARY, WINDFALL
from .naming import card
from .reference import about_power, about_score


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
        "left": ("table-cards", {"number": sum(view["piles"])}),
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
    params = {name: robot[name] for name in ("chips", "size", "credit", "economy")}
    params["scored"] = "table-points", {"points": robot["points"]}
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
        lines += wrapped([say("table-hand", {})], INDENT)
        for number in player["hand"]:
            lines += wrapped([line.strip() for line in _explained(KIND[number], say)], INDENT + INDENT)
    elif player["known"]:
        lines += wrapped([say("table-known", {"cards": player["known"]})], INDENT)
    return lines


def _summary(player: dict[str, Any], own: bool, say: Say) -> list[str]:
    params = {name: player[name] for name in ("seat", "chips", "military")}
    params["scored"] = "table-points", {"points": player["points"]}
    params["held"] = "table-cards", {"number": player["cards"]}
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


# the cards


def detail(action: Action) -> Message | None:
    """The cost and the kind of the card that an answer is about, if it is about one."""
    if len(action) != 2 or type(action[1]) is not int or action[0] == "guess":
        return None
    return "figures", {"figures": _figures(KIND[action[1]])}


def cards(options: dict[str, Value], say: Say) -> dict[str, list[str]]:
    """Every card of the game by its name: its cost, its kind and what it can do."""
    kinds = sorted({KIND[number] for number in DECKS[str(options["expansion"])]})
    return {say(IDS[kind], {}): _explained(kind, say) for kind in kinds}


def _explained(kind: int, say: Say) -> list[str]:
    printed = CARDS[kind]
    figures = [*_figures(kind), _worth(kind), *(f"keyword-{name}" for name in printed.get("keywords", []))]
    lines = wrapped([say("card-figures", {"what": IDS[kind], "figures": figures})])
    for power in printed.get("powers", ()):
        told = {"phase": f"phase-{power['phase']}", "power": about_power(power)}
        lines += wrapped([say("card-power", told)], INDENT)
    for score in printed.get("scores", ()):
        lines += wrapped([say(*about_score(score))], INDENT)
    return lines


def _figures(kind: int) -> list[Message | str]:
    """What sort of card it is, and its cost or its defence."""
    cost: Message = ("figure-defence" if MILITARY[kind] else "figure-cost", {"n": COST[kind]})
    if DEVELOPMENT[kind]:
        return ["type-development", cost]
    good = CARDS[kind].get("good")
    type_ = "type-military" if MILITARY[kind] else "type-world"
    if good is None:
        return [type_, cost]
    return [type_, (f"figure-{'windfall' if WINDFALL[kind] else 'production'}", {"good": f"kind-{good}"}), cost]


def _worth(kind: int) -> Message | str:
    points = CARDS[kind].get("vp")
    return "figure-varies" if points is None else ("gain-vp", {"n": points})


# what would come of an answer


def preview(foreseen: dict[str, Any], say: Say) -> list[str]:
    """What the rules foresee of an answer, in a paragraph."""
    return wrapped([say(*message) for message in _foreseen(foreseen)])


def _foreseen(foreseen: dict[str, Any]) -> list[Message]:
    if "points" in foreseen:
        return _bringing(foreseen)
    if "keeps" in foreseen:
        return [*_bill(foreseen), _kept(foreseen["keeps"])]
    if "chance" in foreseen:
        return [] if foreseen["chance"] is None else [("preview-chance", foreseen)]
    if "world" in foreseen:
        return _produce(foreseen)
    placing, threat = foreseen.get("placing"), foreseen.get("threat")
    return [*([] if placing is None else _placing(placing)), *([] if threat is None else _threat(threat))]


def _bringing(foreseen: dict[str, Any]) -> list[Message]:
    """What it brings now and, where more follows, in all."""
    now, whole = (foreseen["points"], foreseen["cards"]), (foreseen["all_points"], foreseen["all_cards"])
    messages: list[Message] = [
        ("preview-brings", {"gain": _gain(*now)}) if any(now) else ("preview-brings-nothing", {})
    ]
    return messages if whole == now else [*messages, ("preview-in-all", {"gain": _gain(*whole)})]


def _gain(points: int, cards: int) -> list[Message]:
    return [(f"gain-{name}", {"n": number}) for name, number in (("vp", points), ("cards", cards)) if number]


def _bill(foreseen: dict[str, Any]) -> list[Message]:
    least, most = foreseen["least"], foreseen["most"]
    if least is None:
        return [("preview-more-powers", {})]
    return [("preview-to-pay", {"number": least}) if least == most else ("preview-may-add", {"number": most})]


def _kept(cards: list[int]) -> Message:
    return ("preview-keeps", {"cards": cards}) if cards else ("preview-keeps-nothing", {})


def _produce(foreseen: dict[str, Any]) -> list[Message]:
    world, number = foreseen["world"], foreseen["cards"]
    messages: list[Message] = [] if world is None else [("preview-produces", {"what": card(world)})]
    return [*messages, ("preview-draws", {"number": number})] if number or world is None else messages


def _placing(placing: dict[str, Any]) -> list[Message]:
    """What it costs and why, or the strength it takes; and what it is worth."""
    due = placing["due"]
    worth: Message = ("preview-score", {"points": placing["points"]})
    if placing["strength"] is None:
        less = [_less(each) for each in placing["less"]]
        price = {"printed": placing["printed"], "less": less, "reductions": len(less), "due": due}
        return [("preview-pay", price), worth]
    fight = {"defence": placing["printed"], "strength": placing["strength"], "missing": due}
    instead = placing["instead"]
    other: list[Message] = [] if instead is None else [("preview-pay-instead", {"number": instead})]
    return [("preview-conquer", fight), *other, worth]


def _less(less: dict[str, Any]) -> Message:
    if less["card"] is None:
        return "preview-less-action", {"number": less["number"]}
    return "preview-less", {"number": less["number"], "what": card(less["card"])}


def _threat(threat: dict[str, Any]) -> list[Message]:
    added = {"missing": threat["missing"], "more": threat["own_reserve"], "reserve": threat["reserve"]}
    numbers = {"attack": threat["attack"], "defence": threat["defence"]}
    return [("preview-attack", numbers), (f"preview-{threat['outlook']}", added)]
