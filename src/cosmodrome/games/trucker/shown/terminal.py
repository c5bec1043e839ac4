"""The table as lines of text, for the terminal and for screen readers: what is going on, then one ship after another.

Nothing here is a sentence: every line is a message, and what stands in it is again a message or a list of them.
"""

from __future__ import annotations

from typing import Any

from ....kernel import Message
from ...lines import INDENT, Say, own_last, wrapped
from ..components.adventures import CARDS, COLOURS, RED, Card, Line, Threat
from ..components.flight_board import SABOTAGE_ATTEMPTS
from ..components.naming import card_message, code_message
from ..components.tiles import DIRECTIONS
from ..rules.damage import METEOR, SHOT, name


def table(view: dict[str, Any], say: Say) -> list[str]:
    """What this view shows; the ship of the seat that looks comes last, next to the question."""
    lines = wrapped([say(*message) for message in _middle(view)])
    for heading, cards in _foreseen(view):
        lines.extend(wrapped([say(*heading)]))
        for card in cards:
            lines.extend(wrapped([say(*card)], INDENT))
    for player in own_last(view["players"], view["seat"]):
        lines.extend(_player(player, say))
    return lines


# what lies in the middle of the table


def _middle(view: dict[str, Any]) -> list[Message]:
    messages: list[Message] = [("table-round", {"round": f"round-{view['round']}", "phase": f"phase-{view['phase']}"})]
    if view["phase"] == "building":
        return messages + _warehouse(view)
    return messages + _journey(view)


def _warehouse(view: dict[str, Any]) -> list[Message]:
    messages = [] if view["timer"] is None else [_timer(view)]
    messages.append(("table-heap", {"number": view["heap"]}))
    if view["face_up"]:
        messages.append(("table-face-up", {"tiles": [code_message(tile) for tile in view["face_up"]]}))
    messages.append(("table-order-tiles", {"numbers": view["order_tiles"]}))
    return messages


