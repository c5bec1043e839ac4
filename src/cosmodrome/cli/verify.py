"""`cosmodrome verify`: whether a record is what it claims to be."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from ..kernel import BadRecord
from ..text import Plain
from . import records
from .arguments import Parser, add_language
from .table import Voice, score_lines

if TYPE_CHECKING:
    from .arguments import Commands


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("verify", help="check a record: the committed seed, every action, the scores")
    parser.add_argument("file", metavar="FILE", help="a record file")
    parser.add_argument("--commitment", metavar="HASH", help="the hash that the table has shown from the start")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    record, state = records.load_verified(args.file)
    if args.commitment is not None and args.commitment.lower() != record.commitment:
        raise BadRecord(f"the seed of this record was committed to with {record.commitment}, not {args.commitment}")
    voice = Voice(record.game, args.lang)
    print(voice.say("cli-verified", {"file": Plain(args.file), "actions": len(record.actions)}))
    print(*score_lines(state, voice), sep="\n")
    return 0
