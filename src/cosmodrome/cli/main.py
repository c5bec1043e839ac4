"""The command line as a whole: finding the subcommand, and turning whatever goes wrong into a line and an exit code."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from .. import __version__
from ..arena import BotError, WorkersLost
from ..arena.bench import BenchFailed
from ..kernel import BadRecord, BadSetup
from . import admin, analyse, arena, bench, games, ladder, learn, own, play, ratings, replay, serve, simulate, verify
from .arguments import Parser, UsageError
from .words import said, speak

FINE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
COMMANDS = (serve, admin, games, play, simulate, arena, ladder, replay, analyse, verify, ratings, bench, learn, own)


def main(argv: Sequence[str] | None = None) -> int:
    _tolerate_any_text()
    speak(sys.argv[1:] if argv is None else argv)
    try:
        args = _parser().parse_args(argv)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except (UsageError, BadSetup) as error:
        return _complain(error, MISUSED)
    except (BadRecord, BenchFailed, BotError, WorkersLost) as error:
        return _complain(error, FAILED)
    except BrokenPipeError:
        # Whoever read our output has gone; without this Python would complain again while closing it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else error, FAILED)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except SystemExit as leaving:  # --help and --version
        return leaving.code if isinstance(leaving.code, int) else FINE


def _parser() -> Parser:
    parser = Parser(prog="cosmodrome", description="An open digital table for four heavyweight space board games.")
    parser.add_argument("--version", action="version", version=f"cosmodrome {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return parser


def _complain(error: object, code: int) -> int:
    text = said(error) if isinstance(error, Exception) else str(error)
    print("cosmodrome:", " ".join(line.strip() for line in text.splitlines()), file=sys.stderr)
    return code


def _tolerate_any_text() -> None:
    """A byte or a letter the terminal's encoding does not know is shown as a question mark, not as a crash."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
