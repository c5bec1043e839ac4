"""A view, and what is foreseen of an answer, as indented lines.

A game may write its own: functions `table(view, say) -> list[str]` and `preview(preview, say) -> list[str]` in a module
`terminal` of its folder or of its folder `shown`, where `say(key, params)` gives the words. Without them, every field
is a line, named by the message `view-FIELD` where the game has one. Two more may be there: `detail(action)` gives, as a
message, what is worth knowing of an answer besides its name, and `cards(options, say)` by its name what each card is.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from ...kernel import Action, Game, State
from ...text import SEATS
from .voice import Voice


def table_lines(state: State, seat: int | None, voice: Voice) -> list[str]:
    """What this seat may see of the table now."""
    return _lines(state.game, "table", state.view(seat), voice)


def preview_lines(state: State, seat: int, action: Action, voice: Voice) -> list[str]:
    """What would come of an answer, and whether it could be taken back."""
    foreseen = _lines(state.game, "preview", state.preview(seat, action), voice)
    return [*foreseen, voice.say("cli-final" if state.is_final(seat, action) else "cli-not-final")]


def _lines(game: Game, kind: str, data: dict[str, Any], voice: Voice) -> list[str]:
    """In the game's own way, if it has one for this kind of data."""
    own = own_way(game, kind)
    lines: list[str] = generic_lines(data, voice) if own is None else own(data, voice.say)
    return lines


def card_lines(state: State, voice: Voice) -> dict[str, list[str]]:
    """What every card of this game is and does, by its name; none where the game does not say."""
    own = own_way(state.game, "cards")
    found: dict[str, list[str]] = {} if own is None else own(state.options, voice.say)
    return found


def detail(action: Action, voice: Voice) -> str:
    """What is worth knowing of an answer besides its words, if anything."""
    own = own_way(voice.game, "detail")
    message = None if own is None else own(action)
    return "" if message is None else voice.say(*message)


def own_way(game: Game, kind: str) -> Callable[..., Any] | None:
    """The function of this name in the game's own module for the terminal, if there is one."""
    for place in ("shown", ""):
        if (game.folder / place / "terminal.py").exists():
            module = importlib.import_module(".".join(["cosmodrome.games", game.id, *place.split(), "terminal"]))
            found: Callable[..., Any] | None = getattr(module, kind, None)
            return found
    return None


def generic_lines(data: Any, voice: Voice, indent: str = "") -> list[str]:
    entries = list(data.items()) if isinstance(data, dict) else list(enumerate(data, 1))
    lines: list[str] = []
    for key, value in entries:
        if value is None:
            continue
        label = _label(key, value, voice)
        if _is_plain(value):
            lines.append(f"{indent}{label}: {_plain(str(key), value, voice)}")
        else:
            lines.append(f"{indent}{label}:")
            lines.extend(generic_lines(value, voice, indent + "  "))
    return lines


def _label(key: str | int, value: Any, voice: Voice) -> str:
    """A field by its message `view-FIELD`, or by its own name; something of a seat by the player's name."""
    if isinstance(key, int):
        seat = value.get("seat") if isinstance(value, dict) else None
        return str(key) if seat is None else voice.name(seat)
    message = f"view-{key.replace('_', '-')}"
    return voice.say(message) if voice.catalogue.has(message) else key.replace("_", " ")


def _is_plain(value: Any) -> bool:
    """Whether a value fits on one line: a scalar, a list of scalars, or how many there are of what."""
    if isinstance(value, (list, tuple)):
        return not any(isinstance(item, (dict, list, tuple)) for item in value)
    return not isinstance(value, dict) or all(type(number) is int for number in value.values())


def _plain(name: str, value: Any, voice: Voice) -> str:
    if isinstance(value, dict) and value:
        return ", ".join(f"{voice.say(key)} {number}" for key, number in value.items())
    if isinstance(value, (list, tuple)) and value:
        return ", ".join(_plain(name, item, voice) for item in value)
    if isinstance(value, bool):
        return voice.say("cli-yes" if value else "cli-no")
    if name in SEATS:
        return voice.say("cli-name", {"seat": value})
    return voice.say("cli-value", {"value": value if value or value == 0 else None})
