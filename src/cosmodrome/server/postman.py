"""Carries out what is in the outbox: once, whichever process does it and whenever one is killed.

A letter is put into the outbox in the same transaction as what it tells. A process that carries one out leases it
first, and writes down that it is on its way before it is handed over. If it dies before that, another takes the letter
when the lease has ended; if it dies after, nobody knows whether it has arrived, and it is not sent again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import TYPE_CHECKING, Final

from ..text import Catalogue, Plain, languages
from . import wall
from .calls import quiet_until
from .channels import Letter, Mail, Outcome, by_webhook
from .payloads import Channel
from .pushing import Push, new_key
from .refusals import Refusal
from .storage import CallsRow, OutboxRow, StorageError

if TYPE_CHECKING:
    from .hall import Hall

logger = logging.getLogger(__name__)

EVERY: Final = 5.0
"""Seconds between two looks into the outbox."""
LEASE: Final = 120.0
"""Seconds after which a letter that a process has taken, and not carried out, is free again."""
AT_ONCE: Final = 20
"""So many letters are under way at the same time."""
EACH: Final = 4
"""And so many of one person's: an end that hangs does not keep all hands."""
THERE: Final = 120.0
"""Seconds until it is looked again whether somebody who is connected has answered or gone."""
PAUSES: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0)
"""Seconds before each new try; after the last one it is given up."""
TOGETHER: Final = "mail"
"""The channel by which somebody is told in one letter all that waits for them."""
FIRST: Final = (Outcome.SENT, Outcome.UNKNOWN, Outcome.LATER)
"""What has become of something that went several ways: the first of these that came of one."""
KEPT: Final = 30 * 86400.0
"""Seconds for which it is remembered what was sent."""


