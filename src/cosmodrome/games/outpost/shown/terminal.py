"""The table as lines of text, for the terminal and for screen readers: what is going on, then one colony after another.

Nothing here is a sentence: every line is a message, and what stands in it is again a message or a list of them.
"""

from __future__ import annotations

from typing import Any

from ....kernel import Message
from ...lines import INDENT, Say, own_last, wrapped
from ..components.cards import FIRST_SPECIAL, INDEX
from ..components.naming import factory


def table(view: dict[str, Any], say: Say) -> list[str]:
    """What this view shows; the colony of the seat that looks comes last, next to the question."""
    lines = _middle(view, say)
    for colony in own_last(view["colonies"], view["seat"]):
        lines.extend(_colony(colony, view["seat"], say))
    return lines


# what lies in the middle of the table


def _middle(view: dict[str, Any], say: Say) -> list[str]:
    order = [{"seat": seat} for seat in view["order"]]
    params = {"round": view["round"], "era": view["era"], "goal": view["goal"], "order": order}
    lines = wrapped([say("table-round", params)])
    lines += wrapped([say("table-market", {"offers": _offers(view)})])
    if view["kickers"] or view["kicker_pile"]:
        params = {"offers": _kickers(view), "left": len(view["kicker_pile"])}
        lines += wrapped([say("table-kickers", params)])
    return lines + wrapped([say(*message) for message in _going_on(view)])


def _offers(view: dict[str, Any]) -> list[Message]:
    return [("table-offer", params | {"left": view["stock"][name]}) for name, params in _on_sale(view, "market")]


def _kickers(view: dict[str, Any]) -> list[Message]:
    return [("table-kicker", params) for _, params in _on_sale(view, "kickers")]


def _on_sale(view: dict[str, Any], place: str) -> list[tuple[str, dict[str, Any]]]:
    """Each kind of upgrade once, with its cost and how many of it are on sale."""
    names: list[str] = view[place]
    return [
        (name, {"upgrade": name, "number": names.count(name), "cost": view["costs"][name]})
        for name in dict.fromkeys(names)
    ]


def _going_on(view: dict[str, Any]) -> list[Message]:
    """Whose turn it is, the auction, attack or exchange that interrupts it, and what is safe from attacks."""
    messages: list[Message] = []
    if view["active"] is not None:
        messages.append(("table-turn", {"seat": view["active"]}))
    if view["insisted"]:
        messages.append(("table-insisted", {}))
    if view["auction"] is not None:
        messages.extend(_auction(view["auction"]))
    if view["attack"] is not None:
        messages.append(("table-attack", view["attack"]))
    if view["immune"]:
        targets = [("table-immune-target", target) for target in view["immune"]]
        messages.append(("table-immune", {"targets": targets}))
    if view["offer"] is not None:
        messages.append(("table-exchange" if view["offer"]["card"] is None else "table-exchange-card", view["offer"]))
    return messages


def _auction(auction: dict[str, Any]) -> list[Message]:
    """The highest bid, and what the others have said so far."""
    if auction["bidder"] is None:
        return [("table-auction-open", {"upgrade": auction["upgrade"]})]
    params = {"upgrade": auction["upgrade"], "bid": auction["bid"], "seat": auction["bidder"]}
    others: list[Message] = []
    for bidder in auction["bidders"]:
        if bidder["passed_at"] is not None:
            others.append(("table-auction-passed", {"seat": bidder["seat"], "bid": bidder["passed_at"]}))
        elif bidder["bid"] is not None and bidder["seat"] != auction["bidder"]:
            others.append(("table-auction-bid", {"seat": bidder["seat"], "bid": bidder["bid"]}))
    return [("table-auction", params), *([("table-auction-others", {"bids": others})] if others else [])]


# colonies


