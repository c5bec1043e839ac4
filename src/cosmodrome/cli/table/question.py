"""A decision as numbered answers, and what a person types as an action.

The answers of a choice and the items of a subset have numbers, an amount is typed as it is, and actions that answer a
decision besides have letters. An empty line takes the suggestion where there is one.

A path grows line by line: the steps that may follow have numbers, and an empty line ends it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Action, Amount, Choice, Decision, Illegal, Item, Leg, Need, Path, Subset
from ...text import Plain
from .view import detail
from .voice import Voice

Steps = tuple[Item, ...]
"""A path as far as it has grown."""

BACK = "-"
"""Takes the last step of a path back."""


def answer_lines(decision: Decision, voice: Voice, path: Steps = ()) -> list[str]:
    """The possible answers, one per line."""
    lines: list[str] = []
    if isinstance(decision, Choice):
        lines = [
            f"{number}. {_detailed(voice.action(action), action, voice)}"
            for number, action in enumerate(decision.options, 1)
        ]
    elif isinstance(decision, Subset):
        lines = [voice.say("cli-needed", {"need": Plain(_need(need, voice))}) for need in decision.needs]
        for number, item in enumerate(decision.items, 1):
            lines.append(f"{number}. {_detailed(voice.item(decision.verb, item), (decision.verb, item), voice)}")
    elif isinstance(decision, Path):
        lines = _step_lines(decision, voice, path)
        if path:
            return lines
    for index, action in enumerate(decision.others):
        lines.append(f"{letter(index)}. {voice.action(action)}")
    return lines


def hint(decision: Decision, voice: Voice, path: Steps = ()) -> str:
    """How to answer, and what an empty line means."""
    parts = [_how(decision, voice, path)]
    if path:
        parts.append(voice.say("cli-step-back"))
    elif decision.others:
        parts.append(voice.say("cli-or-letter"))
    suggested = _suggestion(decision, path)
    if suggested is not None:
        parts.append(voice.say("cli-suggestion", {"answer": Plain(voice.action(suggested))}))
    parts.append(voice.say("cli-help-hint"))
    return " ".join(part for part in parts if part)


def read_steps(decision: Decision, typed: str, path: Steps) -> Steps | None:
    """The path after this line, if the line is about its steps; Illegal if there is no such step."""
    if not isinstance(decision, Path):
        return None
    typed = typed.strip()
    if typed == BACK:
        return path[:-1]
    if not typed or not typed[0].isdigit() or typed == "0":
        return None
    for number in _numbers(typed):
        legs = _legs(decision, path)
        if not 1 <= number <= len(legs):
            raise Illegal("cli-no-such-number", params={"most": len(legs)})
        path = (*path, legs[number - 1].item)
    return path


def read_answer(decision: Decision, typed: str, path: Steps = ()) -> Action:
    """The legal action that this line means; Illegal with a message that says what is wrong if there is none."""
    action = _action(decision, typed.strip().lower(), path)
    refusal = decision.refusal(action)
    if refusal is not None:
        raise refusal
    return action


def read_whole(decision: Decision, typed: str) -> Action:
    """The legal action that this line means by itself, also where a path is asked for; Illegal if there is none."""
    steps = read_steps(decision, typed, ())
    if steps is None or not isinstance(decision, Path):
        return read_answer(decision, typed)
    action = (decision.verb, steps)
    refusal = decision.refusal(action)
    if refusal is not None:
        raise refusal
    return action


def letter(index: int) -> str:
    """a, b, ... z, za, zb ..."""
    return "z" * (index // 26) + chr(ord("a") + index % 26)


def _detailed(words: str, action: Action, voice: Voice) -> str:
    """An answer with what is worth knowing of it besides."""
    more = detail(action, voice)
    return voice.say("cli-detailed", {"answer": Plain(words), "detail": Plain(more)}) if more else words


def _legs(decision: Path, path: Steps) -> list[Leg]:
    """The steps that may follow."""
    return decision.walk.legs(decision.place(decision.trace(path)))


def _step_lines(decision: Path, voice: Voice, path: Steps) -> list[str]:
    """The path so far with what it costs, and the steps that may follow."""
    lines: list[str] = []
    if path:
        taken = decision.trace(path)
        way = ", ".join(voice.item(decision.verb, leg.item) for leg in taken)
        lines.append(voice.say("cli-so-far", {"path": Plain(_priced(decision, voice, way, decision.totals(taken)))}))
    for number, leg in enumerate(_legs(decision, path), 1):
        lines.append(f"{number}. {_priced(decision, voice, voice.item(decision.verb, leg.item), leg.costs)}")
    return lines


def _priced(decision: Path, voice: Voice, what: str, costs: Sequence[int]) -> str:
    """Something with what it costs, if anything."""
    named = [(name, cost) for name, cost in zip(decision.walk.costs(), costs, strict=True) if cost]
    if not named:
        return what
    prices = [voice.say("cli-cost", {"number": cost, "cost": name}) for name, cost in named]
    return voice.say("cli-priced-step", {"step": Plain(what), "costs": Plain(", ".join(prices))})


def _suggestion(decision: Decision, path: Steps) -> Action | None:
    """What an empty line means: the path as it is, the suggestion, or the only answer there is."""
    if isinstance(decision, Path) and path:
        whole = (decision.verb, path)
        return whole if decision.legal(whole) else None
    if isinstance(decision, (Path, Subset)):
        return decision.suggestion()
    return decision.suggestion() if decision.count() > 1 else next(iter(decision))


def _how(decision: Decision, voice: Voice, path: Steps) -> str:
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
    if isinstance(decision, Path):
        number = len(_legs(decision, path))
        ending = not path and decision.legal((decision.verb, ()))
        key = "cli-type-steps" if number else "cli-no-more-steps"
        return voice.say("cli-type-steps-or-none" if ending else key, {"most": number})
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


def _action(decision: Decision, typed: str, path: Steps) -> Action:
    if isinstance(decision, Path) and (typed == "0" or (path and not typed)):
        return (decision.verb, path)
    if not typed:
        suggested = _suggestion(decision, path)
        if suggested is None:
            raise Illegal("cli-no-suggestion")
        return suggested
    for index, action in enumerate(() if path else decision.others):
        if typed == letter(index):
            return action
    numbers = _numbers(typed)
    if isinstance(decision, Path):
        raise Illegal("cli-not-understood")
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