class Postman:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        settings = hall.settings
        self._mail = Mail(settings.mail, settings.mail_from) if settings.mail else None
        self._pusher: Push | None = None
        self._under_way: dict[asyncio.Task[None], str] = {}
        """Letters that are being carried out, and whose they are."""

    async def load(self) -> None:
        """Have the key at hand that pushes are signed with."""
        settings = self._hall.settings
        if settings.push:
            self._pusher = Push(await self._store.kept("vapid", new_key()), settings.push, settings.private_webhooks)
            self._hall.callers.push_key = self._pusher.public

    async def run(self) -> None:
        try:
            while True:
                try:
                    while await self.round():
                        pass
                except StorageError as error:
                    logger.error("the outbox can not be read for the moment: %s", error)
                await self._pause()
        finally:
            for task in self._under_way:
                task.cancel()
            await self.rest()

    async def _pause(self) -> None:
        """Until there may be something to do again: sooner where there were more letters than hands."""
        if len(self._under_way) < AT_ONCE:
            await asyncio.sleep(EVERY)
        else:
            await asyncio.wait(self._under_way, timeout=EVERY, return_when=asyncio.FIRST_COMPLETED)

    async def rest(self) -> None:
        """What is under way has been carried out."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def round(self) -> bool:
        """Begin to carry out what is due, as far as there are hands for it; whether there was anything.

        Nothing is waited for: an end that is slow keeps nobody else waiting.
        """
        free = AT_ONCE - len(self._under_way)
        if free <= 0:
            return False
        at = wall.now()
        for lost in await self._store.lost_letters(at):
            logger.warning("it is not known whether %s has arrived; it is not sent again", _named(lost))
        letters = await self._store.take_letters(at, at + LEASE, self._hall.nonce(), free, TOGETHER)
        bundles: dict[str, list[OutboxRow]] = {}
        for row in letters:
            bundles.setdefault(row.player if row.channel == TOGETHER else row.id, []).append(row)
        for bundle in bundles.values():
            await self._begin(bundle)
        await self._store.forget_letters(at - KEPT)
        return bool(letters)

    async def _begin(self, rows: list[OutboxRow]) -> None:
        """One pair of hands takes these, or puts them back while enough have letters to the same person."""
        player = rows[0].player
        if list(self._under_way.values()).count(player) >= EACH:
            for row in rows:
                await self._store.settle_letter(row, "waiting", wall.now() + EVERY, row.tries)
            return
        task = asyncio.create_task(self._try(rows))
        self._under_way[task] = player
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        del self._under_way[task]
        if not task.cancelled() and task.exception() is not None:
            logger.error("a letter could not be settled for the moment: %s", task.exception())

    async def _try(self, rows: list[OutboxRow]) -> None:
        """Whatever is wrong with a letter costs only itself."""
        try:
            await self._carry(rows)
        except StorageError:
            raise
        except Exception:
            logger.exception("%s could not be told", _named(rows[0]))
            for row in rows:
                await self._store.settle_letter(row, "failed", row.due, row.tries)

    async def _carry(self, rows: list[OutboxRow]) -> None:
        """Hand over what is still worth telling, all in one."""
        caller = self._hall.callers.of(rows[0].player)
        sent = [row for row in rows if await self._is_due(row, caller) and await self._store.send_letter(row)]
        if sent:
            outcome = await self._hand_over(sent[0].channel, await self._written(sent, caller))
            for row in sent:
                await self._settle(row, outcome)

    async def _is_due(self, row: OutboxRow, caller: CallsRow) -> bool:
        """Whether this is to be told now; else it is put back, or away."""
        later = await self._not_before(row, caller)
        if later is None:
            await self._store.settle_letter(row, "past", row.due, row.tries)
        elif later > wall.now():
            await self._store.settle_letter(row, "waiting", later, row.tries)
        return later is not None and later <= wall.now()

    async def _not_before(self, row: OutboxRow, caller: CallsRow) -> float | None:
        """When this is to be told, if it is not now; None: it is not worth telling any more."""
        if row.channel not in self._hall.callers.ways(row.player, row.kind):
            return None
        try:
            table = await self._hall.table(row.table)
        except Refusal:
            return None
        if not table.concerns(row.kind, row.seat, row.player, row.occasion):
            return None
        await table.acquainted()
        if table.present(row.seat) and table.row.seats[row.seat].player == row.player:
            return wall.now() + THERE if row.kind == "turn" else None
        return quiet_until(caller, wall.now())

    async def _settle(self, row: OutboxRow, outcome: Outcome) -> None:
        if outcome is Outcome.LATER and row.tries < len(PAUSES):
            return await self._store.settle_letter(row, "waiting", wall.now() + PAUSES[row.tries], row.tries + 1)
        if outcome is not Outcome.SENT:
            logger.warning("%s has not been told: %s", _named(row), outcome.value)
        await self._store.settle_letter(row, outcome.value, row.due, row.tries)

    async def _hand_over(self, channel: Channel, letter: Letter) -> Outcome:
        if channel == "push":
            return await self._push(letter)
        if channel == "webhook":
            return await by_webhook(letter, self._hall.settings.private_webhooks)
        return Outcome.REFUSED if self._mail is None else await self._mail.send(letter)

    async def _push(self, letter: Letter) -> Outcome:
        """To all browsers of somebody: what one has got is not sent to the others again."""
        push, callers, player = self._pusher, self._hall.callers, letter.to
        if push is None:
            return Outcome.REFUSED
        browsers = callers.of(player).push
        # all at once: an old laptop that is slow to answer does not hold up the phone
        answers = await asyncio.gather(*(push.send(browser, letter) for browser in browsers))
        for browser, (_, there) in zip(browsers, answers, strict=True):
            if not there:
                await callers.end_push(player, browser.endpoint)
        outcomes = {outcome for outcome, _ in answers}
        return next((each for each in FIRST if each in outcomes), Outcome.REFUSED)

    async def _written(self, rows: list[OutboxRow], caller: CallsRow) -> Letter:
        """One letter of all of these; to programs goes one at a time."""
        told = [await self._told(row, caller) for row in rows]
        first, row = told[0], rows[0]
        subject = first["text"]
        if len(told) > 1:
            subject = Catalogue(None, _language(caller.language)).say("call-several", {"number": len(told)})
        text = "\n\n".join(f"{each['text']}\n{each['link']}".strip() for each in told)
        to = {"mail": caller.mail, "webhook": caller.webhook, "push": row.player}[row.channel]
        # in the outbox an id says whose letter it is, which is nobody else's business
        letter_id = hashlib.sha256(row.id.encode()).hexdigest()[:32]
        return Letter(id=letter_id, to=to, subject=subject, text=text, data=first)

    async def _told(self, row: OutboxRow, caller: CallsRow) -> dict[str, str]:
        table = await self._hall.table(row.table)
        words = Catalogue(table.game, _language(caller.language))
        address = self._hall.settings.address.rstrip("/")
        title = words.say("game-title")
        said = words.say(f"call-{row.kind}", {"game": Plain(title), "table": Plain(table.row.name or title)})
        link = f"{address}/table/{row.table}" if address else ""
        return {"kind": row.kind, "text": said, "game": table.row.game, "table": row.table, "link": link}

    async def send_code(self, address: str, code: str, language: str) -> None:
        """The code by which somebody proves that an address is theirs: not by the outbox, as they wait for it."""
        text = Catalogue(None, _language(language)).say("call-code", {"code": Plain(code)})
        await self._send_now(address, text, text)

    async def send_link(self, address: str, link: str, minutes: int, language: str) -> None:
        """A link by which somebody comes back: they wait for it too."""
        words = Catalogue(None, _language(language))
        told = words.say("call-link-about", {"minutes": minutes})
        await self._send_now(address, words.say("call-link"), f"{told}\n\n{link}\n\n{words.say('call-link-unasked')}")

    async def _send_now(self, address: str, subject: str, text: str) -> None:
        if self._mail is not None:
            outcome = await self._mail.send(Letter(id="", to=address, subject=subject, text=text, data={}))
            if outcome in (Outcome.LATER, Outcome.REFUSED):
                raise Refusal(502, "problem-mail")


def _language(wanted: str) -> str:
    return wanted if wanted in languages() else "en"


def _named(row: OutboxRow) -> str:
    """A letter in a log: no address, no name."""
    return f"a {row.channel} about {row.kind} at table {row.table}, seat {row.seat}"
