"""Lines in, lines out: no cursor movement, no colour, so that pipes and screen readers get the same as everybody.

At a terminal, lines end between words; what goes elsewhere is left as long as it is.
"""

from __future__ import annotations

import io
import shutil
import sys
import textwrap
from typing import Any, ClassVar

from rich.console import Console as RichConsole
from rich.markdown import Heading, Markdown, MarkdownElement
from rich.text import Text

PAGE = 96
"""How wide the rules are set where there is no terminal, or a wider one."""


class Console:
    def write(self, *lines: str) -> None:
        for line in lines:
            print(*_fitted(line), sep="\n")

    def write_markdown(self, text: str) -> None:
        """The rules, laid out: paragraphs, lists and tables, without any signs of Markdown."""
        width = min(_width() or PAGE, PAGE)
        console = RichConsole(file=io.StringIO(), width=width, color_system=None, highlight=False)
        with console.capture() as laid_out:
            console.print(_Plain(text, hyperlinks=False))
        print(*(line.rstrip() for line in laid_out.get().rstrip().splitlines()), sep="\n")

    def ask(self, prompt: str) -> str:
        """One line of input; EOFError when there will be no more."""
        try:
            return input(prompt) if sys.stdin.isatty() and sys.stdout.isatty() else self._read(prompt)
        except EOFError:
            print()
            raise

    def _read(self, prompt: str) -> str:
        """From a pipe or a file; what is read is printed, so that the output reads like a conversation."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        answer = line.rstrip("\r\n")
        print(answer)
        return answer

    def push_away(self) -> None:
        """Move what is on the screen out of sight, by blank lines."""
        if sys.stdout.isatty():
            print("\n" * shutil.get_terminal_size().lines)


class _LeftHeading(Heading):
    """At the left, as the rest: in the middle, nobody would hear that it is one."""

    def __rich_console__(self, console: Any, options: Any) -> Any:
        text = self.text
        text.justify = "left"
        yield Text("")
        yield text


class _Plain(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "heading_open": _LeftHeading}


def _width() -> int:
    """The columns of the terminal; 0 if there is none."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else 0


def _fitted(line: str) -> list[str]:
    """A line in as many as it needs, each broken between words; its indentation stays."""
    width = _width()
    if not width or len(line) <= width:
        return [line]
    indent = line[: len(line) - len(line.lstrip())]
    wrapped = textwrap.wrap(
        line.strip(),
        max(width, 20),
        initial_indent=indent,
        subsequent_indent=indent + "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return wrapped or [line]
