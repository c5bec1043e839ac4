"""Lines in, lines out: no cursor movement, no colour, so that pipes and screen readers get the same as everybody."""

from __future__ import annotations

import shutil
import sys


class Console:
    def write(self, *lines: str) -> None:
        for line in lines:
            print(line)

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
