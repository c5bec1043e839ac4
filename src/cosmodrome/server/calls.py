"""Who wants to be called to the table, and how: by mail, by a webhook, for which occasions, and not at night."""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from . import pushing, wall
from .payloads import CallKind, Calls, Channel, SetCalls
from .refusals import Refusal, conflict
from .settings import Settings
from .storage import CallsRow, Conflict, OutboxRow, PushRow, Store, TableRow

CALLS = "calls"
"""The word with which a process tells the others that somebody wants to be called in another way."""

HOLD = {"mail": 300.0, "push": 60.0, "webhook": 60.0}
"""Seconds until somebody is called, by channel: who answers meanwhile is not."""

MOST_BROWSERS = 10
"""So many browsers a person may have pushed to; one more takes the place of the oldest."""

CODE = 8
"""Digits of the code by which somebody proves that an address is theirs."""
CODE_LASTS = 3600.0
CODE_TRIES = 5

TRIES = 20
"""How often a change is tried when others keep changing the same."""


class Callers:
    """What people want, those at least who want anything; the store has it, this is at hand."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._known: dict[str, CallsRow] = {}
        offered: dict[Channel, bool] = {
            "push": bool(settings.push),
            "mail": bool(settings.mail),
            "webhook": settings.webhooks,
        }
        self.channels = [channel for channel, there in offered.items() if there]
        """Those that the host offers."""
        self.push_key = ""
        """What browsers must know to be pushed to."""
        self._private = settings.private_webhooks

    async def load(self, player: str | None = None) -> None:
        """Learn what this person wants, or everybody."""
        if player is None:
            self._known = {row.player: row for row in await self._store.callers()}
            return
        row = await self._store.caller(player)
        self._known.pop(player, None)
        if row is not None:
            self._known[player] = row

    def of(self, player: str) -> CallsRow:
        return self._known.get(player) or CallsRow(player=player)

    async def _change(self, player: str, make: Callable[[CallsRow], CallsRow]) -> None:
        """Change what somebody wants, from what the store has: another browser may have said something meanwhile."""
        for _ in range(TRIES):
            with suppress(Conflict):
                self._known[player] = await self._store.change_caller(player, make)
                return await self._store.tell(f"{CALLS} {player}")
        raise conflict("problem-table-changed")

    # what is wanted

    @property
    def any(self) -> bool:
        """Whether anybody wants to be called at all."""
        return bool(self._known) and bool(self.channels)

    def ways(self, player: str, kind: CallKind) -> list[Channel]:
        """The channels by which this person is called on such an occasion."""
        row = self._known.get(player)
        if row is None:
            return []
        return [
            channel for channel in self.channels if kind in row.wanted.get(channel, []) and self.reaches(row, channel)
        ]

    @staticmethod
    def reaches(row: CallsRow, channel: Channel) -> bool:
        """Whether there is anything at the other end: a confirmed address, a webhook, a browser."""
        return bool({"mail": row.mail, "webhook": row.webhook, "push": row.push}[channel])

    def letters(self, kind: CallKind, table: str, people: dict[int, str], occasion: str) -> list[OutboxRow]:
        """What is put into the outbox to call these people, by their seats; what is there already stays as it is."""
        at = wall.now()
        return [
            OutboxRow(
                id=f"{kind} {table} {seat} {occasion} {player} {channel}",
                player=player,
                channel=channel,
                kind=kind,
                table=table,
                seat=seat,
                occasion=occasion,
                due=at + HOLD[channel],
            )
            for seat, player in sorted(people.items())
            for channel in self.ways(player, kind)
        ]

    def shown(self, player: str) -> Calls:
        row = self.of(player)
        return Calls(
            channels=self.channels,
            mail=row.mail,
            unconfirmed=row.new_mail,
            webhook=row.webhook,
            push_key=self.push_key,
            devices=len(row.push),
            wanted=row.wanted,
            quiet=row.quiet,
            zone=row.zone,
            language=row.language,
        )

    # changing it

    async def set(self, player: str, wish: SetCalls) -> None:
        _check_zone(wish.zone)
        if wish.webhook:
            _check_webhook(wish.webhook)
        for channel in wish.wanted:
            if channel not in self.channels:
                raise Refusal(400, "problem-no-such-channel", {"channels": ", ".join(self.channels)})
        wanted = {name: getattr(wish, name) for name in ("webhook", "wanted", "quiet", "zone", "language")}
        await self._change(player, lambda row: msgspec.structs.replace(row, **wanted))

    async def add_push(self, player: str, browser: PushRow) -> None:
        """One more browser that may be pushed to."""
        if "push" not in self.channels:
            raise Refusal(400, "problem-no-such-channel", {"channels": ", ".join(self.channels)})
        pushing.check(browser, self._private)

        def add(row: CallsRow) -> CallsRow:
            others = [each for each in row.push if each.endpoint != browser.endpoint]
            return msgspec.structs.replace(row, push=[*others, browser][-MOST_BROWSERS:])

        await self._change(player, add)

    async def end_push(self, player: str, endpoint: str) -> None:
        """This browser is not pushed to any more."""

        def end(row: CallsRow) -> CallsRow:
            return msgspec.structs.replace(row, push=[each for each in row.push if each.endpoint != endpoint])

        await self._change(player, end)

    async def keep_push(self, player: str, endpoint: str) -> None:
        """No other browser is pushed to any more."""

        def keep(row: CallsRow) -> CallsRow:
            return msgspec.structs.replace(row, push=[each for each in row.push if each.endpoint == endpoint])

        if self.of(player).push:
            await self._change(player, keep)

    async def new_mail(self, player: str, address: str) -> str:
        """Somebody gives an address, or takes it away: the code that is to be sent there. Until they know it, the
        address they have had counts."""
        if not address:
            await self._change(player, lambda row: msgspec.structs.replace(row, mail="", new_mail="", code=""))
            return ""
        code = f"{secrets.randbelow(10**CODE):0{CODE}}"
        proof = {"new_mail": address, "code": code, "code_until": wall.now() + CODE_LASTS, "code_tries": 0}
        await self._change(player, lambda row: msgspec.structs.replace(row, **proof))
        return code

    async def confirm_mail(self, player: str, code: str) -> None:
        problem = ""

        def check(row: CallsRow) -> CallsRow:
            nonlocal problem
            if not row.code or row.code_until < wall.now() or row.code_tries >= CODE_TRIES:
                problem = "problem-no-code"
                return row
            if not secrets.compare_digest(row.code, code):
                problem = "problem-wrong-code"
                return msgspec.structs.replace(row, code_tries=row.code_tries + 1)
            problem = ""
            return msgspec.structs.replace(row, mail=row.new_mail, new_mail="", code="")

        await self._change(player, check)
        if problem:
            raise conflict(problem)


def turns(row: TableRow, waiting: dict[int, float], acted: int | None) -> dict[int, str]:
    """The people who are waited for anew, by their seats, though not by what they have just done themselves."""
    return {seat: row.seats[seat].player for seat in waiting if seat != acted and row.seats[seat].kind == "person"}


def occasion(asked: float) -> str:
    """The turn that began at this moment, as the outbox knows it: whoever is called to it is called once."""
    return f"{asked:.6f}"


def quiet_until(row: CallsRow, at: float) -> float:
    """When this person may be called: now, or at the end of their quiet hours."""
    if row.quiet is None:
        return at
    begins, ends = row.quiet
    local = datetime.datetime.fromtimestamp(at, ZoneInfo(row.zone))
    minute = local.hour * 60 + local.minute
    inside = begins <= minute < ends if begins <= ends else minute >= begins or minute < ends
    if not inside:
        return at
    # on the clock on their wall, which is put forward or back in some nights
    end = local.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
    return (end if minute < ends else end + datetime.timedelta(days=1)).timestamp()


def _check_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise Refusal(400, "problem-bad-zone") from error


def _check_webhook(url: str) -> None:
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and not parts.username and parts.port != 0
    except ValueError:
        good = False
    if not good or not url.isascii() or not url.isprintable() or " " in url:
        raise Refusal(400, "problem-bad-webhook")
