"""A decision as numbered answers, and what a person types as an action.

The answers of a choice and the items of a subset have numbers, an amount is typed as it is, and actions that answer a
decision besides have letters. An empty line takes the suggestion where there is one.
"""

from __future__ import annotations

from ...kernel import Action, Amount, Choice, Decision, Illegal, Need, Subset
from ...text import Plain
from .voice import Voice


def answer_lines(decision: Decision, voice: Voice) -> list[str]:
    """The possible answers, one per line."""
    lines: list[str] = []
    if isinstance(decision, Choice):
        lines = [f"{number}. {voice.action(action)}" for number, action in enumerate(decision.options, 1)]
    elif isinstance(decision, Subset):
        lines = [voice.say("cli-needed", {"need": Plain(_need(need, voice))}) for need in decision.needs]
        for number, item in enumerate(decision.items, 1):
            lines.append(f"{number}. {voice.item(decision.verb, item)}")
    for index, action in enumerate(decision.others):
        lines.append(f"{letter(index)}. {voice.action(action)}")
    return lines


def hint(decision: Decision, voice: Voice) -> str:
    """How to answer, and what an empty line means."""
    parts = [_how(decision, voice)]
    if decision.others:
        parts.append(voice.say("cli-or-letter"))
    suggested = _suggestion(decision)
    if suggested is not None:
        parts.append(voice.say("cli-suggestion", {"answer": Plain(voice.action(suggested))}))
    parts.append(voice.say("cli-help-hint"))
    return " ".join(part for part in parts if part)


def read_answer(decision: Decision, typed: str) -> Action:
    """The legal action that this line means; Illegal with a message that says what is wrong if there is none."""
    action = _action(decision, typed.strip().lower())
    refusal = decision.refusal(action)
    if refusal is not None:
        raise refusal
    return action


def letter(index: int) -> str:
    """a, b, ... z, za, zb ..."""
    return "z" * (index // 26) + chr(ord("a") + index % 26)


def _suggestion(decision: Decision) -> Action | None:
    """What an empty line means: the suggestion, or the only answer there is."""
    if isinstance(decision, Subset):
        return decision.suggestion()
    return decision.suggestion() if decision.count() > 1 else next(iter(decision))


def _how(decision: Decision, voice: Voice) -> str:
    if isinstance(decision, Choice):
        return voice.say("cli-type-number", {"most": len(decision.options)})
    if isinstance(decision, Amount):
        if decision.lo > decision.hi:
            return ""
        return voice.say("cli-type-amount", {"least": decision.lo, "most": decision.hi})
    if isinstance(decision, Subset):
        key = "cli-type-items-or-none" if decision.lo == 0 else "cli-type-items"
        if decision.lo == decision.hi:
            key = "cli-type-so-many-items"
        return voice.say(key, {"least": decision.lo, "most": decision.hi})
    return ""


def _need(need: Need, voice: Voice) -> str:
    bounds: list[str] = []
    if need.least > 0:
        bounds.append(voice.say("cli-at-least", {"number": need.least}))
    if need.most >= 0:
        bounds.append(voice.say("cli-at-most", {"number": need.most}))
    if need.tight:
        bounds.append(voice.say("cli-nothing-spare"))
    return voice.say("cli-need", {"need": need.name, "bounds": bounds})


def _action(decision: Decision, typed: str) -> Action:
    if not typed:
        suggested = _suggestion(decision)
        if suggested is None:
            raise Illegal("cli-no-suggestion")
        return suggested
    for index, action in enumerate(decision.others):
        if typed == letter(index):
            return action
    numbers = _numbers(typed)
    if isinstance(decision, Subset):
        return (decision.verb, _items(decision, numbers))
    if len(numbers) != 1:
        raise Illegal("cli-one-number")
    if isinstance(decision, Amount):
        return (decision.verb, numbers[0])
    assert isinstance(decision, Choice)
    if not 1 <= numbers[0] <= len(decision.options):
        raise Illegal("cli-no-such-number", params={"most": len(decision.options)})
    return decision.options[numbers[0] - 1]


def _numbers(typed: str) -> list[int]:
    try:
        return [int(part) for part in typed.replace(",", " ").split()]
    except ValueError:
        raise Illegal("cli-not-understood") from None


def _items(decision: Subset, numbers: list[int]) -> tuple[object, ...]:
    if numbers == [0]:
        return ()
    if len(set(numbers)) != len(numbers):
        raise Illegal("cli-same-number-twice")
    if any(not 1 <= number <= len(decision.items) for number in numbers):
        raise Illegal("cli-no-such-number", params={"most": len(decision.items)})
    return tuple(decision.items[number - 1] for number in sorted(numbers))
