"""`cosmodrome analyse`: a finished game looked at again."""

from __future__ import annotations

import json
from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from ..arena.analysis import Analysis, Settings, Turn, analyse, draw
from ..arena.pictures import drawn
from ..bots import make_bot
from ..kernel import BadRecord
from ..text import Plain
from . import records
from .arguments import Parser, UsageError, add_language, seed, whole_number
from .many import find_modules_here
from .progress import progress_bar
from .table import Voice
from .words import say

if TYPE_CHECKING:
    from .arguments import Commands

COLUMNS = 60
"""So wide a curve is drawn, at most."""
BLOCKS = "▁▂▃▄▅▆▇█"


def add(commands: Commands) -> None:
    usual = Settings()
    parser: Parser = commands.add_parser("analyse", help="look again at a finished game: chances, mistakes, luck")
    parser.add_argument("file", metavar="FILE", help="a record file")
    parser.add_argument("--seat", metavar="N", type=whole_number, help="as this player could know it (1 is the first)")
    parser.add_argument("--bot", metavar="BOT", default="", help="whose answers to compare (default: the game's own)")
    for name, metavar, default, about in (
        ("--worlds", "W", usual.worlds, "over how many worlds chance is averaged"),
        ("--steps", "M", usual.steps, "how many actions play is imagined on, at most"),
        ("--answers", "K", usual.width, "how many answers are weighed at every decision"),
    ):
        parser.add_argument(
            name, metavar=metavar, type=whole_number, default=default, help=f"{about} (default: {default})"
        )
    parser.add_argument("--still", action="store_true", help="judge positions without playing on: quick, but rough")
    parser.add_argument(
        "--seed", metavar="S", type=seed, default=usual.seed, help="from which all imagined chance follows"
    )
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw the course of the game: .svg or .png")
    parser.add_argument("--json", action="store_true", help="as JSON")
    add_language(parser)
    parser.names_bots = True
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    find_modules_here()
    settings = Settings(args.bot, args.worlds, args.steps, args.answers, args.still, args.seed)
    try:
        record, _ = records.load_verified(args.file)
    except BadRecord as error:
        raise UsageError(str(error)) from error
    if args.seat is not None and args.seat > record.seats:
        raise UsageError(say("usage-seat", number=args.seat, seats=record.seats))
    make_bot(record.game, settings.bot_for(record.game, record.seats), "")
    voice = Voice(record.game, args.lang)
    names = [voice.name(seat) for seat in range(record.seats)]
    viewer = None if args.seat is None else args.seat - 1
    with ExitStack() as files:
        artist = files.enter_context(drawn(args.plot)) if args.plot is not None else None
        with progress_bar(voice.say("game-title")) as report:
            found = analyse(record, settings, viewer, report)
        if artist is not None:
            draw(found, artist.figure, voice.catalogue, names)
    print(json.dumps(found.as_dict(), indent=2) if args.json else "\n".join(_lines(found, voice)))
    return 0


def _lines(found: Analysis, voice: Voice) -> list[str]:
    bot = {"bot": Plain(found.bot), "worlds": found.worlds}
    lines = [voice.say("cli-analysed", {"title": "game-title", "moves": len(found.moves), **bot})]
    lines += [_curve(found, seat, voice) for seat in range(found.record.seats)]
    lines.append(voice.say("cli-turns", {"number": len(found.turns)}))
    lines += [_turn(turn, voice) for turn in found.turns]
    lines.append(voice.say("cli-players"))
    for summary in found.summaries:
        params = {
            "seat": summary.seat,
            "kept": _percent(summary.kept),
            "loss": _percent(summary.loss),
            "agreed": summary.agreed,
            "decisions": summary.decisions,
            "luck": _signed(summary.luck, voice),
            "own": _signed(summary.own, voice),
            "others": _signed(summary.others, voice),
        }
        lines.append("  " + voice.say("cli-player", params))
    return lines


def _curve(found: Analysis, seat: int, voice: Voice) -> str:
    values = found.curve(seat)
    wide = min(COLUMNS, len(values))
    picked = [values[column * (len(values) - 1) // max(1, wide - 1)] for column in range(wide)]
    drawn_as = "".join(BLOCKS[min(len(BLOCKS) - 1, int(value * len(BLOCKS)))] for value in picked)
    params = {"seat": seat, "first": _percent(values[0]), "last": _percent(values[-1]), "curve": Plain(drawn_as)}
    return "  " + voice.say("cli-curve", params)


def _turn(turn: Turn, voice: Voice) -> str:
    move = turn.move
    params = {
        "number": move.number,
        "mover": Plain(voice.name(move.seat) if move.seat >= 0 else ""),
        "answer": Plain("" if move.action is None else voice.action(move.action)),
        "seat": turn.seat,
        "change": _signed(turn.change[turn.seat], voice),
        "cause": Plain("luck" if turn.by_luck else "play"),
    }
    lines = ["  " + voice.say("cli-turn" if move.action is not None else "cli-turn-unseen", params)]
    judged = move.judged
    if judged is not None and judged.bot != judged.played and judged.gain > 0:
        better = {"answer": Plain(voice.action(judged.bot)), "gain": _signed(judged.gain, voice)}
        lines.append("    " + voice.say("cli-better", better))
    return "\n".join(lines)


def _percent(value: float) -> float:
    return round(100 * value, 1)


def _signed(value: float, voice: Voice) -> Plain:
    size = _percent(abs(value))
    sign = "none" if size == 0 else "plus" if value > 0 else "minus"
    return Plain(voice.say("cli-signed", {"sign": Plain(sign), "size": size}))