def _timer(view: dict[str, Any]) -> Message:
    timer = view["timer"]
    circle = f"circle-{timer['circle']}"
    if not timer["running"]:
        return "table-sand-out", {"circle": circle}
    if view["beat"] is None:
        return "table-sand", {"circle": circle, "seconds": -(-timer["left"] // 1000)}
    return "table-beats", {"circle": circle, "beats": timer["left"]}


def _journey(view: dict[str, Any]) -> list[Message]:
    """The track and the card."""
    messages: list[Message] = []
    if view["order"]:
        order = [("table-place", {"seat": seat, "days": view["players"][seat]["behind"]}) for seat in view["order"]]
        messages.append(("table-track", {"order": order, "left": view["deck"]}))
    if view["card"] is not None:
        messages += [("table-card", {"card": view["card"]}), about(CARDS[view["card"]])]
    if view["threat"] is not None:
        threat = view["threat"]
        params = {"threat": threat["threat"], "side": f"from-{threat['side']}", "line": threat["line"]}
        messages.append(("table-threat", params))
    return messages


# cards to come


def _foreseen(view: dict[str, Any]) -> list[tuple[Message, list[Message]]]:
    """What this seat looks at while building, and what it has seen of the cards to come, with all figures."""
    found: list[tuple[Message, list[Message]]] = [
        (("table-pile", {"pile": number}), [_with_figures(code, card_message(code)) for code in pile["cards"]])
        for number, pile in enumerate(view["piles"], 1)
        if pile["cards"] is not None
    ]
    if view["known"]:
        found.append((("table-known", {}), [_with_figures(card["card"], _known(card)) for card in view["known"]]))
    return found


def _with_figures(code: int, named: Message) -> Message:
    return "table-foreseen", {"card": named, "about": about(CARDS[code])}


def _known(known: dict[str, Any]) -> Message:
    """A card to come, and which one it will be if that is known."""
    if known["before"] is None:
        return card_message(known["card"])
    return "table-known-place", {"card": known["card"], "place": known["before"] + 1}


# cards in words


def about(card: Card) -> Message:
    """What a card does, with its figures."""
    return f"about-{card.type}", {
        "strength": card.strength,
        "crew": card.crew,
        "penalty": card.penalty,
        "credits": card.credits,
        "days": card.days,
        "attempts": SABOTAGE_ATTEMPTS,
        "goods": _tally(card.goods),
        "planets": [
            ("planet", {"number": place, "goods": _tally(goods)}) for place, goods in enumerate(card.planets, 1)
        ],
        "threats": _threats(card.threats, METEOR if card.type == "meteors" else SHOT),
        "lines": [_line(line) for line in card.lines],
    }


def _tally(cubes: list[int]) -> list[Message]:
    """How many of each colour, the most valuable first."""
    return [(f"{COLOURS[cube]}-goods", {"number": cubes.count(cube)}) for cube in range(RED, 0, -1) if cube in cubes]


def _threats(threats: list[Threat], meteor: int) -> list[Message]:
    return [
        ("threat-from", {"threat": name(size, meteor), "from": f"from-{DIRECTIONS[side]}"}) for size, side in threats
    ]


def _line(line: Line) -> Message:
    """One line of a combat zone."""
    penalty: Message = ("penalty-shots", {"threats": _threats(line.threats, SHOT)})
    for key, number in (("days", line.days), ("crew", line.crew), ("goods", line.goods)):
        if number:
            penalty = f"penalty-{key}", {"number": number}
    return "combat-line", {"least": f"least-{line.least}", "penalty": penalty}


# ships


def _player(player: dict[str, Any], say: Say) -> list[str]:
    lines = wrapped([say(*message) for message in _summary(player)])
    for row in _rows(player["ship"]["tiles"]):
        lines += wrapped([say(*row)], INDENT)
    return lines


def _summary(player: dict[str, Any]) -> list[Message]:
    ship = player["ship"]
    size: Message = ("table-size", {"tiles": len(ship["tiles"])})
    messages: list[Message] = [
        ("table-ship", {"seat": player["seat"], "size": size, "exposed": ship["exposed"]}),
        ("table-strength", {"engines": _span(ship["engines"]), "cannons": _span(ship["cannons"])}),
        ("table-aboard", {"crew": ship["crew"], "charges": ship["charges"]}),
    ]
    if ship["cargo"]:
        messages.append(("table-goods", {"goods": ship["cargo"]}))
    if ship["lost"]:
        messages.append(("table-lost", {"number": len(ship["lost"])}))
    if ship["reserve"]:
        messages.append(("table-reserve", {"tiles": [code_message(tile) for tile in ship["reserve"]]}))
    if player["hand"] is not None:
        messages.append(("table-hand", {"tile": code_message(player["hand"])}))
    if ship["number"] is not None:
        messages.append(("table-number", {"number": ship["number"]}))
    if ship["errors"]:
        messages.append(("table-errors", {"errors": [f"error-{error['kind']}" for error in ship["errors"]]}))
    if player["credits"] is not None:
        messages.append(("table-credits", {"credits": player["credits"]}))
    return messages


def _span(strength: tuple[float, float]) -> Message:
    """A strength, or its range if charges make a difference."""
    least, most = strength
    if least == most:
        return "table-exactly", {"strength": least}
    return "table-span", {"least": least, "most": most}


def _rows(tiles: list[dict[str, Any]]) -> list[Message]:
    rows = list(dict.fromkeys([tile["row"] for tile in tiles]))
    return [("table-row", {"row": row, "tiles": [_tile(tile) for tile in tiles if tile["row"] == row]}) for row in rows]


def _tile(tile: dict[str, Any]) -> Message:
    """A tile with its connectors as it lies, and what is on it."""
    params = {"column": tile["column"], "tile": code_message(tile["tile"], tile["turn"])}
    load: list[Message | str] = []
    if tile["humans"]:
        load.append(("humans", {"number": tile["humans"]}))
    if tile["alien"] is not None:
        load.append(f"{tile['alien']}_alien")
    if tile["charges"]:
        load.append(("charges", {"number": tile["charges"]}))
    load.extend(tile["goods"])
    return ("table-tile-with", {**params, "load": load}) if load else ("table-tile", params)


# what would come of an answer


def preview(foreseen: dict[str, Any], say: Say) -> list[str]:
    """What the rules foresee of an answer, in a paragraph."""
    return wrapped([say(*message) for message in _foreseen_of(foreseen)])


def _foreseen_of(foreseen: dict[str, Any]) -> list[Message]:
    if "sale" in foreseen:
        return [("preview-onward" if foreseen["place"] else "preview-out", foreseen)]
    if "strength" in foreseen:
        verdict = foreseen["verdict"]
        held: list[Message] = [] if verdict is None else [(f"preview-{verdict}", {"against": foreseen["against"]})]
        figures = {"strength": foreseen["strength"], "charges": foreseen["charges"]}
        return [("preview-strength", figures), *held, *_move(foreseen["move"])]
    if "then" in foreseen:
        return _ship(foreseen)
    if "move" in foreseen:
        return [*_gain(foreseen), *_move(foreseen["move"])]
    if "tiles" in foreseen:
        return [("preview-figures", {name: foreseen[name] for name in ("crew", "engines", "cannons")})]
    return [("preview-crew", {"crew": foreseen["crew"], "humans": foreseen["humans"]})] if foreseen else []


def _move(move: dict[str, Any]) -> list[Message]:
    return [("preview-days", {"days": move["days"], "place": move["place"]})] if move["days"] else []


def _gain(foreseen: dict[str, Any]) -> list[Message]:
    messages: list[Message] = [("preview-aboard", {"crew": foreseen["crew"], "credits": foreseen["credits"]})]
    if foreseen["goods"]:
        messages.append(("preview-goods", {"goods": foreseen["goods"], "worth": foreseen["worth"]}))
    if foreseen["left"]:
        messages.append(("preview-no-room", {"goods": foreseen["left"]}))
    return messages


def _ship(foreseen: dict[str, Any]) -> list[Message]:
    """Every figure that changes, and whether the ship breaks."""
    now, then = foreseen["now"], foreseen["then"]
    messages: list[Message] = [
        (f"preview-change-{figure}", {"from": now[figure], "to": then[figure]})
        for figure in now
        if now[figure] != then[figure]
    ]
    return messages if foreseen["parts"] < 2 else [*messages, ("preview-parts", {"parts": foreseen["parts"]})]
