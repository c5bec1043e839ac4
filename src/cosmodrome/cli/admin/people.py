"""`cosmodrome admin people`, `rename`, `merge`, `block`, `unblock`, `announce`."""

from __future__ import annotations

import secrets
import time
from argparse import Namespace
from typing import TYPE_CHECKING

import msgspec

from ...kernel import BadSetup
from ...text import languages
from ..arguments import Parser, whole_number
from .words import columns, moment, tell

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...server.storage import Session, TableRow
    from ...server.storage.desk import Desk
    from ..arguments import Commands

LONGEST = 500
"""Letters of an announcement."""


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("people", help="list people, the newest first")
    parser.add_argument("--name", metavar="TEXT", help="only those whose name contains this")
    parser.add_argument("--blocked", action="store_true", help="only those who are blocked")
    parser.add_argument("--limit", metavar="N", type=whole_number, default=50, help="so many at most (default: 50)")
    parser.set_defaults(work=list_people)
    parser = commands.add_parser("rename", help="give somebody another name")
    parser.add_argument("player", metavar="ID")
    parser.add_argument("name", metavar="NAME")
    parser.set_defaults(work=rename)
    parser = commands.add_parser("merge", help="make two identities one: all that is the first's becomes the second's")
    parser.add_argument("player", metavar="ID")
    parser.add_argument("into", metavar="INTO")
    parser.set_defaults(work=merge)
    for name, work, does in (
        ("block", block, "shut somebody out: bots play on for them, and their cookies name nobody"),
        ("unblock", unblock, "let somebody in again"),
    ):
        parser = commands.add_parser(name, help=does)
        parser.add_argument("player", metavar="ID")
        parser.set_defaults(work=work)
    parser = commands.add_parser("announce", help="show a line to everybody, in place of the one before")
    parser.add_argument("text", metavar="TEXT", nargs="?", default="", help="none: nothing is shown any more")
    for language in languages():
        parser.add_argument(f"--{language}", metavar="TEXT", default="", help="the same in this language")
    parser.set_defaults(work=announce)


def list_people(args: Namespace) -> int:
    from ...server.storage.desk import Desk

    with Desk.at(args.database) as desk:
        found = desk.people("WHERE blocked.player IS NOT NULL" if args.blocked else "")
        found = [each for each in found if not args.name or args.name.casefold() in each[0].name.casefold()]
        columns(
            [(row.id, moment(row.created), "-" if not shut else "X", row.name) for row, shut in found[: args.limit]]
        )
    tell(args, "admin-people", shown=min(len(found), args.limit), all=len(found))
    return 0


def _known(desk: Desk, player: str) -> None:
    if not desk.people("WHERE players.id = ?", player):
        raise BadSetup(f"there is nobody with the id {player}; `cosmodrome admin people` lists them")


def rename(args: Namespace) -> int:
    from ...server.refusals import Refusal
    from ...server.storage.desk import Desk
    from ...server.writing import alike, readable

    try:
        name = readable(args.name, "problem-bad-name")
    except Refusal as error:
        raise BadSetup("this is no name: it is empty, or holds what nobody can see") from error
    if len(name) > 40:
        raise BadSetup("a name has 40 letters at most")
    with Desk.at(args.database) as desk:
        _known(desk, args.player)
        folded = alike(name)
        taken = "SELECT COUNT(*) FROM members WHERE folded = ? AND player <> ?"
        if desk.count(taken, folded, args.player):
            raise BadSetup(f"a member is called {name} already")

        def work(session: Session) -> None:
            session.change("UPDATE players SET name = ? WHERE id = ?", name, args.player)
            session.change("UPDATE members SET folded = ? WHERE player = ?", folded, args.player)

        desk.write([args.player], work)
    tell(args, "admin-renamed", player=args.player, name=name)
    return 0


def merge(args: Namespace) -> int:
    """Where both sit at one table, nobody may play against themselves: one of them has to leave it first."""
    from ...server.people.merging import instead, left_behind
    from ...server.storage import Conflict
    from ...server.storage.desk import Desk

    if args.player == args.into:
        raise BadSetup("that is one and the same")
    with Desk.at(args.database) as desk:
        _known(desk, args.player)
        _known(desk, args.into)
        try:
            _move(desk, args.player, args.into, instead)
        except Conflict as error:
            raise BadSetup(f"{error}, which is not over: one of them has to leave it first") from error
        # until a server has heard of it, the first may still have done something there
        desk.wait_until_heard()
        _move(desk, args.player, args.into, left_behind)
    tell(args, "admin-merged", player=args.player, into=args.into)
    return 0


def _move(desk: Desk, player: str, into: str, seated: Callable[[TableRow, str, str], TableRow]) -> None:
    from ...server.hall import MERGED
    from ...server.results import rating
    from ...server.seeking import matching
    from ...server.storage.people import merge_people
    from ...server.tournaments import rows as tournaments

    moves: list[Callable[[Session, str, str], None]] = [rating.merge, tournaments.merge, matching.merge]
    tables = desk.ids("WHERE id IN (SELECT table_id FROM people WHERE player = ?)", player)
    desk.write(
        [*tables, f"{MERGED} {player} {into}"],
        lambda session: merge_people(session, player, into, lambda row: seated(row, player, into), moves),
    )


def block(args: Namespace) -> int:
    from ...server.hosting.bulletin import BLOCKED, notice
    from ...server.seeking.matching import stop
    from ...server.storage.desk import Desk
    from ...server.tournaments import rows as tournaments

    with Desk.at(args.database) as desk:
        _known(desk, args.player)

        def shut_out(session: Session) -> None:
            sql = "INSERT INTO blocked (player, at) VALUES (?, ?) ON CONFLICT DO NOTHING"
            session.change(sql, args.player, time.time())
            stop(session, args.player)
            tournaments.shut_out(session, args.player)

        desk.write([notice(BLOCKED)], shut_out)
    tell(args, "admin-blocked", player=args.player)
    return 0


def unblock(args: Namespace) -> int:
    from ...server.hosting.bulletin import BLOCKED, notice
    from ...server.storage.desk import Desk

    with Desk.at(args.database) as desk:
        sql = "DELETE FROM blocked WHERE player = ?"
        if not desk.write([notice(BLOCKED)], lambda session: session.change(sql, args.player)):
            raise BadSetup(f"{args.player} is not blocked")
    tell(args, "admin-unblocked", player=args.player)
    return 0


def announce(args: Namespace) -> int:
    from ...server.hosting.bulletin import ANNOUNCEMENT, SAID, notice
    from ...server.payloads import Announcement
    from ...server.storage.desk import Desk

    words = {"": args.text, **{each: getattr(args, each) for each in languages()}}
    words = {language: " ".join(text.split()) for language, text in words.items() if text.strip()}
    if words and "" not in words:
        raise BadSetup("an announcement needs a TEXT for those of other languages")
    if any(len(text) > LONGEST or not text.isprintable() for text in words.values()):
        raise BadSetup(f"an announcement is one line of at most {LONGEST} letters")
    said = Announcement(id=secrets.token_hex(4), words=words)
    text = msgspec.json.encode(said).decode() if words else ""
    sql = "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    with Desk.at(args.database) as desk:
        desk.write([notice(SAID)], lambda session: session.change(sql, ANNOUNCEMENT, text))
    tell(args, "admin-announced" if words else "admin-announced-nothing")
    return 0
