"""Actions and items in words: message keys with their parameters."""

from __future__ import annotations

from ....kernel import Action, Item, Message
from ..components.cards import CARDS, IDS, KIND
from .reference import about_power


def card(number: int) -> Message:
    return IDS[KIND[number]], {}


def describe(action: Action) -> Message:
    verb = str(action[0])
    if verb == "choose":
        return "action-choose", {"actions": [f"card-{name}" for name in action[1:]]}
    if verb == "windfall":
        if action[1] < 0:
            return "action-windfall-bonus", {"world": card(action[2])}
        return "action-windfall", {"power": card(action[1]), "world": card(action[2])}
    if verb == "takeover":
        return "action-takeover", {"power": card(action[1]), "world": card(action[2])}
    if verb == "guess":
        return "action-guess", {"number": action[1]}
    if verb in ("pay", "discard", "consume", "refit"):
        cards = [card(number) for number in action[1]]
        return (f"action-{verb}", {"cards": cards}) if cards else (f"action-{verb}-nothing", {})
    if verb == "use" and len(action) == 3:
        power = CARDS[KIND[action[1]]]["powers"][action[2]]
        return "action-use-power", {"what": card(action[1]), "power": about_power(power)}
    if len(action) == 2:
        return f"action-{verb}", {"what": card(action[1])}
    return f"action-{verb}", {}


def describe_item(verb: str, item: Item) -> Message:
    return card(int(item))
