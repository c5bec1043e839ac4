"""What may be typed at any question besides an answer. Each command has its English word and one of the language."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ...kernel import Illegal, undo
from ...text import Plain
from .question import read_whole
from .view import card_lines, preview_lines

if TYPE_CHECKING:
    from .table import Table

RECENT = 20
"""How many lines `log` shows unless told otherwise."""


OWN_HELP = "terminal-help"
"""What a game adds to the help: how its own signs are read."""

MOST_NAMED = 12
"""So many cards are named where what was typed may mean several."""


class Quit(Exception):
    """A person leaves the table."""


def obey(table: Table, seat: int, typed: str) -> bool:
    """Carry out a command; False if this is none."""
    word, _, rest = typed.strip().partition(" ")
    for name, command in COMMANDS.items():
        if is_word(table, word, name):
            command(table, seat, rest.strip())
            return True
    return False


def is_word(table: Table, typed: str, name: str) -> bool:
    """Whether this is the command with that name, in English or in the language of the table."""
    return _bare(typed.strip()) in (name, _bare(table.voice.say(f"cli-word-{name}")))


def _bare(word: str) -> str:
    """Without capitals and accents."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _help(table: Table, seat: int, rest: str) -> None:
    if not rest:
        table.say("cli-help")
        if table.voice.catalogue.has(OWN_HELP):
            table.say(OWN_HELP)
        return
    try:
        action = read_whole(table.state.decision(seat), rest)
    except Illegal as refusal:
        table.console.write(table.voice.reason(refusal))
        return
    table.say("cli-foreseen", answer=Plain(table.voice.action(action)))
    table.console.write(*("  " + line for line in preview_lines(table.state, seat, action, table.voice)))


def _why(table: Table, seat: int, rest: str) -> None:
    """What is not possible now, and why not."""
    closed = table.state.closed(seat)
    if not closed:
        table.say("cli-nothing-closed")
    for action, refusal in closed:
        table.say("cli-closed", answer=Plain(table.voice.action(action)), reason=Plain(table.voice.reason(refusal)))


def _rules(table: Table, seat: int, rest: str) -> None:
    """The section asked for, or the one behind the question, or the list of all."""
    sections = table.voice.rules()
    asked = rest.removeprefix("#") or table.state.decision(seat).rule
    if asked in sections:
        table.console.write("", sections[asked].title, "")
        table.console.write_markdown(sections[asked].text)
        return
    table.say("cli-no-such-section", section=Plain(asked))
    table.console.write(*(f"{'  ' * section.rank}{section.id}: {section.title}" for section in sections.values()))


def _card(table: Table, seat: int, rest: str) -> None:
    """What a card is and does; the name may be written without capitals and accents, or in part."""
    cards = card_lines(table.state, table.voice)
    if not cards or not rest:
        table.say("cli-card-which" if cards else "cli-no-cards")
        return
    wanted = _bare(rest)
    found = [name for name in cards if wanted == _bare(name)] or [name for name in cards if wanted in _bare(name)]
    if not found:
        table.say("cli-no-such-card", name=Plain(rest))
    elif len(found) > 1:
        more = ", ..." if len(found) > MOST_NAMED else ""
        table.say("cli-several-cards", names=Plain(", ".join(found[:MOST_NAMED]) + more))
    else:
        table.console.write(*cards[found[0]])


def _undo(table: Table, seat: int, rest: str) -> None:
    try:
        table.go_back_to(undo(table.state, seat))
    except Illegal as refusal:
        table.console.write(table.voice.reason(refusal))
        return
    table.say("cli-undone")
    table.keep()


def _log(table: Table, seat: int, rest: str) -> None:
    number = int(rest) if rest.isdecimal() and len(rest) < 10 else RECENT
    events = table.state.events(seat)
    table.console.write(*(table.voice.event(event) for event in events[max(len(events) - number, 0) :]))


def _table(table: Table, seat: int, rest: str) -> None:
    table.show()


def _save(table: Table, seat: int, rest: str) -> None:
    path = Path(rest) if rest else table.file
    if path is None:
        table.say("cli-save-where")
        return
    try:
        if path.resolve() not in table.written and path.exists():
            table.say("cli-file-exists", file=Plain(path))
            return
        table.save(path)
    except (OSError, ValueError) as error:
        table.say("cli-not-saved", file=Plain(path), error=Plain(error))
        return
    table.say("cli-saved", file=Plain(path))


def _quit(table: Table, seat: int, rest: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Table, int, str], None]] = {
    "help": _help,
    "?": _help,
    "why": _why,
    "rules": _rules,
    "card": _card,
    "table": _table,
    "log": _log,
    "undo": _undo,
    "save": _save,
    "quit": _quit,
}