def _colony(colony: dict[str, Any], viewer: int | None, say: Say) -> list[str]:
    lines = wrapped(_summary(colony, colony["seat"] == viewer, say))
    if colony["upgrades"]:
        lines += wrapped([say("table-upgrades", {"upgrades": _upgrades(colony)})], INDENT)
    lines += wrapped(_hand(colony, say), INDENT)
    return lines


def _summary(colony: dict[str, Any], own: bool, say: Say) -> list[str]:
    title = "table-own-colony" if own else "table-colony"
    sentences = [
        say(title, {"seat": colony["seat"], "points": colony["points"]}),
        say("table-factories", {"factories": _factories(colony)}),
        say("table-colonists", {"colonists": colony["colonists"], "limit": colony["most_colonists"]}),
    ]
    if colony["robots"]:
        sentences.append(say("table-robots", {"robots": colony["robots"], "usable": colony["usable_robots"]}))
    if colony["internalised"]:
        sentences.append(say("table-internalised", {}))
    if colony["done"]:
        sentences.append(say("table-done", {}))
    return sentences


def _factories(colony: dict[str, Any]) -> list[Message]:
    return [
        ("table-factory", {"factory": _short(name), "operated": colony["operated"][name], "built": built})
        for name, built in colony["factories"].items()
    ]


def _short(resource: str) -> str:
    """Factories are called by what they produce, special ones by the upgrade they are."""
    return factory(resource) if INDEX[resource] >= FIRST_SPECIAL else resource


def _upgrades(colony: dict[str, Any]) -> list[Message]:
    return [("table-upgrade", {"upgrade": name, "number": number}) for name, number in colony["upgrades"].items()]


def _hand(colony: dict[str, Any], say: Say) -> list[str]:
    """The cards of the one who looks with their values, those of the others by kind; money only of the former."""
    own = colony["credits"] is not None
    limit = colony["hand_limit"]
    if colony["cards"] is None:
        return [say("table-purse", {"credits": colony["credits"], "limit": limit})] if own else []
    params = {"weight": colony["hand_weight"], "limit": limit}
    if own:
        return [say("table-hand", params | {"credits": colony["credits"], "cards": colony["hand"]})]
    cards = [{name: number} for name, number in colony["cards"].items()] + colony["open_cards"]
    sentences = [say("table-cards", params | {"cards": cards})]
    if colony["known"]:
        sentences.append(say("table-known", {"cards": colony["known"]}))
    return sentences


# what would come of an answer


def preview(outlook: dict[str, Any], say: Say) -> list[str]:
    """What the rules foresee of an answer, in a paragraph."""
    return wrapped([say(*message) for message in _foreseen(outlook)]) if outlook else []


def _foreseen(outlook: dict[str, Any]) -> list[Message]:
    messages: list[Message] = []
    if outlook["payment"] is not None or outlook["spent"] is not None:
        messages.append(_payment(outlook["payment"], outlook["spent"]))
    if outlook["upgrade"] is not None:
        messages.append(("preview-points-if-won", {"points": outlook["points"]}))
    if outlook["production"] is not None:
        production = outlook["production"]
        figures = {"points": outlook["points"], "worth": production["worth"], "output": production["cards"]}
        messages.append(("preview-at-work", figures))
    if outlook["sale"] is not None:
        messages.append(("preview-sale", outlook["sale"]))
    if outlook["gain"] is not None:
        messages.append(("preview-gain", {"gain": outlook["gain"]}))
    if outlook["attack"] is not None:
        messages.append(("preview-attack", outlook["attack"]))
    if outlook["internalises"]:
        messages.append(("preview-internalises", {}))
    return messages


def _payment(bill: dict[str, Any] | None, spent: dict[str, Any] | None) -> Message:
    """What is to be paid, with what, and what is left."""
    if spent is None:
        return "preview-pay-beyond", bill or {}
    counted = spent | {"count": len(spent["cards"])}
    kind = "cards" if spent["cards"] else "coin"
    return (f"preview-spent-{kind}", counted) if bill is None else (f"preview-pay-{kind}", bill | counted)
