"""Members: people who can come back from anywhere, under a name of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .. import wall
from ..refusals import Refusal, conflict, forbidden
from ..storage import Conflict, PasskeyRow
from ..writing import alike, readable
from . import passkeys, tickets
from .merging import merge
from .payloads import Account, Ceremony, PasskeyInfo

if TYPE_CHECKING:
    from ..hall import Hall

PATIENCE: Final = 300.0
"""Seconds that somebody has to make a key, or to sign with one."""
MOST_PASSKEYS: Final = 10
NEW: Final = "passkey"
"""Tickets about a key that somebody is to make; the other kind is about whoever signs."""
BACK: Final = "sign-in"
MAIL: Final = "mail"
LINK_LASTS: Final = 1200.0
"""Seconds for which a link in a mail is good."""


class Members:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._people = hall.store.people

    async def shown(self, player: str) -> Account:
        """How this person can come back."""
        await self._hall.meet([player])
        row = await self._people.member(player)
        known = await self._people.passkeys(player)
        return Account(
            name=self._hall.name(player),
            member=row is not None,
            colour=self._hall.colour(player),
            since=None if row is None else row.since,
            passkeys=[PasskeyInfo(each.id, each.label, each.created, each.used) for each in known],
            mail="" if row is None or row.mail is None else row.mail,
            mails=self.mails,
        )

    async def prefer(self, player: str, colour: int) -> None:
        """Somebody wants to have this colour."""
        await self._people.prefer(player, colour)
        await self._hall.meet_again([player])

    # keeping who one is

    async def offer_passkey(self, player: str, origin: str) -> Ceremony:
        """Somebody wants to have a key made; refused if they could not be a member by their name."""
        where = passkeys.site(origin)
        known = await self._people.passkeys(player)
        if len(known) >= MOST_PASSKEYS:
            raise conflict("problem-many-passkeys", most=MOST_PASSKEYS)
        await self._check_name(player)
        ticket = await tickets.issue(self._store, f"{NEW} {player}", PATIENCE)
        return Ceremony(ticket, passkeys.to_make(where, player, self._hall.name(player), ticket, known))

    async def keep_passkey(self, player: str, origin: str, ticket: str, label: str, credential: dict[str, Any]) -> None:
        """A key was made: from now on this person can come back with it."""
        where, label = passkeys.site(origin), readable(label, "problem-bad-name")
        if await tickets.redeem(self._store, ticket, NEW) != player:
            raise forbidden("problem-passkey")
        key = passkeys.made(where, ticket, credential)
        at = wall.now()
        row = PasskeyRow(key.id, player, label, key.key, key.uses, at, at)
        try:
            await self._people.add_passkey(row, alike(self._hall.name(player)))
        except Conflict as taken:
            await self._check_name(player)
            raise conflict("problem-passkey-known") from taken
        await self._kept(player)

    async def remove_passkey(self, player: str, key_id: str) -> None:
        if not await self._people.remove_passkey(player, key_id):
            raise conflict("problem-last-passkey")

    async def remove_mail(self, player: str) -> None:
        if not await self._people.remove_mail(player):
            raise conflict("problem-last-passkey")

    # links by mail

    @property
    def mails(self) -> bool:
        """Whether links can be sent: they must lead to where the host says that we are, whoever asks for one."""
        return bool(self._hall.settings.mail and self._hall.settings.address)

    async def new_link(self, asker: str, address: str) -> str:
        """A link by which its reader shows that this address is theirs. It is the same whether it is anybody's.

        It is good for whoever asks for it: else one could send a link of one's own to others, who would be kept by an
        address that is not theirs. What makes it good stands behind the `#`, which browsers show to no server.
        """
        if not self.mails:
            raise conflict("problem-no-links")
        ticket = await tickets.issue(self._store, f"{MAIL} {asker} {address.lower()}", LINK_LASTS)
        return f"{self._hall.settings.address.rstrip('/')}/sign-in#{ticket}"

    async def by_link(self, before: str, ticket: str) -> str:
        """The member whose address it was sent to; if it is nobody's, it is that of whoever opens it."""
        about = await tickets.look(self._store, ticket, MAIL)
        if about is None:
            raise forbidden("problem-link")
        asker, _, address = about.partition(" ")
        if asker != before:
            raise forbidden("problem-link-elsewhere")
        player = await self._people.with_mail(address)
        if player is None and not before:
            raise Refusal(401, "problem-no-name")
        if player is None:
            await self._check_name(before)
        if await tickets.redeem(self._store, ticket, MAIL) is None:
            raise forbidden("problem-link")
        if player is not None:
            return player
        try:
            await self._people.keep_mail(before, address, alike(self._hall.name(before)), wall.now())
        except Conflict as taken:
            raise conflict("problem-name-of-member") from taken
        await self._kept(before)
        return before

    async def _kept(self, player: str) -> None:
        """Somebody is a member, from now on or from before."""
        await self._hall.meet_again([player])
        if player in self._hall.attendance.people:
            await self._hall.note_attendance([player])

    async def _check_name(self, player: str) -> None:
        """Refuse that somebody becomes a member by a name that another one has."""
        await self._hall.meet([player])
        if not await self._people.is_free(player, alike(self._hall.name(player))):
            raise conflict("problem-name-of-member")

    # coming back

    async def challenge(self, origin: str) -> Ceremony:
        """Whoever has a key may sign this."""
        where = passkeys.site(origin)
        ticket = await tickets.issue(self._store, BACK, PATIENCE)
        return Ceremony(ticket, passkeys.to_sign(where, ticket))

    async def by_passkey(self, origin: str, ticket: str, credential: dict[str, Any]) -> str:
        """The member whose key has signed. Whatever is wrong, the answer is the same."""
        where = passkeys.site(origin)
        if await tickets.redeem(self._store, ticket, BACK) is None:
            raise forbidden("problem-passkey")
        row = await self._people.passkey(str(credential.get("id", ""))[:2000])
        if row is None:
            raise forbidden("problem-passkey")
        uses = passkeys.signed(where, ticket, credential, row)
        await self._people.use_passkey(row.id, uses, wall.now())
        return row.player

    async def welcome(self, before: str, player: str) -> None:
        """A member is back, at a browser where somebody else was known before: if that was a guest, it was them."""
        await self._hall.meet([before, player])
        if before and before != player and not self._hall.is_member(before):
            await merge(self._hall, before, player)
