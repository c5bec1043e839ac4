"""`cosmodrome serve`: the table in the browser."""

from __future__ import annotations

import os
import re
from argparse import ArgumentTypeError, Namespace
from ipaddress import ip_network
from typing import TYPE_CHECKING

from ..kernel import BadSetup
from ..text import Catalogue, Plain
from .arguments import Parser, add_language, seconds, whole_number

if TYPE_CHECKING:
    from ..server.settings import Settings
    from .arguments import Commands

USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8000
USUAL_DATABASE = "sqlite:///cosmodrome.db"
LEAST_MEMORY = 128
"""Megabytes that a bot's process needs in any case."""


def add(commands: Commands) -> None:
    parser: Parser = commands.add_parser("serve", help="serve the table in the browser")
    parser.add_argument("--host", default=USUAL_HOST, help=f"the address to serve at (default: {USUAL_HOST})")
    parser.add_argument("--port", type=_port, default=USUAL_PORT, help=f"the port (default: {USUAL_PORT})")
    parser.add_argument(
        "--database",
        metavar="URL",
        default=os.environ.get("DATABASE_URL", USUAL_DATABASE),
        help="sqlite:///FILE or postgresql://... (default: DATABASE_URL, or cosmodrome.db here)",
    )
    parser.add_argument(
        "--workers", metavar="N", type=whole_number, default=1, help="server processes; several need PostgreSQL"
    )
    parser.add_argument(
        "--bot-workers", metavar="N", type=whole_number, default=1, help="processes in which bots think"
    )
    parser.add_argument(
        "--bot-memory", metavar="MB", type=_memory, default=1024, help="most memory of each of these (default: 1024)"
    )
    parser.add_argument(
        "--bot-delay", metavar="S", type=_delay, default=0.8, help="least seconds a bot takes (default: 0.8)"
    )
    parser.add_argument(
        "--origin", metavar="URL", action="append", default=[], help="another origin whose pages may ask"
    )
    parser.add_argument(
        "--host-name",
        metavar="NAME",
        type=_host_name,
        action="append",
        default=[],
        help="a name people reach the server by; if any is given, requests for others are refused",
    )
    parser.add_argument(
        "--https", action="store_true", help="served over https by a proxy: browsers come by nothing else"
    )
    parser.add_argument("--chosen-seeds", action="store_true", help="let people choose seeds: for tests and study")
    parser.add_argument(
        "--per-address",
        metavar="N",
        type=whole_number,
        default=50,
        help="so many people may share an address: its limits are made for them (default: 50)",
    )
    parser.add_argument("--no-limits", action="store_true", help="no limits for people and addresses: for measurements")
    parser.add_argument(
        "--idle", metavar="S", type=seconds, default=600.0, help="seconds until an idle table leaves memory"
    )
    parser.add_argument(
        "--address",
        metavar="URL",
        type=_address,
        default="",
        help="where people find the server, such as https://games.example: for links in what is sent to them",
    )
    parser.add_argument(
        "--mail",
        metavar="URL",
        type=_mail,
        default=os.environ.get("COSMODROME_MAIL", ""),
        help="a mail server, such as smtp://name:password@mail.example:587 (default: COSMODROME_MAIL); none: no mail",
    )
    parser.add_argument(
        "--mail-from",
        metavar="ADDRESS",
        default=os.environ.get("COSMODROME_MAIL_FROM", ""),
        help="the sender of mails (default: COSMODROME_MAIL_FROM)",
    )
    parser.add_argument(
        "--push",
        metavar="CONTACT",
        type=_contact,
        default="",
        help="push to browsers; whom push services may turn to, such as mailto:host@games.example",
    )
    parser.add_argument(
        "--webhooks", action="store_true", help="let people be called to the table through web addresses of their own"
    )
    parser.add_argument(
        "--private-webhooks", action="store_true", help="the same, also through addresses inside your own network"
    )
    parser.add_argument(
        "--metrics-from",
        metavar="NETWORK",
        type=_network,
        action="append",
        default=[],
        help="an address or network, such as 10.0.0.0/8, that may ask for /metrics besides this machine",
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how the server writes about itself (default: text)"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    # here, so that the other commands need not load a server
    from ..server.hosting.sharing import counting_together

    with counting_together(args.workers):
        return _serve(args)


def _serve(args: Namespace) -> int:
    from ..server.serving import serve
    from ..server.settings import Settings

    if args.mail and "@" not in args.mail_from:
        raise BadSetup("--mail needs --mail-from (or COSMODROME_MAIL_FROM), such as games@mail.example")
    settings = Settings(
        database=args.database,
        bot_processes=args.bot_workers,
        bot_memory=args.bot_memory,
        bot_delay=args.bot_delay,
        origins=tuple(args.origin),
        hosts=tuple(args.host_name),
        https=args.https,
        chosen_seeds=args.chosen_seeds,
        limited=not args.no_limits,
        people=args.per_address,
        idle=args.idle,
        address=args.address,
        mail=args.mail,
        mail_from=args.mail_from,
        push=args.push,
        webhooks=args.webhooks or args.private_webhooks,
        private_webhooks=args.private_webhooks,
        metrics_from=tuple(args.metrics_from),
        log=args.log,
    )
    serve(settings, args.host, args.port, args.workers, lambda: print(_opening(args, settings), flush=True))
    return 0


def _opening(args: Namespace, settings: Settings) -> str:
    """What is said when people may come; or that they would find no page."""
    shown = f"[{args.host}]" if ":" in args.host else args.host
    key = "cli-serving" if (settings.client / "index.html").is_file() else "cli-serving-no-client"
    return Catalogue(None, args.lang).say(key, {"address": Plain(f"http://{shown}:{args.port}")})


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 65535:
        raise ArgumentTypeError(f"{text!r} is not a port from 1 to 65535")
    return int(text)


def _host_name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9.\-]+|\[[0-9A-Fa-f:.]+\]", text):
        raise ArgumentTypeError(
            f"{text!r} is not a name such as games.example or 192.0.2.1, without https:// or a port"
        )
    return text


def _address(text: str) -> str:
    if text and not re.fullmatch(r"https?://[A-Za-z0-9.\-\[\]:]+/?", text):
        raise ArgumentTypeError(f"{text!r} is not an address such as https://games.example")
    return text


def _network(text: str) -> str:
    try:
        return str(ip_network(text))
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is not a network such as 10.0.0.0/8 or 192.0.2.1: {error}") from error


def _contact(text: str) -> str:
    if text and not re.fullmatch(r"mailto:[^\s@]+@[A-Za-z0-9.\-]+|https://\S+", text):
        raise ArgumentTypeError(f"{text!r} is not a contact such as mailto:host@games.example")
    return text


def _mail(text: str) -> str:
    if text and not re.fullmatch(r"smtps?://(\S+@)?[A-Za-z0-9.\-]+(:[0-9]{1,5})?/?", text):
        # never the text itself: it may hold a password
        raise ArgumentTypeError("this is not a mail server such as smtp://name:password@mail.example:587")
    return text


def _memory(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 7 or 0 < int(text) < LEAST_MEMORY:
        raise ArgumentTypeError(f"{text!r} is not a number of megabytes of at least {LEAST_MEMORY}; 0 means no limit")
    return int(text)


def _delay(text: str) -> float:
    try:
        delay = float(text)
    except ValueError:
        delay = -1.0
    if not 0 <= delay <= 60:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 60")
    return delay
